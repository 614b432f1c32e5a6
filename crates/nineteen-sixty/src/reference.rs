//! What is printed on the board and on the cards, for clients that draw them.

use crate::board::{Issue, Region, State, Zone};
use crate::card_text::card_text;
use crate::cards::{Card, Icon};
use crate::effects::{Effect, Space};
use crate::side::Side;
use engine::{Key, Message};
use serde::Serialize;
use std::collections::BTreeMap;

/// All that is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyReference"))]
pub struct Reference {
    states: Vec<PrintedState>,
    cards: Vec<PrintedCard>,
    /// The zones that a candidate can reach from each zone.
    zones: BTreeMap<Zone, Vec<Zone>>,
}

/// A state on the board.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyState"))]
struct PrintedState {
    key: State,
    name: &'static str,
    votes: u8,
    region: Region,
    zone: Zone,
    edge: Side,
}

/// A campaign card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyCard"))]
struct PrintedCard {
    key: Card,
    number: u8,
    name: &'static str,
    points: u8,
    rest: u8,
    icon: Icon,
    issue: Option<Issue>,
    state: Option<State>,
    space: Option<PrintedSpace>,
    /// Whether its event stays in force until the end of the turn.
    lasts: bool,
    text: Message,
}

/// The space on which a card waits, if it does.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtySpace"))]
enum PrintedSpace {
    Debate,
    Election,
    Prevention,
}

impl Reference {
    pub(crate) fn new() -> Reference {
        Reference {
            states: State::all().map(PrintedState::of).collect(),
            cards: Card::all().map(PrintedCard::of).collect(),
            zones: Zone::all().map(|zone| (zone, neighbours(zone))).collect(),
        }
    }
}

fn neighbours(zone: Zone) -> Vec<Zone> {
    let adjacent = |other: &Zone| zone.neighbours() >> *other as u64 & 1 == 1;
    Zone::all().filter(adjacent).collect()
}

impl PrintedState {
    fn of(state: State) -> PrintedState {
        PrintedState {
            key: state,
            name: state.name(),
            votes: state.votes(),
            region: state.region(),
            zone: state.zone(),
            edge: state.edge(),
        }
    }
}

impl PrintedCard {
    fn of(card: Card) -> PrintedCard {
        let facts = card.facts();
        let lasts = |effect: &Effect| matches!(effect, Effect::Lasts { .. });
        PrintedCard {
            key: card,
            number: card.number(),
            name: facts.name,
            points: facts.points,
            rest: card.rest_cubes(),
            icon: facts.icon,
            issue: facts.issue,
            state: facts.state,
            space: card.space().map(PrintedSpace::of),
            lasts: facts.effects.iter().any(lasts),
            text: card_text(card),
        }
    }
}

impl PrintedSpace {
    fn of(space: Space) -> PrintedSpace {
        match space {
            Space::Debate(_) => PrintedSpace::Debate,
            Space::ElectionDay(_) => PrintedSpace::Election,
            Space::Prevention(_) => PrintedSpace::Prevention,
        }
    }
}
