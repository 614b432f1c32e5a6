//! What scenario files need: the whole state by name, parts of it set by name, outcomes and answers in words.

use crate::action::Action;
use crate::board::{Issues, Region, State};
use crate::cards::{Card, CardSet};
use crate::desk::{CARDS, CUBES, Desk, ENDORSEMENTS, MAJOR};
use crate::effects::{Effect, Space};
use crate::side::{Side, Sides};
use crate::state::{CampaignStep, Frame, Frames, NineteenSixty, Public, Stage};
use crate::turn::{DEBATE_TURN, ELECTION_TURN, activity_phase};
use engine::scenario::{no_part, no_phase, read_part};
use engine::{Action as _, Chance, Draw, Key, Message, Scripted, Seat};
use serde_json::{Value, json};

/// Parts that are set in a way of their own.
const OWN_PARTS: &[&str] = &[
    "start",
    "phase",
    "activity_phase",
    "active",
    "known_hand",
    "shown_hand",
    "vice_president",
    "debate",
];

/// Parts of the public state that a scenario sets just by writing their value.
const PLAIN_PARTS: &[&str] = &[
    "turn",
    "initiative",
    "start_player",
    "support",
    "media",
    "endorsements",
    "issues",
    "track",
    "tokens",
    "momentum",
    "rest",
    "bag",
    "candidate",
    "endorsement_deck",
];

/// Piles of cards: `hand.nixon`, `discard`, `debate.cards.economy.kennedy`.
const PILES: &[&str] = &[
    "hand",
    "stack",
    "deck",
    "discard",
    "removed",
    "debate_space",
    "election_space",
    "prevention_space",
    "in_force",
    "revealed",
    "debate.cards",
];

/// Where a scenario can begin.
const PHASES: &[(&str, Stage)] = &[
    ("turn-begins", Stage::TurnBegins),
    ("activity", Stage::Activity { plays: 0 }),
    ("momentum", Stage::Momentum { next: 0 }),
    ("strategy", Stage::Strategy),
    ("debates", Stage::TurnBegins),
    ("debate-round", Stage::DebateRound),
    ("election", Stage::TurnBegins),
    ("election-cards", Stage::ElectionCards),
    ("election-events", Stage::ElectionEvents),
    ("tally", Stage::ElectionTally),
];

impl Scripted for NineteenSixty {
    fn inspect(&self) -> Value {
        let mut whole = to_json(&self.public);
        let hidden = to_json(&self.hidden);
        for (name, from) in [
            ("hand", "hands"),
            ("stack", "stacks"),
            ("deck", "deck"),
            ("pick", "picks"),
            ("aside", "aside"),
            ("shown_hand", "shown_hand"),
            ("shown_stack", "shown_stack"),
        ] {
            whole[name] = hidden[from].clone();
        }
        whole["phase"] = json!(self.phase());
        if let Stage::Activity { plays } = self.public.stage {
            whole["activity_phase"] = json!(activity_phase(plays));
        }
        if let Some(Frame::Play(play)) = self.public.frames.as_slice().first() {
            whole["active"] = json!(play.side);
        }
        whole
    }

    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        let (part, rest) = path.split_once('.').unwrap_or((path, ""));
        match part {
            "start" => self.arrange_start(value),
            "phase" => self.arrange_phase(&read_part::<String>(value)?),
            "activity_phase" => self.arrange_activity_phase(read_part(value)?),
            "active" => self.arrange_active(read_part(value)?),
            "known_hand" | "shown_hand" => self.arrange_knowledge(part, rest, read_part(value)?),
            "vice_president" => {
                self.arrange_plain(path, value)?;
                self.take_beside_out_of_piles();
                Ok(())
            }
            _ if PLAIN_PARTS.contains(&part) => self.arrange_plain(path, value),
            _ if PILES.contains(&part) || path.starts_with("debate.cards.") => {
                self.arrange_pile(path, read_part(value)?)
            }
            "debate" => self.arrange_plain(path, value),
            _ => Err(no_part(part, &[OWN_PARTS, PLAIN_PARTS, PILES])),
        }
    }

    fn resume<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Result<(), Message> {
        self.check_cards()?;
        self.advance(&mut Desk::new(chance, &mut ()));
        Ok(())
    }

    fn outcome(kind: &str, name: &str) -> Option<(Draw, u32)> {
        let number = |index: usize| index as u32;
        match kind {
            "cubes" => {
                let side = match name {
                    "blue" => Side::Kennedy,
                    "red" => Side::Nixon,
                    _ => return None,
                };
                Some((CUBES, number(side.index())))
            }
            "cards" => Card::named(name).map(|card| (CARDS, number(card.index()))),
            "endorsements" if name == "major" => Some((ENDORSEMENTS, number(MAJOR))),
            "endorsements" => {
                Region::named(name).map(|region| (ENDORSEMENTS, number(region.index())))
            }
            _ => None,
        }
    }

    fn phrase(&self, _: Seat, phrase: &str) -> Option<Vec<Action>> {
        if let Some(action) = Action::parse(phrase) {
            return Some(vec![action]);
        }
        let mut words = phrase.split(' ');
        match (words.next()?, words.next()?, words.next(), words.next()) {
            ("spend", state, None, _) => Some(vec![Action::State(State::named(state)?)]),
            ("spend", state, Some(count), None) => {
                self.spend_phrase(State::named(state)?, count.parse().ok()?)
            }
            ("cross" | "region", zone, None, _) => {
                Action::parse(&format!("zone {zone}")).map(|action| vec![action])
            }
            _ => None,
        }
    }
}

