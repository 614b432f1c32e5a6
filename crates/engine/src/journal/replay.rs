//! From a journal back to positions and events.
//!
//! [`Fold`] is a position that knows which answers stand and which of them can still be taken back: live tables and
//! replays move it forward by the same code, so they cannot disagree. [`Replay`] walks a journal and checks, at each
//! ply, the chain of hashes, legality and the outcomes written down.

use super::{Entry, Fault, Header, Journal, JournalError, Row};
use super::{FORMAT, file::check_version};
use crate::action::ActionSet;
use crate::any::{Answered, AnyEvent, AnyGame, AnyKind};
use crate::chance::{Chance, Draw, Recording, Seeded};
use crate::game::{Outcome, Reveal, Rule, Status};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::seed::{Digest, Seed};
use serde::Serialize;
use std::collections::BTreeMap;

/// A position, and the answers that led to it.
#[derive(Debug)]
pub(super) struct Fold {
    pub(super) game: Box<dyn AnyGame>,
    standing: Vec<Standing>,
    /// Set once a seat gave the game up or ran out of time.
    forfeit: Option<Ending>,
}

/// How a table came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    pub outcome: Outcome,
    pub reason: Reason,
}

/// What ended a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The game was played out.
    Rules,
    /// A seat gave it up.
    Resigned,
    /// A seat ran out of time.
    Clock,
}

impl Reason {
    /// What stands where an outcome names its rule, when no rule of the game decided it.
    const fn as_rule(self) -> Rule {
        match self {
            Reason::Rules => Rule("rules"),
            Reason::Resigned => Rule("resigned"),
            Reason::Clock => Rule("clock"),
        }
    }
}

/// An answer that was not taken back.
#[derive(Debug)]
struct Standing {
    ply: u32,
    seat: Seat,
    /// The position before it, as long as it can be restored: there was no reveal since.
    before: Option<Box<dyn AnyGame>>,
}

impl Fold {
    pub(super) fn new(game: Box<dyn AnyGame>) -> Fold {
        Fold {
            game,
            standing: Vec::new(),
            forfeit: None,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.status(), Status::Over(_))
    }

    pub(super) fn status(&self) -> Status {
        match self.forfeit {
            Some(ending) => Status::Over(ending.outcome),
            None => self.game.status(),
        }
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        let by_rules = || match self.game.status() {
            Status::Over(outcome) => Some(Ending {
                outcome,
                reason: Reason::Rules,
            }),
            Status::Waiting(_) => None,
        };
        self.forfeit.or_else(by_rules)
    }

    /// Ends the game against `seat`: every other seat wins, and nobody has a score.
    pub(super) fn forfeit(&mut self, seat: Seat, reason: Reason) -> Result<(), Fault> {
        if self.is_over() {
            return Err(Fault::AfterTheEnd);
        }
        self.side(seat)?;
        let outcome = Outcome {
            winners: SeatSet::first(self.game.seats()).without(seat),
            scores: [0; MAX_SEATS],
            rule: reason.as_rule(),
        };
        self.forfeit = Some(Ending { outcome, reason });
        Ok(())
    }

    /// Tries an answer on a copy: until [`Fold::accept`], nothing has happened.
    pub(super) fn attempt(
        &self,
        seat: Seat,
        action: usize,
        chance: &mut dyn Chance,
    ) -> Result<(Box<dyn AnyGame>, Answered), Fault> {
        if self.is_over() {
            return Err(Fault::AfterTheEnd);
        }
        let side = self.side(seat)?;
        let mut next = self.game.boxed();
        let answered = next.answer(seat, action, chance);
        let refused = |error| Fault::Refused {
            seat: side,
            answer: self.game.action_name(action).unwrap_or(action.to_string()),
            error,
        };
        answered.map(|answered| (next, answered)).map_err(refused)
    }

    /// Moves on to what an attempt came to.
    pub(super) fn accept(&mut self, ply: u32, seat: Seat, next: Box<dyn AnyGame>, reveal: Reveal) {
        let before = std::mem::replace(&mut self.game, next);
        let before = match reveal {
            Reveal::Nothing => Some(before),
            Reveal::Something => {
                let open = self.standing.iter_mut().rev();
                open.take_while(|answer| answer.before.is_some())
                    .for_each(|answer| answer.before = None);
                None
            }
        };
        self.standing.push(Standing { ply, seat, before });
    }

