//! Opponents, generic over every game that offers an insight, and the loops that let them play.
//!
//! A bot is handed a view and nothing else: what its seat cannot know it cannot use. The crate has no file, and no
//! clock and no thread without its feature `threads`, so that it can live in a page; whoever calls it decides how many
//! games run at once, and the results do not depend on that.

mod any;
mod careless;
mod clock;
mod fit;
mod greedy;
mod levels;
mod names;
mod playout;
mod random;
mod record;
mod search;
mod sim;
mod story;
mod tree;

pub use any::{AnyBot, PlayedKind, Playouts, Wish};
pub use careless::Careless;
pub use fit::{
    Bin, Calibration, Choice, Foresight, Lesson, Sample, calibration, chance, fit, fit_reasons,
};
pub use greedy::Greedy;
pub use levels::Level;
pub use names::{BotName, OPPONENTS, names};
pub use playout::RandomPlayouts;
pub use random::Random;
pub use record::Record;
pub use search::{Analysis, Budget, Considered, MOST_BYTES, Search};
pub use sim::{Finished, Plan, bot_seed, game_seed};
pub use story::{Story, Swing, story};
pub use tree::{Playout, Settings};

use engine::{ActionSet, Game, Seat};
use std::fmt::Debug;

/// Somebody who answers for a seat.
pub trait Bot<G: Game>: Debug + Send {
    /// One of `choices`, which are all that `seat` may answer now; there is at least one.
    fn choose(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action;

    /// The index of an answer picked without a look at the table, by a bot that never looks: building a view costs
    /// more than a random answer. It is the answer that [`Bot::choose`] would have given.
    fn choose_unseen(&mut self, _legal: &ActionSet) -> Option<usize> {
        None
    }

    /// How many threads it may think on from now on. They change how long an answer takes, never the answer.
    fn use_threads(&mut self, _threads: usize) {}
}
