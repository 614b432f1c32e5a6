//! How well a player stands: the one thing that the game tells opponents about itself.
//!
//! Everything is measured in electoral votes: how likely each state is to end with the party, and what money, voters,
//! cards and the debate are worth beside it.

use crate::board::{Issue, Parties, Party, State, StateSet};
use crate::deck::{Card, CardFacts, Tour};
use crate::politick::{Kind, Politick};
use crate::state::{CampaignTrail, Frame, Marker, OCTOBER};
use engine::{Game, Insight, Key, Seat, Status};

/// How much one voter moves the odds of a state; more as the end comes near.
const FIRMNESS_AT_START: f32 = 0.35;
const FIRMNESS_AT_END: f32 = 1.1;
/// What a registered voter and $10M are worth with the whole game to come; nothing at its end.
const VOTER: f32 = 0.75;
const MONEY: f32 = 0.5;
/// Resources beyond what can still be spent are worth little.
const MOST_VOTERS: f32 = 26.0;
const MOST_MONEY: f32 = 220.0;
/// An ongoing card, and a card in hand by what it can do.
const ONGOING: f32 = 3.5;
const DEBATE_SHARE: f32 = 0.5;
/// A voter still to be placed or removed.
const PENDING_VOTER: f32 = 1.6;
/// A score at which the game is as good as won: the width of the curve.
const CERTAINTY: f32 = 45.0;

impl Insight for CampaignTrail {
    fn evaluate(&self, seat: Seat) -> f32 {
        match self.status() {
            Status::Over(outcome) => f32::from(u8::from(outcome.winners.contains(seat))),
            Status::Waiting(_) => self.outlook(self.party(seat)),
        }
    }
}

impl CampaignTrail {
    /// The chance of a party to win, by how its score compares with the others'.
    fn outlook(&self, party: Party) -> f32 {
        let scores = self.scores();
        let in_play = self.public.roster.in_play;
        let best_other = self
            .public
            .roster
            .opponents(party)
            .iter()
            .map(|other| scores[other])
            .fold(f32::NEG_INFINITY, f32::max);
        let mean_other = self
            .public
            .roster
            .opponents(party)
            .iter()
            .map(|other| scores[other])
            .sum::<f32>()
            / (in_play.len() - 1).max(1) as f32;
        let lead = scores[party] - 0.7 * best_other - 0.3 * mean_other;
        1.0 / (1.0 + (-lead / CERTAINTY).exp())
    }

    fn scores(&self) -> Parties<f32> {
        let mut scores = self.expected_votes();
        let time = 1.0 - self.progress();
        for party in self.public.roster.in_play.iter() {
            scores[party] +=
                self.resources(party) * (0.15 + 0.85 * time.min(0.5) * 2.0) * time.min(0.25) * 4.0;
            scores[party] += self.debate_standing(party);
            for seat in self.public.roster.team(party) {
                let ongoing = self.public.ongoing[seat.index()];
                scores[party] += ongoing
                    .iter()
                    .map(|card| self.lasting_worth(card, time))
                    .sum::<f32>();
                scores[party] += self
                    .hand(seat)
                    .iter()
                    .map(|card| self.card_worth(seat, card))
                    .sum::<f32>()
                    * 0.25;
            }
        }
        if let Some((party, worth)) = self.pending() {
            scores[party] += worth;
        }
        scores
    }

    /// How much of the game is over, from 0 to 1.
    fn progress(&self) -> f32 {
        let roster = self.public.roster;
        if let Some(party) = roster.automated.iter().next() {
            let (total, left) = if self.public.options.has_debates() {
                let months_left = (OCTOBER - usize::from(self.public.month)) as f32 * 10.0;
                (
                    30.0,
                    months_left + f32::from(self.public.automated[party].cards),
                )
            } else {
                (
                    f32::from(self.automated_cards()),
                    f32::from(self.public.automated[party].cards),
                )
            };
            return (1.0 - left / total).clamp(0.0, 1.0);
        }
        let left: u32 = self
            .public
            .stacks
            .iter()
            .map(|&count| u32::from(count))
            .sum();
        let total = self.cards_of_the_game().len() as f32 - 5.0 * f32::from(roster.seats);
        (1.0 - left as f32 / total).clamp(0.0, 1.0)
    }

    /// Electoral votes, weighed by how firmly each state is held.
    fn expected_votes(&self) -> Parties<f32> {
        let firmness = FIRMNESS_AT_START + (FIRMNESS_AT_END - FIRMNESS_AT_START) * self.progress();
        let mut votes = Parties::<f32>::default();
        for &state in State::ALL {
            let holder = self.public.holders[state];
            let mut weights = [0.0; 3];
            for party in self.public.roster.in_play.iter() {
                let tie = if holder == party { 0.6 } else { 0.0 };
                let voters = f32::from(self.public.voters[state][party]) + tie;
                weights[party.index()] = (voters * firmness).min(40.0).exp();
            }
            let total: f32 = weights.iter().sum();
            for party in self.public.roster.in_play.iter() {
                votes[party] += f32::from(state.votes()) * weights[party.index()] / total;
            }
        }
        votes
    }

    /// Money and voters, each worth less the more there is of it.
    fn resources(&self, party: Party) -> f32 {
        if self.public.roster.automated.contains(party) {
            return f32::from(self.public.automated[party].track) * VOTER;
        }
        let curve = |amount: f32, most: f32| most * (1.0 - (-amount / most).exp());
        let voters = curve(f32::from(self.public.registered[party]), MOST_VOTERS);
        let money = curve(f32::from(self.public.chest[party]), MOST_MONEY);
        let balance = voters.min(money / 10.0 + 2.0);
        voters * VOTER + money / 10.0 * MONEY + balance * 0.35
    }

