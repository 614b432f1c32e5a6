//! Rated games: who may play one, what comes of it, and how everybody stands. `docs/ratings.md` has the rules in words.
//!
//! A rated table that is over is entered in the books in one transaction, once, by whoever comes first: the process
//! that wrote its last row, or, should that one die, any that looks for what is missing.

use crate::accounts::Known;
use crate::error::{Error, Result};
use crate::room::{Hub, Table};
use crate::store::{
    Change, RatedGame, RatedSeat, SeatKind, Speed, Standing, TableRow, TableStatus, User,
};
use crate::tables::{complete, sample};
use ::bots::PlayedKind;
use ::ratings::{Rating, Sides, chances};
use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use engine::{AnyGame, OptionValues, Seat};
use serde_json::{Map, Value, json};
use std::sync::Arc;
use std::time::Duration;

/// A game that was given up or lost on time counts from so many answers a seat on.
const LEAST_ANSWERS: u32 = 2;
/// Whose strength is known less well than this is not ranked yet.
const RANKED: f64 = 110.0;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/games/{name}/ratings", routing::get(leaders))
        .route("/api/players/{name}", routing::get(profile))
        .route("/api/tables/{id}/ratings", routing::get(at_table))
}

/// What a table lacks to be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    Account,
    Clock,
    Hints,
    People,
    Seats,
    Opponents,
    Deck,
}

impl Missing {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Missing::Account => "rated-account",
            Missing::Clock => "rated-clock",
            Missing::Hints => "rated-hints",
            Missing::People => "rated-people",
            Missing::Seats => "rated-seats",
            Missing::Opponents => "rated-opponents",
            Missing::Deck => "rated-deck",
        }
    }
}

impl From<Missing> for Error {
    fn from(missing: Missing) -> Error {
        Error::NotRated(missing)
    }
}

/// Whether a new table can be rated.
pub(crate) fn check_table(kind: &dyn PlayedKind, row: &TableRow, user: &User) -> Result<()> {
    let defaults = complete(kind, &json!({}))?;
    let own_deck = kind.options().iter().any(|option| {
        let is_text = matches!(option.values, OptionValues::Text);
        is_text && row.options[option.key] != defaults[option.key]
    });
    let missing = if user.guest {
        Some(Missing::Account)
    } else if row.speed == Speed::None {
        Some(Missing::Clock)
    } else if row.hints {
        Some(Missing::Hints)
    } else if row.seats.iter().any(|seat| seat.kind == SeatKind::Bot) {
        Some(Missing::People)
    } else if row.seats_of(&user.id).len() > 1 {
        Some(Missing::Seats)
    } else if own_deck {
        Some(Missing::Deck)
    } else if parties_of(kind, &row.options)? < 2 {
        Some(Missing::Opponents)
    } else {
        None
    };
    missing.map_or(Ok(()), |missing| Err(missing.into()))
}

/// Whether somebody may sit down at a rated table.
pub(crate) fn check_player(row: &TableRow, user: &User) -> Result<()> {
    match user.guest {
        true => Err(Missing::Account.into()),
        false if !row.seats_of(&user.id).is_empty() => Err(Missing::Seats.into()),
        false => Ok(()),
    }
}

/// How many parties play against each other at a table with these options.
pub(crate) fn parties_of(kind: &dyn PlayedKind, options: &Value) -> Result<usize> {
    Ok(parties(&*sample(kind, options)?).1.len())
}

/// The party of each seat, by number, and the names of the parties: that of the only seat, or of the first.
fn parties(game: &dyn AnyGame) -> (Vec<usize>, Vec<String>) {
    let (mut party_of, mut names) = (Vec::new(), Vec::new());
    for seat in (0..game.seats() as u8).map(Seat) {
        let first = game.allies(seat).lowest().unwrap_or(seat);
        if first == seat {
            names.push(game.seat_name(seat).to_owned());
            party_of.push(names.len() - 1);
        } else {
            party_of.push(party_of[first.index()]);
        }
    }
    (party_of, names)
}

