//! What scenario files need: the whole state by name, parts of it set by name, outcomes and answers in words.

use crate::action::SEAT_KEYS;
use crate::board::{Place, Road, TimeZone};
use crate::cards::{Audience, Dictator, HELD, Kind, Token};
use crate::desk::{
    CARDS, DICTATORS, Desk, FACILITIES, FOUNDERS, HANDS, PRESIDENTS, ROADS, SIX, TOKENS, TWENTY,
    ZONES,
};
use crate::rulings::ACTIONS;
use crate::state::{Dictators, EVERYBODY, Frame, Lying, Stage, Trident, Turn, VIEWERS};
use engine::scenario::{no_phase, no_seat, read_part};
use engine::{Action as _, Chance, Draw, Key, Message, Scripted, Seat, Set};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Parts that each player has: `place.red`, `hand.blue`.
const BY_SEAT: &[&str] = &[
    "dictator",
    "place",
    "skips",
    "hand",
    "facilities",
    "disarmed",
    "tokens",
    "kept",
    "assets",
    "founder",
    "bans",
    "knows",
];

/// Parts of the whole table.
const PARTS: &[&str] = &[
    "start",
    "phase",
    "active",
    "first",
    "round",
    "defcon",
    "roadblocks",
    "no_fly",
    "trident",
    "discard",
    "deck",
    "top",
    "presidents",
    "sites",
    "unused",
    "turn",
    "uses",
];

/// Where a scenario can begin.
const PHASES: &[(&str, Stage)] = &[
    ("slot", Stage::SlotBegins),
    ("opening", Stage::Opening),
    ("audience", Stage::Audience),
    ("acting", Stage::Acting),
    ("end", Stage::FounderEffects),
];

/// The dictators of an empty table: none of them does anything by itself.
const PLAIN: [Dictator; 5] = [
    Dictator::Joseph,
    Dictator::Fidel,
    Dictator::Pascal,
    Dictator::Fritzi,
    Dictator::Ottoline,
];

/// Something with a number behind it: `sanctions 2`, `NY 3`.
fn numbered<T: Key>(text: &str) -> Result<(T, u8), Message> {
    let read = || {
        let (name, number) = text.split_once(' ')?;
        Some((T::named(name)?, number.parse().ok()?))
    };
    read().ok_or_else(|| Message::known("scenario-numbered-name").with("text", text))
}

