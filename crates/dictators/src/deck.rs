//! The deck: every card as data, read from a file and checked when it is loaded.
//!
//! Cards have places in a deck, by which answers and journals name them (`card amtrak`). What a card is called, what it
//! costs and does, and how many copies there are is the deck's own business.

mod read;

use crate::cards::{Audience, Dictator, Effect, FOUNDERS, KINDS, Kind, Sort};
use crate::op::Op;
use crate::state::Dictators;
use engine::deck::DeckError;
use engine::{Game, Key};
use serde::Deserialize;
use std::sync::{Arc, LazyLock};

/// The deck that comes with the game.
const HOUSE_FILE: &str = "decks/dictators/house.toml";
const HOUSE_TEXT: &str = include_str!("../../../decks/dictators/house.toml");

static HOUSE: LazyLock<Arc<Deck>> = LazyLock::new(|| {
    let house = read::parse(HOUSE_FILE, HOUSE_TEXT);
    Arc::new(house.expect("the deck in the program is tried by a test of its own"))
});

/// The house deck, which also names the places of cards.
#[inline]
pub fn house() -> &'static Deck {
    &HOUSE
}

/// The deck of a table.
pub type DeckChoice = engine::deck::DeckChoice<Deck>;

/// Every card of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    pub name: String,
    /// The text it was read from: options and journals carry a deck of a user's own whole.
    text: String,
    /// Action cards, then interruption cards, then asset cards.
    pub designs: Vec<Design>,
    /// Two places for each asset; those that it does not use are empty.
    pub abilities: Vec<Ability>,
    pub founders: Vec<Founder>,
    pub presidents: Vec<President>,
    pub dictators: Vec<Person>,
    pub tokens: Vec<TokenText>,
    pub facilities: Vec<FacilityCard>,
    pub levels: Vec<Level>,
}

/// A command card, of which there may be several copies.
#[derive(Clone, Debug, PartialEq)]
pub struct Design {
    pub id: String,
    pub key: String,
    pub name: String,
    pub count: u8,
    pub cost: u8,
    pub usa_only: bool,
    pub air: bool,
    /// For how many real turns it lies in front of the player it affects.
    pub turns: u8,
    pub window: Window,
    /// When an interruption card may be played, in words.
    pub when: String,
    pub text: String,
    pub line: String,
    pub ops: Vec<Op>,
    /// Its abilities, if it is an asset, by their numbers in [`Deck::abilities`].
    pub abilities: std::ops::Range<usize>,
}

/// the moment that an interruption card answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Window {
    #[default]
    #[serde(rename = "W0")]
    AnyTime,
    #[serde(rename = "W1")]
    Played,
    #[serde(rename = "W2")]
    Travel,
    #[serde(rename = "W3")]
    Flight,
    #[serde(rename = "W4")]
    Arrived,
    #[serde(rename = "W5")]
    Disarm,
    #[serde(rename = "W6")]
    Rolled,
    #[serde(rename = "W7")]
    President,
    #[serde(rename = "W8")]
    TurnStart,
    #[serde(rename = "W9")]
    Harm,
}

/// One ability of an asset.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ability {
    /// The asset that has it.
    pub asset: Kind,
    pub cost: u8,
    /// It is this turn's travel.
    pub travel: bool,
    pub once: bool,
    pub text: String,
    pub ops: Vec<Op>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Founder {
    pub id: String,
    pub key: String,
    pub name: String,
    /// Real turns that it stays; 0 where it has no number.
    pub turns: u8,
    pub effect: Effect,
    pub text: String,
    pub line: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct President {
    pub id: String,
    pub key: String,
    pub name: String,
    pub count: u8,
    pub present: bool,
    pub roll: i8,
    /// Whether it is in a novice deck.
    pub novice: bool,
    pub text: String,
    pub line: String,
    pub ops: Vec<Op>,
}

/// A dictator card.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub id: String,
    pub key: String,
    pub name: String,
    pub realm: String,
    pub cost: u8,
    pub when: String,
    pub text: String,
    pub line: String,
    pub ops: Vec<Op>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenText {
    pub key: String,
    pub when: String,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FacilityCard {
    pub id: String,
    pub place: String,
    pub zone: u8,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub level: u8,
    pub text: String,
}

impl engine::deck::Deck for Deck {
    const GAME: &'static str = Dictators::NAME;

    fn house() -> Arc<Deck> {
        HOUSE.clone()
    }
    fn read(file: &str, text: &str) -> Result<Deck, Vec<DeckError>> {
        Deck::read(file, text)
    }
    fn name(&self) -> &str {
        &self.name
    }
    fn text(&self) -> &str {
        &self.text
    }
}

impl Deck {
    /// The design of a command card that can be held.
    #[inline]
    pub fn design(&self, kind: Kind) -> &Design {
        &self.designs[kind.index()]
    }

    #[inline]
    pub fn founder(&self, kind: Kind) -> &Founder {
        &self.founders[kind.index() - (KINDS - FOUNDERS)]
    }

    #[inline]
    pub fn person(&self, dictator: Dictator) -> &Person {
        &self.dictators[dictator.index()]
    }

    #[inline]
    pub fn president(&self, card: Audience) -> &President {
        &self.presidents[card.index()]
    }

    /// Names of cards are names, the same in every language.
    pub fn card_name(&self, kind: Kind) -> &str {
        match kind.sort() {
            Sort::Defcon => "DEFCON",
            Sort::Trident => "Trident Nuclear Deterrent",
            Sort::Founder => &self.founder(kind).name,
            _ => &self.design(kind).name,
        }
    }
}
