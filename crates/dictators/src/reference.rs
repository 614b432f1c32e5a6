//! What is printed on the board and on the cards, for clients that draw them.

use crate::board::{Place, Road};
use crate::cards::{AssetAbility, Audience, Dictator, Effect, Kind, Sort};
use crate::deck::house;
use engine::Key;
use serde_json::{Value, json};

pub(crate) fn reference() -> Value {
    let deck = house();
    json!({
        "places": Place::all().map(place).collect::<Vec<_>>(),
        "roads": Road::all().map(|road| json!({ "key": road.key(), "ends": road.ends() })).collect::<Vec<_>>(),
        "cards": Kind::all().map(card).collect::<Vec<_>>(),
        "presidents": Audience::all().map(president).collect::<Vec<_>>(),
        "dictators": Dictator::all().map(dictator).collect::<Vec<_>>(),
        "tokens": deck.tokens.iter().map(|token| {
            json!({ "key": token.key, "when": token.when, "text": token.text })
        }).collect::<Vec<_>>(),
        "facilities": deck.facilities.iter().map(|card| {
            json!({ "place": card.place, "zone": card.zone, "name": card.name })
        }).collect::<Vec<_>>(),
        "levels": deck.levels.iter().map(|level| {
            json!({ "level": level.level, "text": level.text })
        }).collect::<Vec<_>>(),
        "minimum": crate::rulings::MINIMUM,
    })
}

fn place(place: Place) -> Value {
    json!({
        "key": place.key(),
        "state": place.is_state(),
        "foreign": place.is_foreign(),
        "time_zone": place.time_zone(),
        "nuclear_zone": place.nuclear_zone(),
        "neighbours": place.neighbours(),
        "flights": place.routes(),
    })
}

fn card(kind: Kind) -> Value {
    let deck = house();
    match kind.sort() {
        Sort::Founder => {
            let founder = deck.founder(kind);
            let effect: Effect = founder.effect;
            json!({
                "key": kind.key(), "sort": "founder", "name": founder.name, "turns": founder.turns,
                "effect": effect, "text": founder.text, "line": founder.line,
            })
        }
        Sort::Defcon => {
            json!({ "key": kind.key(), "sort": "defcon", "name": deck.card_name(kind) })
        }
        Sort::Trident => {
            json!({ "key": kind.key(), "sort": "trident", "name": deck.card_name(kind) })
        }
        sort => {
            let design = deck.design(kind);
            let sort = match sort {
                Sort::Action => "action",
                Sort::Interruption => "interruption",
                _ => "asset",
            };
            let abilities = design.abilities.clone().map(AssetAbility::at);
            json!({
                "key": kind.key(), "sort": sort, "name": design.name, "count": design.count,
                "cost": design.cost, "usa_only": design.usa_only, "air": design.air, "turns": design.turns,
                "when": design.when, "text": design.text, "line": design.line,
                "abilities": abilities.map(ability).collect::<Vec<_>>(),
            })
        }
    }
}

fn ability(key: AssetAbility) -> Value {
    let ability = &house().abilities[key.index()];
    json!({
        "key": key, "cost": ability.cost, "travel": ability.travel, "once": ability.once,
        "text": ability.text,
    })
}

fn president(card: Audience) -> Value {
    let facts = &house().presidents[card.index()];
    json!({
        "key": card.key(), "name": facts.name, "count": facts.count, "present": facts.present,
        "roll": facts.roll, "text": facts.text, "line": facts.line,
    })
}

fn dictator(dictator: Dictator) -> Value {
    let person = &house().dictators[dictator.index()];
    json!({
        "key": dictator, "name": person.name, "realm": person.realm, "when": person.when,
        "text": person.text, "line": person.line,
    })
}
