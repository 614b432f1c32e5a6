//! Tables, seats, journals and chat, as rows.

use super::{Store, again};
use crate::error::{Error, Result};
use crate::ids::now;
use engine::{Header, Row, Seat, Seed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::{Any, AnyPool, AssertSqlSafe, FromRow, Transaction};

/// How fast a table is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Speed {
    /// Without a clock.
    #[default]
    None,
    /// So many seconds for the game, and some more for each answer. A response window closes after so many for everybody;
    /// after none at all, it waits for everybody.
    Live {
        seconds: u32,
        increment: u32,
        #[serde(default = "usual_window")]
        window: u32,
    },
    /// So many days for each answer.
    Days(u32),
}

/// Time to read a card and to play one, and not so long that everybody waits for nobody.
fn usual_window() -> u32 {
    8
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TableStatus {
    #[default]
    Open,
    Running,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatKind {
    Open,
    Person,
    Bot,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatRow {
    pub(crate) side: String,
    pub(crate) kind: SeatKind,
    /// Empty for bots, and where the person is gone.
    pub(crate) user: String,
    pub(crate) name: String,
    pub(crate) bot: String,
    pub(crate) nonce: String,
}

impl SeatRow {
    pub(crate) fn open(side: &str) -> SeatRow {
        SeatRow {
            side: side.to_owned(),
            kind: SeatKind::Open,
            user: String::new(),
            name: String::new(),
            bot: String::new(),
            nonce: String::new(),
        }
    }

    pub(crate) fn person(side: &str, user: &super::User, nonce: &str) -> SeatRow {
        SeatRow {
            kind: SeatKind::Person,
            user: user.id.clone(),
            name: user.name.clone(),
            nonce: nonce.to_owned(),
            ..SeatRow::open(side)
        }
    }

    pub(crate) fn bot(side: &str, bot: &str) -> SeatRow {
        SeatRow {
            kind: SeatKind::Bot,
            name: bot.to_owned(),
            bot: bot.to_owned(),
            ..SeatRow::open(side)
        }
    }

    pub(crate) fn is_held_by(&self, user: &str) -> bool {
        self.kind == SeatKind::Person && !user.is_empty() && self.user == user
    }
}

/// A table, with its seats.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) speed: Speed,
    pub(crate) private: bool,
    /// Whether players may ask a bot for advice while they play against each other.
    pub(crate) hints: bool,
    /// Whether it changes ratings.
    pub(crate) rated: bool,
    /// The event that it belongs to, empty where there is none.
    pub(crate) event: String,
    pub(crate) bot_pace_ms: u64,
    pub(crate) owner: String,
    pub(crate) status: TableStatus,
    pub(crate) seed: Seed,
    pub(crate) header: Option<Header>,
    pub(crate) outcome: Value,
    pub(crate) rematch: String,
    pub(crate) seats: Vec<SeatRow>,
}

impl TableRow {
    /// The seat of that side.
    pub(crate) fn seat(&self, side: &str) -> Result<Seat> {
        let place = self.seats.iter().position(|seat| seat.side == side);
        place
            .map(|place| Seat(place as u8))
            .ok_or_else(|| Error::NoSuchSeat(side.chars().take(40).collect()))
    }

    pub(crate) fn holds(&self, user: &str, seat: Seat) -> bool {
        self.seats
            .get(seat.index())
            .is_some_and(|row| row.is_held_by(user))
    }

    /// The seats that a user holds.
    pub(crate) fn seats_of(&self, user: &str) -> Vec<Seat> {
        let seats = (0..self.seats.len() as u8).map(Seat);
        seats.filter(|&seat| self.holds(user, seat)).collect()
    }
}

/// Whose tables to list.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Listed<'a> {
    /// Open to everybody or to watch.
    Public,
    /// Those that a user sits at or opened.
    Of(&'a str),
}

#[derive(FromRow)]
struct RawTable {
    id: String,
    game: String,
    options: String,
    speed: String,
    private: i64,
    hints: i64,
    rated: i64,
    event: String,
    bot_pace_ms: i64,
    owner: String,
    status: String,
    seed: String,
    header: String,
    outcome: String,
    rematch: String,
}

#[derive(FromRow)]
struct RawSeat {
    table_id: String,
    side: String,
    kind: String,
    user_id: String,
    name: String,
    bot: String,
    nonce: String,
}

/// One line of chat.
#[derive(Clone, Debug, Serialize, FromRow)]
pub(crate) struct Said {
    pub(crate) room: String,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) at: i64,
}

pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|_| Error::Broken("a row of the database cannot be read"))
}

