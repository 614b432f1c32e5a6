//! The state of a game: what everybody knows, what is hidden, and the work in progress.
//!
//! Public and hidden things are different types, so that a view is built from the one and what a viewer knows of the other.

use crate::action::Use;
use crate::board::{Icons, Issue, Issues, Parties, Party, PartySet, State, StateSet, States, Uses};
use crate::candidates::Candidate;
use crate::deck::{Card, CardFacts, CardSet, Deck};
use crate::log::Player;
use crate::options::{Options, Roster};
use engine::{Key, List, MAX_SEATS, Seat, SeatSet, Table};
use serde::{Deserialize, Serialize};

/// A table of Campaign Trail.
#[derive(Clone, Debug, PartialEq)]
pub struct CampaignTrail {
    pub(crate) public: Public,
    pub(crate) hidden: Hidden,
}

/// One value for each seat.
pub type Seats<T> = [T; MAX_SEATS];

/// The months, August first.
pub const MONTHS: usize = 3;
pub(crate) const OCTOBER: usize = 2;

/// What everybody at the table can see or work out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailPublic"))]
pub struct Public {
    pub options: Options,
    pub roster: Roster,
    pub(crate) stage: Stage,
    /// 0 August, 1 September, 2 October.
    pub month: u8,
    pub round: u16,
    /// CT-T1: the parties in the order of their turns; only the first `in_play` of them.
    pub order: [Party; 3],

    /// CT-D2: committed voters.
    pub voters: States<Parties<u16>>,
    /// CT-D10: who holds each state now.
    pub holders: States<Party>,
    pub electoral_votes: Parties<u16>,
    /// Registered voters and war chests (CT-D4).
    pub registered: Parties<u16>,
    pub chest: Parties<u16>,
    pub candidates: Seats<Option<Candidate>>,
    pub genius: Option<Party>,
    pub pawns: Seats<Option<State>>,
    pub homes: Seats<Option<State>>,

    /// CT-M4: cards left in each month's stack.
    pub stacks: [u8; MONTHS],
    /// How many of them lie at the bottom because somebody put them there.
    pub bottoms: [u8; MONTHS],
    pub discard: CardSet,
    /// Cards played in this turn.
    pub in_play: CardSet,
    /// CT-A14: ongoing cards in front of each player, and those that do not work yet.
    pub ongoing: Seats<CardSet>,
    pub fresh: Seats<CardSet>,
    /// Ongoing cards with a card face down beneath.
    pub covering: CardSet,
    /// Unprepared cards by the party they name.
    pub unprepared: Parties<CardSet>,
    /// Cards of a hand that everybody has seen.
    #[cfg_attr(feature = "types", ts(skip))]
    pub known_hand: Seats<CardSet>,

    /// CT-S14: topics and cities of the two debates.
    pub topics: [u8; 2],
    pub cities: [State; 2],
    /// CT-S15: where each issue's marker is.
    pub arena: Issues<Marker>,
    pub automated: Parties<Automated>,
    /// Money and voters already counted for an October Surprise.
    #[cfg_attr(feature = "types", ts(skip))]
    pub counted: Parties<[u16; 2]>,
    pub result: Option<Tally>,
    #[cfg_attr(feature = "types", ts(skip))]
    pub(crate) frames: Frames,
}

/// What at least one player cannot see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// The cards of all stacks but those put to the bottom. Their order is known to nobody, so they have none.
    pub(crate) deck: CardSet,
    /// Cards at the bottom of each stack, in the order in which they will come.
    pub(crate) bottoms: [Bottom; MONTHS],
    pub(crate) hands: Seats<CardSet>,
    /// The card face down beneath an ongoing card.
    pub(crate) beneath: Beneath,
    /// The two candidate cards that each player was dealt.
    pub(crate) offered: Seats<[Option<Candidate>; 2]>,
    pub(crate) picked: Seats<Option<Pick>>,
    /// CT-C3: what the Experienced Candidate has just drawn.
    pub(crate) drawn: CardSet,
    /// Who has not spoken yet in the window that is open, and what the others said.
    pub(crate) asked: SeatSet,
    pub(crate) responses: Seats<Option<Card>>,
    /// CT-T7: what running mates hold out to each other.
    pub(crate) offers: Seats<CardSet>,
}

