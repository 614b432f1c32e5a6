//! What each question says, which decision point it is and which rule asks it.

use crate::state::{CampaignTrail, Frame, Journey, Place, Play, Remove, Why, WindowKind};
use crate::words::{card_name, msg, politick_name, state_name, use_name};
use engine::{Message, Question, Rule, Seat};

type Ask = (&'static str, &'static str, Message);

impl CampaignTrail {
    /// What `seat` is asked. The table must be waiting for that seat.
    pub(crate) fn question_for(&self, seat: Seat) -> Question {
        let (id, rule, text) = match self.public.frames.last() {
            Some(frame) => self.ask(seat, frame),
            None => ("Q-00", "CT-T1", msg("ask-nothing")),
        };
        Question {
            id,
            rule: Rule(rule),
            text,
        }
    }

    fn ask(&self, seat: Seat, frame: &Frame) -> Ask {
        match *frame {
            Frame::PickCandidates { .. } => ("Q-01", "CT-S5", msg("ask-candidate")),
            Frame::PickHomes { .. } => ("Q-02", "CT-S9", msg("ask-home")),
            Frame::TeamOrder { .. } => ("Q-03", "CT-T2", msg("ask-team-order")),
            Frame::Play(play) => self.ask_about_play(&play),
            Frame::Window(window) => {
                let rule = match window.kind {
                    WindowKind::ChangeOfPlans => "CT-P4",
                    WindowKind::DryUp => "CT-P11",
                };
                let text = msg("ask-response")
                    .with("politick", politick_name(window.kind.politick()))
                    .with("use", use_name(window.usage));
                ("Q-12", rule, text)
            }
            Frame::Travel(journey) if journey.by_steps => (
                "Q-20",
                "CT-C2",
                msg("ask-step")
                    .with("steps", journey.steps)
                    .with("voters", journey.drops),
            ),
            Frame::Travel(journey) => ("Q-20", "CT-A1", ask_travel(&journey)),
            Frame::WhoTravels { .. } => ("Q-21", "CT-P9", msg("ask-who-travels")),
            Frame::MayTravel { .. } => ("Q-22", "CT-C6", msg("ask-may-travel")),
            Frame::Raid {
                voters: false,
                amount,
                ..
            } => ("Q-23", "CT-Y4", msg("ask-flip").with("amount", amount)),
            Frame::Raid {
                voters: true,
                amount,
                ..
            } => ("Q-24", "CT-Y5", msg("ask-sway").with("amount", amount)),
            Frame::Advertise(advertise) if self.facts(advertise.card).dirty => (
                "Q-26",
                "CT-Y6",
                msg("ask-mud").with("count", advertise.count),
            ),
            Frame::Advertise(advertise) => (
                "Q-25",
                "CT-A6",
                msg("ask-issue").with("count", advertise.count),
            ),
            Frame::Place(place) => self.ask_where(&place),
            Frame::Remove(remove) => ask_removal(&remove),
            Frame::Tribute { to, .. } => (
                "Q-40",
                "CT-Y14",
                msg("ask-tribute").with("party", crate::words::party_name(to)),
            ),
            Frame::Grassroots { .. } => ("Q-41", "CT-P10", msg("ask-grassroots")),
            Frame::WinRegion { most, .. } => {
                ("Q-42", "CT-P13", msg("ask-region").with("most", most))
            }
            Frame::TakeDiscard { .. } => ("Q-43", "CT-P14", msg("ask-discard")),
            Frame::HandOrPlay { card, .. } => (
                "Q-44",
                "CT-P14",
                msg("ask-hand-or-play").with("card", card_name(card)),
            ),
            Frame::DiscardOngoing { .. } => ("Q-45", "CT-P15", msg("ask-sabotage")),
            Frame::Tuck { .. } => ("Q-46", "CT-P6", msg("ask-tuck")),
            Frame::NameParty { .. } => ("Q-47", "CT-P6", msg("ask-unprepared")),
            Frame::FalseNews { count, .. } => {
                ("Q-48", "CT-Y13", msg("ask-false-news").with("count", count))
            }
            Frame::Scandal { money, voters, .. } => (
                "Q-49",
                "CT-Y13",
                msg("ask-scandal")
                    .with("money", money)
                    .with("voters", voters),
            ),
            Frame::Return { .. } => ("Q-14", "CT-C3", msg("ask-return")),
            Frame::Offer { made: 0, .. } => {
                let left =
                    self.most_exchanged(self.party(seat)) - self.hidden.offers[seat.index()].len();
                ("Q-15", "CT-T7", msg("ask-offer").with("left", left))
            }
            Frame::Offer { .. } => {
                let mate = self.public.roster.mate(seat).unwrap_or(seat);
                let offered = self.hidden.offers[mate.index()];
                let left = offered.len() - self.hidden.offers[seat.index()].len();
                let text = msg("ask-exchange")
                    .with("cards", crate::words::card_list(offered))
                    .with("left", left);
                ("Q-16", "CT-T7", text)
            }
            Frame::DebateCard { .. } => ("Q-60", "CT-B4", msg("ask-debate")),
            Frame::LastWord { .. } => ("Q-61", "CT-C5", msg("ask-last-word")),
            Frame::OneState { count, .. } => {
                ("Q-71", "CT-E1", msg("ask-recount").with("count", count))
            }
            Frame::Effects { .. } | Frame::AutomatedCard { .. } => {
                ("Q-00", "CT-T1", msg("ask-nothing"))
            }
        }
    }