    /// Markers on the party's track, by what they will bring.
    fn debate_standing(&self, party: Party) -> f32 {
        if !matches!(
            self.public.frames.top(),
            Some(Frame::DebateCard { .. } | Frame::LastWord { .. })
        ) {
            return 0.0;
        }
        let worth = |issue: Issue| match self.public.arena[issue] {
            Marker::Track(owner, space) if owner == party => {
                let voters = [0.0, 1.0, 2.0, 3.0, 5.0][usize::from(space)];
                let votes: u16 = self.states_of(issue).iter().map(State::votes).sum();
                voters * f32::from(votes).sqrt() * DEBATE_SHARE
            }
            _ => 0.0,
        };
        Issue::all().map(worth).sum()
    }

    fn lasting_worth(&self, card: Card, time: f32) -> f32 {
        match self.facts(card).politick {
            Some(politick) if politick.at_the_end().is_some() => ONGOING,
            Some(Politick::DebatePrep | Politick::Unprepared)
                if usize::from(self.public.month) == OCTOBER =>
            {
                0.0
            }
            Some(_) => ONGOING * (0.3 + 2.0 * time),
            None => 0.0,
        }
    }

    /// What a card in hand promises: its best action, roughly.
    fn card_worth(&self, seat: Seat, card: Card) -> f32 {
        let facts = self.facts(card);
        let campaign = facts
            .campaign
            .map_or(0.0, |tour| self.campaign_worth(seat, &facts, tour));
        let politick = match facts.politick.map(Politick::kind) {
            Some(Kind::Response) => 4.0,
            Some(_) => 3.0,
            None => 0.0,
        };
        let debate = facts.debate.len() as f32 * 0.4;
        campaign.max(politick) + facts.advertise.len() as f32 + debate
    }

    fn campaign_worth(&self, seat: Seat, facts: &CardFacts, tour: Tour) -> f32 {
        let states = self.tour_states(seat, tour);
        let Some(here) = self.public.pawns[seat.index()] else {
            return 0.0;
        };
        let votes: u16 = states.iter().map(State::votes).sum();
        let near = if states.contains(here) {
            1.0
        } else if !states
            .intersection(StateSet::only(here).within(3))
            .is_empty()
        {
            0.6
        } else {
            0.25
        };
        let dirty = if facts.dirty { 0.6 } else { 1.0 };
        near * dirty * f32::from(votes).sqrt() * 1.2
    }

    /// What work in progress still promises to whoever is at it.
    fn pending(&self) -> Option<(Party, f32)> {
        let frame = self.public.frames.top()?;
        Some(match *frame {
            Frame::Play(play) => {
                let card = self.picked_card(&play)?;
                let best = crate::action::Use::ALL
                    .iter()
                    .filter(|&&usage| self.bar(&play, card, usage).is_none())
                    .map(|&usage| self.use_worth(play.seat, card, usage))
                    .fold(0.0, f32::max);
                let kept = self.card_worth(play.seat, card) * 0.25;
                (
                    self.party(play.seat),
                    best + if play.card.is_none() { 0.0 } else { kept },
                )
            }
            Frame::Place(place) => {
                let open = self.places(&place);
                let left = if open.is_empty() {
                    0.0
                } else {
                    f32::from(place.left)
                };
                (self.party(place.seat), left * PENDING_VOTER)
            }
            Frame::Remove(remove) => {
                let states = self.removal_states(&remove);
                let own = remove.parties == crate::board::PartySet::only(self.party(remove.seat));
                let worth = if own || states.is_empty() {
                    0.0
                } else {
                    f32::from(remove.left) * PENDING_VOTER * 0.6
                };
                (self.party(remove.seat), worth)
            }
            Frame::Advertise(advertise) => {
                let open = Issue::all()
                    .filter(|&issue| self.issue_bar(&advertise, issue).is_none())
                    .count();
                (self.party(advertise.seat), open as f32 * 1.5)
            }
            Frame::Grassroots { seat, done, .. } => {
                (self.party(seat), (4 - done.count_ones()) as f32 * 1.5)
            }
            Frame::Travel(journey) => (self.party(journey.seat), 0.5),
            Frame::WinRegion { seat, .. } => (self.party(seat), 5.0),
            Frame::TakeDiscard { seat } | Frame::HandOrPlay { seat, .. } => (self.party(seat), 3.0),
            Frame::DiscardOngoing { seat } => (self.party(seat), ONGOING),
            Frame::OneState { seat, .. } => (self.party(seat), 6.0),
            _ => return None,
        })
    }

    /// What an action of a picked card is roughly good for.
    fn use_worth(&self, seat: Seat, card: Card, usage: crate::action::Use) -> f32 {
        use crate::action::Use;
        let facts = self.facts(card);
        let time = 1.0 - self.progress();
        let need = time.min(0.25) * 4.0;
        let party = self.party(seat);
        match usage {
            Use::Travel => 1.5,
            Use::Fundraise => {
                let more = facts.fundraise.unwrap_or(0);
                (1.0 - f32::from(self.public.chest[party]) / (2.0 * MOST_MONEY)).max(0.0)
                    * f32::from(more)
                    / 10.0
                    * MONEY
                    * need
            }
            Use::Register => {
                let more = facts.register.unwrap_or(0);
                (1.0 - f32::from(self.public.registered[party]) / (2.0 * MOST_VOTERS)).max(0.0)
                    * f32::from(more)
                    * VOTER
                    * need
            }
            Use::Advertise => facts.advertise.len() as f32 * 1.5,
            Use::Campaign => 6.0 * PENDING_VOTER,
            Use::Politick => 4.0,
        }
    }
}
