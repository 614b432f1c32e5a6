//! Rated games: who may play one, and what comes of it.

#[macro_use]
mod support;

use reqwest::Method;
use serde_json::{Value, json};
use support::{Database, House, Player, Socket, play_both};

on_each_database!(
    a_rated_game_changes_both_ratings_once,
    what_a_rated_game_needs_is_asked_for_in_plain_words,
    nobody_is_advised_or_replaced_in_a_rated_game,
    a_game_given_up_at_once_does_not_count_and_a_later_one_does,
    a_rated_game_that_was_left_behind_is_entered_after_a_start,
    whoever_leaves_takes_their_rating_along,
);

async fn account(house: &House, name: &str) -> Player {
    let mut player = house.guest(name).await;
    let credentials = json!({ "name": name, "password": "correct horse" });
    player.post("/api/account", credentials).await;
    player
}

fn rated(seats: Value) -> Value {
    json!({ "game": "1960", "seats": seats, "speed": { "live": { "seconds": 3600, "increment": 30 } }, "rated": true })
}

/// Ann as Kennedy and Bob as Nixon at a rated table, and a socket for each.
async fn rated_table(
    house: &House,
    ann: &mut Player,
    bob: &mut Player,
) -> (String, Socket, Socket) {
    let body = rated(json!([{ "who": "me" }, { "who": "open" }]));
    let made = ann.post("/api/tables", body).await;
    let table = made["table"].as_str().expect("an id").to_owned();
    let link = made["invitations"]["nixon"].as_str().expect("a link");
    bob.post(&format!("/api{link}"), json!({})).await;
    assert!(house.server.is_some());
    let (one, two) = (ann.watch(&table).await, bob.watch(&table).await);
    (table, one, two)
}

/// The rating of a player in 1960, whole points.
async fn rating(player: &mut Player, name: &str) -> Value {
    player.get(&format!("/api/players/{name}")).await["ratings"][0].clone()
}

async fn resign(player: &mut Player, table: &str) {
    let path = format!("/api/tables/{table}/resign");
    player.post(&path, json!({})).await;
}

async fn a_rated_game_changes_both_ratings_once(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (account(&house, "Ann").await, account(&house, "Bob").await);
    let (table, mut one, mut two) = rated_table(&house, &mut ann, &mut bob).await;
    assert_eq!(one.state["rated"], true);
    let before = ann.get(&format!("/api/tables/{table}/ratings")).await;
    assert_eq!(before["seats"]["kennedy"]["before"]["rating"], 1500);
    assert_eq!(before["seats"]["kennedy"]["before"]["uncertainty"], 686);
    assert_eq!(before["chances"]["kennedy"], 0.5);
    assert_eq!(before["entered"], Value::Null);
    play_both(&mut one, &mut two, 3, |_| false).await;
    let winners = one.state["outcome"]["winners"].clone();
    let after = ann.get(&format!("/api/tables/{table}/ratings")).await;
    assert_eq!(after["entered"], true);
    let (mine, theirs) = (rating(&mut ann, "ann").await, rating(&mut ann, "Bob").await);
    let points = |rating: &Value| rating["rating"].as_i64().expect("points");
    match winners.as_array().expect("a list").first() {
        Some(winner) => {
            let (winner, loser) = match winner == "kennedy" {
                true => (&mine, &theirs),
                false => (&theirs, &mine),
            };
            assert!(
                points(winner) > 1600 && points(loser) < 1400,
                "{mine} {theirs}"
            );
        }
        None => assert_eq!((points(&mine), points(&theirs)), (1500, 1500)),
    }
    assert_eq!(mine["games"], 1);
    assert_eq!(mine["ranked"], false, "one game tells little");
    assert_eq!(mine["history"][0]["table"], table.as_str());
    assert_eq!(mine["history"][0]["others"][0]["name"], "Bob");
    assert_eq!(mine["history"][0]["before"]["rating"], 1500);
    assert_eq!(mine["history"][0]["after"]["rating"], mine["rating"]);
    let board = bob.get("/api/games/1960/ratings").await;
    let names: Vec<&Value> = board["players"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| &line["name"])
        .collect();
    assert_eq!(names.len(), 2);
    assert_eq!(board["sides"][0]["games"], 1);
    let shares = board["sides"][0]["sides"].as_array().expect("a list");
    let sum: f64 = shares
        .iter()
        .map(|side| side["share"].as_f64().expect("a share"))
        .sum();
    assert!((sum - 1.0).abs() < 1e-9);
    // Other processes, and this one after a start, find nothing to do.
    let pool = pool(&house).await;
    let again = sqlx::query("UPDATE tables SET rated = 1");
    again.execute(&pool).await.expect("it is told");
    let mut house = house;
    house.stop().await;
    house.start().await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    ann.base = house.base();
    let still = rating(&mut ann, "Ann").await;
    assert_eq!(
        (&still["rating"], &still["games"]),
        (&mine["rating"], &mine["games"])
    );
}

