//! The one interpreter of politick actions and dirty tricks (chapters 11 and 13 of the rules page).

use crate::action::{Action, Word};
use crate::board::{Party, PartySet, Region, StateSet};
use crate::deck::{Card, CardSet};
use crate::desk::Clerk;
use crate::flow::{Flow, Offers};
use crate::log::Event;
use crate::politick::{Effect, GRASSROOTS_MONEY, GRASSROOTS_STATES, GRASSROOTS_VOTERS};
use crate::state::{CampaignTrail, Frame, Place, Play, Remove, Why};
use engine::{Key, Seat};

/// The parts of Grassroots, by the word that takes each.
const GRASSROOTS: [Word; 4] = [
    Word::Move,
    Word::GainMoney,
    Word::GainVoters,
    Word::PlaceColoured,
];

impl CampaignTrail {
    /// Carries out the next effect of a politick action.
    pub(crate) fn continue_effects(
        &mut self,
        seat: Seat,
        card: Card,
        next: u8,
        desk: &mut impl Clerk,
    ) -> Flow {
        let effects = self
            .facts(card)
            .politick
            .map_or(&[][..], |politick| politick.effects());
        match effects.get(usize::from(next)) {
            None => {
                self.public.frames.pop();
            }
            Some(&effect) => {
                self.public.frames.replace(Frame::Effects {
                    seat,
                    card,
                    next: next + 1,
                });
                self.carry_out(seat, card, effect, desk);
            }
        }
        Flow::On
    }

    fn carry_out(&mut self, seat: Seat, card: Card, effect: Effect, desk: &mut impl Clerk) {
        let party = self.party(seat);
        let here = self.pawn(seat);
        let empty_handed = self.hand(seat).is_empty();
        let frames = &mut self.public.frames;
        match effect {
            Effect::Stay => self.stay(seat, card, desk),
            Effect::Draw(count) => self.draw_by_effect(seat, usize::from(count), desk),
            Effect::PlayAnother => self.play_instead(Play {
                first: false,
                follow_up: true,
                ..Play::new(seat)
            }),
            Effect::Grassroots => frames.push(Frame::Grassroots {
                seat,
                card,
                done: 0,
            }),
            Effect::WinRegion(most) => frames.push(Frame::WinRegion { seat, most }),
            Effect::TakeDiscard => frames.push(Frame::TakeDiscard { seat }),
            Effect::DiscardOngoing => frames.push(Frame::DiscardOngoing { seat }),
            Effect::PlaceHere(count) => self.rally(seat, u16::from(count), desk),
            Effect::PlaceAround(most) => frames.push(Frame::Place(Place {
                left: most,
                cap: Some(1),
                ..Place::of(seat, here.neighbours())
            })),
            Effect::Fly => self.fly(seat),
            Effect::Tuck if empty_handed => {}
            Effect::Tuck => frames.push(Frame::Tuck { seat, card }),
            Effect::NameParty => frames.push(Frame::NameParty { seat, card }),
            Effect::Bribe { most, price } => {
                let opponents = self.public.roster.opponents(party);
                frames.push(Frame::Remove(Remove {
                    left: most,
                    open: StateSet::only(here),
                    optional: true,
                    replace: true,
                    price,
                    ..Remove::of(seat, opponents, Why::Bribe)
                }));
            }
            Effect::FalseNews(count) => frames.push(Frame::FalseNews { seat, count }),
            Effect::Scandal { money, voters } => self.spread_scandal(seat, money, voters),
        }
    }

    /// CT-A14: the card stays in front of its owner and works from the owner's next turn on.
    fn stay(&mut self, seat: Seat, card: Card, desk: &mut impl Clerk) {
        self.public.in_play.remove(card);
        self.public.ongoing[seat.index()].insert(card);
        self.public.fresh[seat.index()].insert(card);
        desk.note(|| Event::Stays {
            seat: self.player(seat),
            card,
        });
    }

    /// CT-P16
    fn rally(&mut self, seat: Seat, count: u16, desk: &mut impl Clerk) {
        let party = self.party(seat);
        // What others had in play cannot have taken them: nothing that watches politick actions takes voters.
        let count = count.min(self.public.registered[party]);
        self.public.registered[party] -= count;
        self.add_voters(party, self.pawn(seat), count, desk);
    }

    // Grassroots (CT-P10).

