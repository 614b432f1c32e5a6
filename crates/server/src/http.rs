//! All of the server as one router.

use crate::room::Hub;
use crate::{accounts, analysis, guard, library, notes, orders, page, socket, tables, webhooks};
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, StatusCode};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use serde_json::json;
use std::any::Any;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let body = DefaultBodyLimit::max(hub.config.limits.body_bytes);
    Router::new()
        .merge(accounts::routes())
        .merge(library::routes())
        .merge(tables::routes(&hub))
        .merge(analysis::routes())
        .merge(notes::routes())
        .merge(orders::routes())
        .merge(webhooks::routes())
        .route("/api/tables/{id}/socket", routing::get(socket::connect))
        .layer(middleware::from_fn(sentences))
        .layer(middleware::from_fn(finish))
        .fallback(page::serve)
        .layer(body)
        .layer(RequestBodyTimeoutLayer::new(hub.config.limits.pause))
        .layer(middleware::from_fn_with_state(hub.clone(), guard::check))
        .layer(CatchPanicLayer::custom(stumbled))
        .with_state(hub)
}

/// What the framework refuses by itself (malformed JSON, wrong fields) is told in our form too.
async fn sentences(request: axum::extract::Request, next: middleware::Next) -> Response {
    let response = next.run(request).await;
    let json = response.headers().get("content-type");
    let json = json.is_some_and(|kind| kind == "application/json");
    if !response.status().is_client_error() || json {
        return response;
    }
    let status = response.status();
    let text = match status {
        StatusCode::PAYLOAD_TOO_LARGE => "That is too long.",
        StatusCode::METHOD_NOT_ALLOWED => "That cannot be done here.",
        _ => "This request is not written as the interface expects it.",
    };
    let body = json!({ "error": { "code": "bad-request", "text": text } });
    (status, Json(body)).into_response()
}

/// What was begun is ended, even if whoever asked for it hangs up: a table is never left half changed.
async fn finish(request: axum::extract::Request, next: middleware::Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let answered = tokio::spawn(next.run(request)).await;
    answered.unwrap_or_else(|error| stumbled(Box::new(error)))
}

fn stumbled(_: Box<dyn Any + Send + 'static>) -> Response {
    let body = json!({ "error": { "code": "server", "text": "The server stumbled; try again." } });
    (StatusCode::INTERNAL_SERVER_ERROR, Json(body)).into_response()
}
