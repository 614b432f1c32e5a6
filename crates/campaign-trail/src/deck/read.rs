//! From the text of a deck file to a deck. Everything that is wrong is told at once, each with file, card and field.

use super::{Card, CardFacts, CardSet, Deck, SoloCard, Topic, Tour, Travel};
use crate::action::Use;
use crate::board::{Icons, Issue, Issues, Parties, Party, Region, State, StateSet, States};
use crate::candidates::Candidate;
use crate::politick::Politick;
use engine::deck::{Deck as _, DeckError, DeckErrors, place};
use engine::{Key, Message, Table};
use toml::Value;

/// One row of the file while it is read. A field that was asked for is used up; what is left is unknown.
struct Row<'a, 'e> {
    place: Message,
    fields: toml::Table,
    errors: &'a mut DeckErrors<'e>,
}

impl Row<'_, '_> {
    fn wrong(&mut self, field: &str, problem: Message) {
        self.errors.add(self.place.clone(), field, problem);
    }

    fn text(&mut self, field: &str) -> Option<String> {
        match self.fields.remove(field)? {
            Value::String(text) => Some(text),
            _ => {
                self.wrong(field, Message::known("deck-text"));
                None
            }
        }
    }

    fn needed(&mut self, field: &str) -> String {
        if !self.fields.contains_key(field) {
            self.wrong(field, Message::known("deck-missing"));
        }
        self.text(field).unwrap_or_default()
    }

    fn number(&mut self, field: &str, range: std::ops::RangeInclusive<i64>) -> Option<u16> {
        match self.fields.remove(field)? {
            Value::Integer(number) if range.contains(&number) => Some(number as u16),
            _ => {
                let problem = Message::known("deck-number").with("low", *range.start());
                self.wrong(field, problem.with("high", *range.end()));
                None
            }
        }
    }

    fn needed_number(&mut self, field: &str, range: std::ops::RangeInclusive<i64>) -> u16 {
        if !self.fields.contains_key(field) {
            self.wrong(field, Message::known("deck-missing"));
        }
        self.number(field, range).unwrap_or_default()
    }

    /// One of a closed set of names.
    fn named<K: Key>(&mut self, field: &str, text: &str) -> Option<K> {
        let found = K::named(text);
        if found.is_none() {
            let names: Vec<&str> = K::all().map(Key::key).collect();
            let problem = Message::known("deck-no-name").with("name", text);
            self.wrong(field, problem.with("names", names.join(" ")));
        }
        found
    }

    fn list<K: Key>(&mut self, field: &str, text: &str) -> Vec<K> {
        let words: Vec<&str> = text.split_whitespace().collect();
        words
            .into_iter()
            .filter_map(|word| self.named(field, word))
            .collect()
    }

    fn states(&mut self, field: &str) -> Option<StateSet> {
        let text = self.text(field)?;
        let list = self.list::<State>(field, &text);
        let set = StateSet::of(&list);
        if set.is_empty() || set.len() != list.len() {
            self.wrong(field, Message::known("deck-states"));
        }
        Some(set)
    }

    fn icons(&mut self, field: &str) -> Icons {
        let mut icons = Icons::default();
        let Some(text) = self.text(field) else {
            return icons;
        };
        for issue in self.list::<Issue>(field, &text) {
            if !icons.add(issue) {
                let problem = Message::known("deck-issue-thrice");
                self.wrong(field, problem.with("issue", issue.key()));
            }
        }
        if !(2..=4).contains(&icons.len()) {
            self.wrong(field, Message::known("deck-issues"));
        }
        icons
    }

    fn finish(self) {
        let unknown: Vec<String> = self.fields.keys().cloned().collect();
        for field in unknown {
            let problem = Message::known("deck-no-field");
            self.errors.add(self.place.clone(), &field, problem);
        }
    }
}

/// A whole file while it is read.
struct File<'e> {
    tables: toml::Table,
    errors: DeckErrors<'e>,
}

impl<'e> File<'e> {
    /// The rows of one table, in the order of their names.
    fn rows(&mut self, table: &str) -> Vec<(String, toml::Table)> {
        let Some(value) = self.tables.remove(table) else {
            self.errors
                .add_at_top(table, Message::known("deck-no-such-table"));
            return Vec::new();
        };
        self.rows_of(table, value)
    }

