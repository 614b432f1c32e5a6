//! The real binary: exit codes, one line on standard error, pipes that close.

mod program;

use program::hustings;
use std::io::Read;
use std::process::{Command, Stdio};

#[test]
fn wrong_uses_exit_with_2_and_one_line() {
    let wrong: &[&[&str]] = &[
        &["nonsense"],
        &["sim"],
        &["sim", "no-such-game", "--seats", "random,random"],
        &["sim", "1960", "--seats", "random,random", "--games", "many"],
        &["games", "--jsn"],
        &["bench", "no-such-game"],
        &["play", "no-such-game", "--terminal"],
        &["scenario"],
        &["scenario", "no/such/file.toml"],
        &["replay", "no/such/file.json"],
        &["replay", "no/such/file.json", "--ply", "-1"],
        &["verify", "."],
        &["verify", env!("CARGO_BIN_EXE_hustings")],
        &["journal"],
        &["journal", "check", "no/such/folder"],
        &["completions", "no-such-shell"],
    ];
    for args in wrong {
        let output = hustings(args);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        assert_eq!(told.lines().count(), 1, "{args:?}: {told}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    let commands: &[&[&str]] = &[
        &[],
        &["play"],
        &["games"],
        &["sim"],
        &["scenario"],
        &["replay"],
        &["verify"],
        &["journal"],
        &["journal", "check"],
        &["arena"],
        &["fit"],
        &["bench"],
        &["completions"],
    ];
    for command in commands {
        let output = hustings(&[*command, &["--help"]].concat());
        assert!(output.status.success(), "{command:?}");
        let help = String::from_utf8_lossy(&output.stdout);
        assert!(help.contains("Example: hustings"), "{command:?}: {help}");
        assert!(!help.contains('\x1b'), "colours are for terminals");
    }
}

#[test]
fn games_as_json_is_one_object() {
    let output = hustings(&["games", "--json"]);
    assert!(output.status.success());
    let list: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for game in list["games"].as_array().expect("a list") {
        for key in ["name", "title", "rules_version", "seats", "options", "bots"] {
            assert!(!game[key].is_null(), "{key}");
        }
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hustings"))
        .args(["completions", "zsh"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let mut told = String::new();
    let mut stderr = child.stderr.take().expect("piped");
    stderr.read_to_string(&mut told).expect("text");
    assert!(child.wait().expect("it ends").success());
    assert_eq!(told, "");
}

#[test]
fn completions_are_there_for_the_usual_shells() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = hustings(&["completions", shell]);
        assert!(output.status.success(), "{shell}");
        assert!(!output.stdout.is_empty(), "{shell}");
    }
}
