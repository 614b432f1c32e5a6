//! Who watches a table: its own sockets, and those of other processes on the same database.
//!
//! A process says who watches a table when that changes, and again now and then. Whoever is not heard of for a while,
//! because their process died, is no longer there.

use crate::error::Result;
use crate::room::{Hub, Room};
use engine::Seat;
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often a process repeats who watches.
const REPEAT: Duration = Duration::from_secs(10);
/// A process that has not been heard for so long is gone.
const FORGET: Duration = Duration::from_secs(25);

/// Who watches a table in other processes, by process.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere(HashMap<String, Heard>);

#[derive(Debug)]
struct Heard {
    sitting: Vec<String>,
    spectators: usize,
    at: Instant,
}

impl Elsewhere {
    pub(crate) fn sitting(&self) -> impl Iterator<Item = &String> {
        self.0.values().flat_map(|heard| &heard.sitting)
    }

    fn spectators(&self) -> usize {
        self.0.values().map(|heard| heard.spectators).sum()
    }

    fn note(&mut self, process: String, sitting: Vec<String>, spectators: usize) {
        if sitting.is_empty() && spectators == 0 {
            self.0.remove(&process);
            return;
        }
        let at = Instant::now();
        self.0.insert(
            process,
            Heard {
                sitting,
                spectators,
                at,
            },
        );
    }

    /// Forgets processes that have not been heard for long; true if there was one.
    fn forget(&mut self) -> bool {
        let before = self.0.len();
        self.0.retain(|_, heard| heard.at.elapsed() < FORGET);
        self.0.len() < before
    }
}

/// Somebody came or went here.
pub(crate) async fn changed(hub: &Arc<Hub>, room: &Arc<Room>) {
    tell(hub, room).await;
    if let Err(error) = announce(hub, room).await {
        tracing::warn!(table = room.id, %error, "other processes could not be told who watches");
    }
}

/// Tells everybody here who is there.
async fn tell(hub: &Arc<Hub>, room: &Arc<Room>) {
    if !room.is_watched() {
        return;
    }
    let Ok(mut entered) = hub.enter(room).await else {
        return;
    };
    let row = entered.table().row.clone();
    drop(entered);
    let present = room.present(&row);
    let seats: Map<String, Value> = (0..)
        .zip(&row.seats)
        .map(|(place, seat)| (seat.side.clone(), present.contains(Seat(place)).into()))
        .collect();
    let (_, here) = room.watchers_by(|user| !row.seats_of(user).is_empty());
    let spectators = here + room.elsewhere().spectators();
    let message = json!({ "type": "presence", "seats": seats, "spectators": spectators });
    room.post(&message, |_| true);
}

/// Tells the other processes who is here.
async fn announce(hub: &Arc<Hub>, room: &Arc<Room>) -> Result<()> {
    if !hub.store.bus().is_shared() {
        return Ok(());
    }
    let row = hub.enter(room).await?.table().row.clone();
    let (sitting, spectators) = room.watchers_by(|user| !row.seats_of(user).is_empty());
    hub.store
        .announce_present(&room.id, &sitting, spectators)
        .await
}

/// Another process said who watches a table there.
pub(crate) async fn hear(
    hub: &Arc<Hub>,
    process: String,
    table: &str,
    sitting: Vec<String>,
    spectators: usize,
) {
    let nobody = sitting.is_empty() && spectators == 0;
    // Whoever comes here next wants to know that somebody waits over there.
    let room = match nobody {
        true => hub.known_room(table),
        false => Some(hub.room(table)),
    };
    let Some(room) = room else {
        return;
    };
    room.elsewhere().note(process, sitting, spectators);
    tell(hub, &room).await;
}

/// Says for every table that is watched here who watches it.
pub(crate) async fn announce_all(hub: &Arc<Hub>) {
    for room in hub.rooms() {
        if room.is_watched()
            && let Err(error) = announce(hub, &room).await
        {
            tracing::warn!(%error, "other processes could not be told who watches");
            return;
        }
    }
}

/// Repeats who is here, and forgets whoever is not heard of any more.
pub(crate) async fn watch(hub: Arc<Hub>) {
    if !hub.store.bus().is_shared() {
        return;
    }
    if let Err(error) = hub.store.ask_who_is_present().await {
        tracing::warn!(%error, "other processes could not be asked who watches");
    }
    let mut tick = tokio::time::interval(REPEAT);
    loop {
        tick.tick().await;
        announce_all(&hub).await;
        for room in hub.rooms() {
            if room.elsewhere().forget() {
                tell(&hub, &room).await;
            }
        }
    }
}
