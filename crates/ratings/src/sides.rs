//! What each side of a game is worth, fitted from its rated games.
//!
//! The worth of a side is a number of rating points that belongs to nobody: whoever sits there has them for one game. It
//! is fitted by maximum likelihood together with the strengths of all who played, because whoever likes a side may be strong
//! or weak, and neither must be taken for the other. A small prior keeps a handful of games from telling much.

use crate::game::comparisons;
use crate::glicko::{SCALE, expected};
use serde::{Deserialize, Serialize};

/// The prior: sides are about equal, give or take so many rating points each…
const SIDES: f64 = 100.0;
/// …and players about average, give or take so many.
const PLAYERS: f64 = 250.0;
/// The fit is over when no side moves by more than this on the inner scale: a twentieth of a point of win rate.
const SETTLED: f64 = 0.002;
/// Far more than is ever needed.
const SWEEPS: usize = 300;

/// What the sides of a game are worth, as far as its rated games tell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sides {
    games: usize,
    /// On the inner scale.
    worth: Vec<f64>,
    /// What all games and the prior tell about it: the inverse of the covariance, row by row.
    information: Vec<Vec<f64>>,
}

/// How much more one side is worth than another, in rating points, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    pub points: f64,
    pub deviation: f64,
}

/// A game that was played: the players of each side, numbered from 0, and which sides won.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    pub players: Vec<Vec<usize>>,
    pub won: Vec<bool>,
}

impl Sides {
    /// A game of which nothing is known yet.
    pub fn new(sides: usize) -> Sides {
        let row =
            |own| (0..sides).map(move |other| prior(SIDES) * f64::from(u8::from(own == other)));
        Sides {
            games: 0,
            worth: vec![0.0; sides],
            information: (0..sides).map(|own| row(own).collect()).collect(),
        }
    }

    /// What the games of a club tell.
    pub fn fit(sides: usize, games: &[Played]) -> Sides {
        let mut fit = Fit::new(sides, games);
        for _ in 0..SWEEPS {
            fit.improve_players();
            if fit.improve_sides() < SETTLED {
                break;
            }
        }
        let looks: Vec<(f64, f64)> = fit.pairs.iter().map(|pair| fit.look(pair)).collect();
        Sides {
            games: games.len(),
            information: fit.information(&looks),
            worth: fit.worth,
        }
    }

    /// Games that a fit looks at, the latest ones: what players make of a game changes.
    pub const WINDOW: usize = 10_000;

    /// Whether the sides are to be fitted again after so many games: whenever there is a tenth more to be learnt from.
    pub fn is_due(games: usize) -> bool {
        // A power of two, so that the steps do not drift with the count.
        let step = 1_usize << (games.min(Sides::WINDOW) / 10).max(1).ilog2();
        games.is_multiple_of(step)
    }

    /// How often each side wins between players of the same strength.
    pub fn shares(&self) -> Vec<f64> {
        let strengths: Vec<f64> = self.worth.iter().map(|worth| worth.exp()).collect();
        let all: f64 = strengths.iter().sum();
        strengths.iter().map(|strength| strength / all).collect()
    }

    /// How many games it was fitted from.
    pub fn games(&self) -> usize {
        self.games
    }

    pub fn len(&self) -> usize {
        self.worth.len()
    }

    pub fn is_empty(&self) -> bool {
        self.worth.is_empty()
    }

    /// How much more `side` is worth than `other`.
    pub fn edge(&self, side: usize, other: usize) -> Edge {
        let mut contrast = vec![0.0; self.len()];
        contrast[side] += 1.0;
        contrast[other] -= 1.0;
        let spread = solve(&self.information, &contrast);
        let variance: f64 = contrast.iter().zip(&spread).map(|(c, s)| c * s).sum();
        Edge {
            points: SCALE * (self.worth[side] - self.worth[other]),
            deviation: SCALE * variance.max(0.0).sqrt(),
        }
    }

    /// The expected score of `side` against `other` between players of the same strength.
    pub fn expected(&self, side: usize, other: usize) -> f64 {
        expected(1.0, self.worth[side] - self.worth[other])
    }

