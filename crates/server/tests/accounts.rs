//! Sessions and accounts: how they end, what is kept, and how often one may try.

#[macro_use]
mod support;

use hustings_server::Rate;
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use support::{Database, House, Player, generous, two_at_a_table};

on_each_database!(
    whoever_signs_out_hears_no_more,
    a_new_password_signs_out_all_other_sessions,
    whoever_deletes_their_account_is_gone_and_holds_nobody_up,
    an_export_holds_everything_but_secrets,
    a_session_that_has_expired_is_worth_nothing,
    a_new_name_is_seen_at_once,
    passwords_and_guests_cannot_be_tried_without_end,
);

const PASSWORD: &str = "correct horse";

async fn account(house: &House, name: &str) -> Player {
    let mut player = house.guest(name).await;
    let credentials = json!({ "name": name, "password": PASSWORD });
    player.post("/api/account", credentials).await;
    player
}

async fn sign_in(house: &House, name: &str, password: &str) -> (u16, Player) {
    let mut player = Player::nobody(&house.base());
    let credentials = json!({ "name": name, "password": password });
    let (status, _) = player.try_post("/api/login", credentials).await;
    (status, player)
}

async fn whoever_signs_out_hears_no_more(database: Database) {
    let house = House::open(database).await;
    let mut laptop = account(&house, "Ann").await;
    let (_, mut phone) = sign_in(&house, "Ann", PASSWORD).await;
    let (table, _) = laptop
        .table(json!([{ "who": "me" }, { "who": "open" }]))
        .await;
    let mut on_laptop = laptop.watch(&table).await;
    let mut on_phone = phone.watch(&table).await;
    let cookie = phone.cookie.clone();
    phone.post("/api/logout", json!({})).await;
    let word = on_phone.last_word().await;
    assert_eq!(word.as_deref(), Some("bye-signed-out"));
    assert!(on_laptop.is_open().await, "the other session goes on");
    phone.cookie = cookie;
    assert!(phone.get("/api/session").await["user"].is_null());
    let (_, mut tablet) = sign_in(&house, "Ann", PASSWORD).await;
    let mut on_tablet = tablet.watch(&table).await;
    tablet.post("/api/logout-everywhere", json!({})).await;
    for socket in [&mut on_laptop, &mut on_tablet] {
        assert_eq!(socket.last_word().await.as_deref(), Some("bye-signed-out"));
    }
    assert!(laptop.get("/api/session").await["user"].is_null());
}

async fn a_new_password_signs_out_all_other_sessions(database: Database) {
    let house = House::open(database).await;
    let mut laptop = account(&house, "Ann").await;
    let (_, phone) = sign_in(&house, "Ann", PASSWORD).await;
    let (table, _) = laptop
        .table(json!([{ "who": "me" }, { "who": "open" }]))
        .await;
    let mut on_laptop = laptop.watch(&table).await;
    let mut on_phone = phone.watch(&table).await;
    let wrong = json!({ "old": "wrong horse", "new": "battery staple" });
    assert_eq!(laptop.try_post("/api/password", wrong).await.0, 401);
    let short = json!({ "old": PASSWORD, "new": "short" });
    assert_eq!(laptop.try_post("/api/password", short).await.0, 400);
    assert!(on_phone.is_open().await, "nothing has changed");
    let right = json!({ "old": PASSWORD, "new": "battery staple" });
    laptop.post("/api/password", right).await;
    assert_eq!(
        on_phone.last_word().await.as_deref(),
        Some("bye-signed-out")
    );
    assert!(on_laptop.is_open().await);
    assert_eq!(laptop.get("/api/session").await["user"]["name"], "Ann");
    assert_eq!(sign_in(&house, "Ann", PASSWORD).await.0, 401);
    assert_eq!(sign_in(&house, "Ann", "battery staple").await.0, 200);
    let mut guest = house.guest("Eve").await;
    let none = json!({ "old": "", "new": "battery staple" });
    assert_eq!(guest.try_post("/api/password", none).await.0, 409);
}

