//! Nothing hidden leaves the server: all frames of both seats and of a spectator are kept, and compared with what hands
//! and stacks held at the time, which a replay of the finished game tells.

mod support;

use engine::{AnyGame, AnyKind, Journal, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use support::{Database, House, Player, Socket, play_both};

type Cards = BTreeSet<String>;

const VIEWERS: [(&str, Viewer); 3] = [
    ("kennedy", Viewer::Seat(Seat(0))),
    ("nixon", Viewer::Seat(Seat(1))),
    ("spectator", Viewer::Spectator),
];

#[tokio::test(flavor = "multi_thread")]
async fn no_frame_names_a_card_that_its_viewer_could_not_know() {
    watch_games(3).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: 200 games"]
async fn no_frame_of_200_games_names_a_card_that_its_viewer_could_not_know() {
    watch_games(200).await;
}

async fn watch_games(count: usize) {
    let house = House::open(Database::sqlite()).await;
    let kind = games::registry().find("1960").expect("the game");
    let reference = kind.reference();
    let cards = reference["cards"].as_array().expect("cards").iter();
    let names: Cards = cards
        .filter_map(|card| card["key"].as_str().map(str::to_owned))
        .collect();
    for game in 0..count {
        let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
        let eve = house.guest("Eve").await;
        let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
        let link = invitations["nixon"].as_str().expect("a link");
        bob.post(&format!("/api{link}"), json!({})).await;
        let (mut one, mut two) = (ann.watch(&table).await, bob.watch(&table).await);
        let mut three = eve.watch(&table).await;
        play_both(&mut one, &mut two, game + 11, |_| false).await;
        while !two.is_over() {
            two.next_of("state").await;
        }
        while !three.is_over() {
            three.next_of("state").await;
        }
        let truth = Truth::of(&journal(&mut ann, &table).await, kind, &names);
        for (socket, (name, viewer)) in [one, two, three].iter().zip(VIEWERS) {
            truth.check(socket, name, viewer);
        }
    }
}

async fn journal(player: &mut Player, table: &str) -> Journal {
    let (_, text) = player
        .try_get(&format!("/api/tables/{table}/journal"))
        .await;
    engine::import(&text).expect("readable").journal
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

    /// The cards that were in a hand or a stack after a ply, and that this viewer had not seen there.
    fn hidden(&self, ply: &Value, name: &str, viewer: Viewer) -> Cards {
        let game = &self.positions[ply.as_u64().expect("a ply") as usize];
        let (whole, view) = (game.inspect(), game.view(viewer));
        let mut hidden = Cards::new();
        for side in ["kennedy", "nixon"]
            .into_iter()
            .filter(|side| *side != name)
        {
            for pile in ["hand", "stack"] {
                let known = cards_in(&view[pile][side]["known"], self.names);
                let there = cards_in(&whole[pile][side], self.names);
                hidden.extend(there.difference(&known).cloned());
            }
        }
        hidden
    }

    fn check(&self, socket: &Socket, name: &str, viewer: Viewer) {
        let mut looked_for = 0;
        for text in &socket.frames {
            let mut frame: Value = serde_json::from_str(text).expect("JSON");
            if frame["type"] != "state" || frame["view"].is_null() {
                continue;
            }
            assert_eq!(frame["viewer"], name);
            assert_eq!(frame["seed"].is_null(), frame["status"] != "over");
            for event in frame["events"].take().as_array().expect("a list") {
                let secret = self.hidden(&event["ply"], name, viewer);
                let leaked: Vec<String> = cards_in(event, self.names)
                    .intersection(&secret)
                    .cloned()
                    .collect();
                assert!(leaked.is_empty(), "{name} was told of {leaked:?}: {event}");
            }
            let secret = self.hidden(&frame["ply"], name, viewer);
            if let Some(view) = frame["view"].as_object_mut() {
                // The cards whose place the viewer does not know: what is left when the known ones are taken away.
                view.remove("unseen");
            }
            let leaked: Vec<String> = cards_in(&frame, self.names)
                .intersection(&secret)
                .cloned()
                .collect();
            assert!(leaked.is_empty(), "{name} was shown {leaked:?}: {frame}");
            looked_for += secret.len();
        }
        assert!(
            looked_for > 200,
            "{looked_for} hidden cards were looked for"
        );
    }
}
