//! What bots can tell: the story of a game that is over, advice at any ply of it, and hints in casual games.
//!
//! Advice comes as lines of JSON, one a step of the thinking and the last with what was found. Whoever hangs up stops
//! the thinking. It runs on the bots' own pool, one question a person at a time, and from the view of the seat that
//! was asked: nothing that the seat could not know can be told.

use crate::accounts::Member;
use crate::error::{Error, Result};
use crate::room::{Hub, position};
use crate::store::{SeatKind, TableRow, TableStatus};
use ::bots::{Analysis, Level, PlayedKind, Wish, bot_seed};
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use engine::{AnyGame, Journal, Seat, SeatSet, Viewer};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::mpsc;

/// Answers that are told of; the others were hardly looked at.
const TOLD: usize = 5;
/// Steps in which progress is told.
const STEPS: u64 = 20;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/tables/{id}/story", routing::get(story))
        .route("/api/tables/{id}/advice", routing::post(advice))
}

/// Whether whoever holds the seats `mine` may ask for hints: where the table was opened with them, or nobody else plays;
/// in a rated game never.
pub(crate) fn hints_allowed(row: &TableRow, mine: SeatSet) -> bool {
    let mut seats = (0..).zip(&row.seats);
    let alone = seats.all(|(place, seat)| mine.contains(Seat(place)) || seat.kind == SeatKind::Bot);
    !row.rated && (row.hints || alone)
}

/// How likely each seat was to win after each ply, and what turned the game.
async fn story(State(hub): State<Arc<Hub>>, Path(id): Path<String>) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let (journal, kind) = {
        let mut entered = hub.enter(&room).await?;
        let table = entered.table();
        (finished(table)?, table.kind)
    };
    let permit = hub.bot_pool.clone().acquire_owned().await;
    let _permit = permit.map_err(|_| Error::Closing)?;
    let told = tokio::task::spawn_blocking(move || ::bots::story(kind, &journal)).await;
    let told = told.map_err(|_| Error::Broken("a story could not be told"))??;
    Ok(Json(json!(told)))
}

/// The journal of a table, once everything may be known.
fn finished(table: &crate::room::Table) -> Result<Journal> {
    let live = table.live.as_ref();
    let live = live.filter(|_| table.row.status == TableStatus::Over);
    Ok(live.ok_or(Error::NotOver)?.table.journal().clone())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    /// The ply whose question is meant; of a running game the last one.
    ply: Option<u32>,
    /// The seat that is asked there, where several are.
    seat: Option<String>,
}

/// What is to be thought about.
struct Problem {
    kind: &'static dyn PlayedKind,
    game: Box<dyn AnyGame>,
    seat: Seat,
    /// What was answered, where that is known.
    played: Option<usize>,
    seed: u64,
}

