//! The sequence of play and the Initiative Phase (chapter 5).

use crate::action::Action;
use crate::action::Use;
use crate::desk::Clerk;
use crate::log::Event;
use crate::side::Side;
use crate::state::{Frame, NineteenSixty, Play, PlayStep, Stage};

///
pub(crate) const DEBATE_TURN: u8 = 6;
pub(crate) const ELECTION_TURN: u8 = 9;

/// five Activity Phases of two plays.
pub(crate) const PLAYS: u8 = 10;

/// cards dealt to each player.
pub(crate) const fn hand_size(turn: u8) -> u8 {
    if turn < DEBATE_TURN { 6 } else { 7 }
}

impl NineteenSixty {
    ///
    pub(crate) fn begin_turn(&mut self, desk: &mut impl Clerk) {
        let turn = self.public.turn;
        desk.note(|| Event::TurnBegan { turn });
        match turn {
            DEBATE_TURN => self.begin_debates(desk),
            ELECTION_TURN => self.begin_election_day(desk),
            _ => self.begin_normal_turn(desk),
        }
    }

    ///
    fn begin_normal_turn(&mut self, desk: &mut impl Clerk) {
        self.deal(hand_size(self.public.turn), desk);
        let side = self.initiative_check(desk);
        self.public.stage = Stage::Activity { plays: 0 };
        self.public.frames.push(Frame::StartPlayer { side });
    }

    ///
    pub(crate) fn answer_start_player(&mut self, by: Side, action: Action, desk: &mut impl Clerk) {
        let Action::Side(side) = action else { return };
        self.public.start_player = side;
        self.public.frames.pop();
        desk.note(|| Event::StartPlayerNamed { by, side });
    }

    /// the start player, then the other, five times.
    pub(crate) fn next_play(&mut self, plays: u8) {
        if plays == PLAYS {
            self.public.stage = Stage::Momentum { next: 0 };
            return;
        }
        self.public.stage = Stage::Activity { plays: plays + 1 };
        let first = self.public.start_player;
        let side = if plays.is_multiple_of(2) {
            first
        } else {
            first.opponent()
        };
        self.public.frames.push(Frame::Play(Play {
            side,
            step: PlayStep::Choose,
            card: None,
            usage: Use::Event,
            points: 0,
            preempted: false,
            pledged: false,
        }));
    }

    pub(crate) fn end_turn(&mut self, desk: &mut impl Clerk) {
        self.end_effects(desk);
        self.public.turn += 1;
        self.public.stage = Stage::TurnBegins;
    }

    /// effects for the turn end, and their cards leave the game.
    fn end_effects(&mut self, desk: &mut impl Clerk) {
        let ended = std::mem::take(&mut self.public.in_force);
        let cards = ended[Side::Kennedy].union(ended[Side::Nixon]);
        self.public.force = Default::default();
        if !cards.is_empty() {
            self.public.removed = self.public.removed.union(cards);
            desk.note(|| Event::EffectsEnded { cards });
        }
    }
}

/// The Activity Phase, 1 to 5, in which the play of that number takes place.
pub(crate) const fn activity_phase(plays: u8) -> u8 {
    plays.div_ceil(2)
}
