//! How well a player stands, by numbers set by hand: what greedy plays by, and what `features.rs` measures with.
//!
//! Everything is measured in electoral votes: how likely each state is to end with the party, and what money, voters,
//! cards in play and the work in progress are worth beside it.

use crate::action::Use;
use crate::board::{Issue, Parties, Party, PartySet, State, StateSet};
use crate::deck::{Card, CardFacts, CardSet};
use crate::politick::{
    DRY_UP_PRICE, GRASSROOTS_MONEY, GRASSROOTS_STATES, GRASSROOTS_VOTERS, Politick,
};
use crate::state::{
    Advertise, CampaignTrail, Frame, Marker, OCTOBER, Pick, Place, Play, WindowKind,
};
use engine::{Key, Seat};

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
/// A voter that the Establishment Candidate may leave on the way.
const DROPPED_VOTER: f32 = 0.5;
/// What is still to come from a card in play, compared with having it now.
const TO_COME: f32 = 0.4;
/// Of ten turns, how many are used to advertise, to campaign, for a politick action and to travel.
const ADVERTISE_TURNS: f32 = 0.22;
const CAMPAIGN_TURNS: f32 = 0.13;
const POLITICK_TURNS: f32 = 0.18;
const TRAVEL_TURNS: f32 = 0.18;
/// Issues of an advertise action.
const ISSUES: f32 = 3.0;
/// The share of the cards that show some home state among their coloured ones.
const HOME_CARDS: f32 = 0.2;
/// A card more to choose from, for a turn and for a debate.
const CHOICE: f32 = 2.5;
const DEBATE_CHOICE: f32 = 2.2;
/// A state more to travel.
const STEP: f32 = 1.0;
/// Two voters in the best state, and the voters of an October Surprise, on Election Day.
const RECOUNT: f32 = 2.5;
const OCTOBER_SURPRISE: f32 = 2.0;
/// What Poll Win places; another card's action instead of this one's; any action from the discards.
const POLL_WIN: f32 = 4.0;
const ANOTHER_CARD: f32 = 3.0;
const FROM_THE_DISCARDS: f32 = 2.0;
/// The most icons of an advertise action.
const MOST_ICONS: usize = 4;
/// A score at which the game is as good as won: the width of the curve.
const CERTAINTY: f32 = 45.0;

