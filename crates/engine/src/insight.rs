//! What a game tells opponents about itself: how a position stands, which answers look promising at a glance, and
//! the numbers from which its weights are fitted.

use crate::action::{Action as _, ActionSet};
use crate::chance::Quick;
use crate::game::Game;
use crate::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// What a game adds for opponents worth beating. Only the evaluation is a duty; every other part makes them better.
pub trait Insight: Game {
    /// What [`Insight::features`] measures, in its order. Empty where a game's weights are not fitted.
    const FEATURES: &'static [&'static str] = &[];

    /// How well `seat` stands, from 0 (lost) to 1 (won).
    fn evaluate(&self, seat: Seat) -> f32;

    /// How well every seat stands, as searches are told: [`Insight::evaluate`] of all at once. A game may tell
    /// searches better than it tells greedy, which is what decks are balanced with.
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

    /// Whether [`Insight::standings`] is fitted at such points alone, because searches ask about no others. If not, it is fitted
    /// at points picked at random.
    const FITTED_WHERE_QUIET: bool = false;

    /// How many such points a patient search plays on to before it judges a position: more than one where
    /// [`Insight::weigh`] plays well enough that what follows says more than what stands.
    const PATIENCE: usize = 1;

    /// How much of its usual curiosity a search needs: less than all of it where the chances after one answer and another
    /// differ by so little that what looked promising at a glance would decide.
    const CURIOSITY: f32 = 1.0;

    /// To which power playouts take [`Insight::weigh`]: above 1 they follow what looks best more closely.
    const FIRMNESS: i32 = 1;

    /// Whether a search walks on through questions that leave no choice until it meets one that does, where others
    /// are asked so often without having an answer that half of the tree would be such questions.
    const WALKS_THROUGH: bool = false;

    /// Whether a search takes the others to answer as playouts do, instead of searching for their best answers too. What is best
    /// for them hangs on what they hold, and one tree over all worlds that a seat can imagine knows no difference between those.
    const OTHERS_PLAY_ON: bool = false;

    /// Trees that a search may be split into at most: one where only a tree that grows deep is of use.
    const MOST_TREES: usize = usize::MAX;

    /// How promising each of the `legal` answers of `seat` looks at a glance: one weight above zero for each, in the
    /// order of their indices. It is asked at every step of a playout, so it must be cheap.
    fn weigh(&self, _seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(legal.len(), 1.0);
    }

    /// The same for a search that meets a question for the first time and keeps what it is told: it is asked once
    /// where [`Insight::weigh`] is asked a hundred times, so it may take longer, as [`Insight::look_ahead`] does.
    fn glance(&self, seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        self.weigh(seat, legal, weights);
    }

    /// Weighs answers by how `seat` stands right after each, all with the same luck: e times as promising for every
    /// `step` that the log odds of winning are higher.
    fn look_ahead(&self, seat: Seat, legal: &ActionSet, step: f32, weights: &mut Vec<f32>) {
        weights.clear();
        let outlook = |answer| {
            let mut after = self.clone();
            after.apply(seat, answer, &mut Quick::new(LUCK), &mut ());
            log_odds(after.standings()[seat.index()]) / step
        };
        weights.extend(
            legal
                .iter()
                .filter_map(Self::Action::from_index)
                .map(outlook),
        );
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights {
            *weight = (*weight - best).max(LEAST_PROMISE).exp();
        }
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

/// Declares what is measured as an enum: each has its place, as a number, and the name at that place of `NAMES`.
#[macro_export]
macro_rules! measures {
    ($type:ident { $($measure:ident = $name:literal),+ $(,)? }) => {
        #[derive(Clone, Copy)]
        enum $type { $($measure),+ }
        impl $type {
            const NAMES: &'static [&'static str] = &[$($name),+];
        }
    };
}

