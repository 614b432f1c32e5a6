//! TOML values that know where they stand, and readers that say in one sentence what does not fit.

use super::ScenarioError;
use serde_json::Value;
use toml::de::{DeTable, DeValue};

/// Something wrong at an offset of the text.
#[derive(Debug)]
pub(super) struct Fault {
    pub at: usize,
    pub problem: String,
}

impl Fault {
    pub fn new(at: usize, problem: impl Into<String>) -> Fault {
        Fault {
            at,
            problem: problem.into(),
        }
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
        Fault::new(
            at,
            format!("this is not TOML: {}", one_line(error.message())),
        )
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
            .map_err(|_| Fault::new(at, format!("the number {number} is too large")))?,
        DeValue::Float(number) => number
            .as_str()
            .parse()
            .ok()
            .and_then(serde_json::Number::from_f64)
            .map(Value::Number)
            .ok_or_else(|| Fault::new(at, format!("{number} is not a number to count with")))?,
        DeValue::Datetime(date) => {
            return Err(Fault::new(at, format!("write the date {date} in quotes")));
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
            Node::List(_) => "a list",
            Node::Table(_) => "a table",
            Node::Plain(Value::String(_)) => "text",
            Node::Plain(Value::Bool(_)) => "true or false",
            Node::Plain(_) => "a number",
        }
    }

    /// The fault of a value that should have been something else.
    pub fn misfit<T>(&self, what: &str, expected: &str) -> Read<T> {
        let found = self.describe();
        Err(Fault::new(
            self.at,
            format!("{what} must be {expected}, not {found}"),
        ))
    }

    pub fn text(&self, what: &str) -> Read<String> {
        match &self.node {
            Node::Plain(Value::String(text)) => Ok(text.clone()),
            _ => self.misfit(what, "text"),
        }
    }

    pub fn flag(&self, what: &str) -> Read<bool> {
        match &self.node {
            Node::Plain(Value::Bool(flag)) => Ok(*flag),
            _ => self.misfit(what, "true or false"),
        }
    }

    pub fn integer(&self, what: &str) -> Read<i64> {
        match &self.node {
            Node::Plain(Value::Number(number)) => match number.as_i64() {
                Some(number) => Ok(number),
                None => self.misfit(what, "a whole number"),
            },
            _ => self.misfit(what, "a whole number"),
        }
    }

    pub fn list(&self, what: &str) -> Read<&[Spot]> {
        match &self.node {
            Node::List(items) => Ok(items),
            _ => self.misfit(what, "a list"),
        }
    }

    pub fn table(&self, what: &str) -> Read<&[(String, Spot)]> {
        match &self.node {
            Node::Table(entries) => Ok(entries),
            _ => self.misfit(what, "a table"),
        }
    }

    pub fn texts(&self, what: &str) -> Read<Vec<String>> {
        let items = self.list(what)?.iter();
        items
            .map(|item| item.text(&format!("each item of {what}")))
            .collect()
    }

    pub fn values(&self, what: &str) -> Read<Vec<Value>> {
        Ok(self.list(what)?.iter().map(Spot::to_json).collect())
    }
}

/// A table whose keys are all known: take each, then [`Section::finish`].
#[derive(Debug)]
pub(super) struct Section<'a> {
    /// Where it stands, as a sentence begins: `case 'X', step 2, `; empty for the top of the file.
    place: String,
    at: usize,
    entries: Vec<(&'a str, &'a Spot)>,
    known: Vec<&'static str>,
}

impl<'a> Section<'a> {
    pub fn new(place: &str, what: &str, spot: &'a Spot) -> Read<Section<'a>> {
        let entries = spot.table(&format!("{place}{what}"))?.iter();
        Ok(Section {
            place: place.to_owned(),
            at: spot.at,
            entries: entries.map(|(key, spot)| (key.as_str(), spot)).collect(),
            known: Vec::new(),
        })
    }

    /// How a sentence about `key` begins.
    pub fn name(&self, key: &str) -> String {
        format!("{}'{key}'", self.place)
    }

    pub fn place(&self) -> &str {
        &self.place
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
        reader: impl FnOnce(&'a Spot, &str) -> Read<T>,
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
            None => Err(Fault::new(
                self.at,
                format!("{} is missing", self.name(key)),
            )),
        }
    }

    /// None of these keys may be here.
    pub fn forbid(&self, keys: &[&str], why: &str) -> Read<()> {
        match self.entries.iter().find(|(key, _)| keys.contains(key)) {
            None => Ok(()),
            Some((key, spot)) => Err(Fault::new(spot.at, format!("{} {why}", self.name(key)))),
        }
    }

    /// Whatever was not taken has no meaning here.
    pub fn finish(self) -> Read<()> {
        match self.entries.first() {
            None => Ok(()),
            Some((key, spot)) => Err(Fault::new(
                spot.at,
                format!(
                    "{}'{key}' is not a key that is known here; there are {}",
                    self.place,
                    self.known.join(", ")
                ),
            )),
        }
    }
}
