//! What is printed on the board and on the cards, for clients that draw them.

use crate::board::{Place, Places, Road, TimeZone};
use crate::cards::{AssetAbility, Audience, Dictator, Kind, Sort, Token};
use crate::deck::Deck;
use crate::words::printed;
use engine::{Key, Message};
use serde::Serialize;

/// All that is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(rename = "DictatorsReference")
)]
pub struct Reference {
    places: Vec<PrintedPlace>,
    roads: Vec<PrintedRoad>,
    cards: Vec<PrintedCard>,
    presidents: Vec<PrintedPresident>,
    dictators: Vec<PrintedDictator>,
    tokens: Vec<PrintedToken>,
    facilities: Vec<PrintedFacility>,
    /// What each DEFCON level does.
    levels: Vec<PrintedLevel>,
    /// The smallest result that convinces the President, by the number of facilities that count.
    minimum: [i8; 4],
}

/// A location of the board.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsPlace"))]
struct PrintedPlace {
    key: Place,
    state: bool,
    foreign: bool,
    time_zone: Option<TimeZone>,
    /// 1 to 4, or 0 where no facility stands.
    nuclear_zone: u8,
    neighbours: Places,
    flights: Places,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsRoad"))]
struct PrintedRoad {
    key: Road,
    ends: (Place, Place),
}

/// A card that can lie in the command deck.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsCard"))]
struct PrintedCard {
    key: Kind,
    sort: Sort,
    name: String,
    /// What it costs to play, in actions.
    cost: u8,
    usa_only: bool,
    air: bool,
    /// Real turns that it lies in front of a player; 0 where it has no number.
    turns: u8,
    /// When an interruption card may be played.
    when: Message,
    text: Message,
    line: Message,
    abilities: Vec<PrintedAbility>,
}

/// An ability of an asset.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsAbility"))]
struct PrintedAbility {
    key: AssetAbility,
    cost: u8,
    /// It is the turn's travel.
    travel: bool,
    once: bool,
    text: Message,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(rename = "DictatorsPresident")
)]
struct PrintedPresident {
    key: Audience,
    name: String,
    count: u8,
    present: bool,
    roll: i8,
    text: Message,
    line: Message,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsDictator"))]
struct PrintedDictator {
    key: Dictator,
    name: String,
    realm: String,
    when: Message,
    text: Message,
    line: Message,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsToken"))]
struct PrintedToken {
    key: Token,
    when: Message,
    text: Message,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsFacility"))]
struct PrintedFacility {
    place: String,
    zone: u8,
    name: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsLevel"))]
struct PrintedLevel {
    level: u8,
    text: Message,
}

impl Reference {
    pub(crate) fn of(deck: &Deck) -> Reference {
        let tokens = Token::all().zip(&deck.tokens);
        let facilities = deck.facilities.iter();
        let levels = deck.levels.iter();
        Reference {
            places: Place::all().map(PrintedPlace::of).collect(),
            roads: Road::all()
                .map(|key| PrintedRoad {
                    key,
                    ends: key.ends(),
                })
                .collect(),
            cards: Kind::all().map(|key| PrintedCard::of(deck, key)).collect(),
            presidents: Audience::all()
                .map(|key| PrintedPresident::of(deck, key))
                .collect(),
            dictators: Dictator::all()
                .map(|key| PrintedDictator::of(deck, key))
                .collect(),
            tokens: tokens
                .map(|(key, token)| PrintedToken {
                    key,
                    when: printed(&token.when),
                    text: printed(&token.text),
                })
                .collect(),
            facilities: facilities
                .map(|card| PrintedFacility {
                    place: card.place.clone(),
                    zone: card.zone,
                    name: card.name.clone(),
                })
                .collect(),
            levels: levels
                .map(|level| PrintedLevel {
                    level: level.level,
                    text: printed(&level.text),
                })
                .collect(),
            minimum: crate::rulings::MINIMUM,
        }
    }
}

impl PrintedPlace {
    fn of(place: Place) -> PrintedPlace {
        PrintedPlace {
            key: place,
            state: place.is_state(),
            foreign: place.is_foreign(),
            time_zone: place.time_zone(),
            nuclear_zone: place.nuclear_zone(),
            neighbours: place.neighbours(),
            flights: place.routes(),
        }
    }
}

impl PrintedCard {
    fn of(deck: &Deck, kind: Kind) -> PrintedCard {
        let plain = PrintedCard {
            key: kind,
            sort: kind.sort(),
            name: deck.card_name(kind).to_owned(),
            cost: 0,
            usa_only: false,
            air: false,
            turns: 0,
            when: printed(""),
            text: printed(""),
            line: printed(""),
            abilities: Vec::new(),
        };
        match kind.sort() {
            Sort::Defcon | Sort::Trident => plain,
            Sort::Founder => {
                let founder = deck.founder(kind);
                PrintedCard {
                    turns: founder.turns,
                    text: printed(&founder.text),
                    line: printed(&founder.line),
                    ..plain
                }
            }
            Sort::Action | Sort::Interruption | Sort::Asset => {
                let design = deck.design(kind);
                let abilities = design.abilities.clone().map(AssetAbility::at);
                PrintedCard {
                    cost: design.cost,
                    usa_only: design.usa_only,
                    air: design.air,
                    turns: design.turns,
                    when: printed(&design.when),
                    text: printed(&design.text),
                    line: printed(&design.line),
                    abilities: abilities.map(|key| PrintedAbility::of(deck, key)).collect(),
                    ..plain
                }
            }
        }
    }
}

impl PrintedAbility {
    fn of(deck: &Deck, key: AssetAbility) -> PrintedAbility {
        let ability = &deck.abilities[key.index()];
        PrintedAbility {
            key,
            cost: ability.cost,
            travel: ability.travel,
            once: ability.once,
            text: printed(&ability.text),
        }
    }
}

impl PrintedPresident {
    fn of(deck: &Deck, card: Audience) -> PrintedPresident {
        let facts = &deck.presidents[card.index()];
        PrintedPresident {
            key: card,
            name: facts.name.clone(),
            count: facts.count,
            present: facts.present,
            roll: facts.roll,
            text: printed(&facts.text),
            line: printed(&facts.line),
        }
    }
}

impl PrintedDictator {
    fn of(deck: &Deck, dictator: Dictator) -> PrintedDictator {
        let person = &deck.dictators[dictator.index()];
        PrintedDictator {
            key: dictator,
            name: person.name.clone(),
            realm: person.realm.clone(),
            when: printed(&person.when),
            text: printed(&person.text),
            line: printed(&person.line),
        }
    }
}
