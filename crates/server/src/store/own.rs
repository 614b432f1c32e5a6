//! What players write for themselves, notes and orders, as rows.

use super::{Bus, Store, again};
use crate::error::{Error, Result};
use crate::orders::{Fate, Order};
use engine::Seat;
use serde::Serialize;
use sqlx::{AnyConnection, FromRow};

/// The orders of one seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OrdersRow {
    pub(crate) seat: Seat,
    pub(crate) user: String,
    /// Whether to pass in every response window.
    pub(crate) pass: bool,
    pub(crate) list: Vec<Order>,
    /// What came of earlier ones, oldest first.
    pub(crate) told: Vec<Fate>,
    /// 0 where nothing was ever written.
    pub(crate) version: i64,
}

impl OrdersRow {
    pub(crate) fn none(seat: Seat, user: &str) -> OrdersRow {
        OrdersRow {
            seat,
            user: user.to_owned(),
            pass: false,
            list: Vec::new(),
            told: Vec::new(),
            version: 0,
        }
    }
}

#[derive(FromRow)]
struct RawOrders {
    table_id: String,
    seat: i64,
    user_id: String,
    pass: i64,
    list: String,
    told: String,
    version: i64,
}

impl RawOrders {
    fn read(self) -> Result<(String, OrdersRow)> {
        let row = OrdersRow {
            seat: Seat(self.seat as u8),
            user: self.user_id,
            pass: self.pass != 0,
            list: super::table_rows::from_json(&self.list)?,
            told: super::table_rows::from_json(&self.told)?,
            version: self.version,
        };
        Ok((self.table_id, row))
    }
}

/// A note as its writer gets it back with all their data.
#[derive(Clone, Debug, Serialize, FromRow)]
pub(crate) struct Note {
    table_id: String,
    side: String,
    text: String,
}

/// Orders as they are to be, instead of the version that they come from.
#[derive(Clone, Debug)]
pub(crate) struct OrdersChange {
    seat: i64,
    pass: i64,
    list: String,
    told: String,
    version: i64,
}

impl OrdersChange {
    pub(crate) fn to(row: &OrdersRow) -> Result<OrdersChange> {
        Ok(OrdersChange {
            seat: i64::from(row.seat.0),
            pass: i64::from(row.pass),
            list: super::table_rows::to_json(&row.list)?,
            told: super::table_rows::to_json(&row.told)?,
            version: row.version,
        })
    }

    /// Makes the change, if nobody made another one first. It counts as the next version.
    pub(super) async fn write(
        &self,
        transaction: &mut AnyConnection,
        bus: &Bus,
        table: &str,
    ) -> std::result::Result<(), sqlx::Error> {
        let done = sqlx::query(
            "UPDATE orders SET pass = $1, list = $2, told = $3, version = version + 1 \
             WHERE table_id = $4 AND seat = $5 AND version = $6",
        )
        .bind(self.pass)
        .bind(self.list.as_str())
        .bind(self.told.as_str())
        .bind(table)
        .bind(self.seat)
        .bind(self.version)
        .execute(&mut *transaction)
        .await?;
        match done.rows_affected() {
            0 => Err(sqlx::Error::RowNotFound),
            _ => bus.announce_orders(transaction, table, self.seat).await,
        }
    }
}

impl Store {
    pub(crate) async fn note(&self, table: &str, user: &str, side: &str) -> Result<String> {
        let query = sqlx::query_scalar::<_, String>(
            "SELECT text FROM notes WHERE table_id = $1 AND user_id = $2 AND side = $3",
        );
        let text = query.bind(table).bind(user).bind(side);
        Ok(text.fetch_optional(&self.pool).await?.unwrap_or_default())
    }

    pub(crate) async fn set_note(
        &self,
        table: &str,
        user: &str,
        side: &str,
        text: &str,
    ) -> Result<()> {
        sqlx::query(
            "INSERT INTO notes (table_id, user_id, side, text) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, user_id, side) DO UPDATE SET text = excluded.text",
        )
        .bind(table)
        .bind(user)
        .bind(side)
        .bind(text)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Everything that a user noted, for the export of their data.
    pub(crate) async fn notes_of(&self, user: &str) -> Result<Vec<Note>> {
        let query = sqlx::query_as(
            "SELECT table_id, side, text FROM notes WHERE user_id = $1 ORDER BY table_id, side",
        );
        Ok(query.bind(user).fetch_all(&self.pool).await?)
    }

    /// The orders of every seat of a table.
    pub(crate) async fn orders(&self, table: &str) -> Result<Vec<OrdersRow>> {
        let rows = again(|| {
            let query = sqlx::query_as::<_, RawOrders>("SELECT * FROM orders WHERE table_id = $1");
            query.bind(table).fetch_all(&self.pool)
        });
        let read = |raw: RawOrders| raw.read().map(|(_, row)| row);
        rows.await?.into_iter().map(read).collect()
    }

    /// Every order of a user with its table, for the export of their data.
    pub(crate) async fn orders_of(&self, user: &str) -> Result<Vec<(String, OrdersRow)>> {
        let query = sqlx::query_as::<_, RawOrders>(
            "SELECT * FROM orders WHERE user_id = $1 ORDER BY table_id, seat",
        );
        let rows = query.bind(user).fetch_all(&self.pool).await?;
        rows.into_iter().map(RawOrders::read).collect()
    }

    /// Running tables where somebody has orders.
    pub(crate) async fn tables_with_orders(&self) -> Result<Vec<String>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables WHERE status = 'running' AND id IN \
             (SELECT table_id FROM orders WHERE pass = 1 OR list <> '[]') ORDER BY created",
        );
        Ok(query.fetch_all(&self.pool).await?)
    }

    /// Writes orders in place of the version that they come from; a conflict where that is no longer the last one.
    pub(crate) async fn set_orders(&self, table: &str, row: &OrdersRow) -> Result<()> {
        let change = OrdersChange::to(row)?;
        let mut transaction = self.begin().await?;
        if row.version == 0 {
            sqlx::query(
                "INSERT INTO orders (table_id, seat, user_id, pass, list, told, version) \
                 VALUES ($1, $2, $3, 0, '[]', '[]', 0) ON CONFLICT DO NOTHING",
            )
            .bind(table)
            .bind(change.seat)
            .bind(row.user.as_str())
            .execute(&mut *transaction)
            .await?;
        }
        let written = change.write(&mut transaction, &self.bus, table).await;
        written.map_err(|error| match error {
            sqlx::Error::RowNotFound => Error::Conflict,
            error => Error::Store(error),
        })?;
        Ok(transaction.commit().await?)
    }
}
