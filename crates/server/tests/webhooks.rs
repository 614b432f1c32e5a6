//! 'Your turn' by webhook, to a real receiver.

#[macro_use]
mod support;

use axum::http::{HeaderMap, StatusCode};
use axum::response::Redirect;
use axum::{Router, routing};
use hmac::{Hmac, KeyInit, Mac};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::Sha256;
use std::sync::Arc;
use std::time::Duration;
use support::{Database, House, Player, Socket, generous};
use tokio::sync::mpsc;

on_each_database!(
    whoever_is_away_is_told_once_and_whoever_watches_is_not,
    a_private_address_is_refused_unless_the_host_allows_it,
    an_address_can_be_changed_and_removed,
    nothing_is_followed_and_nobody_is_waited_for,
    a_turn_that_an_order_answers_is_not_told_and_one_where_it_is_dropped_is,
);

/// What came to the receiver: the signature and the body.
type Received = (String, String);

/// A program that takes posts at `/hook` and sends whoever asks at `/away` there.
async fn receiver() -> (String, mpsc::Receiver<Received>) {
    let (posts, received) = mpsc::channel(1000);
    let take = async move |headers: HeaderMap, body: String| {
        let signature = headers["hustings-signature"].to_str().expect("text");
        let post = (signature.to_owned(), body);
        posts.send(post).await.expect("somebody looks");
        StatusCode::NO_CONTENT
    };
    let app = Router::new().route("/hook", routing::post(take)).route(
        "/away",
        routing::post(async || Redirect::temporary("/hook")),
    );
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await;
    let listener = listener.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, app).await });
    (format!("http://{address}"), received)
}

async fn house(database: Database, allow: bool) -> House {
    House::configured(Arc::new(database), generous(), |config| {
        config.allow_private_webhooks = allow;
    })
    .await
}

async fn set(player: &mut Player, url: Value) -> (u16, Value) {
    player
        .try_change(Method::PUT, "/api/me/webhook", json!({ "url": url }))
        .await
}

/// A table where Ann plays and is away, and Bob's socket.
async fn with_bob(house: &House, ann: &mut Player) -> (String, Socket) {
    let mut bob = house.guest("Bob").await;
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let link = invitations["nixon"].as_str().expect("a link");
    bob.post(&format!("/api{link}"), json!({})).await;
    let socket = bob.watch(&table).await;
    (table, socket)
}

/// Bob answers until only Ann is asked.
async fn pass_to_ann(bob: &mut Socket) {
    while !bob.choices().is_empty() {
        bob.answer_with(0).await;
    }
}

async fn whoever_is_away_is_told_once_and_whoever_watches_is_not(database: Database) {
    let house = house(database, true).await;
    let (address, mut received) = receiver().await;
    let mut ann = house.guest("Ann").await;
    let (status, webhook) = set(&mut ann, json!(format!("{address}/hook"))).await;
    assert_eq!(status, 200, "{webhook}");
    let secret = webhook["secret"].as_str().expect("a secret");
    let (table, mut bob) = with_bob(&house, &mut ann).await;
    pass_to_ann(&mut bob).await;
    let (signature, body) = received.recv().await.expect("it is told");
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key");
    mac.update(body.as_bytes());
    let expected = mac.finalize().into_bytes();
    let expected: String = expected.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(signature, format!("sha256={expected}"));
    let told: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(told["type"], "your-turn");
    assert_eq!(told["table"], table.as_str());
    assert_eq!(told["seat"], "kennedy");
    assert_eq!(told["link"], format!("/table/{table}"));
    let mut socket = ann.watch(&table).await;
    assert!(!socket.choices().is_empty(), "it is indeed Ann's turn");
    assert!(told["ply"].as_u64() <= Some(socket.ply()));
    let bobs_turn = |ann: &Socket| ann.ply() > 60 && ann.choices().is_empty();
    support::play_both(&mut socket, &mut bob, 5, bobs_turn).await;
    assert!(
        received.try_recv().is_err(),
        "whoever watches sees it, and was told once before"
    );
    drop(socket);
    while bob.next_of("presence").await["seats"]["kennedy"] != false {}
    pass_to_ann(&mut bob).await;
    let (_, body) = received.recv().await.expect("it is told again");
    assert!(body.contains("your-turn"));
}

