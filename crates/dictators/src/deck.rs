//! The deck: every card as data, read from a file and checked when it is loaded.
//!
//! A mistake in a deck file is told by the file's name, the card and the field.

use crate::board::Place;
use crate::cards::{
    ACTIONS, ASSETS, Dictator, Effect, FOUNDERS, HELD, INTERRUPTIONS, KINDS, Kind, PRESIDENTS,
    Token,
};
use crate::op::{Answered, Op, Where};
use engine::Key;
use serde::Deserialize;
use std::sync::LazyLock;

/// The deck that comes with the game.
const HOUSE_FILE: &str = "decks/dictators/house.toml";
const HOUSE_TEXT: &str = include_str!("../../../decks/dictators/house.toml");

static HOUSE: LazyLock<Deck> = LazyLock::new(|| {
    Deck::read(HOUSE_FILE, HOUSE_TEXT)
        .expect("the deck in the program is tried by a test of its own")
});

/// The house deck.
#[inline]
pub fn house() -> &'static Deck {
    &HOUSE
}

/// Every card of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    pub name: String,
    /// Action cards, then interruption cards, then asset cards.
    pub designs: Vec<Design>,
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

/// R-9.1: the moment that an interruption card answers.
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
#[derive(Clone, Debug, PartialEq)]
pub struct Ability {
    pub key: String,
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

/// What is wrong with a deck file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    #[error("{file}: {problem}")]
    Form { file: String, problem: String },
    #[error("{file}, card {card}, field {field}: {problem}")]
    Card {
        file: String,
        card: String,
        field: &'static str,
        problem: String,
    },
}

