//! Events of a club, from the invitation to the final table.

#[macro_use]
mod support;

use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use support::{Database, House, Player, play_both};

on_each_database!(
    a_round_robin_of_three_is_played_to_its_end,
    a_knock_out_of_three_has_a_bye_and_a_winner,
    whoever_withdraws_holds_nobody_up,
    an_event_says_what_it_needs,
    an_event_that_was_left_behind_goes_on_after_a_start,
);

async fn account(house: &House, name: &str) -> Player {
    let mut player = house.guest(name).await;
    let credentials = json!({ "name": name, "password": "correct horse" });
    player.post("/api/account", credentials).await;
    player
}

fn club_night(form: &str) -> Value {
    json!({ "name": "Club night", "game": "1960", "form": form, "rated": true,
            "speed": { "live": { "seconds": 3600, "increment": 30 } } })
}

/// An event of three that has started: its players, the owner first, and its path.
async fn three(house: &House, form: &str) -> (Vec<Player>, String) {
    let mut players = Vec::new();
    for name in ["Ann", "Bob", "Cem"] {
        players.push(account(house, name).await);
    }
    let made = players[0].post("/api/events", club_night(form)).await;
    let path = format!("/api/events/{}", made["event"].as_str().expect("an id"));
    for player in &mut players {
        let joined = player.post(&format!("{path}/join"), json!({})).await;
        assert_eq!(joined["joined"], true);
    }
    players[0].post(&format!("{path}/start"), json!({})).await;
    (players, path)
}

