//! Private notes: a text for each table and seat, which nobody but its writer ever reads, kept after the game.

use crate::accounts::Member;
use crate::error::{Error, Result};
use crate::room::Hub;
use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use engine::Message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

const MAX_TEXT: usize = 10_000;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    let path = "/api/tables/{id}/notes/{seat}";
    Router::new().route(path, routing::get(show).put(write))
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Note {
    text: String,
}

/// What one wrote oneself; also where a bot has taken the seat over since.
async fn show(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path((id, side)): Path<(String, String)>,
) -> Result<Json<Note>> {
    hub.enter(&hub.room(&id)).await?.table().row.seat(&side)?;
    let text = hub.store.note(&id, &user.id, &side).await?;
    Ok(Json(Note { text }))
}

async fn write(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path((id, side)): Path<(String, String)>,
    Json(body): Json<Note>,
) -> Result<Json<Note>> {
    let row = hub.enter(&hub.room(&id)).await?.table().row.clone();
    if !row.holds(&user.id, row.seat(&side)?) {
        return Err(Error::NotSeated);
    }
    let is_plain = |letter: &char| !letter.is_control() || matches!(letter, '\n' | '\t');
    let text: String = body.text.chars().filter(is_plain).collect();
    if text.chars().count() > MAX_TEXT {
        let told = Message::known("bad-note").with("most", MAX_TEXT);
        return Err(Error::Bad(told));
    }
    hub.store.set_note(&id, &user.id, &side, &text).await?;
    Ok(Json(Note { text }))
}
