//! One rated game, of two sides or more, each of one player or several.
//!
//! A side that won has beaten every side that did not; two sides that both lost say nothing about each other, and where
//! nobody won, or everybody, each pair has drawn. Of `n` sides each comparison counts `1/(n−1)`, and the players of a side
//! share it. For sides of one player that is the pairwise likelihood of Luce's model, in which everybody wins as often as
//! `e` to the power of strength and side tells.

use crate::glicko::{Meeting, Rating, SCALE};
use crate::sides::Sides;

/// A side as one player: the mean of its players.
fn together(players: &[Rating]) -> Rating {
    let count = players.len().max(1) as f64;
    let squares: f64 = players.iter().map(|one| one.deviation.powi(2)).sum();
    Rating {
        rating: players.iter().map(|one| one.rating).sum::<f64>() / count,
        deviation: squares.sqrt() / count,
        ..Rating::default()
    }
}

/// What one comparison counts at a table of so many sides.
pub(crate) fn weight(sides: usize) -> f64 {
    1.0 / (sides.max(2) - 1) as f64
}

/// Pairs of sides that are compared, and the score of the first.
pub(crate) fn comparisons(won: &[bool]) -> Vec<(usize, usize, f64)> {
    let sides = won.len();
    let decided = won.contains(&true) && won.contains(&false);
    let pairs = (0..sides).flat_map(|one| (one + 1..sides).map(move |two| (one, two)));
    pairs
        .filter(|&(one, two)| !decided || won[one] != won[two])
        .map(|(one, two)| match (decided, won[one]) {
            (false, _) => (one, two, 0.5),
            (true, first) => (one, two, f64::from(u8::from(first))),
        })
        .collect()
}

/// Everybody's rating after a game: the players of each side as they came to the table, and which sides won.
pub fn rate(players: &[Vec<Rating>], won: &[bool], sides: &Sides) -> Vec<Vec<Rating>> {
    let weight = weight(players.len());
    let teams: Vec<Rating> = players.iter().map(|team| together(team)).collect();
    let mut meetings: Vec<Vec<Vec<Meeting>>> = players
        .iter()
        .map(|team| vec![Vec::new(); team.len()])
        .collect();
    for (one, two, score) in comparisons(won) {
        for (own, other, score) in [(one, two, score), (two, one, 1.0 - score)] {
            let edge = sides.edge(own, other);
            for (place, player) in players[own].iter().enumerate() {
                let count = players[own].len() as f64;
                // What the others of one's side bring, and how little is known of them and of the side's worth, is as if
                // the opponent had it the other way round.
                let mates = teams[own].rating - player.rating;
                let doubt = teams[own].deviation.powi(2) - (player.deviation / count).powi(2);
                let opponent = Rating {
                    rating: teams[other].rating - mates,
                    deviation: (teams[other].deviation.powi(2)
                        + doubt.max(0.0)
                        + edge.deviation.powi(2))
                    .sqrt(),
                    ..teams[other]
                };
                meetings[own][place].push(Meeting {
                    opponent,
                    edge: edge.points,
                    score,
                    weight: weight / count,
                });
            }
        }
    }
    let after = |(team, meetings): (&Vec<Rating>, Vec<Vec<Meeting>>)| {
        let players = team.iter().zip(meetings);
        players
            .map(|(player, met)| player.after(&met, 0.0))
            .collect()
    };
    players.iter().zip(meetings).map(after).collect()
}

