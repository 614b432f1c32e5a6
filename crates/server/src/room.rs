//! A table that is being played or watched, and the hall of all of them.
//!
//! What a room holds is a cache of the table's journal: it can be dropped at any time and read again. Every change
//! goes through [`Hub::act`]: it is tried, written down, and only then told to anybody.

use crate::Games;
use crate::clocks::Clock;
use crate::config::Config;
use crate::error::{Error, Result};
use crate::frames::{self, Look, Sheets};
use crate::ids::now;
use crate::metrics::Metrics;
use crate::orders;
use crate::presence::Elsewhere;
use crate::store::{
    Append, OrdersChange, OrdersRow, SeatKind, SeatRow, SignedOut, Speed, Store, TableRow,
    TableStatus,
};
use crate::webhooks::{self, Turn};
use ::bots::PlayedKind;
use axum::extract::ws::Utf8Bytes;
use engine::{
    AnswerError, AnyEvent, AnyGame, Entry, Fault, Illegal, Journal, JournalError, LiveTable,
    Message, Player, Reason, Row, Seat, SeatSet, SeenEvent, Status, Viewer,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{Semaphore, broadcast, mpsc, watch};

/// Plies whose events stay in memory; whoever missed more gets them from the journal.
const TAIL: usize = 32;
/// The page passes for whoever has said nothing once a response window has been open for its time. For those whose page does
/// not, the server does so a little later.
const LAST_CALL_MS: i64 = 1_500;
/// Ends of sessions that a socket may have yet to hear of.
const SIGNED_OUT: usize = 256;

/// Everything that a server holds.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) store: Store,
    pub(crate) games: Games,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    pub(crate) guard: crate::guard::Guard,
    /// Signs invitations.
    pub(crate) key: String,
    /// As many bots think at once as there are permits.
    pub(crate) bot_pool: Arc<Semaphore>,
    /// Who is being advised: one question a person at a time.
    pub(crate) asking: Arc<Mutex<HashSet<String>>>,
    pub(crate) closing: watch::Sender<bool>,
    /// Tells sockets whose session has ended.
    pub(crate) signed_out: broadcast::Sender<SignedOut>,
    /// Takes those whose turn it is to whoever posts it to them.
    pub(crate) turns: mpsc::Sender<Turn>,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
}

/// One table, whether it is in memory or not.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    used: AtomicI64,
    /// Counts changes; watchers wait for the next one.
    pub(crate) changed: watch::Sender<u64>,
    state: tokio::sync::Mutex<State>,
    watchers: Mutex<Vec<Watcher>>,
    /// Who watches it in other processes.
    elsewhere: Mutex<Elsewhere>,
}

#[derive(Debug, Default)]
pub(crate) struct State {
    table: Option<Table>,
    /// Whether a task lets its bots play.
    pub(crate) driven: bool,
    /// Whether another process wrote the last row: it lets the bots play.
    pub(crate) followed: bool,
    /// The orders of its seats, once somebody has looked.
    pub(crate) orders: Option<Arc<Vec<OrdersRow>>>,
    /// Frames that were made since the last change, for others who see the same.
    shared: Vec<(Sight, Framed)>,
    sheets: Sheets,
}

/// All that a frame depends on: two watchers with the same sight are sent the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    /// What [`Room::changed`] had counted.
    pub(crate) change: u64,
    pub(crate) ply: Option<u32>,
    pub(crate) viewer: Viewer,
    pub(crate) mine: SeatSet,
    pub(crate) present: SeatSet,
    /// The ply and the edition of the last frame.
    pub(crate) after: Option<u32>,
    pub(crate) seen: Option<u64>,
}

/// A frame, and the edition that whoever has it has seen.
#[derive(Clone, Debug)]
pub(crate) struct Framed {
    pub(crate) text: Utf8Bytes,
    pub(crate) edition: u64,
}

impl State {
    pub(crate) fn shared(&self, sight: &Sight) -> Option<Framed> {
        let shared = self.shared.iter().find(|(other, _)| other == sight);
        shared.map(|(_, frame)| frame.clone())
    }

    pub(crate) fn share(&mut self, sight: Sight, frame: Framed) {
        self.shared
            .retain(|(other, _)| other.change == sight.change);
        self.shared.push((sight, frame));
    }
}

/// What the journal and the rows of a table come to.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) row: TableRow,
    pub(crate) kind: &'static dyn PlayedKind,
    /// Since it was started.
    pub(crate) live: Option<Live>,
}

#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) table: LiveTable,
    /// The events of the last plies, oldest first, without a gap.
    tail: VecDeque<(u32, Vec<Told>)>,
    /// The ply since which each seat has been asked what it is asked now.
    asked: Vec<u32>,
    clock: Option<Clock>,
}

