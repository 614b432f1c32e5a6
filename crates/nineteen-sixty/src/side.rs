//! The two candidates, and the signed numbers that say which of them holds a place.

use engine::{Seat, Table};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::cmp::Ordering;
use std::fmt;

/// A candidate and the player behind him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Kennedy,
    Nixon,
}

engine::keys!(Side { Kennedy = "kennedy", Nixon = "nixon" });

/// One value for each candidate.
pub type Sides<T> = Table<Side, T, 2>;

impl Side {
    #[inline]
    pub const fn opponent(self) -> Side {
        match self {
            Side::Kennedy => Side::Nixon,
            Side::Nixon => Side::Kennedy,
        }
    }

    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The candidate of a seat of this game, which has two.
    #[inline]
    pub fn of(seat: Seat) -> Side {
        Side::ALL[seat.index() & 1]
    }

    #[inline]
    const fn sign(self) -> i16 {
        match self {
            Side::Kennedy => 1,
            Side::Nixon => -1,
        }
    }
}

/// The candidate with more, if one has more.
pub fn ahead<T: Ord>(count: impl Fn(Side) -> T) -> Option<Side> {
    match count(Side::Kennedy).cmp(&count(Side::Nixon)) {
        Ordering::Greater => Some(Side::Kennedy),
        Ordering::Less => Some(Side::Nixon),
        Ordering::Equal => None,
    }
}

/// Cubes or markers in a place that only one player can occupy: above zero Kennedy's, below zero Nixon's.
/// So no place can ever hold both.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Lean(i16);

impl Lean {
    pub const EMPTY: Lean = Lean(0);

    /// Above zero for Kennedy, below zero for Nixon.
    pub const fn signed(cubes: i16) -> Lean {
        Lean(cubes)
    }

    pub const fn of(side: Side, cubes: i16) -> Lean {
        Lean(side.sign() * cubes)
    }

    /// The signed number: above zero Kennedy's.
    #[inline]
    pub const fn value(self) -> i16 {
        self.0
    }

    /// Who has cubes here.
    #[inline]
    pub fn leader(self) -> Option<Side> {
        match self.0 {
            0 => None,
            1.. => Some(Side::Kennedy),
            _ => Some(Side::Nixon),
        }
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cubes `side` has here.
    #[inline]
    pub fn cubes(self, side: Side) -> u16 {
        (self.0 * side.sign()).max(0) as u16
    }

    /// whoever gains takes opposing cubes off first; on a signed number that is an addition.
    #[inline]
    pub fn gain(&mut self, side: Side, n: u16) {
        self.0 += side.sign() * n as i16;
    }

    /// a loss takes no more than there is and gives the other player nothing. Returns the loss.
    #[inline]
    pub fn lose(&mut self, side: Side, n: u16) -> u16 {
        let lost = n.min(self.cubes(side));
        self.0 -= side.sign() * lost as i16;
        lost
    }
}

impl fmt::Display for Lean {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.leader() {
            None => f.write_str("empty"),
            Some(side) => write!(f, "{} {}", engine::Key::key(side), self.cubes(side)),
        }
    }
}

impl fmt::Debug for Lean {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

macro_rules! up_to_nine {
    ($name:literal) => {
        [
            concat!($name, " 0"),
            concat!($name, " 1"),
            concat!($name, " 2"),
            concat!($name, " 3"),
            concat!($name, " 4"),
            concat!($name, " 5"),
            concat!($name, " 6"),
            concat!($name, " 7"),
            concat!($name, " 8"),
            concat!($name, " 9"),
        ]
    };
}

/// Nearly every place has so many cubes, and each view of a table names 62 places.
const COUNTED: Sides<[&str; 10]> = Sides::new([up_to_nine!("kennedy"), up_to_nine!("nixon")]);

/// In files and views: `kennedy 4`, `nixon 1`, `empty`.
impl Serialize for Lean {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let counted = |side| COUNTED[side].get(usize::from(self.cubes(side)));
        match self.leader().map(counted) {
            None => serializer.serialize_str("empty"),
            Some(Some(text)) => serializer.serialize_str(text),
            Some(None) => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Lean {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lean, D::Error> {
        let text = String::deserialize(deserializer)?;
        let parsed = match text.split_once(' ') {
            None if text == "empty" => Some(Lean::EMPTY),
            None => None,
            Some((name, cubes)) => engine::Key::named(name)
                .zip(cubes.parse::<u8>().ok())
                .map(|(side, cubes)| Lean::of(side, i16::from(cubes))),
        };
        parsed.ok_or_else(|| {
            D::Error::custom(format!(
                "'{text}' is not support: write 'kennedy 4', 'nixon 1' or 'empty'"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaining_takes_opposing_cubes_off_first() {
        let mut lean = Lean::of(Side::Kennedy, 2);
        lean.gain(Side::Nixon, 3);
        assert_eq!(lean, Lean::of(Side::Nixon, 1));
    }

    #[test]
    fn losing_is_limited_and_gives_nothing_away() {
        let mut lean = Lean::of(Side::Nixon, 2);
        assert_eq!(lean.lose(Side::Kennedy, 3), 0);
        assert_eq!(lean.lose(Side::Nixon, 3), 2);
        assert_eq!(lean, Lean::EMPTY);
    }
}
