//! Any legal answer, each as likely as the others.

use crate::Bot;
use engine::{ActionSet, Game, Quick, Seat};

/// The player that every other player must beat.
#[derive(Clone, Debug)]
pub struct Random {
    generator: Quick,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random {
            generator: Quick::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Seat, choices: &[G::Action]) -> G::Action {
        choices[self.generator.below(choices.len() as u32) as usize]
    }

    fn choose_unseen(&mut self, legal: &ActionSet) -> Option<usize> {
        legal.nth(self.generator.below(legal.len() as u32) as usize)
    }
}
