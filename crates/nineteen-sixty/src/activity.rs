//! Activity Phases: playing a card, triggering, preempting (chapters 6, 8, 12 and section 19.1).

use crate::action::{Action, Use, Word};
use crate::cards::{Card, CardSet, GATHERING_MOMENTUM, vice_president};
use crate::desk::Clerk;
use crate::flow::{Flow, Offers};
use crate::log::{Event, Pile};
use crate::rulings::POINTS;
use crate::side::Side;
use crate::state::{Frame, NineteenSixty, Pick, Play, PlayStep, Resolving};

///
const CANDIDATE_POINTS: u8 = 5;
///
pub(crate) const TRIGGER_COST: u8 = 1;
///
pub(crate) const PREEMPT_COST: u8 = 2;
/// What Nixon's Knee and Jackie Kennedy take for each taxed play.
pub(crate) const TAX: u8 = 1;

impl Play {
    pub(crate) fn asked(&self) -> Side {
        match self.step {
            PlayStep::Trigger => self.side.opponent(),
            _ => self.side,
        }
    }
}

impl NineteenSixty {
    /// from the choice of a card to its pile.
    pub(crate) fn continue_play(&mut self, mut play: Play, desk: &mut impl Clerk) -> Flow {
        match play.step {
            PlayStep::Choose | PlayStep::Use | PlayStep::Trigger => Flow::Ask,
            PlayStep::Preempt if self.may_preempt(&play) => Flow::Ask,
            PlayStep::Preempt => self.go_to(play, PlayStep::Act),
            PlayStep::Act => {
                play.step = PlayStep::AfterAct;
                self.public.frames.replace(Frame::Play(play));
                self.act(&play, desk);
                Flow::On
            }
            PlayStep::AfterAct => {
                self.pay_pledge(&play, desk);
                let next = if self.may_trigger(&play) {
                    PlayStep::Trigger
                } else {
                    PlayStep::PutAway
                };
                self.go_to(play, next)
            }
            PlayStep::PutAway => {
                self.public.frames.pop();
                self.put_away_played(&play, desk);
                Flow::On
            }
        }
    }

    fn go_to(&mut self, mut play: Play, step: PlayStep) -> Flow {
        play.step = step;
        self.public.frames.replace(Frame::Play(play));
        Flow::On
    }

    /// What a play asks now.
    pub(crate) fn play_question(&self, play: &Play) -> PlayQuestion {
        match (play.step, self.hidden.picks[play.side]) {
            (PlayStep::Choose, None) => PlayQuestion::Card,
            (PlayStep::Choose, Some(Pick::VicePresident)) => PlayQuestion::Discard,
            (PlayStep::Choose, Some(_)) | (PlayStep::Use, _) => PlayQuestion::Use,
            (PlayStep::Trigger, _) => PlayQuestion::Trigger,
            (PlayStep::Preempt | PlayStep::Act | PlayStep::AfterAct | PlayStep::PutAway, _) => {
                PlayQuestion::Preempt
            }
        }
    }

    pub(crate) fn offer_play(&self, play: &Play, offers: &mut Offers) {
        match self.play_question(play) {
            PlayQuestion::Card => self.offer_cards(play.side, offers),
            PlayQuestion::Discard => offers.cards(self.discards_for_vice_president(play.side)),
            PlayQuestion::Use => {
                for &usage in Use::ALL {
                    if self.use_refusal(play, usage).is_none() {
                        offers.usage(usage);
                    }
                }
            }
            PlayQuestion::Preempt => offers.words(&[Word::Preempt, Word::NoPreempt]),
            PlayQuestion::Trigger => offers.words(&[Word::Trigger, Word::NoTrigger]),
        }
    }

    ///
    fn offer_cards(&self, side: Side, offers: &mut Offers) {
        offers.cards(self.playable(side));
        if self.public.candidate[side] {
            offers.candidate_card();
        }
        if self.may_play_vice_president(side) {
            offers.vice_president_card();
        }
    }

    /// by A-20: while a player holds no more valid cards than he must set aside, and a Gathering Momentum
    /// card, he plays that.
    pub(crate) fn playable(&self, side: Side) -> CardSet {
        let hand = self.hidden.hands[side];
        let valid = hand.minus(GATHERING_MOMENTUM);
        if valid.len() <= self.cards_to_set_aside() && valid.len() < hand.len() {
            hand.intersection(GATHERING_MOMENTUM)
        } else {
            hand
        }
    }

