//! The dictators' race: how games end, how long they last, and how often each dictator and each place in the turn order
//! wins; then how often greedy beats random players. The aims stand beside the figures.

use crate::chart;
use crate::share::{Share, Tally, on_all_cores};
use bots::{Bot, Greedy, Random};
use dictators::{Dictator, Dictators, Ending, Options, house};
use engine::{Action, Game, Key, Quick, Seat, Status, Viewer};
use std::path::Path;
use std::process::ExitCode;

/// The most players and the most rounds.
const PLAYERS: usize = 5;
const ROUNDS: usize = 39;

/// What one game came to.
struct Played {
    rounds: u8,
    winner: Option<Seat>,
    boom: bool,
    first: Seat,
    dictators: Vec<Dictator>,
}

fn play(players: u8, seed: u64, mut bots: Vec<Box<dyn Bot<Dictators>>>) -> Played {
    let mut chance = Quick::new(seed);
    let options = Options {
        players,
        ..Options::default()
    };
    let mut game = Dictators::new(&options, &mut chance, &mut ()).expect("two to five players");
    let start = game.view(Viewer::Spectator).public;
    let mut choices = Vec::new();
    while let Status::Waiting(seats) = game.status() {
        let seat = seats.lowest().expect("somebody is asked");
        game.choices(seat, &mut choices);
        let answer = match choices.as_slice() {
            [only] => *only,
            _ => {
                let view = game.view(Viewer::Seat(seat));
                bots[seat.index()].choose(&view, seat, &choices)
            }
        };
        debug_assert!(game.legal(seat).contains(answer.index()));
        game.apply(seat, answer, &mut chance, &mut ());
    }
    let end = game.view(Viewer::Spectator).public;
    let (winner, boom) = match end.result {
        Some(Ending::Convinced { by }) => (Some(by), false),
        Some(Ending::Boom { revealed_by }) => (revealed_by, true),
        None => (None, false),
    };
    Played {
        rounds: end.round,
        winner,
        boom,
        first: start.first,
        dictators: start
            .players
            .as_slice()
            .iter()
            .map(|player| player.dictator)
            .collect(),
    }
}

fn greedy(seed: u64) -> Box<dyn Bot<Dictators>> {
    Box::new(Greedy::with_worlds(seed, 2))
}

/// What many games of one number of players came to.
#[derive(Default)]
struct Evenness {
    games: u32,
    rounds: [u32; ROUNDS],
    booms: Share,
    undecided: Share,
    /// Of decided games, by the place in the turn order.
    places: [Share; PLAYERS],
    dictators: [Share; Dictator::COUNT],
    /// One greedy bot against random players.
    versus_random: Share,
}

impl Tally for Evenness {
    fn merge(&mut self, other: Evenness) {
        self.games += other.games;
        for (sum, part) in self.rounds.iter_mut().zip(other.rounds) {
            *sum += part;
        }
        for (sum, part) in self.places.iter_mut().zip(other.places) {
            sum.merge(part);
        }
        for (sum, part) in self.dictators.iter_mut().zip(other.dictators) {
            sum.merge(part);
        }
        self.booms.merge(other.booms);
        self.undecided.merge(other.undecided);
        self.versus_random.merge(other.versus_random);
    }
}

impl Evenness {
    fn of(players: u8, games: u64) -> Evenness {
        let seats = u64::from(players);
        let even: Evenness = on_all_cores(games, |game, tally: &mut Evenness| {
            let bots = (0..seats).map(|seat| greedy(game * 8 + seat));
            tally.add(&play(players, game, bots.collect()));
        });
        // A head to head needs fewer: a tenth, in each seat in turn.
        let hero_wins = on_all_cores(games / 10, |game, tally: &mut Evenness| {
            let hero = game % seats;
            let bots = (0..seats).map(|seat| -> Box<dyn Bot<Dictators>> {
                if seat == hero {
                    greedy(game)
                } else {
                    Box::new(Random::new(game * 8 + seat))
                }
            });
            let winner = play(players, game, bots.collect()).winner;
            let won = winner.is_some_and(|winner| u64::from(winner.0) == hero);
            tally.versus_random.add(won);
        });
        Evenness {
            versus_random: hero_wins.versus_random,
            ..even
        }
    }

    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.rounds[usize::from(played.rounds) - 1] += 1;
        self.booms.add(played.boom);
        self.undecided.add(played.winner.is_none());
        let count = played.dictators.len();
        for (seat, dictator) in played.dictators.iter().enumerate() {
            let won = played.winner.is_some_and(|winner| winner.index() == seat);
            self.dictators[dictator.index()].add(won);
            if played.winner.is_some() {
                self.places[(seat + count - played.first.index()) % count].add(won);
            }
        }
    }

    /// The smallest number of rounds in which such a part of all games was over.
    fn rounds_at(&self, part: f64) -> usize {
        let wanted = (f64::from(self.games) * part).ceil() as u32;
        let mut over = 0;
        let reached = |games: &u32| {
            over += games;
            over >= wanted
        };
        self.rounds.iter().position(reached).unwrap_or(0) + 1
    }

    fn shares_of_fair(&self, players: u8) -> impl Iterator<Item = f64> {
        let fair = 1.0 / f64::from(players);
        self.dictators
            .map(move |share| share.rate() / fair)
            .into_iter()
    }
}

