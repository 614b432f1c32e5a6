//! Chapter 9, the response stack.
//!
//! A window asks everybody who may have an answer as far as the table knows; whoever has none can only pass. Answers
//! stay hidden until all are in; then the first one, clockwise from whoever caused the event, is played, and the others
//! were never given. So neither who is asked nor who still thinks tells anything. Every answer is a card that leaves a
//! hand, a token, or an ability that can be used so often: the stack cannot grow for ever. What lies on a stack that is
//! full can't be answered any more (DD-13).

use crate::action::{Action, CARDS, Word};
use crate::cards::{ACTIONS, Dictator, Effect, INTERRUPTIONS, Kind, Sort, Token};
use crate::desk::Clerk;
use crate::flow::Flow;
use crate::log::Event;
use crate::op::{Answered, Op};
use crate::rulings::{CUSTARD_USES, STACK_LIMIT};
use crate::state::{Dictators, EVERYBODY, Frame, How, Play, Purpose, Step, What};
use engine::{ActionSet, Key, Seat, SeatSet};

/// Where a window stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Window {
    Asks,
    /// Somebody has answered, and the answer comes first.
    Answered,
    Closed,
}

impl Window {
    /// What comes next while the window is not closed.
    pub fn flow(self) -> Flow {
        match self {
            Window::Asks => Flow::Ask,
            Window::Answered | Window::Closed => Flow::On,
        }
    }
}

/// The interruption cards, a bit each.
const INTERRUPTION_BITS: u64 = ((1 << INTERRUPTIONS) - 1) << ACTIONS;

impl Dictators {
    /// asks, takes an answer, or closes the window of the topmost frame.
    pub(crate) fn run_window(&mut self, desk: &mut impl Clerk) -> Window {
        let Some(&frame) = self.public.frames.last() else {
            return Window::Closed;
        };
        let asked = self.respondents(&frame);
        if asked.is_empty() {
            return Window::Closed;
        }
        if asked
            .iter()
            .any(|seat| self.hidden.picks[seat.index()].is_none())
        {
            return Window::Asks;
        }
        let picks = std::mem::take(&mut self.hidden.picks);
        desk.reveal();
        let first = self.public.next(self.causer(&frame));
        let answer = self.public.from(first).find_map(|seat| {
            let pick = picks[seat.index()].filter(|&pick| pick != Action::Word(Word::Pass));
            pick.map(|pick| (seat, pick))
        });
        match answer {
            Some((seat, action)) => {
                self.respond(seat, action, desk);
                Window::Answered
            }
            None => Window::Closed,
        }
    }

    /// The topmost frame, if it is a window that asks.
    pub(crate) fn open_window(&self) -> Option<&Frame> {
        let frame = self.public.frames.last()?;
        let open = match frame {
            Frame::Play(play) => play.step == Step::Window && !play.cancelled,
            Frame::Move(moving) => !moving.cancelled,
            Frame::Attempt(attempt) => !attempt.cancelled,
            Frame::Present(present) => !present.cancelled,
            Frame::TurnStart | Frame::Roll(_) => true,
            Frame::Arrived { astray, .. } => !astray,
            _ => false,
        };
        open.then_some(frame)
    }