/// Lists of names one after the other: `N` names in all.
pub const fn joined<const N: usize>(mut lists: &[&[&'static str]]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut count = 0;
    while let [list, further @ ..] = lists {
        let mut list = *list;
        while let [name, rest @ ..] = list {
            names[count] = *name;
            count += 1;
            list = rest;
        }
        lists = further;
    }
    assert!(count == N, "the lists have fewer names");
    names
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

    /// The weights that hold after each of so many `steps` of equal length, for searches, which ask too often to have
    /// them reckoned each time.
    pub fn at_steps<const N: usize>(&self, steps: usize) -> Vec<[f32; N]> {
        let at = |step| {
            let weights = self.at(step as f32 / steps as f32);
            weights.try_into().expect("there is one weight a feature")
        };
        (0..=steps).map(at).collect()
    }

    /// The chance of winning with these features at `progress`.
    pub fn chance(&self, features: &[f32], progress: f32) -> f32 {
        let (knot, share) = Self::between(progress);
        let pairs = self.weights[knot].iter().zip(&self.weights[knot + 1]);
        let weights = pairs.map(|(from, to)| from + (to - from) * share);
        logistic(
            weights
                .zip(features)
                .map(|(weight, value)| weight * value)
                .sum(),
        )
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

impl Weights {
    /// Reads a game's file of weights, which is part of the program.
    pub fn read(file: &str) -> Weights {
        serde_json::from_str(file).expect("a test reads the file of weights")
    }

    /// Whether they are for just this: one for each feature at each knot, and one for each reason.
    pub fn are_for(&self, features: &[&str], reasons: &[&str]) -> bool {
        let Weights {
            evaluation,
            answers,
        } = self;
        let whole = |knot: &Vec<f32>| knot.len() == features.len();
        evaluation.features == features
            && evaluation.weights.len() == Fitted::KNOTS
            && evaluation.weights.iter().all(whole)
            && answers.reasons == reasons
            && answers.weights.len() == reasons.len()
    }
}

/// What chance brings to every answer that is looked ahead at.
const LUCK: u64 = 1;
/// However bad an answer looks, it keeps so much promise: e to the power of this.
const LEAST_PROMISE: f32 = -12.0;

/// From a chance to log odds: the inverse of [`logistic`], as far as a chance short of certainty goes.
fn log_odds(chance: f32) -> f32 {
    let chance = chance.clamp(1e-4, 1.0 - 1e-4);
    (chance / (1.0 - chance)).ln()
}

/// The logistic curve: from log odds to a chance.
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_weights_as_the_game_goes_on() {
        let knot = |at: usize| vec![at as f32, -0.5];
        let fitted = Fitted {
            features: vec!["one".into(), "two".into()],
            weights: (0..Fitted::KNOTS).map(knot).collect(),
        };
        for (progress, weight) in [
            (0.0, 0.0),
            (0.25, 1.0),
            (0.375, 1.5),
            (1.0, 4.0),
            (2.0, 4.0),
        ] {
            let chance = fitted.chance(&[0.5, 3.0], progress);
            let expected = logistic(0.5 * weight - 1.5);
            assert!(
                (chance - expected).abs() < 1e-6,
                "{progress}: {chance} {expected}"
            );
        }
    }

    #[test]
    fn weights_are_for_the_measures_that_they_were_fitted_to() {
        let fitted = Weights {
            evaluation: Fitted {
                features: vec!["one".into(), "two".into()],
                weights: vec![vec![0.0; 2]; Fitted::KNOTS],
            },
            answers: FittedReasons {
                reasons: vec!["three".into()],
                weights: vec![0.0],
            },
        };
        let (features, reasons) = (["one", "two"], ["three"]);
        assert!(fitted.are_for(&features, &reasons));
        assert!(!fitted.are_for(&["two", "one"], &reasons));
        assert!(!fitted.are_for(&features, &[]));
        let spoils: [fn(&mut Weights); 3] = [
            |weights| weights.evaluation.weights.truncate(1),
            |weights| weights.evaluation.weights[1].clear(),
            |weights| weights.answers.weights.clear(),
        ];
        for spoil in spoils {
            let mut spoilt = fitted.clone();
            spoil(&mut spoilt);
            assert!(!spoilt.are_for(&features, &reasons), "{spoilt:?}");
        }
    }

    #[test]
    fn log_odds_turn_chances_back() {
        for odds in [-4.0, -0.3, 0.0, 2.5] {
            assert!((log_odds(logistic(odds)) - odds).abs() < 1e-3);
        }
        assert!(log_odds(0.0).is_finite() && log_odds(1.0).is_finite());
    }
}