    /// Takes back the last answer of `seat`, if it is the last of all and made nothing known. Gives the ply whose
    /// position is restored.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<u32, Fault> {
        let to = self.undo_target(seat)?;
        let before = self.standing.pop().and_then(|answer| answer.before);
        self.game = before.expect("an answer that can be undone kept the position before it");
        Ok(to)
    }

    /// The ply that an undo of `seat` would lead back to, or why it may not.
    pub(super) fn undo_target(&self, seat: Seat) -> Result<u32, Fault> {
        if self.is_over() {
            return Err(Fault::AfterTheEnd);
        }
        let side = self.side(seat)?;
        let mut latest = self.standing.iter().rev();
        let last = latest
            .next()
            .filter(|_| self.standing.iter().any(|answer| answer.seat == seat))
            .ok_or(Fault::NothingToUndo { seat: side })?;
        if last.seat != seat {
            return Err(Fault::UndoAfterOther {
                seat: side,
                other: self.game.seat_name(last.seat),
                since: last.ply,
            });
        }
        if last.before.is_none() {
            return Err(Fault::UndoAfterReveal {
                seat: side,
                since: last.ply,
            });
        }
        Ok(latest.next().map_or(0, |answer| answer.ply))
    }

    /// The name of a seat's side, if there is such a seat.
    pub(super) fn side(&self, seat: Seat) -> Result<&'static str, Fault> {
        match seat.index() < self.game.seats() {
            true => Ok(self.game.seat_name(seat)),
            false => Err(Fault::NoSuchSeat { found: seat.0 }),
        }
    }

    fn seat(&self, side: &str) -> Result<Seat, Fault> {
        let sides = sides(&*self.game);
        let place = sides.iter().position(|&name| name == side);
        place
            .map(|place| Seat(place as u8))
            .ok_or_else(|| Fault::NoSuchSide {
                found: side.to_owned(),
                expected: sides.join(", "),
            })
    }
}

pub(super) fn sides(game: &dyn AnyGame) -> Vec<&'static str> {
    (0..game.seats() as u8)
        .map(|seat| game.seat_name(Seat(seat)))
        .collect()
}

/// A walk through a journal, ply by ply.
#[derive(Debug)]
pub struct Replay<'a> {
    journal: &'a Journal,
    kind: &'a dyn AnyKind,
    /// Where the seed is known, every draw is compared with it.
    seeded: Option<Seeded>,
    fold: Option<Fold>,
    /// Every answer of the game by its name.
    actions: BTreeMap<String, usize>,
    /// The row to come.
    next: usize,
    draws: usize,
}

/// One ply of a replay.
#[derive(Debug)]
pub struct Step<'r> {
    pub row: &'r Row,
    /// The position after it.
    pub game: &'r dyn AnyGame,
    /// What the table is doing; unlike the position, it knows of resignations and clocks.
    pub status: Status,
    /// What happened; nothing for an undo, a resignation or a lost clock.
    pub events: Vec<AnyEvent>,
}

impl Journal {
    /// The position that the journal leads to.
    pub fn fold(&self, kind: &dyn AnyKind) -> Result<Box<dyn AnyGame>, JournalError> {
        self.replay(kind)?.into_last()
    }

    /// The position after `ply`.
    pub fn replay_to(
        &self,
        kind: &dyn AnyKind,
        ply: u32,
    ) -> Result<Box<dyn AnyGame>, JournalError> {
        let last = (self.rows.len() as u32)
            .checked_sub(1)
            .ok_or(JournalError::Empty)?;
        if ply > last {
            return Err(JournalError::NoSuchPly { asked: ply, last });
        }
        let mut replay = self.replay(kind)?;
        for _ in 0..ply {
            replay.step()?;
        }
        let step = replay.step()?.ok_or(JournalError::Empty)?;
        Ok(step.game.boxed())
    }

    /// Walks the journal on the rules that it was written under.
    pub fn replay<'a>(&'a self, kind: &'a dyn AnyKind) -> Result<Replay<'a>, JournalError> {
        check_header(&self.header, kind)?;
        Ok(Replay::new(self, kind))
    }

    /// Walks the journal on whatever rules there are now. They may lead elsewhere than they did.
    pub fn replay_on_current_rules<'a>(
        &'a self,
        kind: &'a dyn AnyKind,
    ) -> Result<Replay<'a>, JournalError> {
        check_game(&self.header, kind)?;
        Ok(Replay::new(self, kind))
    }
}

