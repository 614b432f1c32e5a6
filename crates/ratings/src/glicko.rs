//! Glicko-2: Mark Glickman, 'Example of the Glicko-2 system' (2022). Steps and letters are those of the paper.
//!
//! Two things are added, and both leave the paper's own figures as they are: a meeting may have an edge (what the side is
//! worth) and a weight (of a game with several opponents each counts in part), and time may pass in parts of a period.

use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// Rating points to one unit of the paper's inner scale (step 2).
pub(crate) const SCALE: f64 = 173.7178;
/// τ: how fast volatility may change.
const TAU: f64 = 0.5;
/// ε: when the search for the volatility is over.
const PRECISION: f64 = 0.000_001;
/// Nobody is less certain than a newcomer…
const MOST_DEVIATION: f64 = 350.0;
/// …and nobody so certain that a rating stands still.
const LEAST_DEVIATION: f64 = 30.0;

/// How strong somebody seems, how sure that is, and how much it changes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
}

/// A newcomer.
impl Default for Rating {
    fn default() -> Rating {
        Rating {
            rating: 1500.0,
            deviation: MOST_DEVIATION,
            volatility: 0.06,
        }
    }
}

/// One opponent, and how it went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    pub opponent: Rating,
    /// Rating points that one's side is worth more than the opponent's.
    pub edge: f64,
    /// 1 won, 0 lost, ½ drawn.
    pub score: f64,
    /// 1, or less where it is only a part of a game.
    pub weight: f64,
}

