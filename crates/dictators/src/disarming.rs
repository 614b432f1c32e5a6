//! Chapter 11, disarming facilities and warheads; and every roll of a die.

use crate::board::{Place, Places, Roads, reachable};
use crate::cards::{Dictator, Effect, Token};
use crate::desk::{Clerk, SIX, TWENTY};
use crate::flow::Flow;
use crate::log::{Event, Secret};
use crate::response::Window;
use crate::rulings::DISARMED_FROM;
use crate::state::{
    Attempt, Dictators, EVERYBODY, Frame, Purpose, Roll, Spot, VIEWERS, ViewerMask,
};
use engine::Seat;

impl Dictators {
    /// Facility cards of a player that lie face-down.
    pub(crate) fn face_down(&self, seat: Seat) -> Places {
        self.hidden.facilities[seat.index()].minus(self.public.player(seat).disarmed)
    }

    /// Some viewers get to know a facility card of a player.
    pub(crate) fn show_facility(&mut self, of: Seat, place: Place, seen: ViewerMask) {
        for viewer in (0..VIEWERS).filter(|viewer| seen >> viewer & 1 == 1) {
            self.hidden.known_facilities[viewer][of.index()].insert(place);
        }
    }

    /// DS-10: what a player can disarm within so many roads: own facilities, and a warhead. DD-7:
    /// whoever plays a puppet's turn tries no facility card that they have not seen.
    pub(crate) fn spots(&self, seat: Seat, roads: u8) -> (Places, bool) {
        let here = self.public.player(seat).place;
        let within = reachable(here, roads, Roads::default()).union(Places::only(here));
        let trident = self
            .public
            .trident
            .is_some_and(|trident| within.contains(trident.place));
        let known = self.hidden.known_facilities[self.chooser(seat).index()][seat.index()];
        let facilities = self.face_down(seat).intersection(known);
        (facilities.intersection(within), trident)
    }

    /// whether the active player can pay for a disarm attempt.
    pub(crate) fn can_pay_attempt(&self) -> bool {
        !self.public.turn.travelled && self.actions_left() >= 2
    }

    /// The active player pays for an attempt and declares it.
    pub(crate) fn attempt(&mut self, at: Spot, desk: &mut impl Clerk) {
        self.public.turn.travelled = true;
        self.spend(2);
        self.declare_attempt(self.public.active, at, desk);
    }

    pub(crate) fn continue_attempt(&mut self, attempt: Attempt, desk: &mut impl Clerk) -> Flow {
        if !attempt.cancelled {
            let window = self.run_window(desk);
            if window != Window::Closed {
                return window.flow();
            }
        }
        self.public.frames.pop();
        let seat = attempt.by;
        if attempt.cancelled {
            desk.note(|| Event::AttemptStopped { seat });
            return Flow::On;
        }
        let anton = self.public.player(seat).dictator == Dictator::Anton;
        let bonus = std::mem::take(&mut self.public.turn.disarm_bonus);
        let (purpose, place, at_sea) = match attempt.at {
            Spot::Facility(place) => (Purpose::Disarm, Some(place), place.nuclear_zone() == 4),
            Spot::Warhead => (Purpose::DisarmWarhead, None, true),
        };
        let bonus = bonus.saturating_add(i8::from(anton && at_sea));
        self.roll_six(seat, purpose, place, bonus, desk);
        Flow::On
    }

    pub(crate) fn roll_six(
        &mut self,
        by: Seat,
        purpose: Purpose,
        place: Option<Place>,
        bonus: i8,
        desk: &mut impl Clerk,
    ) {
        let die = desk.die(SIX, 6);
        self.lay_roll(by, purpose, place, (die, 0), bonus, desk);
    }

    /// A die lies on the table; Franklin takes one off each of a player's rolls.
    pub(crate) fn lay_roll(
        &mut self,
        by: Seat,
        purpose: Purpose,
        place: Option<Place>,
        (die, lower): (u8, u8),
        bonus: i8,
        desk: &mut impl Clerk,
    ) {
        let clumsy = i8::from(self.public.suffers(by, Effect::Clumsy));
        desk.note(|| Event::Rolled {
            seat: by,
            purpose,
            die,
        });
        self.public.push(Frame::Roll(Roll {
            by,
            purpose,
            place,
            die,
            lower,
            bonus: bonus.saturating_sub(clumsy),
            fiddled: false,
            boosted: false,
        }));
    }

