//! Events of a club: round robins and knock-outs, from the invitation to the final table. `docs/events.md` has the rules.
//!
//! What happens in an event is worked out by [`advance`] from what is known of it, in one transaction, by whoever comes
//! first: a request, the process where a game ended, or any that looks for what was left behind.

use crate::accounts::{Known, Member};
use crate::error::{Error, Result};
use crate::ids::{random_id, random_seed, toss};
use crate::ratings;
use crate::room::{Deed, Hub, Refusal};
use crate::store::{
    Book, Bout, Entrant, Event, FORFEITS, Form, STRUCK, SeatRow, Speed, TableRow, TableStatus, User,
};
use crate::tables;
use ::ratings::{Decided, Pairing, bracket, round_robin, sides_by_balance, standings};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use engine::Message;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use std::time::Duration;

/// More would take a year.
const MOST_IN_A_ROUND_ROBIN: usize = 16;
const MOST_IN_A_KNOCK_OUT: usize = 64;
const MAX_NAME: usize = 60;
/// Events of one account that are not over.
const EVENTS_AN_OWNER: i64 = 20;
/// A drawn knock-out game is played again so many times.
const REPLAYS: i64 = 2;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/events", routing::get(list).post(create))
        .route("/api/events/{id}", routing::get(show))
        .route("/api/events/{id}/join", routing::post(join))
        .route("/api/events/{id}/leave", routing::post(leave))
        .route("/api/events/{id}/start", routing::post(start))
        .route("/api/events/{id}/export/{file}", routing::get(export))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Create {
    name: String,
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    speed: Speed,
    form: Form,
    #[serde(default)]
    rated: bool,
}

async fn create(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Json(body): Json<Create>,
) -> Result<Json<Value>> {
    if user.guest {
        return Err(Error::Guest);
    }
    if hub.store.unfinished_events_of(&user.id).await? >= EVENTS_AN_OWNER {
        return Err(Error::TooManyEvents);
    }
    let event = new_event(&hub, &user, body)?;
    hub.store.add_event(&event).await?;
    Ok(Json(
        json!({ "event": event.id, "link": format!("/event/{}", event.id) }),
    ))
}

fn new_event(hub: &Hub, user: &User, body: Create) -> Result<Event> {
    let name = body.name.trim();
    if !(1..=MAX_NAME).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        let told = Message::known("bad-event-name").with("most", MAX_NAME);
        return Err(Error::Bad(told));
    }
    let kind = hub.kind(&body.game)?;
    let options = tables::complete(kind, &Value::Object(body.options))?;
    let sides = tables::sides(kind, &options)?;
    if sides.len() != 2 || ratings::parties_of(kind, &options)? != 2 {
        return Err(Error::Bad(Message::known("bad-event-seats")));
    }
    tables::check_speed(body.speed)?;
    if body.speed == Speed::None {
        return Err(Error::Bad(Message::known("bad-event-clock")));
    }
    let event = Event {
        id: random_id(20),
        name: name.to_owned(),
        game: kind.name().to_owned(),
        options,
        speed: body.speed,
        form: body.form,
        rated: body.rated,
        owner: user.id.clone(),
        status: TableStatus::Open,
        round: 0,
    };
    if event.rated {
        let seats = sides.iter().map(|side| SeatRow::open(side)).collect();
        ratings::check_table(kind, &new_table(&event, seats), user)?;
    }
    Ok(event)
}

/// A table of an event.
fn new_table(event: &Event, seats: Vec<SeatRow>) -> TableRow {
    TableRow {
        id: random_id(20),
        game: event.game.clone(),
        options: event.options.clone(),
        speed: event.speed,
        private: false,
        hints: false,
        rated: event.rated,
        event: event.id.clone(),
        bot_pace_ms: 0,
        // Nobody's: they do not count among the tables of whoever opened the event.
        owner: String::new(),
        status: TableStatus::Open,
        seed: random_seed(),
        header: None,
        outcome: Value::Null,
        rematch: String::new(),
        seats,
    }
}

