//! and chapter 6, the board: locations, roads, flight routes and time zones.

use engine::{Key, Set};

/// What kind of ground a location is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    /// A state of the USA. Hawaii and Washington D.C. count as states.
    State,
    /// Guantanamo Bay and CIA Headquarters.
    Special,
    /// A site in Canada or Mexico.
    Foreign,
}

/// the time zones, from west to east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeZone {
    Hawaii,
    Pacific,
    Mountain,
    Central,
    Eastern,
}

engine::keys!(TimeZone {
    Hawaii = "hawaii",
    Pacific = "pacific",
    Mountain = "mountain",
    Central = "central",
    Eastern = "eastern",
});

pub type Zones = Set<TimeZone>;
pub type Places = Set<Place>;
pub type Roads = Set<Road>;

/// A location of the board, by the letters on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::upper_case_acronyms)]
pub enum Place {
    HI,
    AL,
    AZ,
    AR,
    CA,
    CO,
    CT,
    DE,
    FL,
    GA,
    ID,
    IL,
    IN,
    IA,
    KS,
    KY,
    LA,
    ME,
    MD,
    MA,
    MI,
    MN,
    MS,
    MO,
    MT,
    NE,
    NV,
    NH,
    NJ,
    NM,
    NY,
    NC,
    ND,
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
    VT,
    VA,
    WA,
    WV,
    WI,
    WY,
    DC,
    Cia,
    Gtmo,
    Cbc,
    Cab,
    Cmb,
    Con,
    Cqc,
    Mbc,
    Mch,
    Mnl,
    Mve,
}

engine::keys!(Place {
    HI = "HI",
    AL = "AL",
    AZ = "AZ",
    AR = "AR",
    CA = "CA",
    CO = "CO",
    CT = "CT",
    DE = "DE",
    FL = "FL",
    GA = "GA",
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
    DC = "DC",
    Cia = "CIA",
    Gtmo = "GTMO",
    Cbc = "CBC",
    Cab = "CAB",
    Cmb = "CMB",
    Con = "CON",
    Cqc = "CQC",
    Mbc = "MBC",
    Mch = "MCH",
    Mnl = "MNL",
    Mve = "MVE",
});