impl<'a> Replay<'a> {
    fn new(journal: &'a Journal, kind: &'a dyn AnyKind) -> Replay<'a> {
        Replay {
            journal,
            kind,
            seeded: None,
            fold: None,
            actions: BTreeMap::new(),
            next: 0,
            draws: 0,
        }
    }

    /// Compares every draw with those of the seed.
    pub(super) fn against(mut self, seed: &Seed) -> Replay<'a> {
        self.seeded = Some(Seeded::new(seed.key(&self.journal.header.nonces)));
        self
    }

    /// Plays the next row; `None` behind the last one. After an error the replay stands where it stood.
    ///
    /// Not an `Iterator`, because a step lends its position instead of copying it.
    pub fn step(&mut self) -> Result<Option<Step<'_>>, JournalError> {
        let journal = self.journal;
        let Some(row) = journal.rows.get(self.next) else {
            return Ok(None);
        };
        let ply = self.next as u32;
        let played = self.check_chain(row).and_then(|()| self.play(ply, row));
        let events = played.map_err(|fault| fault.at(ply))?;
        self.next += 1;
        Ok(self.fold.as_ref().map(|fold| Step {
            row,
            game: &*fold.game,
            status: fold.status(),
            events,
        }))
    }

    fn check_chain(&self, row: &Row) -> Result<(), Fault> {
        if row.ply as usize != self.next {
            return Err(Fault::Number { found: row.ply });
        }
        let (before, expected): (Option<u32>, Digest) = match self.next.checked_sub(1) {
            Some(before) => (Some(before as u32), self.journal.rows[before].digest()),
            None => (None, self.journal.header.digest()),
        };
        match row.previous == expected {
            true => Ok(()),
            false => Err(Fault::Chain {
                before,
                found: row.previous,
                expected,
            }),
        }
    }

    fn play(&mut self, ply: u32, row: &Row) -> Result<Vec<AnyEvent>, Fault> {
        match (&row.entry, self.fold.take()) {
            (Entry::Setup { chance }, None) => self.set_up(chance),
            (Entry::Setup { .. }, fold) => {
                self.fold = fold;
                Err(Fault::SecondSetup)
            }
            (_, None) => Err(Fault::NoSetup),
            (entry, Some(mut fold)) => {
                let events = self.play_on(&mut fold, ply, entry);
                self.fold = Some(fold);
                events
            }
        }
    }

    fn set_up(&mut self, outcomes: &[u32]) -> Result<Vec<AnyEvent>, Fault> {
        let mut chance = Checked::new(outcomes, self.seeded.as_mut(), 0);
        let options = self.journal.header.options_value();
        let (game, events) = self
            .kind
            .open(&options, &mut chance)
            .map_err(Fault::Setup)?;
        self.draws += chance.finish()?;
        check_sides(&self.journal.header, &*game)?;
        let name = |index| Some((game.action_name(index)?, index));
        self.actions = (0..ActionSet::CAPACITY).filter_map(name).collect();
        self.fold = Some(Fold::new(game));
        Ok(events)
    }

    fn play_on(
        &mut self,
        fold: &mut Fold,
        ply: u32,
        entry: &Entry,
    ) -> Result<Vec<AnyEvent>, Fault> {
        match entry {
            Entry::Setup { .. } => Err(Fault::SecondSetup),
            Entry::Answer {
                seat,
                action,
                chance: outcomes,
                ..
            } => {
                let seat = fold.seat(seat)?;
                let unknown = || Fault::NoSuchAnswer {
                    found: action.clone(),
                };
                let index = *self.actions.get(action).ok_or_else(unknown)?;
                let mut chance = Checked::new(outcomes, self.seeded.as_mut(), ply);
                let (next, answered) = fold.attempt(seat, index, &mut chance)?;
                self.draws += chance.finish()?;
                fold.accept(ply, seat, next, answered.reveal);
                Ok(answered.events)
            }
            Entry::Undo { seat, to, .. } => {
                let seat = fold.seat(seat)?;
                let expected = fold.undo_target(seat)?;
                if *to != expected {
                    return Err(Fault::UndoTo {
                        found: *to,
                        expected,
                    });
                }
                fold.undo(seat).map(|_| Vec::new())
            }
            Entry::Resign { seat, .. } => {
                let seat = fold.seat(seat)?;
                fold.forfeit(seat, Reason::Resigned).map(|()| Vec::new())
            }
            Entry::Clock { seat, .. } => {
                let seat = fold.seat(seat)?;
                fold.forfeit(seat, Reason::Clock).map(|()| Vec::new())
            }
        }
    }

    /// How many draws were made in the plies so far.
    pub(super) fn draws(&self) -> usize {
        self.draws
    }

    /// Plays the rest.
    pub(super) fn into_fold(mut self) -> Result<Fold, JournalError> {
        while self.step()?.is_some() {}
        self.fold.ok_or(JournalError::Empty)
    }

    fn into_last(self) -> Result<Box<dyn AnyGame>, JournalError> {
        Ok(self.into_fold()?.game)
    }
}