/// How likely each side is to win, as far as ratings and sides tell: what players are shown before a game.
pub fn chances(players: &[Vec<Rating>], sides: &Sides) -> Vec<f64> {
    let teams: Vec<Rating> = players.iter().map(|team| together(team)).collect();
    // One certainty for the whole table: that of two typical opponents.
    let phis: f64 = teams.iter().map(|team| team.phi().powi(2)).sum();
    let phi = (2.0 * phis / teams.len().max(1) as f64).sqrt();
    let certainty = crate::glicko::certainty(phi);
    let strength = |(side, team): (usize, &Rating)| {
        let strength = team.rating / SCALE + sides.worth(side);
        (certainty * (strength - 1500.0 / SCALE)).exp()
    };
    let strengths: Vec<f64> = teams.iter().enumerate().map(strength).collect();
    let all: f64 = strengths.iter().sum();
    strengths.iter().map(|strength| strength / all).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Played;

    fn player(rating: f64) -> Rating {
        Rating {
            rating,
            deviation: 80.0,
            volatility: 0.06,
        }
    }

    #[test]
    fn two_players_gain_and_lose_alike() {
        let after = rate(
            &[vec![player(1500.0)], vec![player(1500.0)]],
            &[true, false],
            &Sides::new(2),
        );
        let (gain, loss) = (after[0][0].rating - 1500.0, 1500.0 - after[1][0].rating);
        assert!(gain > 5.0 && (gain - loss).abs() < 1e-9, "{gain} {loss}");
        let after = rate(
            &[vec![player(1500.0)], vec![player(1500.0)]],
            &[false, false],
            &Sides::new(2),
        );
        assert!(
            (after[0][0].rating - 1500.0).abs() < 1e-9,
            "a draw between equals"
        );
    }

    #[test]
    fn of_several_who_lost_nobody_is_compared() {
        assert_eq!(
            comparisons(&[false, true, false]),
            [(0, 1, 0.0), (1, 2, 1.0)]
        );
        // Whoever gave the game up lost to all the others, who did not play it out.
        assert_eq!(
            comparisons(&[true, false, true]),
            [(0, 1, 1.0), (1, 2, 0.0)]
        );
        let draws: Vec<f64> = comparisons(&[false; 3]).iter().map(|pair| pair.2).collect();
        assert_eq!(draws, [0.5; 3]);
    }

    #[test]
    fn at_a_full_table_an_average_player_keeps_their_rating_in_the_long_run() {
        let table = vec![vec![player(1500.0)]; 5];
        let gain = |won: [bool; 5]| rate(&table, &won, &Sides::new(5))[0][0].rating - 1500.0;
        let win = gain([true, false, false, false, false]);
        let loss = gain([false, true, false, false, false]);
        // One game of five is won.
        assert!(
            win > 0.0 && (win + 4.0 * loss).abs() < 0.1 * win,
            "{win} {loss}"
        );
    }

    #[test]
    fn players_of_a_side_share_what_it_earns() {
        let strong = vec![player(1700.0), player(1500.0)];
        let weak = vec![player(1600.0), player(1600.0)];
        let after = rate(&[strong, weak.clone()], &[true, false], &Sides::new(2));
        let gains = [after[0][0].rating - 1700.0, after[0][1].rating - 1500.0];
        assert!((gains[0] - gains[1]).abs() < 1e-9, "{gains:?}");
        let alone = rate(
            &[vec![player(1600.0)], vec![player(1600.0)]],
            &[true, false],
            &Sides::new(2),
        );
        let whole = alone[0][0].rating - 1600.0;
        assert!(
            gains[0] > 0.3 * whole && gains[0] < 0.7 * whole,
            "{gains:?} of {whole}"
        );
    }

    #[test]
    fn chances_add_up_and_know_the_side() {
        let table = vec![vec![player(1500.0)]; 3];
        let even = chances(&table, &Sides::new(3));
        assert!(even.iter().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-12));
        let played = Played {
            players: vec![vec![0], vec![1], vec![2]],
            won: vec![false, false, true],
        };
        let sides = Sides::fit(
            3,
            &[
                played.clone(),
                Played {
                    players: vec![vec![2], vec![0], vec![1]],
                    ..played
                },
            ],
        );
        let learnt = chances(&table, &sides);
        assert!(learnt[2] > 0.4 && (learnt.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
