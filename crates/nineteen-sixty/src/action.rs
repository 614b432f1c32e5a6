//! Every answer that the game knows, with its number and its name.

use crate::board::{Issue, State, Zone};
use crate::cards::Card;
use crate::side::Side;
use engine::Key;

/// One atomic answer. The same answer serves in several questions: `State(NY)` spends a point there, places a debate
/// cube, names the state of a recount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Card(Card),
    CandidateCard,
    VicePresidentCard,
    State(State),
    Zone(Zone),
    Issue(Issue),
    /// A number of support checks, 1 to [`MAX_NUMBER`].
    Number(u8),
    Use(Use),
    Side(Side),
    Word(Word),
}

/// What a card is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Use {
    Event,
    Campaigning,
    Advertising,
    Positioning,
}

engine::keys!(Use {
    Event = "event",
    Campaigning = "campaign",
    Advertising = "advertise",
    Positioning = "position",
});

/// Answers that are a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Word {
    Stop,
    Accept,
    Preempt,
    NoPreempt,
    Trigger,
    NoTrigger,
    Redraw,
    Keep,
    TakeMomentum,
    TakeEndorsement,
    ShiftFirstSecond,
    ShiftSecondThird,
}

engine::keys!(Word {
    Stop = "stop",
    Accept = "accept",
    Preempt = "preempt",
    NoPreempt = "no-preempt",
    Trigger = "trigger",
    NoTrigger = "no-trigger",
    Redraw = "redraw",
    Keep = "keep",
    TakeMomentum = "take-momentum",
    TakeEndorsement = "take-endorsement",
    ShiftFirstSecond = "shift-first-second",
    ShiftSecondThird = "shift-second-third",
});

/// The most support checks that can be declared at once.
pub const MAX_NUMBER: u8 = 7;

// The families of answers lie one after another.
pub(crate) const CARDS: usize = 0;
pub(crate) const CANDIDATE_CARD: usize = CARDS + Card::COUNT;
pub(crate) const VICE_PRESIDENT_CARD: usize = CANDIDATE_CARD + 1;
pub(crate) const STATES: usize = VICE_PRESIDENT_CARD + 1;
pub(crate) const ZONES: usize = STATES + State::COUNT;
pub(crate) const ISSUES: usize = ZONES + Zone::COUNT;
pub(crate) const NUMBERS: usize = ISSUES + Issue::COUNT;
pub(crate) const USES: usize = NUMBERS + MAX_NUMBER as usize;
pub(crate) const SIDES: usize = USES + Use::COUNT;
pub(crate) const WORDS: usize = SIDES + Side::COUNT;

impl engine::Action for Action {
    const COUNT: usize = WORDS + Word::COUNT;

    #[inline]
    fn index(self) -> usize {
        match self {
            Action::Card(card) => CARDS + card.index(),
            Action::CandidateCard => CANDIDATE_CARD,
            Action::VicePresidentCard => VICE_PRESIDENT_CARD,
            Action::State(state) => STATES + state as usize,
            Action::Zone(zone) => ZONES + zone as usize,
            Action::Issue(issue) => ISSUES + issue as usize,
            Action::Number(number) => NUMBERS + number as usize - 1,
            Action::Use(usage) => USES + usage as usize,
            Action::Side(side) => SIDES + side as usize,
            Action::Word(word) => WORDS + word as usize,
        }
    }

    #[inline]
    fn from_index(index: usize) -> Option<Action> {
        Some(match index {
            CARDS..CANDIDATE_CARD => Action::Card(Card::at(index - CARDS)),
            CANDIDATE_CARD => Action::CandidateCard,
            VICE_PRESIDENT_CARD => Action::VicePresidentCard,
            STATES..ZONES => Action::State(State::at(index - STATES)),
            ZONES..ISSUES => Action::Zone(Zone::at(index - ZONES)),
            ISSUES..NUMBERS => Action::Issue(Issue::at(index - ISSUES)),
            NUMBERS..USES => Action::Number((index - NUMBERS) as u8 + 1),
            USES..SIDES => Action::Use(Use::at(index - USES)),
            SIDES..WORDS => Action::Side(Side::at(index - SIDES)),
            _ if index < Self::COUNT => Action::Word(Word::at(index - WORDS)),
            _ => return None,
        })
    }

    fn target(self) -> String {
        match self {
            Action::Card(card) => ["card:", card.key()].concat(),
            Action::CandidateCard => "card:candidate".into(),
            Action::VicePresidentCard => "card:vice-president".into(),
            Action::State(state) => ["state:", state.key()].concat(),
            Action::Zone(zone) => ["zone:", zone.key()].concat(),
            Action::Issue(issue) => ["issue:", issue.key()].concat(),
            Action::Number(number) => format!("number:{number}"),
            Action::Use(usage) => format!("button:{}", usage.key()),
            Action::Side(side) => format!("side:{}", side.key()),
            Action::Word(word) => format!("button:{}", word.key()),
        }
    }

    fn name(self) -> String {
        match self {
            Action::Card(card) => ["card ", card.key()].concat(),
            Action::CandidateCard => "candidate-card".into(),
            Action::VicePresidentCard => "vice-president".into(),
            Action::State(state) => ["state ", state.key()].concat(),
            Action::Zone(zone) => ["zone ", zone.key()].concat(),
            Action::Issue(issue) => ["issue ", issue.key()].concat(),
            Action::Number(number) => format!("declare {number}"),
            Action::Use(usage) => usage.key().into(),
            Action::Side(side) => side.key().into(),
            Action::Word(word) => word.key().into(),
        }
    }
}
