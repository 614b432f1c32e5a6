//! Chapter 12, the President: drawing a presidential card, confronting and convincing him.

use crate::action::{AUDIENCES, Action, Word};
use crate::bag::Bag;
use crate::board::Place;
use crate::cards::{Audience, Dictator, Effect, PRESIDENTS as KINDS};
use crate::desk::{Clerk, PRESIDENTS, TWENTY};
use crate::flow::Flow;
use crate::log::Event;
use crate::op::Op;
use crate::pile::Slot;
use crate::response::Window;
use crate::rulings::{MINIMUM, VINCENT_USES};
use crate::state::{Dictators, Ending, Frame, Play, Present, Purpose, Stage, Step, What};
use engine::{ActionSet, Key, Seat};

impl Dictators {
    /// Presidential cards in the deck and in its discard pile.
    pub(crate) fn presidents_left(&self) -> usize {
        self.hidden.presidents.len() + self.public.president_discard.len()
    }

    /// whether the active player may draw a presidential card now.
    pub(crate) fn may_confront(&self) -> bool {
        let seat = self.public.active;
        self.public.turn.puppeteer.is_none()
            && self.public.player(seat).place == Place::DC
            && (self.presidents_left() > 0 || self.hidden.kept[seat.index()].is_some())
    }

    pub(crate) fn audience_offers(&self) -> ActionSet {
        let mut set = ActionSet::EMPTY;
        let mut offer = |word| set.insert(engine::Action::index(Action::Word(word)));
        offer(Word::Pass);
        if self.presidents_left() > 0 {
            offer(Word::Confront);
        }
        if self.presidents_left() > 1 && self.has_asset_op(self.public.active, Op::ChoosePresident)
        {
            offer(Word::ConfrontTwo);
        }
        if self.hidden.kept[self.public.active.index()].is_some() {
            offer(Word::ConfrontKept);
        }
        set
    }

    /// Whether an asset in front of a player has an ability with this operation, and may be used.
    fn has_asset_op(&self, seat: Seat, op: Op) -> bool {
        let deck = self.public.deck();
        let has = |&asset: &crate::cards::Kind| {
            let abilities = deck.design(asset).abilities.clone();
            deck.abilities[abilities]
                .iter()
                .any(|ability| ability.ops.contains(&op))
        };
        !self.public.suffers(seat, Effect::NoAssets)
            && self.public.player(seat).assets.as_slice().iter().any(has)
    }

    pub(crate) fn answer_audience(&mut self, word: Word, desk: &mut impl Clerk) {
        let seat = self.public.active;
        self.public.stage = Stage::Acting;
        match word {
            Word::Confront => {
                self.renew_presidents(1, desk);
                let card = self
                    .hidden
                    .presidents
                    .take(|rest| desk.draw_from(PRESIDENTS, rest));
                if let Some(card) = card {
                    self.meet(seat, Audience::at(card), desk);
                }
            }
            Word::ConfrontKept => {
                if let Some(card) = self.hidden.kept[seat.index()].take() {
                    self.meet(seat, card, desk);
                }
            }
            Word::ConfrontTwo => {
                self.look_at_presidents(seat, 2, desk);
                self.public.push(Frame::PickAudience { who: seat });
            }
            _ => {}
        }
    }

    /// when fewer cards are left than are looked at, the discards are shuffled under them (DS-13).
    fn renew_presidents(&mut self, wanted: usize, desk: &mut impl Clerk) {
        let pile = &mut self.hidden.presidents;
        if pile.len() >= wanted || self.public.president_discard.is_empty() {
            return;
        }
        // What is left stays on top, in the order in which it would have come.
        let mut left: [Option<Slot>; 4] = [None; 4];
        for place in &mut left {
            let seen = match pile.top.last().or(pile.bottom.as_slice().first()) {
                Some(slot) if !pile.top.is_empty() || pile.rest.is_empty() => slot.seen,
                _ => 0,
            };
            let card = pile.take(|rest| desk.draw_from(PRESIDENTS, rest));
            *place = card.map(|kind| Slot {
                kind: kind as u8,
                seen,
            });
        }
        pile.rest = std::mem::take(&mut self.public.president_discard);
        for slot in left.into_iter().rev().flatten() {
            pile.top.push(slot);
        }
        desk.reveal();
    }