/// What a player has picked and not yet shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailPick"))]
pub enum Pick {
    Candidate(Candidate),
    Home(State),
    Card(Card),
}

/// Which card lies beneath which: none for most.
pub type Beneath = Table<Card, Option<Card>, 128>;

/// Cards at the bottom of a stack, the next to come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Bottom {
    cards: CardSet,
    order: Line,
}

/// The most cards that one stack can have been given back: one for each turn of the longest game.
const LONGEST_LINE: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    cards: [u8; LONGEST_LINE],
    len: u8,
}

impl Default for Line {
    fn default() -> Line {
        Line {
            cards: [0; LONGEST_LINE],
            len: 0,
        }
    }
}

impl Bottom {
    /// Puts a card beneath all others. Where the line is full it refuses, and the card goes into the deck.
    pub fn push(&mut self, card: Card) -> bool {
        let at = usize::from(self.order.len);
        if at == LONGEST_LINE {
            return false;
        }
        self.order.cards[at] = card.index() as u8;
        self.order.len += 1;
        self.cards.insert(card);
        true
    }
    /// The topmost of them.
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.iter().next()?;
        self.order.cards.copy_within(1.., 0);
        self.order.cards[LONGEST_LINE - 1] = 0;
        self.order.len -= 1;
        self.cards.remove(card);
        Some(card)
    }
    pub fn cards(&self) -> CardSet {
        self.cards
    }
    pub fn len(&self) -> u8 {
        self.order.len
    }
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let line = self.order;
        (0..usize::from(line.len)).map(move |at| Card::at(usize::from(line.cards[at])))
    }
}

impl FromIterator<Card> for Bottom {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bottom {
        let mut bottom = Bottom::default();
        for card in cards {
            bottom.push(card);
        }
        bottom
    }
}
impl From<Vec<Card>> for Bottom {
    fn from(cards: Vec<Card>) -> Bottom {
        cards.into_iter().collect()
    }
}
impl From<Bottom> for Vec<Card> {
    fn from(bottom: Bottom) -> Vec<Card> {
        bottom.iter().collect()
    }
}

/// CT-B6: where an issue's marker is. In files `aside`, `centre` or `democrat 2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(rename = "TrailMarker", type = "string")
)]
pub enum Marker {
    /// Not in the debate.
    #[default]
    Aside,
    Centre,
    /// On a party's track, space 1 to 4.
    Track(Party, u8),
}

impl From<Marker> for String {
    fn from(marker: Marker) -> String {
        match marker {
            Marker::Aside => "aside".into(),
            Marker::Centre => "centre".into(),
            Marker::Track(party, space) => format!("{} {space}", party.key()),
        }
    }
}

impl TryFrom<String> for Marker {
    type Error = String;
    fn try_from(text: String) -> Result<Marker, String> {
        let track = || {
            let (party, space) = text.split_once(' ')?;
            let space = space.parse().ok().filter(|space| (1..=4).contains(space))?;
            Some(Marker::Track(Party::named(party)?, space))
        };
        match text.as_str() {
            "aside" => Ok(Marker::Aside),
            "centre" => Ok(Marker::Centre),
            _ => track().ok_or_else(|| {
                format!("'{text}' is no place of a marker: write aside, centre or democrat 2")
            }),
        }
    }
}

/// An automated party (chapters 9 and 10). What is not seen of its cards is open to nobody, so none of it is hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailAutomated"))]
pub struct Automated {
    /// CT-O3: voters on its register track.
    pub track: u8,
    /// Cards left in its stack, or in the stack of the month.
    pub cards: u8,
    /// CT-V2: cards set aside for the debates.
    pub debate_cards: u8,
    /// Its cards that have been turned up, by their place in the deck.
    #[cfg_attr(feature = "types", ts(skip))]
    pub seen: u64,
}

