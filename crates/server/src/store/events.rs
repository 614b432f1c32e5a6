//! Events of a club, as rows. An event is small: whoever changes it has all of it for themselves, and writes all of it back.

use super::Store;
use super::table_rows::{
    Speed, TableRow, TableStatus, from_json, from_word, insert_table, to_json, word,
};
use crate::error::{Error, Result};
use crate::ids::now;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::{Any, AnyConnection, FromRow, Transaction};
use std::collections::HashMap;

/// How an event is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Form {
    Single,
    Double,
    Knockout,
}

#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) speed: Speed,
    pub(crate) form: Form,
    pub(crate) rated: bool,
    pub(crate) owner: String,
    pub(crate) status: TableStatus,
    /// From 1; 0 before the start.
    pub(crate) round: i64,
}

/// Somebody who plays an event.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct Entrant {
    #[sqlx(rename = "user_id")]
    pub(crate) user: String,
    pub(crate) name: String,
    /// At the start, in whole points.
    pub(crate) rating: i64,
    pub(crate) withdrawn: i64,
}

/// Whoever withdrew forfeits what is left of their games…
pub(crate) const FORFEITS: i64 = 1;
/// …or, where that was before half of them, is out of the table.
pub(crate) const STRUCK: i64 = 2;

/// A game of an event.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub(crate) struct Bout {
    pub(crate) round: i64,
    pub(crate) board: i64,
    pub(crate) replay: i64,
    /// Numbers of players; -1 where nobody is there.
    pub(crate) first: i64,
    pub(crate) second: i64,
    #[sqlx(rename = "table_id")]
    pub(crate) table: String,
    /// As the column says it; empty until it is known.
    pub(crate) result: String,
}

/// All of an event.
#[derive(Clone, Debug)]
pub(crate) struct Book {
    pub(crate) event: Event,
    /// By number.
    pub(crate) players: Vec<Entrant>,
    pub(crate) bouts: Vec<Bout>,
    /// The tables of its bouts: how each stands, and how it ended.
    pub(crate) tables: HashMap<String, (TableStatus, Value)>,
    /// Tables that are opened with what is written back.
    pub(crate) new_tables: Vec<TableRow>,
}

impl Book {
    pub(crate) fn number_of(&self, user: &str) -> Option<usize> {
        let is = |player: &Entrant| !user.is_empty() && player.user == user;
        self.players.iter().position(is)
    }
}

#[derive(FromRow)]
struct RawEvent {
    id: String,
    name: String,
    game: String,
    options: String,
    speed: String,
    form: String,
    rated: i64,
    owner: String,
    status: String,
    round: i64,
}

impl RawEvent {
    fn read(self) -> Result<Event> {
        Ok(Event {
            id: self.id,
            name: self.name,
            game: self.game,
            options: from_json(&self.options)?,
            speed: from_json(&self.speed)?,
            form: from_word(&self.form)?,
            rated: self.rated != 0,
            owner: self.owner,
            status: from_word(&self.status)?,
            round: self.round,
        })
    }
}

