//! Playing a card: which one, for which of its actions, and what can stand in the way (chapters 3 and 4 of the rules page).

use crate::action::{Action, Use, Word};
use crate::board::StateSet;
use crate::candidates::Candidate;
use crate::deck::{Card, CardFacts, CardSet, Tour};
use crate::desk::Clerk;
use crate::flow::{Flow, Offers};
use crate::log::Event;
use crate::politick::{Kind, Politick};
use crate::state::{CampaignTrail, Frame, Pick, Play, PlayStep};
use engine::Seat;

/// Why an action of a card cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    NotPrinted,
    PlansChanged,
    NoPlanes,
    PawnElsewhere,
    NoMoney,
    NoVoters,
    NoEthicsVoters,
    NobodyHere,
    ResponseOnly,
    NotAlone,
    NoDiscards,
    NothingToSabotage,
    NoRegion,
    NotAfterDiverseStrategy,
}

impl Bar {
    /// The rule that stands in the way.
    pub fn rule(self) -> &'static str {
        match self {
            Bar::NotPrinted => "CT-T4",
            Bar::PlansChanged => "CT-P4",
            Bar::NoPlanes => "CT-C3",
            Bar::PawnElsewhere => "CT-A10",
            Bar::NoMoney => "CT-A6",
            Bar::NoVoters => "CT-A7",
            Bar::NoEthicsVoters => "CT-Y8",
            Bar::NobodyHere => "CT-Y12",
            Bar::ResponseOnly => "CT-A15",
            Bar::NotAlone => "CT-O14",
            Bar::NoDiscards => "CT-P14",
            Bar::NothingToSabotage => "CT-P15",
            Bar::NoRegion => "CT-P13",
            Bar::NotAfterDiverseStrategy => "CT-P7",
        }
    }

    /// The message that says so.
    pub fn message(self) -> &'static str {
        match self {
            Bar::NotPrinted => "no-not-printed",
            Bar::PlansChanged => "no-plans-changed",
            Bar::NoPlanes => "no-planes",
            Bar::PawnElsewhere => "no-pawn-elsewhere",
            Bar::NoMoney => "no-money",
            Bar::NoVoters => "no-voters",
            Bar::NoEthicsVoters => "no-ethics-voters",
            Bar::NobodyHere => "no-nobody-here",
            Bar::ResponseOnly => "no-response-only",
            Bar::NotAlone => "no-not-alone",
            Bar::NoDiscards => "no-discards",
            Bar::NothingToSabotage => "no-nothing-to-sabotage",
            Bar::NoRegion => "no-region",
            Bar::NotAfterDiverseStrategy => "no-not-after-diverse-strategy",
        }
    }
}

impl CampaignTrail {
    /// The card whose action is being chosen: one that lies open already, or the player's secret pick.
    pub(crate) fn picked_card(&self, play: &Play) -> Option<Card> {
        play.card.or(match self.hidden.picked[play.seat.index()] {
            Some(Pick::Card(card)) => Some(card),
            _ => None,
        })
    }

    pub(crate) fn offer_play(&self, play: &Play, offers: &mut Offers) {
        let Some(card) = self.picked_card(play) else {
            offers.cards(self.hand(play.seat));
            if play.follow_up {
                offers.word(Word::Stop);
            }
            return;
        };
        let mut any = false;
        for &usage in Use::ALL {
            if self.bar(play, card, usage).is_none() {
                offers.usage(usage);
                any = true;
            }
        }
        if !any {
            offers.word(Word::DiscardCard);
        }
    }

    /// CT-T3, CT-T4, CT-T5: what stands in the way of an action.
    pub(crate) fn bar(&self, play: &Play, card: Card, usage: Use) -> Option<Bar> {
        let facts = self.facts(card);
        let seat = play.seat;
        if !facts.shows(usage) {
            return Some(Bar::NotPrinted);
        }
        if play.barred == Some(usage) {
            return Some(Bar::PlansChanged);
        }
        match usage {
            Use::Travel => {
                let flies = facts.travel.is_some_and(|travel| travel.plane);
                (flies && self.candidate(seat).is(Candidate::Experienced)).then_some(Bar::NoPlanes)
            }
            Use::Fundraise | Use::Register => None,
            Use::Advertise => self.advertise_bar(seat, card),
            Use::Campaign if facts.dirty => self.smear_bar(seat, &facts),
            Use::Campaign => self.campaign_bar(seat, &facts),
            Use::Politick => self.politick_bar(play, &facts),
        }
    }

