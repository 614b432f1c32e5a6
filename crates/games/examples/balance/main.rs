//! How even games are between greedy bots: `cargo run --release -p hustings-games --example balance -- GAME GAMES [IMAGES]`
//! plays games 0 to GAMES - 1 for each number of players on all cores, prints tables for `docs/`, and draws plots into the
//! folder IMAGES. The same version always prints the same.

mod chart;
mod dictators;
mod share;

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.get(1).and_then(|games| games.parse::<u64>().ok());
    let images = words.get(2).map(PathBuf::from);
    match (words.first().map(String::as_str), games) {
        (Some("dictators"), Some(games)) => dictators::report(games, images.as_deref()),
        _ => {
            eprintln!(
                "write a game and how many games to play: balance dictators 20000 docs/images"
            );
            ExitCode::from(2)
        }
    }
}
