//! Games between bots, written down as short as can be: what weights are fitted on.
//!
//! A record holds what was answered, a letter an answer, and nothing where there was no choice. The rules and the plan's
//! seed bring everything else back, so a thousand games fit a small file, and positions can be measured anew whenever
//! somebody thinks of a new way to measure them.

use crate::sim::{self, Plan, game_seed};
use engine::{Action, Game, Insight, Message, Outcome, Seat, SetupError};

/// A game as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's number in its plan.
    pub game: u64,
    /// For each question with a choice, which of the legal answers was given.
    pub answers: String,
}

/// A letter for each of the first places among the legal answers.
const LETTERS: &[u8; 63] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";
/// Go on counting: as many places further as there are letters.
const FURTHER: char = '+';

fn write_place(mut place: usize, text: &mut String) {
    while place >= LETTERS.len() {
        text.push(FURTHER);
        place -= LETTERS.len();
    }
    text.push(LETTERS[place].into());
}

fn read_place(letters: &mut std::str::Chars) -> Option<usize> {
    let mut place = 0;
    loop {
        match letters.next()? {
            FURTHER => place += LETTERS.len(),
            letter => {
                let found = LETTERS
                    .iter()
                    .position(|&known| char::from(known) == letter);
                return Some(place + found?);
            }
        }
    }
}

/// Plays one game of a plan and writes it down.
pub(crate) fn record<G: Insight>(
    options: &G::Options,
    plan: &Plan,
    game: u64,
) -> Result<Record, SetupError> {
    let mut answers = String::new();
    let seed = game_seed(plan.seed, game);
    sim::play(options, &plan.bots, &seed, |world: &G, seat, action| {
        let legal = world.legal(seat);
        if legal.len() > 1 {
            let place = legal.iter().take_while(|&known| known != action.index());
            write_place(place.count(), &mut answers);
        }
    })?;
    Ok(Record { game, answers })
}

/// Plays a record again; `heard` is told every answer with the position that it was given in.
pub(crate) fn replay<G: Game>(
    options: &G::Options,
    plan: &Plan,
    record: &Record,
    mut heard: impl FnMut(&G, Seat, G::Action),
) -> Result<Outcome, SetupError> {
    let mut letters = record.answers.chars();
    let seed = game_seed(plan.seed, record.game);
    let (outcome, _) = sim::conduct(options, plan.bots.len(), &seed, |world: &G, seat| {
        let legal = world.legal(seat);
        let place = match legal.len() {
            1 => Some(0),
            _ => read_place(&mut letters),
        };
        let action = place.and_then(|place| legal.nth(place));
        let action = action.and_then(G::Action::from_index);
        let action = action.ok_or_else(|| does_not_fit(record.game))?;
        heard(world, seat, action);
        Ok(action)
    })?;
    match letters.next() {
        None => Ok(outcome),
        Some(_) => Err(does_not_fit(record.game)),
    }
}

fn does_not_fit(game: u64) -> SetupError {
    SetupError(Message::known("setup-other-rules").with("game", game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_were_written() {
        let places = [0, 1, 25, 26, 62, 63, 64, 125, 126, 500];
        let mut text = String::new();
        places
            .iter()
            .for_each(|&place| write_place(place, &mut text));
        let mut letters = text.chars();
        for place in places {
            assert_eq!(read_place(&mut letters), Some(place), "{text}");
        }
        assert_eq!(read_place(&mut letters), None);
        assert_eq!(read_place(&mut "!".chars()), None);
    }
}
