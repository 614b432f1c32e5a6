//! Tables over HTTP: open, list, sit, stand, start, invite, join, resign, hand over, play again, export, import, replay, foresee.

use crate::accounts::{Known, Member};
use crate::error::{Error, Result};
use crate::frames::{self, Look, Moment};
use crate::ids::{hex, now, random_id, random_seed};
use crate::ratings::{self, Missing};
use crate::room::{Deed, Hub, Room, Table, events_after};
use crate::store::{Listed, SeatKind, SeatRow, Speed, TableRow, TableStatus, User};
use ::bots::{BotName, PlayedKind};
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use engine::{AnyGame, Foreseen, Message, Quick, Seat, SeatSet, Status, Viewer};
use hmac::{Hmac, KeyInit, Mac};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sha2::Sha256;
use std::sync::Arc;

pub(crate) fn routes(hub: &Hub) -> Router<Arc<Hub>> {
    let import = routing::post(import).layer(DefaultBodyLimit::max(hub.config.limits.import_bytes));
    Router::new()
        .route("/api/tables", routing::get(list).post(create))
        .route("/api/tables/{id}", routing::get(show))
        .route("/api/tables/{id}/sit", routing::post(sit))
        .route("/api/tables/{id}/stand", routing::post(stand))
        .route("/api/tables/{id}/start", routing::post(start))
        .route("/api/tables/{id}/resign", routing::post(resign))
        .route("/api/tables/{id}/bot", routing::post(hand_over))
        .route("/api/tables/{id}/rematch", routing::post(rematch))
        .route("/api/tables/{id}/invitations", routing::post(invite))
        .route("/api/tables/{id}/journal", routing::get(journal))
        .route("/api/tables/{id}/replay/{ply}", routing::get(replay))
        .route(
            "/api/tables/{id}/foresee/{ply}/{seat}/{choice}",
            routing::get(foresee),
        )
        .route("/api/join/{token}", routing::post(join))
        .route("/api/import", import)
}

#[derive(Debug, Deserialize)]
#[serde(tag = "who", rename_all = "lowercase", deny_unknown_fields)]
enum Wanted {
    Me {
        #[serde(default)]
        nonce: String,
    },
    Open,
    Bot {
        bot: String,
    },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Create {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    seats: Vec<Wanted>,
    #[serde(default)]
    speed: Speed,
    #[serde(default)]
    private: bool,
    #[serde(default)]
    hints: bool,
    #[serde(default)]
    rated: bool,
    #[serde(default = "default_pace")]
    bot_pace_ms: u64,
}

/// About as fast as somebody who knows what they want.
pub(crate) const fn default_pace() -> u64 {
    600
}

/// Bots that take longer than this bore everybody.
pub(crate) const MAX_PACE: u64 = 60_000;
const MAX_NONCE: usize = 64;

/// The options in full, or a sentence that says what is wrong with them.
pub(crate) fn complete(kind: &dyn PlayedKind, options: &Value) -> Result<Value> {
    Ok(kind.complete_options(options)?)
}

/// A game with these options, to ask what does not depend on what is dealt: who sits there, and who plays with whom.
pub(crate) fn sample(kind: &dyn PlayedKind, options: &Value) -> Result<Box<dyn AnyGame>> {
    let (game, _) = kind.open(options, &mut Quick::new(0))?;
    Ok(game)
}

/// The names of the sides of a table with these options.
pub(crate) fn sides(kind: &dyn PlayedKind, options: &Value) -> Result<Vec<String>> {
    let game = sample(kind, options)?;
    let seats = 0..game.seats() as u8;
    Ok(seats
        .map(|seat| game.seat_name(Seat(seat)).to_owned())
        .collect())
}

async fn create(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Json(body): Json<Create>,
) -> Result<Json<Value>> {
    check_count(&hub, &user).await?;
    let row = new_table(&hub, &user, body)?;
    hub.store.add_table(&row, &[]).await?;
    let invitations = open(&hub, &row).await?;
    Ok(Json(json!({ "table": row.id, "invitations": invitations })))
}

pub(crate) async fn check_count(hub: &Hub, user: &User) -> Result<()> {
    match hub.store.unfinished_of(&user.id).await? < hub.config.limits.tables_a_user {
        true => Ok(()),
        false => Err(Error::TooManyTables),
    }
}

/// Starts a new table if nobody is missing, and gives the links for those who are.
async fn open(hub: &Arc<Hub>, row: &TableRow) -> Result<Value> {
    start_if_full(hub, &hub.room(&row.id)).await?;
    Ok(invitations(hub, row))
}

/// After a start: tables that were about to begin when the server ended begin now.
pub(crate) async fn start_full(hub: Arc<Hub>) {
    let tables = match hub.store.full_tables().await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "tables could not be started"),
    };
    for table in tables {
        if let Err(error) = start_if_full(&hub, &hub.room(&table)).await {
            tracing::warn!(table, %error, "a table could not be started");
        }
    }
}

