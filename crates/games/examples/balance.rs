//! How even the dictators' race is between greedy bots: `cargo run --release -p hustings-games --example balance -- GAMES`.
//!
//! Prints, for each number of players, how games end, how long they last, and how often each dictator and each place in
//! the turn order wins compared with a fair share; then how often greedy beats random players.

use bots::{Bot, Greedy, Random};
use dictators::{Dictator, Dictators, Ending, Options};
use engine::{Action, Game, Key, Quick, Seat, Status, Viewer};

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

fn report(players: u8, games: u64) {
    let mut rounds: Vec<u8> = Vec::new();
    let (mut booms, mut firsts, mut decided) = (0, 0, 0);
    let mut dealt = [0u32; Dictator::COUNT];
    let mut won = [0u32; Dictator::COUNT];
    for game in 0..games {
        let seats = 0..u64::from(players);
        let bots = seats.map(|seat| greedy(game * 8 + seat)).collect();
        let played = play(players, game, bots);
        rounds.push(played.rounds);
        booms += u32::from(played.boom);
        played
            .dictators
            .iter()
            .for_each(|dictator| dealt[dictator.index()] += 1);
        if let Some(winner) = played.winner {
            decided += 1;
            firsts += u32::from(winner == played.first);
            won[played.dictators[winner.index()].index()] += 1;
        }
    }
    rounds.sort_unstable();
    let at = |share: f64| rounds[((rounds.len() - 1) as f64 * share) as usize];
    let percent = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
    println!("{players} players, {games} games between greedy bots:");
    println!(
        "  rounds: median {}, middle 80 % {} to {}",
        at(0.5),
        at(0.1),
        at(0.9)
    );
    println!("  DEFCON 1: {:.1} %", percent(booms, games as u32));
    let fair = 100.0 / f64::from(players);
    println!(
        "  first player wins {:.1} % where {fair:.1} % is fair",
        percent(firsts, decided)
    );
    for dictator in Dictator::all() {
        let share = percent(won[dictator.index()], dealt[dictator.index()]);
        println!(
            "  {:<10} {share:5.1} % ({:.2} of a fair share)",
            dictator.key(),
            share / fair
        );
    }
}

/// One greedy bot against random players in every other seat, in each seat in turn.
fn head_to_head(players: u8, games: u64) {
    let mut wins = 0;
    let mut decided = 0;
    for game in 0..games {
        let hero = game % u64::from(players);
        let bots = (0..u64::from(players)).map(|seat| -> Box<dyn Bot<Dictators>> {
            if seat == hero {
                greedy(game)
            } else {
                Box::new(Random::new(game * 8 + seat))
            }
        });
        let played = play(players, game, bots.collect());
        if let Some(winner) = played.winner {
            decided += 1;
            wins += u32::from(u64::from(winner.0) == hero);
        }
    }
    let share = 100.0 * f64::from(wins) / games as f64;
    println!(
        "{players} players: greedy wins {share:.1} % of {games} games against random players ({decided} had a winner)"
    );
}

fn main() {
    let games = std::env::args()
        .nth(1)
        .and_then(|games| games.parse().ok())
        .unwrap_or(200);
    let only: Option<u8> = std::env::args()
        .nth(2)
        .and_then(|players| players.parse().ok());
    for players in (2..=5).filter(|players| only.is_none_or(|only| only == *players)) {
        report(players, games);
        head_to_head(players, games);
    }
}
