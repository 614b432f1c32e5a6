//! The editions and the optional rules. Whatever differs between the editions is a constant or a small strategy
//! here, so that the chapters read the same for both (chapter 21 of the rules page).

use crate::cards::{Card, CardSet, FIRST_EDITION_CARDS, vice_president};
use crate::side::Side;
use engine::{Key, OptionSpec, OptionValues};
use serde::{Deserialize, Serialize};

/// What a table is set up with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyOptions"))]
pub struct Options {
    pub edition: Edition,
    ///
    pub vice_president_cards: bool,
    ///
    pub restricted_positioning: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The first edition.
    Zman,
    /// The second edition.
    #[default]
    Gmt,
}

engine::keys!(Edition { Zman = "zman", Gmt = "gmt" });

pub(crate) const OPTION_SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "edition",
        values: OptionValues::OneOf(Edition::KEYS),
        default: "gmt",
        help: "sixty-option-edition",
    },
    OptionSpec {
        key: "vice_president_cards",
        values: OptionValues::Flag,
        default: "false",
        help: "sixty-option-vice-president-cards",
    },
    OptionSpec {
        key: "restricted_positioning",
        values: OptionValues::Flag,
        default: "false",
        help: "sixty-option-restricted-positioning",
    },
];

/// A step of the Momentum Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MomentumStep {
    MomentumDecay,
    IssueShift,
    Awards,
    IssueDecay,
}

/// What happens when electoral votes and states are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LastTieBreak {
    Kennedy,
    /// More state support over all states; if that is equal too, nobody wins.
    StateSupport,
}

/// What differs between the editions.
#[derive(Debug)]
pub(crate) struct Rulebook {
    /// cubes of each colour in the bag at set-up and when it is filled anew.
    pub bag_seed: u16,
    /// whether state support by events needs checks.
    pub events_need_checks: bool,
    ///
    pub momentum_phase: [MomentumStep; 4],
    /// extra cubes deposited for each media cube.
    pub deposit_for_media: u16,
    pub last_tie_break: LastTieBreak,
    ///
    cards: usize,
}

const ZMAN: Rulebook = Rulebook {
    bag_seed: 10,
    events_need_checks: false,
    momentum_phase: [
        MomentumStep::MomentumDecay,
        MomentumStep::Awards,
        MomentumStep::IssueDecay,
        MomentumStep::IssueShift,
    ],
    deposit_for_media: 0,
    last_tie_break: LastTieBreak::Kennedy,
    cards: FIRST_EDITION_CARDS,
};

const GMT: Rulebook = Rulebook {
    bag_seed: 12,
    events_need_checks: true,
    momentum_phase: [
        MomentumStep::MomentumDecay,
        MomentumStep::IssueShift,
        MomentumStep::Awards,
        MomentumStep::IssueDecay,
    ],
    deposit_for_media: 1,
    last_tie_break: LastTieBreak::StateSupport,
    cards: Card::COUNT,
};

impl Options {
    #[inline]
    pub(crate) fn rulebook(&self) -> &'static Rulebook {
        match self.edition {
            Edition::Zman => &ZMAN,
            Edition::Gmt => &GMT,
        }
    }

    /// Every campaign card of the box.
    pub fn cards(&self) -> CardSet {
        CardSet::from_bits((1 << self.rulebook().cards) - 1)
    }

    /// the cards of the deck, without Vice President cards where that option is in use.
    pub fn deck(&self) -> CardSet {
        let mut deck = self.cards();
        if self.vice_president_cards {
            Side::ALL
                .iter()
                .for_each(|&side| deck.remove(vice_president(side)));
        }
        deck
    }
}