async fn advice(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
    Json(ask): Json<Ask>,
) -> Result<Response> {
    let problem = find(&hub, &user.id, &id, &ask).await?;
    let asking = Asking::begin(&hub.asking, &user.id)?;
    let (told, lines) = mpsc::channel(STEPS as usize + 1);
    tokio::spawn(async move {
        think(&hub, problem, told).await;
        drop(asking);
    });
    let lines = stream::unfold(lines, |mut lines| async {
        let line: Value = lines.recv().await?;
        Some((Ok::<_, Infallible>(Bytes::from(format!("{line}\n"))), lines))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

async fn find(hub: &Arc<Hub>, user: &str, id: &str, ask: &Ask) -> Result<Problem> {
    let room = hub.room(id);
    let mut entered = hub.enter(&room).await?;
    let table = entered.table();
    let (kind, row) = (table.kind, table.row.clone());
    let meant = ask.seat.as_deref().map(|side| row.seat(side)).transpose()?;
    let (game, played, seat) = if row.status == TableStatus::Over {
        let journal = finished(table)?;
        drop(entered);
        let ply = ask.ply.unwrap_or(0);
        let game = tokio::task::spawn_blocking(move || {
            let game = journal.replay_to(kind, ply)?;
            let played = journal.answer_after(ply, &*game);
            Ok::<_, Error>((game, played))
        });
        let (game, played) = game
            .await
            .map_err(|_| Error::Broken("a journal could not be played"))??;
        let seat = meant.or_else(|| game.status().first_asked());
        (game, played, seat)
    } else {
        let game = position(table).ok_or(Error::NotRunning)?.boxed();
        if !hints_allowed(&row, row.seats_of(user).into()) {
            return Err(Error::NoHints);
        }
        let seat = meant.or_else(|| {
            row.seats_of(user)
                .into_iter()
                .find(|&seat| is_asked(&*game, seat))
        });
        if let Some(seat) = seat.filter(|&seat| !row.holds(user, seat)) {
            return Err(Error::NoSuchSeat(row.seats[seat.index()].side.clone()));
        }
        (game, None, seat)
    };
    let seat = seat.filter(|&seat| is_asked(&*game, seat));
    Ok(Problem {
        seat: seat.ok_or(Error::NothingAsked)?,
        seed: bot_seed(&row.seed, Seat(0)),
        kind,
        game,
        played,
    })
}

fn is_asked(game: &dyn AnyGame, seat: Seat) -> bool {
    game.awaited(Viewer::Seat(seat)).contains(seat) && game.question(seat).is_some()
}

/// One question a person: the place is free again when this is dropped.
struct Asking {
    all: Arc<Mutex<HashSet<String>>>,
    user: String,
}

impl Asking {
    fn begin(all: &Arc<Mutex<HashSet<String>>>, user: &str) -> Result<Asking> {
        let mut asking = all.lock().expect("nobody panics while asking");
        match asking.insert(user.to_owned()) {
            true => Ok(Asking {
                all: all.clone(),
                user: user.to_owned(),
            }),
            false => Err(Error::TooFast),
        }
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        if let Ok(mut asking) = self.all.lock() {
            asking.remove(&self.user);
        }
    }
}

/// Waits for a place in the pool, thinks, and tells how far it has come; until nobody listens.
async fn think(hub: &Arc<Hub>, problem: Problem, told: mpsc::Sender<Value>) {
    let place = tokio::select! {
        place = hub.bot_pool.clone().acquire_owned() => place,
        () = told.closed() => return,
    };
    let Ok(_place) = place else { return };
    let stop = Arc::new(AtomicBool::new(false));
    let hung_up = {
        let (stop, told) = (stop.clone(), told.clone());
        tokio::spawn(async move {
            told.closed().await;
            stop.store(true, Ordering::Relaxed);
        })
    };
    let thinking = tokio::task::spawn_blocking(move || {
        let mut step = 0;
        let wish = Wish {
            budget: Level::ADVICE,
            seed: problem.seed,
            threads: 1,
            stop: &stop,
        };
        let mut progress = |done| {
            let now = done * STEPS / u64::from(Level::ADVICE.iterations);
            if now > step {
                step = now;
                let _ = told.try_send(json!({ "done": now as f32 / STEPS as f32 }));
            }
        };
        let game = &*problem.game;
        let advised = problem.kind.advise(game, problem.seat, wish, &mut progress);
        if let Some(advised) = advised {
            let _ = told.blocking_send(json!({ "advice": words(&problem, &advised) }));
        }
    });
    let _ = thinking.await;
    hung_up.abort();
}

/// What was found, in the form of the choices that a player is shown.
fn words(problem: &Problem, advised: &Analysis) -> Value {
    let choices = problem.game.choices(problem.seat);
    let told = advised.choices.iter().filter_map(|weighed| {
        let choice = choices
            .iter()
            .find(|choice| choice.index == weighed.action)?;
        let mut told = json!(choice);
        told["visits"] = weighed.visits.into();
        told["value"] = json!(weighed.value);
        Some(told)
    });
    json!({
        "seat": problem.game.seat_name(problem.seat),
        "value": advised.value,
        "iterations": advised.iterations,
        "choices": told.take(TOLD).collect::<Vec<_>>(),
        "played": problem.played.and_then(|played| choices.into_iter().find(|choice| choice.index == played)),
    })
}
