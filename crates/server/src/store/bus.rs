//! How processes that share a PostgreSQL tell each other that a table changed: LISTEN and NOTIFY.
//!
//! On SQLite there is only one process, and nothing to tell.

use crate::ids::random_id;
use sqlx::AnyConnection;
use std::sync::Arc;
use tokio::sync::mpsc;

const CHANNEL: &str = "hustings";

/// What another process did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// Wrote a ply.
    Ply { table: String, ply: u32 },
    /// Changed who sits where, or started it.
    Table { table: String },
    /// We did not hear for a while: anything may have happened.
    Missed,
    /// Somebody said something.
    Chat { table: String, id: String },
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

    /// Whether there may be other processes to tell.
    pub(super) fn announces(&self) -> bool {
        self.url.is_some()
    }

    pub(super) async fn announce_ply(
        &self,
        transaction: &mut AnyConnection,
        table: &str,
        ply: u32,
    ) -> Result<(), sqlx::Error> {
        self.announce(transaction, format!("ply {table} {ply}"))
            .await
    }

    pub(super) async fn announce_table(
        &self,
        transaction: &mut AnyConnection,
        table: &str,
    ) -> Result<(), sqlx::Error> {
        self.announce(transaction, format!("table {table}")).await
    }

    pub(super) async fn announce_chat(
        &self,
        transaction: &mut AnyConnection,
        table: &str,
        id: &str,
    ) -> Result<(), sqlx::Error> {
        self.announce(transaction, format!("chat {table} {id}"))
            .await
    }

    /// Goes out with the commit of the transaction.
    async fn announce(
        &self,
        transaction: &mut AnyConnection,
        what: String,
    ) -> Result<(), sqlx::Error> {
        if !self.announces() {
            return Ok(());
        }
        sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
            .bind(CHANNEL)
            .bind(format!("{} {what}", self.process))
            .execute(&mut *transaction)
            .await?;
        Ok(())
    }

    /// What other processes do from now on; nothing comes where there can be no other.
    pub(crate) async fn listen(&self) -> Result<mpsc::Receiver<Notice>, sqlx::Error> {
        let (news, receiver) = mpsc::channel(4096);
        let Some(url) = self.url.clone() else {
            return Ok(receiver);
        };
        let mut listener = sqlx::postgres::PgListener::connect(&url).await?;
        listener.listen(CHANNEL).await?;
        let process = self.process.clone();
        tokio::spawn(async move {
            loop {
                let notice = match listener.try_recv().await {
                    Ok(Some(notification)) => read(notification.payload(), &process),
                    // The connection was lost; the listener makes a new one by itself.
                    Ok(None) => Some(Notice::Missed),
                    Err(_) => {
                        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                        None
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

fn read(payload: &str, process: &str) -> Option<Notice> {
    let mut words = payload.split(' ');
    if words.next()? == process {
        return None;
    }
    let (kind, table) = (words.next()?, words.next()?.to_owned());
    Some(match kind {
        "ply" => Notice::Ply {
            table,
            ply: words.next()?.parse().ok()?,
        },
        "table" => Notice::Table { table },
        "chat" => Notice::Chat {
            table,
            id: words.next()?.to_owned(),
        },
        _ => return None,
    })
}
