//! Automated parties (chapters 9 and 10 of the rules page): a card says what they do, and nobody is asked.

use crate::action::Use;
use crate::board::{Party, StateSet};
use crate::deck::SoloCard;
use crate::desk::{Clerk, SOLO};
use crate::flow::Flow;
use crate::log::Event;
use crate::options::SoloDeck;
use crate::politick::TRIBUTE_VOTERS;
use crate::state::{CampaignTrail, Frame, Stage, WindowKind};

/// CT-O3
pub(crate) const FIRST_VOTERS: u8 = 12;
const SPACES: u8 = 10;
const A_SPACE: u8 = 3;
/// CT-O4
const BASIC_ALONE: u8 = 40;
const BASIC_EACH: u8 = 30;
/// CT-V2
const A_MONTH: u8 = 10;
pub(crate) const DEBATE_CARDS: u8 = 10;

impl CampaignTrail {
    fn is_advanced(&self) -> bool {
        self.public.options.solo_deck == SoloDeck::Advanced
    }

    /// CT-O4, CT-V2: cards of a stack.
    pub(crate) fn automated_cards(&self) -> u8 {
        match (self.is_advanced(), self.public.roster.automated.len()) {
            (true, _) => A_MONTH,
            (false, 1) => BASIC_ALONE,
            (false, _) => BASIC_EACH,
        }
    }

    /// CT-V4: the next month's stack.
    pub(crate) fn refresh_automated_month(&mut self) {
        for party in self.public.roster.automated.iter() {
            self.public.automated[party].cards = A_MONTH;
        }
    }

    /// CT-T6, CT-O19: how many turns each party has in a round: as many as the largest has candidates.
    pub(crate) fn party_turns(&self) -> u8 {
        let roster = self.public.roster;
        if roster.humans().iter().any(|party| roster.size(party) == 2) {
            2
        } else {
            1
        }
    }

    pub(crate) fn automated_card(&self, party: Party, card: u8) -> SoloCard {
        let card = usize::from(card);
        if self.is_advanced() {
            self.deck().advanced[party][card].expect("an advanced deck is full, as its check shows")
        } else {
            self.deck().solo[card]
        }
    }

    /// Cards that have not been turned up. Two parties share the basic deck.
    fn unseen_cards(&self, party: Party) -> u128 {
        let (count, seen) = if self.is_advanced() {
            (
                crate::deck::Deck::ADVANCED,
                self.public.automated[party].seen,
            )
        } else {
            let automated = self.public.roster.automated.iter();
            let seen = automated.fold(0, |seen, party| seen | self.public.automated[party].seen);
            (self.deck().solo.len(), seen)
        };
        ((1 << count) - 1) & !u128::from(seen)
    }

    fn turn_up(&mut self, party: Party, desk: &mut impl Clerk) -> u8 {
        let card = desk.member(SOLO, self.unseen_cards(party)) as u8;
        self.public.automated[party].seen |= 1 << card;
        card
    }

    /// CT-O7: the next card, if any is left in the stack.
    pub(crate) fn next_automated_card(&mut self, at: u8, left: u8, desk: &mut impl Clerk) {
        let party = self.order().nth(usize::from(at));
        let Some(party) = party.filter(|&party| left > 0 && self.public.automated[party].cards > 0)
        else {
            self.public.stage = Stage::PartyTurn { at: at + 1 };
            return;
        };
        self.public.stage = Stage::AutomatedTurn { at, left: left - 1 };
        self.public.automated[party].cards -= 1;
        let card = self.turn_up(party, desk);
        desk.note(|| Event::AutomatedTurn { party, card });
        self.public.frames.push(Frame::AutomatedCard {
            party,
            card,
            answered: false,
        });
    }

    /// CT-O7, CT-V5, CT-O17: register or direct action; a direct one can be answered unless it is automatic.
    pub(crate) fn continue_automated(
        &mut self,
        party: Party,
        card: u8,
        answered: bool,
        desk: &mut impl Clerk,
    ) -> Flow {
        let facts = self.automated_card(party, card);
        let full = self.public.automated[party].track / A_SPACE;
        match facts.register {
            Some((filled, _)) if full < filled => {
                self.public.frames.pop();
                self.automated_register(party, card, desk);
            }
            Some(_) if !answered => {
                self.public.frames.replace(Frame::AutomatedCard {
                    party,
                    card,
                    answered: true,
                });
                self.open_window(party, facts.direct, WindowKind::ChangeOfPlans);
            }
            _ => {
                self.public.frames.pop();
                self.automated_direct(party, &facts, desk);
            }
        }
        Flow::On
    }

