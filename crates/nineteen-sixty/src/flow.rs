//! How the game moves from one question to the next.
//!
//! Work in progress lies on a stack of frames. The topmost frame either asks somebody something, or does its work
//! and makes way. When the stack is empty the stage says what comes next. Each chapter of the rules owns its frames;
//! this file only sends them there.

use crate::action::{
    Action, CANDIDATE_CARD, CARDS, ISSUES, NUMBERS, SIDES, STATES, USES, Use, VICE_PRESIDENT_CARD,
    WORDS, Word, ZONES,
};
use crate::board::{Issue, Region, StateSet};
use crate::cards::CardSet;
use crate::desk::Clerk;
use crate::side::Side;
use crate::state::{Frame, NineteenSixty, Stage};
use engine::{ActionSet, Key, Seat, SeatSet};

/// Whether a frame asks or goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Ask,
    On,
}

impl NineteenSixty {
    /// Plays on to the next question, or to the end.
    pub(crate) fn advance(&mut self, desk: &mut impl Clerk) {
        loop {
            let flow = match self.public.frames.last() {
                Some(&frame) => self.step(frame, desk),
                None => self.next_stage(desk),
            };
            if flow == Flow::Ask {
                return;
            }
        }
    }

    fn next_stage(&mut self, desk: &mut impl Clerk) -> Flow {
        match self.public.stage {
            Stage::TurnBegins => self.begin_turn(desk),
            Stage::Activity { plays } => self.next_play(plays),
            Stage::Momentum { next } => self.next_momentum_step(next, desk),
            Stage::Strategy => self.begin_setting_aside(),
            Stage::TurnEnds => self.end_turn(desk),
            Stage::DebateRound => self.next_debate_round(),
            Stage::DebateResolve => self.resolve_next_issue(desk),
            Stage::ElectionCards => self.next_strategy_card(desk),
            Stage::ElectionEvents => self.next_election_event(desk),
            Stage::ElectionTally => self.count_the_votes(desk),
            Stage::Over => return Flow::Ask,
        }
        Flow::On
    }

    /// Lets the topmost frame work.
    fn step(&mut self, frame: Frame, desk: &mut impl Clerk) -> Flow {
        match frame {
            Frame::Play(play) => self.continue_play(play, desk),
            Frame::Campaign(campaign) => self.continue_campaign(campaign, desk),
            Frame::Advertise { left, .. } => self.ask_while(left > 0),
            Frame::Position(position) => self.ask_while(self.can_position(&position)),
            Frame::Checks(checks) => self.make_checks(checks, desk),
            Frame::Event(resolving) => self.continue_event(resolving, desk),
            Frame::Awards { place } => self.continue_awards(place, desk),
            Frame::SetAside { left } => self.continue_setting_aside(left, desk),
            Frame::DebatePick { shown } => self.continue_debate_pick(shown, desk),
            Frame::DebateReveal { cards, first } => self.continue_debate_reveal(cards, first, desk),
            Frame::DebateAward { left, .. } => self.ask_while(left > 0),
            Frame::StartPlayer { .. }
            | Frame::Shift { .. }
            | Frame::StrategyCard { .. }
            | Frame::ElectionEvent { .. }
            | Frame::Recount { .. } => Flow::Ask,
            inside_event => self.continue_event_question(inside_event, desk),
        }
    }

    /// Asks while there is something to ask, then lets the frame go.
    pub(crate) fn ask_while(&mut self, something: bool) -> Flow {
        if something {
            Flow::Ask
        } else {
            self.public.frames.pop();
            Flow::On
        }
    }

    /// Gives the topmost frame its answer.
    pub(crate) fn answer_frame(&mut self, side: Side, action: Action, desk: &mut impl Clerk) {
        let Some(&frame) = self.public.frames.last() else {
            return;
        };
        match frame {
            Frame::StartPlayer { side } => self.answer_start_player(side, action, desk),
            Frame::Play(play) => self.answer_play(play, action, desk),
            Frame::Campaign(campaign) => self.answer_campaign(campaign, action, desk),
            Frame::Advertise { side, left } => self.answer_advertise(side, left, action, desk),
            Frame::Position(position) => self.answer_position(position, action, desk),
            Frame::Checks(checks) => self.answer_checks(checks, action, desk),
            Frame::Shift { .. } => self.answer_shift(action, desk),
            Frame::Awards { .. } => self.answer_second_award(side, action, desk),
            Frame::SetAside { left } => self.answer_set_aside(side, left, action),
            Frame::DebatePick { .. } => self.answer_debate_pick(side, action),
            Frame::DebateReveal { cards, first } => {
                self.answer_debate_reveal(cards, first, side, action, desk)
            }
            Frame::DebateAward { side, left } => self.answer_debate_award(side, left, action, desk),
            Frame::StrategyCard { side } => self.answer_strategy_card(side, action, desk),
            Frame::ElectionEvent { .. } => self.answer_election_event(action, desk),
            Frame::Recount { side, n } => self.answer_recount(side, n, action),
            inside_event => self.answer_event_question(inside_event, action, desk),
        }
    }

    /// Whom the topmost frame waits for.
    pub(crate) fn waiting(&self) -> SeatSet {
        let Some(frame) = self.public.frames.last() else {
            return SeatSet::EMPTY;
        };
        match frame {
            Frame::SetAside { left } => seats(|side| left[side] > 0),
            Frame::DebatePick { shown } => seats(|side| self.must_pick(side, shown)),
            _ => SeatSet::only(self.asked(frame).seat()),
        }
    }

