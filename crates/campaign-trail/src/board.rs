//! The map and the parties (chapter 1 of the rules page): what the rulebook prints of them. Regions, tie-break stars and the
//! issue of each state belong to the deck, because the rulebook does not print them.

use engine::{Key, Table};
use serde::{Deserialize, Serialize};

/// CT-D1: the three parties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Party {
    Democrat,
    Libertarian,
    Republican,
}

engine::keys!(Party as "TrailParty" {
    Democrat = "democrat",
    Libertarian = "libertarian",
    Republican = "republican",
});

/// One value for each party.
pub type Parties<T> = Table<Party, T, 3>;

/// A set of parties, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TrailPartySet"))]
pub struct PartySet(pub u8);

impl PartySet {
    pub const ALL: PartySet = PartySet(0b111);

    #[inline]
    pub const fn only(party: Party) -> PartySet {
        PartySet(1 << party as u8)
    }
    #[inline]
    pub const fn contains(self, party: Party) -> bool {
        self.0 >> party as u8 & 1 == 1
    }
    #[inline]
    pub const fn with(self, party: Party) -> PartySet {
        PartySet(self.0 | 1 << party as u8)
    }
    #[inline]
    pub const fn without(self, party: Party) -> PartySet {
        PartySet(self.0 & !(1 << party as u8))
    }
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Party> {
        Party::ALL
            .iter()
            .copied()
            .filter(move |&party| self.contains(party))
    }
}

/// CT-D6: the nine regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Region {
    Pacific,
    Mountain,
    GreatPlains,
    GreatLakes,
    GulfCoast,
    Appalachian,
    Southeast,
    MidAtlantic,
    Northeast,
}

engine::keys!(Region as "TrailRegion" {
    Pacific = "pacific",
    Mountain = "mountain",
    GreatPlains = "great-plains",
    GreatLakes = "great-lakes",
    GulfCoast = "gulf-coast",
    Appalachian = "appalachian",
    Southeast = "southeast",
    MidAtlantic = "mid-atlantic",
    Northeast = "northeast",
});

/// The eighteen issues, by the codes that decks use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Issue {
    HEA,
    GUN,
    ENG,
    TAX,
    JOB,
    DEB,
    TRA,
    IMM,
    AID,
    GEN,
    REP,
    CRI,
    SUR,
    DRU,
    MIL,
    EDU,
    HOU,
    ENV,
}

engine::keys!(Issue as "TrailIssue" {
    HEA = "HEA",
    GUN = "GUN",
    ENG = "ENG",
    TAX = "TAX",
    JOB = "JOB",
    DEB = "DEB",
    TRA = "TRA",
    IMM = "IMM",
    AID = "AID",
    GEN = "GEN",
    REP = "REP",
    CRI = "CRI",
    SUR = "SUR",
    DRU = "DRU",
    MIL = "MIL",
    EDU = "EDU",
    HOU = "HOU",
    ENV = "ENV",
});

/// One value for each issue.
pub type Issues<T> = Table<Issue, T, 18>;

/// The issue icons of a card: each not at all, once or twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Icons {
    pub(crate) once: u32,
    pub(crate) twice: u32,
}

impl Icons {
    /// Adds one icon; a third of the same issue finds no room.
    pub fn add(&mut self, issue: Issue) -> bool {
        let bit = 1 << issue as u32;
        if self.twice & bit != 0 {
            return false;
        }
        if self.once & bit != 0 {
            self.twice |= bit;
        }
        self.once |= bit;
        true
    }
    #[inline]
    pub fn count(self, issue: Issue) -> u8 {
        (self.once >> issue as u32 & 1) as u8 + (self.twice >> issue as u32 & 1) as u8
    }
    #[inline]
    pub fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.once == 0
    }
    /// The issues that occur, each once.
    pub fn issues(self) -> impl Iterator<Item = Issue> {
        Issue::ALL
            .iter()
            .copied()
            .filter(move |&issue| self.count(issue) > 0)
    }
}

