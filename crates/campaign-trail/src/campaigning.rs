//! Advertise, campaign and their dirty twins: voters onto the board and off it (CT-A6 to CT-A12, CT-Y6 to CT-Y9).

use crate::action::{Action, Word};
use crate::board::{Icons, Issue, Party, PartySet, State, StateSet, Uses};
use crate::deck::{Card, CardFacts};
use crate::desk::Clerk;
use crate::flow::{Flow, Offers};
use crate::log::Event;
use crate::play::Bar;
use crate::politick::{DRY_UP_PRICE, Politick, SUPER_PAC_PRICE};
use crate::round::is_stop;
use crate::state::{Advertise, CampaignTrail, Frame, Place, Play, Remove, Why};
use engine::Seat;

/// CT-A6: what an issue costs.
const ISSUE_PRICE: u16 = 20;
/// CT-Y6: voters removed from each state of an issue.
const MUDSLINGING_VOTERS: u8 = 2;

impl CampaignTrail {
    // Advertise and mudslinging.

    /// CT-A6, CT-P17, CT-C4, CT-C10: what so many issues cost in all.
    fn advertise_price(&self, seat: Seat, issues: u8) -> u16 {
        let candidate = self.candidate(seat);
        let pac = !self.active(seat, Politick::SuperPac).is_empty();
        let price = if pac { SUPER_PAC_PRICE } else { ISSUE_PRICE } + candidate.issue_surcharge();
        (price * u16::from(issues)).saturating_sub(candidate.discount())
    }

    /// CT-A7, CT-C7: whether there are voters for every state of an issue.
    fn can_fill(&self, advertise: &Advertise, issue: Issue) -> bool {
        let stock = self.public.registered[self.party(advertise.seat)] + u16::from(advertise.free);
        usize::from(stock) >= self.states_of(issue).len()
    }

    /// The next issue's share of the price.
    pub(crate) fn next_price(&self, advertise: &Advertise) -> u16 {
        let (seat, count) = (advertise.seat, advertise.count);
        self.advertise_price(seat, count + 1) - self.advertise_price(seat, count)
    }

    fn next_ethics_price(&self, advertise: &Advertise) -> u8 {
        let candidate = self.candidate(advertise.seat);
        candidate.mudslinging_price(advertise.count + 1)
            - candidate.mudslinging_price(advertise.count)
    }

    /// What stands in the way of using an issue; none if it can be used.
    pub(crate) fn issue_bar(&self, advertise: &Advertise, issue: Issue) -> Option<Bar> {
        let facts = self.facts(advertise.card);
        let party = self.party(advertise.seat);
        let candidate = self.candidate(advertise.seat);
        let printed = facts.advertise.count(issue);
        // CT-C8: one more issue that is not on the card, without its price.
        let extra =
            printed == 0 && advertise.count > 0 && !advertise.extra && candidate.has_extra_issue();
        let printed_left =
            advertise.used.count(issue) < printed && advertise.count < candidate.most_icons();
        if !extra && !printed_left {
            return Some(Bar::NotPrinted);
        }
        if facts.dirty {
            let owed = u16::from(self.next_ethics_price(advertise));
            return (!extra && self.ethics_voters(party) < owed).then_some(Bar::NoEthicsVoters);
        }
        if !extra && self.public.chest[party] < self.next_price(advertise) {
            return Some(Bar::NoMoney);
        }
        (!self.can_fill(advertise, issue)).then_some(Bar::NoVoters)
    }

    pub(crate) fn new_advertise(&self, seat: Seat, card: Card) -> Advertise {
        Advertise {
            seat,
            card,
            used: Icons::default(),
            count: 0,
            extra: false,
            free: self.candidate(seat).undecided_voters(),
        }
    }

    /// Whether no issue of a card can be used at all.
    pub(crate) fn advertise_bar(&self, seat: Seat, card: Card) -> Option<Bar> {
        let advertise = self.new_advertise(seat, card);
        let bars = self
            .facts(card)
            .advertise
            .issues()
            .map(|issue| self.issue_bar(&advertise, issue));
        bars.reduce(|one, two| if one.is_none() { one } else { two })
            .flatten()
    }

    pub(crate) fn begin_advertising(&mut self, seat: Seat, card: Card) {
        let advertise = self.new_advertise(seat, card);
        self.public.frames.push(Frame::Advertise(advertise));
    }

    pub(crate) fn offer_issues(&self, advertise: &Advertise, offers: &mut Offers) {
        offers.issues(|issue| self.issue_bar(advertise, issue).is_none());
        if advertise.count > 0 {
            offers.word(Word::Stop);
        }
    }

