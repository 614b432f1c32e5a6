//! The pairings of a club's events, and how their players stand. Players are numbered from 0, the strongest first.

/// Two who meet, and who has which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pairing {
    pub first: usize,
    pub second: usize,
}

impl Pairing {
    pub fn swapped(self) -> Pairing {
        Pairing {
            first: self.second,
            second: self.first,
        }
    }

    pub fn holds(self, player: usize) -> bool {
        self.first == player || self.second == player
    }
}

/// The rounds of a round robin, by the circle method: everybody meets everybody once, in as few rounds as there can be, and
/// has either side as often as the other, or once more. `double` plays it again with sides swapped.
pub fn round_robin(players: usize, double: bool) -> Vec<Vec<Pairing>> {
    // One stays, the others go round; whoever meets the empty chair rests.
    let chairs = players + players % 2;
    let rounds = chairs.saturating_sub(1);
    let round = |number: usize| {
        let at = |chair: usize| match chair {
            0 => 0,
            chair => 1 + (chair - 1 + number) % rounds,
        };
        let pairs = (0..chairs / 2).map(|place| (at(place), at(chairs - 1 - place)));
        let pairs = pairs.filter(|&(one, two)| one.max(two) < players);
        pairs.map(|(one, two)| balanced(one, two)).collect()
    };
    let once: Vec<Vec<Pairing>> = (0..rounds).map(round).collect();
    let again = once.iter().filter(|_| double);
    let again = again.map(|round: &Vec<Pairing>| round.iter().map(|pair| pair.swapped()).collect());
    let again: Vec<_> = again.collect();
    once.into_iter().chain(again).collect()
}

/// Of two whose numbers differ by an odd number the lower has the first side, otherwise the higher: so everybody has half.
fn balanced(one: usize, two: usize) -> Pairing {
    let (low, high) = (one.min(two), one.max(two));
    let pairing = Pairing {
        first: low,
        second: high,
    };
    match (high - low) % 2 {
        1 => pairing,
        _ => pairing.swapped(),
    }
}

/// The first round of a knock-out: the best meet as late as can be, and where there are not enough, the best rest.
pub fn bracket(players: usize) -> Vec<(usize, Option<usize>)> {
    let mut order = vec![0];
    while order.len() < players.max(2) {
        let last = 2 * order.len() - 1;
        order = order.iter().flat_map(|&seed| [seed, last - seed]).collect();
    }
    let present = |seed: usize| (seed < players).then_some(seed);
    order
        .chunks(2)
        .map(|pair| (pair[0], present(pair[1])))
        .collect()
}

/// Sides for two of a knock-out: whoever had the first side less often has it, and where that is equal, the lot decides.
pub fn sides_by_balance(one: usize, two: usize, firsts: &[i64], lot: bool) -> Pairing {
    let one_first = match firsts[one].cmp(&firsts[two]) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => lot,
    };
    let pairing = Pairing {
        first: one,
        second: two,
    };
    if one_first {
        pairing
    } else {
        pairing.swapped()
    }
}

/// A game that has a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decided {
    pub pairing: Pairing,
    /// Of whoever had the first side: 1, ½ or 0.
    pub score: f64,
}

/// A line of a round robin's table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Line {
    pub player: usize,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub points: f64,
    /// Sonneborn and Berger: the points of those one has beaten, and half of those one has drawn with.
    pub tie_break: f64,
}

