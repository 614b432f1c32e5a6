//! What a table is set up with.

use engine::{OptionSpec, OptionValues};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    ///
    #[serde(deserialize_with = "players")]
    pub players: u8,
    /// the presidential deck without Oops.
    pub novice: bool,
    pub deck: DeckName,
}

/// The decks that come with the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeckName {
    #[default]
    House,
}

engine::keys!(DeckName { House = "house" });

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            novice: false,
            deck: DeckName::House,
        }
    }
}

const FEWEST: u32 = 2;
const MOST: u32 = crate::action::PLAYERS as u32;

fn players<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let players = u8::deserialize(deserializer)?;
    if (FEWEST..=MOST).contains(&u32::from(players)) {
        Ok(players)
    } else {
        Err(serde::de::Error::custom("players must be 2 to 5"))
    }
}

pub(crate) const OPTION_SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "players",
        values: OptionValues::Range(FEWEST, MOST),
        default: "4",
        help: "dictators-option-players",
    },
    OptionSpec {
        key: "novice",
        values: OptionValues::Flag,
        default: "false",
        help: "dictators-option-novice",
    },
    OptionSpec {
        key: "deck",
        values: OptionValues::OneOf(DeckName::KEYS),
        default: "house",
        help: "dictators-option-deck",
    },
];