    /// Asks while an issue is left; what others had in play may have taken the means (CT-A6).
    pub(crate) fn continue_advertising(
        &mut self,
        advertise: Advertise,
        desk: &mut impl Clerk,
    ) -> Flow {
        if Issue::ALL
            .iter()
            .any(|&issue| self.issue_bar(&advertise, issue).is_none())
        {
            return Flow::Ask;
        }
        if advertise.count == 0 {
            desk.note(|| Event::CameToNothing {
                seat: self.player(advertise.seat),
            });
        }
        self.public.frames.pop();
        Flow::On
    }

    pub(crate) fn answer_advertising(
        &mut self,
        advertise: Advertise,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::Issue(issue) = action else {
            self.public.frames.pop();
            return;
        };
        let facts = self.facts(advertise.card);
        let extra = facts.advertise.count(issue) == 0;
        let mut next = advertise;
        if extra {
            next.extra = true;
        } else {
            next.used.add(issue);
            next.count += 1;
        }
        if facts.dirty {
            self.public.frames.replace(Frame::Advertise(next));
            let owed = if extra {
                0
            } else {
                self.next_ethics_price(&advertise)
            };
            self.sling_mud(advertise.seat, issue, owed);
            return;
        }
        let party = self.party(advertise.seat);
        if !extra {
            let price = self.next_price(&advertise);
            self.lose_money(party, price, desk);
        }
        for state in self.states_of(issue).iter() {
            self.spend_voter(party, &mut next.free, state, desk);
        }
        self.public.frames.replace(Frame::Advertise(next));
    }

    /// One voter of the undecided supply while there are some to be had, then of the stock (CT-C7).
    fn spend_voter(&mut self, party: Party, free: &mut u8, state: State, desk: &mut impl Clerk) {
        if *free > 0 {
            *free -= 1;
        } else {
            self.public.registered[party] -= 1;
        }
        self.add_voters(party, state, 1, desk);
    }

    /// CT-Y6: pays with ethics voters, then removes two voters from every state of the issue.
    fn sling_mud(&mut self, seat: Seat, issue: Issue, owed: u8) {
        let open = self.states_of(issue);
        self.public.frames.push(Frame::Remove(Remove {
            left: MUDSLINGING_VOTERS * open.len() as u8,
            open,
            cap: Some(MUDSLINGING_VOTERS),
            ..Remove::of(seat, self.public.roster.in_play, Why::Mudslinging)
        }));
        self.pay_with_ethics(seat, owed);
    }

    fn pay_with_ethics(&mut self, seat: Seat, owed: u8) {
        let party = self.party(seat);
        if owed > 0 {
            self.public.frames.push(Frame::Remove(Remove {
                left: owed,
                open: party.ethics_states(),
                ..Remove::of(seat, PartySet::only(party), Why::Ethics)
            }));
        }
    }

    // Campaign and smear campaign.

    /// CT-C10: where the Wealthy Candidate may act.
    fn near_pawn(&self, seat: Seat, states: StateSet) -> StateSet {
        if !self.candidate(seat).stays_near() {
            return states;
        }
        let here = self.pawn(seat);
        states.intersection(here.neighbours().with(here))
    }

    fn campaign_price(&self, seat: Seat) -> u16 {
        let candidate = self.candidate(seat);
        candidate
            .campaign_price()
            .saturating_sub(candidate.discount())
    }

    /// CT-A10, CT-A12
    pub(crate) fn campaign_bar(&self, seat: Seat, facts: &CardFacts) -> Option<Bar> {
        let states = self.tour_states(seat, facts.campaign?);
        let party = self.party(seat);
        if !states.contains(self.pawn(seat)) {
            Some(Bar::PawnElsewhere)
        } else if self.public.chest[party] < self.campaign_price(seat) {
            Some(Bar::NoMoney)
        } else if self.public.registered[party] == 0 && self.candidate(seat).undecided_voters() == 0
        {
            Some(Bar::NoVoters)
        } else {
            None
        }
    }

    /// CT-A10, CT-A11, CT-P11: pays the flat price unless Local Funds Dry Up was played.
    pub(crate) fn begin_campaign(&mut self, play: &Play, facts: &CardFacts, desk: &mut impl Clerk) {
        let seat = play.seat;
        let Some(tour) = facts.campaign else { return };
        let (party, candidate) = (self.party(seat), self.candidate(seat));
        if !play.dry {
            let price = self.campaign_price(seat);
            if self.public.chest[party] < price {
                desk.note(|| Event::CameToNothing {
                    seat: self.player(seat),
                });
                return;
            }
            self.lose_money(party, price, desk);
        }
        self.clean_may_convert(seat);
        let states = self.tour_states(seat, tour);
        self.public.frames.push(Frame::Place(Place {
            left: candidate.campaign_most(),
            cap: candidate.most_in_a_state(),
            free: candidate.undecided_voters(),
            dry: play.dry,
            first_at: candidate.stays_near().then_some(self.pawn(seat)),
            must: u8::from(!play.dry),
            ..Place::of(seat, self.near_pawn(seat, states))
        }));
    }

