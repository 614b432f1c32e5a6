//! Several processes on one PostgreSQL.

mod support;

use serde_json::json;
use std::time::Duration;
use support::{Database, House, Player, Socket, play_both};

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

/// Ann at one process, Bob at another, and a socket for each at the same table.
async fn next_door(left: &House, right: &House) -> (Player, Player, String, Socket, Socket) {
    let (mut ann, mut bob) = (left.guest("Ann").await, right.guest("Bob").await);
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let link = invitations["nixon"].as_str().expect("a link").to_owned();
    bob.post(&format!("/api{link}"), json!({})).await;
    let mut one = ann.watch(&table).await;
    while one.state["status"] == "open" {
        one.next_of("state").await;
    }
    let two = bob.watch(&table).await;
    (ann, bob, table, one, two)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_whose_connection_was_cut_listens_again_and_catches_up() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let left = House::open(database).await;
    let right = left.next_door().await;
    let (_ann, _bob, _table, mut one, mut two) = next_door(&left, &right).await;
    let knife = Knife::at(&left).await;
    for round in 1..5 {
        assert!(knife.cut_all().await >= 2, "both listen");
        play_both(&mut one, &mut two, round, |socket| {
            socket.ply() > 20 * round as u64
        })
        .await;
    }
    play_both(&mut one, &mut two, 9, |_| false).await;
    assert_eq!(one.state["outcome"], two.state["outcome"]);
}

/// A connection of one's own to the database of a house.
struct Knife(sqlx::PgPool);

impl Knife {
    async fn at(house: &House) -> Knife {
        let pool = sqlx::PgPool::connect(&house.database.url()).await;
        Knife(pool.expect("the database is there"))
    }

    /// Cuts every other connection of every process, the listeners' too, and gives how many there were.
    async fn cut_all(&self) -> usize {
        let cut = sqlx::query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
        );
        cut.fetch_all(&self.0).await.expect("it is done").len()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_cut_in_the_midst_cost_no_player_an_answer_or_the_socket() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let left = House::open(database).await;
    let right = left.next_door().await;
    let (_ann, _bob, _table, mut one, mut two) = next_door(&left, &right).await;
    let knife = Knife::at(&left).await;
    for answer in 0..80 {
        let next = one.ply() + 1;
        // Each time a little later, so that some meet a statement on its way.
        let cut = async {
            tokio::time::sleep(Duration::from_micros(500 * (answer % 16))).await;
            knife.cut_all().await
        };
        let played = play_both(&mut one, &mut two, answer as usize, |socket| {
            socket.ply() >= next
        });
        tokio::join!(cut, played);
    }
    play_both(&mut one, &mut two, 9, |_| false).await;
    assert_eq!(one.state["outcome"], two.state["outcome"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_next_door_is_told_nothing_twice() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let left = House::open(database).await;
    let right = left.next_door().await;
    let (ann, _bob, table, mut one, mut two) = next_door(&left, &right).await;
    let mut elsewhere = ann.clone();
    elsewhere.base = right.base();
    for round in 0..60 {
        let mover = match one.choices().is_empty() {
            false => &mut one,
            true => &mut two,
        };
        mover.answer_with(round).await;
        let seen = mover.ply();
        // The other process may not have heard of it yet.
        let again = elsewhere.watch_from(&table, Some(seen)).await;
        assert!(again.ply() >= seen, "{} after {seen}", again.ply());
        let mut plies = again.events.iter().map(|event| event["ply"].as_u64());
        assert!(plies.all(|ply| ply > Some(seen)));
        for socket in [&mut one, &mut two] {
            while socket.ply() < seen {
                socket.next_of("state").await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_known_next_door() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let left = House::open(database).await;
    let right = left.next_door().await;
    let (_ann, _bob, table, mut one, two) = next_door(&left, &right).await;
    let mut told = one.next_of("presence").await;
    while told["seats"] != json!({ "kennedy": true, "nixon": true }) {
        told = one.next_of("presence").await;
    }
    let eve = right.guest("Eve").await;
    let mut spectator = eve.watch(&table).await;
    assert_eq!(spectator.state["seats"][0]["present"], true);
    while told["spectators"] != 1 {
        told = one.next_of("presence").await;
    }
    drop(two);
    while told["seats"]["nixon"] != false {
        told = one.next_of("presence").await;
    }
    drop(one);
    while spectator.next_of("presence").await["seats"]["kennedy"] != false {}
    // A process that starts later asks.
    let third = left.next_door().await;
    let visitor = third.guest("Pat").await;
    let mut visitor = visitor.watch(&table).await;
    while visitor.next_of("presence").await["spectators"] != 2 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_signs_out_is_signed_out_next_door() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let left = House::open(database).await;
    let right = left.next_door().await;
    let mut ann = left.guest("Ann").await;
    let (table, _) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let mut elsewhere = ann.clone();
    elsewhere.base = right.base();
    let mut socket = elsewhere.watch(&table).await;
    ann.post("/api/logout-everywhere", json!({})).await;
    assert_eq!(socket.last_word().await.as_deref(), Some("bye-signed-out"));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_their_process_ends() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let mut left = House::open(database).await;
    let right = left.next_door().await;
    let mut ann = left.guest("Ann").await;
    let bots = json!([{ "who": "bot", "bot": "greedy" }, { "who": "bot", "bot": "random" }]);
    let body = json!({ "game": "1960", "seats": bots, "bot_pace_ms": 5 });
    let opened = ann.post("/api/tables", body).await;
    let table = opened["table"].as_str().expect("an id");
    ann.base = right.base();
    let mut watched = ann.watch(table).await;
    while watched.ply() < 10 {
        watched.next_of("state").await;
    }
    left.stop().await;
    assert!(!watched.is_over());
    let wait = Duration::from_secs(60);
    let end = async {
        while !watched.is_over() {
            watched.next_of("state").await;
        }
    };
    tokio::time::timeout(wait, end).await.expect("it goes on");
}