    /// Lets a player look at the top presidential cards; tells how many there were.
    pub(crate) fn look_at_presidents(
        &mut self,
        who: Seat,
        count: usize,
        desk: &mut impl Clerk,
    ) -> usize {
        self.renew_presidents(count, desk);
        let pile = &mut self.hidden.presidents;
        let cards = pile.look(count, who.0, |rest| desk.draw_from(PRESIDENTS, rest));
        desk.reveal();
        desk.note(|| Event::PresidentsLookedAt {
            seat: who,
            cards: cards as u8,
        });
        cards
    }

    /// The kinds among the top presidential cards, as answers.
    pub(crate) fn top_presidents(&self, count: usize) -> ActionSet {
        let pile = &self.hidden.presidents;
        let cards = (0..count).filter_map(|depth| pile.peek(depth));
        cards.map(|card| AUDIENCES + card).collect()
    }

    /// Takes a card of that kind out of the top `count`.
    fn take_president(&mut self, card: Audience, count: usize) -> Option<Slot> {
        let top = &mut self.hidden.presidents.top;
        let depth = (0..count.min(top.len())).find(|depth| {
            let at = top.len() - 1 - depth;
            top.as_slice()[at].kind as usize == card.index()
        })?;
        Some(top.remove(top.len() - 1 - depth))
    }

    /// The places of the top cards that are still to be put in order; those named already lie above them.
    fn unordered(&self, cards: u8, left: u8) -> std::ops::Range<usize> {
        let first = self.hidden.presidents.top.len() - cards as usize;
        first..first + left as usize
    }

    pub(crate) fn unordered_presidents(&self, cards: u8, left: u8) -> ActionSet {
        let top = &self.hidden.presidents.top.as_slice()[self.unordered(cards, left)];
        top.iter()
            .map(|slot| AUDIENCES + slot.kind as usize)
            .collect()
    }

    /// Leaked Schedule: the first card named is the top card in the end.
    pub(crate) fn reorder(&mut self, cards: u8, left: u8, card: Audience) {
        let places = self.unordered(cards, left);
        let last = places.end - 1;
        let top = self.hidden.presidents.top.as_mut_slice();
        let named = places
            .clone()
            .find(|&at| top[at].kind as usize == card.index());
        if let Some(at) = named {
            top[at..=last].rotate_left(1);
        }
    }

    /// Mole in the Kitchen: one of two is kept, the other one goes to the bottom.
    pub(crate) fn pick_audience(&mut self, who: Seat, card: Audience, desk: &mut impl Clerk) {
        self.public.frames.pop();
        let picked = self.take_president(card, 2);
        let other = self.hidden.presidents.top.pop();
        if let (Some(picked), Some(mut other)) = (picked, other) {
            // Of two alike, whoever had seen one alone cannot tell which of them is left.
            if other.kind == picked.kind {
                other.seen &= picked.seen;
            }
            self.hidden.presidents.bottom.push(other);
        }
        if picked.is_some() {
            self.meet(who, card, desk);
        }
    }

    /// Token VII: one of five is kept face-down, the others are shuffled back.
    pub(crate) fn keep_audience(&mut self, who: Seat, card: Audience, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if self.take_president(card, 5).is_some() {
            self.hidden.kept[who.index()] = Some(card);
            desk.reveal();
            desk.note(|| Event::PresidentialCardKept { seat: who });
        }
        self.hidden.presidents.shuffle();
    }

