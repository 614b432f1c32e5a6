//! What can be done with a table besides answering.

#[macro_use]
mod support;

use engine::Entry;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use support::{Database, House, Socket, play_both};

on_each_database!(
    a_game_survives_a_restart_of_the_server,
    a_table_with_a_deck_of_its_own_says_what_is_printed_on_it,
    a_table_that_was_about_to_start_when_the_server_ended_starts,
    a_game_that_ended_after_its_row_was_read_is_over,
    a_reconnect_loses_no_event_and_doubles_none,
    an_answer_can_be_taken_back_until_something_became_known,
    resigning_ends_the_game_and_a_rematch_swaps_the_sides,
    a_journal_can_be_taken_in_and_watched_ply_by_ply,
    a_replay_of_a_running_game_shows_no_more_than_one_saw,
    seats_are_taken_once_and_given_back_before_the_start,
    whoever_runs_out_of_time_loses,
    a_response_window_closes_for_whoever_says_nothing,
    whoever_lets_the_days_for_a_move_pass_loses,
    chat_reaches_its_own_room_only,
    a_guest_becomes_an_account_and_keeps_their_games,
    the_page_and_the_library_are_there,
    whatever_the_description_names_is_there,
);

const TWO_BOTS: &str = r#"[{"who":"bot","bot":"greedy"},{"who":"bot","bot":"random"}]"#;

async fn a_game_survives_a_restart_of_the_server(database: Database) {
    let mut house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "bot": "greedy" }]);
    let (table, _) = ann.table(seats).await;
    let mut socket = ann.watch(&table).await;
    while socket.ply() < 60 {
        match socket.choices().is_empty() {
            true => drop(socket.next_of("state").await),
            false => socket.answer_with(5).await,
        }
    }
    let (ply, seen) = (socket.ply(), socket.events.len());
    house.stop().await;
    drop(socket);
    house.start().await;
    ann.base = house.base();
    let mut again = ann.watch_from(&table, Some(ply)).await;
    assert!(again.ply() >= ply, "what was told is there");
    assert!(
        again
            .events
            .iter()
            .all(|event| event["ply"].as_u64() > Some(ply))
    );
    again.play_to_the_end(2).await;
    let whole = ann.watch(&table).await;
    let after = whole
        .events
        .iter()
        .filter(|event| event["ply"].as_u64() > Some(ply));
    assert_eq!(
        after.count(),
        again.events.len(),
        "nothing lost, nothing twice"
    );
    assert_eq!(whole.events.len(), seen + again.events.len());
}

