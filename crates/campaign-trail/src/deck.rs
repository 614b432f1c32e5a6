//! A deck: the cards, and those board facts that the rulebook does not print. It is read from a file and checked; the
//! house deck is part of the program.

mod check;
mod read;

use crate::action::Use;
use crate::board::{Icons, Issue, Issues, Parties, Party, Region, State, StateSet, States};
use crate::candidates::Candidate;
use crate::politick::Politick;
use engine::deck::DeckError;
use engine::{Key, Set, Table};
use std::sync::{Arc, LazyLock};

/// An action card by its number, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of action cards.
pub type CardSet = Set<Card>;

const NUMBERS: [&str; 128] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33",
    "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49",
    "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61", "62", "63", "64", "65",
    "66", "67", "68", "69", "70", "71", "72", "73", "74", "75", "76", "77", "78", "79", "80", "81",
    "82", "83", "84", "85", "86", "87", "88", "89", "90", "91", "92", "93", "94", "95", "96", "97",
    "98", "99", "100", "101", "102", "103", "104", "105", "106", "107", "108", "109", "110", "111",
    "112", "113", "114", "115", "116", "117", "118", "119", "120", "121", "122", "123", "124",
    "125", "126", "127", "128",
];

impl Card {
    /// The number printed on it.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
    /// The card with that number, if numbers go so far.
    pub fn numbered(number: usize) -> Option<Card> {
        (1..=Self::COUNT)
            .contains(&number)
            .then(|| Card(number as u8 - 1))
    }
}

impl Key for Card {
    const COUNT: usize = 128;
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> Card {
        Card(index as u8)
    }
    fn key(self) -> &'static str {
        NUMBERS[self.index()]
    }
}
engine::serde_by_key!(Card as "TrailCardKey");

/// A travel action (CT-A1, CT-A2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel {
    pub steps: u8,
    pub plane: bool,
    /// Steps or the plane, not both.
    pub either: bool,
}

/// The states of a campaign or smear action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tour {
    Listed(StateSet),
    /// CT-A11: every state of the region of the home state.
    HomeRegion,
}

/// What is printed on an action card. A dirty card has dirty actions in the same places (CT-Y2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFacts {
    pub reference: State,
    pub not_for_two: bool,
    pub dirty: bool,
    pub travel: Option<Travel>,
    /// CT-Y3: voters removed where the travel ends.
    pub suppression: u8,
    pub fundraise: Option<u16>,
    pub register: Option<u16>,
    pub advertise: Icons,
    pub campaign: Option<Tour>,
    pub politick: Option<Politick>,
    pub debate: Icons,
    /// CT-D12: its advertise and campaign states.
    pub coloured: StateSet,
}

impl CardFacts {
    /// CT-T4: whether the action is printed on the card.
    pub fn shows(&self, usage: Use) -> bool {
        match usage {
            Use::Travel => self.travel.is_some(),
            Use::Fundraise => self.fundraise.is_some(),
            Use::Register => self.register.is_some(),
            Use::Advertise => !self.advertise.is_empty(),
            Use::Campaign => self.campaign.is_some(),
            Use::Politick => self.politick.is_some(),
        }
    }
}

/// A card of an automated party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloCard {
    /// Spaces filled on the card, and voters of its register action; none where the direct action is automatic.
    pub register: Option<(u8, u8)>,
    pub direct: Use,
    pub cubes: u8,
    /// The states in the card's order, each with its threshold.
    pub states: [(State, u8); SoloCard::MOST_STATES],
    pub count: u8,
    /// Checks for each place of the topic card, top row first.
    pub grid: [u8; 6],
    pub rabbits: u8,
    pub trail: [Option<Issue>; SoloCard::MOST_TRAILS],
}

impl SoloCard {
    pub const MOST_STATES: usize = 12;
    pub const MOST_TRAILS: usize = 6;

    pub fn states(&self) -> &[(State, u8)] {
        &self.states[..usize::from(self.count)]
    }
}

/// The six issues of a topic card, top row first.
pub type Topic = [Issue; 6];

/// Everything that a deck file says.
#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    pub name: String,
    /// The text it was read from: options and journals carry a deck of a user's own whole.
    text: String,
    /// CT-D7: first and second star.
    pub stars: States<[Party; 2]>,
    pub regions: States<Region>,
    pub issues: States<Issue>,
    pub region_states: Table<Region, StateSet, 9>,
    pub issue_states: Issues<StateSet>,
    /// Starting money and voters.
    pub candidates: Table<Candidate, (u16, u16), 12>,
    pub topics: Vec<Topic>,
    facts: Vec<Option<CardFacts>>,
    pub standard: CardSet,
    pub dirty: CardSet,
    pub not_for_two: CardSet,
    /// The cards of each politick action.
    pub politicks: Table<Politick, CardSet, 25>,
    pub solo: Vec<SoloCard>,
    pub advanced: Parties<[Option<SoloCard>; Deck::ADVANCED]>,
    pub solo_names: Vec<String>,
    pub topic_names: Vec<String>,
    pub advanced_names: Vec<Vec<String>>,
}

const HOUSE: &str = include_str!("../../../decks/campaign-trail/house.toml");

static HOUSE_DECK: LazyLock<Arc<Deck>> = LazyLock::new(|| {
    Arc::new(
        Deck::read("house.toml", HOUSE)
            .expect("the house deck passes its own checks, as a test shows"),
    )
});

/// The deck of a table.
pub type DeckChoice = engine::deck::DeckChoice<Deck>;

impl engine::deck::Deck for Deck {
    const GAME: &'static str = <crate::state::CampaignTrail as engine::Game>::NAME;

    fn house() -> Arc<Deck> {
        Deck::house()
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
    /// Cards of an advanced solo deck.
    pub const ADVANCED: usize = 50;

    /// The deck that comes with the program.
    pub fn house() -> Arc<Deck> {
        HOUSE_DECK.clone()
    }

    /// The text of the file that the house deck is read from.
    pub fn house_text() -> &'static str {
        HOUSE
    }

    /// What is printed on a card of this deck.
    #[inline]
    pub fn facts(&self, card: Card) -> CardFacts {
        self.facts[card.index()].expect("only cards of the deck are dealt")
    }

    pub fn has(&self, card: Card) -> bool {
        self.facts.get(card.index()).is_some_and(Option::is_some)
    }

    /// Every card, dirty ones last.
    pub fn cards(&self) -> CardSet {
        self.standard.union(self.dirty)
    }
}