/// What is printed at each location: its kind, its time zone in the USA, its nuclear zone where a facility stands.
const FACTS: [(Ground, Option<TimeZone>, u8); Place::COUNT] = [
    (Ground::State, Some(TimeZone::Hawaii), 0),    // Hawaii
    (Ground::State, Some(TimeZone::Central), 0),   // Alabama
    (Ground::State, Some(TimeZone::Mountain), 1),  // Arizona
    (Ground::State, Some(TimeZone::Central), 2),   // Arkansas
    (Ground::State, Some(TimeZone::Pacific), 1),   // California
    (Ground::State, Some(TimeZone::Mountain), 1),  // Colorado
    (Ground::State, Some(TimeZone::Eastern), 3),   // Connecticut
    (Ground::State, Some(TimeZone::Eastern), 0),   // Delaware
    (Ground::State, Some(TimeZone::Eastern), 3),   // Florida
    (Ground::State, Some(TimeZone::Eastern), 3),   // Georgia
    (Ground::State, Some(TimeZone::Mountain), 1),  // Idaho
    (Ground::State, Some(TimeZone::Central), 2),   // Illinois
    (Ground::State, Some(TimeZone::Eastern), 0),   // Indiana
    (Ground::State, Some(TimeZone::Central), 2),   // Iowa
    (Ground::State, Some(TimeZone::Central), 2),   // Kansas
    (Ground::State, Some(TimeZone::Eastern), 0),   // Kentucky
    (Ground::State, Some(TimeZone::Central), 2),   // Louisiana
    (Ground::State, Some(TimeZone::Eastern), 0),   // Maine
    (Ground::State, Some(TimeZone::Eastern), 0),   // Maryland
    (Ground::State, Some(TimeZone::Eastern), 0),   // Massachusetts
    (Ground::State, Some(TimeZone::Eastern), 3),   // Michigan
    (Ground::State, Some(TimeZone::Central), 2),   // Minnesota
    (Ground::State, Some(TimeZone::Central), 0),   // Mississippi
    (Ground::State, Some(TimeZone::Central), 2),   // Missouri
    (Ground::State, Some(TimeZone::Mountain), 1),  // Montana
    (Ground::State, Some(TimeZone::Central), 2),   // Nebraska
    (Ground::State, Some(TimeZone::Pacific), 1),   // Nevada
    (Ground::State, Some(TimeZone::Eastern), 3),   // New Hampshire
    (Ground::State, Some(TimeZone::Eastern), 0),   // New Jersey
    (Ground::State, Some(TimeZone::Mountain), 1),  // New Mexico
    (Ground::State, Some(TimeZone::Eastern), 3),   // New York
    (Ground::State, Some(TimeZone::Eastern), 0),   // North Carolina
    (Ground::State, Some(TimeZone::Central), 2),   // North Dakota
    (Ground::State, Some(TimeZone::Eastern), 3),   // Ohio
    (Ground::State, Some(TimeZone::Central), 0),   // Oklahoma
    (Ground::State, Some(TimeZone::Pacific), 1),   // Oregon
    (Ground::State, Some(TimeZone::Eastern), 0),   // Pennsylvania
    (Ground::State, Some(TimeZone::Eastern), 0),   // Rhode Island
    (Ground::State, Some(TimeZone::Eastern), 3),   // South Carolina
    (Ground::State, Some(TimeZone::Central), 2),   // South Dakota
    (Ground::State, Some(TimeZone::Central), 2),   // Tennessee
    (Ground::State, Some(TimeZone::Central), 2),   // Texas
    (Ground::State, Some(TimeZone::Mountain), 1),  // Utah
    (Ground::State, Some(TimeZone::Eastern), 0),   // Vermont
    (Ground::State, Some(TimeZone::Eastern), 0),   // Virginia
    (Ground::State, Some(TimeZone::Pacific), 1),   // Washington
    (Ground::State, Some(TimeZone::Eastern), 0),   // West Virginia
    (Ground::State, Some(TimeZone::Central), 0),   // Wisconsin
    (Ground::State, Some(TimeZone::Mountain), 1),  // Wyoming
    (Ground::State, Some(TimeZone::Eastern), 0),   // Washington D.C.
    (Ground::Special, Some(TimeZone::Eastern), 0), // CIA Headquarters
    (Ground::Special, None, 0),                    // Guantanamo Bay
    (Ground::Foreign, None, 4),                    // British Columbia
    (Ground::Foreign, None, 4),                    // Alberta
    (Ground::Foreign, None, 4),                    // Manitoba
    (Ground::Foreign, None, 4),                    // Ontario
    (Ground::Foreign, None, 4),                    // Quebec
    (Ground::Foreign, None, 4),                    // Baja California
    (Ground::Foreign, None, 4),                    // Chihuahua
    (Ground::Foreign, None, 4),                    // Nuevo Leon
    (Ground::Foreign, None, 4),                    // Veracruz
];

