//! From games to weights: positions in numbers, a logistic regression, and how far its chances can be trusted.
//!
//! A sample is a position of a game between bots as one seat saw it stand, with how the game ended. The regression is
//! ridge logistic regression by Newton's method: a few rounds, no step size to choose, the same result everywhere.
//! Each feature has a weight at each knot of the game's progress ([`Fitted::KNOTS`]), so what a thing is worth may
//! change as the game goes on.

use crate::record::{Record, replay};
use crate::sim::Plan;
use engine::{Action, Fitted, FittedReasons, Insight, Quick, Seat, SetupError};
use serde::Serialize;

/// One position of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    pub game: u64,
    pub features: Vec<f32>,
    pub progress: f32,
    /// What searches of today are told ([`Insight::standings`]).
    pub now: f32,
    /// 1 where the seat won in the end, 0 where it lost, ½ in a draw.
    pub won: f32,
}

/// One answer of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub game: u64,
    /// What spoke for each answer, as [`Insight::reasons`] has it.
    pub reasons: Vec<Vec<(usize, f32)>>,
    /// How promising the game's weights of today find each.
    pub now: Vec<f32>,
    /// Which of them was given.
    pub given: usize,
}

/// What a game can teach.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lesson {
    pub samples: Vec<Sample>,
    pub choices: Vec<Choice>,
}

/// One position in so many is kept, unless the game says which, and one choice in so many: those next to each other tell
/// the same story.
const SAMPLE_ONE_IN: u32 = 8;
const CHOICE_ONE_IN: u32 = 4;

/// Plays a record again and takes down what it can teach.
pub(crate) fn learn<G: Insight>(
    options: &G::Options,
    plan: &Plan,
    record: &Record,
) -> Result<Lesson, SetupError> {
    let game = record.game;
    let mut generator = Quick::new(plan.seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut taken: Vec<(Seat, Sample)> = Vec::new();
    let mut choices = Vec::new();
    let outcome = replay(options, plan, record, |world: &G, seat, action| {
        let tells = match G::FITTED_WHERE_QUIET {
            true => world.is_quiet(),
            false => generator.below(SAMPLE_ONE_IN) == 0,
        };
        if tells {
            let whose = Seat(generator.below(world.seats() as u32) as u8);
            taken.push((whose, measure(world, whose, game)));
        }
        let legal = world.legal(seat);
        if legal.len() > 1 && !G::REASONS.is_empty() && generator.below(CHOICE_ONE_IN) == 0 {
            let mut now = Vec::new();
            world.weigh(seat, &legal, &mut now);
            choices.push(Choice {
                game,
                reasons: world.reasons(seat, &legal),
                now,
                given: legal
                    .iter()
                    .take_while(|&known| known != action.index())
                    .count(),
            });
        }
    })?;
    let won = |seat| match outcome.winners.is_empty() {
        true => 0.5,
        false => f32::from(u8::from(outcome.winners.contains(seat))),
    };
    let samples = taken.into_iter().map(|(seat, sample)| Sample {
        won: won(seat),
        ..sample
    });
    Ok(Lesson {
        samples: samples.collect(),
        choices,
    })
}

/// A position of a game whose end is not known yet.
fn measure<G: Insight>(world: &G, seat: Seat, game: u64) -> Sample {
    let mut features = Vec::with_capacity(G::FEATURES.len());
    world.features(seat, &mut features);
    Sample {
        game,
        features,
        progress: world.progress(),
        now: world.standings()[seat.index()],
        won: 0.0,
    }
}

/// How much weights are held back, in units of one sample a feature: too little to hurt, enough to be unique.
const RIDGE: f64 = 20.0;
const ROUNDS: usize = 12;
/// The most that a weight of a reason changes in one round.
const LONGEST_STEP: f64 = 3.0;

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

/// Weights for these reasons that make the answers given most likely (a conditional logistic regression).
pub fn fit_reasons(reasons: &[&str], choices: &[Choice]) -> FittedReasons {
    let mut weights = vec![0.0; reasons.len()];
    for _ in 0..ROUNDS {
        let step = reasons_step(&weights, choices);
        // Far from the end a full step can overshoot.
        let largest = step
            .iter()
            .fold(0.0f64, |most, change| most.max(change.abs()));
        let share = (LONGEST_STEP / largest).min(1.0);
        for (weight, change) in weights.iter_mut().zip(&step) {
            *weight += share * change;
        }
        if largest < 1e-7 {
            break;
        }
    }
    FittedReasons {
        reasons: reasons.iter().map(|&name| name.to_owned()).collect(),
        weights: weights.into_iter().map(|weight| weight as f32).collect(),
    }
}

/// One round of Newton's method for the weights of reasons.
fn reasons_step(weights: &[f64], choices: &[Choice]) -> Vec<f64> {
    let size = weights.len();
    let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    let mut curvature = vec![0.0; size * size];
    (0..size).for_each(|place| curvature[place * size + place] = RIDGE);
    let mut mean = vec![0.0; size];
    for choice in choices {
        let chances = chances(&promises(weights, &choice.reasons));
        for (reasons, chance) in choice.reasons.iter().zip(&chances) {
            for &(place, amount) in reasons {
                mean[place] += chance * f64::from(amount);
            }
        }
        for &(place, amount) in &choice.reasons[choice.given] {
            gradient[place] += f64::from(amount);
        }
        // Only what is named by some answer has a mean; the rest of the matrix is left alone.
        let mut named: Vec<usize> = choice
            .reasons
            .iter()
            .flatten()
            .map(|&(place, _)| place)
            .collect();
        named.sort_unstable();
        named.dedup();
        for &place in &named {
            gradient[place] -= mean[place];
            for &other in named.iter().take_while(|&&other| other <= place) {
                curvature[place * size + other] -= mean[place] * mean[other];
            }
        }
        for (reasons, chance) in choice.reasons.iter().zip(&chances) {
            for &(place, amount) in reasons {
                for &(other, other_amount) in reasons.iter().filter(|(other, _)| *other <= place) {
                    curvature[place * size + other] +=
                        chance * f64::from(amount) * f64::from(other_amount);
                }
            }
        }
        named.iter().for_each(|&place| mean[place] = 0.0);
    }
    solve(&mut curvature, gradient)
}

/// What speaks for each answer, added up.
fn promises(weights: &[f64], reasons: &[Vec<(usize, f32)>]) -> Vec<f64> {
    let sum = |reasons: &Vec<(usize, f32)>| {
        let parts = reasons
            .iter()
            .map(|&(place, amount)| weights[place] * f64::from(amount));
        parts.sum()
    };
    reasons.iter().map(sum).collect()
}

/// The share of each in the sum of e to the power of all.
fn chances(promises: &[f64]) -> Vec<f64> {
    let most = promises.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let powers: Vec<f64> = promises
        .iter()
        .map(|promise| (promise - most).exp())
        .collect();
    let total: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / total).collect()
}