/// Where the game goes on when nothing is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailStage"))]
pub(crate) enum Stage {
    DealHands,
    TakeHomes,
    RoundBegins,
    /// The party turn at this place of the order begins.
    PartyTurn {
        at: u8,
    },
    /// An automated party has so many cards to resolve.
    AutomatedTurn {
        at: u8,
        left: u8,
    },
    /// A player's turn begins; so many turns of the party are over.
    Turn {
        at: u8,
        #[cfg_attr(feature = "types", ts(as = "u8"))]
        seat: Seat,
        done: u8,
    },
    TurnEnds {
        at: u8,
        #[cfg_attr(feature = "types", ts(as = "u8"))]
        seat: Seat,
        done: u8,
    },
    /// The party has acted and may exchange cards.
    Exchange {
        at: u8,
    },
    RoundEnds,
    DebateTurn {
        round: u8,
        at: u8,
    },
    LastWord {
        at: u8,
    },
    VoterReaction,
    DebateRefill {
        at: u8,
    },
    Election {
        at: u8,
    },
    Count,
    Over,
}

/// The final count (chapter 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailTally"))]
pub struct Tally {
    pub votes: Parties<u16>,
    pub states: Parties<u8>,
    pub winner: Party,
    pub by: Decision,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailDecision"))]
pub enum Decision {
    Votes,
    States,
    Runoff,
}

/// A piece of work in progress. The topmost one asks the current question. Frames are public and hold no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Frame {
    PickCandidates {
        left: SeatSet,
    },
    PickHomes {
        left: SeatSet,
    },
    TeamOrder {
        at: u8,
        party: Party,
    },
    Play(Play),
    Window(Window),
    Travel(Journey),
    /// Frequent Flyer: own pawn or the running mate's.
    WhoTravels {
        seat: Seat,
        own: Journey,
        mate: Journey,
    },
    /// The Outsider may travel.
    MayTravel {
        seat: Seat,
    },
    /// A party is picked whose money or voters are taken.
    Raid {
        seat: Seat,
        amount: u16,
        voters: bool,
    },
    Advertise(Advertise),
    Place(Place),
    Remove(Remove),
    Tribute {
        seat: Seat,
        to: Party,
    },
    Effects {
        seat: Seat,
        card: Card,
        next: u8,
    },
    Grassroots {
        seat: Seat,
        card: Card,
        done: u8,
    },
    WinRegion {
        seat: Seat,
        most: u8,
    },
    TakeDiscard {
        seat: Seat,
    },
    /// A card taken from the discards: to the hand, or played.
    HandOrPlay {
        seat: Seat,
        card: Card,
    },
    DiscardOngoing {
        seat: Seat,
    },
    Tuck {
        seat: Seat,
        card: Card,
    },
    NameParty {
        seat: Seat,
        card: Card,
    },
    FalseNews {
        seat: Seat,
        count: u8,
    },
    Scandal {
        by: Seat,
        party: Party,
        money: u8,
        voters: u8,
    },
    /// CT-C3: one of the drawn cards goes to the bottom of a stack.
    Return {
        seat: Seat,
        stack: u8,
    },
    Offer {
        party: Party,
        /// How many cards the President holds out, once that is settled.
        made: u8,
    },
    DebateCard {
        seat: Seat,
    },
    LastWord {
        seat: Seat,
    },
    /// Voters in one state of the player's choice.
    OneState {
        seat: Seat,
        count: u8,
    },
    /// A card of an automated party is resolved.
    AutomatedCard {
        party: Party,
        card: u8,
        /// Whether the window before it is over.
        answered: bool,
    },
}

/// One card being played (CT-T3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Play {
    pub seat: Seat,
    pub step: PlayStep,
    /// The card, once its action has been announced, or from the start where it is not the player's to choose.
    pub card: Option<Card>,
    pub usage: Use,
    /// Whether it is the first card of the turn.
    pub first: bool,
    /// CT-P4: the action that a Change of Plans forbids.
    pub barred: Option<Use>,
    /// CT-P11: Local Funds Dry Up was played against it.
    pub dry: bool,
    /// Played by Diverse Strategy: may be left out, and may not play a further card.
    pub follow_up: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PlayStep {
    /// Which card and which action; how far the player has come is hidden.
    Choose,
    ChangeOfPlans,
    DryUp,
    Watched,
    Act,
    Over,
}

/// CT-A15: opponents may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Window {
    pub party: Party,
    pub usage: Use,
    pub kind: WindowKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WindowKind {
    ChangeOfPlans,
    DryUp,
}

