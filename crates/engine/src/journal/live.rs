//! A table being played: a position and its journal, which move together or not at all.

use super::file::{Export, MAX_ROWS, check_header_limits, check_outcomes};
use super::replay::{Ending, Fold, Reason, sides};
use super::{Entry, FORMAT, FORMAT_VERSION, Fault, Header, Journal, JournalError, Sitting};
use crate::any::{Answered, AnyEvent, AnyGame, AnyKind};
use crate::chance::{Recorder, Seeded};
use crate::game::{SetupError, Status};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::text::Message;
use serde_json::Value;

/// Who takes a seat, and what they add to the seed: any text, or none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub name: String,
    pub nonce: String,
}

/// A table being played.
#[derive(Debug)]
pub struct LiveTable {
    journal: Journal,
    fold: Fold,
    seed: Seed,
    chance: Seeded,
}

impl LiveTable {
    /// Sets a table up, with a player for each seat, and gives what happened meanwhile. `opened` is in milliseconds
    /// since 1970, or 0 where there is no clock.
    pub fn open(
        kind: &dyn AnyKind,
        options: &Value,
        players: &[Player],
        seed: Seed,
        opened: u64,
    ) -> Result<(LiveTable, Vec<AnyEvent>), JournalError> {
        let nonces: Vec<String> = players.iter().map(|player| player.nonce.clone()).collect();
        let mut chance = Seeded::new(seed.key(&nonces));
        let options = complete(kind, options)?;
        let mut recorder = Recorder::new(&mut chance);
        let (game, events) = kind
            .open(&Value::Object(options.clone()), &mut recorder)
            .map_err(JournalError::Setup)?;
        let outcomes = recorder.into_outcomes();
        check_outcomes(&outcomes).map_err(|fault| fault.at(0))?;
        let header = Header {
            format: FORMAT.into(),
            version: FORMAT_VERSION,
            game: kind.name().into(),
            rules_version: kind.rules_version(),
            options: options.into_iter().collect(),
            seats: sit(&*game, players)?,
            nonces,
            commitment: seed.commitment(),
            opened,
        };
        check_header_limits(&header)?;
        let rows = Vec::new();
        let mut journal = Journal { header, rows };
        journal.append(Entry::Setup { chance: outcomes });
        let fold = Fold::new(game);
        let table = LiveTable {
            journal,
            fold,
            seed,
            chance,
        };
        Ok((table, events))
    }

    /// Takes a table up where its journal left it, after proving that every draw so far is of this seed.
    pub fn resume(
        kind: &dyn AnyKind,
        journal: Journal,
        seed: Seed,
    ) -> Result<LiveTable, JournalError> {
        super::proof::check_commitment(&journal.header, &seed)?;
        let fold = journal.replay(kind)?.against(&seed).into_fold()?;
        let chance = Seeded::new(seed.key(&journal.header.nonces));
        Ok(LiveTable {
            journal,
            fold,
            seed,
            chance,
        })
    }

    /// Answers for `seat`, `at` milliseconds after the table was opened. A refused answer leaves position and journal
    /// as they were.
    pub fn answer(&mut self, seat: Seat, action: usize, at: u64) -> Result<Answered, JournalError> {
        let ply = self.next_ply()?;
        self.take_answer(ply, seat, action, at)
            .map_err(|fault| fault.at(ply))
    }

    fn take_answer(
        &mut self,
        ply: u32,
        seat: Seat,
        action: usize,
        at: u64,
    ) -> Result<Answered, Fault> {
        self.chance.at_ply(ply.into());
        let mut recorder = Recorder::new(&mut self.chance);
        let (next, answered) = self.fold.attempt(seat, action, &mut recorder)?;
        let chance = recorder.into_outcomes();
        check_outcomes(&chance)?;
        let name = self.fold.game.action_name(action);
        let entry = Entry::Answer {
            seat: self.fold.side(seat)?.into(),
            action: name.expect("an answer that was accepted has a name"),
            chance,
            at,
        };
        self.fold.accept(ply, seat, next, answered.reveal);
        self.journal.append(entry);
        Ok(answered)
    }

    /// Takes back the last answer of `seat`: only while nobody else has answered since, nothing was made known and the
    /// game is not over.
    pub fn undo(&mut self, seat: Seat, at: u64) -> Result<(), JournalError> {
        let ply = self.next_ply()?;
        let side = self.fold.side(seat).map_err(|fault| fault.at(ply))?;
        let to = self.fold.undo(seat).map_err(|fault| fault.at(ply))?;
        let seat = side.into();
        self.journal.append(Entry::Undo { seat, to, at });
        Ok(())
    }

    /// Ends the game without another answer: `seat` gave it up or ran out of time, and the other seats win.
    pub fn forfeit(&mut self, seat: Seat, reason: Reason, at: u64) -> Result<(), JournalError> {
        let ply = self.next_ply()?;
        let side = self.fold.side(seat).map_err(|fault| fault.at(ply))?;
        let seat_name = side.to_owned();
        let entry = match reason {
            Reason::Resigned => Entry::Resign {
                seat: seat_name,
                at,
            },
            Reason::Clock => Entry::Clock {
                seat: seat_name,
                at,
            },
            Reason::Rules => return Err(Fault::NoForfeit.at(ply)),
        };
        let ended = self.fold.forfeit(seat, reason);
        ended.map_err(|fault| fault.at(ply))?;
        self.journal.append(entry);
        Ok(())
    }

    /// How the table ended, if it did: by the rules, by resignation or by the clock.
    pub fn ending(&self) -> Option<Ending> {
        self.fold.ending()
    }

    /// What the table is doing; unlike the position, it knows of resignations and clocks.
    pub fn status(&self) -> Status {
        self.fold.status()
    }

    /// The seed, for whoever runs the table and must keep it secret until the end.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Whether [`LiveTable::undo`] would do it.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.next_ply().is_ok() && self.fold.undo_target(seat).is_ok()
    }

    /// The position.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.fold.game
    }

    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The ply of the last row; 0 after the set-up.
    pub fn ply(&self) -> u32 {
        self.journal.rows.len() as u32 - 1
    }

    /// The journal as a file. The seed goes with it only once the game is over; until then the file holds what is
    /// still hidden (hands, secret answers), so it is for whoever runs the table, not for its players.
    pub fn export(&self) -> Export {
        Export {
            journal: self.journal.clone(),
            seal: self.journal.seal(),
            seed: self.fold.is_over().then_some(self.seed),
        }
    }

    fn next_ply(&self) -> Result<u32, JournalError> {
        let rows = self.journal.rows.len();
        match rows < MAX_ROWS {
            true => Ok(rows as u32),
            false => Err(Fault::Full { most: MAX_ROWS }.at(rows as u32)),
        }
    }
}

fn complete(
    kind: &dyn AnyKind,
    options: &Value,
) -> Result<serde_json::Map<String, Value>, JournalError> {
    match kind.complete_options(options) {
        Ok(Value::Object(options)) => Ok(options),
        Ok(other) => Err(JournalError::Setup(SetupError(
            Message::known("setup-not-a-table-but").with("found", other.to_string()),
        ))),
        Err(error) => Err(JournalError::Setup(error)),
    }
}

fn sit(game: &dyn AnyGame, players: &[Player]) -> Result<Vec<Sitting>, JournalError> {
    if players.len() != game.seats() {
        return Err(JournalError::Players {
            found: players.len(),
            seats: game.seats(),
        });
    }
    let sitting = |(side, player): (&'static str, &Player)| Sitting {
        side: side.into(),
        player: player.name.clone(),
    };
    Ok(sides(game).into_iter().zip(players).map(sitting).collect())
}