pub(super) fn to_json(value: &impl Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(|_| Error::Broken("a value cannot be written as JSON"))
}

/// A word of an enumeration, as it stands in a column.
pub(super) fn word(value: &impl Serialize) -> Result<String> {
    Ok(to_json(value)?.trim_matches('"').to_owned())
}

pub(super) fn from_word<T: DeserializeOwned>(word: &str) -> Result<T> {
    from_json(&format!("\"{word}\""))
}

impl RawTable {
    fn read(self, seats: Vec<SeatRow>) -> Result<TableRow> {
        let header = match self.header.is_empty() {
            true => None,
            false => Some(from_json(&self.header)?),
        };
        let outcome = match self.outcome.is_empty() {
            true => Value::Null,
            false => from_json(&self.outcome)?,
        };
        let seed = self.seed.parse();
        Ok(TableRow {
            id: self.id,
            game: self.game,
            options: from_json(&self.options)?,
            speed: from_json(&self.speed)?,
            private: self.private != 0,
            hints: self.hints != 0,
            rated: self.rated != 0,
            event: self.event,
            bot_pace_ms: self.bot_pace_ms.max(0) as u64,
            owner: self.owner,
            status: from_word(&self.status)?,
            seed: seed.map_err(|_| Error::Broken("a seed of the database cannot be read"))?,
            header,
            outcome,
            rematch: self.rematch,
            seats,
        })
    }
}

impl RawSeat {
    fn read(self) -> Result<SeatRow> {
        Ok(SeatRow {
            side: self.side,
            kind: from_word(&self.kind)?,
            user: self.user_id,
            name: self.name,
            bot: self.bot,
            nonce: self.nonce,
        })
    }
}