    fn ask_about_play(&self, play: &Play) -> Ask {
        match (self.picked_card(play), play.barred) {
            (None, _) if play.follow_up => ("Q-13", "CT-P7", msg("ask-another-card")),
            (None, _) => {
                let month = self.public.month;
                ("Q-10", "CT-T3", msg("ask-card").with("month", month))
            }
            (Some(card), Some(barred)) => {
                let text = msg("ask-other-use")
                    .with("card", card_name(card))
                    .with("use", use_name(barred));
                ("Q-11", "CT-P4", text)
            }
            (Some(card), None) => (
                "Q-11",
                "CT-T3",
                msg("ask-use").with("card", card_name(card)),
            ),
        }
    }

    fn ask_where(&self, place: &Place) -> Ask {
        let text = |id: &str| msg(id).with("left", place.left);
        if place.dry {
            ("Q-31", "CT-P11", text("ask-place-dry"))
        } else if self.public.round > 0
            && matches!(self.public.stage, crate::state::Stage::Election { .. })
        {
            ("Q-70", "CT-P12", text("ask-october"))
        } else {
            ("Q-30", "CT-A10", text("ask-place"))
        }
    }
}

fn ask_travel(journey: &Journey) -> Message {
    let means = match (journey.plane, journey.either) {
        (false, _) => "steps",
        (true, true) => "either",
        (true, false) if journey.steps > 0 => "both",
        (true, false) => "plane",
    };
    msg("ask-travel")
        .with("means", means)
        .with("steps", journey.steps)
}

fn ask_removal(remove: &Remove) -> Ask {
    let (rule, why) = match remove.why {
        Why::Suppression => ("CT-Y3", "suppression"),
        Why::Mudslinging => ("CT-Y6", "mudslinging"),
        Why::Smear => ("CT-Y7", "smear"),
        Why::Ethics => ("CT-Y8", "ethics"),
        Why::Scandal => ("CT-Y13", "scandal"),
        Why::Convert => ("CT-C1", "convert"),
        Why::Bribe => ("CT-Y12", "bribe"),
    };
    let text = match remove.at {
        Some(state) => msg("ask-whose").with("state", state_name(state)),
        None => msg("ask-remove").with("why", why).with("left", remove.left),
    };
    ("Q-35", rule, text)
}
