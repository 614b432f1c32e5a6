//! Guests, accounts and sessions.
//!
//! A cookie holds a random word; the database knows only its hash. A guest is a user without a password, and becomes an
//! account by getting one. Passwords are hashed with argon2id on the pool for blocking work.

use crate::error::{Error, Result};
use crate::guard::Caller;
use crate::ids::{hash, now, random_id};
use crate::language;
use crate::room::{Deed, Hub, Refusal};
use crate::store::{Listed, SignedOut, TableStatus, User};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::extract::{Extension, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

const COOKIE: &str = "hustings";
const MAX_NAME: usize = 32;
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/session", routing::get(who).post(enter))
        .route("/api/account", routing::post(make).delete(forget))
        .route("/api/account/export", routing::get(export))
        .route("/api/login", routing::post(login))
        .route("/api/logout", routing::post(logout))
        .route("/api/logout-everywhere", routing::post(logout_everywhere))
        .route("/api/password", routing::post(change_password))
}

/// Whoever asks, if they are known.
#[derive(Clone, Debug)]
pub(crate) struct Known(pub(crate) Option<User>);

/// Whoever asks, who must be known, and may not ask too often.
#[derive(Clone, Debug)]
pub(crate) struct Member(pub(crate) User);

impl FromRequestParts<Arc<Hub>> for Known {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Known> {
        match session(&parts.headers) {
            Some(session) => Ok(Known(hub.store.user_of_session(&session).await?)),
            None => Ok(Known(None)),
        }
    }
}

impl FromRequestParts<Arc<Hub>> for Member {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Member> {
        let Known(user) = Known::from_request_parts(parts, hub).await?;
        let user = user.ok_or(Error::NoSession)?;
        if parts.method != axum::http::Method::GET {
            hub.guard.changes.take(&user.id)?;
        }
        Ok(Member(user))
    }
}

/// The session that a request belongs to, by the hash under which the database knows it.
pub(crate) fn session(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let cookies = cookies.filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, token)| hash(token))
}

fn cookie(hub: &Hub, token: &str, seconds: u64) -> HeaderValue {
    let secure = if hub.guard.secure { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    // Tokens are letters and digits.
    HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static("hustings="))
}