impl NineteenSixty {
    fn phase(&self) -> &'static str {
        match (self.public.stage, self.public.frames.as_slice().first()) {
            (Stage::Activity { plays: 0 }, _) => "initiative",
            (Stage::Activity { .. }, _) => "activity",
            (Stage::Momentum { .. }, _) => "momentum",
            (Stage::DebateRound | Stage::DebateResolve, _) => "debates",
            (Stage::Strategy | Stage::TurnEnds, _) => "strategy",
            (Stage::TurnBegins, _) => "turn-begins",
            (Stage::ElectionCards, _) => "election-cards",
            (Stage::ElectionEvents, _) => "election-events",
            (Stage::ElectionTally, _) => "tally",
            (Stage::Over, _) => "over",
        }
    }

    fn arrange_start(&mut self, value: &Value) -> Result<(), Message> {
        match value.as_str() {
            Some("empty") => {
                self.clear_states();
                Ok(())
            }
            Some("setup") => Ok(()),
            _ => Err(Message::known("scenario-start")),
        }
    }

    /// Drops whatever is in progress and goes on from the beginning of a phase.
    fn arrange_phase(&mut self, name: &str) -> Result<(), Message> {
        let found = PHASES.iter().find(|(phase, _)| *phase == name);
        let &(_, stage) =
            found.ok_or_else(|| no_phase(name, PHASES.iter().map(|(phase, _)| *phase)))?;
        self.public.frames = Frames::default();
        self.public.stage = stage;
        match name {
            "debates" => self.public.turn = DEBATE_TURN,
            "debate-round" => {
                self.public.turn = DEBATE_TURN;
                self.public.debate.original = self.public.track;
                self.public.debate.open = Issues::new([true; 3]);
                self.discard_hands();
            }
            "election" => self.public.turn = ELECTION_TURN,
            "election-cards" | "election-events" | "tally" => {
                self.public.turn = ELECTION_TURN;
                self.discard_hands();
            }
            _ => {}
        }
        if matches!(name, "debates" | "election") {
            self.discard_hands();
        }
        Ok(())
    }

    /// Turns 6 and 9 begin with empty hands.
    fn discard_hands(&mut self) {
        let hands = std::mem::take(&mut self.hidden.hands);
        self.hidden.deck = hands
            .cells()
            .iter()
            .fold(self.hidden.deck, |deck, &hand| deck.union(hand));
    }

    fn arrange_activity_phase(&mut self, phase: u8) -> Result<(), Message> {
        if !(1..=5).contains(&phase) {
            return Err(Message::known("scenario-activity-phase"));
        }
        self.arrange_plays(|plays| (phase - 1) * 2 + plays % 2)
    }

    fn arrange_active(&mut self, side: Side) -> Result<(), Message> {
        let second = u8::from(side != self.public.start_player);
        self.arrange_plays(|plays| plays / 2 * 2 + second)
    }

    fn arrange_plays(&mut self, change: impl Fn(u8) -> u8) -> Result<(), Message> {
        match &mut self.public.stage {
            Stage::Activity { plays } if self.public.frames.as_slice().is_empty() => {
                *plays = change(*plays);
                Ok(())
            }
            _ => Err(Message::known("scenario-activity-first")),
        }
    }

    fn arrange_knowledge(&mut self, part: &str, side: &str, cards: CardSet) -> Result<(), Message> {
        let side = Side::named(side).ok_or_else(|| Message::known("scenario-side"))?;
        if !cards.minus(self.hidden.hands[side]).is_empty() {
            return Err(Message::known("scenario-known-hand"));
        }
        match part {
            "known_hand" => self.public.known_hand[side] = cards,
            _ => self.hidden.shown_hand[side] = cards,
        }
        Ok(())
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
    fn arrange_pile(&mut self, path: &str, cards: CardSet) -> Result<(), Message> {
        let unknown = cards.minus(self.public.options.cards());
        if let Some(card) = unknown.first() {
            return Err(Message::known("scenario-not-in-edition").with("card", card.key()));
        }
        let former = *self
            .pile(path)
            .ok_or_else(|| Message::known("scenario-no-pile").with("pile", path))?;
        self.remove_everywhere(cards.union(former));
        let spare = former.minus(cards);
        if path == "deck" {
            self.public.removed = self.public.removed.union(spare);
        } else {
            self.hidden.deck = self.hidden.deck.union(spare);
        }
        if let Some(pile) = self.pile(path) {
            *pile = cards;
        }
        self.recompute();
        Ok(())
    }

    fn pile(&mut self, path: &str) -> Option<&mut CardSet> {
        let (public, hidden) = (&mut self.public, &mut self.hidden);
        let mut names = path.split('.');
        Some(match names.next()? {
            "deck" => &mut hidden.deck,
            "discard" => &mut public.discard,
            "removed" => &mut public.removed,
            "debate_space" => &mut public.debate_space,
            "election_space" => &mut public.election_space,
            "prevention_space" => &mut public.prevention_space,
            "hand" => &mut hidden.hands[Side::named(names.next()?)?],
            "stack" => &mut hidden.stacks[Side::named(names.next()?)?],
            "in_force" => &mut public.in_force[Side::named(names.next()?)?],
            "revealed" => &mut public.revealed[Side::named(names.next()?)?],
            "debate" => {
                names.next().filter(|name| *name == "cards")?;
                let issue = engine::Key::named(names.next()?)?;
                &mut public.debate.cards[issue][Side::named(names.next()?)?]
            }
            _ => return None,
        })
    }

    fn remove_everywhere(&mut self, cards: CardSet) {
        let (public, hidden) = (&mut self.public, &mut self.hidden);
        let piles: [&mut CardSet; 6] = [
            &mut hidden.deck,
            &mut public.discard,
            &mut public.removed,
            &mut public.debate_space,
            &mut public.election_space,
            &mut public.prevention_space,
        ];
        let by_side: [&mut Sides<CardSet>; 8] = [
            &mut hidden.hands,
            &mut hidden.stacks,
            &mut public.in_force,
            &mut public.revealed,
            &mut public.known_hand,
            &mut public.known_stack,
            &mut hidden.shown_hand,
            &mut hidden.shown_stack,
        ];
        for table in by_side {
            for &side in Side::ALL {
                table[side] = table[side].minus(cards);
            }
        }
        for pile in piles {
            *pile = pile.minus(cards);
        }
        for &side in Side::ALL {
            if cards.contains(crate::cards::vice_president(side)) {
                public.vice_president[side] = false;
            }
            for &issue in crate::board::Issue::ALL {
                let pile = &mut public.debate.cards[issue][side];
                *pile = pile.minus(cards);
            }
        }
    }

    fn take_beside_out_of_piles(&mut self) {
        let beside = self.public.vice_president;
        for &side in Side::ALL {
            if beside[side] {
                self.remove_everywhere(CardSet::only(crate::cards::vice_president(side)));
            }
        }
        self.public.vice_president = beside;
    }

    /// What follows from cards that lie on the board.
    fn recompute(&mut self) {
        let public = &mut self.public;
        public.prevented = CardSet::default();
        for card in public.prevention_space.iter() {
            if let Some(Space::Prevention(cards)) = card.space() {
                public.prevented = public.prevented.union(cards.iter().copied().collect());
            }
        }
        public.force = Default::default();
        for &side in Side::ALL {
            for card in public.in_force[side].iter() {
                for effect in card.facts().effects {
                    if let Effect::Lasts { rows, .. } = effect {
                        public.force[side].add(rows);
                    }
                }
            }
        }
    }

    /// Every card of the edition lies in exactly one place.
    pub(crate) fn check_cards(&self) -> Result<(), Message> {
        let misplaced = |id: &'static str, card: Card| {
            let card = Message::known("scenario-key").with("key", card.key());
            Err(Message::known(id).with("piece", card))
        };
        let mut seen = CardSet::default();
        for pile in self.all_piles() {
            if let Some(card) = pile.intersection(seen).first() {
                return misplaced("scenario-twice", card);
            }
            seen = seen.union(pile);
        }
        match self.public.options.cards().minus(seen).first() {
            Some(card) => misplaced("scenario-nowhere", card),
            None => Ok(()),
        }
    }

    /// `spend NY 4`: the state and the declaration where checks are needed, the state four times where not.
    fn spend_phrase(&self, state: State, count: u8) -> Option<Vec<Action>> {
        let (checked, limit) = match self.public.frames.last()? {
            Frame::Campaign(campaign) if campaign.step == CampaignStep::Spend => (
                self.campaigning_needs_check(campaign.side, state),
                Self::campaign_limit(campaign),
            ),
            Frame::Add(add) => (self.event_needs_check(add.side, state), add.room(state)),
            _ => (false, count),
        };
        let once = Action::State(state);
        match checked {
            true if limit > 1 && (1..=crate::action::MAX_NUMBER).contains(&count) => {
                Some(vec![once, Action::Number(count)])
            }
            _ => Some(vec![once; count as usize]),
        }
    }
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("the state has string keys and no foreign types")
}