    fn grassroots_open(&self, seat: Seat, card: Card, done: u8, part: usize) -> bool {
        let open = done >> part & 1 == 0;
        let places =
            self.public.registered[self.party(seat)] > 0 && !self.facts(card).coloured.is_empty();
        open && (GRASSROOTS[part] != Word::PlaceColoured || places)
    }

    pub(crate) fn offer_grassroots(&self, seat: Seat, card: Card, done: u8, offers: &mut Offers) {
        for (part, &word) in GRASSROOTS.iter().enumerate() {
            if self.grassroots_open(seat, card, done, part) {
                offers.word(word);
            }
        }
        offers.word(Word::Stop);
    }

    pub(crate) fn continue_grassroots(&mut self, seat: Seat, card: Card, done: u8) -> Flow {
        let any = (0..GRASSROOTS.len()).any(|part| self.grassroots_open(seat, card, done, part));
        self.ask_while(any)
    }

    pub(crate) fn answer_grassroots(
        &mut self,
        seat: Seat,
        card: Card,
        done: u8,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let part = GRASSROOTS
            .iter()
            .position(|&word| action == Action::Word(word));
        let Some(part) = part else {
            self.public.frames.pop();
            return;
        };
        self.public.frames.replace(Frame::Grassroots {
            seat,
            card,
            done: done | 1 << part,
        });
        let party = self.party(seat);
        match GRASSROOTS[part] {
            Word::Move => self.stroll(seat),
            Word::GainMoney => self.gain_money(party, GRASSROOTS_MONEY, desk),
            Word::GainVoters => self.gain_voters(party, GRASSROOTS_VOTERS, desk),
            _ => {
                let open = self.facts(card).coloured;
                self.public.frames.push(Frame::Place(Place {
                    left: GRASSROOTS_STATES,
                    cap: Some(1),
                    ..Place::of(seat, open)
                }));
            }
        }
    }

    // Poll Win (CT-P13).

    pub(crate) fn regions_won(&self, party: Party) -> RegionSet {
        let mut won = RegionSet::default();
        for &region in Region::ALL {
            if self.wins_region(party, region) {
                won.0 |= 1 << region.index();
            }
        }
        won
    }

    /// What others had in play may have changed nothing here, so a region is still won.
    pub(crate) fn answer_win_region(&mut self, seat: Seat, most: u8, action: Action) {
        let Action::Region(region) = action else {
            return;
        };
        let open = self.region_states(region);
        self.public.frames.replace(Frame::Place(Place {
            left: most,
            cap: Some(1),
            free: most,
            ..Place::of(seat, open)
        }));
    }

    // Re-strategize (CT-P14).

    pub(crate) fn answer_take_discard(
        &mut self,
        seat: Seat,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::Card(card) = action else { return };
        self.public.discard.remove(card);
        self.public.in_play.insert(card);
        desk.note(|| Event::Retrieved {
            seat: self.player(seat),
            card,
        });
        self.public.frames.replace(Frame::HandOrPlay { seat, card });
    }

    pub(crate) fn answer_hand_or_play(&mut self, seat: Seat, card: Card, action: Action) {
        if action == Action::Word(Word::PlayNow) {
            self.play_instead(Play {
                first: false,
                card: Some(card),
                ..Play::new(seat)
            });
            return;
        }
        self.public.in_play.remove(card);
        self.hidden.hands[seat.index()].insert(card);
        self.public.known_hand[seat.index()].insert(card);
        self.public.frames.pop();
    }

    // Sabotage (CT-P15).

    pub(crate) fn answer_sabotage(&mut self, action: Action, desk: &mut impl Clerk) {
        let Action::Card(card) = action else { return };
        self.public.frames.pop();
        let owner = self
            .public
            .roster
            .all()
            .find(|seat| self.public.ongoing[seat.index()].contains(card));
        if let Some(owner) = owner {
            let beneath = self.discard_ongoing(owner, card, desk);
            if let Some(beneath) = beneath {
                desk.reveal();
                self.public.discard.insert(beneath);
            }
        }
    }

    /// An ongoing card goes to the discards; whoever calls decides about the card beneath it.
    pub(crate) fn discard_ongoing(
        &mut self,
        owner: Seat,
        card: Card,
        desk: &mut impl Clerk,
    ) -> Option<Card> {
        self.public.ongoing[owner.index()].remove(card);
        self.public.fresh[owner.index()].remove(card);
        self.public.covering.remove(card);
        for &party in Party::ALL {
            self.public.unprepared[party].remove(card);
        }
        self.public.discard.insert(card);
        desk.note(|| Event::OngoingDiscarded {
            seat: self.player(owner),
            card,
        });
        self.hidden.beneath[card].take()
    }

