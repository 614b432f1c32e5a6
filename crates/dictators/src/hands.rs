//! Chapter 7, the command deck and the hands; and what everybody knows of the hands.

use crate::bag::Bag;
use crate::cards::{HELD, Kind, Kinds, Sort};
use crate::desk::{CARDS, Clerk, HANDS};
use crate::log::{Event, Secret};
use crate::rulings::NEW_FOUNDERS;
use crate::state::{Dictators, EVERYBODY, Frame, VIEWERS, ViewerMask};
use engine::{Key, Seat};

impl Dictators {
    /// A card comes into a hand, unseen by others.
    pub(crate) fn gain(&mut self, seat: Seat, kind: Kind, desk: &mut impl Clerk) {
        let seen = self.seers(seat);
        self.gain_seen(seat, kind, seen);
        desk.note(|| Event::Drew {
            seat,
            card: Secret::new(kind, seen),
        });
    }

    /// A card comes into a hand and some see which.
    pub(crate) fn gain_seen(&mut self, seat: Seat, kind: Kind, seen: ViewerMask) {
        self.hidden.hands[seat.index()].add(kind.index(), 1);
        for viewer in viewers(seen) {
            self.hidden.known[viewer][seat.index()].add(kind.index(), 1);
        }
    }

    /// A card leaves a hand. Whoever sees it knows one fewer of its kind; for the others any card may be the one.
    pub(crate) fn lose(&mut self, seat: Seat, kind: Kind, seen: ViewerMask) {
        self.hidden.hands[seat.index()].take(kind.index());
        self.count_free_cards(seat, kind);
        for viewer in 0..VIEWERS {
            let known = &mut self.hidden.known[viewer][seat.index()];
            if seen >> viewer & 1 == 1 {
                known.take(kind.index());
            } else {
                known.dwindle();
            }
        }
    }

    /// Token VIII: a card that has left the hand is not free any more when another one of its kind comes.
    fn count_free_cards(&mut self, seat: Seat, kind: Kind) {
        if seat == self.public.active
            && self.hidden.hands[seat.index()].count(kind.index())
                < self.public.turn.free.count(kind.index())
        {
            self.public.turn.free.take(kind.index());
        }
    }

    /// Everybody among `seen` gets to know a hand as it is.
    pub(crate) fn show_hand(&mut self, seat: Seat, seen: ViewerMask) {
        for viewer in viewers(seen) {
            self.hidden.known[viewer][seat.index()] = self.hidden.hands[seat.index()];
        }
    }

