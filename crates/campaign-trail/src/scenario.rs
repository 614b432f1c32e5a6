//! What scenario files need: the whole state by name, parts of it set by name, outcomes and answers in words.

use crate::action::Action;
use crate::board::{Parties, Party, State};
use crate::candidates::Candidate;
use crate::deck::{Card, CardSet, Deck};
use crate::desk::{CANDIDATES, CARDS, CITIES, Desk, ORDER, SOLO, TOPICS};
use crate::state::{CampaignTrail, Frames, MONTHS, OCTOBER, Public, Stage};
use engine::deck::place;
use engine::scenario::{no_part, no_phase, no_seat, read_part};
use engine::{Action as _, Chance, Draw, Key, MAX_SEATS, Message, Scripted, Seat, SeatSet};
use serde_json::{Map, Value, json};

/// Parts that are set in a way of their own.
const OWN_PARTS: &[&str] = &["start", "phase", "active", "turns_done", "beneath"];

/// Where a scenario can begin.
const PHASES: &[&str] = &[
    "turn",
    "party-turn",
    "round-ends",
    "debate-turn",
    "last-word",
    "reaction",
    "election",
    "count",
];

/// Parts of the public state that a scenario sets just by writing their value.
const PLAIN_PARTS: &[&str] = &[
    "month",
    "round",
    "order",
    "voters",
    "registered",
    "chest",
    "stacks",
    "topics",
    "cities",
    "arena",
    "automated",
    "counted",
];

/// Parts that each seat has: `pawns.democrat`.
const SEAT_PARTS: &[&str] = &["pawns", "homes", "candidates"];

/// Piles of cards: `hand.democrat`, `discard`, `unprepared.republican`.
const PILES: &[&str] = &["hand", "ongoing", "fresh", "deck", "discard", "unprepared"];

/// Arrays by seat that are shown by the names of the seats.
const BY_SEAT: &[&str] = &[
    "pawns",
    "homes",
    "candidates",
    "ongoing",
    "fresh",
    "known_hand",
];
const HIDDEN_BY_SEAT: &[(&str, &str)] = &[
    ("hand", "hands"),
    ("offered", "offered"),
    ("picked", "picked"),
    ("responses", "responses"),
    ("offers", "offers"),
];

impl Scripted for CampaignTrail {
    fn inspect(&self) -> Value {
        let mut whole = to_json(&self.public);
        let hidden = to_json(&self.hidden);
        for part in BY_SEAT {
            whole[*part] = self.by_seat(&whole[*part]);
        }
        for (name, from) in HIDDEN_BY_SEAT {
            whole[*name] = self.by_seat(&hidden[*from]);
        }
        for part in ["deck", "drawn", "asked"] {
            whole[part] = hidden[part].clone();
        }
        whole["bottom_cards"] = hidden["bottoms"].clone();
        let beneath = self
            .hidden
            .beneath
            .iter()
            .filter_map(|(above, card)| Some((above.key().to_owned(), json!((*card)?))));
        whole["beneath"] = Value::Object(beneath.collect());
        whole
    }

    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        let (part, rest) = path.split_once('.').unwrap_or((path, ""));
        match part {
            "start" => self.arrange_start(value),
            "phase" => self.arrange_phase(&read_part::<String>(value)?),
            "active" => self.arrange_active(&read_part::<String>(value)?),
            "turns_done" => self.arrange_turns_done(read_part(value)?),
            "beneath" => self.arrange_beneath(rest, read_part(value)?),
            _ if SEAT_PARTS.contains(&part) => {
                let seat = self.seat_named(rest)?;
                self.arrange_plain(&format!("{part}.{}", seat.0), value)?;
                self.follow_candidates();
                Ok(())
            }
            _ if PLAIN_PARTS.contains(&part) => self.arrange_plain(path, value),
            _ if PILES.contains(&part) => self.arrange_pile(part, rest, read_part(value)?),
            _ => Err(no_part(part, &[OWN_PARTS, PLAIN_PARTS, SEAT_PARTS, PILES])),
        }
    }

    fn resume<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Result<(), Message> {
        self.settle_all();
        if self.public.frames.as_slice().is_empty() {
            self.check_stacks()?;
        }
        self.check_cards()?;
        self.advance(&mut Desk::new(chance, &mut ()));
        Ok(())
    }

    fn outcome(kind: &str, name: &str) -> Option<(Draw, u32)> {
        let deck = Deck::house();
        let place = |names: &[String]| names.iter().position(|known| known == name);
        Some(match kind {
            "cards" => (CARDS, Card::named(name)?.index() as u32),
            "candidates" => (CANDIDATES, Candidate::named(name)?.index() as u32),
            "topics" => (TOPICS, place(&deck.topic_names)? as u32),
            "cities" => (CITIES, State::named(name)?.index() as u32),
            "order" => (ORDER, Party::named(name)?.index() as u32),
            "solo" => {
                let advanced = || deck.advanced_names.iter().find_map(|names| place(names));
                (SOLO, place(&deck.solo_names).or_else(advanced)? as u32)
            }
            _ => return None,
        })
    }

    fn phrase(&self, _: Seat, phrase: &str) -> Option<Vec<Action>> {
        if let Some(action) = Action::parse(phrase) {
            return Some(vec![action]);
        }
        let mut words = phrase.split(' ');
        match (words.next()?, words.next()?, words.next(), words.next()) {
            ("place" | "go", state, None, _) => Some(vec![Action::State(State::named(state)?)]),
            ("place", state, Some(count), None) => Some(vec![
                Action::State(State::named(state)?);
                count.parse().ok()?
            ]),
            ("remove", state, Some(party), None) => Some(vec![
                Action::State(State::named(state)?),
                Action::Party(Party::named(party)?),
            ]),
            _ => None,
        }
    }
}