// The file as it is written.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    action: Vec<WrittenCard>,
    interruption: Vec<WrittenCard>,
    asset: Vec<WrittenCard>,
    founder: Vec<WrittenFounder>,
    president: Vec<WrittenPresident>,
    dictator: Vec<WrittenPerson>,
    token: Vec<TokenText>,
    facility: Vec<FacilityCard>,
    level: Vec<Level>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    id: String,
    key: String,
    name: String,
    count: u8,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    usa_only: bool,
    #[serde(default)]
    air: bool,
    #[serde(default)]
    turns: u8,
    #[serde(default)]
    window: Window,
    #[serde(default)]
    when: String,
    text: String,
    #[serde(default)]
    ops: String,
    #[serde(default)]
    line: String,
    #[serde(default)]
    ability: Vec<WrittenAbility>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAbility {
    cost: u8,
    #[serde(default)]
    travel: bool,
    #[serde(default)]
    once: bool,
    text: String,
    ops: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFounder {
    id: String,
    key: String,
    name: String,
    #[serde(default)]
    turns: u8,
    effect: String,
    text: String,
    #[serde(default)]
    line: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPresident {
    id: String,
    key: String,
    name: String,
    count: u8,
    present: bool,
    #[serde(default)]
    roll: i8,
    #[serde(default = "yes")]
    novice: bool,
    text: String,
    #[serde(default)]
    ops: String,
    #[serde(default)]
    line: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPerson {
    id: String,
    key: String,
    name: String,
    realm: String,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    ops: String,
    when: String,
    text: String,
    #[serde(default)]
    line: String,
}

fn yes() -> bool {
    true
}

/// R-1.3, R-1.5, R-1.6: how many cards of each sort a deck has.
const ACTION_CARDS: u32 = 66;
const INTERRUPTION_CARDS: u32 = 41;
const ASSET_CARDS: u32 = 15;
const PRESIDENT_CARDS: u32 = 12;
const FACILITY_CARDS: usize = 40;

/// Reads one file and knows how to say what is wrong with it.
struct Reader<'a> {
    file: &'a str,
}

impl Deck {
    /// Reads and checks a deck; `file` is the name to tell in an error.
    ///
    /// ```
    /// let error = hustings_dictators::Deck::read("mine.toml", "name = 'mine'").expect_err("there are no cards");
    /// assert!(error.to_string().starts_with("mine.toml: "));
    /// ```
    pub fn read(file: &str, text: &str) -> Result<Deck, DeckError> {
        let reader = Reader { file };
        let written: Written =
            toml::from_str(text).map_err(|error| reader.form(error.to_string().trim()))?;
        reader.deck(written)
    }

    /// The design of a command card that can be held.
    #[inline]
    pub fn design(&self, kind: Kind) -> &Design {
        &self.designs[kind.index()]
    }

    #[inline]
    pub fn founder(&self, kind: Kind) -> &Founder {
        &self.founders[kind.index() - (KINDS - FOUNDERS)]
    }
}

impl Reader<'_> {
    fn form(&self, problem: impl Into<String>) -> DeckError {
        DeckError::Form {
            file: self.file.to_owned(),
            problem: problem.into(),
        }
    }

    fn fault(&self, card: &str, field: &'static str, problem: impl Into<String>) -> DeckError {
        DeckError::Card {
            file: self.file.to_owned(),
            card: card.to_owned(),
            field,
            problem: problem.into(),
        }
    }

    fn ops(&self, card: &str, text: &str) -> Result<Vec<Op>, DeckError> {
        if text.is_empty() {
            return Ok(Vec::new());
        }
        Op::read_all(text).map_err(|part| {
            let problem = format!("'{part}' is no operation; docs/rules/dictators.md lists them");
            self.fault(card, "ops", problem)
        })
    }

    fn deck(&self, written: Written) -> Result<Deck, DeckError> {
        self.number("action designs", written.action.len(), ACTIONS)?;
        self.number(
            "interruption designs",
            written.interruption.len(),
            INTERRUPTIONS,
        )?;
        self.number("asset designs", written.asset.len(), ASSETS)?;
        self.number("founders", written.founder.len(), FOUNDERS)?;
        self.number("presidential designs", written.president.len(), PRESIDENTS)?;
        self.number("dictators", written.dictator.len(), Dictator::COUNT)?;
        self.number("zone 4 tokens", written.token.len(), Token::COUNT)?;
        self.number("facilities", written.facility.len(), FACILITY_CARDS)?;
        self.number("DEFCON levels", written.level.len(), 5)?;
        self.copies("action", &written.action, ACTION_CARDS)?;
        self.copies("interruption", &written.interruption, INTERRUPTION_CARDS)?;
        self.copies("asset", &written.asset, ASSET_CARDS)?;
        let presidents: u32 = written
            .president
            .iter()
            .map(|card| u32::from(card.count))
            .sum();
        self.number(
            "presidential cards",
            presidents as usize,
            PRESIDENT_CARDS as usize,
        )?;
        self.keys(&written)?;

        let mut deck = Deck {
            name: written.name,
            designs: Vec::with_capacity(HELD),
            abilities: Vec::new(),
            founders: Vec::new(),
            presidents: Vec::new(),
            dictators: Vec::new(),
            tokens: written.token,
            facilities: written.facility,
            levels: written.level,
        };
        for card in written.action {
            let design = self.design(card, 1..=3)?;
            self.action_card(&design)?;
            deck.designs.push(design);
        }
        for card in written.interruption {
            let design = self.design(card, 0..=0)?;
            self.interruption_card(&design)?;
            deck.designs.push(design);
        }
        for mut card in written.asset {
            let abilities = std::mem::take(&mut card.ability);
            let kind = Kind::at(deck.designs.len());
            let mut design = self.design(card, 1..=3)?;
            let first = deck.abilities.len();
            for (number, ability) in abilities.into_iter().enumerate() {
                let key = format!("{}-{}", design.key, number + 1);
                deck.abilities
                    .push(self.ability(&design, kind, key, ability)?);
            }
            design.abilities = first..deck.abilities.len();
            deck.designs.push(design);
        }
        self.number(
            "asset abilities",
            deck.abilities.len(),
            crate::cards::ABILITIES,
        )?;
        for card in written.founder {
            deck.founders.push(self.founder(card)?);
        }
        for card in written.president {
            deck.presidents.push(self.president(card)?);
        }
        for (card, dictator) in written.dictator.into_iter().zip(Dictator::all()) {
            deck.dictators.push(self.person(card, dictator)?);
        }
        for (token, key) in deck.tokens.iter().zip(Token::KEYS) {
            if token.key != *key {
                return Err(self.fault(&token.key, "key", format!("token {key} comes here")));
            }
        }
        for card in &deck.facilities {
            let place = Place::named(&card.place).ok_or_else(|| {
                self.fault(&card.id, "place", format!("there is no '{}'", card.place))
            })?;
            if place.nuclear_zone() != card.zone {
                let problem = format!("{} lies in zone {}", card.place, place.nuclear_zone());
                return Err(self.fault(&card.id, "zone", problem));
            }
        }
        Ok(deck)
    }

    fn number(&self, what: &str, found: usize, wanted: usize) -> Result<(), DeckError> {
        if found == wanted {
            return Ok(());
        }
        Err(self.form(format!("there must be {wanted} {what}, not {found}")))
    }

    fn copies(&self, what: &str, cards: &[WrittenCard], wanted: u32) -> Result<(), DeckError> {
        let found: u32 = cards.iter().map(|card| u32::from(card.count)).sum();
        self.number(&format!("{what} cards"), found as usize, wanted as usize)
    }

    /// Ids and keys are unique.
    fn keys(&self, written: &Written) -> Result<(), DeckError> {
        let cards = written
            .action
            .iter()
            .chain(&written.interruption)
            .chain(&written.asset);
        let mut names: Vec<(&str, &str)> = cards.map(|card| (&*card.id, &*card.key)).collect();
        names.extend(written.founder.iter().map(|card| (&*card.id, &*card.key)));
        let presidents = written.president.iter().map(|card| (&*card.id, &*card.key));
        names.extend(presidents);
        for (at, (id, key)) in names.iter().enumerate() {
            let earlier = &names[..at];
            if earlier.iter().any(|(other, _)| other == id) {
                return Err(self.fault(id, "id", "another card has it too"));
            }
            if earlier.iter().any(|(_, other)| other == key) {
                return Err(self.fault(id, "key", format!("another card is called '{key}' too")));
            }
        }
        Ok(())
    }

    fn design(
        &self,
        card: WrittenCard,
        costs: std::ops::RangeInclusive<u8>,
    ) -> Result<Design, DeckError> {
        let ops = self.ops(&card.id, &card.ops)?;
        if card.count == 0 {
            return Err(self.fault(&card.id, "count", "a deck has at least one of each card"));
        }
        if !costs.contains(&card.cost) {
            let problem = format!("must be {} to {}", costs.start(), costs.end());
            return Err(self.fault(&card.id, "cost", problem));
        }
        if ![0, 2, 3].contains(&card.turns) {
            return Err(self.fault(&card.id, "turns", "must be 2 or 3, or left out"));
        }
        if !card.ability.is_empty() {
            return Err(self.fault(&card.id, "ability", "only assets have abilities"));
        }
        let lasts = ops.iter().any(|op| matches!(op, Op::Status(_)));
        if lasts != (card.turns > 0) {
            return Err(self.fault(&card.id, "turns", "goes with STATUS, and with nothing else"));
        }
        Ok(Design {
            id: card.id,
            key: card.key,
            name: card.name,
            count: card.count,
            cost: card.cost,
            usa_only: card.usa_only,
            air: card.air,
            turns: card.turns,
            window: card.window,
            when: card.when,
            text: card.text,
            line: card.line,
            ops,
            abilities: 0..0,
        })
    }

    fn action_card(&self, card: &Design) -> Result<(), DeckError> {
        let fits = |op: &Op| !is_answer(*op) && !is_asset_only(*op) && !is_presidential(*op);
        match card.ops.iter().find(|op| !fits(op)) {
            _ if card.ops.is_empty() => {
                Err(self.fault(&card.id, "ops", "an action card does something"))
            }
            Some(op) => Err(self.fault(&card.id, "ops", format!("{op:?} is not for action cards"))),
            None => Ok(()),
        }
    }

    /// An interruption card has one operation, which fits its window.
    fn interruption_card(&self, card: &Design) -> Result<(), DeckError> {
        let window = match card.ops.as_slice() {
            [Op::Unskip | Op::Steal { .. }] => Window::AnyTime,
            [Op::Cancel(Answered::ActionCard | Answered::InterruptionCard) | Op::Redirect] => {
                Window::Played
            }
            [Op::Cancel(Answered::Travel)] => Window::Travel,
            [Op::Cancel(Answered::Flight)] => Window::Flight,
            [Op::Astray] => Window::Arrived,
            [Op::Cancel(Answered::Attempt)] => Window::Disarm,
            [Op::Reroll | Op::AddToRoll { .. }] => Window::Rolled,
            [Op::Cancel(Answered::Confrontation)] => Window::President,
            [Op::Actions(_)] => Window::TurnStart,
            [Op::Shield] => Window::Harm,
            _ => {
                return Err(self.fault(
                    &card.id,
                    "ops",
                    "is not one operation that answers something",
                ));
            }
        };
        if card.window == window {
            return Ok(());
        }
        Err(self.fault(
            &card.id,
            "window",
            format!("its operation answers {window:?}"),
        ))
    }

    fn ability(
        &self,
        design: &Design,
        asset: Kind,
        key: String,
        written: WrittenAbility,
    ) -> Result<Ability, DeckError> {
        let ops = self.ops(&design.id, &written.ops)?;
        let travels = ops.iter().any(|op| matches!(op, Op::TravelPast | Op::Fly));
        if travels != written.travel {
            return Err(self.fault(&design.id, "ability.travel", "goes with TRAVEL and FLIGHT"));
        }
        if written.cost > 3 {
            return Err(self.fault(&design.id, "ability.cost", "must be 0 to 3"));
        }
        if written.cost == 0 && !written.once {
            return Err(self.fault(
                &design.id,
                "ability.once",
                "a free ability is used once a turn",
            ));
        }
        if let Some(op) = ops
            .iter()
            .find(|op| is_answer(**op) || is_presidential(**op))
        {
            return Err(self.fault(
                &design.id,
                "ability.ops",
                format!("{op:?} is not for assets"),
            ));
        }
        Ok(Ability {
            key,
            asset,
            cost: written.cost,
            travel: written.travel,
            once: written.once,
            text: written.text,
            ops,
        })
    }

    fn founder(&self, card: WrittenFounder) -> Result<Founder, DeckError> {
        let effect = Effect::named(&card.effect).ok_or_else(|| {
            let known = Effect::KEYS.join(", ");
            self.fault(
                &card.id,
                "effect",
                format!("'{}' is none of {known}", card.effect),
            )
        })?;
        if ![0, 2, 3].contains(&card.turns) {
            return Err(self.fault(&card.id, "turns", "must be 2 or 3, or left out"));
        }
        Ok(Founder {
            key: card.key,
            name: card.name,
            turns: card.turns,
            effect,
            text: card.text,
            line: card.line,
        })
    }

    fn president(&self, card: WrittenPresident) -> Result<President, DeckError> {
        let ops = self.ops(&card.id, &card.ops)?;
        if card.present && !ops.is_empty() {
            return Err(self.fault(
                &card.id,
                "ops",
                "a card with the President present only changes the roll",
            ));
        }
        let fits = |op: &Op| {
            is_presidential(*op) || matches!(op, Op::Defcon(_) | Op::Drop(_) | Op::DiscardHand)
        };
        if let Some(op) = ops.iter().find(|op| !fits(op)) {
            return Err(self.fault(
                &card.id,
                "ops",
                format!("{op:?} is not for presidential cards"),
            ));
        }
        Ok(President {
            key: card.key,
            name: card.name,
            count: card.count,
            present: card.present,
            roll: card.roll,
            novice: card.novice,
            text: card.text,
            line: card.line,
            ops,
        })
    }

    fn person(&self, card: WrittenPerson, dictator: Dictator) -> Result<Person, DeckError> {
        if card.key != dictator.key() {
            return Err(self.fault(&card.id, "key", format!("'{}' comes here", dictator.key())));
        }
        let ops = self.ops(&card.id, &card.ops)?;
        if card.cost > 3 {
            return Err(self.fault(&card.id, "cost", "must be 0 to 3"));
        }
        Ok(Person {
            key: card.key,
            name: card.name,
            realm: card.realm,
            cost: card.cost,
            when: card.when,
            text: card.text,
            line: card.line,
            ops,
        })
    }
}

/// Operations that only make sense as an answer to something.
fn is_answer(op: Op) -> bool {
    matches!(
        op,
        Op::Cancel(_) | Op::Reroll | Op::AddToRoll { .. } | Op::Redirect | Op::Shield | Op::Astray
    )
}

fn is_asset_only(op: Op) -> bool {
    matches!(
        op,
        Op::TravelPast
            | Op::Unblock
            | Op::PeekDeck
            | Op::ChoosePresident
            | Op::ConvinceBonus(_)
            | Op::Block {
                where_: Where::Touching,
                ..
            }
    )
}

fn is_presidential(op: Op) -> bool {
    matches!(
        op,
        Op::ToHeadquarters | Op::Escort | Op::ShowHand | Op::ActionLimit(_) | Op::EndTurn
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R-1.3, R-1.4, R-1.5, R-1.6: the house deck has what the box has.
    #[test]
    fn the_house_deck_is_sound() {
        let deck = Deck::read(HOUSE_FILE, HOUSE_TEXT).expect("it is sound");
        assert_eq!(deck.designs.len(), HELD);
        let count = |range: std::ops::Range<usize>| {
            deck.designs[range]
                .iter()
                .map(|card| u32::from(card.count))
                .sum::<u32>()
        };
        assert_eq!(count(0..30) + count(30..44) + count(44..55), 122);
        assert_eq!(deck.founders.len(), 15);
        assert_eq!(
            deck.presidents.iter().filter(|card| !card.novice).count(),
            1
        );
    }

    /// Each of these changes one thing in the house deck; the error names file, card and field.
    #[test]
    fn a_mistake_is_told_by_file_card_and_field() {
        let cases = [
            (
                "count = 4\ncost = 1\nusa_only",
                "count = 4\ncost = 7\nusa_only",
                "card A01, field cost",
            ),
            (
                "MOVE self road<=6 block=stop;",
                "HOP self;",
                "card A01, field ops: 'HOP self'",
            ),
            ("id = \"A02\"", "id = \"A01\"", "card A01, field id"),
            (
                "key = \"helicopter\"",
                "key = \"amtrak\"",
                "card A02, field key",
            ),
            (
                "window = \"W2\"",
                "window = \"W3\"",
                "card I08, field window",
            ),
            (
                "turns = 2\ntext = \"Place",
                "turns = 5\ntext = \"Place",
                "card A21, field turns",
            ),
            (
                "effect = \"clumsy\"",
                "effect = \"nimble\"",
                "card F03, field effect",
            ),
            (
                "place = \"AZ\"\nzone = 1",
                "place = \"AZ\"\nzone = 2",
                "card N1-01, field zone",
            ),
            (
                "place = \"AZ\"",
                "place = \"ZZ\"",
                "card N1-01, field place",
            ),
            (
                "count = 6\n",
                "count = 5\n",
                "there must be 41 interruption cards, not 40",
            ),
            (
                "[[level]]\nlevel = 5",
                "[[levels]]\nlevel = 5",
                "unknown field `levels`",
            ),
        ];
        for (from, to, told) in cases {
            assert!(HOUSE_TEXT.contains(from), "{from:?} is in the house deck");
            let text = HOUSE_TEXT.replacen(from, to, 1);
            let error = Deck::read("mine.toml", &text).expect_err(told).to_string();
            assert!(error.starts_with("mine.toml"), "{error}");
            assert!(error.contains(told), "{error} does not tell {told}");
        }
    }
}
