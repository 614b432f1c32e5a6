//! How processes that share a PostgreSQL tell each other that a table changed: LISTEN and NOTIFY.
//!
//! On SQLite there is only one process, and nothing to tell.

use crate::ids::random_id;
use sqlx::postgres::PgListener;
use sqlx::{Any, AnyConnection, Executor};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

const CHANNEL: &str = "hustings";
/// Between two attempts to listen again.
const RECONNECT: Duration = Duration::from_secs(1);

/// What another process did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// Wrote a ply.
    Ply { table: String, ply: u32 },
    /// Changed who sits where, or started it.
    Table { table: String },
    /// We did not hear for a while: anything may have happened.
    Missed,
    /// The orders of a seat changed, because their owner or the server changed them.
    Orders { table: String, seat: u8 },
    /// Somebody said something.
    Chat { table: String, id: String },
    /// Somebody signed out.
    SignedOut(SignedOut),
    /// Who watches a table over there.
    Present {
        process: String,
        table: String,
        spectators: usize,
        sitting: Vec<String>,
    },
    /// Somebody new wants to know who watches what.
    Who,
}

/// Whose sockets must close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SignedOut {
    /// Those of one session, named by the hash of its cookie.
    Session(String),
    /// Those of a user, but for the session that is kept, if one is.
    User { user: String, kept: Option<String> },
}

#[derive(Clone, Debug)]
pub(crate) struct Bus {
    /// The database's address, where it can carry notices.
    url: Option<Arc<str>>,
    /// Who we are: our own notices are not news.
    process: Arc<str>,
}

impl Bus {
    pub(super) fn new(url: &str) -> Bus {
        Bus {
            url: url.starts_with("postgres").then(|| url.into()),
            process: random_id(10).into(),
        }
    }

    /// Whether other processes may serve the same tables.
    pub(crate) fn is_shared(&self) -> bool {
        self.url.is_some()
    }

    pub(super) async fn announce_ply(
        &self,
        transaction: &mut AnyConnection,
        table: &str,
        ply: u32,
    ) -> Result<(), sqlx::Error> {
        self.announce(&mut *transaction, format!("ply {table} {ply}"))
            .await
    }

    pub(super) async fn announce_table(
        &self,
        transaction: &mut AnyConnection,
        table: &str,
    ) -> Result<(), sqlx::Error> {
        self.announce(&mut *transaction, format!("table {table}"))
            .await
    }

    pub(super) async fn announce_orders(
        &self,
        transaction: &mut AnyConnection,
        table: &str,
        seat: i64,
    ) -> Result<(), sqlx::Error> {
        self.announce(&mut *transaction, format!("orders {table} {seat}"))
            .await
    }

    pub(super) async fn announce_chat(
        &self,
        transaction: &mut AnyConnection,
        table: &str,
        id: &str,
    ) -> Result<(), sqlx::Error> {
        self.announce(&mut *transaction, format!("chat {table} {id}"))
            .await
    }

    pub(super) async fn announce_signed_out(
        &self,
        transaction: &mut AnyConnection,
        who: &SignedOut,
    ) -> Result<(), sqlx::Error> {
        let what = match who {
            SignedOut::Session(session) => format!("session {session}"),
            SignedOut::User { user, kept: None } => format!("user {user}"),
            SignedOut::User {
                user,
                kept: Some(kept),
            } => format!("user {user} {kept}"),
        };
        self.announce(&mut *transaction, what).await
    }

    /// Goes out with the commit, where it is part of a transaction.
    async fn announce<'e>(
        &self,
        executor: impl Executor<'e, Database = Any>,
        what: String,
    ) -> Result<(), sqlx::Error> {
        if !self.is_shared() {
            return Ok(());
        }
        sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
            .bind(CHANNEL)
            .bind(format!("{} {what}", self.process))
            .execute(executor)
            .await?;
        Ok(())
    }

    /// What other processes do from now on; nothing comes where there can be no other.
    pub(crate) async fn listen(&self) -> Result<mpsc::Receiver<Notice>, sqlx::Error> {
        let (news, receiver) = mpsc::channel(4096);
        let Some(url) = self.url.clone() else {
            return Ok(receiver);
        };
        let mut listener = subscribe(&url).await?;
        let process = self.process.clone();
        tokio::spawn(async move {
            loop {
                let notice = match listener.try_recv().await {
                    Ok(Some(notification)) => read(notification.payload(), &process),
                    // The connection was lost, and the listener has made a new one by itself.
                    Ok(None) => Some(Notice::Missed),
                    Err(error) => {
                        tracing::warn!(%error, "other processes are not heard");
                        listener = subscribe_again(&url).await;
                        Some(Notice::Missed)
                    }
                };
                if let Some(notice) = notice
                    && news.send(notice).await.is_err()
                {
                    return;
                }
            }
        });
        Ok(receiver)
    }
}

async fn subscribe(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn subscribe_again(url: &str) -> PgListener {
    loop {
        match subscribe(url).await {
            Ok(listener) => return listener,
            Err(_) => tokio::time::sleep(RECONNECT).await,
        }
    }
}

fn read(payload: &str, process: &str) -> Option<Notice> {
    let mut words = payload.split(' ');
    let from = words.next()?;
    if from == process {
        return None;
    }
    let kind = words.next()?;
    let mut word = || words.next().map(str::to_owned);
    Some(match kind {
        "ply" => Notice::Ply {
            table: word()?,
            ply: word()?.parse().ok()?,
        },
        "table" => Notice::Table { table: word()? },
        "orders" => Notice::Orders {
            table: word()?,
            seat: word()?.parse().ok()?,
        },
        "chat" => Notice::Chat {
            table: word()?,
            id: word()?,
        },
        "session" => Notice::SignedOut(SignedOut::Session(word()?)),
        "user" => Notice::SignedOut(SignedOut::User {
            user: word()?,
            kept: word(),
        }),
        "present" => Notice::Present {
            process: from.to_owned(),
            table: word()?,
            spectators: word()?.parse().ok()?,
            sitting: words.map(str::to_owned).collect(),
        },
        "who" => Notice::Who,
        _ => return None,
    })
}

impl super::Store {
    /// Tells the other processes who watches a table here: those who sit by name, the others by number.
    pub(crate) async fn announce_present(
        &self,
        table: &str,
        sitting: &[String],
        spectators: usize,
    ) -> crate::error::Result<()> {
        let sitting: String = sitting.iter().map(|user| format!(" {user}")).collect();
        let what = format!("present {table} {spectators}{sitting}");
        Ok(self.bus.announce(&self.pool, what).await?)
    }

    /// Asks the other processes who watches what.
    pub(crate) async fn ask_who_is_present(&self) -> crate::error::Result<()> {
        Ok(self.bus.announce(&self.pool, "who".into()).await?)
    }
}