/// every road, as it runs between two locations.
const ROADS: [(Place, Place); 117] = [
    (Place::AL, Place::FL),
    (Place::AL, Place::GA),
    (Place::AL, Place::MS),
    (Place::AL, Place::TN),
    (Place::AR, Place::LA),
    (Place::AR, Place::MO),
    (Place::AR, Place::MS),
    (Place::AR, Place::OK),
    (Place::AR, Place::TN),
    (Place::AR, Place::TX),
    (Place::AZ, Place::CA),
    (Place::AZ, Place::NM),
    (Place::AZ, Place::NV),
    (Place::AZ, Place::UT),
    (Place::CA, Place::NV),
    (Place::CA, Place::OR),
    (Place::CO, Place::KS),
    (Place::CO, Place::NE),
    (Place::CO, Place::NM),
    (Place::CO, Place::OK),
    (Place::CO, Place::UT),
    (Place::CO, Place::WY),
    (Place::CT, Place::MA),
    (Place::CT, Place::NY),
    (Place::CT, Place::RI),
    (Place::DE, Place::MD),
    (Place::DE, Place::NJ),
    (Place::DE, Place::PA),
    (Place::FL, Place::GA),
    (Place::GA, Place::NC),
    (Place::GA, Place::SC),
    (Place::GA, Place::TN),
    (Place::IA, Place::IL),
    (Place::IA, Place::MN),
    (Place::IA, Place::MO),
    (Place::IA, Place::NE),
    (Place::IA, Place::SD),
    (Place::IA, Place::WI),
    (Place::ID, Place::MT),
    (Place::ID, Place::NV),
    (Place::ID, Place::OR),
    (Place::ID, Place::UT),
    (Place::ID, Place::WA),
    (Place::ID, Place::WY),
    (Place::IL, Place::IN),
    (Place::IL, Place::KY),
    (Place::IL, Place::MO),
    (Place::IL, Place::WI),
    (Place::IN, Place::KY),
    (Place::IN, Place::MI),
    (Place::IN, Place::OH),
    (Place::KS, Place::MO),
    (Place::KS, Place::NE),
    (Place::KS, Place::OK),
    (Place::KY, Place::MO),
    (Place::KY, Place::OH),
    (Place::KY, Place::TN),
    (Place::KY, Place::VA),
    (Place::KY, Place::WV),
    (Place::LA, Place::MS),
    (Place::LA, Place::TX),
    (Place::MA, Place::NH),
    (Place::MA, Place::NY),
    (Place::MA, Place::RI),
    (Place::MA, Place::VT),
    (Place::MD, Place::PA),
    (Place::MD, Place::VA),
    (Place::MD, Place::WV),
    (Place::ME, Place::NH),
    (Place::MI, Place::OH),
    (Place::MI, Place::WI),
    (Place::MN, Place::ND),
    (Place::MN, Place::SD),
    (Place::MN, Place::WI),
    (Place::MO, Place::NE),
    (Place::MO, Place::OK),
    (Place::MO, Place::TN),
    (Place::MS, Place::TN),
    (Place::MT, Place::ND),
    (Place::MT, Place::SD),
    (Place::MT, Place::WY),
    (Place::NC, Place::SC),
    (Place::NC, Place::TN),
    (Place::NC, Place::VA),
    (Place::ND, Place::SD),
    (Place::NE, Place::SD),
    (Place::NE, Place::WY),
    (Place::NH, Place::VT),
    (Place::NJ, Place::NY),
    (Place::NJ, Place::PA),
    (Place::NM, Place::OK),
    (Place::NM, Place::TX),
    (Place::NV, Place::OR),
    (Place::NV, Place::UT),
    (Place::NY, Place::PA),
    (Place::NY, Place::VT),
    (Place::OH, Place::PA),
    (Place::OH, Place::WV),
    (Place::OK, Place::TX),
    (Place::OR, Place::WA),
    (Place::PA, Place::WV),
    (Place::SD, Place::WY),
    (Place::TN, Place::VA),
    (Place::UT, Place::WY),
    (Place::VA, Place::WV),
    (Place::DC, Place::PA),
    (Place::DC, Place::MD),
    (Place::DC, Place::WV),
    (Place::DC, Place::VA),
    (Place::DC, Place::Cia),
    (Place::Cbc, Place::Cab),
    (Place::Cab, Place::Cmb),
    (Place::Cmb, Place::Con),
    (Place::Con, Place::Cqc),
    (Place::Mbc, Place::Mch),
    (Place::Mch, Place::Mnl),
    (Place::Mnl, Place::Mve),
];

/// every flight route.
const FLIGHTS: [(Place, Place); 23] = [
    (Place::HI, Place::CA),
    (Place::HI, Place::OR),
    (Place::HI, Place::WA),
    (Place::HI, Place::Cbc),
    (Place::HI, Place::Mbc),
    (Place::Cbc, Place::WA),
    (Place::Cbc, Place::ID),
    (Place::Cab, Place::MT),
    (Place::Cmb, Place::ND),
    (Place::Cmb, Place::MN),
    (Place::Con, Place::MI),
    (Place::Con, Place::NY),
    (Place::Cqc, Place::NY),
    (Place::Cqc, Place::VT),
    (Place::Cqc, Place::ME),
    (Place::Mbc, Place::CA),
    (Place::Mbc, Place::AZ),
    (Place::Mch, Place::NM),
    (Place::Mch, Place::TX),
    (Place::Mnl, Place::TX),
    (Place::Mve, Place::LA),
    (Place::Mve, Place::FL),
    (Place::Gtmo, Place::FL),
];

