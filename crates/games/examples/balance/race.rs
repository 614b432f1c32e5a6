//! The dictators' race: how games end, how long they last, and how often each dictator and each place in the turn order
//! wins; then how often greedy beats random players. The aims stand beside the figures.

use crate::chart;
use crate::share::{Share, Tally, on_all_cores};
use bots::{Bot, Greedy, Random};
use dictators::{Dictator, Dictators, Ending, Options};
use engine::{Action, Game, Key, Quick, Seat, Status, Viewer};
use std::path::Path;

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
pub struct Evenness {
    players: u8,
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

impl Default for Evenness {
    fn default() -> Evenness {
        Evenness {
            players: 0,
            games: 0,
            rounds: [0; ROUNDS],
            booms: Share::default(),
            undecided: Share::default(),
            places: Default::default(),
            dictators: Default::default(),
            versus_random: Share::default(),
        }
    }
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
    /// Plays games 0 to `games` - 1, and a tenth as many against random players.
    pub fn of(players: u8, games: u64) -> Evenness {
        let seats = u64::from(players);
        let even: Evenness = on_all_cores(games, |game, tally: &mut Evenness| {
            let bots = (0..seats).map(|seat| greedy(game * 8 + seat));
            tally.add(&play(players, game, bots.collect()));
        });
        // One greedy bot, in each seat in turn.
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
            players,
            versus_random: hero_wins.versus_random,
            ..even
        }
    }

    /// Every number in it, in a fixed order.
    fn numbers(&mut self) -> Vec<&mut u32> {
        let shares = [
            &mut self.booms,
            &mut self.undecided,
            &mut self.versus_random,
        ];
        let shares = shares
            .into_iter()
            .chain(&mut self.places)
            .chain(&mut self.dictators);
        let shares = shares.flat_map(|share| [&mut share.hits, &mut share.of]);
        let first = std::iter::once(&mut self.games);
        first.chain(&mut self.rounds).chain(shares).collect()
    }

    /// As one line of text: the number of players, then everything counted.
    pub fn line(mut self) -> String {
        let numbers = self.numbers();
        let words: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
        format!("{} {}", self.players, words.join(" "))
    }

    /// Reads such a line.
    pub fn read(line: &str) -> Option<Evenness> {
        let (players, numbers) = line.split_once(' ')?;
        let mut even = Evenness {
            players: players.parse().ok()?,
            ..Evenness::default()
        };
        let mut words = numbers.split(' ');
        for number in even.numbers() {
            *number = words.next()?.parse().ok()?;
        }
        words.next().is_none().then_some(even)
    }

    /// The part of all wins that each player would have if all were alike.
    fn fair(&self) -> f64 {
        1.0 / f64::from(self.players)
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
}

/// Prints the tables of `docs/balance-dictators.md` and draws its plots.
pub fn report(counted: &[Evenness], images: &Path) -> std::io::Result<()> {
    table(
        "players | games | rounds: median | middle 80 % | end at DEFCON 1 | nobody wins | greedy against random",
    );
    for even in counted {
        println!(
            "| {} | {} | {} | {} to {} | {} | {} | {} |",
            even.players,
            even.games,
            even.rounds_at(0.5),
            even.rounds_at(0.1),
            even.rounds_at(0.9),
            even.booms.percent(),
            even.undecided.percent(),
            even.versus_random.percent()
        );
    }
    table("players | fair | first | second | third | fourth | fifth");
    for even in counted {
        let places = even.places.iter().enumerate().map(|(place, share)| {
            if place < usize::from(even.players) {
                share.percent()
            } else {
                String::new()
            }
        });
        let places: Vec<String> = places.collect();
        let fair = 100.0 * even.fair();
        println!(
            "| {} | {fair:.1} % | {} |",
            even.players,
            places.join(" | ")
        );
    }
    let heads: Vec<String> = counted.iter().map(series).collect();
    table(&format!("dictator | {}", heads.join(" | ")));
    for dictator in Dictator::all() {
        let shares = counted
            .iter()
            .map(|even| even.dictators[dictator.index()].of_fair(even.fair()));
        let shares: Vec<String> = shares.collect();
        println!("| {} | {} |", name(dictator), shares.join(" | "));
    }
    table("aim | met");
    for (aim, met) in aims(counted) {
        println!("| {aim} | {} |", if met { "yes" } else { "no" });
    }
    draw(counted, images)
}

/// The head of a table.
fn table(heads: &str) {
    let columns = heads.split(" | ").count();
    println!("\n| {heads} |\n|{}", " --- |".repeat(columns));
}

fn series(even: &Evenness) -> String {
    format!("{} players", even.players)
}

/// The name that everybody uses, without titles: `Joseph`.
fn name(dictator: Dictator) -> String {
    let (first, rest) = dictator.key().split_at(1);
    first.to_uppercase() + rest
}

/// What the house deck is tuned for, and whether it is so.
fn aims(counted: &[Evenness]) -> Vec<(&'static str, bool)> {
    let every = |holds: fn(&Evenness) -> bool| counted.iter().all(holds);
    vec![
        (
            "every dictator wins 0.6 to 1.4 of a fair share",
            every(|even| {
                let shares = even.dictators.map(|share| share.rate() / even.fair());
                shares.iter().all(|share| (0.6..=1.4).contains(share))
            }),
        ),
        (
            "the first player wins less than 4 points more than a fair share",
            every(|even| even.places[0].rate() - even.fair() < 0.04),
        ),
        (
            "median length 12 to 18 rounds with 4 players",
            every(|even| even.players != 4 || (12..=18).contains(&even.rounds_at(0.5))),
        ),
        (
            "fewer than 15 % of games end at DEFCON 1",
            every(|even| even.booms.rate() < 0.15),
        ),
        (
            "greedy wins at least 80 % against one random player",
            every(|even| even.players != 2 || even.versus_random.rate() >= 0.8),
        ),
    ]
}

fn draw(counted: &[Evenness], folder: &Path) -> std::io::Result<()> {
    let names: Vec<String> = counted.iter().map(series).collect();
    let rows = Dictator::all().map(|dictator| {
        let spreads = counted.iter().map(|even| {
            let (fair, share) = (even.fair(), even.dictators[dictator.index()]);
            let (low, high) = share.interval();
            (share.rate() / fair, (low / fair, high / fair))
        });
        (name(dictator), spreads.collect())
    });
    let rows: Vec<(String, Vec<chart::Spread>)> = rows.collect();
    let shares = chart::dots(
        "Wins of each dictator as a part of a fair share",
        &names,
        &rows,
        (0.5, 1.5),
        &[0.6, 1.0, 1.4],
    );
    std::fs::write(folder.join("balance-dictators-shares.svg"), shares)?;
    let parts = counted.iter().map(|even| {
        let games = f64::from(even.games.max(1));
        let rounds = even.rounds.iter();
        rounds.map(|&ended| f64::from(ended) / games).collect()
    });
    let parts: Vec<Vec<f64>> = parts.collect();
    let rounds = chart::lines("In which round games end", &names, &parts, "round");
    std::fs::write(folder.join("balance-dictators-rounds.svg"), rounds)
}
