//! What is printed on the board and on the cards, for clients that draw them.

use crate::action::Use;
use crate::board::{CITIES, Icons, Party, State};
use crate::candidates::Candidate;
use crate::deck::{Card, CardFacts, Deck, SoloCard, Tour, Travel};
use crate::words::politick_text;
use engine::Key;
use serde_json::{Value, json};

pub(crate) fn reference() -> Value {
    of_deck(&Deck::house())
}

/// The board and the cards of one deck.
pub fn of_deck(deck: &Deck) -> Value {
    let states: Vec<Value> = State::ALL
        .iter()
        .map(|&state| state_facts(deck, state))
        .collect();
    let cards: Vec<Value> = deck
        .cards()
        .iter()
        .map(|card| card_facts(card, &deck.facts(card)))
        .collect();
    let candidates: Vec<Value> = Candidate::all()
        .map(|candidate| {
            let (money, voters) = deck.candidates[candidate];
            json!({ "key": candidate.key(), "money": money, "voters": voters })
        })
        .collect();
    let topics: Vec<Value> = deck
        .topics
        .iter()
        .zip(&deck.topic_names)
        .map(|(issues, name)| json!({ "key": name, "issues": issues }))
        .collect();
    let solo = |cards: Vec<(&String, &SoloCard)>| -> Vec<Value> {
        cards
            .into_iter()
            .map(|(name, card)| solo_facts(name, card))
            .collect()
    };
    let advanced: serde_json::Map<String, Value> = Party::ALL
        .iter()
        .map(|&party| {
            let names = &deck.advanced_names[party.index()];
            let cards = names
                .iter()
                .zip(deck.advanced[party].iter().flatten())
                .collect();
            (party.key().to_owned(), json!(solo(cards)))
        })
        .collect();
    json!({
        "deck": deck.name,
        "states": states,
        "cards": cards,
        "candidates": candidates,
        "topics": topics,
        "solo": solo(deck.solo_names.iter().zip(&deck.solo).collect()),
        "advanced": advanced,
    })
}

fn state_facts(deck: &Deck, state: State) -> Value {
    let ethics = Party::ALL
        .iter()
        .find(|party| party.ethics_states().contains(state));
    json!({
        "key": state.key(),
        "name": state.name(),
        "votes": state.votes(),
        "region": deck.regions[state],
        "stars": deck.stars[state],
        "issue": deck.issues[state],
        "city": CITIES.contains(state),
        "ethics": ethics,
        "neighbours": state.neighbours(),
    })
}

fn travel(travel: Travel) -> String {
    match (travel.plane, travel.either) {
        (false, _) => travel.steps.to_string(),
        (true, true) => format!("{}/plane", travel.steps),
        (true, false) if travel.steps > 0 => format!("plane+{}", travel.steps),
        (true, false) => "plane".into(),
    }
}

fn icons(icons: Icons) -> Vec<&'static str> {
    icons
        .issues()
        .flat_map(|issue| std::iter::repeat_n(issue.key(), usize::from(icons.count(issue))))
        .collect()
}

fn card_facts(card: Card, facts: &CardFacts) -> Value {
    let campaign = facts.campaign.map(|tour| match tour {
        Tour::Listed(states) => json!(states),
        Tour::HomeRegion => json!("home"),
    });
    json!({
        "key": card.key(),
        "number": card.number(),
        "dirty": facts.dirty,
        "reference": facts.reference,
        "not_for_two": facts.not_for_two,
        "actions": Use::ALL.iter().filter(|&&usage| facts.shows(usage)).collect::<Vec<_>>(),
        "travel": facts.travel.map(travel),
        "suppression": facts.suppression,
        "fundraise": facts.fundraise,
        "register": facts.register,
        "advertise": icons(facts.advertise),
        "campaign": campaign,
        "politick": facts.politick,
        "text": facts.politick.map(politick_text),
        "debate": icons(facts.debate),
    })
}

fn solo_facts(name: &str, card: &SoloCard) -> Value {
    let states: Vec<Value> = card
        .states()
        .iter()
        .map(|(state, threshold)| json!({ "state": state, "threshold": threshold }))
        .collect();
    json!({
        "key": name,
        "filled": card.register.map(|(filled, _)| filled),
        "register": card.register.map(|(_, register)| register),
        "direct": card.direct,
        "cubes": card.cubes,
        "states": states,
        "grid": card.grid,
        "rabbits": card.rabbits,
        "trail": card.trail.iter().flatten().collect::<Vec<_>>(),
    })
}
