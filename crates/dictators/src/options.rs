//! What a table is set up with.

use crate::deck::DeckChoice;
use engine::{OptionSpec, OptionValues};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    ///
    #[serde(deserialize_with = "players")]
    pub players: u8,
    /// the presidential deck without Oops.
    pub novice: bool,
    pub deck: DeckChoice,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            novice: false,
            deck: DeckChoice::default(),
        }
    }
}

/// The options with the deck's name in the place of its text.
pub(crate) fn in_brief<S: Serializer>(options: &Options, serializer: S) -> Result<S::Ok, S::Error> {
    let mut brief = serializer.serialize_struct("Options", 3)?;
    brief.serialize_field("players", &options.players)?;
    brief.serialize_field("novice", &options.novice)?;
    brief.serialize_field("deck", &options.deck.0.name)?;
    brief.end()
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
        values: OptionValues::Text,
        default: "house",
        help: "dictators-option-deck",
    },
];
