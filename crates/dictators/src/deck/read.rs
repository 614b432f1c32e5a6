//! From the text of a deck file to a deck. Every card that has a mistake is told, with file, card and field.

use super::{
    Ability, Deck, Design, FacilityCard, Founder, Level, Person, President, TokenText, Window,
    house,
};
use crate::board::{Place, Places};
use crate::cards::{
    ABILITIES, ACTIONS, ASSETS, Dictator, Effect, FOUNDERS, INTERRUPTIONS, Kind, PRESIDENTS, Sort,
    Token,
};
use crate::op::{Answered, Op, Where};
use crate::state::BANS;
use engine::deck::{Deck as _, DeckError, DeckErrors, place};
use engine::{Key, Message};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::ops::RangeInclusive;

// The rows as they are written.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    id: String,
    key: String,
    name: String,
    count: u8,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    usa_only: bool,
    #[serde(default)]
    air: bool,
    #[serde(default)]
    turns: u8,
    #[serde(default)]
    window: Window,
    #[serde(default)]
    when: String,
    text: String,
    #[serde(default)]
    ops: String,
    #[serde(default)]
    line: String,
    #[serde(default)]
    ability: Vec<WrittenAbility>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAbility {
    cost: u8,
    #[serde(default)]
    travel: bool,
    #[serde(default)]
    once: bool,
    text: String,
    ops: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFounder {
    id: String,
    key: String,
    name: String,
    #[serde(default)]
    turns: u8,
    effect: String,
    text: String,
    #[serde(default)]
    line: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPresident {
    id: String,
    key: String,
    name: String,
    count: u8,
    present: bool,
    #[serde(default)]
    roll: i8,
    #[serde(default = "yes")]
    novice: bool,
    text: String,
    #[serde(default)]
    ops: String,
    #[serde(default)]
    line: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPerson {
    id: String,
    key: String,
    name: String,
    realm: String,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    ops: String,
    when: String,
    text: String,
    #[serde(default)]
    line: String,
}

fn yes() -> bool {
    true
}

/// R-1.3, R-1.5, R-1.6: how many cards of each sort a deck has.
const ACTION_CARDS: usize = 66;
const INTERRUPTION_CARDS: usize = 41;
const ASSET_CARDS: usize = 15;
const PRESIDENT_CARDS: usize = 12;
const FACILITY_CARDS: usize = 40;
const LEVELS: usize = 5;

/// A card can be kept and five be looked at: so many presidential cards must be left for novices.
const FEWEST_NOVICE_CARDS: usize = 6;

/// What is wrong with a card: the field, and what would fit.
type Fault = (&'static str, Message);

fn fault<T>(field: &'static str, problem: Message) -> Result<T, Fault> {
    Err((field, problem))
}

/// A number that is too small or too large.
fn range(low: i8, high: i8) -> Message {
    let problem = Message::known("deck-range").with("low", low);
    problem.with("high", high)
}

impl Deck {
    /// Reads and checks a deck of somebody's own; `file` is the name to tell in an error.
    ///
    /// ```
    /// let errors = hustings_dictators::Deck::read("mine.toml", "game = 'dictators'").expect_err("there are no cards");
    /// assert!(errors[0].to_string().starts_with("mine.toml: "));
    /// ```
    pub fn read(file: &str, text: &str) -> Result<Deck, Vec<DeckError>> {
        let deck = parse(file, text)?;
        let mut errors = DeckErrors::new(file);
        places_are_kept(&deck, &mut errors);
        errors.verdict(deck)
    }
}

/// Reads and checks a deck, but for the names of its places.
pub(super) fn parse(file: &str, text: &str) -> Result<Deck, Vec<DeckError>> {
    let mut reader = Reader {
        tables: engine::deck::tables(file, text)?,
        errors: DeckErrors::new(file),
    };
    let deck = reader.deck(text);
    reader.errors.verdict(deck)
}

/// Answers and journals name a card by its place in the deck, which goes by the key that it has in the house deck.
fn places_are_kept(deck: &Deck, errors: &mut DeckErrors) {
    let keys = |deck: &'_ Deck| -> Vec<String> {
        let designs = deck.designs.iter().map(|card| &card.key);
        let founders = deck.founders.iter().map(|card| &card.key);
        let presidents = deck.presidents.iter().map(|card| &card.key);
        designs.chain(founders).chain(presidents).cloned().collect()
    };
    for (key, wanted) in keys(deck).iter().zip(&keys(house())) {
        if key != wanted {
            let problem = Message::known("deck-key-of-place").with("key", wanted.as_str());
            errors.add(place("card", key), "key", problem);
        }
    }
}

/// One file while it is read.
struct Reader<'a> {
    tables: toml::Table,
    errors: DeckErrors<'a>,
}

impl Reader<'_> {
    fn deck(&mut self, text: &str) -> Deck {
        if self.text("game") != Deck::GAME {
            let problem = Message::known("deck-game").with("game", Deck::GAME);
            self.errors.add_at_top("game", problem);
        }
        let name = self.text("name");
        if name.is_empty() {
            self.errors.add_at_top("name", Message::known("deck-name"));
        }
        let mut deck = Deck {
            name,
            text: text.to_owned(),
            designs: Vec::new(),
            abilities: Vec::new(),
            founders: Vec::new(),
            presidents: Vec::new(),
            dictators: Vec::new(),
            tokens: Vec::new(),
            facilities: Vec::new(),
            levels: Vec::new(),
        };
        deck.designs = self.cards("action", ACTIONS, action_card);
        deck.designs
            .extend(self.cards("interruption", INTERRUPTIONS, interruption_card));
        self.assets(&mut deck);
        deck.founders = self.cards("founder", FOUNDERS, founder);
        deck.presidents = self.cards("president", PRESIDENTS, president);
        deck.dictators = self.cards("dictator", Dictator::COUNT, person);
        deck.tokens = self.cards("token", Token::COUNT, |token: TokenText| Ok(token));
        deck.facilities = self.cards("facility", FACILITY_CARDS, facility);
        deck.levels = self.cards("level", LEVELS, |level: Level| Ok(level));
        let unknown: Vec<String> = self.tables.keys().cloned().collect();
        for table in unknown {
            let problem = Message::known("deck-unknown-table");
            self.errors.add_at_top(&table, problem);
        }
        // What a whole deck must be is told of a deck whose cards are sound.
        if self.errors.is_empty() {
            self.whole(&deck);
        }
        deck
    }

    fn text(&mut self, field: &str) -> String {
        let text = self.tables.remove(field);
        let text = text.and_then(|value| value.as_str().map(str::to_owned));
        text.unwrap_or_default()
    }

    /// The rows of one table, as many as there are places, each made into what the deck holds.
    fn cards<W: DeserializeOwned, C>(
        &mut self,
        table: &str,
        places: usize,
        read: impl Fn(W) -> Result<C, Fault>,
    ) -> Vec<C> {
        let rows = match self.tables.remove(table) {
            Some(toml::Value::Array(rows)) => rows,
            _ => Vec::new(),
        };
        if rows.len() != places {
            let problem = Message::known("deck-row-count")
                .with("wanted", places)
                .with("table", table)
                .with("found", rows.len());
            self.errors.add_at_top(table, problem);
        }
        let mut cards = Vec::new();
        for (number, row) in (1_usize..).zip(rows) {
            let label = |field: &str| Some(row.get(field)?.as_str()?.to_owned());
            let label = label("id").or_else(|| label("key"));
            let place = match label {
                Some(label) => place("card", &label),
                None => place(table, &number.to_string()),
            };
            let written = row.try_into().map_err(|error: toml::de::Error| {
                let words: Vec<&str> = error.message().split_whitespace().collect();
                let problem = Message::known("deck-unread");
                ("", problem.with("reason", words.join(" ")))
            });
            match written.and_then(&read) {
                Ok(card) => cards.push(card),
                Err((field, problem)) => self.errors.add(place, field, problem),
            }
        }
        cards
    }

    fn assets(&mut self, deck: &mut Deck) {
        let assets = self.cards("asset", ASSETS, asset_card);
        deck.abilities = vec![Ability::default(); ABILITIES];
        for (number, (mut design, abilities)) in assets.into_iter().enumerate().take(ASSETS) {
            let asset = Kind::at(ACTIONS + INTERRUPTIONS + number);
            let first = number * ABILITIES / ASSETS;
            design.abilities = first..first + abilities.len();
            for (place, ability) in deck.abilities[first..].iter_mut().zip(abilities) {
                *place = Ability { asset, ..ability };
            }
            deck.designs.push(design);
        }
    }

    /// What must hold of a whole deck so that every table can be played with it.
    fn whole(&mut self, deck: &Deck) {
        let count = |sort: Sort| -> usize {
            let designs = deck.designs.iter().enumerate();
            let designs = designs.filter(|(kind, _)| Kind::at(*kind).sort() == sort);
            designs.map(|(_, card)| usize::from(card.count)).sum()
        };
        let presidents = |wanted: fn(&&President) -> bool| -> usize {
            let cards = deck.presidents.iter().filter(wanted);
            cards.map(|card| usize::from(card.count)).sum()
        };
        for (table, found, wanted) in [
            ("action", count(Sort::Action), ACTION_CARDS),
            (
                "interruption",
                count(Sort::Interruption),
                INTERRUPTION_CARDS,
            ),
            ("asset", count(Sort::Asset), ASSET_CARDS),
            ("president", presidents(|_| true), PRESIDENT_CARDS),
        ] {
            if found != wanted {
                let problem = Message::known("deck-counts").with("wanted", wanted);
                self.errors.add_at_top(table, problem.with("found", found));
            }
        }
        if presidents(|card| card.novice) < FEWEST_NOVICE_CARDS {
            let problem = Message::known("deck-novices").with("fewest", FEWEST_NOVICE_CARDS);
            self.errors.add_at_top("president", problem);
        }
        if presidents(|card| card.novice && card.present) == 0 {
            let problem = Message::known("deck-nobody-wins");
            self.errors.add_at_top("president", problem);
        }
        let lasting = deck.designs.iter().filter(|card| card.turns > 0);
        let lasting: usize = lasting.map(|card| usize::from(card.count)).sum();
        if lasting > BANS {
            let problem = Message::known("deck-lasting").with("most", BANS);
            self.errors
                .add_at_top("action", problem.with("found", lasting));
        }
        self.once(deck);
    }

    /// What there is once stands once: ids, keys, facilities; dictators, tokens and levels in their order.
    fn once(&mut self, deck: &Deck) {
        let designs = deck.designs.iter().map(|card| (&*card.id, &*card.key));
        let founders = deck.founders.iter().map(|card| (&*card.id, &*card.key));
        let presidents = deck.presidents.iter().map(|card| (&*card.id, &*card.key));
        let names: Vec<(&str, &str)> = designs.chain(founders).chain(presidents).collect();
        for (at, (id, key)) in names.iter().enumerate() {
            let earlier = &names[..at];
            if earlier.iter().any(|(other, _)| other == id) {
                let problem = Message::known("deck-id-twice");
                self.errors.add(place("card", id), "id", problem);
            }
            if earlier.iter().any(|(_, other)| other == key) {
                let problem = Message::known("deck-key-twice").with("key", *key);
                self.errors.add(place("card", id), "key", problem);
            }
        }
        let people = deck.dictators.iter().map(|card| (&card.id, &card.key));
        let tokens = deck.tokens.iter().map(|token| (&token.key, &token.key));
        let wanted = Dictator::KEYS.iter().chain(Token::KEYS);
        for ((id, key), wanted) in people.chain(tokens).zip(wanted) {
            if key != wanted {
                let problem = Message::known("deck-comes-here").with("key", *wanted);
                self.errors.add(place("card", id), "key", problem);
            }
        }
        for (level, wanted) in deck.levels.iter().zip((1..=LEVELS as u8).rev()) {
            if level.level != wanted {
                let problem = Message::known("deck-level").with("level", wanted);
                self.errors.add_at_top("level", problem);
            }
        }
        let mut seen = Places::default();
        for card in &deck.facilities {
            let Some(site) = Place::named(&card.place) else {
                continue;
            };
            if seen.contains(site) {
                let problem = Message::known("deck-place-twice");
                let problem = problem.with("place", card.place.as_str());
                self.errors.add(place("card", &card.id), "place", problem);
            }
            seen.insert(site);
        }
    }
}

fn ops(text: &str) -> Result<Vec<Op>, Fault> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let ops = Op::read_all(text).or_else(|part| {
        fault(
            "ops",
            Message::known("deck-no-operation").with("operation", part),
        )
    })?;
    if ops.iter().filter(|op| op.has_place()).count() > 1 {
        return fault("ops", Message::known("deck-one-place"));
    }
    Ok(ops)
}

