//! The journal: the truth about a table, as plain data.
//!
//! A journal is a header (game, rules, options, who sits where, the commitment to the seed) and one row for each thing
//! that happened since. A row holds the hash of the row before it, so a row cannot be edited, moved or lost without a
//! trace. The state of a table is always what its journal folds to. The chapters:
//!
//! - here: the data and its hashes;
//! - `live`: a table being played, which writes its journal;
//! - `replay`: from a journal back to positions and events;
//! - `file`: journals as JSON files, and the limits on what is read from one;
//! - `proof`: whether a journal is sound, and whether new rules still play it;
//! - `error`: what can be wrong with a journal, in sentences.

mod error;
mod file;
mod live;
mod proof;
mod replay;

pub use error::{Fault, JournalError};
pub use file::{Export, import};
pub use live::{LiveTable, Player};
pub use proof::{Check, Difference, Draws, Verdict, check, verify};
pub use replay::{Ending, Reason, Replay, Step};

use crate::any::AnyGame;
use crate::seed::{Digest, Fields};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What the header of every journal says that it is.
pub const FORMAT: &str = "hustings-journal";
/// Raised when a journal gets a field or a kind of row that older programs cannot read.
pub const FORMAT_VERSION: u32 = 2;

/// The whole truth about a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Journal {
    pub header: Header,
    pub rows: Vec<Row>,
}

/// What was settled before the first card was dealt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub format: String,
    pub version: u32,
    pub game: String,
    pub rules_version: u32,
    /// Every option of the game, defaults written out: a default may change, a journal may not.
    #[serde(deserialize_with = "options_named_once")]
    pub options: BTreeMap<String, Value>,
    /// Who plays which side, in the order of the seats.
    pub seats: Vec<Sitting>,
    /// What each seat added to the seed, in the order of the seats.
    pub nonces: Vec<String>,
    /// The hash of the seed.
    pub commitment: Digest,
    /// When the table was opened, in milliseconds since 1970; 0 where there was no clock.
    pub opened: u64,
}

/// A side and who plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    pub side: String,
    pub player: String,
}

/// One thing that happened. Its ply is its place: rows count 0, 1, 2 and so on, undo included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub ply: u32,
    pub entry: Entry,
    /// The hash of the row before, or of the header for ply 0.
    pub previous: Digest,
}

/// What a row says. A new kind of row is a new variant and a new [`FORMAT_VERSION`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// The table was set up, with these chance outcomes.
    Setup { chance: Vec<u32> },
    /// A seat answered.
    Answer {
        /// The name of its side.
        seat: String,
        /// The name of the action.
        action: String,
        chance: Vec<u32>,
        /// Milliseconds since the table was opened.
        at: u64,
    },
    /// A seat took its last answer back.
    Undo {
        seat: String,
        /// The ply whose position is restored.
        to: u32,
        at: u64,
    },
    /// A seat gave the game up: the others win.
    Resign { seat: String, at: u64 },
    /// A seat ran out of time: the others win.
    Clock { seat: String, at: u64 },
}

impl Entry {
    /// Milliseconds between the opening of the table and this.
    pub fn at(&self) -> u64 {
        match self {
            Entry::Setup { .. } => 0,
            Entry::Answer { at, .. }
            | Entry::Undo { at, .. }
            | Entry::Resign { at, .. }
            | Entry::Clock { at, .. } => *at,
        }
    }
}

impl Journal {
    /// The hash of the last row, or of the header while there is no row: what the next row must hold.
    pub fn seal(&self) -> Digest {
        self.rows
            .last()
            .map_or_else(|| self.header.digest(), Row::digest)
    }

    /// The answer that the game went on with after a ply, as its index; `game` is the position after that ply.
    pub fn answer_after(&self, ply: u32, game: &dyn AnyGame) -> Option<usize> {
        let next = self.rows.get(usize::try_from(ply).ok()?.checked_add(1)?)?;
        match &next.entry {
            Entry::Answer { action, .. } => game.action_index(action),
            _ => None,
        }
    }

    pub(crate) fn append(&mut self, entry: Entry) {
        let row = Row {
            ply: self.rows.len() as u32,
            entry,
            previous: self.seal(),
        };
        self.rows.push(row);
    }
}

impl Header {
    /// The hash of what the header says, however it is written in a file.
    pub fn digest(&self) -> Digest {
        let mut fields = Fields::new("hustings journal header 1");
        fields.text(&self.format);
        fields.number(self.version.into());
        fields.text(&self.game);
        fields.number(self.rules_version.into());
        fields.number(self.options.len() as u64);
        for (key, value) in &self.options {
            fields.text(key);
            // Options are single values (limits see to it), and JSON writes each of those in one way.
            fields.text(&value.to_string());
        }
        fields.number(self.seats.len() as u64);
        for sitting in &self.seats {
            fields.text(&sitting.side);
            fields.text(&sitting.player);
        }
        fields.number(self.nonces.len() as u64);
        for nonce in &self.nonces {
            fields.text(nonce);
        }
        fields.hash(&self.commitment);
        fields.number(self.opened);
        fields.digest()
    }

    /// The options as games read them.
    pub(crate) fn options_value(&self) -> Value {
        self.options.clone().into_iter().collect()
    }
}

impl Row {
    /// The hash of what the row says, the hash of the row before included.
    pub fn digest(&self) -> Digest {
        let mut fields = Fields::new("hustings journal row 1");
        fields.hash(&self.previous);
        fields.number(self.ply.into());
        match &self.entry {
            Entry::Setup { chance } => {
                fields.text("setup");
                add_outcomes(&mut fields, chance);
            }
            Entry::Answer {
                seat,
                action,
                chance,
                at,
            } => {
                fields.text("answer");
                fields.text(seat);
                fields.text(action);
                add_outcomes(&mut fields, chance);
                fields.number(*at);
            }
            Entry::Undo { seat, to, at } => {
                fields.text("undo");
                fields.text(seat);
                fields.number((*to).into());
                fields.number(*at);
            }
            Entry::Resign { seat, at } => {
                fields.text("resign");
                fields.text(seat);
                fields.number(*at);
            }
            Entry::Clock { seat, at } => {
                fields.text("clock");
                fields.text(seat);
                fields.number(*at);
            }
        }
        fields.digest()
    }
}

fn add_outcomes(fields: &mut Fields, outcomes: &[u32]) {
    fields.number(outcomes.len() as u64);
    for &outcome in outcomes {
        fields.number(outcome.into());
    }
}

/// A map from a file takes the last of two equal keys without a word; a journal says each thing once.
fn options_named_once<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<String, Value>, D::Error> {
    struct Options;
    impl<'de> serde::de::Visitor<'de> for Options {
        type Value = BTreeMap<String, Value>;
        fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            f.write_str("a table of options")
        }
        fn visit_map<A: serde::de::MapAccess<'de>>(
            self,
            mut entries: A,
        ) -> Result<Self::Value, A::Error> {
            let mut options = BTreeMap::new();
            while let Some((key, value)) = entries.next_entry::<String, Value>()? {
                if options.contains_key(&key) {
                    let twice = format!("option '{key}' is set twice");
                    return Err(serde::de::Error::custom(twice));
                }
                options.insert(key, value);
            }
            Ok(options)
        }
    }
    deserializer.deserialize_map(Options)
}
