//! What can be wrong with a journal, each in one sentence that says what was found and what was expected.

use crate::any::AnswerError;
use crate::chance::Misfit;
use crate::game::SetupError;
use crate::seed::Digest;
use crate::text::{Message, english};

/// Why a journal was not read, not written, or not believed.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalError {
    FileTooLong {
        found: usize,
        most: usize,
    },
    CutShort {
        line: usize,
    },
    NotJson {
        reason: String,
    },
    NotAJournal,
    FutureFormat {
        found: u64,
        known: u32,
    },
    NoSuchFormat {
        found: u64,
    },
    Malformed {
        reason: String,
    },
    NotAsExported,
    TooMany {
        what: &'static str,
        found: usize,
        most: usize,
    },
    TooLong {
        what: &'static str,
        found: usize,
        most: usize,
    },
    NestedOption {
        key: String,
    },
    Empty,

    OtherGame {
        found: String,
        expected: String,
    },
    OlderRules {
        found: u32,
        current: u32,
    },
    NewerRules {
        found: u32,
        current: u32,
    },
    Options(SetupError),
    IncompleteOptions {
        found: String,
        expected: String,
    },
    Nonces {
        found: usize,
        seats: usize,
    },

    Setup(SetupError),
    Players {
        found: usize,
        seats: usize,
    },
    NoSuchPly {
        asked: u32,
        last: u32,
    },

    Seal {
        ply: u32,
        found: Digest,
        expected: Digest,
    },
    Commitment {
        found: Digest,
        expected: Digest,
    },
    SeedMissing {
        ply: u32,
    },
    SeedTooSoon {
        ply: u32,
    },

    /// Something is wrong at one ply.
    AtPly {
        ply: u32,
        fault: Fault,
    },
}

/// What is wrong at a ply, or with what was to become one.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    Number {
        found: u32,
    },
    Chain {
        /// The ply before; nothing where it is the header.
        before: Option<u32>,
        found: Digest,
        expected: Digest,
    },
    NoSetup,
    SecondSetup,
    TooMuch {
        what: &'static str,
        found: usize,
        most: usize,
    },
    Full {
        most: usize,
    },

    Setup(SetupError),
    Sides {
        found: String,
        expected: String,
    },
    NoSuchSide {
        found: String,
        expected: String,
    },
    NoSuchSeat {
        found: u8,
    },
    NoSuchAnswer {
        found: String,
    },
    Refused {
        seat: &'static str,
        answer: String,
        error: AnswerError,
    },
    AfterTheEnd,
    NoEnd,

    Misfit(Misfit),
    Draw {
        what: &'static str,
        /// Counted from 1 within the ply.
        place: usize,
        found: u32,
        expected: u32,
    },

    NoForfeit,

    NothingToUndo {
        seat: &'static str,
    },
    UndoAfterOther {
        seat: &'static str,
        other: &'static str,
        since: u32,
    },
    UndoAfterReveal {
        seat: &'static str,
        since: u32,
    },
    UndoTo {
        found: u32,
        expected: u32,
    },
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

