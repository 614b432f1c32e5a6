//! Where a command reads and writes, and how it fails.

use anstyle::Style;
use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

/// Standard output and input of a command, or what a test puts in their place.
pub struct Console {
    out: Box<dyn Write>,
    input: Box<dyn BufRead>,
    /// Whether a person types what is read.
    pub interactive: bool,
    /// How many characters fit on a line.
    pub width: usize,
}

impl std::fmt::Debug for Console {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Console")
            .field("interactive", &self.interactive)
            .field("width", &self.width)
            .finish_non_exhaustive()
    }
}

impl Console {
    /// A console that is no terminal.
    pub fn new(out: impl Write + 'static, input: impl BufRead + 'static) -> Console {
        Console {
            out: Box::new(anstream::StripStream::new(Box::new(out) as Box<dyn Write>)),
            input: Box::new(input),
            interactive: false,
            width: 80,
        }
    }

    /// The standard streams. Colours are dropped where output is not a terminal or the user wants none.
    pub fn of_this_process() -> Console {
        let width = terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into());
        Console {
            out: Box::new(anstream::stdout()),
            input: Box::new(io::stdin().lock()),
            interactive: io::stdin().is_terminal(),
            width,
        }
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl Display) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{line}")?)
    }

    /// Writes a line in a style.
    pub fn styled(&mut self, style: Style, line: impl Display) -> Result<(), Failure> {
        self.line(format_args!("{style}{line}{style:#}"))
    }

    /// Writes text as it is.
    pub fn write(&mut self, text: &[u8]) -> Result<(), Failure> {
        self.out.write_all(text)?;
        Ok(self.out.flush()?)
    }

    /// Writes a value for scripts.
    pub fn json(&mut self, value: &serde_json::Value) -> Result<(), Failure> {
        self.line(format_args!("{value:#}"))
    }

    /// Asks for a line; nothing at the end of input.
    pub fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        self.write(prompt.as_bytes())?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if !self.interactive {
            // Nobody's terminal echoes what comes from a file: without this, answers stick to the prompt.
            self.line(&line)?;
        }
        Ok(Some(line))
    }
}

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub enum Failure {
    /// It was asked wrongly: exit code 2. One sentence says what to do.
    Use(String),
    /// A check failed: exit code 1. One sentence says which.
    Check(String),
    /// A check failed, and the output says so already.
    Told,
    /// Whoever read the output has gone: nobody is left to be told anything.
    Closed,
}

impl Failure {
    /// Says what is wrong and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Closed => return ExitCode::SUCCESS,
            Failure::Told => return ExitCode::from(1),
            Failure::Check(sentence) => (sentence, 1),
            Failure::Use(sentence) => (sentence, 2),
        };
        // If standard error is gone too, the exit code has to do.
        let _ = writeln!(io::stderr(), "hustings: {sentence}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Use(format!("cannot read or write at the terminal: {error}")),
        }
    }
}

impl From<engine::SetupError> for Failure {
    fn from(error: engine::SetupError) -> Failure {
        Failure::Use(error.to_string())
    }
}