    /// A presidential card is shown.
    fn meet(&mut self, seat: Seat, card: Audience, desk: &mut impl Clerk) {
        desk.reveal();
        desk.note(|| Event::PresidentialCard { seat, card });
        let facts = &self.public.deck().presidents[card.index()];
        let (present, bonus) = (facts.present, facts.roll);
        if present {
            self.public.president_discard.add(card.index(), 1);
            self.public.push(Frame::Present(Present {
                by: seat,
                bonus,
                cancelled: false,
            }));
        } else {
            //
            let mut play = Play::new(seat, What::President(card));
            play.step = Step::Resolving;
            self.public.push(Frame::Play(play));
        }
    }

    /// he is present; unless somebody stops it, this is the whole turn.
    pub(crate) fn continue_present(&mut self, present: Present, desk: &mut impl Clerk) -> Flow {
        if !present.cancelled {
            let window = self.run_window(desk);
            if window != Window::Closed {
                return window.flow();
            }
        }
        self.public.frames.pop();
        let seat = present.by;
        if present.cancelled {
            desk.note(|| Event::ConfrontationStopped { seat });
            return Flow::On;
        }
        self.public.stage = Stage::FounderEffects;
        let bonus = present.bonus.saturating_add(self.convince_bonus(seat));
        let vision = self.public.player(seat).dictator == Dictator::Vincent
            && self.public.uses[Dictator::Vincent.index()] < VINCENT_USES;
        if vision {
            self.public.push(Frame::Vision { who: seat, bonus });
        } else {
            let die = desk.die(TWENTY, 20);
            self.lay_roll(seat, Purpose::Convince, None, (die, 0), bonus, desk);
        }
        Flow::On
    }

    /// DD-5: assets that help convincing count by themselves; so does Ignatz in an emergency.
    pub(crate) fn convince_bonus(&self, seat: Seat) -> i8 {
        let deck = self.public.deck();
        let player = self.public.player(seat);
        let mut counted: u32 = 0;
        let mut bonus = 0;
        if !self.public.suffers(seat, Effect::NoAssets) {
            for &asset in player.assets.as_slice() {
                for ability in deck.design(asset).abilities.clone() {
                    for op in &deck.abilities[ability].ops {
                        if let Op::ConvinceBonus(by) = op
                            && counted >> ability & 1 == 0
                        {
                            bonus = i8::saturating_add(bonus, *by);
                            counted |= 1 << ability;
                        }
                    }
                }
            }
        }
        if player.dictator == Dictator::Ignatz && self.public.defcon <= 3 {
            bonus = bonus.saturating_add(2);
        }
        bonus
    }

    /// Count Vincent may roll two dice and use the higher one.
    pub(crate) fn answer_vision(&mut self, who: Seat, bonus: i8, two: bool, desk: &mut impl Clerk) {
        self.public.frames.pop();
        let first = desk.die(TWENTY, 20);
        let mut dice = (first, 0);
        if two {
            self.public.uses[Dictator::Vincent.index()] += 1;
            let dictator = Dictator::Vincent;
            desk.note(|| Event::PowerUsed {
                seat: who,
                dictator,
            });
            let second = desk.die(TWENTY, 20);
            dice = (first.max(second), first.min(second));
        }
        self.lay_roll(who, Purpose::Convince, None, dice, bonus, desk);
    }

    ///
    pub(crate) fn judge(&mut self, seat: Seat, result: i8, desk: &mut impl Clerk) {
        let needed = MINIMUM[self.public.disarmed_count(seat)];
        if result >= needed {
            self.end(Ending::Convinced { by: seat }, desk);
        } else {
            desk.note(|| Event::NotConvinced {
                seat,
                result,
                needed,
            });
        }
    }

    /// Everything that the presidential deck is made of at this table.
    pub(crate) fn every_president(&self) -> Bag<KINDS> {
        let novice = self.public.options.novice;
        let mut all = Bag::default();
        for (card, facts) in self.public.deck().presidents.iter().enumerate() {
            if facts.novice || !novice {
                all.add(card, facts.count);
            }
        }
        all
    }
}
