//! TOML values that know where they stand, and readers that say in one sentence what does not fit.

use super::ScenarioError;
use crate::text::Message;
use serde_json::Value;
use toml::de::{DeTable, DeValue};

/// Something wrong at an offset of the text.
#[derive(Debug)]
pub(super) struct Fault {
    pub at: usize,
    pub problem: Message,
}

impl Fault {
    pub fn new(at: usize, problem: Message) -> Fault {
        Fault { at, problem }
    }

    /// The same, by line and column.
    pub fn locate(self, text: &str) -> ScenarioError {
        // An offset may lie past the end or inside a character where the text itself is broken.
        let before = text.as_bytes().get(..self.at).unwrap_or(text.as_bytes());
        let before = String::from_utf8_lossy(before);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ScenarioError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            problem: self.problem,
        }
    }
}

pub(super) type Read<T> = Result<T, Fault>;

/// How a sentence calls a key.
pub(super) fn key(key: &str) -> Message {
    Message::known("scenario-key").with("key", key)
}

/// How a sentence calls something that stands in something else: `case 'X', step 2`.
pub(super) fn within(outer: &Message, inner: Message) -> Message {
    let message = Message::known("scenario-within").with("outer", outer.clone());
    message.with("inner", inner)
}

/// How a sentence calls the second of a list: `step 2`.
pub(super) fn numbered(thing: &'static str, index: usize) -> Message {
    let message = Message::known("scenario-numbered").with("thing", thing);
    message.with("number", index + 1)
}

/// How a sentence calls a case.
pub(super) fn case_called(title: &str) -> Message {
    Message::known("scenario-case").with("title", title)
}

/// How a sentence calls the parts of a list.
pub(super) fn each_item(what: &Message) -> Message {
    Message::known("scenario-each-item").with("what", what.clone())
}

/// A value and the offset of the key that names it.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub at: usize,
    pub node: Node,
}

#[derive(Clone, Debug)]
pub(super) enum Node {
    Plain(Value),
    List(Vec<Spot>),
    /// In the order of the file.
    Table(Vec<(String, Spot)>),
}

/// Reads a whole text.
pub(super) fn document(text: &str) -> Read<Spot> {
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let problem = Message::known("scenario-not-toml");
        Fault::new(at, problem.with("reason", one_line(error.message())))
    })?;
    Ok(Spot {
        at: 0,
        node: table_node(table.get_ref())?,
    })
}

fn one_line(message: &str) -> String {
    message.lines().collect::<Vec<_>>().join("; ")
}

fn table_node(table: &DeTable) -> Read<Node> {
    let mut entries = Vec::new();
    for (key, value) in table.iter() {
        let at = key.span().start;
        let node = node(at, value.get_ref())?;
        entries.push((key.get_ref().to_string(), Spot { at, node }));
    }
    entries.sort_by_key(|(_, spot)| spot.at);
    Ok(Node::Table(entries))
}

fn node(at: usize, value: &DeValue) -> Read<Node> {
    let plain = match value {
        DeValue::String(text) => Value::from(text.as_ref()),
        DeValue::Boolean(flag) => Value::from(*flag),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map(Value::from)
            .map_err(|_| Fault::new(at, written("scenario-too-large", number)))?,
        DeValue::Float(number) => number
            .as_str()
            .parse()
            .ok()
            .and_then(serde_json::Number::from_f64)
            .map(Value::Number)
            .ok_or_else(|| Fault::new(at, written("scenario-uncountable", number)))?,
        DeValue::Datetime(date) => {
            return Err(Fault::new(at, written("scenario-date", date)));
        }
        DeValue::Array(items) => {
            let spot = |item: &toml::Spanned<DeValue>| {
                let at = item.span().start;
                node(at, item.get_ref()).map(|node| Spot { at, node })
            };
            return items.iter().map(spot).collect::<Read<_>>().map(Node::List);
        }
        DeValue::Table(table) => return table_node(table),
    };
    Ok(Node::Plain(plain))
}

/// A message about a value as it is written.
fn written(id: &'static str, value: impl std::fmt::Display) -> Message {
    Message::known(id).with("value", value.to_string())
}

/// What a value is, or should be, as messages know it.
fn form(form: &'static str) -> Message {
    Message::known("scenario-form").with("form", form)
}

impl Spot {
    pub fn to_json(&self) -> Value {
        match &self.node {
            Node::Plain(value) => value.clone(),
            Node::List(items) => items.iter().map(Spot::to_json).collect(),
            Node::Table(entries) => entries
                .iter()
                .map(|(key, spot)| (key.clone(), spot.to_json()))
                .collect(),
        }
    }