/// A pawn on its way (CT-A1, CT-A2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Journey {
    /// Who decides, and whose pawn moves.
    pub seat: Seat,
    pub pawn: Seat,
    pub steps: u8,
    pub plane: bool,
    /// Steps or the plane, not both.
    pub either: bool,
    /// CT-C2: voters that may still be placed on the way; the way then matters.
    pub drops: u8,
    pub by_steps: bool,
    /// Whether the pawn has left the state it began in.
    pub moved: bool,
    /// CT-Y3: voters to be removed where it ends.
    pub suppression: u8,
}

/// An advertise or mudslinging action in progress (CT-A6, CT-Y6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Advertise {
    pub seat: Seat,
    pub card: Card,
    pub used: Icons,
    pub count: u8,
    /// CT-C8: the issue that is not on the card has been used.
    pub extra: bool,
    /// CT-C7: voters that still come from the undecided supply.
    pub free: u8,
}

/// Voters being placed one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    pub seat: Seat,
    pub left: u8,
    pub open: StateSet,
    /// The most in one state, if there is a limit of three or fewer.
    pub cap: Option<u8>,
    pub placed: Uses,
    pub count: u8,
    /// Voters that come from the undecided supply.
    pub free: u8,
    /// CT-P11: money for each voter.
    pub dry: bool,
    /// CT-C10: where the first voter must go.
    pub first_at: Option<State>,
    /// How many must be placed.
    pub must: u8,
}

/// Voters being removed one by one, some of them replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Remove {
    pub seat: Seat,
    /// Whose voters may go.
    pub parties: PartySet,
    pub left: u8,
    pub open: StateSet,
    pub cap: Option<u8>,
    pub removed: Uses,
    /// The state picked, while the party is asked for.
    pub at: Option<State>,
    pub first_at: Option<State>,
    pub optional: bool,
    /// Whether a voter of the player's own takes the place, at this price.
    pub replace: bool,
    pub price: u8,
    pub why: Why,
}

/// What voters are removed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    Suppression,
    Mudslinging,
    Smear,
    Ethics,
    Scandal,
    Convert,
    Bribe,
}

/// The deepest nesting: a play, its effects, Grassroots, a journey.
const DEPTH: usize = 8;

/// The work in progress, innermost last.
pub(crate) type Frames = List<Frame, DEPTH>;

/// What lies unseen in the empty places of a list.
impl Default for Frame {
    fn default() -> Frame {
        Frame::MayTravel { seat: Seat(0) }
    }
}

impl CampaignTrail {
    #[inline]
    pub(crate) fn deck(&self) -> &Deck {
        self.public.options.deck()
    }
    #[inline]
    pub(crate) fn facts(&self, card: Card) -> CardFacts {
        self.deck().facts(card)
    }
    #[inline]
    pub(crate) fn party(&self, seat: Seat) -> Party {
        self.public.roster.party(seat)
    }
    /// A player as the log names them.
    pub(crate) fn player(&self, seat: Seat) -> Player {
        Player {
            seat,
            name: self.public.roster.seat_name(seat),
        }
    }
    /// Where a pawn stands. Before homes are picked nobody moves.
    #[inline]
    pub(crate) fn pawn(&self, seat: Seat) -> State {
        self.public.pawns[seat.index()].unwrap_or(State::DC)
    }
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index()]
    }

    /// The parties in the order of their turns.
    pub(crate) fn order(&self) -> impl Iterator<Item = Party> + use<> {
        let order = self.public.order;
        (0..self.public.roster.in_play.len()).map(move |at| order[at])
    }

    /// CT-A17: every player of another party, in turn order after `party`.
    pub(crate) fn opponents_in_order(&self, party: Party) -> impl Iterator<Item = Seat> + use<> {
        let count = self.public.roster.in_play.len();
        let order = self.public.order;
        let start = self.order().position(|other| other == party).unwrap_or(0);
        let roster = self.public.roster;
        (1..count)
            .map(move |step| order[(start + step) % count])
            .flat_map(move |other| roster.team(other))
    }

    /// How many copies of an ongoing politick action work for a seat now.
    #[inline]
    pub(crate) fn active(&self, seat: Seat, politick: crate::politick::Politick) -> CardSet {
        self.public.ongoing[seat.index()]
            .minus(self.public.fresh[seat.index()])
            .intersection(self.deck().politicks[politick])
    }

    pub(crate) fn states_of(&self, issue: Issue) -> StateSet {
        self.deck().issue_states[issue]
    }
}
