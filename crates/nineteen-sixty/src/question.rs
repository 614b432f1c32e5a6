//! What each question says, which decision point it is and which rule asks it (chapter 23 of the rules page).

use crate::activity::{PREEMPT_COST, PlayQuestion};
use crate::cards::Card;
use crate::side::Side;
use crate::state::{Campaign, CampaignStep, CheckPlace, Frame, NineteenSixty, Play, Stage};
use crate::turn::activity_phase;
use crate::words::{card_name, msg, state_name};
use engine::{Arg, Message, Question, Rule};

impl NineteenSixty {
    /// What `side` is asked. The table must be waiting for him.
    pub(crate) fn question_for(&self, side: Side) -> Question {
        let frame = *self
            .public
            .frames
            .last()
            .expect("a table that waits has a question");
        let (id, rule, text) = match frame {
            Frame::Play(play) => self.ask_about_play(&play),
            Frame::Campaign(campaign) => campaign_question(&campaign),
            Frame::StartPlayer { .. } => (
                "Q-01",
                "R-5.3.2",
                msg("ask-start-player").with("turn", self.public.turn),
            ),
            Frame::Advertise { left, .. } => {
                ("Q-30", "R-10.1.2", msg("ask-advertise").with("left", left))
            }
            Frame::Position(position) => (
                "Q-31",
                "R-11.1.1",
                msg("ask-position").with("left", position.points),
            ),
            Frame::Shift { .. } => ("Q-40", "R-13.3.1", msg("ask-shift")),
            Frame::Awards { .. } => {
                let issue = crate::words::issue_name(self.public.track[1]);
                ("Q-41", "R-13.4.2", msg("ask-award").with("issue", issue))
            }
            Frame::SetAside { left } => (
                "Q-45",
                "R-15.1.1",
                msg("ask-set-aside").with("left", left[side]),
            ),
            Frame::DebatePick { .. } => ("Q-60", "R-16.3.1", msg("ask-debate-card")),
            Frame::DebateReveal { cards, first } if Self::order_is_open(&cards, first) => {
                ("Q-61", "R-16.3.5", msg("ask-debate-order"))
            }
            Frame::DebateReveal { cards, .. } => {
                let card = cards[side].map_or(Arg::key(""), card_name);
                (
                    "Q-62",
                    "R-16.3.4",
                    msg("ask-debate-side").with("card", card),
                )
            }
            Frame::DebateAward { left, .. } => (
                "Q-63",
                "R-16.5.3",
                msg("ask-debate-award").with("left", left),
            ),
            Frame::StrategyCard { .. } => ("Q-70", "R-17.3.4", msg("ask-strategy-card")),
            Frame::ElectionEvent { .. } => ("Q-71", "R-17.4.2", msg("ask-election-event")),
            Frame::Recount { n, .. } => ("Q-72", "R-17.4.3", msg("ask-recount").with("count", n)),
            inside_event => self.event_question(&inside_event),
        };
        Question {
            id,
            rule: Rule(rule),
            text,
        }
    }

    fn ask_about_play(&self, play: &Play) -> (&'static str, &'static str, Message) {
        let card = |card: Option<Card>| match card {
            Some(card) => Message::new("sixty-card").with("card", card_name(card)),
            None => msg("candidate-card"),
        };
        match self.play_question(play) {
            PlayQuestion::Discard => {
                let name = card_name(crate::cards::vice_president(play.side));
                (
                    "Q-10a",
                    "R-19.1.2",
                    msg("ask-discard-for-vice-president").with("card", name),
                )
            }
            PlayQuestion::Use => {
                let card = card(self.picked_card(play));
                ("Q-11", "R-8.1.1", msg("ask-use").with("card", card))
            }
            PlayQuestion::Preempt => {
                let cost = if self.public.force[play.side].free_preempt {
                    0
                } else {
                    PREEMPT_COST
                };
                let text = msg("ask-preempt")
                    .with("card", card(play.card))
                    .with("cost", cost);
                (
                    "Q-12",
                    "R-8.3.1",
                    text.with("momentum", self.public.momentum[play.side]),
                )
            }
            PlayQuestion::Trigger => {
                let text = msg("ask-trigger").with("card", card(play.card));
                let momentum = self.public.momentum[play.side.opponent()];
                ("Q-13", "R-8.2.1", text.with("momentum", momentum))
            }
            PlayQuestion::Card => {
                let plays = match self.public.stage {
                    Stage::Activity { plays } => plays,
                    _ => 0,
                };
                let text = msg("ask-card").with("phase", activity_phase(plays));
                ("Q-10", "R-6.1.2", text.with("turn", self.public.turn))
            }
        }
    }