    /// CT-O8: left to right, space after space; above the track voters are lost.
    pub(crate) fn automated_register(&mut self, party: Party, card: u8, desk: &mut impl Clerk) {
        let Some((_, count)) = self.automated_card(party, card).register else {
            return;
        };
        let track = (self.public.automated[party].track + count).min(SPACES * A_SPACE);
        self.set_track(party, track, desk);
    }

    fn set_track(&mut self, party: Party, track: u8, desk: &mut impl Clerk) {
        if self.public.automated[party].track != track {
            self.public.automated[party].track = track;
            desk.note(|| Event::TrackChanged { party, track });
        }
    }

    pub(crate) fn lose_from_track(&mut self, party: Party, count: u16, desk: &mut impl Clerk) {
        let track = u16::from(self.public.automated[party].track).saturating_sub(count);
        self.set_track(party, track as u8, desk);
    }

    /// CT-O9 to CT-O13: each state by itself; an automatic card places undecided voters.
    fn automated_direct(&mut self, party: Party, facts: &SoloCard, desk: &mut impl Clerk) {
        self.fire_at_automated(party, facts, desk);
        let others = self.public.roster.opponents(party);
        for &(state, threshold) in facts.states() {
            let voters = &self.public.voters[state];
            let rival = others.iter().map(|other| voters[other]).max().unwrap_or(0);
            let leads = voters[party] >= rival + u16::from(threshold);
            if self.public.holders[state] == party && leads {
                continue;
            }
            let mut count = facts.cubes;
            if facts.register.is_some() {
                count = count.min(self.public.automated[party].track);
                self.lose_from_track(party, u16::from(count), desk);
            }
            self.add_voters(party, state, u16::from(count), desk);
        }
    }

    /// CT-O12, CT-O15, CT-O22: what humans have in play fires on a direct action that is really taken.
    fn fire_at_automated(&mut self, party: Party, facts: &SoloCard, desk: &mut impl Clerk) {
        let listed = facts
            .states()
            .iter()
            .fold(StateSet::EMPTY, |set, &(state, _)| set.with(state));
        for seat in self.opponents_in_order(party) {
            for card in self.watching(seat, facts.direct).iter() {
                if facts.direct != Use::Travel && self.gain_from(seat, card, None, listed, desk) {
                    self.lose_from_track(party, TRIBUTE_VOTERS, desk);
                    self.gain_voters(self.party(seat), TRIBUTE_VOTERS, desk);
                }
            }
        }
    }

    /// CT-V7, CT-V8: first the checks of the topic grid, then the rabbit trails.
    pub(crate) fn automated_debate_turn(&mut self, party: Party, desk: &mut impl Clerk) {
        let left = &mut self.public.automated[party].debate_cards;
        *left = left.saturating_sub(1);
        let card = self.turn_up(party, desk);
        desk.note(|| Event::AutomatedTurn { party, card });
        let facts = self.automated_card(party, card);
        let topic = self.topic();
        for (issue, checks) in topic.into_iter().zip(facts.grid) {
            for _ in 0..checks {
                self.move_marker(issue, party, desk);
            }
        }
        let mut left = facts.rabbits;
        for issue in facts.trail.into_iter().flatten() {
            if left > 0 && !topic.contains(&issue) {
                left -= 1;
                self.move_marker(issue, party, desk);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Marker;

    /// CT-V7: a rabbit trail is placed on space 1, and a repeated icon moves it on.
    #[test]
    fn a_rabbit_trail_starts_on_the_first_space() {
        let party = Party::Democrat;
        assert_eq!(Marker::Aside.toward(party), Marker::Track(party, 1));
        assert_eq!(
            Marker::Track(party, 1).toward(party),
            Marker::Track(party, 2)
        );
    }
}
