//! The two guests of every answer: chance, which is asked, and the log, which is told.

use crate::cards::{Card, CardSet};
use crate::log::Event;
use crate::side::{Side, Sides};
use crate::state::Endorsements;
use engine::{Chance, Draw, Key, Log, Reveal};

pub(crate) const CUBES: Draw = Draw("cubes");
pub(crate) const CARDS: Draw = Draw("cards");
pub(crate) const ENDORSEMENTS: Draw = Draw("endorsements");

/// The endorsement card that lets its drawer name the region comes after the four regions.
pub(crate) const MAJOR: usize = 4;

/// What the rules may ask for while they carry out an answer.
pub(crate) trait Clerk {
    /// a cube drawn blind. The bag must not be empty.
    fn cube(&mut self, bag: &Sides<u16>) -> Side;
    /// A card of a pile whose order nobody knows. The pile must not be empty.
    fn card(&mut self, pile: CardSet) -> Card;
    /// An endorsement card: the number of a region, or [`MAJOR`]. The deck must not be empty.
    fn endorsement(&mut self, deck: &Endorsements) -> usize;
    fn note(&mut self, event: impl FnOnce() -> Event);
    /// Something hidden has become known.
    fn reveal(&mut self);
}

/// Chance and log of one answer, and whether it revealed anything.
pub(crate) struct Desk<'a, C: ?Sized, L> {
    chance: &'a mut C,
    log: &'a mut L,
    reveal: Reveal,
}

impl<'a, C: ?Sized, L> Desk<'a, C, L> {
    pub fn new(chance: &'a mut C, log: &'a mut L) -> Self {
        Desk {
            chance,
            log,
            reveal: Reveal::Nothing,
        }
    }

    pub fn revealed(&self) -> Reveal {
        self.reveal
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Clerk for Desk<'_, C, L> {
    #[inline]
    fn cube(&mut self, bag: &Sides<u16>) -> Side {
        self.reveal();
        Side::at(self.chance.pick_heap(CUBES, bag.cells()))
    }
    #[inline]
    fn card(&mut self, pile: CardSet) -> Card {
        self.reveal();
        Card::at(self.chance.pick_member(CARDS, pile.bits()) as usize)
    }
    fn endorsement(&mut self, deck: &Endorsements) -> usize {
        self.reveal();
        let [west, midwest, south, east] = deck.regional.cells().map(u16::from);
        let heaps = [west, midwest, south, east, u16::from(deck.major)];
        self.chance.pick_heap(ENDORSEMENTS, &heaps)
    }
    #[inline]
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.log.note(event);
    }
    #[inline]
    fn reveal(&mut self) {
        self.reveal = Reveal::Something;
    }
}
