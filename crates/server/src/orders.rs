//! Conditional orders for slow games: 'if they do this, answer that'. Their owner writes them while others are to act; once
//! the owner is asked, the server gives the answer for them, as an ordinary answer.
//!
//! Nobody else learns that there are orders. They hang on what their owner sees and on what their owner is asked, so
//! an order tells its owner nothing either. What is left of an order is written in one transaction with its answer: of two
//! processes, of an order and its owner's hand, or of an order and a change to it, one comes first and the other does nothing.

use crate::accounts::Member;
use crate::error::{Error, Result};
use crate::ids::random_id;
use crate::room::{Deed, Entered, Hub, Live, Refusal, Room, Table};
use crate::store::{OrdersChange, OrdersRow, Speed, TableRow};
use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use engine::{AnyGame, Entry, Expected, Message, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// Orders of one seat.
const MOST: usize = 20;
/// Answers of one order.
const MOST_ANSWERS: usize = 20;
/// Bytes of all orders of a seat.
const MOST_BYTES: usize = 24 << 10;
/// What came of so many orders is remembered.
const MOST_TOLD: usize = 50;
/// Worlds in which it is looked what may come.
const WORLDS: u64 = 256;
/// How often processes that share a database look for orders that nobody plays.
const SWEEP: Duration = Duration::from_secs(20);
/// Whoever comes second that often in a row leaves it to the others.
const ATTEMPTS: usize = 5;
/// The answer in a response window of whoever says nothing.
const PASS: &str = "pass";

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route(
            "/api/tables/{id}/orders/{seat}",
            routing::get(show).put(write),
        )
        .route(
            "/api/tables/{id}/orders/{seat}/expected",
            routing::post(expected),
        )
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    id: String,
    when: When,
    /// What is answered, one question after the other.
    answers: Vec<Given>,
    /// The ply at which it was written, or at which it last answered.
    since: u32,
    /// Whether it has answered already: the rest follows without a condition.
    begun: bool,
}

/// On what an order waits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum When {
    /// Until its owner is asked.
    Whatever {},
    /// Until its owner has seen an event with these fields; `text` is how they were told of such a one.
    Seen {
        event: Map<String, Value>,
        text: Value,
    },
}

/// An answer by its name, and in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given {
    name: String,
    text: Value,
}

/// What came of an order, for its owner alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fate {
    /// The row that it wrote, or the last one there was when it was dropped.
    ply: u32,
    fate: Word,
    /// Nothing where it was passed because that is the rule.
    when: Option<When>,
    /// The answer that was given, or all that were not.
    answers: Vec<Given>,
    why: Option<Why>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Played,
    Dropped,
}

/// Why an order was dropped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Why {
    rule: Option<String>,
    text: Value,
}

impl Why {
    fn of(id: &'static str) -> Why {
        Why {
            rule: None,
            text: json!(Message::new(id)),
        }
    }
}

/// What the orders of a seat come to.
#[derive(Debug)]
pub(crate) struct Step {
    /// The orders as they are afterwards, with the version that they come from.
    after: OrdersRow,
    /// The answer that is given, or none where orders are dropped.
    answer: Option<usize>,
}

/// The seats that answer.
pub(crate) fn answered(steps: &[Step]) -> SeatSet {
    let answering = steps.iter().filter(|step| step.answer.is_some());
    answering.fold(SeatSet::EMPTY, |set, step| set.with(step.after.seat))
}

/// Live games are played by whoever is there.
fn is_slow(row: &TableRow) -> bool {
    !matches!(row.speed, Speed::Live { .. })
}

/// What the orders of a table come to now: a step for each seat that has one. Without the database there are none for now; the
/// sweep finds them.
pub(crate) async fn steps(hub: &Hub, entered: &mut Entered<'_>) -> Vec<Step> {
    let found = find_steps(hub, entered).await;
    found.unwrap_or_else(|error| {
        tracing::warn!(?error, "orders could not be read");
        Vec::new()
    })
}

