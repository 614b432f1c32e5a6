//! The state of a game: what everybody knows, what is hidden, and the work in progress.
//!
//! Public and hidden things are different types, so that a view can be built from the one and what a viewer knows
//! of the other, and never by blanking a copy.

use crate::action::Use;
use crate::board::{Issue, Issues, OPENING_TRACK, Region, Regions, State, StateSet, States, Zone};
use crate::cards::{Card, CardSet};
use crate::effects::Cap;
use crate::options::Options;
use crate::side::{Lean, Side, Sides};
use engine::List;
use serde::{Deserialize, Serialize};

/// A table of 1960: The Making of the President.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NineteenSixty {
    pub(crate) public: Public,
    pub(crate) hidden: Hidden,
}

/// What everybody at the table can see or work out (chapter 20 of the rules page): the board with its Rest Cube
/// Zones and its spaces for persistent events, and every open pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyPublic"))]
pub struct Public {
    pub options: Options,
    /// 1 to 9.
    pub turn: u8,
    pub(crate) stage: Stage,
    /// Winner of the latest initiative check.
    pub initiative: Side,
    /// Who goes first in each Activity Phase of this turn.
    pub start_player: Side,

    pub support: States<Lean>,
    pub media: Regions<Lean>,
    pub endorsements: Regions<Lean>,
    pub issues: Issues<Lean>,
    /// The Issues Track, first place first.
    pub track: [Issue; 3],
    pub tokens: Sides<State>,
    pub momentum: Sides<u8>,
    /// Cubes in the Rest Cube Zones.
    pub rest: Sides<u8>,
    /// Cubes in the Political Capital Bag.
    pub bag: Sides<u16>,
    /// Candidate Cards that are active. They are no campaign cards, so no hand and no pile can hold one.
    pub candidate: Sides<bool>,
    /// Vice President cards that still lie beside their owners.
    pub vice_president: Sides<bool>,

    pub discard: CardSet,
    pub removed: CardSet,
    /// Cards that are being played or resolved right now.
    pub in_play: CardSet,
    /// Events in force until the end of the turn, by the player they speak of.
    pub in_force: Sides<CardSet>,
    /// What they come to together.
    #[cfg_attr(feature = "types", ts(skip))]
    pub(crate) force: Sides<Force>,
    pub debate_space: CardSet,
    pub election_space: CardSet,
    pub prevention_space: CardSet,
    /// Events that can no longer be resolved.
    pub prevented: CardSet,
    /// Endorsement cards left in their deck.
    pub endorsement_deck: Endorsements,

    /// Cards of a hand, and of a stack, that everybody has seen.
    #[cfg_attr(feature = "types", ts(skip))]
    pub(crate) known_hand: Sides<CardSet>,
    #[cfg_attr(feature = "types", ts(skip))]
    pub(crate) known_stack: Sides<CardSet>,
    #[cfg_attr(feature = "types", ts(skip))]
    pub(crate) reshuffle: Reshuffle,

    pub debate: Debate,
    /// Strategy cards revealed on Election Day and not yet resolved.
    pub revealed: Sides<CardSet>,
    /// Votes and winner once the game is over.
    pub result: Option<Tally>,
    #[cfg_attr(feature = "types", ts(skip))]
    pub(crate) frames: Frames,
}

/// What at least one player cannot see.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// The campaign deck. Its order is known to nobody, so it has none.
    pub(crate) deck: CardSet,
    pub(crate) hands: Sides<CardSet>,
    pub(crate) stacks: Sides<CardSet>,
    /// A card picked and not yet shown.
    pub(crate) picks: Sides<Option<Pick>>,
    /// Cards set aside in this phase and not yet final.
    pub(crate) aside: Sides<CardSet>,
    /// Cards of a hand, and of a stack, that its owner's opponent has seen.
    pub(crate) shown_hand: Sides<CardSet>,
    pub(crate) shown_stack: Sides<CardSet>,
}

/// What a player picked for his play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyPick"))]
pub enum Pick {
    Card(Card),
    Candidate,
    VicePresident,
}

/// What follows from a reshuffle: cards held before it cannot be among those that came back to the deck by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reshuffle {
    /// The cards that came back.
    pub returned: CardSet,
    /// How many cards of each hand, and of each stack, are certainly older.
    pub older_in_hand: Sides<u8>,
    pub older_in_stack: Sides<u8>,
}

/// All that events in force do to one player, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Force {
    /// Changes to Campaign Points: on every play, on Campaigning, on Positioning.
    pub points: i8,
    pub campaigning_points: i8,
    pub positioning_points: i8,
    pub free_travel: bool,
    pub no_checks: bool,
    pub checks_everywhere: bool,
    pub closed: StateSet,
    pub closed_where_opponent_leads: bool,
    pub may_not_spend: bool,
    pub tax_on_campaigning: bool,
    pub tax_on_events: bool,
    pub pledged: bool,
    pub free_preempt: bool,
    pub second_draw: bool,
}

