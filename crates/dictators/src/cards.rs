//! What lies on the table besides the board: kinds of cards, dictators, founders' effects, zone 4 tokens.

use crate::deck::house;
use engine::{Key, Set};
use std::sync::LazyLock;

/// how many designs of each sort there are.
pub const ACTIONS: usize = 30;
pub const INTERRUPTIONS: usize = 14;
pub const ASSETS: usize = 11;
pub const FOUNDERS: usize = 15;
pub const PRESIDENTS: usize = 9;
/// Every asset has room for two abilities.
pub const ABILITIES: usize = 2 * ASSETS;

/// Kinds that can be held in a hand: action, interruption and asset cards.
pub const HELD: usize = ACTIONS + INTERRUPTIONS + ASSETS;
/// Every kind that can lie in the command deck.
pub const KINDS: usize = HELD + 2 + FOUNDERS;

/// A kind of card that can lie in the command deck. Copies of one design are alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

pub type Kinds = Set<Kind>;

/// the six sorts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsSort"))]
pub enum Sort {
    #[default]
    Action,
    Interruption,
    Asset,
    Defcon,
    Trident,
    Founder,
}

impl Kind {
    pub const DEFCON: Kind = Kind(HELD as u8);
    pub const TRIDENT: Kind = Kind(HELD as u8 + 1);

    #[inline]
    pub fn sort(self) -> Sort {
        match self.index() {
            0..ACTIONS => Sort::Action,
            ACTIONS..FIRST_ASSET => Sort::Interruption,
            FIRST_ASSET..HELD => Sort::Asset,
            HELD => Sort::Defcon,
            TRIDENT => Sort::Trident,
            _ => Sort::Founder,
        }
    }

    /// event cards are never held.
    #[inline]
    pub fn is_event(self) -> bool {
        self.index() >= HELD
    }

    /// The founder of that number, 0 to 14.
    pub fn founder(number: usize) -> Kind {
        Kind::at(FIRST_FOUNDER + number)
    }

    /// Its number among the founders.
    pub fn founder_number(self) -> usize {
        self.index() - FIRST_FOUNDER
    }
}

const FIRST_ASSET: usize = ACTIONS + INTERRUPTIONS;
const TRIDENT: usize = HELD + 1;
const FIRST_FOUNDER: usize = HELD + 2;

impl Key for Kind {
    const COUNT: usize = KINDS;
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> Kind {
        Kind(index as u8)
    }
    fn key(self) -> &'static str {
        match self.sort() {
            Sort::Defcon => "defcon",
            Sort::Trident => "trident",
            Sort::Founder => &house().founder(self).key,
            _ => &house().design(self).key,
        }
    }
}

engine::serde_by_key!(Kind);

/// A presidential card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Audience(u8);

impl Key for Audience {
    const COUNT: usize = PRESIDENTS;
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> Audience {
        Audience(index as u8)
    }
    fn key(self) -> &'static str {
        &house().presidents[self.index()].key
    }
}

engine::serde_by_key!(Audience);

/// An ability of an asset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AssetAbility(u8);

impl Key for AssetAbility {
    const COUNT: usize = ABILITIES;
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> AssetAbility {
        AssetAbility(index as u8)
    }
    fn key(self) -> &'static str {
        &ABILITY_KEYS[self.index()]
    }
}

engine::serde_by_key!(AssetAbility);

/// `bulldozer-1`, `bulldozer-2`: the asset, and the number of the ability on it.
static ABILITY_KEYS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let assets = house().designs[FIRST_ASSET..].iter();
    assets
        .flat_map(|asset| [1, 2].map(|number| format!("{}-{number}", asset.key)))
        .collect()
});

/// the dictators.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dictator {
    #[default]
    Joseph,
    Fidel,
    Petunia,
    Bogdan,
    Custard,
    Ottoline,
    Mutter,
    Anton,
    Ludmila,
    Pascal,
    Griselda,
    Ignatz,
    Fritzi,
    Vincent,
}

engine::keys!(Dictator {
    Joseph = "joseph",
    Fidel = "fidel",
    Petunia = "petunia",
    Bogdan = "bogdan",
    Custard = "custard",
    Ottoline = "ottoline",
    Mutter = "mutter",
    Anton = "anton",
    Ludmila = "ludmila",
    Pascal = "pascal",
    Griselda = "griselda",
    Ignatz = "ignatz",
    Fritzi = "fritzi",
    Vincent = "vincent",
});

/// What a founder does to the dictator that it lies in front of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    Declaration,
    EmptyHand,
    Clumsy,
    Toll,
    TwoActions,
    SmallHand,
    NoInterruptions,
    NoTargets,
    TeaParty,
    OpenHand,
    GiveAway,
    NoDearCards,
    NoAssets,
    MidnightRide,
    NoDrawing,
}

engine::keys!(Effect {
    Declaration = "declaration",
    EmptyHand = "empty-hand",
    Clumsy = "clumsy",
    Toll = "toll",
    TwoActions = "two-actions",
    SmallHand = "small-hand",
    NoInterruptions = "no-interruptions",
    NoTargets = "no-targets",
    TeaParty = "tea-party",
    OpenHand = "open-hand",
    GiveAway = "give-away",
    NoDearCards = "no-dear-cards",
    NoAssets = "no-assets",
    MidnightRide = "midnight-ride",
    NoDrawing = "no-drawing",
});

/// the zone 4 tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    #[default]
    I,
    II,
    III,
    IV,
    V,
    VI,
    VII,
    VIII,
    IX,
    X,
    XI,
    XII,
    XIII,
    XIV,
    XV,
}

engine::keys!(Token {
    I = "I",
    II = "II",
    III = "III",
    IV = "IV",
    V = "V",
    VI = "VI",
    VII = "VII",
    VIII = "VIII",
    IX = "IX",
    X = "X",
    XI = "XI",
    XII = "XII",
    XIII = "XIII",
    XIV = "XIV",
    XV = "XV",
});

pub type Tokens = Set<Token>;

impl Token {
    /// all fifteen.
    pub fn every() -> Tokens {
        Token::all().collect()
    }
}
