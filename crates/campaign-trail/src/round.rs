//! Rounds, turns, hands and months (chapters 3 and 5 of the rules page).

use crate::action::{Action, Word};
use crate::board::Party;
use crate::candidates::Candidate;
use crate::deck::{Card, CardSet};
use crate::desk::Clerk;
use crate::log::Event;
use crate::politick::{CONNECTIONS_MONEY, Politick};
use crate::state::{CampaignTrail, Frame, MONTHS, OCTOBER, Play, PlayStep, Stage};
use engine::{MAX_SEATS, Seat};

/// CT-T7: the most cards that running mates exchange.
const MOST_EXCHANGED: usize = 3;

impl CampaignTrail {
    /// CT-T1
    pub(crate) fn begin_round(&mut self, desk: &mut impl Clerk) {
        self.public.round += 1;
        let (month, round) = (self.public.month, self.public.round);
        desk.note(|| Event::RoundBegan { month, round });
        self.public.stage = Stage::PartyTurn { at: 0 };
    }

    /// CT-T1, CT-T2, CT-O6, CT-O19
    pub(crate) fn begin_party_turn(&mut self, at: u8) {
        let roster = self.public.roster;
        let Some(party) = self.order().nth(usize::from(at)) else {
            self.public.stage = Stage::RoundEnds;
            return;
        };
        if roster.automated.contains(party) {
            let left = self.party_turns();
            self.public.stage = Stage::AutomatedTurn { at, left };
        } else if roster.size(party) == 2 {
            self.public.frames.push(Frame::TeamOrder { at, party });
        } else if let Some(seat) = roster.speaker(party) {
            self.public.stage = Stage::Turn { at, seat, done: 0 };
        }
    }

    /// CT-T3, CT-T5, CT-A14: a player's turn begins. With an empty hand there is nothing to play.
    pub(crate) fn begin_turn(&mut self, at: u8, seat: Seat, done: u8, desk: &mut impl Clerk) {
        self.public.fresh[seat.index()] = CardSet::default();
        desk.note(|| Event::TurnBegan {
            seat: self.player(seat),
        });
        self.pay_connections(seat, desk);
        if !self.hand(seat).is_empty() {
            self.public.frames.push(Frame::Play(Play::new(seat)));
        }
        self.public.stage = Stage::TurnEnds { at, seat, done };
    }

    /// CT-P5, CT-O16
    fn pay_connections(&mut self, seat: Seat, desk: &mut impl Clerk) {
        let Some(home) = self.public.homes[seat.index()] else {
            return;
        };
        for _ in self.active(seat, Politick::Connections).iter() {
            let holder = self.public.holders[home];
            if !self.public.roster.automated.contains(holder) {
                self.gain_money(holder, CONNECTIONS_MONEY, desk);
            }
        }
    }

    /// CT-T3, CT-T6: the cards played are discarded, the hand is filled up, and the next player follows.
    pub(crate) fn end_turn(&mut self, at: u8, seat: Seat, done: u8, desk: &mut impl Clerk) {
        let played = std::mem::take(&mut self.public.in_play);
        self.public.discard = self.public.discard.union(played);
        self.public.stage = self.after_turn(at, seat, done);
        self.refill(seat, desk);
    }

    fn after_turn(&self, at: u8, seat: Seat, done: u8) -> Stage {
        match self.public.roster.mate(seat) {
            Some(mate) if done == 0 => Stage::Turn {
                at,
                seat: mate,
                done: 1,
            },
            Some(_) => Stage::Exchange { at },
            None if done == 0 && self.acts_twice(seat) => Stage::Turn { at, seat, done: 1 },
            None => Stage::PartyTurn { at: at + 1 },
        }
    }

    /// CT-T6, CT-S13: the fifth player of a five-player game.
    fn acts_twice(&self, seat: Seat) -> bool {
        let roster = self.public.roster;
        let teams = roster.humans().iter().any(|party| roster.size(party) == 2);
        teams && roster.size(self.party(seat)) == 1
    }

    // Hands and stacks.

    /// CT-T3, CT-B10, CT-C3: draws up to the hand limit. The Experienced Candidate draws one card more and gives one back.
    pub(crate) fn refill(&mut self, seat: Seat, desk: &mut impl Clerk) {
        let candidate = self.candidate(seat);
        let need = self.hand_limit(seat).saturating_sub(self.hand(seat).len());
        if need == 0 {
            return;
        }
        let wanted = need + usize::from(candidate.is(Candidate::Experienced));
        let (drawn, last) = self.draw(seat, wanted, desk);
        if drawn.len() > need {
            self.hidden.drawn = drawn;
            self.public.frames.push(Frame::Return { seat, stack: last });
        }
    }

