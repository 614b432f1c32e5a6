//! Games without their types: what the server, the command line and Python hold. JSON out, actions by index.

use crate::action::Action;
use crate::chance::{Chance, Draw, Quick, Recorder};
use crate::deck;
use crate::expect::Expected;
use crate::fields::Fields;
use crate::game::{Game, Illegal, Question, Reveal, SetupError, Status};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::{Message, Texts, english};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

/// The words of a game.
pub trait Words: Game {
    /// The game's full title.
    const TITLE: &'static str;
    /// Its options, for listings and for `-o key=value`.
    const OPTIONS: &'static [OptionSpec];
    /// Fluent sources, each with its language.
    const LOCALES: &'static [(&'static str, &'static str)];
    /// The rules page that citations point into: one statement a line, each beginning with its number.
    const RULES_PAGE: &'static str;
    /// The same page in other languages, each with its language.
    const TRANSLATED_RULES: &'static [(&'static str, &'static str)] = &[];

    /// What `action` means as an answer of `seat` to what is asked now.
    fn choice_text(&self, seat: Seat, action: Self::Action) -> Message;

    /// What happened. Only what never changes at a table, such as its deck, may be asked of it: events are put into words
    /// when the answer that led to them has been taken.
    fn event_text(&self, event: &Self::Event) -> Message;

    /// What begins with an event, for the story of a game that is over: a chapter of it, or something that a player
    /// would name when asked what turned the game.
    fn heading(_event: &Self::Event) -> Option<Heading> {
        None
    }

    /// Whether a response window is open: whoever is asked has nothing to do but to respond, or to pass.
    fn is_response_window(&self) -> bool {
        false
    }

    /// What is printed on the board and on the cards of a table with these options, for clients that draw them.
    fn reference(_options: &Self::Options) -> Value {
        Value::Null
    }

    /// What is in every view alike, with the same fields in the same order: it is written once for all who watch.
    fn public(&self) -> &impl Serialize {
        &()
    }

    /// Whether a field of it is as it was: asked of all, answered for the long ones, which are then not written anew.
    fn is_kept(&self, _before: &Self, _field: &str) -> bool {
        false
    }

    /// What a view holds besides.
    fn private(&self, viewer: Viewer) -> impl Serialize {
        self.view(viewer)
    }

    /// The board as a few lines of plain text.
    fn sketch(view: &Self::View, texts: &Texts) -> String;

    /// What is wrong with a deck file of a user's own, a sentence each; nothing at all where the file is no deck of this
    /// game. `file` is what the sentences call it.
    fn check_deck(_file: &str, _text: &str) -> Option<Vec<Message>> {
        None
    }

    /// A page in HTML with every card of the game's own deck, where it has one.
    fn deck_page(_texts: &Texts) -> Option<String> {
        None
    }
}

/// What scenario files need of a game.
pub trait Scripted: Game {
    /// The whole state, hidden parts included, with the names that views use.
    fn inspect(&self) -> Value;

    /// Sets one part of the state. `path` is the key as written, such as `support.NY`. The error says what would fit.
    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message>;

    /// Plays on, after parts were set, to the question that the position asks.
    fn resume<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Result<(), Message>;

    /// The outcome that a scenario names: `cubes`, `red`.
    fn outcome(kind: &str, name: &str) -> Option<(Draw, u32)>;

    /// The answers that a phrase of a scenario stands for at this point: usually one, `spend NY 4` several.
    fn phrase(&self, _seat: Seat, phrase: &str) -> Option<Vec<Self::Action>> {
        Self::Action::parse(phrase).map(|action| vec![action])
    }
}

/// One option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    pub key: &'static str,
    pub values: OptionValues,
    pub default: &'static str,
    /// The Fluent identifier of its explanation.
    pub help: &'static str,
}

/// What an option can be set to.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OptionValues {
    OneOf(&'static [&'static str]),
    Flag,
    Range(u32, u32),
    /// Free text, which the game reads for itself.
    Text,
}

impl OptionValues {
    /// How to write a value.
    pub fn describe(&self) -> String {
        match self {
            OptionValues::OneOf(values) => values.join("|"),
            OptionValues::Flag => "true|false".into(),
            OptionValues::Range(low, high) => format!("{low}..{high}"),
            OptionValues::Text => "TEXT".into(),
        }
    }

