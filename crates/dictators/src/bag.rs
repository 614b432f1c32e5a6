//! A bag without a heap, which counts what it holds by kind.

use engine::Key;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// How many of each of `K` kinds there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<const K: usize> {
    counts: [u8; K],
    total: u8,
}

impl<const K: usize> Default for Bag<K> {
    fn default() -> Self {
        Bag {
            counts: [0; K],
            total: 0,
        }
    }
}

impl<const K: usize> Bag<K> {
    #[inline]
    pub fn len(&self) -> usize {
        self.total as usize
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }
    #[inline]
    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }
    #[inline]
    pub fn add(&mut self, kind: usize, count: u8) {
        self.counts[kind] += count;
        self.total += count;
    }
    /// Takes one out, if there is one.
    #[inline]
    pub fn take(&mut self, kind: usize) -> bool {
        let found = self.counts[kind] > 0;
        if found {
            self.counts[kind] -= 1;
            self.total -= 1;
        }
        found
    }
    /// The kinds that are there, as a bit each.
    pub fn kinds(&self) -> u128 {
        let bits = self.counts.iter().enumerate();
        bits.fold(0, |bits, (kind, &count)| {
            bits | u128::from(count > 0) << kind
        })
    }
    /// Every thing in it, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let counts = self.counts.iter().enumerate();
        counts.flat_map(|(kind, &count)| std::iter::repeat_n(kind, count as usize))
    }
    /// The counts as [`engine::Chance::pick_heap`] wants them.
    #[inline]
    pub fn heaps(&self) -> [u16; K] {
        self.counts.map(u16::from)
    }
    pub fn add_all(&mut self, other: &Bag<K>) {
        let counts = self.counts.iter_mut().zip(&other.counts);
        counts.for_each(|(count, more)| *count += more);
        self.total += other.total;
    }
    /// Takes out what `other` holds, as far as it is there.
    pub fn take_all(&mut self, other: &Bag<K>) {
        for (count, wanted) in self.counts.iter_mut().zip(other.counts) {
            let taken = wanted.min(*count);
            *count -= taken;
            self.total -= taken;
        }
    }
    /// One fewer of each kind.
    pub fn dwindle(&mut self) {
        for kind in 0..K {
            self.take(kind);
        }
    }
    /// Whether it holds all that `other` holds.
    pub fn holds(&self, other: &Bag<K>) -> bool {
        let counts = self.counts.iter().zip(&other.counts);
        // Not `all`: without a way out of the loop, many kinds are compared at once.
        counts.fold(true, |holds, (have, wanted)| holds & (have >= wanted))
    }
}

impl<const K: usize> FromIterator<usize> for Bag<K> {
    fn from_iter<I: IntoIterator<Item = usize>>(kinds: I) -> Self {
        let mut bag = Bag::default();
        for kind in kinds {
            bag.add(kind, 1);
        }
        bag
    }
}

/// A bag is saved by the numbers of what it holds.
impl<const K: usize> Serialize for Bag<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const K: usize> Deserialize<'de> for Bag<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kinds = Vec::<usize>::deserialize(deserializer)?;
        if kinds.len() > u8::MAX.into() || kinds.iter().any(|&kind| kind >= K) {
            return Err(D::Error::custom("no bag holds so many or such things"));
        }
        Ok(kinds.into_iter().collect())
    }
}

/// Writes a bag that everybody sees by the names of what it holds.
pub(crate) fn write<T: Key, const K: usize, S: Serializer>(
    bag: &Bag<K>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(bag.iter().map(|kind| T::at(kind).key()))
}

/// Reads a bag that was written by names.
pub(crate) fn read<'de, T: Key + Deserialize<'de>, const K: usize, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Bag<K>, D::Error> {
    let things = Vec::<T>::deserialize(deserializer)?;
    if things.len() > u8::MAX.into() {
        return Err(D::Error::custom("no bag holds so many things"));
    }
    Ok(things.into_iter().map(Key::index).collect())
}

impl<const K: usize> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
