//! Chapter 10, event cards: founders, DEFCON and the Trident.

use crate::board::{Road, Roads, TimeZone, Zones};
use crate::cards::{Dictator, Effect, Kind, Token};
use crate::desk::{Clerk, ROADS, SIX, ZONES};
use crate::flow::Flow;
use crate::log::Event;
use crate::rulings::{BOOM, COASTS, MARTIAL_HAND, MARTIAL_ROADBLOCKS, SCRAMBLED_ZONES};
use crate::state::{Blocking, Dictators, EVERYBODY, Ending, Frame, Lying, Trident};
use engine::{Key, Seat};

impl Dictators {
    /// whether a player who gets a founder may hold token XIII, as far as the table knows.
    pub(crate) fn may_give_founder(&self, who: Seat) -> bool {
        !self.hidden.tokens[who.index()].is_empty() && !self.public.spent.contains(Token::XIII)
    }

    pub(crate) fn continue_founder(
        &mut self,
        who: Seat,
        card: Kind,
        desk: &mut impl Clerk,
    ) -> Flow {
        if self.may_give_founder(who) {
            return Flow::Ask;
        }
        self.public.frames.pop();
        self.settle_founder(who, card, desk);
        Flow::On
    }

    /// Token XIII: the founder goes to an opponent, who resolves it.
    pub(crate) fn give_founder(&mut self, from: Seat, to: Seat, card: Kind, desk: &mut impl Clerk) {
        self.spend_token(from, Token::XIII, desk);
        desk.note(|| Event::FounderGiven {
            from,
            to,
            founder: card,
        });
        self.public.push(Frame::Founder { who: to, card });
    }

    /// a founder comes to lie in front of a player, in place of any other.
    pub(crate) fn settle_founder(&mut self, seat: Seat, card: Kind, desk: &mut impl Clerk) {
        self.remove_founder(seat, desk);
        let founder = self.public.deck().founder(card);
        let (left, effect) = (founder.turns, founder.effect);
        self.public.player_mut(seat).founder = Some(Lying { card, left });
        desk.note(|| Event::FounderCame {
            seat,
            founder: card,
        });
        match effect {
            Effect::Declaration => self.sign_declaration(desk),
            Effect::TeaParty => self.hold_tea_party(seat, desk),
            Effect::OpenHand => {
                self.show_hand(seat, EVERYBODY);
                desk.reveal();
                desk.note(|| Event::HandShown { seat });
            }
            Effect::GiveAway => {
                for opponent in self.public.opponents(seat) {
                    if let Some(kind) = self.random_card(seat, desk) {
                        self.hand_over(seat, opponent, kind, desk);
                    }
                }
            }
            Effect::MidnightRide => self.ride_at_midnight(seat, desk),
            _ => {}
        }
    }

    pub(crate) fn remove_founder(&mut self, seat: Seat, desk: &mut impl Clerk) {
        if let Some(founder) = self.public.player_mut(seat).founder.take() {
            self.public.founder_discard.insert(founder.card);
            desk.note(|| Event::CardLeft {
                seat,
                card: founder.card,
            });
        }
    }

    /// George Washington.
    fn sign_declaration(&mut self, desk: &mut impl Clerk) {
        let founders = self.shuffle_founders_in(2, desk);
        desk.note(|| Event::FoundersShuffledIn { founders });
        self.discard_all_hands(desk);
    }

    /// Samuel Adams.
    fn hold_tea_party(&mut self, seat: Seat, desk: &mut impl Clerk) {
        let assets = self.public.player(seat).assets;
        if assets.is_empty() {
            self.ask_to_discard(seat, 2);
        }
        for &asset in assets.as_slice() {
            self.lose_asset(seat, asset, desk);
        }
    }

    /// Paul Revere.
    fn ride_at_midnight(&mut self, seat: Seat, desk: &mut impl Clerk) {
        for place in self.face_down(seat).iter() {
            self.show_facility(seat, place, EVERYBODY);
        }
        desk.reveal();
        desk.note(|| Event::FacilitiesShown { seat });
        let roads = self.public.player(seat).place.roads();
        self.public.push(Frame::Block(Blocking {
            who: self.public.next(seat),
            left: 2,
            roads,
            optional: true,
        }));
    }