impl CampaignTrail {
    /// The chance of a seat to win, by how its party's score compares with the others'.
    pub(crate) fn outlook(&self, seat: Seat) -> f32 {
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
pub(crate) struct Outlook<'a> {
    game: &'a CampaignTrail,
    firmness: f32,
    /// The weight of a few voters in a state: not held, and held.
    weights: [[f32; 2]; FEW_VOTERS],
    /// How much of the game is left, from 1 to 0.
    time: f32,
    pub votes: Parties<f32>,
    pub pending: Option<(Party, f32)>,
}

impl Outlook<'_> {
    pub fn of(game: &CampaignTrail) -> Outlook<'_> {
        let time = 1.0 - progress(game);
        let firmness = FIRMNESS_AT_END + (FIRMNESS_AT_START - FIRMNESS_AT_END) * time;
        let weight = |voters, held| weight(firmness, voters as u16, held);
        let mut outlook = Outlook {
            game,
            firmness,
            weights: std::array::from_fn(|voters| [weight(voters, false), weight(voters, true)]),
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
            .map(|seat| self.in_front_of(seat))
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
    pub fn expected(&self, state: State, party: Party, more: u16) -> f32 {
        let public = &self.game.public;
        let (mut own, mut total) = (0.0, 0.0);
        for other in public.roster.in_play.iter() {
            let added = if other == party { more } else { 0 };
            let voters = public.voters[state][other] + added;
            let held = public.holders[state] == other;
            let weight = match self.weights.get(usize::from(voters)) {
                Some(weights) => weights[usize::from(held)],
                None => weight(self.firmness, voters, held),
            };
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

    /// Places up to `most` voters where they are worth most, and says what that gains after they are paid for: from the
    /// stock but for the first `free`, and with so much money for each.
    fn placements(
        &self,
        party: Party,
        states: StateSet,
        most: u8,
        cap: Option<u8>,
        free: u8,
        money: u16,
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
            let paid = |voters: u16| {
                let stock = i32::from(voters.saturating_sub(u16::from(free)));
                self.stock_change(party, -stock, -i32::from(voters * money))
            };
            let net = worth * self.swing() + paid(count + 1) - paid(count);
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
        let candidate = self.game.candidate(seat);
        let price = candidate
            .campaign_price()
            .saturating_sub(candidate.discount());
        let gain = self.tour_gain(seat, facts, at, price, 0);
        let paid = self.stock_change(self.game.party(seat), 0, -i32::from(price));
        (gain + paid).max(0.0)
    }

    /// What the voters of a campaign would bring, where its price is there and each of them costs so much more.
    fn tour_gain(&self, seat: Seat, facts: &CardFacts, at: StateSet, price: u16, each: u16) -> f32 {
        let game = self.game;
        let Some(tour) = facts.campaign else {
            return 0.0;
        };
        let party = game.party(seat);
        let candidate = game.candidate(seat);
        let states = game.tour_states(seat, tour);
        if states.intersection(at).is_empty() || facts.dirty || game.public.chest[party] < price {
            return 0.0;
        }
        self.placements(
            party,
            states,
            candidate.campaign_most(),
            candidate.most_in_a_state(),
            candidate.undecided_voters(),
            each,
        )
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
        let voters = (states.len() as i32 - i32::from(advertise.free)).max(0);
        let price = i32::from(game.next_price(advertise));
        worth * self.swing() + self.stock_change(party, -voters, -price)
    }

    /// The best of the card's icons, as many as the candidate may still use.
    fn advertise_gain(&self, advertise: &Advertise) -> f32 {
        let icons = self.game.facts(advertise.card).advertise;
        let mut gains = [0.0; MOST_ICONS];
        for (gain, issue) in gains.iter_mut().zip(icons.issues()) {
            *gain = self.issue_gain(advertise, issue).max(0.0);
        }
        gains.sort_unstable_by(|one, two| two.total_cmp(one));
        let left = self.game.candidate(advertise.seat).most_icons() - advertise.count;
        gains.iter().take(usize::from(left)).sum()
    }

    /// Markers on the party's track, by what they will bring.
    pub fn debate_standing(&self, party: Party) -> f32 {
        let game = self.game;
        if !matches!(
            game.public.frames.last(),
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

    /// What the ongoing cards of a player will still bring. A second Super PAC has no effect.
    pub fn in_front_of(&self, seat: Seat) -> f32 {
        let cards = self.game.public.ongoing[seat.index()];
        let pacs = cards.intersection(self.game.deck().politicks[Politick::SuperPac]);
        let twice = pacs.len().saturating_sub(1) as f32;
        let all: f32 = cards
            .iter()
            .map(|card| self.lasting_worth(seat, card))
            .sum();
        all - pacs
            .first()
            .map_or(0.0, |pac| twice * self.lasting_worth(seat, pac))
    }

    /// What an ongoing card will still bring its owner.
    fn lasting_worth(&self, owner: Seat, card: Card) -> f32 {
        let game = self.game;
        let Some(politick) = game.facts(card).politick else {
            return 0.0;
        };
        let debates_left =
            usize::from(game.public.month) < OCTOBER && game.public.options.has_debates();
        let (own_turns, others_turns) = self.turns_left(owner);
        let money = |millions: f32| millions / 10.0 * MONEY;
        let to_come = match politick {
            Politick::Backlash => others_turns * ADVERTISE_TURNS * 3.0 * VOTER,
            Politick::CampaignAdvisor => others_turns * CAMPAIGN_TURNS * CHOICE,
            Politick::CommittedDonors => others_turns * POLITICK_TURNS * money(30.0),
            Politick::Intimidation => others_turns * CAMPAIGN_TURNS * money(20.0),
            Politick::TravelCosts => others_turns * TRAVEL_TURNS * money(30.0),
            Politick::SuperPac => own_turns * ADVERTISE_TURNS * ISSUES * money(10.0),
            Politick::Connections if self.holds_home(owner) => own_turns * money(10.0),
            Politick::FavoriteSon => own_turns * HOME_CARDS * self.voter_at_home(owner),
            Politick::FrequentFlyer => own_turns * TRAVEL_TURNS * STEP,
            _ => 0.0,
        };
        let once = match politick {
            Politick::DebatePrep | Politick::Unprepared if debates_left => 2.0 * DEBATE_CHOICE,
            Politick::Recount => RECOUNT,
            Politick::OctoberSurpriseMoney | Politick::OctoberSurpriseVoters => OCTOBER_SURPRISE,
            _ => 0.0,
        };
        to_come * TO_COME * self.use_for_resources() + once
    }

    /// How many turns a player still has, and how many the other parties.
    fn turns_left(&self, seat: Seat) -> (f32, f32) {
        let game = self.game;
        let party = game.party(seat);
        let turns = self.time * rounds(game) * f32::from(game.party_turns());
        let roster = &game.public.roster;
        let own = turns / roster.size(party) as f32;
        (own, turns * roster.opponents(party).len() as f32)
    }

    fn holds_home(&self, seat: Seat) -> bool {
        let public = &self.game.public;
        public.homes[seat.index()].is_some_and(|home| public.holders[home] == self.game.party(seat))
    }

    fn voter_at_home(&self, seat: Seat) -> f32 {
        let party = self.game.party(seat);
        let home = self.game.public.homes[seat.index()];
        home.map_or(0.0, |home| {
            (self.expected(home, party, 1) - self.expected(home, party, 0)) * self.swing()
        })
    }

    /// What the best campaign of a hand promises.
    fn hand(&self, seat: Seat) -> f32 {
        if self.game.public.pawns[seat.index()].is_none() {
            return 0.0;
        }
        let debate = self.debate_icons(seat);
        // An answer given in a window is a card less to choose from.
        let answered = self.game.hidden.responses[seat.index()].map_or(0.0, |_| CHOICE);
        self.best_campaign(seat) * PROMISE + debate as f32 * 0.05 - answered
    }

    /// The best campaign of a hand from where the pawn is, without the card that is about to be played.
    pub fn best_campaign(&self, seat: Seat) -> f32 {
        let game = self.game;
        let Some(here) = game.public.pawns[seat.index()] else {
            return 0.0;
        };
        let picked = game.hidden.picked[seat.index()];
        let gain = |card: Card| self.campaign_gain(seat, &game.facts(card), StateSet::only(here));
        game.hand(seat)
            .iter()
            .filter(|&card| picked != Some(Pick::Card(card)))
            .map(gain)
            .fold(0.0, f32::max)
    }

    pub fn debate_icons(&self, seat: Seat) -> usize {
        let hand = self.game.hand(seat);
        hand.iter()
            .map(|card| self.game.facts(card).debate.len())
            .sum()
    }

    /// What work in progress still promises to whoever is at it.
    fn pending(&self) -> Option<(Party, f32)> {
        let game = self.game;
        let frame = game.public.frames.last()?;
        Some(match *frame {
            Frame::Play(play) if play.follow_up && game.picked_card(&play).is_none() => {
                (game.party(play.seat), ANOTHER_CARD)
            }
            Frame::Play(play) => (
                game.party(play.seat),
                self.best_use(&play, game.picked_card(&play)?),
            ),
            Frame::Window(window) => return self.announced(window.kind),
            Frame::Travel(journey) => {
                let here = StateSet::only(game.pawn(journey.pawn));
                let hand = game.hand(journey.seat);
                let way = self.way_gain(journey.seat, hand, here, game.reach(&journey));
                let removed = f32::from(journey.suppression) * REMOVED_VOTER;
                (game.party(journey.seat), way + removed)
            }
            Frame::Raid {
                seat,
                amount,
                voters,
            } => {
                let party = game.party(seat);
                let amount = i32::from(amount);
                let (voters, money) = if voters { (amount, 0) } else { (0, amount) };
                (party, self.stock_change(party, voters, money))
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
            Frame::WinRegion { seat, .. } => (game.party(seat), POLL_WIN),
            Frame::TakeDiscard { seat } | Frame::HandOrPlay { seat, .. } => {
                (game.party(seat), FROM_THE_DISCARDS)
            }
            Frame::DiscardOngoing { seat } => (game.party(seat), self.best_sabotage(seat)),
            Frame::OneState { seat, .. } => (game.party(seat), 5.0),
            _ => return None,
        })
    }

    /// The best action that is open for a card.
    fn best_use(&self, play: &Play, card: Card) -> f32 {
        Use::ALL
            .iter()
            .filter(|&&usage| self.game.bar(play, card, usage).is_none())
            .map(|&usage| self.use_gain(play.seat, card, usage))
            .fold(0.0, f32::max)
    }

    /// What an announced action is good for while a window is open: as it is, or as it will be where somebody is known to
    /// have answered.
    fn announced(&self, kind: WindowKind) -> Option<(Party, f32)> {
        let game = self.game;
        let answered = game.hidden.responses.iter().any(Option::is_some);
        let (_, below) = game.public.frames.as_slice().split_last()?;
        match *below.last()? {
            Frame::Play(play) => {
                let card = play.card?;
                let party = game.party(play.seat);
                let gain = self.use_gain(play.seat, card, play.usage);
                Some(match (answered, kind) {
                    (false, _) => (party, gain),
                    (true, WindowKind::ChangeOfPlans) => {
                        let barred = Some(play.usage);
                        (party, self.best_use(&Play { barred, ..play }, card))
                    }
                    (true, WindowKind::DryUp) => {
                        let here = StateSet::only(game.pawn(play.seat));
                        let facts = game.facts(card);
                        let gain = self.tour_gain(play.seat, &facts, here, 0, DRY_UP_PRICE);
                        (party, gain)
                    }
                })
            }
            Frame::AutomatedCard { party, card, .. } => {
                let card = game.automated_card(party, card);
                let direct = |&(state, _): &(State, u8)| {
                    let more = u16::from(card.cubes);
                    let gain = self.expected(state, party, more) - self.expected(state, party, 0);
                    gain * self.swing() - f32::from(more) * VOTER
                };
                let registered = card
                    .register
                    .map_or(0.0, |(_, count)| f32::from(count) * VOTER);
                let gain = if answered {
                    registered
                } else {
                    card.states().iter().map(direct).sum()
                };
                Some((party, gain))
            }
            _ => None,
        }
    }

    fn place_gain(&self, place: &Place) -> f32 {
        let open = self.game.places(place);
        let money = if place.dry { DRY_UP_PRICE } else { 0 };
        self.placements(
            self.game.party(place.seat),
            open,
            place.left,
            place.cap,
            place.free,
            money,
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

    /// What a journey is good for.
    fn travel_gain(&self, seat: Seat, travelling: Card, facts: &CardFacts) -> f32 {
        let game = self.game;
        let here = StateSet::only(game.pawn(seat));
        let Some(travel) = facts.travel else {
            return 0.0;
        };
        let mut others = game.hand(seat);
        others.remove(travelling);
        let reach = reach(here, travel.steps, travel.plane);
        let drops = f32::from(game.candidate(seat).travel_voters()) * DROPPED_VOTER;
        self.way_gain(seat, others, here, reach)
            + drops
            + f32::from(facts.suppression) * REMOVED_VOTER
    }

    /// The best campaign of some cards that a journey would allow, beyond what can be had here.
    fn way_gain(&self, seat: Seat, cards: CardSet, here: StateSet, reach: StateSet) -> f32 {
        let best = |at: StateSet| {
            let gain = |card| self.campaign_gain(seat, &self.game.facts(card), at);
            cards.iter().map(gain).fold(0.0, f32::max)
        };
        ((best(reach) - best(here)) * ON_THE_WAY).max(0.0)
    }

    fn politick_gain(&self, seat: Seat, card: Card, facts: &CardFacts) -> f32 {
        let party = self.game.party(seat);
        let here = self.game.pawn(seat);
        let price = i32::from(facts.politick.map_or(0, Politick::price));
        let gain = match facts.politick {
            Some(Politick::PollWin) => POLL_WIN,
            Some(Politick::StadiumRally) => {
                let near = here.neighbours().with(here);
                self.placements(party, near, 3, Some(2), 0, 0)
            }
            Some(Politick::Grassroots) => {
                let placed =
                    self.placements(party, facts.coloured, GRASSROOTS_STATES, Some(1), 0, 0);
                let voters = i32::from(GRASSROOTS_VOTERS);
                placed + self.stock_change(party, voters, i32::from(GRASSROOTS_MONEY))
            }
            Some(Politick::DiverseStrategy) => ANOTHER_CARD,
            Some(Politick::ReStrategize) => FROM_THE_DISCARDS,
            Some(Politick::Sabotage) => self.best_sabotage(seat),
            Some(Politick::Bribes | Politick::FalseNewsStory | Politick::Scandal) => 3.0,
            Some(Politick::SuperPac) if self.has_pac(seat) => 0.0,
            Some(Politick::FrequentFlyer) => {
                let here = StateSet::only(here);
                let mut others = self.game.hand(seat);
                others.remove(card);
                self.way_gain(seat, others, here, reach(here, 0, true))
                    + self.lasting_worth(seat, card)
            }
            Some(_) => self.lasting_worth(seat, card),
            None => 0.0,
        };
        gain + self.stock_change(party, 0, -price)
    }

    fn has_pac(&self, seat: Seat) -> bool {
        let ongoing = self.game.public.ongoing[seat.index()];
        !ongoing
            .intersection(self.game.deck().politicks[Politick::SuperPac])
            .is_empty()
    }

    /// The most that an opponent can be robbed of.
    fn best_sabotage(&self, seat: Seat) -> f32 {
        let game = self.game;
        game.opponents_in_order(game.party(seat))
            .flat_map(|other| {
                let cards = game.public.ongoing[other.index()];
                cards
                    .iter()
                    .map(move |card| self.lasting_worth(other, card))
            })
            .fold(0.0, f32::max)
    }
}

/// So many voters or fewer lie in almost every state: what they weigh is worked out once for a position.
const FEW_VOTERS: usize = 16;

/// How much a party's voters weigh in a state, beside those of the others. Whoever holds it wins ties.
fn weight(firmness: f32, voters: u16, held: bool) -> f32 {
    let tie = if held { 0.6 } else { 0.0 };
    ((f32::from(voters) + tie) * firmness).min(60.0).exp()
}

/// Where a pawn can get.
fn reach(here: StateSet, steps: u8, plane: bool) -> StateSet {
    let cities = if plane {
        crate::board::CITIES
    } else {
        StateSet::EMPTY
    };
    here.within(steps).union(cities)
}

/// About how many rounds a whole game has.
fn rounds(game: &CampaignTrail) -> f32 {
    let public = &game.public;
    let turns = f32::from(game.party_turns());
    if public.roster.automated.is_empty() {
        return cards_to_draw(game) / (turns * public.roster.in_play.len() as f32);
    }
    let cards = if public.options.has_debates() {
        30.0
    } else {
        f32::from(game.automated_cards())
    };
    cards / turns
}

fn cards_to_draw(game: &CampaignTrail) -> f32 {
    game.cards_of_the_game().len() as f32 - 5.0 * f32::from(game.public.roster.seats)
}

/// How much of the game is over, from 0 to 1.
pub(crate) fn progress(game: &CampaignTrail) -> f32 {
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
    (1.0 - left as f32 / cards_to_draw(game)).clamp(0.0, 1.0)
}
