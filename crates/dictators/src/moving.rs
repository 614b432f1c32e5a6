//! Chapter 6, moving: roads and roadblocks, flights and no-fly zones, the slow boat.

use crate::board::{Place, Places, Road, Roads, TimeZone, Zones, flight_zones, reachable};
use crate::cards::{Dictator, Effect};
use crate::desk::Clerk;
use crate::flow::Flow;
use crate::log::Event;
use crate::response::Window;
use crate::rulings::{ROADBLOCKS, SLOW_BOAT};
use crate::state::{Blocking, Dictators, Frame, How, Move};
use engine::{Key, Seat};

/// What a way to travel costs, and which way it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fare {
    pub cost: u8,
    pub how: How,
}

impl Dictators {
    /// Places that the active player can travel to now, by road, by flight or by slow boat.
    pub(crate) fn destinations(&self) -> Places {
        let seat = self.public.active;
        let from = self.public.player(seat).place;
        let left = self.actions_left();
        let mut places = Places::default();
        if self.road_fare().is_some_and(|cost| cost <= left) {
            places = self.by_road(seat, 1, self.passes_blocks(seat));
        }
        if !self.public.turn.travelled {
            let flights = self.flights(from);
            if self.flight_cost(seat) <= left {
                places = places.union(flights);
            }
            if flights.is_empty() && SLOW_BOAT <= left {
                places = places.union(slow_boat(from));
            }
        }
        places
    }

    /// How the active player travels to one of [`Dictators::destinations`].
    pub(crate) fn fare(&self, to: Place) -> Fare {
        let seat = self.public.active;
        let from = self.public.player(seat).place;
        if from.neighbours().contains(to) {
            return Fare {
                cost: self.road_fare().unwrap_or(1),
                how: How::Road,
            };
        }
        if self.flights(from).contains(to) {
            return Fare {
                cost: self.flight_cost(seat),
                how: How::Flight,
            };
        }
        Fare {
            cost: SLOW_BOAT,
            how: How::Boat,
        }
    }

    /// What a travel by road costs the active player, if one is open: 1 action, 2 for Ottoline's second, 1 more under
    /// Jefferson.
    pub(crate) fn road_fare(&self) -> Option<u8> {
        let seat = self.public.active;
        let turn = &self.public.turn;
        let ottoline = self.public.player(seat).dictator == Dictator::Ottoline;
        let cost = match turn.travelled {
            false => 1,
            true if ottoline && !turn.travelled_twice => 2,
            true => return None,
        };
        Some(cost + self.toll(seat))
    }

    pub(crate) fn toll(&self, seat: Seat) -> u8 {
        self.public.suffers(seat, Effect::Toll).into()
    }

    /// an international flight is the travel and 1 more action; not for Admiral Anton.
    pub(crate) fn flight_cost(&self, seat: Seat) -> u8 {
        if self.public.player(seat).dictator == Dictator::Anton {
            1
        } else {
            2
        }
    }

    fn passes_blocks(&self, seat: Seat) -> bool {
        self.public.player(seat).dictator == Dictator::Bogdan
    }

    /// what can be reached over so many roads.
    pub(crate) fn by_road(&self, seat: Seat, roads: u8, pass: bool) -> Places {
        let closed = if pass {
            Roads::default()
        } else {
            self.public.roadblocks
        };
        reachable(self.public.player(seat).place, roads, closed)
    }

    /// flights from a location that no no-fly zone forbids.
    pub(crate) fn flights(&self, from: Place) -> Places {
        let open = |&to: &Place| !flight_zones(from, to).intersects(self.public.no_fly);
        from.routes().iter().filter(open).collect()
    }

    /// states that an air move over so many time zones can reach.
    pub(crate) fn by_air(&self, from: Place, zones: u8) -> Places {
        let Some(start) = from.time_zone() else {
            return Places::default();
        };
        let open: Zones = TimeZone::all()
            .filter(|&zone| {
                start.distance(zone) <= zones && !start.up_to(zone).intersects(self.public.no_fly)
            })
            .collect();
        let there = |to: &Place| to.time_zone().is_some_and(|zone| open.contains(zone));
        let states = Place::states().minus(Places::only(from));
        states.iter().filter(there).collect()
    }

