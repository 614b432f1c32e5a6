//! What is printed on the board and on the cards, for clients that draw them.

use crate::board::{State, Zone};
use crate::card_text::card_text;
use crate::cards::Card;
use crate::effects::{Effect, Space};
use engine::Key;
use serde_json::{Value, json};

pub(crate) fn reference() -> Value {
    let states: Vec<Value> = State::ALL.iter().map(|&state| state_facts(state)).collect();
    let cards: Vec<Value> = Card::all().map(card_facts).collect();
    let zones: serde_json::Map<String, Value> = Zone::ALL
        .iter()
        .map(|&zone| (zone.key().to_owned(), json!(neighbours(zone))))
        .collect();
    json!({ "states": states, "cards": cards, "zones": zones })
}

fn neighbours(zone: Zone) -> Vec<&'static str> {
    let adjacent = |other: &&Zone| zone.neighbours() >> **other as u64 & 1 == 1;
    Zone::ALL
        .iter()
        .filter(adjacent)
        .map(|other| other.key())
        .collect()
}

fn state_facts(state: State) -> Value {
    json!({
        "key": state.key(),
        "name": state.name(),
        "votes": state.votes(),
        "region": state.region(),
        "zone": state.zone(),
        "edge": state.edge(),
    })
}

fn card_facts(card: Card) -> Value {
    let facts = card.facts();
    let space = card.space().map(|space| match space {
        Space::Debate(_) => "debate",
        Space::ElectionDay(_) => "election",
        Space::Prevention(_) => "prevention",
    });
    let lasts = facts
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Lasts { .. }));
    json!({
        "key": card.key(),
        "number": card.number(),
        "name": facts.name,
        "points": facts.points,
        "rest": card.rest_cubes(),
        "icon": facts.icon.only().map_or("both", |side| side.key()),
        "issue": facts.issue,
        "state": facts.state,
        "space": space,
        "lasts": lasts,
        "text": card_text(card),
    })
}
