//! Chapter 16: what each viewer knows, and worlds that fit it.

use crate::action::Action;
use crate::bag::Bag;
use crate::board::{Place, Places, Roads, reachable};
use crate::cards::{Audience, FOUNDERS, HELD, KINDS, Kind, Kinds, PRESIDENTS, Token, Tokens};
use crate::desk::{CARDS, FACILITIES, PRESIDENTS as PRESIDENT_DRAWS, TOKENS};
use crate::log::viewer_index;
use crate::op::Op;
use crate::pile::{Pile, Slot};
use crate::state::{Dictators, Frame, Hand, Hidden, Public, SPECTATOR, Step, VIEWERS};
use engine::{Chance, Draw, Game, Key, Seat, SeatSet, Viewer};
use serde::Serialize;

/// Exactly what one viewer knows, memory included.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsView", concrete(P = Public)))]
pub struct View<P = Public> {
    #[cfg_attr(feature = "types", ts(skip))]
    pub viewer: Viewer,
    #[serde(flatten)]
    pub public: P,
    /// Whom the viewer may know the table to be waiting for.
    #[cfg_attr(feature = "types", ts(skip))]
    pub awaited: SeatSet,
    pub hands: Vec<HandView>,
    pub facilities: Vec<FacilitiesView>,
    pub tokens: Vec<TokensView>,
    /// Whether each player has kept a presidential card.
    pub kept: Vec<bool>,
    pub deck: PileView<Kind>,
    pub presidents: PileView<Audience>,
    /// How many founders are in their deck.
    pub founders: u8,
    pub unused_tokens: u8,
    pub buried_tokens: u8,
    /// Cards of the command deck, of hands and of the founders' deck whose place the viewer does not know.
    /// Whoever is shown the rest can work it out, so it is not sent.
    #[serde(skip)]
    pub unseen: Vec<Kind>,
    #[serde(skip)]
    pub unseen_presidents: Vec<Audience>,
    /// What only the viewer knows, if they have a seat.
    pub own: Option<Own>,

    // What the board says, worked out once for everybody who shows it.
    /// Actions that the turn still has.
    pub actions: u8,
    /// Facilities of each player that count for the President.
    pub counting: Vec<u8>,
    /// Whether what lies on top of the stack can be answered.
    pub window: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsHand"))]
pub struct HandView {
    pub size: u8,
    pub known: Vec<Kind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(rename = "DictatorsFacilities")
)]
pub struct FacilitiesView {
    /// Cards of each nuclear zone.
    pub by_zone: [u8; 4],
    pub known: Places,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsTokens"))]
pub struct TokensView {
    pub count: u8,
    pub known: Tokens,
}

/// A face-down pile: its size, and cards that the viewer knows in it by their depth from the top or from the bottom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsPile"))]
pub struct PileView<T> {
    pub size: u8,
    pub top: Vec<(u8, T)>,
    pub bottom: Vec<(u8, T)>,
}

/// What only one player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsOwn"))]
pub struct Own {
    pub kept: Option<Audience>,
    /// Token V came in this turn.
    pub fresh: bool,
    /// The answer given to the open window, by its number.
    pub pick: Option<u16>,
}

impl Dictators {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        self.view_with(viewer, self.public.clone())
    }

    /// The same with something else in the place of what is public.
    pub(crate) fn view_with<P>(&self, viewer: Viewer, public_part: P) -> View<P> {
        let (public, hidden) = (&self.public, &self.hidden);
        let me = self.viewer_number(viewer);
        let seat = (me < SPECTATOR).then_some(Seat(me as u8));
        let hands = public.seats().map(|seat| HandView {
            size: self.hand_size(seat) as u8,
            known: list(&hidden.known[me][seat.index()]),
        });
        let facilities = public.seats().map(|seat| FacilitiesView {
            by_zone: [1, 2, 3, 4].map(|zone| {
                let cards = hidden.facilities[seat.index()];
                cards.intersection(Place::facilities(zone)).len() as u8
            }),
            known: hidden.known_facilities[me][seat.index()],
        });
        let tokens = public.seats().map(|seat| TokensView {
            count: hidden.tokens[seat.index()].len() as u8,
            known: hidden.known_tokens[me][seat.index()],
        });
        View {
            viewer,
            public: public_part,
            awaited: self.awaited(viewer),
            hands: hands.collect(),
            facilities: facilities.collect(),
            tokens: tokens.collect(),
            kept: public
                .seats()
                .map(|seat| hidden.kept[seat.index()].is_some())
                .collect(),
            deck: pile_view(&hidden.deck, me, Kind::at),
            presidents: pile_view(&hidden.presidents, me, Audience::at),
            founders: hidden.founders.len() as u8,
            unused_tokens: hidden.unused.len() as u8,
            buried_tokens: hidden.buried.len() as u8,
            unseen: list(&self.unseen(me)),
            unseen_presidents: self
                .unseen_presidents(me)
                .iter()
                .map(Audience::at)
                .collect(),
            own: seat.map(|seat| Own {
                kept: hidden.kept[seat.index()],
                fresh: hidden.fresh && seat == public.active,
                pick: hidden.picks[seat.index()].map(|pick| engine::Action::index(pick) as u16),
            }),
            actions: self.actions_left(),
            counting: public
                .seats()
                .map(|seat| public.disarmed_count(seat) as u8)
                .collect(),
            window: self.open_window().is_some(),
        }
    }

