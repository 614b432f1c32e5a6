//! The contract that every game keeps, and the only thing that anybody else knows of it.

use crate::action::{Action, ActionSet};
use crate::chance::Chance;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::text::{Message, english};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The number of a statement of the rules, such as `R-9.1.3`; it resolves to a line of the game's rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Rule(pub &'static str);

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It waits for an answer of each of these seats.
    Waiting(SeatSet),
    Over(Outcome),
}

impl Status {
    /// The seat that is asked, or the first of several; nobody where the game is over.
    pub fn first_asked(self) -> Option<Seat> {
        match self {
            Status::Waiting(seats) => seats.lowest(),
            Status::Over(_) => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// One seat, several, or nobody: a draw, or a table that lost together.
    pub winners: SeatSet,
    /// What each seat ended with, in the game's own measure.
    pub scores: [i32; MAX_SEATS],
    /// The rule that decided it.
    pub rule: Rule,
}

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Question {
    /// The decision point, as the rules page numbers it.
    pub id: &'static str,
    /// The rule that asks.
    pub rule: Rule,
    pub text: Message,
}

/// Why an answer was refused. The table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Illegal {
    /// The rule that forbids it.
    pub rule: Rule,
    pub text: Message,
}

/// Whether an answer made something known that was not: undo is free up to the last reveal and impossible past it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reveal {
    Nothing,
    Something,
}

/// Why a game could not be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(.0))]
pub struct SetupError(pub Message);

impl SetupError {
    /// What is wrong, for whoever reads another language.
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

/// Where a game tells what happened.
pub trait Log<E> {
    /// Takes one event. It is built only where somebody listens.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: simulations compile their events away.
impl<E> Log<E> for () {
    #[inline]
    fn note(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A pure state machine that always knows whom it is waiting for and which atomic questions it is asking them.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The name on the command line and in journals.
    const NAME: &'static str;
    /// Raised by every change that can alter how a journal plays out.
    const RULES_VERSION: u32;

    /// Edition, optional rules, number of players.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    type Action: Action;
    /// What happened, structured.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Exactly what one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// Sets a table up and plays on to its first question.
    fn new<C: Chance + ?Sized, L: Log<Self::Event>>(
        options: &Self::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, SetupError>;

    fn seats(&self) -> usize;

    /// The name of a seat's side, as scenarios and the command line write it.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// The seats that win and lose together with `seat`, itself included.
    fn allies(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    fn status(&self) -> Status;

    /// Whom the viewer may know the table to be waiting for. Differs from [`Game::status`] where knowing would
    /// tell who could respond.
    fn awaited(&self, _viewer: Viewer) -> SeatSet {
        match self.status() {
            Status::Waiting(seats) => seats,
            Status::Over(_) => SeatSet::EMPTY,
        }
    }

    /// What `seat` is asked, if it is asked anything.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// Exactly the answers that [`Game::answer`] accepts from `seat` now.
    fn legal(&self, seat: Seat) -> ActionSet;

    /// The same as a list, in the order of their indices.
    fn choices(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        out.extend(self.legal(seat).iter().filter_map(Self::Action::from_index));
    }

    /// Answers, after every check, and plays on to the next question. A refused answer changes nothing.
    fn answer<C: Chance + ?Sized, L: Log<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Reveal, Illegal> {
        if self.legal(seat).contains(action.index()) {
            Ok(self.apply(seat, action, chance, log))
        } else {
            Err(self.refuse(seat, action))
        }
    }

    /// [`Game::answer`] without the check, for simulations, which pick from [`Game::legal`] anyway.
    fn apply<C: Chance + ?Sized, L: Log<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal;

    /// Why `action` is not open to `seat`: the rule that stands in its way.
    fn refuse(&self, seat: Seat, action: Self::Action) -> Illegal;

    /// All that a viewer knows, memory included, built from what they may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole world that fits what this viewer knows.
    fn imagine<C: Chance + ?Sized>(view: &Self::View, chance: &mut C) -> Self;

    /// An event as a viewer sees it, if they see it at all.
    fn event_for(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
}