    fn rows_of(&mut self, table: &str, value: Value) -> Vec<(String, toml::Table)> {
        let Value::Table(rows) = value else {
            self.errors.add_at_top(table, Message::known("deck-rows"));
            return Vec::new();
        };
        let mut found = Vec::new();
        for (name, row) in rows {
            match row {
                Value::Table(fields) => found.push((name, fields)),
                _ => {
                    let problem = Message::known("deck-row");
                    self.errors.add(place("row", &name), table, problem);
                }
            }
        }
        found
    }

    fn row(&mut self, place: Message, fields: toml::Table) -> Row<'_, 'e> {
        Row {
            place,
            fields,
            errors: &mut self.errors,
        }
    }

    /// One row for each key of a closed set; a missing or unknown one is an error.
    fn keyed<K: Key>(&mut self, table: &str, sort: &str) -> Vec<(K, toml::Table)> {
        let mut rows = self.rows(table);
        let mut found = Vec::new();
        for key in K::all() {
            match rows.iter().position(|(name, _)| name == key.key()) {
                Some(at) => found.push((key, rows.swap_remove(at).1)),
                None => {
                    let problem = Message::known("deck-missing");
                    self.errors.add(place(sort, key.key()), "", problem);
                }
            }
        }
        for (name, _) in rows {
            let problem = Message::known("deck-no-such-thing");
            self.errors.add(place(sort, &name), "", problem);
        }
        found
    }
}

impl Deck {
    /// Reads and checks a deck. `file` is what errors call it.
    pub fn read(file: &str, text: &str) -> Result<Deck, Vec<DeckError>> {
        let mut file = File {
            tables: engine::deck::tables(file, text)?,
            errors: DeckErrors::new(file),
        };
        let deck = file.deck(text);
        if file.errors.is_empty() {
            super::check::check(&deck, &mut file.errors);
        }
        file.errors.verdict(deck)
    }
}

