//! What can be known without a table: games, what is printed on their boards, their rules, and all words.

use crate::error::{Error, Result};
use crate::language::{self, LOCALES};
use crate::room::Hub;
use crate::tables::{complete, sides};
use ::bots::PlayedKind;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use engine::{Message, OptionSpec, OptionValues};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/games", routing::get(games))
        .route("/api/games/{name}/reference", routing::get(reference))
        .route("/api/tables/{id}/reference", routing::get(table_reference))
        .route("/api/games/{name}/seats", routing::post(seats))
        .route("/api/locales/{language}", routing::get(words))
        .route("/api/rules/{game}", routing::get(rules))
        .route("/api/openapi.json", routing::get(openapi))
        .route("/healthz", routing::get(health))
        .route("/metrics", routing::get(metrics))
}

async fn games(State(hub): State<Arc<Hub>>) -> Result<Json<Value>> {
    let games = hub.games.0.iter().map(|kind| describe(*kind));
    Ok(Json(games.collect::<Result<Value>>()?))
}

fn describe(kind: &dyn PlayedKind) -> Result<Value> {
    let defaults = complete(kind, &json!({}))?;
    let option = |spec: &OptionSpec| {
        let (form, values) = match spec.values {
            OptionValues::OneOf(values) => ("one-of", json!(values)),
            OptionValues::Flag => ("flag", json!([false, true])),
            OptionValues::Range(low, high) => ("range", json!([low, high])),
            OptionValues::Text => ("text", json!([])),
        };
        json!({ "key": spec.key, "form": form, "values": values, "default": defaults[spec.key], "help": spec.help })
    };
    Ok(json!({
        "name": kind.name(),
        "title": kind.title(),
        "rules_version": kind.rules_version(),
        "options": kind.options().iter().map(option).collect::<Vec<_>>(),
        "seats": sides(kind, &defaults)?,
        "bots": ::bots::OPPONENTS,
        "lessons": crate::lessons::names(kind.name()),
    }))
}

async fn reference(State(hub): State<Arc<Hub>>, Path(name): Path<String>) -> Result<Json<Value>> {
    printed(hub.kind(&name)?, &json!({}))
}

/// The same for a table, which may play with a deck of its own.
async fn table_reference(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let mut entered = hub.enter(&room).await?;
    let table = entered.table();
    printed(table.kind, &table.row.options)
}

fn printed(kind: &dyn PlayedKind, options: &Value) -> Result<Json<Value>> {
    Ok(Json(kind.reference(options)?))
}

/// Who sits at a table with these options.
async fn seats(
    State(hub): State<Arc<Hub>>,
    Path(name): Path<String>,
    Json(options): Json<Value>,
) -> Result<Json<Value>> {
    let kind = hub.kind(&name)?;
    Ok(Json(
        json!({ "seats": sides(kind, &complete(kind, &options)?)? }),
    ))
}

/// All Fluent sources of a language: the shared ones, the server's, the page's and those of every game, each once.
async fn words(State(hub): State<Arc<Hub>>, Path(language): Path<String>) -> Result<Response> {
    let shared = LOCALES.iter().copied();
    let games = hub
        .games
        .0
        .iter()
        .flat_map(|kind| kind.locales().iter().copied());
    let mut sources: Vec<&str> = Vec::new();
    for (known, source) in shared.chain(games) {
        if known == language && !sources.contains(&source) {
            sources.push(source);
        }
    }
    match sources.is_empty() {
        true => Err(Error::Bad(Message::known("bad-language"))),
        false => Ok(text("text/plain; charset=utf-8", sources.join("\n"))),
    }
}

#[derive(Deserialize)]
struct Wanted {
    language: Option<String>,
}

/// The rules page in the language that is named, else in the one that the request likes best.
async fn rules(
    State(hub): State<Arc<Hub>>,
    Path(game): Path<String>,
    Query(query): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response> {
    let named = query.language.as_deref();
    let language = named.unwrap_or_else(|| language::wanted(&headers));
    let page = hub.kind(&game)?.rules_page(language).to_owned();
    Ok(text("text/markdown; charset=utf-8", page))
}

async fn openapi() -> Json<Value> {
    Json(crate::openapi::document())
}

async fn health(State(hub): State<Arc<Hub>>) -> Result<Response> {
    hub.store.ping().await?;
    Ok(text("text/plain; charset=utf-8", "ok\n".into()))
}

async fn metrics(State(hub): State<Arc<Hub>>) -> Response {
    let rooms = hub.rooms().len();
    text("text/plain; version=0.0.4", hub.metrics.text(rooms))
}

fn text(kind: &'static str, body: String) -> Response {
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}
