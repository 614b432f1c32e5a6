//! What events can do. An event card is a list of these; one interpreter (`event.rs`) reads them, and the same list
//! gives the card's text, its highlights and its tests.

use crate::board::{Issue, Region, State, StateSet};
use crate::cards::Card;
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// Whom a part of an event speaks of. Where nobody fits, that part does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Whoever played or triggered the event.
    Resolver,
    /// The resolver's opponent.
    Opponent,
    Kennedy,
    Nixon,
    /// Whoever leads the issue.
    Leads(Issue),
    /// Whoever leads the state.
    LeadsState(State),
    /// Whoever has more state support in these states together.
    StrongerIn(&'static [State]),
    /// Whoever has media support in the region.
    OnAirIn(Region),
}

/// Which states a part of an event speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Within {
    Anywhere,
    Regions(&'static [Region]),
    /// States of these regions worth so many electoral votes or fewer.
    Small(&'static [Region], u8),
    /// States worth so many electoral votes or more.
    Large(u8),
    States(&'static [State]),
    /// States without any cube when the event begins.
    Empty,
}

/// A limit for each state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cap {
    None,
    One,
    Two,
}

/// One part of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    // Conditions: the parts after them work only if they hold.
    OnlyIfLeads(Side, Issue),
    /// Leads two or three issues.
    OnlyIfLeadsSeveral(Side),

    // State support.
    /// May add up to `total`, at most `cap` in a state.
    MayAdd {
        who: Who,
        total: u8,
        cap: Cap,
        within: Within,
    },
    /// The same, in one region of his choice in which he has media support.
    MayAddOnAir {
        who: Who,
        total: u8,
        cap: Cap,
    },
    /// Gains so many in a named state.
    Gain {
        who: Who,
        n: u8,
        state: State,
    },
    /// Whoever leads more states of the region gains momentum, and support in each of its empty states.
    GatherMomentum(Region),
    /// May take over one state that the opponent leads but does not carry, and moves there.
    MaySwing {
        who: Who,
        n: u8,
    },
    /// May take off the opponent's support.
    MayRemove {
        who: Who,
        total: u8,
        cap: Cap,
        within: Within,
    },
    /// Must take off his own support.
    MustRemove {
        who: Who,
        total: u8,
        within: Within,
    },
    Lose {
        who: Who,
        n: u8,
        state: State,
    },
    /// Loses support in the state where his own token stands.
    LoseAtToken {
        who: Who,
        n: u8,
    },

    // Tokens.
    MoveToken {
        who: Who,
        to: State,
    },
    MoveTokenToOneOf {
        who: Who,
        states: &'static [State],
    },

    // Momentum.
    GainMomentum {
        who: Who,
        n: u8,
    },
    LoseMomentum {
        who: Who,
        n: u8,
    },
    /// Gains as much as he lacks to draw level with the opponent.
    DrawLevel {
        who: Who,
    },

    // Issues.
    Raise {
        issue: Issue,
        places: u8,
    },
    GainIssue {
        who: Who,
        issue: Issue,
        n: u8,
    },
    LoseIssue {
        who: Who,
        issue: Issue,
        n: u8,
    },
    /// Loses one on every issue he leads.
    LoseEachIssue {
        who: Who,
    },
    /// Whoever leads either issue loses one there; whoever leads both also loses momentum.
    LeadersLose([Issue; 2]),
    /// May add all of it to one issue.
    MayAddToOneIssue {
        who: Who,
        n: u8,
    },
    /// May spread it over issues as he likes.
    MayAddToIssues {
        who: Who,
        n: u8,
    },
    /// Must take off his own issue support, where he likes.
    MustRemoveIssues {
        who: Who,
        n: u8,
    },
    ReorderIssues {
        who: Who,
    },

    // Media and endorsements.
    GainMedia {
        who: Who,
        region: Region,
        n: u8,
    },
    MayPlaceMedia {
        who: Who,
        n: u8,
    },
    /// May take off the opponent's media cubes.
    MayRemoveMedia {
        who: Who,
        n: u8,
    },
    MayEndorse {
        who: Who,
    },

    // Cards.
    MayRetrieve {
        who: Who,
    },
    MayRetrieveCard {
        who: Who,
        card: Card,
    },
    /// May discard any number of hand cards and draws as many.
    MayRedraw {
        who: Who,
    },
    MayDraw {
        who: Who,
        n: u8,
    },
    ShowHand {
        who: Who,
    },
    /// May spend so many Campaign Points on one action.
    MaySpend {
        who: Who,
        points: u8,
    },
    /// May campaign with so many points, at most one in a state.
    MayCampaign {
        who: Who,
        points: u8,
    },
    /// May resolve the event of a card in the discard pile.
    MayResolveDiscard {
        who: Who,
    },
    /// Turns up so many cards of the deck and resolves those with his icon.
    ResolveFromDeck {
        who: Who,
        n: u8,
    },
    MayRefreshCandidate {
        who: Who,
    },
    ExhaustCandidate {
        who: Who,
    },

    /// Stays in force until the end of the turn.
    Lasts {
        who: Who,
        rows: &'static [Lasting],
    },
    /// Stays on the board.
    Stays(Space),

    // Election Day.
    Check {
        who: Who,
        n: u8,
        state: State,
    },
    CheckAnywhere {
        who: Who,
        n: u8,
    },
}

