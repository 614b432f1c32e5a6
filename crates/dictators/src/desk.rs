//! What the rules ask of chance and tell the log.

use crate::bag::Bag;
use crate::cards::{FOUNDERS as FOUNDER_COUNT, Kind, Kinds};
use crate::log::Event;
pub(crate) use engine::Desk;
use engine::{Chance, Draw, Key, Log};

pub(crate) const CARDS: Draw = Draw("cards");
pub(crate) const HANDS: Draw = Draw("hands");
pub(crate) const FOUNDERS: Draw = Draw("founders");
pub(crate) const PRESIDENTS: Draw = Draw("presidents");
pub(crate) const TOKENS: Draw = Draw("tokens");
pub(crate) const FACILITIES: Draw = Draw("facilities");
pub(crate) const DICTATORS: Draw = Draw("dictators");
pub(crate) const SIX: Draw = Draw("d6");
pub(crate) const TWENTY: Draw = Draw("d20");
pub(crate) const ROADS: Draw = Draw("roads");
pub(crate) const ZONES: Draw = Draw("zones");

/// What the rules may ask for while they carry out an answer.
pub(crate) trait Clerk {
    /// One of the things in a bag that is not empty.
    fn draw_from<const K: usize>(&mut self, what: Draw, bag: &Bag<K>) -> usize;
    /// A member of a set that is not empty.
    fn member(&mut self, what: Draw, set: u128) -> usize;
    /// a die with so many sides, 1 to `sides`.
    fn die(&mut self, what: Draw, sides: u32) -> u8;
    fn note(&mut self, event: impl FnOnce() -> Event);
    /// Something hidden has become known.
    fn reveal(&mut self);

    /// A founder of a set that is not empty.
    fn founder(&mut self, founders: Kinds) -> Kind {
        let first = Kind::founder(0).index();
        debug_assert!(founders.len() <= FOUNDER_COUNT);
        Kind::at(first + self.member(FOUNDERS, founders.bits() >> first))
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Clerk for Desk<'_, C, L> {
    #[inline]
    fn draw_from<const K: usize>(&mut self, what: Draw, bag: &Bag<K>) -> usize {
        self.chance().pick_heap(what, &bag.heaps())
    }
    #[inline]
    fn member(&mut self, what: Draw, set: u128) -> usize {
        self.chance().pick_member(what, set) as usize
    }
    #[inline]
    fn die(&mut self, what: Draw, sides: u32) -> u8 {
        self.chance().pick(what, sides) as u8 + 1
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