    /// The card whose event asks: the innermost one in progress.
    pub(crate) fn resolving_card(&self) -> Option<Card> {
        self.public
            .frames
            .as_slice()
            .iter()
            .rev()
            .find_map(|frame| match frame {
                Frame::Event(resolving) => Some(resolving.card),
                _ => None,
            })
    }

    fn event_question(&self, frame: &Frame) -> (&'static str, &'static str, Message) {
        let card = self.resolving_card().map_or(Arg::key(""), card_name);
        let ask = |id: &str| msg(id).with("card", card.clone());
        match *frame {
            Frame::Add(add) => match add.declare {
                Some(state) => {
                    let text = ask("ask-declare-event").with("state", state_name(state));
                    ("E-01", "R-7.3.3", text.with("most", add.room(state)))
                }
                None => ("E-01", "R-7.1.1", ask("ask-add").with("left", add.left)),
            },
            Frame::Remove(remove) if remove.optional => (
                "E-06",
                "R-7.4.1",
                ask("ask-remove").with("left", remove.left),
            ),
            Frame::Remove(remove) => (
                "E-07",
                "R-7.4.1",
                ask("ask-remove-own").with("left", remove.left),
            ),
            Frame::Checks(checks) => {
                let place = match checks.place {
                    CheckPlace::State(state) => state_name(state),
                    CheckPlace::Media => msg("media-support"),
                };
                (
                    "E-22",
                    "R-7.1.1",
                    msg("ask-redraw")
                        .with("place", place)
                        .with("left", checks.left),
                )
            }
            Frame::OnAir { total, .. } => {
                ("E-12", "R-7.1.1", ask("ask-on-air").with("total", total))
            }
            Frame::Swing { n, .. } => ("E-05", "R-7.1.1", ask("ask-swing").with("count", n)),
            Frame::MoveToken { .. } => ("E-13", "R-7.1.1", ask("ask-move")),
            Frame::OneIssue { n, .. } => ("E-08", "R-7.1.1", ask("ask-one-issue").with("count", n)),
            Frame::SpreadIssues { left, .. } => {
                ("E-08", "R-7.1.1", ask("ask-add-issue").with("left", left))
            }
            Frame::DropIssues { left, .. } => {
                ("E-08", "R-7.4.1", ask("ask-drop-issue").with("left", left))
            }
            Frame::Reorder { first, .. } => {
                let place = if first.is_none() { 1 } else { 2 };
                ("E-09", "R-7.1.1", ask("ask-reorder").with("place", place))
            }
            Frame::PlaceMedia { left, .. } => {
                ("E-10", "R-7.1.1", ask("ask-place-media").with("left", left))
            }
            Frame::DropMedia { left, .. } => {
                ("E-10", "R-7.1.1", ask("ask-drop-media").with("left", left))
            }
            Frame::Endorse { optional: true, .. } => ("E-11", "R-7.1.1", ask("ask-endorse")),
            Frame::Endorse { .. } => ("Q-42", "R-14.1.3", msg("ask-major-endorsement")),
            Frame::Retrieve { .. } => ("E-14", "R-7.1.1", ask("ask-retrieve")),
            Frame::Redraw { discarded, .. } => (
                "E-15",
                "R-7.1.1",
                ask("ask-discard").with("discarded", discarded),
            ),
            Frame::DrawCards { n, .. } => ("E-16", "R-7.1.1", ask("ask-draw").with("count", n)),
            Frame::Spend { points, .. } => {
                ("E-17", "R-8.1.1", ask("ask-spend").with("points", points))
            }
            Frame::ResolveDiscard { .. } => ("E-19", "R-7.1.1", ask("ask-resolve-discard")),
            _ => ("E-21", "R-12.1.3", ask("ask-refresh")),
        }
    }
}

fn campaign_question(campaign: &Campaign) -> (&'static str, &'static str, Message) {
    match campaign.step {
        CampaignStep::Declare(state) => {
            let text = msg("ask-declare").with("state", state_name(state));
            ("Q-24", "R-9.4.1", text.with("left", campaign.points))
        }
        CampaignStep::Rest => ("Q-25", "R-9.6.2", msg("ask-rest")),
        _ => {
            let zone = crate::words::zone_name(campaign.zone);
            let text = msg("ask-campaign").with("left", campaign.points);
            ("Q-20", "R-9.1.1", text.with("zone", zone))
        }
    }
}