async fn find_steps(hub: &Hub, entered: &mut Entered<'_>) -> Result<Vec<Step>> {
    let mut steps = Vec::new();
    let table = entered.table();
    if !table.is_running() || !is_slow(&table.row) {
        return Ok(steps);
    }
    let all = orders(hub, entered).await?;
    let table = entered.table();
    let Some(live) = table.live.as_ref() else {
        return Ok(steps);
    };
    let is_asked = |row: &&OrdersRow| {
        live.waited_for().contains(row.seat) && table.row.holds(&row.user, row.seat)
    };
    for row in all.iter().filter(is_asked) {
        let seen = Seen::of(hub, table, row).await?;
        steps.extend(step(live, row, &seen));
    }
    Ok(steps)
}

/// The orders of a table, from memory or from the database.
async fn orders(hub: &Hub, entered: &mut Entered<'_>) -> Result<Arc<Vec<OrdersRow>>> {
    if let Some(known) = &entered.state().orders {
        return Ok(known.clone());
    }
    let id = entered.table().row.id.clone();
    let read = Arc::new(hub.store.orders(&id).await?);
    entered.state().orders = Some(read.clone());
    Ok(read)
}

/// What an owner has seen since their first order was written.
struct Seen(Vec<SeenEvent>);

#[derive(Deserialize)]
struct SeenEvent {
    ply: u32,
    data: Map<String, Value>,
}

impl Seen {
    async fn of(hub: &Hub, table: &Table, row: &OrdersRow) -> Result<Seen> {
        let conditional = row.list.iter().filter(|order| order.is_conditional());
        let Some(since) = conditional.map(|order| order.since).min() else {
            return Ok(Seen(Vec::new()));
        };
        let told = hub.events(table, Viewer::Seat(row.seat), Some(since));
        let events = told.await?;
        let events = events.iter().map(|event| serde_json::from_str(event.get()));
        let events = events.collect::<std::result::Result<Vec<SeenEvent>, _>>();
        let events = events.map_err(|_| Error::Broken("an event cannot be read"))?;
        Ok(Seen(standing(events)))
    }

    /// Whether an event came after a ply that has all these fields.
    fn has(&self, fields: &Map<String, Value>, since: u32) -> bool {
        let fits = |event: &SeenEvent| {
            let mut fields = fields.iter();
            fields.all(|(name, value)| event.data.get(name) == Some(value))
        };
        let mut later = self.0.iter().filter(|event| event.ply > since);
        later.any(fits)
    }
}

/// Without what was taken back.
fn standing(events: Vec<SeenEvent>) -> Vec<SeenEvent> {
    let undo = |event: &SeenEvent| {
        let to = event
            .data
            .get("to")
            .filter(|_| event.data.get("kind") == Some(&json!("undo")))?;
        Some((to.as_u64()?, u64::from(event.ply)))
    };
    let undone: Vec<(u64, u64)> = events.iter().filter_map(undo).collect();
    let stands = |event: &SeenEvent| {
        let ply = u64::from(event.ply);
        !undone.iter().any(|&(to, by)| to < ply && ply < by)
    };
    events.into_iter().filter(stands).collect()
}

impl Order {
    fn is_conditional(&self) -> bool {
        !self.begun && matches!(self.when, When::Seen { .. })
    }

    fn is_due(&self, seen: &Seen) -> bool {
        match &self.when {
            When::Seen { event, .. } if !self.begun => seen.has(event, self.since),
            _ => true,
        }
    }
}

/// The first order that is due answers. In a response window only those that can; elsewhere an order that cannot answer is
/// dropped, with those after it.
fn step(live: &Live, row: &OrdersRow, seen: &Seen) -> Option<Step> {
    let game = live.table.game();
    let window = game.is_response_window();
    for (place, order) in row.list.iter().enumerate() {
        if has_undone(live, row.seat, order.since) {
            return Some(dropped(live, row, place, Why::of("orders-undone")));
        }
        if !order.is_due(seen) {
            continue;
        }
        match legal(game, row.seat, &order.answers) {
            Ok(index) => return Some(played(live, row, place, index)),
            Err(_) if window => {}
            Err(why) => return Some(dropped(live, row, place, why)),
        }
    }
    let passes = row.pass && window;
    let index = pass(game, row.seat).filter(|_| passes)?;
    Some(passed(live, row, index))
}

/// The answer that passes, where a seat may.
pub(crate) fn pass(game: &dyn AnyGame, seat: Seat) -> Option<usize> {
    let index = game.action_index(PASS)?;
    game.refusal(seat, index).is_none().then_some(index)
}