    fn read(&self, text: &str) -> Option<Value> {
        match self {
            OptionValues::OneOf(values) => values.contains(&text).then(|| Value::from(text)),
            OptionValues::Flag => text.parse::<bool>().ok().map(Value::from),
            OptionValues::Range(low, high) => text
                .parse::<u32>()
                .ok()
                .filter(|number| (low..=high).contains(&number))
                .map(Value::from),
            OptionValues::Text => Some(Value::from(text)),
        }
    }
}

/// A legal answer, as a client is told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Choice {
    pub index: usize,
    pub name: String,
    /// The part of the board that stands for it.
    pub target: String,
    pub text: Message,
}

/// What begins with an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heading {
    /// A turn, a month, a round.
    Chapter(Message),
    /// A card that is played out, a debate, a vote.
    Deed(Message),
}

/// What one viewer sees of an event.
#[derive(Clone, Debug, Serialize)]
pub struct SeenEvent {
    pub text: Message,
    /// As text, because it is mostly passed on.
    pub data: Box<RawValue>,
}

impl PartialEq for SeenEvent {
    fn eq(&self, other: &SeenEvent) -> bool {
        self.text == other.text && self.data.get() == other.data.get()
    }
}

/// An event with what each viewer sees of it: one version for all who see it alike.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyEvent {
    seats: Vec<Option<Arc<SeenEvent>>>,
    spectator: Option<Arc<SeenEvent>>,
    /// What begins with it; only for those who may know everything.
    heading: Option<Heading>,
}

impl AnyEvent {
    /// What `viewer` sees of it, if anything.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&SeenEvent> {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index())?.as_deref(),
            Viewer::Spectator => self.spectator.as_deref(),
        }
    }

    /// What begins with it, hidden or not: for games that are over.
    pub fn heading(&self) -> Option<&Heading> {
        self.heading.as_ref()
    }
}

/// In how many imagined worlds an answer is tried whose outcome is open.
const FORESEEN_WORLDS: u64 = 12;

/// What a player can foresee of an answer before giving it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Foreseen {
    /// Whether they would then have nothing more to answer, so that the turn passes on; or could, where that is open.
    pub ends: bool,
    /// What they would see after it, where that is certain: nothing is drawn and nothing comes to light.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Option<Value>,
}

/// An answer that was accepted.
#[derive(Clone, Debug)]
pub struct Answered {
    pub reveal: Reveal,
    pub events: Vec<AnyEvent>,
}

/// A table of some game.
pub trait AnyGame: Debug + Send + Sync {
    fn seats(&self) -> usize;
    fn seat_name(&self, seat: Seat) -> &'static str;
    fn allies(&self, seat: Seat) -> SeatSet;
    fn status(&self) -> Status;
    fn awaited(&self, viewer: Viewer) -> SeatSet;
    fn question(&self, seat: Seat) -> Option<Question>;
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// What an answer would mean now, legal or not.
    fn choice_text(&self, seat: Seat, index: usize) -> Option<Message>;
    /// The refusal that an answer would meet, if it would.
    fn refusal(&self, seat: Seat, index: usize) -> Option<Illegal>;
    /// What `seat` can foresee of a legal answer, from what they know and nothing else.
    fn foresee(&self, seat: Seat, index: usize) -> Option<Foreseen>;
    /// What `seat` can expect before they are asked next, and what they may be asked once they have given `answers`; from
    /// what they know and nothing else.
    fn expect(&self, seat: Seat, answers: &[usize], worlds: u64) -> Expected;
    /// Whether a response window is open.
    fn is_response_window(&self) -> bool;
    fn answer(
        &mut self,
        seat: Seat,
        index: usize,
        chance: &mut dyn Chance,
    ) -> Result<Answered, AnswerError>;
    fn view(&self, viewer: Viewer) -> Value;
    /// The fields of the view that are the same for every viewer, as text, for whoever only passes them on.
    /// `before` is an earlier position with its fields, where there is one: what is as it was need not be written anew.
    fn public_fields(&self, before: Option<(&dyn AnyGame, &Fields)>, fields: &mut Fields);
    /// The other fields of the view.
    fn private_fields(&self, viewer: Viewer, fields: &mut Fields);
    fn sketch(&self, viewer: Viewer, texts: &Texts) -> String;
    fn boxed(&self) -> Box<dyn AnyGame>;
    /// The typed game, for whoever knows its type: bots, which take a view of it.
    fn as_any(&self) -> &dyn Any;
    fn action_index(&self, name: &str) -> Option<usize>;
    fn action_name(&self, index: usize) -> Option<String>;

