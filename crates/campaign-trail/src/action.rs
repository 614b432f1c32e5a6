//! Every answer that the game knows, with its number and its name.

use crate::board::{Issue, Party, Region, State};
use crate::candidates::Candidate;
use crate::deck::Card;
use engine::Key;

/// One atomic answer. The same answer serves in several questions: `State(NY)` travels there, places a voter there or
/// picks a home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Card(Card),
    State(State),
    Issue(Issue),
    Candidate(Candidate),
    Party(Party),
    Region(Region),
    Use(Use),
    Word(Word),
}

/// CT-T9: the six actions, support first. A dirty action counts as the action it is a kind of (CT-Y2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Use {
    Travel,
    Fundraise,
    Register,
    Advertise,
    Campaign,
    Politick,
}

engine::keys!(Use as "TrailUse" {
    Travel = "travel",
    Fundraise = "fundraise",
    Register = "register",
    Advertise = "advertise",
    Campaign = "campaign",
    Politick = "politick",
});

/// Answers that are a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Word {
    Stop,
    Pass,
    Yes,
    /// A card none of whose actions can be taken.
    DiscardCard,
    /// Who of a team goes first.
    President,
    VicePresident,
    /// Frequent Flyer: who moves.
    MoveOwnPawn,
    MoveRunningMate,
    /// The Establishment Candidate: a voter where the pawn is.
    PlaceVoter,
    ToHand,
    PlayNow,
    PayMoney,
    GiveVoters,
    GainMoney,
    GainVoters,
    Move,
    PlaceColoured,
}

engine::keys!(Word {
    Stop = "stop",
    Pass = "pass",
    Yes = "yes",
    DiscardCard = "discard-card",
    President = "president-first",
    VicePresident = "vice-president-first",
    MoveOwnPawn = "move-own-pawn",
    MoveRunningMate = "move-running-mate",
    PlaceVoter = "place-voter",
    ToHand = "to-hand",
    PlayNow = "play-now",
    PayMoney = "pay-money",
    GiveVoters = "give-voters",
    GainMoney = "gain-money",
    GainVoters = "gain-voters",
    Move = "move",
    PlaceColoured = "place-coloured",
});

// The families of answers lie one after another.
pub(crate) const CARDS: usize = 0;
pub(crate) const STATES: usize = CARDS + Card::COUNT;
pub(crate) const ISSUES: usize = STATES + State::COUNT;
pub(crate) const CANDIDATES: usize = ISSUES + Issue::COUNT;
pub(crate) const PARTIES: usize = CANDIDATES + Candidate::COUNT;
pub(crate) const REGIONS: usize = PARTIES + Party::COUNT;
pub(crate) const USES: usize = REGIONS + Region::COUNT;
pub(crate) const WORDS: usize = USES + Use::COUNT;

impl engine::Action for Action {
    const COUNT: usize = WORDS + Word::COUNT;

    #[inline]
    fn index(self) -> usize {
        match self {
            Action::Card(card) => CARDS + card.index(),
            Action::State(state) => STATES + state as usize,
            Action::Issue(issue) => ISSUES + issue as usize,
            Action::Candidate(candidate) => CANDIDATES + candidate as usize,
            Action::Party(party) => PARTIES + party as usize,
            Action::Region(region) => REGIONS + region as usize,
            Action::Use(usage) => USES + usage as usize,
            Action::Word(word) => WORDS + word as usize,
        }
    }

    #[inline]
    fn from_index(index: usize) -> Option<Action> {
        Some(match index {
            CARDS..STATES => Action::Card(Card::at(index - CARDS)),
            STATES..ISSUES => Action::State(State::at(index - STATES)),
            ISSUES..CANDIDATES => Action::Issue(Issue::at(index - ISSUES)),
            CANDIDATES..PARTIES => Action::Candidate(Candidate::at(index - CANDIDATES)),
            PARTIES..REGIONS => Action::Party(Party::at(index - PARTIES)),
            REGIONS..USES => Action::Region(Region::at(index - REGIONS)),
            USES..WORDS => Action::Use(Use::at(index - USES)),
            _ if index < Self::COUNT => Action::Word(Word::at(index - WORDS)),
            _ => return None,
        })
    }

    fn target(self) -> String {
        match self {
            Action::Card(card) => format!("card:{}", card.number()),
            Action::State(state) => format!("state:{}", state.key()),
            Action::Issue(issue) => format!("issue:{}", issue.key()),
            Action::Candidate(candidate) => format!("candidate:{}", candidate.key()),
            Action::Party(party) => format!("party:{}", party.key()),
            Action::Region(region) => format!("region:{}", region.key()),
            Action::Use(usage) => format!("button:{}", usage.key()),
            Action::Word(word) => format!("button:{}", word.key()),
        }
    }

    fn name(self) -> String {
        match self {
            Action::Card(card) => format!("card {}", card.number()),
            Action::State(state) => format!("state {}", state.key()),
            Action::Issue(issue) => format!("issue {}", issue.key()),
            Action::Candidate(candidate) => format!("candidate {}", candidate.key()),
            Action::Party(party) => party.key().into(),
            Action::Region(region) => format!("region {}", region.key()),
            Action::Use(usage) => usage.key().into(),
            Action::Word(word) => word.key().into(),
        }
    }
}
