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

use crate::any::{AnyKind, Registry};
use compare::{Check, Listing, Matches};
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
        load: &mut dyn FnMut(&str) -> Result<String, String>,
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
#[error("{}{problem}", .place.iter().map(|part| format!("{part}: ")).collect::<String>())]
pub struct Failure {
    /// Where in the file, from the outside in: options, case, step.
    pub place: Vec<String>,
    pub problem: String,
}

/// Why a text is not a scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ScenarioError {
    pub line: usize,
    pub column: usize,
    /// One sentence, which names the case, the step and the key.
    pub problem: String,
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