    // For scenarios.
    fn inspect(&self) -> Value;
    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message>;
    fn resume(&mut self, chance: &mut dyn Chance) -> Result<(), Message>;
    fn phrase(&self, seat: Seat, phrase: &str) -> Option<Vec<usize>>;
}

/// Why an answer by index was not taken. The table is as it was.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", english(&self.message()))]
pub enum AnswerError {
    NoSuchAction(usize),
    NoSuchSeat(u8),
    Illegal(Illegal),
}

impl AnswerError {
    /// Why, for whoever reads another language.
    pub fn message(&self) -> Message {
        match self {
            AnswerError::NoSuchAction(index) => {
                Message::known("answer-no-such-action").with("index", *index)
            }
            AnswerError::NoSuchSeat(seat) => {
                Message::known("answer-no-such-seat").with("seat", *seat)
            }
            AnswerError::Illegal(illegal) => {
                Message::known("answer-illegal").with("rule", illegal.rule.0)
            }
        }
    }
}

impl<G: Words + Scripted> AnyGame for G {
    fn seats(&self) -> usize {
        Game::seats(self)
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        Game::seat_name(self, seat)
    }
    fn allies(&self, seat: Seat) -> SeatSet {
        Game::allies(self, seat)
    }
    fn status(&self) -> Status {
        Game::status(self)
    }
    fn awaited(&self, viewer: Viewer) -> SeatSet {
        Game::awaited(self, viewer)
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        Game::question(self, seat)
    }
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        Game::choices(self, seat, &mut actions);
        let choice = |action| choice_of(self, seat, action);
        actions.into_iter().map(choice).collect()
    }
    fn choice_text(&self, seat: Seat, index: usize) -> Option<Message> {
        let action = G::Action::from_index(index)?;
        Some(Words::choice_text(self, seat, action))
    }
    fn refusal(&self, seat: Seat, index: usize) -> Option<Illegal> {
        let action = G::Action::from_index(index)?;
        (!self.legal(seat).contains(index)).then(|| self.refuse(seat, action))
    }
    fn foresee(&self, seat: Seat, index: usize) -> Option<Foreseen> {
        let action = G::Action::from_index(index)?;
        let viewer = Viewer::Seat(seat);
        let seen = Game::view(self, viewer);
        // The answer is tried in imagined worlds, so what is hidden cannot show in what comes of it.
        let tried = |seed| {
            let mut world = G::imagine(&seen, &mut Quick::new(seed));
            let mut chance = Recorder::new(Quick::new(seed));
            let reveal = Game::answer(&mut world, seat, action, &mut chance, &mut ()).ok()?;
            let certain = reveal == Reveal::Nothing && chance.into_outcomes().is_empty();
            Some(Foreseen {
                ends: !Game::awaited(&world, viewer).contains(seat),
                view: certain.then(|| to_json(&Game::view(&world, viewer))),
            })
        };
        let mut foreseen = tried(0)?;
        if foreseen.view.is_none() && !foreseen.ends {
            let mut others = (1..FORESEEN_WORLDS).filter_map(tried);
            foreseen.ends = others.any(|other| other.ends);
        }
        Some(foreseen)
    }
    fn expect(&self, seat: Seat, answers: &[usize], worlds: u64) -> Expected {
        Expected::of(self, seat, answers, worlds)
    }
    fn is_response_window(&self) -> bool {
        Words::is_response_window(self)
    }
    fn answer(
        &mut self,
        seat: Seat,
        index: usize,
        chance: &mut dyn Chance,
    ) -> Result<Answered, AnswerError> {
        if seat.index() >= Game::seats(self) {
            return Err(AnswerError::NoSuchSeat(seat.0));
        }
        let action = G::Action::from_index(index).ok_or(AnswerError::NoSuchAction(index))?;
        let mut log = Vec::new();
        let reveal =
            Game::answer(self, seat, action, chance, &mut log).map_err(AnswerError::Illegal)?;
        let events = log.iter().map(|event| erase(self, event));
        Ok(Answered {
            reveal,
            events: events.collect(),
        })
    }
    fn view(&self, viewer: Viewer) -> Value {
        to_json(&Game::view(self, viewer))
    }
    fn public_fields(&self, before: Option<(&dyn AnyGame, &Fields)>, fields: &mut Fields) {
        let public = Words::public(self);
        if let Some((game, known)) = before
            && let Some(game) = game.as_any().downcast_ref()
        {
            fields.write_after(known, &|field| self.is_kept(game, field), public);
        } else {
            fields.write(public);
        }
    }
    fn private_fields(&self, viewer: Viewer, fields: &mut Fields) {
        fields.write(&Words::private(self, viewer));
    }
    fn sketch(&self, viewer: Viewer, texts: &Texts) -> String {
        G::sketch(&Game::view(self, viewer), texts)
    }
    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn action_index(&self, name: &str) -> Option<usize> {
        G::Action::parse(name).map(Action::index)
    }
    fn action_name(&self, index: usize) -> Option<String> {
        G::Action::from_index(index).map(Action::name)
    }
    fn inspect(&self) -> Value {
        Scripted::inspect(self)
    }
    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        Scripted::arrange(self, path, value)
    }
    fn resume(&mut self, chance: &mut dyn Chance) -> Result<(), Message> {
        Scripted::resume(self, chance)
    }
    fn phrase(&self, seat: Seat, phrase: &str) -> Option<Vec<usize>> {
        let actions = Scripted::phrase(self, seat, phrase)?;
        Some(actions.into_iter().map(Action::index).collect())
    }
}