impl File<'_> {
    fn deck(&mut self, text: &str) -> Deck {
        if self.tables.remove("game").as_ref().and_then(Value::as_str) != Some(Deck::GAME) {
            let problem = Message::known("deck-game").with("game", Deck::GAME);
            self.errors.add_at_top("game", problem);
        }
        let name = match self.tables.remove("name") {
            Some(Value::String(name)) => name,
            _ => {
                self.errors.add_at_top("name", Message::known("deck-name"));
                String::new()
            }
        };
        let mut deck = Deck {
            name,
            text: text.to_owned(),
            stars: States::new([[Party::Democrat, Party::Republican]; 51]),
            regions: States::new([Region::Pacific; 51]),
            issues: States::new([Issue::HEA; 51]),
            region_states: Table::default(),
            issue_states: Issues::default(),
            candidates: Table::default(),
            topics: Vec::new(),
            facts: vec![None; Card::COUNT],
            standard: CardSet::default(),
            dirty: CardSet::default(),
            not_for_two: CardSet::default(),
            politicks: Table::default(),
            solo: Vec::new(),
            advanced: Parties::new([[None; Deck::ADVANCED]; 3]),
            solo_names: Vec::new(),
            topic_names: Vec::new(),
            advanced_names: vec![Vec::new(); 3],
        };
        self.board(&mut deck);
        let categories = self.issues();
        self.candidates(&mut deck);
        self.topics(&mut deck, &categories);
        self.cards(&mut deck, "cards", false);
        self.cards(&mut deck, "dirty", true);
        (deck.solo_names, deck.solo) = match self.tables.remove("solo") {
            Some(value) => self.solo_cards("solo", value, false).into_iter().unzip(),
            None => {
                let problem = Message::known("deck-no-such-table");
                self.errors.add_at_top("solo", problem);
                (Vec::new(), Vec::new())
            }
        };
        self.advanced(&mut deck);
        let unknown: Vec<String> = self.tables.keys().cloned().collect();
        for table in unknown {
            self.errors
                .add_at_top(&table, Message::known("deck-unknown-table"));
        }
        deck
    }

    fn board(&mut self, deck: &mut Deck) {
        for (state, fields) in self.keyed::<State>("states", "state") {
            let mut row = self.row(place("state", state.key()), fields);
            let region = row.needed("region");
            if let Some(region) = row.named::<Region>("region", &region) {
                deck.regions[state] = region;
                deck.region_states[region] = deck.region_states[region].with(state);
            }
            let issue = row.needed("issue");
            if let Some(issue) = row.named::<Issue>("issue", &issue) {
                deck.issues[state] = issue;
                deck.issue_states[issue] = deck.issue_states[issue].with(state);
            }
            let stars = row.needed("stars");
            match row.list::<Party>("stars", &stars).as_slice() {
                [first, second] if first != second => deck.stars[state] = [*first, *second],
                _ => row.wrong("stars", Message::known("deck-stars")),
            }
            row.finish();
        }
    }

    /// The issues of each category by column.
    fn issues(&mut self) -> Vec<(String, [Option<Issue>; 3])> {
        let mut categories: Vec<(String, [Option<Issue>; 3])> = Vec::new();
        for (issue, fields) in self.keyed::<Issue>("issues", "issue") {
            let mut row = self.row(place("issue", issue.key()), fields);
            let category = row.needed("category");
            let column = usize::from(row.needed_number("column", 1..=3).max(1)) - 1;
            let at = categories
                .iter()
                .position(|(name, _)| *name == category)
                .unwrap_or_else(|| {
                    categories.push((category.clone(), [None; 3]));
                    categories.len() - 1
                });
            if categories[at].1[column].replace(issue).is_some() {
                let problem = Message::known("deck-column-twice");
                row.wrong("column", problem.with("category", category));
            }
            row.finish();
        }
        categories
    }

    fn candidates(&mut self, deck: &mut Deck) {
        for (candidate, fields) in self.keyed::<Candidate>("candidates", "candidate") {
            let mut row = self.row(place("candidate", candidate.key()), fields);
            let money = row.needed_number("money", 0..=500);
            deck.candidates[candidate] = (money, row.needed_number("voters", 0..=100));
            row.finish();
        }
    }

    fn topics(&mut self, deck: &mut Deck, categories: &[(String, [Option<Issue>; 3])]) {
        for (name, fields) in self.rows("topics") {
            let mut row = self.row(place("topic", &name), fields);
            let mut issues = Vec::new();
            let mut named = Vec::new();
            for field in ["top", "bottom"] {
                let category = row.needed(field);
                match categories.iter().find(|(name, _)| *name == category) {
                    Some((_, [Some(one), Some(two), Some(three)])) => {
                        issues.extend([*one, *two, *three]);
                    }
                    found => {
                        let id = match found {
                            Some(_) => "deck-category-short",
                            None => "deck-category-unknown",
                        };
                        let problem = Message::known(id).with("category", category.as_str());
                        row.wrong(field, problem);
                    }
                }
                named.push(category);
            }
            if named[0] == named[1] {
                row.wrong("bottom", Message::known("deck-rows-alike"));
            }
            row.finish();
            if let Ok(topic) = Topic::try_from(issues) {
                deck.topics.push(topic);
                deck.topic_names.push(name);
            }
        }
    }

    fn cards(&mut self, deck: &mut Deck, table: &str, dirty: bool) {
        for (name, fields) in self.rows(table) {
            let place = place("card", &name);
            let card = name.parse().ok().and_then(Card::numbered);
            let Some(card) = card.filter(|&card| deck.facts[card.index()].is_none()) else {
                let problem = Message::known("deck-card-number");
                self.errors
                    .add(place, "", problem.with("most", Card::COUNT));
                continue;
            };
            let mut row = self.row(place, fields);
            let facts = if dirty {
                dirty_card(&mut row, deck)
            } else {
                action_card(&mut row, deck)
            };
            let actions = Use::ALL.iter().filter(|&&usage| facts.shows(usage)).count();
            if actions != 4 {
                row.wrong("", Message::known("deck-actions").with("actions", actions));
            }
            if !facts.reference.may_be_home() {
                row.wrong("ref", Message::known("deck-ref"));
            }
            row.finish();
            deck.facts[card.index()] = Some(facts);
            if dirty {
                deck.dirty.insert(card)
            } else {
                deck.standard.insert(card)
            }
            if facts.not_for_two {
                deck.not_for_two.insert(card);
            }
            if let Some(politick) = facts.politick {
                deck.politicks[politick].insert(card);
            }
        }
    }

    fn solo_cards(&mut self, table: &str, value: Value, debates: bool) -> Vec<(String, SoloCard)> {
        let rows = self.rows_of(table, value);
        rows.into_iter()
            .map(|(name, fields)| {
                let mut row = self.row(place("solo", &name), fields);
                let card = solo_card(&mut row, debates);
                row.finish();
                (name, card)
            })
            .collect()
    }

    fn advanced(&mut self, deck: &mut Deck) {
        let Some(Value::Table(mut decks)) = self.tables.remove("advanced") else {
            self.errors
                .add_at_top("advanced", Message::known("deck-advanced"));
            return;
        };
        for &party in Party::ALL {
            let table = format!("advanced.{}", party.key());
            let Some(value) = decks.remove(party.key()) else {
                let problem = Message::known("deck-no-such-table");
                self.errors.add_at_top(&table, problem);
                continue;
            };
            let cards = self.solo_cards(&table, value, true);
            if cards.len() != Deck::ADVANCED {
                let problem = Message::known("deck-advanced-cards").with("found", cards.len());
                let problem = problem.with("wanted", Deck::ADVANCED);
                self.errors.add_at_top(&table, problem);
                continue;
            }
            for (at, (name, card)) in cards.into_iter().enumerate() {
                deck.advanced[party][at] = Some(card);
                deck.advanced_names[party.index()].push(name);
            }
        }
    }
}