async fn whoever_deletes_their_account_is_gone_and_holds_nobody_up(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob, running, mut one, mut two) = two_at_a_table(&house).await;
    let credentials = json!({ "name": "Ann of Ohio", "password": PASSWORD });
    ann.post("/api/account", credentials.clone()).await;
    one.say(json!({ "type": "chat", "room": "seats", "text": "good luck" }))
        .await;
    two.next_of("chat").await;
    let (own, _) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let (bobs, _) = bob.table(json!([{ "who": "open" }, { "who": "me" }])).await;
    let sit = format!("/api/tables/{bobs}/sit");
    let (unstarted, _) = bob
        .table(json!([{ "who": "open" }, { "who": "open" }]))
        .await;
    ann.post(
        &format!("/api/tables/{unstarted}/sit"),
        json!({ "seat": "kennedy", "nonce": "mine" }),
    )
    .await;
    let (status, _) = ann
        .try_change(Method::DELETE, "/api/account", json!({}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(one.last_word().await.as_deref(), Some("bye-signed-out"));
    while !two.is_over() || two.state["seats"][0]["player"] != "" {
        two.next_of("state").await;
    }
    assert_eq!(two.state["outcome"]["winners"], json!(["nixon"]));
    assert_eq!(two.state["outcome"]["reason"], "resigned");
    let (_, text) = bob.try_get(&format!("/api/tables/{running}/journal")).await;
    let kind = games::registry().find("1960").unwrap();
    engine::verify(&engine::import(&text).unwrap(), kind).expect("the proof still holds");
    assert_eq!(bob.try_get(&format!("/api/tables/{own}")).await.0, 404);
    let freed = bob.get(&format!("/api/tables/{unstarted}")).await;
    assert_eq!(freed["seats"][0]["kind"], "open");
    assert_eq!(freed["seats"][0]["player"], "");
    let again = bob.watch(&running).await;
    assert!(!again.frames.iter().any(|frame| frame.contains("good luck")));
    assert_eq!(sign_in(&house, "Ann of Ohio", PASSWORD).await.0, 401);
    assert!(ann.get("/api/session").await["user"].is_null());
    let mut heir = house.guest("Heir").await;
    heir.post("/api/account", credentials).await;
    heir.post(&sit, json!({ "seat": "kennedy" })).await;
}

async fn an_export_holds_everything_but_secrets(database: Database) {
    let house = House::open(database).await;
    let mut ann = account(&house, "Ann").await;
    let (table, _) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let mut socket = ann.watch(&table).await;
    socket
        .say(json!({ "type": "chat", "room": "seats", "text": "anybody here?" }))
        .await;
    socket.next_of("chat").await;
    // Nothing is sent there: nobody waits for Ann.
    let hook = json!({ "url": "http://93.184.216.34/hook" });
    let (_, set) = ann.try_change(Method::PUT, "/api/me/webhook", hook).await;
    let secret = set["secret"].as_str().expect("a secret");
    let export = ann.get("/api/account/export").await;
    assert_eq!(export["user"]["name"], "Ann");
    assert_eq!(export["tables"][0]["id"], table.as_str());
    assert_eq!(export["tables"][0]["seats"], json!(["kennedy"]));
    assert_eq!(export["chat"][0]["text"], "anybody here?");
    assert_eq!(export["webhook"], "http://93.184.216.34/hook");
    let text = export.to_string();
    let token = ann.cookie.split_once('=').expect("a cookie").1;
    for hidden in ["argon2", secret, token] {
        assert!(!text.contains(hidden), "{hidden}");
    }
    let mut nobody = Player::nobody(&house.base());
    assert_eq!(nobody.try_get("/api/account/export").await.0, 401);
}

async fn a_session_that_has_expired_is_worth_nothing(database: Database) {
    let mut house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let (table, _) = ann.table(json!([{ "who": "me" }, { "who": "me" }])).await;
    let pool = pool(&house).await;
    let expire = sqlx::query("UPDATE sessions SET expires = 1");
    expire.execute(&pool).await.expect("it is told");
    assert!(ann.get("/api/session").await["user"].is_null());
    let resign = format!("/api/tables/{table}/resign");
    let (status, refused) = ann.try_post(&resign, json!({})).await;
    assert_eq!(
        (status, refused["error"]["code"].as_str()),
        (401, Some("no-session"))
    );
    let mut socket = ann.watch(&table).await;
    assert_eq!(socket.side(), "spectator");
    assert_eq!(socket.state["seats"][0]["mine"], false);
    let verdict = socket.answer(0, "kennedy", 0).await;
    assert_eq!(verdict["code"], "not-yours");
    house.stop().await;
    house.start().await;
    let mut left = 1;
    while left > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let count = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM sessions");
        left = count.fetch_one(&pool).await.expect("a number");
    }
}

async fn pool(house: &House) -> sqlx::AnyPool {
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&house.database.url()).await;
    pool.expect("the database is there")
}

async fn a_new_name_is_seen_at_once(database: Database) {
    let house = House::open(database).await;
    let (mut ann, _bob, _table, _one, mut two) = two_at_a_table(&house).await;
    ann.post("/api/session", json!({ "name": "Annie" })).await;
    while two.state["seats"][0]["player"] != "Annie" {
        two.next_of("state").await;
    }
    let credentials = json!({ "name": "Ann of Ohio", "password": PASSWORD });
    ann.post("/api/account", credentials).await;
    while two.state["seats"][0]["player"] != "Ann of Ohio" {
        two.next_of("state").await;
    }
}

async fn passwords_and_guests_cannot_be_tried_without_end(database: Database) {
    let mut limits = generous();
    limits.logins = Rate::new(0.001, 3.0);
    limits.guests = Rate::new(0.001, 3.0);
    let house = House::configured(Arc::new(database), limits, |config| {
        config.trust_proxy = true;
    });
    let house = house.await;
    account(&house, "Ann").await;
    let guess = async |address: &str, name: &str| {
        let player = Player::nobody(&house.base());
        let request = player.http().post(format!("{}/api/login", player.base));
        let request = request
            .header("origin", &player.base)
            .header("content-type", "application/json")
            .header("x-forwarded-for", address)
            .body(json!({ "name": name, "password": "guessed it" }).to_string());
        player.clone().send(request).await.0
    };
    for number in 0..3 {
        let name = format!("somebody {number}");
        assert_eq!(guess("192.0.2.1", &name).await, 401);
    }
    assert_eq!(guess("192.0.2.1", "Ann").await, 429, "one address");
    for number in 2..5 {
        assert_eq!(guess(&format!("192.0.2.{number}"), "Ann").await, 401);
    }
    assert_eq!(guess("192.0.2.9", "ANN").await, 429, "one name");
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let mut player = Player::nobody(&house.base());
        let (status, answer) = player.try_post("/api/session", json!({})).await;
        statuses.push((status, answer["error"]["code"].clone()));
    }
    let made = (200, Value::Null);
    let refused = (429, json!("too-fast"));
    assert_eq!(statuses, [made.clone(), made, refused], "Ann was the first");
}
