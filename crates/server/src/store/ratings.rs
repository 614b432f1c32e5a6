//! Ratings, rated games and what sides are worth, as rows.

use super::Store;
use super::table_rows::{from_json, to_json};
use crate::error::Result;
use crate::ids::now;
use ::ratings::{Played, Rating, Sides, rate};
use sqlx::{Any, FromRow, Transaction};
use std::collections::HashMap;

/// A rating period: what the doubt about somebody grows by is told for so long a time.
const PERIOD_MS: f64 = 7.0 * 24.0 * 60.0 * 60.0 * 1000.0;
/// Lines of a leader board, and of a player's history in one game.
const LEADERS: i64 = 200;
const HISTORY: i64 = 500;

/// A rated table that is over.
#[derive(Clone, Debug)]
pub(crate) struct RatedGame {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) options: String,
    /// The names of the parties.
    pub(crate) parties: Vec<String>,
    /// Which of them won.
    pub(crate) won: Vec<bool>,
    pub(crate) seats: Vec<RatedSeat>,
    pub(crate) counted: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct RatedSeat {
    pub(crate) side: String,
    pub(crate) party: usize,
    /// Empty where the account is gone.
    pub(crate) user: String,
}

impl RatedGame {
    /// As the column says it: 2 won, 1 drawn, 0 lost.
    fn result(&self, party: usize) -> i64 {
        let decided = self.won.contains(&true) && self.won.contains(&false);
        match (decided, self.won[party]) {
            (false, _) => 1,
            (true, won) => 2 * i64::from(won),
        }
    }
}

/// How somebody stands in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) rating: Rating,
    pub(crate) games: i64,
    pub(crate) played: i64,
}

#[derive(Clone, Copy, Debug, FromRow)]
struct RawStanding {
    rating: i64,
    deviation: i64,
    volatility: i64,
    games: i64,
    played: i64,
}

impl RawStanding {
    /// With the doubt that has grown since the last game.
    fn read(self, at: i64) -> Standing {
        let rating = Rating {
            rating: points(self.rating),
            deviation: points(self.deviation),
            volatility: self.volatility as f64 / 1e6,
        };
        let periods = (at - self.played).max(0) as f64 / PERIOD_MS;
        Standing {
            rating: rating.rested(periods),
            games: self.games,
            played: self.played,
        }
    }
}

fn points(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}

fn thousandths(points: f64) -> i64 {
    (points * 1000.0).round() as i64
}

/// A line of a leader board.
#[derive(Clone, Debug)]
pub(crate) struct Leader {
    pub(crate) name: String,
    pub(crate) standing: Standing,
}

/// What a rated game did to somebody.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct Change {
    pub(crate) table_id: String,
    pub(crate) seat: i64,
    pub(crate) side: String,
    pub(crate) user_id: String,
    pub(crate) name: String,
    pub(crate) result: i64,
    pub(crate) entered: i64,
    rating_before: i64,
    deviation_before: i64,
    rating: i64,
    deviation: i64,
}

impl Change {
    pub(crate) fn before(&self) -> Rating {
        sure(self.rating_before, self.deviation_before)
    }

    pub(crate) fn after(&self) -> Rating {
        sure(self.rating, self.deviation)
    }
}

fn sure(rating: i64, deviation: i64) -> Rating {
    Rating {
        rating: points(rating),
        deviation: points(deviation),
        ..Rating::default()
    }
}

/// The sides of a game with some options.
#[derive(Clone, Debug)]
pub(crate) struct Worths {
    pub(crate) options: String,
    pub(crate) sides: Vec<String>,
    pub(crate) fitted: Sides,
}

const CHANGES: &str = "SELECT r.table_id, r.seat, r.side, r.user_id, COALESCE(u.name, '') AS name, r.result, \
     r.entered, r.rating_before, r.deviation_before, r.rating, r.deviation \
     FROM rated_results r LEFT JOIN users u ON u.id = r.user_id";