/// Refuses the first operation that does not fit.
fn refuse(ops: &[Op], whom: &'static str, unfit: impl Fn(Op) -> bool) -> Result<(), Fault> {
    match ops.iter().find(|op| unfit(**op)) {
        Some(op) => {
            let problem = Message::known("deck-unfit").with("operation", format!("{op:?}"));
            fault("ops", problem.with("whom", whom))
        }
        None => Ok(()),
    }
}

fn turns(turns: u8) -> Result<u8, Fault> {
    if [0, 2, 3].contains(&turns) {
        Ok(turns)
    } else {
        fault("turns", Message::known("deck-turns"))
    }
}

fn design(card: WrittenCard, costs: RangeInclusive<u8>) -> Result<Design, Fault> {
    let ops = ops(&card.ops)?;
    if !costs.contains(&card.cost) {
        return fault("cost", range(*costs.start() as i8, *costs.end() as i8));
    }
    if !card.ability.is_empty() {
        return fault("ability", Message::known("deck-no-asset"));
    }
    let lasts = ops.iter().any(|op| matches!(op, Op::Status(_)));
    if lasts != (turns(card.turns)? > 0) {
        return fault("turns", Message::known("deck-status"));
    }
    Ok(Design {
        id: card.id,
        key: card.key,
        name: card.name,
        count: card.count,
        cost: card.cost,
        usa_only: card.usa_only,
        air: card.air,
        turns: card.turns,
        window: card.window,
        when: card.when,
        text: card.text,
        line: card.line,
        ops,
        abilities: 0..0,
    })
}