/// Ends the running games of an event: of each, the player who comes first in `order` wins. Gives the event afterwards.
async fn play_round(players: &mut [Player], path: &str, order: [&str; 3]) -> Value {
    // A round is there before its tables have been started.
    let is_open = |game: &Value| game["result"].is_null() && game["status"] != "running";
    let mut event = players[0].get(path).await;
    while event["games"]
        .as_array()
        .expect("a list")
        .iter()
        .any(is_open)
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
        event = players[0].get(path).await;
    }
    for game in event["games"].as_array().expect("a list") {
        if game["status"] != "running" {
            continue;
        }
        let table = game["table"].as_str().expect("a table");
        let name = |side: &str| {
            let number = game[side].as_u64().expect("a player") as usize;
            event["players"][number]["name"].as_str().expect("a name")
        };
        let rank = |name: &str| order.iter().position(|other| *other == name);
        let (one, two) = (name("first"), name("second"));
        let loser = if rank(one) < rank(two) { two } else { one };
        let at = |name: &str| {
            ["Ann", "Bob", "Cem"]
                .iter()
                .position(|other| *other == name)
                .expect("one of them")
        };
        let (mut first, mut second) = (
            players[at(one)].watch(table).await,
            players[at(two)].watch(table).await,
        );
        assert_eq!(
            (first.side(), second.side()),
            ("kennedy".into(), "nixon".into())
        );
        play_both(&mut first, &mut second, 3, |socket| socket.ply() > 8).await;
        players[at(loser)]
            .post(&format!("/api/tables/{table}/resign"), json!({}))
            .await;
    }
    let round = event["round"].clone();
    let mut now = event;
    for _ in 0..200 {
        now = players[0].get(path).await;
        if now["round"] != round || now["status"] == "over" {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the event does not go on: {now}");
}

async fn a_round_robin_of_three_is_played_to_its_end(database: Database) {
    let house = House::open(database).await;
    let (mut players, path) = three(&house, "single").await;
    let event = players[1].get(&path).await;
    assert_eq!(
        (&event["status"], &event["round"], &event["rounds"]),
        (&json!("running"), &json!(1), &json!(3))
    );
    assert_eq!(
        event["games"].as_array().expect("a list").len(),
        1,
        "a round is opened when it is due"
    );
    let table = event["games"][0]["table"]
        .as_str()
        .expect("a table")
        .to_owned();
    let info = players[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(
        (&info["rated"], &info["status"]),
        (&json!(true), &json!("running"))
    );
    assert_eq!(info["event"], event["id"]);
    let (status, _) = players[2]
        .try_post(&format!("{path}/start"), json!({}))
        .await;
    assert_eq!(status, 403);
    let order = ["Bob", "Ann", "Cem"];
    for _ in 0..2 {
        play_round(&mut players, &path, order).await;
    }
    let event = play_round(&mut players, &path, order).await;
    assert_eq!(event["status"], "over");
    let lines = event["standings"].as_array().expect("a list");
    let line = |line: &Value| {
        (
            line["name"].as_str().map(str::to_owned),
            line["points"].as_f64(),
            line["rank"].as_u64(),
        )
    };
    let names: Vec<_> = lines.iter().map(line).collect();
    let expected = [("Bob", 2.0, 1), ("Ann", 1.0, 2), ("Cem", 0.0, 3)];
    assert_eq!(
        names,
        expected.map(|(name, points, rank)| (Some(name.to_owned()), Some(points), Some(rank)))
    );
    // Each had each side once.
    let games = event["games"].as_array().expect("a list");
    for number in 0..3 {
        let first = games.iter().filter(|game| game["first"] == number).count();
        let second = games.iter().filter(|game| game["second"] == number).count();
        assert_eq!((first, second), (1, 1));
    }
    // Its games were rated.
    let board = players[0].get("/api/games/1960/ratings").await;
    assert_eq!(board["players"][0]["name"], "Bob");
    assert_eq!(board["players"][0]["games"], 2);
    let mut nobody = Player::nobody(&house.base());
    let (_, standings) = nobody
        .try_get(&format!("{path}/export/standings.csv"))
        .await;
    let second: Vec<&str> = standings
        .lines()
        .nth(1)
        .expect("a line")
        .split(',')
        .collect();
    assert_eq!((second[0], second[1], second[3]), ("1", "\"Bob\"", "2.0"));
    let (_, games) = nobody.try_get(&format!("{path}/export/games.csv")).await;
    assert_eq!(games.lines().count(), 4);
    let exported = nobody.get(&format!("{path}/export/event.json")).await;
    assert_eq!(exported["standings"], event["standings"]);
    assert_eq!(
        nobody.try_get(&format!("{path}/export/other.txt")).await.0,
        404
    );
    let mine = players[2].get("/api/events").await;
    assert_eq!(
        (&mine[0]["name"], &mine[0]["owner"]),
        (&json!("Club night"), &json!(false))
    );
}

async fn a_knock_out_of_three_has_a_bye_and_a_winner(database: Database) {
    let house = House::open(database).await;
    let (mut players, path) = three(&house, "knockout").await;
    let event = players[0].get(&path).await;
    assert_eq!(event["rounds"], 2);
    assert_eq!(event["games"][0]["result"], "bye");
    assert_eq!(event["games"][1]["result"], Value::Null);
    let order = ["Cem", "Bob", "Ann"];
    let event = play_round(&mut players, &path, order).await;
    assert_eq!(event["round"], 2);
    let event = play_round(&mut players, &path, order).await;
    assert_eq!(event["status"], "over");
    let names: Vec<&Value> = event["standings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| &line["name"])
        .collect();
    assert_eq!(names[0], "Cem");
    let ranks: Vec<Option<u64>> = event["standings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| line["rank"].as_u64())
        .collect();
    assert_eq!(ranks, [Some(1), Some(2), Some(3)]);
}

async fn whoever_withdraws_holds_nobody_up(database: Database) {
    let house = House::open(database).await;
    let (mut players, path) = three(&house, "double").await;
    // Cem's account is deleted before the half: all games with Cem are struck, and Ann and Bob play on.
    let (status, told) = players[2]
        .try_change(Method::DELETE, "/api/account", json!({}))
        .await;
    assert_eq!(status, 200, "{told}");
    let mut event = players[0].get(&path).await;
    for _ in 0..6 {
        if event["status"] == "over" {
            break;
        }
        event = play_round(&mut players, &path, ["Ann", "Bob", "Cem"]).await;
    }
    assert_eq!(event["status"], "over", "{event}");
    let lines = event["standings"].as_array().expect("a list");
    assert_eq!(
        (&lines[0]["name"], &lines[0]["points"]),
        (&json!("Ann"), &json!(2.0))
    );
    assert_eq!(
        (&lines[1]["name"], &lines[1]["points"]),
        (&json!("Bob"), &json!(0.0))
    );
    assert_eq!(
        (&lines[2]["name"], &lines[2]["rank"]),
        (&json!(""), &Value::Null)
    );
    // In a knock-out the opponent goes on.
    let made = players[0].post("/api/events", club_night("knockout")).await;
    let path = format!("/api/events/{}", made["event"].as_str().expect("an id"));
    for player in &mut players[..2] {
        player.post(&format!("{path}/join"), json!({})).await;
    }
    players[0].post(&format!("{path}/start"), json!({})).await;
    players[1].post(&format!("{path}/leave"), json!({})).await;
    let mut event = players[0].get(&path).await;
    for _ in 0..100 {
        if event["status"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        event = players[0].get(&path).await;
    }
    assert_eq!(event["standings"][0]["name"], "Ann", "{event}");
}

async fn an_event_says_what_it_needs(database: Database) {
    let house = House::open(database).await;
    let mut ann = account(&house, "Ann").await;
    let mut guest = house.guest("Guest").await;
    let but = |field: &str, value: Value| {
        let mut body = club_night("single");
        body[field] = value;
        body
    };
    let mut many = but("game", json!("campaign-trail"));
    many["options"] = json!({ "players": 3 });
    for (body, word) in [
        (but("speed", json!("none")), "clock"),
        (but("name", json!("  ")), "name"),
        (many, "for two"),
    ] {
        let (status, answer) = ann.try_post("/api/events", body).await;
        assert_eq!(status, 400);
        assert!(
            answer["error"]["text"]
                .as_str()
                .expect("a sentence")
                .contains(word),
            "{answer}"
        );
    }
    let (status, answer) = guest.try_post("/api/events", club_night("single")).await;
    assert_eq!(
        (status, answer["error"]["code"].as_str()),
        (409, Some("guest"))
    );
    let made = ann.post("/api/events", club_night("single")).await;
    let path = format!("/api/events/{}", made["event"].as_str().expect("an id"));
    let (status, _) = guest.try_post(&format!("{path}/join"), json!({})).await;
    assert_eq!(status, 409, "an account is needed");
    ann.post(&format!("{path}/join"), json!({})).await;
    let again = ann.post(&format!("{path}/join"), json!({})).await;
    assert_eq!(
        again["players"].as_array().expect("a list").len(),
        1,
        "nobody joins twice"
    );
    let (status, answer) = ann.try_post(&format!("{path}/start"), json!({})).await;
    assert_eq!(
        (status, answer["error"]["code"].as_str()),
        (409, Some("event-empty"))
    );
    let left = ann.post(&format!("{path}/leave"), json!({})).await;
    assert_eq!(left["players"], json!([]));
    assert_eq!(guest.try_get("/api/events/none").await.0, 404);
}

async fn an_event_that_was_left_behind_goes_on_after_a_start(database: Database) {
    let mut house = House::open(database).await;
    let (mut players, path) = three(&house, "single").await;
    play_round(&mut players, &path, ["Ann", "Bob", "Cem"]).await;
    // As if the server had died before it took the result in and opened the second round.
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&house.database.url())
        .await
        .expect("the database");
    house.stop().await;
    for statement in [
        "DELETE FROM event_games WHERE round = 2",
        "UPDATE event_games SET result = ''",
        "UPDATE events SET round = 1",
    ] {
        sqlx::query(statement)
            .execute(&pool)
            .await
            .expect("it is told");
    }
    house.start().await;
    for player in &mut players {
        player.base = house.base();
    }
    for _ in 0..200 {
        let event = players[0].get(&path).await;
        if event["round"] == 2 && event["games"][1]["status"] == "running" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the event does not go on");
}
