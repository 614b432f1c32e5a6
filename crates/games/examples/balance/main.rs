//! How even the dictators' race is between greedy bots, with the same result for the same version on any number of cores:
//!
//! - `cargo run --release -p hustings-games --example balance -- count PLAYERS GAMES` plays games 0 to GAMES - 1 on all cores
//!   and prints what they came to in one line;
//! - `… -- report FILE IMAGES` reads such lines, prints the tables of `docs/balance-dictators.md` and draws its plots into the
//!   folder IMAGES.

mod chart;
mod race;
mod share;

use race::Evenness;
use std::path::Path;
use std::process::ExitCode;

const USE: &str = "write: balance count PLAYERS GAMES >> FILE, then: balance report FILE IMAGES";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[&str]) -> Result<(), String> {
    match words {
        ["count", players, games] => {
            let players = players
                .parse()
                .ok()
                .filter(|players| (2..=5).contains(players));
            let (Some(players), Ok(games)) = (players, games.parse()) else {
                return Err(USE.into());
            };
            println!("{}", Evenness::of(players, games).line());
            Ok(())
        }
        ["report", file, images] => {
            let told = |error: std::io::Error| format!("{file}: {error}");
            let text = std::fs::read_to_string(file).map_err(told)?;
            let counted: Option<Vec<Evenness>> = text.lines().map(Evenness::read).collect();
            let counted = counted.ok_or_else(|| format!("{file} has a line that is no count"))?;
            race::report(&counted, Path::new(images)).map_err(|error| format!("{images}: {error}"))
        }
        _ => Err(USE.into()),
    }
}