/// How well answers were foreseen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Foresight {
    pub choices: usize,
    /// The mean of −ln of the chance given to the answer that was given.
    pub log_loss: f64,
    /// How often the answer given was the likeliest.
    pub likeliest: f64,
}

impl Foresight {
    /// By the weights that the game has now.
    pub fn now(choices: &[Choice]) -> Foresight {
        foresight(choices, |choice| {
            let total: f64 = choice.now.iter().map(|&weight| f64::from(weight)).sum();
            choice
                .now
                .iter()
                .map(|&weight| f64::from(weight) / total)
                .collect()
        })
    }

    /// By fitted weights.
    pub fn then(choices: &[Choice], fitted: &FittedReasons) -> Foresight {
        let weights: Vec<f64> = fitted.weights.iter().map(|&weight| weight.into()).collect();
        foresight(choices, |choice| {
            chances(&promises(&weights, &choice.reasons))
        })
    }

    /// By nothing at all: every answer is as likely.
    pub fn none(choices: &[Choice]) -> Foresight {
        foresight(choices, |choice| {
            vec![1.0 / choice.now.len() as f64; choice.now.len()]
        })
    }
}

fn foresight(choices: &[Choice], chances: impl Fn(&Choice) -> Vec<f64>) -> Foresight {
    let (mut log_loss, mut likeliest) = (0.0, 0.0);
    for choice in choices {
        let chances = chances(choice);
        let given = chances[choice.given];
        log_loss -= given.max(1e-9).ln();
        let equals = chances.iter().filter(|&&chance| chance == given).count();
        if chances.iter().all(|&chance| chance <= given) {
            likeliest += 1.0 / equals as f64;
        }
    }
    let total = choices.len().max(1) as f64;
    Foresight {
        choices: choices.len(),
        log_loss: log_loss / total,
        likeliest: likeliest / total,
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
    fitted.chance(&sample.features, sample.progress)
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

    /// Choices among three answers, where one reason speaks for an answer and another means nothing.
    fn made_up_choices(count: u64, seed: u64) -> Vec<Choice> {
        let mut quick = Quick::new(seed);
        let mut share = move || (quick.next_number() >> 40) as f32 / (1 << 24) as f32;
        (0..count)
            .map(|game| {
                let reasons: Vec<Vec<(usize, f32)>> = (0..3)
                    .map(|_| vec![(0, share() * 2.0), (1, share())])
                    .collect();
                let chances = chances(&promises(&[1.5, 0.0], &reasons));
                let mut left = f64::from(share());
                let given = chances.iter().position(|chance| {
                    left -= chance;
                    left < 0.0
                });
                Choice {
                    game,
                    reasons,
                    now: vec![1.0; 3],
                    given: given.unwrap_or(2),
                }
            })
            .collect()
    }

    #[test]
    fn the_reasons_behind_answers_are_found() {
        let fitted = fit_reasons(&["reason", "noise"], &made_up_choices(20_000, 1));
        assert!((fitted.weights[0] - 1.5).abs() < 0.1, "{fitted:?}");
        assert!(fitted.weights[1].abs() < 0.1, "{fitted:?}");
        let held_out = made_up_choices(5_000, 2);
        let (then, now) = (
            Foresight::then(&held_out, &fitted),
            Foresight::now(&held_out),
        );
        assert_eq!(now, Foresight::none(&held_out));
        assert!(then.log_loss < now.log_loss - 0.05, "{then:?} {now:?}");
        assert!(then.likeliest > now.likeliest + 0.1, "{then:?} {now:?}");
    }
}
