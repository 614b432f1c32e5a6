//! What can go wrong, each with a code, a status and a sentence. Nothing here repeats a secret or a query.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

pub(crate) type Result<T> = std::result::Result<T, Error>;

#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("You are not known here yet.")]
    NoSession,
    #[error("This request does not come from this site's own page.")]
    Origin,
    #[error("A change is sent as JSON.")]
    NotJson,
    #[error("That was too much at once.")]
    TooFast,
    #[error("{0}")]
    Bad(String),
    #[error("There is no such page of the interface.")]
    NoSuchPath,
    #[error("There is no such table.")]
    NoSuchTable,
    #[error("There is no seat '{0}' at this table.")]
    NoSuchSeat(String),
    #[error("There is no game '{0}' here.")]
    NoSuchGame(String),
    #[error("This seat is taken.")]
    SeatTaken,
    #[error("You have no seat at this table.")]
    NotSeated,
    #[error("Only whoever opened the table can do that.")]
    NotOwner,
    #[error("The table has started already.")]
    Started,
    #[error("Seats are still open.")]
    SeatsOpen,
    #[error("The game is not running.")]
    NotRunning,
    #[error("That is not asked of you now.")]
    NotAsked,
    #[error("The game is not over yet.")]
    NotOver,
    #[error("This table is played without hints.")]
    NoHints,
    #[error("Orders are for slow games: days a move, or no clock.")]
    TooQuick,
    #[error("You are asked now: answer first, then say what comes after.")]
    AskedNow,
    #[error("Nothing is asked there.")]
    NothingAsked,
    #[error("You have too many tables that are not over.")]
    TooManyTables,
    #[error("The table is full of watchers.")]
    TooManyWatchers,
    #[error("This invitation is not valid.")]
    Invitation,
    #[error("This invitation has expired.")]
    InvitationExpired,
    #[error("This name is taken.")]
    NameTaken,
    #[error("Name or password is wrong.")]
    Login,
    #[error("You have an account already.")]
    HasAccount,
    #[error("You play as a guest.")]
    Guest,
    #[error("The journal proves nothing: {0}")]
    Journal(#[from] engine::JournalError),
    /// Somebody else wrote this ply first.
    #[error("Somebody else was faster.")]
    Conflict,
    #[error("The server could not do it.")]
    Store(#[from] sqlx::Error),
    #[error("The server could not do it.")]
    Broken(&'static str),
    #[error("The server is shutting down.")]
    Closing,
}

impl Error {
    pub(crate) fn code(&self) -> &'static str {
        self.facts().1
    }

    fn facts(&self) -> (StatusCode, &'static str) {
        use Error::*;
        use StatusCode as S;
        match self {
            NoSession => (S::UNAUTHORIZED, "no-session"),
            Origin => (S::FORBIDDEN, "origin"),
            NotJson => (S::UNSUPPORTED_MEDIA_TYPE, "not-json"),
            TooFast => (S::TOO_MANY_REQUESTS, "too-fast"),
            Bad(_) => (S::BAD_REQUEST, "bad-request"),
            NoSuchPath => (S::NOT_FOUND, "no-such-path"),
            NoSuchTable => (S::NOT_FOUND, "no-such-table"),
            NoSuchSeat(_) => (S::NOT_FOUND, "no-such-seat"),
            NoSuchGame(_) => (S::NOT_FOUND, "no-such-game"),
            SeatTaken => (S::CONFLICT, "seat-taken"),
            NotSeated => (S::FORBIDDEN, "not-seated"),
            NotOwner => (S::FORBIDDEN, "not-owner"),
            Started => (S::CONFLICT, "started"),
            SeatsOpen => (S::CONFLICT, "seats-open"),
            NotRunning => (S::CONFLICT, "not-running"),
            NotAsked => (S::CONFLICT, "not-asked"),
            NotOver => (S::CONFLICT, "not-over"),
            NoHints => (S::FORBIDDEN, "no-hints"),
            TooQuick => (S::CONFLICT, "too-quick"),
            AskedNow => (S::CONFLICT, "asked-now"),
            NothingAsked => (S::CONFLICT, "nothing-asked"),
            TooManyTables => (S::CONFLICT, "too-many-tables"),
            TooManyWatchers => (S::CONFLICT, "too-many-watchers"),
            Invitation => (S::FORBIDDEN, "invitation"),
            InvitationExpired => (S::GONE, "invitation-expired"),
            NameTaken => (S::CONFLICT, "name-taken"),
            Login => (S::UNAUTHORIZED, "login"),
            HasAccount => (S::CONFLICT, "has-account"),
            Guest => (S::CONFLICT, "guest"),
            Journal(_) => (S::UNPROCESSABLE_ENTITY, "journal"),
            Conflict => (S::CONFLICT, "conflict"),
            Store(_) | Broken(_) => (S::INTERNAL_SERVER_ERROR, "server"),
            Closing => (S::SERVICE_UNAVAILABLE, "closing"),
        }
    }

    /// What to do about it, where that is not plain.
    fn advice(&self) -> Option<&'static str> {
        use Error::*;
        Some(match self {
            NoSession => "Open the page first; it asks for a session with POST /api/session.",
            Origin => "Send the Origin header of the page's own address.",
            NotJson => "Send Content-Type: application/json.",
            TooFast => "Wait a moment and try again.",
            InvitationExpired | Invitation => "Ask for a fresh link.",
            SeatsOpen => "Invite somebody or seat a bot.",
            TooManyTables => "Finish or resign one first.",
            NameTaken => "Pick another name.",
            HasAccount => "Sign out to make another one.",
            Guest => "Make an account first.",
            Conflict | NotAsked => "Look at the table again.",
            Store(_) | Broken(_) | Closing => "Try again in a minute.",
            _ => return None,
        })
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, code) = self.facts();
        match &self {
            Error::Store(error) => tracing::error!(%error, "the store failed"),
            Error::Broken(what) => tracing::error!(what, "an invariant does not hold"),
            _ => {}
        }
        let mut body = json!({ "code": code, "text": self.to_string() });
        if let Some(advice) = self.advice() {
            body["advice"] = advice.into();
        }
        (status, Json(json!({ "error": body }))).into_response()
    }
}
