//! `make bench-server`: what a server carries, with bots that play 1960 over real WebSockets.
//!
//! Every table has two seats, which answer at random, and two spectators. An answer counts once it is accepted, that
//! is, on the disk; its latency ends when the last of the four sockets has been told of it. The server is the program
//! itself, in a process of its own on a fresh SQLite file, with its limits raised by its own flags; its CPU time and
//! memory are what the system says of that process. Opening the tables is not part of what is measured.

#![forbid(unsafe_code)]

mod peer;
mod program;
mod report;
mod tables;

use clap::Parser;
use report::Report;
use std::path::PathBuf;

/// Whatever went wrong, in words: a benchmark that stumbles has no figures.
type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Measures what a server carries
#[derive(Parser, Debug)]
#[command(
    name = "hustings-load",
    after_help = "Example: hustings-load target/release/hustings --tables 50 --alone"
)]
struct Args {
    /// The program `hustings`
    program: PathBuf,
    /// Only the runs with this many tables
    #[arg(long, value_name = "N")]
    tables: Option<usize>,
    /// Leave boardgame.io out
    #[arg(long)]
    alone: bool,
    /// A folder on the disk that is to be measured, for databases and for boardgame.io
    #[arg(long, value_name = "DIR", default_value = "target/load")]
    scratch: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// How many tables play at once, how fast, and how often.
#[derive(Clone, Copy, Debug)]
struct Run {
    tables: usize,
    /// Answers a second of all tables together; as fast as they can without.
    pace: Option<u32>,
    /// Answers of each table in a round: fewer than the shortest game has.
    answers: usize,
    /// Each with a fresh server and fresh tables.
    rounds: usize,
}

const fn run(tables: usize, pace: Option<u32>, answers: usize, rounds: usize) -> Run {
    Run {
        tables,
        pace,
        answers,
        rounds,
    }
}

const RUNS: [Run; 5] = [
    run(1, None, 250, 4),
    run(50, Some(1_000), 250, 1),
    run(50, None, 250, 4),
    run(1_000, Some(1_000), 12, 1),
    run(1_000, None, 60, 1),
];

fn main() {
    let args = Args::parse();
    if let Err(error) = measure(&args) {
        eprintln!("error: {error}");
        std::process::exit(1);
    }
}

fn measure(args: &Args) -> Fallible<()> {
    std::fs::create_dir_all(&args.scratch)?;
    let scratch = args.scratch.canonicalize()?;
    let wanted = |run: &&Run| args.tables.is_none_or(|tables| tables == run.tables);
    // One thread for all players leaves the rest of the machine to the server.
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build()?;
    let mut report = Report::new(report::disk(&scratch)?, args.json);
    for run in RUNS.iter().filter(wanted) {
        let measured = tables::measure(*run, &args.program, &scratch);
        report.add("hustings", runtime.block_on(measured)?);
    }
    if !args.alone {
        match runtime.block_on(peer::install(&scratch)) {
            Ok(peer) => {
                for run in RUNS.iter().filter(wanted) {
                    report.add("boardgame.io", runtime.block_on(peer.measure(*run))?);
                }
            }
            Err(why) => report.note(&format!("boardgame.io is left out: {why}")),
        }
    }
    report.finish();
    Ok(())
}
