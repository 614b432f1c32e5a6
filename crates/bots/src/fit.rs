//! From games to weights: positions in numbers, a logistic regression, and how far its chances can be trusted.
//!
//! A sample is a position of a game between bots as one seat saw it stand, with how the game ended. The regression is
//! ridge logistic regression by Newton's method: a few rounds, no step size to choose, the same result everywhere.
//! Each feature has a weight at each knot of the game's progress ([`Fitted::KNOTS`]), so what a thing is worth may
//! change as the game goes on.

use engine::{Fitted, Insight, Outcome, Quick, Seat};
use serde::Serialize;

/// One position of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    pub game: u64,
    pub features: Vec<f32>,
    pub progress: f32,
    /// What the game's evaluation of today says.
    pub now: f32,
    /// 1 where the seat won in the end, 0 where it lost, ½ in a draw.
    pub won: f32,
}

/// One position in so many is kept: those next to each other tell the same story.
const ONE_IN: u32 = 8;

/// Gathers samples while a game is played.
#[derive(Debug)]
pub(crate) struct Collector {
    generator: Quick,
    game: u64,
    taken: Vec<(Seat, Sample)>,
}

impl Collector {
    pub fn new(seed: u64, game: u64) -> Collector {
        Collector {
            generator: Quick::new(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            game,
            taken: Vec::new(),
        }
    }

    /// Looks at a position and keeps it now and then, as one of the seats sees it stand.
    pub fn look<G: Insight>(&mut self, world: &G) {
        if self.generator.below(ONE_IN) > 0 {
            return;
        }
        let seat = Seat(self.generator.below(world.seats() as u32) as u8);
        let mut features = Vec::with_capacity(G::FEATURES.len());
        world.features(seat, &mut features);
        let sample = Sample {
            game: self.game,
            features,
            progress: world.progress(),
            now: world.evaluate(seat),
            won: 0.0,
        };
        self.taken.push((seat, sample));
    }

    /// The samples, once it is known how the game ended.
    pub fn finish(self, outcome: Outcome) -> Vec<Sample> {
        let won = |seat| match outcome.winners.is_empty() {
            true => 0.5,
            false => f32::from(u8::from(outcome.winners.contains(seat))),
        };
        self.taken
            .into_iter()
            .map(|(seat, sample)| Sample {
                won: won(seat),
                ..sample
            })
            .collect()
    }
}

/// How much weights are held back, in units of one sample a feature: too little to hurt, enough to be unique.
const RIDGE: f64 = 20.0;
const ROUNDS: usize = 12;

/// Weights for these features that make the outcomes of the samples most likely.
pub fn fit(features: &[&str], samples: &[Sample]) -> Fitted {
    let width = features.len();
    let scales = scales(width, samples);
    let mut weights = vec![0.0; width * Fitted::KNOTS];
    for _ in 0..ROUNDS {
        let step = newton_step(&weights, &scales, samples);
        let largest = step
            .iter()
            .fold(0.0f64, |most, change| most.max(change.abs()));
        for (weight, change) in weights.iter_mut().zip(&step) {
            *weight += change;
        }
        if largest < 1e-7 {
            break;
        }
    }
    let unscaled = |(weight, scale): (&f64, &f64)| (weight / scale) as f32;
    Fitted {
        features: features.iter().map(|&name| name.to_owned()).collect(),
        weights: weights
            .chunks(width)
            .map(|knot| knot.iter().zip(&scales).map(unscaled).collect())
            .collect(),
    }
}

/// The size that each feature usually has, so that the ridge holds all back alike.
fn scales(width: usize, samples: &[Sample]) -> Vec<f64> {
    let mut squares = vec![0.0; width];
    for sample in samples {
        for (sum, &value) in squares.iter_mut().zip(&sample.features) {
            *sum += f64::from(value).powi(2);
        }
    }
    let mean = |sum: f64| (sum / samples.len().max(1) as f64).sqrt();
    // A feature that never shows has no size; any will do.
    squares
        .into_iter()
        .map(|sum| if sum > 0.0 { mean(sum) } else { 1.0 })
        .collect()
}

/// One round of Newton's method: the gradient, solved against the curvature.
fn newton_step(weights: &[f64], scales: &[f64], samples: &[Sample]) -> Vec<f64> {
    let (width, size) = (scales.len(), weights.len());
    let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    let mut curvature = vec![0.0; size * size];
    (0..size).for_each(|place| curvature[place * size + place] = RIDGE);
    let mut row: Vec<(usize, f64)> = Vec::with_capacity(2 * width);
    for sample in samples {
        spread(sample, scales, &mut row);
        let odds: f64 = row
            .iter()
            .map(|&(place, value)| weights[place] * value)
            .sum();
        let chance = 1.0 / (1.0 + (-odds).exp());
        let (miss, firmness) = (f64::from(sample.won) - chance, chance * (1.0 - chance));
        for (first, &(place, value)) in row.iter().enumerate() {
            gradient[place] += miss * value;
            let line = &mut curvature[place * size..(place + 1) * size];
            for &(other, other_value) in &row[..=first] {
                line[other] += firmness * value * other_value;
            }
        }
    }
    solve(&mut curvature, gradient)
}

/// A sample's features at the two knots around it, without those that are zero, in the order of their places.
fn spread(sample: &Sample, scales: &[f64], row: &mut Vec<(usize, f64)>) {
    let (knot, share) = Fitted::between(sample.progress);
    row.clear();
    for (knot, share) in [(knot, 1.0 - share), (knot + 1, share)] {
        let values = sample.features.iter().zip(scales).enumerate();
        for (feature, (&value, scale)) in values {
            if value != 0.0 && share > 0.0 {
                row.push((
                    knot * scales.len() + feature,
                    f64::from(value * share) / scale,
                ));
            }
        }
    }
}

/// Solves a system whose matrix is symmetric and positive (Cholesky); only its lower half is read.
fn solve(matrix: &mut [f64], mut vector: Vec<f64>) -> Vec<f64> {
    let size = vector.len();
    for column in 0..size {
        for row in column..size {
            let dot: f64 = (0..column)
                .map(|k| matrix[row * size + k] * matrix[column * size + k])
                .sum();
            let rest = matrix[row * size + column] - dot;
            matrix[row * size + column] = if row == column {
                rest.sqrt()
            } else {
                rest / matrix[column * size + column]
            };
        }
    }
    for row in 0..size {
        let dot: f64 = (0..row).map(|k| matrix[row * size + k] * vector[k]).sum();
        vector[row] = (vector[row] - dot) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let dot: f64 = (row + 1..size)
            .map(|k| matrix[k * size + row] * vector[k])
            .sum();
        vector[row] = (vector[row] - dot) / matrix[row * size + row];
    }
    vector
}

/// The chance that fitted weights give a sample.
pub fn chance(fitted: &Fitted, sample: &Sample) -> f32 {
    let weights = fitted.at(sample.progress);
    let odds = weights
        .iter()
        .zip(&sample.features)
        .map(|(weight, value)| weight * value);
    engine::logistic(odds.sum())
}

/// How far chances can be trusted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calibration {
    pub samples: usize,
    /// The mean of −ln of the chance given to what happened: 0.693 is knowing nothing.
    pub log_loss: f64,
    /// The mean distance, over all samples, between a chance and how often it came true (expected calibration
    /// error), in ten bins.
    pub error: f64,
    pub bins: Vec<Bin>,
}

