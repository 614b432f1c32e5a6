//! What bots can tell: the story of a game that is over, and advice.

#[macro_use]
mod support;

use reqwest::header::{CONTENT_TYPE, ORIGIN};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use support::{Database, House, Player, generous};

on_each_database!(
    the_story_of_a_game_ends_with_certainty_and_names_what_turned_it,
    advice_is_one_of_the_answers_that_were_open,
    a_running_game_tells_no_story_and_gives_hints_only_where_all_agreed,
    one_question_at_a_time_and_hanging_up_ends_it,
);

const BOTS: &str = r#"[{"who":"bot","bot":"greedy"},{"who":"bot","bot":"random"}]"#;

/// A table of bots that has come to its end.
async fn finished(ann: &mut Player) -> String {
    let seats = serde_json::from_str(BOTS).expect("JSON");
    let (table, _) = ann.table(seats).await;
    let mut socket = ann.watch(&table).await;
    while !socket.is_over() {
        socket.next_of("state").await;
    }
    table
}

/// All lines of an answer.
async fn advice(player: &mut Player, table: &str, about: Value) -> (u16, Vec<Value>) {
    let request = player
        .http()
        .post(format!("{}/api/tables/{table}/advice", player.base))
        .header(ORIGIN, &player.base)
        .header(CONTENT_TYPE, "application/json")
        .body(about.to_string());
    let (status, text) = player.send(request).await;
    let lines = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    (status, lines.collect())
}

async fn the_story_of_a_game_ends_with_certainty_and_names_what_turned_it(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let table = finished(&mut ann).await;
    let frame = ann.watch(&table).await.state;
    let story = ann.get(&format!("/api/tables/{table}/story")).await;
    let chances = story["chances"].as_array().expect("rows");
    assert_eq!(chances.len() as u64, frame["ply"].as_u64().unwrap() + 1);
    let sides = story["seats"].as_array().expect("sides");
    let last = chances.last().expect("a row").as_array().expect("a row");
    for (side, chance) in sides.iter().zip(last) {
        let won = frame["outcome"]["winners"]
            .as_array()
            .unwrap()
            .contains(side);
        assert_eq!(chance.as_f64(), Some(f64::from(u8::from(won))));
    }
    let swings = story["swings"].as_array().expect("swings");
    let gains: Vec<f64> = swings.iter().map(|s| s["gain"].as_f64().unwrap()).collect();
    assert!(
        !gains.is_empty() && gains.is_sorted_by(|a, b| a >= b),
        "{gains:?}"
    );
    for swing in swings {
        let (from, to) = (
            swing["from"].as_u64().unwrap(),
            swing["to"].as_u64().unwrap(),
        );
        assert!(1 <= from && from <= to && to < chances.len() as u64);
        assert!(swing["deed"]["id"].is_string());
    }
}

async fn advice_is_one_of_the_answers_that_were_open(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let table = finished(&mut ann).await;
    let last = ann.watch(&table).await.ply();
    for ply in [0, last / 2, last - 1] {
        let (status, lines) = advice(&mut ann, &table, json!({ "ply": ply })).await;
        assert_eq!(status, 200, "{lines:?}");
        let told = &lines.last().expect("a line")["advice"];
        let seat = told["seat"].as_str().expect("a seat");
        let path = format!("/api/tables/{table}/replay/{ply}?viewer={seat}");
        let then = ann.get(&path).await;
        let open = |index: &Value| {
            then["choices"]
                .as_array()
                .unwrap()
                .iter()
                .any(|c| c["index"] == *index)
        };
        let choices = told["choices"].as_array().expect("choices");
        assert!(!choices.is_empty() && choices.iter().all(|choice| open(&choice["index"])));
        assert!(open(&told["played"]["index"]), "{told}");
    }
    let (status, _) = advice(&mut ann, &table, json!({ "ply": last })).await;
    assert_eq!(status, 409, "nothing is asked after the end");
    let (status, _) = advice(&mut ann, &table, json!({ "ply": last + 1 })).await;
    assert_eq!(status, 422, "there is no such ply");
}

async fn a_running_game_tells_no_story_and_gives_hints_only_where_all_agreed(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (alone, _) = ann
        .table(json!([{ "who": "me" }, { "who": "bot", "bot": "random" }]))
        .await;
    let mut socket = ann.watch(&alone).await;
    while socket.choices().is_empty() {
        socket.next_of("state").await;
    }
    assert_eq!(socket.state["hints"], true);
    let (status, lines) = advice(&mut ann, &alone, json!({})).await;
    assert_eq!(status, 200, "{lines:?}");
    assert_eq!(lines.last().expect("a line")["advice"]["seat"], "kennedy");
    let (status, _) = ann.try_get(&format!("/api/tables/{alone}/story")).await;
    assert_eq!(status, 409, "the story is told when the game is over");
    let (status, _) = advice(&mut bob, &alone, json!({ "seat": "kennedy" })).await;
    assert_eq!(status, 403, "nobody asks for somebody else");

    for hints in [false, true] {
        let body = json!({ "game": "1960", "seats": [{ "who": "me" }, { "who": "open" }], "hints": hints });
        let made = ann.post("/api/tables", body).await;
        let table = made["table"].as_str().expect("an id").to_owned();
        let link = made["invitations"]["nixon"]
            .as_str()
            .expect("a link")
            .to_owned();
        bob.post(&format!("/api{link}"), json!({})).await;
        let asked = match ann.watch(&table).await.choices().is_empty() {
            true => &mut bob,
            false => &mut ann,
        };
        let (status, lines) = advice(asked, &table, json!({})).await;
        assert_eq!(status, if hints { 200 } else { 403 }, "{lines:?}");
    }
}

async fn one_question_at_a_time_and_hanging_up_ends_it(database: Database) {
    let one_thread = |config: &mut hustings_server::Config| config.bot_threads = 1;
    let house = House::configured(Arc::new(database), generous(), one_thread).await;
    let mut ann = house.guest("Ann").await;
    let table = finished(&mut ann).await;
    // Two bots that think long keep the only thread busy, so that a question waits for it.
    let slow = json!({ "who": "bot", "bot": "ismcts:2000ms" });
    ann.table(json!([slow, slow])).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let path = format!("{}/api/tables/{table}/advice", ann.base);
    let ask = || {
        ann.http()
            .post(&path)
            .header(ORIGIN, &ann.base)
            .header(reqwest::header::COOKIE, &ann.cookie)
            .header(CONTENT_TYPE, "application/json")
            .body(r#"{"ply":0}"#)
            .send()
    };
    let first = ask().await.expect("it answers");
    assert_eq!(first.status(), 200);
    assert_eq!(ask().await.expect("it answers").status(), 429);
    drop(first);
    let again = async {
        while ask().await.expect("it answers").status() != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), again)
        .await
        .expect("the place is free again");
}
