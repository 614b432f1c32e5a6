//! Chapter 11, the zone 4 tokens. Nothing cancels, redirects or ignores them.

use crate::action::{
    Action, CARDS, NUCLEAR_ZONES, PLACES, PLAYERS, ROADS, SEATS, TIME_ZONES, TOKENS, Word,
};
use crate::bag::Bag;
use crate::board::{Place, Places, Roads, Zones};
use crate::cards::{KINDS, Kind, Token, Tokens};
use crate::desk::{CARDS as CARD_DRAWS, Clerk, FACILITIES};
use crate::log::{Event, Secret};
use crate::state::{Dictators, EVERYBODY, Frame, SPECTATOR, VIEWERS};
use engine::{ActionSet, Key, Seat};

/// Token XV and All Clear count down from here when any number may be removed.
const ANY_NUMBER: u8 = u8::MAX;

impl Dictators {
    /// tokens that the active player can use now.
    pub(crate) fn usable_tokens(&self) -> ActionSet {
        let held = self.hidden.tokens[self.public.active.index()];
        let usable: Tokens = held.iter().filter(|&token| self.can_use(token)).collect();
        let mut set = ActionSet::EMPTY;
        set.insert_family(TOKENS, usable.bits() as u64);
        set
    }

    fn can_use(&self, token: Token) -> bool {
        let seat = self.public.active;
        match token {
            // They have moments of their own.
            Token::III | Token::IX | Token::XIII => false,
            Token::I | Token::IV | Token::VI | Token::XII => true,
            Token::II => !self.face_down(seat).is_empty(),
            Token::V => self.hidden.fresh,
            Token::VII => self.presidents_left() > 0,
            Token::VIII | Token::XIV => self.can_draw(),
            Token::X => self.can_draw() || !self.hidden.founders.is_empty(),
            Token::XI => !self.public.sites.is_empty(),
            Token::XV => !self.public.roadblocks.is_empty() || !self.public.no_fly.is_empty(),
        }
    }

    /// a token is used once and is then out of the game.
    pub(crate) fn spend_token(&mut self, seat: Seat, token: Token, desk: &mut impl Clerk) {
        self.hidden.tokens[seat.index()].remove(token);
        for viewer in 0..VIEWERS {
            self.hidden.known_tokens[viewer][seat.index()].remove(token);
        }
        self.public.spent.insert(token);
        desk.reveal();
        desk.note(|| Event::TokenUsed { seat, token });
    }

    ///
    pub(crate) fn use_token(&mut self, token: Token, desk: &mut impl Clerk) {
        let who = self.public.active;
        self.spend_token(who, token, desk);
        match token {
            Token::I | Token::II => self.public.push(Frame::TokenPlace { who, token }),
            Token::IV => self.public.turn.again = true,
            Token::V | Token::XII => self.public.push(Frame::TokenSeat { who, token }),
            Token::VI => self.public.push(Frame::Rearrange {
                who,
                left: self.public.count() as u8 - 1,
                first: None,
            }),
            Token::VII => {
                self.look_at_presidents(who, 5, desk);
                self.public.push(Frame::KeepAudience { who });
            }
            Token::VIII => {
                let taken = self.draw_without_events(who, 6, EVERYBODY, desk);
                self.public.turn.free.add_all(&taken);
            }
            Token::X => self.spread_mischief(who, desk),
            Token::XI => self.bury_tokens(desk),
            Token::XIV => {
                self.draw_without_events(who, 10, 0, desk);
            }
            Token::XV => self.public.push(Frame::Clear {
                who,
                left: ANY_NUMBER,
                here: false,
            }),
            Token::III | Token::IX | Token::XIII => {}
        }
    }

    /// Where tokens I and II can be used.
    pub(crate) fn token_places(&self, who: Seat, token: Token) -> Places {
        match token {
            Token::I => [Place::WA, Place::DC].into_iter().collect(),
            _ => self.face_down(who),
        }
    }

    pub(crate) fn answer_token_place(
        &mut self,
        who: Seat,
        token: Token,
        place: Place,
        desk: &mut impl Clerk,
    ) {
        self.public.frames.pop();
        match token {
            Token::I => self.put(who, place, desk),
            _ => self.disarm(who, place, desk),
        }
    }

