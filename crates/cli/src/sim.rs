//! `hustings sim`: bots against each other, counted.
//!
//! Threads take games from one counter; what they count is added up, and sums do not care who added what. So the
//! result depends on the seed and on nothing else.

mod journals;
mod rows;
mod tally;

use crate::Games;
use crate::commands::SimArgs;
use crate::console::{Console, Failure};
use crate::setup::{describe_options, find_game, read_options, seat_names};
use crate::workers::{progress, threads};
use bots::{BotName, Finished, Plan, PlayedKind};
use engine::Message;
use indicatif::ProgressBar;
use rows::Rows;
use serde_json::{Value, json};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tally::Tally;

/// Everything that a run needs to know.
struct Run {
    kind: &'static dyn PlayedKind,
    plan: Plan,
    seats: Vec<&'static str>,
    games: u64,
    threads: usize,
    keep_rows: bool,
    /// Where each game is to be kept, and the names that its players go by.
    journals: Option<(PathBuf, Vec<String>)>,
}

/// What a thread brings home.
#[derive(Default)]
struct Counted {
    tally: Tally,
    rows: Vec<Finished>,
}

pub fn run(games: &Games, args: &SimArgs, console: &mut Console) -> Result<(), Failure> {
    let run = prepare(games, args)?;
    // Before the first game: nobody wants to hear after an hour that a file cannot be written.
    let rows = args.out.as_deref().map(Rows::create).transpose()?;
    if let Some(folder) = &args.journals {
        let cannot = |error| Failure::file("fail-make", folder, error);
        std::fs::create_dir_all(folder).map_err(cannot)?;
    }
    let start = Instant::now();
    let counted = play_all(&run, &progress(run.games, console))?;
    let seconds = start.elapsed().as_secs_f64();
    if let Some(rows) = rows {
        rows.write(&run, counted.rows)?;
    }
    if args.json {
        console.json(&as_json(&run, args, &counted.tally, seconds))
    } else {
        show(&run, args, &counted.tally, seconds, console)
    }
}

fn prepare(games: &Games, args: &SimArgs) -> Result<Run, Failure> {
    let kind = find_game(games, &args.game)?;
    let options = read_options(kind, &args.options)?;
    let seats = seat_names(kind, &options)?;
    let bots = args.seats.iter().map(|name| BotName::parse(name));
    let bots = bots.collect::<Result<Vec<_>, _>>()?;
    if bots.len() != seats.len() {
        return Err(Failure::Use(
            Message::known("fail-sim-seats")
                .with("count", seats.len())
                .with("seats", seats.join(", "))
                .with("named", bots.len()),
        ));
    }
    Ok(Run {
        kind,
        plan: Plan {
            options,
            bots,
            seed: args.seed,
        },
        seats,
        games: args.games,
        threads: threads(args.threads),
        keep_rows: args.out.is_some(),
        journals: args
            .journals
            .clone()
            .map(|folder| (folder, args.seats.clone())),
    })
}

fn play_all(run: &Run, bar: &ProgressBar) -> Result<Counted, Failure> {
    let next = AtomicU64::new(0);
    let mut total = Counted::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..run.threads)
            .map(|_| scope.spawn(|| work(run, &next, bar)))
            .collect();
        for worker in workers {
            let counted = worker.join().expect("a worker does not panic")?;
            total.tally.add(&counted.tally);
            total.rows.extend(counted.rows);
        }
        Ok::<(), Failure>(())
    })?;
    bar.finish_and_clear();
    total.rows.sort_unstable_by_key(|row| row.game);
    Ok(total)
}

fn work(run: &Run, next: &AtomicU64, bar: &ProgressBar) -> Result<Counted, Failure> {
    // Small enough that threads end together, large enough that they rarely meet.
    let batch = (run.games / (run.threads as u64 * 64)).clamp(1, 256);
    let mut counted = Counted::default();
    loop {
        let from = next.fetch_add(batch, Ordering::Relaxed);
        if from >= run.games {
            return Ok(counted);
        }
        let games = from..run.games.min(from + batch);
        let played = games.end - games.start;
        let mut count = |finished: Finished| {
            counted.tally.count(&finished);
            if run.keep_rows {
                counted.rows.push(finished);
            }
        };
        if let Err(failure) = play(run, games, &mut count) {
            // The other threads need not go on.
            next.store(run.games, Ordering::Relaxed);
            return Err(failure);
        }
        bar.inc(played);
    }
}

fn play(run: &Run, games: Range<u64>, count: &mut dyn FnMut(Finished)) -> Result<(), Failure> {
    let Some((folder, names)) = &run.journals else {
        return Ok(run.kind.simulate(&run.plan, games, count)?);
    };
    for game in games {
        count(journals::play(run, names, folder, game)?);
    }
    Ok(())
}

fn show(
    run: &Run,
    args: &SimArgs,
    tally: &Tally,
    seconds: f64,
    console: &mut Console,
) -> Result<(), Failure> {
    let head = Message::known("cli-sim-head")
        .with("game", args.game.as_str())
        .with("options", describe_options(&run.plan.options));
    console.tell(&head.with("seed", args.seed.to_string()))?;
    let speed = Message::known("cli-sim-speed")
        .with("games", tally.games)
        .with("seconds", console.figure(seconds, 2))
        .with("rate", console.figure(tally.games as f64 / seconds, 0))
        .with(
            "decisions",
            console.figure(tally.decisions as f64 / seconds, 0),
        );
    console.tell(&speed.with("threads", run.threads))?;
    console.line("")?;
    console.line(format_args!(
        "{:<12} {:<12} {:>9} {:>9}   {:<16} {:>10}",
        console.column("seat"),
        console.column("bot"),
        console.column("wins"),
        console.column("rate"),
        console.column("interval"),
        console.column("mean")
    ))?;
    for (index, seat) in run.seats.iter().enumerate() {
        let (low, high) = tally.interval(index);
        console.line(format_args!(
            "{seat:<12} {:<12} {:>9} {:>9}   {:<16} {:>10}",
            args.seats[index],
            tally.wins[index],
            console.percent(tally.win_rate(index), 2),
            console.interval(console.percent(low, 2), console.percent(high, 2)),
            console.figure(tally.mean_score(index), 2)
        ))?;
    }
    console.line("")?;
    let lengths = Message::known("cli-sim-lengths")
        .with("draws", tally.draws)
        .with("mean", console.figure(tally.mean_length(), 1))
        .with("shortest", tally.shortest);
    console.tell(&lengths.with("longest", tally.longest))
}

fn as_json(run: &Run, args: &SimArgs, tally: &Tally, seconds: f64) -> Value {
    let seat = |(index, seat): (usize, &&'static str)| {
        let (low, high) = tally.interval(index);
        json!({
            "seat": seat,
            "bot": args.seats[index],
            "wins": tally.wins[index],
            "win_rate": tally.win_rate(index),
            "ci95": [low, high],
            "mean_score": tally.mean_score(index),
        })
    };
    json!({
        "game": args.game,
        "options": run.plan.options,
        "games": tally.games,
        "seed": args.seed,
        "threads": run.threads,
        "draws": tally.draws,
        "decisions": tally.decisions,
        "decisions_per_game": {
            "mean": tally.mean_length(),
            "least": tally.shortest,
            "most": tally.longest,
        },
        "seconds": seconds,
        "games_per_second": tally.games as f64 / seconds,
        "decisions_per_second": tally.decisions as f64 / seconds,
        "seats": run.seats.iter().enumerate().map(seat).collect::<Vec<_>>(),
    })
}
