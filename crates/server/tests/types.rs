//! The page's types are written by Rust: `UPDATE_TYPES=1 cargo test -p hustings-server --test types`.

#[path = "support/change.rs"]
mod change;
#[path = "types/wire.rs"]
mod wire;

use engine::{Expected, Foreseen};
use futures_util::{SinkExt, StreamExt};
use hustings_server::Config;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use ts_rs::{TS, TypeVisitor};
use wire::{
    AdviceLine, ApiError, ClientFrame, Created, EventForm, EventInfo, EventLine, GameInfo, Leaders,
    NewEvent, NewTable, Orders, OrdersPlan, Profile, Room, Seat, SeatPlan, SeatRating, ServerFrame,
    Speed, Story, TableInfo, TableRatings, User,
};

const GENERATED: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../web/src/lib/generated/types.ts"
);
const HEAD: &str = "\
// Written by Rust, not by hand: UPDATE_TYPES=1 cargo test -p hustings-server --test types
";

#[test]
fn the_page_has_the_types_that_rust_gives() {
    let mut declared = Declared {
        // What JSON carries is a number for a browser, however many bits Rust gives it.
        config: ts_rs::Config::new().with_large_int("number"),
        seen: BTreeSet::new(),
        found: BTreeMap::new(),
    };
    declared.visit::<nineteen_sixty::View>();
    declared.visit::<nineteen_sixty::Reference>();
    declared.visit::<campaign_trail::View>();
    declared.visit::<campaign_trail::Reference>();
    declared.visit::<dictators::View>();
    declared.visit::<dictators::Reference>();
    declared.visit::<GameInfo>();
    declared.visit::<NewTable>();
    declared.visit::<Created>();
    declared.visit::<TableInfo>();
    declared.visit::<User>();
    declared.visit::<ServerFrame>();
    declared.visit::<ClientFrame>();
    declared.visit::<Foreseen>();
    declared.visit::<Expected>();
    declared.visit::<Orders>();
    declared.visit::<OrdersPlan>();
    declared.visit::<Story>();
    declared.visit::<AdviceLine>();
    declared.visit::<Leaders>();
    declared.visit::<Profile>();
    declared.visit::<TableRatings>();
    declared.visit::<SeatRating>();
    declared.visit::<NewEvent>();
    declared.visit::<EventLine>();
    declared.visit::<EventInfo>();
    declared.visit::<ApiError>();
    let text = declared.text();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        fs::write(GENERATED, &text).expect("the file can be written");
    }
    let found = fs::read_to_string(Path::new(GENERATED)).unwrap_or_default();
    assert!(
        found == text,
        "web/src/lib/generated/types.ts is not what Rust gives: run this test with UPDATE_TYPES=1"
    );
}

