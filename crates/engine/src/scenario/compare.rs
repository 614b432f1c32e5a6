//! What was expected against what was found, in JSON.

use crate::text::{Arg, Message};
use serde_json::Value;

/// One condition on one part of a state or of a view.
#[derive(Clone, Debug)]
pub(super) struct Check {
    pub path: String,
    pub test: Test,
}

#[derive(Clone, Debug)]
pub(super) enum Test {
    Equals(Value),
    Contains(Vec<Value>),
    Lacks(Vec<Value>),
    /// The same elements in any order.
    Is(Vec<Value>),
    Size(i64),
    AtLeast(i64),
    AtMost(i64),
    Absent(bool),
}

/// Conditions on a list of names.
#[derive(Clone, Debug)]
pub(super) struct Listing {
    pub has: Vec<String>,
    pub lacks: Vec<String>,
    pub only: Option<Vec<String>>,
}

/// Conditions on what happened.
#[derive(Clone, Debug, Default)]
pub(super) struct Matches {
    pub has: Vec<Value>,
    pub lacks: Vec<Value>,
}

impl Check {
    /// Compares; the error says the path, what was expected and what was found.
    pub fn against(&self, whole: &Value) -> Result<(), Message> {
        // TOML cannot write a null: what a game leaves out and what it writes as null are both 'absent'.
        let found = lookup(whole, &self.path).filter(|found| !found.is_null());
        let told = match (&self.test, found) {
            (Test::Absent(absent), found) if found.is_none() == *absent => return Ok(()),
            (Test::Absent(_), None) => expected(word("something-there"), word("nothing")),
            (test, None) => expected(test.describe(), word("nothing-there")),
            (test, Some(found)) => match test.holds(found) {
                true => return Ok(()),
                false => expected(test.describe(), test.show(found)),
            },
        };
        Err(Message::about(self.path.as_str(), told))
    }
}

impl Test {
    fn holds(&self, found: &Value) -> bool {
        match self {
            Test::Equals(value) => equal(value, found),
            Test::Contains(items) => elements(found).is_some_and(|found| {
                items.iter().all(|item| {
                    // An item written twice must be there twice.
                    let wanted = items.iter().filter(|other| equal(other, item)).count();
                    found.iter().filter(|one| fits(item, one)).count() >= wanted
                })
            }),
            Test::Lacks(items) => elements(found).is_some_and(|found| {
                !items
                    .iter()
                    .any(|item| found.iter().any(|one| fits(item, one)))
            }),
            Test::Is(items) => elements(found).is_some_and(|found| same_elements(items, &found)),
            Test::Size(size) => elements(found).is_some_and(|found| found.len() as i64 == *size),
            Test::AtLeast(least) => found.as_f64().is_some_and(|found| found >= *least as f64),
            Test::AtMost(most) => found.as_f64().is_some_and(|found| found <= *most as f64),
            Test::Absent(absent) => !absent,
        }
    }

    fn describe(&self) -> Arg {
        let (test, value) = match self {
            Test::Equals(value) => return value.to_string().into(),
            Test::Contains(items) => ("contains", list(items)),
            Test::Lacks(items) => ("lacks", list(items)),
            Test::Is(items) => ("is", list(items)),
            Test::Size(size) => ("size", size.to_string()),
            Test::AtLeast(least) => ("at-least", least.to_string()),
            Test::AtMost(most) => ("at-most", most.to_string()),
            Test::Absent(true) => return word("nothing-there"),
            Test::Absent(false) => return word("something-there"),
        };
        let message = Message::known("scenario-test").with("test", test);
        message.with("value", value).into()
    }

    fn show(&self, found: &Value) -> Arg {
        match (self, elements(found)) {
            (Test::Size(_), Some(elements)) => Message::known("scenario-size-of")
                .with("size", elements.len())
                .with("value", found.to_string())
                .into(),
            _ => found.to_string().into(),
        }
    }
}

impl Listing {
    pub fn against(&self, found: &[String]) -> Result<(), Message> {
        let told = |id: &'static str, name: &str| {
            let offer = Message::known(id).with("name", name);
            Err(expected(offer, several(found)))
        };
        if let Some(name) = self.has.iter().find(|name| !found.contains(name)) {
            return told("scenario-offer", name);
        }
        if let Some(name) = self.lacks.iter().find(|name| found.contains(name)) {
            return told("scenario-no-offer", name);
        }
        let Some(only) = &self.only else {
            return Ok(());
        };
        if let Some(name) = only.iter().find(|name| !found.contains(name)) {
            return told("scenario-offer", name);
        }
        match found.iter().find(|name| !only.contains(name)) {
            Some(name) => told("scenario-no-offer", name),
            None => Ok(()),
        }
    }

    /// Every name that is spoken of.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        let only = self.only.iter().flatten();
        self.has.iter().chain(&self.lacks).chain(only)
    }
}