/// What an event can do until the end of the turn, to or for the player it speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// Every card he plays for points is worth so much more or less, within 1 to 5.
    Points {
        on: PointsOn,
        change: i8,
    },
    FreeTravel,
    /// No support checks for Campaigning.
    NoChecks,
    /// Support checks for Campaigning everywhere, as if the opponent carried every state.
    ChecksEverywhere,
    /// May not spend Campaign Points on support in these states.
    Closed(Within),
    /// The same for states that the opponent leads at that moment.
    ClosedWhereOpponentLeads,
    MayNotSpendMomentum,
    /// Pays 1 momentum for each card played in this way, or may not.
    Tax(TaxOn),
    /// The opponent gains 1 momentum whenever he plays a card as anything but a Campaigning action.
    Pledged,
    FreePreempt,
    /// May draw again once for each failed support check.
    SecondDraw,
}

/// Which plays a change of points applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointsOn {
    Everything,
    Campaigning,
    Positioning,
}

/// Which plays are taxed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaxOn {
    Campaigning,
    Events,
}

/// Where a persistent event lies, and what it does from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    Debate(DebateEvent),
    ElectionDay(ElectionEvent),
    /// These events can no longer be resolved.
    Prevention(&'static [Card]),
}

/// What a Debate event does in turn 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebateEvent {
    /// He reveals his card before the other player picks.
    RevealsFirst(Side),
    /// His total on each issue counts as 1 higher.
    Bonus(Side),
}

/// What an Election Day event does in turn 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElectionEvent {
    /// Resolved in the order that the initiative chooses.
    Resolve(&'static [Effect]),
    /// Works at the final tally: votes of these states go to nobody if Kennedy leads but does not carry them.
    Withhold(&'static [State]),
}

impl Cap {
    /// The most support that one state can take of `total`.
    pub const fn limit(self, total: u8) -> u8 {
        match self {
            Cap::None => total,
            Cap::One => 1,
            Cap::Two => 2,
        }
    }
}

impl Within {
    /// The states meant. [`Within::Empty`] depends on the board and means all here.
    pub fn states(self) -> StateSet {
        match self {
            Within::Anywhere | Within::Empty => StateSet::ALL,
            Within::Regions(regions) => all_of(regions),
            Within::Small(regions, votes) => all_of(regions)
                .iter()
                .filter(|state| state.votes() <= votes)
                .collect(),
            Within::Large(votes) => StateSet::ALL
                .iter()
                .filter(|state| state.votes() >= votes)
                .collect(),
            Within::States(states) => states.iter().copied().collect(),
        }
    }
}

fn all_of(regions: &[Region]) -> StateSet {
    regions.iter().fold(StateSet::default(), |states, region| {
        states | region.states()
    })
}