/// An event as each viewer is told of it, written down once for all who see it alike.
#[derive(Clone, Debug)]
struct Told(Vec<(Viewer, Arc<RawValue>)>);

impl Told {
    fn new<'a>(ply: u32, seats: usize, seen_by: impl Fn(Viewer) -> Option<&'a SeenEvent>) -> Told {
        let mut written: Vec<(&SeenEvent, Arc<RawValue>)> = Vec::new();
        let tell = |viewer| {
            let seen = seen_by(viewer)?;
            let known = written.iter().find(|(event, _)| std::ptr::eq(*event, seen));
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let text = write_event(ply, seen);
                    written.push((seen, text.clone()));
                    text
                }
            };
            Some((viewer, text))
        };
        Told(Viewer::all(seats).filter_map(tell).collect())
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Arc<RawValue>> {
        let seen = self.0.iter().find(|(eyes, _)| *eyes == viewer);
        seen.map(|(_, text)| text.clone())
    }
}

/// An event as it stands in a frame.
fn write_event(ply: u32, event: &SeenEvent) -> Arc<RawValue> {
    #[derive(Serialize)]
    struct Written<'a> {
        ply: u32,
        #[serde(flatten)]
        event: &'a SeenEvent,
    }
    let text = to_raw_value(&Written { ply, event });
    text.expect("events have string keys and no foreign types")
        .into()
}

/// Somebody who watches a table over a socket.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    pub(crate) id: u64,
    /// Empty for those without a session.
    pub(crate) user: String,
    /// Small messages: chat, presence. Whoever does not empty it is dropped.
    pub(crate) post: mpsc::Sender<Value>,
}

/// What somebody does at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// `seen` is the ply that the answer was given to.
    Answer {
        seat: Seat,
        index: usize,
        seen: u32,
    },
    Undo {
        seat: Seat,
    },
    Resign {
        seat: Seat,
    },
    Clock {
        seat: Seat,
    },
}

impl Deed {
    fn seat(self) -> Seat {
        match self {
            Deed::Answer { seat, .. }
            | Deed::Undo { seat }
            | Deed::Resign { seat }
            | Deed::Clock { seat } => seat,
        }
    }
}

/// Why a deed did not happen. The table is as it was.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// The table has moved on, or the answer was given before.
    Late,
    NotYours,
    NotRunning,
    NoSuchAnswer,
    Illegal(Illegal),
    Undo(&'static str),
    Server(Error),
}

impl Refusal {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Refusal::Late => "late",
            Refusal::NotYours => "not-yours",
            Refusal::NotRunning => "not-running",
            Refusal::NoSuchAnswer | Refusal::Illegal(_) => "illegal",
            Refusal::Undo(code) => code,
            Refusal::Server(error) => error.code(),
        }
    }

    /// What a socket is told.
    pub(crate) fn as_json(&self, ply: Option<u32>) -> Value {
        let (rule, text) = match self {
            Refusal::Illegal(illegal) => (Some(illegal.rule), illegal.text.clone()),
            other => (None, Message::new(format!("refused-{}", other.code()))),
        };
        json!({ "type": "refused", "ply": ply, "code": self.code(), "rule": rule, "text": text })
    }

    fn of_journal(error: JournalError) -> Refusal {
        let JournalError::AtPly { fault, .. } = error else {
            return Refusal::Server(error.into());
        };
        match fault {
            Fault::Refused {
                error: AnswerError::Illegal(illegal),
                ..
            } => Refusal::Illegal(illegal),
            Fault::Refused { .. } => Refusal::NoSuchAnswer,
            Fault::AfterTheEnd => Refusal::NotRunning,
            Fault::UndoAfterReveal { .. } => Refusal::Undo("revealed"),
            Fault::UndoAfterOther { .. } => Refusal::Undo("answered-since"),
            Fault::NothingToUndo { .. } => Refusal::Undo("nothing-to-undo"),
            fault => Refusal::Server(JournalError::AtPly { ply: 0, fault }.into()),
        }
    }
}

/// For requests over HTTP, where errors are sentences.
impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        match refusal {
            Refusal::Server(error) => error,
            Refusal::NotRunning => Error::NotRunning,
            Refusal::NotYours => Error::NotSeated,
            _ => Error::Conflict,
        }
    }
}

impl Live {
    fn new(table: LiveTable, clock: Option<Clock>) -> Live {
        let asked = vec![table.ply(); table.game().seats()];
        Live {
            table,
            tail: VecDeque::new(),
            asked,
            clock,
        }
    }