impl Scripted for Dictators {
    fn inspect(&self) -> Value {
        let mut whole = to_json(&self.public);
        let hidden = &self.hidden;
        let by_seat = |part: &dyn Fn(Seat) -> Value| {
            let seats = self.public.seats();
            Value::Object(
                seats
                    .map(|seat| (SEAT_KEYS[seat.index()].to_owned(), part(seat)))
                    .collect(),
            )
        };
        let cards =
            |hand: &crate::state::Hand| json!(hand.iter().map(Kind::at).collect::<Vec<_>>());
        let parts: [(&str, Value); 13] = [
            (
                "dictator",
                by_seat(&|seat| json!(self.public.player(seat).dictator)),
            ),
            (
                "place",
                by_seat(&|seat| json!(self.public.player(seat).place)),
            ),
            (
                "skips",
                by_seat(&|seat| json!(self.public.player(seat).skips)),
            ),
            (
                "assets",
                by_seat(&|seat| json!(self.public.player(seat).assets)),
            ),
            (
                "founder",
                by_seat(&|seat| json!(self.public.player(seat).founder)),
            ),
            (
                "bans",
                by_seat(&|seat| json!(self.public.player(seat).bans)),
            ),
            (
                "disarmed",
                by_seat(&|seat| json!(self.public.player(seat).disarmed)),
            ),
            ("hand", by_seat(&|seat| cards(&hidden.hands[seat.index()]))),
            (
                "facilities",
                by_seat(&|seat| json!(hidden.facilities[seat.index()])),
            ),
            (
                "tokens",
                by_seat(&|seat| json!(hidden.tokens[seat.index()])),
            ),
            ("kept", by_seat(&|seat| json!(hidden.kept[seat.index()]))),
            (
                "knows",
                by_seat(&|viewer| {
                    let known = &hidden.known[viewer.index()];
                    by_seat(&|seat| cards(&known[seat.index()]))
                }),
            ),
            (
                "pick",
                by_seat(&|seat| json!(hidden.picks[seat.index()].map(|pick| pick.name()))),
            ),
        ];
        for (name, value) in parts {
            whole[name] = value;
        }
        let mut contents = cards(&hidden.deck.contents());
        whole["deck"] = contents.take();
        let presidents = hidden.presidents.contents();
        whole["presidents"] = json!(presidents.iter().map(Audience::at).collect::<Vec<_>>());
        whole["founders"] = json!(hidden.founders);
        whole["at_sites"] = json!(hidden.at_sites);
        whole["unused"] = json!(hidden.unused);
        whole["buried"] = json!(hidden.buried);
        whole["actions_left"] = json!(self.actions_left());
        // Everything else that is hidden, for the comparison of whole states.
        whole["secrets"] = json!(format!(
            "{:?}",
            (
                &hidden.deck,
                &hidden.presidents,
                &hidden.known,
                &hidden.known_facilities,
                &hidden.known_tokens,
                hidden.fresh
            )
        ));
        whole
    }

    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        let (part, rest) = path.split_once('.').unwrap_or((path, ""));
        if BY_SEAT.contains(&part) {
            if rest.is_empty() {
                let Value::Object(seats) = value else {
                    return Err(Message::known("scenario-by-seat").with("part", part));
                };
                return seats
                    .iter()
                    .try_for_each(|(seat, value)| self.arrange(&format!("{part}.{seat}"), value));
            }
            let (name, rest) = rest.split_once('.').unwrap_or((rest, ""));
            let seat = self.seat_named(name)?;
            return self.arrange_player(part, seat, rest, value);
        }
        match part {
            "start" => self.arrange_start(value),
            "phase" => self.arrange_phase(&read_part::<String>(value)?),
            "active" => {
                self.public.active = self.seat_named(&read_part::<String>(value)?)?;
                Ok(())
            }
            "first" => {
                self.public.first = self.seat_named(&read_part::<String>(value)?)?;
                Ok(())
            }
            "round" => set(&mut self.public.round, value),
            "defcon" => set(&mut self.public.defcon, value),
            "roadblocks" => set(&mut self.public.roadblocks, value),
            "no_fly" => set(&mut self.public.no_fly, value),
            "turn" => self.arrange_turn(rest, value),
            "uses" => {
                let dictator =
                    Dictator::named(rest).ok_or_else(|| Message::known("scenario-uses"))?;
                set(&mut self.public.uses[dictator.index()], value)
            }
            "trident" => {
                let (place, warheads) = numbered(&read_part::<String>(value)?)?;
                self.take_from_deck(Kind::TRIDENT)?;
                self.public.trident_drawn = true;
                self.public.trident = Some(Trident { place, warheads });
                Ok(())
            }
            "discard" => self.arrange_discard(&read_part::<Vec<Kind>>(value)?),
            "top" => self.arrange_top(&read_part::<Vec<Kind>>(value)?),
            "deck" => self.arrange_deck(&read_part::<Vec<Kind>>(value)?),
            "presidents" => self.arrange_presidents(&read_part::<Vec<Audience>>(value)?),
            "sites" => self.arrange_site(rest, value),
            "unused" => self.arrange_unused(read_part(value)?),
            _ => {
                let message = Message::known("scenario-no-part-or-seat").with("part", part);
                let message = message.with("parts", PARTS.join(", "));
                Err(message.with("seat-parts", BY_SEAT.join(", ")))
            }
        }
    }

    fn resume<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Result<(), Message> {
        self.check_pieces()?;
        self.advance(&mut Desk::new(chance, &mut ()));
        Ok(())
    }

    fn outcome(kind: &str, name: &str) -> Option<(Draw, u32)> {
        let index = |index: usize| index as u32;
        let side = |sides: u32| {
            let die: u32 = name.parse().ok()?;
            (1..=sides).contains(&die).then(|| die - 1)
        };
        Some(match kind {
            "cards" => (CARDS, index(Kind::named(name)?.index())),
            "hands" => (HANDS, index(Kind::named(name)?.index())),
            "founders" => {
                let kind = Kind::named(name).filter(|kind| kind.index() >= HELD + 2)?;
                (FOUNDERS, index(kind.founder_number()))
            }
            "presidents" => (PRESIDENTS, index(Audience::named(name)?.index())),
            "tokens" => (TOKENS, index(Token::named(name)?.index())),
            "facilities" => (FACILITIES, index(Place::named(name)?.index())),
            "dictators" => (DICTATORS, index(Dictator::named(name)?.index())),
            "roads" => (ROADS, index(Road::named(name)?.index())),
            "zones" => (ZONES, index(TimeZone::named(name)?.index())),
            "d6" => (SIX, side(6)?),
            "d20" => (TWENTY, side(20)?),
            _ => return None,
        })
    }
}