async fn list(State(hub): State<Arc<Hub>>, Known(user): Known) -> Result<Json<Value>> {
    let Some(user) = user else {
        return Ok(Json(json!([])));
    };
    let events = hub.store.events_of(&user.id).await?;
    let line = |event: &Event| {
        json!({ "id": event.id, "name": event.name, "game": event.game, "form": event.form,
                "status": event.status, "owner": event.owner == user.id })
    };
    Ok(Json(events.iter().map(line).collect()))
}

async fn show(
    State(hub): State<Arc<Hub>>,
    Known(user): Known,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    let user = user.map_or_else(String::new, |user| user.id);
    let book = hub.store.event(&id).await?;
    shown(&hub, &book, &user).map(Json)
}

async fn join(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    if user.guest {
        return Err(Error::Guest);
    }
    let game = hub.store.event(&id).await?.event.game;
    let standing = hub.store.standing(&user.id, &game).await?;
    let entrant = Entrant {
        user: user.id.clone(),
        name: user.name.clone(),
        rating: standing.rating.rating.round() as i64,
        withdrawn: 0,
    };
    let joined = |book: &mut Book| {
        if book.number_of(&entrant.user).is_some() {
            return Ok(());
        }
        if book.event.status != TableStatus::Open {
            return Err(Error::EventStarted);
        }
        if book.players.len() >= most(book.event.form) {
            return Err(Error::EventFull);
        }
        book.players.push(entrant);
        Ok(())
    };
    hub.store.change_event(&id, joined).await?;
    show(State(hub), Known(Some(user)), Path(id)).await
}

fn most(form: Form) -> usize {
    match form {
        Form::Single | Form::Double => MOST_IN_A_ROUND_ROBIN,
        Form::Knockout => MOST_IN_A_KNOCK_OUT,
    }
}

/// Leaves an event that has not started, or withdraws from one that has.
async fn leave(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    withdraw(&hub, &user.id, &id).await?;
    show(State(hub), Known(Some(user)), Path(id)).await
}

async fn withdraw(hub: &Arc<Hub>, user: &str, id: &str) -> Result<()> {
    let mark = |book: &mut Book| {
        let number = book.number_of(user).ok_or(Error::NotInEvent)?;
        match book.event.status {
            TableStatus::Open => drop(book.players.remove(number)),
            TableStatus::Running if book.players[number].withdrawn == 0 => {
                book.players[number].withdrawn = withdrawal(book, number);
            }
            _ => {}
        }
        Ok(())
    };
    hub.store.change_event(id, mark).await?;
    // The game that they are in is given up like any other.
    let book = hub.store.event(id).await?;
    for bout in book.bouts.iter().filter(|bout| bout.result.is_empty()) {
        let running = book.tables.get(&bout.table);
        if running.is_some_and(|(status, _)| *status == TableStatus::Running) {
            give_up(hub, user, &bout.table).await?;
        }
    }
    move_on(hub, id).await
}

async fn give_up(hub: &Arc<Hub>, user: &str, table: &str) -> Result<()> {
    let room = hub.room(table);
    let seats = hub.enter(&room).await?.table().row.seats_of(user);
    for seat in seats {
        match hub.act(&room, Deed::Resign { seat }).await {
            // It was over a moment ago.
            Ok(_) | Err(Refusal::NotRunning) => {}
            Err(refusal) => return Err(refusal.into()),
        }
    }
    Ok(())
}

/// Whoever leaves a round robin before half of their games is struck from the table; later, the rest is forfeited.
fn withdrawal(book: &Book, number: usize) -> i64 {
    let own = |bout: &&Bout| pairing(bout).is_some_and(|pair| pair.holds(number));
    let played = book
        .bouts
        .iter()
        .filter(own)
        .filter(|bout| !bout.table.is_empty());
    let all = match book.event.form {
        Form::Single => book.players.len() - 1,
        Form::Double => 2 * (book.players.len() - 1),
        Form::Knockout => 0,
    };
    match 2 * played.count() < all {
        true => STRUCK,
        false => FORFEITS,
    }
}