/// CT-D6: the 51 states, the District of Columbia among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    AK,
    AL,
    AR,
    AZ,
    CA,
    CO,
    CT,
    DC,
    DE,
    FL,
    GA,
    HI,
    IA,
    ID,
    IL,
    IN,
    KS,
    KY,
    LA,
    MA,
    MD,
    ME,
    MI,
    MN,
    MO,
    MS,
    MT,
    NC,
    ND,
    NE,
    NH,
    NJ,
    NM,
    NV,
    NY,
    OH,
    OK,
    OR,
    PA,
    RI,
    SC,
    SD,
    TN,
    TX,
    UT,
    VA,
    VT,
    WA,
    WI,
    WV,
    WY,
}

engine::keys!(State as "TrailStateKey" {
    AK = "AK",
    AL = "AL",
    AR = "AR",
    AZ = "AZ",
    CA = "CA",
    CO = "CO",
    CT = "CT",
    DC = "DC",
    DE = "DE",
    FL = "FL",
    GA = "GA",
    HI = "HI",
    IA = "IA",
    ID = "ID",
    IL = "IL",
    IN = "IN",
    KS = "KS",
    KY = "KY",
    LA = "LA",
    MA = "MA",
    MD = "MD",
    ME = "ME",
    MI = "MI",
    MN = "MN",
    MO = "MO",
    MS = "MS",
    MT = "MT",
    NC = "NC",
    ND = "ND",
    NE = "NE",
    NH = "NH",
    NJ = "NJ",
    NM = "NM",
    NV = "NV",
    NY = "NY",
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
    VA = "VA",
    VT = "VT",
    WA = "WA",
    WI = "WI",
    WV = "WV",
    WY = "WY",
});

/// One value for each state.
pub type States<T> = Table<State, T, 51>;

const NAMES: [&str; 51] = [
    "Alaska",
    "Alabama",
    "Arkansas",
    "Arizona",
    "California",
    "Colorado",
    "Connecticut",
    "District of Columbia",
    "Delaware",
    "Florida",
    "Georgia",
    "Hawaii",
    "Iowa",
    "Idaho",
    "Illinois",
    "Indiana",
    "Kansas",
    "Kentucky",
    "Louisiana",
    "Massachusetts",
    "Maryland",
    "Maine",
    "Michigan",
    "Minnesota",
    "Missouri",
    "Mississippi",
    "Montana",
    "North Carolina",
    "North Dakota",
    "Nebraska",
    "New Hampshire",
    "New Jersey",
    "New Mexico",
    "Nevada",
    "New York",
    "Ohio",
    "Oklahoma",
    "Oregon",
    "Pennsylvania",
    "Rhode Island",
    "South Carolina",
    "South Dakota",
    "Tennessee",
    "Texas",
    "Utah",
    "Virginia",
    "Vermont",
    "Washington",
    "Wisconsin",
    "West Virginia",
    "Wyoming",
];

const VOTES: [u8; 51] = [
    3, 9, 6, 11, 55, 9, 7, 3, 3, 29, 16, 4, 6, 4, 20, 11, 6, 8, 8, 11, 10, 4, 16, 10, 10, 6, 3, 15,
    3, 5, 4, 14, 5, 6, 29, 18, 7, 7, 20, 4, 9, 3, 11, 38, 6, 13, 3, 12, 10, 5, 3,
];

/// CT-D6: the states of the ten cities.
pub const CITIES: StateSet = StateSet::of(&[
    State::CA,
    State::WA,
    State::CO,
    State::MN,
    State::IL,
    State::TX,
    State::OH,
    State::GA,
    State::MD,
    State::NY,
]);

/// CT-Y10: the ethically minded states of each party.
const ETHICS: [StateSet; 3] = [
    StateSet::of(&[State::MD, State::MA, State::NJ, State::CT, State::WA]),
    StateSet::of(&[State::NC, State::VA, State::CO, State::MN, State::OR]),
    StateSet::of(&[State::GA, State::KY, State::MO, State::AZ, State::AL]),
];

use State::*;