    fn describe(&self) -> &'static str {
        match &self.node {
            Node::List(_) => "list",
            Node::Table(_) => "table",
            Node::Plain(Value::String(_)) => "text",
            Node::Plain(Value::Bool(_)) => "flag",
            Node::Plain(_) => "number",
        }
    }

    /// The fault of a value that should have been something else.
    pub fn misfit<T>(&self, what: &Message, expected: &'static str) -> Read<T> {
        let problem = Message::known("scenario-misfit")
            .with("what", what.clone())
            .with("expected", form(expected))
            .with("found", form(self.describe()));
        Err(Fault::new(self.at, problem))
    }

    pub fn text(&self, what: &Message) -> Read<String> {
        match &self.node {
            Node::Plain(Value::String(text)) => Ok(text.clone()),
            _ => self.misfit(what, "text"),
        }
    }

    pub fn flag(&self, what: &Message) -> Read<bool> {
        match &self.node {
            Node::Plain(Value::Bool(flag)) => Ok(*flag),
            _ => self.misfit(what, "flag"),
        }
    }

    pub fn integer(&self, what: &Message) -> Read<i64> {
        match &self.node {
            Node::Plain(Value::Number(number)) => match number.as_i64() {
                Some(number) => Ok(number),
                None => self.misfit(what, "whole"),
            },
            _ => self.misfit(what, "whole"),
        }
    }

    pub fn list(&self, what: &Message) -> Read<&[Spot]> {
        match &self.node {
            Node::List(items) => Ok(items),
            _ => self.misfit(what, "list"),
        }
    }

    pub fn table(&self, what: &Message) -> Read<&[(String, Spot)]> {
        match &self.node {
            Node::Table(entries) => Ok(entries),
            _ => self.misfit(what, "table"),
        }
    }

    pub fn texts(&self, what: &Message) -> Read<Vec<String>> {
        let items = self.list(what)?.iter();
        items.map(|item| item.text(&each_item(what))).collect()
    }

    pub fn values(&self, what: &Message) -> Read<Vec<Value>> {
        Ok(self.list(what)?.iter().map(Spot::to_json).collect())
    }
}

/// A table whose keys are all known: take each, then [`Section::finish`].
#[derive(Debug)]
pub(super) struct Section<'a> {
    /// Where it stands: `case 'X', step 2`; nothing for the top of the file.
    place: Option<Message>,
    at: usize,
    entries: Vec<(&'a str, &'a Spot)>,
    known: Vec<&'static str>,
}

impl<'a> Section<'a> {
    /// `thing` is what a message calls the table itself, where it is none.
    pub fn new(place: Option<Message>, thing: &'static str, spot: &'a Spot) -> Read<Section<'a>> {
        let thing = Message::known("scenario-thing").with("thing", thing);
        let entries = spot.table(&inside(place.as_ref(), thing))?.iter();
        Ok(Section {
            place,
            at: spot.at,
            entries: entries.map(|(key, spot)| (key.as_str(), spot)).collect(),
            known: Vec::new(),
        })
    }

    /// How a sentence calls one of its keys.
    pub fn name(&self, name: &str) -> Message {
        self.inside(key(name))
    }

    /// How a sentence calls something that stands here.
    pub fn inside(&self, inner: Message) -> Message {
        inside(self.place.as_ref(), inner)
    }

    pub fn take(&mut self, key: &'static str) -> Option<&'a Spot> {
        self.known.push(key);
        let position = self.entries.iter().position(|(name, _)| *name == key)?;
        Some(self.entries.remove(position).1)
    }

    /// Takes a key through a reader that is told how to call it.
    pub fn read<T>(
        &mut self,
        key: &'static str,
        reader: impl FnOnce(&'a Spot, &Message) -> Read<T>,
    ) -> Read<Option<T>> {
        let name = self.name(key);
        self.take(key).map(|spot| reader(spot, &name)).transpose()
    }

    pub fn text(&mut self, key: &'static str) -> Read<Option<String>> {
        self.read(key, Spot::text)
    }

    pub fn required_text(&mut self, key: &'static str) -> Read<String> {
        match self.text(key)? {
            Some(text) => Ok(text),
            None => Err(Fault::new(self.at, missing(self.name(key)))),
        }
    }

    /// None of these keys may be here.
    pub fn forbid(&self, keys: &[&str], why: &'static str) -> Read<()> {
        match self.entries.iter().find(|(key, _)| keys.contains(key)) {
            None => Ok(()),
            Some((key, spot)) => {
                let problem = Message::known(why).with("what", self.name(key));
                Err(Fault::new(spot.at, problem))
            }
        }
    }

    /// Whatever was not taken has no meaning here.
    pub fn finish(self) -> Read<()> {
        match self.entries.first() {
            None => Ok(()),
            Some((key, spot)) => {
                let problem = Message::known("scenario-unknown-key").with("what", self.name(key));
                let problem = problem.with("keys", self.known.join(", "));
                Err(Fault::new(spot.at, problem))
            }
        }
    }
}

fn inside(place: Option<&Message>, inner: Message) -> Message {
    match place {
        Some(place) => within(place, inner),
        None => inner,
    }
}

/// Something is not there.
pub(super) fn missing(what: Message) -> Message {
    Message::known("scenario-missing").with("what", what)
}
