//! Chapter 2, setting up.

use crate::bag::Bag;
use crate::board::Place;
use crate::cards::{Dictator, FOUNDERS, HELD, Kind, Kinds, Token};
use crate::desk::{CARDS, Clerk, DICTATORS, FACILITIES, TOKENS, TWENTY};
use crate::log::Event;
use crate::options::Options;
use crate::rulings::NEW_FOUNDERS;
use crate::state::{Dictators, Hidden, Player, Public, Stage, Turn};
use engine::{Key, List, Seat, Set};

///
const OPENING_HAND: usize = 4;
///
const DEFCON_CARDS: u8 = 2;

impl Dictators {
    pub(crate) fn set_up(options: &Options, desk: &mut impl Clerk) -> Dictators {
        let mut game = Dictators {
            public: Public {
                options: options.clone(),
                round: 1,
                first: Seat(0),
                active: Seat(0),
                stage: Stage::SlotBegins,
                turn: Turn::default(),
                defcon: 5,
                trident: None,
                trident_drawn: false,
                roadblocks: Set::default(),
                no_fly: Set::default(),
                players: List::default(),
                uses: [0; Dictator::COUNT],
                discard: Bag::default(),
                founder_discard: Kinds::default(),
                president_discard: Bag::default(),
                sites: Place::facilities(4),
                spent: Set::default(),
                result: None,
                frames: List::default(),
            },
            hidden: Hidden::default(),
        };
        game.deal_dictators(desk);
        game.deal_facilities(desk);
        game.lay_tokens(desk);
        game.deal_hands(desk);
        game.build_decks(desk);
        game.roll_for_start(desk);
        game
    }

    ///
    fn deal_dictators(&mut self, desk: &mut impl Clerk) {
        let mut left: Set<Dictator> = Dictator::all().collect();
        for seat in 0..self.public.options.players {
            let dictator = Dictator::at(desk.member(DICTATORS, left.bits()));
            left.remove(dictator);
            self.public.players.push(Player {
                dictator,
                ..Player::default()
            });
            let seat = Seat(seat);
            desk.note(|| Event::DictatorDealt { seat, dictator });
        }
    }

    ///
    fn deal_facilities(&mut self, desk: &mut impl Clerk) {
        for zone in 1..=4 {
            for seat in self.public.seats() {
                self.deal_facility(seat, zone, desk);
            }
        }
    }

    /// Deals a facility card of a zone to a player, if one is left.
    pub(crate) fn deal_facility(&mut self, seat: Seat, zone: u8, desk: &mut impl Clerk) {
        let held = self
            .hidden
            .facilities
            .iter()
            .fold(Set::default(), |all: Set<Place>, &held| all.union(held));
        let left = Place::facilities(zone).minus(held);
        if !left.is_empty() {
            let place = Place::at(desk.member(FACILITIES, left.bits()));
            self.hidden.facilities[seat.index()].insert(place);
            self.show_facility(seat, place, 1 << seat.0);
        }
    }

    ///
    fn lay_tokens(&mut self, desk: &mut impl Clerk) {
        self.hidden.unused = Token::every();
        for site in 0..self.hidden.at_sites.len() {
            self.hidden.at_sites[site] = self.random_token(desk);
        }
    }

    /// A random unused token, which is then no longer unused.
    pub(crate) fn random_token(&mut self, desk: &mut impl Clerk) -> Option<Token> {
        let unused = self.hidden.unused;
        (!unused.is_empty()).then(|| {
            let token = Token::at(desk.member(TOKENS, unused.bits()));
            self.hidden.unused.remove(token);
            token
        })
    }

    /// hands are dealt before event cards come in.
    fn deal_hands(&mut self, desk: &mut impl Clerk) {
        let designs = &self.public.deck().designs;
        for (kind, design) in designs.iter().enumerate().take(HELD) {
            self.hidden.deck.rest.add(kind, design.count);
        }
        for seat in self.public.seats() {
            let perennial = self.public.player(seat).dictator == Dictator::Petunia;
            for _ in 0..OPENING_HAND + usize::from(perennial) {
                let dealt = self.hidden.deck.take(|rest| desk.draw_from(CARDS, rest));
                let kind = dealt.expect("122 cards are enough for five hands");
                self.gain(seat, Kind::at(kind), desk);
            }
        }
    }

    ///
    fn build_decks(&mut self, desk: &mut impl Clerk) {
        self.hidden.founders = (0..FOUNDERS).map(Kind::founder).collect();
        self.shuffle_founders_in(NEW_FOUNDERS, desk);
        self.hidden
            .deck
            .rest
            .add(Kind::DEFCON.index(), DEFCON_CARDS);
        self.hidden.deck.rest.add(Kind::TRIDENT.index(), 1);
        let novice = self.public.options.novice;
        for (card, design) in self.public.deck().presidents.iter().enumerate() {
            if design.novice || !novice {
                self.hidden.presidents.rest.add(card, design.count);
            }
        }
    }

    /// the highest roll begins; ties roll again.
    fn roll_for_start(&mut self, desk: &mut impl Clerk) {
        let mut rolling = self.public.everybody();
        while rolling.len() > 1 {
            let mut highest = 0;
            let mut best = rolling;
            for seat in rolling.iter() {
                let die = desk.die(TWENTY, 20);
                desk.note(|| Event::RolledForStart { seat, die });
                if die > highest {
                    highest = die;
                    best = engine::SeatSet::only(seat);
                } else if die == highest {
                    best = best.with(seat);
                }
            }
            rolling = best;
        }
        let first = rolling.lowest().expect("somebody rolled highest");
        self.public.first = first;
        self.public.active = first;
    }
}
