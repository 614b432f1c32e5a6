//! What the rules ask of chance and tell the log.

use crate::cards::{Card, CardSet};
use crate::log::Event;
use crate::side::{Side, Sides};
use crate::state::Endorsements;
pub(crate) use engine::Desk;
use engine::{Chance, Draw, Key, Log};

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

impl<C: Chance + ?Sized, L: Log<Event>> Clerk for Desk<'_, C, L> {
    #[inline]
    fn cube(&mut self, bag: &Sides<u16>) -> Side {
        Side::at(self.chance().pick_heap(CUBES, bag.cells()))
    }
    #[inline]
    fn card(&mut self, pile: CardSet) -> Card {
        Card::at(self.chance().pick_member(CARDS, pile.bits()) as usize)
    }
    fn endorsement(&mut self, deck: &Endorsements) -> usize {
        let [west, midwest, south, east] = deck.regional.cells().map(u16::from);
        let heaps = [west, midwest, south, east, u16::from(deck.major)];
        self.chance().pick_heap(ENDORSEMENTS, &heaps)
    }
    #[inline]
    fn note(&mut self, event: impl FnOnce() -> Event) {
        Desk::note(self, event);
    }
    #[inline]
    fn reveal(&mut self) {
        Desk::reveal(self);
    }
}