fn action_card(card: WrittenCard) -> Result<Design, Fault> {
    let card = design(card, 1..=3)?;
    if card.ops.is_empty() {
        return fault("ops", Message::known("deck-idle-action"));
    }
    refuse(&card.ops, "actions", |op| {
        is_answer(op) || is_asset_only(op) || is_presidential(op) || is_endless(op)
    })?;
    Ok(card)
}

/// An interruption card has one operation, which fits its window.
fn interruption_card(card: WrittenCard) -> Result<Design, Fault> {
    let card = design(card, 0..=0)?;
    let window = match card.ops.as_slice() {
        [Op::Unskip | Op::Steal { .. }] => Window::AnyTime,
        [Op::Cancel(Answered::ActionCard | Answered::InterruptionCard) | Op::Redirect] => {
            Window::Played
        }
        [Op::Cancel(Answered::Travel)] => Window::Travel,
        [Op::Cancel(Answered::Flight)] => Window::Flight,
        [Op::Astray] => Window::Arrived,
        [Op::Cancel(Answered::Attempt)] => Window::Disarm,
        [Op::Reroll | Op::AddToRoll { .. }] => Window::Rolled,
        [Op::Cancel(Answered::Confrontation)] => Window::President,
        [Op::Actions(change)] if *change < 0 => Window::TurnStart,
        [Op::Shield] => Window::Harm,
        _ => return fault("ops", Message::known("deck-no-answer")),
    };
    if card.window == window {
        Ok(card)
    } else {
        let problem = Message::known("deck-window");
        fault(
            "window",
            problem.with("window", format!("W{}", window as u8)),
        )
    }
}

