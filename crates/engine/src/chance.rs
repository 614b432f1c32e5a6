//! Chance is a guest: a game never rolls for itself, it asks.
//!
//! Three kinds of request cover cubes, cards and dice: a number below `n`, one of several heaps in proportion to
//! their sizes, one member of a set. Each comes with its [`Draw`], so that a script can say `cubes = ["red"]`
//! instead of naming raw numbers. The same requests are answered by a seed ([`Seeded`]), by a scenario
//! ([`Script`]), or by what a journal wrote down ([`Recording`]); [`Recorder`] writes down what another one answers.

use crate::action::select_bit;
use crate::text::{Message, english};
use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::{BTreeMap, VecDeque};

/// What is being drawn, as a game and its scenarios name it: `cubes`, `cards`, `dice`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draw(pub &'static str);

/// The source of every random outcome.
pub trait Chance {
    /// A number in `0..n`. `n` is at least 1.
    fn pick(&mut self, what: Draw, n: u32) -> u32;

    /// One of several heaps, each as likely as its share of the whole. At least one heap holds something.
    #[inline]
    fn pick_heap(&mut self, what: Draw, heaps: &[u16]) -> usize {
        let total = heaps.iter().map(|&heap| u32::from(heap)).sum();
        let mut left = self.pick(what, total);
        for (index, &heap) in heaps.iter().enumerate() {
            if left < u32::from(heap) {
                return index;
            }
            left -= u32::from(heap);
        }
        unreachable!("pick stays below the total of all heaps")
    }

    /// One member of a non-empty set of small numbers.
    #[inline]
    fn pick_member(&mut self, what: Draw, set: u128) -> u32 {
        let n = self.pick(what, set.count_ones());
        let (low, high) = (set as u64, (set >> 64) as u64);
        let ones = low.count_ones();
        if n < ones {
            select_bit(low, n) as u32
        } else {
            64 + select_bit(high, n - ones) as u32
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn pick(&mut self, what: Draw, n: u32) -> u32 {
        (**self).pick(what, n)
    }
    #[inline]
    fn pick_heap(&mut self, what: Draw, heaps: &[u16]) -> usize {
        (**self).pick_heap(what, heaps)
    }
    #[inline]
    fn pick_member(&mut self, what: Draw, set: u128) -> u32 {
        (**self).pick_member(what, set)
    }
}

/// 256 bits that decide every draw of a game.
pub type Key = [u8; 32];

/// Chance from a key. The draws of each ply come from a stream of their own, so that a table can be taken up at
/// any ply without knowing how many draws came before.
#[derive(Clone, Debug)]
pub struct Seeded {
    generator: ChaCha12Rng,
    ply: u64,
    stream_set: bool,
}

impl Seeded {
    /// The draws of ply 0, the set-up.
    pub fn new(key: Key) -> Seeded {
        Seeded {
            generator: ChaCha12Rng::from_seed(key),
            ply: 0,
            stream_set: true,
        }
    }

    /// Turns to the draws of another ply.
    #[inline]
    pub fn at_ply(&mut self, ply: u64) {
        self.ply = ply;
        self.stream_set = false;
    }
}

impl Chance for Seeded {
    #[inline]
    fn pick(&mut self, _: Draw, n: u32) -> u32 {
        if !self.stream_set {
            // Setting a stream throws a buffer away: only plies that draw pay for it.
            self.generator.set_stream(self.ply);
            self.generator.set_word_pos(0);
            self.stream_set = true;
        }
        below(&mut self.generator, n)
    }
}

/// A number in `0..n`, without bias (Lemire's method).
#[inline]
pub fn below(generator: &mut impl Rng, n: u32) -> u32 {
    debug_assert!(n > 0, "nothing to pick from");
    let mut product = u64::from(generator.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(generator.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// A small fast generator for decisions that nobody has to prove: random players, imagined worlds.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    pub fn new(seed: u64) -> Quick {
        Quick(seed)
    }

    /// SplitMix64.
    #[inline]
    pub fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number in `0..n`; the bias of 2⁻³² is of no account here.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.next_number() >> 32) * u64::from(n)) >> 32) as u32
    }
}