impl Dictators {
    fn seat_named(&self, name: &str) -> Result<Seat, Message> {
        let seats = &SEAT_KEYS[..self.public.count()];
        let found = seats.iter().position(|key| *key == name);
        let seat = found.ok_or_else(|| no_seat(name, seats.iter().copied()))?;
        Ok(Seat(seat as u8))
    }

    /// An empty table: no hands, nothing on the board, dictators that do nothing by themselves, Red to act.
    fn arrange_start(&mut self, value: &Value) -> Result<(), Message> {
        match value.as_str() {
            Some("setup") => return Ok(()),
            Some("empty") => {}
            _ => return Err(Message::known("scenario-start")),
        }
        for seat in self.public.seats() {
            self.return_hand(seat);
            self.public.player_mut(seat).dictator = PLAIN[seat.index()];
        }
        self.public.first = Seat(0);
        self.public.active = Seat(0);
        self.arrange_phase("acting")
    }

    /// Drops whatever is in progress and goes on from here.
    fn arrange_phase(&mut self, name: &str) -> Result<(), Message> {
        let found = PHASES.iter().find(|(phase, _)| *phase == name);
        let &(_, stage) =
            found.ok_or_else(|| no_phase(name, PHASES.iter().map(|(phase, _)| *phase)))?;
        self.public.frames.clear();
        self.public.stage = stage;
        self.hidden.picks = Default::default();
        self.public.turn = Turn {
            limit: ACTIONS,
            ..Turn::default()
        };
        Ok(())
    }

    fn arrange_turn(&mut self, rest: &str, value: &Value) -> Result<(), Message> {
        let turn = &mut self.public.turn;
        match rest {
            "spent" => set(&mut turn.spent, value),
            "travelled" => set(&mut turn.travelled, value),
            "fresh" => set(&mut self.hidden.fresh, value),
            _ => Err(Message::known("scenario-turn-parts")),
        }
    }

    fn arrange_player(
        &mut self,
        part: &str,
        seat: Seat,
        rest: &str,
        value: &Value,
    ) -> Result<(), Message> {
        let at = seat.index();
        match part {
            "dictator" => {
                let dictator: Dictator = read_part(value)?;
                let former = self.public.player(seat).dictator;
                let holder = self
                    .public
                    .seats()
                    .find(|&other| self.public.player(other).dictator == dictator);
                if let Some(holder) = holder {
                    self.public.player_mut(holder).dictator = former;
                }
                self.public.player_mut(seat).dictator = dictator;
                Ok(())
            }
            "place" => set(&mut self.public.player_mut(seat).place, value),
            "skips" => set(&mut self.public.player_mut(seat).skips, value),
            "hand" => {
                let cards: Vec<Kind> = read_part(value)?;
                self.return_hand(seat);
                for kind in cards {
                    if kind.is_event() {
                        return Err(about_card("scenario-event-card", kind.key()));
                    }
                    self.take_from_deck(kind)?;
                    self.gain_seen(seat, kind, self.seers(seat));
                }
                Ok(())
            }
            "knows" => {
                let holder = self.seat_named(rest)?;
                let cards: Vec<Kind> = read_part(value)?;
                let known = cards.iter().map(|kind| kind.index()).collect();
                if !self.hidden.hands[holder.index()].holds(&known) {
                    return Err(Message::known("scenario-known-hand"));
                }
                self.hidden.known[at][holder.index()] = known;
                Ok(())
            }
            "facilities" => self.arrange_facilities(seat, read_part(value)?),
            "disarmed" => {
                let places: Set<Place> = read_part(value)?;
                if !places.minus(self.hidden.facilities[at]).is_empty() {
                    return Err(Message::known("scenario-disarmed"));
                }
                self.public.player_mut(seat).disarmed = places;
                places
                    .iter()
                    .for_each(|place| self.show_facility(seat, place, EVERYBODY));
                Ok(())
            }
            "tokens" => self.arrange_tokens(seat, read_part(value)?),
            "kept" => {
                let card: Audience = read_part(value)?;
                self.hidden.presidents.shuffle();
                if !self.hidden.presidents.rest.take(card.index()) {
                    return Err(about_card("scenario-not-presidential", card.key()));
                }
                self.hidden.kept[at] = Some(card);
                Ok(())
            }
            "assets" => {
                for kind in read_part::<Vec<Kind>>(value)? {
                    self.take_from_deck(kind)?;
                    self.public.player_mut(seat).assets.push(kind);
                }
                Ok(())
            }
            "founder" => {
                let (card, left) = numbered(&read_part::<String>(value)?)?;
                self.take_from_deck(card)?;
                self.public.player_mut(seat).founder = Some(Lying { card, left });
                let seers = self.seers(seat);
                self.show_hand(seat, seers);
                Ok(())
            }
            _ => {
                for text in read_part::<Vec<String>>(value)? {
                    let (card, left) = numbered(&text)?;
                    self.take_from_deck(card)?;
                    self.public.player_mut(seat).bans.push(Lying { card, left });
                }
                Ok(())
            }
        }
    }

