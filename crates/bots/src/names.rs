//! The names of bots, read in one place.

use crate::{Bot, Greedy, Random};
use engine::Insight;
use std::fmt;

/// A bot as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotName {
    Random,
    Greedy,
}

const NAMES: &[(&str, BotName)] = &[("random", BotName::Random), ("greedy", BotName::Greedy)];

/// How every bot is written.
pub fn names() -> impl Iterator<Item = &'static str> {
    NAMES.iter().map(|(name, _)| *name)
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let named = NAMES.iter().find(|(_, bot)| bot == self);
        f.write_str(named.expect("every bot has a name").0)
    }
}

impl BotName {
    /// Reads a name; the error is a sentence that lists them all.
    ///
    /// ```
    /// use hustings_bots::BotName;
    /// assert_eq!(BotName::parse("greedy"), Ok(BotName::Greedy));
    /// assert_eq!(BotName::Greedy.to_string(), "greedy");
    /// let error = BotName::parse("clever").unwrap_err();
    /// assert_eq!(error, "there is no bot 'clever'; there are: random, greedy");
    /// ```
    pub fn parse(text: &str) -> Result<BotName, String> {
        NAMES
            .iter()
            .find(|(name, _)| *name == text)
            .map(|(_, bot)| *bot)
            .ok_or_else(|| {
                let all: Vec<&str> = names().collect();
                format!("there is no bot '{text}'; there are: {}", all.join(", "))
            })
    }

    /// A bot of that name for one game. The same seed makes the same choices.
    pub fn build<G: Insight>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            BotName::Random => Box::new(Random::new(seed)),
            BotName::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}
