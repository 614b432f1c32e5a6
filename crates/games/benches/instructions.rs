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
const EDITIONS: [&str; 2] = ["zman", "gmt"];
const BASELINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.json");

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let [_, flag, edition, games] = args.as_slice()
        && flag == "--playouts"
    {
        println!(
            "decisions {}",
            play(edition, games.parse().expect("a number of games"))
        );
        return;
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!(
            "valgrind is missing: install it (Debian: apt install valgrind) to count instructions"
        );
        return;
    }
    let figures: Map<String, Value> = EDITIONS
        .iter()
        .map(|edition| {
            (
                format!("playout/1960-{edition}"),
                json!(per_decision(edition)),
            )
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

fn play(edition: &str, games: u64) -> u64 {
    let registry = hustings_games::registry();
    let kind = registry.find("1960").expect("1960 is there");
    let mut playouts = kind
        .playouts(&json!({ "edition": edition }), 1)
        .expect("the options are legal");
    playouts.play(games)
}

fn per_decision(edition: &str) -> f64 {
    let (short, long) = (count(edition, SHORT), count(edition, LONG));
    (long.0 - short.0) as f64 / (long.1 - short.1) as f64
}

/// Instructions and decisions of so many games.
fn count(edition: &str, games: u64) -> (u64, u64) {
    let program = std::env::current_exe().expect("this program has a path");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--playouts", edition, &games.to_string()])
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