    /// the level goes one step towards 1, and its effect follows.
    pub(crate) fn raise_defcon(&mut self, cause: Seat, desk: &mut impl Clerk) {
        self.public.defcon -= 1;
        let level = self.public.defcon;
        desk.note(|| Event::DefconChanged { level });
        if level <= BOOM {
            self.boom(desk);
            return;
        }
        self.public.push(Frame::Level {
            level,
            cause,
            next: 0,
        });
    }

    /// the game is over. Whoever holds token IX reveals it and wins.
    fn boom(&mut self, desk: &mut impl Clerk) {
        let holder = |seat: &Seat| self.hidden.tokens[seat.index()].contains(Token::IX);
        let revealed_by = self.public.seats().find(holder);
        if let Some(seat) = revealed_by {
            self.spend_token(seat, Token::IX, desk);
        }
        desk.reveal();
        self.end(Ending::Boom { revealed_by }, desk);
    }

    pub(crate) fn end(&mut self, ending: Ending, desk: &mut impl Clerk) {
        self.public.result = Some(ending);
        desk.note(|| Event::GameEnded { ending });
    }

    /// One level back towards 5, without an effect.
    pub(crate) fn calm_defcon(&mut self, desk: &mut impl Clerk) {
        if self.can_calm() {
            self.public.defcon += 1;
            let level = self.public.defcon;
            desk.note(|| Event::DefconChanged { level });
        }
    }

    /// the effect of a level, player by player, clockwise from whoever caused it (U22); then abilities that
    /// watch the level (DS-5).
    pub(crate) fn continue_level(
        &mut self,
        level: u8,
        cause: Seat,
        next: u8,
        desk: &mut impl Clerk,
    ) {
        let count = self.public.count() as u8;
        self.public.frames.pop();
        if next == 0 {
            match level {
                3 => self.scramble_fighters(desk),
                2 => self.declare_martial_law(desk),
                _ => {}
            }
        }
        if next == count {
            let ignatz = |seat: &Seat| self.public.player(*seat).dictator == Dictator::Ignatz;
            if let Some(who) = self.public.seats().find(ignatz) {
                self.draw(who, 2);
            }
            return;
        }
        self.public.push(Frame::Level {
            level,
            cause,
            next: next + 1,
        });
        let who = Seat((cause.0 + next) % count);
        match level {
            4 => self.public.push(Frame::Block(Blocking {
                who,
                left: 1,
                roads: Road::every(),
                optional: false,
            })),
            3 => self.ask_to_discard(who, 1),
            _ => {
                let over = self.hand_size(who).saturating_sub(MARTIAL_HAND.into());
                self.ask_to_discard(who, over as u8);
            }
        }
    }

    /// Level 3: random mainland time zones without a no-fly zone get one.
    fn scramble_fighters(&mut self, desk: &mut impl Clerk) {
        for _ in 0..SCRAMBLED_ZONES {
            let mut open: Zones = TimeZone::all().collect::<Zones>().minus(self.public.no_fly);
            open.remove(TimeZone::Hawaii);
            if !open.is_empty() {
                let zone = TimeZone::at(desk.member(ZONES, open.bits()));
                self.close_airspace(zone, desk);
            }
        }
    }

    /// Level 2: random roads without a roadblock get one.
    fn declare_martial_law(&mut self, desk: &mut impl Clerk) {
        for _ in 0..MARTIAL_ROADBLOCKS {
            let open: Roads = self.open_roads();
            if !open.is_empty() {
                let road = Road::at(desk.member(ROADS, open.bits()));
                self.block(road, desk);
            }
        }
    }

    /// the Trident surfaces off a random coast; nothing changes that roll (DS-2).
    pub(crate) fn surface_trident(&mut self, desk: &mut impl Clerk) {
        let place = COASTS[desk.die(SIX, 6) as usize - 1];
        let warheads = self.public.count() as u8;
        self.public.trident_drawn = true;
        self.public.trident = Some(Trident { place, warheads });
        desk.note(|| Event::TridentSurfaced { place, warheads });
    }
}
