//! Plays a scenario: builds its position, answers in its players' stead with the chance that it scripts, and looks.

use super::compare::{Check, Listing, Matches, cites, difference, expected, several, word};
use super::read::{case_called, key, numbered, within};
use super::{
    Asked, Case, Checks, Failure, Given, Named, Passed, Reject, Scenario, Start, StatusCheck, Step,
    no_seat,
};
use crate::any::{AnswerError, AnyEvent, AnyGame, AnyKind, Registry, rule_line};
use crate::chance::{Draw, Misfit, Quick, Script};
use crate::game::{Outcome, Status};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::{Arg, Message};
use serde_json::Value;

/// Set-ups deal and draw before a scenario can say anything; all of them do so from this seed.
const SETUP_SEED: u64 = 1960;

/// The longest chain of `after`; longer ones go round in circles that names do not show.
const LONGEST_CHAIN: usize = 64;

type Load<'a> = &'a mut dyn FnMut(&str) -> Result<String, Message>;
type Told<T> = Result<T, Message>;

impl Failure {
    fn at(place: Message) -> impl FnOnce(Message) -> Failure {
        let place = vec![place];
        move |problem| Failure { place, problem }
    }

    fn within(mut self, place: Message) -> Failure {
        self.place.insert(0, place);
        self
    }
}

/// Where something failed: at one of the points that a scenario looks at.
fn point(point: &'static str) -> Message {
    Message::known("scenario-point").with("point", point)
}

/// Where something failed, for one of those at the table.
fn point_of(id: &'static str, name: &str) -> Message {
    Message::known(id).with("name", name)
}

/// Where something failed: in a file that comes before.
fn after(file: &str) -> Message {
    Message::known("scenario-after").with("file", file)
}

pub(super) fn scenario<K: AnyKind + ?Sized>(
    scenario: &Scenario,
    registry: &Registry<K>,
    load: Load,
) -> Result<Passed, Failure> {
    let kind = registry
        .find(&scenario.game)
        .map_err(|error| Failure::at(key("game"))(error.message()))?;
    let page = kind.rules_page("en");
    if let Some(rule) = scenario.rules.iter().find(|r| rule_line(page, r).is_none()) {
        let problem = Message::known("scenario-no-rule").with("rule", rule.as_str());
        return Err(Failure::at(key("rules"))(problem));
    }
    let before = predecessors(scenario, load)?;
    let option_sets = option_sets(scenario, &before);
    for options in &option_sets {
        let told = |failure: Failure| match option_sets.len() {
            1 => failure,
            _ => {
                let place = Message::known("scenario-options");
                failure.within(place.with("options", options.to_string()))
            }
        };
        for case in &scenario.cases {
            let run = Run { kind, options };
            run.case(scenario, case, &before).map_err(told)?;
        }
    }
    Ok(Passed {
        cases: scenario.cases.len(),
        option_sets: option_sets.len(),
    })
}

/// A scenario that comes before another one, and which of its cases is meant.
struct Predecessor {
    name: String,
    scenario: Scenario,
    case: usize,
}

/// The chain of `after`, the first to be played first.
fn predecessors(scenario: &Scenario, load: Load) -> Result<Vec<Predecessor>, Failure> {
    let mut chain: Vec<Predecessor> = Vec::new();
    let mut next_before = scenario.after.clone();
    while let Some(reference) = next_before {
        let told = || Failure::at(after(&reference));
        let folder = chain.last().map_or("", |last| parent(&last.name));
        let (file, case) = match reference.split_once('#') {
            Some((file, case)) => (file, Some(case)),
            None => (reference.as_str(), None),
        };
        let name = resolve(folder, file);
        if chain.iter().any(|earlier| earlier.name == name) || chain.len() == LONGEST_CHAIN {
            return Err(told()(Message::known("scenario-circle")));
        }
        let next = predecessor(name, case, &scenario.game, load).map_err(told())?;
        next_before = next.scenario.after.clone();
        chain.push(next);
    }
    chain.reverse();
    Ok(chain)
}

