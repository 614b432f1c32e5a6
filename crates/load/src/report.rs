//! Figures of a run, and how they are shown.

use crate::{Fallible, Run};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// What was measured in a run, all rounds together.
#[derive(Debug)]
pub struct Figures {
    run: Run,
    /// One for each answer that was accepted.
    pub latencies: Vec<Duration>,
    pub wall: Duration,
    /// Of the server alone.
    pub cpu: Duration,
    /// What all sockets received.
    pub bytes: u64,
    memory: u64,
    memory_of_tables: u64,
}

impl Figures {
    pub fn new(run: Run) -> Figures {
        Figures {
            run,
            latencies: Vec::new(),
            wall: Duration::ZERO,
            cpu: Duration::ZERO,
            bytes: 0,
            memory: 0,
            memory_of_tables: 0,
        }
    }

    /// Keeps the most that a round took.
    pub fn note_memory(&mut self, empty: u64, full: u64) {
        self.memory = self.memory.max(full);
        self.memory_of_tables = self.memory_of_tables.max(full.saturating_sub(empty));
    }

    fn a_second(&self) -> f64 {
        self.latencies.len() as f64 / self.wall.as_secs_f64()
    }

    fn a_cpu_second(&self) -> f64 {
        self.latencies.len() as f64 / self.cpu.as_secs_f64()
    }

    fn as_json(&self, server: &str) -> Value {
        let answers = self.latencies.len();
        json!({
            "server": server,
            "tables": self.run.tables,
            "pace": self.run.pace,
            "answers": answers,
            "answers_a_second": self.a_second(),
            "answers_a_cpu_second": self.a_cpu_second(),
            "p50_ms": percentile(&self.latencies, 50),
            "p99_ms": percentile(&self.latencies, 99),
            "bytes_an_answer": self.bytes / answers.max(1) as u64,
            "memory_bytes": self.memory,
            "memory_bytes_a_table": self.memory_of_tables / self.run.tables as u64,
        })
    }
}

/// In milliseconds.
fn percentile(latencies: &[Duration], percent: usize) -> f64 {
    let mut sorted = latencies.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted
        .get(place)
        .map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
}

/// How long the disk itself takes to say that a block is on it: no answer can be quicker.
pub fn disk(scratch: &Path) -> Fallible<Vec<Duration>> {
    let mut file = tempfile::tempfile_in(scratch)?;
    let mut waits = Vec::new();
    for _ in 0..200 {
        file.write_all(&[0; 4096])?;
        let began = Instant::now();
        file.sync_data()?;
        waits.push(began.elapsed());
    }
    Ok(waits)
}

/// Shows each run as it ends, or all of them as JSON.
#[derive(Debug)]
pub struct Report {
    disk: Vec<Duration>,
    json: bool,
    runs: Vec<Value>,
    notes: Vec<String>,
}

impl Report {
    pub fn new(disk: Vec<Duration>, json: bool) -> Report {
        if !json {
            let (p50, p99) = (percentile(&disk, 50), percentile(&disk, 99));
            println!("The disk takes a block in {p50:.2} ms, p99 {p99:.2} ms.\n");
            println!(
                "{:<13} {:>6} {:>8} {:>9} {:>11} {:>9} {:>9} {:>9} {:>7} {:>9}",
                "server",
                "tables",
                "pace",
                "answers/s",
                "/CPU-second",
                "p50 ms",
                "p99 ms",
                "B/answer",
                "MB",
                "kB/table"
            );
        }
        Report {
            disk,
            json,
            runs: Vec::new(),
            notes: Vec::new(),
        }
    }

    pub fn add(&mut self, server: &str, figures: Figures) {
        let run = figures.as_json(server);
        if !self.json {
            let number = |name: &str| run[name].as_f64().unwrap_or_default();
            let pace = figures
                .run
                .pace
                .map_or("none".into(), |pace| format!("{pace}/s"));
            println!(
                "{server:<13} {:>6} {pace:>8} {:>9.0} {:>11.0} {:>9.2} {:>9.2} {:>9.0} {:>7.1} {:>9.1}",
                figures.run.tables,
                number("answers_a_second"),
                number("answers_a_cpu_second"),
                number("p50_ms"),
                number("p99_ms"),
                number("bytes_an_answer"),
                number("memory_bytes") / 1e6,
                number("memory_bytes_a_table") / 1e3,
            );
        }
        self.runs.push(run);
    }

    pub fn note(&mut self, note: &str) {
        if !self.json {
            println!("{note}");
        }
        self.notes.push(note.to_owned());
    }

    /// The ratios of the two servers, and the JSON where it is wanted.
    pub fn finish(&self) {
        let ratios = self.ratios();
        if self.json {
            let disk = json!({ "p50_ms": percentile(&self.disk, 50), "p99_ms": percentile(&self.disk, 99) });
            let all =
                json!({ "disk": disk, "runs": self.runs, "ratios": ratios, "notes": self.notes });
            println!("{all}");
            return;
        }
        for ratio in &ratios {
            println!(
                "{} tables, pace {}: {:.1} times the answers a CPU-second of boardgame.io",
                ratio["tables"],
                ratio["pace"],
                ratio["answers_a_cpu_second"].as_f64().unwrap_or_default()
            );
        }
    }

    fn ratios(&self) -> Vec<Value> {
        let of = |server: &'static str| self.runs.iter().filter(move |run| run["server"] == server);
        let same =
            |one: &Value, two: &Value| one["tables"] == two["tables"] && one["pace"] == two["pace"];
        let pairs = of("hustings")
            .filter_map(|ours| Some((ours, of("boardgame.io").find(|theirs| same(ours, theirs))?)));
        let ratio = |(ours, theirs): (&Value, &Value)| {
            let of = |name: &str| {
                ours[name]
                    .as_f64()
                    .zip(theirs[name].as_f64())
                    .map(|(a, b)| a / b)
            };
            json!({
                "tables": ours["tables"],
                "pace": ours["pace"],
                "answers_a_cpu_second": of("answers_a_cpu_second"),
                "p99_ms": of("p99_ms"),
                "memory_bytes": of("memory_bytes"),
            })
        };
        pairs.map(ratio).collect()
    }
}
