//! From TOML to a scenario: every key of the grammar, and a sentence for each way to get one wrong.

use super::compare::{Check, Listing, Matches, Test};
use super::read::{
    Fault, Node, Read, Section, Spot, case_called, document, each_item, key, missing, numbered,
    within,
};
use super::{
    Asked, Case, Checks, Given, Named, Reject, Scenario, ScenarioError, Start, StatusCheck, Step,
};
use crate::text::Message;
use serde_json::{Value, json};

pub(super) fn scenario(text: &str) -> Result<Scenario, ScenarioError> {
    document(text)
        .and_then(|spot| top(&spot))
        .map_err(|fault| fault.locate(text))
}

/// What a file without cases says itself, and one with cases in each of them.
const CASE_KEYS: [&str; 8] = [
    "step", "expect", "view", "status", "asks", "offers", "events", "reject",
];

fn top(spot: &Spot) -> Read<Scenario> {
    let mut section = Section::new(None, "scenario", spot)?;
    let title = section.required_text("title")?;
    let cite = section.text("cite")?;
    let mut rules = section.read("rules", Spot::texts)?.unwrap_or_default();
    let game = section.required_text("game")?;
    let options = section.read("options", options)?.unwrap_or_default();
    let start = section.read("start", start)?.unwrap_or(Start::Setup);
    let after = section.text("after")?;
    if let (Start::Empty, Some(_)) = (start, &after) {
        return Err(Fault::new(
            spot.at,
            Message::known("scenario-start-and-after"),
        ));
    }
    let given = section.read("given", given)?.unwrap_or_default();
    let chance = section.read("chance", chance)?.unwrap_or_default();
    let cases = match section.take("case") {
        Some(list) => {
            section.forbid(&CASE_KEYS, "scenario-in-a-case")?;
            cases(list, &mut rules)?
        }
        None => vec![Case {
            title: None,
            given: Vec::new(),
            chance: None,
            steps: steps(&mut section)?,
            checks: checks(&mut section)?,
        }],
    };
    section.finish()?;
    Ok(Scenario {
        title,
        cite,
        rules,
        game,
        options,
        start,
        after,
        given,
        chance,
        cases,
    })
}

/// One table, or a list of tables.
fn options(spot: &Spot, what: &Message) -> Read<Vec<Value>> {
    match &spot.node {
        Node::Table(_) => Ok(vec![spot.to_json()]),
        Node::List(items) if items.is_empty() => spot.misfit(what, "tables-not-empty"),
        Node::List(items) => items
            .iter()
            .map(|item| match item.node {
                Node::Table(_) => Ok(item.to_json()),
                _ => item.misfit(&each_item(what), "table"),
            })
            .collect(),
        Node::Plain(_) => spot.misfit(what, "tables"),
    }
}

fn start(spot: &Spot, what: &Message) -> Read<Start> {
    match spot.text(what)?.as_str() {
        "setup" => Ok(Start::Setup),
        "empty" => Ok(Start::Empty),
        other => {
            let problem = Message::known("scenario-no-start").with("what", what.clone());
            Err(Fault::new(spot.at, problem.with("found", other)))
        }
    }
}

/// Each case of the list. What a case proves, its file proves.
fn cases(list: &Spot, rules: &mut Vec<String>) -> Read<Vec<Case>> {
    let items = list.list(&key("case"))?;
    let mut cases: Vec<Case> = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let case = case(index, item, rules)?;
        if cases.iter().any(|other| other.title == case.title) {
            let title = case.title.unwrap_or_default();
            let problem = Message::known("scenario-case-twice").with("title", title);
            return Err(Fault::new(item.at, problem));
        }
        cases.push(case);
    }
    match cases.is_empty() {
        true => Err(Fault::new(list.at, Message::known("scenario-no-cases"))),
        false => Ok(cases),
    }
}

fn case(index: usize, spot: &Spot, rules: &mut Vec<String>) -> Read<Case> {
    let number = numbered("case", index);
    let title = Section::new(Some(number), "case", spot)?.required_text("title")?;
    let mut section = Section::new(Some(case_called(&title)), "case", spot)?;
    section.take("title");
    section.text("cite")?;
    rules.extend(section.read("rules", Spot::texts)?.unwrap_or_default());
    let case = Case {
        title: Some(title),
        given: section.read("given", given)?.unwrap_or_default(),
        chance: section.read("chance", chance)?,
        steps: steps(&mut section)?,
        checks: checks(&mut section)?,
    };
    section.finish()?;
    Ok(case)
}

