//! How the game moves from one question to the next.
//!
//! Work in progress lies on a stack of frames. The topmost frame either asks somebody something, or does its work and
//! makes way. When the stack is empty the stage says what comes next. Each chapter owns its frames; this file only sends
//! them there.

use crate::action::{
    Action, CANDIDATES, CARDS, ISSUES, PARTIES, REGIONS, STATES, USES, Use, WORDS, Word,
};
use crate::board::{Issue, PartySet, StateSet};
use crate::candidates::Candidate;
use crate::deck::CardSet;
use crate::desk::Clerk;
use crate::state::{CampaignTrail, Frame, Stage};
use engine::{ActionSet, Key, Seat, SeatSet};

/// Whether a frame asks or goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Ask,
    On,
}

impl CampaignTrail {
    /// Plays on to the next question, or to the end.
    pub(crate) fn advance(&mut self, desk: &mut impl Clerk) {
        loop {
            let flow = match self.public.frames.last() {
                Some(&frame) => self.step(frame, desk),
                None => self.next_stage(desk),
            };
            if flow == Flow::Ask {
                return;
            }
        }
    }

    fn next_stage(&mut self, desk: &mut impl Clerk) -> Flow {
        match self.public.stage {
            Stage::DealHands => self.deal_hands(desk),
            Stage::TakeHomes => self.take_homes(desk),
            Stage::RoundBegins => self.begin_round(desk),
            Stage::PartyTurn { at } => self.begin_party_turn(at),
            Stage::AutomatedTurn { at, left } => self.next_automated_card(at, left, desk),
            Stage::Turn { at, seat, done } => self.begin_turn(at, seat, done, desk),
            Stage::TurnEnds { at, seat, done } => self.end_turn(at, seat, done, desk),
            Stage::Exchange { at } => self.begin_exchange(at),
            Stage::RoundEnds => self.end_round(desk),
            Stage::DebateTurn { round, at } => self.next_debate_turn(round, at, desk),
            Stage::LastWord { at } => self.next_last_word(at),
            Stage::VoterReaction => self.voters_react(desk),
            Stage::DebateRefill { at } => self.next_debate_refill(at, desk),
            Stage::Election { at } => self.next_end_card(at, desk),
            Stage::Count => self.count_the_votes(desk),
            Stage::Over => return Flow::Ask,
        }
        Flow::On
    }

    /// Lets the topmost frame work.
    fn step(&mut self, frame: Frame, desk: &mut impl Clerk) -> Flow {
        match frame {
            Frame::Play(play) => self.continue_play(play, desk),
            Frame::Travel(journey) => self.continue_journey(journey),
            Frame::Raid {
                seat,
                amount,
                voters,
            } => self.continue_raid(seat, amount, voters, desk),
            Frame::Advertise(advertise) => self.continue_advertising(advertise, desk),
            Frame::Place(place) => self.continue_place(place, desk),
            Frame::Remove(remove) => self.continue_remove(remove, desk),
            Frame::Effects { seat, card, next } => self.continue_effects(seat, card, next, desk),
            Frame::Grassroots { seat, card, done } => self.continue_grassroots(seat, card, done),
            Frame::DiscardOngoing { seat } => {
                let any = !self.sabotage_targets(seat).is_empty();
                self.ask_while(any)
            }
            Frame::NameParty { seat, card } => self.continue_name_party(seat, card, desk),
            Frame::Scandal {
                by,
                party,
                money,
                voters,
            } => self.continue_scandal(by, party, money, voters, desk),
            Frame::LastWord { seat } => {
                let any = Issue::all().any(|issue| self.movable(seat, issue));
                self.ask_while(any)
            }
            Frame::AutomatedCard {
                party,
                card,
                answered,
            } => self.continue_automated(party, card, answered, desk),
            _ => Flow::Ask,
        }
    }

    /// Asks while there is something to ask, then lets the frame go.
    pub(crate) fn ask_while(&mut self, something: bool) -> Flow {
        if something {
            Flow::Ask
        } else {
            self.public.frames.pop();
            Flow::On
        }
    }