/// CT-A3: which states touch.
const ADJACENT: [(State, State); 111] = [
    (AK, WA),
    (AL, FL),
    (AL, GA),
    (AL, MS),
    (AL, TN),
    (AR, LA),
    (AR, MO),
    (AR, MS),
    (AR, OK),
    (AR, TN),
    (AR, TX),
    (AZ, CA),
    (AZ, CO),
    (AZ, NM),
    (AZ, NV),
    (AZ, UT),
    (CA, HI),
    (CA, NV),
    (CA, OR),
    (CO, KS),
    (CO, NE),
    (CO, NM),
    (CO, OK),
    (CO, UT),
    (CO, WY),
    (CT, MA),
    (CT, NY),
    (CT, RI),
    (DC, MD),
    (DC, VA),
    (DE, MD),
    (DE, NJ),
    (DE, PA),
    (FL, GA),
    (GA, NC),
    (GA, SC),
    (GA, TN),
    (IA, IL),
    (IA, MN),
    (IA, MO),
    (IA, NE),
    (IA, SD),
    (IA, WI),
    (ID, MT),
    (ID, NV),
    (ID, OR),
    (ID, UT),
    (ID, WA),
    (ID, WY),
    (IL, IN),
    (IL, KY),
    (IL, MO),
    (IL, WI),
    (IN, KY),
    (IN, MI),
    (IN, OH),
    (KS, MO),
    (KS, NE),
    (KS, OK),
    (KY, MO),
    (KY, OH),
    (KY, TN),
    (KY, VA),
    (KY, WV),
    (LA, MS),
    (LA, TX),
    (MA, NH),
    (MA, NY),
    (MA, RI),
    (MA, VT),
    (MD, PA),
    (MD, VA),
    (MD, WV),
    (ME, NH),
    (MI, OH),
    (MI, WI),
    (MN, ND),
    (MN, SD),
    (MN, WI),
    (MO, NE),
    (MO, OK),
    (MO, TN),
    (MS, TN),
    (MT, ND),
    (MT, SD),
    (MT, WY),
    (NC, SC),
    (NC, TN),
    (NC, VA),
    (ND, SD),
    (NE, SD),
    (NE, WY),
    (NH, VT),
    (NJ, NY),
    (NJ, PA),
    (NM, OK),
    (NM, TX),
    (NM, UT),
    (NV, OR),
    (NV, UT),
    (NY, PA),
    (NY, VT),
    (OH, PA),
    (OH, WV),
    (OK, TX),
    (OR, WA),
    (PA, WV),
    (SD, WY),
    (TN, VA),
    (UT, WY),
    (VA, WV),
];

const NEIGHBOURS: [StateSet; 51] = {
    let mut sets = [StateSet::EMPTY; 51];
    let mut pair = 0;
    while pair < ADJACENT.len() {
        let (one, two) = ADJACENT[pair];
        sets[one as usize].0 |= 1 << two as u64;
        sets[two as usize].0 |= 1 << one as u64;
        pair += 1;
    }
    sets
};

impl State {
    pub fn name(self) -> &'static str {
        NAMES[self as usize]
    }
    /// Electoral votes.
    #[inline]
    pub fn votes(self) -> u16 {
        u16::from(VOTES[self as usize])
    }
    #[inline]
    pub fn neighbours(self) -> StateSet {
        NEIGHBOURS[self as usize]
    }
    /// CT-S18: whether cards may show it as a reference state.
    pub fn may_be_home(self) -> bool {
        self.votes() >= 7 && self != State::CA && self != State::TX
    }
}

impl Party {
    /// CT-Y10
    #[inline]
    pub fn ethics_states(self) -> StateSet {
        ETHICS[self as usize]
    }
}

/// A set of states, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct StateSet(pub u64);

impl StateSet {
    pub const EMPTY: StateSet = StateSet(0);
    pub const ALL: StateSet = StateSet((1 << 51) - 1);

