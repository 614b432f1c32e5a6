//! The Momentum Phase and endorsements (chapters 13 and 14).

use crate::action::{Action, Word};
use crate::board::{Issue, Region};
use crate::desk::{Clerk, MAJOR};
use crate::flow::Flow;
use crate::log::Event;
use crate::options::MomentumStep;
use crate::side::{Side, ahead};
use crate::state::{Frame, NineteenSixty, Stage};

impl NineteenSixty {
    /// the steps in the edition's order; so awards look at the track as it is then.
    pub(crate) fn next_momentum_step(&mut self, next: u8, desk: &mut impl Clerk) {
        let steps = &self.public.options.rulebook().momentum_phase;
        let Some(&step) = steps.get(next as usize) else {
            self.public.stage = Stage::Strategy;
            return;
        };
        self.public.stage = Stage::Momentum { next: next + 1 };
        match step {
            MomentumStep::MomentumDecay => self.decay_momentum(desk),
            MomentumStep::IssueShift => self.begin_issue_shift(),
            MomentumStep::Awards => self.public.frames.push(Frame::Awards { place: 3 }),
            MomentumStep::IssueDecay => self.decay_issues(desk),
        }
    }

    /// half is lost, rounded down.
    fn decay_momentum(&mut self, desk: &mut impl Clerk) {
        for &side in Side::ALL {
            self.lose_momentum(side, self.public.momentum[side] / 2, desk);
        }
    }

    ///
    fn decay_issues(&mut self, desk: &mut impl Clerk) {
        for &issue in Issue::ALL {
            if let Some(side) = self.public.issues[issue].leader() {
                self.lose_issue(side, issue, 1, desk);
            }
        }
    }

    /// more media cubes over all boxes.
    fn begin_issue_shift(&mut self) {
        if let Some(side) = ahead(|side| self.public.media_total(side)) {
            self.public.frames.push(Frame::Shift { side });
        }
    }

    /// cubes stay on their tiles.
    pub(crate) fn answer_shift(&mut self, action: Action, desk: &mut impl Clerk) {
        self.public.frames.pop();
        match action {
            Action::Word(Word::ShiftFirstSecond) => self.public.track.swap(0, 1),
            Action::Word(Word::ShiftSecondThird) => self.public.track.swap(1, 2),
            _ => return,
        }
        let track = self.public.track;
        desk.note(|| Event::TrackChanged { track });
    }

    /// Who gets the award of a place on the track, counted from 1.
    pub(crate) fn award_winner(&self, place: u8) -> Option<Side> {
        let issue = self.public.track.get(place.checked_sub(1)? as usize)?;
        self.public.issues[*issue].leader()
    }

    /// third place, second, first; each is settled before the next.
    pub(crate) fn continue_awards(&mut self, place: u8, desk: &mut impl Clerk) -> Flow {
        let winner = self.award_winner(place);
        match (place, winner) {
            (0, _) => return self.ask_while(false),
            (2, Some(_)) => return Flow::Ask,
            _ => self
                .public
                .frames
                .replace(Frame::Awards { place: place - 1 }),
        }
        if let Some(side) = winner {
            self.gain_momentum(side, 1, desk);
            if place == 1 {
                self.draw_endorsement(side, desk);
            }
        }
        Flow::On
    }

    ///
    pub(crate) fn answer_second_award(
        &mut self,
        side: Side,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        self.public.frames.replace(Frame::Awards { place: 1 });
        if action == Action::Word(Word::TakeMomentum) {
            self.gain_momentum(side, 1, desk);
        } else {
            self.draw_endorsement(side, desk);
        }
    }

    /// resolved at once. Used cards are put aside for good, and the deck cannot run out.
    fn draw_endorsement(&mut self, side: Side, desk: &mut impl Clerk) {
        let deck = self.public.endorsement_deck;
        if deck.major == 0 && deck.regional.cells() == &[0; 4] {
            return;
        }
        let drawn = desk.endorsement(&deck);
        let region = Region::ALL.get(drawn).copied();
        desk.note(|| Event::EndorsementDrawn { side, region });
        match region {
            Some(region) => {
                self.public.endorsement_deck.regional[region] -= 1;
                self.endorse(side, region, desk);
            }
            None => {
                debug_assert_eq!(drawn, MAJOR);
                self.public.endorsement_deck.major -= 1;
                self.public.frames.push(Frame::Endorse {
                    side,
                    optional: false,
                });
            }
        }
    }

    /// one marker, or one of the opponent's taken off.
    pub(crate) fn endorse(&mut self, side: Side, region: Region, desk: &mut impl Clerk) {
        let markers = &mut self.public.endorsements[region];
        markers.gain(side, 1);
        let now = *markers;
        desk.note(|| Event::Endorsed { side, region, now });
    }
}