impl JournalError {
    /// What is wrong, for whoever reads another language.
    pub fn message(&self) -> Message {
        use JournalError::*;
        match self {
            FileTooLong { found, most } => Message::known("journal-file-too-long")
                .with("found", *found)
                .with("most", *most),
            CutShort { line } => Message::known("journal-cut-short").with("line", *line),
            NotJson { reason } => {
                Message::known("journal-not-json").with("reason", reason.as_str())
            }
            NotAJournal => Message::known("journal-not-a-journal"),
            FutureFormat { found, known } => Message::known("journal-future-format")
                .with("found", *found)
                .with("known", *known),
            NoSuchFormat { found } => {
                Message::known("journal-no-such-format").with("found", *found)
            }
            Malformed { reason } => {
                Message::known("journal-malformed").with("reason", reason.as_str())
            }
            NotAsExported => Message::known("journal-not-as-exported"),
            TooMany { what, found, most } => Message::known("journal-too-many")
                .with("what", *what)
                .with("found", *found)
                .with("most", *most),
            TooLong { what, found, most } => Message::known("journal-too-long")
                .with("what", *what)
                .with("found", *found)
                .with("most", *most),
            NestedOption { key } => {
                Message::known("journal-nested-option").with("key", key.as_str())
            }
            Empty => Message::known("journal-empty"),
            OtherGame { found, expected } => Message::known("journal-other-game")
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            OlderRules { found, current } => Message::known("journal-older-rules")
                .with("found", *found)
                .with("current", *current),
            NewerRules { found, current } => Message::known("journal-newer-rules")
                .with("found", *found)
                .with("current", *current),
            Options(problem) => {
                Message::known("journal-options").with("problem", problem.message())
            }
            IncompleteOptions { found, expected } => Message::known("journal-incomplete-options")
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            Nonces { found, seats } => Message::known("journal-nonces")
                .with("found", *found)
                .with("seats", *seats),
            Setup(problem) => Message::known("journal-setup").with("problem", problem.message()),
            Players { found, seats } => Message::known("journal-players")
                .with("found", *found)
                .with("seats", *seats),
            NoSuchPly { asked, last } => Message::known("journal-no-such-ply")
                .with("asked", *asked)
                .with("last", *last),
            Seal {
                ply,
                found,
                expected,
            } => Message::known("journal-seal")
                .with("ply", *ply)
                .with("found", found.to_string())
                .with("expected", expected.to_string()),
            Commitment { found, expected } => Message::known("journal-commitment")
                .with("found", found.to_string())
                .with("expected", expected.to_string()),
            SeedMissing { ply } => Message::known("journal-seed-missing").with("ply", *ply),
            SeedTooSoon { ply } => Message::known("journal-seed-too-soon").with("ply", *ply),
            AtPly { ply, fault } => Message::known("journal-at-ply")
                .with("ply", *ply)
                .with("fault", fault.message()),
        }
    }
}

impl std::fmt::Display for JournalError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&english(&self.message()))
    }
}

impl std::error::Error for JournalError {}

impl Fault {
    /// What is wrong, for whoever reads another language.
    pub fn message(&self) -> Message {
        use Fault::*;
        match self {
            Number { found } => Message::known("fault-number").with("found", *found),
            Chain {
                before,
                found,
                expected,
            } => Message::known("fault-chain")
                .with("before", chained_to(*before))
                .with("found", found.to_string())
                .with("expected", expected.to_string()),
            NoSetup => Message::known("fault-no-setup"),
            SecondSetup => Message::known("fault-second-setup"),
            TooMuch { what, found, most } => Message::known("fault-too-much")
                .with("what", *what)
                .with("found", *found)
                .with("most", *most),
            Full { most } => Message::known("fault-full").with("most", *most),
            Setup(problem) => Message::known("fault-setup").with("problem", problem.message()),
            Sides { found, expected } => Message::known("fault-sides")
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            NoSuchSide { found, expected } => Message::known("fault-no-such-side")
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            NoSuchSeat { found } => Message::known("fault-no-such-seat").with("found", *found),
            NoSuchAnswer { found } => {
                Message::known("fault-no-such-answer").with("found", found.as_str())
            }
            Refused {
                seat,
                answer,
                error,
            } => Message::known("fault-refused")
                .with("seat", *seat)
                .with("answer", answer.as_str())
                .with("error", error.message()),
            AfterTheEnd => Message::known("fault-after-the-end"),
            NoEnd => Message::known("fault-no-end"),
            Misfit(problem) => Message::known("fault-misfit").with("problem", problem.message()),
            Draw {
                what,
                place,
                found,
                expected,
            } => Message::known("fault-draw")
                .with("what", *what)
                .with("place", *place)
                .with("found", *found)
                .with("expected", *expected),
            NoForfeit => Message::known("fault-no-forfeit"),
            NothingToUndo { seat } => Message::known("fault-nothing-to-undo").with("seat", *seat),
            UndoAfterOther { seat, other, since } => Message::known("fault-undo-after-other")
                .with("seat", *seat)
                .with("other", *other)
                .with("since", *since),
            UndoAfterReveal { seat, since } => Message::known("fault-undo-after-reveal")
                .with("seat", *seat)
                .with("since", *since),
            UndoTo { found, expected } => Message::known("fault-undo-to")
                .with("found", *found)
                .with("expected", *expected),
        }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&english(&self.message()))
    }
}

impl std::error::Error for Fault {}

/// What a row follows.
fn chained_to(before: Option<u32>) -> Message {
    match before {
        Some(ply) => Message::known("fault-chain-ply").with("ply", ply),
        None => Message::known("fault-chain-header"),
    }
}