async fn a_table_that_was_about_to_start_when_the_server_ended_starts(database: Database) {
    let mut house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let (table, _) = ann.table(json!([{ "who": "me" }, { "who": "me" }])).await;
    house.stop().await;
    let pool = sqlx::AnyPool::connect(&house.database.url()).await.unwrap();
    for statement in [
        "UPDATE tables SET status = 'open', header = ''",
        "DELETE FROM journal",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    house.start().await;
    ann.base = house.base();
    let mut socket = ann.watch(&table).await;
    while socket.state["status"] != "running" {
        socket.next_of("state").await;
    }
}

/// Another process ends a game between our looks at the table's row and at its journal: the journal is what counts.
async fn a_game_that_ended_after_its_row_was_read_is_over(database: Database) {
    let mut house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let (table, _) = ann.table(serde_json::from_str(TWO_BOTS).unwrap()).await;
    let mut socket = ann.watch(&table).await;
    socket.play_to_the_end(1).await;
    house.stop().await;
    let pool = sqlx::AnyPool::connect(&house.database.url()).await.unwrap();
    let earlier = sqlx::query("UPDATE tables SET status = 'running', outcome = 'null'");
    earlier.execute(&pool).await.unwrap();
    house.start().await;
    ann.base = house.base();
    let (status, _) = ann.try_get(&format!("/api/tables/{table}/journal")).await;
    assert_eq!(status, 200);
    let again = ann.watch(&table).await;
    assert_eq!(again.state["outcome"], socket.state["outcome"]);
}

async fn a_reconnect_loses_no_event_and_doubles_none(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let link = invitations["nixon"].as_str().unwrap();
    bob.post(&format!("/api{link}"), json!({})).await;
    let mut one = ann.watch(&table).await;
    let mut two = bob.watch(&table).await;
    let mut pieces = Vec::new();
    for round in 1..12 {
        play_both(&mut one, &mut two, round, |socket| {
            socket.ply() >= 17 * round as u64
        })
        .await;
        pieces.append(&mut one.events);
        let seen = one.ply();
        drop(one);
        // The other side plays on while nobody looks.
        if !two.choices().is_empty() {
            two.answer_with(round).await;
        }
        one = ann.watch_from(&table, Some(seen)).await;
    }
    pieces.append(&mut one.events);
    let whole = ann.watch(&table).await;
    assert_eq!(pieces, whole.events);
}

async fn an_answer_can_be_taken_back_until_something_became_known(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let (table, _) = ann.table(seats).await;
    let mut socket = ann.watch(&table).await;
    assert_eq!(
        socket.side(),
        "spectator",
        "whoever plays both sides sees none until asked"
    );
    let (mut undone, mut refused) = (false, false);
    for pick in 0..400 {
        let side = socket.state["awaited"][0].as_str().unwrap().to_owned();
        socket.say(json!({ "type": "look", "seat": side })).await;
        while socket.side() != side {
            socket.next_of("state").await;
        }
        socket.answer_with(pick * 7).await;
        let can = socket.state["can_undo"] == true;
        let ply = socket.ply();
        if can == undone && !(!can && !refused) {
            continue;
        }
        socket.say(json!({ "type": "undo", "seat": side })).await;
        let verdict = socket.verdict().await;
        if can {
            assert_eq!(verdict["type"], "accepted");
            while socket.ply() == ply {
                socket.next_of("state").await;
            }
            assert_eq!(socket.events.last().unwrap()["data"]["kind"], "undo");
            undone = true;
        } else {
            assert_eq!(verdict["type"], "refused", "{verdict}");
            assert_eq!(verdict["code"], "revealed", "{verdict}");
            refused = true;
        }
        if undone && refused {
            return;
        }
    }
    panic!("no answer could be taken back, or every one could");
}

async fn resigning_ends_the_game_and_a_rematch_swaps_the_sides(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    bob.post(
        &format!("/api{}", invitations["nixon"].as_str().unwrap()),
        json!({}),
    )
    .await;
    let mut one = ann.watch(&table).await;
    let (status, _) = ann
        .try_post(&format!("/api/tables/{table}/rematch"), json!({}))
        .await;
    assert_eq!(status, 409, "not while it runs");
    one.say(json!({ "type": "resign", "seat": "nixon" })).await;
    assert_eq!(one.verdict().await["code"], "not-yours");
    one.say(json!({ "type": "resign", "seat": "kennedy" }))
        .await;
    assert_eq!(one.verdict().await["type"], "accepted");
    while !one.is_over() {
        one.next_of("state").await;
    }
    assert_eq!(one.state["outcome"]["winners"], json!(["nixon"]));
    assert_eq!(one.state["outcome"]["reason"], "resigned");
    assert!(one.state["seed"].is_string());
    let (_, text) = ann.try_get(&format!("/api/tables/{table}/journal")).await;
    let export = engine::import(&text).expect("readable");
    let kind = games::registry().find("1960").unwrap();
    assert!(engine::verify(&export, kind).unwrap().ending.is_some());
    let again = ann
        .post(&format!("/api/tables/{table}/rematch"), json!({}))
        .await;
    let same = bob
        .post(&format!("/api/tables/{table}/rematch"), json!({}))
        .await;
    assert_eq!(again["table"], same["table"], "both meet at one table");
    let next = ann.watch(again["table"].as_str().unwrap()).await;
    assert_eq!(next.state["seats"][0]["player"], "Bob");
    assert_eq!(next.side(), "nixon");
    assert_eq!(next.state["status"], "running");
}

async fn a_journal_can_be_taken_in_and_watched_ply_by_ply(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let (table, _) = ann.table(serde_json::from_str(TWO_BOTS).unwrap()).await;
    let mut socket = ann.watch(&table).await;
    while !socket.is_over() {
        socket.next_of("state").await;
    }
    let (_, text) = ann.try_get(&format!("/api/tables/{table}/journal")).await;
    let journal: Value = serde_json::from_str(&text).unwrap();
    let mut bob = house.guest("Bob").await;
    let imported = bob.post("/api/import", journal.clone()).await;
    let copy = imported["table"].as_str().unwrap();
    let last = bob
        .get(&format!("/api/tables/{copy}/replay/{}", socket.ply()))
        .await;
    assert_eq!(last["outcome"], socket.state["outcome"]);
    assert_eq!(last["events"], json!(socket.events));
    let middle = bob
        .get(&format!(
            "/api/tables/{copy}/replay/40?since=39&viewer=nixon"
        ))
        .await;
    assert_eq!(middle["ply"], 40);
    assert_eq!(middle["viewer"], "nixon");
    assert_eq!(middle["status"], "running");
    assert!(
        middle["events"]
            .as_array()
            .unwrap()
            .iter()
            .all(|event| event["ply"] == 40)
    );
    let (status, _) = bob
        .try_get(&format!("/api/tables/{copy}/replay/99999"))
        .await;
    assert_eq!(status, 422);
    let mut forged = journal;
    forged["rows"][9]["entry"]["at"] = 1.into();
    let (status, refused) = bob.try_post("/api/import", forged).await;
    assert_eq!(
        (status, refused["error"]["code"].as_str()),
        (422, Some("journal"))
    );
}

async fn a_replay_of_a_running_game_shows_no_more_than_one_saw(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let (table, _) = ann
        .table(json!([{ "who": "me" }, { "who": "bot", "bot": "random" }]))
        .await;
    let own = ann.get(&format!("/api/tables/{table}/replay/0")).await;
    assert_eq!(own["viewer"], "kennedy");
    let (status, _) = ann
        .try_get(&format!("/api/tables/{table}/replay/0?viewer=nixon"))
        .await;
    assert_eq!(status, 403);
    let mut eve = house.guest("Eve").await;
    let other = eve.get(&format!("/api/tables/{table}/replay/0")).await;
    assert_eq!(other["viewer"], "spectator");
    assert!(other["seed"].is_null());
}

async fn seats_are_taken_once_and_given_back_before_the_start(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, _) = ann
        .table(json!([{ "who": "open" }, { "who": "open" }]))
        .await;
    let path = |verb: &str| format!("/api/tables/{table}/{verb}");
    ann.post(&path("sit"), json!({ "seat": "kennedy" })).await;
    let (status, refused) = bob
        .try_post(&path("sit"), json!({ "seat": "kennedy" }))
        .await;
    assert_eq!(
        (status, refused["error"]["code"].as_str()),
        (409, Some("seat-taken"))
    );
    let (status, _) = bob.try_post(&path("sit"), json!({ "seat": "lodge" })).await;
    assert_eq!(status, 404);
    let (status, _) = ann.try_post(&path("start"), json!({})).await;
    assert_eq!(status, 409, "a seat is open");
    ann.post(&path("stand"), json!({})).await;
    bob.post(&path("sit"), json!({ "seat": "kennedy" })).await;
    let (status, _) = bob
        .try_post(&path("bot"), json!({ "seat": "nixon", "bot": "random" }))
        .await;
    assert_eq!(status, 403, "the table is not Bob's");
    ann.post(&path("bot"), json!({ "seat": "nixon", "bot": "random" }))
        .await;
    let shown = bob.get(&format!("/api/tables/{table}")).await;
    assert_eq!(shown["status"], "running");
    let list = bob.get("/api/tables").await;
    assert_eq!(list[0]["id"], table.as_str());
    bob.post(&path("bot"), json!({ "seat": "kennedy", "bot": "random" }))
        .await;
    let mut socket = bob.watch(&table).await;
    while !socket.is_over() {
        socket.next_of("state").await;
    }
}

