//! All of the server as one router.

use crate::error::Complaint;
use crate::room::Hub;
use crate::{
    accounts, analysis, events, guard, language, lessons, library, notes, orders, page, ratings,
    socket, tables, webhooks,
};
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, StatusCode};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use engine::Message;
use std::any::Any;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let body = DefaultBodyLimit::max(hub.config.limits.body_bytes);
    Router::new()
        .merge(accounts::routes())
        .merge(library::routes())
        .merge(lessons::routes())
        .merge(tables::routes(&hub))
        .merge(analysis::routes())
        .merge(ratings::routes())
        .merge(events::routes())
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
        .layer(middleware::from_fn(in_words))
        .with_state(hub)
}

/// What the framework refuses by itself (malformed JSON, wrong fields) is told in our form too.
async fn sentences(request: axum::extract::Request, next: middleware::Next) -> Response {
    let response = next.run(request).await;
    let told = response.extensions().get::<Complaint>().is_some();
    if !response.status().is_client_error() || told {
        return response;
    }
    let message = match response.status() {
        StatusCode::PAYLOAD_TOO_LARGE => "error-too-long",
        StatusCode::METHOD_NOT_ALLOWED => "error-no-such-method",
        _ => "error-not-as-expected",
    };
    complain("bad-request", message).respond(response.status())
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
    complain("server", "error-stumbled").respond(StatusCode::INTERNAL_SERVER_ERROR)
}

fn complain(code: &'static str, message: &'static str) -> Complaint {
    Complaint {
        code,
        message: Message::known(message),
        advice: None,
    }
}

/// Puts what is wrong into the words of whoever asked.
async fn in_words(request: axum::extract::Request, next: middleware::Next) -> Response {
    let language = language::wanted(request.headers());
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Complaint>() {
        Some(complaint) => (response.status(), Json(complaint.in_words(language))).into_response(),
        None => response,
    }
}
