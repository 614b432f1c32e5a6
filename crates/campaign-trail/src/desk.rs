//! What the rules ask of chance and tell the log.

use crate::candidates::Candidate;
use crate::deck::{Card, CardSet};
use crate::log::Event;
pub(crate) use engine::Desk;
use engine::{Chance, Draw, Key, Log, Set};

pub(crate) const CARDS: Draw = Draw("cards");
pub(crate) const CANDIDATES: Draw = Draw("candidates");
pub(crate) const TOPICS: Draw = Draw("topics");
pub(crate) const CITIES: Draw = Draw("cities");
pub(crate) const ORDER: Draw = Draw("order");
pub(crate) const SOLO: Draw = Draw("solo");

/// What the rules may ask for while they carry out an answer.
pub(crate) trait Clerk {
    /// A card of a pile whose order nobody knows. The pile must not be empty.
    fn card(&mut self, pile: CardSet) -> Card;
    /// A candidate card. The pile must not be empty.
    fn candidate(&mut self, pile: Set<Candidate>) -> Candidate;
    /// A member of any other non-empty set of small numbers.
    fn member(&mut self, what: Draw, set: u128) -> usize;
    fn note(&mut self, event: impl FnOnce() -> Event);
    /// Something hidden has become known.
    fn reveal(&mut self);
}

impl<C: Chance + ?Sized, L: Log<Event>> Clerk for Desk<'_, C, L> {
    #[inline]
    fn card(&mut self, pile: CardSet) -> Card {
        Card::at(self.member(CARDS, pile.bits()))
    }
    fn candidate(&mut self, pile: Set<Candidate>) -> Candidate {
        Candidate::at(self.member(CANDIDATES, pile.bits()))
    }
    #[inline]
    fn member(&mut self, what: Draw, set: u128) -> usize {
        self.chance().pick_member(what, set) as usize
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