pub(crate) fn choice_of<G: Words>(table: &G, seat: Seat, action: G::Action) -> Choice {
    Choice {
        index: action.index(),
        name: action.name(),
        target: action.target(),
        text: table.choice_text(seat, action),
    }
}

pub(crate) fn seen_event<G: Words>(table: &G, event: &G::Event) -> SeenEvent {
    SeenEvent {
        text: table.event_text(event),
        data: to_raw_value(event).expect(PLAIN_JSON),
    }
}

fn erase<G: Words>(table: &G, event: &G::Event) -> AnyEvent {
    // Most events look the same to everybody, and are put into words once.
    let mut versions: Vec<(G::Event, Arc<SeenEvent>)> = Vec::new();
    let mut seen = |viewer| {
        let event = G::event_for(event, viewer)?;
        if let Some((_, known)) = versions.iter().find(|(version, _)| *version == event) {
            return Some(known.clone());
        }
        let seen = Arc::new(seen_event(table, &event));
        versions.push((event, seen.clone()));
        Some(seen)
    };
    AnyEvent {
        seats: (0..Game::seats(table) as u8)
            .map(|seat| seen(Viewer::Seat(Seat(seat))))
            .collect(),
        spectator: seen(Viewer::Spectator),
        heading: G::heading(event),
    }
}

const PLAIN_JSON: &str = "views and events have string keys and no foreign types";

fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect(PLAIN_JSON)
}

/// A new table, with what happened while it was set up.
pub type Opened = (Box<dyn AnyGame>, Vec<AnyEvent>);

/// A kind of game: what can be known of it before a table is opened.
pub trait AnyKind: Debug + Send + Sync {
    fn name(&self) -> &'static str;
    fn title(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    fn options(&self) -> &'static [OptionSpec];
    fn locales(&self) -> &'static [(&'static str, &'static str)];
    /// The rules page in a language; in English where there is none.
    fn rules_page(&self, language: &str) -> &'static str;
    /// What is printed on the board and on the cards of a table with these options.
    fn reference(&self, options: &Value) -> Result<Value, SetupError>;
    /// The options in full, defaults filled in, from some of them.
    fn complete_options(&self, options: &Value) -> Result<Value, SetupError>;
    /// Opens a table.
    fn open(&self, options: &Value, chance: &mut dyn Chance) -> Result<Opened, SetupError>;
    /// The outcome that a scenario names.
    fn outcome(&self, kind: &str, name: &str) -> Option<(Draw, u32)>;
    /// What is wrong with a deck file, if it is one of this game.
    fn check_deck(&self, file: &str, text: &str) -> Option<Vec<Message>>;
    /// A page with every card of the game's own deck.
    fn deck_page(&self, texts: &Texts) -> Option<String>;
}

/// The kind of a typed game.
#[derive(Debug)]
pub struct Kind<G>(std::marker::PhantomData<fn() -> G>);

impl<G> Kind<G> {
    pub const fn new() -> Kind<G> {
        Kind(std::marker::PhantomData)
    }
}

impl<G> Default for Kind<G> {
    fn default() -> Self {
        Kind::new()
    }
}

impl<G: Words + Scripted> AnyKind for Kind<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn title(&self) -> &'static str {
        G::TITLE
    }
    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }
    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }
    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        G::LOCALES
    }
    fn rules_page(&self, language: &str) -> &'static str {
        let mut pages = G::TRANSLATED_RULES.iter();
        let found = pages.find(|(spoken, _)| *spoken == language);
        found.map_or(G::RULES_PAGE, |(_, page)| page)
    }
    fn reference(&self, options: &Value) -> Result<Value, SetupError> {
        read_options::<G>(options).map(|options| G::reference(&options))
    }
    fn complete_options(&self, options: &Value) -> Result<Value, SetupError> {
        read_options::<G>(options).map(|options| to_json(&options))
    }
    fn open(&self, options: &Value, chance: &mut dyn Chance) -> Result<Opened, SetupError> {
        let mut log = Vec::new();
        let game = G::new(&read_options::<G>(options)?, chance, &mut log)?;
        let events = log.iter().map(|event| erase(&game, event)).collect();
        Ok((Box::new(game), events))
    }
    fn outcome(&self, kind: &str, name: &str) -> Option<(Draw, u32)> {
        G::outcome(kind, name)
    }
    fn check_deck(&self, file: &str, text: &str) -> Option<Vec<Message>> {
        G::check_deck(file, text)
    }
    fn deck_page(&self, texts: &Texts) -> Option<String> {
        G::deck_page(texts)
    }
}