async fn who(Known(user): Known) -> Json<Value> {
    Json(json!({ "user": user }))
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Enter {
    name: Option<String>,
}

/// Gives a session to whoever has none, and a guest the name that they want.
async fn enter(
    State(hub): State<Arc<Hub>>,
    Extension(Caller(caller)): Extension<Caller>,
    Known(user): Known,
    headers: HeaderMap,
    body: Option<Json<Enter>>,
) -> Result<Response> {
    let name = body.and_then(|Json(body)| body.name);
    let name = name.map(|name| check_name(&name)).transpose()?;
    if let Some(mut user) = user {
        if let Some(name) = name.filter(|_| user.guest) {
            hub.store.rename_guest(&user.id, &name).await?;
            refresh_tables_of(&hub, &user.id).await?;
            user.name = name;
        }
        return Ok(Json(json!({ "user": user })).into_response());
    }
    hub.guard.guests.take(&caller.to_string())?;
    let name = name.unwrap_or_else(|| {
        let guest = engine::Message::known("guest-name").with("id", random_id(4).to_uppercase());
        language::say(language::wanted(&headers), &guest)
    });
    let user = hub.store.add_guest(&name).await?;
    sign_in(&hub, user).await
}

async fn sign_in(hub: &Hub, user: User) -> Result<Response> {
    let lasts = hub.config.limits.session;
    let expires = now() + lasts.as_millis() as i64;
    let token = hub.store.open_session(&user.id, expires).await?;
    let mut response = Json(json!({ "user": user })).into_response();
    let cookie = cookie(hub, &token, lasts.as_secs());
    response.headers_mut().append(header::SET_COOKIE, cookie);
    Ok(response)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    password: String,
}

async fn make(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Json(body): Json<Credentials>,
) -> Result<Json<Value>> {
    if !user.guest {
        return Err(Error::HasAccount);
    }
    let name = check_name(&body.name)?;
    let password = hash_password(body.password).await?;
    hub.store.make_account(&user.id, &name, &password).await?;
    refresh_tables_of(&hub, &user.id).await?;
    let user = User {
        name,
        guest: false,
        ..user
    };
    Ok(Json(json!({ "user": user })))
}

async fn login(
    State(hub): State<Arc<Hub>>,
    Extension(Caller(caller)): Extension<Caller>,
    Json(body): Json<Credentials>,
) -> Result<Response> {
    hub.guard.logins.take(&caller.to_string())?;
    hub.guard
        .logins
        .take(&format!("name {}", body.name.to_lowercase()))?;
    let account = hub.store.account(&body.name).await?;
    let (id, hash) = account.unwrap_or_default();
    // A name that nobody has takes as long as a wrong password.
    let right = verify_password(body.password, hash).await?;
    if !right || id.is_empty() {
        return Err(Error::Login);
    }
    let user = User {
        id,
        name: body.name,
        guest: false,
    };
    sign_in(&hub, user).await
}

async fn logout(State(hub): State<Arc<Hub>>, headers: HeaderMap) -> Result<Response> {
    if let Some(session) = session(&headers) {
        sign_out(&hub, SignedOut::Session(session)).await?;
    }
    Ok(signed_out(&hub))
}

/// Ends sessions: the cookies are worth nothing from now on, and open sockets close.
async fn sign_out(hub: &Hub, who: SignedOut) -> Result<()> {
    hub.store.sign_out(&who).await?;
    hub.tell_signed_out(who);
    Ok(())
}

fn signed_out(hub: &Hub) -> Response {
    let mut response = Json(json!({ "user": null })).into_response();
    let gone = cookie(hub, "", 0);
    response.headers_mut().append(header::SET_COOKIE, gone);
    response
}

async fn logout_everywhere(State(hub): State<Arc<Hub>>, Member(user): Member) -> Result<Response> {
    let (user, kept) = (user.id, None);
    sign_out(&hub, SignedOut::User { user, kept }).await?;
    Ok(signed_out(&hub))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPassword {
    old: String,
    new: String,
}

/// A new password signs out every other session.
async fn change_password(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    headers: HeaderMap,
    Json(body): Json<NewPassword>,
) -> Result<Json<Value>> {
    if user.guest {
        return Err(Error::Guest);
    }
    hub.guard.logins.take(&format!("password {}", user.id))?;
    let known = hub.store.password_of(&user.id).await?;
    if !verify_password(body.old, known).await? {
        return Err(Error::Login);
    }
    let password = hash_password(body.new).await?;
    hub.store.set_password(&user.id, &password).await?;
    let others = SignedOut::User {
        user: user.id.clone(),
        kept: session(&headers),
    };
    sign_out(&hub, others).await?;
    Ok(Json(json!({ "user": user })))
}

/// Everything that the server knows about a user.
async fn export(State(hub): State<Arc<Hub>>, Member(user): Member) -> Result<Json<Value>> {
    let tables = hub.store.list(Listed::Of(&user.id)).await?;
    let table = |row: &crate::store::TableRow| {
        let seats = row.seats.iter().filter(|seat| seat.is_held_by(&user.id));
        let seats: Vec<&str> = seats.map(|seat| seat.side.as_str()).collect();
        json!({ "id": row.id, "game": row.game, "options": row.options, "status": row.status,
                "seats": seats, "outcome": row.outcome })
    };
    let tables: Vec<Value> = tables.iter().map(table).collect();
    let chat = hub.store.said_by(&user.id).await?;
    let webhook = hub.store.webhook(&user.id).await?;
    let webhook = webhook.map(|webhook| webhook.url);
    let ratings = crate::ratings::of_user(&hub, &user.id).await?;
    let notes = hub.store.notes_of(&user.id).await?;
    let orders = hub.store.orders_of(&user.id).await?;
    let orders = orders.iter().map(|(table, row)| {
        json!({ "table_id": table, "seat": row.seat.0, "pass": row.pass, "orders": row.list,
                "told": row.told })
    });
    let orders: Vec<Value> = orders.collect();
    Ok(Json(
        json!({ "user": user, "tables": tables, "chat": chat, "webhook": webhook, "ratings": ratings,
                "notes": notes, "orders": orders }),
    ))
}

/// Deletes everything but the proofs: whoever leaves gives up the games that run, and a journal keeps the name that
/// they sat down with, because it is sealed.
async fn forget(State(hub): State<Arc<Hub>>, Member(user): Member) -> Result<Response> {
    crate::events::withdraw_everywhere(&hub, &user.id).await?;
    let tables = hub.store.list(Listed::Of(&user.id)).await?;
    for table in tables
        .iter()
        .filter(|table| table.status == TableStatus::Running)
    {
        let room = hub.room(&table.id);
        for seat in table.seats_of(&user.id).into_iter().take(1) {
            match hub.act(&room, Deed::Resign { seat }).await {
                // It was over a moment ago.
                Ok(_) | Err(Refusal::NotRunning) => {}
                Err(refusal) => return Err(refusal.into()),
            }
        }
    }
    hub.store.delete_user(&user.id).await?;
    for room in tables.iter().filter_map(|table| hub.known_room(&table.id)) {
        hub.refresh(&room).await;
    }
    hub.tell_signed_out(SignedOut::User {
        user: user.id,
        kept: None,
    });
    Ok(signed_out(&hub))
}

/// What a table shows of a user has changed.
async fn refresh_tables_of(hub: &Hub, user: &str) -> Result<()> {
    let tables = hub.store.list(Listed::Of(user)).await?;
    for room in tables.iter().filter_map(|table| hub.known_room(&table.id)) {
        hub.refresh(&room).await;
    }
    Ok(())
}

/// Clears old sessions away, now and then.
pub(crate) async fn clear_sessions(hub: Arc<Hub>) {
    let mut tick = tokio::time::interval(Duration::from_secs(60 * 60));
    loop {
        tick.tick().await;
        if let Err(error) = hub.store.clear_sessions().await {
            tracing::warn!(%error, "old sessions could not be cleared away");
        }
    }
}

fn check_name(name: &str) -> Result<String> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > MAX_NAME || name.chars().any(char::is_control) {
        let told = engine::Message::known("bad-name").with("most", MAX_NAME);
        return Err(Error::Bad(told));
    }
    Ok(name.to_owned())
}

async fn hash_password(password: String) -> Result<String> {
    if !PASSWORD.contains(&password.chars().count()) {
        return Err(Error::Bad(engine::Message::known("bad-password")));
    }
    let hashed = tokio::task::spawn_blocking(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string())
    });
    let hashed = hashed.await.ok().and_then(std::result::Result::ok);
    hashed.ok_or(Error::Broken("a password could not be hashed"))
}

/// Whether the password is right; without a hash it never is, and takes as long.
async fn verify_password(password: String, hash: String) -> Result<bool> {
    let verified = tokio::task::spawn_blocking(move || {
        if hash.is_empty() {
            let _ = Argon2::default().hash_password(password.as_bytes());
            return false;
        }
        let argon = Argon2::default();
        let password = password.as_bytes();
        PasswordVerifier::<str>::verify_password(&argon, password, &hash).is_ok()
    });
    verified
        .await
        .map_err(|_| Error::Broken("a password could not be checked"))
}
