//! `hustings bench --think`: one long thought, to see that its memory stays below the ceiling.

use crate::console::{Console, Failure};
use bots::{Budget, Level, MOST_BYTES, PlayedKind};
use serde_json::{Value, json};

const MEBIBYTE: f64 = (1 << 20) as f64;

pub fn run(
    name: &str,
    kind: &dyn PlayedKind,
    options: &Value,
    seconds: u16,
    in_json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let budget = Budget::milliseconds(u32::from(seconds) * 1000);
    let found = kind.explore(options, Level::Strategist.settings(), budget)?;
    let peak = most_resident();
    if in_json {
        return console.json(&json!({
            "name": name,
            "seconds": seconds,
            "iterations": found.iterations,
            "nodes": found.nodes,
            "depth": found.depth,
            "bytes": found.bytes,
            "most_bytes": MOST_BYTES,
            "most_resident": peak,
        }));
    }
    console.line(format_args!(
        "{name}: {} iterations in {seconds} s, {} nodes, {} answers deep",
        found.iterations, found.nodes, found.depth
    ))?;
    console.line(format_args!(
        "the trees took {:.1} MiB of {:.0} that they may take",
        found.bytes as f64 / MEBIBYTE,
        MOST_BYTES as f64 / MEBIBYTE
    ))?;
    match peak {
        Some(bytes) => console.line(format_args!(
            "the process took {:.1} MiB at its largest",
            bytes as f64 / MEBIBYTE
        )),
        None => Ok(()),
    }
}

/// The most memory that this process ever had at once, where the system tells.
fn most_resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes * 1024)
}
