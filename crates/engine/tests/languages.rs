//! Every language says the same: the same messages with the same arguments, none that nobody asks for, and each of them
//! in that language alone. It walks whatever lies in `locales/`.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use hustings_engine::{Arg, Message, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const TRANSLATIONS: &[&str] = &["it"];

/// Messages whose arguments differ by design: what a card says comes in every language at once, and each takes its own.
const OWN_ARGUMENTS: &[&str] = &["dictators-printed"];

/// What identifiers begin with that are put together at run time.
const MADE: &[&str] = &[
    "cli-help-",
    "dictators-place-",
    "advice-",
    "error-",
    "game-",
    "help-",
    "lobby-kicker-",
    "lobby-pitch-",
    "lobby-title-",
    "page-key-",
    "refused-",
    "seat-",
    "sixty-state-",
    "table-",
    "trail-card-",
    "trail-state-",
];

/// A game writes its messages without its prefix: `msg("log-won")`.
const PREFIXED: &[(&str, &str)] = &[
    ("sixty-", "crates/nineteen-sixty/src"),
    ("trail-", "crates/campaign-trail/src"),
    ("dictators-", "crates/dictators/src"),
];

/// Messages that are names, of games, cards and people, which stay as they are.
const NAMES: &[&str] = &[
    "game-1960",
    "lobby-title-1960",
    "trail-candidate",
    "trail-politick",
];

/// Common words of English that are none of Italian.
const ENGLISH: &[&str] = &[
    "the", "and", "of", "to", "with", "your", "you", "is", "was", "were", "from", "for", "this",
    "that", "these", "those", "has", "have", "had", "will", "can", "cannot", "not", "by", "at",
    "it", "its", "which", "who", "when", "where", "what", "their", "there", "they", "card",
    "cards", "player", "players", "turn", "turns", "draw", "hand", "round", "each", "every", "an",
    "on", "one", "two", "may", "must", "play", "plays", "been", "but", "or", "as", "here", "now",
    "more", "than", "first", "then", "so", "all", "nobody", "game", "table", "seat", "move",
    "moves",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files under a folder with one of these endings.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if ending.is_some_and(|ending| endings.contains(&ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a source is UTF-8 text")
}

/// A message's arguments, each with the variants that are chosen by it.
type Arguments = BTreeMap<String, BTreeSet<String>>;

/// Every message of a language.
fn messages(language: &str) -> BTreeMap<String, Arguments> {
    let mut found = BTreeMap::new();
    for path in files(&root().join("locales").join(language), &["ftl"]) {
        let source = read(&path);
        let parsed = fluent_syntax::parser::parse(source.as_str());
        let parsed = parsed.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in parsed.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut arguments = Arguments::new();
            if let Some(pattern) = &message.value {
                walk(pattern, &mut arguments);
            }
            let twice = found.insert(message.id.name.to_owned(), arguments);
            assert!(
                twice.is_none(),
                "{language}: {} is defined twice",
                message.id.name
            );
        }
    }
    found
}

fn walk(pattern: &Pattern<&str>, arguments: &mut Arguments) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => named(inline, arguments),
                Expression::Select { selector, variants } => {
                    named(selector, arguments);
                    for variant in variants {
                        if let InlineExpression::VariableReference { id } = selector {
                            let (VariantKey::Identifier { name: key }
                            | VariantKey::NumberLiteral { value: key }) = variant.key;
                            arguments
                                .entry(id.name.to_owned())
                                .or_default()
                                .insert(key.to_owned());
                        }
                        walk(&variant.value, arguments);
                    }
                }
            }
        }
    }
}

fn named(inline: &InlineExpression<&str>, arguments: &mut Arguments) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.entry(id.name.to_owned()).or_default();
        }
        InlineExpression::FunctionReference {
            arguments: given, ..
        } => {
            given
                .positional
                .iter()
                .for_each(|inline| named(inline, arguments));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                named(inline, arguments);
            }
        }
        _ => {}
    }
}

