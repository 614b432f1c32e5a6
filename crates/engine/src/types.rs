//! How tables and sets over keys, and the keys themselves, are written in TypeScript. Everything else derives it.

use crate::indexed::{Key, Set, Table};
use crate::seat::{Seat, SeatSet};
use ts_rs::{Config, TS, TypeVisitor};

impl<K: Key + TS, T: TS + 'static, const N: usize> TS for Table<K, T, N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("Record<{}, {}>", K::name(config), T::name(config))
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<K>();
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}

impl<K: Key + TS> TS for Set<K> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("Array<{}>", K::name(config))
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<K>();
    }
}

/// A seat inside a game is its number; the frame around a view says what it is called.
impl TS for Seat {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "number".to_owned()
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}

impl TS for SeatSet {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "Array<number>".to_owned()
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}

/// `"kennedy" | "nixon"`: every key by its name.
pub fn union_of<K: Key>() -> String {
    let names: Vec<String> = K::all().map(|key| format!("{:?}", key.key())).collect();
    names.join(" | ")
}