fn predecessor(name: String, case: Option<&str>, game: &str, load: Load) -> Told<Predecessor> {
    let text = load(&name)?;
    let scenario = Scenario::parse(&text).map_err(|error| error.message())?;
    if scenario.game != game {
        let problem = Message::known("scenario-other-game").with("game", game);
        return Err(problem.with("other", scenario.game));
    }
    let case = match case {
        None if scenario.cases.len() > 1 => {
            return Err(Message::known("scenario-which-case"));
        }
        None => 0,
        Some(title) => scenario
            .cases
            .iter()
            .position(|case| case.title.as_deref() == Some(title))
            .ok_or_else(|| Message::known("scenario-no-case").with("title", title))?,
    };
    Ok(Predecessor {
        name,
        scenario,
        case,
    })
}

/// The folder that a file name speaks of.
fn parent(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// A file name relative to a folder, without detours, with its extension.
fn resolve(folder: &str, file: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in folder.split('/').chain(file.split('/')) {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    let name = parts.join("/");
    match name.ends_with(".toml") {
        true => name,
        false => name + ".toml",
    }
}

/// The options that a scenario names, or else those of the nearest one before it that names some.
fn option_sets(scenario: &Scenario, before: &[Predecessor]) -> Vec<Value> {
    let earlier = before.iter().rev().map(|earlier| &earlier.scenario);
    std::iter::once(scenario)
        .chain(earlier)
        .map(|scenario| &scenario.options)
        .find(|options| !options.is_empty())
        .cloned()
        .unwrap_or_else(|| vec![Value::Object(Default::default())])
}

/// One game with one set of options.
struct Run<'a, K: ?Sized> {
    kind: &'a K,
    options: &'a Value,
}

impl<K: AnyKind + ?Sized> Run<'_, K> {
    fn case(
        &self,
        scenario: &Scenario,
        case: &Case,
        before: &[Predecessor],
    ) -> Result<(), Failure> {
        let (mut game, _) = self
            .kind
            .open(self.options, &mut Quick::new(SETUP_SEED))
            .map_err(|error| Failure::at(key("options"))(error.message()))?;
        for earlier in before {
            let case = &earlier.scenario.cases[earlier.case];
            self.play(game.as_mut(), &earlier.scenario, case, false)
                .map_err(|failure| failure.within(after(&earlier.name)))?;
        }
        self.play(game.as_mut(), scenario, case, true)
            .map_err(|failure| match &case.title {
                Some(title) => failure.within(case_called(title)),
                None => failure,
            })
    }

    /// Arranges, answers, and where `look` is set compares. What comes before another scenario is not compared: it
    /// has a file of its own to fail in.
    fn play(
        &self,
        game: &mut dyn AnyGame,
        scenario: &Scenario,
        case: &Case,
        look: bool,
    ) -> Result<(), Failure> {
        self.arrange(game, scenario, case)?;
        let mut happened = Vec::new();
        for (index, step) in case.steps.iter().enumerate() {
            let told = |failure: Failure| failure.within(numbered("step", index));
            let events = self.step(game, step).map_err(told)?;
            if look {
                examine(game, &step.checks, &events).map_err(told)?;
            }
            happened.extend(events);
        }
        match look {
            true => examine(game, &case.checks, &happened),
            false => Ok(()),
        }
    }

    /// Builds the position and lets the game play on to its first question.
    fn arrange(
        &self,
        game: &mut dyn AnyGame,
        scenario: &Scenario,
        case: &Case,
    ) -> Result<(), Failure> {
        let empty = (scenario.start == Start::Empty).then(|| Given {
            path: "start".into(),
            value: "empty".into(),
        });
        let mut arranged = false;
        for Given { path, value } in empty.iter().chain(&scenario.given).chain(&case.given) {
            game.arrange(path, value)
                .map_err(Failure::at(within(&point("given"), key(path))))?;
            arranged = true;
        }
        let outcomes = case.chance.as_ref().unwrap_or(&scenario.chance);
        let mut chance = self.script(outcomes).map_err(Failure::at(key("chance")))?;
        // A position that nobody touched already stands at its question.
        if arranged {
            game.resume(&mut chance.script)
                .map_err(Failure::at(point("given")))?;
        }
        chance.finish().map_err(Failure::at(key("chance")))
    }

    fn step(&self, game: &mut dyn AnyGame, step: &Step) -> Result<Vec<AnyEvent>, Failure> {
        let mut chance = self
            .script(&step.chance)
            .map_err(Failure::at(key("chance")))?;
        let mut events = Vec::new();
        for phrase in &step.phrases {
            let seat = step.seat.as_deref().unwrap_or_default();
            let told = || Failure::at(key(phrase));
            let seat = find_seat(game, seat).map_err(Failure::at(key("seat")))?;
            for index in understand(game, seat, phrase).map_err(told())? {
                let answered = game
                    .answer(seat, index, &mut chance.script)
                    .map_err(|error| told()(refused(game, seat, index, &error)))?;
                chance.check().map_err(told())?;
                events.extend(answered.events);
            }
        }
        chance.finish().map_err(Failure::at(key("chance")))?;
        Ok(events)
    }

    fn script<'n>(&self, names: &'n [Named]) -> Told<Scripted<'n>> {
        let mut script = Script::default();
        let mut outcomes = Vec::new();
        for named in names {
            let Named { kind, name } = named;
            let (draw, outcome) = self.kind.outcome(kind, name).ok_or_else(|| {
                Message::known("scenario-no-outcome")
                    .with("game", self.kind.name())
                    .with("name", name.as_str())
                    .with("kind", kind.as_str())
            })?;
            script.push(draw, outcome);
            outcomes.push((draw, outcome, name.as_str()));
        }
        Ok(Scripted { script, outcomes })
    }
}