    pub(crate) fn answer_token_seat(
        &mut self,
        who: Seat,
        token: Token,
        other: Seat,
        desk: &mut impl Clerk,
    ) {
        self.public.frames.pop();
        match token {
            Token::V => self.trade_places(who, other, desk),
            _ => self.public.push(Frame::Demand { who, of: other }),
        }
    }

    /// Token V, R-11.8: everything changes owner but the seats, the running turn and whose turn somebody else will
    /// play. Each of the two knows what it gave away.
    fn trade_places(&mut self, one: Seat, two: Seat, desk: &mut impl Clerk) {
        let (a, b) = (one.index(), two.index());
        let players = self.public.players.as_mut_slice();
        players.swap(a, b);
        let puppets = (players[a].puppet_of, players[b].puppet_of);
        (players[b].puppet_of, players[a].puppet_of) = puppets;
        let hidden = &mut self.hidden;
        hidden.hands.swap(a, b);
        hidden.facilities.swap(a, b);
        hidden.tokens.swap(a, b);
        hidden.kept.swap(a, b);
        for viewer in 0..VIEWERS {
            hidden.known[viewer].swap(a, b);
            hidden.known_facilities[viewer].swap(a, b);
            hidden.known_tokens[viewer].swap(a, b);
        }
        // Both know both: what they hold now and what they have given away.
        for (viewer, held) in [(a, a), (a, b), (b, a), (b, b)] {
            hidden.known[viewer][held] = hidden.hands[held];
            hidden.known_facilities[viewer][held] = hidden.facilities[held];
            hidden.known_tokens[viewer][held] = hidden.tokens[held];
        }
        self.public.turn.free = Bag::default();
        desk.reveal();
        desk.note(|| Event::PlacesTraded { one, two });
    }

    /// Token VI: two meeples change places.
    pub(crate) fn trade_meeples(&mut self, one: Seat, two: Seat, desk: &mut impl Clerk) {
        let places = (self.public.player(one).place, self.public.player(two).place);
        self.public.player_mut(one).place = places.1;
        self.public.player_mut(two).place = places.0;
        desk.note(|| Event::MeeplesTraded { one, two });
    }

    /// Token X: three command cards and three founders are mixed; each opponent gets one, the rest goes into the deck.
    fn spread_mischief(&mut self, who: Seat, desk: &mut impl Clerk) {
        let mut mixed: Bag<KINDS> = Bag::default();
        for _ in 0..3 {
            if let Some(kind) = self.top_card(desk) {
                mixed.add(kind.index(), 1);
            }
        }
        for _ in 0..3 {
            if let Some(founder) = self.take_founder(desk) {
                mixed.add(founder.index(), 1);
            }
        }
        let mut given = [None; PLAYERS];
        for (seat, place) in self.public.opponents(who).zip(&mut given) {
            if !mixed.is_empty() {
                let kind = desk.draw_from(CARD_DRAWS, &mixed);
                mixed.take(kind);
                *place = Some((seat, Kind::at(kind)));
            }
        }
        self.hidden.deck.shuffle_in(&mixed);
        desk.note(|| Event::ShuffledBack {
            cards: mixed.len() as u8,
        });
        // The last one pushed is resolved first: clockwise from the player.
        for (seat, kind) in given.into_iter().rev().flatten() {
            if self.public.result.is_none() {
                self.receive(seat, kind, desk);
            } else {
                self.hidden.deck.rest.add(kind.index(), 1);
            }
        }
    }

    /// Token XI: tokens on the board leave the game unseen.
    fn bury_tokens(&mut self, desk: &mut impl Clerk) {
        let mut tokens = 0;
        for token in self.hidden.at_sites.iter_mut().filter_map(Option::take) {
            self.hidden.buried.insert(token);
            tokens += 1;
        }
        self.public.sites = Places::default();
        desk.note(|| Event::TokensRemoved { tokens });
    }

    /// Token XII: dictators change hands, or a zone 1 facility card does.
    pub(crate) fn answer_demand(&mut self, who: Seat, of: Seat, word: Word, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if word == Word::SwapDictators {
            let dictators = (
                self.public.player(who).dictator,
                self.public.player(of).dictator,
            );
            self.public.player_mut(who).dictator = dictators.1;
            self.public.player_mut(of).dictator = dictators.0;
            desk.note(|| Event::DictatorsTraded { one: who, two: of });
            return;
        }
        let cards = self.hidden.facilities[of.index()].intersection(Place::facilities(1));
        if cards.is_empty() {
            return;
        }
        let place = Place::at(desk.member(FACILITIES, cards.bits()));
        self.move_facility(place, of, who);
        desk.reveal();
        desk.note(|| Event::FacilityTaken { by: who, from: of });
        self.deal_facility(of, 1, desk);
    }

