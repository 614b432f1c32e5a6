//! Those who watch: how many there are, what becomes of slow ones, and of tables that nobody looks at.

#[macro_use]
mod support;

use serde_json::json;
use std::time::Duration;
use support::{Database, House, generous, play_both, two_at_a_table};

on_each_database!(
    a_watcher_who_takes_nothing_is_dropped_and_holds_nobody_up,
    tables_that_nobody_looks_at_make_space_and_come_back,
    everybody_is_told_who_is_there,
    a_table_has_only_so_many_watchers,
);

async fn a_watcher_who_takes_nothing_is_dropped_and_holds_nobody_up(database: Database) {
    let mut limits = generous();
    limits.slow_watcher = Duration::from_millis(300);
    let house = House::with(database, limits).await;
    let (_ann, _bob, table, mut one, mut two) = two_at_a_table(&house).await;
    play_both(&mut one, &mut two, 3, |socket| socket.ply() > 40).await;
    let eve = house.guest("Eve").await;
    let mut slow = eve.watch(&table).await;
    // Asks for the whole story again and again, and reads none of it.
    for _ in 0..2000 {
        slow.say(json!({ "type": "hello", "seen": null })).await;
        if house.metric("dropped_total").await > 0 {
            break;
        }
    }
    while house.metric("dropped_total").await == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let began = std::time::Instant::now();
    play_both(&mut one, &mut two, 3, |socket| socket.ply() > 60).await;
    assert!(began.elapsed() < Duration::from_secs(10));
    while house.metric("watchers").await > 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Who comes back sees everything.
    let again = eve.watch(&table).await;
    assert_eq!(again.ply(), one.ply());
}

async fn tables_that_nobody_looks_at_make_space_and_come_back(database: Database) {
    let mut limits = generous();
    limits.tables_in_memory = 3;
    let house = House::with(database, limits).await;
    let mut ann = house.guest("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        let (table, _) = ann.table(json!([{ "who": "me" }, { "who": "me" }])).await;
        let mut socket = ann.watch(&table).await;
        let side = socket.state["awaited"][0]
            .as_str()
            .expect("a side")
            .to_owned();
        socket.say(json!({ "type": "look", "seat": side })).await;
        while socket.side() != side {
            socket.next_of("state").await;
        }
        socket.answer_with(0).await;
        tables.push((table, socket.ply(), socket.state["view"].clone(), side));
    }
    let loaded = house.metric("tables_loaded_total").await;
    for (table, ply, view, side) in &tables {
        let seen = ann
            .get(&format!("/api/tables/{table}/replay/{ply}?viewer={side}"))
            .await;
        assert_eq!(&seen["view"], view, "the journal is the truth");
        assert!(house.metric("tables_in_memory").await <= 4);
    }
    assert!(house.metric("tables_loaded_total").await > loaded);
}

async fn everybody_is_told_who_is_there(database: Database) {
    let house = House::open(database).await;
    let (_ann, _bob, table, mut one, two) = two_at_a_table(&house).await;
    let eve = house.guest("Eve").await;
    let (first, _second) = (eve.watch(&table).await, eve.watch(&table).await);
    let nobody = support::Player::nobody(&house.base());
    let _third = nobody.watch(&table).await;
    let mut told = one.next_of("presence").await;
    while told["spectators"] != 3 {
        told = one.next_of("presence").await;
    }
    assert_eq!(told["seats"], json!({ "kennedy": true, "nixon": true }));
    drop(two);
    while told["seats"]["nixon"] != false {
        told = one.next_of("presence").await;
    }
    drop(first);
    while told["spectators"] != 2 {
        told = one.next_of("presence").await;
    }
}

async fn a_table_has_only_so_many_watchers(database: Database) {
    let mut limits = generous();
    limits.watchers_a_table = 2;
    let house = House::with(database, limits).await;
    let (ann, _bob, table, mut one, _two) = two_at_a_table(&house).await;
    let mut third = ann.connect(&table, &ann.base).await.expect("a socket");
    let word = third.last_word().await;
    assert_eq!(word.as_deref(), Some("bye-watchers"));
    assert!(one.is_open().await);
}
