//! What is printed on the board and on the cards, for clients that draw them.

use crate::action::Use;
use crate::board::{CITIES, Icons, Issue, Parties, Party, Region, State};
use crate::candidates::Candidate;
use crate::deck::{Card, CardFacts, Deck, SoloCard, Topic, Tour, Travel};
use crate::politick::Politick;
use crate::words::politick_text;
use engine::{Key, Message};
use serde::Serialize;

/// The board and the cards of one deck.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailReference"))]
pub struct Reference {
    deck: String,
    states: Vec<PrintedState>,
    cards: Vec<PrintedCard>,
    candidates: Vec<PrintedCandidate>,
    topics: Vec<PrintedTopic>,
    /// The cards that run automated parties: the basic deck, and the advanced one of each party.
    solo: Vec<PrintedSoloCard>,
    #[cfg_attr(
        feature = "types",
        ts(type = "Record<TrailParty, Array<TrailSoloCard>>")
    )]
    advanced: Parties<Vec<PrintedSoloCard>>,
}

/// A state on the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailState"))]
struct PrintedState {
    key: State,
    name: &'static str,
    votes: u16,
    region: Region,
    /// First and second tie-break star.
    stars: [Party; 2],
    issue: Issue,
    /// Whether a plane can land there.
    city: bool,
    /// The party for which it is an ethics state.
    ethics: Option<Party>,
    neighbours: Vec<State>,
}

/// An action card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailCard"))]
struct PrintedCard {
    key: Card,
    number: u8,
    dirty: bool,
    /// The state that makes it a home.
    reference: State,
    not_for_two: bool,
    actions: Vec<Use>,
    /// Steps, `plane`, `plane+1` or `5/plane`.
    travel: Option<String>,
    suppression: u8,
    fundraise: Option<u16>,
    register: Option<u16>,
    /// Each issue as often as it is printed.
    advertise: Vec<Issue>,
    campaign: Option<PrintedTour>,
    politick: Option<Politick>,
    text: Option<Message>,
    debate: Vec<Issue>,
}

/// The states of a campaign: a list, or `home` for the region of the home state.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailTour"))]
enum PrintedTour {
    Listed(Vec<State>),
    Home(HomeRegion),
}

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailHomeRegion"))]
enum HomeRegion {
    Home,
}

/// A candidate card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailCandidate"))]
struct PrintedCandidate {
    key: Candidate,
    money: u16,
    voters: u16,
}

/// A topic card of a debate, top row first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailTopic"))]
struct PrintedTopic {
    key: String,
    issues: Topic,
}

/// A card of an automated party.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailSoloCard"))]
struct PrintedSoloCard {
    key: String,
    /// Full spaces of the register track that let the direct action be taken; none where it always is.
    filled: Option<u8>,
    register: Option<u8>,
    direct: Use,
    cubes: u8,
    states: Vec<PrintedThreshold>,
    /// Checks for each place of the topic card, top row first.
    grid: [u8; 6],
    rabbits: u8,
    trail: Vec<Issue>,
}

/// A state of an automated party's card, with the lead at which it is safe.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailThreshold"))]
struct PrintedThreshold {
    state: State,
    threshold: u8,
}

impl Reference {
    /// All that is printed on the board and the cards of a deck.
    pub fn of(deck: &Deck) -> Reference {
        let candidates = Candidate::all().map(|key| {
            let (money, voters) = deck.candidates[key];
            PrintedCandidate { key, money, voters }
        });
        let topics = deck.topics.iter().zip(&deck.topic_names);
        let advanced = |party: Party| {
            let names = &deck.advanced_names[party.index()];
            let cards = deck.advanced[party].iter().flatten();
            solo_cards(names.iter().zip(cards))
        };
        Reference {
            deck: deck.name.clone(),
            states: State::all()
                .map(|state| PrintedState::of(deck, state))
                .collect(),
            cards: deck
                .cards()
                .iter()
                .map(|card| PrintedCard::of(card, &deck.facts(card)))
                .collect(),
            candidates: candidates.collect(),
            topics: topics
                .map(|(&issues, name)| PrintedTopic {
                    key: name.clone(),
                    issues,
                })
                .collect(),
            solo: solo_cards(deck.solo_names.iter().zip(&deck.solo)),
            advanced: Parties::new(
                [Party::Democrat, Party::Libertarian, Party::Republican].map(advanced),
            ),
        }
    }
}

impl PrintedState {
    fn of(deck: &Deck, state: State) -> PrintedState {
        PrintedState {
            key: state,
            name: state.name(),
            votes: state.votes(),
            region: deck.regions[state],
            stars: deck.stars[state],
            issue: deck.issues[state],
            city: CITIES.contains(state),
            ethics: Party::all().find(|party| party.ethics_states().contains(state)),
            neighbours: state.neighbours().iter().collect(),
        }
    }
}

impl PrintedCard {
    fn of(card: Card, facts: &CardFacts) -> PrintedCard {
        PrintedCard {
            key: card,
            number: card.number(),
            dirty: facts.dirty,
            reference: facts.reference,
            not_for_two: facts.not_for_two,
            actions: Use::all().filter(|&usage| facts.shows(usage)).collect(),
            travel: facts.travel.map(travel),
            suppression: facts.suppression,
            fundraise: facts.fundraise,
            register: facts.register,
            advertise: icons(facts.advertise),
            campaign: facts.campaign.map(|tour| match tour {
                Tour::Listed(states) => PrintedTour::Listed(states.iter().collect()),
                Tour::HomeRegion => PrintedTour::Home(HomeRegion::Home),
            }),
            politick: facts.politick,
            text: facts.politick.map(politick_text),
            debate: icons(facts.debate),
        }
    }
}

fn travel(travel: Travel) -> String {
    match (travel.plane, travel.either) {
        (false, _) => travel.steps.to_string(),
        (true, true) => format!("{}/plane", travel.steps),
        (true, false) if travel.steps > 0 => format!("plane+{}", travel.steps),
        (true, false) => "plane".into(),
    }
}

fn icons(icons: Icons) -> Vec<Issue> {
    icons
        .issues()
        .flat_map(|issue| std::iter::repeat_n(issue, usize::from(icons.count(issue))))
        .collect()
}

fn solo_cards<'a>(cards: impl Iterator<Item = (&'a String, &'a SoloCard)>) -> Vec<PrintedSoloCard> {
    cards
        .map(|(name, card)| PrintedSoloCard {
            key: name.clone(),
            filled: card.register.map(|(filled, _)| filled),
            register: card.register.map(|(_, register)| register),
            direct: card.direct,
            cubes: card.cubes,
            states: card
                .states()
                .iter()
                .map(|&(state, threshold)| PrintedThreshold { state, threshold })
                .collect(),
            grid: card.grid,
            rabbits: card.rabbits,
            trail: card.trail.iter().flatten().copied().collect(),
        })
        .collect()
}