    pub(crate) fn waited_for(&self) -> SeatSet {
        match self.table.status() {
            Status::Waiting(seats) => seats,
            Status::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Milliseconds since the table was opened, never less than the last row has.
    fn at(&self) -> u64 {
        let opened = self.table.journal().header.opened;
        let last = self.table.journal().rows.last();
        let last = last.map_or(0, |row| row.entry.at());
        (now() as u64).saturating_sub(opened).max(last)
    }

    fn perform(&mut self, deed: Deed, at: u64) -> std::result::Result<(), JournalError> {
        let events = match deed {
            Deed::Answer { seat, index, .. } => self.table.answer(seat, index, at)?.events,
            Deed::Undo { seat } => self.table.undo(seat, at).map(|()| Vec::new())?,
            Deed::Resign { seat } => {
                self.table.forfeit(seat, Reason::Resigned, at)?;
                Vec::new()
            }
            Deed::Clock { seat } => {
                self.table.forfeit(seat, Reason::Clock, at)?;
                Vec::new()
            }
        };
        self.note(&events);
        Ok(())
    }

    /// What each seat but one is asked: to see whether a deed of that one changes it.
    fn asked_of_others(&self, than: Seat) -> Vec<Option<Vec<usize>>> {
        let waited_for = self.waited_for().without(than);
        let asked = |seat: Seat| {
            let choices = || self.table.game().choices(seat);
            let indices = || choices().iter().map(|choice| choice.index).collect();
            waited_for.contains(seat).then(indices)
        };
        (0..self.asked.len() as u8).map(Seat).map(asked).collect()
    }

    /// Keeps what happened with the last row, for those who watch.
    fn note(&mut self, events: &[AnyEvent]) {
        let (ply, seats) = (self.table.ply(), self.asked.len());
        let of_game = events
            .iter()
            .map(|event| Told::new(ply, seats, |viewer| event.seen_by(viewer)));
        let row = self.table.journal().rows.last();
        let of_table = row.and_then(|row| table_event(&row.entry));
        let of_table = of_table.map(|event| Told::new(ply, seats, |_| Some(&event)));
        self.tail
            .push_back((ply, of_game.chain(of_table).collect()));
        if self.tail.len() > TAIL {
            self.tail.pop_front();
        }
    }

    /// The events after a ply, if they are still in memory.
    fn recent(&self, viewer: Viewer, after: u32) -> Option<Vec<Arc<RawValue>>> {
        if after >= self.table.ply() {
            return Some(Vec::new());
        }
        let first = self.tail.front()?.0;
        let old = self.tail.partition_point(|(ply, _)| *ply <= after);
        let new = self.tail.range(old..);
        let new = new.flat_map(|(_, told)| told.iter().filter_map(|event| event.seen_by(viewer)));
        (first <= after + 1).then(|| new.collect())
    }
}

/// An event of the table itself, for all to see.
fn table_event(entry: &Entry) -> Option<SeenEvent> {
    let (kind, seat, to) = match entry {
        Entry::Setup { .. } | Entry::Answer { .. } => return None,
        Entry::Undo { seat, to, .. } => ("undo", seat, Some(*to)),
        Entry::Resign { seat, .. } => ("resign", seat, None),
        Entry::Clock { seat, .. } => ("clock", seat, None),
    };
    let side = Message::new(format!("seat-{seat}"));
    Some(SeenEvent {
        text: Message::new(format!("table-{kind}")).with("side", side),
        data: to_raw_value(&json!({ "kind": kind, "seat": seat, "to": to })).ok()?,
    })
}

/// All events of a journal after a ply, as a viewer is told of them.
pub(crate) fn events_after(
    journal: &Journal,
    kind: &dyn PlayedKind,
    viewer: Viewer,
    after: Option<u32>,
    until: u32,
) -> std::result::Result<Vec<Arc<RawValue>>, JournalError> {
    let mut replay = journal.replay(kind)?;
    let mut events = Vec::new();
    while let Some(step) = replay.step()? {
        let ply = step.row.ply;
        if ply > until {
            break;
        }
        if after.is_none_or(|after| ply > after) {
            let of_table = table_event(&step.row.entry);
            let of_game = step.events.iter().filter_map(|event| event.seen_by(viewer));
            events.extend(
                of_game
                    .chain(&of_table)
                    .map(|event| write_event(ply, event)),
            );
        }
    }
    Ok(events)
}

impl Table {
    pub(crate) fn is_running(&self) -> bool {
        self.row.status == TableStatus::Running
    }

    /// The seats with a person on them.
    fn people(&self) -> SeatSet {
        let seats = (0..).zip(&self.row.seats);
        let people = seats.filter(|(_, row)| row.kind != SeatKind::Bot);
        people.fold(SeatSet::EMPTY, |set, (place, _)| set.with(Seat(place)))
    }

    fn people_waited_for(&self) -> SeatSet {
        self.people_among(self.live.as_ref().map_or(SeatSet::EMPTY, Live::waited_for))
    }

    fn people_among(&self, seats: SeatSet) -> SeatSet {
        let people = self.people();
        seats
            .iter()
            .filter(|&seat| people.contains(seat))
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The first seat with a bot that is waited for.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let live = self.live.as_ref().filter(|_| self.is_running())?;
        let bot = |seat: Seat| {
            let row = self.row.seats.get(seat.index())?;
            (row.kind == SeatKind::Bot).then_some((seat, row.bot.as_str()))
        };
        live.waited_for().iter().find_map(bot)
    }

    /// When somebody runs out of time, or a response window closes, in milliseconds since 1970.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let live = self.live.as_ref()?;
        let lost = live.clock.as_ref()?.deadline(self.people_waited_for());
        let at = lost.into_iter().chain(self.window_closes()).min()?;
        Some(live.table.journal().header.opened as i64 + at)
    }

    /// What is to be done because time is up: somebody has lost, or does not respond and passes.
    pub(crate) fn due(&self) -> Option<Deed> {
        let live = self.live.as_ref().filter(|_| self.is_running())?;
        if let Some(seat) = self.lost_on_time() {
            return Some(Deed::Clock { seat });
        }
        if self.window_closes()? > live.at() as i64 {
            return None;
        }
        let pass = |seat| {
            Some(Deed::Answer {
                seat,
                index: orders::pass(live.table.game(), seat)?,
                seen: live.table.ply(),
            })
        };
        self.people_waited_for().iter().find_map(pass)
    }

    fn lost_on_time(&self) -> Option<Seat> {
        let live = self.live.as_ref()?;
        let clock = live.clock.as_ref()?;
        clock.lost(self.people_waited_for(), live.at() as i64)
    }

    /// When the response window that is open in a live game closes for everybody who has said nothing, in milliseconds since
    /// the table was opened.
    fn window_closes(&self) -> Option<i64> {
        let live = self.live.as_ref()?;
        let window = match self.row.speed {
            Speed::Live { window, .. } if window > 0 => i64::from(window),
            _ => return None,
        };
        let is_open = live.table.game().is_response_window();
        let people = self.people_waited_for().iter().filter(|_| is_open);
        let asked = people.map(|seat| live.asked[seat.index()]).min()?;
        let opened = live.table.journal().rows.get(asked as usize)?.entry.at();
        Some(opened as i64 + window * 1000 + LAST_CALL_MS)
    }

    pub(crate) fn has_clock(&self) -> bool {
        self.live.as_ref().is_some_and(|live| live.clock.is_some())
    }

    /// The clocks, running for those of whom the viewer may know that they are awaited.
    pub(crate) fn clocks(&self, viewer: Viewer) -> Value {
        let Some((live, clock)) = self
            .live
            .as_ref()
            .and_then(|live| Some((live, live.clock.as_ref()?)))
        else {
            return Value::Null;
        };
        let sides: Vec<&str> = self.row.seats.iter().map(|seat| &*seat.side).collect();
        let running = self.people_among(live.table.game().awaited(viewer));
        clock.show(&sides, running, live.at() as i64)
    }

    /// The seats that a user holds and that are waited for.
    pub(crate) fn turn_of(&self, user: &str) -> bool {
        let Some(live) = self.live.as_ref().filter(|_| self.is_running()) else {
            return false;
        };
        let mut waited_for = live.waited_for().iter();
        waited_for.any(|seat| self.row.holds(user, seat))
    }

    /// The people who are asked something that they were not asked before the last row.
    pub(crate) fn just_asked(&self) -> impl Iterator<Item = (Seat, &SeatRow)> {
        let live = self.live.as_ref().filter(|_| self.is_running());
        live.into_iter().flat_map(|live| {
            let new = |seat: &Seat| live.asked[seat.index()] == live.table.ply();
            let seats = self.people_waited_for().iter().filter(new);
            seats.map(|seat| (seat, &self.row.seats[seat.index()]))
        })
    }

    fn check(&self, deed: Deed) -> std::result::Result<(), Refusal> {
        let live = self.live.as_ref().filter(|_| self.is_running());
        let live = live.ok_or(Refusal::NotRunning)?;
        let lost = self.lost_on_time();
        let in_time = match deed {
            Deed::Answer { seat, seen, .. } => {
                let since = live.asked.get(seat.index()).copied();
                let asked = since.is_some_and(|since| (since..=live.table.ply()).contains(&seen));
                asked && lost != Some(seat)
            }
            // Somebody may have answered since the clock was looked at.
            Deed::Clock { seat } => lost == Some(seat),
            Deed::Undo { .. } | Deed::Resign { .. } => true,
        };
        match in_time {
            true => Ok(()),
            false => Err(Refusal::Late),
        }
    }

    /// Tries a deed in memory and gives what is to be written down.
    fn attempt(&mut self, deed: Deed) -> std::result::Result<Append, Refusal> {
        self.check(deed)?;
        let at = self.live.as_ref().map_or(0, Live::at);
        self.perform(deed, at)
    }

    fn perform(&mut self, deed: Deed, at: u64) -> std::result::Result<Append, Refusal> {
        let people = self.people_waited_for();
        let live = self.live.as_mut().ok_or(Refusal::NotRunning)?;
        let seat = deed.seat();
        let before = live.asked_of_others(seat);
        live.perform(deed, at).map_err(Refusal::of_journal)?;
        let after = live.asked_of_others(seat);
        let ply = live.table.ply();
        for (place, asked) in live.asked.iter_mut().enumerate() {
            if before[place].is_none() || before[place] != after[place] {
                *asked = ply;
            }
        }
        let row = live.table.journal().rows.last();
        let row = row.ok_or(Refusal::Server(Error::Broken("a journal without rows")))?;
        if let Some(clock) = &mut live.clock {
            clock.note(&row.entry, Some(seat), people);
        }
        let row = serde_json::to_string(row)
            .map_err(|_| Refusal::Server(Error::Broken("a row cannot be written as JSON")))?;
        let is_over = self.note_the_end();
        Ok(Append {
            table: self.row.id.clone(),
            ply,
            row,
            deadline: self.has_clock().then(|| self.deadline().unwrap_or(0)),
            outcome: is_over.then(|| self.row.outcome.to_string()),
            orders: None,
        })
    }

    /// Where the game has ended, its row says so too.
    fn note_the_end(&mut self) -> bool {
        let outcome = self.live.as_ref().map(|live| frames::outcome(&live.table));
        let outcome = outcome.filter(|outcome| !outcome.is_null());
        let is_over = outcome.is_some();
        if let Some(outcome) = outcome {
            self.row.status = TableStatus::Over;
            self.row.outcome = outcome;
        }
        is_over
    }
}

const LOADED: &str = "a room is entered with its table loaded";

/// A room that one has for oneself.
#[derive(Debug)]
pub(crate) struct Entered<'a>(tokio::sync::MutexGuard<'a, State>);

