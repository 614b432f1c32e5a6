//! The command line, for any list of games.
//!
//! One module a subcommand. What they share: a [`Console`] to write to and read from, a [`Failure`] that knows its
//! exit code, files read with care, and the words that players read. None of them knows a game.

mod analyse;
mod arena;
mod bench;
mod commands;
mod completions;
mod console;
mod deck;
mod files;
mod fit;
mod games;
mod help;
mod journal;
mod journals;
mod play;
mod replay;
mod scenario;
mod serve;
mod setup;
mod sim;
mod statistics;
mod verify;
mod words;
mod workers;

/// A server makes and forgets hundreds of small texts for every answer, on several threads; and `hustings bench` asks how much was
/// allocated.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

pub use console::{Console, Failure};

use bots::PlayedKind;
use clap::{CommandFactory, FromArgMatches};
use commands::{Cli, Command, DeckCommand, JournalCommand};
use engine::Registry;
use std::ffi::OsString;
use std::process::ExitCode;

/// The games that the commands work with.
pub type Games = Registry<dyn PlayedKind>;

/// Runs the command of this process.
pub fn main(games: &Games) -> ExitCode {
    let mut console = Console::of_this_process();
    console.speak(words::language_of_this_user());
    match run(games, std::env::args_os().collect(), &mut console) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&console),
    }
}

/// Runs one command; `args` begins with the name of the program.
pub fn run(games: &Games, args: Vec<OsString>, console: &mut Console) -> Result<(), Failure> {
    if let Some(language) = help::language_asked_for(&args) {
        console.speak(language);
    }
    let parsed = help::translated(Cli::command(), console.language()).try_get_matches_from(&args);
    let cli = match parsed.and_then(|found| Cli::from_arg_matches(&found)) {
        Ok(cli) => cli,
        Err(error) => return help::explain(error, &args, console),
    };
    match cli.command.unwrap_or_else(Command::play) {
        Command::Play(args) => play::run(games, &args, console),
        Command::Serve(args) => serve::run(games, &args, console),
        Command::Games(args) => games::run(games, &args, console),
        Command::Sim(args) => sim::run(games, &args, console),
        Command::Scenario(args) => scenario::run(games, &args, console),
        Command::Replay(args) => replay::run(games, &args, console),
        Command::Analyse(args) => analyse::run(games, &args, console),
        Command::Verify(args) => verify::run(games, &args, console),
        Command::Journal(JournalCommand::Check(args)) => journal::check(games, &args, console),
        Command::Deck(DeckCommand::Check(args)) => deck::check(games, &args, console),
        Command::Deck(DeckCommand::Print(args)) => deck::print(games, &args, console),
        Command::Arena(args) => arena::run(games, &args, console),
        Command::Fit(args) => fit::run(games, &args, console),
        Command::Bench(args) => bench::run(games, &args, console),
        Command::Completions(args) => completions::run(&args, console),
    }
}