impl CampaignTrail {
    fn by_seat(&self, list: &Value) -> Value {
        let named = |seat: Seat| {
            (
                self.public.roster.seat_name(seat).to_owned(),
                list[seat.index()].clone(),
            )
        };
        Value::Object(self.public.roster.all().map(named).collect::<Map<_, _>>())
    }

    fn seat_named(&self, name: &str) -> Result<Seat, Message> {
        let roster = self.public.roster;
        roster
            .all()
            .find(|&seat| roster.seat_name(seat) == name)
            .ok_or_else(|| no_seat(name, roster.all().map(|seat| roster.seat_name(seat))))
    }

    fn arrange_start(&mut self, value: &Value) -> Result<(), Message> {
        match value.as_str() {
            Some("empty") => {
                for &state in State::ALL {
                    self.public.voters[state] = Parties::default();
                }
                Ok(())
            }
            Some("setup") => Ok(()),
            _ => Err(Message::known("scenario-start")),
        }
    }

    /// Drops whatever is in progress and goes on from the beginning of a phase.
    fn arrange_phase(&mut self, name: &str) -> Result<(), Message> {
        let at = self.public.roster.automated.len() as u8;
        let first = self.public.roster.all().next();
        let first = first.expect("somebody sits at every table");
        let stage = match name {
            "turn" => Stage::Turn {
                at,
                seat: first,
                done: 0,
            },
            "party-turn" => Stage::PartyTurn { at: 0 },
            "round-ends" => Stage::RoundEnds,
            "debate-turn" => Stage::DebateTurn { round: 0, at: 0 },
            "last-word" => Stage::LastWord { at: 0 },
            "reaction" => Stage::VoterReaction,
            "election" => Stage::Election { at: 0 },
            "count" => Stage::Count,
            _ => return Err(no_phase(name, PHASES.iter().copied())),
        };
        self.public.frames = Frames::default();
        self.public.stage = stage;
        self.public.round = self.public.round.max(1);
        let hidden = &mut self.hidden;
        (hidden.picked, hidden.offered) = ([None; MAX_SEATS], [[None; 2]; MAX_SEATS]);
        (hidden.asked, hidden.responses) = (SeatSet::EMPTY, [None; MAX_SEATS]);
        self.put_parties_in_order();
        Ok(())
    }

    /// Automated parties first, the others as they sit.
    fn put_parties_in_order(&mut self) {
        let roster = self.public.roster;
        let mut parties: Vec<Party> = roster.automated.iter().collect();
        for seat in roster.all() {
            if !parties.contains(&roster.party(seat)) {
                parties.push(roster.party(seat));
            }
        }
        parties.extend(
            Party::ALL
                .iter()
                .filter(|&&party| !roster.in_play.contains(party)),
        );
        self.public.order.copy_from_slice(&parties[..3]);
    }

    fn arrange_active(&mut self, name: &str) -> Result<(), Message> {
        let party = Party::named(name);
        let seat = match party {
            Some(party) if self.public.roster.size(party) == 2 => None,
            _ => self.seat_named(name).ok(),
        };
        let party = seat
            .map(|seat| self.party(seat))
            .or(party)
            .ok_or_else(|| Message::known("scenario-active"))?;
        let at = self
            .order()
            .position(|other| other == party)
            .ok_or_else(|| Message::known("scenario-party-absent"))? as u8;
        self.public.stage = match (self.public.stage, seat) {
            (Stage::Turn { done, .. }, Some(seat)) => Stage::Turn { at, seat, done },
            (Stage::PartyTurn { .. }, _) => Stage::PartyTurn { at },
            _ => return Err(Message::known("scenario-turn-first")),
        };
        Ok(())
    }

