//! What each viewer sees, the worlds that fit it, and, for the suite, what they cannot know.

use super::engine::{Chance, Key, Outcome, Quick, Seat, SeatSet, Viewer};
use super::rules::{all_cards, take_one};
use super::*;

/// All that a viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub options: Options,
    pub viewer: Viewer,
    pub round: u8,
    pub step: SeenStep,
    pub pledged: [Option<u8>; 6],
    pub delegates: [u8; 6],
    pub hands: [SeenHand; 6],
    pub deck: u8,
    pub bottom: Option<Card>,
    pub discard: Pile,
    pub machine: u8,
    pub schemes: Table<Scheme, u8, 3>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeenHand {
    pub count: u8,
    /// What the whole table knows it to hold.
    pub known: Pile,
    /// All of it: one's own hand, and one's partner's.
    pub cards: Option<Pile>,
}

/// The step, with the viewer's own hidden answer and nobody else's.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SeenStep {
    Pledging {
        mine: Option<u8>,
    },
    Turn {
        seat: Seat,
    },
    Targeting {
        seat: Seat,
    },
    Window {
        by: Seat,
        target: Seat,
        asked: SeatSet,
        mine: Option<bool>,
    },
    Over {
        outcome: Outcome,
    },
}

fn own<T: Copy>(answers: &[Option<T>; 6], viewer: Viewer) -> Option<T> {
    match viewer {
        Viewer::Seat(seat) => answers[seat.index()],
        Viewer::Spectator => None,
    }
}

fn only_own<T: Copy>(mine: Option<T>, viewer: Viewer) -> [Option<T>; 6] {
    let mut answers = [None; 6];
    if let Viewer::Seat(seat) = viewer {
        answers[seat.index()] = mine;
    }
    answers
}

impl Caucus {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let step = match self.step {
            Step::Pledging { pledges } => SeenStep::Pledging {
                mine: own(&pledges, viewer),
            },
            Step::Turn { seat } => SeenStep::Turn { seat },
            Step::Targeting { seat } => SeenStep::Targeting { seat },
            Step::Window {
                by,
                target,
                asked,
                rebuts,
            } => {
                let mine = own(&rebuts, viewer);
                SeenStep::Window {
                    by,
                    target,
                    asked,
                    mine,
                }
            }
            Step::Over { outcome } => SeenStep::Over { outcome },
        };
        let hand = |index: usize| SeenHand {
            count: size(&self.hands[index]),
            known: self.known[index],
            cards: self
                .sees_hand(viewer, Seat(index as u8))
                .then(|| self.hands[index]),
        };
        View {
            options: self.options.clone(),
            viewer,
            round: self.round,
            step,
            pledged: self.pledged,
            delegates: self.delegates,
            hands: std::array::from_fn(hand),
            deck: size(&self.deck),
            bottom: self.bottom,
            discard: self.discard,
            machine: self.machine,
            schemes: self.schemes,
        }
    }

    /// partners show each other their cards.
    fn sees_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        self.all().contains(seat)
            && matches!(viewer, Viewer::Seat(viewer) if self.side(viewer).contains(seat))
    }
}

impl View {
    /// Deals what the viewer does not see; nobody else has answered a common question yet.
    pub(super) fn imagine<C: Chance + ?Sized>(&self, chance: &mut C) -> Caucus {
        let mut unseen = all_cards(self.options.seats);
        for card in Card::all() {
            let sure = |hand: &SeenHand| hand.cards.unwrap_or(hand.known)[card];
            let held: u8 = self.hands.iter().map(sure).sum();
            unseen[card] -= held + self.discard[card] + u8::from(self.bottom == Some(card));
        }
        let hands = self.hands.map(|seen| {
            let mut hand = seen.cards.unwrap_or(seen.known);
            for _ in size(&hand)..seen.count {
                hand[take_one(&mut unseen, chance)] += 1;
            }
            hand
        });
        let step = match self.step {
            SeenStep::Pledging { mine } => Step::Pledging {
                pledges: only_own(mine, self.viewer),
            },
            SeenStep::Turn { seat } => Step::Turn { seat },
            SeenStep::Targeting { seat } => Step::Targeting { seat },
            SeenStep::Window {
                by,
                target,
                asked,
                mine,
            } => {
                let rebuts = only_own(mine, self.viewer);
                Step::Window {
                    by,
                    target,
                    asked,
                    rebuts,
                }
            }
            SeenStep::Over { outcome } => Step::Over { outcome },
        };
        Caucus {
            options: self.options.clone(),
            round: self.round,
            step,
            pledged: self.pledged,
            delegates: self.delegates,
            hands,
            known: self.hands.map(|hand| hand.known),
            deck: unseen,
            bottom: self.bottom,
            discard: self.discard,
            machine: self.machine,
            schemes: self.schemes,
        }
    }
}

/// Changes all that `viewer` cannot know: hidden cards, who has answered a common question, and what. For the suite.
pub fn scramble(game: &mut Caucus, viewer: Viewer, quick: &mut Quick) {
    let hidden: Vec<Seat> = game
        .all()
        .iter()
        .filter(|&seat| !game.sees_hand(viewer, seat))
        .collect();
    let counts: Vec<u8> = hidden
        .iter()
        .map(|seat| size(&game.hands[seat.index()]))
        .collect();
    for seat in &hidden {
        for card in Card::all() {
            let known = game.known[seat.index()][card];
            game.deck[card] += game.hands[seat.index()][card] - known;
            game.hands[seat.index()][card] = known;
        }
    }
    for (seat, count) in hidden.iter().zip(counts) {
        while size(&game.hands[seat.index()]) < count {
            let card = take_one(&mut game.deck, quick);
            game.hands[seat.index()][card] += 1;
        }
    }
    let all = game.all();
    let hands = game.hands;
    match &mut game.step {
        Step::Pledging { pledges } => {
            rethink(pledges, all, viewer, quick, |_, quick| quick.below(3) as u8);
        }
        Step::Window { asked, rebuts, .. } => {
            rethink(rebuts, *asked, viewer, quick, |seat, quick| {
                hands[seat.index()][Card::Rebuttal] > 0 && quick.below(2) == 0
            })
        }
        _ => {}
    }
}

/// Other answers of the others, not all of them in: a question that all have answered is no longer asked.
fn rethink<T>(
    answers: &mut [Option<T>; 6],
    asked: SeatSet,
    viewer: Viewer,
    quick: &mut Quick,
    answer: impl Fn(Seat, &mut Quick) -> T,
) {
    let others: Vec<Seat> = asked.iter().filter(|&seat| !viewer.is(seat)).collect();
    for &seat in &others {
        answers[seat.index()] = (quick.below(2) == 0).then(|| answer(seat, quick));
    }
    if asked.iter().all(|seat| answers[seat.index()].is_some()) {
        let late = others[quick.below(others.len() as u32) as usize];
        answers[late.index()] = None;
    }
}
