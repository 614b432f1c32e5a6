//! Long runs over every game of this build: `make soak`.

use bots::{BotName, Plan, PlayedKind};
use engine::{
    AnyGame, LiveTable, Message, OptionValues, Player, Quick, Scenario, Seat, Seed, Status,
};
use serde_json::{Map, Value};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Random games in all; `HUSTINGS_SOAK` asks for another number.
fn games() -> u64 {
    let asked = std::env::var("HUSTINGS_SOAK").ok();
    asked
        .and_then(|text| text.parse().ok())
        .unwrap_or(1_000_000)
}

/// Every combination of a game's options that are a choice of names or a flag.
fn option_sets(kind: &dyn PlayedKind) -> Vec<Value> {
    let mut sets = vec![Map::new()];
    for spec in kind.options() {
        let values: Vec<Value> = match spec.values {
            OptionValues::OneOf(names) => names.iter().map(|name| Value::from(*name)).collect(),
            OptionValues::Flag => vec![false.into(), true.into()],
            OptionValues::Range(low, high) => vec![low.into(), high.into()],
            OptionValues::Text => vec![spec.default.into()],
        };
        let with = |set: &Map<String, Value>, value: &Value| {
            let mut set = set.clone();
            set.insert(spec.key.to_owned(), value.clone());
            set
        };
        sets = sets
            .iter()
            .flat_map(|set| {
                values
                    .iter()
                    .map(|value| with(set, value))
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    // Not all options go together.
    let opens = |options: &Value| kind.open(options, &mut Quick::new(0)).is_ok();
    sets.into_iter().map(Value::Object).filter(opens).collect()
}

fn seats(kind: &dyn PlayedKind, options: &Value) -> usize {
    let (table, _) = kind
        .open(options, &mut Quick::new(0))
        .expect("the options are legal");
    table.seats()
}

#[test]
#[ignore = "takes minutes: make soak"]
fn random_games_come_to_an_end() {
    for kind in games::registry().0 {
        let sets = option_sets(*kind);
        let each = games().div_ceil(sets.len() as u64);
        for options in sets {
            let bots = vec![BotName::Random; seats(*kind, &options)];
            let plan = Plan {
                bots,
                options,
                seed: 1960,
            };
            let mut ended = 0;
            kind.simulate(&plan, 0..each, &mut |_| ended += 1)
                .expect("the plan is sound");
            assert_eq!(ended, each);
        }
    }
}

#[test]
#[ignore = "takes minutes: make soak"]
fn journals_of_random_games_prove_themselves() {
    for kind in games::registry().0 {
        for options in option_sets(*kind) {
            for game in 0..games().div_ceil(10_000) {
                let table = play_randomly(*kind, &options, bots::game_seed(7, game));
                let text = table.export().to_text();
                let export = engine::import(&text).expect("an export can be imported");
                engine::verify(&export, *kind).expect("what was played is provable");
            }
        }
    }
}

fn play_randomly(kind: &dyn PlayedKind, options: &Value, seed: Seed) -> LiveTable {
    let count = seats(kind, options);
    let players = vec![Player::default(); count];
    let (mut table, _) = LiveTable::open(kind, options, &players, seed, 0).expect("valid");
    let mut bots: Vec<_> = (0..count as u8)
        .map(|seat| kind.bot("random", bots::bot_seed(&seed, Seat(seat))))
        .collect::<Result<_, _>>()
        .expect("the bot is known");
    while let Status::Waiting(seats) = table.game().status() {
        let seat = seats.lowest().expect("somebody is waited for");
        let answer = bots[seat.index()].choose(table.game(), seat);
        let answered = table.answer(seat, answer.expect("the seat is asked"), 0);
        answered.expect("bots answer legally");
    }
    table
}

/// Bytes that damage a text in ways that parsers dislike.
const NASTY: &[&str] = &[
    "",
    "\0",
    "{",
    "[[",
    "\"",
    "-1",
    "1e999",
    "null",
    "\u{feff}",
    "99999999999999999999",
    "= = =",
];

fn damage(text: &str, quick: &mut Quick) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=quick.below(3) {
        let at = quick.below(bytes.len() as u32 + 1) as usize;
        let end = (at + quick.below(12) as usize).min(bytes.len());
        let with = NASTY[quick.below(NASTY.len() as u32) as usize];
        match quick.below(4) {
            0 => bytes.truncate(at),
            1 if at < bytes.len() => bytes[at] = quick.next_number() as u8,
            2 => drop(bytes.splice(at..end, with.bytes())),
            _ => drop(bytes.splice(at..at, with.bytes())),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn survives(what: &str, text: &str, work: impl FnOnce()) {
    let outcome = catch_unwind(AssertUnwindSafe(work));
    assert!(outcome.is_ok(), "{what} panicked on:\n{text}");
}

#[test]
#[ignore = "takes minutes: make soak"]
fn damaged_journals_scenarios_and_answers_are_refused_and_never_panic() {
    let registry = games::registry();
    let kind = registry.find("1960").expect("1960 is there");
    let journal = play_randomly(kind, &option_sets(kind)[0], bots::game_seed(3, 3))
        .export()
        .to_text();
    let scenarios = example_scenarios();
    let (table, _) = kind
        .open(&Value::Object(Map::new()), &mut Quick::new(0))
        .expect("the defaults are legal");
    let mut quick = Quick::new(1960);
    for round in 0..games().div_ceil(100) {
        if round % 10 == 0 {
            let text = damage(&journal, &mut quick);
            survives("import", &text, || {
                if let Ok(export) = engine::import(&text) {
                    let verdict = engine::verify(&export, kind);
                    assert!(
                        verdict.is_err() || export.to_text() == journal,
                        "a forged journal was accepted"
                    );
                }
            });
        }
        let text = damage(&scenarios[round as usize % scenarios.len()], &mut quick);
        survives("scenario", &text, || {
            if let Ok(scenario) = Scenario::parse(&text) {
                let _ = scenario.run(&registry, &mut |_| {
                    Err(Message::plain("no other files here"))
                });
            }
        });
        let name = damage("spend NY 4", &mut quick);
        survives("phrase", &name, || answer_by_name(table.as_ref(), &name));
    }
}

fn answer_by_name(table: &dyn AnyGame, name: &str) {
    let _ = table.action_index(name);
    let _ = table.phrase(Seat(0), name);
    let _ = table.boxed().arrange(name, &Value::from(name));
}

fn example_scenarios() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/1960");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the scenarios are there")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .collect();
    files.sort();
    files
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("scenarios are text"))
        .collect()
}