impl Chance for Quick {
    #[inline]
    fn pick(&mut self, _: Draw, n: u32) -> u32 {
        self.below(n)
    }
}

/// Writes down what another source answers.
#[derive(Debug)]
pub struct Recorder<C> {
    inner: C,
    outcomes: Vec<u32>,
}

impl<C: Chance> Recorder<C> {
    pub fn new(inner: C) -> Recorder<C> {
        Recorder {
            inner,
            outcomes: Vec::new(),
        }
    }

    /// The outcomes so far, in the order in which they were asked for.
    pub fn into_outcomes(self) -> Vec<u32> {
        self.outcomes
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn pick(&mut self, what: Draw, n: u32) -> u32 {
        let outcome = self.inner.pick(what, n);
        self.outcomes.push(outcome);
        outcome
    }
    fn pick_heap(&mut self, what: Draw, heaps: &[u16]) -> usize {
        let outcome = self.inner.pick_heap(what, heaps);
        self.outcomes.push(outcome as u32);
        outcome
    }
    fn pick_member(&mut self, what: Draw, set: u128) -> u32 {
        let outcome = self.inner.pick_member(what, set);
        self.outcomes.push(outcome);
        outcome
    }
}

/// Why outcomes that were given in advance do not fit the game that asked for them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.message()))]
pub enum Misfit {
    Missing(&'static str),
    Impossible { what: &'static str, outcome: u32 },
    LeftOver { what: String, count: usize },
}

impl Misfit {
    /// Why, for whoever reads another language.
    pub fn message(&self) -> Message {
        match self {
            Misfit::Missing(what) => Message::known("misfit-missing").with("what", *what),
            Misfit::Impossible { what, outcome } => Message::known("misfit-impossible")
                .with("what", *what)
                .with("outcome", *outcome),
            Misfit::LeftOver { what, count } => Message::known("misfit-left-over")
                .with("what", what.as_str())
                .with("count", *count),
        }
    }
}

/// Outcomes given in advance, in one queue; the journal's way.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    outcomes: VecDeque<u32>,
    misfit: Option<Misfit>,
}

impl Recording {
    pub fn new(outcomes: &[u32]) -> Recording {
        Recording {
            outcomes: outcomes.iter().copied().collect(),
            misfit: None,
        }
    }

    /// Whether every outcome fitted and none is left.
    pub fn finish(self) -> Result<(), Misfit> {
        let left = self.outcomes.len();
        match self.misfit {
            Some(misfit) => Err(misfit),
            None if left > 0 => Err(Misfit::LeftOver {
                what: "chance".into(),
                count: left,
            }),
            None => Ok(()),
        }
    }

    fn next(&mut self, what: Draw, possible: impl Fn(u32) -> bool, fallback: u32) -> u32 {
        let outcome = self.outcomes.pop_front();
        take(&mut self.misfit, outcome, what, possible, fallback)
    }
}

/// Outcomes given in advance by kind; the scenario's way.
#[derive(Clone, Debug, Default)]
pub struct Script {
    queues: BTreeMap<&'static str, VecDeque<u32>>,
    misfit: Option<Misfit>,
}

impl Script {
    /// Adds an outcome to the end of its kind's queue.
    pub fn push(&mut self, what: Draw, outcome: u32) {
        self.queues.entry(what.0).or_default().push_back(outcome);
    }

    /// Whether every outcome fitted and none is left.
    pub fn finish(self) -> Result<(), Misfit> {
        if let Some(misfit) = self.misfit {
            return Err(misfit);
        }
        match self.queues.into_iter().find(|(_, queue)| !queue.is_empty()) {
            Some((what, queue)) => Err(Misfit::LeftOver {
                what: what.into(),
                count: queue.len(),
            }),
            None => Ok(()),
        }
    }