/// Every type that is reached, once, by name.
struct Declared {
    config: ts_rs::Config,
    seen: BTreeSet<TypeId>,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only what is declared by itself has a place to go to; numbers and lists have none.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            // A generic type comes once for each thing it is used with, always declared alike.
            let twin = self.found.insert(name.clone(), declaration.clone());
            let alike = twin.is_none_or(|twin| twin == declaration);
            assert!(alike, "two types are called {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl Declared {
    fn text(&self) -> String {
        let all: Vec<&str> = self.found.values().map(String::as_str).collect();
        format!("{HEAD}\n{}", all.join("\n"))
    }
}

/// Reads what the server sent as the type that the page has for it.
fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone())
        .unwrap_or_else(|error| panic!("{error}\nin what the server sends:\n{value:#}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_sends_and_takes_what_the_types_say() {
    let folder = tempfile::tempdir().expect("a folder for the database");
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: format!("sqlite://{}", folder.path().join("tables.db").display()),
        ..Config::default()
    };
    let server = hustings_server::start(games::registry(), config).await;
    let server = server.expect("the server starts");
    let base = server.url();
    let client = reqwest::Client::new();
    let entered = client.post(format!("{base}/api/session")).json(&json!({}));
    let entered = entered
        .header("origin", &base)
        .send()
        .await
        .expect("an answer");
    let cookie = entered.headers()["set-cookie"].to_str().expect("a cookie");
    let cookie = cookie.split(';').next().expect("its value").to_owned();
    let session: Value = entered.json().await.expect("JSON");
    let _: User = read(&session["user"]);
    let ask = async |path: &str, body: Option<Value>| -> Value {
        let request = match body {
            Some(body) => client.post(format!("{base}{path}")).json(&body),
            None => client.get(format!("{base}{path}")),
        };
        let request = request.header("cookie", &cookie).header("origin", &base);
        let answer = request.send().await;
        answer.expect("an answer").json().await.expect("JSON")
    };
    let _: Vec<GameInfo> = read(&ask("/api/games", None).await);
    let _: ApiError = read(&ask("/api/tables/none", None).await);

    let table = NewTable {
        game: "1960".into(),
        options: BTreeMap::from([("edition".into(), json!("zman"))]),
        seats: vec![
            SeatPlan::Me { nonce: "a1".into() },
            SeatPlan::Bot {
                bot: "greedy".into(),
            },
        ],
        speed: Speed::Live {
            seconds: 600,
            increment: 5,
            window: 12,
        },
        private: false,
        hints: false,
        rated: false,
        bot_pace_ms: 0,
    };
    let made: Created = read(&ask("/api/tables", Some(json!(table))).await);
    let slow = NewTable {
        options: BTreeMap::new(),
        seats: vec![
            SeatPlan::Me {
                nonce: String::new(),
            },
            SeatPlan::Bot {
                bot: "greedy".into(),
            },
        ],
        speed: Speed::Days(2),
        game: table.game.clone(),
        ..table
    };
    let slow: Created = read(&ask("/api/tables", Some(json!(slow))).await);
    let path = format!("/api/tables/{}/orders/kennedy", slow.table);
    let orders: Orders = read(&ask(&path, None).await);
    let plan = OrdersPlan {
        version: orders.version,
        pass: true,
        orders: Vec::new(),
    };
    let put = client.put(format!("{base}{path}")).json(&plan);
    let put = put.header("cookie", &cookie).header("origin", &base);
    let put = put.send().await.expect("an answer").json().await;
    assert!(read::<Orders>(&put.expect("JSON")).pass);
    let open = NewTable {
        seats: vec![
            SeatPlan::Me {
                nonce: String::new(),
            },
            SeatPlan::Open,
        ],
        speed: Speed::Days(3),
        ..table
    };
    let waiting: Created = read(&ask("/api/tables", Some(json!(open))).await);
    assert!(waiting.invitations.contains_key(&Seat("nixon".into())));

    for (id, moves, ordered) in [
        (made.table, 60, false),
        (waiting.table, 0, false),
        (slow.table, 0, true),
    ] {
        let address = format!("{}/api/tables/{id}/socket", base.replace("http", "ws"));
        let mut request = address.into_client_request().expect("an address");
        let headers = request.headers_mut();
        headers.insert("cookie", cookie.parse().expect("a cookie"));
        headers.insert("origin", base.parse().expect("an origin"));
        let (mut socket, _) = tokio_tungstenite::connect_async(request)
            .await
            .expect("a socket");
        let frames = [
            ClientFrame::Hello {
                seen: None,
                viewer: None,
            },
            ClientFrame::Ping,
            ClientFrame::Chat {
                room: Room::Seats,
                text: "hello".into(),
            },
            ClientFrame::Undo {
                seat: Seat("nixon".into()),
            },
        ];
        for frame in &frames {
            socket
                .send(Message::text(json!(frame).to_string()))
                .await
                .expect("sent");
        }
        let mut kinds = BTreeSet::new();
        let mut whole = Value::Null;
        let mut answers = 0;
        while kinds.len() < 5 || answers < moves || ordered != kinds.contains("\"orders\"") {
            let Some(Ok(Message::Text(text))) = socket.next().await else {
                continue;
            };
            let value: Value = serde_json::from_str(&text).expect("JSON");
            kinds.insert(value["type"].to_string());
            match read(&value) {
                ServerFrame::State(_) => whole = value,
                ServerFrame::Change(change) => change::apply(&mut whole, &change),
                _ => continue,
            }
            let ServerFrame::State(state) = read(&whole) else {
                panic!("a change leads from a state to a state");
            };
            let Some(choice) = state.choices[0]["index"].as_u64() else {
                continue;
            };
            let ply = state.ply.expect("a running game has one");
            let answer = ClientFrame::Answer {
                ply,
                seat: Seat(state.viewer.0),
                choice: choice as u32,
            };
            if answers == 0 {
                let own = ask(
                    &format!("/api/tables/{id}/foresee/{ply}/kennedy/{choice}"),
                    None,
                )
                .await;
                assert!(
                    own["ends"].is_boolean() && own.get("view").is_some(),
                    "{own}"
                );
                let foreign = ask(
                    &format!("/api/tables/{id}/foresee/{ply}/nixon/{choice}"),
                    None,
                )
                .await;
                assert_eq!(read::<ApiError>(&foreign).error.code, "not-seated");
                let late = ask(
                    &format!("/api/tables/{id}/foresee/9999/kennedy/{choice}"),
                    None,
                )
                .await;
                assert_eq!(read::<ApiError>(&late).error.code, "not-asked");
            }
            answers += 1;
            socket
                .send(Message::text(json!(answer).to_string()))
                .await
                .expect("sent");
            if answers == moves {
                let resign = ClientFrame::Resign {
                    seat: Seat("kennedy".into()),
                };
                socket
                    .send(Message::text(json!(resign).to_string()))
                    .await
                    .expect("sent");
            }
        }
        if moves > 0 {
            let replay = ask(&format!("/api/tables/{id}/replay/3"), None).await;
            let _: ServerFrame = read(&replay);
            let _: Story = read(&ask(&format!("/api/tables/{id}/story"), None).await);
            let request = client.post(format!("{base}/api/tables/{id}/advice"));
            let request = request.header("cookie", &cookie).header("origin", &base);
            let answer = request.json(&json!({ "ply": 3 })).send().await;
            let lines = answer.expect("an answer").text().await.expect("lines");
            let lines = lines
                .lines()
                .map(|line| serde_json::from_str(line).expect("JSON"));
            let lines: Vec<AdviceLine> = lines.map(|line: Value| read(&line)).collect();
            assert!(matches!(lines.last(), Some(AdviceLine::Advice(_))));
        }
        let _: TableInfo = read(&ask(&format!("/api/tables/{id}"), None).await);
    }
    let _: Vec<TableInfo> = read(&ask("/api/tables", None).await);

    let credentials = json!({ "name": "Ann", "password": "correct horse" });
    ask("/api/account", Some(credentials)).await;
    let rated = NewTable {
        game: "1960".into(),
        options: BTreeMap::new(),
        seats: vec![
            SeatPlan::Me {
                nonce: String::new(),
            },
            SeatPlan::Open,
        ],
        speed: Speed::Days(3),
        private: true,
        hints: false,
        rated: true,
        bot_pace_ms: 0,
    };
    let made: Created = read(&ask("/api/tables", Some(json!(rated))).await);
    let _: TableRatings = read(&ask(&format!("/api/tables/{}/ratings", made.table), None).await);
    let _: Leaders = read(&ask("/api/games/1960/ratings", None).await);
    let _: Profile = read(&ask("/api/players/Ann", None).await);
    let event = NewEvent {
        name: "Club night".into(),
        game: "1960".into(),
        options: BTreeMap::new(),
        speed: Speed::Days(3),
        form: EventForm::Knockout,
        rated: true,
    };
    let made = ask("/api/events", Some(json!(event))).await;
    let path = format!("/api/events/{}", made["event"].as_str().expect("an id"));
    let _: EventInfo = read(&ask(&format!("{path}/join"), Some(json!({}))).await);
    let _: Vec<EventLine> = read(&ask("/api/events", None).await);
    server.stop().await;
}