/// Options from JSON. What is not said is as by default; what is not known is an error.
pub fn read_options<G: Words>(options: &Value) -> Result<G::Options, SetupError> {
    let Value::Object(given) = options else {
        return Err(SetupError(Message::known("setup-not-a-table")));
    };
    for (key, value) in given {
        let spec = find_option(G::OPTIONS, key)?;
        let text = match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        if spec.values.read(&text).as_ref() != Some(value) {
            return Err(bad_option(spec, &text));
        }
    }
    serde_json::from_value(options.clone()).map_err(|error| {
        // A parser tells of a deck in English only; the deck itself knows more languages.
        let deck = given.get("deck").and_then(Value::as_str);
        let own = deck.filter(|text| *text != deck::HOUSE);
        let problem = own.and_then(|text| bad_deck::<G>(text));
        SetupError(problem.unwrap_or_else(|| unread("setup-unread", &error)))
    })
}

/// A message around what a parser says, which has only English words.
pub(crate) fn unread(id: &'static str, error: &serde_json::Error) -> Message {
    Message::known(id).with("reason", error.to_string())
}

/// How many things are told at once of a deck that came as an option.
const TOLD_OF_A_DECK: usize = 5;

/// What is wrong with a deck that came as an option.
fn bad_deck<G: Words>(text: &str) -> Option<Message> {
    let Some(problems) = G::check_deck("deck", text) else {
        return Some(Message::known("setup-other-deck").with("game", G::NAME));
    };
    Message::joined("error-several", problems.into_iter().take(TOLD_OF_A_DECK))
}

/// One `key=value` of the command line, as JSON.
pub fn parse_option(
    specs: &'static [OptionSpec],
    text: &str,
) -> Result<(String, Value), SetupError> {
    let (key, value) = text
        .split_once('=')
        .ok_or_else(|| SetupError(Message::known("setup-not-an-option").with("text", text)))?;
    let spec = find_option(specs, key)?;
    let value = spec
        .values
        .read(value)
        .ok_or_else(|| bad_option(spec, value))?;
    Ok((key.to_owned(), value))
}

fn find_option<'a>(specs: &'a [OptionSpec], key: &str) -> Result<&'a OptionSpec, SetupError> {
    specs.iter().find(|spec| spec.key == key).ok_or_else(|| {
        let keys: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
        let message = Message::known("setup-no-option").with("key", key);
        SetupError(message.with("keys", keys.join(", ")))
    })
}

fn bad_option(spec: &OptionSpec, value: &str) -> SetupError {
    let message = Message::known("setup-bad-option").with("key", spec.key);
    SetupError(
        message
            .with("value", value)
            .with("expected", spec.values.describe()),
    )
}

/// The games that there are.
#[derive(Debug)]
pub struct Registry<K: ?Sized + 'static>(pub &'static [&'static K]);

impl<K: ?Sized + AnyKind> Registry<K> {
    /// The game of that name, or an error that names them all.
    pub fn find(&self, name: &str) -> Result<&'static K, SetupError> {
        self.0
            .iter()
            .copied()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| {
                let names: Vec<&str> = self.0.iter().map(|kind| kind.name()).collect();
                let message = Message::known("setup-no-game").with("name", name);
                SetupError(message.with("names", names.join(", ")))
            })
    }
}

/// The line of a rules page that states `rule`.
pub fn rule_line(page: &'static str, rule: &str) -> Option<&'static str> {
    let mark = format!("**{rule}**");
    page.lines().find(|line| line.contains(&mark))
}
