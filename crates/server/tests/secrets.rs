//! Nothing hidden leaves the server: all frames of both seats and of a spectator are kept, and compared with what hands
//! and stacks held at the time, which a replay of the finished game tells, and with what the rules let each of them know.
//! What the players write for themselves meanwhile, notes and orders, is looked for in the frames of the others.

mod support;

use engine::{AnyGame, AnyKind, Export, Journal, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use support::{Database, House, Player, Socket, play_both, two_at_a_table};

type Cards = BTreeSet<String>;

const VIEWERS: [(&str, Viewer); 3] = [
    ("kennedy", Viewer::Seat(Seat(0))),
    ("nixon", Viewer::Seat(Seat(1))),
    ("spectator", Viewer::Spectator),
];

/// Everything that a `state` has. Whoever adds a field thinks about who may know it.
const FIELDS: &[&str] = &[
    "type",
    "table",
    "game",
    "options",
    "speed",
    "viewer",
    "seats",
    "commitment",
    "seed",
    "hints",
    "last_ply",
    "ply",
    "view",
    "awaited",
    "question",
    "choices",
    "events",
    "can_undo",
    "clocks",
    "status",
    "outcome",
    "rematch",
    // Of the table, and the same for all.
    "rated",
    "event",
    // For the player of a lesson's own table; nothing at any other.
    "lesson",
];

/// What names cards wherever they are, and lay open: those that a card in play forbids, and those that were in the discard
/// pile when it was shuffled.
const OPEN: &[&str] = &["prevented", "reshuffle"];

#[tokio::test(flavor = "multi_thread")]
async fn no_frame_tells_what_its_viewer_could_not_know() {
    watch_games(6).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: 200 games"]
async fn no_frame_of_200_games_tells_what_its_viewer_could_not_know() {
    watch_games(200).await;
}

async fn watch_games(count: usize) {
    let house = House::open(Database::sqlite()).await;
    let kind = games::registry().find("1960").expect("the game");
    let reference = kind.reference(&json!({})).expect("cards");
    let cards = reference["cards"].as_array().expect("cards").iter();
    let names: Cards = cards
        .filter_map(|card| card["key"].as_str().map(str::to_owned))
        .collect();
    for game in 0..count {
        let (mut ann, mut bob, table, mut one, mut two) = two_at_a_table(&house).await;
        let eve = house.guest("Eve").await;
        let mut three = eve.watch(&table).await;
        let mut at = 0;
        let mut writers = BTreeSet::new();
        while !one.is_over() {
            for (socket, player) in [(&one, &mut ann), (&two, &mut bob)] {
                if write_for_oneself(socket, player, &table).await {
                    writers.insert(socket.side());
                }
            }
            // Whoever is asked something writes no order: it is looked ply by ply until both have.
            at += if writers.len() < 2 { 1 } else { 40 };
            play_both(&mut one, &mut two, game + 11, |one| one.ply() >= at).await;
        }
        for socket in [&mut two, &mut three] {
            while !socket.is_over() {
                socket.next_of("state").await;
            }
        }
        let export = export(&mut ann, &table).await;
        let seed = export.seed.expect("the game is over").to_hex();
        let truth = Truth::of(&export.journal, kind, &names);
        for (socket, (name, viewer)) in [one, two, three].iter().zip(VIEWERS) {
            truth.check(socket, name, viewer, &seed);
            check_what_others_wrote(socket, name);
        }
    }
}

/// What a side writes, which must turn up nowhere else.
fn private_word(side: &str) -> String {
    format!("{side}-alone-reads-this")
}

/// A note, and an order that waits for something that never happens, wherever one may be written. Says whether one was.
async fn write_for_oneself(socket: &Socket, player: &mut Player, table: &str) -> bool {
    let side = socket.side();
    let text = private_word(&side);
    let note = format!("/api/tables/{table}/notes/{side}");
    let put = reqwest::Method::PUT;
    let (status, _) = player
        .try_change(put.clone(), &note, json!({ "text": text }))
        .await;
    assert_eq!(status, 200);
    if socket.is_over() || !socket.choices().is_empty() {
        return false;
    }
    let path = format!("/api/tables/{table}/orders/{side}");
    let version = player.get(&path).await["version"].clone();
    let never = json!({ "event": text });
    let order = json!({ "when": { "kind": "seen", "event": never, "text": { "id": text } },
                        "answers": [{ "name": "campaign", "text": { "id": text } }] });
    let body = json!({ "version": version, "pass": true, "orders": [order] });
    let (status, answer) = player.try_change(put, &path, body).await;
    assert_eq!(status, 200, "{answer}");
    true
}

/// Whoever wrote orders is shown them, and nobody else.
fn check_what_others_wrote(socket: &Socket, name: &str) {
    let words = ["kennedy", "nixon"].map(|side| (side, private_word(side)));
    for (side, word) in words {
        let told = socket.frames.iter().filter(|frame| frame.contains(&word));
        let told: Vec<&String> = told.collect();
        match side == name {
            true => assert!(!told.is_empty(), "{name} is shown what they wrote"),
            false => assert!(
                told.is_empty(),
                "{name} is shown what {side} wrote: {told:?}"
            ),
        }
    }
    let is_told = socket
        .frames
        .iter()
        .any(|frame| frame.contains("\"orders\""));
    assert_eq!(is_told, name != "spectator", "{name} hears of orders");
}

async fn export(player: &mut Player, table: &str) -> Export {
    let (_, text) = player
        .try_get(&format!("/api/tables/{table}/journal"))
        .await;
    engine::import(&text).expect("readable")
}

/// Every name of a card that a text holds.
fn cards_in(value: &Value, names: &Cards) -> Cards {
    let text = value.to_string();
    let words = text.split(['"', ' ', ':']);
    words
        .filter(|word| names.contains(*word))
        .map(str::to_owned)
        .collect()
}

/// What was really the case at every ply.
struct Truth<'a> {
    positions: Vec<Box<dyn AnyGame>>,
    names: &'a Cards,
}

impl Truth<'_> {
    fn of<'a>(journal: &Journal, kind: &dyn AnyKind, names: &'a Cards) -> Truth<'a> {
        let mut replay = journal.replay(kind).expect("a sound journal");
        let mut positions = Vec::new();
        while let Some(step) = replay.step().expect("a sound journal") {
            positions.push(step.game.boxed());
        }
        Truth { positions, names }
    }

    fn position(&self, ply: &Value) -> &dyn AnyGame {
        self.positions[ply.as_u64().expect("a ply") as usize].as_ref()
    }

    /// For every ply, the cards that were in a hand or a stack and that this viewer had not seen there.
    fn hidden(&self, name: &str, viewer: Viewer) -> Vec<Cards> {
        let hidden = |game: &dyn AnyGame| {
            let (whole, view) = (game.inspect(), game.view(viewer));
            let mut hidden = Cards::new();
            let others = ["kennedy", "nixon"].into_iter();
            for side in others.filter(|side| *side != name) {
                for pile in ["hand", "stack"] {
                    let known = cards_in(&view[pile][side]["known"], self.names);
                    let there = cards_in(&whole[pile][side], self.names);
                    hidden.extend(there.difference(&known).cloned());
                }
            }
            hidden
        };
        self.positions
            .iter()
            .map(|game| hidden(game.as_ref()))
            .collect()
    }

    fn check(&self, socket: &Socket, name: &str, viewer: Viewer, seed: &str) {
        let hidden = self.hidden(name, viewer);
        let secret = |ply: &Value| &hidden[ply.as_u64().expect("a ply") as usize];
        let mut looked_for = 0;
        for text in &socket.frames {
            let mut frame: Value = serde_json::from_str(text).expect("JSON");
            let over = frame["status"] == "over";
            assert!(
                over || !text.contains(seed),
                "{name} was told the seed: {text}"
            );
            if frame["type"] != "state" || frame["view"].is_null() {
                continue;
            }
            assert_eq!(frame["viewer"], name);
            assert_eq!(frame["seed"].is_null(), !over);
            self.check_question(&frame, viewer);
            for event in frame["events"].take().as_array().expect("a list") {
                let leaked: Vec<String> = cards_in(event, self.names)
                    .intersection(secret(&event["ply"]))
                    .cloned()
                    .collect();
                assert!(leaked.is_empty(), "{name} was told of {leaked:?}: {event}");
            }
            let ply = frame["ply"].clone();
            if let Some(view) = frame["view"].as_object_mut() {
                for field in OPEN {
                    let told = view.remove(*field);
                    let open = &self.position(&ply).view(Viewer::Spectator)[field];
                    assert_eq!(told.as_ref(), Some(open), "{field} is the same for all");
                }
            }
            let leaked: Vec<String> = cards_in(&frame, self.names)
                .intersection(secret(&ply))
                .cloned()
                .collect();
            assert!(leaked.is_empty(), "{name} was shown {leaked:?}: {frame}");
            looked_for += secret(&ply).len();
        }
        assert!(
            looked_for > 200,
            "{looked_for} hidden cards were looked for"
        );
    }

    /// A frame asks its viewer what the rules ask them, and nothing that they ask another.
    fn check_question(&self, frame: &Value, viewer: Viewer) {
        let fields = frame.as_object().expect("an object");
        for field in fields.keys() {
            assert!(
                FIELDS.contains(&field.as_str()),
                "{field}: who may know it?"
            );
        }
        assert!(frame["lesson"].is_null());
        let game = self.position(&frame["ply"]);
        let (question, choices) = match viewer {
            Viewer::Seat(seat) if frame["status"] != "over" => {
                (json!(game.question(seat)), json!(game.choices(seat)))
            }
            _ => (Value::Null, json!([])),
        };
        assert_eq!(frame["question"], question);
        assert_eq!(frame["choices"], choices);
        assert_eq!(frame["view"], game.view(viewer));
    }
}
