//! Atomic answers and sets of them.
//!
//! Every answer a game knows has one number in `0..COUNT`, whatever the question. A set of answers is then a bit
//! set, which is at once the list of legal choices, the mask of a network and the check of legality.

use std::fmt::Debug;

/// One atomic answer: a card, a state, a number, yes or no. Never 'place five cubes thus'.
pub trait Action: Copy + Eq + Ord + Debug + Send + Sync + 'static {
    /// How many answers the game has in all; their indices are `0..COUNT`.
    const COUNT: usize;

    /// The answer's number.
    fn index(self) -> usize;

    /// The answer with that number, if there is one.
    fn from_index(index: usize) -> Option<Self>;

    /// The name used in journals, scenarios and on the command line, such as `spend NY`. Unique in its game.
    fn name(self) -> String;

    /// The part of the board that a player clicks to give this answer, such as `state:NY` or `button:stop`.
    fn target(self) -> String {
        format!("button:{}", self.name())
    }

    /// The answer of that name.
    fn parse(name: &str) -> Option<Self> {
        (0..Self::COUNT)
            .filter_map(Self::from_index)
            .find(|action| action.name() == name)
    }
}

const WORDS: usize = 8;

/// A set of answers by index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionSet([u64; WORDS]);

impl ActionSet {
    /// The largest number of different answers that a game may have.
    pub const CAPACITY: usize = WORDS * 64;

    /// No answer.
    pub const EMPTY: ActionSet = ActionSet([0; WORDS]);

    #[inline]
    pub fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    pub fn contains(&self, index: usize) -> bool {
        index < Self::CAPACITY && self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds `first + i` for each bit `i` of `bits`: a whole family of answers at once.
    #[inline]
    pub fn insert_family(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        self.0[word] |= bits << shift;
        if shift != 0 && word + 1 < WORDS {
            self.0[word + 1] |= bits >> (64 - shift);
        }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The index of the `n`th answer of the set, counted from 0.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<usize> {
        let mut left = n as u32;
        for (position, &word) in self.0.iter().enumerate() {
            let ones = word.count_ones();
            if left < ones {
                return Some(position * 64 + select_bit(word, left));
            }
            left -= ones;
        }
        None
    }

    /// The indices in rising order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(position, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    position * 64 + bit
                })
            })
        })
    }
}

impl FromIterator<usize> for ActionSet {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> ActionSet {
        let mut set = ActionSet::EMPTY;
        for index in indices {
            set.insert(index);
        }
        set
    }
}

/// The position of the `n`th set bit of `word`, which must have more than `n`.
#[inline]
pub(crate) fn select_bit(mut word: u64, mut n: u32) -> usize {
    // Halve the word until few bits are left: playouts pick among 50 states all the time.
    let mut offset = 0;
    let mut width = 32;
    while width >= 8 {
        let low = word & ((1 << width) - 1);
        let ones = low.count_ones();
        if n < ones {
            word = low;
        } else {
            n -= ones;
            word >>= width;
            offset += width;
        }
        width /= 2;
    }
    for _ in 0..n {
        word &= word - 1;
    }
    offset + word.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_may_cross_a_word() {
        let mut set = ActionSet::EMPTY;
        set.insert_family(60, 0b1000_0000_0011);
        assert_eq!(set.iter().collect::<Vec<_>>(), [60, 61, 71]);
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn nth_agrees_with_the_order_of_iteration() {
        let set: ActionSet = [0, 3, 63, 64, 100, 130, 511].into_iter().collect();
        for (n, index) in set.iter().enumerate() {
            assert_eq!(set.nth(n), Some(index));
        }
        assert_eq!(set.nth(7), None);
    }

    #[test]
    fn select_finds_each_bit_of_a_full_word() {
        for n in 0..64 {
            assert_eq!(select_bit(u64::MAX, n), n as usize);
        }
    }
}