    /// CT-C1: at the end of a campaign action.
    fn clean_may_convert(&mut self, seat: Seat) {
        if self.candidate(seat).is(crate::candidates::Candidate::Clean) {
            self.public.frames.push(Frame::Remove(Remove {
                left: 1,
                open: StateSet::only(self.pawn(seat)),
                optional: true,
                replace: true,
                ..Remove::of(
                    seat,
                    self.public.roster.opponents(self.party(seat)),
                    Why::Convert,
                )
            }));
        }
    }

    /// CT-Y7, CT-Y8
    pub(crate) fn smear_bar(&self, seat: Seat, facts: &CardFacts) -> Option<Bar> {
        let states = self.tour_states(seat, facts.campaign?);
        let (party, here) = (self.party(seat), self.pawn(seat));
        if !states.contains(here) {
            return Some(Bar::PawnElsewhere);
        }
        if self.ethics_voters(party) < u16::from(self.candidate(seat).smear_price()) {
            return Some(Bar::NoEthicsVoters);
        }
        let nobody = self.public.voters[here]
            .cells()
            .iter()
            .all(|&count| count == 0);
        (self.candidate(seat).stays_near() && nobody).then_some(Bar::NobodyHere)
    }

    pub(crate) fn begin_smear(&mut self, seat: Seat, facts: &CardFacts) {
        let Some(tour) = facts.campaign else { return };
        let candidate = self.candidate(seat);
        let states = self.tour_states(seat, tour);
        self.public.frames.push(Frame::Remove(Remove {
            left: candidate.smear_most(),
            open: self.near_pawn(seat, states),
            cap: candidate.most_in_a_state(),
            first_at: candidate.stays_near().then_some(self.pawn(seat)),
            optional: true,
            ..Remove::of(seat, self.public.roster.in_play, Why::Smear)
        }));
        self.pay_with_ethics(seat, candidate.smear_price());
    }

    // Voters one by one.

    /// CT-P11, CT-C10: what the next voter costs where funds have dried up.
    fn voter_price(&self, place: &Place) -> u16 {
        if !place.dry {
            return 0;
        }
        let discount = self.candidate(place.seat).discount();
        let total = |count: u8| (DRY_UP_PRICE * u16::from(count)).saturating_sub(discount);
        total(place.count + 1) - total(place.count)
    }

    /// Where the next voter can go.
    pub(crate) fn places(&self, place: &Place) -> StateSet {
        let party = self.party(place.seat);
        let supply = place.free > 0 || self.public.registered[party] > 0;
        if place.left == 0 || !supply || self.public.chest[party] < self.voter_price(place) {
            return StateSet::EMPTY;
        }
        match (place.first_at, place.cap) {
            (Some(first), _) if place.count == 0 => StateSet::only(first).intersection(place.open),
            (_, Some(cap)) => place.open.filter(|state| place.placed.count(state) < cap),
            (_, None) => place.open,
        }
    }

    pub(crate) fn continue_place(&mut self, place: Place, desk: &mut impl Clerk) -> Flow {
        let open = self.places(&place);
        if open.is_empty() {
            self.public.frames.pop();
            return Flow::On;
        }
        // What everybody can see to be forced is not asked.
        let forced = place.count < place.must && open.len() == 1;
        match open.iter().next().filter(|_| forced) {
            Some(state) => {
                self.place_voter(place, state, desk);
                Flow::On
            }
            None => Flow::Ask,
        }
    }

    pub(crate) fn offer_places(&self, place: &Place, offers: &mut Offers) {
        offers.states(self.places(place));
        if place.count >= place.must {
            offers.word(Word::Stop);
        }
    }

    pub(crate) fn answer_place(&mut self, place: Place, action: Action, desk: &mut impl Clerk) {
        match action {
            Action::State(state) => self.place_voter(place, state, desk),
            _ => {
                self.public.frames.pop();
            }
        }
    }

    fn place_voter(&mut self, mut place: Place, state: State, desk: &mut impl Clerk) {
        let party = self.party(place.seat);
        let price = self.voter_price(&place);
        self.lose_money(party, price, desk);
        self.spend_voter(party, &mut place.free, state, desk);
        place.left -= 1;
        place.count += 1;
        place.placed.add(state);
        self.public.frames.replace(Frame::Place(place));
    }

