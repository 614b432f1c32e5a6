//! Nothing hidden leaves the server.

mod support;

use engine::{Journal, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use support::{House, Player, Socket, play_both};

/// Every name of a card that a text holds between quotes.
fn cards_in(text: &str, names: &BTreeSet<String>) -> BTreeSet<String> {
    let words = text.split(['"', ' ']);
    words
        .filter(|word| names.contains(*word))
        .map(str::to_owned)
        .collect()
}

/// Cards that a frame names as being somewhere, and not merely somewhere unknown.
fn told(frame: &Value, names: &BTreeSet<String>) -> BTreeSet<String> {
    let mut frame = frame.clone();
    if let Some(view) = frame["view"].as_object_mut() {
        // The cards that the viewer has not seen: the complement of what is known, not a secret.
        view.remove("unseen");
    }
    cards_in(&frame.to_string(), names)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_frame_names_a_card_that_its_viewer_could_not_know() {
    let house = House::open().await;
    let kind = games::registry().find("1960").expect("the game");
    let names: BTreeSet<String> = kind.reference()["cards"]
        .as_array()
        .expect("cards")
        .iter()
        .filter_map(|card| card["key"].as_str().map(str::to_owned))
        .collect();
    for game in 0..3 {
        let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
        let eve = house.guest("Eve").await;
        let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
        bob.post(
            &format!("/api{}", invitations["nixon"].as_str().unwrap()),
            json!({}),
        )
        .await;
        let (mut one, mut two) = (ann.watch(&table).await, bob.watch(&table).await);
        let mut three = eve.watch(&table).await;
        play_both(&mut one, &mut two, game + 11, |_| false).await;
        while !three.is_over() {
            three.next_of("state").await;
        }
        let journal = journal(&mut ann, &table).await;
        for (socket, viewer) in [(&one, "kennedy"), (&two, "nixon"), (&three, "spectator")] {
            check(socket, viewer, &journal, kind, &names);
        }
    }
}

async fn journal(player: &mut Player, table: &str) -> Journal {
    let (_, text) = player
        .try_get(&format!("/api/tables/{table}/journal"))
        .await;
    engine::import(&text).expect("readable").journal
}

/// Compares all frames with what hands and stacks held at the time, told by a replay of the finished game.
fn check(
    socket: &Socket,
    viewer: &str,
    journal: &Journal,
    kind: &dyn engine::AnyKind,
    names: &BTreeSet<String>,
) {
    let seed = journal.header.commitment.to_string();
    let mut checked = 0;
    for text in &socket.frames {
        let frame: Value = serde_json::from_str(text).expect("JSON");
        if frame["type"] != "state" || frame["view"].is_null() || frame["status"] == "over" {
            continue;
        }
        assert!(frame["seed"].is_null());
        assert_eq!(frame["viewer"], viewer);
        assert_eq!(frame["commitment"], seed.as_str());
        let game = journal
            .replay_to(kind, frame["ply"].as_u64().expect("a ply") as u32)
            .expect("a position");
        let truth = game.inspect();
        let seen = told(&frame, names);
        for (place, side) in ["kennedy", "nixon"].into_iter().enumerate() {
            if side == viewer {
                continue;
            }
            let eyes = match viewer {
                "spectator" => Viewer::Spectator,
                "kennedy" => Viewer::Seat(engine::Seat(0)),
                _ => Viewer::Seat(engine::Seat(1)),
            };
            let _ = place;
            for pile in ["hand", "stack"] {
                let known = cards_in(&game.view(eyes)[pile][side]["known"].to_string(), names);
                for card in cards_in(&truth[pile][side].to_string(), names) {
                    // Events of this very ply may tell of a card on its way into the hand.
                    let public = known.contains(&card) || event_names(&frame, &card);
                    assert!(
                        public || !seen.contains(&card),
                        "{viewer} was told of {card} in the {pile} of {side}: {frame}"
                    );
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 200, "{checked} hidden cards were looked for");
}

/// Whether an event that all see names the card: then it is no secret.
fn event_names(frame: &Value, card: &str) -> bool {
    let events = frame["events"].to_string();
    events.contains(&format!("\"{card}\""))
}
