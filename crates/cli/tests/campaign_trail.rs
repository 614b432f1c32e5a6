//! The real binary with Campaign Trail: its options, its deck and a simulation.

mod program;

use program::{figure, fit_some, hustings, succeed};
use serde_json::Value;
use std::path::Path;

const HOUSE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../decks/campaign-trail/house.toml"
);

fn sim(options: &[&str], seats: &str) -> Value {
    let mut args = vec![
        "sim",
        "campaign-trail",
        "--games",
        "3",
        "--seed",
        "1",
        "--json",
        "--seats",
        seats,
    ];
    args.extend(options);
    serde_json::from_str(&succeed(&args)).expect("JSON")
}

#[test]
fn every_number_of_players_is_simulated() {
    for (players, seats) in [("2", "random,random"), ("3", "random,random,random")] {
        let report = sim(&["-o", &format!("players={players}")], seats);
        assert_eq!(report["games"], 3);
    }
    let report = sim(&["-o", "mode=solo", "-o", "automated=2"], "random");
    assert_eq!(report["seats"].as_array().expect("a list").len(), 1);
}

#[test]
fn it_is_played_without_allocating() {
    let report: Value = serde_json::from_str(&succeed(&[
        "bench",
        "campaign-trail",
        "--seconds",
        "1",
        "--json",
    ]))
    .expect("JSON");
    let list = report["benchmarks"].as_array().expect("a list");
    for players in [2, 3, 6] {
        let name = format!("playout/campaign-trail-{players}");
        let found = list
            .iter()
            .find(|benchmark| benchmark["name"] == name.as_str());
        let benchmark = found.expect("one benchmark for each number of players");
        assert_eq!(benchmark["allocated_bytes_per_decision"], 0.0, "{name}");
    }
}

#[test]
fn decks_are_checked_printed_and_played() {
    assert!(succeed(&["deck", "check", HOUSE]).starts_with("ok "));
    assert!(succeed(&["deck", "print", "campaign-trail"]).contains("Stadium Rally"));
    let folder = tempfile::tempdir().expect("a folder for tests");
    let own = folder.path().join("own.toml");
    let text = std::fs::read_to_string(HOUSE).expect("the house deck is there");
    std::fs::write(&own, text.replace("name = \"house\"", "name = \"own\""))
        .expect("it can be written");
    let path = |file: &Path| file.display().to_string();
    assert_eq!(sim(&["--deck", &path(&own)], "random,random")["games"], 3);
    let spoilt = folder.path().join("spoilt.toml");
    std::fs::write(&spoilt, text.replacen("fundraise = 80", "fundraise = 8", 1))
        .expect("it can be written");
    let output = hustings(&["deck", "check", &path(&spoilt)]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("card 1: fundraise"), "{told}");
    let output = hustings(&[
        "sim",
        "1960",
        "--seats",
        "random,random",
        "--games",
        "1",
        "--deck",
        &path(&own),
    ]);
    assert_eq!(output.status.code(), Some(2));
}

/// A share of the games that the program's weights were fitted and tried on: the weights still fit the rules.
#[test]
fn the_weights_of_the_program_stand_the_games_that_they_came_from() {
    let kept = include_str!("../../campaign-trail/games.txt");
    let told = fit_some("campaign-trail", kept, 500);
    assert!(figure(&told, "/evaluation/now/error") < 0.04, "{told}");
    assert!(figure(&told, "/evaluation/now/log_loss") < 0.63, "{told}");
}