async fn whoever_runs_out_of_time_loses(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let body = json!({ "game": "1960", "seats": [{ "who": "me" }, { "who": "open" }],
                       "speed": { "live": { "seconds": 1, "increment": 0 } } });
    let opened = ann.post("/api/tables", body).await;
    let table = opened["table"].as_str().unwrap();
    bob.post(
        &format!("/api{}", opened["invitations"]["nixon"].as_str().unwrap()),
        json!({}),
    )
    .await;
    let mut socket = ann.watch(table).await;
    assert!(socket.state["clocks"]["left_ms"]["kennedy"].as_i64() <= Some(1000));
    assert_eq!(socket.state["speed"]["live"]["window"], 8, "as usual");
    while !socket.is_over() {
        socket.next_of("state").await;
    }
    assert_eq!(socket.state["outcome"]["reason"], "clock");
    let (_, text) = ann.try_get(&format!("/api/tables/{table}/journal")).await;
    let kind = games::registry().find("1960").unwrap();
    let export = engine::import(&text).unwrap();
    engine::verify(&export, kind).expect("a lost clock is part of the proof");
    let lost = &socket.state["clocks"]["left_ms"];
    let last = &export.journal.rows.last().expect("a row").entry;
    let Entry::Clock { seat, at } = last else {
        panic!("the last row is {last:?}");
    };
    assert_eq!(lost[seat], 0, "{lost}");
    assert!(*at >= 1000, "not before its time");
    let told = socket.events.last().expect("an event");
    assert_eq!(
        told["data"],
        json!({ "kind": "clock", "seat": seat, "to": null })
    );
}