    /// Draws so many cards as far as there are any, and says from which stack the last one came.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        count: usize,
        desk: &mut impl Clerk,
    ) -> (CardSet, u8) {
        let mut drawn = CardSet::default();
        let mut last = OCTOBER;
        for _ in 0..count {
            let Some(stack) = self.draw_stack(desk) else {
                break;
            };
            let card = self.draw_from(stack, desk);
            drawn.insert(card);
            last = stack;
        }
        self.receive(seat, drawn, desk);
        (drawn, last as u8)
    }

    fn receive(&mut self, seat: Seat, cards: CardSet, desk: &mut impl Clerk) {
        if cards.is_empty() {
            return;
        }
        let hand = &mut self.hidden.hands[seat.index()];
        *hand = hand.union(cards);
        let team = self.public.roster.insiders(seat);
        desk.note(|| Event::drew(self.player(seat), team, cards));
    }

    /// CT-M2, CT-M3, CT-O21: the stack that the next card comes from.
    fn draw_stack(&mut self, desk: &mut impl Clerk) -> Option<usize> {
        let first = if self.has_automated() {
            OCTOBER
        } else {
            usize::from(self.public.month)
        };
        let stack = (first..MONTHS).find(|&stack| self.public.stacks[stack] > 0);
        if stack.is_none() && self.has_automated() && self.public.options.has_debates() {
            return self.make_deck_anew(desk);
        }
        stack
    }

    /// In games with advanced solo decks an empty action deck is made anew from the discards (CT-V3).
    fn make_deck_anew(&mut self, desk: &mut impl Clerk) -> Option<usize> {
        let cards = std::mem::take(&mut self.public.discard);
        if cards.is_empty() {
            return None;
        }
        self.hidden.deck = cards;
        self.public.stacks[OCTOBER] = cards.len() as u8;
        desk.note(|| Event::Reshuffled {
            count: cards.len() as u8,
        });
        Some(OCTOBER)
    }

    fn draw_from(&mut self, stack: usize, desk: &mut impl Clerk) -> Card {
        self.public.stacks[stack] -= 1;
        let only_bottom = self.public.stacks[stack] < self.public.bottoms[stack];
        let card = if only_bottom {
            self.hidden.bottoms[stack].pop()
        } else {
            None
        };
        if let Some(card) = card {
            self.public.bottoms[stack] -= 1;
            desk.reveal();
            return card;
        }
        let card = desk.card(self.hidden.deck);
        self.hidden.deck.remove(card);
        card
    }

    /// CT-C3: the card not kept goes to the bottom of the stack drawn from last.
    pub(crate) fn answer_return(
        &mut self,
        seat: Seat,
        stack: u8,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::Card(card) = action else { return };
        let stack = usize::from(stack);
        self.public.frames.pop();
        self.hidden.drawn = CardSet::default();
        self.hidden.hands[seat.index()].remove(card);
        if self.hidden.bottoms[stack].push(card) {
            self.public.bottoms[stack] += 1;
        } else {
            self.hidden.deck.insert(card);
        }
        self.public.stacks[stack] += 1;
        let team = self.public.roster.insiders(seat);
        desk.note(|| Event::Returned {
            seat: self.player(seat),
            team,
            card: Some(card),
        });
    }

    /// CT-P7: cards drawn by an effect. At the end of October they come out of the discards, for all to see.
    pub(crate) fn draw_by_effect(&mut self, seat: Seat, count: usize, desk: &mut impl Clerk) {
        let (drawn, _) = self.draw(seat, count, desk);
        let mut shown = CardSet::default();
        for _ in drawn.len()..count {
            if self.public.discard.is_empty() {
                break;
            }
            let card = desk.card(self.public.discard);
            self.public.discard.remove(card);
            shown.insert(card);
        }
        self.public.known_hand[seat.index()] = self.public.known_hand[seat.index()].union(shown);
        self.receive(seat, shown, desk);
    }

    /// A card leaves a hand: what was known of it is no longer so.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.hidden.hands[seat.index()].remove(card);
        self.public.known_hand[seat.index()].remove(card);
    }

    // The exchange (CT-T7).

    pub(crate) fn begin_exchange(&mut self, at: u8) {
        self.public.stage = Stage::PartyTurn { at: at + 1 };
        let roster = self.public.roster;
        let Some(party) = self.order().nth(usize::from(at)) else {
            return;
        };
        let (Some(one), Some(two)) = (roster.speaker(party), roster.vice_president(party)) else {
            return;
        };
        let together = self.region_of(self.pawn(one)) == self.region_of(self.pawn(two));
        if together && self.most_exchanged(party) > 0 {
            self.public.frames.push(Frame::Offer { party, made: 0 });
        }
    }

    /// How many cards each of a team can give.
    pub(crate) fn most_exchanged(&self, party: Party) -> usize {
        let hands = self
            .public
            .roster
            .team(party)
            .map(|seat| self.hand(seat).len());
        hands.min().unwrap_or(0).min(MOST_EXCHANGED)
    }

    /// The President offers up to three cards, then the Vice President gives as many or none.
    pub(crate) fn answer_offer(
        &mut self,
        party: Party,
        made: u8,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let roster = self.public.roster;
        let (Some(one), Some(two)) = (roster.speaker(party), roster.vice_president(party)) else {
            return;
        };
        let giver = if made > 0 { two } else { one };
        let stopped = match action {
            Action::Card(card) => {
                self.hidden.offers[giver.index()].insert(card);
                false
            }
            _ => true,
        };
        let [from_one, from_two] = [one, two].map(|seat| self.hidden.offers[seat.index()]);
        if made == 0 {
            let full = from_one.len() == self.most_exchanged(party);
            // Until now nobody else knew whether a card was held out.
            if stopped && from_one.is_empty() {
                desk.reveal();
                self.public.frames.pop();
            } else if stopped || full {
                desk.reveal();
                self.public.frames.replace(Frame::Offer {
                    party,
                    made: from_one.len() as u8,
                });
            }
        } else if stopped {
            self.close_exchange();
        } else if from_two.len() == from_one.len() {
            self.close_exchange();
            self.exchange(one, two, from_one, from_two, desk);
        }
    }

    fn close_exchange(&mut self) {
        self.hidden.offers = [CardSet::default(); MAX_SEATS];
        self.public.frames.pop();
    }

    fn exchange(
        &mut self,
        one: Seat,
        two: Seat,
        gives: CardSet,
        gets: CardSet,
        desk: &mut impl Clerk,
    ) {
        let hands = &mut self.hidden.hands;
        hands[one.index()] = hands[one.index()].minus(gives).union(gets);
        hands[two.index()] = hands[two.index()].minus(gets).union(gives);
        // Which of the two holds a card that was seen is no longer known to the others.
        for seat in [one, two] {
            self.public.known_hand[seat.index()] = CardSet::default();
        }
        desk.reveal();
        let team = self.public.roster.insiders(one);
        desk.note(|| Event::Exchanged {
            party: self.party(one),
            count: gives.len() as u8,
            team,
            gives: Some(gives),
            gets: Some(gets),
        });
    }

    // Months.

    /// CT-M1, CT-M5, CT-M6, CT-O18, CT-V4: whether the month is over, and what follows.
    pub(crate) fn end_round(&mut self, desk: &mut impl Clerk) {
        let over = if self.has_automated() {
            let roster = self.public.roster;
            roster
                .automated
                .iter()
                .all(|party| self.public.automated[party].cards == 0)
        } else {
            self.public.stacks[usize::from(self.public.month)] == 0
        };
        self.public.stage = if !over {
            Stage::RoundBegins
        } else if usize::from(self.public.month) == OCTOBER || !self.public.options.has_debates() {
            Stage::Election { at: 0 }
        } else {
            self.begin_debate(desk);
            Stage::DebateTurn { round: 0, at: 0 }
        };
    }
}

impl Play {
    /// The first card of a turn.
    pub fn new(seat: Seat) -> Play {
        Play {
            seat,
            step: PlayStep::Choose,
            card: None,
            usage: crate::action::Use::Travel,
            first: true,
            barred: None,
            dry: false,
            follow_up: false,
        }
    }
}

/// Whether an answer ends something.
pub(crate) fn is_stop(action: Action) -> bool {
    matches!(action, Action::Word(Word::Stop | Word::Pass))
}
