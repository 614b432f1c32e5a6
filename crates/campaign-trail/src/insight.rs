//! How well a player stands: the one thing that the game tells opponents about itself.
//!
//! Everything is measured in electoral votes: how likely each state is to end with the party, and what money, voters,
//! cards in play and the work in progress are worth beside it.

use crate::action::Use;
use crate::board::{Issue, Parties, Party, PartySet, State, StateSet};
use crate::candidates::Candidate;
use crate::deck::{Card, CardFacts};
use crate::politick::Politick;
use crate::state::{Advertise, CampaignTrail, Frame, Marker, OCTOBER, Place};
use engine::{Game, Insight, Key, Seat, Status};

/// How much one voter moves the odds of a state; more as the end comes near.
const FIRMNESS_AT_START: f32 = 0.35;
const FIRMNESS_AT_END: f32 = 1.1;
/// What the first registered voter and the first $10M are worth; more of them are worth less and less.
const VOTER: f32 = 0.95;
const MONEY: f32 = 0.75;
const MOST_VOTERS: f32 = 26.0;
const MOST_MONEY: f32 = 220.0;
/// The share of a campaign that a card in hand promises, where the pawn is and the means are.
const PROMISE: f32 = 0.3;
/// The share of it that a journey to its states is worth.
const ON_THE_WAY: f32 = 0.45;
/// A voter still to be removed.
const REMOVED_VOTER: f32 = 1.0;
/// A score at which the game is as good as won: the width of the curve.
const CERTAINTY: f32 = 45.0;

impl Insight for CampaignTrail {
    fn evaluate(&self, seat: Seat) -> f32 {
        match self.status() {
            Status::Over(outcome) => f32::from(u8::from(outcome.winners.contains(seat))),
            Status::Waiting(_) => self.outlook(seat),
        }
    }
}

impl CampaignTrail {
    /// The chance of a seat to win, by how its party's score compares with the others'.
    fn outlook(&self, seat: Seat) -> f32 {
        let party = self.party(seat);
        let outlook = Outlook::of(self);
        let others = self.public.roster.opponents(party);
        let best = others
            .iter()
            .map(|other| outlook.score(other))
            .fold(f32::NEG_INFINITY, f32::max);
        let mean = others.iter().map(|other| outlook.score(other)).sum::<f32>()
            / others.len().max(1) as f32;
        let own = outlook.score(party) + outlook.hand(seat);
        let lead = own - 0.7 * best - 0.3 * mean;
        1.0 / (1.0 + (-lead / CERTAINTY).exp())
    }
}

/// A position, looked at.
struct Outlook<'a> {
    game: &'a CampaignTrail,
    firmness: f32,
    /// How much of the game is left, from 1 to 0.
    time: f32,
    votes: Parties<f32>,
    pending: Option<(Party, f32)>,
}