    /// DS-6: the die on top is rolled again; what was added stays added. Of two dice the one that counts is.
    pub(crate) fn roll_again(&mut self, desk: &mut impl Clerk) {
        let top = self.public.frames.len() - 1;
        self.reroll_at(top, desk);
    }

    /// The same for the die below the card on top.
    pub(crate) fn roll_below_again(&mut self, desk: &mut impl Clerk) {
        if let Some(below) = self.public.frames.len().checked_sub(2) {
            self.reroll_at(below, desk);
        }
    }

    fn reroll_at(&mut self, at: usize, desk: &mut impl Clerk) {
        let Frame::Roll(mut roll) = self.public.frames.as_slice()[at] else {
            return;
        };
        let new = match roll.purpose {
            Purpose::Convince => desk.die(TWENTY, 20),
            _ => desk.die(SIX, 6),
        };
        roll.die = new.max(roll.lower);
        if roll.lower > 0 {
            roll.lower = new.min(roll.lower);
        }
        desk.note(|| Event::Rolled {
            seat: roll.by,
            purpose: roll.purpose,
            die: new,
        });
        self.public.frames.as_mut_slice()[at] = Frame::Roll(roll);
    }

    /// Thumb on the Scale.
    pub(crate) fn add_to_roll_below(&mut self, six: i8, twenty: i8, desk: &mut impl Clerk) {
        if let Some(Frame::Roll(roll)) = self.answered_mut() {
            let by = if roll.purpose == Purpose::Convince {
                twenty
            } else {
                six
            };
            roll.bonus = roll.bonus.saturating_add(by);
            let seat = roll.by;
            desk.note(|| Event::RollRaised { seat, by });
        }
    }

    pub(crate) fn continue_roll(&mut self, roll: Roll, desk: &mut impl Clerk) -> Flow {
        let window = self.run_window(desk);
        if window != Window::Closed {
            return window.flow();
        }
        self.public.frames.pop();
        let seat = roll.by;
        let result = roll.bonus.saturating_add(roll.die as i8);
        let success = result >= DISARMED_FROM;
        match (roll.purpose, roll.place) {
            (Purpose::Convince, _) => self.judge(seat, result, desk),
            (Purpose::Grit, _) if success => desk.note(|| Event::SkipSpared { seat }),
            (Purpose::Grit, _) => self.count_skip(seat, desk),
            (Purpose::Disarm, Some(place)) if success => self.disarm(seat, place, desk),
            (Purpose::DisarmWarhead, _) if success => self.disarm_warhead(seat, desk),
            _ => desk.note(|| Event::AttemptFailed { seat, result }),
        }
        Flow::On
    }

    /// the card is turned face-up; in zone 4 the token there is taken.
    pub(crate) fn disarm(&mut self, seat: Seat, place: Place, desk: &mut impl Clerk) {
        self.public.player_mut(seat).disarmed.insert(place);
        self.show_facility(seat, place, EVERYBODY);
        desk.reveal();
        desk.note(|| Event::Disarmed { seat, place });
        if self.public.sites.contains(place) {
            self.public.sites.remove(place);
            let token = self.hidden.at_sites[Dictators::site_number(place)].take();
            self.take_token(seat, token, desk);
        }
    }

    ///
    fn disarm_warhead(&mut self, seat: Seat, desk: &mut impl Clerk) {
        let Some(trident) = &mut self.public.trident else {
            return;
        };
        trident.warheads -= 1;
        let left = trident.warheads;
        if left == 0 {
            self.public.trident = None;
        }
        desk.note(|| Event::WarheadDisarmed { seat, left });
        let token = self.random_token(desk);
        self.take_token(seat, token, desk);
    }

    fn take_token(&mut self, seat: Seat, token: Option<Token>, desk: &mut impl Clerk) {
        let Some(token) = token else { return };
        self.hidden.tokens[seat.index()].insert(token);
        self.hidden.known_tokens[seat.index()][seat.index()].insert(token);
        self.hidden.fresh |= token == Token::V;
        desk.reveal();
        desk.note(|| Event::TokenTaken {
            seat,
            token: Secret::new(token, 1 << seat.0),
        });
    }
}
