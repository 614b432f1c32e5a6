//! Users and their sessions, as rows.

use super::Store;
use crate::error::{Error, Result};
use crate::ids::{hash, now, random_id};
use serde::Serialize;

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
        sqlx::query("UPDATE users SET name = $1 WHERE id = $2 AND password = ''")
            .bind(name)
            .bind(id)
            .execute(&self.pool)
            .await?;
        self.rename_seats(id, name).await
    }

    async fn rename_seats(&self, id: &str, name: &str) -> Result<()> {
        sqlx::query("UPDATE seats SET name = $1 WHERE user_id = $2")
            .bind(name)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Makes an account of a guest, who keeps everything.
    pub(crate) async fn make_account(&self, id: &str, name: &str, password: &str) -> Result<()> {
        let made = sqlx::query(
            "UPDATE users SET name = $1, name_key = $2, password = $3 WHERE id = $4 AND password = ''",
        )
        .bind(name)
        .bind(name.to_lowercase())
        .bind(password)
        .bind(id)
        .execute(&self.pool)
        .await;
        match made {
            Ok(done) if done.rows_affected() == 0 => Err(Error::HasAccount),
            Ok(_) => self.rename_seats(id, name).await,
            Err(error) => Err(taken(error)),
        }
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

    /// Forgets a user. Their seats stay at the tables, without a person behind them.
    pub(crate) async fn delete_user(&self, id: &str) -> Result<()> {
        let mut transaction = self.pool.begin().await?;
        for statement in [
            "UPDATE seats SET user_id = '', name = '' WHERE user_id = $1",
            "UPDATE tables SET owner = '' WHERE owner = $1",
            "DELETE FROM chat WHERE user_id = $1",
            "DELETE FROM sessions WHERE user_id = $1",
            "DELETE FROM users WHERE id = $1",
        ] {
            let query = sqlx::query(statement).bind(id);
            query.execute(&mut *transaction).await?;
        }
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

    pub(crate) async fn user_of_session(&self, token: &str) -> Result<Option<User>> {
        let query = sqlx::query_as(
            "SELECT u.id, u.name, u.password FROM users u \
             JOIN sessions s ON s.user_id = u.id WHERE s.id = $1 AND s.expires > $2",
        );
        let row: Option<(String, String, String)> = query
            .bind(hash(token))
            .bind(now())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|(id, name, password)| User {
            id,
            name,
            guest: password.is_empty(),
        }))
    }

    pub(crate) async fn close_session(&self, token: &str) -> Result<()> {
        sqlx::query("DELETE FROM sessions WHERE id = $1")
            .bind(hash(token))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub(crate) async fn close_sessions_of(&self, user: &str) -> Result<()> {
        sqlx::query("DELETE FROM sessions WHERE user_id = $1")
            .bind(user)
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