impl Entered<'_> {
    pub(crate) fn table(&mut self) -> &mut Table {
        self.0.table.as_mut().expect(LOADED)
    }

    pub(crate) fn state(&mut self) -> &mut State {
        &mut self.0
    }

    /// Makes the frame that a watcher lacks.
    pub(crate) fn show(&mut self, sight: &Sight, events: &[Arc<RawValue>]) -> Framed {
        let state = &mut *self.0;
        let table = state.table.as_ref().expect(LOADED);
        let look = Look {
            viewer: sight.viewer,
            mine: sight.mine,
            present: sight.present,
        };
        let (text, edition) = state.sheets.show(table, &look, sight.seen, events);
        Framed {
            text: text.into(),
            edition,
        }
    }

    /// Forgets what is in memory: the next who enters reads the journal.
    pub(crate) fn forget(&mut self) {
        self.0.table = None;
        self.0.orders = None;
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing that is done under these locks can leave them half done.
    mutex
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Room {
    fn new(id: &str) -> Room {
        Room {
            id: id.to_owned(),
            used: AtomicI64::new(now()),
            changed: watch::Sender::new(0),
            state: tokio::sync::Mutex::default(),
            watchers: Mutex::default(),
            elsewhere: Mutex::default(),
        }
    }

    /// Its bots are no longer played.
    pub(crate) async fn let_go(&self) {
        self.state.lock().await.driven = false;
    }

    pub(crate) fn tell_changed(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    pub(crate) fn add_watcher(&self, watcher: Watcher, most: usize) -> Result<()> {
        let mut watchers = locked(&self.watchers);
        if watchers.len() >= most {
            return Err(Error::TooManyWatchers);
        }
        watchers.push(watcher);
        Ok(())
    }

    pub(crate) fn remove_watcher(&self, id: u64) {
        locked(&self.watchers).retain(|watcher| watcher.id != id);
    }

    pub(crate) fn is_watched(&self) -> bool {
        !locked(&self.watchers).is_empty()
    }

    pub(crate) fn elsewhere(&self) -> MutexGuard<'_, Elsewhere> {
        locked(&self.elsewhere)
    }

    /// The seats whose players watch now, here or elsewhere; bots always do.
    pub(crate) fn present(&self, row: &TableRow) -> SeatSet {
        let here = |seat: &SeatRow| match seat.kind {
            SeatKind::Bot => true,
            _ => !seat.user.is_empty() && self.is_present(&seat.user),
        };
        let seats = (0..).zip(&row.seats).filter(|(_, seat)| here(seat));
        seats.fold(SeatSet::EMPTY, |set, (place, _)| set.with(Seat(place)))
    }

    pub(crate) fn is_present(&self, user: &str) -> bool {
        let here = locked(&self.watchers).iter().any(|one| one.user == user);
        here || self.elsewhere().sitting().any(|one| one == user)
    }

    /// Who watches here: those who sit, each once, and how many others there are.
    pub(crate) fn watchers_by(&self, sits: impl Fn(&str) -> bool) -> (Vec<String>, usize) {
        let (mut sitting, mut others) = (Vec::new(), 0);
        for watcher in locked(&self.watchers).iter() {
            if !sits(&watcher.user) {
                others += 1;
            } else if !sitting.contains(&watcher.user) {
                sitting.push(watcher.user.clone());
            }
        }
        (sitting, others)
    }

    /// Sends a small message to those watchers that `to` picks. Whoever has not read the last ones is dropped.
    pub(crate) fn post(&self, message: &Value, to: impl Fn(&Watcher) -> bool) {
        locked(&self.watchers)
            .retain(|watcher| !to(watcher) || watcher.post.try_send(message.clone()).is_ok());
    }
}

impl Hub {
    pub(crate) fn new(
        store: Store,
        games: Games,
        config: Config,
        key: String,
        turns: mpsc::Sender<Turn>,
    ) -> Arc<Hub> {
        Arc::new(Hub {
            guard: crate::guard::Guard::new(&config),
            bot_pool: Arc::new(Semaphore::new(config.bot_threads.max(1))),
            store,
            games,
            config,
            metrics: Metrics::default(),
            key,
            asking: Arc::default(),
            closing: watch::Sender::new(false),
            signed_out: broadcast::Sender::new(SIGNED_OUT),
            turns,
            rooms: Mutex::default(),
        })
    }

    pub(crate) fn kind(&self, game: &str) -> Result<&'static dyn PlayedKind> {
        let unknown = |_| Error::NoSuchGame(game.chars().take(40).collect());
        self.games.find(game).map_err(unknown)
    }

    /// Closes the sockets of sessions that have ended.
    pub(crate) fn tell_signed_out(&self, who: SignedOut) {
        // Nobody listens where there are no sockets.
        let _ = self.signed_out.send(who);
    }

    /// The room of a table, in memory or not.
    pub(crate) fn room(&self, id: &str) -> Arc<Room> {
        let mut rooms = locked(&self.rooms);
        if let Some(room) = rooms.get(id) {
            room.used.store(now(), Ordering::Relaxed);
            return room.clone();
        }
        if rooms.len() >= self.config.limits.tables_in_memory {
            make_space(&mut rooms);
        }
        let room = Arc::new(Room::new(id));
        rooms.insert(id.to_owned(), room.clone());
        room
    }

    /// The room, if it is in memory.
    pub(crate) fn known_room(&self, id: &str) -> Option<Arc<Room>> {
        locked(&self.rooms).get(id).cloned()
    }

    pub(crate) fn rooms(&self) -> Vec<Arc<Room>> {
        locked(&self.rooms).values().cloned().collect()
    }

    /// Enters a room, alone, with its table loaded.
    pub(crate) async fn enter<'a>(&self, room: &'a Room) -> Result<Entered<'a>> {
        let mut state = room.state.lock().await;
        if state.table.is_none() {
            match self.load(&room.id).await {
                Ok(table) => state.table = Some(table),
                Err(error) => {
                    // Otherwise its watchers would be left alone in a room that nobody else finds.
                    if matches!(error, Error::NoSuchTable) {
                        locked(&self.rooms).remove(&room.id);
                    }
                    return Err(error);
                }
            }
        }
        Ok(Entered(state))
    }

    async fn load(&self, id: &str) -> Result<Table> {
        let row = self.store.table(id).await?;
        let kind = self.kind(&row.game)?;
        let Some(header) = row.header.clone() else {
            return Ok(Table {
                row,
                kind,
                live: None,
            });
        };
        let rows = self.store.journal(id).await?;
        self.metrics.tables_loaded.add(1);
        let loaded =
            tokio::task::spawn_blocking(move || resume(row, kind, Journal { header, rows }));
        let loaded = loaded.await;
        loaded.map_err(|_| Error::Broken("a journal could not be played"))?
    }

    /// Does something at a table: it is tried, written down, and only then told to anybody. Gives its ply.
    pub(crate) async fn act(
        self: &Arc<Hub>,
        room: &Arc<Room>,
        deed: Deed,
    ) -> std::result::Result<u32, Refusal> {
        let entered = self.enter(room).await.map_err(Refusal::Server)?;
        self.act_within(room, entered, deed, None).await
    }

    /// The same for whoever has the room already. Where an order answers, what is left of it is written with the answer.
    pub(crate) async fn act_within(
        self: &Arc<Hub>,
        room: &Arc<Room>,
        mut entered: Entered<'_>,
        deed: Deed,
        orders: Option<OrdersChange>,
    ) -> std::result::Result<u32, Refusal> {
        let by_order = orders.is_some();
        let append = Append {
            orders,
            ..entered.table().attempt(deed)?
        };
        let ply = append.ply;
        if let Err(error) = self.store.append(append).await {
            // Memory is ahead of the journal, or another process was faster.
            entered.forget();
            drop(entered);
            // That an order was tried is nobody's business.
            if !by_order {
                room.tell_changed();
            }
            return Err(match error {
                Error::Conflict => Refusal::Late,
                error => Refusal::Server(error),
            });
        }
        self.metrics.answers.add(1);
        entered.state().followed = false;
        let steps = orders::steps(self, &mut entered).await;
        webhooks::tell(self, room, entered.table(), orders::answered(&steps));
        let mut event = String::new();
        if entered.table().row.status == TableStatus::Over {
            crate::ratings::enter(self, entered.table()).await;
            event.clone_from(&entered.table().row.event);
        }
        let bot_to_move = entered.table().bot_to_move().is_some();
        drop(entered);
        room.tell_changed();
        if bot_to_move {
            crate::bots::drive(self, room);
        }
        if !event.is_empty() {
            tokio::spawn(crate::events::table_over(self.clone(), event));
        }
        if !steps.is_empty() {
            orders::drive(self, room);
        }
        Ok(ply)
    }

    /// Starts a table whose seats are all taken.
    pub(crate) async fn start(self: &Arc<Hub>, room: &Arc<Room>) -> Result<()> {
        let mut entered = self.enter(room).await?;
        let table = entered.table();
        if table.row.status != TableStatus::Open {
            return Err(Error::Started);
        }
        if table
            .row
            .seats
            .iter()
            .any(|seat| seat.kind == SeatKind::Open)
        {
            return Err(Error::SeatsOpen);
        }
        table.open_now()?;
        let deadline = table.deadline().unwrap_or(0);
        let written = match table.live.as_ref() {
            Some(live) => {
                let journal = live.table.journal();
                let started =
                    self.store
                        .start_table(&room.id, &journal.header, &journal.rows[0], deadline);
                started.await
            }
            None => Err(Error::Broken("a table that was opened is not there")),
        };
        match written.is_ok() {
            true => webhooks::tell(self, room, entered.table(), SeatSet::EMPTY),
            false => entered.forget(),
        }
        drop(entered);
        room.tell_changed();
        crate::bots::drive(self, room);
        match written {
            Err(Error::Conflict) => Ok(()),
            written => written,
        }
    }

    /// The events after a ply, as a viewer is told of them, from memory or from the journal.
    pub(crate) async fn events(
        &self,
        table: &Table,
        viewer: Viewer,
        after: Option<u32>,
    ) -> Result<Vec<Arc<RawValue>>> {
        let Some(live) = &table.live else {
            return Ok(Vec::new());
        };
        if let Some(recent) = after.and_then(|after| live.recent(viewer, after)) {
            return Ok(recent);
        }
        let (journal, kind) = (live.table.journal().clone(), table.kind);
        let replayed = tokio::task::spawn_blocking(move || {
            events_after(&journal, kind, viewer, after, u32::MAX)
        });
        let replayed = replayed.await;
        Ok(replayed.map_err(|_| Error::Broken("a journal could not be played"))??)
    }

    /// Another process changed the table: who sits there, or more than one row.
    pub(crate) async fn refresh(&self, room: &Room) {
        {
            let mut state = room.state.lock().await;
            state.table = None;
            state.orders = None;
        }
        room.tell_changed();
    }

    /// Somebody has seen a ply: where another process showed it, it may be news here.
    pub(crate) async fn catch_up(&self, room: &Room, seen: u32) {
        if !self.store.bus().is_shared() {
            return;
        }
        let is_behind = {
            let state = room.state.lock().await;
            let behind = |live: &Live| live.table.ply() < seen;
            let table = state.table.as_ref();
            table.is_some_and(|table| table.live.as_ref().is_none_or(behind))
        };
        // Whoever claims to have seen what is not there yet costs no more than this.
        if is_behind && self.store.journal_row(&room.id, seen).await.is_ok() {
            self.refresh(room).await;
        }
    }

    /// Another process wrote a row.
    pub(crate) async fn follow(&self, room: &Room, ply: u32) {
        {
            let mut state = room.state.lock().await;
            state.followed = true;
            let known = state.table.as_ref().and_then(|table| table.live.as_ref());
            let known = known.map(|live| live.table.ply());
            if known >= Some(ply) {
                return;
            }
            let next = match known {
                Some(known) if known + 1 == ply => self.store.journal_row(&room.id, ply).await.ok(),
                _ => None,
            };
            let followed = match (&mut state.table, next) {
                (Some(table), Some(row)) => table.follow(&row),
                _ => false,
            };
            if !followed {
                state.table = None;
            }
        }
        room.tell_changed();
    }
}

