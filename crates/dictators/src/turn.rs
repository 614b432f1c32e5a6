//! Chapters 5 and 13, the turn: skipped turns, actions, the end step, multi-turn cards, the closing clock.

use crate::cards::{Dictator, Effect, Kind};
use crate::desk::Clerk;
use crate::flow::Flow;
use crate::log::Event;
use crate::rulings::{
    ACTIONS, CLOCK_EVERY, CLOCK_STARTS, FEW_ACTIONS, HAND_LIMIT, PERENNIAL_LIMIT, SMALL_HAND,
};
use crate::state::{Dictators, Frame, Lying, Purpose, Stage, Turn};
use engine::{Key, Seat};

impl Dictators {
    /// a pending skip is used up and the turn is over at once. A puppet's turn comes first (DS-11).
    pub(crate) fn begin_slot(&mut self, desk: &mut impl Clerk) -> Flow {
        let seat = self.public.active;
        let player = self.public.player_mut(seat);
        let puppeteer = player.puppet_of.take();
        if puppeteer.is_none() && player.skips > 0 {
            player.skips -= 1;
            let left = player.skips;
            desk.note(|| Event::Skipped { seat, left });
            self.public.stage = Stage::SlotEnds;
            self.reward_grit(seat);
            return Flow::On;
        }
        self.public.turn = Turn {
            puppeteer,
            limit: if puppeteer.is_some() {
                FEW_ACTIONS
            } else {
                ACTIONS
            },
            ..Turn::default()
        };
        self.hidden.fresh = false;
        let round = self.public.round;
        desk.note(|| Event::TurnBegan { seat, round });
        if puppeteer.is_some() {
            let seers = self.seers(seat);
            self.show_hand(seat, seers);
            desk.reveal();
        }
        self.public.stage = Stage::Opening;
        self.public.push(Frame::TurnStart);
        Flow::On
    }

    /// Grand Duchess Griselda draws when an opponent skips a turn.
    fn reward_grit(&mut self, skipped: Seat) {
        let gritty = |&seat: &Seat| self.public.player(seat).dictator == Dictator::Griselda;
        if let Some(who) = self.public.opponents(skipped).find(gritty) {
            self.public.push(Frame::Draw { who, left: 2 });
        }
    }

    /// start-of-turn abilities.
    pub(crate) fn open_turn(&mut self, desk: &mut impl Clerk) {
        self.public.stage = Stage::Audience;
        let seat = self.public.active;
        if self.public.player(seat).dictator == Dictator::Ludmila && !self.hidden.deck.is_empty() {
            let who = self.chooser(seat);
            let cards = self.look_at_deck(who, 2, desk);
            self.hidden.deck.known_to_alone(cards, who.0);
            self.public.push(Frame::Plan {
                who: seat,
                cards: cards as u8,
            });
        }
    }

    /// DS-7: actions left. The smallest 'you have so many' comes first, then what adds or takes away.
    #[inline]
    pub(crate) fn actions_left(&self) -> u8 {
        let turn = &self.public.turn;
        let limit = if self.public.suffers(self.public.active, Effect::TwoActions) {
            turn.limit.min(FEW_ACTIONS)
        } else {
            turn.limit
        };
        let total = limit.saturating_add_signed(turn.bonus);
        total.saturating_sub(turn.spent)
    }

    pub(crate) fn spend(&mut self, actions: u8) {
        self.public.turn.spent += actions;
    }

    ///
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        if self.public.suffers(seat, Effect::SmallHand) {
            SMALL_HAND
        } else if self.public.player(seat).dictator == Dictator::Petunia {
            PERENNIAL_LIMIT
        } else {
            HAND_LIMIT
        }
    }

    /// R-5.7 (1), R-10.4: what a founder does at the end of the turn.
    pub(crate) fn end_with_founder(&mut self, desk: &mut impl Clerk) {
        self.public.stage = Stage::HandLimit;
        let seat = self.public.active;
        if self.public.suffers(seat, Effect::EmptyHand) {
            if self.hand_size(seat) == 0 {
                self.add_skip(seat, desk);
            } else {
                self.discard_hand(seat, desk);
            }
        }
    }

    /// R-5.7 (2): discarding down to the hand limit, by own choice.
    pub(crate) fn end_with_hand_limit(&mut self) {
        self.public.stage = Stage::CountDown;
        let seat = self.public.active;
        let over = self
            .hand_size(seat)
            .saturating_sub(self.hand_limit(seat).into());
        if over > 0 {
            self.public.push(Frame::Discard {
                who: seat,
                left: over as u8,
            });
        }
    }

    /// R-5.7 (3), R-13.3, R-13.4: multi-turn cards lose a turn and leave at zero.
    pub(crate) fn count_down(&mut self, desk: &mut impl Clerk) {
        self.public.stage = Stage::SlotEnds;
        let seat = self.public.active;
        if let Some(founder) = self.public.player(seat).founder
            && founder.left > 0
        {
            if founder.left == 1 {
                self.remove_founder(seat, desk);
            } else {
                self.public.player_mut(seat).founder = Some(Lying {
                    left: founder.left - 1,
                    ..founder
                });
            }
        }
        for at in (0..self.public.player(seat).bans.len()).rev() {
            let lying = &mut self.public.player_mut(seat).bans.as_mut_slice()[at];
            lying.left -= 1;
            if lying.left == 0 {
                self.remove_ban(seat, at, desk);
            }
        }
    }

    pub(crate) fn remove_ban(&mut self, seat: Seat, at: usize, desk: &mut impl Clerk) {
        let card: Kind = self.public.player_mut(seat).bans.remove(at).card;
        self.public.discard.add(card.index(), 1);
        desk.note(|| Event::CardLeft { seat, card });
    }

    /// R-5.7 (4), R-3.3: the next player; at the end of a late round the clock ticks.
    pub(crate) fn end_slot(&mut self, desk: &mut impl Clerk) {
        let seat = self.public.active;
        self.public.stage = Stage::SlotBegins;
        if std::mem::take(&mut self.public.turn).again {
            desk.note(|| Event::AnotherTurn { seat });
            return;
        }
        self.public.active = self.public.next(seat);
        if self.public.active != self.public.first {
            return;
        }
        let round = self.public.round;
        if round >= CLOCK_STARTS && (round - CLOCK_STARTS).is_multiple_of(CLOCK_EVERY) {
            self.raise_defcon(seat, desk);
        }
        if self.public.result.is_none() {
            self.public.round += 1;
        }
    }

    /// one more turn to skip; Griselda may be spared.
    pub(crate) fn add_skip(&mut self, seat: Seat, desk: &mut impl Clerk) {
        if self.public.player(seat).dictator == Dictator::Griselda {
            self.roll_six(seat, Purpose::Grit, None, 0, desk);
            return;
        }
        self.count_skip(seat, desk);
    }

    pub(crate) fn count_skip(&mut self, seat: Seat, desk: &mut impl Clerk) {
        let player = self.public.player_mut(seat);
        player.skips = player.skips.saturating_add(1);
        let total = player.skips;
        desk.note(|| Event::SkipAdded { seat, total });
    }

    /// Whoever decides for a player in the turn: a puppet does not decide for itself, except in the end step.
    #[inline]
    pub(crate) fn chooser(&self, seat: Seat) -> Seat {
        match self.public.turn.puppeteer {
            Some(puppeteer) if seat == self.public.active => puppeteer,
            _ => seat,
        }
    }
}
