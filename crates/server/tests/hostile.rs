//! What must be refused. After each, the server still answers.

#[macro_use]
mod support;

use serde_json::{Value, json};
use std::time::Duration;
use support::{Database, House, Player, generous, two_at_a_table};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

on_each_database!(
    answers_that_are_late_doubled_foreign_or_out_of_turn_change_nothing,
    messages_that_make_no_sense_are_refused_or_end_the_socket,
    other_sites_cannot_speak_for_a_player,
    invitations_expire_and_cannot_be_forged,
    requests_that_are_too_long_too_many_or_wrong_are_refused,
    a_request_that_never_ends_is_ended,
);

async fn is_up(house: &House) {
    let mut anybody = Player::nobody(&house.base());
    assert_eq!(anybody.try_get("/healthz").await.0, 200);
}

async fn answers_that_are_late_doubled_foreign_or_out_of_turn_change_nothing(database: Database) {
    let house = House::open(database).await;
    let (_ann, _bob, table, one, two) = two_at_a_table(&house).await;
    let (mut mover, mut other) = match one.choices().is_empty() {
        false => (one, two),
        true => (two, one),
    };
    // Not a simultaneous question: only one of the two is asked.
    while !other.choices().is_empty() {
        other.answer_with(0).await;
        while mover.ply() < other.ply() {
            mover.next_of("state").await;
        }
        std::mem::swap(&mut mover, &mut other);
    }
    let (ply, side) = (mover.ply(), mover.side());
    let choice = mover.choices()[0]["index"].as_u64().expect("an index");
    let foreign = other.answer(ply, &side, choice).await;
    assert_eq!(foreign["code"], "not-yours");
    let own = other.side();
    let out_of_turn = other.answer(ply, &own, choice).await;
    assert_eq!(out_of_turn["code"], "illegal");
    assert!(out_of_turn["rule"].is_string(), "{out_of_turn}");
    assert_eq!(
        mover.answer(ply + 5, &side, choice).await["code"],
        "late",
        "not yet asked"
    );
    assert_eq!(mover.answer(ply, &side, 99_999).await["code"], "illegal");
    assert_eq!(
        mover.answer(ply, "lodge", choice).await["code"],
        "not-yours"
    );
    // A double click: both are sent before the first is answered.
    let click = json!({ "type": "answer", "ply": ply, "seat": side, "choice": choice });
    mover.say(click.clone()).await;
    mover.say(click).await;
    assert_eq!(mover.verdict().await["type"], "accepted");
    assert_eq!(mover.verdict().await["code"], "late");
    assert_eq!(mover.answer(ply, &side, choice).await["code"], "late");
    let mut eve = house.guest("Eve").await;
    let mut spectator = eve.watch(&table).await;
    assert_eq!(spectator.ply(), ply + 1, "one row was written");
    assert_eq!(
        spectator.answer(ply + 1, &side, choice).await["code"],
        "not-yours"
    );
    spectator.say(json!({ "type": "look", "seat": side })).await;
    assert_eq!(spectator.verdict().await["code"], "not-yours");
    let (status, _) = eve
        .try_post(&format!("/api/tables/{table}/resign"), json!({}))
        .await;
    assert_eq!(status, 403);
    is_up(&house).await;
}

async fn messages_that_make_no_sense_are_refused_or_end_the_socket(database: Database) {
    let house = House::open(database).await;
    let (ann, _, table, mut one, _two) = two_at_a_table(&house).await;
    for nonsense in [
        "{",
        "[]",
        "null",
        "{\"type\":\"vote\"}",
        "{\"type\":\"answer\",\"ply\":-1}",
        "\u{0}",
    ] {
        one.say_text(nonsense.into()).await;
        assert_eq!(one.verdict().await["code"], "bad-request", "{nonsense}");
    }
    one.say_text("x".repeat(17 << 10)).await;
    while one.next().await.is_some() {}
    let mut again = ann
        .connect(&table, &ann.base)
        .await
        .expect("the table is there");
    again
        .say(json!({ "type": "answer", "ply": 0, "seat": "kennedy", "choice": 0 }))
        .await;
    assert_eq!(again.next_of("bye").await["text"]["id"], "bye-hello");
    assert!(again.next().await.is_none());
    is_up(&house).await;
}

