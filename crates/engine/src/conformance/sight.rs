//! All that the contract tells one viewer of a state, in one value that can be compared.

use super::{Verdict, hold};
use crate::action::{Action, ActionSet};
use crate::any::Words;
use crate::game::{Game, Illegal, Outcome, Question, Status};
use crate::seat::{SeatSet, Viewer};
use crate::text::Message;

#[derive(Debug)]
pub(super) struct Sight<G: Game> {
    pub view: G::View,
    /// What goes over the wire: nothing may be told by its size either.
    bytes: String,
    awaited: SeatSet,
    over: Option<Outcome>,
    question: Option<Question>,
    legal: ActionSet,
    choice_texts: Vec<Message>,
    /// A refusal can tell as much as a view: why can I not attack that seat?
    refusals: Vec<Illegal>,
}

impl<G: Words> Sight<G> {
    pub fn of(state: &G, viewer: Viewer) -> Sight<G> {
        let view = state.view(viewer);
        let bytes =
            serde_json::to_string(&view).expect("views have string keys and no foreign types");
        let mut sight = Sight {
            view,
            bytes,
            awaited: state.awaited(viewer),
            over: match state.status() {
                Status::Over(outcome) => Some(outcome),
                Status::Waiting(_) => None,
            },
            question: None,
            legal: ActionSet::EMPTY,
            choice_texts: Vec::new(),
            refusals: Vec::new(),
        };
        if let Viewer::Seat(seat) = viewer {
            sight.question = state.question(seat);
            sight.legal = state.legal(seat);
            for action in (0..G::Action::COUNT).filter_map(G::Action::from_index) {
                if sight.legal.contains(action.index()) {
                    sight.choice_texts.push(state.choice_text(seat, action));
                } else {
                    sight.refusals.push(state.refuse(seat, action));
                }
            }
        }
        sight
    }

    /// Holds `other` to show the same; `who` and `other_is` say whose eyes and which other state.
    pub fn same(&self, other: &Self, law: &'static str, who: Viewer, other_is: &str) -> Verdict {
        let differs = |what: &str, here: &dyn std::fmt::Debug, there: &dyn std::fmt::Debug| {
            format!("{who:?} sees another {what} in {other_is}:\n  {here:?}\n  {there:?}")
        };
        macro_rules! equal {
            ($($field:ident),+) => {$(
                hold(law, self.$field == other.$field, || {
                    differs(stringify!($field), &self.$field, &other.$field)
                })?;
            )+};
        }
        equal!(
            view,
            bytes,
            awaited,
            over,
            question,
            legal,
            choice_texts,
            refusals
        );
        Ok(())
    }
}