impl Outlook<'_> {
    fn of(game: &CampaignTrail) -> Outlook<'_> {
        let time = 1.0 - progress(game);
        let mut outlook = Outlook {
            game,
            firmness: FIRMNESS_AT_END + (FIRMNESS_AT_START - FIRMNESS_AT_END) * time,
            time,
            votes: Parties::default(),
            pending: None,
        };
        for &state in State::ALL {
            for party in game.public.roster.in_play.iter() {
                outlook.votes[party] += outlook.expected(state, party, 0);
            }
        }
        outlook.pending = outlook.pending();
        outlook
    }

    fn score(&self, party: Party) -> f32 {
        let game = self.game;
        let lasting: f32 = game
            .public
            .roster
            .team(party)
            .flat_map(|seat| game.public.ongoing[seat.index()].iter())
            .map(|card| self.lasting_worth(card))
            .sum();
        let pending = self
            .pending
            .filter(|(whose, _)| *whose == party)
            .map_or(0.0, |(_, worth)| worth);
        let stock = (game.public.registered[party], game.public.chest[party]);
        self.votes[party]
            + self.resources(party, stock)
            + self.debate_standing(party)
            + lasting
            + pending
    }

    /// Electoral votes that a party can expect of a state if it had so many voters more there.
    fn expected(&self, state: State, party: Party, more: u16) -> f32 {
        let public = &self.game.public;
        let (mut own, mut total) = (0.0, 0.0);
        for other in public.roster.in_play.iter() {
            let added = if other == party { more } else { 0 };
            let tie = if public.holders[state] == other {
                0.6
            } else {
                0.0
            };
            let voters = f32::from(public.voters[state][other] + added) + tie;
            let weight = (voters * self.firmness).min(60.0).exp();
            total += weight;
            if other == party {
                own = weight;
            }
        }
        f32::from(state.votes()) * own / total
    }

    /// What a party gains wins it twice over against one opponent, once and a half against two.
    fn swing(&self) -> f32 {
        if self.game.public.roster.in_play.len() == 2 {
            2.0
        } else {
            1.6
        }
    }

    /// How much resources count: all the time until the end comes near.
    fn use_for_resources(&self) -> f32 {
        (self.time * 4.0).min(1.0)
    }

    /// Registered voters and money, each worth less the more there is of it, most where both are there.
    fn resources(&self, party: Party, (voters, money): (u16, u16)) -> f32 {
        let public = &self.game.public;
        if public.roster.automated.contains(party) {
            return f32::from(public.automated[party].track) * VOTER * self.use_for_resources();
        }
        let curve = |amount: u16, most: f32| most * (1.0 - (-f32::from(amount) / most).exp());
        let voters = curve(voters, MOST_VOTERS);
        let money = curve(money, MOST_MONEY) / 10.0;
        let together = voters.min(money + 2.0);
        (voters * VOTER + money * MONEY + together * 0.35) * self.use_for_resources()
    }

    /// What changing the stock by so much is worth.
    fn stock_change(&self, party: Party, voters: i32, money: i32) -> f32 {
        let public = &self.game.public;
        let (now_voters, now_money) = (public.registered[party], public.chest[party]);
        let changed = |now: u16, by: i32| (i32::from(now) + by).max(0) as u16;
        let after = (changed(now_voters, voters), changed(now_money, money));
        self.resources(party, after) - self.resources(party, (now_voters, now_money))
    }

    /// Places up to `most` voters where they are worth most, and says what that gains after the voters are paid for.
    fn placements(
        &self,
        party: Party,
        states: StateSet,
        most: u8,
        cap: Option<u8>,
        free: u8,
    ) -> f32 {
        let mut added = [0u16; State::ALL.len()];
        let mut gain = 0.0;
        let registered = self.game.public.registered[party];
        let most = u16::from(most).min(registered + u16::from(free));
        for count in 0..most {
            let best = states
                .iter()
                .filter(|&state| cap.is_none_or(|cap| added[state.index()] < u16::from(cap)))
                .map(|state| {
                    let more = added[state.index()];
                    (
                        state,
                        self.expected(state, party, more + 1) - self.expected(state, party, more),
                    )
                })
                .max_by(|one, two| one.1.total_cmp(&two.1));
            let Some((state, worth)) = best else { break };
            let spent = i32::from(count + 1) - i32::from(free).min(i32::from(count + 1));
            let before = i32::from(count) - i32::from(free).min(i32::from(count));
            let price = self.stock_change(party, -before, 0) - self.stock_change(party, -spent, 0);
            let net = worth * self.swing() - price;
            if net <= 0.0 {
                break;
            }
            gain += net;
            added[state.index()] += 1;
        }
        gain
    }

    /// What a campaign with a card would bring from where the pawn is, or would be.
    fn campaign_gain(&self, seat: Seat, facts: &CardFacts, at: StateSet) -> f32 {
        let game = self.game;
        let Some(tour) = facts.campaign else {
            return 0.0;
        };
        let party = game.party(seat);
        let candidate = game.candidate(seat);
        let states = game.tour_states(seat, tour);
        let price = candidate
            .campaign_price()
            .saturating_sub(candidate.discount());
        if states.intersection(at).is_empty() || facts.dirty || game.public.chest[party] < price {
            return 0.0;
        }
        let free = candidate.undecided_voters();
        let gain = self.placements(
            party,
            states,
            candidate.campaign_most(),
            candidate.most_in_a_state(),
            free,
        );
        (gain + self.stock_change(party, 0, -i32::from(price))).max(0.0)
    }

    /// What one issue would bring.
    fn issue_gain(&self, advertise: &Advertise, issue: Issue) -> f32 {
        let game = self.game;
        let party = game.party(advertise.seat);
        if game.issue_bar(advertise, issue).is_some() {
            return 0.0;
        }
        let states = game.states_of(issue);
        let worth: f32 = states
            .iter()
            .map(|state| self.expected(state, party, 1) - self.expected(state, party, 0))
            .sum();
        let paid = self.stock_change(party, -(states.len() as i32), -20);
        worth * self.swing() + paid
    }

    fn advertise_gain(&self, advertise: &Advertise) -> f32 {
        let icons = self.game.facts(advertise.card).advertise;
        icons
            .issues()
            .map(|issue| self.issue_gain(advertise, issue).max(0.0))
            .sum()
    }

    /// Markers on the party's track, by what they will bring.
    fn debate_standing(&self, party: Party) -> f32 {
        let game = self.game;
        if !matches!(
            game.public.frames.top(),
            Some(Frame::DebateCard { .. } | Frame::LastWord { .. })
        ) {
            return 0.0;
        }
        let worth = |issue: Issue| match game.public.arena[issue] {
            Marker::Track(owner, space) if owner == party => {
                let voters = [0, 1, 2, 3, 5][usize::from(space)];
                let gain =
                    |state| self.expected(state, party, voters) - self.expected(state, party, 0);
                game.states_of(issue).iter().map(gain).sum()
            }
            _ => 0.0,
        };
        Issue::all().map(worth).sum::<f32>() * self.swing()
    }

    /// What an ongoing card will still bring.
    fn lasting_worth(&self, card: Card) -> f32 {
        let debates_left =
            usize::from(self.game.public.month) < OCTOBER && self.game.public.options.has_debates();
        match self.game.facts(card).politick {
            Some(Politick::Backlash) => 5.0 * self.time,
            Some(Politick::CommittedDonors | Politick::SuperPac) => 4.5 * self.time,
            Some(Politick::Connections | Politick::Intimidation) => 4.0 * self.time,
            Some(Politick::FavoriteSon) => 3.0 * self.time,
            Some(Politick::TravelCosts | Politick::CampaignAdvisor) => 2.0 * self.time,
            Some(Politick::FrequentFlyer) => 1.5 * self.time,
            Some(Politick::DebatePrep | Politick::Unprepared) if debates_left => 1.8,
            Some(Politick::Recount) => 2.5,
            Some(Politick::OctoberSurpriseMoney | Politick::OctoberSurpriseVoters) => 2.0,
            _ => 0.0,
        }
    }

    /// What the best campaign of a hand promises.
    fn hand(&self, seat: Seat) -> f32 {
        let game = self.game;
        let Some(here) = game.public.pawns[seat.index()] else {
            return 0.0;
        };
        let picked = game.hidden.picked[seat.index()];
        let gain = |card: Card| self.campaign_gain(seat, &game.facts(card), StateSet::only(here));
        let best = game
            .hand(seat)
            .iter()
            .filter(|&card| picked != Some(crate::state::Pick::Card(card)))
            .map(gain)
            .fold(0.0, f32::max);
        let debate: usize = game
            .hand(seat)
            .iter()
            .map(|card| game.facts(card).debate.len())
            .sum();
        best * PROMISE + debate as f32 * 0.05
    }

    /// What work in progress still promises to whoever is at it.
    fn pending(&self) -> Option<(Party, f32)> {
        let game = self.game;
        let frame = game.public.frames.top()?;
        Some(match *frame {
            Frame::Play(play) => {
                let card = game.picked_card(&play)?;
                let open = Use::ALL
                    .iter()
                    .filter(|&&usage| game.bar(&play, card, usage).is_none());
                let best = open
                    .map(|&usage| self.use_gain(play.seat, card, usage))
                    .fold(0.0, f32::max);
                (game.party(play.seat), best)
            }
            Frame::Place(place) => (game.party(place.seat), self.place_gain(&place)),
            Frame::Advertise(advertise) => {
                (game.party(advertise.seat), self.advertise_gain(&advertise))
            }
            Frame::Remove(remove) => {
                let own = game.party(remove.seat);
                let against_others = remove.parties != PartySet::only(own);
                let left = if game.removal_states(&remove).is_empty() {
                    0
                } else {
                    remove.left
                };
                (
                    own,
                    if against_others {
                        f32::from(left) * REMOVED_VOTER
                    } else {
                        0.0
                    },
                )
            }
            Frame::Grassroots { seat, done, .. } => {
                (game.party(seat), (4 - done.count_ones()) as f32 * 0.8)
            }
            Frame::WinRegion { seat, .. } => (game.party(seat), 4.0),
            Frame::TakeDiscard { seat } | Frame::HandOrPlay { seat, .. } => (game.party(seat), 2.0),
            Frame::DiscardOngoing { seat } => (game.party(seat), 2.0),
            Frame::OneState { seat, .. } => (game.party(seat), 5.0),
            _ => return None,
        })
    }

    fn place_gain(&self, place: &Place) -> f32 {
        let open = self.game.places(place);
        self.placements(
            self.game.party(place.seat),
            open,
            place.left,
            place.cap,
            place.free,
        )
    }

    /// What an action of a picked card is good for.
    fn use_gain(&self, seat: Seat, card: Card, usage: Use) -> f32 {
        let game = self.game;
        let facts = game.facts(card);
        let party = game.party(seat);
        let here = StateSet::only(game.pawn(seat));
        match usage {
            Use::Travel => self.travel_gain(seat, card, &facts),
            Use::Fundraise => {
                let amount = facts
                    .fundraise
                    .map_or(0, |amount| game.candidate(seat).funds(amount));
                self.stock_change(party, 0, i32::from(amount))
            }
            Use::Register => {
                let amount = facts
                    .register
                    .map_or(0, |amount| game.candidate(seat).registered(amount));
                self.stock_change(party, i32::from(amount), 0)
            }
            Use::Advertise if facts.dirty => 1.0,
            Use::Advertise => self.advertise_gain(&game.new_advertise(seat, card)),
            Use::Campaign if facts.dirty => 3.0,
            Use::Campaign => self.campaign_gain(seat, &facts, here),
            Use::Politick => self.politick_gain(seat, card, &facts),
        }
    }

    /// The best campaign of the other cards that the journey would allow, beyond what can be had here.
    fn travel_gain(&self, seat: Seat, travelling: Card, facts: &CardFacts) -> f32 {
        let game = self.game;
        let here = StateSet::only(game.pawn(seat));
        let Some(travel) = facts.travel else {
            return 0.0;
        };
        let cities = if travel.plane {
            crate::board::CITIES
        } else {
            StateSet::EMPTY
        };
        let reach = here.within(travel.steps).union(cities);
        let others = || {
            game.hand(seat)
                .iter()
                .filter(move |&card| card != travelling)
        };
        let best = |at: StateSet| {
            let gains = others().map(|card| self.campaign_gain(seat, &game.facts(card), at));
            gains.fold(0.0, f32::max)
        };
        let drops = if game.candidate(seat).is(Candidate::Establishment) {
            1.0
        } else {
            0.0
        };
        ((best(reach) - best(here)) * ON_THE_WAY).max(0.0)
            + drops
            + f32::from(facts.suppression) * REMOVED_VOTER
    }

    fn politick_gain(&self, seat: Seat, card: Card, facts: &CardFacts) -> f32 {
        let party = self.game.party(seat);
        let here = self.game.pawn(seat);
        match facts.politick {
            Some(Politick::PollWin) => 4.0,
            Some(Politick::StadiumRally) => {
                let near = here.neighbours().with(here);
                self.placements(party, near, 4, Some(2), 0)
            }
            Some(Politick::Grassroots) => {
                let placed = self.placements(party, facts.coloured, 2, Some(1), 0);
                placed + self.stock_change(party, 2, 20)
            }
            Some(Politick::DiverseStrategy | Politick::ReStrategize) => 2.0,
            Some(Politick::Sabotage) => 2.0,
            Some(Politick::Bribes | Politick::FalseNewsStory | Politick::Scandal) => 3.0,
            Some(_) => self.lasting_worth(card),
            None => 0.0,
        }
    }
}

/// How much of the game is over, from 0 to 1.
fn progress(game: &CampaignTrail) -> f32 {
    let public = &game.public;
    if let Some(party) = public.roster.automated.iter().next() {
        let cards = f32::from(public.automated[party].cards);
        let (total, left) = if public.options.has_debates() {
            (
                30.0,
                (OCTOBER - usize::from(public.month)) as f32 * 10.0 + cards,
            )
        } else {
            (f32::from(game.automated_cards()), cards)
        };
        return (1.0 - left / total).clamp(0.0, 1.0);
    }
    let left: u32 = public.stacks.iter().map(|&count| u32::from(count)).sum();
    let total = game.cards_of_the_game().len() as f32 - 5.0 * f32::from(public.roster.seats);
    (1.0 - left as f32 / total).clamp(0.0, 1.0)
}