/// The names of the roads, in the order of [`ROADS`].
const ROAD_KEYS: [&str; ROADS.len()] = [
    "AL-FL", "AL-GA", "AL-MS", "AL-TN", "AR-LA", "AR-MO", "AR-MS", "AR-OK", "AR-TN", "AR-TX",
    "AZ-CA", "AZ-NM", "AZ-NV", "AZ-UT", "CA-NV", "CA-OR", "CO-KS", "CO-NE", "CO-NM", "CO-OK",
    "CO-UT", "CO-WY", "CT-MA", "CT-NY", "CT-RI", "DE-MD", "DE-NJ", "DE-PA", "FL-GA", "GA-NC",
    "GA-SC", "GA-TN", "IA-IL", "IA-MN", "IA-MO", "IA-NE", "IA-SD", "IA-WI", "ID-MT", "ID-NV",
    "ID-OR", "ID-UT", "ID-WA", "ID-WY", "IL-IN", "IL-KY", "IL-MO", "IL-WI", "IN-KY", "IN-MI",
    "IN-OH", "KS-MO", "KS-NE", "KS-OK", "KY-MO", "KY-OH", "KY-TN", "KY-VA", "KY-WV", "LA-MS",
    "LA-TX", "MA-NH", "MA-NY", "MA-RI", "MA-VT", "MD-PA", "MD-VA", "MD-WV", "ME-NH", "MI-OH",
    "MI-WI", "MN-ND", "MN-SD", "MN-WI", "MO-NE", "MO-OK", "MO-TN", "MS-TN", "MT-ND", "MT-SD",
    "MT-WY", "NC-SC", "NC-TN", "NC-VA", "ND-SD", "NE-SD", "NE-WY", "NH-VT", "NJ-NY", "NJ-PA",
    "NM-OK", "NM-TX", "NV-OR", "NV-UT", "NY-PA", "NY-VT", "OH-PA", "OH-WV", "OK-TX", "OR-WA",
    "PA-WV", "SD-WY", "TN-VA", "UT-WY", "VA-WV", "DC-PA", "DC-MD", "DC-WV", "DC-VA", "DC-CIA",
    "CBC-CAB", "CAB-CMB", "CMB-CON", "CON-CQC", "MBC-MCH", "MCH-MNL", "MNL-MVE",
];

/// A road, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Road(u8);

impl Key for Road {
    const COUNT: usize = ROADS.len();
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> Road {
        Road(index as u8)
    }
    fn key(self) -> &'static str {
        ROAD_KEYS[self.index()]
    }
}

engine::serde_by_key!(Road);

/// The roads that touch each location.
const TOUCHING: [u128; Place::COUNT] = {
    let mut touching = [0; Place::COUNT];
    let mut road = 0;
    while road < ROADS.len() {
        let (one, two) = ROADS[road];
        touching[one as usize] |= 1 << road;
        touching[two as usize] |= 1 << road;
        road += 1;
    }
    touching
};

/// The other ends of the pairs that have one end at each location.
const fn joined<const N: usize>(pairs: &[(Place, Place); N]) -> [u128; Place::COUNT] {
    let mut joined = [0; Place::COUNT];
    let mut at = 0;
    while at < N {
        let (one, two) = pairs[at];
        joined[one as usize] |= 1 << two as usize;
        joined[two as usize] |= 1 << one as usize;
        at += 1;
    }
    joined
}

const NEIGHBOURS: [u128; Place::COUNT] = joined(&ROADS);
const ROUTES: [u128; Place::COUNT] = joined(&FLIGHTS);

/// The locations for which `test` holds.
fn places_where(test: impl Fn(Place) -> bool) -> Places {
    Place::all().filter(|&place| test(place)).collect()
}

impl Road {
    #[inline]
    pub fn ends(self) -> (Place, Place) {
        ROADS[self.index()]
    }

    /// Every road of the board.
    pub fn every() -> Roads {
        Roads::from_bits((1 << ROADS.len()) - 1)
    }
}

impl Place {
    /// the locations that a road joins to this one, roadblocked or not.
    #[inline]
    pub fn neighbours(self) -> Places {
        Places::from_bits(NEIGHBOURS[self as usize])
    }

    /// The locations at the other end of a flight route.
    #[inline]
    pub fn routes(self) -> Places {
        Places::from_bits(ROUTES[self as usize])
    }

    /// The roads with one end here.
    #[inline]
    pub fn roads(self) -> Roads {
        Roads::from_bits(TOUCHING[self as usize])
    }

    /// The road between two neighbours.
    #[inline]
    pub fn road_to(self, other: Place) -> Option<Road> {
        self.roads().intersection(other.roads()).first()
    }

    #[inline]
    pub fn is_state(self) -> bool {
        FACTS[self as usize].0 == Ground::State
    }

    /// Guantanamo Bay, Canada and Mexico lie outside the USA.
    #[inline]
    pub fn in_usa(self) -> bool {
        FACTS[self as usize].1.is_some()
    }

    #[inline]
    pub fn is_foreign(self) -> bool {
        FACTS[self as usize].0 == Ground::Foreign
    }