    /// A facility card goes to another player as it lies; whoever knew it still knows it.
    fn move_facility(&mut self, place: Place, from: Seat, to: Seat) {
        self.hidden.facilities[from.index()].remove(place);
        self.hidden.facilities[to.index()].insert(place);
        if self.public.player(from).disarmed.contains(place) {
            self.public.player_mut(from).disarmed.remove(place);
            self.public.player_mut(to).disarmed.insert(place);
        }
        for viewer in 0..VIEWERS {
            let known = &mut self.hidden.known_facilities[viewer];
            let knew = known[from.index()].contains(place);
            known[from.index()].remove(place);
            let concerned = viewer == from.index() || viewer == to.index();
            if knew || (concerned && viewer != SPECTATOR) {
                known[to.index()].insert(place);
            }
        }
    }

    pub(crate) fn demand_offers(&self, of: Seat) -> ActionSet {
        let mut set = ActionSet::EMPTY;
        set.insert(engine::Action::index(Action::Word(Word::SwapDictators)));
        let cards = self.hidden.facilities[of.index()].intersection(Place::facilities(1));
        if !cards.is_empty() {
            set.insert(engine::Action::index(Action::Word(Word::TakeFacility)));
        }
        set
    }

    /// What a frame that removes roadblocks and no-fly zones can still remove.
    pub(crate) fn removable(&self, who: Seat, here: bool) -> (Roads, Zones) {
        if here {
            let roads = self.public.player(who).place.roads();
            (roads.intersection(self.public.roadblocks), Zones::default())
        } else {
            (self.public.roadblocks, self.public.no_fly)
        }
    }

    pub(crate) fn clear_offers(&self, who: Seat, here: bool) -> ActionSet {
        let mut set = ActionSet::EMPTY;
        let (roads, zones) = self.removable(who, here);
        road_offers(roads, &mut set);
        set.insert_family(TIME_ZONES, zones.bits() as u64);
        if !here {
            set.insert(engine::Action::index(Action::Word(Word::Stop)));
        }
        set
    }

    /// Golden Telephone: the nuclear zones of a player's face-down facility cards.
    pub(crate) fn zone_offers(&self, of: Seat) -> ActionSet {
        let cards = self.face_down(of);
        cards
            .iter()
            .map(|place| NUCLEAR_ZONES + place.nuclear_zone() as usize - 1)
            .collect()
    }

    /// Golden Telephone: one face-down card of that zone, a new one if there are two.
    pub(crate) fn see_facility(&mut self, who: Seat, of: Seat, zone: u8, desk: &mut impl Clerk) {
        self.public.frames.pop();
        let by = self.chooser(who);
        let cards = self.face_down(of).intersection(Place::facilities(zone));
        let new = cards.minus(self.hidden.known_facilities[by.index()][of.index()]);
        let from = if new.is_empty() { cards } else { new };
        if from.is_empty() {
            return;
        }
        let place = match from.len() {
            1 => from.first().unwrap_or(Place::HI),
            _ => Place::at(desk.member(FACILITIES, from.bits())),
        };
        self.show_facility(of, place, 1 << by.0);
        desk.reveal();
        desk.note(|| Event::FacilitySeen {
            of,
            by,
            place: Secret::new(place, 1 << by.0 | 1 << of.0),
        });
    }
}

/// Roads as answers: they fill more than one word of the set.
pub(crate) fn road_offers(roads: Roads, set: &mut ActionSet) {
    set.insert_family(ROADS, roads.bits() as u64);
    set.insert_family(ROADS + 64, (roads.bits() >> 64) as u64);
}

pub(crate) fn seat_offers(seats: impl Iterator<Item = Seat>) -> ActionSet {
    seats.map(|seat| SEATS + seat.index()).collect()
}

pub(crate) fn place_offers(places: Places) -> ActionSet {
    let mut set = ActionSet::EMPTY;
    set.insert_family(PLACES, places.bits() as u64);
    set
}

pub(crate) fn card_offers(kinds: u64) -> ActionSet {
    let mut set = ActionSet::EMPTY;
    set.insert_family(CARDS, kinds);
    set
}