/// Bob's page is gone, and Ann does not pass by herself: the window closes for both alike, and the game goes on.
async fn a_response_window_closes_for_whoever_says_nothing(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let speed = json!({ "live": { "seconds": 600, "increment": 0, "window": 1 } });
    let body = json!({ "game": "dictators", "seats": [{ "who": "me" }, { "who": "open" }],
                       "options": { "players": 2 }, "speed": speed });
    let opened = ann.post("/api/tables", body).await;
    let table = opened["table"].as_str().unwrap().to_owned();
    let links = opened["invitations"].as_object().unwrap();
    let link = links.values().next().and_then(Value::as_str).unwrap();
    bob.post(&format!("/api{link}"), json!({})).await;
    let (mut one, mut two) = (ann.watch(&table).await, bob.watch(&table).await);
    // Somebody acts until there is a window.
    let passes = |socket: &Socket| {
        socket
            .choices()
            .iter()
            .any(|choice| choice["name"] == "pass")
    };
    while !passes(&one) && !passes(&two) {
        let asked = if one.choices().is_empty() {
            &mut two
        } else {
            &mut one
        };
        asked.answer_with(0).await;
        let ply = one.ply().max(two.ply());
        for socket in [&mut one, &mut two] {
            while socket.ply() < ply {
                socket.next_of("state").await;
            }
        }
    }
    let (before, began) = (one.ply(), Instant::now());
    while passes(&one) || passes(&two) {
        one.next_of("state").await;
        while two.ply() < one.ply() {
            two.next_of("state").await;
        }
    }
    assert!(
        began.elapsed() >= Duration::from_secs(1),
        "not before its time"
    );
    assert!(one.ply() > before, "somebody has passed");
    assert!(!one.is_over());
}

/// Two days pass while the server is down: the table's journal is written as if it had been opened then.
async fn whoever_lets_the_days_for_a_move_pass_loses(database: Database) {
    let mut house = House::open(database).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let open = async |ann: &mut support::Player, bob: &mut support::Player, days: u32| {
        let body = json!({ "game": "1960", "seats": [{ "who": "me" }, { "who": "open" }],
                           "speed": { "days": days } });
        let opened = ann.post("/api/tables", body).await;
        let link = opened["invitations"]["nixon"].as_str().unwrap().to_owned();
        bob.post(&format!("/api{link}"), json!({})).await;
        opened["table"].as_str().unwrap().to_owned()
    };
    let late = open(&mut ann, &mut bob, 1).await;
    let in_time = open(&mut ann, &mut bob, 3).await;
    let socket = ann.watch(&late).await;
    let left = socket.state["clocks"]["left_ms"]["kennedy"]
        .as_i64()
        .unwrap();
    assert!((86_000_000..=86_400_000).contains(&left), "{left}");
    drop(socket);
    house.stop().await;
    let pool = sqlx::AnyPool::connect(&house.database.url()).await.unwrap();
    for (table, days) in [(&late, 1), (&in_time, 3)] {
        open_two_days_ago(&pool, table, days).await;
    }
    house.start().await;
    ann.base = house.base();
    let mut socket = ann.watch(&late).await;
    while !socket.is_over() {
        socket.next_of("state").await;
    }
    assert_eq!(socket.state["outcome"]["reason"], "clock");
    let (_, text) = ann.try_get(&format!("/api/tables/{late}/journal")).await;
    let export = engine::import(&text).unwrap();
    let kind = games::registry().find("1960").unwrap();
    engine::verify(&export, kind).expect("it proves itself");
    let last = &export.journal.rows.last().expect("a row").entry;
    assert!(matches!(last, Entry::Clock { .. }), "{last:?}");
    // Somebody else has three days: one is left, and an answer gives all three again.
    let mut other = ann.watch(&in_time).await;
    if other.choices().is_empty() {
        bob.base = house.base();
        other = bob.watch(&in_time).await;
    }
    let left = |socket: &support::Socket| {
        let clocks = &socket.state["clocks"]["left_ms"];
        clocks[socket.side()].as_i64().unwrap() / 3_600_000
    };
    assert_eq!(left(&other), 23);
    other.answer_with(0).await;
    assert!((71..=72).contains(&left(&other)), "{}", left(&other));
}

