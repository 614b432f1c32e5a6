//! The real binary with the dictators' race: its options, its deck, a simulation and the bench.

use serde_json::Value;
use std::process::{Command, Output};

const HOUSE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../decks/dictators/house.toml"
);

fn hustings(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hustings"))
        .args(args)
        .output()
        .expect("the binary starts")
}

#[track_caller]
fn succeed(args: &[&str]) -> String {
    let output = hustings(args);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {told}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

fn sim(options: &[&str], seats: &str) -> Value {
    let mut args = vec!["sim", "dictators", "--games", "3", "--seed", "1", "--json"];
    args.extend(["--seats", seats]);
    args.extend(options);
    serde_json::from_str(&succeed(&args)).expect("JSON")
}

#[test]
fn every_number_of_players_is_simulated() {
    for players in 2..=5 {
        let seats = vec!["random"; players].join(",");
        let option = format!("players={players}");
        let report = sim(&["-o", &option, "-o", "novice=true"], &seats);
        assert_eq!(report["games"], 3);
    }
}

#[test]
fn it_is_played_without_allocating() {
    let report = succeed(&["bench", "dictators", "--seconds", "1", "--json"]);
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let list = report["benchmarks"].as_array().expect("a list");
    for players in 2..=5 {
        let name = format!("playout/dictators-{players}");
        let found = list
            .iter()
            .find(|benchmark| benchmark["name"] == name.as_str());
        let benchmark = found.expect("one benchmark for each number of players");
        assert_eq!(benchmark["allocations_per_decision"], 0.0, "{name}");
    }
}

#[test]
fn decks_are_checked_printed_and_played() {
    assert!(succeed(&["deck", "check", HOUSE]).starts_with("ok "));
    assert!(succeed(&["deck", "print", "dictators"]).contains("Tax Season"));
    let folder = tempfile::tempdir().expect("a folder for tests");
    let text = std::fs::read_to_string(HOUSE).expect("the house deck is there");
    let write = |name: &str, text: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let own = text.replace("ops = \"DRAW self 3\"", "ops = \"DRAW self 9\"");
    let own = write("own.toml", own);
    let (house, changed) = (
        sim(&["-o", "players=2"], "random,random"),
        sim(&["-o", "players=2", "--deck", &own], "random,random"),
    );
    assert_ne!(house["decisions"], changed["decisions"]);
    let spoilt = write("spoilt.toml", text.replace("DRAW self 3", "DRAW self 300"));
    let output = hustings(&["deck", "check", &spoilt]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("card A13: ops"), "{told}");
    let nobodys = write("nobodys.toml", text.replace("game = \"dictators\"", ""));
    let output = hustings(&["deck", "check", &nobodys]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("game = \"dictators\""), "{told}");
}
