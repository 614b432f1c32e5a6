//! Private notes and conditional orders: what the server answers for whoever is away, and that nobody else learns of it.

#[macro_use]
mod support;

use engine::{Entry, Export};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use support::{Database, House, Player, Socket, play_both, two_at_a_table};

on_each_database!(
    an_order_is_played_as_an_ordinary_answer,
    an_order_that_has_become_illegal_is_dropped_and_its_owner_told,
    an_order_waits_for_what_its_owner_sees,
    an_order_survives_a_restart,
    an_order_and_its_owners_hand_give_one_answer,
    orders_are_checked,
    live_games_take_no_orders,
    taking_an_answer_back_drops_the_orders,
    whoever_orders_it_passes_in_every_window,
    notes_are_private_and_kept,
);

/// Stands in everything that only Ann may read.
const MARK: &str = "only-ann-reads-this";

struct Scene {
    ann: Player,
    bob: Player,
    table: String,
    one: Socket,
    two: Socket,
    watcher: Socket,
}

impl Scene {
    async fn open(house: &House) -> Scene {
        let (ann, bob, table, one, two) = two_at_a_table(house).await;
        let watcher = house.guest("Eve").await.watch(&table).await;
        Scene {
            ann,
            bob,
            table,
            one,
            two,
            watcher,
        }
    }

    /// Plays on until Bob is to act and Ann can only be asked for a card after him. Gives the cards, and what she may see.
    async fn play_to_anns_card(&mut self) -> (Vec<String>, Vec<Value>) {
        loop {
            if self.one.choices().is_empty() && !self.two.choices().is_empty() {
                let expected = self.expected(&[]).await;
                let questions = expected["questions"].as_array().expect("a list");
                if let [question] = &questions[..]
                    && question["id"] == "Q-10"
                {
                    let events = expected["events"].as_array().expect("a list").clone();
                    return (names(&question["choices"]), events);
                }
            }
            self.step().await;
        }
    }

    /// One answer of whoever is asked.
    async fn step(&mut self) {
        let ply = self.one.ply();
        let pick = 7 * ply as usize + 3;
        play_both(&mut self.one, &mut self.two, pick, |one| one.ply() > ply).await;
    }

    /// Bob answers until he is asked no more.
    async fn let_bob_finish(&mut self) {
        while !self.two.choices().is_empty() {
            self.two.answer_with(0).await;
        }
    }

    fn path(&self) -> String {
        format!("/api/tables/{}/orders/kennedy", self.table)
    }

    async fn expected(&mut self, answers: &[&str]) -> Value {
        let path = format!("{}/expected", self.path());
        self.ann.post(&path, json!({ "answers": answers })).await
    }

    async fn try_order(&mut self, version: u64, orders: Value) -> (u16, Value) {
        let body = json!({ "version": version, "pass": false, "orders": orders });
        let path = self.path();
        self.ann.try_change(Method::PUT, &path, body).await
    }

    /// Writes orders in place of those that there are.
    async fn order(&mut self, orders: Value) -> Value {
        let path = self.path();
        let version = self.ann.get(&path).await["version"].as_u64();
        let (status, answer) = self.try_order(version.expect("a number"), orders).await;
        assert_eq!(status, 200, "{answer}");
        answer
    }

    /// What Ann is told once so many things came of her orders.
    async fn told(&mut self, count: usize) -> Value {
        let is_it = |frame: &Value| {
            let told = frame["told"].as_array();
            frame["type"] == "orders" && told.is_some_and(|told| told.len() >= count)
        };
        // It may have come while something else was waited for.
        let read = |text: &String| serde_json::from_str(text).expect("JSON");
        let mut frames = self.one.frames.iter().rev().map(read);
        if let Some(frame) = frames.find(is_it) {
            return frame;
        }
        loop {
            let frame = self.one.next_of("orders").await;
            if is_it(&frame) {
                return frame;
            }
        }
    }

