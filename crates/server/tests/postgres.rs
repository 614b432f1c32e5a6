//! Several processes on one PostgreSQL.

mod support;

use serde_json::json;
use support::{Database, House, play_both};

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_on_one_postgres_serve_the_same_table() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let mut left = House::open(database).await;
    let mut right = left.next_door().await;
    let mut ann = left.guest("Ann").await;
    let mut bob = right.guest("Bob").await;
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let mut one = ann.watch(&table).await;
    bob.post(
        &format!("/api{}", invitations["nixon"].as_str().unwrap()),
        json!({}),
    )
    .await;
    while one.state["status"] == "open" {
        one.next_of("state").await;
    }
    let mut two = bob.watch(&table).await;
    play_both(&mut one, &mut two, 5, |socket| socket.ply() > 60).await;
    one.say(json!({ "type": "chat", "room": "seats", "text": "well played" }))
        .await;
    assert_eq!(two.next_of("chat").await["text"], "well played");
    play_both(&mut one, &mut two, 5, |_| false).await;
    assert_eq!(one.state["outcome"], two.state["outcome"]);
    let (_, text) = bob.try_get(&format!("/api/tables/{table}/journal")).await;
    let kind = games::registry().find("1960").unwrap();
    engine::verify(&engine::import(&text).unwrap(), kind).expect("it proves itself");
    let bots = json!([{ "who": "bot", "bot": "greedy" }, { "who": "bot", "bot": "random" }]);
    let (table, _) = ann.table(bots).await;
    let mut watched = bob.watch(&table).await;
    while !watched.is_over() {
        watched.next_of("state").await;
    }
    left.stop().await;
    right.stop().await;
}
