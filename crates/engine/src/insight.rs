//! What a game tells opponents about itself: how a position stands, which answers look promising at a glance, and
//! the numbers from which its weights are fitted.

use crate::action::ActionSet;
use crate::game::Game;
use crate::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// What a game adds for opponents worth beating. Only the evaluation is a duty; every other part makes them better.
pub trait Insight: Game {
    /// What [`Insight::features`] measures, in its order. Empty where a game's weights are not fitted.
    const FEATURES: &'static [&'static str] = &[];

    /// How well `seat` stands, from 0 (lost) to 1 (won).
    fn evaluate(&self, seat: Seat) -> f32;

    /// [`Insight::evaluate`] for every seat at once, for games that can tell one from the other.
    fn standings(&self) -> [f32; MAX_SEATS] {
        let seats = self.seats();
        std::array::from_fn(|seat| match seat < seats {
            true => self.evaluate(Seat(seat as u8)),
            false => 0.0,
        })
    }

    /// Whether nothing is half done, so that the evaluation can be trusted. Searches play on to such a point.
    fn is_quiet(&self) -> bool {
        true
    }

    /// How many such points a patient search plays on to before it judges a position: more than one where
    /// [`Insight::weigh`] plays well enough that what follows says more than what stands.
    const PATIENCE: usize = 1;

    /// Whether a search walks on through questions that leave no choice until it meets one that does, where others
    /// are asked so often without having an answer that half of the tree would be such questions.
    const WALKS_THROUGH: bool = false;

    /// How promising each of the `legal` answers of `seat` looks at a glance: one weight above zero for each, in the
    /// order of their indices. It is asked at every step of a playout, so it must be cheap.
    fn weigh(&self, _seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(legal.len(), 1.0);
    }

    /// The position in numbers as `seat` sees it: one for each of [`Insight::FEATURES`].
    fn features(&self, _seat: Seat, out: &mut Vec<f32>) {
        out.clear();
    }

    /// What [`Insight::reasons`] measures, in its order. Empty where a game's [`Insight::weigh`] is not fitted.
    const REASONS: &'static [&'static str] = &[];

    /// What speaks for each of the `legal` answers of `seat`, in the order of their indices: numbers of
    /// [`Insight::REASONS`] with how much there is of each. What is not named is zero.
    fn reasons(&self, _seat: Seat, _legal: &ActionSet) -> Vec<Vec<(usize, f32)>> {
        Vec::new()
    }

    /// How much of the game is over, from 0 to 1. Fitted weights change with it.
    fn progress(&self) -> f32 {
        0.0
    }
}

/// Weights that turn features into the chance of winning: a logistic regression whose weights move in straight lines
/// from each [`Fitted::KNOTS`] to the next as the game goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fitted {
    /// What each weight belongs to.
    pub features: Vec<String>,
    /// The weights at each knot.
    pub weights: Vec<Vec<f32>>,
}

impl Fitted {
    /// Where the lines meet, in terms of [`Insight::progress`].
    pub const KNOTS: usize = 5;

    /// The two knots around `progress`, and how far it is from the first to the second.
    pub fn between(progress: f32) -> (usize, f32) {
        let last = (Self::KNOTS - 1) as f32;
        let position = progress.clamp(0.0, 1.0) * last;
        let knot = position.min(last - 1.0).floor();
        (knot as usize, position - knot)
    }

    /// The weights that hold at `progress`.
    pub fn at(&self, progress: f32) -> Vec<f32> {
        let (knot, share) = Self::between(progress);
        let pairs = self.weights[knot].iter().zip(&self.weights[knot + 1]);
        pairs.map(|(from, to)| from + (to - from) * share).collect()
    }
}

/// Weights that turn what speaks for an answer into how promising it is: e to the power of their sum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FittedReasons {
    /// What each weight belongs to.
    pub reasons: Vec<String>,
    pub weights: Vec<f32>,
}

/// All that `hustings fit` finds for a game, as it lies in the game's file of weights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weights {
    pub evaluation: Fitted,
    pub answers: FittedReasons,
}

/// The logistic curve: from log odds to a chance.
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
