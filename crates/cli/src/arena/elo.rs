//! Ratings from games: the model of Bradley and Terry, on Elo's scale.

use super::Pairing;
use crate::statistics::Z;

/// How strong a bot is beside the mean of all.
#[derive(Clone, Copy, Debug)]
pub struct Rating {
    pub elo: f64,
    /// Half of the 95% interval.
    pub half_width: f64,
}

/// Ten times the odds for 400 points.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// As if each bot had drawn one game against the mean: keeps a bot that won everything on the scale.
const PRIOR_GAMES: f64 = 1.0;
const ROUNDS: usize = 50;

/// The ratings under which the results are most likely. Intervals come from the curvature at that point.
pub fn ratings(bots: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let mut strengths = vec![0.0; bots];
    let mut covariance = vec![vec![0.0; bots]; bots];
    for _ in 0..ROUNDS {
        let (gradient, information) = look(&strengths, pairings);
        covariance = inverse(information);
        for (bot, row) in covariance.iter().enumerate() {
            let step: f64 = row.iter().zip(&gradient).map(|(a, b)| a * b).sum();
            // A cautious step: far from the top the curvature says little.
            strengths[bot] += step.clamp(-1.0, 1.0);
        }
    }
    let mean = strengths.iter().sum::<f64>() / bots as f64;
    (0..bots)
        .map(|bot| Rating {
            elo: (strengths[bot] - mean) * ELO,
            half_width: Z * variance_beside_the_mean(&covariance, bot).sqrt() * ELO,
        })
        .collect()
}

/// How uncertain a strength is beside the mean of all. Games say nothing about the mean itself, so the strengths are
/// far less certain by themselves than beside each other.
fn variance_beside_the_mean(covariance: &[Vec<f64>], bot: usize) -> f64 {
    let bots = covariance.len() as f64;
    let with_all: f64 = covariance[bot].iter().sum();
    let of_all: f64 = covariance.iter().flatten().sum();
    covariance[bot][bot] - 2.0 * with_all / bots + of_all / (bots * bots)
}

/// The slope of the log-likelihood, and how sharply it bends.
fn look(strengths: &[f64], pairings: &[Pairing]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let chance = |difference: f64| 1.0 / (1.0 + (-difference).exp());
    let bots = strengths.len();
    let mut gradient = vec![0.0; bots];
    let mut information = vec![vec![0.0; bots]; bots];
    for (bot, &strength) in strengths.iter().enumerate() {
        let expected = chance(strength);
        gradient[bot] += PRIOR_GAMES * (0.5 - expected);
        information[bot][bot] += PRIOR_GAMES * expected * (1.0 - expected);
    }
    for &Pairing {
        first,
        second,
        games,
        score,
    } in pairings
    {
        let expected = chance(strengths[first] - strengths[second]);
        let games = games as f64;
        gradient[first] += score - games * expected;
        gradient[second] -= score - games * expected;
        let bend = games * expected * (1.0 - expected);
        information[first][first] += bend;
        information[second][second] += bend;
        information[first][second] -= bend;
        information[second][first] -= bend;
    }
    (gradient, information)
}

/// The inverse of a symmetric positive matrix, by elimination; such a matrix needs no exchange of rows.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..size)
        .map(|row| {
            (0..size)
                .map(|column| f64::from(u8::from(row == column)))
                .collect()
        })
        .collect();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        for value in matrix[pivot].iter_mut().chain(&mut inverse[pivot]) {
            *value /= scale;
        }
        let (of_matrix, of_inverse) = (matrix[pivot].clone(), inverse[pivot].clone());
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..size {
                matrix[row][column] -= factor * of_matrix[column];
                inverse[row][column] -= factor * of_inverse[column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(first: usize, second: usize, score: f64) -> Pairing {
        Pairing {
            first,
            second,
            games: 1000,
            score,
        }
    }

    #[test]
    fn a_known_difference_is_found() {
        // 64% is what 100 points come to.
        let found = ratings(2, &[pairing(0, 1, 640.0)]);
        let difference = found[0].elo - found[1].elo;
        assert!((difference - 100.0).abs() < 1.5, "{difference}");
        // 1,000 games settle a difference of two to within some 22 points, the prior aside.
        assert!(found[0].elo + found[1].elo < 1e-6);
        assert!(found[0].half_width > 5.0, "{found:?}");
    }

    #[test]
    fn the_interval_is_that_of_the_score() {
        let found = ratings(2, &[pairing(0, 1, 858.0)]);
        // The standard error of the log odds of 1,000 games is 1 / sqrt(1000 · 0.858 · 0.142).
        let whole = Z * ELO / (1000.0_f64 * 0.858 * 0.142).sqrt();
        let width = found[0].half_width + found[1].half_width;
        assert!((width - whole).abs() < 0.05 * whole, "{width} {whole}");
    }

    #[test]
    fn ratings_of_three_agree_with_all_their_results() {
        let found = ratings(
            3,
            &[
                pairing(0, 1, 760.0),
                pairing(1, 2, 640.0),
                pairing(0, 2, 849.0),
            ],
        );
        let difference = |a: usize, b: usize| found[a].elo - found[b].elo;
        assert!((difference(0, 1) - 200.0).abs() < 5.0, "{found:?}");
        assert!((difference(1, 2) - 100.0).abs() < 5.0, "{found:?}");
    }

    #[test]
    fn a_bot_that_won_everything_has_a_rating_and_a_wide_interval() {
        let found = ratings(2, &[pairing(0, 1, 1000.0)]);
        assert!(found[0].elo.is_finite() && found[0].elo > 300.0);
        assert!(found[0].half_width > 100.0, "{found:?}");
    }
}