    /// Whom a frame asks that asks one player at a time.
    fn asked(&self, frame: &Frame) -> Side {
        match *frame {
            Frame::Play(play) => play.asked(),
            Frame::Campaign(campaign) => campaign.side,
            Frame::Position(position) => position.side,
            Frame::Checks(checks) => checks.side,
            Frame::Add(add) => add.side,
            Frame::Remove(remove) => remove.side,
            Frame::Event(resolving) => resolving.resolver,
            Frame::Awards { place } => self.award_winner(place).unwrap_or(Side::Kennedy),
            Frame::DebateReveal { cards, first } => self.next_to_place(&cards, first),
            Frame::SetAside { .. } | Frame::DebatePick { .. } => Side::Kennedy,
            Frame::StartPlayer { side }
            | Frame::Advertise { side, .. }
            | Frame::OnAir { side, .. }
            | Frame::Swing { side, .. }
            | Frame::MoveToken { side, .. }
            | Frame::OneIssue { side, .. }
            | Frame::SpreadIssues { side, .. }
            | Frame::DropIssues { side, .. }
            | Frame::Reorder { side, .. }
            | Frame::PlaceMedia { side, .. }
            | Frame::DropMedia { side, .. }
            | Frame::Endorse { side, .. }
            | Frame::Retrieve { side, .. }
            | Frame::Redraw { side, .. }
            | Frame::DrawCards { side, .. }
            | Frame::Spend { side, .. }
            | Frame::ResolveDiscard { side }
            | Frame::TurnUp { side, .. }
            | Frame::Refresh { side }
            | Frame::Shift { side }
            | Frame::DebateAward { side, .. }
            | Frame::StrategyCard { side }
            | Frame::ElectionEvent { side }
            | Frame::Recount { side, .. } => side,
        }
    }

    /// Exactly the answers open to a seat.
    pub(crate) fn offers(&self, seat: Seat) -> ActionSet {
        if !self.waiting().contains(seat) {
            return ActionSet::EMPTY;
        }
        let side = Side::of(seat);
        let frame = self
            .public
            .frames
            .last()
            .expect("a frame waits for this seat");
        let mut offers = Offers::default();
        match frame {
            Frame::StartPlayer { .. } => offers.sides(),
            Frame::Play(play) => self.offer_play(play, &mut offers),
            Frame::Campaign(campaign) => self.offer_campaign(campaign, &mut offers),
            Frame::Advertise { .. } => offers.regions(|_| true),
            Frame::Position(position) => self.offer_position(position, &mut offers),
            Frame::Checks(_) => offers.words(&[Word::Redraw, Word::Keep]),
            Frame::Shift { .. } => {
                offers.words(&[Word::ShiftFirstSecond, Word::ShiftSecondThird, Word::Stop]);
            }
            Frame::Awards { .. } => offers.words(&[Word::TakeMomentum, Word::TakeEndorsement]),
            Frame::SetAside { .. } => self.offer_set_aside(side, &mut offers),
            Frame::DebatePick { .. } => offers.cards(self.hidden.hands[side]),
            Frame::DebateReveal { .. } => offers.sides(),
            Frame::DebateAward { .. } | Frame::Recount { .. } => offers.states(StateSet::ALL),
            Frame::StrategyCard { side } => offers.cards(self.public.revealed[*side]),
            Frame::ElectionEvent { .. } => offers.cards(self.election_events()),
            inside_event => self.offer_event_question(inside_event, &mut offers),
        }
        offers.0
    }
}

fn seats(test: impl Fn(Side) -> bool) -> SeatSet {
    let chosen = Side::ALL.iter().copied().filter(|&side| test(side));
    chosen.fold(SeatSet::EMPTY, |set, side| set.with(side.seat()))
}

/// Answers being gathered, family by family.
#[derive(Default)]
pub(crate) struct Offers(ActionSet);

impl Offers {
    #[inline]
    pub fn cards(&mut self, cards: CardSet) {
        self.0.insert_family(CARDS, cards.bits() as u64);
        self.0
            .insert_family(CARDS + 64, (cards.bits() >> 64) as u64);
    }
    #[inline]
    pub fn states(&mut self, states: StateSet) {
        self.0.insert_family(STATES, states.0);
    }
    /// Zones as bits.
    #[inline]
    pub fn zones(&mut self, zones: u64) {
        self.0.insert_family(ZONES, zones);
    }
    /// The zones of the four regions stand for the regions themselves.
    #[inline]
    pub fn regions(&mut self, test: impl Fn(Region) -> bool) {
        for &region in Region::ALL {
            if test(region) {
                self.0.insert(ZONES + region as usize);
            }
        }
    }
    #[inline]
    pub fn issues(&mut self, test: impl Fn(Issue) -> bool) {
        for &issue in Issue::ALL {
            if test(issue) {
                self.0.insert(ISSUES + issue.index());
            }
        }
    }
    /// The numbers 1 to `max`.
    #[inline]
    pub fn numbers(&mut self, max: u8) {
        self.0.insert_family(NUMBERS, (1 << max) - 1);
    }
    #[inline]
    pub fn usage(&mut self, usage: Use) {
        self.0.insert(USES + usage as usize);
    }
    /// The three uses that spend Campaign Points.
    pub fn actions(&mut self) {
        self.usage(Use::Campaigning);
        self.usage(Use::Advertising);
        self.usage(Use::Positioning);
    }
    #[inline]
    pub fn sides(&mut self) {
        self.0.insert_family(SIDES, 0b11);
    }
    #[inline]
    pub fn words(&mut self, words: &[Word]) {
        for &word in words {
            self.0.insert(WORDS + word as usize);
        }
    }
    #[inline]
    pub fn candidate_card(&mut self) {
        self.0.insert(CANDIDATE_CARD);
    }
    #[inline]
    pub fn vice_president_card(&mut self) {
        self.0.insert(VICE_PRESIDENT_CARD);
    }
}
