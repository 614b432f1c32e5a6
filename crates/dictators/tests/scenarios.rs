//! Every scenario of the game holds.

use engine::{AnyKind, Kind, Message, Registry, Scenario};
use hustings_dictators::Dictators;
use std::path::{Path, PathBuf};

const GAMES: &[&dyn AnyKind] = &[&Kind::<Dictators>::new()];

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/dictators")
}

#[test]
fn every_scenario_holds() {
    let mut failures = Vec::new();
    let mut run = 0;
    for entry in std::fs::read_dir(scenarios()).expect("the scenarios are there") {
        let path = entry.expect("the entry can be read").path();
        let text = std::fs::read_to_string(&path).expect("the scenario is text");
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let scenario = match Scenario::parse(&text) {
            Ok(scenario) => scenario,
            Err(error) => {
                failures.push(format!("{name}: {error}"));
                continue;
            }
        };
        let mut load = |other: &str| {
            let read = std::fs::read_to_string(scenarios().join(other));
            read.map_err(|error| Message::plain(error.to_string()))
        };
        match scenario.run(&Registry(GAMES), &mut load) {
            Ok(passed) => run += passed.cases,
            Err(failure) => failures.push(format!("{name}: {failure}")),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(run > 0, "there are scenarios");
}