impl Store {
    /// Writes a new table; `rows` is its journal where it has one already.
    pub(crate) async fn add_table(&self, table: &TableRow, rows: &[Row]) -> Result<()> {
        let mut transaction = self.begin().await?;
        insert_table(&mut transaction, table).await?;
        for row in rows {
            insert_row(&mut transaction, &table.id, row).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Writes the table of a rematch; false where there is one already.
    pub(crate) async fn add_rematch(&self, of: &str, table: &TableRow) -> Result<bool> {
        let mut transaction = self.begin().await?;
        let noted = sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch = ''")
            .bind(table.id.as_str())
            .bind(of)
            .execute(&mut *transaction)
            .await?;
        if noted.rows_affected() == 0 {
            return Ok(false);
        }
        insert_table(&mut transaction, table).await?;
        self.bus.announce_table(&mut transaction, of).await?;
        transaction.commit().await?;
        Ok(true)
    }

    pub(crate) async fn table(&self, id: &str) -> Result<TableRow> {
        let raw = again(|| {
            let query = sqlx::query_as::<_, RawTable>("SELECT * FROM tables WHERE id = $1");
            query.bind(id).fetch_optional(&self.pool)
        });
        let raw = raw.await?;
        let raw = raw.ok_or(Error::NoSuchTable)?;
        let seats = self.seats_of_tables(&[raw.id.as_str()]).await?;
        raw.read(seats.into_iter().map(|(_, seat)| seat).collect())
    }

    async fn seats_of_tables(&self, ids: &[&str]) -> Result<Vec<(String, SeatRow)>> {
        let places: Vec<String> = (1..=ids.len()).map(|n| format!("${n}")).collect();
        let statement = format!(
            "SELECT table_id, side, kind, user_id, name, bot, nonce FROM seats \
             WHERE table_id IN ({}) ORDER BY table_id, seat",
            places.join(", ")
        );
        let rows = again(|| {
            // Only numbers of parameters were put in.
            let mut query = sqlx::query_as::<_, RawSeat>(AssertSqlSafe(statement.as_str()));
            for id in ids {
                query = query.bind(*id);
            }
            query.fetch_all(&self.pool)
        });
        rows.await?
            .into_iter()
            .map(|mut raw| Ok((std::mem::take(&mut raw.table_id), raw.read()?)))
            .collect()
    }

    pub(crate) async fn list(&self, which: Listed<'_>) -> Result<Vec<TableRow>> {
        let raws: Vec<RawTable> = match which {
            Listed::Public => {
                sqlx::query_as(
                    "SELECT * FROM tables WHERE private = 0 AND status <> 'over' \
                     ORDER BY created DESC LIMIT 100",
                )
                .fetch_all(&self.pool)
                .await?
            }
            Listed::Of(user) => {
                sqlx::query_as(
                    "SELECT * FROM tables WHERE owner = $1 \
                     OR id IN (SELECT table_id FROM seats WHERE user_id = $1) \
                     ORDER BY created DESC LIMIT 200",
                )
                .bind(user)
                .fetch_all(&self.pool)
                .await?
            }
        };
        if raws.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<&str> = raws.iter().map(|raw| raw.id.as_str()).collect();
        let seats = self.seats_of_tables(&ids).await?;
        raws.into_iter()
            .map(|raw| {
                let own = seats.iter().filter(|(table, _)| *table == raw.id);
                let own = own.map(|(_, seat)| seat.clone()).collect();
                raw.read(own)
            })
            .collect()
    }

    pub(crate) async fn unfinished_of(&self, user: &str) -> Result<i64> {
        let query =
            sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE owner = $1 AND status <> 'over'");
        Ok(query.bind(user).fetch_one(&self.pool).await?)
    }

    pub(crate) async fn journal(&self, id: &str) -> Result<Vec<Row>> {
        let rows = again(|| {
            let query = sqlx::query_scalar::<_, String>(
                "SELECT entry FROM journal WHERE table_id = $1 ORDER BY ply",
            );
            query.bind(id).fetch_all(&self.pool)
        });
        rows.await?.iter().map(|row| from_json(row)).collect()
    }

    pub(crate) async fn journal_row(&self, id: &str, ply: u32) -> Result<Row> {
        from_json(&entry(&self.pool, id, ply).await?)
    }

    /// Puts somebody on a seat that is open. Only one of two who try at once succeeds.
    pub(crate) async fn take_seat(&self, table: &str, seat: Seat, row: &SeatRow) -> Result<()> {
        self.change_seat(table, seat, row, "open").await
    }

    /// Changes who sits on a seat that is held as `from` says.
    pub(crate) async fn change_seat(
        &self,
        table: &str,
        seat: Seat,
        row: &SeatRow,
        from: &str,
    ) -> Result<()> {
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "UPDATE seats SET kind = $1, user_id = $2, name = $3, bot = $4, nonce = $5 \
             WHERE table_id = $6 AND seat = $7 AND kind = $8",
        )
        .bind(word(&row.kind)?)
        .bind(row.user.as_str())
        .bind(row.name.as_str())
        .bind(row.bot.as_str())
        .bind(row.nonce.as_str())
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(from)
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() == 0 {
            return Err(Error::SeatTaken);
        }
        // Orders are of whoever wrote them.
        sqlx::query("DELETE FROM orders WHERE table_id = $1 AND seat = $2")
            .bind(table)
            .bind(i64::from(seat.0))
            .execute(&mut *transaction)
            .await?;
        self.bus.announce_table(&mut transaction, table).await?;
        Ok(transaction.commit().await?)
    }

    /// Starts a table: its header and its first row. Whoever comes second is told so.
    pub(crate) async fn start_table(
        &self,
        id: &str,
        header: &Header,
        setup: &Row,
        deadline: i64,
    ) -> Result<()> {
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "UPDATE tables SET status = 'running', header = $1, deadline = $2 \
             WHERE id = $3 AND status = 'open'",
        )
        .bind(to_json(header)?)
        .bind(deadline)
        .bind(id)
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() == 0 {
            return Err(Error::Conflict);
        }
        insert_row(&mut transaction, id, setup).await?;
        self.bus.announce_table(&mut transaction, id).await?;
        Ok(transaction.commit().await?)
    }