    /// Whom a window still waits for.
    pub(crate) fn awaited_in(&self, frame: &Frame) -> SeatSet {
        let missing = |seat: &Seat| self.hidden.picks[seat.index()].is_none();
        let asked = self.respondents(frame);
        asked
            .iter()
            .filter(missing)
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// who caused the event.
    fn causer(&self, frame: &Frame) -> Seat {
        match *frame {
            Frame::Play(play) => play.by,
            Frame::Move(moving) => moving.by,
            Frame::Attempt(attempt) => attempt.by,
            Frame::Roll(roll) => roll.by,
            Frame::Present(present) => present.by,
            Frame::Arrived { who, .. } => who,
            _ => self.public.active,
        }
    }

    /// who may have an answer, as far as the table knows.
    pub(crate) fn respondents(&self, frame: &Frame) -> SeatSet {
        let concerned = self.concerned(frame);
        let may = |&seat: &Seat| {
            let cards =
                self.hand_size(seat) > 0 && !self.public.suffers(seat, Effect::NoInterruptions);
            cards || self.may_use_power(seat, frame) || self.may_boost(seat, frame)
        };
        concerned
            .iter()
            .filter(may)
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Whose business an event is.
    fn concerned(&self, frame: &Frame) -> SeatSet {
        if self.public.frames.len() >= STACK_LIMIT {
            return SeatSet::EMPTY;
        }
        let others = self.public.everybody().without(self.causer(frame));
        match frame {
            Frame::Play(play) => match play.what {
                What::Card(kind) => match kind.sort() {
                    Sort::Action | Sort::Interruption => others,
                    _ => SeatSet::EMPTY,
                },
                What::Ability(_) | What::Power(_) => self.aimed_at(play),
                What::President(_) => SeatSet::EMPTY,
            },
            Frame::Arrived { who, .. } => {
                let place = self.public.player(*who).place;
                if place.is_state() && !self.astray_from(place).is_empty() {
                    others
                } else {
                    SeatSet::EMPTY
                }
            }
            Frame::Roll(_) => self.public.everybody(),
            Frame::Move(_) | Frame::Attempt(_) | Frame::Present(_) | Frame::TurnStart => others,
            _ => SeatSet::EMPTY,
        }
    }

    /// Opponents whom a card or an ability has as its target or would harm.
    fn aimed_at(&self, play: &Play) -> SeatSet {
        let target = play.target.filter(|&target| target != play.by);
        let target = target.map_or(SeatSet::EMPTY, SeatSet::only);
        self.harmed(play).iter().fold(target, SeatSet::with)
    }

    /// W9: opponents whom it would move, make skip, or take cards from.
    pub(crate) fn harmed(&self, play: &Play) -> SeatSet {
        let mut harmed = SeatSet::EMPTY;
        for op in self.ops(play.what) {
            if op.harms_target()
                && let Some(target) = play.target
            {
                harmed = harmed.with(target);
            }
            if *op == Op::SkipThere
                && let Some(place) = play.place
            {
                harmed = self.public.at(place).iter().fold(harmed, SeatSet::with);
            }
        }
        harmed.without(play.by)
    }

    /// A public ability that may answer.
    fn may_use_power(&self, seat: Seat, frame: &Frame) -> bool {
        match (self.public.player(seat).dictator, frame) {
            (Dictator::Custard, Frame::Play(play)) => {
                let hit = matches!(play.what, What::Card(_))
                    && self.moves_or_delays(play)
                    && self.harmed(play).contains(seat)
                    && !play.safe.contains(seat);
                hit && self.public.uses[Dictator::Custard.index()] < CUSTARD_USES
            }
            (Dictator::Fidel, Frame::Roll(roll)) => {
                roll.by == seat
                    && seat == self.public.active
                    && roll.purpose != Purpose::Convince
                    && !roll.fiddled
                    && !self.power_used(Dictator::Fidel)
            }
            _ => false,
        }
    }

    fn moves_or_delays(&self, play: &Play) -> bool {
        let ops = self.ops(play.what);
        ops.iter()
            .any(|op| matches!(op, Op::ToGuantanamo | Op::Astray | Op::SkipThere))
    }

    pub(crate) fn power_used(&self, dictator: Dictator) -> bool {
        self.public.turn.powers_used >> dictator.index() & 1 == 1
    }

    /// Whether a player may hold token III for this roll, as far as the table knows.
    fn may_boost(&self, seat: Seat, frame: &Frame) -> bool {
        matches!(frame, Frame::Roll(roll) if roll.by == seat && roll.purpose == Purpose::Convince)
            && !self.hidden.tokens[seat.index()].is_empty()
            && !self.public.spent.contains(Token::III)
    }

    /// The answers that a seat can give to a window.
    pub(crate) fn responses(&self, seat: Seat, frame: &Frame) -> ActionSet {
        let mut set = ActionSet::EMPTY;
        set.insert(engine::Action::index(Action::Word(Word::Pass)));
        if !self.public.suffers(seat, Effect::NoInterruptions) {
            let held = Kind::all().take(ACTIONS + INTERRUPTIONS).skip(ACTIONS);
            let bits = self.held(seat) & INTERRUPTION_BITS;
            for kind in held.filter(|kind| bits >> kind.index() & 1 == 1) {
                if self.answers(seat, kind, frame) {
                    set.insert(CARDS + kind.index());
                }
            }
        }
        if self.may_use_power(seat, frame) {
            set.insert(engine::Action::index(Action::Word(Word::Power)));
        }
        if self.may_boost(seat, frame) && self.hidden.tokens[seat.index()].contains(Token::III) {
            set.insert(engine::Action::index(Action::Token(Token::III)));
        }
        set
    }

    /// Whether an interruption card answers a frame.
    fn answers(&self, seat: Seat, kind: Kind, frame: &Frame) -> bool {
        let design = self.public.deck().design(kind);
        if design.usa_only && !self.public.player(seat).place.in_usa() {
            return false;
        }
        let Some(&op) = design.ops.first() else {
            return false;
        };
        match (op, frame) {
            (Op::Unskip | Op::Steal { .. }, _) => self.any_time(seat, kind),
            (Op::Cancel(what), Frame::Play(play)) if play.by != seat && !play.firm => match what {
                Answered::ActionCard => self.is_card(play, Sort::Action),
                Answered::InterruptionCard => self.is_card(play, Sort::Interruption),
                Answered::Flight => matches!(play.what, What::Card(card)
                    if !card.is_event() && self.public.deck().design(card).air && self.is_card(play, Sort::Action)),
                _ => false,
            },
            (Op::Cancel(Answered::Attempt), Frame::Attempt(attempt)) => attempt.by != seat,
            (Op::Cancel(Answered::Confrontation), Frame::Present(present)) => present.by != seat,
            (Op::Cancel(Answered::Travel), Frame::Move(moving)) => {
                moving.by != seat && moving.how == How::Road
            }
            (Op::Cancel(Answered::Flight), Frame::Move(moving)) => {
                moving.by != seat && moving.how == How::Flight
            }
            (Op::Astray, Frame::Arrived { who, astray: false }) => *who != seat,
            (Op::Reroll, Frame::Roll(_)) => true,
            (Op::AddToRoll { .. }, Frame::Roll(roll)) => roll.by == seat,
            (Op::Actions(_), Frame::TurnStart) => self.public.active != seat,
            (Op::Redirect, Frame::Play(play)) => play.target == Some(seat) && play.by != seat,
            (Op::Shield, Frame::Play(play)) => {
                self.harmed(play).contains(seat) && !play.safe.contains(seat)
            }
            _ => false,
        }
    }

    fn is_card(&self, play: &Play, sort: Sort) -> bool {
        matches!(play.what, What::Card(kind) if kind.sort() == sort)
    }

    /// W0: whether a card can be played at any time, and would do something now.
    pub(crate) fn any_time(&self, seat: Seat, kind: Kind) -> bool {
        match self.public.deck().design(kind).ops.first() {
            Some(Op::Unskip) => self.public.player(seat).skips > 0,
            Some(Op::Steal { .. }) => {
                let play = Play::new(seat, What::Card(kind));
                !self.targets(&play).is_empty() && !self.public.suffers(seat, Effect::NoTargets)
            }
            _ => false,
        }
    }

    /// Plays an answer that was picked.
    fn respond(&mut self, seat: Seat, action: Action, desk: &mut impl Clerk) {
        match action {
            Action::Card(kind) => self.play_interruption(seat, kind, desk),
            Action::Token(token) => {
                self.spend_token(seat, token, desk);
                if let Some(Frame::Roll(roll)) = self.public.frames.last_mut() {
                    roll.bonus = roll.bonus.saturating_add(5);
                    roll.boosted = true;
                }
                desk.note(|| Event::RollRaised { seat, by: 5 });
            }
            _ => self.answer_with_power(seat, desk),
        }
    }

    /// an interruption card costs nothing.
    pub(crate) fn play_interruption(&mut self, seat: Seat, kind: Kind, desk: &mut impl Clerk) {
        let mut play = Play::new(seat, What::Card(kind));
        // Wrong Exit has its target before it: the player whose movement it answers.
        if let Some(Frame::Arrived { who, .. }) = self.public.frames.last()
            && self.ops(play.what).contains(&Op::Astray)
        {
            play.target = Some(*who);
        }
        self.lose(seat, kind, EVERYBODY);
        desk.reveal();
        desk.note(|| Event::CardPlayed { seat, card: kind });
        self.public.push(Frame::Play(play));
    }

    fn answer_with_power(&mut self, seat: Seat, desk: &mut impl Clerk) {
        let dictator = self.public.player(seat).dictator;
        desk.note(|| Event::PowerUsed { seat, dictator });
        match self.public.frames.last_mut() {
            Some(Frame::Play(play)) => {
                play.safe = play.safe.with(seat);
                self.public.uses[dictator.index()] += 1;
                desk.note(|| Event::Ignored { seat });
            }
            Some(Frame::Roll(roll)) => {
                roll.fiddled = true;
                self.public.turn.powers_used |= 1 << dictator.index();
                self.roll_again(desk);
            }
            _ => {}
        }
    }

    /// The frame that the card on top of the stack answers.
    pub(crate) fn answered_mut(&mut self) -> Option<&mut Frame> {
        let below = self.public.frames.len().checked_sub(2)?;
        self.public.frames.as_mut_slice().get_mut(below)
    }

    /// Cancels what lies below the card on top.
    pub(crate) fn cancel_below(&mut self, desk: &mut impl Clerk) {
        let seat = match self.answered_mut() {
            Some(Frame::Play(play)) => {
                play.cancelled = true;
                play.by
            }
            Some(Frame::Move(moving)) => {
                moving.cancelled = true;
                moving.by
            }
            Some(Frame::Attempt(attempt)) => {
                attempt.cancelled = true;
                attempt.by
            }
            Some(Frame::Present(present)) => {
                present.cancelled = true;
                present.by
            }
            _ => return,
        };
        desk.note(|| Event::Cancelled { seat });
    }
}
