//! Programs in processes of their own, and what the system says of such a process.

use crate::Fallible;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// A program that prints a line when it is ready. It is killed when it is dropped.
#[derive(Debug)]
pub struct Program {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    /// The line that it printed when it was ready.
    pub greeting: String,
}

impl Program {
    /// Starts it, and returns once it is ready.
    pub async fn start(mut command: Command) -> Fallible<Program> {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.kill_on_drop(true).spawn()?;
        let input = child.stdin.take().ok_or("a program without an input")?;
        let output = child.stdout.take().ok_or("a program without an output")?;
        let mut program = Program {
            child,
            input,
            output: BufReader::new(output).lines(),
            greeting: String::new(),
        };
        program.greeting = program.line().await?;
        Ok(program)
    }

    /// `hustings serve` with limits for a crowd.
    pub async fn hustings(program: &Path, folder: &Path) -> Fallible<Program> {
        let mut command = Command::new(program);
        let database = format!("sqlite://{}", folder.join("tables.db").display());
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn"]);
        command.args(["--database", &database, "--tables-a-user", "1000000"]);
        for limit in ["requests", "changes", "messages"] {
            command.args([format!("--{limit}-a-second"), "1000000".into()]);
        }
        Program::start(command).await
    }

    /// Says a line and waits for one.
    pub async fn ask(&mut self, line: &str) -> Fallible<String> {
        self.input.write_all(format!("{line}\n").as_bytes()).await?;
        self.line().await
    }

    async fn line(&mut self) -> Fallible<String> {
        Ok(self
            .output
            .next_line()
            .await?
            .ok_or("a program ended too early")?)
    }

    /// CPU time that the process has used, in user and kernel mode.
    pub fn cpu(&self) -> Fallible<Duration> {
        let stat = std::fs::read_to_string(self.folder()? + "/stat")?;
        // The name of the program, in brackets, may hold anything: count from behind it.
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        let fields: Vec<&str> = after_name.split_whitespace().collect();
        let ticks = |place: usize| {
            fields
                .get(place)
                .and_then(|field| field.parse::<u32>().ok())
        };
        let (user, kernel) = ticks(11)
            .zip(ticks(12))
            .ok_or("an unknown form of /proc/PID/stat")?;
        Ok(TICK * (user + kernel))
    }

    /// Bytes of memory that the process holds.
    pub fn memory(&self) -> Fallible<u64> {
        let status = std::fs::read_to_string(self.folder()? + "/status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().strip_suffix(" kB"));
        let kib: u64 = kib.ok_or("an unknown form of /proc/PID/status")?.parse()?;
        Ok(kib << 10)
    }

    /// Where Linux tells of the process.
    fn folder(&self) -> Fallible<String> {
        let pid = self.child.id().ok_or("a program ended too early")?;
        Ok(format!("/proc/{pid}"))
    }
}

/// Linux counts the CPU time of a process in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);
