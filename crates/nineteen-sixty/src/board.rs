//! The board: states, regions, travel zones and issues, with what is printed on it (chapter 1 of the rules page).

use crate::side::{Lean, Side};
use Region::*;
use Side::*;
use engine::{Key, Table};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A state, by its postal code.
#[rustfmt::skip]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY,
}

engine::keys!(State {
        AL = "AL",
        AK = "AK",
        AZ = "AZ",
        AR = "AR",
        CA = "CA",
        CO = "CO",
        CT = "CT",
        DE = "DE",
        FL = "FL",
        GA = "GA",
        HI = "HI",
        ID = "ID",
        IL = "IL",
        IN = "IN",
        IA = "IA",
        KS = "KS",
        KY = "KY",
        LA = "LA",
        ME = "ME",
        MD = "MD",
        MA = "MA",
        MI = "MI",
        MN = "MN",
        MS = "MS",
        MO = "MO",
        MT = "MT",
        NE = "NE",
        NV = "NV",
        NH = "NH",
        NJ = "NJ",
        NM = "NM",
        NY = "NY",
        NC = "NC",
        ND = "ND",
        OH = "OH",
        OK = "OK",
        OR = "OR",
        PA = "PA",
        RI = "RI",
        SC = "SC",
        SD = "SD",
        TN = "TN",
        TX = "TX",
        UT = "UT",
        VT = "VT",
        VA = "VA",
        WA = "WA",
        WV = "WV",
        WI = "WI",
        WY = "WY",
});

/// One value for each state.
pub type States<T> = Table<State, T, 50>;

/// A region; each has one advertising box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Region {
    West,
    Midwest,
    South,
    East,
}

engine::keys!(Region { West = "west", Midwest = "midwest", South = "south", East = "east" });

/// One value for each region.
pub type Regions<T> = Table<Region, T, 4>;

/// A travel zone. Alaska and Hawaii belong to the West for everything but movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Zone {
    West,
    Midwest,
    South,
    East,
    Alaska,
    Hawaii,
}

engine::keys!(Zone {
    West = "west",
    Midwest = "midwest",
    South = "south",
    East = "east",
    Alaska = "alaska",
    Hawaii = "hawaii",
});

/// An issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Issue {
    Defense,
    Economy,
    CivilRights,
}

engine::keys!(Issue { Defense = "defense", Economy = "economy", CivilRights = "civil-rights" });

/// One value for each issue.
pub type Issues<T> = Table<Issue, T, 3>;

/// The Issues Track at the start, first place first.
pub const OPENING_TRACK: [Issue; 3] = [Issue::Defense, Issue::Economy, Issue::CivilRights];

/// Cubes that carry a state.
pub const CARRIED: u16 = 4;

/// What is printed in a state.
#[derive(Clone, Copy, Debug)]
struct Facts {
    name: &'static str,
    votes: u8,
    region: Region,
    edge: Side,
    start: i16,
}

const fn facts(name: &'static str, votes: u8, region: Region, edge: Side, start: i16) -> Facts {
    Facts {
        name,
        votes,
        region,
        edge,
        start,
    }
}