/// Samples with about the same chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Bin {
    pub samples: usize,
    /// The chance that was given, on average.
    pub said: f64,
    /// The share that was won.
    pub won: f64,
}

const BINS: usize = 10;

/// Compares chances with how the games ended.
pub fn calibration(samples: &[Sample], chance: impl Fn(&Sample) -> f32) -> Calibration {
    let mut bins = [Bin::default(); BINS];
    let mut log_loss = 0.0;
    for sample in samples {
        let said = f64::from(chance(sample)).clamp(1e-6, 1.0 - 1e-6);
        let won = f64::from(sample.won);
        log_loss -= won * said.ln() + (1.0 - won) * (1.0 - said).ln();
        let bin = &mut bins[((said * BINS as f64) as usize).min(BINS - 1)];
        bin.samples += 1;
        bin.said += said;
        bin.won += won;
    }
    let total = samples.len().max(1) as f64;
    let error: f64 = bins.iter().map(|bin| (bin.said - bin.won).abs()).sum();
    for bin in &mut bins {
        bin.said /= bin.samples.max(1) as f64;
        bin.won /= bin.samples.max(1) as f64;
    }
    Calibration {
        samples: samples.len(),
        log_loss: log_loss / total,
        error: error / total,
        bins: bins.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions whose outcome follows a known rule: what a point is worth grows as the game goes on.
    fn made_up(count: u64, seed: u64) -> Vec<Sample> {
        let mut quick = Quick::new(seed);
        let mut share = move || (quick.next_number() >> 40) as f32 / (1 << 24) as f32;
        (0..count)
            .map(|game| {
                let (points, noise, progress) = (share() * 4.0 - 2.0, share() * 2.0 - 1.0, share());
                let odds = points * (0.5 + 2.0 * progress);
                Sample {
                    game,
                    features: vec![points, noise],
                    progress,
                    now: 0.5,
                    won: f32::from(u8::from(share() < engine::logistic(odds))),
                }
            })
            .collect()
    }

    #[test]
    fn the_regression_finds_the_rule_behind_the_outcomes() {
        // So many that the ridge, which holds back where there is little to go by, does not show.
        let fitted = fit(&["points", "noise"], &made_up(100_000, 1));
        for (progress, expected) in [(0.0, 0.5), (0.5, 1.5), (1.0, 2.5)] {
            let weights = fitted.at(progress);
            assert!(
                (weights[0] - expected).abs() < 0.25,
                "{progress}: {weights:?}"
            );
            assert!(weights[1].abs() < 0.25, "{progress}: {weights:?}");
        }
    }

    #[test]
    fn fitted_chances_are_calibrated_and_guesses_are_not() {
        let fitted = fit(&["points", "noise"], &made_up(20_000, 1));
        let held_out = made_up(20_000, 2);
        let good = calibration(&held_out, |sample| chance(&fitted, sample));
        let bold = calibration(&held_out, |sample| {
            f32::from(u8::from(sample.features[0] > 0.0))
        });
        assert!(good.error < 0.02, "{good:?}");
        assert!(bold.error > 0.1, "{bold:?}");
        assert!(good.log_loss < 0.6 && good.log_loss < bold.log_loss);
    }
}
