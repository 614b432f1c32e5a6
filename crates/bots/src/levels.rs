//! The opponents that a player is offered, each one configuration. `docs/bots.md` says what they come to.

use crate::{Bot, Budget, Careless, Playout, Search, Settings};
use engine::Insight;

/// How strong an opponent is, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Volunteer,
    Organizer,
    Manager,
    Strategist,
}

/// The volunteer slips once in so many answers.
const SLIPS: u32 = 3;
/// No level takes longer than this for an answer, on the slowest machine.
const MOST_MILLISECONDS: u32 = 2_500;

impl Level {
    pub const ALL: [Level; 4] = [
        Level::Volunteer,
        Level::Organizer,
        Level::Manager,
        Level::Strategist,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Volunteer => "volunteer",
            Level::Organizer => "organizer",
            Level::Manager => "manager",
            Level::Strategist => "strategist",
        }
    }

    /// What a level that searches may take for an answer.
    pub const fn budget(self) -> Option<Budget> {
        let iterations = match self {
            Level::Volunteer => return None,
            Level::Organizer => 40,
            Level::Manager => 400,
            Level::Strategist => 4_000,
        };
        Some(Budget {
            iterations,
            milliseconds: Some(MOST_MILLISECONDS),
        })
    }

    /// What advice may take: as long as the Strategist thinks when it plays.
    pub const ADVICE: Budget = Level::Strategist.budget().expect("the Strategist searches");

    /// How a level searches.
    pub const fn settings(self) -> Settings {
        match self {
            // Two trees, for two threads.
            Level::Strategist => Settings {
                trees: 2,
                playout: Playout::Patient,
                ..Settings::INFORMED
            },
            _ => Settings::INFORMED,
        }
    }

    pub fn build<G: Insight>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self.budget() {
            None => Box::new(Careless::new(SLIPS, seed)),
            Some(budget) => Box::new(Search::new(self.settings(), budget, seed)),
        }
    }
}
