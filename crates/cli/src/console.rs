//! Where a command reads and writes, and how it fails.

use crate::words::{ENGLISH, Language, own_texts};
use anstyle::Style;
use engine::{Arg, Message, Texts};
use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

/// Standard output and input of a command, or what a test puts in their place.
pub struct Console {
    out: Box<dyn Write>,
    input: Box<dyn BufRead>,
    /// Whether a person types what is read.
    pub interactive: bool,
    /// How many characters fit on a line.
    pub width: usize,
    language: Language,
    /// What is said without a game.
    texts: Texts,
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
            language: ENGLISH,
            texts: own_texts(ENGLISH),
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
            language: ENGLISH,
            texts: own_texts(ENGLISH),
        }
    }

    /// From now on this language is spoken.
    pub fn speak(&mut self, language: Language) {
        self.language = language;
        self.texts = own_texts(language);
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// A message of the command line in words.
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// Writes a message of the command line.
    pub fn tell(&mut self, message: &Message) -> Result<(), Failure> {
        self.line(self.say(message))
    }

    /// What a column of figures is called.
    pub fn column(&self, column: &'static str) -> String {
        self.say(&Message::known("cli-column").with("column", column))
    }

    /// A figure with so many decimals, behind the language's own decimal mark.
    pub fn figure(&self, value: f64, decimals: usize) -> String {
        let written = format!("{value:.decimals$}");
        match written.split_once('.') {
            Some((whole, fraction)) => {
                let message = Message::known("cli-decimal").with("whole", whole);
                self.say(&message.with("fraction", fraction))
            }
            None => written,
        }
    }

    /// A share of one, in percent.
    pub fn percent(&self, share: f64, decimals: usize) -> String {
        self.figure(100.0 * share, decimals) + "%"
    }

    /// From one figure to another.
    pub fn interval(&self, low: String, high: String) -> String {
        let message = Message::known("cli-interval").with("low", low);
        self.say(&message.with("high", high))
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
    Use(Message),
    /// A check failed: exit code 1. One sentence says which.
    Check(Message),
    /// A check failed, and the output says so already.
    Told,
    /// Whoever read the output has gone: nobody is left to be told anything.
    Closed,
}

impl Failure {
    /// It was asked wrongly, in a way that a message without arguments explains.
    pub fn told(id: &'static str) -> Failure {
        Failure::Use(Message::known(id))
    }

    /// Something is wrong with a file.
    pub fn about(id: &'static str, file: &Path, problem: impl Into<Arg>) -> Failure {
        let message = Message::known(id).with("what", file.display().to_string());
        Failure::Use(message.with("problem", problem))
    }

    /// The system does not let us at a file.
    pub fn file(id: &'static str, file: &Path, error: io::Error) -> Failure {
        Failure::Use(file_words(id, file, &error))
    }

    /// Says what is wrong in this console's language and gives the exit code.
    pub fn report(self, console: &Console) -> ExitCode {
        let (message, code) = match self {
            Failure::Closed => return ExitCode::SUCCESS,
            Failure::Told => return ExitCode::from(1),
            Failure::Check(message) => (message, 1),
            Failure::Use(message) => (message, 2),
        };
        // If standard error is gone too, the exit code has to do.
        let _ = writeln!(io::stderr(), "hustings: {}", console.say(&message));
        ExitCode::from(code)
    }
}

/// What the system has against a file.
pub fn file_words(id: &'static str, file: &Path, error: &io::Error) -> Message {
    let message = Message::known(id).with("what", file.display().to_string());
    message.with("problem", io_words(error))
}

/// What the system says; the usual reasons are known in every language.
pub fn io_words(error: &io::Error) -> Message {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "denied",
        io::ErrorKind::AlreadyExists => "exists",
        io::ErrorKind::StorageFull => "full",
        _ => "other",
    };
    Message::known("fail-io")
        .with("kind", kind)
        .with("error", error.to_string())
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Use(Message::known("fail-terminal").with("error", error.to_string())),
        }
    }
}

impl From<engine::SetupError> for Failure {
    fn from(error: engine::SetupError) -> Failure {
        Failure::Use(error.message())
    }
}