    /// CT-A10, CT-A11: the states of a tour, for one player.
    pub(crate) fn tour_states(&self, seat: Seat, tour: Tour) -> StateSet {
        match (tour, self.public.homes[seat.index()]) {
            (Tour::Listed(states), _) => states,
            (Tour::HomeRegion, Some(home)) => self.region_states(self.region_of(home)),
            (Tour::HomeRegion, None) => StateSet::EMPTY,
        }
    }

    fn politick_bar(&self, play: &Play, facts: &CardFacts) -> Option<Bar> {
        let politick = facts.politick?;
        let party = self.party(play.seat);
        if politick.kind() == Kind::Response {
            return Some(Bar::ResponseOnly);
        }
        if self.plays_alone() && politick.barred_alone(self.public.options.has_debates()) {
            return Some(Bar::NotAlone);
        }
        if play.follow_up && politick.plays_on() {
            return Some(Bar::NotAfterDiverseStrategy);
        }
        if self.public.chest[party] < politick.price() {
            return Some(Bar::NoMoney);
        }
        match politick {
            Politick::ReStrategize => self.public.discard.is_empty().then_some(Bar::NoDiscards),
            Politick::Sabotage => self
                .sabotage_targets(play.seat)
                .is_empty()
                .then_some(Bar::NothingToSabotage),
            Politick::PollWin => self.regions_won(party).is_empty().then_some(Bar::NoRegion),
            Politick::StadiumRally => (self.public.registered[party] < 2).then_some(Bar::NoVoters),
            Politick::Bribes if self.public.chest[party] < 40 => Some(Bar::NoMoney),
            Politick::Bribes => {
                let here = &self.public.voters[self.pawn(play.seat)];
                let opposed = self
                    .public
                    .roster
                    .opponents(party)
                    .iter()
                    .any(|other| here[other] > 0);
                (!opposed).then_some(Bar::NobodyHere)
            }
            _ => None,
        }
    }

    /// Whether one human party meets automated ones only.
    pub(crate) fn plays_alone(&self) -> bool {
        self.public.roster.humans().len() == 1
    }

    pub(crate) fn answer_play(&mut self, play: Play, action: Action, desk: &mut impl Clerk) {
        match action {
            Action::Card(card) => self.hidden.picked[play.seat.index()] = Some(Pick::Card(card)),
            Action::Use(usage) => {
                if let Some(card) = self.show_card(&play) {
                    self.announce(play, card, usage, desk);
                }
            }
            Action::Word(Word::DiscardCard) => {
                if let Some(card) = self.show_card(&play) {
                    desk.reveal();
                    desk.note(|| Event::CardWasted {
                        seat: self.player(play.seat),
                        card,
                    });
                    self.public.frames.replace(Frame::Play(Play {
                        card: Some(card),
                        step: PlayStep::Over,
                        ..play
                    }));
                }
            }
            _ => {
                self.public.frames.pop();
            }
        }
    }

    /// The card leaves the hand and lies open.
    fn show_card(&mut self, play: &Play) -> Option<Card> {
        let card = self.picked_card(play)?;
        self.hidden.picked[play.seat.index()] = None;
        self.leave_hand(play.seat, card);
        self.public.in_play.insert(card);
        Some(card)
    }

    fn announce(&mut self, play: Play, card: Card, usage: Use, desk: &mut impl Clerk) {
        desk.reveal();
        desk.note(|| Event::CardPlayed {
            seat: self.player(play.seat),
            card,
            usage,
        });
        // CT-P4: only the first card of a turn can be answered, and only once.
        let answerable = play.first && play.barred.is_none();
        self.public.frames.replace(Frame::Play(Play {
            card: Some(card),
            usage,
            step: if answerable {
                PlayStep::ChangeOfPlans
            } else {
                PlayStep::DryUp
            },
            ..play
        }));
    }