/// The endorsement deck by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyEndorsements"))]
pub struct Endorsements {
    pub regional: Regions<u8>,
    pub major: u8,
}

/// Where the game goes on when nothing is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyStage"))]
pub(crate) enum Stage {
    TurnBegins,
    /// So many of the turn's ten plays have begun.
    Activity {
        plays: u8,
    },
    /// The next step of the Momentum Phase.
    Momentum {
        next: u8,
    },
    Strategy,
    TurnEnds,
    DebateRound,
    DebateResolve,
    ElectionCards,
    ElectionEvents,
    ElectionTally,
    Over,
}

/// The Debate Board (chapter 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyDebate"))]
pub struct Debate {
    /// The issues by the place they had on the track when the Debates began.
    pub original: [Issue; 3],
    /// Issues not yet won.
    pub open: Issues<bool>,
    /// Cards on each candidate's side of each issue.
    pub cards: Issues<Sides<CardSet>>,
    /// The Issues Track as it fills again: tiles of issues won, first place first.
    pub track: [Option<Issue>; 3],
    /// How many issues have been won.
    pub won: u8,
}

impl Default for Debate {
    fn default() -> Debate {
        Debate {
            original: OPENING_TRACK,
            open: Issues::default(),
            cards: Issues::default(),
            track: [None; 3],
            won: 0,
        }
    }
}

/// The final count (chapter 18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyTally"))]
pub struct Tally {
    pub votes: Sides<u16>,
    pub states: Sides<u16>,
    /// State support cubes over all states.
    pub cubes: Sides<u16>,
    pub winner: Option<Side>,
    /// What decided it.
    pub by: Decision,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyDecision"))]
pub enum Decision {
    Votes,
    States,
    Cubes,
    TieGoesToKennedy,
    Draw,
}

/// A piece of work in progress. The topmost one asks the current question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Frame {
    StartPlayer {
        side: Side,
    },
    Play(Play),
    Campaign(Campaign),
    /// Media cubes drawn and still to be placed.
    Advertise {
        side: Side,
        left: u8,
    },
    Position(Position),
    Checks(Checks),
    Event(Resolving),

    // Questions inside events.
    Add(AddSupport),
    Remove(RemoveSupport),
    OnAir {
        side: Side,
        total: u8,
        cap: Cap,
    },
    Swing {
        side: Side,
        n: u8,
    },
    MoveToken {
        side: Side,
        states: StateSet,
    },
    OneIssue {
        side: Side,
        n: u8,
    },
    SpreadIssues {
        side: Side,
        left: u8,
    },
    DropIssues {
        side: Side,
        left: u8,
    },
    Reorder {
        side: Side,
        first: Option<Issue>,
    },
    PlaceMedia {
        side: Side,
        left: u8,
    },
    DropMedia {
        side: Side,
        left: u8,
    },
    Endorse {
        side: Side,
        optional: bool,
    },
    Retrieve {
        side: Side,
        only: Option<Card>,
    },
    Redraw {
        side: Side,
        discarded: u8,
    },
    DrawCards {
        side: Side,
        n: u8,
    },
    Spend {
        side: Side,
        points: u8,
        barred: Option<Issue>,
    },
    ResolveDiscard {
        side: Side,
    },
    TurnUp {
        side: Side,
        left: u8,
    },
    Refresh {
        side: Side,
    },

    // The Momentum and Campaign Strategy Phases.
    Shift {
        side: Side,
    },
    /// The place on the track whose award comes next: 3, 2, 1, or 0 when all are made.
    Awards {
        place: u8,
    },
    /// How many answers each player still has to give.
    SetAside {
        left: Sides<u8>,
    },

    // The Debates.
    /// Cards of this round that are already shown.
    DebatePick {
        shown: Sides<Option<Card>>,
    },
    DebateReveal {
        cards: Sides<Option<Card>>,
        first: Option<Side>,
    },
    DebateAward {
        side: Side,
        left: u8,
    },

    // Election Day.
    StrategyCard {
        side: Side,
    },
    ElectionEvent {
        side: Side,
    },
    Recount {
        side: Side,
        n: u8,
    },
}

