//! Where users want to be told that it is their turn, as rows.

use super::Store;
use crate::error::Result;
use crate::ids::random_id;
use serde::Serialize;
use sqlx::FromRow;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromRow)]
pub(crate) struct Webhook {
    pub(crate) url: String,
    pub(crate) secret: String,
}

impl Store {
    pub(crate) async fn webhook(&self, user: &str) -> Result<Option<Webhook>> {
        let query = sqlx::query_as("SELECT url, secret FROM webhooks WHERE user_id = $1");
        Ok(query.bind(user).fetch_optional(&self.pool).await?)
    }

    /// Sets the address. The secret is made with the first one and stays until the webhook is removed.
    pub(crate) async fn set_webhook(&self, user: &str, url: &str) -> Result<()> {
        sqlx::query(
            "INSERT INTO webhooks (user_id, url, secret) VALUES ($1, $2, $3) \
             ON CONFLICT (user_id) DO UPDATE SET url = excluded.url",
        )
        .bind(user)
        .bind(url)
        .bind(random_id(40))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn remove_webhook(&self, user: &str) -> Result<()> {
        sqlx::query("DELETE FROM webhooks WHERE user_id = $1")
            .bind(user)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