impl Table {
    /// Does what a row says that was done elsewhere. The same seed gives the same row, or memory is not to be trusted.
    fn follow(&mut self, row: &Row) -> bool {
        let Some(live) = &self.live else {
            return false;
        };
        let (side, at) = match &row.entry {
            Entry::Setup { .. } => return false,
            Entry::Answer { seat, at, .. }
            | Entry::Undo { seat, at, .. }
            | Entry::Resign { seat, at }
            | Entry::Clock { seat, at } => (seat, *at),
        };
        let Ok(seat) = self.row.seat(side) else {
            return false;
        };
        let deed = match &row.entry {
            Entry::Answer { action, .. } => match live.table.game().action_index(action) {
                Some(index) => Deed::Answer {
                    seat,
                    index,
                    seen: live.table.ply(),
                },
                None => return false,
            },
            Entry::Undo { .. } => Deed::Undo { seat },
            Entry::Resign { .. } => Deed::Resign { seat },
            _ => Deed::Clock { seat },
        };
        let done = self.perform(deed, at).is_ok();
        let live = self.live.as_ref();
        let last = live.and_then(|live| live.table.journal().rows.last());
        done && last == Some(row)
    }
}

impl Table {
    /// Deals the cards.
    fn open_now(&mut self) -> Result<()> {
        let players: Vec<Player> = self
            .row
            .seats
            .iter()
            .map(|seat| Player {
                name: seat.name.clone(),
                nonce: seat.nonce.clone(),
            })
            .collect();
        let opened = now() as u64;
        let kind: &dyn engine::AnyKind = self.kind;
        let (table, events) =
            LiveTable::open(kind, &self.row.options, &players, self.row.seed, opened)?;
        self.row.status = TableStatus::Running;
        self.row.header = Some(table.journal().header.clone());
        let clock = Clock::new(self.row.speed, self.row.seats.len());
        let mut live = Live::new(table, clock);
        live.note(&events);
        self.live = Some(live);
        Ok(())
    }
}

