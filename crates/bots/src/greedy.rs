//! The answer that looks best right after it was given.

use crate::Bot;
use engine::{Insight, Quick, Seat};

/// Looks one answer ahead in a few imagined worlds and takes what stands best on average.
#[derive(Debug)]
pub struct Greedy<G> {
    generator: Quick,
    worlds: usize,
    // Kept between questions so that they are allocated once.
    imagined: Vec<(G, u64)>,
}

impl<G: Insight> Greedy<G> {
    /// How many worlds [`Greedy::new`] imagines for a question: enough that one lucky deal does not decide.
    pub const WORLDS: usize = 4;

    pub fn new(seed: u64) -> Greedy<G> {
        Greedy::with_worlds(seed, Self::WORLDS)
    }

    /// A bot that imagines `worlds` worlds for each question, at least one.
    pub fn with_worlds(seed: u64, worlds: usize) -> Greedy<G> {
        Greedy {
            generator: Quick::new(seed),
            worlds: worlds.max(1),
            imagined: Vec::new(),
        }
    }

    /// All choices meet the same worlds and the same luck, so that they differ by what they do and nothing else.
    fn imagine(&mut self, view: &G::View) {
        self.imagined.clear();
        for _ in 0..self.worlds {
            let world = G::imagine(view, &mut self.generator);
            self.imagined.push((world, self.generator.next_number()));
        }
    }

    fn worth(&self, seat: Seat, action: G::Action) -> f32 {
        let outlook = |(world, luck): &(G, u64)| {
            let mut after = world.clone();
            after.apply(seat, action, &mut Quick::new(*luck), &mut ());
            after.evaluate(seat)
        };
        self.imagined.iter().map(outlook).sum()
    }
}

impl<G: Insight> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = choices {
            return *only;
        }
        self.imagine(view);
        let mut best = choices[0];
        let mut best_worth = f32::NEG_INFINITY;
        let mut equals = 0;
        for &choice in choices {
            let worth = self.worth(seat, choice);
            if worth > best_worth {
                (best, best_worth, equals) = (choice, worth, 1);
            } else if worth == best_worth {
                // The k-th of equals replaces the one held with chance 1/k: each is as likely in the end.
                equals += 1;
                if self.generator.below(equals) == 0 {
                    best = choice;
                }
            }
        }
        best
    }
}