    /// A seat that this table does not have sees what a spectator sees.
    fn viewer_number(&self, viewer: Viewer) -> usize {
        match viewer_index(viewer) {
            seat if seat < self.public.count() => seat,
            _ => SPECTATOR,
        }
    }

    /// Command cards, event cards and founders whose place a viewer does not know.
    pub(crate) fn unseen(&self, me: usize) -> Hand {
        let mut unseen = unknown(&self.hidden.deck, me);
        for founder in self.hidden.founders.iter() {
            unseen.add(founder.index(), 1);
        }
        for seat in self.public.seats() {
            let mut hand = self.hidden.hands[seat.index()];
            hand.take_all(&self.hidden.known[me][seat.index()]);
            unseen.add_all(&hand);
        }
        unseen
    }

    pub(crate) fn unseen_presidents(&self, me: usize) -> Bag<PRESIDENTS> {
        let mut unseen = unknown(&self.hidden.presidents, me);
        for seat in self.public.seats().filter(|seat| seat.index() != me) {
            if let Some(card) = self.hidden.kept[seat.index()] {
                unseen.add(card.index(), 1);
            }
        }
        unseen
    }

    /// A whole world that fits a view: what the viewer does not know is dealt anew.
    pub(crate) fn imagine_from<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Dictators {
        let mut world = Dictators {
            public: view.public.clone(),
            hidden: Hidden::default(),
        };
        let me = world.viewer_number(view.viewer);
        world.imagine_cards(view, me, chance);
        world.imagine_presidents(view, me, chance);
        world.imagine_facilities(view, me, chance);
        world.imagine_spot(view, me, chance);
        world.imagine_tokens(view, me, chance);
        world.imagine_looks(chance);
        if let Some(own) = view.own {
            world.hidden.fresh = own.fresh;
            let pick = own
                .pick
                .and_then(|pick| <Action as engine::Action>::from_index(pick.into()));
            world.hidden.picks[me] = pick;
        }
        world
    }

    fn imagine_cards<C: Chance + ?Sized>(&mut self, view: &View, me: usize, chance: &mut C) {
        let unseen: Hand = view.unseen.iter().map(|kind| kind.index()).collect();
        let (mut commands, mut founders) = (Hand::default(), Kinds::default());
        for kind in unseen.iter().map(Kind::at) {
            if kind.index() >= KINDS - FOUNDERS {
                founders.insert(kind);
            } else {
                commands.add(kind.index(), 1);
            }
        }
        for _ in 0..view.founders {
            let first = KINDS - FOUNDERS;
            let number = chance.pick_member(crate::desk::FOUNDERS, founders.bits() >> first);
            let founder = Kind::at(first + number as usize);
            founders.remove(founder);
            self.hidden.founders.insert(founder);
        }
        // Only the deck holds event cards; hands are dealt from the others.
        let mut held: Hand = commands.iter().filter(|&kind| kind < HELD).collect();
        for (seat, hand) in view.hands.iter().enumerate() {
            let known: Hand = hand.known.iter().map(|kind| kind.index()).collect();
            let mut cards = known;
            for _ in hand.known.len()..hand.size as usize {
                let kind = draw(&mut held, CARDS, chance);
                commands.take(kind);
                cards.add(kind, 1);
            }
            self.hidden.hands[seat] = cards;
            // Of what others know, only what they must know.
            let seers = self.seers(Seat(seat as u8));
            for viewer in 0..VIEWERS {
                self.hidden.known[viewer][seat] = match viewer {
                    _ if viewer == me => known,
                    _ if seers >> viewer & 1 == 1 => cards,
                    _ => Hand::default(),
                };
            }
            self.hidden.known[seat][seat] = cards;
        }
        founders
            .iter()
            .for_each(|founder| commands.add(founder.index(), 1));
        fill_pile(
            &mut self.hidden.deck,
            &view.deck,
            commands,
            me,
            CARDS,
            chance,
        );
    }