impl Store {
    /// Enters a rated game in the books: all of it, or nothing, and once, whoever tries. False where it was there.
    pub(crate) async fn enter_result(&self, game: &RatedGame) -> Result<bool> {
        let mut transaction = self.begin().await?;
        // The first statement locks the game's book until the commit: results are entered one after the other.
        sqlx::query(
            "INSERT INTO rating_books (game, entries) VALUES ($1, 1) \
             ON CONFLICT (game) DO UPDATE SET entries = rating_books.entries + 1",
        )
        .bind(game.game.as_str())
        .execute(&mut *transaction)
        .await?;
        let at = now();
        let entered = sqlx::query(
            "INSERT INTO rated_games (table_id, game, options, counted, entered) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(game.table.as_str())
        .bind(game.game.as_str())
        .bind(game.options.as_str())
        .bind(i64::from(game.counted))
        .bind(at)
        .execute(&mut *transaction)
        .await?;
        if entered.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("UPDATE tables SET rated = 2 WHERE id = $1")
            .bind(game.table.as_str())
            .execute(&mut *transaction)
            .await?;
        if game.counted {
            let sides = worth_of(&mut transaction, game).await?;
            change_ratings(&mut transaction, game, &sides, at).await?;
            fit_sides(&mut transaction, game).await?;
        }
        self.bus
            .announce_table(&mut transaction, &game.table)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Rated tables that are over and not in the books yet.
    pub(crate) async fn tables_to_rate(&self) -> Result<Vec<String>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables WHERE rated = 1 AND status = 'over' LIMIT 100",
        );
        Ok(query.fetch_all(&self.pool).await?)
    }

    /// How somebody stands now; a newcomer like everybody who has not played.
    pub(crate) async fn standing(&self, user: &str, game: &str) -> Result<Standing> {
        let mut connection = self.pool.acquire().await?;
        standing(&mut connection, user, game, now()).await
    }

    pub(crate) async fn leaders(&self, game: &str) -> Result<Vec<Leader>> {
        #[derive(FromRow)]
        struct Raw {
            name: String,
            #[sqlx(flatten)]
            standing: RawStanding,
        }
        let query = sqlx::query_as::<_, Raw>(
            "SELECT u.name, r.rating, r.deviation, r.volatility, r.games, r.played \
             FROM ratings r JOIN users u ON u.id = r.user_id WHERE r.game = $1 \
             ORDER BY r.rating DESC, u.name LIMIT $2",
        );
        let rows = query.bind(game).bind(LEADERS).fetch_all(&self.pool).await?;
        let at = now();
        let leader = |raw: Raw| Leader {
            name: raw.name,
            standing: raw.standing.read(at),
        };
        Ok(rows.into_iter().map(leader).collect())
    }

    /// The games that a user is rated in.
    pub(crate) async fn standings_of(&self, user: &str) -> Result<Vec<(String, Standing)>> {
        #[derive(FromRow)]
        struct Raw {
            game: String,
            #[sqlx(flatten)]
            standing: RawStanding,
        }
        let query = sqlx::query_as::<_, Raw>(
            "SELECT game, rating, deviation, volatility, games, played FROM ratings \
             WHERE user_id = $1 ORDER BY game",
        );
        let rows = query.bind(user).fetch_all(&self.pool).await?;
        let at = now();
        let read = |raw: Raw| (raw.game, raw.standing.read(at));
        Ok(rows.into_iter().map(read).collect())
    }

    /// The last rated games of a user, newest first, each with everybody who sat there.
    pub(crate) async fn history(&self, user: &str, game: &str) -> Result<Vec<Change>> {
        // Only fixed text is put together.
        let statement = format!(
            "{CHANGES} WHERE r.table_id IN (SELECT table_id FROM rated_results \
             WHERE user_id = $1 AND game = $2 ORDER BY entered DESC LIMIT $3) \
             ORDER BY r.entered DESC, r.table_id, r.seat"
        );
        let query = sqlx::query_as(sqlx::AssertSqlSafe(statement));
        let query = query.bind(user).bind(game).bind(HISTORY);
        Ok(query.fetch_all(&self.pool).await?)
    }