async fn pool(house: &House) -> sqlx::AnyPool {
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&house.database.url()).await;
    pool.expect("the database is there")
}

async fn what_a_rated_game_needs_is_asked_for_in_plain_words(database: Database) {
    let house = House::open(database).await;
    let mut ann = account(&house, "Ann").await;
    let mut guest = house.guest("Guest").await;
    let good = rated(json!([{ "who": "me" }, { "who": "open" }]));
    let but = |field: &str, value: Value| {
        let mut body = good.clone();
        body[field] = value;
        body
    };
    let refused = [
        (but("speed", json!("none")), "rated-clock"),
        (but("hints", json!(true)), "rated-hints"),
        (
            but(
                "seats",
                json!([{ "who": "me" }, { "who": "bot", "bot": "greedy" }]),
            ),
            "rated-people",
        ),
        (
            but("seats", json!([{ "who": "me" }, { "who": "me" }])),
            "rated-seats",
        ),
    ];
    for (body, code) in refused {
        let (status, answer) = ann.try_post("/api/tables", body).await;
        assert_eq!(
            (status, answer["error"]["code"].as_str()),
            (409, Some(code))
        );
        assert!(answer["error"]["advice"].is_string());
    }
    let mut coop = but("options", json!({ "mode": "coop" }));
    coop["game"] = "campaign-trail".into();
    let (_, answer) = ann.try_post("/api/tables", coop).await;
    assert_eq!(answer["error"]["code"], "rated-opponents");
    let (status, answer) = guest.try_post("/api/tables", good.clone()).await;
    assert_eq!(
        (status, answer["error"]["code"].as_str()),
        (409, Some("rated-account"))
    );
    let made = ann.post("/api/tables", good).await;
    let link = made["invitations"]["nixon"]
        .as_str()
        .expect("a link")
        .to_owned();
    let (status, answer) = guest.try_post(&format!("/api{link}"), json!({})).await;
    assert_eq!(
        (status, answer["error"]["code"].as_str()),
        (409, Some("rated-account"))
    );
    let (_, answer) = ann.try_post(&format!("/api{link}"), json!({})).await;
    assert_eq!(
        answer["error"]["code"], "rated-seats",
        "one cannot play oneself"
    );
    assert_eq!(ann.try_get("/api/players/Nobody").await.0, 404);
}

async fn nobody_is_advised_or_replaced_in_a_rated_game(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (account(&house, "Ann").await, account(&house, "Bob").await);
    let (table, one, _two) = rated_table(&house, &mut ann, &mut bob).await;
    assert_eq!(one.state["hints"], false);
    let (status, answer) = ann
        .try_post(&format!("/api/tables/{table}/advice"), json!({}))
        .await;
    assert_eq!(
        (status, answer["error"]["code"].as_str()),
        (403, Some("no-hints"))
    );
    let bot = json!({ "seat": "kennedy", "bot": "greedy" });
    let (status, answer) = ann.try_post(&format!("/api/tables/{table}/bot"), bot).await;
    assert_eq!(
        (status, answer["error"]["code"].as_str()),
        (409, Some("rated-people"))
    );
}