impl Matches {
    pub fn against(&self, events: &[&Value]) -> Result<(), Message> {
        let happened = |item: &Value| events.iter().any(|event| fits(item, event));
        let found = || {
            let found: Vec<String> = events.iter().map(ToString::to_string).collect();
            several(&found)
        };
        if let Some(item) = self.has.iter().find(|item| !happened(item)) {
            return Err(expected(item.to_string(), found()));
        }
        match self.lacks.iter().find(|item| happened(item)) {
            Some(item) => {
                let none = Message::known("scenario-no-event").with("event", item.to_string());
                Err(expected(none, found()))
            }
            None => Ok(()),
        }
    }
}

/// What was expected, and what was found instead.
pub(super) fn expected(expected: impl Into<Arg>, found: impl Into<Arg>) -> Message {
    let message = Message::known("scenario-expected").with("expected", expected);
    message.with("found", found)
}

/// A word for what is expected or found, where it is no value.
pub(super) fn word(word: &'static str) -> Arg {
    Message::known("scenario-word").with("word", word).into()
}

/// Names as they are written, or that there are none.
pub(super) fn several(names: &[String]) -> Arg {
    match names {
        [] => word("nothing"),
        names => names.join(", ").into(),
    }
}

/// Whether a rule is the one that a scenario names: its number, or the beginning of it, which must not cut a number
/// in two (`R-9.1` begins `R-9.1.3` but not `R-9.10`).
pub(super) fn cites(wanted: &str, rule: &str) -> bool {
    let digit = |char: Option<char>| char.is_some_and(|char| char.is_ascii_digit());
    rule.strip_prefix(wanted)
        .is_some_and(|rest| !(digit(wanted.chars().last()) && digit(rest.chars().next())))
}

/// The first path at which two values differ.
pub(super) fn difference(one: &Value, two: &Value) -> Option<String> {
    match (one, two) {
        _ if one == two => None,
        (Value::Object(left), Value::Object(right)) => {
            let key = left
                .keys()
                .chain(right.keys())
                .find(|key| left.get(*key) != right.get(*key))?;
            let inner = match (left.get(key), right.get(key)) {
                (Some(left), Some(right)) => difference(left, right),
                _ => None,
            };
            Some(match inner {
                Some(inner) if !inner.is_empty() => format!("{key}.{inner}"),
                _ => key.clone(),
            })
        }
        _ => Some(String::new()),
    }
}

/// The part at a dotted path; lists are entered by position.
fn lookup<'a>(whole: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(whole, |value, part| match value {
        Value::Object(fields) => fields.get(part),
        Value::Array(items) => items.get(part.parse::<usize>().ok()?),
        _ => None,
    })
}

/// What a list holds, or what a table has keys for.
fn elements(value: &Value) -> Option<Vec<Value>> {
    match value {
        Value::Array(items) => Some(items.clone()),
        Value::Object(fields) => Some(fields.keys().map(|key| key.as_str().into()).collect()),
        _ => None,
    }
}

fn same_elements(items: &[Value], found: &[Value]) -> bool {
    let count = |list: &[Value], item: &Value| list.iter().filter(|one| equal(item, one)).count();
    items.len() == found.len()
        && items
            .iter()
            .all(|item| count(items, item) == count(found, item))
}

/// Equality that does not tell 3 from 3.0: TOML and JSON write them as they like.
fn equal(one: &Value, two: &Value) -> bool {
    match (one, two) {
        (Value::Number(left), Value::Number(right)) => {
            left == right || (left.is_f64() != right.is_f64() && left.as_f64() == right.as_f64())
        }
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(one, two)| equal(one, two))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .all(|(key, one)| right.get(key).is_some_and(|two| equal(one, two)))
        }
        _ => one == two,
    }
}

/// Whether `found` is what `item` describes: a table may have more keys than those named.
fn fits(item: &Value, found: &Value) -> bool {
    match (item, found) {
        (Value::Object(item), Value::Object(found)) => item
            .iter()
            .all(|(key, value)| found.get(key).is_some_and(|found| fits(value, found))),
        _ => equal(item, found),
    }
}

fn list(items: &[Value]) -> String {
    Value::from(items.to_vec()).to_string()
}
