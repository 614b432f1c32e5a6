//! Users and their sessions, as rows.

use super::{SignedOut, Store};
use crate::error::{Error, Result};
use crate::ids::{hash, now, random_id};
use serde::Serialize;
use sqlx::{Any, Transaction};

/// A guest or an account. The password's hash stays in the database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct User {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) guest: bool,
}

impl Store {
    pub(crate) async fn add_guest(&self, name: &str) -> Result<User> {
        let id = random_id(20);
        sqlx::query(
            "INSERT INTO users (id, name, name_key, password, created) VALUES ($1, $2, $3, '', $4)",
        )
        .bind(id.as_str())
        .bind(name)
        .bind(format!("guest {id}"))
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(User {
            id,
            name: name.to_owned(),
            guest: true,
        })
    }

    pub(crate) async fn rename_guest(&self, id: &str, name: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE users SET name = $1 WHERE id = $2 AND password = ''")
            .bind(name)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        self.rename_seats(&mut transaction, id, name).await?;
        Ok(transaction.commit().await?)
    }

    async fn rename_seats(
        &self,
        transaction: &mut Transaction<'static, Any>,
        id: &str,
        name: &str,
    ) -> Result<()> {
        sqlx::query("UPDATE seats SET name = $1 WHERE user_id = $2")
            .bind(name)
            .bind(id)
            .execute(&mut **transaction)
            .await?;
        self.announce_tables_of(transaction, id).await
    }

    /// Tells the other processes that something changed at every table where a user sits.
    async fn announce_tables_of(
        &self,
        transaction: &mut Transaction<'static, Any>,
        id: &str,
    ) -> Result<()> {
        let tables = sqlx::query_scalar::<_, String>(
            "SELECT DISTINCT table_id FROM seats WHERE user_id = $1",
        );
        for table in tables.bind(id).fetch_all(&mut **transaction).await? {
            self.bus.announce_table(transaction, &table).await?;
        }
        Ok(())
    }

    /// Makes an account of a guest, who keeps everything.
    pub(crate) async fn make_account(&self, id: &str, name: &str, password: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        let made = sqlx::query(
            "UPDATE users SET name = $1, name_key = $2, password = $3 WHERE id = $4 AND password = ''",
        )
        .bind(name)
        .bind(name.to_lowercase())
        .bind(password)
        .bind(id)
        .execute(&mut *transaction)
        .await
        .map_err(taken)?;
        if made.rows_affected() == 0 {
            return Err(Error::HasAccount);
        }
        self.rename_seats(&mut transaction, id, name).await?;
        Ok(transaction.commit().await?)
    }

    pub(crate) async fn set_password(&self, id: &str, password: &str) -> Result<()> {
        sqlx::query("UPDATE users SET password = $1 WHERE id = $2")
            .bind(password)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// The account of that name, and the hash of its password.
    pub(crate) async fn account(&self, name: &str) -> Result<Option<(String, String)>> {
        let query =
            sqlx::query_as("SELECT id, password FROM users WHERE name_key = $1 AND password <> ''");
        Ok(query
            .bind(name.to_lowercase())
            .fetch_optional(&self.pool)
            .await?)
    }

    pub(crate) async fn password_of(&self, id: &str) -> Result<String> {
        let query = sqlx::query_scalar("SELECT password FROM users WHERE id = $1");
        Ok(query.bind(id).fetch_one(&self.pool).await?)
    }

    /// Forgets a user. Their seats are open again where the game has not begun, and stay without a person where it has;
    /// tables of theirs that nobody has begun are cleared away.
    pub(crate) async fn delete_user(&self, id: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        self.announce_tables_of(&mut transaction, id).await?;
        for statement in [
            "DELETE FROM chat WHERE table_id IN (SELECT id FROM tables WHERE owner = $1 AND status = 'open')",
            "DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE owner = $1 AND status = 'open')",
            "DELETE FROM tables WHERE owner = $1 AND status = 'open'",
            "UPDATE seats SET kind = 'open', nonce = '' WHERE user_id = $1 \
             AND table_id IN (SELECT id FROM tables WHERE status = 'open')",
            "UPDATE seats SET user_id = '', name = '' WHERE user_id = $1",
            "UPDATE tables SET owner = '' WHERE owner = $1",
            "DELETE FROM chat WHERE user_id = $1",
            "DELETE FROM notes WHERE user_id = $1",
            "DELETE FROM orders WHERE user_id = $1",
            "DELETE FROM webhooks WHERE user_id = $1",
            // Whoever changes one of these events now writes its players anew: they are waited for, or wait.
            "UPDATE events SET round = round WHERE id IN (SELECT event_id FROM event_players WHERE user_id = $1)",
            "DELETE FROM event_players WHERE event_id IN (SELECT id FROM events WHERE owner = $1 AND status = 'open')",
            "DELETE FROM events WHERE owner = $1 AND status = 'open'",
            "UPDATE events SET owner = '' WHERE owner = $1",
            "UPDATE event_players SET user_id = '', name = '' WHERE user_id = $1",
            "DELETE FROM ratings WHERE user_id = $1",
            "UPDATE rated_results SET user_id = '' WHERE user_id = $1",
            "DELETE FROM sessions WHERE user_id = $1",
            "DELETE FROM users WHERE id = $1",
        ] {
            let query = sqlx::query(statement).bind(id);
            query.execute(&mut *transaction).await?;
        }
        let everywhere = SignedOut::User {
            user: id.to_owned(),
            kept: None,
        };
        self.bus
            .announce_signed_out(&mut transaction, &everywhere)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Opens a session and gives what the cookie holds.
    pub(crate) async fn open_session(&self, user: &str, expires: i64) -> Result<String> {
        let token = random_id(40);
        sqlx::query("INSERT INTO sessions (id, user_id, expires) VALUES ($1, $2, $3)")
            .bind(hash(&token))
            .bind(user)
            .bind(expires)
            .execute(&self.pool)
            .await?;
        Ok(token)
    }

    /// The user of the session with this hash, while it lasts.
    pub(crate) async fn user_of_session(&self, session: &str) -> Result<Option<User>> {
        let query = sqlx::query_as(
            "SELECT u.id, u.name, u.password FROM users u \
             JOIN sessions s ON s.user_id = u.id WHERE s.id = $1 AND s.expires > $2",
        );
        let row: Option<(String, String, String)> = query
            .bind(session)
            .bind(now())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|(id, name, password)| User {
            id,
            name,
            guest: password.is_empty(),
        }))
    }

    /// Ends sessions, and tells the other processes.
    pub(crate) async fn sign_out(&self, who: &SignedOut) -> Result<()> {
        let mut transaction = self.begin().await?;
        let query = match who {
            SignedOut::Session(session) => {
                sqlx::query("DELETE FROM sessions WHERE id = $1").bind(session.as_str())
            }
            SignedOut::User { user, kept } => {
                sqlx::query("DELETE FROM sessions WHERE user_id = $1 AND id <> $2")
                    .bind(user.as_str())
                    .bind(kept.as_deref().unwrap_or_default())
            }
        };
        query.execute(&mut *transaction).await?;
        self.bus.announce_signed_out(&mut transaction, who).await?;
        Ok(transaction.commit().await?)
    }

    /// Sessions that have expired are of no use to anybody.
    pub(crate) async fn clear_sessions(&self) -> Result<()> {
        sqlx::query("DELETE FROM sessions WHERE expires <= $1")
            .bind(now())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

fn taken(error: sqlx::Error) -> Error {
    match error.as_database_error() {
        Some(error) if error.is_unique_violation() => Error::NameTaken,
        _ => Error::Store(error),
    }
}
