//! The two guests of every answer: chance, which is asked, and the log, which is told.

use crate::game::{Log, Reveal};

/// Chance and log of one answer, and whether it revealed anything. A game says in a trait of its own what its rules may
/// ask for here, so that they name neither.
#[derive(Debug)]
pub struct Desk<'a, C: ?Sized, L> {
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

    /// Chance, to be asked: what it answers was hidden until now.
    #[inline]
    pub fn chance(&mut self) -> &mut C {
        self.reveal();
        self.chance
    }

    #[inline]
    pub fn note<E>(&mut self, event: impl FnOnce() -> E)
    where
        L: Log<E>,
    {
        self.log.note(event);
    }

    /// Something hidden has become known.
    #[inline]
    pub fn reveal(&mut self) {
        self.reveal = Reveal::Something;
    }

    pub fn revealed(&self) -> Reveal {
        self.reveal
    }
}
