//! Election Day (chapter 7 of the rules page).

use crate::action::Action;
use crate::board::{Parties, Party, PartySet, State, StateSet};
use crate::desk::Clerk;
use crate::log::Event;
use crate::politick::{AtTheEnd, OCTOBER_IN_A_STATE, OCTOBER_MOST, Politick};
use crate::state::{CampaignTrail, Decision, Frame, Place, Stage, Tally};
use engine::Seat;

impl CampaignTrail {
    /// CT-E1, CT-P12: end-of-game cards in turn order, each resolved by itself.
    pub(crate) fn next_end_card(&mut self, at: u8, desk: &mut impl Clerk) {
        let Some(party) = self.order().nth(usize::from(at)) else {
            self.public.stage = Stage::Count;
            return;
        };
        let roster = self.public.roster;
        for seat in roster.team(party) {
            let end = |card: &crate::deck::Card| {
                self.facts(*card).politick.and_then(Politick::at_the_end)
            };
            let found = self.public.ongoing[seat.index()]
                .iter()
                .find_map(|card| Some((card, end(&card)?)));
            if let Some((card, effect)) = found {
                self.discard_ongoing(seat, card, desk);
                self.resolve_end_card(seat, effect);
                return;
            }
        }
        self.public.stage = Stage::Election { at: at + 1 };
    }

    /// Money or voters counted for one copy are not counted for another.
    fn resolve_end_card(&mut self, seat: Seat, effect: AtTheEnd) {
        let party = self.party(seat);
        let counted = &mut self.public.counted[party];
        let (store, rate, which) = match effect {
            AtTheEnd::OneState(count) => {
                self.public.frames.push(Frame::OneState { seat, count });
                return;
            }
            AtTheEnd::PerMoney(rate) => (self.public.chest[party], rate, 0),
            AtTheEnd::PerVoters(rate) => (self.public.registered[party], rate, 1),
        };
        let count = ((store - counted[which]) / rate).min(OCTOBER_MOST);
        counted[which] += count * rate;
        self.public.frames.push(Frame::Place(Place {
            left: count as u8,
            cap: Some(OCTOBER_IN_A_STATE),
            free: count as u8,
            must: count as u8,
            ..Place::of(seat, StateSet::ALL)
        }));
    }

    /// Recount
    pub(crate) fn answer_one_state(
        &mut self,
        seat: Seat,
        count: u8,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::State(state) = action else { return };
        self.public.frames.pop();
        self.add_voters(self.party(seat), state, u16::from(count), desk);
    }

    /// CT-E2 to CT-E5
    pub(crate) fn count_the_votes(&mut self, desk: &mut impl Clerk) {
        let tally = self.tally(desk);
        self.public.result = Some(tally);
        self.public.stage = Stage::Over;
        desk.note(|| Event::GameEnded { tally });
    }

    fn tally(&self, desk: &mut impl Clerk) -> Tally {
        let in_play = self.public.roster.in_play;
        let (votes, states) = self.result_among(in_play);
        let leaders = leaders(in_play, &votes);
        if let Some(tally) = decide(leaders, &votes, &states) {
            return tally;
        }
        // CT-E4: the party that is not in the tie is the last.
        let last = PartySet(in_play.0 & !leaders.0);
        if let Some(without) = last.iter().next() {
            desk.note(|| Event::Runoff { without });
        }
        let (run_votes, run_states) = self.result_among(leaders);
        let again = crate::election::leaders(leaders, &run_votes);
        let decided = decide(again, &run_votes, &run_states);
        let winner = decided.map_or_else(
            || leaders.iter().next().expect("two parties are tied"),
            |tally| tally.winner,
        );
        Tally {
            votes,
            states,
            winner,
            by: Decision::Runoff,
        }
    }

    /// Votes and states as if only these parties stood.
    fn result_among(&self, parties: PartySet) -> (Parties<u16>, Parties<u8>) {
        let (mut votes, mut states) = (Parties::<u16>::default(), Parties::<u8>::default());
        for &state in State::ALL {
            let holder = self.majority_among(state, parties);
            votes[holder] += state.votes();
            states[holder] += 1;
        }
        (votes, states)
    }
}

/// Whoever has most votes.
fn leaders(parties: PartySet, votes: &Parties<u16>) -> PartySet {
    let most = parties.iter().map(|party| votes[party]).max().unwrap_or(0);
    parties
        .iter()
        .filter(|&party| votes[party] == most)
        .fold(PartySet::default(), PartySet::with)
}

/// CT-E2, CT-E3: most votes, then most states; none where even those are equal.
fn decide(leaders: PartySet, votes: &Parties<u16>, states: &Parties<u8>) -> Option<Tally> {
    let tally = |winner: Party, by: Decision| Tally {
        votes: *votes,
        states: *states,
        winner,
        by,
    };
    if leaders.len() == 1 {
        return leaders
            .iter()
            .next()
            .map(|winner| tally(winner, Decision::Votes));
    }
    let most = leaders.iter().map(|party| states[party]).max()?;
    let mut best = leaders.iter().filter(|&party| states[party] == most);
    match (best.next(), best.next()) {
        (Some(winner), None) => Some(tally(winner, Decision::States)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CT-E5: a three-way tie and a tie of states between two parties cannot be, whatever the board.
    #[test]
    fn ties_end() {
        assert_ne!(538 % 3, 0);
        assert_eq!(State::ALL.len() % 2, 1);
        let votes = Parties::new([200, 138, 200]);
        let tie = Parties::new([20, 11, 20]);
        let leaders = leaders(PartySet::ALL, &votes);
        assert_eq!(leaders, PartySet::ALL.without(Party::Libertarian));
        assert_eq!(decide(leaders, &votes, &tie), None);
        let states = Parties::new([20, 10, 21]);
        let tally = decide(leaders, &votes, &states).expect("more states");
        assert_eq!(
            (tally.winner, tally.by),
            (Party::Republican, Decision::States)
        );
    }
}
