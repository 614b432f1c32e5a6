//! Clocks: how much time each seat has left, told from the journal alone, and the task that looks for lost ones, and for
//! response windows that are to close.
//!
//! Every row says when it was written, so a clock is a fold over the journal, like everything else. Bots lose no time.

use crate::error::Result;
use crate::ids::now;
use crate::room::Hub;
use crate::store::Speed;
use engine::{Entry, Seat, SeatSet};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// After this long, a table that could not be read is tried again.
const RETRY_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The clocks of a table that has them.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    speed: Speed,
    /// Milliseconds left, a seat.
    left: Vec<i64>,
    /// When the last row was written, in milliseconds since the table was opened.
    since: i64,
}

impl Clock {
    /// The clocks of a new table, if it has any.
    pub(crate) fn new(speed: Speed, seats: usize) -> Option<Clock> {
        let left = match speed {
            Speed::None => return None,
            Speed::Live { seconds, .. } => i64::from(seconds) * 1000,
            Speed::Days(days) => i64::from(days) * DAY_MS,
        };
        Some(Clock {
            speed,
            left: vec![left; seats],
            since: 0,
        })
    }

    /// Takes a row in: the people who were waited for have used time, and whoever answered gets some.
    pub(crate) fn note(&mut self, entry: &Entry, by: Option<Seat>, waited_for: SeatSet) {
        let at = entry.at() as i64;
        for seat in waited_for.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left -= at - self.since;
            }
        }
        self.since = at;
        if let (Entry::Answer { .. }, Some(seat)) = (entry, by)
            && let Some(left) = self.left.get_mut(seat.index())
        {
            match self.speed {
                Speed::Live { increment, .. } => *left += i64::from(increment) * 1000,
                Speed::Days(days) => *left = i64::from(days) * DAY_MS,
                Speed::None => {}
            }
        }
    }

    /// When the first of these seats runs out of time, in milliseconds since the table was opened.
    pub(crate) fn deadline(&self, waited_for: SeatSet) -> Option<i64> {
        let left = waited_for.iter().map(|seat| self.left[seat.index()]);
        left.min().map(|left| self.since + left.max(0))
    }

    /// A seat of these that has no time left at `at`.
    pub(crate) fn lost(&self, waited_for: SeatSet, at: i64) -> Option<Seat> {
        let used = at - self.since;
        waited_for
            .iter()
            .find(|seat| self.left[seat.index()] <= used)
    }

    /// What a viewer may know: milliseconds left now, and whose clock runs as far as they know.
    pub(crate) fn show(&self, sides: &[&str], waited_for: SeatSet, at: i64) -> Value {
        let used = (at - self.since).max(0);
        let left = |(place, side): (usize, &&str)| {
            let runs = waited_for.contains(Seat(place as u8));
            let left = self.left[place] - if runs { used } else { 0 };
            ((*side).to_owned(), Value::from(left.max(0)))
        };
        let left: serde_json::Map<String, Value> = sides.iter().enumerate().map(left).collect();
        let running: Vec<&str> = waited_for.iter().map(|seat| sides[seat.index()]).collect();
        json!({ "speed": self.speed, "left_ms": left, "running": running })
    }
}

/// Looks, several times a second, for seats that ran out of time or do not respond. Of several processes that find the same one, the
/// journal lets one write it down.
pub(crate) async fn watch(hub: Arc<Hub>) {
    let mut tick = tokio::time::interval(Duration::from_millis(250));
    loop {
        tick.tick().await;
        match hub.store.overdue(now()).await {
            Ok(tables) => {
                for table in tables {
                    if let Err(error) = call(&hub, &table).await {
                        tracing::warn!(table, %error, "a clock could not be called");
                        let _ = hub.store.set_deadline(&table, now() + RETRY_MS).await;
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "clocks could not be read"),
        }
    }
}

async fn call(hub: &Arc<Hub>, table: &str) -> Result<()> {
    let room = hub.room(table);
    let mut done = false;
    loop {
        let mut entered = hub.enter(&room).await?;
        let Some(deed) = entered.table().due() else {
            break;
        };
        done = true;
        if hub.act_within(&room, entered, deed, None).await.is_err() {
            break;
        }
    }
    if !done {
        // The row says that time is up and the journal does not: the row is behind.
        let deadline = hub.enter(&room).await?.table().deadline().unwrap_or(0);
        hub.store.set_deadline(table, deadline).await?;
    }
    Ok(())
}