/// A script that remembers what its outcomes are called.
struct Scripted<'n> {
    script: Script,
    outcomes: Vec<(Draw, u32, &'n str)>,
}

impl Scripted<'_> {
    /// Whether everything fitted so far.
    fn check(&self) -> Told<()> {
        match self.script.misfit() {
            Some(misfit) => Err(self.name(misfit)),
            None => Ok(()),
        }
    }

    /// Whether everything fitted and nothing is left.
    fn finish(self) -> Told<()> {
        let script = self.script.clone();
        script.finish().map_err(|misfit| self.name(&misfit))
    }

    fn name(&self, misfit: &Misfit) -> Message {
        let of_kind = |what: &str| -> Vec<(u32, &str)> {
            let same = self.outcomes.iter().filter(|(draw, ..)| draw.0 == what);
            same.map(|&(_, outcome, name)| (outcome, name)).collect()
        };
        match misfit {
            Misfit::Missing(what) => Message::known("scenario-one-more")
                .with("what", *what)
                .with("scripted", of_kind(what).len()),
            Misfit::Impossible { what, outcome } => {
                let all = of_kind(what);
                let name = all.iter().find(|(number, _)| number == outcome);
                let name = name.map_or_else(|| outcome.to_string(), |(_, name)| (*name).into());
                Message::known("scenario-impossible")
                    .with("name", name)
                    .with("what", *what)
            }
            Misfit::LeftOver { what, count } => {
                let all = of_kind(what);
                let left = &all[all.len().saturating_sub(*count)..];
                let names: Vec<&str> = left.iter().map(|(_, name)| *name).collect();
                Message::known("scenario-never-drawn")
                    .with("what", what.as_str())
                    .with("names", names.join(", "))
            }
        }
    }
}

/// The indices that a phrase stands for.
fn understand(game: &dyn AnyGame, seat: Seat, phrase: &str) -> Told<Vec<usize>> {
    match game.phrase(seat, phrase) {
        Some(answers) if !answers.is_empty() => Ok(answers),
        _ => Err(Message::known("scenario-no-phrase").with("offers", on_offer(game, seat))),
    }
}

fn on_offer(game: &dyn AnyGame, seat: Seat) -> Arg {
    several(&offers(game, seat))
}

fn offers(game: &dyn AnyGame, seat: Seat) -> Vec<String> {
    let choices = game.choices(seat).into_iter();
    choices.map(|choice| choice.name).collect()
}

fn refused(game: &dyn AnyGame, seat: Seat, index: usize, error: &AnswerError) -> Message {
    let answer = game.action_name(index).unwrap_or_else(|| index.to_string());
    Message::known("scenario-refused")
        .with("answer", answer)
        .with("why", error.message())
        .with("offers", on_offer(game, seat))
}

