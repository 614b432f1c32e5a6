//! Caucus: a small game that uses every part of the contract, to prove the suite and to be read.
//!
//! Two to six seats, alone or in parties of two, collect delegates for three rounds. Each round they pledge in secret
//! and together, then take turns playing a card; a smear can be rebutted by any opponent. The Machine, an opponent
//! without a seat, may turn up a card of its own and beat them all.
//!
//! This file is the table and the contract; `rules` is the play, `view` what is seen, `words` what is read.

mod rules;
mod view;
mod words;

use engine::{
    Action, ActionSet, Chance, Draw, Game, Illegal, Insight, Log, Outcome, Question, Reveal, Seat,
    SeatSet, SetupError, Status, Table, Viewer, keys,
};
use hustings_engine as engine;
use serde::{Deserialize, Serialize};
pub use view::{View, scramble};

pub const CARDS: Draw = Draw("cards");
pub const DICE: Draw = Draw("dice");
pub const MACHINE: Draw = Draw("machine");

///
pub const ROUNDS: u8 = 3;
/// how many of each card the deck holds for each seat.
pub const CARDS_A_SEAT: [u8; 4] = [1, 1, 2, 1];
///
const HAND: u8 = 3;
///
const MOST_PLEDGED: u8 = 2;
/// how many of each card the Machine has.
const MACHINE_CARDS: [u8; 3] = [3, 2, 1];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    Rally,
    Favor,
    Smear,
    Rebuttal,
}
keys!(Card { Rally = "rally", Favor = "favor", Smear = "smear", Rebuttal = "rebuttal" });

/// How many there are of each card: hands, the deck and the discard pile have no order.
pub type Pile = Table<Card, u8, 4>;

pub fn size(pile: &Pile) -> u8 {
    pile.cells().iter().sum()
}

/// A card of the opponent without a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scheme {
    Graft,
    Strike,
    Nap,
}
keys!(Scheme { Graft = "graft", Strike = "strike", Nap = "nap" });

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub seats: u8,
    pub parties: bool,
    pub machine: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: 3,
            parties: false,
            machine: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Answer {
    Pledge(u8),
    Play(Card),
    Rest,
    Target(Seat),
    Rebut,
    Pass,
}

impl Action for Answer {
    const COUNT: usize = 16;

    fn index(self) -> usize {
        match self {
            Answer::Pledge(delegates) => delegates as usize,
            Answer::Play(card) => 3 + card as usize,
            Answer::Rest => 7,
            Answer::Target(seat) => 8 + seat.index(),
            Answer::Rebut => 14,
            Answer::Pass => 15,
        }
    }

    fn from_index(index: usize) -> Option<Answer> {
        Some(match index {
            0..=2 => Answer::Pledge(index as u8),
            3..=6 => Answer::Play(Card::ALL[index - 3]),
            7 => Answer::Rest,
            8..=13 => Answer::Target(Seat(index as u8 - 8)),
            14 => Answer::Rebut,
            15 => Answer::Pass,
            _ => return None,
        })
    }