/// Whether a seat took an answer back after a ply: what it ordered was meant for another position.
fn has_undone(live: &Live, seat: Seat, since: u32) -> bool {
    let side = live.table.game().seat_name(seat);
    let rows = live.table.journal().rows.iter().rev();
    rows.take_while(|row| row.ply > since)
        .any(|row| matches!(&row.entry, Entry::Undo { seat, .. } if seat == side))
}

/// The first of these answers, if it is legal now.
fn legal(game: &dyn AnyGame, seat: Seat, answers: &[Given]) -> std::result::Result<usize, Why> {
    let index = answers.first();
    let index = index.and_then(|answer| game.action_index(&answer.name));
    let index = index.ok_or_else(|| Why::of("refused-illegal"))?;
    match game.refusal(seat, index) {
        None => Ok(index),
        Some(illegal) => Err(Why {
            rule: Some(illegal.rule.0.to_owned()),
            text: json!(illegal.text),
        }),
    }
}

fn played(live: &Live, row: &OrdersRow, place: usize, index: usize) -> Step {
    let mut after = row.clone();
    let mut order = after.list.remove(place);
    let ply = live.table.ply() + 1;
    let answer = order.answers.remove(0);
    after.tell(Fate {
        ply,
        fate: Word::Played,
        when: Some(order.when.clone()),
        answers: vec![answer],
        why: None,
    });
    if !order.answers.is_empty() {
        // What was begun goes on before anything else.
        order.begun = true;
        order.since = ply;
        after.list.insert(0, order);
    }
    Step {
        after,
        answer: Some(index),
    }
}

fn passed(live: &Live, row: &OrdersRow, index: usize) -> Step {
    let mut after = row.clone();
    let text = live.table.game().choice_text(row.seat, index);
    after.tell(Fate {
        ply: live.table.ply() + 1,
        fate: Word::Played,
        when: None,
        answers: vec![Given {
            name: PASS.into(),
            text: json!(text),
        }],
        why: None,
    });
    Step {
        after,
        answer: Some(index),
    }
}

fn dropped(live: &Live, row: &OrdersRow, place: usize, why: Why) -> Step {
    let mut after = row.clone();
    let mut why = Some(why);
    for order in after.list.split_off(place) {
        after.tell(Fate {
            ply: live.table.ply(),
            fate: Word::Dropped,
            when: Some(order.when),
            answers: order.answers,
            why: why.take().or_else(|| Some(Why::of("orders-dropped-too"))),
        });
    }
    Step {
        after,
        answer: None,
    }
}

impl OrdersRow {
    fn tell(&mut self, fate: Fate) {
        self.told.push(fate);
        let old = self.told.len().saturating_sub(MOST_TOLD);
        self.told.drain(..old);
    }
}

/// Lets the orders of a table answer, if any is due.
pub(crate) fn drive(hub: &Arc<Hub>, room: &Arc<Room>) {
    let (hub, room) = (hub.clone(), room.clone());
    tokio::spawn(async move {
        let mut failed = 0;
        while failed < ATTEMPTS && !*hub.closing.borrow() {
            match take_step(&hub, &room).await {
                Ok(true) => failed = 0,
                Ok(false) => return,
                // Somebody was faster, and what is in memory is read again.
                Err(Error::Conflict) => failed += 1,
                Err(error) => {
                    tracing::warn!(table = room.id, ?error, "an order could not answer");
                    return;
                }
            }
        }
    });
}

/// Takes the next step of a table's orders; false where there is none.
async fn take_step(hub: &Arc<Hub>, room: &Arc<Room>) -> Result<bool> {
    let mut entered = hub.enter(room).await?;
    let Some(step) = find_steps(hub, &mut entered).await?.into_iter().next() else {
        return Ok(false);
    };
    let live = entered.table().live.as_ref();
    let seen = live.map_or(0, |live| live.table.ply());
    let seat = step.after.seat;
    match step.answer {
        Some(index) => {
            let change = OrdersChange::to(&step.after)?;
            // Whoever comes next reads what is written with the answer.
            entered.state().orders = None;
            let deed = Deed::Answer { seat, index, seen };
            let done = hub.act_within(room, entered, deed, Some(change)).await;
            done.map_err(|refusal| match refusal {
                Refusal::Late => Error::Conflict,
                refusal => refusal.into(),
            })?;
        }
        None => {
            let written = hub.store.set_orders(&room.id, &step.after).await;
            entered.state().orders = None;
            drop(entered);
            written?;
        }
    }
    tell_owner(hub, room, seat).await?;
    Ok(true)
}