/// Prints the tables of `docs/balance-dictators.md` and draws its plots.
pub fn report(games: u64, images: Option<&Path>) -> ExitCode {
    let even: Vec<(u8, Evenness)> = (2..=PLAYERS as u8)
        .map(|players| (players, Evenness::of(players, games)))
        .collect();
    println!(
        "| players | games | rounds: median | middle 80 % | end at DEFCON 1 | nobody wins | first player wins | fair |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (players, even) in &even {
        println!(
            "| {players} | {} | {} | {} to {} | {} | {} | {} | {:.1} % |",
            even.games,
            even.rounds_at(0.5),
            even.rounds_at(0.1),
            even.rounds_at(0.9),
            even.booms.percent(),
            even.undecided.percent(),
            even.places[0].percent(),
            100.0 / f64::from(*players)
        );
    }
    println!(
        "\n| players | first | second | third | fourth | fifth |\n| --- | --- | --- | --- | --- | --- |"
    );
    for (players, even) in &even {
        let places = even.places.iter().enumerate().map(|(place, share)| {
            if place < usize::from(*players) {
                share.percent()
            } else {
                String::new()
            }
        });
        println!("| {players} | {} |", places.collect::<Vec<_>>().join(" | "));
    }
    println!(
        "\n| dictator | 2 players | 3 players | 4 players | 5 players |\n| --- | --- | --- | --- | --- |"
    );
    for dictator in Dictator::all() {
        let shares = even.iter().map(|(players, even)| {
            even.dictators[dictator.index()].of_fair(1.0 / f64::from(*players))
        });
        let shares: Vec<String> = shares.collect();
        println!("| {} | {} |", name(dictator), shares.join(" | "));
    }
    println!("\n| players | greedy against random players |\n| --- | --- |");
    for (players, even) in &even {
        println!("| {players} | {} |", even.versus_random.percent());
    }
    println!("\n| aim | met |\n| --- | --- |");
    for (aim, met) in aims(&even) {
        println!("| {aim} | {} |", if met { "yes" } else { "no" });
    }
    match images.map(|folder| draw(&even, folder)) {
        Some(Err(error)) => {
            eprintln!("the plots could not be written: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn name(dictator: Dictator) -> &'static str {
    &house().dictators[dictator.index()].name
}

/// What the house deck is tuned for, and whether it is so.
fn aims(even: &[(u8, Evenness)]) -> Vec<(&'static str, bool)> {
    let every = |holds: &dyn Fn(u8, &Evenness) -> bool| {
        even.iter().all(|(players, even)| holds(*players, even))
    };
    vec![
        (
            "every dictator wins 0.6 to 1.4 of a fair share",
            every(&|players, even| {
                let mut shares = even.shares_of_fair(players);
                shares.all(|share| (0.6..=1.4).contains(&share))
            }),
        ),
        (
            "the first player wins less than 4 points more than a fair share",
            every(&|players, even| even.places[0].rate() - 1.0 / f64::from(players) < 0.04),
        ),
        (
            "median length 12 to 18 rounds with 4 players",
            every(&|players, even| players != 4 || (12..=18).contains(&even.rounds_at(0.5))),
        ),
        (
            "fewer than 15 % of games end at DEFCON 1",
            every(&|_, even| even.booms.rate() < 0.15),
        ),
        (
            "greedy wins at least 80 % against a random player",
            every(&|players, even| players != 2 || even.versus_random.rate() >= 0.8),
        ),
    ]
}

fn draw(even: &[(u8, Evenness)], folder: &Path) -> std::io::Result<()> {
    let series: Vec<String> = even
        .iter()
        .map(|(players, _)| format!("{players} players"))
        .collect();
    let rows = Dictator::all().map(|dictator| {
        let spreads = even.iter().map(|(players, even)| {
            let (fair, share) = (1.0 / f64::from(*players), even.dictators[dictator.index()]);
            let (low, high) = share.interval();
            (share.rate() / fair, (low / fair, high / fair))
        });
        (name(dictator).to_owned(), spreads.collect())
    });
    let rows: Vec<(String, Vec<chart::Spread>)> = rows.collect();
    let shares = chart::dots(
        "Wins of each dictator as a part of a fair share",
        &series,
        &rows,
        (0.5, 1.5),
        &[0.6, 1.0, 1.4],
    );
    std::fs::write(folder.join("balance-dictators-shares.svg"), shares)?;
    let parts = even.iter().map(|(_, even)| {
        let rounds = even.rounds.iter();
        rounds
            .map(|&games| f64::from(games) / f64::from(even.games.max(1)))
            .collect()
    });
    let parts: Vec<Vec<f64>> = parts.collect();
    let rounds = chart::lines("In which round games end", &series, &parts, "round");
    std::fs::write(folder.join("balance-dictators-rounds.svg"), rounds)
}