/// One card being played (chapters 6, 8, 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Play {
    pub side: Side,
    pub step: PlayStep,
    /// The card, once its use has been announced; none for the Candidate Card.
    pub card: Option<Card>,
    pub usage: Use,
    pub points: u8,
    pub preempted: bool,
    /// Whether Nixon's Pledge was in force when the card was announced.
    pub pledged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PlayStep {
    /// Up to the announcement: which card, what to discard for a Vice President card, what use. How far the player
    /// has come is hidden with what he has picked.
    Choose,
    /// What to use a Vice President card for, which lies open already.
    Use,
    Preempt,
    Act,
    AfterAct,
    Trigger,
    PutAway,
}

/// A Campaigning action (chapter 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Campaign {
    pub side: Side,
    pub points: u8,
    pub zone: Zone,
    /// States closed by a declaration, or used up by Whistlestop.
    pub closed: StateSet,
    /// At most one point in a state (Whistlestop).
    pub once_each: bool,
    /// The last step was a crossing and the token has not come to rest.
    pub crossed: bool,
    pub step: CampaignStep,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CampaignStep {
    Spend,
    Declare(State),
    Rest,
    Over,
}

/// A Positioning action (chapter 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Position {
    pub side: Side,
    pub points: u8,
    pub bought: Issues<u8>,
    pub barred: Option<Issue>,
}

/// Support checks being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Checks {
    pub side: Side,
    pub place: CheckPlace,
    pub left: u8,
    pub won: u8,
    /// The last cube failed and may be drawn again.
    pub failed: bool,
}

/// What a support check is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckPlace {
    State(State),
    Media,
}

/// An event being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Resolving {
    pub card: Card,
    pub resolver: Side,
    /// The next of its effects.
    pub next: u8,
    /// Resolved on Election Day, from the board.
    pub election_day: bool,
}

/// State support being added by an event (E-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AddSupport {
    pub side: Side,
    pub left: u8,
    pub cap: Cap,
    /// States that can still take some.
    pub open: StateSet,
    /// States that have taken one without a check.
    pub once: StateSet,
    /// States closed because checks were declared there.
    pub declared: StateSet,
    pub declare: Option<State>,
}

/// State support being taken off by an event (E-06, E-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RemoveSupport {
    pub side: Side,
    pub victim: Side,
    pub left: u8,
    pub cap: Cap,
    pub open: StateSet,
    pub once: StateSet,
    /// Whether the chooser may stop short.
    pub optional: bool,
}

/// The deepest nesting is Tricky Dick → High Hopes → Whistlestop → checks: a play, three events, a turning-up, a
/// campaign and checks.
const DEPTH: usize = 10;

/// The work in progress, innermost last.
pub(crate) type Frames = List<Frame, DEPTH>;

/// What lies unseen in the empty places of a list.
impl Default for Frame {
    fn default() -> Frame {
        Frame::Awards { place: 0 }
    }
}

impl Public {
    ///
    #[inline]
    pub fn leads(&self, side: Side, state: State) -> bool {
        self.support[state].leader() == Some(side)
    }

    ///
    #[inline]
    pub fn carries(&self, side: Side, state: State) -> bool {
        self.support[state].cubes(side) >= crate::board::CARRIED
    }

    /// The states that a player leads.
    pub fn led_by(&self, side: Side) -> StateSet {
        self.states_where(|support| support.leader() == Some(side))
    }

    /// The states without cubes.
    pub fn empty_states(&self) -> StateSet {
        self.states_where(Lean::is_empty)
    }

    #[inline]
    fn states_where(&self, test: impl Fn(Lean) -> bool) -> StateSet {
        let bits = self.support.cells().iter().enumerate();
        StateSet(bits.fold(0, |bits, (index, &support)| {
            bits | u64::from(test(support)) << index
        }))
    }

    /// Media cubes of a player over all boxes.
    #[inline]
    pub fn media_total(&self, side: Side) -> u16 {
        self.media
            .cells()
            .iter()
            .map(|media| media.cubes(side))
            .sum()
    }

    /// How many issues a player leads.
    pub fn issues_led(&self, side: Side) -> usize {
        self.issues
            .cells()
            .iter()
            .filter(|issue| issue.leader() == Some(side))
            .count()
    }

    /// Who has media support in a region.
    #[inline]
    pub fn on_air(&self, region: Region) -> Option<Side> {
        self.media[region].leader()
    }

    /// Who would take a state if it were Election Day now, as far as the board tells.
    pub fn would_take(&self, state: State) -> Side {
        let leader = self.support[state].leader();
        leader
            .or(self.endorsements[state.region()].leader())
            .unwrap_or(state.edge())
    }

    /// Electoral votes if it were Election Day now.
    pub fn votes_now(&self) -> Sides<u16> {
        let mut votes = Sides::new([0; 2]);
        for &state in State::ALL {
            votes[self.would_take(state)] += u16::from(state.votes());
        }
        votes
    }
}