fn find_seat(game: &dyn AnyGame, name: &str) -> Told<Seat> {
    let seats = || (0..game.seats() as u8).map(Seat);
    seats()
        .find(|seat| game.seat_name(*seat) == name)
        .ok_or_else(|| no_seat(name, seats().map(|seat| game.seat_name(seat))))
}

fn find_viewer(game: &dyn AnyGame, name: &str) -> Told<Viewer> {
    match name {
        "spectator" => Ok(Viewer::Spectator),
        name => find_seat(game, name).map(Viewer::Seat),
    }
}

/// Makes every check that a scenario asks for at one point.
fn examine(game: &dyn AnyGame, checks: &Checks, events: &[AnyEvent]) -> Result<(), Failure> {
    let state = game.inspect();
    for check in &checks.state {
        check
            .against(&state)
            .map_err(Failure::at(point("expect")))?;
    }
    for (name, parts) in &checks.views {
        let place = point_of("scenario-view", name);
        examine_view(game, name, parts).map_err(Failure::at(place))?;
    }
    examine_status(game, &checks.status).map_err(Failure::at(point("status")))?;
    for (name, asked) in &checks.asks {
        let place = point_of("scenario-asks", name);
        examine_question(game, name, asked).map_err(Failure::at(place))?;
    }
    for (name, listing) in &checks.offers {
        let place = point_of("scenario-offers", name);
        examine_offers(game, name, listing).map_err(Failure::at(place))?;
    }
    for (name, matches) in &checks.events {
        let place = match name {
            Some(name) => point_of("scenario-events", name),
            None => point("events"),
        };
        examine_events(game, name.as_deref(), matches, events).map_err(Failure::at(place))?;
    }
    for (index, reject) in checks.rejects.iter().enumerate() {
        let place = within(&numbered("reject", index), key(&reject.phrase));
        examine_refusal(game, reject).map_err(Failure::at(place))?;
    }
    Ok(())
}

fn examine_view(game: &dyn AnyGame, name: &str, parts: &[Check]) -> Told<()> {
    let view = game.view(find_viewer(game, name)?);
    parts.iter().try_for_each(|check| check.against(&view))
}

fn examine_offers(game: &dyn AnyGame, name: &str, listing: &Listing) -> Told<()> {
    let seat = find_seat(game, name)?;
    // A name that the game does not know is never on offer: a misspelt 'lacks' would prove nothing.
    let unknown = listing.names().find(|n| game.action_index(n).is_none());
    match unknown {
        Some(unknown) => Err(Message::known("scenario-no-answer").with("name", unknown.as_str())),
        None => listing.against(&offers(game, seat)),
    }
}

fn examine_events(
    game: &dyn AnyGame,
    viewer: Option<&str>,
    matches: &Matches,
    events: &[AnyEvent],
) -> Told<()> {
    let viewers = match viewer {
        Some(name) => vec![find_viewer(game, name)?],
        None => Viewer::all(game.seats()).collect(),
    };
    let seen = seen(events, &viewers);
    matches.against(&seen.iter().collect::<Vec<_>>())
}

/// The events as these viewers see them; what several see alike is told once.
fn seen(events: &[AnyEvent], viewers: &[Viewer]) -> Vec<Value> {
    let mut seen: Vec<Value> = Vec::new();
    for event in events {
        let first = seen.len();
        for viewer in viewers {
            let Some(event) = event.seen_by(*viewer) else {
                continue;
            };
            let data = serde_json::from_str(event.data.get()).expect("events are JSON");
            if !seen[first..].contains(&data) {
                seen.push(data);
            }
        }
    }
    seen
}