    /// The worth of a side on the inner scale.
    pub(crate) fn worth(&self, side: usize) -> f64 {
        self.worth[side]
    }
}

/// The information of a prior that is so many rating points wide.
fn prior(points: f64) -> f64 {
    (SCALE / points).powi(2)
}

/// Two sides of a game.
struct Pair<'a> {
    sides: (usize, usize),
    teams: (&'a [usize], &'a [usize]),
    score: f64,
    weight: f64,
}

/// A fit under way. Everything is on the inner scale.
struct Fit<'a> {
    worth: Vec<f64>,
    strength: Vec<f64>,
    pairs: Vec<Pair<'a>>,
    /// The pairs of each player, with the part that the player is of the first side, negative for the second.
    pairs_of: Vec<Vec<(usize, f64)>>,
}

impl<'a> Fit<'a> {
    fn new(sides: usize, games: &'a [Played]) -> Fit<'a> {
        let mut pairs = Vec::new();
        for game in games {
            let weight = crate::game::weight(game.players.len());
            let compared = comparisons(&game.won).into_iter();
            pairs.extend(compared.map(|(one, two, score)| Pair {
                sides: (one, two),
                teams: (&game.players[one], &game.players[two]),
                score,
                weight,
            }));
        }
        let players = games.iter().flat_map(|game| game.players.iter().flatten());
        let count = players.max().map_or(0, |last| last + 1);
        let mut pairs_of = vec![Vec::new(); count];
        for (place, pair) in pairs.iter().enumerate() {
            for (team, sign) in [(pair.teams.0, 1.0), (pair.teams.1, -1.0)] {
                for &player in team {
                    pairs_of[player].push((place, sign / team.len() as f64));
                }
            }
        }
        Fit {
            worth: vec![0.0; sides],
            strength: vec![0.0; count],
            pairs,
            pairs_of,
        }
    }

    fn mean(&self, team: &[usize]) -> f64 {
        let all: f64 = team.iter().map(|&player| self.strength[player]).sum();
        all / team.len().max(1) as f64
    }

    /// How much better the first side of a pair did than it should have, and how much that tells.
    fn look(&self, pair: &Pair) -> (f64, f64) {
        let (one, two) = pair.sides;
        let ahead = self.mean(pair.teams.0) - self.mean(pair.teams.1);
        let expected = expected(1.0, ahead + self.worth[one] - self.worth[two]);
        (
            pair.weight * (pair.score - expected),
            pair.weight * expected * (1.0 - expected),
        )
    }

    /// One Newton step for each player, one after the other.
    fn improve_players(&mut self) {
        for player in 0..self.strength.len() {
            let mut gradient = -prior(PLAYERS) * self.strength[player];
            let mut information = prior(PLAYERS);
            for &(place, part) in &self.pairs_of[player] {
                let (better, told) = self.look(&self.pairs[place]);
                gradient += part * better;
                information += part * part * told;
            }
            self.strength[player] += gradient / information;
        }
    }

    /// One Newton step for all sides together; gives the longest. It is as long as if the players moved with it, or they
    /// and the sides would follow each other in small steps.
    fn improve_sides(&mut self) -> f64 {
        let mut gradient: Vec<f64> = self
            .worth
            .iter()
            .map(|worth| -prior(SIDES) * worth)
            .collect();
        let looks: Vec<(f64, f64)> = self.pairs.iter().map(|pair| self.look(pair)).collect();
        for (pair, (better, _)) in self.pairs.iter().zip(&looks) {
            gradient[pair.sides.0] += better;
            gradient[pair.sides.1] -= better;
        }
        let steps = solve(&self.information(&looks), &gradient);
        for (worth, step) in self.worth.iter_mut().zip(&steps) {
            *worth += step;
        }
        steps.iter().fold(0.0, |most, step| step.abs().max(most))
    }

    /// What the games tell about the sides, less what the strengths of those who sat there might explain as well: a pair
    /// between two who always sit like that tells nothing.
    fn information(&self, looks: &[(f64, f64)]) -> Vec<Vec<f64>> {
        let mut information = Sides::new(self.worth.len()).information;
        for (pair, (_, told)) in self.pairs.iter().zip(looks) {
            add(&mut information, pair.sides, *told);
        }
        for pairs in &self.pairs_of {
            let mut shared = vec![0.0; self.worth.len()];
            let mut own = prior(PLAYERS);
            for &(place, part) in pairs {
                let (one, two) = self.pairs[place].sides;
                let told = looks[place].1;
                shared[one] += part * told;
                shared[two] -= part * told;
                own += part.abs() * told;
            }
            for one in 0..shared.len() {
                for two in 0..shared.len() {
                    // Each pair has two ends, and each end explains half of it.
                    information[one][two] -= shared[one] * shared[two] / (2.0 * own);
                }
            }
        }
        information
    }
}

/// Adds what a pair tells about the difference between its sides.
fn add(information: &mut [Vec<f64>], (one, two): (usize, usize), told: f64) {
    information[one][one] += told;
    information[two][two] += told;
    information[one][two] -= told;
    information[two][one] -= told;
}

/// Solves a small symmetric positive definite system by elimination. The prior keeps it far from singular.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let mut rows: Vec<Vec<f64>> = matrix.to_vec();
    let mut right = right.to_vec();
    let size = right.len();
    for pivot in 0..size {
        let (upper, lower) = rows.split_at_mut(pivot + 1);
        let known = &upper[pivot];
        for (row, below) in lower.iter_mut().zip(pivot + 1..) {
            let factor = row[pivot] / known[pivot];
            for (place, taken) in row.iter_mut().zip(known) {
                *place -= factor * taken;
            }
            right[below] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|at| rows[row][at] * right[at]).sum();
        right[row] = (right[row] - known) / rows[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two of a hundred, in turns, on either side; the first side wins six of ten.
    fn season(games: usize) -> Vec<Played> {
        let game = |number: usize| {
            let (one, two) = (number % 100, (number / 100 + 1 + number) % 100);
            let first_won = number % 5 < 3;
            Played {
                players: match number / 500 % 2 {
                    0 => vec![vec![one], vec![two]],
                    _ => vec![vec![two], vec![one]],
                },
                won: vec![first_won, !first_won],
            }
        };
        (0..games).map(game).collect()
    }

    #[test]
    fn the_worth_of_a_side_comes_to_the_likeliest_one() {
        let sides = Sides::fit(2, &season(4000));
        assert_eq!(sides.games(), 4000);
        assert!((sides.expected(0, 1) - 0.6).abs() < 0.01, "{sides:?}");
        assert!((sides.expected(0, 1) + sides.expected(1, 0) - 1.0).abs() < 1e-12);
        let edge = sides.edge(0, 1);
        // The standard error of a log-odds from n games: 1/√(n p (1−p)).
        let error = SCALE / (4000.0_f64 * 0.24).sqrt();
        assert!(
            (0.95 * error..1.3 * error).contains(&edge.deviation),
            "{edge:?}"
        );
    }

    #[test]
    fn a_few_games_tell_little() {
        let sides = Sides::fit(2, &season(3));
        let points = sides.edge(0, 1).points;
        assert!((10.0..120.0).contains(&points), "{points}");
        assert!(sides.edge(0, 1).deviation > 100.0);
        assert_eq!(Sides::fit(2, &[]), Sides::new(2));
        let text = serde_json::to_string(&sides).expect("numbers");
        let read: Sides = serde_json::from_str(&text).expect("what was written");
        assert!((read.edge(0, 1).points - points).abs() < 1e-9);
    }

    #[test]
    fn who_always_sits_on_one_side_tells_nothing_about_it() {
        let game = Played {
            players: vec![vec![0], vec![1]],
            won: vec![true, false],
        };
        let sides = Sides::fit(2, &vec![game; 500]);
        let free = Sides::new(2).edge(0, 1).deviation;
        assert!(sides.edge(0, 1).deviation > 0.8 * free, "{sides:?}");
    }

    #[test]
    fn a_system_of_three_is_solved() {
        let matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, -1.0], [0.0, -1.0, 2.0]].map(|row| row.to_vec());
        let found = solve(&matrix, &[6.0, 4.0, 4.0]);
        for (found, right) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - right).abs() < 1e-12);
        }
    }
}
