//! The one task that appends to journals.
//!
//! Appends of many tables that come at about the same time share a transaction, so that they share its wait for the disk and
//! its cost: on a busy server the first of them waits a moment for company.
//! An append is answered only after its commit.

use super::bus::Bus;
use super::own::OrdersChange;
use super::table_rows::entry;
use super::{ATTEMPTS, was_cut};
use crate::error::{Error, Result};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use std::sync::LazyLock;
use std::time::Duration;
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
    /// What is left of the orders of the seat that answered, where an order answered.
    pub(crate) orders: Option<OrdersChange>,
}

impl Append {
    fn is_only_a_row(&self) -> bool {
        self.deadline.is_none() && self.outcome.is_none() && self.orders.is_none()
    }
}

type Waiting = (Append, oneshot::Sender<Result<()>>);

/// Enough to share the wait for the disk.
const MOST: usize = 256;
/// How long the first append waits for others: too short for a player to notice.
const MOMENT: Duration = Duration::from_millis(4);
/// It waits where the last commit carried so many: others will come. Where few do, waiting only makes answers late.
const BUSY: usize = 8;
/// Rows in one statement: few enough that the statements of all lengths stay prepared.
const ROWS: usize = 64;

pub(super) async fn run(pool: AnyPool, bus: Bus, mut appends: mpsc::Receiver<Waiting>) {
    let mut writer = Writer {
        pool,
        bus,
        connection: None,
    };
    let mut batch = Vec::with_capacity(MOST);
    let mut busy = false;
    let closing = writer.pool.close_event();
    tokio::pin!(closing);
    loop {
        tokio::select! {
            received = appends.recv_many(&mut batch, MOST) => match received {
                0 => return,
                _ => {
                    if busy {
                        await_company(&mut appends, &mut batch).await;
                    }
                    busy = batch.len() >= BUSY;
                    writer.commit(std::mem::take(&mut batch)).await;
                }
            },
            // The pool closes once it has all connections back.
            () = &mut closing, if writer.connection.is_some() => writer.connection = None,
        }
    }
}

/// Adds whatever comes within a moment.
async fn await_company(appends: &mut mpsc::Receiver<Waiting>, batch: &mut Vec<Waiting>) {
    let moment = tokio::time::sleep(MOMENT);
    tokio::pin!(moment);
    while batch.len() < MOST {
        let room = MOST - batch.len();
        tokio::select! {
            received = appends.recv_many(batch, room) => if received == 0 { return },
            () = &mut moment => return,
        }
    }
}

struct Writer {
    pool: AnyPool,
    bus: Bus,
    /// Kept as long as it works, because whoever takes one from the pool waits for it to be tried first.
    connection: Option<PoolConnection<Any>>,
}

impl Writer {
    async fn commit(&mut self, batch: Vec<Waiting>) {
        let (appends, answers): (Vec<Append>, Vec<_>) = batch.into_iter().unzip();
        if self.write(&appends).await.is_ok() {
            for answer in answers {
                let _ = answer.send(Ok(()));
            }
            return;
        }
        // One of them failed: each on its own, so that the others do not.
        for (append, answer) in appends.iter().zip(answers) {
            let _ = answer.send(self.write_alone(append).await);
        }
    }

    async fn write_alone(&mut self, append: &Append) -> Result<()> {
        let mut result = self.write(std::slice::from_ref(append)).await;
        for _ in 1..ATTEMPTS {
            if !result.as_ref().is_err_and(was_cut) {
                break;
            }
            result = self.write(std::slice::from_ref(append)).await;
        }
        match result.map_err(conflict) {
            // Its commit may have gone well before, and only the news of it been lost.
            Err(Error::Conflict) if self.is_written(append).await => Ok(()),
            result => result,
        }
    }

    async fn is_written(&mut self, append: &Append) -> bool {
        let row = entry(&self.pool, &append.table, append.ply).await;
        row.is_ok_and(|row| row == append.row)
    }

    /// Writes all of them or none.
    async fn write(&mut self, appends: &[Append]) -> std::result::Result<(), sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        let only_rows = appends.iter().all(Append::is_only_a_row);
        if only_rows && appends.len() <= ROWS && !self.bus.is_shared() {
            // One statement is a transaction of its own.
            insert(&mut connection, appends).await?;
        } else {
            let mut transaction = connection.begin().await?;
            for rows in appends.chunks(ROWS) {
                insert(&mut transaction, rows).await?;
            }
            for append in appends {
                update(&mut transaction, append).await?;
                let (table, ply) = (&append.table, append.ply);
                if let Some(orders) = &append.orders {
                    orders.write(&mut transaction, &self.bus, table).await?;
                }
                self.bus.announce_ply(&mut transaction, table, ply).await?;
            }
            transaction.commit().await?;
        }
        self.connection = Some(connection);
        Ok(())
    }
}

fn conflict(error: sqlx::Error) -> Error {
    // The orders were changed in the meantime.
    if matches!(error, sqlx::Error::RowNotFound) {
        return Error::Conflict;
    }
    match error.as_database_error() {
        Some(error) if error.is_unique_violation() => Error::Conflict,
        _ => Error::Store(error),
    }
}

/// The statements that insert one row, two, and so on.
static INSERTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let values = |n| format!("(${}, ${}, ${})", 3 * n + 1, 3 * n + 2, 3 * n + 3);
    let insert = |rows| {
        let values: Vec<String> = (0..rows).map(values).collect();
        format!(
            "INSERT INTO journal (table_id, ply, entry) VALUES {}",
            values.join(", ")
        )
    };
    (1..=ROWS).map(insert).collect()
});

async fn insert(
    connection: &mut AnyConnection,
    appends: &[Append],
) -> std::result::Result<(), sqlx::Error> {
    let mut query = sqlx::query(INSERTS[appends.len() - 1].as_str());
    for append in appends {
        query = query
            .bind(append.table.as_str())
            .bind(i64::from(append.ply))
            .bind(append.row.as_str());
    }
    query.execute(connection).await?;
    Ok(())
}

async fn update(
    transaction: &mut AnyConnection,
    append: &Append,
) -> std::result::Result<(), sqlx::Error> {
    if let Some(outcome) = &append.outcome {
        sqlx::query("UPDATE tables SET status = 'over', outcome = $1, deadline = 0 WHERE id = $2")
            .bind(outcome.as_str())
            .bind(append.table.as_str())
            .execute(&mut *transaction)
            .await?;
    } else if let Some(deadline) = append.deadline {
        sqlx::query("UPDATE tables SET deadline = $1 WHERE id = $2")
            .bind(deadline)
            .bind(append.table.as_str())
            .execute(&mut *transaction)
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
