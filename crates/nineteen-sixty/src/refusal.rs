//! Why an answer is not open, with the rule that stands in its way.

use crate::action::{Action, Use, Word};
use crate::activity::{PlayQuestion, UseRefusal};
use crate::board::{State, Zone};
use crate::cards::{Card, vice_president};
use crate::side::Side;
use crate::state::{
    AddSupport, Campaign, CampaignStep, Frame, NineteenSixty, Play, Position, RemoveSupport,
};
use crate::words::{card_name, issue_name, msg, state_name, zone_name};
use engine::{Illegal, Message, Rule, Seat};

type Reason = (&'static str, Message);

impl NineteenSixty {
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        let (rule, text) = self.reason(seat, action);
        Illegal {
            rule: Rule(rule),
            text,
        }
    }

    fn reason(&self, seat: Seat, action: Action) -> Reason {
        let Some(frame) = self.public.frames.last() else {
            return ("R-1.1.2", msg("no-game-over"));
        };
        if !self.waiting().contains(seat) {
            return (self.rule_of_turn(frame, seat), msg("no-not-asked"));
        }
        let side = Side::of(seat);
        let specific = match (frame, action) {
            (Frame::Play(play), action) => self.play_reason(play, action),
            (Frame::Campaign(campaign), action) => self.campaign_reason(campaign, action),
            (Frame::Position(position), Action::Issue(issue)) => {
                Some(position_reason(position, issue))
            }
            (Frame::Add(add), Action::State(state)) if add.declare.is_none() => {
                Some(self.add_reason(add, state))
            }
            (Frame::Add(add), Action::Number(_)) if add.declare.is_some() => {
                Some(("R-7.3.4", msg("no-too-many-checks")))
            }
            (Frame::Remove(remove), Action::State(state)) => {
                Some(self.remove_reason(remove, state))
            }
            (Frame::Remove(remove), Action::Word(Word::Stop)) if !remove.optional => {
                Some(("R-7.4.1", msg("no-must-lose")))
            }
            (Frame::Swing { .. }, Action::State(state)) => {
                Some(("R-7.1.1", about(state, "no-swing")))
            }
            (Frame::MoveToken { .. }, Action::State(state)) => {
                Some(("R-7.1.1", about(state, "no-not-named")))
            }
            (Frame::SetAside { .. }, Action::Card(card)) => Some(self.set_aside_reason(side, card)),
            (Frame::SetAside { .. }, Action::Word(Word::Stop)) => {
                Some(("R-15.1.1", msg("no-must-set-aside")))
            }
            (Frame::DebatePick { .. }, Action::Card(card)) => {
                Some(("R-16.3.1", named(card, "no-not-in-hand")))
            }
            (Frame::Redraw { .. }, Action::Card(card)) => {
                Some(("R-7.1.1", named(card, "no-not-in-hand")))
            }
            (Frame::Retrieve { .. }, Action::Card(card)) => {
                Some(("R-7.1.1", named(card, "no-not-discarded")))
            }
            (Frame::ResolveDiscard { .. }, Action::Card(card)) => {
                Some(self.resolve_discard_reason(card))
            }
            (Frame::StrategyCard { .. }, Action::Card(card)) => {
                Some(("R-17.3.1", named(card, "no-not-revealed")))
            }
            (Frame::ElectionEvent { .. }, Action::Card(card)) => {
                Some(("R-17.4.1", named(card, "no-not-on-board")))
            }
            (Frame::OnAir { .. }, Action::Zone(zone)) => {
                Some(("R-7.1.1", in_zone(zone, "no-media-there")))
            }
            (Frame::DropMedia { .. }, Action::Zone(zone)) => {
                Some(("R-4.3.1", in_zone(zone, "no-media-to-remove")))
            }
            (Frame::DropIssues { .. }, Action::Issue(issue)) => Some((
                "R-4.3.1",
                msg("no-issue-to-drop").with("issue", issue_name(issue)),
            )),
            (Frame::Reorder { .. }, Action::Issue(issue)) => Some((
                "R-7.1.1",
                msg("no-issue-placed").with("issue", issue_name(issue)),
            )),
            _ => None,
        };
        specific.unwrap_or_else(|| (self.question_for(side).rule.0, msg("no-wrong-answer")))
    }

    /// The rule by which somebody else is to answer. How far he has come with his own play is his secret.
    fn rule_of_turn(&self, frame: &Frame, seat: Seat) -> &'static str {
        match frame {
            Frame::Play(_) => "R-6.1.1",
            _ => self.question_for(Side::of(seat).opponent()).rule.0,
        }
    }

    fn play_reason(&self, play: &Play, action: Action) -> Option<Reason> {
        let side = play.side;
        Some(match (self.play_question(play), action) {
            (PlayQuestion::Card, Action::Card(card)) if self.hidden.hands[side].contains(card) => {
                ("R-15.1.5", msg("no-keep-valid-cards"))
            }
            (PlayQuestion::Card, Action::Card(card)) => ("R-6.1.2", named(card, "no-not-in-hand")),
            (PlayQuestion::Card, Action::CandidateCard) => {
                ("R-12.1.2", msg("no-candidate-exhausted"))
            }
            (PlayQuestion::Card, Action::VicePresidentCard) => self.vice_president_reason(side),
            (PlayQuestion::Card, Action::Word(Word::Stop)) => ("R-6.1.3", msg("no-pass")),
            (PlayQuestion::Discard, Action::Card(card)) => {
                ("R-19.1.2", named(card, "no-not-own-icon"))
            }
            (PlayQuestion::Use, Action::Use(usage)) => self.use_reason(play, usage),
            _ => return None,
        })
    }

    fn vice_president_reason(&self, side: Side) -> Reason {
        let name = card_name(vice_president(side));
        if !self.public.options.vice_president_cards {
            ("R-19.1.1", msg("no-vice-president-option"))
        } else if !self.public.vice_president[side] {
            ("R-19.1.1", msg("no-vice-president-gone").with("card", name))
        } else if self.hidden.hands[side]
            .iter()
            .any(|card| card.facts().icon.only() == Some(side))
        {
            ("R-15.1.5", msg("no-keep-valid-cards"))
        } else {
            ("R-19.1.3", msg("no-vice-president-discard"))
        }
    }

    fn use_reason(&self, play: &Play, usage: Use) -> Reason {
        match self.use_refusal(play, usage) {
            Some(UseRefusal::NoEvent) => ("R-12.1.5", msg("no-event-on-candidate-card")),
            Some(UseRefusal::Prevented) => ("R-7.2.4", msg("no-event-prevented")),
            Some(UseRefusal::CannotPay) => ("R-7.1.3", msg("no-cannot-pay")),
            None => ("R-8.1.1", msg("no-wrong-answer")),
        }
    }

    fn campaign_reason(&self, campaign: &Campaign, action: Action) -> Option<Reason> {
        Some(match (campaign.step, action) {
            (CampaignStep::Spend, Action::State(state)) => self.spend_reason(campaign, state),
            (CampaignStep::Spend, Action::Zone(zone)) => self.crossing_reason(campaign, zone),
            (CampaignStep::Declare(_), Action::Number(_)) => ("R-9.4.1", msg("no-too-many-checks")),
            (CampaignStep::Rest, Action::State(state)) => {
                ("R-9.6.2", about(state, "no-rest-there"))
            }
            _ => return None,
        })
    }

    fn spend_reason(&self, campaign: &Campaign, state: State) -> Reason {
        if !campaign.zone.states().contains(state) {
            ("R-9.1.3", about(state, "no-other-zone"))
        } else if campaign.closed.contains(state) && campaign.once_each {
            ("R-7.1.1", about(state, "no-once-each"))
        } else if campaign.closed.contains(state) {
            ("R-9.4.3", about(state, "no-closed-by-declaration"))
        } else {
            ("R-7.1.3", about(state, "no-closed-by-event"))
        }
    }

    fn crossing_reason(&self, campaign: &Campaign, zone: Zone) -> Reason {
        let far = matches!(zone, Zone::Alaska | Zone::Hawaii)
            || matches!(campaign.zone, Zone::Alaska | Zone::Hawaii);
        if zone == campaign.zone {
            ("R-9.6.1", in_zone(zone, "no-already-there"))
        } else if self.public.force[campaign.side].free_travel {
            ("R-9.6.7", msg("no-free-crossing"))
        } else if far {
            ("R-9.6.4", in_zone(zone, "no-only-from-the-west"))
        } else {
            ("R-9.6.3", in_zone(zone, "no-not-adjacent"))
        }
    }

    fn add_reason(&self, add: &AddSupport, state: State) -> Reason {
        if add.declared.contains(state) {
            ("R-7.3.4", about(state, "no-closed-by-declaration"))
        } else if add.once.contains(state) {
            ("R-7.1.1", about(state, "no-limit-reached"))
        } else {
            ("R-7.1.1", about(state, "no-not-named"))
        }
    }

    fn remove_reason(&self, remove: &RemoveSupport, state: State) -> Reason {
        if !self.public.leads(remove.victim, state) {
            ("R-4.3.1", about(state, "no-nothing-to-remove"))
        } else if remove.once.contains(state) {
            ("R-7.1.1", about(state, "no-limit-reached"))
        } else {
            ("R-7.1.1", about(state, "no-not-named"))
        }
    }

    fn set_aside_reason(&self, side: Side, card: Card) -> Reason {
        if !self.hidden.hands[side].contains(card) {
            ("R-15.1.1", named(card, "no-not-in-hand"))
        } else if card.is_gathering_momentum() {
            ("R-15.1.4", msg("no-gathering-momentum"))
        } else {
            ("R-15.1.1", named(card, "no-already-set-aside"))
        }
    }

    fn resolve_discard_reason(&self, card: Card) -> Reason {
        if self.public.discard.contains(card) {
            ("R-7.2.4", msg("no-event-prevented"))
        } else {
            ("R-7.1.1", named(card, "no-not-discarded"))
        }
    }
}

fn position_reason(position: &Position, issue: crate::board::Issue) -> Reason {
    let text = |id: &str| msg(id).with("issue", issue_name(issue));
    if position.barred == Some(issue) {
        ("R-19.2.1", text("no-issue-barred"))
    } else {
        let price = NineteenSixty::price(position, issue);
        (
            "R-11.1.1",
            text("no-issue-too-dear")
                .with("price", price)
                .with("left", position.points),
        )
    }
}

fn about(state: State, id: &str) -> Message {
    msg(id).with("state", state_name(state))
}

fn named(card: Card, id: &str) -> Message {
    msg(id).with("card", card_name(card))
}

fn in_zone(zone: Zone, id: &str) -> Message {
    msg(id).with("zone", zone_name(zone))
}