    pub const fn of(states: &[State]) -> StateSet {
        let mut bits = 0;
        let mut next = 0;
        while next < states.len() {
            bits |= 1 << states[next] as u64;
            next += 1;
        }
        StateSet(bits)
    }
    #[inline]
    pub const fn only(state: State) -> StateSet {
        StateSet(1 << state as u64)
    }
    #[inline]
    pub const fn contains(self, state: State) -> bool {
        self.0 >> state as u64 & 1 == 1
    }
    #[inline]
    pub const fn with(self, state: State) -> StateSet {
        StateSet(self.0 | 1 << state as u64)
    }
    #[inline]
    pub const fn without(self, state: State) -> StateSet {
        StateSet(self.0 & !(1 << state as u64))
    }
    #[inline]
    pub const fn union(self, other: StateSet) -> StateSet {
        StateSet(self.0 | other.0)
    }
    #[inline]
    pub const fn intersection(self, other: StateSet) -> StateSet {
        StateSet(self.0 & other.0)
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = State> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                State::ALL[index]
            })
        })
    }
    /// The members for which `test` holds.
    #[inline]
    pub fn filter(self, test: impl Fn(State) -> bool) -> StateSet {
        self.iter()
            .filter(|&state| test(state))
            .fold(StateSet::EMPTY, StateSet::with)
    }
    /// These states and all that touch one of them.
    #[inline]
    pub fn spread(self) -> StateSet {
        self.iter()
            .fold(self, |reached, state| reached.union(state.neighbours()))
    }
    /// CT-A1: everything within so many steps.
    #[inline]
    pub fn within(self, steps: u8) -> StateSet {
        (0..steps).fold(self, |reached, _| reached.spread())
    }
}

impl std::fmt::Debug for StateSet {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for StateSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Key::key))
    }
}

impl<'de> Deserialize<'de> for StateSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<StateSet, D::Error> {
        let list = Vec::<State>::deserialize(deserializer)?;
        Ok(list.into_iter().fold(StateSet::EMPTY, StateSet::with))
    }
}

/// How often each state was used, up to three times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Uses {
    low: StateSet,
    high: StateSet,
}

impl Uses {
    #[inline]
    pub fn count(self, state: State) -> u8 {
        u8::from(self.low.contains(state)) + 2 * u8::from(self.high.contains(state))
    }
    /// One more; beyond three it stays at three.
    #[inline]
    pub fn add(&mut self, state: State) {
        let count = (self.count(state) + 1).min(3);
        let bit = 1 << state as u64;
        self.low.0 = if count & 1 == 1 {
            self.low.0 | bit
        } else {
            self.low.0 & !bit
        };
        self.high.0 = if count & 2 == 2 {
            self.high.0 | bit
        } else {
            self.high.0 & !bit
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CT-D6, CT-D7: 51 states, 538 votes, one connected map.
    #[test]
    fn the_map_is_whole() {
        assert_eq!(State::ALL.len(), 51);
        assert_eq!(
            State::ALL.iter().map(|state| state.votes()).sum::<u16>(),
            538
        );
        assert_eq!(StateSet::only(State::HI).within(50), StateSet::ALL);
        assert_eq!(CITIES.len(), 10);
    }

    /// CT-A3: the special borders, and lakes and seas that are none.
    #[test]
    fn borders_are_as_the_rulebook_says() {
        let touch = |one: State, two: State| {
            let both = [
                one.neighbours().contains(two),
                two.neighbours().contains(one),
            ];
            assert_eq!(both[0], both[1]);
            both[0]
        };
        for (one, two) in [
            (AZ, CO),
            (UT, NM),
            (CA, HI),
            (WA, AK),
            (DE, NJ),
            (DC, MD),
            (DC, VA),
        ] {
            assert!(touch(one, two), "{one:?} {two:?}");
        }
        for (one, two) in [(MI, MN), (MI, IL), (NY, RI), (DC, WV)] {
            assert!(!touch(one, two), "{one:?} {two:?}");
        }
    }

    /// CT-Y10: the ethics states of each party are worth the same.
    #[test]
    fn ethics_states_are_balanced() {
        for party in Party::ALL {
            let votes: u16 = party.ethics_states().iter().map(State::votes).sum();
            assert_eq!(votes, 54);
        }
    }
}