    fn return_hand(&mut self, seat: Seat) {
        let hand = std::mem::take(&mut self.hidden.hands[seat.index()]);
        self.hidden.deck.shuffle_in(&hand);
        for viewer in 0..VIEWERS {
            self.hidden.known[viewer][seat.index()] = Default::default();
        }
    }

    /// Takes a card out of the command deck, or a founder out of whichever deck it is in.
    fn take_from_deck(&mut self, kind: Kind) -> Result<(), Message> {
        self.hidden.deck.shuffle();
        if self.hidden.deck.rest.take(kind.index()) {
            return Ok(());
        }
        if self.hidden.founders.contains(kind) {
            self.hidden.founders.remove(kind);
            return Ok(());
        }
        Err(about_card("scenario-not-in-deck", kind.key()))
    }

    fn arrange_discard(&mut self, cards: &[Kind]) -> Result<(), Message> {
        let former = std::mem::take(&mut self.public.discard);
        self.hidden.deck.shuffle_in(&former);
        for &kind in cards {
            self.take_from_deck(kind)?;
            self.public.discard.add(kind.index(), 1);
        }
        Ok(())
    }

    /// These cards lie on top of the command deck, the last one uppermost.
    fn arrange_top(&mut self, cards: &[Kind]) -> Result<(), Message> {
        for &kind in cards {
            self.take_from_deck(kind)?;
        }
        if cards.len() > 6 {
            return Err(Message::known("scenario-top"));
        }
        for kind in cards {
            self.hidden.deck.top.push(crate::pile::Slot {
                kind: kind.index() as u8,
                seen: 0,
            });
        }
        Ok(())
    }

    /// The deck holds exactly these cards, the last one on top. The others go to the discard pile, founders to their
    /// deck; the Trident goes out of the game.
    fn arrange_deck(&mut self, cards: &[Kind]) -> Result<(), Message> {
        for &kind in cards {
            self.take_from_deck(kind)?;
        }
        let rest = std::mem::take(&mut self.hidden.deck);
        for kind in rest.contents().iter().map(Kind::at) {
            if kind == Kind::TRIDENT {
                self.public.trident_drawn = true;
            } else if kind.index() > HELD {
                self.hidden.founders.insert(kind);
            } else {
                self.public.discard.add(kind.index(), 1);
            }
        }
        for kind in cards {
            self.hidden.deck.bottom.insert(
                0,
                crate::pile::Slot {
                    kind: kind.index() as u8,
                    seen: 0,
                },
            );
        }
        Ok(())
    }

    /// The presidential deck holds exactly these cards, the last one on top; the others are discarded.
    fn arrange_presidents(&mut self, cards: &[Audience]) -> Result<(), Message> {
        self.hidden.presidents.shuffle();
        let discard = std::mem::take(&mut self.public.president_discard);
        self.hidden.presidents.shuffle_in(&discard);
        for card in cards {
            if !self.hidden.presidents.rest.take(card.index()) {
                return Err(about_card("scenario-few-presidents", card.key()));
            }
        }
        self.public.president_discard = std::mem::take(&mut self.hidden.presidents.rest);
        for card in cards {
            self.hidden.presidents.bottom.insert(
                0,
                crate::pile::Slot {
                    kind: card.index() as u8,
                    seen: 0,
                },
            );
        }
        Ok(())
    }