fn new_table(hub: &Hub, user: &User, body: Create) -> Result<TableRow> {
    let kind = hub.kind(&body.game)?;
    let options = complete(kind, &Value::Object(body.options))?;
    let sides = sides(kind, &options)?;
    if sides.len() != body.seats.len() {
        let told = Message::known("bad-seats").with("count", sides.len());
        let told = told.with("seats", sides.join(", "));
        return Err(Error::Bad(told));
    }
    check_speed(body.speed)?;
    let seats = sides.iter().zip(body.seats);
    let seats = seats.map(|(side, wanted)| seat_row(side, wanted, user));
    let row = TableRow {
        id: random_id(20),
        game: kind.name().to_owned(),
        options,
        speed: body.speed,
        private: body.private,
        hints: body.hints,
        rated: body.rated,
        event: String::new(),
        bot_pace_ms: body.bot_pace_ms.min(MAX_PACE),
        owner: user.id.clone(),
        status: TableStatus::Open,
        seed: random_seed(),
        header: None,
        outcome: Value::Null,
        rematch: String::new(),
        seats: seats.collect::<Result<_>>()?,
    };
    if row.rated {
        ratings::check_table(kind, &row, user)?;
    }
    Ok(row)
}

fn seat_row(side: &str, wanted: Wanted, user: &User) -> Result<SeatRow> {
    Ok(match wanted {
        Wanted::Open => SeatRow::open(side),
        Wanted::Me { nonce } => SeatRow::person(side, user, check_nonce(&nonce)?),
        Wanted::Bot { bot } => {
            BotName::parse(&bot)?;
            SeatRow::bot(side, &bot)
        }
    })
}

fn check_nonce(nonce: &str) -> Result<&str> {
    match nonce.chars().count() <= MAX_NONCE {
        true => Ok(nonce),
        false => Err(Error::Bad(
            Message::known("bad-nonce").with("most", MAX_NONCE),
        )),
    }
}

pub(crate) fn check_speed(speed: Speed) -> Result<()> {
    let fits = match speed {
        Speed::None => true,
        Speed::Live {
            seconds,
            increment,
            window,
        } => (1..=24 * 60 * 60).contains(&seconds) && increment <= 60 * 60 && window <= 60,
        Speed::Days(days) => (1..=60).contains(&days),
    };
    match fits {
        true => Ok(()),
        false => Err(Error::Bad(Message::known("bad-clock"))),
    }
}

pub(crate) async fn start_if_full(hub: &Arc<Hub>, room: &Arc<Room>) -> Result<()> {
    match hub.start(room).await {
        Ok(()) | Err(Error::SeatsOpen | Error::Started) => Ok(()),
        Err(error) => Err(error),
    }
}

async fn list(State(hub): State<Arc<Hub>>, Known(user): Known) -> Result<Json<Value>> {
    let id = user.map_or_else(String::new, |user| user.id);
    let mut rows = match id.is_empty() {
        true => Vec::new(),
        false => hub.store.list(Listed::Of(&id)).await?,
    };
    for row in hub.store.list(Listed::Public).await? {
        if !rows.iter().any(|mine| mine.id == row.id) {
            rows.push(row);
        }
    }
    let mut tables = Vec::with_capacity(rows.len());
    for row in &rows {
        let mine = row.status == TableStatus::Running && !row.seats_of(&id).is_empty();
        let your_turn = mine && is_turn_of(&hub, &row.id, &id).await;
        tables.push(summary(row, &id, your_turn));
    }
    // Your turn first; the order is otherwise that of the lists, newest first.
    tables.sort_by_key(|table| table["your_turn"] != true);
    Ok(Json(Value::Array(tables)))
}