/// Enters a table that is over, if it is rated. What fails is tried again by [`watch`].
pub(crate) async fn enter(hub: &Hub, table: &Table) {
    if !table.row.rated {
        return;
    }
    let entered = match rated_game(table) {
        Some(game) => hub.store.enter_result(&game).await,
        None => return,
    };
    if let Err(error) = entered {
        tracing::warn!(table = table.row.id, %error, "a rated game could not be entered");
    }
}

/// What a table that is over comes to.
fn rated_game(table: &Table) -> Option<RatedGame> {
    let row = &table.row;
    let live = table.live.as_ref()?;
    let (party_of, parties) = parties(live.table.game());
    let winners = row.outcome["winners"].as_array()?;
    let has_won = |side: &str| winners.iter().any(|winner| winner == side);
    // A party whose member gave the game up has not won it.
    let won = |party: usize| {
        let mut own = row
            .seats
            .iter()
            .zip(&party_of)
            .filter(|(_, of)| **of == party);
        own.all(|(seat, _)| has_won(&seat.side))
    };
    let seat = |(seat, party): (&crate::store::SeatRow, &usize)| RatedSeat {
        side: seat.side.clone(),
        party: *party,
        user: seat.user.clone(),
    };
    let played_out = row.outcome["reason"] == "rules";
    Some(RatedGame {
        table: row.id.clone(),
        game: row.game.clone(),
        options: row.options.to_string(),
        won: (0..parties.len()).map(won).collect(),
        seats: row.seats.iter().zip(&party_of).map(seat).collect(),
        parties,
        counted: played_out || live.table.ply() > LEAST_ANSWERS * row.seats.len() as u32,
    })
}