    /// Tables whose seats are all taken and that were not started, because the server ended in between.
    pub(crate) async fn full_tables(&self) -> Result<Vec<String>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables WHERE status = 'open' \
             AND id NOT IN (SELECT table_id FROM seats WHERE kind = 'open')",
        );
        Ok(query.fetch_all(&self.pool).await?)
    }

    /// Running tables with a bot, and the last ply of each.
    pub(crate) async fn tables_with_bots(&self) -> Result<Vec<(String, u32)>> {
        let query = sqlx::query_as::<_, (String, i64)>(
            "SELECT id, (SELECT COALESCE(MAX(ply), 0) FROM journal WHERE table_id = id) \
             FROM tables WHERE status = 'running' \
             AND id IN (SELECT table_id FROM seats WHERE kind = 'bot') ORDER BY created",
        );
        let tables = query.fetch_all(&self.pool).await?;
        let plies = tables.into_iter();
        Ok(plies.map(|(table, ply)| (table, ply as u32)).collect())
    }

    /// Tables where somebody's time is up.
    pub(crate) async fn overdue(&self, at: i64) -> Result<Vec<String>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables WHERE deadline > 0 AND deadline <= $1 ORDER BY deadline LIMIT 100",
        );
        Ok(query.bind(at).fetch_all(&self.pool).await?)
    }

    pub(crate) async fn set_deadline(&self, id: &str, deadline: i64) -> Result<()> {
        sqlx::query("UPDATE tables SET deadline = $1 WHERE id = $2")
            .bind(deadline)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Keeps a line of chat and gives its name.
    pub(crate) async fn say(&self, table: &str, user: &str, said: &Said) -> Result<()> {
        let id = crate::ids::random_id(20);
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO chat (id, table_id, room, user_id, name, text, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(id.as_str())
        .bind(table)
        .bind(said.room.as_str())
        .bind(user)
        .bind(said.name.as_str())
        .bind(said.text.as_str())
        .bind(said.at)
        .execute(&mut *transaction)
        .await?;
        self.bus.announce_chat(&mut transaction, table, &id).await?;
        Ok(transaction.commit().await?)
    }

    pub(crate) async fn said(&self, id: &str) -> Result<Option<Said>> {
        let query = sqlx::query_as("SELECT room, name, text, at FROM chat WHERE id = $1");
        Ok(query.bind(id).fetch_optional(&self.pool).await?)
    }

    /// The last lines of a room, oldest first.
    pub(crate) async fn chat(&self, table: &str, room: &str) -> Result<Vec<Said>> {
        let lines = again(|| {
            let query = sqlx::query_as(
                "SELECT room, name, text, at FROM chat WHERE table_id = $1 AND room = $2 \
                 ORDER BY at DESC LIMIT 100",
            );
            query.bind(table).bind(room).fetch_all(&self.pool)
        });
        let mut lines: Vec<Said> = lines.await?;
        lines.reverse();
        Ok(lines)
    }

    /// Everything that a user said, for the export of their data.
    pub(crate) async fn said_by(&self, user: &str) -> Result<Vec<Said>> {
        let query =
            sqlx::query_as("SELECT room, name, text, at FROM chat WHERE user_id = $1 ORDER BY at");
        Ok(query.bind(user).fetch_all(&self.pool).await?)
    }
}

/// A row of a journal, as JSON.
pub(super) async fn entry(
    pool: &AnyPool,
    table: &str,
    ply: u32,
) -> std::result::Result<String, sqlx::Error> {
    again(|| {
        let query =
            sqlx::query_scalar("SELECT entry FROM journal WHERE table_id = $1 AND ply = $2");
        query.bind(table).bind(i64::from(ply)).fetch_one(pool)
    })
    .await
}

pub(super) async fn insert_table(
    transaction: &mut Transaction<'static, Any>,
    table: &TableRow,
) -> Result<()> {
    let header = table.header.as_ref().map(to_json).transpose()?;
    let outcome = match &table.outcome {
        Value::Null => String::new(),
        outcome => to_json(outcome)?,
    };
    sqlx::query(
        "INSERT INTO tables (id, game, options, speed, private, hints, rated, event, bot_pace_ms, owner, status, \
         seed, header, outcome, deadline, rematch, created) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0, '', $15)",
    )
    .bind(table.id.as_str())
    .bind(table.game.as_str())
    .bind(to_json(&table.options)?)
    .bind(to_json(&table.speed)?)
    .bind(i64::from(table.private))
    .bind(i64::from(table.hints))
    .bind(i64::from(table.rated))
    .bind(table.event.as_str())
    .bind(table.bot_pace_ms as i64)
    .bind(table.owner.as_str())
    .bind(word(&table.status)?)
    .bind(table.seed.to_hex())
    .bind(header.unwrap_or_default())
    .bind(outcome)
    .bind(now())
    .execute(&mut **transaction)
    .await?;
    for (place, seat) in table.seats.iter().enumerate() {
        insert_seat(transaction, &table.id, place, seat).await?;
    }
    Ok(())
}

async fn insert_seat(
    transaction: &mut Transaction<'static, Any>,
    table: &str,
    place: usize,
    seat: &SeatRow,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO seats (table_id, seat, side, kind, user_id, name, bot, nonce) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table)
    .bind(place as i64)
    .bind(seat.side.as_str())
    .bind(word(&seat.kind)?)
    .bind(seat.user.as_str())
    .bind(seat.name.as_str())
    .bind(seat.bot.as_str())
    .bind(seat.nonce.as_str())
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

async fn insert_row(
    transaction: &mut Transaction<'static, Any>,
    table: &str,
    row: &Row,
) -> Result<()> {
    sqlx::query("INSERT INTO journal (table_id, ply, entry) VALUES ($1, $2, $3)")
        .bind(table)
        .bind(i64::from(row.ply))
        .bind(to_json(row)?)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}
