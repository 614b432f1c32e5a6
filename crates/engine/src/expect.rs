//! What a player can expect before they are asked next: what others may do until then, and what may then be asked.
//!
//! It is found by playing on at random in worlds imagined from what the player knows, so it tells them nothing else. It is a
//! sample: what is rare may be missing.

use crate::action::Action;
use crate::any::{Choice, Words, choice_of, seen_event};
use crate::chance::Quick;
use crate::game::{Game, Question, Status};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::Message;
use serde::Serialize;
use serde_json::value::RawValue;

/// Answers that are played in one world at most.
const FAR: usize = 400;
/// As much as anybody reads through.
const MOST_EVENTS: usize = 200;

/// What a player can expect. The likeliest comes first.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Expected {
    /// What others may do until the player is asked: of each answer what the player sees of it first.
    pub events: Vec<ExpectedEvent>,
    /// What the player may then be asked.
    pub questions: Vec<ExpectedQuestion>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ExpectedEvent {
    pub text: Message,
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub data: Box<RawValue>,
    #[serde(skip)]
    named: bool,
    #[serde(skip)]
    seen: usize,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ExpectedQuestion {
    pub id: &'static str,
    pub text: Message,
    pub choices: Vec<Choice>,
    #[serde(skip)]
    seen: usize,
}

impl Expected {
    /// Plays on in `worlds` worlds until `seat` is asked and has given `answers`, and notes what comes.
    pub(crate) fn of<G: Words>(game: &G, seat: Seat, answers: &[usize], worlds: u64) -> Expected {
        let view = Game::view(game, Viewer::Seat(seat));
        let mut expected = Expected::default();
        for world in 0..worlds {
            let mut chance = Quick::new(world);
            let imagined = G::imagine(&view, &mut chance);
            expected.play_on(imagined, seat, answers, &mut chance);
        }
        // What players have a name for comes before the details.
        expected
            .events
            .sort_by_key(|event| (!event.named, usize::MAX - event.seen));
        expected.events.truncate(MOST_EVENTS);
        let likeliest = |question: &ExpectedQuestion| usize::MAX - question.seen;
        expected.questions.sort_by_key(likeliest);
        expected
    }

    fn play_on<G: Words>(
        &mut self,
        mut game: G,
        seat: Seat,
        answers: &[usize],
        chance: &mut Quick,
    ) {
        let mut answers = answers.iter();
        for _ in 0..FAR {
            let Status::Waiting(waited_for) = game.status() else {
                return;
            };
            if waited_for.contains(seat) {
                let Some(&index) = answers.next() else {
                    return self.note_question(&game, seat);
                };
                let action = G::Action::from_index(index);
                let answered = action.map(|action| game.answer(seat, action, chance, &mut ()));
                if !matches!(answered, Some(Ok(_))) {
                    return;
                }
            } else if self
                .let_another(&mut game, waited_for, seat, chance)
                .is_none()
            {
                return;
            }
        }
    }

    /// One of the others answers at random.
    fn let_another<G: Words>(
        &mut self,
        game: &mut G,
        waited_for: SeatSet,
        seat: Seat,
        chance: &mut Quick,
    ) -> Option<()> {
        let other = waited_for.iter().next()?;
        let mut actions = Vec::new();
        game.choices(other, &mut actions);
        let picked = chance.below(u32::try_from(actions.len()).ok().filter(|&n| n > 0)?);
        let mut log = Vec::new();
        game.answer(other, actions[picked as usize], chance, &mut log)
            .ok()?;
        let seen = |event: &G::Event| G::event_for(event, Viewer::Seat(seat));
        if let Some(event) = log.iter().find_map(seen) {
            self.note_event(game, &event);
        }
        Some(())
    }

    fn note_event<G: Words>(&mut self, game: &G, event: &G::Event) {
        let named = G::heading(event).is_some();
        let event = seen_event(game, event);
        let same = |other: &&mut ExpectedEvent| other.data.get() == event.data.get();
        match self.events.iter_mut().find(same) {
            Some(known) => known.seen += 1,
            None => self.events.push(ExpectedEvent {
                text: event.text,
                data: event.data,
                named,
                seen: 1,
            }),
        }
    }

    fn note_question<G: Words>(&mut self, game: &G, seat: Seat) {
        let Some(Question { id, text, .. }) = game.question(seat) else {
            return;
        };
        let place = self.questions.iter().position(|known| known.id == id);
        let place = place.unwrap_or_else(|| {
            self.questions.push(ExpectedQuestion {
                id,
                text,
                choices: Vec::new(),
                seen: 0,
            });
            self.questions.len() - 1
        });
        let known = &mut self.questions[place];
        known.seen += 1;
        let mut actions = Vec::new();
        game.choices(seat, &mut actions);
        for action in actions {
            if !known
                .choices
                .iter()
                .any(|choice| choice.index == action.index())
            {
                known.choices.push(choice_of(game, seat, action));
            }
        }
    }
}