/// `g(φ)`: how much less an opponent tells whose rating is uncertain.
pub(crate) fn certainty(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// `E`: the expected score of whoever is ahead by `ahead` on the inner scale.
pub(crate) fn expected(certainty: f64, ahead: f64) -> f64 {
    1.0 / (1.0 + (-certainty * ahead).exp())
}

impl Rating {
    /// φ
    pub(crate) fn phi(&self) -> f64 {
        self.deviation / SCALE
    }

    /// Half the width of the interval in which the strength lies with 95 %.
    pub fn uncertainty(&self) -> f64 {
        1.96 * self.deviation
    }

    /// The rating after `periods` without a game: the same, and less sure (the paper's remark on step 6).
    pub fn rested(self, periods: f64) -> Rating {
        let phi = (self.phi().powi(2) + periods.max(0.0) * self.volatility.powi(2)).sqrt();
        Rating {
            deviation: (phi * SCALE).min(MOST_DEVIATION),
            ..self
        }
    }

    /// The rating after the meetings of a stretch of time that is `periods` long. The paper knows only whole ones.
    pub fn after(self, meetings: &[Meeting], periods: f64) -> Rating {
        let (information, improvement) = self.lessons(meetings);
        if information <= 0.0 {
            return self.rested(periods);
        }
        // Step 3, v; step 4, Δ.
        let variance = 1.0 / information;
        let volatility = self.new_volatility(variance, variance * improvement);
        // Steps 6 and 7.
        let before = self.phi().powi(2) + periods.max(0.0) * volatility.powi(2);
        let phi = 1.0 / (1.0 / before + information).sqrt();
        Rating {
            // Step 8, from the inner scale.
            rating: self.rating + SCALE * phi * phi * improvement,
            deviation: (phi * SCALE).clamp(LEAST_DEVIATION, MOST_DEVIATION),
            volatility,
        }
    }

    /// What the meetings tell: `Σ g²E(1−E)`, which is `1/v`, and `Σ g(s−E)`, which is `Δ/v`.
    fn lessons(&self, meetings: &[Meeting]) -> (f64, f64) {
        meetings.iter().fold((0.0, 0.0), |(sure, better), meeting| {
            let certainty = certainty(meeting.opponent.phi());
            let ahead = self.rating + meeting.edge - meeting.opponent.rating;
            let expected = expected(certainty, ahead / SCALE);
            (
                sure + meeting.weight * certainty * certainty * expected * (1.0 - expected),
                better + meeting.weight * certainty * (meeting.score - expected),
            )
        })
    }

    /// Step 5: the volatility that explains the results best, by the Illinois algorithm.
    fn new_volatility(&self, variance: f64, delta: f64) -> f64 {
        let phi = self.phi();
        let start = self.volatility.powi(2).ln();
        let f = |x: f64| {
            let grown = phi * phi + variance + x.exp();
            x.exp() * (delta * delta - grown) / (2.0 * grown * grown) - (x - start) / (TAU * TAU)
        };
        let mut a = start;
        let mut b = match delta * delta > phi * phi + variance {
            true => (delta * delta - phi * phi - variance).ln(),
            false => {
                // f falls without end to the left, so one of these is above zero.
                let mut k = 1.0;
                while f(start - k * TAU) < 0.0 {
                    k += 1.0;
                }
                start - k * TAU
            }
        };
        let (mut at_a, mut at_b) = (f(a), f(b));
        while (b - a).abs() > PRECISION {
            let c = a + (a - b) * at_a / (at_b - at_a);
            let at_c = f(c);
            if at_c * at_b <= 0.0 {
                (a, at_a) = (b, at_b);
            } else {
                at_a /= 2.0;
            }
            (b, at_b) = (c, at_c);
        }
        (a / 2.0).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(rating: f64, deviation: f64) -> Rating {
        Rating {
            rating,
            deviation,
            volatility: 0.06,
        }
    }

    fn meeting(rating: f64, deviation: f64, score: f64) -> Meeting {
        Meeting {
            opponent: player(rating, deviation),
            edge: 0.0,
            score,
            weight: 1.0,
        }
    }

    /// To as many decimals as the paper prints.
    fn printed(value: f64, decimals: usize) -> String {
        format!("{value:.decimals$}")
    }

    fn example() -> (Rating, [Meeting; 3]) {
        let meetings = [
            meeting(1400.0, 30.0, 1.0),
            meeting(1550.0, 100.0, 0.0),
            meeting(1700.0, 300.0, 0.0),
        ];
        (player(1500.0, 200.0), meetings)
    }

    #[test]
    fn the_papers_example_comes_out_step_by_step() {
        let (player, meetings) = example();
        assert_eq!(printed(player.phi(), 4), "1.1513");
        let steps = |meeting: &Meeting| {
            let mu = (meeting.opponent.rating - 1500.0) / SCALE;
            let phi = meeting.opponent.phi();
            let g = certainty(phi);
            let e = expected(g, -mu);
            [
                printed(mu, 4),
                printed(phi, 4),
                printed(g, 4),
                printed(e, 3),
            ]
        };
        let table: Vec<[String; 4]> = meetings.iter().map(steps).collect();
        assert_eq!(table[0], ["-0.5756", "0.1727", "0.9955", "0.639"]);
        assert_eq!(table[1], ["0.2878", "0.5756", "0.9531", "0.432"]);
        assert_eq!(table[2], ["1.1513", "1.7269", "0.7242", "0.303"]);
        let (information, improvement) = player.lessons(&meetings);
        let variance = 1.0 / information;
        // The paper says 1.7785 and −0.4834, worked out by hand from the rounded values above.
        assert!((variance - 1.7785).abs() < 0.0006, "{variance}");
        let delta = variance * improvement;
        assert!((delta + 0.4834).abs() < 0.0006, "{delta}");
        let after = player.after(&meetings, 1.0);
        assert_eq!(printed(after.phi(), 4), "0.8722");
        let mu = (after.rating - 1500.0) / SCALE;
        assert_eq!(printed(mu, 4), "-0.2069");
        assert_eq!(printed(after.volatility, 4), printed(0.05999, 4));
        // Steps 7 and 8 to two decimals, from the rounded μ′ and φ′ as the paper does it.
        let rounded = |value: f64| printed(value, 4).parse::<f64>().expect("a number");
        assert_eq!(printed(1500.0 + SCALE * rounded(mu), 2), "1464.06");
        assert_eq!(printed(SCALE * rounded(after.phi()), 2), "151.52");
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    }

    #[test]
    fn without_a_game_only_the_doubt_grows() {
        let (player, _) = example();
        let rested = player.rested(1.0);
        assert_eq!((rested.rating, rested.volatility), (1500.0, 0.06));
        assert_eq!(printed(rested.deviation, 4), "200.2714");
        assert_eq!(player.after(&[], 1.0), rested);
        assert_eq!(player.rested(1e9).deviation, 350.0);
    }

    #[test]
    fn whoever_wins_with_the_harder_side_earns_more() {
        let (player, meetings) = example();
        let earned = |edge| {
            let meeting = Meeting {
                edge,
                score: 1.0,
                ..meetings[1]
            };
            player.after(&[meeting], 0.0).rating
        };
        assert!(earned(-60.0) > earned(0.0) && earned(0.0) > earned(60.0));
        // A side that is worth as much as the opponent is stronger makes it a game between equals.
        let even = Meeting {
            edge: 50.0,
            score: 0.5,
            ..meetings[1]
        };
        assert!((player.after(&[even], 0.0).rating - 1500.0).abs() < 1e-9);
    }

    #[test]
    fn a_wild_result_ends_the_search_too() {
        for deviation in [30.0, 350.0] {
            for opponent in [0.0, 1500.0, 4000.0] {
                for score in [0.0, 0.5, 1.0] {
                    let one = player(1500.0, deviation);
                    let after = one.after(&[meeting(opponent, 30.0, score)], 0.1);
                    assert!(
                        after.rating.is_finite() && after.volatility > 0.0,
                        "{after:?}"
                    );
                }
            }
        }
    }
}
