//! Every answer that the game knows, with its number and its name.

use crate::board::{Place, Road, TimeZone};
use crate::cards::{AssetAbility, Audience, Kind, Token};
use engine::{Key, Seat};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

/// One atomic answer. The same answer serves in several questions: `Place(CA)` travels there, names the state of an
/// EMP, picks the facility that stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Card(Kind),
    Place(Place),
    Road(Road),
    TimeZone(TimeZone),
    Seat(Seat),
    Ability(AssetAbility),
    Token(Token),
    Audience(Audience),
    /// A nuclear zone, 1 to 4.
    NuclearZone(u8),
    Word(Word),
}

/// Answers that are a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Word {
    Pass,
    Stop,
    EndTurn,
    Draw,
    Disarm,
    Warhead,
    Power,
    Confront,
    ConfrontKept,
    ConfrontTwo,
    Keep,
    Swap,
    FirstDown,
    SecondDown,
    BothDown,
    BothDownSwapped,
    Command,
    Presidential,
    SwapDictators,
    TakeFacility,
}

engine::keys!(Word {
    Pass = "pass",
    Stop = "stop",
    EndTurn = "end-turn",
    Draw = "draw",
    Disarm = "disarm",
    Warhead = "warhead",
    Power = "power",
    Confront = "confront",
    ConfrontKept = "confront-kept",
    ConfrontTwo = "confront-two",
    Keep = "keep",
    Swap = "swap",
    FirstDown = "first-down",
    SecondDown = "second-down",
    BothDown = "both-down",
    BothDownSwapped = "both-down-swapped",
    Command = "look-command",
    Presidential = "look-presidential",
    SwapDictators = "swap-dictators",
    TakeFacility = "take-facility",
});

/// The most players.
pub const PLAYERS: usize = 5;
/// The names of the seats, which stay when dictators change hands.
pub const SEAT_KEYS: [&str; PLAYERS] = ["red", "blue", "green", "amber", "violet"];
const NUCLEAR_ZONE_COUNT: usize = 4;

// The families of answers lie one after another.
pub(crate) const CARDS: usize = 0;
pub(crate) const PLACES: usize = CARDS + Kind::COUNT;
pub(crate) const ROADS: usize = PLACES + Place::COUNT;
pub(crate) const TIME_ZONES: usize = ROADS + Road::COUNT;
pub(crate) const SEATS: usize = TIME_ZONES + TimeZone::COUNT;
pub(crate) const ABILITIES: usize = SEATS + PLAYERS;
pub(crate) const TOKENS: usize = ABILITIES + AssetAbility::COUNT;
pub(crate) const AUDIENCES: usize = TOKENS + Token::COUNT;
pub(crate) const NUCLEAR_ZONES: usize = AUDIENCES + Audience::COUNT;
pub(crate) const WORDS: usize = NUCLEAR_ZONES + NUCLEAR_ZONE_COUNT;

impl engine::Action for Action {
    const COUNT: usize = WORDS + Word::COUNT;

    #[inline]
    fn index(self) -> usize {
        match self {
            Action::Card(kind) => CARDS + kind.index(),
            Action::Place(place) => PLACES + place.index(),
            Action::Road(road) => ROADS + road.index(),
            Action::TimeZone(zone) => TIME_ZONES + zone.index(),
            Action::Seat(seat) => SEATS + seat.index(),
            Action::Ability(ability) => ABILITIES + ability.index(),
            Action::Token(token) => TOKENS + token.index(),
            Action::Audience(card) => AUDIENCES + card.index(),
            Action::NuclearZone(zone) => NUCLEAR_ZONES + zone as usize - 1,
            Action::Word(word) => WORDS + word.index(),
        }
    }

    #[inline]
    fn from_index(index: usize) -> Option<Action> {
        Some(match index {
            CARDS..PLACES => Action::Card(Kind::at(index - CARDS)),
            PLACES..ROADS => Action::Place(Place::at(index - PLACES)),
            ROADS..TIME_ZONES => Action::Road(Road::at(index - ROADS)),
            TIME_ZONES..SEATS => Action::TimeZone(TimeZone::at(index - TIME_ZONES)),
            SEATS..ABILITIES => Action::Seat(Seat((index - SEATS) as u8)),
            ABILITIES..TOKENS => Action::Ability(AssetAbility::at(index - ABILITIES)),
            TOKENS..AUDIENCES => Action::Token(Token::at(index - TOKENS)),
            AUDIENCES..NUCLEAR_ZONES => Action::Audience(Audience::at(index - AUDIENCES)),
            NUCLEAR_ZONES..WORDS => Action::NuclearZone((index - NUCLEAR_ZONES) as u8 + 1),
            _ if index < Self::COUNT => Action::Word(Word::at(index - WORDS)),
            _ => return None,
        })
    }

    fn target(self) -> String {
        match self {
            Action::Card(kind) => format!("card:{}", kind.key()),
            Action::Place(place) => format!("place:{}", place.key()),
            Action::Road(road) => format!("road:{}", road.key()),
            Action::TimeZone(zone) => format!("zone:{}", zone.key()),
            Action::Seat(seat) => format!("seat:{}", SEAT_KEYS[seat.index()]),
            Action::Ability(ability) => format!("ability:{}", ability.key()),
            Action::Token(token) => format!("token:{}", token.key()),
            Action::Audience(card) => format!("president:{}", card.key()),
            Action::NuclearZone(zone) => format!("nuclear-zone:{zone}"),
            Action::Word(word) => format!("button:{}", word.key()),
        }
    }

    fn name(self) -> String {
        match self {
            Action::Card(kind) => format!("card {}", kind.key()),
            Action::Place(place) => format!("place {}", place.key()),
            Action::Road(road) => format!("road {}", road.key()),
            Action::TimeZone(zone) => format!("zone {}", zone.key()),
            Action::Seat(seat) => SEAT_KEYS[seat.index()].into(),
            Action::Ability(ability) => format!("use {}", ability.key()),
            Action::Token(token) => format!("token {}", token.key()),
            Action::Audience(card) => format!("president {}", card.key()),
            Action::NuclearZone(zone) => format!("nuclear-zone {zone}"),
            Action::Word(word) => word.key().into(),
        }
    }
}

/// An answer is saved by its name.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&engine::Action::name(*self))
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        let name = String::deserialize(deserializer)?;
        <Action as engine::Action>::parse(&name)
            .ok_or_else(|| D::Error::custom(format_args!("there is no answer '{name}'")))
    }
}