/// Before an account is deleted, it withdraws from all that it plays.
pub(crate) async fn withdraw_everywhere(hub: &Arc<Hub>, user: &str) -> Result<()> {
    for event in hub.store.events_of(user).await? {
        match withdraw(hub, user, &event.id).await {
            Ok(()) | Err(Error::NotInEvent) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

async fn start(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    let book = hub.store.event(&id).await?;
    if book.event.owner != user.id {
        return Err(Error::NotOwner);
    }
    // Seeds are of today, not of the day of joining.
    let mut ratings = Vec::new();
    for player in &book.players {
        let standing = hub.store.standing(&player.user, &book.event.game).await?;
        ratings.push((player.user.clone(), standing.rating.rating.round() as i64));
    }
    let begin = |book: &mut Book, sides: &[String]| {
        if book.event.status != TableStatus::Open {
            return Err(Error::EventStarted);
        }
        if book.players.len() < 2 {
            return Err(Error::EventEmpty);
        }
        for player in &mut book.players {
            let known = ratings.iter().find(|(user, _)| *user == player.user);
            player.rating = known.map_or(player.rating, |(_, rating)| *rating);
        }
        book.players.sort_by_key(|player| -player.rating);
        book.event.status = TableStatus::Running;
        open_round(book);
        advance(book, sides);
        Ok(())
    };
    change(&hub, &id, begin).await?;
    show(State(hub), Known(Some(user)), Path(id)).await
}

/// Changes an event, and starts the tables that were opened with it.
async fn change(
    hub: &Arc<Hub>,
    id: &str,
    change: impl FnOnce(&mut Book, &[String]) -> Result<()>,
) -> Result<()> {
    let event = hub.store.event(id).await?.event;
    let sides = tables::sides(hub.kind(&event.game)?, &event.options)?;
    let opened = hub.store.change_event(id, |book| change(book, &sides));
    // Should the server die here, they are started when it comes back, for nobody is missing.
    for table in opened.await? {
        tables::start_if_full(hub, &hub.room(&table)).await?;
    }
    Ok(())
}

/// Does in an event whatever is due.
async fn move_on(hub: &Arc<Hub>, id: &str) -> Result<()> {
    let due = |book: &mut Book, sides: &[String]| {
        advance(book, sides);
        Ok(())
    };
    change(hub, id, due).await
}

/// A game of an event is over.
pub(crate) async fn table_over(hub: Arc<Hub>, event: String) {
    if let Err(error) = move_on(&hub, &event).await {
        tracing::warn!(event, %error, "an event could not go on");
    }
}

/// Looks, now and then, for events that a process left behind when it died.
pub(crate) async fn watch(hub: Arc<Hub>) {
    let mut tick = tokio::time::interval(Duration::from_secs(30));
    loop {
        tick.tick().await;
        match hub.store.events_to_advance().await {
            Ok(events) => {
                for event in events {
                    table_over(hub.clone(), event).await;
                }
            }
            Err(error) => tracing::warn!(%error, "events could not be looked for"),
        }
    }
}

fn pairing(bout: &Bout) -> Option<Pairing> {
    let [first, second] = [bout.first, bout.second].map(|number| usize::try_from(number).ok());
    Some(Pairing {
        first: first?,
        second: second?,
    })
}

/// Takes results in, lets absent players lose, opens what comes next, round after round until somebody has to play.
fn advance(book: &mut Book, sides: &[String]) {
    while book.event.status == TableStatus::Running {
        take_results(book, sides);
        if !book.is_decided() {
            break;
        }
        if !open_round(book) {
            book.event.status = TableStatus::Over;
        }
    }
    open_tables(book, sides);
}

fn take_results(book: &mut Book, sides: &[String]) {
    let Book {
        bouts,
        players,
        tables,
        ..
    } = book;
    for bout in bouts.iter_mut().filter(|bout| bout.result.is_empty()) {
        let result = match tables.get(&bout.table) {
            Some((TableStatus::Over, outcome)) => Some(result_of(outcome, sides)),
            Some(_) => None,
            None => unplayed(bout, players),
        };
        bout.result = result.unwrap_or_default().to_owned();
    }
    if book.event.form == Form::Knockout {
        let drawn = |bout: &&Bout| bout.result == "draw" && bout.replay < REPLAYS;
        let again = |bout: &Bout| Bout {
            replay: bout.replay + 1,
            first: bout.second,
            second: bout.first,
            table: String::new(),
            result: String::new(),
            ..bout.clone()
        };
        let replays: Vec<Bout> = book.bouts.iter().filter(drawn).map(again).collect();
        for replay in replays {
            let same = |bout: &Bout| {
                (bout.round, bout.board, bout.replay) == (replay.round, replay.board, replay.replay)
            };
            if !book.bouts.iter().any(same) {
                book.bouts.push(replay);
            }
        }
        book.bouts
            .sort_by_key(|bout| (bout.round, bout.board, bout.replay));
    }
}

fn result_of(outcome: &Value, sides: &[String]) -> &'static str {
    let won = |side: &String| {
        outcome["winners"]
            .as_array()
            .is_some_and(|all| all.iter().any(|one| one == side))
    };
    match (won(&sides[0]), won(&sides[1])) {
        (true, false) => "first",
        (false, true) => "second",
        _ => "draw",
    }
}

/// The result of a game that is not played, because somebody is not there.
fn unplayed(bout: &Bout, players: &[Entrant]) -> Option<&'static str> {
    let there = |number: i64| {
        let player = usize::try_from(number)
            .ok()
            .and_then(|number| players.get(number));
        player.is_some_and(|player| player.withdrawn == 0)
    };
    match (there(bout.first), there(bout.second)) {
        (true, true) => None,
        (true, false) if bout.second < 0 => Some("bye"),
        (true, false) => Some("walkover-first"),
        (false, true) => Some("walkover-second"),
        (false, false) => Some("void"),
    }
}

impl Book {
    /// Whether every game of the round has its result.
    fn is_decided(&self) -> bool {
        let mut round = self
            .bouts
            .iter()
            .filter(|bout| bout.round == self.event.round);
        round.all(|bout| !bout.result.is_empty())
    }

    /// Who goes on from each board of a knock-out's round; nobody where neither came.
    fn winners(&self, round: i64) -> Vec<Option<usize>> {
        let boards = self.bouts.iter().filter(|bout| bout.round == round);
        let boards = boards
            .map(|bout| bout.board)
            .max()
            .map_or(0, |last| last + 1);
        (0..boards).map(|board| self.winner(round, board)).collect()
    }

    fn winner(&self, round: i64, board: i64) -> Option<usize> {
        let mut games = self
            .bouts
            .iter()
            .filter(|bout| bout.round == round && bout.board == board);
        let last = games.next_back()?;
        let number = match last.result.as_str() {
            "first" | "walkover-first" | "bye" => last.first,
            "second" | "walkover-second" => last.second,
            // Drawn to the end: the better seed goes on.
            "draw" => last.first.min(last.second),
            _ => return None,
        };
        usize::try_from(number).ok()
    }

    /// The pairings of the next round; nothing where the last was played.
    fn next_round(&self) -> Option<Vec<(i64, i64)>> {
        let round = self.event.round as usize;
        let numbers = |pair: &Pairing| (pair.first as i64, pair.second as i64);
        if self.event.form != Form::Knockout {
            let rounds = round_robin(self.players.len(), self.event.form == Form::Double);
            return Some(rounds.get(round)?.iter().map(numbers).collect());
        }
        let pairs: Vec<(Option<usize>, Option<usize>)> = match round {
            0 => bracket(self.players.len())
                .into_iter()
                .map(|(one, two)| (Some(one), two))
                .collect(),
            _ => {
                let winners = self.winners(self.event.round);
                if winners.len() < 2 {
                    return None;
                }
                winners.chunks(2).map(|pair| (pair[0], pair[1])).collect()
            }
        };
        let firsts = self.firsts();
        let meet = |pair| match pair {
            (Some(one), Some(two)) => numbers(&sides_by_balance(one, two, &firsts, toss())),
            (Some(alone), None) | (None, Some(alone)) => (alone as i64, -1),
            (None, None) => (-1, -1),
        };
        Some(pairs.into_iter().map(meet).collect())
    }

    /// How often each player had the first side.
    fn firsts(&self) -> Vec<i64> {
        let mut firsts = vec![0; self.players.len()];
        for bout in self.bouts.iter().filter(|bout| !bout.table.is_empty()) {
            if let Some(pair) = pairing(bout) {
                firsts[pair.first] += 1;
            }
        }
        firsts
    }
}

/// Pairs the next round; false where there is none.
fn open_round(book: &mut Book) -> bool {
    let Some(pairs) = book.next_round() else {
        return false;
    };
    book.event.round += 1;
    let round = book.event.round;
    let bout = |(board, (first, second)): (i64, (i64, i64))| Bout {
        round,
        board,
        replay: 0,
        first,
        second,
        table: String::new(),
        result: String::new(),
    };
    book.bouts.extend((0..).zip(pairs).map(bout));
    true
}

/// Opens a table for every game that can be played now.
fn open_tables(book: &mut Book, sides: &[String]) {
    if book.event.status != TableStatus::Running {
        return;
    }
    let Book {
        event,
        bouts,
        players,
        new_tables,
        ..
    } = book;
    let due = |bout: &&mut Bout| bout.result.is_empty() && bout.table.is_empty();
    for bout in bouts.iter_mut().filter(due) {
        let Some(Pairing { first, second }) = pairing(bout) else {
            continue;
        };
        let seats = sides.iter().zip([first, second]);
        let seats = seats.map(|(side, number)| {
            let user = User {
                id: players[number].user.clone(),
                name: players[number].name.clone(),
                guest: false,
            };
            SeatRow::person(side, &user, "")
        });
        let table = new_table(event, seats.collect());
        bout.table.clone_from(&table.id);
        new_tables.push(table);
    }
}

/// All of an event as it is shown and exported.
fn shown(hub: &Hub, book: &Book, user: &str) -> Result<Value> {
    let event = &book.event;
    let sides = tables::sides(hub.kind(&event.game)?, &event.options)?;
    let player = |(number, player): (usize, &Entrant)| {
        json!({ "number": number, "name": player.name, "rating": player.rating,
                "withdrawn": player.withdrawn != 0, "mine": !user.is_empty() && player.user == user })
    };
    let bout = |bout: &Bout| {
        let status = book.tables.get(&bout.table).map(|(status, _)| status);
        json!({ "round": bout.round, "board": bout.board, "replay": bout.replay,
                "first": pairing_end(bout.first), "second": pairing_end(bout.second),
                "table": (!bout.table.is_empty()).then_some(&bout.table), "status": status,
                "result": (!bout.result.is_empty()).then_some(&bout.result) })
    };
    Ok(json!({
        "id": event.id,
        "name": event.name,
        "game": event.game,
        "options": event.options,
        "speed": event.speed,
        "form": event.form,
        "rated": event.rated,
        "status": event.status,
        "round": event.round,
        "rounds": rounds(book),
        "sides": sides,
        "owner": !user.is_empty() && event.owner == user,
        "joined": book.number_of(user).is_some_and(|number| book.players[number].withdrawn == 0),
        "players": book.players.iter().enumerate().map(player).collect::<Vec<_>>(),
        "games": book.bouts.iter().map(bout).collect::<Vec<_>>(),
        "standings": table_of(book),
    }))
}

fn pairing_end(number: i64) -> Option<usize> {
    usize::try_from(number).ok()
}

fn rounds(book: &Book) -> usize {
    match book.event.form {
        Form::Knockout => bracket(book.players.len()).len().ilog2() as usize + 1,
        form => round_robin(book.players.len(), form == Form::Double).len(),
    }
}

/// The score of the first side of a game that counts.
fn score(bout: &Bout) -> Option<f64> {
    match bout.result.as_str() {
        "first" | "walkover-first" => Some(1.0),
        "second" | "walkover-second" => Some(0.0),
        "draw" => Some(0.5),
        _ => None,
    }
}

/// The table of the event, the best first.
fn table_of(book: &Book) -> Vec<Value> {
    let struck = |number: usize| book.players[number].withdrawn == STRUCK;
    let decided = |bout: &Bout| {
        let pairing = pairing(bout)?;
        let counts = !struck(pairing.first) && !struck(pairing.second);
        let score = score(bout).filter(|_| counts)?;
        Some(Decided { pairing, score })
    };
    let decided: Vec<Decided> = book.bouts.iter().filter_map(decided).collect();
    let mut lines = standings(book.players.len(), &decided);
    let reached: Vec<i64> = (0..book.players.len())
        .map(|number| book.reached(number))
        .collect();
    match book.event.form {
        // How far one came is all that a knock-out tells.
        Form::Knockout => lines.sort_by_key(|line| (-reached[line.player], line.player)),
        _ => lines.sort_by_key(|line| struck(line.player)),
    }
    let same_rank = |one: &::ratings::Line, two: &::ratings::Line| match book.event.form {
        Form::Knockout => reached[one.player] == reached[two.player],
        _ => (one.points, one.tie_break, one.won) == (two.points, two.tie_break, two.won),
    };
    let rank = |place: usize| {
        let above = (0..place).rev();
        let first = above
            .take_while(|&other| same_rank(&lines[other], &lines[place]))
            .last();
        first.unwrap_or(place) + 1
    };
    let line = |(place, line): (usize, &::ratings::Line)| {
        let player = &book.players[line.player];
        let ranked = !struck(line.player);
        json!({ "rank": ranked.then(|| rank(place)), "number": line.player, "name": player.name,
                "rating": player.rating, "points": line.points, "tie_break": line.tie_break,
                "won": line.won, "drawn": line.drawn, "lost": line.lost,
                "reached": reached[line.player], "withdrawn": player.withdrawn != 0 })
    };
    lines.iter().enumerate().map(line).collect()
}

impl Book {
    /// The last round of a knock-out that somebody came to; one more for whoever won it.
    fn reached(&self, number: usize) -> i64 {
        let own = |bout: &&Bout| bout.first == number as i64 || bout.second == number as i64;
        let last = self.bouts.iter().filter(own).map(|bout| bout.round).max();
        let last = last.unwrap_or(0);
        let over = self.event.status == TableStatus::Over && last == self.event.round;
        let won = over && self.winners(last).contains(&Some(number));
        last + i64::from(won)
    }
}

async fn export(
    State(hub): State<Arc<Hub>>,
    Path((id, file)): Path<(String, String)>,
) -> Result<Response> {
    let book = hub.store.event(&id).await?;
    let event = shown(&hub, &book, "")?;
    let (kind, text) = match file.as_str() {
        "event.json" => ("application/json", format!("{event:#}\n")),
        "standings.csv" => ("text/csv; charset=utf-8", standings_csv(&event)),
        "games.csv" => ("text/csv; charset=utf-8", games_csv(&event)),
        _ => return Err(Error::NoSuchPath),
    };
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"hustings-{id}-{file}\""),
        ),
    ];
    Ok((headers, text).into_response())
}