    // Debate Prep and Unprepared, when they are played.

    pub(crate) fn answer_tuck(
        &mut self,
        seat: Seat,
        over: Card,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        self.public.frames.pop();
        let Action::Card(card) = action else { return };
        self.hidden.hands[seat.index()].remove(card);
        // A card that was seen may be the one that lies there now.
        self.public.known_hand[seat.index()] = CardSet::default();
        self.hidden.beneath[over] = Some(card);
        self.public.covering.insert(over);
        let team = self.public.roster.insiders(seat);
        desk.note(|| Event::Tucked {
            seat: self.player(seat),
            team,
            over,
            card: Some(card),
        });
    }

    pub(crate) fn continue_name_party(
        &mut self,
        seat: Seat,
        card: Card,
        desk: &mut impl Clerk,
    ) -> Flow {
        let opponents = self.public.roster.opponents(self.party(seat));
        match (opponents.len(), opponents.iter().next()) {
            (1, Some(party)) => {
                self.name_party(seat, card, party, desk);
                Flow::On
            }
            _ => Flow::Ask,
        }
    }

    pub(crate) fn name_party(
        &mut self,
        seat: Seat,
        card: Card,
        party: Party,
        desk: &mut impl Clerk,
    ) {
        self.public.frames.pop();
        self.public.unprepared[party].insert(card);
        desk.note(|| Event::PartyNamed {
            seat: self.player(seat),
            party,
        });
    }

    // Dirty tricks.

    /// CT-Y13: every opponent alike.
    pub(crate) fn answer_false_news(
        &mut self,
        seat: Seat,
        count: u8,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::State(state) = action else { return };
        self.public.frames.pop();
        for party in self.public.roster.opponents(self.party(seat)).iter() {
            self.remove_voters(party, state, u16::from(count), desk);
        }
    }

    /// CT-Y13: each opposing party decides, in turn order.
    fn spread_scandal(&mut self, seat: Seat, money: u8, voters: u8) {
        let own = self.party(seat);
        let mut parties: [Option<Party>; 3] = [None; 3];
        let count = self.public.roster.in_play.len();
        let start = self.order().position(|party| party == own).unwrap_or(0);
        for step in 1..count {
            parties[step - 1] = self.order().nth((start + step) % count);
        }
        for party in parties.into_iter().flatten().rev() {
            self.public.frames.push(Frame::Scandal {
                by: seat,
                party,
                money,
                voters,
            });
        }
    }

    /// Who answers for the victim: its speaker, or the player of the card for an automated party.
    pub(crate) fn scandal_seat(&self, by: Seat, party: Party) -> Seat {
        self.public.roster.speaker(party).unwrap_or(by)
    }

    /// CT-O22: paying is offered only to who has the money, and never to an automated party.
    pub(crate) fn continue_scandal(
        &mut self,
        by: Seat,
        party: Party,
        money: u8,
        voters: u8,
        desk: &mut impl Clerk,
    ) -> Flow {
        let can_pay = self.public.chest[party] >= u16::from(money)
            && !self.public.roster.automated.contains(party);
        if can_pay {
            return Flow::Ask;
        }
        self.suffer_scandal(by, party, voters, desk);
        Flow::On
    }

    pub(crate) fn answer_scandal(
        &mut self,
        frame: (Seat, Party, u8, u8),
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let (by, party, money, voters) = frame;
        if action == Action::Word(Word::PayMoney) {
            self.public.frames.pop();
            let paid = self.lose_money(party, u16::from(money), desk);
            self.gain_money(self.party(by), paid, desk);
        } else {
            self.suffer_scandal(by, party, voters, desk);
        }
    }

    fn suffer_scandal(&mut self, by: Seat, party: Party, voters: u8, desk: &mut impl Clerk) {
        self.lose_voters(party, u16::from(voters), desk);
        self.public.frames.replace(Frame::Remove(Remove {
            left: voters,
            open: party.ethics_states(),
            ..Remove::of(
                self.scandal_seat(by, party),
                PartySet::only(party),
                Why::Scandal,
            )
        }));
    }
}

/// A set of regions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RegionSet(pub u64);

impl RegionSet {
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}
