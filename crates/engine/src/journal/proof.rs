//! Whether a journal is sound, and whether the rules of today still play it.

use super::{Export, Fault, Header, JournalError};
use crate::any::AnyKind;
use crate::game::{Outcome, Status};
use crate::seed::Seed;
use crate::text::{Message, english};
use std::fmt;

/// What a sound journal proves.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The last ply; all of them are legal.
    pub last_ply: u32,
    /// How the game ended, if it did.
    pub ending: Option<Outcome>,
    pub draws: Draws,
}

/// What is known of the draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// This many, each exactly as the seed and the nonces have it.
    Proved(usize),
    /// This many, each possible; the seed is still secret.
    NotYetProvable(usize),
}

impl Verdict {
    /// What is proved, for whoever reads another language.
    pub fn message(&self) -> Message {
        let (proved, count) = match self.draws {
            Draws::Proved(count) => ("yes", count),
            Draws::NotYetProvable(count) => ("no", count),
        };
        Message::known("verdict")
            .with("last", self.last_ply)
            .with("over", if self.ending.is_some() { "yes" } else { "no" })
            .with("proved", proved)
            .with("count", count)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&english(&self.message()))
    }
}

/// Proves a journal: form, rules version, options, the chain of hashes, legality of every answer, every draw, the
/// commitment and the seal.
pub fn verify(export: &Export, kind: &dyn AnyKind) -> Result<Verdict, JournalError> {
    let mut replay = export.journal.replay(kind)?;
    if let Some(seed) = &export.seed {
        check_commitment(&export.journal.header, seed)?;
        replay = replay.against(seed);
    }
    let mut end = None;
    while let Some(step) = replay.step()? {
        end = Some((step.row.ply, step.status));
    }
    let (last_ply, status) = end.ok_or(JournalError::Empty)?;
    check_seal(export, last_ply)?;
    let ending = match status {
        Status::Over(outcome) => Some(outcome),
        Status::Waiting(_) => None,
    };
    let draws = match (ending, export.seed) {
        (Some(_), Some(_)) => Draws::Proved(replay.draws()),
        (None, None) => Draws::NotYetProvable(replay.draws()),
        (Some(_), None) => return Err(JournalError::SeedMissing { ply: last_ply }),
        (None, Some(_)) => return Err(JournalError::SeedTooSoon { ply: last_ply }),
    };
    Ok(Verdict {
        last_ply,
        ending,
        draws,
    })
}

/// Whether the seed is the one that was promised.
pub(super) fn check_commitment(header: &Header, seed: &Seed) -> Result<(), JournalError> {
    let (found, expected) = (header.commitment, seed.commitment());
    match found == expected {
        true => Ok(()),
        false => Err(JournalError::Commitment { found, expected }),
    }
}

fn check_seal(export: &Export, ply: u32) -> Result<(), JournalError> {
    let (found, expected) = (export.seal, export.journal.seal());
    match found == expected {
        true => Ok(()),
        false => Err(JournalError::Seal {
            ply,
            found,
            expected,
        }),
    }
}

/// How a journal fares on the rules of today.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// The rules that it was written under.
    pub rules_version: u32,
    /// The rules of today.
    pub current: u32,
    /// Where they part, if they do.
    pub difference: Option<Difference>,
}

/// The first ply that the rules of today do not play as it was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub ply: u32,
    pub reason: Fault,
}

impl Difference {
    /// Where and how they part, for whoever reads another language.
    pub fn message(&self) -> Message {
        self.reason.clone().at(self.ply).message()
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&english(&self.message()))
    }
}

/// Plays a journal on the rules of today, whatever rules it was written under. An error means that the journal itself
/// is damaged; a difference, that the rules have changed.
pub fn check(export: &Export, kind: &dyn AnyKind) -> Result<Check, JournalError> {
    let mut replay = export.journal.replay_on_current_rules(kind)?;
    if let Some(seed) = &export.seed {
        check_commitment(&export.journal.header, seed)?;
        replay = replay.against(seed);
    }
    let mut end = None;
    let difference = loop {
        match replay.step() {
            Ok(Some(step)) => end = Some((step.row.ply, step.status)),
            Ok(None) => break unfinished(export, end)?,
            Err(JournalError::AtPly { ply, fault }) if !fault.is_damage() => {
                break Some(Difference { ply, reason: fault });
            }
            Err(damage) => return Err(damage),
        }
    };
    Ok(Check {
        rules_version: export.journal.header.rules_version,
        current: kind.rules_version(),
        difference,
    })
}

/// A game that showed its seed was over; on the rules of today it may not be.
fn unfinished(
    export: &Export,
    end: Option<(u32, Status)>,
) -> Result<Option<Difference>, JournalError> {
    let (ply, status) = end.ok_or(JournalError::Empty)?;
    check_seal(export, ply)?;
    let goes_on = matches!(status, Status::Waiting(_)) && export.seed.is_some();
    let reason = Fault::NoEnd;
    Ok(goes_on.then_some(Difference { ply, reason }))
}