/// An asset with its abilities.
fn asset_card(mut card: WrittenCard) -> Result<(Design, Vec<Ability>), Fault> {
    let abilities = std::mem::take(&mut card.ability);
    let design = design(card, 1..=3)?;
    if !design.ops.is_empty() {
        return fault("ops", Message::known("deck-asset-ops"));
    }
    if !(1..=ABILITIES / ASSETS).contains(&abilities.len()) {
        return fault("ability", Message::known("deck-abilities"));
    }
    let abilities = abilities.into_iter().map(ability);
    Ok((design, abilities.collect::<Result<_, _>>()?))
}

fn ability(written: WrittenAbility) -> Result<Ability, Fault> {
    checked_ability(written).or_else(|(_, problem)| fault("ability", problem))
}

fn checked_ability(written: WrittenAbility) -> Result<Ability, Fault> {
    let ops = ops(&written.ops)?;
    let travels = ops.iter().any(|op| matches!(op, Op::TravelPast | Op::Fly));
    if ops.is_empty() {
        return fault("ops", Message::known("deck-idle-ability"));
    }
    if travels != written.travel {
        return fault("travel", Message::known("deck-ability-travel"));
    }
    if written.cost > 3 {
        return fault("cost", Message::known("deck-ability-cost"));
    }
    if written.cost == 0 && !written.once {
        return fault("once", Message::known("deck-ability-once"));
    }
    refuse(&ops, "assets", |op| {
        is_answer(op) || is_presidential(op) || is_endless(op) || matches!(op, Op::Status(_))
    })?;
    Ok(Ability {
        asset: Kind::default(),
        cost: written.cost,
        travel: written.travel,
        once: written.once,
        text: written.text,
        ops,
    })
}

