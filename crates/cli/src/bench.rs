//! `hustings bench`: complete random games and searches on one thread for each second of CPU time, and what they take.
//!
//! CPU time and not the clock, so that a busy machine measures the same.

mod answers;
mod think;

use crate::Games;
use crate::commands::BenchArgs;
use crate::console::{Console, Failure};
use crate::setup::find_game;
use bots::{Budget, PlayedKind, Playouts, Settings};
use cpu_time::ProcessTime;
use engine::{Message, OptionValues};
use serde_json::{Value, json};
use std::time::Duration;

/// Games between two looks at the clock.
const BATCH: u64 = 64;
const WARM_UP: Duration = Duration::from_millis(200);

struct Measured {
    name: String,
    games_per_second: f64,
    decisions_per_second: f64,
    bytes_per_decision: f64,
}

/// A search from the first decision of a game.
struct Searched {
    name: String,
    iterations_per_second: f64,
    depth: usize,
    bytes: usize,
}

pub fn run(games: &Games, args: &BenchArgs, console: &mut Console) -> Result<(), Failure> {
    let kinds = match &args.game {
        Some(name) => vec![find_game(games, name)?],
        None => games.0.to_vec(),
    };
    let variants: Vec<_> = kinds.into_iter().flat_map(variants).collect();
    // One position, or one table, says enough about these.
    if let (Some(seconds), Some((name, kind, options))) = (args.think, variants.first()) {
        return think::run(name, *kind, options, seconds, args.json, console);
    }
    if let (Some(games), Some((name, kind, options))) = (args.answers, variants.first()) {
        return answers::run(name, *kind, options, games, args.json, console);
    }
    let time = Duration::from_secs(args.seconds.into());
    let (mut all, mut searches) = (Vec::new(), Vec::new());
    for (name, kind, options) in &variants {
        let playouts = kind.playouts(options, 1)?;
        let measured = measure(format!("playout/{name}"), playouts, time);
        if !args.json {
            show(&measured, console)?;
        }
        all.push(as_json(&measured));
    }
    for (name, kind, options) in &variants {
        for (search, settings) in SEARCHES {
            let searched = search_for(format!("{search}/{name}"), *kind, options, settings, time)?;
            if !args.json {
                show_search(&searched, console)?;
            }
            searches.push(search_as_json(&searched));
        }
    }
    if args.json {
        console.json(&json!({ "benchmarks": all, "searches": searches }))?;
    }
    Ok(())
}

/// The search of the levels, which judges positions, and the one that knows nothing and plays every game to its end.
const SEARCHES: [(&str, Settings); 2] = [
    ("search", Settings::INFORMED),
    ("search-to-end", Settings::UNIFORM),
];

/// Twice as many iterations until they take the time asked for.
fn search_for(
    name: String,
    kind: &dyn PlayedKind,
    options: &Value,
    settings: Settings,
    time: Duration,
) -> Result<Searched, Failure> {
    let mut iterations = 1 << 12;
    loop {
        let start = ProcessTime::now();
        let found = kind.explore(options, settings, Budget::iterations(iterations))?;
        let elapsed = start.elapsed();
        if elapsed >= time || iterations >= 1 << 26 {
            return Ok(Searched {
                name,
                iterations_per_second: found.iterations as f64 / elapsed.as_secs_f64(),
                depth: found.depth,
                bytes: found.bytes,
            });
        }
        iterations *= 2;
    }
}

fn show_search(searched: &Searched, console: &mut Console) -> Result<(), Failure> {
    let iterations = console.figure(searched.iterations_per_second, 0);
    let mebibytes = console.figure(searched.bytes as f64 / f64::from(1 << 20), 1);
    let line = Message::known("cli-bench-search")
        .with("name", format!("{:<24}", searched.name))
        .with("iterations", format!("{iterations:>10}"))
        .with("depth", format!("{:>4}", searched.depth));
    console.tell(&line.with("mebibytes", format!("{mebibytes:>8}")))
}

fn search_as_json(searched: &Searched) -> Value {
    json!({
        "name": searched.name,
        "iterations_per_second": searched.iterations_per_second,
        "depth": searched.depth,
        "bytes": searched.bytes,
    })
}

/// One for each value of a game's first option, its edition or its number of players; one in all for a game without.
fn variants(kind: &'static dyn PlayedKind) -> Vec<(String, &'static dyn PlayedKind, Value)> {
    let name = kind.name();
    let one = |key: &str, value: Value| {
        let label = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        (format!("{name}-{label}"), kind, json!({ key: value }))
    };
    match kind.options().first().map(|spec| (spec.key, spec.values)) {
        Some((key, OptionValues::OneOf(values))) => {
            values.iter().map(|&value| one(key, value.into())).collect()
        }
        Some((key, OptionValues::Range(low, high))) => {
            (low..=high).map(|value| one(key, value.into())).collect()
        }
        _ => vec![(name.to_owned(), kind, json!({}))],
    }
}

fn measure(name: String, mut playouts: Box<dyn Playouts>, time: Duration) -> Measured {
    play_for(playouts.as_mut(), WARM_UP);
    let before = allocated();
    let (games, decisions, elapsed) = play_for(playouts.as_mut(), time);
    let allocated = allocated() - before;
    let seconds = elapsed.as_secs_f64();
    Measured {
        name,
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        bytes_per_decision: allocated as f64 / decisions as f64,
    }
}

/// Bytes that this thread has ever allocated.
fn allocated() -> u64 {
    let counter = tikv_jemalloc_ctl::thread::allocatedp::read();
    counter
        .expect("the allocator of this program counts what it gives out")
        .get()
}

/// Games, decisions and CPU time.
fn play_for(playouts: &mut dyn Playouts, time: Duration) -> (u64, u64, Duration) {
    let start = ProcessTime::now();
    let (mut games, mut decisions) = (0, 0);
    loop {
        decisions += playouts.play(BATCH);
        games += BATCH;
        let elapsed = start.elapsed();
        if elapsed >= time {
            return (games, decisions, elapsed);
        }
    }
}

fn show(measured: &Measured, console: &mut Console) -> Result<(), Failure> {
    let games = console.figure(measured.games_per_second, 0);
    let decisions = console.figure(measured.decisions_per_second, 0);
    let bytes = console.figure(measured.bytes_per_decision, 3);
    let line = Message::known("cli-bench-playouts")
        .with("name", format!("{:<24}", measured.name))
        .with("games", format!("{games:>10}"))
        .with("decisions", format!("{decisions:>12}"));
    console.tell(&line.with("bytes", format!("{bytes:>8}")))
}

fn as_json(measured: &Measured) -> Value {
    json!({
        "name": measured.name,
        "games_per_second": measured.games_per_second,
        "decisions_per_second": measured.decisions_per_second,
        "allocated_bytes_per_decision": measured.bytes_per_decision,
    })
}
