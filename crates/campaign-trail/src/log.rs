//! What happened, structured: for the log, for animation, and for each viewer only what they may see.

use crate::action::Use;
use crate::board::{Issue, Party, State};
use crate::candidates::Candidate;
use crate::deck::{Card, CardSet};
use crate::politick::Politick;
use crate::state::{Marker, Tally};
use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

/// A player as the log names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    pub seat: Seat,
    /// The name of the seat, such as `democrat-president`.
    pub name: &'static str,
}

/// One thing that happened at the table. Where only a team sees a part, `team` says who that is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    CandidateTaken {
        seat: Player,
        candidate: Candidate,
    },
    HomeTaken {
        seat: Player,
        state: State,
    },
    DebatesChosen {
        cities: [State; 2],
    },
    OrderSet {
        order: Vec<Party>,
    },
    RoundBegan {
        month: u8,
        round: u16,
    },
    GoesFirst {
        seat: Player,
    },
    TurnBegan {
        seat: Player,
    },
    /// Cards drawn or dealt; which ones only the team sees.
    Drew {
        seat: Player,
        count: u8,
        #[serde(skip)]
        team: SeatSet,
        cards: Option<CardSet>,
    },
    Returned {
        seat: Player,
        #[serde(skip)]
        team: SeatSet,
        card: Option<Card>,
    },
    Exchanged {
        party: Party,
        count: u8,
        #[serde(skip)]
        team: SeatSet,
        gives: Option<CardSet>,
        gets: Option<CardSet>,
    },
    Reshuffled {
        count: u8,
    },
    CardPlayed {
        seat: Player,
        card: Card,
        usage: Use,
    },
    /// No action of the card could be taken.
    CardWasted {
        seat: Player,
        card: Card,
    },
    /// The means for an action were gone when it came to pay.
    CameToNothing {
        seat: Player,
    },
    Responded {
        seat: Player,
        card: Card,
        politick: Politick,
    },
    Moved {
        seat: Player,
        state: State,
    },
    MoneyGained {
        party: Party,
        count: u16,
    },
    MoneyLost {
        party: Party,
        count: u16,
    },
    VotersRegistered {
        party: Party,
        count: u16,
    },
    RegisteredLost {
        party: Party,
        count: u16,
    },
    VotersPlaced {
        party: Party,
        state: State,
        count: u16,
    },
    VotersRemoved {
        party: Party,
        state: State,
        count: u16,
    },
    MajorityChanged {
        state: State,
        party: Party,
    },
    Stays {
        seat: Player,
        card: Card,
    },
    OngoingDiscarded {
        seat: Player,
        card: Card,
    },
    Tucked {
        seat: Player,
        #[serde(skip)]
        team: SeatSet,
        over: Card,
        card: Option<Card>,
    },
    PartyNamed {
        seat: Player,
        party: Party,
    },
    Retrieved {
        seat: Player,
        card: Card,
    },
    Discarded {
        seat: Player,
        card: Card,
    },
    DebateBegan {
        debate: u8,
        city: State,
    },
    DebateCardPlayed {
        seat: Player,
        card: Card,
    },
    DebatePassed {
        seat: Player,
    },
    MarkerMoved {
        issue: Issue,
        to: Marker,
    },
    DebateEnded,
    /// A card of an automated party, by its place in its deck.
    AutomatedTurn {
        party: Party,
        card: u8,
    },
    TrackChanged {
        party: Party,
        track: u8,
    },
    Runoff {
        without: Party,
    },
    GameEnded {
        tally: Tally,
    },
}

impl Event {
    pub(crate) fn drew(seat: Player, team: SeatSet, cards: CardSet) -> Event {
        Event::Drew {
            seat,
            count: cards.len() as u8,
            team,
            cards: Some(cards),
        }
    }

    /// What a viewer sees of it.
    pub(crate) fn for_viewer(&self, viewer: Viewer) -> Event {
        let inside = |team: &SeatSet| matches!(viewer, Viewer::Seat(seat) if team.contains(seat));
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { team, cards, .. } if !inside(team) => *cards = None,
            Event::Returned { team, card, .. } if !inside(team) => *card = None,
            Event::Tucked { team, card, .. } if !inside(team) => *card = None,
            Event::Exchanged {
                team, gives, gets, ..
            } if !inside(team) => (*gives, *gets) = (None, None),
            _ => {}
        }
        seen
    }
}
