//! Why an answer is not open, with the rule that stands in its way.

use crate::action::{Action, Word};
use crate::state::{CampaignTrail, Frame, Play};
use crate::words::{card_name, issue_name, msg, state_name};
use engine::{Illegal, Message, Rule, Seat};

type Reason = (&'static str, Message);

impl CampaignTrail {
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        let (rule, text) = self.reason(seat, action);
        Illegal {
            rule: Rule(rule),
            text,
        }
    }

    fn reason(&self, seat: Seat, action: Action) -> Reason {
        let Some(frame) = self.public.frames.last() else {
            return ("CT-E2", msg("no-game-over"));
        };
        if !self.waiting().contains(seat) {
            return (self.rule_of_turn(frame), msg("no-not-asked"));
        }
        let specific = match (*frame, action) {
            (Frame::Play(play), action) => self.play_reason(&play, action),
            (Frame::PickCandidates { .. }, Action::Candidate(_)) => {
                Some(("CT-S5", msg("no-not-dealt")))
            }
            (Frame::PickHomes { .. }, Action::State(state)) => Some((
                "CT-S9",
                msg("no-not-a-reference").with("state", state_name(state)),
            )),
            (Frame::Travel(_), Action::State(state)) => Some((
                "CT-A1",
                msg("no-out-of-reach").with("state", state_name(state)),
            )),
            (Frame::Advertise(advertise), Action::Issue(issue)) => {
                self.issue_bar(&advertise, issue).map(|bar| {
                    let text = msg("no-issue").with("issue", issue_name(issue));
                    (bar.rule(), text.with("why", msg(bar.message())))
                })
            }
            (Frame::Advertise(_), Action::Word(Word::Stop)) => {
                Some(("CT-A6", msg("no-one-issue-at-least")))
            }
            (Frame::Place(place), Action::State(state)) => {
                let listed = place.open.contains(state);
                let id = if listed {
                    "no-not-here-now"
                } else {
                    "no-not-listed"
                };
                Some(("CT-A10", msg(id).with("state", state_name(state))))
            }
            (Frame::Place(_), Action::Word(Word::Stop)) => {
                Some(("CT-A12", msg("no-place-at-least-one")))
            }
            (Frame::Remove(_), Action::State(state)) => Some((
                "CT-Y8",
                msg("no-nothing-to-remove").with("state", state_name(state)),
            )),
            (Frame::DebateCard { .. }, Action::Card(card)) if self.hand(seat).contains(card) => {
                Some((
                    "CT-B4",
                    msg("no-not-to-the-point").with("card", card_name(card)),
                ))
            }
            (Frame::Offer { .. }, Action::Word(_)) => None,
            (_, Action::Card(card)) => Some((
                self.question_for(seat).rule.0,
                msg("no-card").with("card", card_name(card)),
            )),
            _ => None,
        };
        specific.unwrap_or_else(|| (self.question_for(seat).rule.0, msg("no-wrong-answer")))
    }

    fn play_reason(&self, play: &Play, action: Action) -> Option<Reason> {
        match (self.picked_card(play), action) {
            (None, Action::Card(card)) => {
                Some(("CT-T3", msg("no-not-in-hand").with("card", card_name(card))))
            }
            (Some(card), Action::Use(usage)) => {
                let bar = self.bar(play, card, usage)?;
                Some((bar.rule(), msg(bar.message()).with("card", card_name(card))))
            }
            (Some(_), Action::Word(Word::DiscardCard)) => Some(("CT-T5", msg("no-can-act"))),
            _ => None,
        }
    }

    /// The rule by which somebody else is to answer, as far as everybody may know it.
    fn rule_of_turn(&self, frame: &Frame) -> &'static str {
        match frame {
            Frame::PickCandidates { .. } => "CT-S5",
            Frame::PickHomes { .. } => "CT-S9",
            Frame::Window(_) => "CT-A15",
            Frame::DebateCard { .. } => "CT-B4",
            Frame::Offer { .. } => "CT-T7",
            _ => "CT-T1",
        }
    }
}