async fn open_two_days_ago(pool: &sqlx::AnyPool, table: &str, days: i64) {
    let text = |column: &'static str| {
        let query = format!("SELECT {column} FROM tables WHERE id = $1");
        let query = sqlx::query_scalar::<_, String>(sqlx::AssertSqlSafe(query));
        query.bind(table.to_owned()).fetch_one(pool)
    };
    let header: engine::Header = serde_json::from_str(&text("header").await.unwrap()).unwrap();
    let seed = text("seed").await.unwrap().parse().unwrap();
    let options = serde_json::from_str(&text("options").await.unwrap()).unwrap();
    let players = header.seats.iter().map(|seat| engine::Player {
        name: seat.player.clone(),
        nonce: String::new(),
    });
    let players: Vec<engine::Player> = players.collect();
    let opened = header.opened - 2 * 24 * 60 * 60 * 1000;
    let kind = games::registry().find("1960").unwrap();
    let (live, _) = engine::LiveTable::open(kind, &options, &players, seed, opened).unwrap();
    let journal = live.journal();
    let deadline = opened as i64 + days * 24 * 60 * 60 * 1000;
    sqlx::query("UPDATE tables SET header = $1, deadline = $2 WHERE id = $3")
        .bind(serde_json::to_string(&journal.header).unwrap())
        .bind(deadline)
        .bind(table.to_owned())
        .execute(pool)
        .await
        .unwrap();
    sqlx::query("UPDATE journal SET entry = $1 WHERE table_id = $2")
        .bind(serde_json::to_string(&journal.rows[0]).unwrap())
        .bind(table.to_owned())
        .execute(pool)
        .await
        .unwrap();
}