/// How the players of a round robin stand, the best first: by points, then Sonneborn–Berger, then wins, then number.
pub fn standings(players: usize, games: &[Decided]) -> Vec<Line> {
    let mut lines: Vec<Line> = (0..players)
        .map(|player| Line {
            player,
            ..Line::default()
        })
        .collect();
    for game in games {
        for (player, score) in [
            (game.pairing.first, game.score),
            (game.pairing.second, 1.0 - game.score),
        ] {
            let line = &mut lines[player];
            line.points += score;
            line.won += u32::from(score > 0.5);
            line.drawn += u32::from(score == 0.5);
            line.lost += u32::from(score < 0.5);
        }
    }
    let points: Vec<f64> = lines.iter().map(|line| line.points).collect();
    for game in games {
        let Pairing { first, second } = game.pairing;
        lines[first].tie_break += game.score * points[second];
        lines[second].tie_break += (1.0 - game.score) * points[first];
    }
    lines.sort_by(|one, two| {
        let by = |value: fn(&Line) -> f64| value(two).total_cmp(&value(one));
        by(|line| line.points)
            .then(by(|line| line.tie_break))
            .then(two.won.cmp(&one.won))
            .then(one.player.cmp(&two.player))
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn everybody_meets_everybody_once_and_has_each_side_as_often() {
        for players in 2..=33 {
            let rounds = round_robin(players, false);
            assert_eq!(rounds.len(), players - 1 + players % 2);
            let mut met = BTreeSet::new();
            let mut balance = vec![0_i32; players];
            for round in &rounds {
                let mut busy = BTreeSet::new();
                for pairing in round {
                    let Pairing { first, second } = *pairing;
                    assert!(
                        busy.insert(first) && busy.insert(second),
                        "one game at a time"
                    );
                    assert!(met.insert((first.min(second), first.max(second))), "once");
                    balance[first] += 1;
                    balance[second] -= 1;
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            assert!(
                balance.iter().all(|more| more.abs() <= 1),
                "{players}: {balance:?}"
            );
        }
    }

    #[test]
    fn a_double_round_robin_is_even_to_the_game() {
        for players in 2..=20 {
            let rounds = round_robin(players, true);
            let games: Vec<Pairing> = rounds.into_iter().flatten().collect();
            let distinct: BTreeSet<Pairing> = games.iter().copied().collect();
            assert_eq!(games.len(), players * (players - 1));
            assert_eq!(
                distinct.len(),
                games.len(),
                "each pair once either way round"
            );
        }
        assert!(round_robin(0, false).is_empty() && round_robin(1, true).iter().all(Vec::is_empty));
    }

    #[test]
    fn in_a_knock_out_the_best_rest_and_meet_last() {
        assert_eq!(bracket(4), [(0, Some(3)), (1, Some(2))]);
        assert_eq!(bracket(5), [(0, None), (3, Some(4)), (1, None), (2, None)]);
        for players in 2..=64 {
            let pairs = bracket(players);
            assert!(pairs.len().is_power_of_two());
            let byes = pairs.iter().filter(|pair| pair.1.is_none());
            let byes: BTreeSet<usize> = byes.map(|pair| pair.0).collect();
            let rest = 2 * pairs.len() - players;
            assert_eq!(byes, (0..rest).collect(), "the best rest");
            let seats = pairs
                .iter()
                .flat_map(|pair| [Some(pair.0), pair.1])
                .flatten();
            assert_eq!(seats.collect::<BTreeSet<_>>(), (0..players).collect());
        }
    }

    #[test]
    fn sides_follow_balance_and_then_the_lot() {
        let firsts = [1, 0, 0];
        assert_eq!(sides_by_balance(0, 1, &firsts, true).first, 1);
        assert_eq!(sides_by_balance(1, 0, &firsts, false).first, 1);
        assert_eq!(sides_by_balance(1, 2, &firsts, true).first, 1);
        assert_eq!(sides_by_balance(1, 2, &firsts, false).first, 2);
    }

    #[test]
    fn equal_points_are_parted_by_whom_they_were_won_against() {
        let game = |first, second, score| Decided {
            pairing: Pairing { first, second },
            score,
        };
        // 0 beats 1, 1 beats 2, 2 and 0 draw: 0 has 1½, 1 has 1, 2 has ½.
        let lines = standings(3, &[game(0, 1, 1.0), game(1, 2, 1.0), game(2, 0, 0.5)]);
        let points: Vec<(usize, f64)> = lines
            .iter()
            .map(|line| (line.player, line.points))
            .collect();
        assert_eq!(points, [(0, 1.5), (1, 1.0), (2, 0.5)]);
        assert_eq!(lines[0].tie_break, 1.0 + 0.25);
        // 3 beat the last, 2 beat the first: 2 stands higher.
        let lines = standings(
            4,
            &[
                game(0, 1, 1.0),
                game(0, 3, 1.0),
                game(2, 0, 1.0),
                game(3, 1, 1.0),
            ],
        );
        let order: Vec<usize> = lines.iter().map(|line| line.player).collect();
        assert_eq!(order, [0, 2, 3, 1]);
    }
}