    ///
    pub(crate) fn may_play_vice_president(&self, side: Side) -> bool {
        self.public.vice_president[side] && !self.discards_for_vice_president(side).is_empty()
    }

    /// Hand cards that show the player's own icon alone, as far as he may part with them (A-41a).
    fn discards_for_vice_president(&self, side: Side) -> CardSet {
        let own = |card: &Card| card.facts().icon.only() == Some(side);
        self.playable(side).iter().filter(own).collect()
    }

    pub(crate) fn answer_play(&mut self, mut play: Play, action: Action, desk: &mut impl Clerk) {
        let question = self.play_question(&play);
        let pick = &mut self.hidden.picks[play.side];
        match (question, action) {
            (PlayQuestion::Card, Action::Card(card)) => *pick = Some(Pick::Card(card)),
            (PlayQuestion::Card, Action::VicePresidentCard) => *pick = Some(Pick::VicePresident),
            (PlayQuestion::Card, _) => *pick = Some(Pick::Candidate),
            (PlayQuestion::Discard, Action::Card(card)) => {
                self.bring_in_vice_president(play, card, desk);
            }
            (PlayQuestion::Use, Action::Use(usage)) => self.announce(play, usage, desk),
            (PlayQuestion::Preempt, action) => {
                play.preempted = action == Action::Word(Word::Preempt);
                if play.preempted {
                    self.preempt(&play, desk);
                }
                self.go_to(play, PlayStep::Act);
            }
            (PlayQuestion::Trigger, action) => {
                self.go_to(play, PlayStep::PutAway);
                if action == Action::Word(Word::Trigger) {
                    self.trigger(&play, desk);
                }
            }
            _ => {}
        }
    }

    /// the discarded card has no effect, gives no rest cubes and cannot be triggered.
    fn bring_in_vice_president(&mut self, mut play: Play, discarded: Card, desk: &mut impl Clerk) {
        let side = play.side;
        self.hidden.picks[side] = None;
        self.take_from_hand(side, discarded, desk);
        self.public.discard.insert(discarded);
        desk.note(|| Event::DiscardedForVicePresident {
            side,
            card: discarded,
        });
        self.public.vice_president[side] = false;
        let card = vice_president(side);
        self.public.in_play.insert(card);
        play.card = Some(card);
        self.go_to(play, PlayStep::Use);
    }

    /// The card a player has picked and not yet announced; none for the Candidate Card.
    pub(crate) fn picked_card(&self, play: &Play) -> Option<Card> {
        match self.hidden.picks[play.side] {
            Some(Pick::Card(card)) => Some(card),
            _ => play.card,
        }
    }

    /// what stands in the way of a use, if anything does.
    pub(crate) fn use_refusal(&self, play: &Play, usage: Use) -> Option<UseRefusal> {
        match (usage, self.picked_card(play)) {
            (Use::Event, None) => Some(UseRefusal::NoEvent),
            (Use::Event, Some(card)) if self.public.prevented.contains(card) => {
                Some(UseRefusal::Prevented)
            }
            _ if self.is_taxed(play.side, usage) && !self.can_spend(play.side, TAX) => {
                Some(UseRefusal::CannotPay)
            }
            _ => None,
        }
    }

    /// Nixon's Knee and Jackie Kennedy. A Vice President card played as an event is taxed too.
    pub(crate) fn is_taxed(&self, side: Side, usage: Use) -> bool {
        let force = &self.public.force[side];
        match usage {
            Use::Event => force.tax_on_events,
            Use::Campaigning => force.tax_on_campaigning,
            Use::Advertising | Use::Positioning => false,
        }
    }

    /// The use is announced: the card is shown, its cost is taken at once, before the question of preempting.
    fn announce(&mut self, mut play: Play, usage: Use, desk: &mut impl Clerk) {
        let side = play.side;
        play.card = self.picked_card(&play);
        match self.hidden.picks[side].take() {
            Some(Pick::Card(card)) => {
                self.take_from_hand(side, card, desk);
                self.public.in_play.insert(card);
            }
            //
            Some(Pick::Candidate) => self.public.candidate[side] = false,
            Some(Pick::VicePresident) | None => {}
        }
        play.usage = usage;
        play.points = self.points_for(side, play.card, usage);
        play.pledged = self.public.force[side].pledged;
        let (card, points) = (play.card, play.points);
        desk.note(|| Event::CardPlayed {
            side,
            card,
            usage,
            points,
        });
        if self.is_taxed(side, usage) {
            desk.note(|| Event::TaxPaid { side });
            self.lose_momentum(side, TAX, desk);
        }
        self.go_to(play, PlayStep::Preempt);
    }