/// Name, electoral votes, region, edge, and the cubes of set-up (above zero Kennedy's).
#[rustfmt::skip]
const FACTS: [Facts; State::COUNT] = [
    facts("Alabama", 11, South, Kennedy, 1),
    facts("Alaska", 3, West, Nixon, 0),
    facts("Arizona", 4, West, Nixon, -1),
    facts("Arkansas", 8, South, Kennedy, 1),
    facts("California", 32, West, Nixon, 0),
    facts("Colorado", 6, West, Nixon, -1),
    facts("Connecticut", 8, East, Kennedy, 0),
    facts("Delaware", 3, East, Kennedy, 0),
    facts("Florida", 10, South, Nixon, 0),
    facts("Georgia", 12, South, Kennedy, 2),
    facts("Hawaii", 3, West, Nixon, 0),
    facts("Idaho", 4, West, Nixon, 0),
    facts("Illinois", 27, Midwest, Kennedy, 0),
    facts("Indiana", 13, Midwest, Nixon, -1),
    facts("Iowa", 10, Midwest, Nixon, -1),
    facts("Kansas", 8, West, Nixon, -2),
    facts("Kentucky", 10, Midwest, Nixon, 0),
    facts("Louisiana", 10, South, Kennedy, 2),
    facts("Maine", 5, East, Nixon, -1),
    facts("Maryland", 9, East, Kennedy, 0),
    facts("Massachusetts", 16, East, Kennedy, 2),
    facts("Michigan", 20, Midwest, Kennedy, 0),
    facts("Minnesota", 11, Midwest, Kennedy, 0),
    facts("Mississippi", 8, South, Kennedy, 2),
    facts("Missouri", 13, Midwest, Kennedy, 1),
    facts("Montana", 4, West, Nixon, 0),
    facts("Nebraska", 6, West, Nixon, -2),
    facts("Nevada", 3, West, Kennedy, 0),
    facts("New Hampshire", 4, East, Nixon, 0),
    facts("New Jersey", 16, East, Kennedy, 0),
    facts("New Mexico", 4, West, Kennedy, 0),
    facts("New York", 45, East, Kennedy, 0),
    facts("North Carolina", 14, South, Kennedy, 1),
    facts("North Dakota", 4, West, Nixon, -1),
    facts("Ohio", 25, Midwest, Nixon, -1),
    facts("Oklahoma", 8, West, Nixon, -1),
    facts("Oregon", 6, West, Nixon, 0),
    facts("Pennsylvania", 32, East, Kennedy, 0),
    facts("Rhode Island", 4, East, Kennedy, 2),
    facts("South Carolina", 8, South, Kennedy, 1),
    facts("South Dakota", 4, West, Nixon, -1),
    facts("Tennessee", 11, South, Nixon, 0),
    facts("Texas", 24, South, Kennedy, 0),
    facts("Utah", 4, West, Nixon, -1),
    facts("Vermont", 3, East, Nixon, -1),
    facts("Virginia", 12, South, Nixon, 0),
    facts("Washington", 9, West, Nixon, 0),
    facts("West Virginia", 8, East, Kennedy, 0),
    facts("Wisconsin", 12, Midwest, Nixon, 0),
    facts("Wyoming", 3, West, Nixon, -1),
];

impl State {
    pub const fn name(self) -> &'static str {
        FACTS[self as usize].name
    }

    /// Electoral votes.
    #[inline]
    pub const fn votes(self) -> u8 {
        FACTS[self as usize].votes
    }

    #[inline]
    pub const fn region(self) -> Region {
        FACTS[self as usize].region
    }

    /// Who gets the state's undecided voters.
    #[inline]
    pub const fn edge(self) -> Side {
        FACTS[self as usize].edge
    }

    /// The cubes printed in the state.
    pub const fn start(self) -> Lean {
        Lean::signed(FACTS[self as usize].start)
    }

    #[inline]
    pub const fn zone(self) -> Zone {
        match self {
            State::AK => Zone::Alaska,
            State::HI => Zone::Hawaii,
            _ => Zone::ALL[self.region() as usize],
        }
    }
}

impl Region {
    /// The states of the region, Alaska and Hawaii in the West.
    #[inline]
    pub const fn states(self) -> StateSet {
        REGION_STATES[self as usize]
    }
}

impl Zone {
    /// The states in which a token that stands in this zone can campaign.
    #[inline]
    pub const fn states(self) -> StateSet {
        ZONE_STATES[self as usize]
    }

    /// The zones one crossing away, as bits.
    #[inline]
    pub const fn neighbours(self) -> u64 {
        const fn bits(zones: &[Zone]) -> u64 {
            let mut bits = 0;
            let mut i = 0;
            while i < zones.len() {
                bits |= 1 << zones[i] as u64;
                i += 1;
            }
            bits
        }
        match self {
            Zone::West => bits(&[Zone::Midwest, Zone::South, Zone::Alaska, Zone::Hawaii]),
            Zone::Midwest => bits(&[Zone::West, Zone::South, Zone::East]),
            Zone::South => bits(&[Zone::West, Zone::Midwest, Zone::East]),
            Zone::East => bits(&[Zone::Midwest, Zone::South]),
            Zone::Alaska | Zone::Hawaii => bits(&[Zone::West]),
        }
    }
}