fn founder(card: WrittenFounder) -> Result<Founder, Fault> {
    let Some(effect) = Effect::named(&card.effect) else {
        let known = Effect::KEYS.join(", ");
        let problem = Message::known("deck-effect").with("effect", card.effect);
        return fault("effect", problem.with("effects", known));
    };
    Ok(Founder {
        id: card.id,
        key: card.key,
        name: card.name,
        turns: turns(card.turns)?,
        effect,
        text: card.text,
        line: card.line,
    })
}

fn president(card: WrittenPresident) -> Result<President, Fault> {
    let ops = ops(&card.ops)?;
    if card.present && !ops.is_empty() {
        return fault("ops", Message::known("deck-president-ops"));
    }
    if !(-9..=9).contains(&card.roll) {
        return fault("roll", range(-9, 9));
    }
    refuse(&ops, "presidents", |op| {
        !is_presidential(op) && !matches!(op, Op::Defcon(_) | Op::Drop(_) | Op::DiscardHand)
    })?;
    Ok(President {
        id: card.id,
        key: card.key,
        name: card.name,
        count: card.count,
        present: card.present,
        roll: card.roll,
        novice: card.novice,
        text: card.text,
        line: card.line,
        ops,
    })
}

fn person(card: WrittenPerson) -> Result<Person, Fault> {
    let ops = ops(&card.ops)?;
    if card.cost > 3 {
        return fault("cost", range(0, 3));
    }
    refuse(&ops, "dictators", |op| {
        is_answer(op) || is_presidential(op) || is_passive(op) || matches!(op, Op::Status(_))
    })?;
    Ok(Person {
        id: card.id,
        key: card.key,
        name: card.name,
        realm: card.realm,
        cost: card.cost,
        when: card.when,
        text: card.text,
        line: card.line,
        ops,
    })
}

fn facility(card: FacilityCard) -> Result<FacilityCard, Fault> {
    let Some(place) = Place::named(&card.place) else {
        let problem = Message::known("deck-no-place");
        return fault("place", problem.with("place", card.place));
    };
    if place.nuclear_zone() != card.zone {
        let problem = Message::known("deck-zone").with("zone", place.nuclear_zone());
        return fault("zone", problem.with("place", card.place));
    }
    Ok(card)
}

/// Operations that only make sense as an answer to something.
fn is_answer(op: Op) -> bool {
    matches!(
        op,
        Op::Cancel(_) | Op::Reroll | Op::AddToRoll { .. } | Op::Redirect | Op::Shield | Op::Astray
    )
}

fn is_asset_only(op: Op) -> bool {
    is_passive(op)
        || matches!(
            op,
            Op::TravelPast
                | Op::Unblock
                | Op::PeekDeck
                | Op::Block {
                    where_: Where::Touching,
                    ..
                }
        )
}

/// Operations that work by themselves when the President is confronted.
fn is_passive(op: Op) -> bool {
    matches!(op, Op::ChoosePresident | Op::ConvinceBonus(_))
}

/// Operations that would let a turn go on for ever, if a card or an ability could give them again and again.
fn is_endless(op: Op) -> bool {
    matches!(op, Op::Actions(_))
}

fn is_presidential(op: Op) -> bool {
    matches!(
        op,
        Op::ToHeadquarters | Op::Escort | Op::ShowHand | Op::ActionLimit(_) | Op::EndTurn
    )
}

#[cfg(test)]
mod tests {
    use super::super::{HOUSE_FILE, HOUSE_TEXT};
    use super::*;
    use crate::cards::HELD;

    /// R-1.3, R-1.4, R-1.5, R-1.6: the house deck has what the box has.
    #[test]
    fn the_house_deck_is_sound() {
        let deck = Deck::read(HOUSE_FILE, HOUSE_TEXT).expect("it is sound");
        assert_eq!(deck.designs.len(), HELD);
        let cards: u32 = deck.designs.iter().map(|card| u32::from(card.count)).sum();
        assert_eq!(cards, 122);
        assert_eq!(deck.founders.len(), 15);
        let not_for_novices = deck.presidents.iter().filter(|card| !card.novice);
        assert_eq!(not_for_novices.count(), 1);
        let bulldozer = deck.design(Kind::at(ACTIONS + INTERRUPTIONS));
        assert_eq!(deck.abilities[bulldozer.abilities.clone()].len(), 2);
    }