/// The outcomes written down, each compared with that of the seed, where the seed is known.
struct Checked<'s> {
    recording: Recording,
    seeded: Option<&'s mut Seeded>,
    drawn: usize,
    difference: Option<Fault>,
}

impl<'s> Checked<'s> {
    fn new(outcomes: &[u32], mut seeded: Option<&'s mut Seeded>, ply: u32) -> Checked<'s> {
        if let Some(seeded) = &mut seeded {
            seeded.at_ply(ply.into());
        }
        Checked {
            recording: Recording::new(outcomes),
            seeded,
            drawn: 0,
            difference: None,
        }
    }

    fn compare(&mut self, what: Draw, found: u32, expected: Option<u32>) {
        self.drawn += 1;
        let place = self.drawn;
        if let Some(expected) = expected.filter(|&expected| expected != found) {
            // The first difference is the one to report: every later draw may hang on it.
            self.difference.get_or_insert(Fault::Draw {
                what: what.0,
                place,
                found,
                expected,
            });
        }
    }

    /// How many draws there were, if they were what they should be.
    fn finish(self) -> Result<usize, Fault> {
        self.recording.finish().map_err(Fault::Misfit)?;
        match self.difference {
            Some(fault) => Err(fault),
            None => Ok(self.drawn),
        }
    }
}

impl Chance for Checked<'_> {
    fn pick(&mut self, what: Draw, n: u32) -> u32 {
        let found = self.recording.pick(what, n);
        let expected = self.seeded.as_mut().map(|seeded| seeded.pick(what, n));
        self.compare(what, found, expected);
        found
    }
    fn pick_heap(&mut self, what: Draw, heaps: &[u16]) -> usize {
        let found = self.recording.pick_heap(what, heaps);
        let seeded = self.seeded.as_mut();
        let expected = seeded.map(|seeded| seeded.pick_heap(what, heaps) as u32);
        self.compare(what, found as u32, expected);
        found
    }
    fn pick_member(&mut self, what: Draw, set: u128) -> u32 {
        let found = self.recording.pick_member(what, set);
        let seeded = self.seeded.as_mut();
        let expected = seeded.map(|seeded| seeded.pick_member(what, set));
        self.compare(what, found, expected);
        found
    }
}

fn check_game(header: &Header, kind: &dyn AnyKind) -> Result<(), JournalError> {
    if header.format != FORMAT {
        return Err(JournalError::NotAJournal);
    }
    check_version(header.version.into())?;
    match header.game == kind.name() {
        true => Ok(()),
        false => Err(JournalError::OtherGame {
            found: header.game.clone(),
            expected: kind.name().to_owned(),
        }),
    }
}

fn check_header(header: &Header, kind: &dyn AnyKind) -> Result<(), JournalError> {
    check_game(header, kind)?;
    let (found, current) = (header.rules_version, kind.rules_version());
    if found < current {
        return Err(JournalError::OlderRules { found, current });
    }
    if found > current {
        return Err(JournalError::NewerRules { found, current });
    }
    if header.nonces.len() != header.seats.len() {
        return Err(JournalError::Nonces {
            found: header.nonces.len(),
            seats: header.seats.len(),
        });
    }
    let found = header.options_value();
    let expected = kind
        .complete_options(&found)
        .map_err(JournalError::Options)?;
    match found == expected {
        true => Ok(()),
        false => Err(JournalError::IncompleteOptions {
            found: found.to_string(),
            expected: expected.to_string(),
        }),
    }
}

fn check_sides(header: &Header, game: &dyn AnyGame) -> Result<(), Fault> {
    let expected = sides(game);
    let found: Vec<&str> = header.seats.iter().map(|seat| &*seat.side).collect();
    match found == expected {
        true => Ok(()),
        false => Err(Fault::Sides {
            found: found.join(", "),
            expected: expected.join(", "),
        }),
    }
}
