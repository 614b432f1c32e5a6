//! The names of bots, read in one place.

use crate::{Bot, Greedy, Ismcts, Random};
use engine::Insight;
use std::fmt;

/// A bot as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotName {
    Random,
    Greedy,
    /// Tree search with so many iterations an answer.
    Ismcts(u32),
}

/// The most iterations that can be asked for: a few minutes an answer.
const MOST_ITERATIONS: u32 = 10_000_000;

/// How every bot is written.
pub fn names() -> impl Iterator<Item = &'static str> {
    ["random", "greedy", "ismcts:ITERATIONS"].into_iter()
}

/// The bots that a player is offered, weakest first.
pub const OPPONENTS: &[&str] = &["random", "greedy", "ismcts:200", "ismcts:1000"];

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BotName::Random => f.write_str("random"),
            BotName::Greedy => f.write_str("greedy"),
            BotName::Ismcts(iterations) => write!(f, "ismcts:{iterations}"),
        }
    }
}

impl BotName {
    /// Reads a name; the error is a sentence that lists them all.
    ///
    /// ```
    /// use hustings_bots::BotName;
    /// assert_eq!(BotName::parse("greedy"), Ok(BotName::Greedy));
    /// assert_eq!(BotName::parse("ismcts:400"), Ok(BotName::Ismcts(400)));
    /// assert_eq!(BotName::Ismcts(400).to_string(), "ismcts:400");
    /// let error = BotName::parse("clever").unwrap_err();
    /// assert_eq!(error, "there is no bot 'clever'; there are: random, greedy, ismcts:ITERATIONS");
    /// ```
    pub fn parse(text: &str) -> Result<BotName, String> {
        match text.split_once(':') {
            None if text == "random" => Ok(BotName::Random),
            None if text == "greedy" => Ok(BotName::Greedy),
            Some(("ismcts", count)) => read_iterations(count),
            _ => {
                let all: Vec<&str> = names().collect();
                Err(format!(
                    "there is no bot '{text}'; there are: {}",
                    all.join(", ")
                ))
            }
        }
    }

    /// A bot of that name for one game. The same seed makes the same choices.
    pub fn build<G: Insight>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            BotName::Random => Box::new(Random::new(seed)),
            BotName::Greedy => Box::new(Greedy::new(seed)),
            BotName::Ismcts(iterations) => Box::new(Ismcts::new(iterations, seed)),
        }
    }
}

fn read_iterations(count: &str) -> Result<BotName, String> {
    match count.parse() {
        Ok(iterations) if (1..=MOST_ITERATIONS).contains(&iterations) => {
            Ok(BotName::Ismcts(iterations))
        }
        _ => Err(format!(
            "'{count}' is not a number of iterations: write ismcts:400, up to ismcts:{MOST_ITERATIONS}"
        )),
    }
}
