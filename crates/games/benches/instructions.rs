//! Instructions a decision of random playouts, counted by callgrind: the same on a busy machine as on an idle one.
//!
//! `cargo bench -p hustings-games` compares with `instructions.json` beside this file and fails when a figure has
//! grown by more than the tolerance; `UPDATE_BASELINE=1` writes the figures anew.

use serde_json::{Map, Value, json};
use std::process::Command;

/// Two lengths, so that set-up and warm-up cancel out.
const SHORT: u64 = 20;
const LONG: u64 = 120;
const TOLERANCE: f64 = 1.05;
/// What is counted, named as in `hustings bench`: a game, and its options.
const TABLES: [(&str, &str, &str); 6] = [
    ("1960-zman", "1960", r#"{"edition": "zman"}"#),
    ("1960-gmt", "1960", r#"{"edition": "gmt"}"#),
    ("campaign-trail-2", "campaign-trail", r#"{"players": 2}"#),
    ("campaign-trail-6", "campaign-trail", r#"{"players": 6}"#),
    ("dictators-2", "dictators", r#"{"players": 2}"#),
    ("dictators-5", "dictators", r#"{"players": 5}"#),
];
const BASELINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.json");

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let [_, flag, game, options, games] = args.as_slice()
        && flag == "--playouts"
    {
        let games = games.parse().expect("a number of games");
        println!("decisions {}", play(game, options, games));
        return;
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!(
            "valgrind is missing: install it (Debian: apt install valgrind) to count instructions"
        );
        return;
    }
    let figures: Map<String, Value> = TABLES
        .into_iter()
        .map(|(name, game, options)| {
            let figure = per_decision(game, options);
            (format!("playout/{name}"), json!(figure))
        })
        .collect();
    if std::env::var_os("UPDATE_BASELINE").is_some() {
        let text = serde_json::to_string_pretty(&figures).expect("figures are plain");
        std::fs::write(BASELINE, text + "\n").expect("the baseline can be written");
    }
    let worse = compare(&figures);
    assert!(
        worse.is_empty(),
        "more instructions a decision than before: {}",
        worse.join(", ")
    );
}

fn play(game: &str, options: &str, games: u64) -> u64 {
    let registry = hustings_games::registry();
    let kind = registry.find(game).expect("the game is there");
    let options = serde_json::from_str(options).expect("the options are JSON");
    let mut playouts = kind.playouts(&options, 1).expect("the options are legal");
    playouts.play(games)
}

fn per_decision(game: &str, options: &str) -> f64 {
    let (short, long) = (count(game, options, SHORT), count(game, options, LONG));
    (long.0 - short.0) as f64 / (long.1 - short.1) as f64
}

/// Instructions and decisions of so many games.
fn count(game: &str, options: &str, games: u64) -> (u64, u64) {
    let program = std::env::current_exe().expect("this program has a path");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--playouts", game, options, &games.to_string()])
        .output()
        .expect("valgrind runs");
    let number_after = |text: &[u8], mark: &str| -> u64 {
        let text = String::from_utf8_lossy(text).into_owned();
        let rest = text.split(mark).nth(1).expect("the figure is printed");
        rest.split_whitespace()
            .find_map(|word| word.parse().ok())
            .expect("a number follows")
    };
    (
        number_after(&output.stderr, "Collected :"),
        number_after(&output.stdout, "decisions"),
    )
}

/// Prints each figure beside its baseline and names those that have grown.
fn compare(figures: &Map<String, Value>) -> Vec<String> {
    let text = std::fs::read_to_string(BASELINE).unwrap_or_else(|_| "{}".into());
    let baseline: Map<String, Value> = serde_json::from_str(&text).expect("the baseline is JSON");
    let mut worse = Vec::new();
    for (name, figure) in figures {
        let now = figure.as_f64().expect("figures are numbers");
        let before = baseline.get(name).and_then(Value::as_f64).unwrap_or(now);
        println!("{name}: {now:.0} instructions a decision (baseline {before:.0})");
        if now > before * TOLERANCE {
            worse.push(name.clone());
        }
    }
    worse
}
