//! What happened, structured: for the log, for animation, and for each viewer only what they may see.

use crate::action::Use;
use crate::board::{Issue, Region, State, Zone};
use crate::cards::{Card, CardSet};
use crate::side::{Lean, Side, Sides};
use crate::state::{CheckPlace, Tally};
use engine::Viewer;
use serde::Serialize;

/// One thing that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    TurnBegan {
        turn: u8,
    },
    /// Cards drawn from the deck; which ones only their owner sees.
    Drew {
        side: Side,
        count: u8,
        cards: Option<CardSet>,
    },
    Reshuffled {
        count: u8,
    },
    CubeDrawn {
        cube: Side,
        purpose: Purpose,
    },
    BagReseeded {
        each: u16,
    },
    InitiativeWon {
        side: Side,
    },
    StartPlayerNamed {
        by: Side,
        side: Side,
    },

    CardPlayed {
        side: Side,
        card: Option<Card>,
        usage: Use,
        points: u8,
    },
    DiscardedForVicePresident {
        side: Side,
        card: Card,
    },
    TaxPaid {
        side: Side,
    },
    Preempted {
        side: Side,
        card: Card,
        free: bool,
    },
    RestCubesTaken {
        side: Side,
        count: u8,
    },
    Triggered {
        side: Side,
        card: Card,
    },
    EventBegan {
        side: Side,
        card: Card,
    },
    CardPutAway {
        card: Card,
        pile: Pile,
    },

    Crossed {
        side: Side,
        zone: Zone,
    },
    TokenMoved {
        side: Side,
        state: State,
    },
    ChecksDeclared {
        side: Side,
        state: State,
        count: u8,
    },
    ChecksLost {
        side: Side,
        count: u8,
    },
    SupportGained {
        side: Side,
        state: State,
        count: u16,
        now: Lean,
    },
    SupportLost {
        side: Side,
        state: State,
        count: u16,
        now: Lean,
    },
    MediaGained {
        side: Side,
        region: Region,
        count: u16,
        now: Lean,
    },
    MediaLost {
        side: Side,
        region: Region,
        count: u16,
        now: Lean,
    },
    IssueGained {
        side: Side,
        issue: Issue,
        count: u16,
        now: Lean,
    },
    IssueLost {
        side: Side,
        issue: Issue,
        count: u16,
        now: Lean,
    },
    MomentumGained {
        side: Side,
        count: u8,
        now: u8,
    },
    MomentumLost {
        side: Side,
        count: u8,
        now: u8,
    },
    TrackChanged {
        track: [Issue; 3],
    },
    EndorsementDrawn {
        side: Side,
        region: Option<Region>,
    },
    Endorsed {
        side: Side,
        region: Region,
        now: Lean,
    },
    CandidateExhausted {
        side: Side,
    },
    CandidateRefreshed {
        side: Side,
    },

    /// A hand shown to the opponent, and to nobody else.
    HandShown {
        side: Side,
        cards: Option<CardSet>,
    },
    Retrieved {
        side: Side,
        card: Card,
    },
    Discarded {
        side: Side,
        cards: CardSet,
    },
    TurnedUp {
        side: Side,
        card: Card,
        resolved: bool,
    },
    /// Cards laid on a Campaign Strategy stack; which ones only their owner sees.
    SetAside {
        side: Side,
        count: u8,
        cards: Option<CardSet>,
    },
    Rested {
        side: Side,
        count: u8,
    },
    EffectsEnded {
        cards: CardSet,
    },

    DebatesBegan,
    DebateCardShown {
        side: Side,
        card: Card,
    },
    DebateCardPlaced {
        card: Card,
        issue: Issue,
        on: Side,
    },
    DebateCardWasted {
        card: Card,
        issue: Issue,
    },
    IssueWon {
        side: Side,
        issue: Issue,
        totals: Sides<u8>,
        award: u8,
        place: u8,
    },
    DebatesEnded,

    Deposited {
        side: Side,
        count: u16,
    },
    StackRevealed {
        side: Side,
        cards: CardSet,
    },
    StrategyCardResolved {
        side: Side,
        card: Card,
    },
    Undecided {
        state: State,
        side: Side,
        endorsed: bool,
    },
    VotesWithheld {
        state: State,
        votes: u8,
    },
    GameEnded {
        tally: Tally,
    },
}

/// Why a cube was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    Initiative,
    Check { side: Side, place: CheckPlace },
}

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pile {
    Discard,
    Removed,
    InForce,
    DebateSpace,
    ElectionSpace,
    PreventionSpace,
}

engine::keys!(Pile {
    Discard = "discard",
    Removed = "removed",
    InForce = "in-force",
    DebateSpace = "debate-space",
    ElectionSpace = "election-space",
    PreventionSpace = "prevention-space",
});

impl Event {
    /// The event as `viewer` sees it: hidden cards are left out, everything else is public.
    pub(crate) fn for_viewer(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { side, cards, .. } | Event::SetAside { side, cards, .. }
                if !viewer.is(side.seat()) =>
            {
                *cards = None;
            }
            Event::HandShown { cards, .. } if viewer == Viewer::Spectator => *cards = None,
            _ => {}
        }
        event
    }
}