    /// What a table did to everybody who sat there; nothing where it is not entered or does not count.
    pub(crate) async fn changes(&self, table: &str) -> Result<Vec<Change>> {
        let statement = format!("{CHANGES} WHERE r.table_id = $1 ORDER BY r.seat");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(statement));
        Ok(query.bind(table).fetch_all(&self.pool).await?)
    }

    /// Whether a table is in the books, and counts.
    pub(crate) async fn entered(&self, table: &str) -> Result<Option<bool>> {
        let query =
            sqlx::query_scalar::<_, i64>("SELECT counted FROM rated_games WHERE table_id = $1");
        let counted = query.bind(table).fetch_optional(&self.pool).await?;
        Ok(counted.map(|counted| counted != 0))
    }

    pub(crate) async fn side_worths(&self, game: &str) -> Result<Vec<Worths>> {
        let query = sqlx::query_as::<_, (String, String, String)>(
            "SELECT options, sides, fitted FROM side_worths WHERE game = $1 ORDER BY options",
        );
        let rows = query.bind(game).fetch_all(&self.pool).await?;
        let read = |(options, sides, fitted): (String, String, String)| {
            Ok(Worths {
                options,
                sides: from_json(&sides)?,
                fitted: from_json(&fitted)?,
            })
        };
        rows.into_iter().map(read).collect()
    }

    /// The account of that name: its id, and the name as it is written.
    pub(crate) async fn account_named(&self, name: &str) -> Result<Option<(String, String)>> {
        let query =
            sqlx::query_as("SELECT id, name FROM users WHERE name_key = $1 AND password <> ''");
        let query = query.bind(name.to_lowercase());
        Ok(query.fetch_optional(&self.pool).await?)
    }
}

async fn standing(
    connection: &mut sqlx::AnyConnection,
    user: &str,
    game: &str,
    at: i64,
) -> Result<Standing> {
    let query = sqlx::query_as::<_, RawStanding>(
        "SELECT rating, deviation, volatility, games, played FROM ratings \
         WHERE user_id = $1 AND game = $2",
    );
    let known = query.bind(user).bind(game);
    let known = known.fetch_optional(connection).await?;
    Ok(known.map_or_else(newcomer, |raw| raw.read(at)))
}

fn newcomer() -> Standing {
    Standing {
        rating: Rating::default(),
        games: 0,
        played: 0,
    }
}

/// What the sides were worth when the game was played.
async fn worth_of(transaction: &mut Transaction<'static, Any>, game: &RatedGame) -> Result<Sides> {
    let query = sqlx::query_scalar::<_, String>(
        "SELECT fitted FROM side_worths WHERE game = $1 AND options = $2",
    );
    let query = query.bind(game.game.as_str()).bind(game.options.as_str());
    match query.fetch_optional(&mut **transaction).await? {
        Some(fitted) => from_json(&fitted),
        None => Ok(Sides::new(game.parties.len())),
    }
}

async fn change_ratings(
    transaction: &mut Transaction<'static, Any>,
    game: &RatedGame,
    sides: &Sides,
    at: i64,
) -> Result<()> {
    let mut before = Vec::with_capacity(game.seats.len());
    for seat in &game.seats {
        before.push(standing(&mut *transaction, &seat.user, &game.game, at).await?);
    }
    let mut teams = vec![Vec::new(); game.parties.len()];
    for (seat, standing) in game.seats.iter().zip(&before) {
        teams[seat.party].push(standing.rating);
    }
    let after = rate(&teams, &game.won, sides);
    let mut after: Vec<_> = after.into_iter().map(Vec::into_iter).collect();
    for (place, (seat, before)) in game.seats.iter().zip(&before).enumerate() {
        let Some(after) = after[seat.party].next() else {
            continue;
        };
        let change = (before.rating, after);
        write_change(transaction, game, place, change, at).await?;
        // Whoever is gone has no rating any more.
        if !seat.user.is_empty() {
            write_rating(transaction, game, seat, after, at).await?;
        }
    }
    Ok(())
}

