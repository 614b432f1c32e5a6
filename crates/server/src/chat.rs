//! Chat: one room for those who sit, one for those who watch. Short lines, not many; the page escapes them.

use crate::error::{Error, Result};
use crate::ids::now;
use crate::room::{Hub, Room};
use crate::store::{Said, TableRow, User};
use serde_json::{Value, json};
use std::sync::Arc;

const MAX_TEXT: usize = 500;

/// Whether somebody may read and write in a room. Spectators never hear the seats, lest they tell.
pub(crate) fn may(row: &TableRow, user: &str, room: &str) -> bool {
    match room {
        "seats" => !row.seats_of(user).is_empty(),
        "spectators" => row.seats_of(user).is_empty() || row.outcome != Value::Null,
        _ => false,
    }
}

pub(crate) fn frame(said: &Said) -> Value {
    json!({ "type": "chat", "room": said.room, "from": said.name, "text": said.text, "at": said.at })
}

pub(crate) async fn say(
    hub: &Arc<Hub>,
    room: &Arc<Room>,
    user: Option<&User>,
    to: &str,
    text: &str,
) -> Result<()> {
    let user = user.ok_or(Error::NoSession)?;
    let text = text.trim();
    if text.is_empty() || text.chars().count() > MAX_TEXT {
        let told = engine::Message::known("bad-line").with("most", MAX_TEXT);
        return Err(Error::Bad(told));
    }
    hub.guard.chat.take(&user.id)?;
    if !may(&hub.enter(room).await?.table().row, &user.id, to) {
        return Err(Error::NotSeated);
    }
    let said = Said {
        room: to.to_owned(),
        name: user.name.clone(),
        text: text.chars().filter(|letter| !letter.is_control()).collect(),
        at: now(),
    };
    hub.store.say(&room.id, &user.id, &said).await?;
    spread(hub, room, &said).await
}

/// Sends a line to those who may read it.
pub(crate) async fn spread(hub: &Arc<Hub>, room: &Arc<Room>, said: &Said) -> Result<()> {
    let row = hub.enter(room).await?.table().row.clone();
    room.post(&frame(said), |watcher| may(&row, &watcher.user, &said.room));
    Ok(())
}

/// What was said before somebody came.
pub(crate) async fn history(hub: &Arc<Hub>, room: &Arc<Room>, user: &str) -> Result<Vec<Value>> {
    let row = hub.enter(room).await?.table().row.clone();
    let mut lines = Vec::new();
    for to in ["seats", "spectators"] {
        if may(&row, user, to) {
            lines.extend(hub.store.chat(&room.id, to).await?.iter().map(frame));
        }
    }
    Ok(lines)
}