    /// What did not fit so far.
    pub fn misfit(&self) -> Option<&Misfit> {
        self.misfit.as_ref()
    }

    fn next(&mut self, what: Draw, possible: impl Fn(u32) -> bool, fallback: u32) -> u32 {
        let outcome = self
            .queues
            .get_mut(what.0)
            .and_then(|queue| queue.pop_front());
        take(&mut self.misfit, outcome, what, possible, fallback)
    }
}

/// Takes an outcome if it is possible. Otherwise notes the misfit and goes on with one that is: the game must not
/// be left half-way; whoever gave the outcomes throws its state away.
fn take(
    misfit: &mut Option<Misfit>,
    outcome: Option<u32>,
    what: Draw,
    possible: impl Fn(u32) -> bool,
    fallback: u32,
) -> u32 {
    let problem = match outcome {
        Some(outcome) if possible(outcome) => return outcome,
        Some(outcome) => Misfit::Impossible {
            what: what.0,
            outcome,
        },
        None => Misfit::Missing(what.0),
    };
    misfit.get_or_insert(problem);
    fallback
}

macro_rules! chance_by_queue {
    ($source:ty) => {
        impl Chance for $source {
            fn pick(&mut self, what: Draw, n: u32) -> u32 {
                self.next(what, |outcome| outcome < n, 0)
            }
            fn pick_heap(&mut self, what: Draw, heaps: &[u16]) -> usize {
                let fallback = heaps.iter().position(|&heap| heap > 0).unwrap_or(0) as u32;
                let holds =
                    |outcome: u32| heaps.get(outcome as usize).is_some_and(|&heap| heap > 0);
                self.next(what, holds, fallback) as usize
            }
            fn pick_member(&mut self, what: Draw, set: u128) -> u32 {
                let holds = |outcome: u32| outcome < 128 && set >> outcome & 1 == 1;
                self.next(what, holds, set.trailing_zeros())
            }
        }
    };
}
chance_by_queue!(Recording);
chance_by_queue!(Script);

#[cfg(test)]
mod tests {
    use super::*;

    const DICE: Draw = Draw("dice");

    #[test]
    fn a_ply_draws_the_same_whatever_was_drawn_before_it() {
        let mut one = Seeded::new([7; 32]);
        let mut two = Seeded::new([7; 32]);
        for _ in 0..100 {
            one.pick(DICE, 6);
        }
        one.at_ply(9);
        two.at_ply(9);
        for _ in 0..20 {
            assert_eq!(one.pick(DICE, 1000), two.pick(DICE, 1000));
        }
    }

    #[test]
    fn heaps_and_members_come_out_of_what_is_there() {
        let mut chance = Quick::new(1);
        for _ in 0..200 {
            assert_eq!(chance.pick_heap(DICE, &[0, 3, 0]), 1);
            let member = chance.pick_member(DICE, 1 << 3 | 1 << 70 | 1 << 127);
            assert!([3, 70, 127].contains(&member));
        }
    }

    #[test]
    fn a_script_tells_what_is_missing_impossible_or_left_over() {
        let mut script = Script::default();
        script.pick(DICE, 6);
        assert_eq!(script.finish(), Err(Misfit::Missing("dice")));

        let mut script = Script::default();
        script.push(DICE, 6);
        script.pick(DICE, 6);
        assert!(matches!(script.finish(), Err(Misfit::Impossible { .. })));

        let mut script = Script::default();
        script.push(DICE, 1);
        assert!(matches!(script.finish(), Err(Misfit::LeftOver { .. })));
    }

    #[test]
    fn a_recording_gives_back_what_was_recorded() {
        let mut recorder = Recorder::new(Quick::new(5));
        let first: Vec<u32> = (1..40).map(|n| recorder.pick(DICE, n)).collect();
        let mut recording = Recording::new(&recorder.into_outcomes());
        let second: Vec<u32> = (1..40).map(|n| recording.pick(DICE, n)).collect();
        assert_eq!(first, second);
        assert_eq!(recording.finish(), Ok(()));
    }
}