    /// Declares the travel of the active player.
    pub(crate) fn travel(&mut self, to: Place, desk: &mut impl Clerk) {
        let fare = self.fare(to);
        let turn = &mut self.public.turn;
        if turn.travelled {
            turn.travelled_twice = true;
        }
        turn.travelled = true;
        self.spend(fare.cost);
        self.declare_move(self.public.active, to, fare.how, desk);
    }

    pub(crate) fn declare_move(&mut self, by: Seat, to: Place, how: How, desk: &mut impl Clerk) {
        desk.note(|| Event::Travelled {
            seat: by,
            place: to,
        });
        self.public.push(Frame::Move(Move {
            by,
            to,
            how,
            cancelled: false,
        }));
    }

    pub(crate) fn continue_move(&mut self, moving: Move, desk: &mut impl Clerk) -> Flow {
        if !moving.cancelled {
            let window = self.run_window(desk);
            if window != Window::Closed {
                return window.flow();
            }
        }
        self.public.frames.pop();
        if moving.cancelled {
            desk.note(|| Event::TravelStopped { seat: moving.by });
        } else {
            self.arrive(moving.by, moving.to, desk);
        }
        Flow::On
    }

    /// A meeple moved by its owner stops (W4).
    pub(crate) fn arrive(&mut self, seat: Seat, place: Place, desk: &mut impl Clerk) {
        self.put(seat, place, desk);
        self.public.push(Frame::Arrived {
            who: seat,
            astray: false,
        });
    }

    /// a meeple is placed; any number may be in one location.
    pub(crate) fn put(&mut self, seat: Seat, place: Place, desk: &mut impl Clerk) {
        self.public.player_mut(seat).place = place;
        desk.note(|| Event::Moved { seat, place });
    }

    /// roads that a roadblock can go on, none if the supply is empty.
    pub(crate) fn open_roads(&self) -> Roads {
        if self.public.roadblocks.len() >= ROADBLOCKS {
            Roads::default()
        } else {
            Road::every().minus(self.public.roadblocks)
        }
    }

    /// Roads that touch a location or one next to it.
    pub(crate) fn roads_near(place: Place) -> Roads {
        let places = place.neighbours().union(Places::only(place));
        places
            .iter()
            .fold(Roads::default(), |roads, place| roads.union(place.roads()))
    }

    pub(crate) fn block(&mut self, road: Road, desk: &mut impl Clerk) {
        self.public.roadblocks.insert(road);
        desk.note(|| Event::RoadBlocked { road });
    }

    pub(crate) fn unblock(&mut self, road: Road, desk: &mut impl Clerk) {
        self.public.roadblocks.remove(road);
        desk.note(|| Event::RoadCleared { road });
    }

    pub(crate) fn close_airspace(&mut self, zone: TimeZone, desk: &mut impl Clerk) {
        self.public.no_fly.insert(zone);
        desk.note(|| Event::AirspaceClosed { zone });
    }

    pub(crate) fn open_airspace(&mut self, zone: TimeZone, desk: &mut impl Clerk) {
        self.public.no_fly.remove(zone);
        desk.note(|| Event::AirspaceOpened { zone });
    }

    /// zones that a no-fly zone can go on; not Hawaii while a meeple is there. There are as many tokens as
    /// zones, so the supply is never short.
    pub(crate) fn open_zones(&self) -> Zones {
        let mut zones: Zones = TimeZone::all().collect::<Zones>().minus(self.public.no_fly);
        if !self.public.at(Place::HI).is_empty() {
            zones.remove(TimeZone::Hawaii);
        }
        zones
    }

    /// Roads on which the roadblocks of a frame may still go.
    pub(crate) fn blockable(&self, blocking: &Blocking) -> Roads {
        if blocking.left == 0 {
            return Roads::default();
        }
        blocking.roads.intersection(self.open_roads())
    }
}

/// where a slow boat goes.
fn slow_boat(from: Place) -> Places {
    match from {
        Place::HI => Places::only(Place::CA),
        Place::Gtmo => Places::only(Place::FL),
        _ => Places::default(),
    }
}