/// Tells the owner of orders, and nobody else, what has become of them.
async fn tell_owner(hub: &Hub, room: &Room, seat: Seat) -> Result<()> {
    let mut entered = hub.enter(room).await?;
    let all = orders(hub, &mut entered).await?;
    let row = &entered.table().row;
    if let Some(own) = all.iter().find(|own| own.seat == seat)
        && row.holds(&own.user, seat)
    {
        let frame = frame(row, own);
        drop(entered);
        room.post(&frame, |watcher| watcher.user == own.user);
    }
    Ok(())
}

/// Another process changed the orders of a seat.
pub(crate) async fn changed_elsewhere(hub: &Hub, room: &Room, seat: Seat) {
    if let Ok(mut entered) = hub.enter(room).await {
        entered.state().orders = None;
    }
    if let Err(error) = tell_owner(hub, room, seat).await {
        tracing::warn!(table = room.id, ?error, "orders could not be shown");
    }
}

/// Orders that were due when a server stopped answer after a start, and, where processes share a database, now and then those
/// whose process has died.
pub(crate) async fn watch(hub: Arc<Hub>) {
    loop {
        let found = hub.store.tables_with_orders().await;
        let done = found.is_ok();
        match found {
            Ok(tables) => tables
                .iter()
                .for_each(|table| drive(&hub, &hub.room(table))),
            Err(error) => tracing::error!(%error, "orders could not be looked for"),
        }
        if done && !hub.store.bus().is_shared() {
            return;
        }
        tokio::time::sleep(SWEEP).await;
    }
}

/// What the owner of orders is shown.
fn shown(own: &OrdersRow) -> Value {
    json!({ "version": own.version, "pass": own.pass, "orders": own.list, "told": own.told })
}

fn frame(row: &TableRow, own: &OrdersRow) -> Value {
    let mut frame = shown(own);
    frame["type"] = "orders".into();
    frame["seat"] = row.seats[own.seat.index()].side.as_str().into();
    frame
}

/// The frame `orders` of a seat for whoever holds it; none where nothing was ever ordered.
pub(crate) async fn frame_of(
    hub: &Hub,
    room: &Room,
    user: &str,
    seat: Seat,
) -> Result<Option<Value>> {
    let mut entered = hub.enter(room).await?;
    if !is_slow(&entered.table().row) || !entered.table().row.holds(user, seat) {
        return Ok(None);
    }
    let all = orders(hub, &mut entered).await?;
    let own = all.iter().find(|own| own.seat == seat && own.user == user);
    Ok(own.map(|own| frame(&entered.table().row, own)))
}

/// The orders of one's own seat at a slow table.
async fn own_orders(
    hub: &Hub,
    entered: &mut Entered<'_>,
    user: &str,
    side: &str,
) -> Result<OrdersRow> {
    let row = &entered.table().row;
    let seat = row.seat(side)?;
    if !row.holds(user, seat) {
        return Err(Error::NotSeated);
    }
    if !is_slow(row) {
        return Err(Error::TooQuick);
    }
    let all = orders(hub, entered).await?;
    let own = all.iter().find(|own| own.seat == seat && own.user == user);
    Ok(own.cloned().unwrap_or_else(|| OrdersRow::none(seat, user)))
}