async fn is_turn_of(hub: &Hub, table: &str, user: &str) -> bool {
    let room = hub.room(table);
    let entered = hub.enter(&room).await;
    entered.is_ok_and(|mut entered| entered.table().turn_of(user))
}

fn summary(row: &TableRow, user: &str, your_turn: bool) -> Value {
    let seat = |seat: &SeatRow| {
        json!({ "side": seat.side, "player": seat.name, "kind": seat.kind,
                "bot": (seat.kind == SeatKind::Bot).then_some(&seat.bot), "mine": seat.is_held_by(user) })
    };
    json!({
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "speed": row.speed,
        "private": row.private,
        "hints": row.hints,
        "rated": row.rated,
        "event": (!row.event.is_empty()).then_some(&row.event),
        "status": row.status,
        "mine": !user.is_empty() && (row.owner == user || !row.seats_of(user).is_empty()),
        "owner": !user.is_empty() && row.owner == user,
        "seats": row.seats.iter().map(seat).collect::<Vec<_>>(),
        "your_turn": your_turn,
        "outcome": row.outcome,
        "rematch": (!row.rematch.is_empty()).then_some(&row.rematch),
    })
}

async fn show(
    State(hub): State<Arc<Hub>>,
    Known(user): Known,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    let user = user.map_or_else(String::new, |user| user.id);
    let room = hub.room(&id);
    let mut entered = hub.enter(&room).await?;
    let table = entered.table();
    Ok(Json(summary(&table.row, &user, table.turn_of(&user))))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sit {
    seat: String,
    #[serde(default)]
    nonce: String,
}

async fn sit(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
    Json(body): Json<Sit>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let row = hub.enter(&room).await?.table().row.clone();
    if row.private && row.owner != user.id {
        return Err(Error::Invitation);
    }
    take_seat(&hub, &room, &user, &body.seat, &body.nonce).await?;
    Ok(Json(json!({ "table": id, "seat": body.seat })))
}

async fn take_seat(
    hub: &Arc<Hub>,
    room: &Arc<Room>,
    user: &User,
    side: &str,
    nonce: &str,
) -> Result<()> {
    let nonce = check_nonce(nonce)?;
    {
        let mut entered = hub.enter(room).await?;
        let row = &mut entered.table().row;
        let seat = row.seat(side)?;
        if row.holds(&user.id, seat) {
            return Ok(());
        }
        if row.status != TableStatus::Open {
            return Err(Error::Started);
        }
        if row.rated {
            ratings::check_player(row, user)?;
        }
        let person = SeatRow::person(side, user, nonce);
        hub.store.take_seat(&room.id, seat, &person).await?;
        row.seats[seat.index()] = person;
    }
    room.tell_changed();
    start_if_full(hub, room).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Which {
    seat: Option<String>,
}

/// Gives back the seat, or all seats, that one holds at a table that has not started.
async fn stand(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
    body: Option<Json<Which>>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    {
        let mut entered = hub.enter(&room).await?;
        let row = &mut entered.table().row;
        if row.status != TableStatus::Open {
            return Err(Error::Started);
        }
        let which = body.and_then(|Json(body)| body.seat);
        let seats = held(row, &user.id, which.as_deref())?;
        for seat in seats {
            let open = SeatRow::open(&row.seats[seat.index()].side);
            hub.store.change_seat(&id, seat, &open, "person").await?;
            row.seats[seat.index()] = open;
        }
    }
    room.tell_changed();
    Ok(Json(json!({ "table": id })))
}

/// The seats that are meant: the one named, which must be held, or all that are held.
fn held(row: &TableRow, user: &str, side: Option<&str>) -> Result<Vec<Seat>> {
    let seats = match side {
        Some(side) => vec![row.seat(side)?],
        None => row.seats_of(user),
    };
    let all_held = seats.iter().all(|&seat| row.holds(user, seat));
    match all_held && !seats.is_empty() {
        true => Ok(seats),
        false => Err(Error::NotSeated),
    }
}

async fn start(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let row = hub.enter(&room).await?.table().row.clone();
    if row.owner != user.id && row.seats_of(&user.id).is_empty() {
        return Err(Error::NotSeated);
    }
    hub.start(&room).await?;
    Ok(Json(json!({ "table": id })))
}

async fn resign(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
    body: Option<Json<Which>>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let row = hub.enter(&room).await?.table().row.clone();
    let which = body.and_then(|Json(body)| body.seat);
    let seats = held(&row, &user.id, which.as_deref())?;
    hub.act(&room, Deed::Resign { seat: seats[0] }).await?;
    Ok(Json(json!({ "table": id })))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HandOver {
    seat: String,
    bot: String,
}

/// Puts a bot on a seat: an open one, if one opened the table, or one's own.
async fn hand_over(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
    Json(body): Json<HandOver>,
) -> Result<Json<Value>> {
    BotName::parse(&body.bot)?;
    let room = hub.room(&id);
    {
        let mut entered = hub.enter(&room).await?;
        let row = &mut entered.table().row;
        if row.status == TableStatus::Over {
            return Err(Error::NotRunning);
        }
        if row.rated || !row.event.is_empty() {
            return Err(Missing::People.into());
        }
        let seat = row.seat(&body.seat)?;
        let from = match row.seats[seat.index()].kind {
            SeatKind::Open if row.owner == user.id => "open",
            SeatKind::Person if row.holds(&user.id, seat) => "person",
            _ => return Err(Error::NotSeated),
        };
        let bot = SeatRow {
            nonce: row.seats[seat.index()].nonce.clone(),
            ..SeatRow::bot(&body.seat, &body.bot)
        };
        hub.store.change_seat(&id, seat, &bot, from).await?;
        row.seats[seat.index()] = bot;
        entered.state().orders = None;
    }
    room.tell_changed();
    start_if_full(&hub, &room).await?;
    crate::bots::drive(&hub, &room);
    Ok(Json(json!({ "table": id })))
}

/// The same table again with everybody one seat further. Whoever asks second joins the first one's.
async fn rematch(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let row = hub.enter(&room).await?.table().row.clone();
    if row.status != TableStatus::Over {
        return Err(Error::NotOver);
    }
    if row.seats_of(&user.id).is_empty() {
        return Err(Error::NotSeated);
    }
    if !row.rematch.is_empty() {
        return Ok(Json(json!({ "table": row.rematch, "invitations": {} })));
    }
    check_count(&hub, &user).await?;
    let next = swapped(&row, &user);
    if !hub.store.add_rematch(&id, &next).await? {
        let first = hub.store.table(&id).await?.rematch;
        return Ok(Json(json!({ "table": first, "invitations": {} })));
    }
    let invitations = open(&hub, &next).await?;
    hub.refresh(&room).await;
    Ok(Json(
        json!({ "table": next.id, "invitations": invitations }),
    ))
}

fn swapped(row: &TableRow, user: &User) -> TableRow {
    let mut seats = row.seats.clone();
    seats.rotate_right(1);
    for (seat, old) in seats.iter_mut().zip(&row.seats) {
        seat.side = old.side.clone();
        seat.nonce = String::new();
    }
    TableRow {
        id: random_id(20),
        owner: user.id.clone(),
        // Where somebody has deleted their account there is nobody left to rate.
        rated: row.rated && seats.iter().all(|seat| !seat.user.is_empty()),
        event: String::new(),
        status: TableStatus::Open,
        seed: random_seed(),
        header: None,
        outcome: Value::Null,
        rematch: String::new(),
        seats,
        ..row.clone()
    }
}

async fn invite(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let row = hub.enter(&room).await?.table().row.clone();
    if row.owner != user.id {
        return Err(Error::NotOwner);
    }
    Ok(Json(
        json!({ "table": id, "invitations": invitations(&hub, &row) }),
    ))
}

/// A link for each open seat.
fn invitations(hub: &Hub, row: &TableRow) -> Value {
    let expires = now() + hub.config.limits.invitation.as_millis() as i64;
    let open = row.seats.iter().filter(|seat| seat.kind == SeatKind::Open);
    let link = |seat: &SeatRow| {
        let token = sign(&hub.key, &row.id, &seat.side, expires);
        (seat.side.clone(), Value::from(format!("/join/{token}")))
    };
    Value::Object(open.map(link).collect())
}

fn mac(key: &str, table: &str, side: &str, expires: i64) -> Hmac<Sha256> {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("a key for HMAC may have any length");
    mac.update(format!("invitation {table} {side} {expires}").as_bytes());
    mac
}

fn sign(key: &str, table: &str, side: &str, expires: i64) -> String {
    let signature = mac(key, table, side, expires).finalize().into_bytes();
    format!("{table}.{side}.{expires}.{}", hex(&signature))
}

/// The table and the side of an invitation that we signed and that has not expired.
fn read_invitation<'t>(key: &str, token: &'t str) -> Result<(&'t str, &'t str)> {
    let parts: Vec<&str> = token.split('.').collect();
    let [table, side, expires, signature] = parts[..] else {
        return Err(Error::Invitation);
    };
    let until: i64 = expires.parse().map_err(|_| Error::Invitation)?;
    let signature = unhex(signature).ok_or(Error::Invitation)?;
    let signed = mac(key, table, side, until).verify_slice(&signature);
    signed.map_err(|_| Error::Invitation)?;
    match until > now() {
        true => Ok((table, side)),
        false => Err(Error::InvitationExpired),
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    digits.map(byte).collect()
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Join {
    nonce: String,
}

async fn join(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(token): Path<String>,
    body: Option<Json<Join>>,
) -> Result<Json<Value>> {
    let (table, side) = read_invitation(&hub.key, &token)?;
    let nonce = body.map_or_else(String::new, |Json(body)| body.nonce);
    let room = hub.room(table);
    take_seat(&hub, &room, &user, side, &nonce).await?;
    Ok(Json(json!({ "table": table, "seat": side })))
}

/// The journal as a file, once everything may be known.
async fn journal(State(hub): State<Arc<Hub>>, Path(id): Path<String>) -> Result<Response> {
    let room = hub.room(&id);
    let mut entered = hub.enter(&room).await?;
    let table = entered.table();
    let live = table
        .live
        .as_ref()
        .filter(|_| table.row.status == TableStatus::Over);
    let text = live.ok_or(Error::NotOver)?.table.export().to_text();
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"hustings-{id}.json\""),
        ),
    ];
    Ok((headers, text).into_response())
}

/// Takes in a journal that proves itself, as a table that is over.
async fn import(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    body: String,
) -> Result<Json<Value>> {
    let export = engine::import(&body)?;
    let kind = hub.kind(&export.journal.header.game)?;
    // A long proof waits its turn, like a bot that thinks.
    let permit = hub.bot_pool.clone().acquire_owned().await;
    let _permit = permit.map_err(|_| Error::Closing)?;
    let proved = tokio::task::spawn_blocking(move || prove(export, kind, &user)).await;
    let (row, rows) = proved.map_err(|_| Error::Broken("a journal could not be proved"))??;
    hub.store.add_table(&row, &rows).await?;
    Ok(Json(json!({ "table": row.id })))
}

fn prove(
    export: engine::Export,
    kind: &'static dyn PlayedKind,
    user: &User,
) -> Result<(TableRow, Vec<engine::Row>)> {
    let verdict = engine::verify(&export, kind)?;
    let seed = export.seed.filter(|_| verdict.ending.is_some());
    let seed = seed.ok_or(Error::NotOver)?;
    let (header, rows) = (export.journal.header.clone(), export.journal.rows.clone());
    let live = engine::LiveTable::resume(kind, export.journal, seed)?;
    let sitting = |sitting: &engine::Sitting| SeatRow {
        kind: SeatKind::Person,
        name: sitting.player.clone(),
        ..SeatRow::open(&sitting.side)
    };
    let seats = header.seats.iter().map(sitting).collect();
    let row = TableRow {
        status: TableStatus::Over,
        outcome: frames::outcome(&live),
        ..from_journal(header, seed, user, seats)
    };
    Ok((row, rows))
}

/// A private table that goes on from a journal with that header, without clocks.
pub(crate) fn from_journal(
    header: engine::Header,
    seed: engine::Seed,
    owner: &User,
    seats: Vec<SeatRow>,
) -> TableRow {
    TableRow {
        id: random_id(20),
        game: header.game.clone(),
        options: header.options.clone().into_iter().collect(),
        speed: Speed::None,
        private: true,
        hints: false,
        rated: false,
        event: String::new(),
        bot_pace_ms: 0,
        owner: owner.id.clone(),
        status: TableStatus::Running,
        seed,
        header: Some(header),
        outcome: Value::Null,
        rematch: String::new(),
        seats,
    }
}

#[derive(Debug, Deserialize)]
struct Replayed {
    /// Whose eyes: of a game that is over anybody's, of a running one one's own.
    viewer: Option<String>,
    /// Only events after this ply.
    since: Option<u32>,
}

async fn replay(
    State(hub): State<Arc<Hub>>,
    Known(user): Known,
    Path((id, ply)): Path<(String, u32)>,
    Query(query): Query<Replayed>,
) -> Result<Response> {
    let user = user.map_or_else(String::new, |user| user.id);
    let room = hub.room(&id);
    let mut entered = hub.enter(&room).await?;
    let table = entered.table();
    let viewer = replay_viewer(&table.row, &user, query.viewer.as_deref())?;
    let live = table.live.as_ref().ok_or(Error::NotRunning)?;
    let (journal, kind) = (live.table.journal().clone(), table.kind);
    let copy = Table {
        row: table.row.clone(),
        kind,
        live: None,
    };
    let last = live.table.ply();
    drop(entered);
    let shown = tokio::task::spawn_blocking(move || {
        show_ply(&copy, &journal, last, ply, viewer, &user, query.since)
    });
    let shown = shown.await;
    let frame = shown.map_err(|_| Error::Broken("a journal could not be played"))??;
    Ok(([(header::CONTENT_TYPE, "application/json")], frame).into_response())
}

/// What a player can foresee of an answer that they might give.
async fn foresee(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path((id, ply, seat, choice)): Path<(String, u32, String, usize)>,
) -> Result<Json<Foreseen>> {
    let room = hub.room(&id);
    let mut entered = hub.enter(&room).await?;
    let table = entered.table();
    let seat = table.row.seat(&seat)?;
    if !table.row.holds(&user.id, seat) {
        return Err(Error::NotSeated);
    }
    let live = table.live.as_ref().ok_or(Error::NotRunning)?;
    let asked = live.table.ply() == ply && table.row.status == TableStatus::Running;
    let foreseen = asked.then(|| live.table.game().foresee(seat, choice));
    foreseen.flatten().map(Json).ok_or(Error::NotAsked)
}

fn replay_viewer(row: &TableRow, user: &str, asked: Option<&str>) -> Result<Viewer> {
    let over = row.status == TableStatus::Over;
    match asked {
        Some("spectator") => Ok(Viewer::Spectator),
        Some(side) => {
            let seat = row.seat(side)?;
            match over || row.holds(user, seat) {
                true => Ok(Viewer::Seat(seat)),
                false => Err(Error::NotSeated),
            }
        }
        // At one's own table one's own eyes; who plays several sides says which.
        None => Ok(match row.seats_of(user)[..] {
            [seat] if !over => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }),
    }
}

fn show_ply(
    table: &Table,
    journal: &engine::Journal,
    last: u32,
    ply: u32,
    viewer: Viewer,
    user: &str,
    since: Option<u32>,
) -> Result<String> {
    if ply > last {
        return Err(engine::JournalError::NoSuchPly { asked: ply, last }.into());
    }
    let events = events_after(journal, table.kind, viewer, since, ply)?;
    let mut replay = journal.replay(table.kind)?;
    while let Some(step) = replay.step()? {
        if step.row.ply < ply {
            continue;
        }
        let look = Look {
            viewer,
            mine: table.row.seats_of(user).into(),
            present: SeatSet::EMPTY,
        };
        let moment = Moment {
            ply,
            last,
            game: step.game,
            over: matches!(step.status, Status::Over(_)),
            outcome: frames::outcome_at(step.game, step.status, &table.row.outcome),
            can_undo: false,
            clocks: Value::Null,
        };
        return Ok(frames::whole(table, &look, &moment, &events));
    }
    Err(Error::Broken("a journal is shorter than it was"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_good_for_its_table_its_seat_and_its_time_only() {
        let later = now() + 1000;
        let token = sign("key", "t1", "nixon", later);
        assert!(matches!(
            read_invitation("key", &token),
            Ok(("t1", "nixon"))
        ));
        assert!(read_invitation("other key", &token).is_err());
        assert!(read_invitation("key", &token.replace("nixon", "kennedy")).is_err());
        assert!(read_invitation("key", &token.replace("t1", "t2")).is_err());
        assert!(read_invitation("key", &format!("{token}0")).is_err());
        assert!(read_invitation("key", "nothing").is_err());
        let old = sign("key", "t1", "nixon", now() - 1);
        assert!(matches!(
            read_invitation("key", &old),
            Err(Error::InvitationExpired)
        ));
    }
}