    /// Each of these changes one thing in the house deck; the error names file, card and field.
    #[test]
    fn a_mistake_is_told_by_file_card_and_field() {
        let cases = [
            (
                "count = 4\ncost = 1\nusa_only",
                "count = 4\ncost = 7\nusa_only",
                "card A01: cost: must be 1 to 3",
            ),
            (
                "MOVE self road<=6 block=stop;",
                "HOP self;",
                "card A01: ops: 'HOP self' is no operation",
            ),
            (
                "MOVE self road<=6 block=stop; SKIP self 1",
                "MOVE self road<=6 block=stop; FLIGHT",
                "card A01: ops: only one",
            ),
            (
                "ops = \"DRAW self 3\"",
                "ops = \"DRAW self 3; ACTIONS self +1\"",
                "card A13: ops: Actions(1) is not for action cards",
            ),
            (
                "cost = 1\nusa_only",
                "cost = \"one\"\nusa_only",
                "card A01: invalid type: string",
            ),
            ("id = \"A02\"", "id = \"A01\"", "card A01: id: another card"),
            (
                "key = \"helicopter\"",
                "key = \"amtrak\"",
                "card A02: key: another card",
            ),
            (
                "key = \"helicopter\"",
                "key = \"balloon\"",
                "card balloon: key: write 'helicopter'",
            ),
            ("window = \"W2\"", "window = \"W3\"", "card I08: window"),
            ("ACTIONS target -1", "ACTIONS target +1", "card I14: ops"),
            (
                "turns = 2\ntext = \"Place",
                "turns = 5\ntext = \"Place",
                "card A21: turns",
            ),
            (
                "once = true\ntext = \"+1",
                "once = false\ntext = \"+1",
                "card S03: ability: a free ability",
            ),
            (
                "effect = \"clumsy\"",
                "effect = \"nimble\"",
                "card F03: effect",
            ),
            ("roll = 2", "roll = 20", "card P02: roll"),
            (
                "key = \"fidel\"",
                "key = \"fred\"",
                "card D02: key: 'fidel' comes here",
            ),
            (
                "TAKE target 1 pick=random req=near\"\nwhen = \"own",
                "VETO\"\nwhen = \"own",
                "card D01: ops",
            ),
            (
                "place = \"AZ\"\nzone = 1",
                "place = \"AZ\"\nzone = 2",
                "card N1-01: zone",
            ),
            ("place = \"AZ\"", "place = \"ZZ\"", "card N1-01: place"),
            (
                "place = \"AZ\"",
                "place = \"CA\"",
                "place: CA has another card",
            ),
            (
                "count = 6\n",
                "count = 5\n",
                "interruption: the counts must add up to 41, not 40",
            ),
            (
                "[[level]]\nlevel = 5",
                "[[levels]]\nlevel = 5",
                "levels: there is no such table",
            ),
            (
                "game = \"dictators\"",
                "game = \"chess\"",
                "game: write game = \"dictators\"",
            ),
            ("name = \"house\"", "name = ", "is not TOML"),
        ];
        for (from, to, told) in cases {
            assert!(HOUSE_TEXT.contains(from), "{from:?} is in the house deck");
            let text = HOUSE_TEXT.replacen(from, to, 1);
            let errors = Deck::read("mine.toml", &text).expect_err(told);
            let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
            assert!(errors.iter().all(|error| error.starts_with("mine.toml: ")));
            assert!(
                errors.iter().any(|error| error.contains(told)),
                "{errors:#?} do not tell {told}"
            );
        }
    }

    /// Every card with a mistake is told at once.
    #[test]
    fn all_mistakes_are_told_together() {
        let text = HOUSE_TEXT.replace("DRAW self", "DRAWN self");
        let errors = Deck::read("mine.toml", &text).expect_err("five cards draw");
        let cards = ["A04", "A13", "A27", "A29", "A30", "S05"];
        assert_eq!(errors.len(), cards.len());
        for (error, card) in errors.iter().zip(cards) {
            assert_eq!(error.place, Some(place("card", card)));
        }
    }
}