async fn chat_reaches_its_own_room_only(database: Database) {
    let house = House::open(database).await;
    let (mut ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let (table, _) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let mut seat = ann.watch(&table).await;
    let mut spectator = eve.watch(&table).await;
    seat.say(json!({ "type": "chat", "room": "seats", "text": "<b>good luck</b>" }))
        .await;
    assert_eq!(seat.next_of("chat").await["text"], "<b>good luck</b>");
    spectator
        .say(json!({ "type": "chat", "room": "seats", "text": "psst" }))
        .await;
    assert_eq!(spectator.next_of("refused").await["code"], "not-seated");
    spectator
        .say(json!({ "type": "chat", "room": "spectators", "text": "hello" }))
        .await;
    assert_eq!(spectator.next_of("chat").await["from"], "Eve");
    assert!(
        !spectator
            .frames
            .iter()
            .any(|frame| frame.contains("good luck"))
    );
    for _ in 0..8 {
        spectator
            .say(json!({ "type": "chat", "room": "spectators", "text": "again" }))
            .await;
    }
    assert_eq!(spectator.next_of("refused").await["code"], "too-fast");
    let mut late = eve.watch(&table).await;
    assert_eq!(late.next_of("chat").await["text"], "hello");
}

async fn a_guest_becomes_an_account_and_keeps_their_games(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let (table, _) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let credentials = json!({ "name": "Ann of Ohio", "password": "correct horse" });
    let made = ann.post("/api/account", credentials.clone()).await;
    assert_eq!(made["user"]["guest"], false);
    let mut other = house.guest("Eve").await;
    let taken = json!({ "name": "ANN OF OHIO", "password": "another one" });
    let (status, _) = other.try_post("/api/account", taken).await;
    assert_eq!(status, 409);
    let mut phone = support::Player::nobody(&house.base());
    let wrong = json!({ "name": "Ann of Ohio", "password": "wrong horse" });
    assert_eq!(phone.try_post("/api/login", wrong).await.0, 401);
    phone.post("/api/login", credentials).await;
    let list = phone.get("/api/tables").await;
    assert_eq!(list[0]["id"], table.as_str());
    assert_eq!(list[0]["seats"][0]["player"], "Ann of Ohio");
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    phone.post("/api/password", change).await;
    assert!(
        ann.get("/api/session").await["user"].is_null(),
        "other sessions are closed"
    );
    let export = phone.get("/api/account/export").await;
    assert_eq!(export["tables"][0]["id"], table.as_str());
    assert!(!export.to_string().contains("argon2"));
    phone.post("/api/logout-everywhere", json!({})).await;
    assert!(phone.get("/api/session").await["user"].is_null());
}

async fn a_table_with_a_deck_of_its_own_says_what_is_printed_on_it(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let deck = include_str!("../../../decks/dictators/house.toml");
    let deck = deck.replace("\"house\"", "\"of our club\"");
    let deck = deck.replace("\"Night Bus\"", "\"Last Bus\"");
    let body = json!({ "game": "dictators", "options": { "players": 2, "deck": deck }, "speed": "none",
                       "seats": [{ "who": "me" }, { "who": "open" }], "private": false });
    let answer = ann.post("/api/tables", body).await;
    let table = answer["table"].as_str().expect("an id");
    let own = ann.get(&format!("/api/tables/{table}/reference")).await;
    let common = ann.get("/api/games/dictators/reference").await;
    let named = |reference: &Value, name: &str| {
        let cards = reference["cards"].as_array().expect("cards");
        cards.iter().any(|card| card["name"] == name)
    };
    assert!(named(&own, "Last Bus") && !named(&own, "Night Bus"));
    assert!(named(&common, "Night Bus") && !named(&common, "Last Bus"));
    let (status, _) = ann.try_get("/api/tables/nowhere/reference").await;
    assert_eq!(status, 404);
}

async fn the_page_and_the_library_are_there(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let games = ann.get("/api/games").await;
    assert_eq!(games[0]["seats"], json!(["kennedy", "nixon"]));
    let three = json!({ "players": 3 });
    let found = ann.post("/api/games/campaign-trail/seats", three).await;
    let parties = json!(["democrat", "libertarian", "republican"]);
    assert_eq!(found["seats"], parties);
    let many = json!({ "players": 9 });
    let (status, told) = ann.try_post("/api/games/dictators/seats", many).await;
    assert_eq!(status, 400, "{told}");
    let reference = ann.get("/api/games/1960/reference").await;
    assert_eq!(reference["states"].as_array().map(Vec::len), Some(50));
    let (_, words) = ann.try_get("/api/locales/en").await;
    for word in ["list-two", "refused-late", "seat-kennedy"] {
        assert!(words.contains(word), "{word}");
    }
    engine_texts(&words);
    let (_, rules) = ann.try_get("/api/rules/1960").await;
    assert!(rules.contains("**R-"));
    assert_eq!(ann.get("/api/openapi.json").await["openapi"], "3.1.0");
    assert_eq!(ann.try_get("/healthz").await, (200, "ok\n".into()));
    let (_, metrics) = ann.try_get("/metrics").await;
    assert!(metrics.contains("hustings_requests_total"));
    for path in ["/", "/table/x", "/rules/1960"] {
        let page = ann
            .http()
            .get(format!("{}{path}", house.base()))
            .send()
            .await
            .unwrap();
        let policy = page.headers()["content-security-policy"]
            .to_str()
            .unwrap()
            .to_owned();
        assert!(
            policy.contains("script-src 'self'") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert!(page.text().await.unwrap().contains("<html"));
    }
    assert_eq!(ann.try_get("/api/nothing").await.0, 404);
    assert_eq!(ann.try_get("/assets/nothing.js").await.0, 404);
    tokio::time::sleep(Duration::from_millis(1)).await;
}

async fn whatever_the_description_names_is_there(database: Database) {
    let house = House::open(database).await;
    let mut anybody = support::Player::nobody(&house.base());
    let description = anybody.get("/api/openapi.json").await;
    let mut count = 0;
    for (path, operations) in description["paths"].as_object().unwrap() {
        let named = path.replace(['{', '}'], "");
        for method in operations.as_object().unwrap().keys() {
            let method = method.to_uppercase().parse().unwrap();
            let (status, answer) = anybody.try_change(method, &named, json!({})).await;
            assert_ne!(status, 405, "{path}");
            assert_ne!(answer["error"]["code"], "no-such-path", "{path}");
            count += 1;
        }
    }
    assert!(count > 30);
}

fn engine_texts(words: &str) {
    engine::Texts::new("en", &[words]).expect("all words together load once each");
}
