//! The Campaign Strategy Phase (chapter 15).

use crate::action::{Action, Word};
use crate::cards::{CardSet, GATHERING_MOMENTUM};
use crate::desk::Clerk;
use crate::flow::{Flow, Offers};
use crate::log::Event;
use crate::side::{Side, Sides};
use crate::state::{Frame, NineteenSixty, Stage};
use crate::turn::DEBATE_TURN;

impl NineteenSixty {
    ///
    pub(crate) fn cards_to_set_aside(&self) -> usize {
        if self.public.turn < DEBATE_TURN { 1 } else { 2 }
    }

    /// both at once. Whoever holds no more cards than must be set aside has nothing to choose, as the
    /// whole table can see; everybody else gives the same number of answers, so that their number tells nothing.
    pub(crate) fn begin_setting_aside(&mut self) {
        let required = self.cards_to_set_aside();
        let mut left = Sides::new([0; 2]);
        for &side in Side::ALL {
            let hand = self.hidden.hands[side];
            if hand.len() > required {
                left[side] = required as u8;
            } else {
                self.hidden.aside[side] = hand.minus(GATHERING_MOMENTUM);
            }
        }
        self.public.stage = Stage::TurnEnds;
        self.public.frames.push(Frame::SetAside { left });
    }

    ///
    pub(crate) fn can_set_aside(&self, side: Side) -> CardSet {
        let taken = self.hidden.aside[side].union(GATHERING_MOMENTUM);
        self.hidden.hands[side].minus(taken)
    }

    /// a player without a valid card says so.
    pub(crate) fn offer_set_aside(&self, side: Side, offers: &mut Offers) {
        let cards = self.can_set_aside(side);
        offers.cards(cards);
        if cards.is_empty() {
            offers.words(&[Word::Stop]);
        }
    }

    pub(crate) fn answer_set_aside(&mut self, side: Side, mut left: Sides<u8>, action: Action) {
        left[side] -= 1;
        if let Action::Card(card) = action {
            self.hidden.aside[side].insert(card);
        }
        self.public.frames.replace(Frame::SetAside { left });
    }

    pub(crate) fn continue_setting_aside(
        &mut self,
        left: Sides<u8>,
        desk: &mut impl Clerk,
    ) -> Flow {
        if left != Sides::new([0; 2]) {
            return Flow::Ask;
        }
        self.public.frames.pop();
        for &side in Side::ALL {
            self.lay_on_stack(side, desk);
        }
        for &side in Side::ALL {
            self.rest(side, desk);
        }
        Flow::On
    }

    /// the chosen cards face down on the stack, the others on the discard pile.
    fn lay_on_stack(&mut self, side: Side, desk: &mut impl Clerk) {
        let aside = std::mem::take(&mut self.hidden.aside[side]);
        let surplus = self.hidden.hands[side].minus(aside);
        for card in surplus.iter() {
            self.take_from_hand(side, card, desk);
        }
        self.public.discard = self.public.discard.union(surplus);
        self.remember_stack(side, aside);
        let count = aside.len() as u8;
        desk.note(|| Event::SetAside {
            side,
            count,
            cards: Some(aside),
        });
        if !surplus.is_empty() {
            desk.note(|| Event::Discarded {
                side,
                cards: surplus,
            });
        }
    }

    /// Whoever knew a card of the hand and does not see it discarded knows that it lies on the stack now.
    fn remember_stack(&mut self, side: Side, aside: CardSet) {
        let (public, hidden) = (&mut self.public, &mut self.hidden);
        hidden.stacks[side] = hidden.stacks[side].union(aside);
        hidden.hands[side] = CardSet::default();
        let known = std::mem::take(&mut public.known_hand[side]).intersection(aside);
        public.known_stack[side] = public.known_stack[side].union(known);
        let shown = std::mem::take(&mut hidden.shown_hand[side]).intersection(aside);
        hidden.shown_stack[side] = hidden.shown_stack[side].union(shown);
        let older = std::mem::take(&mut public.reshuffle.older_in_hand[side]);
        public.reshuffle.older_in_stack[side] += older.min(aside.len() as u8);
    }

    ///
    fn rest(&mut self, side: Side, desk: &mut impl Clerk) {
        let count = std::mem::take(&mut self.public.rest[side]);
        if count > 0 {
            self.public.bag[side] += u16::from(count);
            desk.note(|| Event::Rested { side, count });
        }
    }
}
