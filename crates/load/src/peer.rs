//! The same traffic against boardgame.io, with its own clients. It is installed for the occasion, outside the page.

use crate::program::Program;
use crate::report::Figures;
use crate::{Fallible, Run};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::process::Command;

const VERSION: &str = "boardgame.io@0.50.2";
const SCRIPTS: [(&str, &str); 3] = [
    ("game.cjs", include_str!("../boardgame/game.cjs")),
    ("server.cjs", include_str!("../boardgame/server.cjs")),
    ("players.cjs", include_str!("../boardgame/players.cjs")),
];

/// A folder with boardgame.io in it.
#[derive(Debug)]
pub struct Peer(PathBuf);

/// Fetches boardgame.io from npm, or says why that was not possible.
pub async fn install(scratch: &Path) -> Fallible<Peer> {
    let folder = scratch.join("boardgame.io");
    std::fs::create_dir_all(&folder)?;
    for (name, text) in SCRIPTS {
        std::fs::write(folder.join(name), text)?;
    }
    let mut npm = Command::new("npm");
    npm.args([
        "install",
        "--silent",
        "--no-audit",
        "--no-fund",
        "--prefix",
        ".",
        VERSION,
    ]);
    let done = npm.current_dir(&folder).output().await;
    let done = done.map_err(|error| format!("npm cannot be run ({error})"))?;
    match done.status.success() {
        true => Ok(Peer(folder)),
        false => Err(format!("npm could not install {VERSION}").into()),
    }
}

/// What the players say at the end, in milliseconds.
#[derive(Deserialize)]
struct Played {
    latencies: Vec<f64>,
    wall: f64,
    bytes: u64,
}

impl Peer {
    /// Plays a fifth of a run: enough for figures, and it takes its time.
    pub async fn measure(&self, run: Run) -> Fallible<Figures> {
        let run = Run {
            answers: (run.answers / 5).max(10),
            ..run
        };
        let mut figures = Figures::new(run);
        for _ in 0..run.rounds {
            let server = Program::start(self.node("server.cjs")).await?;
            let empty = server.memory()?;
            let mut players = self.node("players.cjs");
            players.arg(&server.greeting);
            let numbers = [run.tables, run.answers, run.pace.unwrap_or(0) as usize];
            players.args(numbers.map(|number| number.to_string()));
            let mut players = Program::start(players).await?;
            let cpu = server.cpu()?;
            let played: Played = serde_json::from_str(&players.ask("play").await?)?;
            let milliseconds = |time: f64| Duration::from_secs_f64(time / 1e3);
            figures
                .latencies
                .extend(played.latencies.into_iter().map(milliseconds));
            figures.wall += milliseconds(played.wall);
            figures.cpu += server.cpu()? - cpu;
            figures.bytes += played.bytes;
            figures.note_memory(empty, server.memory()?);
        }
        Ok(figures)
    }

    fn node(&self, script: &str) -> Command {
        let mut command = Command::new("node");
        command
            .arg(script)
            .current_dir(&self.0)
            .env("NODE_ENV", "production");
        command
    }
}
