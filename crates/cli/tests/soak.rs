//! Long runs over every game of this build: `make soak`.

use bots::{BotName, Plan};
use engine::{LiveTable, OptionValues, Player, Quick, Seat, Seed, Status};
use serde_json::{Value, json};

/// Games for each edition; `HUSTINGS_SOAK` asks for another number.
fn games() -> u64 {
    let asked = std::env::var("HUSTINGS_SOAK").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(20_000)
}

/// Each value of a game's first option, its edition.
fn editions(kind: &dyn bots::PlayedKind) -> Vec<Value> {
    match kind.options().first().map(|spec| (spec.key, spec.values)) {
        Some((key, OptionValues::OneOf(values))) => {
            values.iter().map(|value| json!({ key: value })).collect()
        }
        _ => vec![json!({})],
    }
}

#[test]
#[ignore = "takes minutes: make soak"]
fn random_games_come_to_an_end() {
    for kind in games::registry().0 {
        for options in editions(*kind) {
            let (table, _) = kind.open(&options, &mut Quick::new(0)).expect("valid");
            let plan = Plan {
                bots: vec![BotName::Random; table.seats()],
                options,
                seed: 1960,
            };
            let mut ended = 0;
            kind.simulate(&plan, 0..games(), &mut |_| ended += 1)
                .expect("the plan is sound");
            assert_eq!(ended, games());
        }
    }
}

#[test]
#[ignore = "takes minutes: make soak"]
fn journals_of_random_games_prove_themselves() {
    for kind in games::registry().0 {
        for options in editions(*kind) {
            for game in 0..games().div_ceil(100) {
                let seed = bots::game_seed(7, game);
                let table = play_randomly(*kind, &options, seed);
                let text = table.export().to_text();
                let export = engine::import(&text).expect("an export can be imported");
                engine::verify(&export, *kind).expect("what was played is provable");
            }
        }
    }
}

fn play_randomly(kind: &dyn bots::PlayedKind, options: &Value, seed: Seed) -> LiveTable {
    let (empty, _) = kind.open(options, &mut Quick::new(0)).expect("valid");
    let players = vec![Player::default(); empty.seats()];
    let (mut table, _) = LiveTable::open(kind, options, &players, seed, 0).expect("valid");
    let mut bots: Vec<_> = (0..empty.seats() as u8)
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
