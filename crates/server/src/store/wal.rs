//! Carries SQLite's write-ahead log over into its tables, beside the writer instead of in its commits.
//!
//! By itself SQLite does this in the commit that makes the log too long, and all who wait for that commit wait for it. Here
//! the log is carried over a little at a time, which keeps nobody waiting; only once it is long is the writer held up, for
//! the little that is left, so that the log begins anew.

use sqlx::AnyPool;
use std::time::Duration;

/// Often enough that there is little at a time: a commit that meets it at the disk waits for it.
const EVERY: Duration = Duration::from_secs(2);
/// Pages after which the log should begin anew: 64 MB.
const LONG: i64 = 16_000;

pub(super) async fn run(pool: AnyPool) {
    let closing = pool.close_event();
    tokio::pin!(closing);
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = &mut closing => return,
        }
        let carried = async {
            let pages = checkpoint(&pool, "PRAGMA wal_checkpoint(PASSIVE)").await?;
            if pages >= LONG {
                checkpoint(&pool, "PRAGMA wal_checkpoint(RESTART)").await?;
            }
            Ok::<(), sqlx::Error>(())
        };
        if let Err(error) = carried.await
            && !pool.is_closed()
        {
            tracing::warn!(%error, "the log could not be carried over; it is tried again");
        }
    }
}

/// Carries over what can be, and gives how many pages the log has.
async fn checkpoint(pool: &AnyPool, statement: &'static str) -> Result<i64, sqlx::Error> {
    let (_busy, pages, _carried): (i64, i64, i64) =
        sqlx::query_as(statement).fetch_one(pool).await?;
    Ok(pages)
}
