//! `hustings bench --think`: one long thought, to see that its memory stays below the ceiling.

use crate::console::{Console, Failure};
use bots::{Budget, Level, MOST_BYTES, PlayedKind};
use engine::Message;
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
    let looked = Message::known("cli-think-looked")
        .with("name", name)
        .with("iterations", found.iterations)
        .with("seconds", seconds)
        .with("nodes", found.nodes);
    console.tell(&looked.with("depth", found.depth))?;
    let mebibytes = |bytes: f64, decimals| console.figure(bytes / MEBIBYTE, decimals);
    let trees = Message::known("cli-think-trees")
        .with("mebibytes", mebibytes(found.bytes as f64, 1))
        .with("most", mebibytes(MOST_BYTES as f64, 0));
    let process = peak.map(|bytes| {
        Message::known("cli-think-process").with("mebibytes", mebibytes(bytes as f64, 1))
    });
    console.tell(&trees)?;
    process.map_or(Ok(()), |process| console.tell(&process))
}

/// The most memory that this process ever had at once, where the system tells.
fn most_resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes * 1024)
}