    /// Gives the topmost frame its answer.
    pub(crate) fn answer_frame(&mut self, seat: Seat, action: Action, desk: &mut impl Clerk) {
        let Some(&frame) = self.public.frames.last() else {
            return;
        };
        match frame {
            Frame::PickCandidates { left } | Frame::PickHomes { left } => {
                self.answer_pick(seat, left, action, desk)
            }
            Frame::TeamOrder { at, party } => self.answer_team_order(at, party, action, desk),
            Frame::Play(play) => self.answer_play(play, action, desk),
            Frame::Window(window) => self.answer_window(seat, window, action, desk),
            Frame::Travel(journey) => self.answer_journey(journey, action, desk),
            Frame::WhoTravels { own, mate, .. } => {
                let chosen = if action == Action::Word(Word::MoveRunningMate) {
                    mate
                } else {
                    own
                };
                self.public.frames.replace(Frame::Travel(chosen));
            }
            Frame::MayTravel { seat } => self.answer_may_travel(seat, action, desk),
            Frame::Raid {
                seat,
                amount,
                voters,
            } => self.answer_raid(seat, amount, voters, action, desk),
            Frame::Advertise(advertise) => self.answer_advertising(advertise, action, desk),
            Frame::Place(place) => self.answer_place(place, action, desk),
            Frame::Remove(remove) => self.answer_remove(remove, action, desk),
            Frame::Tribute { seat, to } => self.answer_tribute(seat, to, action, desk),
            Frame::Grassroots { seat, card, done } => {
                self.answer_grassroots(seat, card, done, action, desk)
            }
            Frame::WinRegion { seat, most } => self.answer_win_region(seat, most, action),
            Frame::TakeDiscard { seat } => self.answer_take_discard(seat, action, desk),
            Frame::HandOrPlay { seat, card } => self.answer_hand_or_play(seat, card, action),
            Frame::DiscardOngoing { .. } => self.answer_sabotage(action, desk),
            Frame::Tuck { seat, card } => self.answer_tuck(seat, card, action, desk),
            Frame::NameParty { seat, card } => {
                if let Action::Party(party) = action {
                    self.name_party(seat, card, party, desk);
                }
            }
            Frame::FalseNews { seat, count } => self.answer_false_news(seat, count, action, desk),
            Frame::Scandal {
                by,
                party,
                money,
                voters,
            } => self.answer_scandal((by, party, money, voters), action, desk),
            Frame::Return { seat, stack } => self.answer_return(seat, stack, action, desk),
            Frame::Offer { party, made } => self.answer_offer(party, made, action, desk),
            Frame::DebateCard { seat } => self.answer_debate(seat, action, desk),
            Frame::LastWord { seat } => self.answer_last_word(seat, action, desk),
            Frame::OneState { seat, count } => self.answer_one_state(seat, count, action, desk),
            Frame::Effects { .. } | Frame::AutomatedCard { .. } => {}
        }
    }

