//! What each viewer knows (chapter 20), and worlds that fit it.

use crate::board::Issues;
use crate::cards::{Card, CardSet, GATHERING_MOMENTUM, vice_president};
use crate::desk::CARDS;
use crate::side::{Side, Sides};
use crate::state::{Frame, Hidden, NineteenSixty, Pick, Public};
use engine::{Chance, Key, SeatSet, Viewer};
use serde::Serialize;

/// Exactly what one viewer knows, memory included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyView", concrete(P = Public)))]
pub struct View<P = Public> {
    #[cfg_attr(feature = "types", ts(skip))]
    pub viewer: Viewer,
    #[serde(flatten)]
    pub public: P,
    /// Whom the table waits for.
    #[cfg_attr(feature = "types", ts(skip))]
    pub awaited: SeatSet,
    pub hand: Sides<Pile>,
    pub stack: Sides<Pile>,
    pub deck_size: u8,
    /// Cards whose place the viewer does not know: in the deck, or hidden in a hand or a stack.
    /// Whoever is shown the rest can work it out, so it is not sent.
    #[serde(skip)]
    pub unseen: CardSet,
    /// What only the viewer knows, if they have a seat.
    pub own: Option<Own>,

    // What the board says, worked out once for everybody who shows it.
    /// Electoral votes if it were Election Day now.
    pub votes_now: Sides<u16>,
    /// What each candidate's side of each debate issue is worth so far.
    pub debate_totals: Issues<Sides<u8>>,
}

/// A pile of which some cards may be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyPile"))]
pub struct Pile {
    pub size: u8,
    pub known: CardSet,
}

/// What only one player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyOwn"))]
pub struct Own {
    /// The card he has picked and not yet shown.
    pub pick: Option<Pick>,
    /// The cards he has set aside in this phase.
    pub aside: CardSet,
    /// What each player's opponent has seen of his hand and of his stack.
    #[cfg_attr(feature = "types", ts(skip))]
    pub shown_hand: Sides<CardSet>,
    #[cfg_attr(feature = "types", ts(skip))]
    pub shown_stack: Sides<CardSet>,
}

