//! The campaign deck, the hands, and what is known of them (sections 5.2 and 15.1, chapter 20).

use crate::cards::{Card, CardSet};
use crate::desk::Clerk;
use crate::log::{Event, Pile};
use crate::side::Side;
use crate::state::NineteenSixty;

impl NineteenSixty {
    /// the next card of the deck. If it has run out the discards become a new one, now that a card is
    /// needed and not before. None if there is no card left at all.
    pub(crate) fn draw_card(&mut self, desk: &mut impl Clerk) -> Option<Card> {
        if self.hidden.deck.is_empty() {
            self.reshuffle(desk);
        }
        if self.hidden.deck.is_empty() {
            return None;
        }
        let card = desk.card(self.hidden.deck);
        self.hidden.deck.remove(card);
        Some(card)
    }

    fn reshuffle(&mut self, desk: &mut impl Clerk) {
        let discard = std::mem::take(&mut self.public.discard);
        if discard.is_empty() {
            return;
        }
        self.hidden.deck = discard;
        self.public.reshuffle.returned = discard;
        for &side in Side::ALL {
            let hand = self.hidden.hands[side];
            let stack = self.hidden.stacks[side];
            self.public.reshuffle.older_in_hand[side] = hand.len() as u8;
            self.public.reshuffle.older_in_stack[side] = stack.len() as u8;
        }
        desk.note(|| Event::Reshuffled {
            count: discard.len() as u8,
        });
    }

    /// Draws cards into a hand, unseen by the opponent.
    pub(crate) fn draw_to_hand(&mut self, side: Side, count: u8, desk: &mut impl Clerk) {
        let mut drawn = CardSet::default();
        for _ in 0..count {
            if let Some(card) = self.draw_card(desk) {
                self.hidden.hands[side].insert(card);
                drawn.insert(card);
            }
        }
        note_drawn(side, drawn, desk);
    }

    /// one card at a time, Kennedy first, to empty hands.
    pub(crate) fn deal(&mut self, each: u8, desk: &mut impl Clerk) {
        let mut drawn = [CardSet::default(); 2];
        for _ in 0..each {
            for &side in Side::ALL {
                if let Some(card) = self.draw_card(desk) {
                    self.hidden.hands[side].insert(card);
                    drawn[side as usize].insert(card);
                }
            }
        }
        for &side in Side::ALL {
            note_drawn(side, drawn[side as usize], desk);
        }
    }

    /// Takes a card out of a hand in the open: what was known of it is settled.
    pub(crate) fn take_from_hand(&mut self, side: Side, card: Card, desk: &mut impl Clerk) {
        self.hidden.hands[side].remove(card);
        self.hidden.shown_hand[side].remove(card);
        self.public.known_hand[side].remove(card);
        let reshuffle = &mut self.public.reshuffle;
        if !reshuffle.returned.contains(card) {
            let older = &mut reshuffle.older_in_hand[side];
            *older = older.saturating_sub(1);
        }
        desk.reveal();
    }

    /// Lays a card of a hand on the discard pile.
    pub(crate) fn discard_from_hand(&mut self, side: Side, card: Card, desk: &mut impl Clerk) {
        self.take_from_hand(side, card, desk);
        self.public.discard.insert(card);
        desk.note(|| Event::Discarded {
            side,
            cards: CardSet::only(card),
        });
    }

    /// Takes a card out of play and lays it on its pile.
    pub(crate) fn put_away(&mut self, card: Card, pile: Pile, desk: &mut impl Clerk) {
        self.public.in_play.remove(card);
        match pile {
            Pile::Discard => self.public.discard.insert(card),
            Pile::Removed => self.public.removed.insert(card),
            Pile::DebateSpace => self.public.debate_space.insert(card),
            Pile::ElectionSpace => self.public.election_space.insert(card),
            Pile::PreventionSpace => self.public.prevention_space.insert(card),
            Pile::InForce => unreachable!("events in force are laid down by their own effect"),
        }
        desk.note(|| Event::CardPutAway { card, pile });
    }
}

fn note_drawn(side: Side, drawn: CardSet, desk: &mut impl Clerk) {
    if !drawn.is_empty() {
        let count = drawn.len() as u8;
        desk.note(|| Event::Drew {
            side,
            count,
            cards: Some(drawn),
        });
    }
}
