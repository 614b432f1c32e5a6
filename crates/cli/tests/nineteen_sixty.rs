//! The real binary with the real game, from the first question to the proof.

mod program;

use program::{figure, fit_some};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn hustings(args: &str, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hustings"))
        .args(args.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // The game may end before it has read everything.
    std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    child.wait_with_output().expect("it ends")
}

#[track_caller]
fn succeed(args: &str, input: &str) -> String {
    let output = hustings(args, input);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args}: {told}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

fn report(args: &str) -> Value {
    serde_json::from_str(&succeed(args, "")).expect("JSON")
}

#[test]
fn it_is_listed_with_its_sides() {
    let list = report("games --json");
    let game = &list["games"][0];
    assert_eq!(game["name"], "1960");
    assert_eq!(game["seats"], json!(["kennedy", "nixon"]));
}

#[test]
fn simulations_do_not_depend_on_threads() {
    let run = |threads: u32| {
        let args = "sim 1960 --seats greedy,random --games 40 --seed 9 --json --threads";
        let report = report(&format!("{args} {threads}"));
        [&report["seats"], &report["draws"], &report["decisions"]].map(Clone::clone)
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn weights_are_fitted_and_drawn() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (out, games, diagram) = (
        file("weights.json"),
        file("games.txt"),
        file("reliability.svg"),
    );
    let args = "fit 1960 --bot greedy --games 240 --held-out 60 --json";
    let told = report(&format!(
        "{args} --out {out} --keep {games} --diagram {diagram}"
    ));
    let loss = |what: &str, which: &str| figure(&told, &format!("/{what}/{which}/log_loss"));
    assert!(loss("evaluation", "fitted") < 0.65, "{told}");
    assert!(
        loss("answers", "fitted") < loss("answers", "without"),
        "{told}"
    );
    let weights = std::fs::read_to_string(&out).expect("written");
    let weights: Value = serde_json::from_str(&weights).expect("JSON");
    let length = |list: &Value| list.as_array().map(Vec::len);
    let evaluation = &weights["evaluation"];
    let knots = evaluation["weights"].as_array().expect("a list");
    assert_eq!(knots.len(), 5);
    assert!(
        knots
            .iter()
            .all(|knot| length(knot) == length(&evaluation["features"]))
    );
    let answers = &weights["answers"];
    assert_eq!(length(&answers["weights"]), length(&answers["reasons"]));
    assert_eq!(weights["made_from"]["games"]["games"], 240);
    let diagram = std::fs::read_to_string(diagram).expect("drawn");
    assert!(diagram.starts_with("<svg") && diagram.contains("expected calibration error"));
    // The games that were kept say the same again.
    assert_eq!(report(&format!("fit 1960 --data {games} --json")), told);
}

/// A share of the games that the program's weights were fitted and tried on: the weights still fit the rules.
#[test]
fn the_weights_of_the_program_stand_the_games_that_they_came_from() {
    let told = fit_some("1960", include_str!("../../nineteen-sixty/games.txt"), 500);
    assert!(figure(&told, "/evaluation/now/error") < 0.03, "{told}");
    assert!(figure(&told, "/evaluation/now/log_loss") < 0.6, "{told}");
    let loss = |which: &str| figure(&told, &format!("/answers/{which}/log_loss"));
    assert!(loss("without") - loss("now") > 0.3, "{told}");
}

#[test]
fn both_editions_are_played_without_allocating() {
    let report = report("bench 1960 --seconds 1 --json");
    let list = report["benchmarks"].as_array().expect("a list");
    for name in ["playout/1960-gmt", "playout/1960-zman"] {
        let found = list.iter().find(|benchmark| benchmark["name"] == name);
        let benchmark = found.expect("one benchmark for each edition");
        assert_eq!(benchmark["allocated_bytes_per_decision"], 0.0, "{name}");
    }
}

#[test]
fn a_whole_game_is_played_in_words_saved_and_proved() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    for (edition, side) in [("gmt", "nixon"), ("zman", "kennedy")] {
        let file = folder.path().join(format!("{edition}.json"));
        let file = file.display();
        let args = format!("play 1960 --terminal --side {side} -o edition={edition} --save {file}");
        let output = succeed(&args, &"1\n".repeat(3000));
        assert!(output.contains("The game is over"), "{output}");
        assert!(!output.contains('⟨'), "a message is missing:\n{output}");
        let verdict = succeed(&format!("verify {file}"), "");
        assert!(verdict.contains("draws are those of the seed"), "{verdict}");
        let words = succeed(&format!("replay {file} --ply 40 --viewer {side}"), "");
        assert!(!words.contains('⟨'), "a message is missing:\n{words}");
    }
}

#[test]
fn a_replay_keeps_the_other_hand_secret() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let kept = folder.path().display();
    succeed(
        &format!("sim 1960 --seats random,random --games 1 --journals {kept}"),
        "",
    );
    let file = Path::new(&kept.to_string()).join("1960-000000.json");
    let view = |viewer: &str| {
        let args = format!("replay {} --ply 0 --json --viewer", file.display());
        report(&format!("{args} {viewer}"))["view"].clone()
    };
    assert_ne!(view("kennedy"), view("nixon"));
    assert_ne!(view("kennedy"), view("spectator"));
}

#[test]
fn unknown_options_seats_and_plies_are_wrong_uses() {
    for args in [
        "sim 1960 --seats random",
        "sim 1960 --seats random,clever",
        "sim 1960 --seats random,random -o edition=first",
        "sim 1960 --seats random,random -o editions=gmt",
        "play 1960 --terminal --side lodge",
        "play 1960 --terminal --seed 0",
    ] {
        let output = hustings(args, "");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args}: {told}");
        assert_eq!(told.lines().count(), 1, "{args}: {told}");
    }
}