    /// A player holds exactly these facility cards; whoever held one of them gets the one given up for it.
    fn arrange_facilities(&mut self, seat: Seat, places: Set<Place>) -> Result<(), Message> {
        for place in places.iter() {
            let zone = Place::facilities(place.nuclear_zone());
            let own = self.hidden.facilities[seat.index()];
            let Some(former) = own.intersection(zone).minus(places).first() else {
                continue;
            };
            let holder = self
                .public
                .seats()
                .find(|holder| self.hidden.facilities[holder.index()].contains(place));
            self.hidden.facilities[seat.index()].remove(former);
            self.hidden.facilities[seat.index()].insert(place);
            if let Some(holder) = holder {
                self.hidden.facilities[holder.index()].remove(place);
                self.hidden.facilities[holder.index()].insert(former);
            }
        }
        for seat in self.public.seats() {
            for viewer in 0..VIEWERS {
                let known = if viewer == seat.index() {
                    self.hidden.facilities[seat.index()]
                } else {
                    self.public.player(seat).disarmed
                };
                self.hidden.known_facilities[viewer][seat.index()] = known;
            }
        }
        if self.hidden.facilities[seat.index()] == places {
            Ok(())
        } else {
            Err(Message::known("scenario-facilities"))
        }
    }

    /// A player holds these tokens; they come from the unused ones, or from the board against an unused one.
    fn arrange_tokens(&mut self, seat: Seat, tokens: Set<Token>) -> Result<(), Message> {
        for token in tokens.iter() {
            if self.hidden.unused.contains(token) {
                self.hidden.unused.remove(token);
            } else if let Some(site) = self
                .hidden
                .at_sites
                .iter()
                .position(|&there| there == Some(token))
            {
                let other = self
                    .hidden
                    .unused
                    .first()
                    .ok_or_else(|| Message::known("scenario-no-unused"))?;
                self.hidden.unused.remove(other);
                self.hidden.at_sites[site] = Some(other);
            } else {
                return Err(about_token("scenario-token-gone", token));
            }
            self.hidden.tokens[seat.index()].insert(token);
            self.hidden.known_tokens[seat.index()][seat.index()].insert(token);
        }
        Ok(())
    }

    /// These tokens are unused; others lie on the board for them.
    fn arrange_unused(&mut self, tokens: Set<Token>) -> Result<(), Message> {
        for token in tokens.minus(self.hidden.unused).iter() {
            let site = self
                .hidden
                .at_sites
                .iter()
                .position(|&there| there == Some(token));
            let site = site.ok_or_else(|| about_token("scenario-token-gone", token))?;
            let other = self.hidden.unused.minus(tokens).first();
            let other = other.ok_or_else(|| Message::known("scenario-no-unused"))?;
            self.hidden.unused.remove(other);
            self.hidden.unused.insert(token);
            self.hidden.at_sites[site] = Some(other);
        }
        Ok(())
    }

    /// The token that lies at a site: `sites.CON = "II"`.
    fn arrange_site(&mut self, name: &str, value: &Value) -> Result<(), Message> {
        let place = Place::named(name).filter(|place| self.public.sites.contains(*place));
        let place = place.ok_or_else(|| Message::known("scenario-no-site").with("place", name))?;
        let token: Token = read_part(value)?;
        let number = Dictators::site_number(place);
        let former = self.hidden.at_sites[number];
        let elsewhere = self
            .hidden
            .at_sites
            .iter()
            .position(|&there| there == Some(token));
        if let Some(other) = elsewhere {
            self.hidden.at_sites[other] = former;
        } else if self.hidden.unused.contains(token) {
            self.hidden.unused.remove(token);
            former
                .into_iter()
                .for_each(|former| self.hidden.unused.insert(former));
        } else {
            return Err(about_token("scenario-token-gone", token));
        }
        self.hidden.at_sites[number] = Some(token);
        Ok(())
    }