fn reference(row: &mut Row) -> State {
    let text = row.needed("ref");
    row.named("ref", &text).unwrap_or(State::AL)
}

fn travel(row: &mut Row, field: &str, text: &str) -> Option<Travel> {
    let walk = |steps, plane, either| {
        Some(Travel {
            steps,
            plane,
            either,
        })
    };
    match text {
        "plane" => walk(0, true, false),
        "plane+1" => walk(1, true, false),
        "5/plane" => walk(5, true, true),
        _ => match text.parse() {
            Ok(steps @ 1..=9) => walk(steps, false, false),
            _ => {
                row.wrong(field, Message::known("deck-travel"));
                None
            }
        },
    }
}

fn tour(row: &mut Row, field: &str) -> Option<Tour> {
    if row.fields.get(field).and_then(Value::as_str) == Some("HOME") {
        row.fields.remove(field);
        return Some(Tour::HomeRegion);
    }
    let states = row.states(field)?;
    if StateSet::only(states.iter().next()?).within_only(states) != states {
        row.wrong(field, Message::known("deck-connected"));
    }
    Some(Tour::Listed(states))
}

impl StateSet {
    /// What can be reached from here without leaving `land`.
    fn within_only(self, land: StateSet) -> StateSet {
        (0..land.len()).fold(self, |reached, _| reached.spread().intersection(land))
    }
}

fn politick(row: &mut Row, field: &str, dirty: bool) -> Option<Politick> {
    let text = row.text(field)?;
    let politick = row.named::<Politick>(field, &text)?;
    if politick.is_dirty() != dirty {
        row.wrong(field, Message::known("deck-politick").with("name", text));
    }
    Some(politick)
}

/// CT-D12: the states of its issues and of its tour.
fn coloured(deck: &Deck, icons: Icons, tour: Option<Tour>) -> StateSet {
    let listed = match tour {
        Some(Tour::Listed(states)) => states,
        _ => StateSet::EMPTY,
    };
    icons.issues().fold(listed, |states, issue| {
        states.union(deck.issue_states[issue])
    })
}

fn action_card(row: &mut Row, deck: &Deck) -> CardFacts {
    let two = match row.fields.remove("two") {
        None => true,
        Some(Value::Boolean(two)) => two,
        Some(_) => {
            row.wrong("two", Message::known("deck-flag"));
            true
        }
    };
    let way = row.text("travel");
    let (advertise, campaign) = (row.icons("advertise"), tour(row, "campaign"));
    if !row.fields.contains_key("debate") {
        row.wrong("debate", Message::known("deck-missing"));
    }
    CardFacts {
        reference: reference(row),
        not_for_two: !two,
        dirty: false,
        travel: way.and_then(|way| travel(row, "travel", &way)),
        suppression: 0,
        fundraise: row.number("fundraise", 10..=200),
        register: row.number("register", 1..=30),
        advertise,
        campaign,
        politick: politick(row, "politick", false),
        debate: row.icons("debate"),
        coloured: coloured(deck, advertise, campaign),
    }
}

