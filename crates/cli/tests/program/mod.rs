//! The real binary: run to its end, or `hustings serve` as a process of its own.
#![allow(dead_code)]

use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, ExitStatus, Output, Stdio};

pub fn hustings(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hustings"))
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts")
}

/// The same where the system speaks Italian.
pub fn in_italian(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hustings"));
    for variable in ["HUSTINGS_LANG", "LC_ALL", "LC_MESSAGES"] {
        command.env_remove(variable);
    }
    command.env("LANG", "it_IT.UTF-8").args(args);
    command
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts")
}

#[track_caller]
pub fn succeed(args: &[&str]) -> String {
    let output = hustings(args);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {told}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

/// What `fit` tells of some of the games that the program's weights were fitted and tried on (the text of a `games.txt`):
/// all but the first 20 are those that weights are tried on.
pub fn fit_some(game: &str, kept: &str, count: usize) -> Value {
    let (heading, games) = kept.split_once('\n').expect("a heading");
    let mut heading: Value = serde_json::from_str(heading).expect("JSON");
    (heading["games"], heading["held_out"]) = (20.into(), (count - 20).into());
    let games: Vec<&str> = games.lines().take(count).collect();
    let folder = tempfile::tempdir().expect("a folder for tests");
    let path = folder.path().join("games.txt").display().to_string();
    std::fs::write(&path, format!("{heading}\n{}\n", games.join("\n"))).expect("written");
    let told = succeed(&["fit", game, "--data", &path, "--json"]);
    serde_json::from_str(&told).expect("JSON")
}

/// A figure of a report in JSON, such as `/evaluation/now/error`.
#[track_caller]
pub fn figure(report: &Value, path: &str) -> f64 {
    let figure = report.pointer(path).and_then(Value::as_f64);
    figure.unwrap_or_else(|| panic!("no number at {path}: {report}"))
}

/// A server that ends with its test.
pub struct Program {
    child: Child,
    /// Where it listens.
    pub address: String,
}

impl Program {
    /// Starts it on a free port and waits until it answers.
    pub fn serve(args: &[&str]) -> Program {
        let listen = ["--listen", "127.0.0.1:0", "--log", "error"];
        let mut command = Program::command();
        Program::start(command.args(listen).args(args))
    }

    pub fn command() -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hustings"));
        command.arg("serve").stdin(Stdio::null());
        command
    }

    pub fn start(command: &mut Command) -> Program {
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("piped");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit(' ').next().expect("an address");
        assert!(address.starts_with("http://"), "{line}");
        let address = address.to_owned();
        Program { child, address }
    }

    /// Kills it as a failing machine does: without a warning.
    pub fn kill(&mut self) {
        self.child.kill().expect("it ran until now");
        self.child.wait().expect("it is dead");
    }

    /// Asks it to end, as a service manager does, and gives what it wrote to standard error.
    pub fn terminate(&mut self) -> (ExitStatus, String) {
        let mut kill = Command::new("kill");
        let asked = kill.args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.expect("kill is there").success());
        let status = self.child.wait().expect("it ends");
        let mut told = String::new();
        if let Some(mut stderr) = self.child.stderr.take() {
            stderr.read_to_string(&mut told).expect("text");
        }
        (status, told)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