    /// Every card and every token lies in exactly one place, and nothing is known that is not so.
    pub(crate) fn check_pieces(&self) -> Result<(), Message> {
        self.check_cards()?;
        self.check_presidents()?;
        self.check_tokens()?;
        self.check_knowledge()
    }

    fn check_cards(&self) -> Result<(), Message> {
        let deck = self.public.deck();
        let mut all = self.cards_in_play();
        all.add_all(&self.public.discard);
        all.add_all(&self.hidden.deck.contents());
        self.hidden.hands.iter().for_each(|hand| all.add_all(hand));
        let founders = self
            .hidden
            .founders
            .iter()
            .chain(self.public.founder_discard.iter());
        founders.for_each(|founder| all.add(founder.index(), 1));
        for kind in Kind::all() {
            let wanted = match kind {
                Kind::DEFCON => 2,
                Kind::TRIDENT => u8::from(!self.public.trident_drawn),
                kind if kind.is_event() => 1,
                kind => deck.design(kind).count,
            };
            let found = all.count(kind.index());
            if found != wanted {
                let message = about_card("scenario-count", kind.key()).with("found", found);
                return Err(message.with("wanted", wanted));
            }
        }
        Ok(())
    }

    fn check_presidents(&self) -> Result<(), Message> {
        let mut all = self.hidden.presidents.contents();
        all.add_all(&self.public.president_discard);
        let kept = self.hidden.kept.iter().flatten();
        kept.for_each(|card| all.add(card.index(), 1));
        for frame in self.public.frames.as_slice() {
            if let Frame::Play(play) = frame
                && let crate::state::What::President(card) = play.what
            {
                all.add(card.index(), 1);
            }
        }
        if all == self.every_president() {
            Ok(())
        } else {
            Err(Message::known("scenario-presidents").with("cards", format!("{all:?}")))
        }
    }

    fn check_tokens(&self) -> Result<(), Message> {
        let hidden = &self.hidden;
        let sites = hidden
            .at_sites
            .iter()
            .flatten()
            .map(|&token| Set::only(token));
        let piles = [hidden.unused, hidden.buried, self.public.spent].into_iter();
        let mut seen: Set<Token> = Set::default();
        for pile in piles.chain(hidden.tokens).chain(sites) {
            if let Some(token) = pile.intersection(seen).first() {
                return Err(misplaced("scenario-twice", token));
            }
            seen = seen.union(pile);
        }
        match Token::every().minus(seen).first() {
            Some(token) => Err(misplaced("scenario-nowhere", token)),
            None => Ok(()),
        }
    }

    fn check_knowledge(&self) -> Result<(), Message> {
        let hidden = &self.hidden;
        for seat in self.public.seats() {
            let at = seat.index();
            let seers = self.seers(seat);
            for viewer in 0..VIEWERS {
                let known = &hidden.known[viewer][at];
                let whole = seers >> viewer & 1 == 1;
                let right = hidden.hands[at].holds(known)
                    && (!whole || *known == hidden.hands[at])
                    && hidden.known_facilities[viewer][at]
                        .minus(hidden.facilities[at])
                        .is_empty()
                    && hidden.known_tokens[viewer][at]
                        .minus(hidden.tokens[at])
                        .is_empty();
                if !right {
                    let message = Message::known("scenario-false-knowledge").with("seat", at);
                    return Err(message.with("viewer", viewer));
                }
            }
            let own = hidden.known_facilities[at][at] == hidden.facilities[at]
                && hidden.known_tokens[at][at] == hidden.tokens[at]
                && self
                    .public
                    .player(seat)
                    .disarmed
                    .minus(hidden.facilities[at])
                    .is_empty();
            if !own {
                return Err(Message::known("scenario-own-cards").with("seat", at));
            }
        }
        Ok(())
    }
}

fn about_card(id: &'static str, card: &'static str) -> Message {
    Message::known(id).with("card", card)
}

fn about_token(id: &'static str, token: Token) -> Message {
    Message::known(id).with("token", token.key())
}

/// A token is where it should not be.
fn misplaced(id: &'static str, token: Token) -> Message {
    Message::known(id).with("piece", about_token("scenario-token", token))
}

fn set<T: DeserializeOwned>(place: &mut T, value: &Value) -> Result<(), Message> {
    *place = read_part(value)?;
    Ok(())
}

fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("the state has string keys and no foreign types")
}