fn dirty_card(row: &mut Row, deck: &Deck) -> CardFacts {
    let suppression = row.text("suppression").and_then(|text| {
        let parts = text.split_once('/').and_then(|(way, count)| {
            let count = count
                .parse::<u8>()
                .ok()
                .filter(|count| (1..=9).contains(count))?;
            Some((way.to_owned(), count))
        });
        if parts.is_none() {
            row.wrong("suppression", Message::known("deck-suppression"));
        }
        parts
    });
    let (advertise, campaign) = (row.icons("mudslinging"), tour(row, "smear"));
    CardFacts {
        reference: reference(row),
        not_for_two: false,
        dirty: true,
        suppression: suppression.as_ref().map_or(0, |(_, count)| *count),
        travel: suppression.and_then(|(way, _)| travel(row, "suppression", &way)),
        fundraise: row.number("contributors", 10..=200),
        register: row.number("minds", 1..=30),
        advertise,
        campaign,
        politick: politick(row, "trick", true),
        debate: Icons::default(),
        coloured: coloured(deck, advertise, campaign),
    }
}

fn solo_card(row: &mut Row, debates: bool) -> SoloCard {
    let register = match (row.number("filled", 0..=10), row.number("register", 1..=30)) {
        (Some(filled), Some(register)) => Some((filled as u8, register as u8)),
        (None, None) => None,
        _ => {
            row.wrong("filled", Message::known("deck-filled"));
            None
        }
    };
    let direct = row.needed("direct");
    let direct = row.named::<Use>("direct", &direct).unwrap_or(Use::Campaign);
    if direct < Use::Advertise {
        row.wrong("direct", Message::known("deck-direct"));
    }
    let cubes = row.needed_number("cubes", 1..=9) as u8;
    let mut card = SoloCard {
        register,
        direct,
        cubes,
        states: [(State::AK, 0); SoloCard::MOST_STATES],
        count: 0,
        grid: [0; 6],
        rabbits: 0,
        trail: [None; SoloCard::MOST_TRAILS],
    };
    solo_states(row, &mut card);
    if debates {
        debate_part(row, &mut card);
    }
    card
}

fn solo_states(row: &mut Row, card: &mut SoloCard) {
    let text = row.needed("states");
    let mut seen = StateSet::EMPTY;
    for word in text.split_whitespace() {
        let (state, threshold) = word.split_at_checked(2).unwrap_or((word, ""));
        let state = row.named::<State>("states", state);
        let (Some(state), Ok(threshold @ 0..=20)) = (state, threshold.parse()) else {
            row.wrong(
                "states",
                Message::known("deck-threshold").with("word", word),
            );
            continue;
        };
        if seen.contains(state) || usize::from(card.count) == SoloCard::MOST_STATES {
            row.wrong("states", Message::known("deck-solo-states"));
            return;
        }
        seen = seen.with(state);
        card.states[usize::from(card.count)] = (state, threshold);
        card.count += 1;
    }
    if card.count == 0 {
        row.wrong("states", Message::known("deck-no-states"));
    }
}

fn debate_part(row: &mut Row, card: &mut SoloCard) {
    let grid = row.needed("grid");
    let digits: Vec<u8> = grid
        .chars()
        .filter(|c| *c != ' ')
        .filter_map(|c| c.to_digit(4).map(|digit| digit as u8))
        .collect();
    match <[u8; 6]>::try_from(digits) {
        Ok(grid) => card.grid = grid,
        Err(_) => row.wrong("grid", Message::known("deck-grid")),
    }
    card.rabbits = row.needed_number("rabbits", 0..=6) as u8;
    let trail = row.needed("trail");
    let issues = row.list::<Issue>("trail", &trail);
    if issues.len() > SoloCard::MOST_TRAILS {
        row.wrong("trail", Message::known("deck-trail"));
    }
    for (at, issue) in issues.into_iter().take(SoloCard::MOST_TRAILS).enumerate() {
        card.trail[at] = Some(issue);
    }
}
