//! A face-down pile of cards. Its order is known to nobody and therefore does not exist, except where somebody has
//! looked: those cards lie in their places, at the top or at the bottom, with a note of who has seen them.

use crate::bag::Bag;
use engine::List;
use serde::{Deserialize, Serialize};

/// The most cards that anybody ever looks at from the top.
const TOP: usize = 8;

/// A card whose place is fixed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Slot {
    pub kind: u8,
    /// The seats that know it, a bit each.
    pub seen: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pile<const K: usize, const N: usize> {
    /// The last of these is the top card.
    pub top: List<Slot, TOP>,
    pub rest: Bag<K>,
    /// The last of these is the bottom card.
    pub bottom: List<Slot, N>,
}

impl<const K: usize, const N: usize> Pile<K, N> {
    pub fn len(&self) -> usize {
        self.top.len() + self.rest.len() + self.bottom.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes the top card; `pick` draws one where nobody knows which it is.
    pub fn take(&mut self, pick: impl FnOnce(&Bag<K>) -> usize) -> Option<usize> {
        if let Some(slot) = self.top.pop() {
            return Some(slot.kind as usize);
        }
        if !self.rest.is_empty() {
            let kind = pick(&self.rest);
            self.rest.take(kind);
            return Some(kind);
        }
        (!self.bottom.is_empty()).then(|| self.bottom.remove(0).kind as usize)
    }

    /// Lets a seat look at the top `count` cards, as far as there are any; tells how many.
    pub fn look(
        &mut self,
        count: usize,
        seat: u8,
        mut pick: impl FnMut(&Bag<K>) -> usize,
    ) -> usize {
        let count = count.min(self.len());
        while self.top.len() < count {
            let slot = if self.rest.is_empty() {
                self.bottom.remove(0)
            } else {
                let kind = pick(&self.rest);
                self.rest.take(kind);
                Slot {
                    kind: kind as u8,
                    seen: 0,
                }
            };
            self.top.insert(0, slot);
        }
        for slot in self.top.as_mut_slice().iter_mut().rev().take(count) {
            slot.seen |= 1 << seat;
        }
        count
    }

    /// A seat may have moved the top `count` cards that it looked at: nobody else knows their places any more.
    pub fn known_to_alone(&mut self, count: usize, seat: u8) {
        for slot in self.top.as_mut_slice().iter_mut().rev().take(count) {
            slot.seen = 1 << seat;
        }
    }

    /// The `depth`-th card from the top, where its place is fixed.
    pub fn peek(&self, depth: usize) -> Option<usize> {
        let top = self.top.as_slice();
        let at = top.len().checked_sub(depth + 1)?;
        Some(top[at].kind as usize)
    }

    /// Shuffles: nobody knows any place any more.
    pub fn shuffle(&mut self) {
        while let Some(slot) = self.top.pop() {
            self.rest.add(slot.kind as usize, 1);
        }
        while let Some(slot) = self.bottom.pop() {
            self.rest.add(slot.kind as usize, 1);
        }
    }

    /// Adds cards and shuffles.
    pub fn shuffle_in(&mut self, cards: &Bag<K>) {
        self.rest.add_all(cards);
        self.shuffle();
    }

    /// Everything in it.
    pub fn contents(&self) -> Bag<K> {
        let mut all = self.rest;
        for slot in self.top.as_slice().iter().chain(self.bottom.as_slice()) {
            all.add(slot.kind as usize, 1);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_fixes_the_order_and_shuffling_forgets_it() {
        let mut pile = Pile::<3, 8> {
            rest: [0, 1, 1, 2].into_iter().collect(),
            ..Pile::default()
        };
        assert_eq!(pile.look(2, 1, |rest| rest.iter().last().unwrap_or(0)), 2);
        assert_eq!((pile.peek(0), pile.peek(1)), (Some(2), Some(1)));
        assert_eq!(pile.top.as_slice()[0].seen, 0b10);
        let down = pile.top.remove(0);
        pile.bottom.push(down);
        assert_eq!(pile.take(|_| 0), Some(2));
        assert_eq!((pile.take(|_| 0), pile.take(|_| 1)), (Some(0), Some(1)));
        assert_eq!((pile.take(|_| 9), pile.take(|_| 9)), (Some(1), None));
        pile.shuffle_in(&[1].into_iter().collect());
        assert_eq!(pile.len(), 1);
    }
}
