//! A club whose strengths and whose side advantage are known: what do the ratings make of its results?
//!
//! `cargo test -p hustings-ratings --test simulation -- --nocapture` prints the figures of `docs/ratings.md`.

use hustings_ratings::{Played, Rating, Sides, chances, rate};

/// A small generator of its own (splitmix64): the same club on every machine.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// About a normal one: twelve uniform ones.
    fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.unit()).sum::<f64>() - 6.0
    }
}

/// Clubs for each advantage.
const SEASONS: u64 = 3;

/// Rating points that make a win of probability `p`.
fn points(p: f64) -> f64 {
    400.0 * (p / (1.0 - p)).log10()
}

fn wins(ahead: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-ahead / 400.0))
}

struct Member {
    strength: f64,
    /// How often they take the first side where they may choose.
    likes_first: f64,
}

struct Club {
    members: Vec<Member>,
    /// Rating points that the first side is worth.
    edge: f64,
}

impl Club {
    fn found(size: usize, advantage: f64, dice: &mut Dice) -> Club {
        let member = |_| Member {
            strength: 1500.0 + 150.0 * dice.normal(),
            likes_first: dice.unit(),
        };
        Club {
            members: (0..size).map(member).collect(),
            edge: points(advantage),
        }
    }

    /// Two who meet, whoever cares more for a side on it; and whether the first side won.
    fn play(&self, dice: &mut Dice) -> ([usize; 2], bool) {
        let one = dice.below(self.members.len());
        let two = (one + 1 + dice.below(self.members.len() - 1)) % self.members.len();
        let likes = |who: usize| self.members[who].likes_first;
        let pair = match dice.unit() < 0.5 + (likes(one) - likes(two)) / 2.0 {
            true => [one, two],
            false => [two, one],
        };
        let ahead = self.members[pair[0]].strength - self.members[pair[1]].strength + self.edge;
        (pair, dice.unit() < wins(ahead))
    }
}

/// Everybody's rating, and what the sides are thought to be worth.
struct Book {
    ratings: Vec<Rating>,
    sides: Sides,
    games: Vec<Played>,
    blind: bool,
    /// Of the games after the first half: what was predicted, in nats a game.
    loss: f64,
    predicted: usize,
}

impl Book {
    fn open(size: usize, blind: bool) -> Book {
        Book {
            ratings: vec![Rating::default(); size],
            sides: Sides::new(2),
            games: Vec::new(),
            blind,
            loss: 0.0,
            predicted: 0,
        }
    }

    fn enter(&mut self, pair: [usize; 2], first_won: bool, counts: bool) {
        let players = pair.map(|who| vec![self.ratings[who]]);
        if counts {
            let chance = chances(&players, &self.sides)[0];
            self.loss -= if first_won { chance } else { 1.0 - chance }.ln();
            self.predicted += 1;
        }
        let won = vec![first_won, !first_won];
        let after = rate(&players, &won, &self.sides);
        for (who, after) in pair.into_iter().zip(after) {
            self.ratings[who] = after[0];
        }
        let players = pair.map(|who| vec![who]).to_vec();
        self.games.push(Played { players, won });
        if !self.blind && Sides::is_due(self.games.len()) {
            self.sides = Sides::fit(2, &self.games);
        }
    }

    fn loss(&self) -> f64 {
        self.loss / self.predicted as f64
    }

    /// Kendall's τ and Spearman's ρ between ratings and strengths.
    fn ranks(&self, club: &Club) -> (f64, f64) {
        let truth: Vec<f64> = club.members.iter().map(|one| one.strength).collect();
        let found: Vec<f64> = self.ratings.iter().map(|one| one.rating).collect();
        (kendall(&truth, &found), spearman(&truth, &found))
    }
}

fn kendall(one: &[f64], two: &[f64]) -> f64 {
    let pairs = (0..one.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let agree = pairs
        .clone()
        .map(|(i, j)| ((one[i] - one[j]) * (two[i] - two[j])).signum());
    agree.sum::<f64>() / pairs.count() as f64
}

fn spearman(one: &[f64], two: &[f64]) -> f64 {
    let rank = |values: &[f64], at: usize| {
        values.iter().filter(|&&other| other < values[at]).count() as f64
    };
    let n = one.len() as f64;
    let squares: f64 = (0..one.len())
        .map(|at| (rank(one, at) - rank(two, at)).powi(2))
        .sum();
    1.0 - 6.0 * squares / (n * (n * n - 1.0))
}

/// One club: the advantage that was found, and `(τ, ρ, loss)` with and without sides.
fn season(advantage: f64, seed: u64) -> (f64, [f64; 3], [f64; 3]) {
    const MEMBERS: usize = 60;
    const GAMES: usize = 10_000;
    let mut dice = Dice(seed);
    let club = Club::found(MEMBERS, advantage, &mut dice);
    let (mut aware, mut blind) = (Book::open(MEMBERS, false), Book::open(MEMBERS, true));
    for game in 0..GAMES {
        let (pair, first_won) = club.play(&mut dice);
        for book in [&mut aware, &mut blind] {
            book.enter(pair, first_won, game >= GAMES / 2);
        }
    }
    let figures = |book: &Book| {
        let (tau, rho) = book.ranks(&club);
        [tau, rho, book.loss()]
    };
    (aware.sides.expected(0, 1), figures(&aware), figures(&blind))
}

fn mean<const N: usize>(rows: &[[f64; N]]) -> [f64; N] {
    std::array::from_fn(|at| rows.iter().map(|row| row[at]).sum::<f64>() / rows.len() as f64)
}

#[test]
fn a_known_side_advantage_is_found_and_players_are_ranked_better_for_it() {
    println!(
        "advantage  found (least…most)      tau aware/blind   rho aware/blind   loss aware/blind"
    );
    for advantage in [0.5, 0.55, 0.6, 0.7] {
        let seasons: Vec<_> = (1..=SEASONS).map(|seed| season(advantage, seed)).collect();
        let found: Vec<f64> = seasons.iter().map(|season| season.0).collect();
        let least = found.iter().copied().fold(f64::MAX, f64::min);
        let most = found.iter().copied().fold(f64::MIN, f64::max);
        let average = mean(&found.iter().map(|&one| [one]).collect::<Vec<_>>())[0];
        let aware = mean(&seasons.iter().map(|season| season.1).collect::<Vec<_>>());
        let blind = mean(&seasons.iter().map(|season| season.2).collect::<Vec<_>>());
        println!(
            "{:>8.1}%  {:.1}% ({:.1}…{:.1})    {:.4} / {:.4}   {:.4} / {:.4}   {:.4} / {:.4}",
            100.0 * advantage,
            100.0 * average,
            100.0 * least,
            100.0 * most,
            aware[0],
            blind[0],
            aware[1],
            blind[1],
            aware[2],
            blind[2],
        );
        for one in found {
            assert!(
                (one - advantage).abs() < 0.02,
                "{advantage} was found as {one}"
            );
        }
        if advantage > 0.5 {
            assert!(aware[0] > blind[0] && aware[1] > blind[1], "ranks");
            assert!(aware[2] < blind[2], "predictions");
        } else {
            assert!(
                (aware[0] - blind[0]).abs() < 0.01,
                "nothing is lost where there is nothing to know"
            );
        }
    }
}