    /// Whom the topmost frame waits for.
    pub(crate) fn waiting(&self) -> SeatSet {
        let Some(frame) = self.public.frames.last() else {
            return SeatSet::EMPTY;
        };
        match *frame {
            Frame::PickCandidates { left } | Frame::PickHomes { left } => left,
            Frame::Window(_) => self.hidden.asked,
            _ => self.asked(frame).map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    /// Whom a frame asks that asks one player at a time.
    fn asked(&self, frame: &Frame) -> Option<Seat> {
        let roster = &self.public.roster;
        match *frame {
            Frame::PickCandidates { .. }
            | Frame::PickHomes { .. }
            | Frame::Window(_)
            | Frame::AutomatedCard { .. } => None,
            Frame::TeamOrder { party, .. } => roster.speaker(party),
            Frame::Offer { party, made: 0 } => roster.speaker(party),
            Frame::Offer { party, .. } => roster.vice_president(party),
            Frame::Play(play) => Some(play.seat),
            Frame::Travel(journey) => Some(journey.seat),
            Frame::Advertise(advertise) => Some(advertise.seat),
            Frame::Place(place) => Some(place.seat),
            Frame::Remove(remove) => Some(remove.seat),
            Frame::Scandal { by, party, .. } => Some(self.scandal_seat(by, party)),
            Frame::WhoTravels { seat, .. }
            | Frame::MayTravel { seat }
            | Frame::Raid { seat, .. }
            | Frame::Tribute { seat, .. }
            | Frame::Effects { seat, .. }
            | Frame::Grassroots { seat, .. }
            | Frame::WinRegion { seat, .. }
            | Frame::TakeDiscard { seat }
            | Frame::HandOrPlay { seat, .. }
            | Frame::DiscardOngoing { seat }
            | Frame::Tuck { seat, .. }
            | Frame::NameParty { seat, .. }
            | Frame::FalseNews { seat, .. }
            | Frame::Return { seat, .. }
            | Frame::DebateCard { seat }
            | Frame::LastWord { seat }
            | Frame::OneState { seat, .. } => Some(seat),
        }
    }

    /// Exactly the answers open to a seat.
    pub(crate) fn offers(&self, seat: Seat) -> ActionSet {
        if !self.waiting().contains(seat) {
            return ActionSet::EMPTY;
        }
        let mut offers = Offers::default();
        if let Some(frame) = self.public.frames.last() {
            self.offer(seat, frame, &mut offers);
        }
        offers.0
    }

    fn offer(&self, seat: Seat, frame: &Frame, offers: &mut Offers) {
        let opponents = || self.public.roster.opponents(self.party(seat));
        match *frame {
            Frame::PickCandidates { .. } => {
                for candidate in self.hidden.offered[seat.index()].into_iter().flatten() {
                    offers.candidate(candidate);
                }
            }
            Frame::PickHomes { .. } => offers.states(self.possible_homes(seat)),
            Frame::TeamOrder { .. } => offers.words(&[Word::President, Word::VicePresident]),
            Frame::Play(play) => self.offer_play(&play, offers),
            Frame::Window(window) => {
                offers.cards(self.answers(seat, window.kind));
                offers.word(Word::Pass);
            }
            Frame::Travel(journey) => self.offer_journey(&journey, offers),
            Frame::WhoTravels { .. } => offers.words(&[Word::MoveOwnPawn, Word::MoveRunningMate]),
            Frame::MayTravel { .. } => offers.words(&[Word::Yes, Word::Stop]),
            Frame::Raid { .. } | Frame::NameParty { .. } => offers.parties(opponents()),
            Frame::Advertise(advertise) => self.offer_issues(&advertise, offers),
            Frame::Place(place) => self.offer_places(&place, offers),
            Frame::Remove(remove) => self.offer_removals(&remove, offers),
            Frame::Tribute { .. } => {
                let [money, voters] = self.tribute_choices(self.party(seat));
                if money {
                    offers.word(Word::PayMoney);
                }
                if voters {
                    offers.word(Word::GiveVoters);
                }
            }
            Frame::Grassroots { seat, card, done } => {
                self.offer_grassroots(seat, card, done, offers)
            }
            Frame::WinRegion { .. } => offers
                .0
                .insert_family(REGIONS, self.regions_won(self.party(seat)).0),
            Frame::TakeDiscard { .. } => offers.cards(self.public.discard),
            Frame::HandOrPlay { .. } => offers.words(&[Word::ToHand, Word::PlayNow]),
            Frame::DiscardOngoing { .. } => offers.cards(self.sabotage_targets(seat)),
            Frame::Tuck { .. } => {
                offers.cards(self.hand(seat));
                offers.word(Word::Stop);
            }
            Frame::FalseNews { .. } | Frame::OneState { .. } => offers.states(StateSet::ALL),
            Frame::Scandal { .. } => offers.words(&[Word::PayMoney, Word::GiveVoters]),
            Frame::Return { .. } => offers.cards(self.hidden.drawn),
            Frame::Offer { .. } => {
                offers.cards(self.hand(seat).minus(self.hidden.offers[seat.index()]));
                offers.word(Word::Stop);
            }
            Frame::DebateCard { .. } => self.offer_debate(seat, offers),
            Frame::LastWord { .. } => {
                offers.issues(|issue| self.movable(seat, issue));
                offers.word(Word::Stop);
            }
            Frame::Effects { .. } | Frame::AutomatedCard { .. } => {}
        }
    }
}

/// Answers being gathered, family by family.
#[derive(Default)]
pub(crate) struct Offers(ActionSet);

impl Offers {
    #[inline]
    pub fn cards(&mut self, cards: CardSet) {
        self.0.insert_family(CARDS, cards.bits() as u64);
        self.0
            .insert_family(CARDS + 64, (cards.bits() >> 64) as u64);
    }
    #[inline]
    pub fn states(&mut self, states: StateSet) {
        self.0.insert_family(STATES, states.0);
    }
    #[inline]
    pub fn issues(&mut self, test: impl Fn(Issue) -> bool) {
        for &issue in Issue::ALL {
            if test(issue) {
                self.0.insert(ISSUES + issue.index());
            }
        }
    }
    #[inline]
    pub fn candidate(&mut self, candidate: Candidate) {
        self.0.insert(CANDIDATES + candidate.index());
    }
    #[inline]
    pub fn parties(&mut self, parties: PartySet) {
        self.0.insert_family(PARTIES, u64::from(parties.0));
    }
    #[inline]
    pub fn usage(&mut self, usage: Use) {
        self.0.insert(USES + usage.index());
    }
    #[inline]
    pub fn word(&mut self, word: Word) {
        self.0.insert(WORDS + word.index());
    }
    pub fn words(&mut self, words: &[Word]) {
        for &word in words {
            self.word(word);
        }
    }
}
