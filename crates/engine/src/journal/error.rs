//! What can be wrong with a journal, each in one sentence that says what was found and what was expected.

use crate::any::AnswerError;
use crate::chance::Misfit;
use crate::game::SetupError;
use crate::seed::Digest;

/// Why a journal was not read, not written, or not believed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum JournalError {
    #[error("the file has {found} bytes; a journal has at most {most}")]
    FileTooLong { found: usize, most: usize },
    #[error(
        "the file ends in the middle of line {line}: it was cut short, so export the journal again"
    )]
    CutShort { line: usize },
    #[error("the file is not JSON: {reason}")]
    NotJson { reason: String },
    #[error(
        "this is not a Hustings journal: its header does not say \"format\": \"hustings-journal\""
    )]
    NotAJournal,
    #[error("this journal is of format {found}; this program reads up to {known}: update Hustings")]
    FutureFormat { found: u64, known: u32 },
    #[error(
        "this journal says that it is of format {found}, which never was; the first format is 1"
    )]
    NoSuchFormat { found: u64 },
    #[error("the journal is not well formed: {reason}")]
    Malformed { reason: String },
    #[error("the journal has {found} {what}; at most {most} are allowed")]
    TooMany {
        what: &'static str,
        found: usize,
        most: usize,
    },
    #[error("a {what} has {found} characters; at most {most} are allowed")]
    TooLong {
        what: &'static str,
        found: usize,
        most: usize,
    },
    #[error("option '{key}' is a list or a table; an option is a word, a number, true or false")]
    NestedOption { key: String },
    #[error("the journal has no rows; it must at least have the set-up, ply 0")]
    Empty,

    #[error("this is a journal of the game '{found}'; '{expected}' was expected")]
    OtherGame { found: String, expected: String },
    #[error(
        "the journal was written under version {found} of the rules, older than this program's {current}: use the program of its time, or check whether it still plays the same on today's rules"
    )]
    OlderRules { found: u32, current: u32 },
    #[error(
        "the journal was written under version {found} of the rules; this program knows version {current}: update Hustings"
    )]
    NewerRules { found: u32, current: u32 },
    #[error("the options of the journal are not valid: {0}")]
    Options(SetupError),
    #[error("the options of the journal are not complete: {found} is written, {expected} is meant")]
    IncompleteOptions { found: String, expected: String },
    #[error(
        "the header has {found} nonces for {seats} seats; each seat has one, which may be empty"
    )]
    Nonces { found: usize, seats: usize },

    #[error("the table could not be set up: {0}")]
    Setup(SetupError),
    #[error("{found} players were named; this game has {seats} seats with these options")]
    Players { found: usize, seats: usize },
    #[error("there is no ply {asked} in this journal; its last is ply {last}")]
    NoSuchPly { asked: u32, last: u32 },

    #[error(
        "the seal is {found}, but the hash of ply {ply}, the last row, is {expected}: that row or the seal was edited, or rows after it are missing"
    )]
    Seal {
        ply: u32,
        found: Digest,
        expected: Digest,
    },
    #[error(
        "the seed shown has the hash {expected}, but the header commits to {found}: one of the two was edited, or the draws are not those that were promised"
    )]
    Commitment { found: Digest, expected: Digest },
    #[error(
        "the game is over at ply {ply} but no seed is shown: without it the draws prove nothing"
    )]
    SeedMissing { ply: u32 },
    #[error("the seed is shown although the game is not over at ply {ply}, the last row")]
    SeedTooSoon { ply: u32 },

    /// Something is wrong at one ply.
    #[error("ply {ply}: {fault}")]
    AtPly { ply: u32, fault: Fault },
}

/// What is wrong at a ply, or with what was to become one.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    #[error(
        "this row is numbered {found}; rows count 0, 1, 2 and so on, so one is missing, repeated, moved or renumbered"
    )]
    Number { found: u32 },
    #[error(
        "the row does not follow from {before}, whose hash is {expected} and not {found}: one of the two was edited"
    )]
    Chain {
        before: String,
        found: Digest,
        expected: Digest,
    },
    #[error("the first row must be the set-up")]
    NoSetup,
    #[error("a table is set up only once, at ply 0")]
    SecondSetup,
    #[error("{found} {what} are too many for a row; at most {most} are allowed")]
    TooMuch {
        what: &'static str,
        found: usize,
        most: usize,
    },
    #[error("the journal is full: it cannot have more than {most} rows")]
    Full { most: usize },

    #[error("the table cannot be set up: {0}")]
    Setup(SetupError),
    #[error("the sides are {expected} but the header says {found}")]
    Sides { found: String, expected: String },
    #[error("there is no side '{found}' at this table; there are {expected}")]
    NoSuchSide { found: String, expected: String },
    #[error("there is no seat {found} at this table")]
    NoSuchSeat { found: u8 },
    #[error("there is no answer '{found}' in this game")]
    NoSuchAnswer { found: String },
    #[error("{seat} cannot answer '{answer}' here: {error}")]
    Refused {
        seat: &'static str,
        answer: String,
        error: AnswerError,
    },
    #[error("the game is over, and nothing can follow")]
    AfterTheEnd,
    #[error("the game was over here, and now it goes on")]
    NoEnd,

    #[error("the outcomes written down do not fit: {0}")]
    Misfit(Misfit),
    #[error("draw {place} of {what} is {found}, but by the seed it is {expected}")]
    Draw {
        what: &'static str,
        /// Counted from 1 within the ply.
        place: usize,
        found: u32,
        expected: u32,
    },

    #[error("a game is given up or lost on time; by the rules it ends with an answer")]
    NoForfeit,

    #[error("{seat} has no answer to take back")]
    NothingToUndo { seat: &'static str },
    #[error(
        "{seat} cannot take an answer back, because {other} has answered since, at ply {since}"
    )]
    UndoAfterOther {
        seat: &'static str,
        other: &'static str,
        since: u32,
    },
    #[error("{seat} cannot take the answer of ply {since} back, because it made something known")]
    UndoAfterReveal { seat: &'static str, since: u32 },
    #[error("this undo leads back to ply {found}; it can only lead back to ply {expected}")]
    UndoTo { found: u32, expected: u32 },
}

impl Fault {
    pub(crate) fn at(self, ply: u32) -> JournalError {
        JournalError::AtPly { ply, fault: self }
    }

    /// Whether the journal itself is damaged, whatever the rules say.
    pub(crate) fn is_damage(&self) -> bool {
        use Fault::*;
        matches!(
            self,
            Number { .. } | Chain { .. } | NoSetup | SecondSetup | TooMuch { .. } | Full { .. }
        )
    }
}

impl JournalError {
    /// The ply at which something is wrong, where there is one. What is malformed has none yet: its sentence counts
    /// the rows.
    pub fn ply(&self) -> Option<u32> {
        use JournalError::*;
        match self {
            AtPly { ply, .. } | Seal { ply, .. } => Some(*ply),
            SeedMissing { ply } | SeedTooSoon { ply } => Some(*ply),
            _ => None,
        }
    }
}
