//! Why an answer is not open, with the rule that stands in its way.

use crate::action::{Action, Word};
use crate::board::Place;
use crate::cards::Kind;
use crate::state::{Dictators, Stage};
use crate::words::{msg, place_name};
use engine::{Illegal, Key, Message, Rule, Seat};

type Reason = (&'static str, Message);

impl Dictators {
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        let (rule, text) = self.reason(seat, action);
        Illegal {
            rule: Rule(rule),
            text,
        }
    }

    fn reason(&self, seat: Seat, action: Action) -> Reason {
        if self.public.result.is_some() {
            return ("R-3.1", msg("no-game-over"));
        }
        if !self.waiting().contains(seat) {
            return ("R-5.3", msg("no-not-asked"));
        }
        if let Some(frame) = self.open_window() {
            debug_assert!(self.respondents(frame).contains(seat));
            return match action {
                Action::Card(kind) if !self.holds(seat, kind) => self.not_held(kind),
                Action::Card(kind) => ("R-9.1", self.about(kind, "no-answer")),
                _ => ("R-9.1", msg("no-wrong-answer")),
            };
        }
        if self.public.frames.is_empty() && self.public.stage == Stage::Acting {
            return self.menu_reason(action);
        }
        let question = self.question_for(seat);
        (question.rule.0, msg("no-wrong-answer"))
    }

    fn holds(&self, seat: Seat, kind: Kind) -> bool {
        self.hidden.hands[seat.index()].count(kind.index()) > 0
    }

    fn menu_reason(&self, action: Action) -> Reason {
        let seat = self.public.active;
        match action {
            Action::Card(kind) if !self.holds(seat, kind) => self.not_held(kind),
            Action::Card(kind) => {
                let (rule, id) = self.card_obstacle(kind).unwrap_or(("R-8.2", "no-effect"));
                (rule, self.about(kind, id))
            }
            Action::Place(place) => self.travel_reason(place),
            Action::Word(Word::Draw) if self.actions_left() == 0 => {
                ("R-5.3", msg("no-action-left"))
            }
            Action::Word(Word::Draw) => ("R-7.5", msg("no-draw")),
            Action::Word(Word::Disarm | Word::Warhead) => self.attempt_reason(),
            Action::Word(Word::Power) => ("R-4.3", msg("no-power")),
            Action::Ability(_) => ("R-8.3", msg("no-ability")),
            Action::Token(_) => ("R-11.6", msg("no-token")),
            _ => ("R-5.4", msg("no-wrong-answer")),
        }
    }

    fn travel_reason(&self, to: Place) -> Reason {
        let from = self.public.player(self.public.active).place;
        let (rule, id) = if from == to {
            ("R-5.4", "no-already-there")
        } else if from.neighbours().contains(to) {
            match self.road_fare() {
                None => ("R-5.5", "no-travel"),
                Some(cost) if cost > self.actions_left() => ("R-5.4", "no-actions-travel"),
                Some(_) => ("R-6.7", "no-roadblock"),
            }
        } else if from.routes().contains(to) {
            if self.public.turn.travelled {
                ("R-5.5", "no-travel")
            } else if !self.flights(from).contains(to) {
                ("R-6.8", "no-no-fly")
            } else {
                ("R-5.4", "no-actions-travel")
            }
        } else if from.in_usa() != to.in_usa() {
            ("R-6.12", "no-border")
        } else {
            ("R-6.1", "no-not-adjacent")
        };
        (rule, msg(id).with("place", place_name(to)))
    }

    fn attempt_reason(&self) -> Reason {
        if self.public.turn.travelled {
            ("R-5.5", msg("no-attempt-travel"))
        } else if self.actions_left() < 2 {
            ("R-5.4", msg("no-attempt-actions"))
        } else {
            ("R-11.2", msg("no-attempt-here"))
        }
    }

    fn not_held(&self, kind: Kind) -> Reason {
        if kind.is_event() {
            return ("R-8.5", self.about(kind, "no-event-card"));
        }
        ("R-8.2", self.about(kind, "no-not-in-hand"))
    }

    /// A message about a card.
    fn about(&self, kind: Kind, id: &str) -> Message {
        msg(id).with("card", self.public.deck().card_name(kind))
    }
}