const REGION_STATES: [StateSet; Region::COUNT] = {
    let mut sets = [StateSet(0); Region::COUNT];
    let mut i = 0;
    while i < State::COUNT {
        sets[FACTS[i].region as usize].0 |= 1 << i;
        i += 1;
    }
    sets
};

const ZONE_STATES: [StateSet; Zone::COUNT] = {
    let mut sets = [StateSet(0); Zone::COUNT];
    let mut i = 0;
    while i < State::COUNT {
        sets[State::ALL[i].zone() as usize].0 |= 1 << i;
        i += 1;
    }
    sets
};

/// A set of states; in files a list of postal codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StateSet(pub u64);

impl StateSet {
    pub const ALL: StateSet = StateSet((1 << State::COUNT) - 1);

    #[inline]
    pub fn contains(self, state: State) -> bool {
        self.0 >> state as u64 & 1 == 1
    }
    #[inline]
    pub fn insert(&mut self, state: State) {
        self.0 |= 1 << state as u64;
    }
    #[inline]
    pub fn remove(&mut self, state: State) {
        self.0 &= !(1 << state as u64);
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = State> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let state = State::ALL[rest.trailing_zeros() as usize];
                rest &= rest - 1;
                state
            })
        })
    }
}

impl BitAnd for StateSet {
    type Output = StateSet;
    #[inline]
    fn bitand(self, other: StateSet) -> StateSet {
        StateSet(self.0 & other.0)
    }
}
impl BitOr for StateSet {
    type Output = StateSet;
    #[inline]
    fn bitor(self, other: StateSet) -> StateSet {
        StateSet(self.0 | other.0)
    }
}
impl BitOrAssign for StateSet {
    #[inline]
    fn bitor_assign(&mut self, other: StateSet) {
        self.0 |= other.0;
    }
}
impl Not for StateSet {
    type Output = StateSet;
    #[inline]
    fn not(self) -> StateSet {
        StateSet(!self.0 & StateSet::ALL.0)
    }
}
impl FromIterator<State> for StateSet {
    fn from_iter<I: IntoIterator<Item = State>>(states: I) -> StateSet {
        let mut set = StateSet::default();
        states.into_iter().for_each(|state| set.insert(state));
        set
    }
}
impl Serialize for StateSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
impl<'de> Deserialize<'de> for StateSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StateSet, D::Error> {
        Ok(Vec::<State>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    ///
    const ALL_VOTES: u16 = 537;

    ///
    #[test]
    fn the_board_adds_up() {
        let votes: u16 = State::ALL
            .iter()
            .map(|state| u16::from(state.votes()))
            .sum();
        assert_eq!(votes, ALL_VOTES);
        let sizes: Vec<usize> = Region::ALL
            .iter()
            .map(|region| region.states().len())
            .collect();
        assert_eq!(sizes, [18, 9, 11, 12]);
        assert_eq!(Zone::West.states().len(), 16);
    }

    /// fifteen cubes in ten states against sixteen in fourteen.
    #[test]
    fn the_printed_icons_add_up() {
        let total = |side| {
            State::ALL
                .iter()
                .map(|state| state.start().cubes(side))
                .sum::<u16>()
        };
        assert_eq!((total(Kennedy), total(Nixon)), (15, 16));
    }

    /// the table of distances follows from the boundaries.
    #[test]
    fn distances_between_zones() {
        let distances = [
            [0, 1, 1, 2, 1, 1],
            [1, 0, 1, 1, 2, 2],
            [1, 1, 0, 1, 2, 2],
            [2, 1, 1, 0, 3, 3],
            [1, 2, 2, 3, 0, 2],
            [1, 2, 2, 3, 2, 0],
        ];
        for &from in Zone::ALL {
            let mut reached = 1u64 << from as u64;
            let mut found = [u32::MAX; Zone::COUNT];
            for crossings in 0..4 {
                for &to in Zone::ALL {
                    if reached >> to as u64 & 1 == 1 {
                        found[to as usize] = found[to as usize].min(crossings);
                    }
                }
                let next = Zone::ALL
                    .iter()
                    .filter(|zone| reached >> **zone as u64 & 1 == 1);
                reached |= next.fold(0, |bits, zone| bits | zone.neighbours());
            }
            assert_eq!(found, distances[from as usize], "from {from:?}");
        }
    }
}
