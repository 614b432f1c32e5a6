//! The contract between games and everything that plays, shows, stores or proves them.
//!
//! A game is a pure state machine that always knows whom it is waiting for and which atomic questions it is asking
//! them. This crate says what that means ([`Game`]), lends games their tools (chance, sets, tables, words) and does
//! for all games what no game should do for itself: journals, replays, proofs, scenarios, conformance.
//! It knows no game, no file, no clock and no thread.

mod action;
mod any;
mod chance;
pub mod conformance;
pub mod deck;
mod desk;
mod expect;
mod fields;
mod game;
mod indexed;
mod insight;
mod journal;
mod list;
pub mod scenario;
mod seat;
mod seed;
mod text;
#[cfg(feature = "types")]
pub mod types;

pub use action::{Action, ActionSet};
pub use any::{
    AnswerError, Answered, AnyEvent, AnyGame, AnyKind, Choice, Foreseen, Heading, Kind, Opened,
    OptionSpec, OptionValues, Registry, Scripted, SeenEvent, Words, parse_option, read_options,
    rule_line,
};
pub use chance::{
    Chance, Draw, Key as SeedKey, Misfit, Quick, Recorder, Recording, Script, Seeded, below,
};
pub use desk::Desk;
pub use expect::{Expected, ExpectedEvent, ExpectedQuestion};
pub use fields::{Fields, ToldElsewhere};
pub use game::{Game, Illegal, Log, Outcome, Question, Reveal, Rule, SetupError, Status};
pub use indexed::{Key, Set, Table};
pub use insight::{Fitted, FittedReasons, Insight, Weights, joined, logistic};
pub use journal::{
    Check, Difference, Draws, Ending, Entry, Export, FORMAT, FORMAT_VERSION, Fault, Header,
    Journal, JournalError, LiveTable, Player, Reason, Replay, Row, Sitting, Step, Verdict, check,
    import, verify,
};
pub use list::List;
pub use scenario::{Failure, Passed, Scenario, ScenarioError};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Digest, NotHex, Seed};
pub use text::{Arg, Args, ERRORS, Message, Texts, english};
#[cfg(feature = "types")]
#[doc(hidden)]
pub use ts_rs;