fn examine_status(game: &dyn AnyGame, wanted: &StatusCheck) -> Told<()> {
    let status = game.status();
    let (waiting, outcome) = match status {
        Status::Waiting(seats) => (seats, None),
        Status::Over(outcome) => (SeatSet::EMPTY, Some(outcome)),
    };
    if let Some(names) = &wanted.waiting {
        same_seats(game, "waiting", names, waiting)?;
    }
    if let Some(over) = wanted.over {
        same("over", over, outcome.is_some())?;
    }
    if let Some(draw) = wanted.draw {
        let drawn = outcome.is_some_and(|outcome| outcome.winners.is_empty());
        same("draw", draw, drawn)?;
    }
    let ended = || outcome.ok_or_else(|| expected(word("end"), word("no-end")));
    if let Some(names) = &wanted.winners {
        same_seats(game, "winners", names, ended()?.winners)?;
    }
    if let Some(rule) = &wanted.rule {
        cited(rule, ended()?.rule.0)?;
    }
    for (name, score) in &wanted.scores {
        let Outcome { scores, .. } = ended()?;
        let found = scores[find_seat(game, name)?.index()];
        same(&format!("scores.{name}"), *score, i64::from(found))?;
    }
    Ok(())
}

fn same<T: PartialEq + ToString>(what: &str, wanted: T, found: T) -> Told<()> {
    match wanted == found {
        true => Ok(()),
        false => {
            let problem = expected(wanted.to_string(), found.to_string());
            Err(Message::about(what, problem))
        }
    }
}

fn same_seats(game: &dyn AnyGame, what: &str, names: &[String], found: SeatSet) -> Told<()> {
    let mut wanted = SeatSet::EMPTY;
    for name in names {
        wanted = wanted.with(find_seat(game, name)?);
    }
    let show = |seats: SeatSet| match seats.is_empty() {
        true => word("nobody"),
        false => {
            let names: Vec<&str> = seats.iter().map(|seat| game.seat_name(seat)).collect();
            names.join(", ").into()
        }
    };
    match wanted == found {
        true => Ok(()),
        false => Err(Message::about(what, expected(show(wanted), show(found)))),
    }
}

fn cited(wanted: &str, found: &str) -> Told<()> {
    match cites(wanted, found) {
        true => Ok(()),
        false => {
            let rule = Message::known("scenario-rule").with("rule", wanted);
            Err(expected(rule, found))
        }
    }
}

fn examine_question(game: &dyn AnyGame, name: &str, asked: &Asked) -> Told<()> {
    let question = game.question(find_seat(game, name)?);
    match (asked, question) {
        (Asked::Nothing, None) => Ok(()),
        (Asked::Nothing, Some(found)) => Err(expected(word("no-question"), found.id)),
        (Asked::Question { id, rule }, found) => {
            let found = found.ok_or_else(|| expected(word("question"), word("none-asked")))?;
            if let Some(id) = id {
                same("id", id.as_str(), found.id)?;
            }
            rule.as_ref()
                .map_or(Ok(()), |rule| cited(rule, found.rule.0))
        }
    }
}

/// Tries an answer that must be refused. Where a phrase stands for several answers, one of them must be.
fn examine_refusal(game: &dyn AnyGame, reject: &Reject) -> Told<()> {
    let mut game = game.boxed();
    let seat = find_seat(game.as_ref(), &reject.seat)?;
    for index in understand(game.as_ref(), seat, &reject.phrase)? {
        let before = (game.inspect(), format!("{game:?}"));
        let mut chance = Script::default();
        match game.answer(seat, index, &mut chance) {
            Err(AnswerError::Illegal(illegal)) => {
                cited(&reject.rule, illegal.rule.0)?;
                return unchanged(&before, game.as_ref());
            }
            Err(other) => return Err(other.message()),
            Ok(_) if chance.misfit().is_some() => {
                return Err(expected(word("refusal"), word("answer-that-draws")));
            }
            Ok(_) => {}
        }
    }
    let refusal = Message::known("scenario-refusal").with("rule", reject.rule.as_str());
    Err(expected(refusal, word("accepted")))
}

/// A refused answer leaves everything as it was, what `inspect` does not show included.
fn unchanged(before: &(Value, String), game: &dyn AnyGame) -> Told<()> {
    let changed = |found: Arg| Err(expected(word("no-change"), found));
    if let Some(path) = difference(&before.0, &game.inspect()) {
        let message = Message::known("scenario-change-at").with("path", path);
        return changed(message.into());
    }
    match format!("{game:?}") == before.1 {
        true => Ok(()),
        false => changed(word("change")),
    }
}
