//! Whole games over real sockets.

#[macro_use]
mod support;

use serde_json::json;
use support::{Database, House, play_both};

on_each_database!(
    a_game_against_a_bot_is_played_to_its_end,
    two_people_play_a_whole_game_and_its_journal_proves_itself,
);

async fn a_game_against_a_bot_is_played_to_its_end(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let (table, invitations) = ann
        .table(json!([{ "who": "me" }, { "who": "bot", "bot": "greedy" }]))
        .await;
    assert_eq!(invitations, json!({}));
    let mut socket = ann.watch(&table).await;
    assert_eq!(socket.state["status"], "running");
    assert_eq!(socket.state["viewer"], "kennedy");
    assert_eq!(socket.state["seats"][0]["mine"], true);
    assert_eq!(socket.state["seats"][1]["kind"], "bot");
    assert!(socket.state["seed"].is_null(), "the seed is secret");
    socket.play_to_the_end(1).await;
    assert_eq!(socket.state["outcome"]["reason"], "rules");
    assert!(socket.state["seed"].is_string());
}

async fn two_people_play_a_whole_game_and_its_journal_proves_itself(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let mut bob = house.guest("Bob").await;
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let mut one = ann.watch(&table).await;
    assert_eq!(one.state["status"], "open");
    assert!(
        one.state["commitment"].is_string(),
        "promised before the first card"
    );
    let link = invitations["nixon"]
        .as_str()
        .expect("a link for the open seat");
    let joined = bob.post(&format!("/api{link}"), json!({})).await;
    assert_eq!(joined["seat"], "nixon");
    while one.state["status"] == "open" {
        one.next_of("state").await;
    }
    let mut two = bob.watch(&table).await;
    let (status, _) = ann.try_get(&format!("/api/tables/{table}/journal")).await;
    assert_eq!(status, 409, "a journal holds what is hidden");
    play_both(&mut one, &mut two, 3, |_| false).await;
    let (status, text) = bob.try_get(&format!("/api/tables/{table}/journal")).await;
    assert_eq!(status, 200);
    let export = engine::import(&text).expect("an export can be read");
    let kind = games::registry().find("1960").expect("the game");
    let verdict = engine::verify(&export, kind).expect("it proves itself");
    assert!(verdict.ending.is_some());
    assert_eq!(u64::from(verdict.last_ply), one.ply());
    assert_eq!(
        export.journal.header.commitment.to_string(),
        one.state["commitment"].as_str().unwrap()
    );
}