    fn name(self) -> String {
        match self {
            Answer::Pledge(delegates) => format!("pledge {delegates}"),
            Answer::Play(card) => format!("play {}", engine::Key::key(card)),
            Answer::Rest => "rest".into(),
            Answer::Target(seat) => format!("target {}", words::NAMES[seat.index()]),
            Answer::Rebut => "rebut".into(),
            Answer::Pass => "pass".into(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    Opened {
        bottom: Card,
    },
    Pledged {
        pledges: Vec<u8>,
        gainer: Option<Seat>,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Rolled {
        seat: Seat,
        die: u8,
        gain: u8,
    },
    Smeared {
        by: Seat,
        target: Seat,
    },
    Rebutted {
        seats: SeatSet,
    },
    Hit {
        by: Seat,
        target: Seat,
    },
    /// The card is there for those who may see it.
    Drew {
        seat: Seat,
        card: Option<Card>,
        seen_by: SeatSet,
    },
    DrewBottom {
        seat: Seat,
        card: Card,
    },
    Turned {
        scheme: Scheme,
    },
    Ended {
        winners: SeatSet,
    },
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Everybody pledges; what is in already stays hidden.
    Pledging {
        pledges: [Option<u8>; 6],
    },
    Turn {
        seat: Seat,
    },
    Targeting {
        seat: Seat,
    },
    /// Everybody who might rebut, as far as the table knows, is asked; whether they did stays hidden.
    Window {
        by: Seat,
        target: Seat,
        asked: SeatSet,
        rebuts: [Option<bool>; 6],
    },
    Over {
        outcome: Outcome,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Caucus {
    pub options: Options,
    pub round: u8,
    pub step: Step,
    /// The last pledges that were turned over: what everybody saw stays in view.
    pub pledged: [Option<u8>; 6],
    pub delegates: [u8; 6],
    pub hands: [Pile; 6],
    /// What the whole table knows each hand to hold.
    pub known: [Pile; 6],
    /// Everything above the bottom card; drawn from as it is needed, never shuffled.
    pub deck: Pile,
    pub bottom: Option<Card>,
    pub discard: Pile,
    pub machine: u8,
    pub schemes: Table<Scheme, u8, 3>,
}

impl Game for Caucus {
    const NAME: &'static str = "caucus";
    const RULES_VERSION: u32 = 1;
    type Options = Options;
    type Action = Answer;
    type Event = Event;
    type View = View;

    fn new<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Caucus, SetupError> {
        Caucus::set_up(options, chance, log)
    }

    fn seats(&self) -> usize {
        self.options.seats as usize
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        words::NAMES[seat.index()]
    }

    fn status(&self) -> Status {
        Status::Waiting(match self.step {
            Step::Pledging { pledges } => self
                .all()
                .iter()
                .filter(|seat| pledges[seat.index()].is_none())
                .fold(SeatSet::EMPTY, SeatSet::with),
            Step::Turn { seat } | Step::Targeting { seat } => SeatSet::only(seat),
            Step::Window { asked, rebuts, .. } => asked
                .iter()
                .filter(|seat| rebuts[seat.index()].is_none())
                .fold(SeatSet::EMPTY, SeatSet::with),
            Step::Over { outcome } => return Status::Over(outcome),
        })
    }

    /// Who has answered a common question is nobody's business but their own.
    fn awaited(&self, viewer: Viewer) -> SeatSet {
        let Status::Waiting(waiting) = self.status() else {
            return SeatSet::EMPTY;
        };
        let asked = match self.step {
            Step::Pledging { .. } => self.all(),
            Step::Window { asked, .. } => asked,
            _ => waiting,
        };
        match viewer {
            Viewer::Seat(seat) if !waiting.contains(seat) => asked.without(seat),
            _ => asked,
        }
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let Status::Waiting(waiting) = self.status() else {
            return None;
        };
        waiting.contains(seat).then(|| self.ask())
    }

    fn legal(&self, seat: Seat) -> ActionSet {
        match self.status() {
            Status::Waiting(waiting) if waiting.contains(seat) => (0..Answer::COUNT)
                .filter(|&index| {
                    Answer::from_index(index)
                        .is_some_and(|answer| self.obstacle(seat, answer).is_none())
                })
                .collect(),
            _ => ActionSet::EMPTY,
        }
    }

    fn apply<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        self.take(seat, answer, chance, log)
    }

    fn refuse(&self, seat: Seat, answer: Answer) -> Illegal {
        self.explain(seat, answer)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Caucus {
        view.imagine(chance)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut seen = event.clone();
        if let Event::Drew { card, seen_by, .. } = &mut seen {
            let may_see = matches!(viewer, Viewer::Seat(seat) if seen_by.contains(seat));
            if !may_see {
                *card = None;
            }
        }
        Some(seen)
    }
}

impl Insight for Caucus {
    /// The share of all delegates that this side holds.
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Step::Over { outcome } = self.step {
            return if outcome.winners.contains(seat) {
                1.0
            } else {
                0.0
            };
        }
        let all: u8 = self.delegates.iter().sum::<u8>() + self.machine;
        f32::from(self.side_total(seat)) / f32::from(all.max(1))
    }
}

/// no card gets lost. For the suite.
pub fn conserved(game: &Caucus) -> Result<(), String> {
    for (card, &a_seat) in Card::ALL.iter().zip(&CARDS_A_SEAT) {
        let held: u8 = game.hands.iter().map(|hand| hand[*card]).sum();
        let bottom = u8::from(game.bottom == Some(*card));
        let all = held + bottom + game.deck[*card] + game.discard[*card];
        if all != a_seat * game.options.seats {
            return Err(format!("there are {all} of {card:?}"));
        }
    }
    for (hand, known) in game.hands.iter().zip(&game.known) {
        if hand.iter().any(|(card, &held)| known[card] > held) {
            return Err(format!("{known:?} are known of the hand {hand:?}"));
        }
    }
    Ok(())
}
