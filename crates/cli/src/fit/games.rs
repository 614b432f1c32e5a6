//! The games that weights are fitted on, as a file: a heading in JSON, then a line a game.

use crate::console::Failure;
use crate::files::{read_text, write_text};
use bots::Record;
use engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::path::Path;

/// What was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    pub game: String,
    pub options: Value,
    pub bot: String,
    pub seed: u64,
    /// Games to fit on, and further ones to try the weights on.
    pub games: u64,
    pub held_out: u64,
}

pub fn write(path: &Path, heading: &Heading, records: &[Record]) -> Result<(), Failure> {
    let mut text = serde_json::json!(heading).to_string();
    for record in records {
        text.push('\n');
        text.push_str(&record.answers);
    }
    text.push('\n');
    write_text(path, &text).map_err(Failure::Use)
}

pub fn read(path: &Path) -> Result<(Heading, Vec<Record>), Failure> {
    let broken = |what: Message| {
        let message = Message::known("fail-fit-file").with("problem", what);
        Failure::Use(message.with("file", path.display().to_string()))
    };
    let text = read_text(path).map_err(Failure::Use)?;
    let mut lines = text.lines();
    let heading: Heading =
        serde_json::from_str(lines.next().unwrap_or_default()).map_err(|error| {
            broken(Message::known("fail-fit-heading").with("error", error.to_string()))
        })?;
    let records: Vec<Record> = (0..)
        .zip(lines)
        .map(|(game, line)| Record {
            game,
            answers: line.to_owned(),
        })
        .collect();
    let wanted = heading.games.saturating_add(heading.held_out);
    if records.len() as u64 != wanted {
        return Err(broken(
            Message::known("fail-fit-count")
                .with("found", records.len())
                .with("wanted", wanted),
        ));
    }
    Ok((heading, records))
}
