//! What is asked, with the rule that asks it.

use crate::state::{Dictators, Frame, Play, Stage, What};
use crate::words::{msg, seat_name};
use engine::{Key, Message, Question, Rule, Seat};

/// Every question by its number, with the rule that asks it and the name of its words.
pub(crate) const QUESTIONS: &[(&str, &str, &str)] = &[
    ("Q-1", "R-5.3", "ask-actions"),
    ("Q-2", "R-12.1", "ask-audience"),
    ("Q-3", "R-8.2", "ask-choose"),
    ("Q-4", "R-7.6", "ask-discard"),
    ("Q-5", "R-6.7", "ask-block"),
    ("Q-6", "R-6.7", "ask-clear"),
    ("Q-7", "R-8.2", "ask-suggest"),
    ("Q-8", "R-8.2", "ask-search"),
    ("Q-9", "R-8.2", "ask-reorder"),
    ("Q-10", "R-8.3", "ask-peek-deck"),
    ("Q-11", "R-8.3", "ask-peek-facility"),
    ("Q-12", "R-4.3", "ask-plan"),
    ("Q-13", "R-8.2", "ask-cleanse"),
    ("Q-14", "R-10.1", "ask-founder"),
    ("Q-15", "R-12.1", "ask-pick-audience"),
    ("Q-16", "R-11.7", "ask-keep-audience"),
    ("Q-17", "R-4.3", "ask-vision"),
    ("Q-18", "R-12.6", "ask-escort"),
    ("Q-19", "R-11.7", "ask-token-place"),
    ("Q-20", "R-11.7", "ask-token-seat"),
    ("Q-21", "R-11.7", "ask-rearrange"),
    ("Q-22", "R-11.7", "ask-demand"),
    ("W1", "R-9.1", "ask-played"),
    ("W2", "R-9.1", "ask-travel"),
    ("W4", "R-9.1", "ask-arrived"),
    ("W5", "R-9.1", "ask-attempt"),
    ("W6", "R-9.1", "ask-rolled"),
    ("W7", "R-9.1", "ask-present"),
    ("W8", "R-9.1", "ask-turn-start"),
];

impl Dictators {
    /// The number of the question that is asked now.
    pub(crate) fn question_id(&self) -> &'static str {
        let window = self.open_window().is_some();
        let Some(frame) = self.public.frames.last() else {
            return match self.public.stage {
                Stage::Audience => "Q-2",
                _ => "Q-1",
            };
        };
        match frame {
            Frame::Play(_) if window => "W1",
            Frame::Play(_) => "Q-3",
            Frame::Move(_) => "W2",
            Frame::Arrived { .. } => "W4",
            Frame::Attempt(_) => "W5",
            Frame::Roll(_) => "W6",
            Frame::Present(_) => "W7",
            Frame::TurnStart => "W8",
            Frame::Discard { .. } => "Q-4",
            Frame::Block(_) => "Q-5",
            Frame::Clear { .. } => "Q-6",
            Frame::Suggest { .. } => "Q-7",
            Frame::Search { .. } => "Q-8",
            Frame::Reorder { .. } => "Q-9",
            Frame::PeekDeck { .. } => "Q-10",
            Frame::PeekFacility { .. } => "Q-11",
            Frame::Plan { .. } => "Q-12",
            Frame::Cleanse { .. } => "Q-13",
            Frame::Founder { .. } => "Q-14",
            Frame::PickAudience { .. } => "Q-15",
            Frame::KeepAudience { .. } => "Q-16",
            Frame::Vision { .. } => "Q-17",
            Frame::Escort { .. } => "Q-18",
            Frame::TokenPlace { .. } => "Q-19",
            Frame::TokenSeat { .. } => "Q-20",
            Frame::Rearrange { .. } => "Q-21",
            Frame::Demand { .. } => "Q-22",
            // These never ask.
            Frame::Draw { .. } | Frame::Level { .. } => "Q-1",
        }
    }

    pub(crate) fn question_for(&self, _: Seat) -> Question {
        let id = self.question_id();
        let found = QUESTIONS.iter().find(|(number, ..)| *number == id);
        let &(id, rule, words) = found.unwrap_or(&QUESTIONS[0]);
        Question {
            id,
            rule: Rule(rule),
            text: self.question_text(words),
        }
    }

    fn question_text(&self, words: &str) -> Message {
        let text = msg(words);
        let Some(frame) = self.public.frames.last() else {
            return text
                .with("actions", self.actions_left())
                .with("seat", seat_name(self.public.active));
        };
        match *frame {
            Frame::Play(play) => text
                .with("seat", seat_name(play.by))
                .with("what", self.play_name(&play)),
            Frame::Move(moving) => text
                .with("seat", seat_name(moving.by))
                .with("place", crate::words::place_name(moving.to)),
            Frame::Arrived { who, .. } => text.with("seat", seat_name(who)).with(
                "place",
                crate::words::place_name(self.public.player(who).place),
            ),
            Frame::Attempt(attempt) => text.with("seat", seat_name(attempt.by)),
            Frame::Roll(roll) => text
                .with("seat", seat_name(roll.by))
                .with("purpose", crate::words::purpose_key(roll.purpose))
                .with("die", roll.die)
                .with("bonus", roll.bonus),
            Frame::Present(present) => text.with("seat", seat_name(present.by)),
            Frame::TurnStart => text.with("seat", seat_name(self.public.active)),
            Frame::Discard { left, .. } => text.with("count", left),
            Frame::Block(blocking) => text.with("count", blocking.left),
            Frame::Suggest { from, .. } => text.with("seat", seat_name(from)),
            Frame::PeekFacility { of, .. } | Frame::Demand { of, .. } => {
                text.with("seat", seat_name(of))
            }
            Frame::Founder { card, .. } => text.with("card", self.public.deck().card_name(card)),
            Frame::Escort { who, .. } => text.with("seat", seat_name(who)),
            Frame::TokenPlace { token, .. } | Frame::TokenSeat { token, .. } => {
                text.with("token", token.key())
            }
            _ => text,
        }
    }

    /// What is being played, by its name.
    pub(crate) fn play_name(&self, play: &Play) -> &str {
        let deck = self.public.deck();
        match play.what {
            What::Card(kind) => deck.card_name(kind),
            What::Ability(ability) => deck.card_name(deck.abilities[ability.index()].asset),
            What::Power(dictator) => &deck.person(dictator).name,
            What::President(card) => &deck.president(card).name,
        }
    }
}