    fn imagine_presidents<C: Chance + ?Sized>(&mut self, view: &View, me: usize, chance: &mut C) {
        let mut unseen: Bag<PRESIDENTS> = view
            .unseen_presidents
            .iter()
            .map(|card| card.index())
            .collect();
        for (seat, &kept) in view.kept.iter().enumerate() {
            if kept && seat != me {
                let card = draw(&mut unseen, PRESIDENT_DRAWS, chance);
                self.hidden.kept[seat] = Some(Audience::at(card));
            }
        }
        if let Some(own) = view.own {
            self.hidden.kept[me] = own.kept;
        }
        fill_pile(
            &mut self.hidden.presidents,
            &view.presidents,
            unseen,
            me,
            PRESIDENT_DRAWS,
            chance,
        );
    }

    /// Cards that somebody is looking at right now lie in their places.
    fn imagine_looks<C: Chance + ?Sized>(&mut self, chance: &mut C) {
        let Some(&frame) = self.public.frames.last() else {
            return;
        };
        let (who, cards) = match frame {
            Frame::Plan { who, cards } => {
                let seat = self.chooser(who).0;
                let pick = |rest: &Hand| chance.pick_heap(CARDS, &rest.heaps());
                self.hidden.deck.look(cards.into(), seat, pick);
                return;
            }
            Frame::Reorder { who, cards, .. } => (self.chooser(who), cards),
            Frame::PickAudience { who } => (who, 2),
            Frame::KeepAudience { who } => (who, 5),
            _ => return,
        };
        let pick = |rest: &Bag<PRESIDENTS>| chance.pick_heap(PRESIDENT_DRAWS, &rest.heaps());
        self.hidden.presidents.look(cards.into(), who.0, pick);
    }

    fn imagine_facilities<C: Chance + ?Sized>(&mut self, view: &View, me: usize, chance: &mut C) {
        let known = view
            .facilities
            .iter()
            .fold(Places::default(), |all, cards| all.union(cards.known));
        let mut left: [Places; 4] = [1, 2, 3, 4].map(|zone| Place::facilities(zone).minus(known));
        for (seat, cards) in view.facilities.iter().enumerate() {
            let mut held = cards.known;
            for (zone, left) in (1..).zip(&mut left) {
                let have = cards.known.intersection(Place::facilities(zone)).len();
                for _ in have..cards.by_zone[zone as usize - 1] as usize {
                    let place = Place::at(chance.pick_member(FACILITIES, left.bits()) as usize);
                    left.remove(place);
                    held.insert(place);
                }
            }
            self.hidden.facilities[seat] = held;
            let public = self.public.player(Seat(seat as u8)).disarmed;
            for viewer in 0..VIEWERS {
                self.hidden.known_facilities[viewer][seat] =
                    if viewer == me { cards.known } else { public };
            }
            self.hidden.known_facilities[seat][seat] = held;
        }
    }

    /// Whoever is choosing what to disarm has something to disarm there: it is dealt to them.
    fn imagine_spot<C: Chance + ?Sized>(&mut self, view: &View, me: usize, chance: &mut C) {
        let Some(&Frame::Play(play)) = self.public.frames.last() else {
            return;
        };
        let lacking = self.need(&play).is_some_and(|need| need.is_empty());
        let range = self.ops(play.what).iter().find_map(|op| match op {
            Op::Attempt { roads } => Some(*roads),
            _ => None,
        });
        let (true, Some(roads)) = (lacking && play.step == Step::Choosing, range) else {
            return;
        };
        let by = play.by.index();
        let known = view
            .facilities
            .iter()
            .fold(Places::default(), |all, cards| all.union(cards.known));
        let unknown = self.hidden.facilities[by].minus(known);
        let in_place_of = |place: Place| {
            let zone = Place::facilities(place.nuclear_zone());
            unknown
                .intersection(zone)
                .first()
                .filter(|_| place.nuclear_zone() > 0)
        };
        let here = self.public.player(play.by).place;
        let within = reachable(here, roads, Roads::default()).union(Places::only(here));
        let possible = within
            .minus(known)
            .iter()
            .filter(|&place| in_place_of(place).is_some());
        let possible: Places = possible.collect();
        if possible.is_empty() {
            return;
        }
        let place = Place::at(chance.pick_member(FACILITIES, possible.bits()) as usize);
        let Some(former) = in_place_of(place) else {
            return;
        };
        let holder = self
            .public
            .seats()
            .find(|seat| self.hidden.facilities[seat.index()].contains(place));
        for (seat, old, new) in holder
            .map(|seat| (seat.index(), place, former))
            .into_iter()
            .chain([(by, former, place)])
        {
            let cards = &mut self.hidden.facilities[seat];
            cards.remove(old);
            cards.insert(new);
            if seat != me {
                self.hidden.known_facilities[seat][seat] = *cards;
            }
        }
    }