async fn a_game_given_up_at_once_does_not_count_and_a_later_one_does(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (account(&house, "Ann").await, account(&house, "Bob").await);
    let (table, _one, _two) = rated_table(&house, &mut ann, &mut bob).await;
    resign(&mut bob, &table).await;
    let told = ann.get(&format!("/api/tables/{table}/ratings")).await;
    assert_eq!(told["entered"], false, "nobody has played");
    assert_eq!(rating(&mut ann, "Ann").await, Value::Null);
    // The rematch is rated too.
    let next = ann
        .post(&format!("/api/tables/{table}/rematch"), json!({}))
        .await;
    let table = next["table"].as_str().expect("an id").to_owned();
    let (mut one, mut two) = (ann.watch(&table).await, bob.watch(&table).await);
    assert_eq!(
        (one.state["rated"].clone(), one.side()),
        (json!(true), "nixon".into())
    );
    play_both(&mut one, &mut two, 5, |socket| socket.ply() > 8).await;
    resign(&mut bob, &table).await;
    let told = ann.get(&format!("/api/tables/{table}/ratings")).await;
    assert_eq!(told["entered"], true);
    let mine = rating(&mut ann, "Ann").await;
    assert!(mine["rating"].as_i64() > Some(1600), "{mine}");
    assert_eq!(mine["history"][0]["result"], "won");
}

async fn a_rated_game_that_was_left_behind_is_entered_after_a_start(database: Database) {
    let mut house = House::open(database).await;
    let (mut ann, mut bob) = (account(&house, "Ann").await, account(&house, "Bob").await);
    let (table, mut one, mut two) = rated_table(&house, &mut ann, &mut bob).await;
    play_both(&mut one, &mut two, 5, |socket| socket.ply() > 8).await;
    resign(&mut ann, &table).await;
    let mine = rating(&mut ann, "Ann").await;
    // As if the server had died between the last row and the books.
    let pool = pool(&house).await;
    for table in ["rated_games", "rated_results", "ratings", "side_worths"] {
        let forget = format!("DELETE FROM {table}");
        let forget = sqlx::query(sqlx::AssertSqlSafe(forget));
        forget.execute(&pool).await.expect("it is told");
    }
    let again = sqlx::query("UPDATE tables SET rated = 1");
    again.execute(&pool).await.expect("it is told");
    house.stop().await;
    house.start().await;
    ann.base = house.base();
    let mut found = Value::Null;
    while found.is_null() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        found = rating(&mut ann, "Ann").await;
    }
    assert_eq!(found["rating"], mine["rating"]);
    assert_eq!(found["games"], 1);
}

async fn whoever_leaves_takes_their_rating_along(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (account(&house, "Ann").await, account(&house, "Bob").await);
    let (_, mut one, mut two) = rated_table(&house, &mut ann, &mut bob).await;
    play_both(&mut one, &mut two, 5, |socket| socket.ply() > 8).await;
    // Deleting an account gives up the games that run, and the one who stays is paid for it.
    let (status, _) = ann
        .try_change(Method::DELETE, "/api/account", json!({}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(bob.try_get("/api/players/Ann").await.0, 404);
    let board = bob.get("/api/games/1960/ratings").await;
    let players = board["players"].as_array().expect("a list");
    assert_eq!(players.len(), 1);
    let theirs = rating(&mut bob, "Bob").await;
    assert!(theirs["rating"].as_i64() > Some(1600));
    assert_eq!(
        theirs["history"][0]["others"][0]["name"], "",
        "nobody knows whom any more"
    );
    let export = bob.get("/api/account/export").await;
    assert_eq!(export["ratings"][0]["rating"], theirs["rating"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_enter_a_game_once() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let left = House::open(database).await;
    let right = left.next_door().await;
    let (mut ann, mut bob) = (account(&left, "Ann").await, account(&left, "Bob").await);
    bob.base = right.base();
    for round in 0..4 {
        let (table, mut one, mut two) = rated_table(&left, &mut ann, &mut bob).await;
        play_both(&mut one, &mut two, round, |socket| socket.ply() > 8).await;
        // Both give up at the same moment, each at their own process.
        let path = format!("/api/tables/{table}/resign");
        let (one, two) = tokio::join!(
            ann.try_post(&path, json!({})),
            bob.try_post(&path, json!({}))
        );
        assert!(one.0 == 200 || two.0 == 200);
    }
    let (mine, theirs) = (rating(&mut ann, "Ann").await, rating(&mut ann, "Bob").await);
    assert_eq!((&mine["games"], &theirs["games"]), (&json!(4), &json!(4)));
    assert_eq!(mine["history"].as_array().expect("a list").len(), 4);
}
