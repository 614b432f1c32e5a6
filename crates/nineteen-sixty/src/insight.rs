//! How well a player stands: a logistic regression on the position's features (`features.rs`). Its weights, and those of
//! what speaks for an answer (`policy.rs`), are what `hustings fit 1960` found in games between bots. They lie in
//! `weights.json`, with what they were made from.

use crate::features::{self, Features, STEPS};
use crate::policy;
use crate::side::Side;
use crate::state::NineteenSixty;
use engine::{ActionSet, Game, Insight, MAX_SEATS, Seat, Status, Weights, logistic};
use std::sync::LazyLock;

impl Insight for NineteenSixty {
    const FEATURES: &'static [&'static str] = features::NAMES;
    const PATIENCE: usize = 3;
    const REASONS: &'static [&'static str] = policy::REASONS;

    fn evaluate(&self, seat: Seat) -> f32 {
        let kennedy = self.chance_of_kennedy();
        match Side::of(seat) {
            Side::Kennedy => kennedy,
            Side::Nixon => 1.0 - kennedy,
        }
    }

    fn standings(&self) -> [f32; MAX_SEATS] {
        let kennedy = self.chance_of_kennedy();
        let mut standings = [0.0; MAX_SEATS];
        standings[Side::Kennedy.seat().index()] = kennedy;
        standings[Side::Nixon.seat().index()] = 1.0 - kennedy;
        standings
    }

    fn is_quiet(&self) -> bool {
        self.between_plays()
    }

    fn weigh(&self, seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        self.promises(seat, legal, weights);
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        let sign = match Side::of(seat) {
            Side::Kennedy => 1.0,
            Side::Nixon => -1.0,
        };
        out.clear();
        out.extend(self.features_for_kennedy().map(|feature| sign * feature));
    }

    fn reasons(&self, seat: Seat, legal: &ActionSet) -> Vec<Vec<(usize, f32)>> {
        self.reasons_for(seat, legal)
    }

    fn progress(&self) -> f32 {
        self.plays_made() as f32 / STEPS as f32
    }
}

impl NineteenSixty {
    fn chance_of_kennedy(&self) -> f32 {
        match self.status() {
            Status::Over(outcome) if outcome.winners.is_empty() => 0.5,
            Status::Over(outcome) => {
                f32::from(u8::from(outcome.winners.contains(Side::Kennedy.seat())))
            }
            Status::Waiting(_) => {
                let features = self.features_for_kennedy();
                let weights = &WEIGHTS[self.plays_made()];
                let odds = features
                    .iter()
                    .zip(weights)
                    .map(|(feature, weight)| feature * weight);
                logistic(odds.sum())
            }
        }
    }
}

/// The weights that hold after so many plays: searches ask a hundred thousand times a second.
static WEIGHTS: LazyLock<Vec<Features>> = LazyLock::new(|| FITTED.evaluation.at_steps(STEPS));

pub(crate) static FITTED: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("weights.json")));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_weight_for_each_feature_at_each_knot_and_for_each_reason() {
        assert!(FITTED.are_for(features::NAMES, policy::REASONS));
    }
}
