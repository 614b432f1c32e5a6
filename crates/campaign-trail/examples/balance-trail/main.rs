//! How even the house deck is, from games between greedy bots.
//!
//! ```sh
//! cargo run --release -p hustings-campaign-trail --example balance-trail -- measure 20000 2 3 > counts.jsonl
//! cargo run --release -p hustings-campaign-trail --example balance-trail -- report docs/images counts.jsonl
//! ```
//!
//! `measure GAMES SETTING…` plays that many games of each setting (all settings where none is named) on every core and
//! prints what it counted, one line of JSON a setting. The same games are played on any machine, and `5000..20000` for
//! GAMES goes on where 5000 were played. `report FOLDER FILE…` adds up the lines of those files, prints the tables of
//! `docs/balance-campaign-trail.md` and draws its plots into the folder.

mod chart;
mod counts;
mod games;
mod report;

use counts::Counts;
use std::ops::Range;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        ["measure", games, settings @ ..] => measure(games, settings),
        ["report", folder, files @ ..] if !files.is_empty() => print_report(folder, files),
        _ => Err("say 'measure GAMES SETTING…' or 'report FOLDER FILE…'".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn measure(games: &str, names: &[&str]) -> Result<(), String> {
    let numbers = numbers(games).ok_or_else(|| {
        format!("'{games}' is no number of games: say 20000, or 5000..20000 to go on after 5000")
    })?;
    let all = games::settings();
    for name in names {
        if !all.iter().any(|setting| setting.name == *name) {
            let known: Vec<&str> = all.iter().map(|setting| setting.name.as_str()).collect();
            return Err(format!(
                "there is no setting '{name}': name some of {}",
                known.join(", ")
            ));
        }
    }
    for setting in &all {
        if names.is_empty() || names.contains(&setting.name.as_str()) {
            let counts = games::play_all(setting, numbers.clone());
            println!(
                "{}",
                serde_json::to_string(&counts).expect("counts can be written as JSON")
            );
        }
    }
    Ok(())
}

/// Which games are played: as many as said, or from one number up to another.
fn numbers(text: &str) -> Option<Range<u64>> {
    let (first, end) = text.split_once("..").unwrap_or(("0", text));
    Some(first.parse().ok()?..end.parse().ok()?)
}

fn print_report(folder: &str, files: &[&str]) -> Result<(), String> {
    let mut all: Vec<Counts> = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            let counts: Counts =
                serde_json::from_str(line).map_err(|error| format!("{file}: {error}"))?;
            match all.iter_mut().find(|known| known.setting == counts.setting) {
                Some(known) => known.add(&counts),
                None => all.push(counts),
            }
        }
    }
    print!("{}", report::tables(&all));
    for (name, svg) in report::plots(&all) {
        let path = format!("{folder}/{name}");
        std::fs::write(&path, svg).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}