fn steps(section: &mut Section) -> Read<Vec<Step>> {
    let name = section.name("step");
    let Some(list) = section.take("step") else {
        return Ok(Vec::new());
    };
    let items = list.list(&name)?.iter().enumerate();
    items
        .map(|(index, item)| step(section.inside(numbered("step", index)), item))
        .collect()
}

fn step(place: Message, spot: &Spot) -> Read<Step> {
    let mut section = Section::new(Some(place), "step", spot)?;
    let seat = section.text("seat")?;
    let phrases = section.read("do", one_or_more)?.unwrap_or_default();
    if seat.is_none() && !phrases.is_empty() {
        return Err(Fault::new(spot.at, missing(section.name("seat"))));
    }
    let step = Step {
        seat,
        phrases,
        chance: section.read("chance", chance)?.unwrap_or_default(),
        checks: checks(&mut section)?,
    };
    section.finish()?;
    Ok(step)
}

/// A text, or a list of texts.
fn one_or_more(spot: &Spot, what: &Message) -> Read<Vec<String>> {
    match &spot.node {
        Node::Plain(Value::String(text)) => Ok(vec![text.clone()]),
        Node::List(_) => spot.texts(what),
        _ => spot.misfit(what, "texts"),
    }
}

/// The leaves of nested tables, in the order of the file: `[given] support.NY` is the part `support.NY`.
fn given(spot: &Spot, what: &Message) -> Read<Vec<Given>> {
    let mut leaves = Vec::new();
    for (key, part) in spot.table(what)? {
        flatten(key.clone(), part, &mut leaves);
    }
    leaves.sort_by_key(|(at, _)| *at);
    Ok(leaves.into_iter().map(|(_, given)| given).collect())
}

fn flatten(path: String, spot: &Spot, leaves: &mut Vec<(usize, Given)>) {
    match &spot.node {
        Node::Table(entries) if !entries.is_empty() => {
            for (key, part) in entries {
                flatten(format!("{path}.{key}"), part, leaves);
            }
        }
        // An empty table is a value of its own: it empties what is there.
        _ => {
            let value = spot.to_json();
            leaves.push((spot.at, Given { path, value }));
        }
    }
}

/// `{ cubes = ["red", "red"], dice = 4 }`.
fn chance(spot: &Spot, what: &Message) -> Read<Vec<Named>> {
    let mut outcomes = Vec::new();
    for (kind, names) in spot.table(what)? {
        let items = match &names.node {
            Node::List(items) => items.as_slice(),
            _ => std::slice::from_ref(names),
        };
        for item in items {
            let name = match &item.node {
                Node::Plain(Value::String(text)) => text.clone(),
                Node::Plain(Value::Number(number)) => number.to_string(),
                _ => return item.misfit(&within(what, key(kind)), "names"),
            };
            let kind = kind.clone();
            outcomes.push(Named { kind, name });
        }
    }
    Ok(outcomes)
}

fn checks(section: &mut Section) -> Read<Checks> {
    Ok(Checks {
        state: section.read("expect", parts)?.unwrap_or_default(),
        views: section
            .read("view", |spot, what| each(spot, what, parts))?
            .unwrap_or_default(),
        status: match section.take("status") {
            Some(spot) => status(section.name("status"), spot)?,
            None => StatusCheck::default(),
        },
        asks: section
            .read("asks", |spot, what| each(spot, what, asked))?
            .unwrap_or_default(),
        offers: section
            .read("offers", |spot, what| each(spot, what, listing))?
            .unwrap_or_default(),
        events: section.read("events", events)?.unwrap_or_default(),
        rejects: rejects(section)?,
    })
}

/// A table by seat or viewer.
fn each<T>(
    spot: &Spot,
    what: &Message,
    reader: impl Fn(&Spot, &Message) -> Read<T>,
) -> Read<Vec<(String, T)>> {
    let entries = spot.table(what)?.iter();
    entries
        .map(|(who, spot)| Ok((who.clone(), reader(spot, &within(what, key(who)))?)))
        .collect()
}

const TESTS: [&str; 7] = [
    "contains", "lacks", "is", "size", "at_least", "at_most", "absent",
];

fn parts(spot: &Spot, what: &Message) -> Read<Vec<Check>> {
    let mut checks = Vec::new();
    for (key, part) in spot.table(what)? {
        part_checks(key, part, what, &mut checks)?;
    }
    Ok(checks)
}