/// From rows to a table: every draw is proved again on the way.
fn resume(row: TableRow, kind: &'static dyn PlayedKind, journal: Journal) -> Result<Table> {
    let mut clock = Clock::new(row.speed, row.seats.len());
    if let Some(clock) = &mut clock {
        wind(clock, &row, kind, &journal)?;
    }
    let table = LiveTable::resume(kind, journal, row.seed)?;
    let mut table = Table {
        row,
        kind,
        live: Some(Live::new(table, clock)),
    };
    // Another process may have ended the game after the row was read and before the journal was.
    table.note_the_end();
    Ok(table)
}

/// Lets a clock run as the journal says it ran.
fn wind(clock: &mut Clock, row: &TableRow, kind: &dyn PlayedKind, journal: &Journal) -> Result<()> {
    let is_person = |seat: &Seat| row.seats[seat.index()].kind != SeatKind::Bot;
    let mut waited_for = SeatSet::EMPTY;
    let mut replay = journal.replay(kind)?;
    while let Some(step) = replay.step()? {
        let by = match &step.row.entry {
            Entry::Answer { seat, .. } => row.seat(seat).ok(),
            _ => None,
        };
        clock.note(&step.row.entry, by, waited_for);
        waited_for = match step.status {
            Status::Waiting(seats) => seats
                .iter()
                .filter(is_person)
                .fold(SeatSet::EMPTY, SeatSet::with),
            Status::Over(_) => SeatSet::EMPTY,
        };
    }
    Ok(())
}

/// Lets go of the rooms that nobody is in, the longest unused first.
fn make_space(rooms: &mut HashMap<String, Arc<Room>>) {
    let mut idle: Vec<(i64, String)> = rooms
        .iter()
        .filter(|(_, room)| Arc::strong_count(room) == 1)
        .map(|(id, room)| (room.used.load(Ordering::Relaxed), id.clone()))
        .collect();
    idle.sort();
    for (_, id) in idle.into_iter().take(rooms.len() / 4 + 1) {
        rooms.remove(&id);
    }
}

/// The position, for whoever needs no more.
pub(crate) fn position(table: &Table) -> Option<&dyn AnyGame> {
    table.live.as_ref().map(|live| live.table.game())
}