    /// Parties whose voters can be removed in a state.
    pub(crate) fn removable(&self, remove: &Remove, state: State) -> PartySet {
        let voters = &self.public.voters[state];
        PartySet(
            remove
                .parties
                .iter()
                .filter(|&party| voters[party] > 0)
                .fold(0, |set, party| set | PartySet::only(party).0),
        )
    }

    /// States where something can be removed next.
    pub(crate) fn removal_states(&self, remove: &Remove) -> StateSet {
        let affordable = self.public.chest[self.party(remove.seat)] >= u16::from(remove.price);
        if remove.left == 0 || !affordable {
            return StateSet::EMPTY;
        }
        let open = match remove.first_at {
            Some(first) => StateSet::only(first),
            None => remove.open,
        };
        let room = |state: State| {
            remove
                .cap
                .is_none_or(|cap| remove.removed.count(state) < cap)
        };
        open.filter(|state| room(state) && !self.removable(remove, state).is_empty())
    }

    /// CT-Y8: removing is compulsory as far as there are voters of others; one's own need not go.
    fn must_go_on(&self, remove: &Remove) -> bool {
        let own = PartySet::only(self.party(remove.seat));
        let required = PartySet(if remove.parties == own {
            own.0
        } else {
            remove.parties.0 & !own.0
        });
        let states = self.removal_states(remove);
        states
            .iter()
            .any(|state| self.removable(remove, state).0 & required.0 != 0)
    }

    pub(crate) fn continue_remove(&mut self, remove: Remove, desk: &mut impl Clerk) -> Flow {
        if let Some(state) = remove.at {
            let parties = self.removable(&remove, state);
            return match (parties.len(), parties.iter().next()) {
                (1, Some(party)) => {
                    self.take_voter(remove, state, party, desk);
                    Flow::On
                }
                _ => Flow::Ask,
            };
        }
        let states = self.removal_states(&remove);
        let over = if remove.optional {
            states.is_empty()
        } else {
            !self.must_go_on(&remove)
        };
        if over {
            self.public.frames.pop();
            return Flow::On;
        }
        if remove.optional {
            return Flow::Ask;
        }
        match (states.len(), states.iter().next()) {
            (1, Some(state)) => {
                self.public.frames.replace(Frame::Remove(Remove {
                    at: Some(state),
                    ..remove
                }));
                Flow::On
            }
            _ => Flow::Ask,
        }
    }

    pub(crate) fn offer_removals(&self, remove: &Remove, offers: &mut Offers) {
        match remove.at {
            Some(state) => offers.parties(self.removable(remove, state)),
            None => {
                offers.states(self.removal_states(remove));
                if remove.optional {
                    offers.word(Word::Stop);
                }
            }
        }
    }

    pub(crate) fn answer_remove(&mut self, remove: Remove, action: Action, desk: &mut impl Clerk) {
        match (action, remove.at) {
            (Action::Party(party), Some(state)) => self.take_voter(remove, state, party, desk),
            (Action::State(state), None) => self.public.frames.replace(Frame::Remove(Remove {
                at: Some(state),
                ..remove
            })),
            _ if is_stop(action) => {
                self.public.frames.pop();
            }
            _ => {}
        }
    }

    /// CT-Y9, CT-Y12, CT-C1: a voter goes, and where that is so one of the player's own takes its place.
    fn take_voter(&mut self, remove: Remove, state: State, party: Party, desk: &mut impl Clerk) {
        let own = self.party(remove.seat);
        let mut next = Remove {
            at: None,
            first_at: None,
            left: remove.left - 1,
            ..remove
        };
        next.removed.add(state);
        self.public.frames.replace(Frame::Remove(next));
        self.lose_money(own, u16::from(remove.price), desk);
        self.remove_voters(party, state, 1, desk);
        if remove.replace {
            self.add_voters(own, state, 1, desk);
        }
    }
}

impl Place {
    /// Voters of the stock, one after another, as many as anybody likes.
    pub fn of(seat: Seat, open: StateSet) -> Place {
        Place {
            seat,
            left: 0,
            open,
            cap: None,
            placed: Uses::default(),
            count: 0,
            free: 0,
            dry: false,
            first_at: None,
            must: 0,
        }
    }
}

impl Remove {
    pub fn of(seat: Seat, parties: PartySet, why: Why) -> Remove {
        Remove {
            seat,
            parties,
            left: 0,
            open: StateSet::EMPTY,
            cap: None,
            removed: Uses::default(),
            at: None,
            first_at: None,
            optional: false,
            replace: false,
            price: 0,
            why,
        }
    }
}