fn part_checks(path: &str, spot: &Spot, what: &Message, checks: &mut Vec<Check>) -> Read<()> {
    let mut push = |test| {
        let path = path.to_owned();
        checks.push(Check { path, test });
    };
    let Node::Table(entries) = &spot.node else {
        push(Test::Equals(spot.to_json()));
        return Ok(());
    };
    let tests = entries
        .iter()
        .filter(|(key, _)| TESTS.contains(&key.as_str()))
        .count();
    if entries.is_empty() {
        push(Test::Equals(json!({})));
    } else if tests == entries.len() {
        for (name, value) in entries {
            push(test(name, value, &within(what, key(path)))?);
        }
    } else if tests == 0 {
        for (key, part) in entries {
            part_checks(&format!("{path}.{key}"), part, what, checks)?;
        }
    } else {
        let problem = Message::known("scenario-mixed").with("what", within(what, key(path)));
        return Err(Fault::new(spot.at, problem.with("tests", TESTS.join(", "))));
    }
    Ok(())
}

fn test(name: &str, spot: &Spot, what: &Message) -> Read<Test> {
    let what = &within(what, key(name));
    Ok(match name {
        "contains" => Test::Contains(spot.values(what)?),
        "lacks" => Test::Lacks(spot.values(what)?),
        "is" => Test::Is(spot.values(what)?),
        "size" => Test::Size(spot.integer(what)?),
        "at_least" => Test::AtLeast(spot.integer(what)?),
        "at_most" => Test::AtMost(spot.integer(what)?),
        _ => Test::Absent(spot.flag(what)?),
    })
}

fn status(place: Message, spot: &Spot) -> Read<StatusCheck> {
    let mut section = Section::new(Some(place), "status", spot)?;
    let scores = |spot: &Spot, what: &Message| each(spot, what, Spot::integer);
    let check = StatusCheck {
        waiting: section.read("waiting", one_or_more)?,
        over: section.read("over", Spot::flag)?,
        winners: section.read("winners", one_or_more)?,
        draw: section.read("draw", Spot::flag)?,
        rule: section.text("rule")?,
        scores: section.read("scores", scores)?.unwrap_or_default(),
    };
    section.finish()?;
    Ok(check)
}

/// `"Q-20"`, `{ id = "Q-20", rule = "R-9.4.1" }`, or `false`: asked nothing.
fn asked(spot: &Spot, what: &Message) -> Read<Asked> {
    match &spot.node {
        Node::Plain(Value::Bool(false)) => Ok(Asked::Nothing),
        Node::Plain(Value::String(id)) => Ok(Asked::Question {
            id: Some(id.clone()),
            rule: None,
        }),
        Node::Table(_) => {
            let mut section = Section::new(Some(what.clone()), "question", spot)?;
            let id = section.text("id")?;
            let rule = section.text("rule")?;
            section.finish()?;
            Ok(Asked::Question { id, rule })
        }
        _ => spot.misfit(what, "asked"),
    }
}

fn listing(spot: &Spot, what: &Message) -> Read<Listing> {
    let mut section = Section::new(Some(what.clone()), "offers", spot)?;
    let listing = Listing {
        has: section.read("has", one_or_more)?.unwrap_or_default(),
        lacks: section.read("lacks", one_or_more)?.unwrap_or_default(),
        only: section.read("only", one_or_more)?,
    };
    section.finish()?;
    Ok(listing)
}

/// `has` and `lacks` for all that anybody sees, other keys for what one viewer sees.
fn events(spot: &Spot, what: &Message) -> Read<Vec<(Option<String>, Matches)>> {
    let mut public = Matches::default();
    let mut checks = Vec::new();
    for (name, part) in spot.table(what)? {
        let called = within(what, key(name));
        match name.as_str() {
            "has" => public.has = part.values(&called)?,
            "lacks" => public.lacks = part.values(&called)?,
            viewer => checks.push((Some(viewer.to_owned()), matches(part, &called)?)),
        }
    }
    checks.insert(0, (None, public));
    Ok(checks)
}

fn matches(spot: &Spot, what: &Message) -> Read<Matches> {
    let mut section = Section::new(Some(what.clone()), "events", spot)?;
    let matches = Matches {
        has: section.read("has", Spot::values)?.unwrap_or_default(),
        lacks: section.read("lacks", Spot::values)?.unwrap_or_default(),
    };
    section.finish()?;
    Ok(matches)
}

fn rejects(section: &mut Section) -> Read<Vec<Reject>> {
    let name = section.name("reject");
    let Some(list) = section.take("reject") else {
        return Ok(Vec::new());
    };
    let items = list.list(&name)?.iter().enumerate();
    items
        .map(|(index, item)| reject(section.inside(numbered("reject", index)), item))
        .collect()
}

fn reject(place: Message, spot: &Spot) -> Read<Reject> {
    let mut section = Section::new(Some(place), "reject", spot)?;
    let reject = Reject {
        seat: section.required_text("seat")?,
        phrase: section.required_text("do")?,
        rule: section.required_text("rule")?,
    };
    section.finish()?;
    Ok(reject)
}
