//! Words for players. Games name messages and their arguments; Fluent files turn them into sentences.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// A sentence or a phrase, by its Fluent identifier, with what is to be filled in.
///
/// Servers make dozens of them for every answer, so they allocate little.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Message {
    pub id: Cow<'static, str>,
    #[serde(skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(
        feature = "types",
        ts(as = "Option<std::collections::BTreeMap<String, Arg>>", optional)
    )]
    pub args: Args,
}

/// What is filled into a message: names with values, in the order of the names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Args(Vec<(&'static str, Arg)>);

impl Args {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn insert(&mut self, name: &'static str, value: Arg) {
        match self.0.binary_search_by_key(&name, |(name, _)| name) {
            Ok(place) => self.0[place].1 = value,
            Err(place) => self.0.insert(place, (name, value)),
        }
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// What can be filled into a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Arg {
    Number(i64),
    /// A name that is the same in every language, or a selector key.
    Text(Cow<'static, str>),
    Message(Message),
    /// Several phrases; each language joins them in its own way.
    List(Vec<Message>),
}

impl Arg {
    /// A name or a selector key that the program itself has.
    pub const fn key(key: &'static str) -> Arg {
        Arg::Text(Cow::Borrowed(key))
    }
}

impl Message {
    pub fn new(id: impl Into<String>) -> Message {
        Message {
            id: Cow::Owned(id.into()),
            args: Args::default(),
        }
    }

    /// A message whose identifier the program itself has.
    pub const fn known(id: &'static str) -> Message {
        Message {
            id: Cow::Borrowed(id),
            args: Args(Vec::new()),
        }
    }

    /// Words that are the same in every language, such as those of a parser.
    pub fn plain(words: impl Into<String>) -> Message {
        Message::known("error-plain").with("text", words.into())
    }

    /// What is wrong, behind what it is wrong with.
    pub fn about(what: impl Into<Arg>, problem: Message) -> Message {
        let message = Message::known("error-about").with("what", what);
        message.with("problem", problem)
    }

    /// Messages one after the other, each two of them put together by the message `id`; nothing where there are none.
    pub fn joined(
        id: &'static str,
        messages: impl IntoIterator<Item = Message>,
    ) -> Option<Message> {
        let join = |first, rest| Message::known(id).with("first", first).with("rest", rest);
        messages.into_iter().reduce(join)
    }

    /// Fills an argument in.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.insert(name, value.into());
        self
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}
impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(Cow::Owned(text.to_owned()))
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(Cow::Owned(text))
    }
}
macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Arg { Arg::Number(number as i64) }
        }
    )+};
}
numbers!(u8, i8, u16, i32, u32, i64, u64, usize);

/// The messages of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    language: LanguageIdentifier,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Texts").finish_non_exhaustive()
    }
}

impl Texts {
    /// Reads Fluent sources of one language. The error says what is wrong with which line.
    pub fn new(language: &str, sources: &[&str]) -> Result<Texts, String> {
        let language: LanguageIdentifier = language
            .parse()
            .map_err(|_| format!("'{language}' is not the name of a language"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        // Isolation marks are for mixed scripts; in a terminal they are noise.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| format!("a Fluent file does not parse: {errors:?}"))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| format!("a message is defined twice: {errors:?}"))?;
        }
        Ok(Texts { bundle, language })
    }

    /// Those of the sources that are of this language, each once.
    pub fn of(language: &str, sources: &[(&str, &str)]) -> Result<Texts, String> {
        let mut own: Vec<&str> = Vec::new();
        for (spoken, source) in sources {
            if *spoken == language && !own.contains(source) {
                own.push(source);
            }
        }
        Texts::new(language, &own)
    }

    /// The message in words. A message that is missing, or lacks an argument, shows its identifier in angle
    /// brackets; [`Texts::try_say`] tells the two apart from words.
    pub fn say(&self, message: &Message) -> String {
        self.try_say(message)
            .unwrap_or_else(|_| format!("⟨{}⟩", message.id))
    }

    /// The message in words, or what is missing for it.
    pub fn try_say(&self, message: &Message) -> Result<String, String> {
        let pattern = self
            .bundle
            .get_message(&message.id)
            .and_then(|found| found.value())
            .ok_or_else(|| format!("no message '{}'", message.id))?;
        let mut args = FluentArgs::new();
        for (name, value) in &message.args.0 {
            args.set(*name, self.fill(value)?);
        }
        let mut errors = Vec::new();
        let words = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned();
        match errors.first() {
            Some(error) => Err(format!("message '{}': {error}", message.id)),
            None => Ok(words),
        }
    }

    /// The code of the language.
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// Whether there is a message of that name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn fill(&self, value: &Arg) -> Result<FluentValue<'static>, String> {
        Ok(match value {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone().into_owned()),
            Arg::Message(message) => FluentValue::from(self.try_say(message)?),
            Arg::List(messages) => FluentValue::from(self.join(messages)?),
        })
    }

    /// Joins phrases by the language's own `list-two` and `list-more`: 'a, b and c'.
    fn join(&self, messages: &[Message]) -> Result<String, String> {
        let words = messages
            .iter()
            .map(|message| self.try_say(message))
            .collect::<Result<Vec<_>, _>>()?;
        let mut words = words.into_iter().rev();
        let Some(last) = words.next() else {
            return Ok(String::new());
        };
        let mut joined = last;
        for (position, word) in words.enumerate() {
            let id = if position == 0 {
                "list-two"
            } else {
                "list-more"
            };
            let message = Message::new(id).with("first", word).with("rest", joined);
            joined = self.try_say(&message)?;
        }
        Ok(joined)
    }
}

/// What the engine itself says, in every language: why a game cannot be set up, why a journal proves nothing, what is
/// wrong with a deck or a scenario.
pub const ERRORS: &[(&str, &str)] = &[
    ("en", include_str!("../../../locales/en/errors.ftl")),
    ("en", include_str!("../../../locales/en/decks.ftl")),
    ("en", include_str!("../../../locales/en/scenarios.ftl")),
    ("it", include_str!("../../../locales/it/errors.ftl")),
    ("it", include_str!("../../../locales/it/decks.ftl")),
    ("it", include_str!("../../../locales/it/scenarios.ftl")),
];

/// One of the [`ERRORS`] in English, for logs and for whoever asks an error for its words.
pub fn english(message: &Message) -> String {
    static ENGLISH: LazyLock<Texts> = LazyLock::new(|| {
        Texts::of("en", ERRORS).expect("the built-in Fluent files are tested to load")
    });
    ENGLISH.say(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_nest_and_lists_are_joined() {
        let source = "list-two = { $first } and { $rest }\nlist-more = { $first }, { $rest }\nNY = New York\nCT = Connecticut\nRI = Rhode Island\nin = in { $states }\n";
        let texts = Texts::new("en", &[source]).expect("the source is valid");
        let states = ["NY", "CT", "RI"].map(Message::new).to_vec();
        let message = Message::new("in").with("states", states);
        assert_eq!(
            texts.say(&message),
            "in New York, Connecticut and Rhode Island"
        );
    }

    #[test]
    fn a_missing_message_is_an_error_and_shows_its_name() {
        let texts = Texts::new("en", &["hello = Hello { $name }"]).expect("the source is valid");
        assert_eq!(texts.say(&Message::new("nothing")), "⟨nothing⟩");
        assert!(texts.try_say(&Message::new("hello")).is_err());
    }
}
