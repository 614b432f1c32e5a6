//! Results of an arena, kept in a file as they come: one JSON object a line, the first of which says what is played.

use crate::console::{Failure, io_words};
use crate::files::read_text;
use engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::Path;

/// A game that was played.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Played {
    pub first: usize,
    pub second: usize,
    pub game: u64,
    /// Of the first: 1, ½ or 0.
    pub score: f64,
}

#[derive(Debug)]
pub struct Results {
    scores: BTreeMap<(usize, usize, u64), f64>,
    file: Option<File>,
}

impl Results {
    /// No results yet, or those that the file holds. A file of another arena is refused.
    pub fn open(path: Option<&Path>, heading: &Value) -> Result<Results, Failure> {
        let mut results = Results {
            scores: BTreeMap::new(),
            file: None,
        };
        let Some(path) = path else { return Ok(results) };
        let cannot = |error| Failure::file("fail-write", path, error);
        let is_new = !path.exists();
        if !is_new {
            results.read(path, heading)?;
        }
        let file = File::options().create(true).append(true).open(path);
        let mut file = file.map_err(cannot)?;
        if is_new {
            writeln!(file, "{heading}").map_err(cannot)?;
        }
        results.file = Some(file);
        Ok(results)
    }

    fn read(&mut self, path: &Path, heading: &Value) -> Result<(), Failure> {
        let text = read_text(path).map_err(Failure::Use)?;
        let mut lines = text.lines();
        let first = lines
            .next()
            .and_then(|line| serde_json::from_str::<Value>(line).ok());
        if first.as_ref() != Some(heading) {
            return Err(Failure::Use(
                Message::known("fail-other-arena").with("file", path.display().to_string()),
            ));
        }
        for (number, line) in (2..).zip(lines) {
            // A run that was cut off may have left half a line at the end; that game is played again.
            match serde_json::from_str::<Played>(line) {
                Ok(played) => self.remember(played),
                Err(_) if !text.ends_with('\n') && number == text.lines().count() => {
                    let whole = text.len() - line.len();
                    let file = File::options().write(true).open(path);
                    file.and_then(|file| file.set_len(whole as u64))?;
                }
                Err(error) => {
                    return Err(Failure::Use(
                        Message::known("fail-arena-line")
                            .with("file", path.display().to_string())
                            .with("line", number)
                            .with("error", error.to_string()),
                    ));
                }
            }
        }
        Ok(())
    }

    fn remember(&mut self, played: Played) {
        let key = (played.first, played.second, played.game);
        self.scores.insert(key, played.score);
    }

    pub fn has(&self, first: usize, second: usize, game: u64) -> bool {
        self.scores.contains_key(&(first, second, game))
    }

    pub fn add(&mut self, played: Played) -> Result<(), Failure> {
        self.remember(played);
        if let Some(file) = &mut self.file {
            // In one write, so that a line is there or not.
            let line = serde_json::to_string(&played).expect("a result is plain data") + "\n";
            file.write_all(line.as_bytes()).map_err(|error| {
                Failure::Use(Message::known("fail-write-results").with("error", io_words(&error)))
            })?;
        }
        Ok(())
    }

    /// What the first of a pair came to in its first `games` games.
    pub fn score(&self, first: usize, second: usize, games: u64) -> f64 {
        self.scores
            .range((first, second, 0)..(first, second, games))
            .map(|(_, score)| score)
            .sum()
    }
}