    /// Changes to Campaign Points add up first; the total is then brought into 1 to 5.
    pub(crate) fn points_for(&self, side: Side, card: Option<Card>, usage: Use) -> u8 {
        let printed = card.map_or(CANDIDATE_POINTS, |card| card.facts().points);
        let force = &self.public.force[side];
        let change = match usage {
            Use::Event => return printed,
            Use::Campaigning => force.points + force.campaigning_points,
            Use::Advertising => force.points,
            Use::Positioning => force.points + force.positioning_points,
        };
        (printed as i8 + change).clamp(*POINTS.start(), *POINTS.end()) as u8
    }

    /// Whether the event could be triggered once the action is over.
    fn is_triggerable(&self, play: &Play) -> bool {
        play.usage != Use::Event
            && play
                .card
                .is_some_and(|card| !self.public.prevented.contains(card))
    }

    /// Kennedy's Peace Corps preempts for nothing.
    fn may_preempt(&self, play: &Play) -> bool {
        let free = self.public.force[play.side].free_preempt;
        self.is_triggerable(play) && (free || self.can_spend(play.side, PREEMPT_COST))
    }

    /// only the player of the card is ever asked.
    fn preempt(&mut self, play: &Play, desk: &mut impl Clerk) {
        let side = play.side;
        let free = self.public.force[side].free_preempt;
        if let Some(card) = play.card {
            desk.note(|| Event::Preempted { side, card, free });
        }
        if !free {
            self.lose_momentum(side, PREEMPT_COST, desk);
        }
    }

    /// rest cubes first, then what the card is used for.
    fn act(&mut self, play: &Play, desk: &mut impl Clerk) {
        let side = play.side;
        let count = play.card.map_or(0, Card::rest_cubes);
        if count > 0 {
            self.public.rest[side] += count;
            desk.note(|| Event::RestCubesTaken { side, count });
        }
        match (play.usage, play.card) {
            (Use::Event, Some(card)) => self.begin_event(card, side, desk),
            (Use::Event, None) => {}
            (usage, card) => self.begin_action(side, usage, play.points, self.barred_issue(card)),
        }
    }

    /// Nixon's Pledge pays after the card's own effect and before the chance to trigger, for cards announced
    /// while it was in force. Triggering is not playing a card.
    fn pay_pledge(&mut self, play: &Play, desk: &mut impl Clerk) {
        if play.pledged && play.usage != Use::Campaigning {
            self.gain_momentum(play.side.opponent(), 1, desk);
        }
    }

    ///
    fn may_trigger(&self, play: &Play) -> bool {
        self.is_triggerable(play)
            && !play.preempted
            && self.can_spend(play.side.opponent(), TRIGGER_COST)
    }

    /// paid first; the triggering player resolves the event, without rest cubes.
    fn trigger(&mut self, play: &Play, desk: &mut impl Clerk) {
        let Some(card) = play.card else { return };
        let side = play.side.opponent();
        desk.note(|| Event::Triggered { side, card });
        self.lose_momentum(side, TRIGGER_COST, desk);
        self.begin_event(card, side, desk);
    }

    /// a card that was not resolved is discarded. Until now it was in play; a resolved one
    /// has found its place already.
    fn put_away_played(&mut self, play: &Play, desk: &mut impl Clerk) {
        if let Some(card) = play.card
            && self.public.in_play.contains(card)
        {
            self.put_away(card, Pile::Discard, desk);
        }
    }

    /// Begins to resolve the event of a card in play.
    pub(crate) fn begin_event(&mut self, card: Card, resolver: Side, desk: &mut impl Clerk) {
        desk.note(|| Event::EventBegan {
            side: resolver,
            card,
        });
        self.public.frames.push(Frame::Event(Resolving {
            card,
            resolver,
            next: 0,
            election_day: false,
        }));
    }
}

/// The questions of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayQuestion {
    Card,
    Discard,
    Use,
    Preempt,
    Trigger,
}

/// Why a card cannot be used in a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UseRefusal {
    NoEvent,
    Prevented,
    CannotPay,
}
