//! Travel and voter suppression (CT-A1 to CT-A3, CT-Y3, CT-C2, CT-P9).

use crate::action::{Action, Use, Word};
use crate::board::{CITIES, StateSet};
use crate::candidates::Candidate;
use crate::deck::Travel;
use crate::desk::Clerk;
use crate::flow::{Flow, Offers};
use crate::log::Event;
use crate::politick::{GRASSROOTS_STEPS, Politick};
use crate::state::{CampaignTrail, Frame, Journey, Remove, Why};
use engine::Seat;

impl CampaignTrail {
    /// The Incumbent's minus one first, then what Frequent Flyer adds; nothing is added to a plain plane.
    fn own_journey(&self, seat: Seat, travel: Travel, suppression: u8) -> Journey {
        let mut steps = travel.steps;
        let numbered = steps > 0 && (!travel.plane || travel.either);
        if numbered && self.candidate(seat).is(Candidate::Incumbent) {
            steps = (steps - 1).max(1);
        }
        if steps > 0 {
            steps += self.active(seat, Politick::FrequentFlyer).len() as u8;
        }
        let drops = self.candidate(seat).travel_voters();
        Journey {
            seat,
            pawn: seat,
            steps,
            plane: travel.plane,
            either: travel.either,
            drops,
            by_steps: drops > 0,
            moved: false,
            suppression,
        }
    }

    /// CT-P9: the running mate moves by the printed value.
    fn mates_journey(&self, seat: Seat, mate: Seat, travel: Travel, suppression: u8) -> Journey {
        Journey {
            seat,
            pawn: mate,
            steps: travel.steps,
            plane: travel.plane,
            either: travel.either,
            drops: 0,
            by_steps: false,
            moved: false,
            suppression,
        }
    }

    pub(crate) fn begin_travel(&mut self, seat: Seat, travel: Travel, suppression: u8) {
        let own = self.own_journey(seat, travel, suppression);
        let flies_often = !self.active(seat, Politick::FrequentFlyer).is_empty();
        let frame = match self.public.roster.mate(seat) {
            Some(mate) if flies_often => Frame::WhoTravels {
                seat,
                own,
                mate: self.mates_journey(seat, mate, travel, suppression),
            },
            _ => Frame::Travel(own),
        };
        self.public.frames.push(frame);
    }

    /// CT-P10: movement that is no travel action.
    pub(crate) fn stroll(&mut self, seat: Seat) {
        self.move_pawn(seat, GRASSROOTS_STEPS, false);
    }

    /// CT-P9: with a Frequent Flyer comes a first flight, which is no travel action.
    pub(crate) fn fly(&mut self, seat: Seat) {
        self.move_pawn(seat, 0, true);
    }

    fn move_pawn(&mut self, seat: Seat, steps: u8, plane: bool) {
        self.public.frames.push(Frame::Travel(Journey {
            seat,
            pawn: seat,
            steps,
            plane,
            either: false,
            drops: 0,
            by_steps: false,
            moved: false,
            suppression: 0,
        }));
    }

    /// CT-A1, CT-A2: where the pawn can be next: at the end, or after one step where the way matters.
    pub(crate) fn reach(&self, journey: &Journey) -> StateSet {
        let here = self.pawn(journey.pawn);
        let start = StateSet::only(here);
        let reached = if journey.by_steps {
            let steps = if journey.steps > 0 {
                here.neighbours()
            } else {
                StateSet::EMPTY
            };
            let flights = if journey.plane {
                CITIES
            } else {
                StateSet::EMPTY
            };
            steps.union(flights)
        } else {
            let on_foot = start.within(journey.steps);
            let by_air = match (journey.plane, journey.either) {
                (false, _) => StateSet::EMPTY,
                (true, true) => CITIES,
                (true, false) => CITIES.within(journey.steps),
            };
            on_foot.union(by_air)
        };
        reached.without(here)
    }

    fn can_drop(&self, journey: &Journey) -> bool {
        journey.drops > 0 && journey.moved && self.public.registered[self.party(journey.seat)] > 0
    }

    pub(crate) fn continue_journey(&mut self, journey: Journey) -> Flow {
        if !self.reach(&journey).is_empty() || self.can_drop(&journey) {
            return Flow::Ask;
        }
        self.arrive(&journey);
        Flow::On
    }

    pub(crate) fn offer_journey(&self, journey: &Journey, offers: &mut Offers) {
        offers.states(self.reach(journey));
        if self.can_drop(journey) {
            offers.word(Word::PlaceVoter);
        }
        offers.word(Word::Stop);
    }

    pub(crate) fn answer_journey(
        &mut self,
        journey: Journey,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        match action {
            Action::State(state) => {
                let next = if journey.by_steps {
                    self.after_step(&journey, state)
                } else {
                    Journey {
                        steps: 0,
                        plane: false,
                        moved: true,
                        ..journey
                    }
                };
                self.public.pawns[journey.pawn.index()] = Some(state);
                desk.note(|| Event::Moved {
                    seat: self.player(journey.pawn),
                    state,
                });
                self.public.frames.replace(Frame::Travel(next));
            }
            Action::Word(Word::PlaceVoter) => {
                let party = self.party(journey.seat);
                self.public.registered[party] -= 1;
                self.add_voters(party, self.pawn(journey.pawn), 1, desk);
                self.public.frames.replace(Frame::Travel(Journey {
                    drops: journey.drops - 1,
                    ..journey
                }));
            }
            _ => self.arrive(&journey),
        }
    }

    /// One step on foot where that is possible, otherwise the flight.
    fn after_step(&self, journey: &Journey, to: crate::board::State) -> Journey {
        let walks = journey.steps > 0 && self.pawn(journey.pawn).neighbours().contains(to);
        let (steps, plane) = match (walks, journey.either) {
            (true, true) => (journey.steps - 1, false),
            (true, false) => (journey.steps - 1, journey.plane),
            (false, true) => (0, false),
            (false, false) => (journey.steps, false),
        };
        Journey {
            steps,
            plane,
            moved: true,
            ..*journey
        }
    }

    /// CT-Y3: where the movement ends, voters are removed.
    fn arrive(&mut self, journey: &Journey) {
        self.public.frames.pop();
        if journey.suppression > 0 {
            let here = self.pawn(journey.pawn);
            self.public.frames.push(Frame::Remove(Remove {
                left: journey.suppression,
                open: StateSet::only(here),
                ..Remove::of(journey.seat, self.public.roster.in_play, Why::Suppression)
            }));
        }
    }

    /// The Outsider's travel action after fundraising or registering: it is watched like any other (CT-P18).
    pub(crate) fn answer_may_travel(&mut self, seat: Seat, action: Action, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if action == Action::Word(Word::Yes) {
            let step = Travel {
                steps: 1,
                plane: false,
                either: false,
            };
            self.begin_travel(seat, step, 0);
            self.fire_watchers(seat, Use::Travel, StateSet::EMPTY, desk);
        }
    }
}
