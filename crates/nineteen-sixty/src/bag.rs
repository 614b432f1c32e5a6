//! The Political Capital Bag (chapter 3). Drawn cubes and removed cubes go to their owners' supplies, which have no
//! limit and are not counted.

use crate::action::{Action, Word};
use crate::desk::Clerk;
use crate::flow::Flow;
use crate::log::{Event, Purpose};
use crate::rulings::RESEED_AT_ONCE;
use crate::side::{Side, Sides};
use crate::state::{CheckPlace, Checks, Frame, NineteenSixty, Stage};

/// cubes of one colour that settle an initiative check.
const INITIATIVE_CUBES: u8 = 2;

impl NineteenSixty {
    /// from the Campaign Strategy step of Election Day on, an empty bag stays empty.
    fn bag_is_refilled(&self) -> bool {
        !matches!(
            self.public.stage,
            Stage::ElectionCards | Stage::ElectionEvents | Stage::ElectionTally | Stage::Over
        )
    }

    fn bag_is_empty(&self) -> bool {
        self.public.bag == Sides::new([0; 2])
    }

    /// also in the middle of several draws.
    fn reseed_if_empty(&mut self, desk: &mut impl Clerk) {
        if self.bag_is_empty() && self.bag_is_refilled() {
            let each = self.public.options.rulebook().bag_seed;
            self.public.bag = Sides::new([each; 2]);
            desk.note(|| Event::BagReseeded { each });
        }
    }

    /// one cube, drawn blind and not put back; nothing if the bag stays empty.
    fn draw_cube(&mut self, purpose: Purpose, desk: &mut impl Clerk) -> Option<Side> {
        self.reseed_if_empty(desk);
        if self.bag_is_empty() {
            return None;
        }
        let cube = desk.cube(&self.public.bag);
        self.public.bag[cube] -= 1;
        desk.note(|| Event::CubeDrawn { cube, purpose });
        if RESEED_AT_ONCE {
            self.reseed_if_empty(desk);
        }
        Some(cube)
    }

    /// the owner of the first colour to come out twice.
    pub(crate) fn initiative_check(&mut self, desk: &mut impl Clerk) -> Side {
        let mut drawn = Sides::new([0u8; 2]);
        loop {
            let cube = self
                .draw_cube(Purpose::Initiative, desk)
                .expect("initiative is checked while the bag is still refilled");
            drawn[cube] += 1;
            if drawn[cube] == INITIATIVE_CUBES {
                self.public.initiative = cube;
                desk.note(|| Event::InitiativeWon { side: cube });
                return cube;
            }
        }
    }

    /// so many support checks for `place`.
    pub(crate) fn begin_checks(&mut self, side: Side, place: CheckPlace, count: u8) {
        self.public.frames.push(Frame::Checks(Checks {
            side,
            place,
            left: count,
            won: 0,
            failed: false,
        }));
    }

    /// draws until all checks are made or a failed one may be drawn again.
    pub(crate) fn make_checks(&mut self, mut checks: Checks, desk: &mut impl Clerk) -> Flow {
        let purpose = Purpose::Check {
            side: checks.side,
            place: checks.place,
        };
        while checks.left > 0 && !checks.failed {
            match self.draw_cube(purpose, desk) {
                None => {
                    let (side, count) = (checks.side, checks.left);
                    desk.note(|| Event::ChecksLost { side, count });
                    checks.left = 0;
                }
                Some(cube) if cube == checks.side => checks.succeed(),
                Some(_) if self.public.force[checks.side].second_draw => checks.failed = true,
                Some(_) => checks.left -= 1,
            }
        }
        if checks.failed {
            self.public.frames.replace(Frame::Checks(checks));
            return Flow::Ask;
        }
        self.public.frames.pop();
        self.apply_checks(checks, desk);
        Flow::On
    }

    /// The answer to a failed check under Profiles in Courage (A-49, E-22): one more cube, which stands.
    pub(crate) fn answer_checks(
        &mut self,
        mut checks: Checks,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let purpose = Purpose::Check {
            side: checks.side,
            place: checks.place,
        };
        checks.failed = false;
        let again = action == Action::Word(Word::Redraw);
        if again && self.draw_cube(purpose, desk) == Some(checks.side) {
            checks.succeed();
        } else {
            checks.left -= 1;
        }
        self.public.frames.replace(Frame::Checks(checks));
    }

    /// successes become support where the checks were made for.
    fn apply_checks(&mut self, checks: Checks, desk: &mut impl Clerk) {
        match checks.place {
            CheckPlace::State(state) => self.gain_support(checks.side, state, checks.won, desk),
            CheckPlace::Media => {
                if let Some(Frame::Advertise { left, .. }) = self.public.frames.last_mut() {
                    *left = checks.won;
                }
            }
        }
    }
}

impl Checks {
    fn succeed(&mut self) {
        self.won += 1;
        self.left -= 1;
    }
}
