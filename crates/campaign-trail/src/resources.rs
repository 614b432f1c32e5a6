//! Fundraise, register and their dirty twins (CT-A4, CT-A5, CT-Y4, CT-Y5).

use crate::action::Action;
use crate::board::Party;
use crate::candidates::Candidate;
use crate::deck::CardFacts;
use crate::desk::Clerk;
use crate::flow::Flow;
use crate::state::{CampaignTrail, Frame};
use engine::Seat;

impl CampaignTrail {
    /// CT-A4; flip contributors takes it from a party (CT-Y4).
    pub(crate) fn fundraise(&mut self, seat: Seat, facts: &CardFacts, desk: &mut impl Clerk) {
        let Some(amount) = facts.fundraise else {
            return;
        };
        self.outsider_may_travel(seat);
        if facts.dirty {
            self.public.frames.push(Frame::Raid {
                seat,
                amount,
                voters: false,
            });
        } else {
            let amount = self.candidate(seat).funds(amount);
            self.gain_money(self.party(seat), amount, desk);
        }
    }

    /// CT-A5; sway minds takes them from a party (CT-Y5).
    pub(crate) fn register(&mut self, seat: Seat, facts: &CardFacts, desk: &mut impl Clerk) {
        let Some(amount) = facts.register else { return };
        self.outsider_may_travel(seat);
        if facts.dirty {
            self.public.frames.push(Frame::Raid {
                seat,
                amount,
                voters: true,
            });
        } else {
            let amount = self.candidate(seat).registered(amount);
            self.gain_voters(self.party(seat), amount, desk);
        }
    }

    /// CT-C6: beneath whatever the action still asks.
    fn outsider_may_travel(&mut self, seat: Seat) {
        if self.candidate(seat).is(Candidate::Outsider) {
            self.public.frames.push(Frame::MayTravel { seat });
        }
    }

    /// With one opponent there is nothing to ask.
    pub(crate) fn continue_raid(
        &mut self,
        seat: Seat,
        amount: u16,
        voters: bool,
        desk: &mut impl Clerk,
    ) -> Flow {
        let opponents = self.public.roster.opponents(self.party(seat));
        match (opponents.len(), opponents.iter().next()) {
            (1, Some(victim)) => {
                self.raid(seat, amount, voters, victim, desk);
                Flow::On
            }
            _ => Flow::Ask,
        }
    }

    pub(crate) fn answer_raid(
        &mut self,
        seat: Seat,
        amount: u16,
        voters: bool,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        if let Action::Party(victim) = action {
            self.raid(seat, amount, voters, victim, desk);
        }
    }

    /// CT-Y4, CT-Y5, CT-O22: an automated party has no money, so the bank pays for it.
    fn raid(
        &mut self,
        seat: Seat,
        amount: u16,
        voters: bool,
        victim: Party,
        desk: &mut impl Clerk,
    ) {
        self.public.frames.pop();
        let party = self.party(seat);
        if voters {
            self.lose_voters(victim, amount, desk);
            let gained = self.candidate(seat).registered(amount);
            self.gain_voters(party, gained, desk);
            return;
        }
        let (amount, withheld) = self.candidate(seat).flipped(amount);
        let taken = if self.public.roster.automated.contains(victim) {
            amount
        } else {
            self.lose_money(victim, amount, desk)
        };
        self.gain_money(party, taken.saturating_sub(withheld), desk);
    }
}
