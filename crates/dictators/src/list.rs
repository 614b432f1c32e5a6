//! Small collections without a heap: a list with a ceiling, and a bag that counts what it holds by kind.

use engine::Key;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A list of at most `N` things.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// The ceiling is the caller's promise: each list is as long as the rules can make it.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }
    pub fn insert(&mut self, at: usize, item: T) {
        self.items.copy_within(at..self.len as usize, at + 1);
        self.items[at] = item;
        self.len += 1;
    }
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.items[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        item
    }
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.as_slice().last()
    }
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.as_mut_slice().last_mut()
    }
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format_args!("there are at most {N} here")));
        }
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        Ok(list)
    }
}

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
        for (kind, &count) in other.counts.iter().enumerate() {
            self.add(kind, count);
        }
    }
    /// Takes out what `other` holds, as far as it is there.
    pub fn take_all(&mut self, other: &Bag<K>) {
        for (kind, &count) in other.counts.iter().enumerate() {
            for _ in 0..count {
                self.take(kind);
            }
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
        self.counts
            .iter()
            .zip(&other.counts)
            .all(|(have, wanted)| have >= wanted)
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
