//! A player who means well and slips now and then.

use crate::{Bot, Greedy};
use engine::{Insight, Quick, Seat};

/// Takes what looks best at once, except that one answer in a few is any answer at all.
#[derive(Debug)]
pub struct Careless<G> {
    greedy: Greedy<G>,
    generator: Quick,
    one_in: u32,
}

impl<G: Insight> Careless<G> {
    /// A bot that slips once in `one_in` answers, on average.
    pub fn new(one_in: u32, seed: u64) -> Careless<G> {
        let mut seeds = Quick::new(seed);
        Careless {
            greedy: Greedy::with_worlds(seeds.next_number(), 1),
            generator: seeds,
            one_in: one_in.max(1),
        }
    }
}

impl<G: Insight> Bot<G> for Careless<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if self.generator.below(self.one_in) == 0 {
            return choices[self.generator.below(choices.len() as u32) as usize];
        }
        self.greedy.choose(view, seat, choices)
    }
}