/// Looks, now and then, for rated tables that a process left behind when it died.
pub(crate) async fn watch(hub: Arc<Hub>) {
    let mut tick = tokio::time::interval(Duration::from_secs(30));
    loop {
        tick.tick().await;
        match hub.store.tables_to_rate().await {
            Ok(tables) => {
                for table in tables {
                    let room = hub.room(&table);
                    match hub.enter(&room).await {
                        Ok(mut entered) => enter(&hub, entered.table()).await,
                        Err(error) => tracing::warn!(table, %error, "a rated table cannot be read"),
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "rated tables could not be looked for"),
        }
    }
}

/// A rating as it is shown: whole points, and the half width of the interval that holds the strength with 95 %.
fn shown(rating: &Rating) -> Value {
    json!({
        "rating": rating.rating.round() as i64,
        "uncertainty": rating.uncertainty().round() as i64,
        "ranked": rating.deviation <= RANKED,
    })
}

fn shown_standing(standing: &Standing) -> Value {
    let mut shown = shown(&standing.rating);
    shown["games"] = standing.games.into();
    shown
}

async fn leaders(State(hub): State<Arc<Hub>>, Path(game): Path<String>) -> Result<Json<Value>> {
    let game = hub.kind(&game)?.name();
    let leaders = hub.store.leaders(game).await?;
    let line = |leader: crate::store::Leader| {
        let mut line = shown_standing(&leader.standing);
        line["name"] = leader.name.into();
        line["played"] = leader.standing.played.into();
        line
    };
    let mut players: Vec<Value> = leaders.into_iter().map(line).collect();
    // Those whose strength is hardly known come after all others.
    players.sort_by_key(|player| player["ranked"] != true);
    let mut sides = Vec::new();
    for worths in hub.store.side_worths(game).await? {
        let options: Value = serde_json::from_str(&worths.options).unwrap_or(Value::Null);
        let shares = worths.fitted.shares();
        let share = |(place, side): (usize, &String)| json!({ "side": side, "share": shares[place], "uncertainty": share_uncertainty(&worths.fitted, place) });
        let shares: Vec<Value> = worths.sides.iter().enumerate().map(share).collect();
        sides.push(json!({ "options": options, "games": worths.fitted.games(), "sides": shares }));
    }
    Ok(Json(
        json!({ "game": game, "players": players, "sides": sides }),
    ))
}

/// Half the width of the 95 % interval of how often a side wins between equals.
fn share_uncertainty(sides: &Sides, side: usize) -> f64 {
    let share = sides.shares()[side];
    let others = (0..sides.len()).filter(|&other| other != side);
    let widest = others.map(|other| sides.edge(side, other).deviation);
    let log_odds = widest.fold(0.0, f64::max) * std::f64::consts::LN_10 / 400.0;
    1.96 * share * (1.0 - share) * log_odds
}

async fn profile(State(hub): State<Arc<Hub>>, Path(name): Path<String>) -> Result<Json<Value>> {
    let account = hub.store.account_named(&name).await?;
    let (user, name) = account.ok_or(Error::NoSuchPlayer)?;
    Ok(Json(
        json!({ "name": name, "ratings": of_user(&hub, &user).await? }),
    ))
}

/// How a user stands in every game, with the way there.
pub(crate) async fn of_user(hub: &Hub, user: &str) -> Result<Vec<Value>> {
    let mut ratings = Vec::new();
    for (game, standing) in hub.store.standings_of(user).await? {
        let changes = hub.store.history(user, &game).await?;
        let own = changes.iter().filter(|change| change.user_id == user);
        let history: Vec<Value> = own.map(|own| shown_change(own, &changes)).collect();
        let mut shown = shown_standing(&standing);
        shown["game"] = game.into();
        shown["history"] = history.into();
        ratings.push(shown);
    }
    Ok(ratings)
}

/// One line of a history: the game, and who else sat there.
fn shown_change(own: &Change, all: &[Change]) -> Value {
    let others = all
        .iter()
        .filter(|other| other.table_id == own.table_id && other.seat != own.seat);
    let opponent = |other: &Change| json!({ "side": other.side, "name": other.name, "rating": other.before().rating.round() as i64 });
    json!({
        "table": own.table_id,
        "at": own.entered,
        "side": own.side,
        "result": result_word(own.result),
        "before": shown(&own.before()),
        "after": shown(&own.after()),
        "others": others.map(opponent).collect::<Vec<_>>(),
    })
}

fn result_word(result: i64) -> &'static str {
    match result {
        2 => "won",
        1 => "drawn",
        _ => "lost",
    }
}

/// Everybody's rating at a rated table, what may be expected, and, once it is over, what came of it.
async fn at_table(
    State(hub): State<Arc<Hub>>,
    Known(_): Known,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let row = hub.enter(&room).await?.table().row.clone();
    if !row.rated {
        return Ok(Json(
            json!({ "rated": false, "entered": null, "seats": {}, "chances": {} }),
        ));
    }
    let entered = match row.status {
        TableStatus::Over => hub.store.entered(&id).await?,
        _ => None,
    };
    let changes = hub.store.changes(&id).await?;
    let mut seats = Map::new();
    let mut ratings = Vec::new();
    for (place, seat) in row.seats.iter().enumerate() {
        let change = changes.iter().find(|change| change.seat == place as i64);
        let before = match change {
            Some(change) => change.before(),
            None => hub.store.standing(&seat.user, &row.game).await?.rating,
        };
        ratings.push(before);
        if seat.kind == SeatKind::Person {
            let after = change.map(|change| shown(&change.after()));
            seats.insert(
                seat.side.clone(),
                json!({ "before": shown(&before), "after": after }),
            );
        }
    }
    let expected = expectation(&hub, &row, &ratings).await?;
    Ok(Json(
        json!({ "rated": true, "entered": entered, "seats": seats, "chances": expected }),
    ))
}

/// How likely each side is to win, once everybody sits.
async fn expectation(hub: &Hub, row: &TableRow, ratings: &[Rating]) -> Result<Map<String, Value>> {
    if row.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
        return Ok(Map::new());
    }
    let game = sample(hub.kind(&row.game)?, &row.options)?;
    let (party_of, names) = parties(&*game);
    let mut teams = vec![Vec::new(); names.len()];
    for (party, rating) in party_of.iter().zip(ratings) {
        teams[*party].push(*rating);
    }
    let options = row.options.to_string();
    let worths = hub.store.side_worths(&row.game).await?;
    let fitted = worths.into_iter().find(|worths| worths.options == options);
    let sides = fitted.map_or_else(|| Sides::new(names.len()), |worths| worths.fitted);
    let chances = chances(&teams, &sides).into_iter().map(Value::from);
    Ok(names.into_iter().zip(chances).collect())
}