impl Store {
    pub(crate) async fn add_event(&self, event: &Event) -> Result<()> {
        sqlx::query(
            "INSERT INTO events (id, name, game, options, speed, form, rated, owner, status, round, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10)",
        )
        .bind(event.id.as_str())
        .bind(event.name.as_str())
        .bind(event.game.as_str())
        .bind(to_json(&event.options)?)
        .bind(to_json(&event.speed)?)
        .bind(word(&event.form)?)
        .bind(i64::from(event.rated))
        .bind(event.owner.as_str())
        .bind(word(&event.status)?)
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn event(&self, id: &str) -> Result<Book> {
        let mut connection = self.pool.acquire().await?;
        read(&mut connection, id).await
    }

    /// The events that a user opened or plays, newest first.
    pub(crate) async fn events_of(&self, user: &str) -> Result<Vec<Event>> {
        let query = sqlx::query_as::<_, RawEvent>(
            "SELECT * FROM events WHERE owner = $1 \
             OR id IN (SELECT event_id FROM event_players WHERE user_id = $1) \
             ORDER BY created DESC LIMIT 50",
        );
        let events = query.bind(user).fetch_all(&self.pool).await?;
        events.into_iter().map(RawEvent::read).collect()
    }

    pub(crate) async fn unfinished_events_of(&self, user: &str) -> Result<i64> {
        let query =
            sqlx::query_scalar("SELECT COUNT(*) FROM events WHERE owner = $1 AND status <> 'over'");
        Ok(query.bind(user).fetch_one(&self.pool).await?)
    }

    /// Running events with a game that is over and not in the event yet.
    pub(crate) async fn events_to_advance(&self) -> Result<Vec<String>> {
        let query = sqlx::query_scalar(
            "SELECT DISTINCT b.event_id FROM event_games b JOIN tables t ON t.id = b.table_id \
             WHERE b.result = '' AND t.status = 'over' LIMIT 100",
        );
        Ok(query.fetch_all(&self.pool).await?)
    }

    /// Changes an event: `change` has it for itself, and all that it leaves is written, or nothing where it fails. Gives
    /// the names of the tables that were opened.
    pub(crate) async fn change_event(
        &self,
        id: &str,
        change: impl FnOnce(&mut Book) -> Result<()>,
    ) -> Result<Vec<String>> {
        let mut transaction = self.begin().await?;
        // Whoever else wants to change it waits here.
        let lock = sqlx::query("UPDATE events SET round = round WHERE id = $1");
        lock.bind(id).execute(&mut *transaction).await?;
        let mut book = read(&mut transaction, id).await?;
        change(&mut book)?;
        write(&mut transaction, &book).await?;
        transaction.commit().await?;
        Ok(book.new_tables.into_iter().map(|table| table.id).collect())
    }
}

async fn read(connection: &mut AnyConnection, id: &str) -> Result<Book> {
    let event = sqlx::query_as::<_, RawEvent>("SELECT * FROM events WHERE id = $1");
    let event = event.bind(id).fetch_optional(&mut *connection).await?;
    let event = event.ok_or(Error::NoSuchEvent)?.read()?;
    let players = sqlx::query_as(
        "SELECT user_id, name, rating, withdrawn FROM event_players WHERE event_id = $1 ORDER BY number",
    );
    let players = players.bind(id).fetch_all(&mut *connection).await?;
    let bouts = sqlx::query_as(
        "SELECT round, board, replay, first, second, table_id, result FROM event_games \
         WHERE event_id = $1 ORDER BY round, board, replay",
    );
    let bouts = bouts.bind(id).fetch_all(&mut *connection).await?;
    let tables = sqlx::query_as::<_, (String, String, String)>(
        "SELECT id, status, outcome FROM tables WHERE id IN \
         (SELECT table_id FROM event_games WHERE event_id = $1)",
    );
    let tables = tables.bind(id).fetch_all(&mut *connection).await?;
    let table = |(id, status, outcome): (String, String, String)| {
        let outcome = match outcome.is_empty() {
            true => Value::Null,
            false => from_json(&outcome)?,
        };
        Ok((id, (from_word(&status)?, outcome)))
    };
    Ok(Book {
        event,
        players,
        bouts,
        tables: tables.into_iter().map(table).collect::<Result<_>>()?,
        new_tables: Vec::new(),
    })
}

async fn write(transaction: &mut Transaction<'static, Any>, book: &Book) -> Result<()> {
    let id = book.event.id.as_str();
    sqlx::query("UPDATE events SET status = $1, round = $2 WHERE id = $3")
        .bind(word(&book.event.status)?)
        .bind(book.event.round)
        .bind(id)
        .execute(&mut **transaction)
        .await?;
    for statement in [
        "DELETE FROM event_players WHERE event_id = $1",
        "DELETE FROM event_games WHERE event_id = $1",
    ] {
        let query = sqlx::query(statement).bind(id);
        query.execute(&mut **transaction).await?;
    }
    for (number, player) in book.players.iter().enumerate() {
        sqlx::query(
            "INSERT INTO event_players (event_id, number, user_id, name, rating, withdrawn) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id)
        .bind(number as i64)
        .bind(player.user.as_str())
        .bind(player.name.as_str())
        .bind(player.rating)
        .bind(player.withdrawn)
        .execute(&mut **transaction)
        .await?;
    }
    for bout in &book.bouts {
        sqlx::query(
            "INSERT INTO event_games (event_id, round, board, replay, first, second, table_id, result) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id)
        .bind(bout.round)
        .bind(bout.board)
        .bind(bout.replay)
        .bind(bout.first)
        .bind(bout.second)
        .bind(bout.table.as_str())
        .bind(bout.result.as_str())
        .execute(&mut **transaction)
        .await?;
    }
    for table in &book.new_tables {
        insert_table(transaction, table).await?;
    }
    Ok(())
}