async fn show(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path((id, side)): Path<(String, String)>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let mut entered = hub.enter(&room).await?;
    let own = own_orders(&hub, &mut entered, &user.id, &side).await?;
    Ok(Json(shown(&own)))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// The version that was read before it was changed.
    version: i64,
    pass: bool,
    orders: Vec<WantedOrder>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct WantedOrder {
    /// Of an order that is there already.
    id: Option<String>,
    when: When,
    answers: Vec<Given>,
}

/// Writes all orders of a seat anew.
async fn write(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path((id, side)): Path<(String, String)>,
    Json(body): Json<Wanted>,
) -> Result<Json<Value>> {
    let room = hub.room(&id);
    let own = {
        let mut entered = hub.enter(&room).await?;
        let mut own = own_orders(&hub, &mut entered, &user.id, &side).await?;
        let table = entered.table();
        let live = table.live.as_ref().filter(|_| table.is_running());
        let live = live.ok_or(Error::NotRunning)?;
        if own.version != body.version {
            return Err(Error::Conflict);
        }
        check(live.table.game(), &body.orders)?;
        own.list = renewed(live, &own, body.orders)?;
        own.pass = body.pass;
        let written = hub.store.set_orders(&id, &own).await;
        entered.state().orders = None;
        written?;
        own
    };
    tell_owner(&hub, &room, own.seat).await?;
    drive(&hub, &room);
    let version = own.version + 1;
    Ok(Json(shown(&OrdersRow { version, ..own })))
}

/// The new list. An order that is there already and says the same is kept as it is; others are written now.
fn renewed(live: &Live, own: &OrdersRow, wanted: Vec<WantedOrder>) -> Result<Vec<Order>> {
    let is_asked = live.waited_for().contains(own.seat);
    let mut kept = HashSet::new();
    let mut list = Vec::new();
    for WantedOrder { id, when, answers } in wanted {
        let same = |order: &&Order| {
            Some(&order.id) == id.as_ref() && order.when == when && order.answers == answers
        };
        let known = own.list.iter().find(same);
        match known.filter(|order| kept.insert(order.id.clone())) {
            Some(order) => list.push(order.clone()),
            None if is_asked => return Err(Error::AskedNow),
            None => list.push(Order {
                id: random_id(8),
                when,
                answers,
                since: live.table.ply(),
                begun: false,
            }),
        }
    }
    Ok(list)
}

fn check(game: &dyn AnyGame, orders: &[WantedOrder]) -> Result<()> {
    let bad = |told: Message| Err(Error::Bad(told));
    if orders.len() > MOST {
        return bad(Message::known("bad-order-count").with("most", MOST));
    }
    let length = serde_json::to_string(orders).map_or(usize::MAX, |text| text.len());
    if length > MOST_BYTES {
        return bad(Message::known("bad-order-length"));
    }
    for order in orders {
        if !(1..=MOST_ANSWERS).contains(&order.answers.len()) {
            return bad(Message::known("bad-order-answers").with("most", MOST_ANSWERS));
        }
        let unknown = |answer: &&Given| game.action_index(&answer.name).is_none();
        if let Some(answer) = order.answers.iter().find(unknown) {
            let name: String = answer.name.chars().take(40).collect();
            return bad(Message::known("bad-order-answer").with("name", name));
        }
        let names_one =
            |event: &Map<String, Value>| event.get("event").is_some_and(Value::is_string);
        if let When::Seen { event, .. } = &order.when
            && !names_one(event)
        {
            return bad(Message::known("bad-order-condition"));
        }
    }
    Ok(())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    /// Answers that are ordered already: it is told what may be asked after them.
    answers: Vec<String>,
}

/// What others may do before one is asked, and what one may then be asked.
async fn expected(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path((id, side)): Path<(String, String)>,
    Json(body): Json<Ask>,
) -> Result<Json<Expected>> {
    if body.answers.len() > MOST_ANSWERS {
        let told = Message::known("bad-order-answers").with("most", MOST_ANSWERS);
        return Err(Error::Bad(told));
    }
    let room = hub.room(&id);
    let (game, seat, answers) = {
        let mut entered = hub.enter(&room).await?;
        let own = own_orders(&hub, &mut entered, &user.id, &side).await?;
        let table = entered.table();
        let live = table.live.as_ref().filter(|_| table.is_running());
        let live = live.ok_or(Error::NotRunning)?;
        if live.waited_for().contains(own.seat) {
            return Err(Error::AskedNow);
        }
        let game = live.table.game();
        let index = |name: &String| game.action_index(name);
        let answers: Option<Vec<usize>> = body.answers.iter().map(index).collect();
        let answers = answers.ok_or_else(|| Error::Bad(Message::known("refused-illegal")))?;
        (game.boxed(), own.seat, answers)
    };
    // It is thought about, like a bot's answer.
    let permit = hub.bot_pool.clone().acquire_owned().await;
    let _permit = permit.map_err(|_| Error::Closing)?;
    let found = tokio::task::spawn_blocking(move || game.expect(seat, &answers, WORLDS));
    let found = found.await;
    Ok(Json(found.map_err(|_| {
        Error::Broken("what may come could not be found")
    })?))
}
