//! The one task that appends to journals.
//!
//! Appends of many tables that wait at the same time share a transaction, so that they share its wait for the disk.
//! An append is answered only after its commit.

use super::bus::Bus;
use crate::error::{Error, Result};
use sqlx::{Any, AnyPool, AssertSqlSafe, Transaction};
use tokio::sync::{mpsc, oneshot};

/// One ply of one table.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) ply: u32,
    /// The journal's row as JSON.
    pub(crate) row: String,
    /// When the seat that is waited for runs out of time; nothing where there is no clock.
    pub(crate) deadline: Option<i64>,
    /// How the table ended, with its last ply.
    pub(crate) outcome: Option<String>,
}

type Waiting = (Append, oneshot::Sender<Result<()>>);

/// Enough to share the wait for the disk, and few enough parameters for every database.
const MOST: usize = 256;

pub(super) async fn run(pool: AnyPool, bus: Bus, mut appends: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(MOST);
    while appends.recv_many(&mut batch, MOST).await > 0 {
        commit(&pool, &bus, std::mem::take(&mut batch)).await;
    }
}

async fn commit(pool: &AnyPool, bus: &Bus, batch: Vec<Waiting>) {
    let (appends, answers): (Vec<Append>, Vec<_>) = batch.into_iter().unzip();
    if try_commit(pool, bus, &appends).await.is_ok() {
        for answer in answers {
            let _ = answer.send(Ok(()));
        }
        return;
    }
    // One of them failed: each on its own, so that the others do not.
    for (append, answer) in appends.iter().zip(answers) {
        let result = try_commit(pool, bus, std::slice::from_ref(append)).await;
        let _ = answer.send(result.map_err(conflict));
    }
}

fn conflict(error: sqlx::Error) -> Error {
    match error.as_database_error() {
        Some(error) if error.is_unique_violation() => Error::Conflict,
        _ => Error::Store(error),
    }
}

async fn try_commit(
    pool: &AnyPool,
    bus: &Bus,
    appends: &[Append],
) -> std::result::Result<(), sqlx::Error> {
    let mut transaction = pool.begin().await?;
    insert(&mut transaction, appends).await?;
    for append in appends {
        update(&mut transaction, append).await?;
        bus.announce_ply(&mut transaction, &append.table, append.ply)
            .await?;
    }
    transaction.commit().await
}

async fn insert(
    transaction: &mut Transaction<'static, Any>,
    appends: &[Append],
) -> std::result::Result<(), sqlx::Error> {
    let values: Vec<String> = (0..appends.len())
        .map(|n| format!("(${}, ${}, ${})", 3 * n + 1, 3 * n + 2, 3 * n + 3))
        .collect();
    let statement = format!(
        "INSERT INTO journal (table_id, ply, entry) VALUES {}",
        values.join(", ")
    );
    // Only numbers of parameters were put in.
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for append in appends {
        query = query
            .bind(append.table.as_str())
            .bind(i64::from(append.ply))
            .bind(append.row.as_str());
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

async fn update(
    transaction: &mut Transaction<'static, Any>,
    append: &Append,
) -> std::result::Result<(), sqlx::Error> {
    if let Some(outcome) = &append.outcome {
        sqlx::query("UPDATE tables SET status = 'over', outcome = $1, deadline = 0 WHERE id = $2")
            .bind(outcome.as_str())
            .bind(append.table.as_str())
            .execute(&mut **transaction)
            .await?;
    } else if let Some(deadline) = append.deadline {
        sqlx::query("UPDATE tables SET deadline = $1 WHERE id = $2")
            .bind(deadline)
            .bind(append.table.as_str())
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

impl super::Store {
    /// Writes a ply, and returns once it is on the disk.
    pub(crate) async fn append(&self, append: Append) -> Result<()> {
        let (answer, answered) = oneshot::channel();
        let sent = self.writer.send((append, answer)).await;
        sent.map_err(|_| Error::Closing)?;
        answered.await.map_err(|_| Error::Closing)?
    }
}
