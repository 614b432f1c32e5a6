//! Arrays and sets indexed by a type instead of a number: `support[State::NY]`, a set of cards.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A small closed set of things, each with a number and a name: states, cards, issues, sides.
pub trait Key: Copy + Eq + Ord + fmt::Debug + Send + Sync + 'static {
    /// How many there are; their numbers are `0..COUNT`.
    const COUNT: usize;

    /// The number of this one.
    fn index(self) -> usize;

    /// The one with that number, which must be below `COUNT`.
    fn at(index: usize) -> Self;

    /// The name in files, views and scenarios.
    fn key(self) -> &'static str;

    /// The one of that name.
    fn named(name: &str) -> Option<Self> {
        Self::all().find(|item| item.key() == name)
    }

    /// All of them, in order.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::at)
    }
}

/// Writes [`Key`], `Serialize` and `Deserialize` for an enum without data, from a list of its names. In TypeScript the
/// enum has its own name, or the one after `as`: games share one file of types, and two of them may have states.
#[macro_export]
macro_rules! keys {
    ($type:ty $(as $written:literal)? { $($variant:ident = $name:literal),+ $(,)? }) => {
        impl $type {
            /// All of them, in order.
            pub const ALL: &'static [$type] = &[$(<$type>::$variant),+];
            /// Their names, in the same order.
            pub const KEYS: &'static [&'static str] = &[$($name),+];
        }
        impl $crate::Key for $type {
            const COUNT: usize = <$type>::ALL.len();
            #[inline]
            fn index(self) -> usize { self as usize }
            #[inline]
            fn at(index: usize) -> Self { <$type>::ALL[index] }
            fn key(self) -> &'static str { <$type>::KEYS[self as usize] }
        }
        $crate::serde_by_key!($type $(as $written)?);
    };
}

/// Writes `Serialize` and `Deserialize` for a [`Key`], by its name.
#[macro_export]
macro_rules! serde_by_key {
    ($type:ty) => {
        $crate::serde_by_key!($type as (stringify!($type)));
    };
    ($type:ty as $written:tt) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::Key::key(*self))
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let name = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                <$type as $crate::Key>::named(&name).ok_or_else(|| {
                    <D::Error as ::serde::de::Error>::custom(format!("there is no '{name}' here"))
                })
            }
        }
        $crate::typescript_by_key!($type as $written);
    };
}

/// Declares a [`Key`] in TypeScript as the union of its names, where that is wanted.
#[cfg(feature = "types")]
#[macro_export]
macro_rules! typescript_by_key {
    ($type:ty as $written:tt) => {
        impl $crate::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &$crate::ts_rs::Config) -> String {
                $written.to_owned()
            }
            fn inline(_: &$crate::ts_rs::Config) -> String {
                $crate::types::union_of::<$type>()
            }
            fn decl(_: &$crate::ts_rs::Config) -> String {
                let keys = $crate::types::union_of::<$type>();
                format!("type {} = {keys};", $written)
            }
            fn output_path() -> Option<std::path::PathBuf> {
                Some(format!("{}.ts", $written).into())
            }
        }
    };
}

#[cfg(not(feature = "types"))]
#[doc(hidden)]
#[macro_export]
macro_rules! typescript_by_key {
    ($type:ty as $written:tt) => {};
}

/// One value for each key; in files a map from names to values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table<K, T, const N: usize> {
    cells: [T; N],
    keys: PhantomData<K>,
}

impl<K: Key, T, const N: usize> Table<K, T, N> {
    /// The values in the order of their keys.
    pub const fn new(cells: [T; N]) -> Self {
        const { assert!(N == K::COUNT, "a table has one cell for each key") };
        Table {
            cells,
            keys: PhantomData,
        }
    }

    /// Every key with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::all().zip(&self.cells)
    }

    /// The values in the order of their keys.
    #[inline]
    pub fn cells(&self) -> &[T; N] {
        &self.cells
    }
}

impl<K: Key, T: Copy + Default, const N: usize> Default for Table<K, T, N> {
    fn default() -> Self {
        Table::new([T::default(); N])
    }
}

impl<K: Key, T, const N: usize> Index<K> for Table<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, key: K) -> &T {
        &self.cells[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for Table<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.cells[key.index()]
    }
}

impl<K: Key, T: fmt::Debug, const N: usize> fmt::Debug for Table<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Key, T: Serialize, const N: usize> Serialize for Table<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (key, value) in self.iter() {
            map.serialize_entry(key.key(), value)?;
        }
        map.end()
    }
}

impl<'de, K: Key, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Table<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut map = BTreeMap::<String, T>::deserialize(deserializer)?;
        let mut cells = Vec::with_capacity(N);
        for key in K::all() {
            let value = map.remove(key.key());
            cells.push(
                value.ok_or_else(|| D::Error::custom(format!("'{}' is missing", key.key())))?,
            );
        }
        if let Some(name) = map.into_keys().next() {
            return Err(D::Error::custom(format!("there is no '{name}' here")));
        }
        let cells: [T; N] = cells
            .try_into()
            .map_err(|_| D::Error::custom("a table has one value for each key"))?;
        Ok(Table::new(cells))
    }
}

/// A set of up to 128 things; in files a list of names.
#[derive(PartialEq, Eq, Hash)]
pub struct Set<K> {
    bits: u128,
    keys: PhantomData<K>,
}

impl<K> Clone for Set<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for Set<K> {}

impl<K> Default for Set<K> {
    fn default() -> Self {
        Set::from_bits(0)
    }
}

impl<K> Set<K> {
    #[inline]
    pub const fn from_bits(bits: u128) -> Self {
        Set {
            bits,
            keys: PhantomData,
        }
    }
    #[inline]
    pub const fn bits(self) -> u128 {
        self.bits
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Set::from_bits(self.bits | other.bits)
    }
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Set::from_bits(self.bits & other.bits)
    }
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Set::from_bits(self.bits & !other.bits)
    }
    #[inline]
    pub const fn intersects(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }
}

impl<K: Key> Set<K> {
    #[inline]
    pub fn only(key: K) -> Self {
        Set::from_bits(1 << key.index())
    }
    #[inline]
    pub fn contains(self, key: K) -> bool {
        self.bits >> key.index() & 1 == 1
    }
    #[inline]
    pub fn insert(&mut self, key: K) {
        self.bits |= 1 << key.index();
    }
    #[inline]
    pub fn remove(&mut self, key: K) {
        self.bits &= !(1 << key.index());
    }
    /// The members in order.
    pub fn iter(self) -> impl Iterator<Item = K> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                K::at(index)
            })
        })
    }
    /// The first member.
    #[inline]
    pub fn first(self) -> Option<K> {
        (self.bits != 0).then(|| K::at(self.bits.trailing_zeros() as usize))
    }
}

impl<K: Key> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Self {
        Set::from_bits(
            keys.into_iter()
                .fold(0, |bits, key| bits | 1 << key.index()),
        )
    }
}

impl<K: Key> fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Key> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for key in self.iter() {
            list.serialize_element(key.key())?;
        }
        list.end()
    }
}

impl<'de, K: Key + Deserialize<'de>> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<K>::deserialize(deserializer)?.into_iter().collect())
    }
}
