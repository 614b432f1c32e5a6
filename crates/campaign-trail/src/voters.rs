//! Voters, money and majorities (chapter 1 of the rules page): every change of the board goes through here.

use crate::board::{Parties, Party, PartySet, Region, State, StateSet};
use crate::desk::Clerk;
use crate::log::Event;
use crate::state::CampaignTrail;

impl CampaignTrail {
    /// CT-D8, CT-D9, CT-C4: who holds a state.
    pub(crate) fn majority(&self, state: State) -> Party {
        self.majority_among(state, self.public.roster.in_play)
    }

    /// The same, as if only these parties had ever played.
    pub(crate) fn majority_among(&self, state: State, parties: PartySet) -> Party {
        let voters = &self.public.voters[state];
        let most = parties.iter().map(|party| voters[party]).max().unwrap_or(0);
        let tied = parties
            .iter()
            .filter(|&party| voters[party] == most)
            .fold(PartySet::default(), PartySet::with);
        let stars = self.deck().stars[state];
        if let Some(genius) = self.genius()
            && tied.contains(genius)
            && (most > 0 || stars.contains(&genius))
        {
            return genius;
        }
        let starred = stars.into_iter().find(|&party| tied.contains(party));
        starred
            .or_else(|| tied.iter().next())
            .expect("some party is in play, so some party is tied for the most")
    }

    /// CT-D10: the state's votes go to whoever holds it now.
    fn settle(&mut self, state: State, desk: &mut impl Clerk) {
        let holder = self.majority(state);
        let former = self.public.holders[state];
        if holder == former {
            return;
        }
        self.public.holders[state] = holder;
        self.public.electoral_votes[former] -= state.votes();
        self.public.electoral_votes[holder] += state.votes();
        desk.note(|| Event::MajorityChanged {
            state,
            party: holder,
        });
    }

    /// CT-S10: all majorities from the voters that stand there.
    pub(crate) fn settle_all(&mut self) {
        let mut votes = Parties::<u16>::default();
        for &state in State::ALL {
            let holder = self.majority(state);
            self.public.holders[state] = holder;
            votes[holder] += state.votes();
        }
        self.public.electoral_votes = votes;
    }

    /// Voters onto the board, from wherever they come.
    pub(crate) fn add_voters(
        &mut self,
        party: Party,
        state: State,
        count: u16,
        desk: &mut impl Clerk,
    ) {
        if count == 0 {
            return;
        }
        self.public.voters[state][party] += count;
        desk.note(|| Event::VotersPlaced {
            party,
            state,
            count,
        });
        self.settle(state, desk);
    }

    /// CT-Y9: voters off the board and back to the undecided supply, as many as are there.
    pub(crate) fn remove_voters(
        &mut self,
        party: Party,
        state: State,
        count: u16,
        desk: &mut impl Clerk,
    ) {
        let count = count.min(self.public.voters[state][party]);
        if count == 0 {
            return;
        }
        self.public.voters[state][party] -= count;
        desk.note(|| Event::VotersRemoved {
            party,
            state,
            count,
        });
        self.settle(state, desk);
    }

    /// Money from the bank (CT-A4, CT-A18).
    pub(crate) fn gain_money(&mut self, party: Party, count: u16, desk: &mut impl Clerk) {
        if count == 0 {
            return;
        }
        self.public.chest[party] += count;
        desk.note(|| Event::MoneyGained { party, count });
    }

    /// Money back to the bank or to somebody else, as far as there is any; says how much it was.
    pub(crate) fn lose_money(&mut self, party: Party, count: u16, desk: &mut impl Clerk) -> u16 {
        let count = count.min(self.public.chest[party]);
        if count > 0 {
            self.public.chest[party] -= count;
            desk.note(|| Event::MoneyLost { party, count });
        }
        count
    }

    /// Voters from the undecided supply to the stock (CT-A5, CT-A18).
    pub(crate) fn gain_voters(&mut self, party: Party, count: u16, desk: &mut impl Clerk) {
        if count == 0 {
            return;
        }
        self.public.registered[party] += count;
        desk.note(|| Event::VotersRegistered { party, count });
    }

    /// Registered voters back to the undecided supply, as far as there are any. An automated party loses them from
    /// its track.
    pub(crate) fn lose_voters(&mut self, party: Party, count: u16, desk: &mut impl Clerk) {
        if self.public.roster.automated.contains(party) {
            self.lose_from_track(party, count, desk);
            return;
        }
        let count = count.min(self.public.registered[party]);
        if count > 0 {
            self.public.registered[party] -= count;
            desk.note(|| Event::RegisteredLost { party, count });
        }
    }

    /// Own voters in the ethics states.
    pub(crate) fn ethics_voters(&self, party: Party) -> u16 {
        let states = party.ethics_states();
        states
            .iter()
            .map(|state| self.public.voters[state][party])
            .sum()
    }

    /// States of a region that each party holds.
    fn held_in(&self, region: Region) -> Parties<u8> {
        let mut held = Parties::<u8>::default();
        for state in self.deck().region_states[region].iter() {
            held[self.public.holders[state]] += 1;
        }
        held
    }

    /// CT-P13: whether a party holds more states of a region than any other; the Genius wins equality.
    pub(crate) fn wins_region(&self, party: Party, region: Region) -> bool {
        let held = self.held_in(region);
        let others = self
            .public
            .roster
            .opponents(party)
            .iter()
            .map(|other| held[other])
            .max();
        let others = others.unwrap_or(0);
        held[party] > others
            || (held[party] == others && held[party] > 0 && self.genius() == Some(party))
    }

    pub(crate) fn region_states(&self, region: Region) -> StateSet {
        self.deck().region_states[region]
    }

    pub(crate) fn region_of(&self, state: State) -> Region {
        self.deck().regions[state]
    }
}