    /// Ends the game and gives its journal, which proves itself.
    async fn journal(&mut self) -> Export {
        let path = format!("/api/tables/{}", self.table);
        self.ann.post(&format!("{path}/resign"), json!({})).await;
        let text = self.journal_once_over(&path).await;
        assert!(!text.contains(MARK));
        let export = engine::import(&text).expect("readable");
        let kind = games::registry().find("1960").expect("the game");
        engine::verify(&export, kind).expect("it proves itself");
        export
    }

    /// Bob may play next door, where the end is heard of a moment later.
    async fn journal_once_over(&mut self, path: &str) -> String {
        for _ in 0..100 {
            let (status, text) = self.bob.try_get(&format!("{path}/journal")).await;
            if status == 200 {
                return text;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the end was never heard of");
    }

    /// Nothing that the others were ever sent tells of orders.
    async fn nobody_else_knows(&mut self) {
        for socket in [&mut self.two, &mut self.watcher] {
            assert!(socket.is_open().await);
            for frame in &socket.frames {
                assert!(!frame.contains(MARK), "{frame}");
                assert!(!frame.contains("\"orders\""), "{frame}");
            }
        }
        let table = &self.table;
        let ply = self.two.ply();
        for path in [
            "/api/tables".to_owned(),
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/replay/{ply}"),
            "/api/account/export".to_owned(),
        ] {
            let (_, text) = self.bob.try_get(&path).await;
            assert!(!text.contains(MARK), "{path}: {text}");
        }
        let (status, _) = self.bob.try_get(&self.path()).await;
        assert_eq!(status, 403);
        assert!(
            self.one.frames.iter().any(|frame| frame.contains(MARK)),
            "Ann is shown her own"
        );
    }
}

fn names(choices: &Value) -> Vec<String> {
    let choices = choices.as_array().expect("a list").iter();
    let name = |choice: &Value| choice["name"].as_str().expect("a name").to_owned();
    choices.map(name).collect()
}

fn order(when: Value, answers: &[&str]) -> Value {
    let given = |name: &&str| json!({ "name": name, "text": { "id": MARK } });
    json!({ "when": when, "answers": answers.iter().map(given).collect::<Vec<_>>() })
}

fn whatever(answers: &[&str]) -> Value {
    order(json!({ "kind": "whatever" }), answers)
}

fn seen(event: Value, answers: &[&str]) -> Value {
    order(
        json!({ "kind": "seen", "event": event, "text": { "id": MARK } }),
        answers,
    )
}

/// The answer that a row holds, with the side that gave it.
fn answer_at(export: &Export, ply: &Value) -> (String, String) {
    let ply = ply.as_u64().expect("a ply") as usize;
    match &export.journal.rows[ply].entry {
        Entry::Answer { seat, action, .. } => (seat.clone(), action.clone()),
        entry => panic!("{entry:?}"),
    }
}

async fn an_order_is_played_as_an_ordinary_answer(database: Database) {
    let house = House::open(database).await;
    let mut scene = Scene::open(&house).await;
    let (cards, _) = scene.play_to_anns_card().await;
    let after = scene.expected(&[&cards[0]]).await;
    let uses = names(&after["questions"][0]["choices"]);
    assert!(uses.iter().any(|name| name == "campaign"), "{uses:?}");
    // Nothing is sent to the others when she writes.
    assert!(scene.two.is_open().await && scene.watcher.is_open().await);
    let before = [scene.two.frames.len(), scene.watcher.frames.len()];
    scene
        .order(json!([whatever(&[&cards[0], "campaign"])]))
        .await;
    for (socket, before) in [&mut scene.two, &mut scene.watcher].into_iter().zip(before) {
        assert!(socket.is_open().await);
        assert_eq!(
            socket.frames.len(),
            before + 1,
            "nothing but the answer to a ping"
        );
    }
    scene.let_bob_finish().await;
    let told = scene.told(2).await;
    assert_eq!(told["orders"], json!([]));
    for (place, answer) in [cards[0].as_str(), "campaign"].iter().enumerate() {
        assert_eq!(told["told"][place]["fate"], "played");
        assert_eq!(told["told"][place]["answers"][0]["name"], *answer);
    }
    scene.nobody_else_knows().await;
    let journal = scene.journal().await;
    for (place, answer) in [cards[0].as_str(), "campaign"].iter().enumerate() {
        let row = answer_at(&journal, &told["told"][place]["ply"]);
        assert_eq!(row, ("kennedy".into(), (*answer).to_owned()));
    }
}

async fn an_order_that_has_become_illegal_is_dropped_and_its_owner_told(database: Database) {
    let house = House::open(database).await;
    let mut scene = Scene::open(&house).await;
    let (cards, _) = scene.play_to_anns_card().await;
    // Once the first is played, the card is no longer there for the second.
    let same = whatever(&[&cards[0]]);
    scene
        .order(json!([same, same, whatever(&[&cards[1]])]))
        .await;
    scene.let_bob_finish().await;
    let told = scene.told(3).await;
    assert_eq!(told["orders"], json!([]));
    let fates: Vec<&Value> = told["told"].as_array().expect("a list").iter().collect();
    assert_eq!(fates[0]["fate"], "played");
    assert_eq!(fates[1]["fate"], "dropped");
    assert!(fates[1]["why"]["rule"].is_string(), "{}", fates[1]);
    assert_eq!(fates[2]["fate"], "dropped");
    assert_eq!(fates[2]["why"]["text"]["id"], "orders-dropped-too");
    // She is asked what only she can answer now.
    while scene.one.choices().is_empty() {
        scene.one.next_of("state").await;
    }
    assert_eq!(scene.one.state["question"]["id"], "Q-11");
    scene.nobody_else_knows().await;
    // Whoever comes back later is told as well.
    let mut later = scene.ann.watch(&scene.table).await;
    assert_eq!(later.next_of("orders").await["told"], told["told"]);
    scene.journal().await;
}

async fn an_order_waits_for_what_its_owner_sees(database: Database) {
    let house = House::open(database).await;
    let mut scene = Scene::open(&house).await;
    let (mut played, mut waited, mut count) = (0, 0, 0);
    while played < 2 || waited < 1 {
        let (cards, events) = scene.play_to_anns_card().await;
        let kind = match (waited, events.first()) {
            (1.., Some(event)) => event["data"]["event"].clone(),
            _ => json!("turn-began"),
        };
        let never = json!({ "event": kind, "side": "nobody" });
        let orders = json!([
            seen(never, &[cards.last().expect("she has a card")]),
            seen(json!({ "event": kind }), &[&cards[0]])
        ]);
        let before = scene.one.events.len();
        scene.order(orders).await;
        scene.let_bob_finish().await;
        while scene.one.choices().is_empty() {
            scene.one.next_of("state").await;
        }
        let happened = |event: &Value| event["data"]["event"] == kind;
        if scene.one.events[before..].iter().any(happened) {
            count += 1;
            let told = scene.told(count).await;
            let last = &told["told"][count - 1];
            assert_eq!(last["fate"], "played", "{last}");
            assert_eq!(last["answers"][0]["name"], cards[0].as_str());
            assert_eq!(told["orders"].as_array().map(Vec::len), Some(1));
            let ply = last["ply"].as_u64().expect("a ply");
            for socket in [&mut scene.one, &mut scene.two] {
                while socket.ply() < ply {
                    socket.next_of("state").await;
                }
            }
            played += 1;
        } else {
            let own = scene.ann.get(&scene.path()).await;
            assert_eq!(own["orders"].as_array().map(Vec::len), Some(2), "{own}");
            assert_eq!(scene.one.state["question"]["id"], "Q-10");
            waited += 1;
        }
        scene.order(json!([])).await;
    }
    scene.nobody_else_knows().await;
    scene.journal().await;
}

async fn an_order_survives_a_restart(database: Database) {
    let mut house = House::open(database).await;
    let mut scene = Scene::open(&house).await;
    let (cards, _) = scene.play_to_anns_card().await;
    scene.order(json!([whatever(&[&cards[0]])])).await;
    house.stop().await;
    house.start().await;
    (scene.ann.base, scene.bob.base) = (house.base(), house.base());
    scene.one = scene.ann.watch(&scene.table).await;
    scene.two = scene.bob.watch(&scene.table).await;
    scene.let_bob_finish().await;
    let told = scene.told(1).await;
    assert_eq!(told["told"][0]["answers"][0]["name"], cards[0].as_str());
    let journal = scene.journal().await;
    let row = answer_at(&journal, &told["told"][0]["ply"]);
    assert_eq!(row, ("kennedy".into(), cards[0].clone()));
}

async fn an_order_and_its_owners_hand_give_one_answer(database: Database) {
    let house = House::open(database).await;
    let mut scene = Scene::open(&house).await;
    for round in 1..=4 {
        let (cards, _) = scene.play_to_anns_card().await;
        scene.order(json!([whatever(&[&cards[0]])])).await;
        scene.let_bob_finish().await;
        while scene.one.choices().is_empty() && scene.one.ply() <= scene.two.ply() {
            scene.one.next_of("state").await;
        }
        // Her own hand takes another card at the same moment.
        let is_other = |choice: &&Value| choice["name"] == cards[1].as_str();
        let other = scene.one.choices().iter().find(is_other);
        if let Some(other) = other.map(|choice| choice["index"].as_u64().expect("an index")) {
            let ply = scene.one.ply();
            let verdict = scene.one.answer(ply, "kennedy", other).await;
            let lost = verdict["code"] == "late" || verdict["code"] == "illegal";
            assert!(verdict["type"] == "accepted" || lost, "{verdict}");
        }
        let path = scene.path();
        let told = loop {
            let own = scene.ann.get(&path).await;
            if own["told"].as_array().map(Vec::len) == Some(round) {
                break own["told"][round - 1].clone();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        };
        // Either the order answered, or the hand did and the order came to nothing.
        let fate = told["fate"].as_str().expect("a word");
        assert!(["played", "dropped"].contains(&fate), "{told}");
        for socket in [&mut scene.one, &mut scene.two] {
            while socket.ply() < told["ply"].as_u64().expect("a ply") {
                socket.next_of("state").await;
            }
        }
    }
    scene.journal().await;
}

async fn orders_are_checked(database: Database) {
    let house = House::open(database).await;
    let mut scene = Scene::open(&house).await;
    let (cards, _) = scene.play_to_anns_card().await;
    let good = json!([whatever(&[&cards[0]])]);
    for (bad, version, code) in [
        (json!([whatever(&["no-such-answer"])]), 0, "bad-request"),
        (json!([whatever(&[])]), 0, "bad-request"),
        (json!([seen(json!({}), &[&cards[0]])]), 0, "bad-request"),
        (json!(vec![whatever(&[&cards[0]]); 21]), 0, "bad-request"),
        (good.clone(), 7, "conflict"),
    ] {
        let (_, answer) = scene.try_order(version, bad).await;
        assert_eq!(answer["error"]["code"], code, "{answer}");
    }
    let body = json!({ "version": 0, "pass": false, "orders": good });
    let (path, bob) = (scene.path(), &mut scene.bob);
    let (status, _) = bob.try_change(Method::PUT, &path, body.clone()).await;
    assert_eq!(status, 403);
    let asking = format!("{path}/expected");
    let (status, _) = bob.try_post(&asking, json!({ "answers": [] })).await;
    assert_eq!(status, 403);
    let kept = scene
        .order(json!([
            seen(json!({ "event": "never" }), &[&cards[0]]),
            seen(json!({ "event": "never" }), &[&cards[1]])
        ]))
        .await;
    scene.let_bob_finish().await;
    while scene.one.choices().is_empty() {
        scene.one.next_of("state").await;
    }
    // Whoever is asked answers first, but may still reorder and delete.
    let wanted = |order: &Value| {
        let (id, when, answers) = (&order["id"], &order["when"], &order["answers"]);
        json!({ "id": id, "when": when, "answers": answers })
    };
    let (first, second) = (wanted(&kept["orders"][0]), wanted(&kept["orders"][1]));
    let more = json!([first, whatever(&[&cards[0]])]);
    let (_, answer) = scene.try_order(1, more).await;
    assert_eq!(answer["error"]["code"], "asked-now", "{answer}");
    let (_, answer) = scene.ann.try_post(&asking, json!({ "answers": [] })).await;
    assert_eq!(answer["error"]["code"], "asked-now", "{answer}");
    let swapped = scene.order(json!([second, first])).await;
    assert_eq!(swapped["orders"][0], kept["orders"][1]);
    assert_eq!(swapped["orders"][1], kept["orders"][0]);
    let one = scene.order(json!([first])).await;
    assert_eq!(one["orders"], json!([kept["orders"][0]]));
    let export = scene.ann.get("/api/account/export").await;
    assert_eq!(export["orders"][0]["orders"], one["orders"]);
    assert_eq!(count(&house, "orders").await, 1);
    // A bot that takes over does not play by them.
    let seat = json!({ "seat": "kennedy", "bot": "random" });
    let taken = format!("/api/tables/{}/bot", scene.table);
    scene.ann.post(&taken, seat).await;
    assert_eq!(count(&house, "orders").await, 0);
}

async fn live_games_take_no_orders(database: Database) {
    let house = House::open(database).await;
    let mut ann = house.guest("Ann").await;
    let body = json!({ "game": "1960", "seats": [{ "who": "me" }, { "who": "bot", "bot": "random" }],
                       "speed": { "live": { "seconds": 600, "increment": 5 } }, "bot_pace_ms": 0 });
    let made = ann.post("/api/tables", body).await;
    let table = made["table"].as_str().expect("an id");
    let path = format!("/api/tables/{table}/orders/kennedy");
    let (status, text) = ann.try_get(&path).await;
    assert_eq!(status, 409);
    assert!(text.contains("too-quick"), "{text}");
    let body = json!({ "version": 0, "pass": true, "orders": [] });
    let (_, answer) = ann.try_change(Method::PUT, &path, body).await;
    assert_eq!(answer["error"]["code"], "too-quick");
    let asking = format!("{path}/expected");
    let (_, answer) = ann.try_post(&asking, json!({ "answers": [] })).await;
    assert_eq!(answer["error"]["code"], "too-quick");
}

async fn taking_an_answer_back_drops_the_orders(database: Database) {
    let house = House::open(database).await;
    let mut scene = Scene::open(&house).await;
    // Ann's last answer of a turn can be taken back as long as it made nothing known.
    loop {
        scene.play_to_anns_card().await;
        scene.let_bob_finish().await;
        while scene.one.choices().is_empty() {
            scene.one.next_of("state").await;
        }
        while !scene.one.choices().is_empty() {
            scene.step().await;
        }
        if scene.one.state["can_undo"] == true {
            break;
        }
    }
    scene.order(json!([whatever(&["no-preempt"])])).await;
    scene
        .one
        .say(json!({ "type": "undo", "seat": "kennedy" }))
        .await;
    let told = scene.told(1).await;
    assert_eq!(told["told"][0]["fate"], "dropped");
    assert_eq!(told["told"][0]["why"]["text"]["id"], "orders-undone");
    assert_eq!(told["orders"], json!([]));
    scene.nobody_else_knows().await;
}

async fn whoever_orders_it_passes_in_every_window(database: Database) {
    let house = House::open(database).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let body = json!({ "game": "campaign-trail", "seats": [{ "who": "me" }, { "who": "open" }],
                       "options": { "players": 2 }, "speed": { "days": 3 }, "bot_pace_ms": 0 });
    let made = ann.post("/api/tables", body).await;
    let table = made["table"].as_str().expect("an id").to_owned();
    let links = made["invitations"].as_object().expect("links");
    let link = links.values().next().and_then(Value::as_str);
    bob.post(&format!("/api{}", link.expect("a link")), json!({}))
        .await;
    let (mut one, mut two) = (ann.watch(&table).await, bob.watch(&table).await);
    let path = format!("/api/tables/{table}/orders/{}", one.side());
    let body = json!({ "version": 0, "pass": true, "orders": [] });
    let (status, _) = ann.try_change(Method::PUT, &path, body).await;
    assert_eq!(status, 200);
    let is_window = |socket: &Socket| socket.state["question"]["id"] == "Q-12";
    let mut pick = 5_usize;
    let passed = loop {
        let own = ann.get(&path).await;
        if let Some(passed) = own["told"].get(0) {
            break passed.clone();
        }
        assert!(!one.is_over(), "there are windows in every game");
        pick = pick.wrapping_mul(31).wrapping_add(7);
        if !one.choices().is_empty() && !is_window(&one) {
            one.answer_with(pick >> 3).await;
        } else if !two.choices().is_empty() && two.ply() >= one.ply() {
            two.answer_with(pick >> 3).await;
        } else {
            two.next_of("state").await;
        }
        let ply = one.ply().max(two.ply());
        for socket in [&mut one, &mut two] {
            while socket.ply() < ply {
                socket.next_of("state").await;
            }
        }
    };
    assert_eq!(passed["fate"], "played");
    assert_eq!(passed["when"], Value::Null);
    assert_eq!(passed["answers"][0]["name"], "pass");
    for frame in &two.frames {
        assert!(!frame.contains("\"orders\""), "{frame}");
    }
}

async fn notes_are_private_and_kept(database: Database) {
    let mut house = House::open(database).await;
    let mut scene = Scene::open(&house).await;
    let path = format!("/api/tables/{}/notes/kennedy", scene.table);
    assert_eq!(scene.ann.get(&path).await["text"], "");
    let text = format!("Texas first.\nThen {MARK}.");
    let put = async |player: &mut Player, text: &str| {
        let body = json!({ "text": text });
        player.try_change(Method::PUT, &path, body).await
    };
    let (status, answer) = put(&mut scene.ann, &format!("{text}\u{7}")).await;
    assert_eq!((status, &answer["text"]), (200, &json!(text)));
    assert_eq!(put(&mut scene.ann, &"x".repeat(10_001)).await.0, 400);
    assert_eq!(put(&mut scene.bob, "mine").await.0, 403);
    assert_eq!(scene.bob.get(&path).await["text"], "");
    for _ in 0..5 {
        scene.step().await;
    }
    for socket in [&mut scene.one, &mut scene.two, &mut scene.watcher] {
        assert!(socket.is_open().await);
        assert!(!socket.frames.iter().any(|frame| frame.contains(MARK)));
    }
    scene.journal().await;
    house.stop().await;
    house.start().await;
    (scene.ann.base, scene.bob.base) = (house.base(), house.base());
    assert_eq!(scene.ann.get(&path).await["text"], text);
    let export = scene.ann.get("/api/account/export").await;
    assert_eq!(export["notes"][0]["text"], text);
    assert_eq!(export["notes"][0]["table_id"], scene.table.as_str());
    assert_eq!(count(&house, "notes").await, 1);
    let (status, _) = scene
        .ann
        .try_change(Method::DELETE, "/api/account", json!({}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(count(&house, "notes").await, 0);
}

/// The rows of one of the tables in which players write for themselves.
async fn count(house: &House, table: &'static str) -> i64 {
    let pool = sqlx::AnyPool::connect(&house.database.url()).await;
    let pool = pool.expect("the database");
    let statement = match table {
        "notes" => "SELECT COUNT(*) FROM notes",
        _ => "SELECT COUNT(*) FROM orders",
    };
    let count = sqlx::query_scalar(statement).fetch_one(&pool).await;
    count.expect("a number")
}

/// Of several processes on one database, one plays an order, once.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_was_written_next_door_is_played_once() {
    let Some(database) = Database::postgres() else {
        return;
    };
    let house = House::open(database).await;
    let next_door = house.next_door().await;
    let mut scene = Scene::open(&house).await;
    scene.bob.base = next_door.base();
    scene.two = scene.bob.watch(&scene.table).await;
    for round in 1..=3 {
        let (cards, _) = scene.play_to_anns_card().await;
        scene.order(json!([whatever(&[&cards[0]])])).await;
        scene.let_bob_finish().await;
        let told = scene.told(round).await;
        assert_eq!(told["told"].as_array().map(Vec::len), Some(round));
        let last = &told["told"][round - 1];
        assert_eq!(last["fate"], "played");
        for socket in [&mut scene.one, &mut scene.two] {
            while socket.ply() < last["ply"].as_u64().expect("a ply") {
                socket.next_of("state").await;
            }
        }
    }
    scene.nobody_else_knows().await;
    scene.journal().await;
}