    #[inline]
    pub fn time_zone(self) -> Option<TimeZone> {
        FACTS[self as usize].1
    }

    /// the nuclear zone of the facility here, 1 to 4, or 0 where none stands.
    #[inline]
    pub fn nuclear_zone(self) -> u8 {
        FACTS[self as usize].2
    }

    /// Every state.
    pub fn states() -> Places {
        places_where(Place::is_state)
    }

    /// the locations with a facility of a nuclear zone.
    pub fn facilities(zone: u8) -> Places {
        places_where(|place| place.nuclear_zone() == zone)
    }
}

impl TimeZone {
    /// every zone from this one to another, both included.
    pub fn up_to(self, other: TimeZone) -> Zones {
        let (low, high) = (self.min(other), self.max(other));
        TimeZone::all()
            .filter(|&zone| (low..=high).contains(&zone))
            .collect()
    }

    /// the difference of two zones' positions.
    pub fn distance(self, other: TimeZone) -> u8 {
        (self as u8).abs_diff(other as u8)
    }
}

/// the time zones that a flight between two locations touches.
pub fn flight_zones(from: Place, to: Place) -> Zones {
    from.time_zone().into_iter().chain(to.time_zone()).collect()
}

/// The locations that can be reached over at most `steps` roads, none of them in `closed`; the start is not one.
pub fn reachable(from: Place, steps: u8, closed: Roads) -> Places {
    let mut seen = Places::only(from);
    let mut edge = seen;
    for _ in 0..steps {
        let mut next = Places::default();
        for place in edge.iter() {
            if place.roads().intersects(closed) {
                for road in place.roads().minus(closed).iter() {
                    let (one, two) = road.ends();
                    next.insert(if one == place { two } else { one });
                }
            } else {
                next = next.union(place.neighbours());
            }
        }
        edge = next.minus(seen);
        seen = seen.union(edge);
        if edge.is_empty() {
            break;
        }
    }
    seen.minus(Places::only(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// T16.: D.C. has five neighbours, Hawaii and Guantanamo Bay none, the mainland net 50 locations.
    #[test]
    fn the_road_net_is_the_one_of_the_rules() {
        let dc: Places = [Place::PA, Place::MD, Place::WV, Place::VA, Place::Cia]
            .into_iter()
            .collect();
        assert_eq!(Place::DC.neighbours(), dc);
        assert!(Place::HI.neighbours().is_empty() && Place::Gtmo.neighbours().is_empty());
        assert_eq!(reachable(Place::DC, 60, Roads::default()).len() + 1, 50);
        assert_eq!(Place::Cia.neighbours(), Places::only(Place::DC));
    }

    /// 11, 12, 8 and 9 facilities; zone 1 in the west, 2 in the Central, 3 in the Eastern zone, 4 abroad.
    #[test]
    fn each_nuclear_zone_has_its_facilities() {
        let counts = [1, 2, 3, 4].map(|zone| Place::facilities(zone).len());
        assert_eq!(counts, [11, 12, 8, 9]);
        for place in Place::facilities(1).iter() {
            assert!(matches!(
                place.time_zone(),
                Some(TimeZone::Pacific | TimeZone::Mountain)
            ));
        }
        for place in Place::facilities(2).iter() {
            assert_eq!(place.time_zone(), Some(TimeZone::Central));
        }
        for place in Place::facilities(3).iter() {
            assert_eq!(place.time_zone(), Some(TimeZone::Eastern));
        }
        for place in Place::facilities(4).iter() {
            assert!(place.is_foreign());
        }
    }

    /// no road crosses the border: every route touches the zone of each of its ends in the USA.
    #[test]
    fn borders_are_crossed_by_air_only() {
        for (one, two) in ROADS {
            assert_eq!(one.in_usa(), two.in_usa());
        }
        let both: Zones = [TimeZone::Hawaii, TimeZone::Pacific].into_iter().collect();
        assert_eq!(flight_zones(Place::HI, Place::CA), both);
        assert_eq!(
            flight_zones(Place::Cqc, Place::ME),
            Zones::only(TimeZone::Eastern)
        );
    }

    ///
    #[test]
    fn time_zones_are_counted_from_west_to_east() {
        assert_eq!(TimeZone::Pacific.distance(TimeZone::Central), 2);
        assert_eq!(TimeZone::Central.up_to(TimeZone::Pacific).len(), 3);
    }
}
