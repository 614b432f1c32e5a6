//! The way ahead of a player: how many turns the best plan still takes from anywhere on the board.
//!
//! A plan disarms some of the facilities that count, goes to the President and waits at his door. Cards take a player
//! over about two roads a turn; which cards there are is not in the plan.

use crate::board::{Place, Places, Roads};
use crate::rulings::MINIMUM;
use crate::state::Dictators;
use engine::{Key, Seat};
use std::sync::LazyLock;

/// Turns that a road or a flight takes.
const ROAD: f32 = 0.5;
/// Turns that disarming a facility takes, failures included.
const DISARMING: f32 = 1.5;
/// How often the President is present.
const PRESENT: f32 = 5.0 / 12.0;
/// A roadblock costs a detour or as much as so many roads.
const BLOCKED: usize = 3;
/// Facilities that count for the President.
const TARGETS: usize = 3;
/// Roads to a place that cannot be reached.
const FAR: u8 = 60;

pub(crate) type Distances = [u8; Place::COUNT];

/// The way ahead of one player.
pub(crate) struct Journey {
    /// Roads from every place to each facility that is still to be disarmed, and to the President.
    to: [Distances; TARGETS + 1],
    targets: usize,
    /// What is left from each facility, once it is disarmed, when these others are left, a bit each.
    onward: [[Plan; TARGETS]; 1 << TARGETS],
    /// Turns at the President's door with nothing more disarmed.
    now: f32,
}

/// What a plan takes.
#[derive(Clone, Copy, Default)]
pub(crate) struct Plan {
    pub roads: f32,
    /// Facilities to disarm.
    pub attempts: f32,
    /// Turns at the President's door.
    pub door: f32,
}

impl Plan {
    pub fn turns(&self) -> f32 {
        ROAD * self.roads + DISARMING * self.attempts + self.door
    }
}

const PRESIDENT: usize = TARGETS;

impl Journey {
    pub fn new(game: &Dictators, seat: Seat) -> Journey {
        let closed = game.public.roadblocks;
        let mut to = [[FAR; Place::COUNT]; TARGETS + 1];
        let mut places = [Place::DC; TARGETS + 1];
        let counting = game
            .face_down(seat)
            .iter()
            .filter(|place| place.nuclear_zone() <= 3);
        let mut targets = 0;
        for place in counting.take(TARGETS) {
            places[targets] = place;
            to[targets] = distances(place, closed);
            targets += 1;
        }
        to[PRESIDENT] = distances(Place::DC, closed);
        let done = game.public.disarmed_count(seat);
        let bonus = game.convince_bonus(seat);
        let waiting = |disarmed: usize| {
            let minimum = MINIMUM[disarmed.min(3)].saturating_sub(bonus).clamp(1, 20);
            1.0 / (PRESENT * f32::from(21 - minimum) / 20.0)
        };
        let mut journey = Journey {
            to,
            targets,
            onward: [[Plan::default(); TARGETS]; 1 << TARGETS],
            now: waiting(done),
        };
        for left in 0..1 << targets {
            let door = waiting(done + targets - usize::count_ones(left) as usize);
            for at in (0..targets).filter(|at| left >> at & 1 == 0) {
                journey.onward[left][at] = journey.best(places[at], left, door);
            }
        }
        journey
    }

    /// The President next, or one of the facilities left.
    fn best(&self, from: Place, left: usize, door: f32) -> Plan {
        let mut best = Plan {
            roads: f32::from(self.to[PRESIDENT][from as usize]),
            attempts: 0.0,
            door,
        };
        for next in (0..self.targets).filter(|next| left >> next & 1 == 1) {
            let after = self.onward[left & !(1 << next)][next];
            let plan = Plan {
                roads: after.roads + f32::from(self.to[next][from as usize]),
                attempts: after.attempts + 1.0,
                ..after
            };
            if plan.turns() < best.turns() {
                best = plan;
            }
        }
        best
    }

    /// The best plan from a place.
    pub fn plan_from(&self, place: Place) -> Plan {
        self.best(place, (1 << self.targets) - 1, self.now)
    }

    /// Turns that it takes.
    pub fn turns_from(&self, place: Place) -> f32 {
        self.plan_from(place).turns()
    }
}

/// Roads from each place to each other where none is closed.
pub(crate) static DISTANCES: LazyLock<[Distances; Place::COUNT]> =
    LazyLock::new(|| std::array::from_fn(|from| explore(Place::at(from), Roads::default())));

/// Roads from every place to one, which are the same the other way.
pub(crate) fn distances(from: Place, closed: Roads) -> Distances {
    if closed.is_empty() {
        DISTANCES[from as usize]
    } else {
        explore(from, closed)
    }
}

fn explore(from: Place, closed: Roads) -> Distances {
    let mut roads = [FAR; Place::COUNT];
    // Places that are reached over so many roads, and over a few more.
    let mut reached = [Places::default(); BLOCKED + 1];
    reached[0] = Places::only(from);
    let mut seen = Places::default();
    for count in 0..FAR {
        let now = reached[0].minus(seen);
        seen = seen.union(now);
        reached.rotate_left(1);
        reached[BLOCKED] = Places::default();
        for place in now.iter() {
            roads[place as usize] = count;
            let blocked = place.roads().intersection(closed);
            let mut behind = Places::default();
            for road in blocked.iter() {
                let (one, two) = road.ends();
                behind.insert(if one == place { two } else { one });
            }
            let open = place.neighbours().minus(behind).union(place.routes());
            reached[0] = reached[0].union(open);
            reached[BLOCKED - 1] = reached[BLOCKED - 1].union(behind);
        }
        if reached.iter().all(|places| places.minus(seen).is_empty()) {
            break;
        }
    }
    roads
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use engine::{Game, Quick};

    #[test]
    fn distances_count_roads_and_flights_and_shun_roadblocks() {
        let free = distances(Place::HI, Roads::default());
        assert_eq!((free[Place::CA as usize], free[Place::NV as usize]), (1, 2));
        let wall = Place::CA.roads();
        let walled = distances(Place::CA, wall);
        // By the flight to Baja California and on to Arizona, or through a roadblock: three at most either way.
        assert!(walled[Place::NV as usize] == 3 && walled[Place::AZ as usize] == 2);
    }

    #[test]
    fn a_plan_shrinks_with_what_is_done() {
        let options = Options {
            players: 2,
            ..Options::default()
        };
        let table = Dictators::new(&options, &mut Quick::new(1), &mut ());
        let mut table = table.expect("the house deck can be played");
        let seat = Seat(0);
        let at_first = Journey::new(&table, seat).plan_from(Place::HI);
        assert!(at_first.attempts > 0.0 && at_first.roads > 0.0);
        let facilities = table.hidden.facilities[seat.index()];
        for place in facilities.iter() {
            let before = Journey::new(&table, seat).turns_from(Place::DC);
            table.public.player_mut(seat).disarmed.insert(place);
            let after = Journey::new(&table, seat).turns_from(Place::DC);
            assert!(after < before || place.nuclear_zone() == 4, "{place:?}");
        }
        let at_last = Journey::new(&table, seat).plan_from(Place::DC);
        assert_eq!((at_last.roads, at_last.attempts), (0.0, 0.0));
        assert!((at_last.door - 3.0).abs() < 0.01);
    }
}
