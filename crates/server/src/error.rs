//! What can go wrong, each with a code, a status and a sentence. Nothing here repeats a secret or a query.

use crate::language::{ENGLISH, say};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Message;
use serde_json::{Value, json};

pub(crate) type Result<T> = std::result::Result<T, Error>;

#[derive(Debug, thiserror::Error)]
#[error("{}", say(ENGLISH, &self.message()))]
pub(crate) enum Error {
    NoSession,
    Origin,
    NotJson,
    TooFast,
    /// What was sent does not fit.
    Bad(Message),
    NoSuchPath,
    NoSuchTable,
    NoSuchSeat(String),
    NoSuchGame(String),
    NoSuchLesson,
    NoSuchPlayer,
    NoSuchEvent,
    EventStarted,
    EventFull,
    EventEmpty,
    NotInEvent,
    TooManyEvents,
    SeatTaken,
    NotSeated,
    NotOwner,
    Started,
    SeatsOpen,
    NotRunning,
    NotAsked,
    NotOver,
    NoHints,
    NotRated(crate::ratings::Missing),
    /// Orders are for slow games.
    TooQuick,
    AskedNow,
    NothingAsked,
    TooManyTables,
    TooManyWatchers,
    Invitation,
    InvitationExpired,
    NameTaken,
    Login,
    HasAccount,
    Guest,
    Journal(#[from] engine::JournalError),
    /// Somebody else wrote this ply first.
    Conflict,
    Store(#[from] sqlx::Error),
    Broken(&'static str),
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
            NoSuchLesson => (S::NOT_FOUND, "no-such-lesson"),
            NoSuchPlayer => (S::NOT_FOUND, "no-such-player"),
            NoSuchEvent => (S::NOT_FOUND, "no-such-event"),
            EventStarted => (S::CONFLICT, "event-started"),
            EventFull => (S::CONFLICT, "event-full"),
            EventEmpty => (S::CONFLICT, "event-empty"),
            NotInEvent => (S::FORBIDDEN, "not-in-event"),
            TooManyEvents => (S::CONFLICT, "too-many-events"),
            SeatTaken => (S::CONFLICT, "seat-taken"),
            NotSeated => (S::FORBIDDEN, "not-seated"),
            NotOwner => (S::FORBIDDEN, "not-owner"),
            Started => (S::CONFLICT, "started"),
            SeatsOpen => (S::CONFLICT, "seats-open"),
            NotRunning => (S::CONFLICT, "not-running"),
            NotAsked => (S::CONFLICT, "not-asked"),
            NotOver => (S::CONFLICT, "not-over"),
            NoHints => (S::FORBIDDEN, "no-hints"),
            NotRated(missing) => (S::CONFLICT, missing.code()),
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

    /// What is wrong.
    fn message(&self) -> Message {
        let message = || Message::new(format!("error-{}", self.code()));
        match self {
            Error::Bad(message) => message.clone(),
            Error::NoSuchSeat(name) | Error::NoSuchGame(name) => {
                message().with("name", name.as_str())
            }
            Error::Journal(error) => message().with("problem", error.message()),
            _ => message(),
        }
    }

    /// What to do about it, where that is not plain.
    fn advice(&self) -> Option<Message> {
        use Error::*;
        let advised = matches!(
            self,
            NoSession
                | Origin
                | NotJson
                | TooFast
                | InvitationExpired
                | Invitation
                | SeatsOpen
                | NoSuchLesson
                | EventEmpty
                | TooManyEvents
                | NotRated(_)
                | TooManyTables
                | NameTaken
                | HasAccount
                | Guest
                | Conflict
                | NotAsked
                | Store(_)
                | Broken(_)
                | Closing
        );
        advised.then(|| Message::new(format!("advice-{}", self.code())))
    }
}

impl From<engine::SetupError> for Error {
    fn from(error: engine::SetupError) -> Error {
        Error::Bad(error.0)
    }
}

/// What is wrong, on its way to whoever asked, who has it put into words.
#[derive(Clone, Debug)]
pub(crate) struct Complaint {
    pub code: &'static str,
    pub message: Message,
    pub advice: Option<Message>,
}

impl Complaint {
    /// A response that is all right but for its words: [`Complaint::in_words`] are still to come.
    pub(crate) fn respond(self, status: StatusCode) -> Response {
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }

    /// The code is for programs, the texts for people, the messages for programs that talk to people.
    pub(crate) fn in_words(&self, language: &str) -> Value {
        let mut told = json!({ "code": self.code, "text": say(language, &self.message), "message": self.message });
        if let Some(advice) = &self.advice {
            told["advice"] = say(language, advice).into();
        }
        json!({ "error": told })
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
        let complaint = Complaint {
            code,
            message: self.message(),
            advice: self.advice(),
        };
        complaint.respond(status)
    }
}
