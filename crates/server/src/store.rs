//! The database: SQLite or PostgreSQL, the same statements for both.
//!
//! Statements are written so that both understand them: `$1` for what is filled in, TEXT and BIGINT only, no NULL, no
//! time of the database's own. What differs stands in this file, in `bus` and in `wal`, and nowhere else.

mod bus;
mod events;
mod own;
mod ratings;
mod table_rows;
mod users;
mod wal;
mod webhooks;
mod writer;

pub(crate) use bus::{Bus, Notice, SignedOut};
pub(crate) use events::{Book, Bout, Entrant, Event, FORFEITS, Form, STRUCK};
pub(crate) use own::{OrdersChange, OrdersRow};
pub(crate) use ratings::{Change, Leader, RatedGame, RatedSeat, Standing};
pub(crate) use table_rows::{Listed, Said, SeatKind, SeatRow, Speed, TableRow, TableStatus};
pub(crate) use users::User;
pub(crate) use writer::Append;

use crate::error::Result;
use sqlx::any::AnyPoolOptions;
use sqlx::{Any, AnyPool, Executor, Transaction};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<(Append, oneshot::Sender<Result<()>>)>,
    bus: Bus,
    /// How a transaction begins.
    begin: &'static str,
}

impl Store {
    /// Opens the database, brings it up to date and starts its writer.
    pub(crate) async fn open(url: &str) -> std::result::Result<Store, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let pool = AnyPoolOptions::new()
            .max_connections(if sqlite { 4 } else { 8 })
            .acquire_timeout(Duration::from_secs(20))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        connection.execute(PRAGMAS).await?;
                    }
                    Ok(())
                })
            })
            .connect(&create_if_missing(url))
            .await?;
        MIGRATIONS.run(&pool).await?;
        let bus = Bus::new(url);
        let (writer, appends) = mpsc::channel(4096);
        tokio::spawn(writer::run(pool.clone(), bus.clone(), appends));
        if sqlite {
            tokio::spawn(wal::run(pool.clone()));
        }
        // Whoever reads first and writes later would be turned away by SQLite if somebody wrote in between: it waits now.
        let begin = if sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
        Ok(Store {
            pool,
            writer,
            bus,
            begin,
        })
    }

    pub(crate) fn bus(&self) -> &Bus {
        &self.bus
    }

    /// A transaction that writes.
    async fn begin(&self) -> std::result::Result<Transaction<'static, Any>, sqlx::Error> {
        self.pool.begin_with(self.begin).await
    }

    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// The secret of that name, made by whoever asks first.
    pub(crate) async fn secret(&self, name: &str) -> Result<String> {
        sqlx::query("INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(crate::ids::random_id(52))
            .execute(&self.pool)
            .await?;
        let value = sqlx::query_scalar("SELECT value FROM keys WHERE name = $1");
        Ok(value.bind(name).fetch_one(&self.pool).await?)
    }
}

/// How often something is tried whose connection is lost on the way.
const ATTEMPTS: usize = 5;

/// Does it anew as long as its connection is lost on the way: the pool makes another one. Only for what may be done twice.
async fn again<T, F>(mut attempt: impl FnMut() -> F) -> std::result::Result<T, sqlx::Error>
where
    F: Future<Output = std::result::Result<T, sqlx::Error>>,
{
    for _ in 1..ATTEMPTS {
        match attempt().await {
            Err(error) if was_cut(&error) => {}
            done => return done,
        }
    }
    attempt().await
}

/// Whether the connection was lost: by the network, or because PostgreSQL ended it (its classes 08 and 57P).
fn was_cut(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) => true,
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            code.starts_with("08") || code.starts_with("57P")
        }
        _ => false,
    }
}

/// A commit is on the disk before it is acknowledged; readers do not wait for the writer. The log is carried over into
/// the tables by `wal`, not by whoever commits.
const PRAGMAS: &str = "PRAGMA busy_timeout = 15000; PRAGMA journal_mode = WAL; \
     PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA foreign_keys = ON";

/// SQLite makes the file where there is none only if told to.
fn create_if_missing(url: &str) -> String {
    match url.starts_with("sqlite:") && !url.contains("mode=") {
        true if url.contains('?') => format!("{url}&mode=rwc"),
        true => format!("{url}?mode=rwc"),
        false => url.to_owned(),
    }
}