    /// a card goes from a hand to the open discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, kind: Kind, desk: &mut impl Clerk) {
        self.lose(seat, kind, EVERYBODY);
        self.public.discard.add(kind.index(), 1);
        desk.reveal();
        desk.note(|| Event::Discarded { seat, card: kind });
    }

    pub(crate) fn discard_hand(&mut self, seat: Seat, desk: &mut impl Clerk) {
        let hand = self.hidden.hands[seat.index()];
        for kind in hand.iter() {
            self.discard(seat, Kind::at(kind), desk);
        }
    }

    /// Every hand goes to the discard pile, in one heap: whose card was whose is nobody's memory afterwards.
    pub(crate) fn discard_all_hands(&mut self, desk: &mut impl Clerk) {
        let mut heap = Bag::default();
        for seat in self.public.seats() {
            let hand = self.hidden.hands[seat.index()];
            for kind in hand.iter() {
                self.lose(seat, Kind::at(kind), EVERYBODY);
            }
            heap.add_all(&hand);
        }
        self.public.discard.add_all(&heap);
        desk.reveal();
        for kind in heap.iter().map(Kind::at) {
            desk.note(|| Event::LeftHands { card: kind });
        }
    }

    /// A random card of a hand that is not empty.
    pub(crate) fn random_card(&mut self, seat: Seat, desk: &mut impl Clerk) -> Option<Kind> {
        let hand = &self.hidden.hands[seat.index()];
        (!hand.is_empty()).then(|| Kind::at(desk.draw_from(HANDS, hand)))
    }

    /// A card goes from one hand to another; only these two see it, and whoever sees the one hand or the other.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, kind: Kind, desk: &mut impl Clerk) {
        if from == to {
            return;
        }
        let seen = self.seers(from) | self.seers(to);
        self.lose(from, kind, seen);
        self.gain_seen(to, kind, seen);
        desk.reveal();
        desk.note(|| Event::Taken {
            from,
            to,
            card: Secret::new(kind, seen),
        });
    }

    /// whether a card can be drawn at all.
    pub(crate) fn can_draw(&self) -> bool {
        !self.hidden.deck.is_empty() || !self.public.discard.is_empty()
    }

    /// the top card of the command deck.
    pub(crate) fn top_card(&mut self, desk: &mut impl Clerk) -> Option<Kind> {
        if self.hidden.deck.is_empty() && !self.public.discard.is_empty() {
            self.reshuffle(desk);
        }
        // Also where somebody knew which card it is: the others did not.
        desk.reveal();
        let taken = self.hidden.deck.take(|rest| desk.draw_from(CARDS, rest));
        taken.map(Kind::at)
    }

    /// the discard pile and new founders make a new deck.
    fn reshuffle(&mut self, desk: &mut impl Clerk) {
        let cards = std::mem::take(&mut self.public.discard);
        self.hidden.deck.shuffle_in(&cards);
        let founders = self.shuffle_founders_in(NEW_FOUNDERS, desk);
        desk.note(|| Event::Reshuffled {
            cards: cards.len() as u8,
            founders,
        });
    }

    /// Shuffles new founders, unseen, into the command deck; tells how many there were.
    pub(crate) fn shuffle_founders_in(&mut self, count: usize, desk: &mut impl Clerk) -> u8 {
        let mut taken = Bag::default();
        for _ in 0..count {
            if let Some(founder) = self.take_founder(desk) {
                taken.add(founder.index(), 1);
            }
        }
        self.hidden.deck.shuffle_in(&taken);
        taken.len() as u8
    }

    /// a founder of the founders' deck, whose discard pile is shuffled when it runs out.
    pub(crate) fn take_founder(&mut self, desk: &mut impl Clerk) -> Option<Kind> {
        if self.hidden.founders.is_empty() {
            self.hidden.founders = std::mem::take(&mut self.public.founder_discard);
        }
        let founders: Kinds = self.hidden.founders;
        (!founders.is_empty()).then(|| {
            let founder = desk.founder(founders);
            self.hidden.founders.remove(founder);
            founder
        })
    }

    /// Draws on: one card at a time, and an event card is resolved before the next one.
    pub(crate) fn continue_draw(&mut self, who: Seat, left: u8, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if left == 0 {
            return;
        }
        let Some(kind) = self.top_card(desk) else {
            return;
        };
        self.public.push(Frame::Draw {
            who,
            left: left - 1,
        });
        self.receive(who, kind, desk);
    }

    /// a card that comes into a hand; an event card is shown and resolved at once.
    pub(crate) fn receive(&mut self, seat: Seat, kind: Kind, desk: &mut impl Clerk) {
        if !kind.is_event() {
            self.gain(seat, kind, desk);
            return;
        }
        desk.reveal();
        desk.note(|| Event::EventDrawn { seat, card: kind });
        match kind.sort() {
            Sort::Defcon => {
                self.public.discard.add(kind.index(), 1);
                self.raise_defcon(seat, desk);
            }
            Sort::Trident => self.surface_trident(desk),
            _ => self.public.push(Frame::Founder {
                who: seat,
                card: kind,
            }),
        }
    }

    /// tokens VIII and XIV: takes the top cards; event cards are shuffled back. `seen` sees what was taken.
    pub(crate) fn draw_without_events(
        &mut self,
        seat: Seat,
        count: usize,
        seen: ViewerMask,
        desk: &mut impl Clerk,
    ) -> Bag<{ crate::cards::KINDS }> {
        let mut events = Bag::default();
        let mut taken = Bag::default();
        for _ in 0..count {
            let Some(kind) = self.top_card(desk) else {
                break;
            };
            if kind.is_event() {
                events.add(kind.index(), 1);
                continue;
            }
            taken.add(kind.index(), 1);
            let seen = seen | self.seers(seat);
            self.gain_seen(seat, kind, seen);
            desk.note(|| Event::Drew {
                seat,
                card: Secret::new(kind, seen),
            });
        }
        if !events.is_empty() {
            self.hidden.deck.shuffle_in(&events);
            desk.note(|| Event::ShuffledBack {
                cards: events.len() as u8,
            });
        }
        taken
    }

    /// The kinds of cards in a hand, a bit each.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> u64 {
        const { assert!(HELD <= 64) };
        self.hidden.hands[seat.index()].kinds() as u64
    }
}

fn viewers(mask: ViewerMask) -> impl Iterator<Item = usize> {
    (0..VIEWERS).filter(move |viewer| mask >> viewer & 1 == 1)
}