#[test]
fn the_same_messages_take_the_same_arguments() {
    let english = messages("en");
    let mut problems = Vec::new();
    for language in TRANSLATIONS {
        let translated = messages(language);
        let names = |of: &BTreeMap<String, Arguments>| of.keys().cloned().collect::<BTreeSet<_>>();
        // In English the commands explain themselves; a test of theirs looks after the translations.
        let is_help = |id: &&String| id.starts_with("help");
        for id in names(&english)
            .symmetric_difference(&names(&translated))
            .filter(|id| !is_help(id))
        {
            let side = if english.contains_key(id) {
                language
            } else {
                "en"
            };
            problems.push(format!("{id} is missing in {side}"));
        }
        for (id, arguments) in &english {
            let keys = |of: &Arguments| of.keys().cloned().collect::<Vec<_>>();
            let Some(other) = translated
                .get(id)
                .filter(|_| !OWN_ARGUMENTS.contains(&id.as_str()))
            else {
                continue;
            };
            if keys(arguments) != keys(other) {
                problems.push(format!(
                    "{id}: en {:?}, {language} {:?}",
                    keys(arguments),
                    keys(other)
                ));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_message_is_asked_for() {
    let root = root();
    let sources = |folders: Vec<PathBuf>| -> String {
        let paths = folders
            .iter()
            .flat_map(|folder| files(folder, &["rs", "ts", "svelte"]));
        paths.map(|path| read(&path)).collect()
    };
    let mut folders: Vec<PathBuf> = fs::read_dir(root.join("crates"))
        .expect("the crates are there")
        .map(|entry| entry.expect("the folder can be read").path().join("src"))
        .collect();
    folders.push(root.join("web/src"));
    let everything = sources(folders);
    let own: Vec<(&str, String)> = PREFIXED
        .iter()
        .map(|(prefix, folder)| (*prefix, sources(vec![root.join(folder)])))
        .collect();
    let quoted = |text: &str, id: &str| {
        ['"', '\'', '`']
            .iter()
            .any(|mark| text.contains(&format!("{mark}{id}{mark}")))
    };
    let unused: Vec<String> = messages("en")
        .into_keys()
        .filter(|id| {
            let by_game = own.iter().any(|(prefix, text)| {
                id.strip_prefix(prefix)
                    .is_some_and(|rest| quoted(text, rest))
            });
            !by_game && !quoted(&everything, id) && !MADE.iter().any(|made| id.starts_with(made))
        })
        .collect();
    assert!(unused.is_empty(), "nobody asks for:\n{}", unused.join("\n"));
    let idle: Vec<&&str> = MADE
        .iter()
        .filter(|made| {
            !everything.contains(
                made.trim_start_matches("sixty-")
                    .trim_start_matches("trail-")
                    .trim_start_matches("dictators-"),
            )
        })
        .collect();
    assert!(idle.is_empty(), "nothing is made with {idle:?}");
}

/// What an argument may be: every variant that is chosen by it; else a name, and numbers where plurals are.
fn samples(argument: &BTreeSet<String>) -> Vec<Arg> {
    const PLURALS: &[&str] = &["zero", "one", "two", "few", "many", "other"];
    let mut samples: Vec<Arg> = Vec::new();
    for key in argument {
        match key.parse::<i64>() {
            Ok(number) => samples.push(number.into()),
            Err(_) if PLURALS.contains(&key.as_str()) => samples.extend([1.into(), 7.into()]),
            Err(_) => samples.push(key.as_str().into()),
        }
    }
    if samples.is_empty() {
        samples.push("Xy".into());
    }
    samples.truncate(64);
    samples
}

/// The message with every sample of every argument, the others being as in their first.
fn filled(id: &str, arguments: &Arguments) -> Vec<Message> {
    let mut all = vec![Message::new(id)];
    for (name, variants) in arguments {
        let name: &'static str = Box::leak(name.clone().into_boxed_str());
        let samples = samples(variants);
        all = all
            .into_iter()
            .flat_map(|message| {
                samples
                    .iter()
                    .map(move |sample| message.clone().with(name, sample.clone()))
            })
            .take(4096)
            .collect();
    }
    all
}

/// The words of a language, and all that it can say: each message with every sample.
fn spoken(language: &str) -> Vec<(String, Result<String, String>)> {
    let folder = root().join("locales").join(language);
    let sources: Vec<String> = files(&folder, &["ftl"])
        .iter()
        .map(|path| read(path))
        .collect();
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let texts = Texts::new(language, &sources).expect("the words load together");
    let mut said = Vec::new();
    for (id, arguments) in messages(language) {
        for message in filled(&id, &arguments) {
            said.push((id.clone(), texts.try_say(&message)));
        }
    }
    said
}

#[test]
fn every_message_can_be_said_and_leaves_no_placeholder() {
    let mut problems = BTreeSet::new();
    for language in TRANSLATIONS.iter().chain(&["en"]) {
        for (id, said) in spoken(language) {
            match said {
                Err(problem) => drop(problems.insert(format!("{language} {id}: {problem}"))),
                Ok(words) if words.contains(['{', '}', '⟨']) => {
                    problems.insert(format!("{language} {id} leaves a placeholder: {words}"));
                }
                Ok(_) => {}
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn no_translation_says_anything_in_english() {
    let mut problems = BTreeSet::new();
    for language in TRANSLATIONS {
        let said = spoken(language);
        let is_name = |id: &str| NAMES.contains(&id);
        let names: Vec<&String> = said
            .iter()
            .filter(|(id, _)| is_name(id))
            .filter_map(|(_, words)| words.as_ref().ok())
            .collect();
        for (id, words) in said.iter().filter(|(id, _)| !is_name(id)) {
            let Ok(words) = words else { continue };
            let own = names
                .iter()
                .fold(words.clone(), |words, name| words.replace(*name, ""));
            if let Some(word) = english_word(&own) {
                problems.insert(format!("{language} {id} says '{word}': {words}"));
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

/// The first English word in it. What is typed, such as `KEY=VALUE`, file endings and whatever stands between backquotes,
/// is no word.
fn english_word(words: &str) -> Option<&'static str> {
    let spoken: Vec<&str> = words.split('`').step_by(2).collect();
    let lower = spoken.join(" ").to_lowercase();
    let spoken: BTreeSet<&str> = lower
        .split_whitespace()
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
        .collect();
    ENGLISH.iter().copied().find(|word| spoken.contains(word))
}