    fn imagine_tokens<C: Chance + ?Sized>(&mut self, view: &View, me: usize, chance: &mut C) {
        let known = view
            .tokens
            .iter()
            .fold(self.public.spent, |all, tokens| all.union(tokens.known));
        let mut left = Token::every().minus(known);
        let mut any = |left: &mut Tokens| {
            let token = Token::at(chance.pick_member(TOKENS, left.bits()) as usize);
            left.remove(token);
            token
        };
        for (seat, tokens) in view.tokens.iter().enumerate() {
            let mut held = tokens.known;
            for _ in tokens.known.len()..tokens.count as usize {
                held.insert(any(&mut left));
            }
            self.hidden.tokens[seat] = held;
            self.hidden.known_tokens[me][seat] = tokens.known;
            self.hidden.known_tokens[seat][seat] = held;
        }
        for (number, site) in Place::facilities(4).iter().enumerate() {
            if self.public.sites.contains(site) {
                self.hidden.at_sites[number] = Some(any(&mut left));
            }
        }
        for _ in 0..view.unused_tokens {
            self.hidden.unused.insert(any(&mut left));
        }
        self.hidden.buried = left;
    }

    /// Cards in play: on the response stack, in front of players. For the law that none is lost.
    pub(crate) fn cards_in_play(&self) -> Hand {
        let mut cards = Hand::default();
        for player in self.public.players.as_slice() {
            let lying = player.founder.iter().chain(player.bans.as_slice());
            lying.for_each(|lying| cards.add(lying.card.index(), 1));
            player
                .assets
                .as_slice()
                .iter()
                .for_each(|asset| cards.add(asset.index(), 1));
        }
        for frame in self.public.frames.as_slice() {
            match frame {
                Frame::Play(play) if !play.away => {
                    if let crate::state::What::Card(kind) = play.what {
                        cards.add(kind.index(), 1);
                    }
                }
                Frame::Founder { card, .. } => cards.add(card.index(), 1),
                _ => {}
            }
        }
        cards
    }
}

fn list(hand: &Hand) -> Vec<Kind> {
    hand.iter().map(Kind::at).collect()
}

/// What a viewer does not know of a pile.
fn unknown<const K: usize, const N: usize>(pile: &Pile<K, N>, me: usize) -> Bag<K> {
    let mut unseen = pile.rest;
    for slot in pile.top.as_slice().iter().chain(pile.bottom.as_slice()) {
        if slot.seen >> me & 1 == 0 {
            unseen.add(slot.kind as usize, 1);
        }
    }
    unseen
}

fn pile_view<T, const K: usize, const N: usize>(
    pile: &Pile<K, N>,
    me: usize,
    at: impl Fn(usize) -> T,
) -> PileView<T> {
    let known = |slots: &[Slot]| {
        let depths = slots.iter().rev().enumerate();
        let seen = depths.filter(|(_, slot)| slot.seen >> me & 1 == 1);
        seen.map(|(depth, slot)| (depth as u8, at(slot.kind as usize)))
            .collect()
    };
    PileView {
        size: pile.len() as u8,
        top: known(pile.top.as_slice()),
        bottom: known(pile.bottom.as_slice()),
    }
}

/// One thing of a bag, which loses it.
fn draw<const K: usize, C: Chance + ?Sized>(bag: &mut Bag<K>, what: Draw, chance: &mut C) -> usize {
    let kind = chance.pick_heap(what, &bag.heaps());
    bag.take(kind);
    kind
}

/// Fills a pile with what may lie in it; the cards that the viewer knows lie in their places.
fn fill_pile<T: Key, const K: usize, const N: usize, C: Chance + ?Sized>(
    pile: &mut Pile<K, N>,
    view: &PileView<T>,
    mut cards: Bag<K>,
    me: usize,
    what: Draw,
    chance: &mut C,
) {
    let mut slots = |known: &[(u8, T)]| {
        let deepest = known.iter().map(|(depth, _)| depth + 1).max().unwrap_or(0);
        let slot = |depth: u8| match known.iter().find(|(at, _)| *at == depth) {
            Some((_, card)) => Slot {
                kind: card.index() as u8,
                seen: 1 << me,
            },
            None => Slot {
                kind: draw(&mut cards, what, chance) as u8,
                seen: 0,
            },
        };
        (0..deepest).map(slot).collect::<Vec<Slot>>()
    };
    let (top, bottom) = (slots(&view.top), slots(&view.bottom));
    top.into_iter().rev().for_each(|slot| pile.top.push(slot));
    bottom
        .into_iter()
        .rev()
        .for_each(|slot| pile.bottom.push(slot));
    pile.rest = cards;
}
