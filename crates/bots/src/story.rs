//! The story of a game that is over: how likely each seat was to win after each ply, and what turned it.

use crate::PlayedKind;
use engine::{AnyGame, Entry, Heading, Journal, JournalError, Message, Seat, Status};
use serde::Serialize;

/// A game from its first ply to its last.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Story {
    /// The seats, in the order of every row of `chances`.
    pub seats: Vec<&'static str>,
    /// One row a ply, the set-up being ply 0: how likely each seat is to win.
    pub chances: Vec<Vec<f32>>,
    /// What turned the game, the biggest first.
    pub swings: Vec<Swing>,
}

/// A stretch of plies that has a name, and what it did to the seat that it moved most.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Swing {
    /// The first and the last ply of the stretch.
    pub from: u32,
    pub to: u32,
    /// The turn, month or round that it belongs to.
    pub chapter: Option<Message>,
    /// The card or the debate that it was.
    pub deed: Message,
    /// Who gained by it.
    pub seat: &'static str,
    /// By how much that seat's chance rose, from 0 to 1.
    pub gain: f32,
}

/// Swings that are told.
const TOLD: usize = 8;
/// Less than this is noise.
const LEAST: f32 = 0.01;

/// Tells the story of a journal.
pub fn story(kind: &dyn PlayedKind, journal: &Journal) -> Result<Story, JournalError> {
    let mut teller = Teller::default();
    let mut replay = journal.replay(kind)?;
    while let Some(step) = replay.step()? {
        let answered = matches!(step.row.entry, Entry::Setup { .. } | Entry::Answer { .. });
        let chances = chances(kind, step.game, step.status);
        let headings = step.events.iter().filter_map(|event| event.heading());
        teller.tell(chances, headings, answered);
        let seats = 0..step.game.seats() as u8;
        teller.seats = seats.map(|seat| step.game.seat_name(Seat(seat))).collect();
    }
    Ok(teller.close())
}

/// How likely each seat is to win; a game that is over leaves no doubt.
fn chances(kind: &dyn PlayedKind, game: &dyn AnyGame, status: Status) -> Vec<f32> {
    let seats = 0..game.seats() as u8;
    match status {
        Status::Over(outcome) if outcome.winners.is_empty() => {
            let share = 1.0 / game.seats() as f32;
            seats.map(|_| share).collect()
        }
        Status::Over(outcome) => {
            let won = |seat| f32::from(u8::from(outcome.winners.contains(Seat(seat))));
            seats.map(won).collect()
        }
        Status::Waiting(_) => {
            let chance = |seat| kind.win_probability(game, Seat(seat));
            seats.map(|seat| chance(seat).unwrap_or_default()).collect()
        }
    }
}

#[derive(Default)]
struct Teller {
    seats: Vec<&'static str>,
    chances: Vec<Vec<f32>>,
    chapter: Option<Message>,
    /// What is being played out, and the ply that began it.
    open: Option<(Message, Option<Message>, u32)>,
    stretches: Vec<(Message, Option<Message>, u32, u32)>,
}

impl Teller {
    fn tell<'h>(
        &mut self,
        chances: Vec<f32>,
        headings: impl Iterator<Item = &'h Heading>,
        answered: bool,
    ) {
        let ply = self.chances.len() as u32;
        self.chances.push(chances);
        for heading in headings {
            match heading {
                Heading::Chapter(chapter) => {
                    self.shut(ply);
                    self.chapter = Some(chapter.clone());
                }
                Heading::Deed(deed) => self.begin(deed, ply),
            }
        }
        // A resignation, a lost clock or an undo is nobody's card.
        if !answered {
            self.shut(ply.saturating_sub(1));
        }
    }

    /// A deed begins, unless it is the one that is being done: a card is played, and then its event begins.
    fn begin(&mut self, deed: &Message, ply: u32) {
        if self.open.as_ref().is_some_and(|(open, ..)| open == deed) {
            return;
        }
        self.shut(ply.saturating_sub(1));
        self.open = Some((deed.clone(), self.chapter.clone(), ply));
    }

    fn shut(&mut self, last: u32) {
        if let Some((deed, chapter, from)) = self.open.take() {
            self.stretches.push((deed, chapter, from, last.max(from)));
        }
    }

    fn close(mut self) -> Story {
        let last = self.chances.len().saturating_sub(1);
        self.shut(last as u32);
        let stretches = std::mem::take(&mut self.stretches);
        let swing = |(deed, chapter, from, to): (Message, Option<Message>, u32, u32)| {
            let (seat, gain) = self.gain(from, to)?;
            (gain >= LEAST).then(|| Swing {
                from,
                to,
                chapter,
                deed,
                seat: self.seats[seat.index()],
                gain,
            })
        };
        let mut swings: Vec<Swing> = stretches.into_iter().filter_map(swing).collect();
        swings.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        swings.truncate(TOLD);
        Story {
            seats: self.seats,
            chances: self.chances,
            swings,
        }
    }

    /// Who gained most between the ply before `from` and `to`, and how much.
    fn gain(&self, from: u32, to: u32) -> Option<(Seat, f32)> {
        let before = &self.chances[from.checked_sub(1)? as usize];
        let after = &self.chances[to as usize];
        let gains = before
            .iter()
            .zip(after)
            .map(|(before, after)| after - before);
        let gains = (0..).zip(gains).map(|(seat, gain)| (Seat(seat), gain));
        gains.max_by(|a, b| a.1.total_cmp(&b.1))
    }
}