async fn other_sites_cannot_speak_for_a_player(database: Database) {
    let house = House::open(database).await;
    let (mut ann, _bob, table, _one, _two) = two_at_a_table(&house).await;
    for origin in [
        "https://evil.example",
        "null",
        "http://127.0.0.1.evil.example",
    ] {
        assert!(ann.connect(&table, origin).await.is_err(), "{origin}");
    }
    let post = |origin: Option<&str>, kind: &str| {
        let request = ann
            .http()
            .post(format!("{}/api/tables/{table}/resign", ann.base));
        let request = request.header("content-type", kind).body("{}");
        match origin {
            Some(origin) => request.header("origin", origin),
            None => request,
        }
    };
    let base = ann.base.clone();
    let refused = [
        post(Some("https://evil.example"), "application/json"),
        post(None, "application/json"),
        post(Some(&base), "text/plain"),
    ];
    for (request, status) in refused.into_iter().zip([403, 403, 415]) {
        assert_eq!(ann.send(request).await.0, status);
    }
    let shown = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!(shown["status"], "running");
}

async fn invitations_expire_and_cannot_be_forged(database: Database) {
    let mut limits = generous();
    limits.invitation = Duration::from_millis(1);
    let house = House::with(database, limits).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let link = invitations["nixon"].as_str().expect("a link").to_owned();
    tokio::time::sleep(Duration::from_millis(5)).await;
    let (status, refused) = bob.try_post(&format!("/api{link}"), json!({})).await;
    assert_eq!(
        (status, refused["error"]["code"].as_str()),
        (410, Some("invitation-expired"))
    );
    let forged = link.replace("nixon", "kennedy");
    assert_eq!(
        bob.try_post(&format!("/api{forged}"), json!({})).await.0,
        403
    );
    assert_eq!(bob.try_post("/api/join/rubbish", json!({})).await.0, 403);
    let (status, _) = bob
        .try_post(&format!("/api/tables/{table}/invitations"), json!({}))
        .await;
    assert_eq!(status, 403, "not Bob's table");
    let mut nobody = Player::nobody(&house.base());
    assert_eq!(
        nobody.try_post(&format!("/api{link}"), json!({})).await.0,
        401
    );
}

async fn requests_that_are_too_long_too_many_or_wrong_are_refused(database: Database) {
    let mut limits = generous();
    limits.requests = hustings_server::Rate::new(1.0, 60.0);
    limits.messages = hustings_server::Rate::new(1.0, 10.0);
    let house = House::with(database, limits).await;
    let mut ann = house.guest("Ann").await;
    let long = json!({ "game": "1960", "seats": [], "private": "x".repeat(100 << 10) });
    assert_eq!(ann.try_post("/api/tables", long).await.0, 413);
    let wrong: [Value; 6] = [
        json!({ "game": "chess", "seats": [] }),
        json!({ "game": "1960", "seats": [{ "who": "me" }] }),
        json!({ "game": "1960", "options": { "edition": "huge" }, "seats": [{ "who": "me" }, { "who": "me" }] }),
        json!({ "game": "1960", "seats": [{ "who": "me" }, { "who": "bot", "bot": "clever" }] }),
        json!({ "game": "1960", "seats": [{ "who": "me" }, { "who": "open" }], "speed": { "days": 0 } }),
        json!("nonsense"),
    ];
    for body in wrong {
        let (status, refused) = ann.try_post("/api/tables", body.clone()).await;
        assert!((400..500).contains(&status), "{body}: {status}");
        assert!(refused["error"]["text"].is_string(), "{body}: {refused}");
    }
    let (table, _) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let mut socket = ann.watch(&table).await;
    for _ in 0..30 {
        socket.say(json!({ "type": "ping" })).await;
    }
    assert_eq!(socket.next_of("bye").await["text"]["id"], "bye-too-fast");
    let mut last = 0;
    for _ in 0..80 {
        last = ann.try_get("/api/games").await.0;
    }
    assert_eq!(last, 429);
    is_up(&house).await;
}

async fn a_request_that_never_ends_is_ended(database: Database) {
    let mut limits = generous();
    limits.pause = Duration::from_millis(100);
    let house = House::with(database, limits).await;
    let address = house.base().replace("http://", "");
    let mut stream = TcpStream::connect(&address).await.expect("it listens");
    let begun = format!(
        "POST /api/session HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
         Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{\"name\":"
    );
    stream
        .write_all(begun.as_bytes())
        .await
        .expect("it is sent");
    let mut answer = [0; 12];
    let answered = stream.read_exact(&mut answer);
    let answered = tokio::time::timeout(Duration::from_secs(10), answered).await;
    answered.expect("in time").expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 400");
    is_up(&house).await;
}