async fn write_rating(
    transaction: &mut Transaction<'static, Any>,
    game: &RatedGame,
    seat: &RatedSeat,
    after: Rating,
    at: i64,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO ratings (user_id, game, rating, deviation, volatility, games, played) \
         VALUES ($1, $2, $3, $4, $5, 1, $6) ON CONFLICT (user_id, game) DO UPDATE SET \
         rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
         games = ratings.games + 1, played = excluded.played",
    )
    .bind(seat.user.as_str())
    .bind(game.game.as_str())
    .bind(thousandths(after.rating))
    .bind(thousandths(after.deviation))
    .bind((after.volatility * 1e6).round() as i64)
    .bind(at)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

async fn write_change(
    transaction: &mut Transaction<'static, Any>,
    game: &RatedGame,
    place: usize,
    (before, after): (Rating, Rating),
    at: i64,
) -> Result<()> {
    let seat = &game.seats[place];
    sqlx::query(
        "INSERT INTO rated_results (table_id, seat, game, side, party, user_id, result, \
         rating_before, deviation_before, rating, deviation, entered) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    )
    .bind(game.table.as_str())
    .bind(place as i64)
    .bind(game.game.as_str())
    .bind(seat.side.as_str())
    .bind(seat.party as i64)
    .bind(seat.user.as_str())
    .bind(game.result(seat.party))
    .bind(thousandths(before.rating))
    .bind(thousandths(before.deviation))
    .bind(thousandths(after.rating))
    .bind(thousandths(after.deviation))
    .bind(at)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// Fits the sides again when that is due.
async fn fit_sides(transaction: &mut Transaction<'static, Any>, game: &RatedGame) -> Result<()> {
    let count = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM rated_games WHERE game = $1 AND options = $2 AND counted = 1",
    );
    let count = count.bind(game.game.as_str()).bind(game.options.as_str());
    if !Sides::is_due(count.fetch_one(&mut **transaction).await? as usize) {
        return Ok(());
    }
    let games = games_alike(transaction, game).await?;
    let parties = game.parties.len();
    let fitted = tokio::task::spawn_blocking(move || Sides::fit(parties, &games)).await;
    let fitted = fitted.map_err(|_| crate::error::Error::Broken("sides could not be fitted"))?;
    sqlx::query(
        "INSERT INTO side_worths (game, options, sides, fitted) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (game, options) DO UPDATE SET fitted = excluded.fitted",
    )
    .bind(game.game.as_str())
    .bind(game.options.as_str())
    .bind(to_json(&game.parties)?)
    .bind(to_json(&fitted)?)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// The latest games with the same options, with their players numbered.
async fn games_alike(
    transaction: &mut Transaction<'static, Any>,
    game: &RatedGame,
) -> Result<Vec<Played>> {
    let query = sqlx::query_as::<_, (String, i64, String, i64)>(
        "SELECT table_id, party, user_id, result FROM rated_results WHERE table_id IN \
         (SELECT table_id FROM rated_games WHERE game = $1 AND options = $2 AND counted = 1 \
          ORDER BY entered DESC LIMIT $3) ORDER BY table_id, seat",
    );
    let query = query.bind(game.game.as_str()).bind(game.options.as_str());
    let rows = query
        .bind(Sides::WINDOW as i64)
        .fetch_all(&mut **transaction)
        .await?;
    let mut numbers = HashMap::new();
    let mut unknown = 0;
    let mut games: Vec<Played> = Vec::new();
    let mut last = String::new();
    for (table, party, user, result) in rows {
        if table != last {
            games.push(Played {
                players: vec![Vec::new(); game.parties.len()],
                won: vec![false; game.parties.len()],
            });
            last = table;
        }
        // Everybody who is gone is somebody else.
        unknown += i64::from(user.is_empty());
        let key = if user.is_empty() {
            unknown.to_string()
        } else {
            user
        };
        let next = numbers.len();
        let number = *numbers.entry(key).or_insert(next);
        if let Some(played) = games.last_mut() {
            played.players[party as usize].push(number);
            played.won[party as usize] = result == 2;
        }
    }
    Ok(games)
}
