//! Lessons at real tables: opened from a prepared position, followed to the end, left, and played on from.

#[macro_use]
mod support;

use serde_json::{Value, json};
use support::{Database, House, Player, Socket};

on_each_database!(
    every_lesson_is_played_to_its_end_and_then_on,
    a_lesson_survives_a_restart_and_is_for_its_player_alone,
    whoever_answers_something_else_has_left_the_lesson,
    a_lesson_that_is_not_there_is_refused,
);

async fn begin(player: &mut Player, game: &str, name: &str) -> String {
    let path = format!("/api/lessons/{game}/{name}");
    let made = player.post(&path, json!({ "bot_pace_ms": 0 })).await;
    made["table"].as_str().expect("a table").to_owned()
}

/// Gives an answer that the lesson asks for, or waits for the others'.
async fn go_on(socket: &mut Socket) {
    let wanted = socket.state["lesson"]["choices"].as_array();
    let wanted = wanted.and_then(|choices| choices.first()).cloned();
    let Some(wanted) = wanted else {
        socket.next_of("state").await;
        return;
    };
    let mut choices = socket.choices().iter();
    let place = choices.position(|choice| choice["index"] == wanted);
    socket.answer_with(place.expect("it is a choice")).await;
}

async fn every_lesson_is_played_to_its_end_and_then_on(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let games = ann.get("/api/games").await;
    for game in games.as_array().expect("a list") {
        let name = game["name"].as_str().expect("a name");
        for lesson in game["lessons"].as_array().expect("a list") {
            let lesson = lesson.as_str().expect("a name");
            let table = begin(&mut ann, name, lesson).await;
            let mut socket = ann.watch(&table).await;
            let mut steps = Vec::new();
            while socket.state["lesson"]["done"] != true {
                let shown = &socket.state["lesson"];
                assert!(shown.is_object(), "{name}: {}", socket.state["ply"]);
                let step = shown["step"].as_u64().expect("a number");
                if steps.last() != Some(&step) {
                    steps.push(step);
                }
                go_on(&mut socket).await;
            }
            let all = socket.state["lesson"]["steps"].as_u64().expect("a number");
            assert_eq!(steps, (1..=all).collect::<Vec<_>>(), "{name}");
            // From there on it is a game like any other, against the bot.
            let from = socket.ply();
            while socket.ply() < from + 20 && !socket.is_over() {
                match socket.choices().is_empty() {
                    true => drop(socket.next_of("state").await),
                    false => socket.answer_with(0).await,
                }
            }
            assert!(socket.state["lesson"].is_null());
            let info = ann.get(&format!("/api/tables/{table}")).await;
            assert_eq!(info["private"], true);
            resigned_and_proved(&mut ann, &table).await;
        }
    }
}

/// The journal of a lesson proves itself like any other.
async fn resigned_and_proved(player: &mut Player, table: &str) {
    let _ = player
        .try_post(&format!("/api/tables/{table}/resign"), json!({}))
        .await;
    let journal = player.get(&format!("/api/tables/{table}/journal")).await;
    let export = engine::import(&journal.to_string()).expect("a journal");
    let kind = games::registry().find(&export.journal.header.game);
    let verdict = engine::verify(&export, kind.expect("a game"));
    verdict.expect("it proves itself");
}

async fn a_lesson_survives_a_restart_and_is_for_its_player_alone(database: Database) {
    let mut house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let table = begin(&mut ann, "1960", "first-turn").await;
    let mut socket = ann.watch(&table).await;
    while socket.state["lesson"]["step"] != 5 {
        go_on(&mut socket).await;
    }
    drop(socket);
    house.stop().await;
    house.start().await;
    ann.base = house.base();
    let mut again = ann.watch(&table).await;
    while again.choices().is_empty() {
        again.next_of("state").await;
    }
    assert_eq!(again.state["lesson"]["step"], 5);
    let bob = house.guest("Bob").await;
    let watching = bob.watch(&table).await;
    assert_eq!(watching.state["lesson"], Value::Null);
    let replay = ann.get(&format!("/api/tables/{table}/replay/2")).await;
    assert_eq!(replay["lesson"], Value::Null, "the past asks nothing");
}

async fn whoever_answers_something_else_has_left_the_lesson(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let table = begin(&mut ann, "1960", "first-turn").await;
    let mut socket = ann.watch(&table).await;
    let wanted = socket.state["lesson"]["choices"][0].clone();
    let mut choices = socket.choices().iter();
    let other = choices.position(|choice| choice["index"] != wanted);
    socket.answer_with(other.expect("another answer")).await;
    assert_eq!(socket.state["lesson"], Value::Null);
    // The bot plays on by itself.
    while socket.choices().is_empty() {
        socket.next_of("state").await;
    }
    assert_eq!(socket.state["lesson"], Value::Null);
}

async fn a_lesson_that_is_not_there_is_refused(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let (status, told) = ann.try_post("/api/lessons/1960/last-turn", json!({})).await;
    assert_eq!(
        (status, told["error"]["code"].as_str()),
        (404, Some("no-such-lesson"))
    );
    let (status, _) = ann
        .try_post("/api/lessons/chess/first-turn", json!({}))
        .await;
    assert_eq!(status, 404);
}