async fn a_turn_that_an_order_answers_is_not_told_and_one_where_it_is_dropped_is(
    database: Database,
) {
    let house = house(database, true).await;
    let (address, mut received) = receiver().await;
    let mut ann = house.guest("Ann").await;
    let (table, mut bob) = with_bob(&house, &mut ann).await;
    let mut socket = ann.watch(&table).await;
    let path = format!("/api/tables/{table}/orders/kennedy");
    // Until Bob is to act and Ann can only be asked for a card after him.
    let card = loop {
        if socket.choices().is_empty() && !bob.choices().is_empty() {
            let asking = format!("{path}/expected");
            let expected = ann.post(&asking, json!({ "answers": [] })).await;
            let questions = &expected["questions"];
            if questions[0]["id"] == "Q-10" && questions[1].is_null() {
                break questions[0]["choices"][0]["name"].clone();
            }
        }
        let ply = socket.ply();
        support::play_both(&mut socket, &mut bob, ply as usize, |ann| ann.ply() > ply).await;
    };
    drop(socket);
    while bob.next_of("presence").await["seats"]["kennedy"] != false {}
    set(&mut ann, json!(format!("{address}/hook"))).await;
    // The second finds the card gone.
    let order =
        json!({ "when": { "kind": "whatever" }, "answers": [{ "name": card, "text": null }] });
    let body = json!({ "version": 0, "pass": false, "orders": [order, order] });
    let (status, answer) = ann.try_change(Method::PUT, &path, body).await;
    assert_eq!(status, 200, "{answer}");
    pass_to_ann(&mut bob).await;
    let (_, body) = received.recv().await.expect("it is told");
    let told: Value = serde_json::from_str(&body).expect("JSON");
    let own = loop {
        let own = ann.get(&path).await;
        if own["told"].as_array().map(Vec::len) == Some(2) {
            break own;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!(own["told"][0]["fate"], "played");
    assert_eq!(own["told"][1]["fate"], "dropped");
    assert_eq!(
        told["ply"], own["told"][0]["ply"],
        "the first that she was told of"
    );
    assert!(received.try_recv().is_err(), "and the only one");
}

async fn a_private_address_is_refused_unless_the_host_allows_it(database: Database) {
    let mut house = house(database, false).await;
    let mut ann = house.guest("Ann").await;
    for private in [
        "http://127.0.0.1:8080/hook",
        "http://localhost/hook",
        "https://[::1]/hook",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://[fd00:ec2::254]/",
        "http://[::ffff:127.0.0.1]/",
        "ftp://93.184.216.34/",
        "nonsense",
    ] {
        let (status, refused) = set(&mut ann, json!(private)).await;
        assert_eq!(status, 400, "{private}: {refused}");
        assert!(refused["error"]["text"].is_string());
    }
    let kept = ann.get("/api/me/webhook").await;
    assert_eq!(kept, json!({ "url": null, "secret": null }));
    // A host that allowed it once and no longer does: what is stored is judged again.
    house.stop().await;
    house.config.allow_private_webhooks = true;
    house.start().await;
    ann.base = house.base();
    let (address, mut received) = receiver().await;
    assert_eq!(set(&mut ann, json!(format!("{address}/hook"))).await.0, 200);
    house.stop().await;
    house.config.allow_private_webhooks = false;
    house.start().await;
    ann.base = house.base();
    let (_, mut bob) = with_bob(&house, &mut ann).await;
    pass_to_ann(&mut bob).await;
    while house.metric("webhooks_failed_total").await == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(received.try_recv().is_err());
    assert_eq!(house.metric("webhooks_total").await, 0);
}

async fn an_address_can_be_changed_and_removed(database: Database) {
    let house = house(database, false).await;
    let mut ann = house.guest("Ann").await;
    // Nothing is sent to these addresses.
    let (_, first) = set(&mut ann, json!("http://93.184.216.34/a")).await;
    let (_, second) = set(&mut ann, json!("https://93.184.216.34/b")).await;
    assert_eq!(second["url"], "https://93.184.216.34/b");
    assert_eq!(first["secret"], second["secret"], "the receiver goes on");
    assert_eq!(ann.get("/api/me/webhook").await, second);
    let (_, none) = set(&mut ann, Value::Null).await;
    assert_eq!(none, json!({ "url": null, "secret": null }));
    let (_, third) = set(&mut ann, json!("http://93.184.216.34/a")).await;
    assert_ne!(third["secret"], first["secret"]);
    let mut bob = house.guest("Bob").await;
    assert!(bob.get("/api/me/webhook").await["url"].is_null());
    let mut nobody = Player::nobody(&house.base());
    assert_eq!(set(&mut nobody, Value::Null).await.0, 401);
}

async fn nothing_is_followed_and_nobody_is_waited_for(database: Database) {
    let house = house(database, true).await;
    let (address, mut received) = receiver().await;
    let mut ann = house.guest("Ann").await;
    set(&mut ann, json!(format!("{address}/away"))).await;
    let (_, mut bob) = with_bob(&house, &mut ann).await;
    pass_to_ann(&mut bob).await;
    while house.metric("webhooks_failed_total").await == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(received.try_recv().is_err(), "a redirection is an answer");
    // One that takes connections and never says a word.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let silent = format!("http://{}/", silent.local_addr().expect("an address"));
    set(&mut ann, json!(silent)).await;
    let began = std::time::Instant::now();
    let (table, mut bob) = with_bob(&house, &mut ann).await;
    pass_to_ann(&mut bob).await;
    let mut socket = ann.watch(&table).await;
    socket.answer_with(0).await;
    assert!(began.elapsed() < Duration::from_secs(4), "the game goes on");
}