    /// How many turns of the party are over.
    fn arrange_turns_done(&mut self, done: u8) -> Result<(), Message> {
        match self.public.stage {
            Stage::Turn { at, seat, .. } if done < 2 => {
                self.public.stage = Stage::Turn { at, seat, done };
                Ok(())
            }
            _ => Err(Message::known("scenario-turns-done")),
        }
    }

    /// `beneath.91 = "12"`: card 12 lies beneath card 91.
    fn arrange_beneath(&mut self, above: &str, card: Card) -> Result<(), Message> {
        let above = Card::named(above).ok_or_else(|| Message::known("scenario-above"))?;
        self.remove_everywhere(CardSet::only(card));
        self.hidden.beneath[above] = Some(card);
        self.public.covering.insert(above);
        Ok(())
    }

    fn follow_candidates(&mut self) {
        let genius = self
            .public
            .candidates
            .iter()
            .position(|&it| it == Some(Candidate::Genius));
        self.public.genius = genius.map(|seat| self.party(Seat(seat as u8)));
    }

    /// Sets a part of the public state through its written form.
    fn arrange_plain(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        let mut whole = to_json(&self.public);
        let pointer = format!("/{}", path.replace('.', "/"));
        let place = whole
            .pointer_mut(&pointer)
            .ok_or_else(|| Message::known("scenario-nothing-to-set").with("path", path))?;
        *place = value.clone();
        self.public = read_part::<Public>(&whole)?;
        Ok(())
    }

    /// Makes a pile hold exactly these cards. What it held goes back to the deck; what it gets leaves its old place.
    fn arrange_pile(&mut self, part: &str, whose: &str, cards: CardSet) -> Result<(), Message> {
        if let Some(card) = cards.minus(self.cards_of_the_game()).first() {
            return Err(misplaced("scenario-not-in-game", card));
        }
        if part == "unprepared" {
            let party = Party::named(whose).ok_or_else(|| Message::known("scenario-unprepared"))?;
            self.public.unprepared[party] = cards;
            return Ok(());
        }
        if part == "fresh" {
            let seat = self.seat_named(whose)?;
            self.public.fresh[seat.index()] = cards.intersection(self.public.ongoing[seat.index()]);
            return Ok(());
        }
        let former = *self.pile(part, whose)?;
        self.remove_everywhere(cards.union(former));
        let spare = former.minus(cards);
        if part == "deck" {
            self.public.discard = self.public.discard.union(spare);
        } else {
            self.hidden.deck = self.hidden.deck.union(spare);
        }
        *self.pile(part, whose)? = cards;
        Ok(())
    }

    fn pile(&mut self, part: &str, whose: &str) -> Result<&mut CardSet, Message> {
        Ok(match part {
            "deck" => &mut self.hidden.deck,
            "discard" => &mut self.public.discard,
            "hand" => {
                let seat = self.seat_named(whose)?;
                &mut self.hidden.hands[seat.index()]
            }
            _ => {
                let seat = self.seat_named(whose)?;
                &mut self.public.ongoing[seat.index()]
            }
        })
    }

    fn remove_everywhere(&mut self, cards: CardSet) {
        let (public, hidden) = (&mut self.public, &mut self.hidden);
        for pile in [&mut hidden.deck, &mut public.discard, &mut public.in_play] {
            *pile = pile.minus(cards);
        }
        for pile in hidden
            .hands
            .iter_mut()
            .chain(&mut public.ongoing)
            .chain(&mut public.known_hand)
        {
            *pile = pile.minus(cards);
        }
    }

    /// The stacks hold exactly the cards of the deck; where a scenario does not say how many each, they are split evenly.
    fn check_stacks(&mut self) -> Result<(), Message> {
        let count = self.hidden.deck.len() as u8
            + self
                .hidden
                .bottoms
                .iter()
                .map(|bottom| bottom.len())
                .sum::<u8>();
        let told: u8 = self.public.stacks.iter().sum();
        if told == count {
            return Ok(());
        }
        if told > 0 {
            let problem = Message::known("scenario-stacks").with("told", told);
            return Err(problem.with("found", count));
        }
        let mut stacks = [count / 3; MONTHS];
        stacks[OCTOBER] = count - 2 * (count / 3);
        self.public.stacks = if self.has_automated() {
            [0, 0, count]
        } else {
            stacks
        };
        Ok(())
    }
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("states have string keys and no foreign types")
}

/// A card is where it should not be.
pub(crate) fn misplaced(id: &'static str, card: Card) -> Message {
    Message::known(id).with("piece", place("card", card.key()))
}
