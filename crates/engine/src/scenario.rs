//! Scenario files: a position, what the players do, which cubes or dice come out, and what must then be true.
//!
//! They hold the rulebooks' worked examples, and anybody can write one for a disputed ruling; `docs/scenarios.md`
//! is their grammar. This module reads them, plays them and compares. It knows games only through [`AnyKind`] and
//! [`AnyGame`](crate::AnyGame), and no file: its caller hands over texts.
//!
//! Its chapters: `read` turns TOML into values that know their line, `parse` turns those into a scenario, `run`
//! plays it, `compare` tells what was expected from what was found.

mod compare;
mod parse;
mod read;
mod run;

use crate::any::{AnyKind, Registry, unread};
use crate::text::{Message, english};
use compare::{Check, Listing, Matches};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A scenario, read and found to be well formed. Whether it holds is for [`Scenario::run`] to say.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub title: String,
    /// Where the example stands, in words.
    pub cite: Option<String>,
    /// The numbers of the rules that it proves, those of its cases included.
    pub rules: Vec<String>,
    /// The name of the game.
    pub game: String,
    /// The sets of options to run it with; none if the file does not say.
    options: Vec<Value>,
    start: Start,
    after: Option<String>,
    given: Vec<Given>,
    chance: Vec<Named>,
    cases: Vec<Case>,
}

impl Scenario {
    /// Reads a scenario file.
    ///
    /// ```
    /// let scenario = hustings_engine::Scenario::parse("title = 'Nothing happens'\ngame = '1960'").expect("well formed");
    /// assert_eq!(scenario.title, "Nothing happens");
    /// let error = hustings_engine::Scenario::parse("title = 1").expect_err("a title is text");
    /// assert_eq!(error.to_string(), "line 1, column 1: 'title' must be text, not a number");
    /// ```
    pub fn parse(text: &str) -> Result<Scenario, ScenarioError> {
        parse::scenario(text)
    }

    /// Plays every case with every set of options. `load` gives the text of another scenario file by its path
    /// relative to this one, with `/` between its parts and its extension; its error is told as it is.
    pub fn run<K: AnyKind + ?Sized>(
        &self,
        registry: &Registry<K>,
        load: &mut dyn FnMut(&str) -> Result<String, Message>,
    ) -> Result<Passed, Failure> {
        run::scenario(self, registry, load)
    }
}

/// What was run, all of it with success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    pub cases: usize,
    /// How many sets of options each case was run with.
    pub option_sets: usize,
}

/// Why a scenario did not hold, or could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.message()))]
pub struct Failure {
    /// Where in the file, from the outside in: options, case, step.
    pub place: Vec<Message>,
    pub problem: Message,
}

impl Failure {
    /// Where it failed and why, for whoever reads another language.
    pub fn message(&self) -> Message {
        let outwards = self.place.iter().rev();
        outwards.fold(self.problem.clone(), |told, place| {
            Message::about(place.clone(), told)
        })
    }
}

/// Why a text is not a scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.message()))]
pub struct ScenarioError {
    pub line: usize,
    pub column: usize,
    /// One sentence, which names the case, the step and the key.
    pub problem: Message,
}

impl ScenarioError {
    /// Where it is wrong and what, for whoever reads another language.
    pub fn message(&self) -> Message {
        let place = Message::known("scenario-at").with("line", self.line);
        Message::about(place.with("column", self.column), self.problem.clone())
    }
}

/// A part of a position as its value is written; for games that are told to set one.
pub fn read_part<T: DeserializeOwned>(value: &Value) -> Result<T, Message> {
    serde_json::from_value(value.clone()).map_err(|error| unread("scenario-unread", &error))
}

/// A position does not know a part that is to be set; there are these.
pub fn no_part(part: &str, parts: &[&[&str]]) -> Message {
    let message = Message::known("scenario-no-part").with("part", part);
    message.with("parts", parts.concat().join(", "))
}

/// A position cannot begin with such a phase; there are these.
pub fn no_phase<'a>(phase: &str, phases: impl IntoIterator<Item = &'a str>) -> Message {
    let phases: Vec<&str> = phases.into_iter().collect();
    let message = Message::known("scenario-no-phase").with("phase", phase);
    message.with("phases", phases.join(", "))
}

/// Nobody at the table has that name; there are these seats.
pub fn no_seat<'a>(name: &str, seats: impl IntoIterator<Item = &'a str>) -> Message {
    let names: Vec<&str> = seats.into_iter().collect();
    let message = Message::known("scenario-no-seat").with("name", name);
    message.with("names", names.join(", "))
}

/// What a position is built on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    Setup,
    Empty,
}

/// A part of the state that a scenario sets.
#[derive(Clone, Debug)]
struct Given {
    path: String,
    value: Value,
}

/// A chance outcome by the names that scenarios use: `cubes`, `red`.
#[derive(Clone, Debug)]
struct Named {
    kind: String,
    name: String,
}

#[derive(Clone, Debug)]
struct Case {
    /// None where the whole file is one case.
    title: Option<String>,
    given: Vec<Given>,
    /// What comes out before the first question; `None` leaves it to the file.
    chance: Option<Vec<Named>>,
    steps: Vec<Step>,
    checks: Checks,
}

#[derive(Clone, Debug)]
struct Step {
    /// Absent where a step only looks.
    seat: Option<String>,
    phrases: Vec<String>,
    chance: Vec<Named>,
    checks: Checks,
}

/// All that must be true at one point.
#[derive(Clone, Debug)]
struct Checks {
    state: Vec<Check>,
    /// By viewer.
    views: Vec<(String, Vec<Check>)>,
    status: StatusCheck,
    /// By seat.
    asks: Vec<(String, Asked)>,
    /// By seat.
    offers: Vec<(String, Listing)>,
    /// By viewer; `None` is everything that anybody sees.
    events: Vec<(Option<String>, Matches)>,
    rejects: Vec<Reject>,
}

#[derive(Clone, Debug, Default)]
struct StatusCheck {
    waiting: Option<Vec<String>>,
    over: Option<bool>,
    winners: Option<Vec<String>>,
    draw: Option<bool>,
    rule: Option<String>,
    scores: Vec<(String, i64)>,
}

/// What a seat must be asked.
#[derive(Clone, Debug)]
enum Asked {
    Nothing,
    Question {
        id: Option<String>,
        rule: Option<String>,
    },
}

/// An answer that must be refused.
#[derive(Clone, Debug)]
struct Reject {
    seat: String,
    phrase: String,
    rule: String,
}