fn standings_csv(event: &Value) -> String {
    let columns = [
        "rank",
        "name",
        "rating",
        "points",
        "tie_break",
        "won",
        "drawn",
        "lost",
        "reached",
        "withdrawn",
    ];
    let lines = event["standings"].as_array().into_iter().flatten();
    let rows = lines.map(|line| columns.map(|column| line[column].clone()).to_vec());
    csv(&columns, rows)
}

fn games_csv(event: &Value) -> String {
    let columns = [
        "round", "board", "replay", "first", "second", "result", "table",
    ];
    let name = |number: &Value| match number.as_u64() {
        Some(number) => event["players"][number as usize]["name"].clone(),
        None => Value::Null,
    };
    let row = |game: &Value| {
        let cell = |column: &str| match column {
            "first" | "second" => name(&game[column]),
            "board" => Value::from(game["board"].as_i64().unwrap_or(0) + 1),
            column => game[column].clone(),
        };
        columns.map(cell).to_vec()
    };
    csv(
        &columns,
        event["games"].as_array().into_iter().flatten().map(row),
    )
}

/// Rows as RFC 4180 has them. A name that a spreadsheet would take for a formula is kept from being one.
fn csv(columns: &[&str], rows: impl Iterator<Item = Vec<Value>>) -> String {
    let cell = |value: &Value| match value {
        Value::Null => String::new(),
        Value::String(text) => {
            let formula = text.starts_with(['=', '+', '-', '@']);
            let guard = if formula { "'" } else { "" };
            format!("\"{guard}{}\"", text.replace('"', "\"\""))
        }
        other => other.to_string(),
    };
    let mut text = columns.join(",") + "\r\n";
    for row in rows {
        let cells: Vec<String> = row.iter().map(cell).collect();
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    const SIDES: [&str; 2] = ["kennedy", "nixon"];

    fn sides() -> Vec<String> {
        SIDES.map(str::to_owned).to_vec()
    }

    /// An event that has just started.
    fn started(form: Form, players: usize) -> Book {
        let entrant = |number: usize| Entrant {
            user: format!("u{number}"),
            name: format!("Player {number}"),
            rating: 2000 - number as i64,
            withdrawn: 0,
        };
        let mut book = Book {
            event: Event {
                id: "event".into(),
                name: "Club night".into(),
                game: "1960".into(),
                options: json!({}),
                speed: Speed::Days(1),
                form,
                rated: false,
                owner: String::new(),
                status: TableStatus::Running,
                round: 0,
            },
            players: (0..players).map(entrant).collect(),
            bouts: Vec::new(),
            tables: HashMap::new(),
            new_tables: Vec::new(),
        };
        open_round(&mut book);
        advance(&mut book, &sides());
        book
    }

    /// Every game that runs ends with these winners, and the event goes on.
    fn end_all(book: &mut Book, winners: &[&str]) {
        for table in book.new_tables.drain(..) {
            let outcome = json!({ "winners": winners });
            book.tables.insert(table.id, (TableStatus::Over, outcome));
        }
        advance(book, &sides());
    }

    #[test]
    fn a_drawn_knock_out_game_is_played_again_with_sides_swapped_and_in_the_end_the_better_seed_goes_on()
     {
        let mut book = started(Form::Knockout, 2);
        let first = book.bouts[0].clone();
        for replay in 1..=2 {
            end_all(&mut book, &[]);
            let last = book.bouts.last().expect("a game").clone();
            assert_eq!((last.round, last.board, last.replay), (1, 0, replay));
            let swapped = if replay == 1 {
                (first.second, first.first)
            } else {
                (first.first, first.second)
            };
            assert_eq!((last.first, last.second), swapped);
            assert_eq!(book.new_tables.len(), 1);
        }
        end_all(&mut book, &[]);
        assert_eq!(
            (book.bouts.len(), book.event.status),
            (3, TableStatus::Over)
        );
        assert_eq!(table_of(&book)[0]["number"], 0);
    }

    #[test]
    fn where_neither_came_whoever_is_next_rests() {
        let mut book = started(Form::Knockout, 4);
        assert_eq!(book.new_tables.len(), 2);
        // Both who meet on the second board withdraw; the first board is played.
        let gone = pairing(&book.bouts[1]).expect("a pair");
        book.bouts[1].table.clear();
        book.new_tables.pop();
        for number in [gone.first, gone.second] {
            book.players[number].withdrawn = withdrawal(&book, number);
        }
        end_all(&mut book, &["kennedy"]);
        let results: Vec<&str> = book.bouts.iter().map(|bout| bout.result.as_str()).collect();
        assert_eq!(results, ["first", "void", "bye"]);
        assert_eq!(book.event.status, TableStatus::Over);
        assert_eq!(table_of(&book)[0]["number"], book.bouts[0].first);
    }

    #[test]
    fn a_knock_out_of_eight_takes_seven_games() {
        let mut book = started(Form::Knockout, 8);
        while book.event.status == TableStatus::Running {
            end_all(&mut book, &["nixon"]);
        }
        assert_eq!((book.event.round, book.bouts.len()), (3, 7));
        let lines = table_of(&book);
        let ranks: Vec<Option<u64>> = lines.iter().map(|line| line["rank"].as_u64()).collect();
        assert_eq!(ranks, [1, 2, 3, 3, 5, 5, 5, 5].map(Some));
        assert_eq!(lines[0]["number"], book.bouts[6].second);
    }

    #[test]
    fn a_name_is_no_formula() {
        let row = vec![json!(1), json!("=SUM(\"A1\")"), Value::Null];
        assert_eq!(
            csv(&["a", "b", "c"], [row].into_iter()),
            "a,b,c\r\n1,\"'=SUM(\"\"A1\"\")\",\r\n"
        );
    }
}