impl NineteenSixty {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        self.view_with(viewer, self.public.clone())
    }

    /// The same with something else in the place of what is public.
    pub(crate) fn view_with<P>(&self, viewer: Viewer, public_part: P) -> View<P> {
        let side = side_of(viewer);
        let hidden = &self.hidden;
        let pile =
            |owner, cards: &Sides<CardSet>, known: &Sides<CardSet>, shown: &Sides<CardSet>| {
                let known = match side {
                    Some(side) if side == owner => cards[owner],
                    Some(_) => known[owner].union(shown[owner]),
                    None => known[owner],
                };
                Pile {
                    size: cards[owner].len() as u8,
                    known,
                }
            };
        let hand = |owner| {
            pile(
                owner,
                &hidden.hands,
                &self.public.known_hand,
                &hidden.shown_hand,
            )
        };
        let stack = |owner| {
            pile(
                owner,
                &hidden.stacks,
                &self.public.known_stack,
                &hidden.shown_stack,
            )
        };
        let (hand, stack) = (Sides::new(SIDES.map(hand)), Sides::new(SIDES.map(stack)));
        let unknown = |cards: CardSet, pile: Pile| cards.minus(pile.known);
        let unseen = SIDES.iter().fold(hidden.deck, |unseen, &owner| {
            unseen
                .union(unknown(hidden.hands[owner], hand[owner]))
                .union(unknown(hidden.stacks[owner], stack[owner]))
        });
        View {
            viewer,
            public: public_part,
            awaited: self.waiting(),
            hand,
            stack,
            deck_size: hidden.deck.len() as u8,
            unseen,
            own: side.map(|side| Own {
                pick: hidden.picks[side],
                aside: hidden.aside[side],
                shown_hand: hidden.shown_hand,
                shown_stack: hidden.shown_stack,
            }),
            votes_now: self.public.votes_now(),
            debate_totals: self.debate_totals(),
        }
    }

    /// A whole world that fits a view: cards whose place is unknown are dealt anew.
    pub(crate) fn imagine_from<C: Chance + ?Sized>(view: &View, chance: &mut C) -> NineteenSixty {
        let mut hidden = Hidden::default();
        let mut unseen = view.unseen;
        for (piles, cards) in [
            (&view.hand, &mut hidden.hands),
            (&view.stack, &mut hidden.stacks),
        ] {
            SIDES
                .iter()
                .for_each(|&side| cards[side] = piles[side].known);
        }
        // Cards that must be older than the last reshuffle first, while there are enough of them.
        let reshuffle = &view.public.reshuffle;
        let older = unseen.minus(reshuffle.returned);
        for side in SIDES {
            let known = [view.hand[side], view.stack[side]];
            let floors = [
                reshuffle.older_in_hand[side],
                reshuffle.older_in_stack[side],
            ];
            let targets = [&mut hidden.hands[side], &mut hidden.stacks[side]];
            for ((pile, floor), cards) in known.into_iter().zip(floors).zip(targets) {
                let found = pile.known.minus(reshuffle.returned).len() as u8;
                let wanted = floor
                    .saturating_sub(found)
                    .min(pile.size - cards.len() as u8);
                let from = older.intersection(unseen);
                deal(from, wanted, cards, &mut unseen, chance);
            }
        }
        for (piles, cards) in [
            (&view.hand, &mut hidden.hands),
            (&view.stack, &mut hidden.stacks),
        ] {
            for side in SIDES {
                let wanted = piles[side].size - cards[side].len() as u8;
                deal(unseen, wanted, &mut cards[side], &mut unseen, chance);
            }
        }
        hidden.deck = unseen;
        if let Some(own) = view.own {
            hidden.shown_hand = own.shown_hand;
            hidden.shown_stack = own.shown_stack;
        }
        let mut world = NineteenSixty {
            public: view.public.clone(),
            hidden,
        };
        let viewer = side_of(view.viewer);
        for side in SIDES {
            match view.own {
                Some(own) if viewer == Some(side) => {
                    world.hidden.picks[side] = own.pick;
                    world.hidden.aside[side] = own.aside;
                }
                _ => world.imagine_secrets(side, view.awaited, chance),
            }
        }
        world
    }

    /// What a player may have picked for the Debates or set aside, unseen by the viewer. In a play of his own, how
    /// far he has come is hidden too, so he may still be choosing.
    pub(crate) fn imagine_secrets<C: Chance + ?Sized>(
        &mut self,
        side: Side,
        awaited: SeatSet,
        chance: &mut C,
    ) {
        match self.public.frames.last().copied() {
            Some(Frame::DebatePick { shown })
                if !awaited.contains(side.seat()) && shown[side].is_none() =>
            {
                let hand = self.hidden.hands[side];
                let waits_for_other =
                    self.hidden.picks[side].is_none() && self.must_pick(side, &shown);
                if !hand.is_empty() && waits_for_other {
                    self.hidden.picks[side] = Some(Pick::Card(any_of(hand, chance)));
                }
            }
            Some(Frame::SetAside { left }) => self.imagine_aside(side, left, chance),
            _ => {}
        }
    }

    fn imagine_aside<C: Chance + ?Sized>(&mut self, side: Side, left: Sides<u8>, chance: &mut C) {
        let required = self.cards_to_set_aside();
        let hand = self.hidden.hands[side];
        if hand.len() <= required {
            self.hidden.aside[side] = hand.minus(GATHERING_MOMENTUM);
            return;
        }
        for _ in left[side] as usize..required {
            let cards = self.can_set_aside(side);
            if !cards.is_empty() {
                self.hidden.aside[side].insert(any_of(cards, chance));
            }
        }
    }

    /// Every campaign card, wherever it lies; for the law that none is lost.
    pub(crate) fn all_piles(&self) -> Vec<CardSet> {
        let (public, hidden) = (&self.public, &self.hidden);
        let mut piles = vec![
            hidden.deck,
            public.discard,
            public.removed,
            public.in_play,
            public.debate_space,
            public.election_space,
            public.prevention_space,
        ];
        for side in SIDES {
            piles.extend([
                hidden.hands[side],
                hidden.stacks[side],
                public.in_force[side],
                public.revealed[side],
            ]);
            if public.vice_president[side] {
                piles.push(CardSet::only(vice_president(side)));
            }
            piles.extend(public.debate.cards.cells().iter().map(|cards| cards[side]));
        }
        piles
    }
}

const SIDES: [Side; 2] = [Side::Kennedy, Side::Nixon];

/// The side a viewer plays. A seat that this table does not have sees what a spectator sees.
fn side_of(viewer: Viewer) -> Option<Side> {
    match viewer {
        Viewer::Seat(seat) => Side::ALL.get(seat.index()).copied(),
        Viewer::Spectator => None,
    }
}

fn any_of<C: Chance + ?Sized>(cards: CardSet, chance: &mut C) -> Card {
    Card::at(chance.pick_member(CARDS, cards.bits()) as usize)
}

/// Deals so many cards of `from`, as far as there are any, and takes them out of `unseen`.
fn deal<C: Chance + ?Sized>(
    mut from: CardSet,
    count: u8,
    cards: &mut CardSet,
    unseen: &mut CardSet,
    chance: &mut C,
) {
    for _ in 0..count {
        if from.is_empty() {
            return;
        }
        let card = any_of(from, chance);
        from.remove(card);
        unseen.remove(card);
        cards.insert(card);
    }
}
