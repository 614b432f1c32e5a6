//! 'Your turn', told to another program: a user names an address, and whenever a seat of theirs comes to be asked while
//! they do not watch the table, the server posts it there, signed.
//!
//! It is told once, to whoever answers in time, and never waited for: a table does not know that webhooks exist.

use crate::accounts::Member;
use crate::error::{Error, Result};
use crate::ids::{hex, now};
use crate::outbound::Target;
use crate::room::{Hub, Room, Table};
use axum::extract::State;
use axum::http::HeaderName;
use axum::{Json, Router, routing};
use engine::SeatSet;
use hmac::{Hmac, KeyInit, Mac};
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::Sha256;
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc};

/// Turns that wait to be posted; more are not.
pub(crate) const QUEUE: usize = 1024;
/// Posts under way at once.
const AT_ONCE: usize = 32;
/// `sha256=` and the HMAC of the body with the user's secret.
const SIGNATURE: HeaderName = HeaderName::from_static("hustings-signature");

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/me/webhook", routing::get(show).put(set))
}

async fn show(State(hub): State<Arc<Hub>>, Member(user): Member) -> Result<Json<Value>> {
    Ok(Json(match hub.store.webhook(&user.id).await? {
        Some(webhook) => json!(webhook),
        None => json!({ "url": null, "secret": null }),
    }))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    url: Option<String>,
}

/// Sets the address, or removes it and its secret.
async fn set(
    state: State<Arc<Hub>>,
    member: Member,
    Json(body): Json<Wanted>,
) -> Result<Json<Value>> {
    let (hub, Member(user)) = (&state.0, &member);
    match body.url {
        Some(url) => {
            // Told at once, because nobody reads a log of webhooks. It is asked again before every post.
            let target = Target::parse(&url)?;
            target.resolve(hub.config.allow_private_webhooks).await?;
            hub.store.set_webhook(&user.id, &url).await?;
        }
        None => hub.store.remove_webhook(&user.id).await?,
    }
    show(state, member).await
}

/// A seat that has come to be asked.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    user: String,
    table: String,
    game: String,
    seat: String,
    ply: u32,
}

/// Notes whose turn it has become with the last row and who does not watch; `answered` are those whose orders answer.
pub(crate) fn tell(hub: &Hub, room: &Room, table: &Table, answered: SeatSet) {
    let ply = table.live.as_ref().map_or(0, |live| live.table.ply());
    for (_, seat) in table
        .just_asked()
        .filter(|(seat, _)| !answered.contains(*seat))
    {
        if seat.user.is_empty() || room.is_present(&seat.user) {
            continue;
        }
        let turn = Turn {
            user: seat.user.clone(),
            table: room.id.clone(),
            game: table.row.game.clone(),
            seat: seat.side.clone(),
            ply,
        };
        if hub.turns.try_send(turn).is_err() {
            hub.metrics.webhooks_failed.add(1);
        }
    }
}

/// Posts turns as they come.
pub(crate) async fn post(hub: Arc<Hub>, mut turns: mpsc::Receiver<Turn>) {
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    while let Some(turn) = turns.recv().await {
        let Ok(permit) = permits.clone().acquire_owned().await else {
            return;
        };
        let hub = hub.clone();
        tokio::spawn(async move {
            match post_one(&hub, &turn).await {
                Ok(true) => hub.metrics.webhooks.add(1),
                Ok(false) => {}
                Err(error) => {
                    hub.metrics.webhooks_failed.add(1);
                    tracing::debug!(table = turn.table, %error, "a webhook was not told");
                }
            }
            drop(permit);
        });
    }
}

/// Posts a turn to whoever wants to be told; false where nobody does.
async fn post_one(hub: &Hub, turn: &Turn) -> Result<bool> {
    let Some(webhook) = hub.store.webhook(&turn.user).await? else {
        return Ok(false);
    };
    hub.guard.webhooks.take(&turn.user)?;
    let body = body(hub, turn).to_string();
    let signature = format!("sha256={}", sign(&webhook.secret, &body));
    Target::parse(&webhook.url)?
        .post(
            body,
            (SIGNATURE, signature),
            hub.config.allow_private_webhooks,
        )
        .await?;
    Ok(true)
}

fn body(hub: &Hub, turn: &Turn) -> Value {
    let public = hub.config.public_url.as_deref().unwrap_or("");
    json!({
        "type": "your-turn",
        "table": turn.table,
        "game": turn.game,
        "seat": turn.seat,
        "ply": turn.ply,
        "link": format!("{}/table/{}", public.trim_end_matches('/'), turn.table),
        "at": now(),
    })
}

fn sign(secret: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes())
        .expect("a key for HMAC may have any length");
    mac.update(body.as_bytes());
    hex(&mac.finalize().into_bytes())
}

impl From<crate::outbound::Failed> for Error {
    fn from(failed: crate::outbound::Failed) -> Error {
        Error::Bad(failed.message())
    }
}