    /// Windows, then what others have in play, then the action itself.
    pub(crate) fn continue_play(&mut self, play: Play, desk: &mut impl Clerk) -> Flow {
        let Play {
            seat, step, usage, ..
        } = play;
        let next = |step| Frame::Play(Play { step, ..play });
        match (step, play.card) {
            (PlayStep::Choose, None) if self.hand(seat).is_empty() => {
                self.public.frames.pop();
            }
            (PlayStep::Choose, _) => return Flow::Ask,
            (PlayStep::ChangeOfPlans, _) => {
                self.public.frames.replace(next(PlayStep::DryUp));
                self.open_window(
                    self.party(seat),
                    usage,
                    crate::state::WindowKind::ChangeOfPlans,
                );
            }
            (PlayStep::DryUp, Some(card)) => {
                self.public.frames.replace(next(PlayStep::Watched));
                if usage == Use::Campaign && !self.facts(card).dirty {
                    self.open_window(self.party(seat), usage, crate::state::WindowKind::DryUp);
                }
            }
            (PlayStep::Watched, Some(card)) => {
                self.public.frames.replace(next(PlayStep::Act));
                self.favorite_son(&play, card, desk);
                let listed = self
                    .facts(card)
                    .campaign
                    .map(|tour| self.tour_states(seat, tour));
                self.fire_watchers(seat, usage, listed.unwrap_or_default(), desk);
            }
            (PlayStep::Act, Some(card)) => {
                self.public.frames.replace(next(PlayStep::Over));
                self.act(&play, card, desk);
            }
            _ => {
                self.public.frames.pop();
            }
        }
        Flow::On
    }

    /// CT-P8
    fn favorite_son(&mut self, play: &Play, card: Card, desk: &mut impl Clerk) {
        let Some(home) = self.public.homes[play.seat.index()] else {
            return;
        };
        if play.first && self.facts(card).coloured.contains(home) {
            for _ in self.active(play.seat, Politick::FavoriteSon).iter() {
                self.add_voters(self.party(play.seat), home, 1, desk);
            }
        }
    }

    /// The action itself (chapter 4; chapter 11 for dirty cards).
    fn act(&mut self, play: &Play, card: Card, desk: &mut impl Clerk) {
        let facts = self.facts(card);
        let seat = play.seat;
        match play.usage {
            Use::Travel => {
                if let Some(travel) = facts.travel {
                    self.begin_travel(seat, travel, facts.suppression);
                }
            }
            Use::Fundraise => self.fundraise(seat, &facts, desk),
            Use::Register => self.register(seat, &facts, desk),
            Use::Advertise => self.begin_advertising(seat, card),
            Use::Campaign if facts.dirty => self.begin_smear(seat, &facts),
            Use::Campaign => self.begin_campaign(play, &facts, desk),
            Use::Politick => {
                let price = facts.politick.map_or(0, Politick::price);
                self.lose_money(self.party(seat), price, desk);
                self.public.frames.push(Frame::Effects {
                    seat,
                    card,
                    next: 0,
                });
            }
        }
    }

    /// A further card in place of the play that led to it.
    pub(crate) fn play_instead(&mut self, play: Play) {
        while let Some(frame) = self.public.frames.last() {
            let reached = matches!(frame, Frame::Play(_));
            self.public.frames.pop();
            if reached {
                break;
            }
        }
        self.public.frames.push(Frame::Play(play));
    }

    /// Every ongoing card in front of an opponent.
    pub(crate) fn sabotage_targets(&self, seat: Seat) -> CardSet {
        let opponents = self.opponents_in_order(self.party(seat));
        opponents.fold(CardSet::default(), |cards, other| {
            cards.union(self.public.ongoing[other.index()])
        })
    }
}
