//! The names of bots, read in one place.

use crate::{Bot, Budget, Greedy, Level, Random, Search, Settings};
use engine::{Insight, Message, SetupError};
use std::fmt;

/// A bot as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotName {
    Random,
    Greedy,
    Level(Level),
    /// Tree search with what the game knows about itself.
    Ismcts(Budget),
    /// Tree search without it: all answers alike, and random games to the end.
    IsmctsUniform(Budget),
}

/// The most that can be asked for: a few minutes an answer.
const MOST_ITERATIONS: u32 = 10_000_000;
const MOST_MILLISECONDS: u32 = 600_000;

const ISMCTS: &str = "ismcts";
const ISMCTS_UNIFORM: &str = "ismcts-uniform";

/// How every bot is written.
pub fn names() -> impl Iterator<Item = &'static str> {
    let levels = Level::ALL.into_iter().map(Level::name);
    ["random", "greedy"].into_iter().chain(levels).chain([
        "ismcts:ITERATIONS",
        "ismcts:250ms",
        "ismcts-uniform:…",
    ])
}

/// The bots that a player is offered, weakest first.
pub const OPPONENTS: &[&str] = &[
    Level::Volunteer.name(),
    Level::Organizer.name(),
    Level::Manager.name(),
    Level::Strategist.name(),
];

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let budget = |f: &mut fmt::Formatter, name, budget: &Budget| match budget.milliseconds {
            Some(milliseconds) => write!(f, "{name}:{milliseconds}ms"),
            None => write!(f, "{name}:{}", budget.iterations),
        };
        match self {
            BotName::Random => f.write_str("random"),
            BotName::Greedy => f.write_str("greedy"),
            BotName::Level(level) => f.write_str(level.name()),
            BotName::Ismcts(own) => budget(f, ISMCTS, own),
            BotName::IsmctsUniform(own) => budget(f, ISMCTS_UNIFORM, own),
        }
    }
}

impl BotName {
    /// Reads a name; the error is a sentence that lists them all.
    ///
    /// ```
    /// use hustings_bots::{BotName, Budget, Level};
    /// assert_eq!(BotName::parse("greedy"), Ok(BotName::Greedy));
    /// assert_eq!(BotName::parse("manager"), Ok(BotName::Level(Level::Manager)));
    /// assert_eq!(BotName::parse("ismcts:400"), Ok(BotName::Ismcts(Budget::iterations(400))));
    /// let timed = BotName::Ismcts(Budget::milliseconds(250));
    /// assert_eq!(BotName::parse("ismcts:250ms"), Ok(timed));
    /// assert_eq!(timed.to_string(), "ismcts:250ms");
    /// let error = BotName::parse("clever").unwrap_err();
    /// assert!(error.to_string().starts_with("there is no bot 'clever'; there are: random, greedy, volunteer,"));
    /// ```
    pub fn parse(text: &str) -> Result<BotName, SetupError> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text) {
            return Ok(BotName::Level(level));
        }
        match text.split_once(':') {
            None if text == "random" => Ok(BotName::Random),
            None if text == "greedy" => Ok(BotName::Greedy),
            Some((ISMCTS, budget)) => Ok(BotName::Ismcts(read_budget(budget)?)),
            Some((ISMCTS_UNIFORM, budget)) => Ok(BotName::IsmctsUniform(read_budget(budget)?)),
            _ => {
                let all: Vec<&str> = names().collect();
                let message = Message::known("setup-no-bot").with("name", text);
                Err(SetupError(message.with("names", all.join(", "))))
            }
        }
    }

    /// What the bot may take for an answer; nothing for one that does not search.
    pub fn budget(self) -> Option<Budget> {
        match self {
            BotName::Random | BotName::Greedy => None,
            BotName::Level(level) => level.budget(),
            BotName::Ismcts(budget) | BotName::IsmctsUniform(budget) => Some(budget),
        }
    }

    /// A bot of that name for one game. The same seed makes the same choices.
    pub fn build<G: Insight>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            BotName::Random => Box::new(Random::new(seed)),
            BotName::Greedy => Box::new(Greedy::new(seed)),
            BotName::Level(level) => level.build(seed),
            BotName::Ismcts(budget) => Box::new(Search::new(Settings::INFORMED, budget, seed)),
            BotName::IsmctsUniform(budget) => {
                Box::new(Search::new(Settings::UNIFORM, budget, seed))
            }
        }
    }
}

fn read_budget(text: &str) -> Result<Budget, SetupError> {
    let within = |number: &str, most: u32| {
        let number = number.parse().ok();
        number.filter(|number| (1..=most).contains(number))
    };
    let budget = match text.strip_suffix("ms") {
        Some(time) if cfg!(feature = "threads") => {
            within(time, MOST_MILLISECONDS).map(Budget::milliseconds)
        }
        Some(_) => None,
        None => within(text, MOST_ITERATIONS).map(Budget::iterations),
    };
    budget.ok_or_else(|| {
        let message = Message::known("setup-no-budget").with("text", text);
        let message = message.with("iterations", MOST_ITERATIONS);
        SetupError(message.with("milliseconds", MOST_MILLISECONDS))
    })
}
