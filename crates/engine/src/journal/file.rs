//! Journals as files: one JSON object with `header`, `rows`, `seal` and `seed`.
//!
//! What comes from a file is doubted: size, shape and lengths are checked here, before anything is played. Whether it
//! is true is the business of `proof`.

use super::{Entry, FORMAT, FORMAT_VERSION, Fault, Header, Journal, JournalError, Row};
use crate::seat::MAX_SEATS;
use crate::seed::{Digest, Seed};
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::{Value, error::Category};

pub(super) const MAX_ROWS: usize = 100_000;
pub(super) const MAX_OUTCOMES: usize = 10_000;
const MAX_BYTES: usize = 64 << 20;
const MAX_OPTIONS: usize = 200;
const MAX_NAME: usize = 200;

/// A journal as it leaves the table: a save game, a bug report, a replay and, once the game is over, a proof.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Shape")]
pub struct Export {
    #[serde(flatten)]
    pub journal: Journal,
    /// The hash of the last row, which no other row covers.
    pub seal: Digest,
    /// Shown once the game is over.
    pub seed: Option<Seed>,
}

/// The same for reading, because a flattened structure cannot refuse fields that it does not know.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shape {
    header: Header,
    #[serde(deserialize_with = "rows_by_ply")]
    rows: Vec<Row>,
    seal: Digest,
    seed: Option<Seed>,
}

impl From<Shape> for Export {
    fn from(shape: Shape) -> Export {
        Export {
            journal: Journal {
                header: shape.header,
                rows: shape.rows,
            },
            seal: shape.seal,
            seed: shape.seed,
        }
    }
}

impl Export {
    /// The file's text, one line a row, so that two journals can be compared by eye.
    pub fn to_text(&self) -> String {
        let rows: Vec<String> = self.journal.rows.iter().map(json).collect();
        format!(
            "{{\n\"header\": {},\n\"rows\": [\n{}\n],\n\"seal\": {},\n\"seed\": {}\n}}\n",
            json(&self.journal.header),
            rows.join(",\n"),
            json(&self.seal),
            json(&self.seed),
        )
    }
}

fn json(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("journals have string keys and no foreign types")
}

/// Reads the text of a file. No input makes it panic; whatever is wrong is said in a sentence.
pub fn import(text: &str) -> Result<Export, JournalError> {
    if text.len() > MAX_BYTES {
        return Err(JournalError::FileTooLong {
            found: text.len(),
            most: MAX_BYTES,
        });
    }
    let value: Value = serde_json::from_str(text).map_err(|error| match error.classify() {
        Category::Eof => JournalError::CutShort { line: error.line() },
        _ => JournalError::NotJson {
            reason: error.to_string(),
        },
    })?;
    // Before the fields: a file of another format has other fields, and that is not what is wrong with it.
    let header = value.get("header");
    let format = header.and_then(|header| header.get("format")?.as_str());
    if format != Some(FORMAT) {
        return Err(JournalError::NotAJournal);
    }
    if let Some(version) = header.and_then(|header| header.get("version")?.as_u64()) {
        check_version(version)?;
    }
    let malformed = |error: serde_json::Error| JournalError::Malformed {
        reason: error.to_string(),
    };
    let export: Export = serde_json::from_str(text).map_err(malformed)?;
    // Serde also reads structures written as lists, and fills in what may be null. A journal is written in one way.
    if serde_json::to_value(&export).ok().as_ref() != Some(&value) {
        return Err(JournalError::NotAsExported);
    }
    check_limits(&export.journal)?;
    Ok(export)
}

/// Whether this program knows the format.
pub(super) fn check_version(found: u64) -> Result<(), JournalError> {
    match found {
        0 => Err(JournalError::NoSuchFormat { found }),
        _ if found > FORMAT_VERSION.into() => Err(JournalError::FutureFormat {
            found,
            known: FORMAT_VERSION,
        }),
        _ => Ok(()),
    }
}

fn check_limits(journal: &Journal) -> Result<(), JournalError> {
    check_header_limits(&journal.header)?;
    at_most("rows", journal.rows.len(), MAX_ROWS)?;
    for (ply, row) in journal.rows.iter().enumerate() {
        check_row_limits(row).map_err(|fault| fault.at(ply as u32))?;
    }
    match journal.rows.is_empty() {
        true => Err(JournalError::Empty),
        false => Ok(()),
    }
}

/// A live table keeps these too, so that it never exports what cannot be imported.
pub(super) fn check_header_limits(header: &Header) -> Result<(), JournalError> {
    at_most("seats", header.seats.len(), MAX_SEATS)?;
    at_most("nonces", header.nonces.len(), MAX_SEATS)?;
    at_most("options", header.options.len(), MAX_OPTIONS)?;
    short("game", &header.game)?;
    for sitting in &header.seats {
        short("side", &sitting.side)?;
        short("player", &sitting.player)?;
    }
    for nonce in &header.nonces {
        short("nonce", nonce)?;
    }
    for (key, value) in &header.options {
        short("option-name", key)?;
        match value {
            Value::String(text) => short("option", text)?,
            Value::Array(_) | Value::Object(_) => {
                return Err(JournalError::NestedOption { key: key.clone() });
            }
            _ => {}
        }
    }
    Ok(())
}

fn check_row_limits(row: &Row) -> Result<(), Fault> {
    let no_outcomes = Vec::new();
    let (names, chance) = match &row.entry {
        Entry::Setup { chance } => (vec![], chance),
        Entry::Answer {
            seat,
            action,
            chance,
            ..
        } => (vec![seat, action], chance),
        Entry::Undo { seat, .. } | Entry::Resign { seat, .. } | Entry::Clock { seat, .. } => {
            (vec![seat], &no_outcomes)
        }
    };
    for name in names {
        check_row_limit("characters", name.chars().count(), MAX_NAME)?;
    }
    check_outcomes(chance)
}

pub(super) fn check_outcomes(outcomes: &[u32]) -> Result<(), Fault> {
    check_row_limit("outcomes", outcomes.len(), MAX_OUTCOMES)
}

fn check_row_limit(what: &'static str, found: usize, most: usize) -> Result<(), Fault> {
    match found > most {
        true => Err(Fault::TooMuch { what, found, most }),
        false => Ok(()),
    }
}

fn at_most(what: &'static str, found: usize, most: usize) -> Result<(), JournalError> {
    match found > most {
        true => Err(JournalError::TooMany { what, found, most }),
        false => Ok(()),
    }
}

fn short(what: &'static str, text: &str) -> Result<(), JournalError> {
    let (found, most) = (text.chars().count(), MAX_NAME);
    match found > most {
        true => Err(JournalError::TooLong { what, found, most }),
        false => Ok(()),
    }
}

/// Reads rows one by one, so that an error can name the ply that it is in.
fn rows_by_ply<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Row>, D::Error> {
    struct Rows;
    impl<'de> Visitor<'de> for Rows {
        type Value = Vec<Row>;
        fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            f.write_str("a list of rows")
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Row>, A::Error> {
            let mut rows = Vec::new();
            loop {
                let in_ply = |error| A::Error::custom(format!("ply {}: {error}", rows.len()));
                match list.next_element().map_err(in_ply)? {
                    Some(row) => rows.push(row),
                    None => return Ok(rows),
                }
            }
        }
    }
    deserializer.deserialize_seq(Rows)
}
