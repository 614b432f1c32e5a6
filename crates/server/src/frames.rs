//! What one viewer is shown of a table: the only place where something leaves the server about a game.
//!
//! Everything about the game comes from `view`, `question`, `choices` and `seen_by` of that viewer; nothing here looks
//! at a position by itself. Every answer makes a frame for each pair of eyes, so it is written as text at once, without a
//! tree of values in between, and a watcher is sent only the fields that have changed since their last frame.

use crate::lessons::{self, ShownLesson};
use crate::room::Table;
use crate::store::{SeatKind, SeatRow, Speed, TableRow, TableStatus};
use engine::{
    AnyGame, Choice, Digest, Ending, Fields, LiveTable, Outcome, Question, Reason, Seat, SeatSet,
    Status, Viewer,
};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// A table at a ply: now, or in a replay.
pub(crate) struct Moment<'a> {
    pub(crate) ply: u32,
    /// The last ply that there is.
    pub(crate) last: u32,
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) over: bool,
    pub(crate) outcome: Value,
    pub(crate) can_undo: bool,
    pub(crate) clocks: Value,
}

/// Who looks.
pub(crate) struct Look {
    pub(crate) viewer: Viewer,
    /// The seats of whoever looks.
    pub(crate) mine: SeatSet,
    /// The seats of those who watch now.
    pub(crate) present: SeatSet,
}

/// The first fields of a frame: the table, and who sits there; `docs/protocol.md` says what the fields hold.
#[derive(Serialize)]
struct Head<'a> {
    table: &'a str,
    game: &'a str,
    options: &'a Value,
    speed: Speed,
    viewer: &'a str,
    seats: Vec<ShownSeat<'a>>,
    commitment: Digest,
    seed: Option<String>,
    hints: bool,
    rated: bool,
    event: Option<&'a str>,
    rematch: Option<&'a str>,
}

/// The fields that change with every answer; what is left then is the events, and the view, which the game itself writes.
#[derive(Default, Serialize)]
struct Position<'a> {
    lesson: Option<ShownLesson>,
    ply: Option<u32>,
    last_ply: Option<u32>,
    awaited: Vec<&'static str>,
    question: Option<Question>,
    choices: Vec<Choice>,
    can_undo: bool,
    clocks: Option<&'a Value>,
    status: TableStatus,
    outcome: Option<&'a Value>,
}

#[derive(Serialize)]
struct ShownSeat<'a> {
    side: &'a str,
    player: &'a str,
    kind: SeatKind,
    bot: Option<&'a str>,
    present: bool,
    mine: bool,
}

/// What is to be seen of a table now; nothing before the cards are dealt.
fn now<'a>(table: &'a Table, look: &Look) -> Option<Moment<'a>> {
    let live = table.live.as_ref()?;
    Some(Moment {
        ply: live.table.ply(),
        last: live.table.ply(),
        game: live.table.game(),
        over: table.row.status == TableStatus::Over,
        outcome: table.row.outcome.clone(),
        can_undo: matches!(look.viewer, Viewer::Seat(seat) if live.table.can_undo(seat)),
        clocks: table.clocks(look.viewer),
    })
}

/// The frame `state` of a table as it was or is.
pub(crate) fn whole(
    table: &Table,
    look: &Look,
    moment: &Moment,
    events: &[Arc<RawValue>],
) -> String {
    let head = Fields::of(&head(table, look));
    let position = Fields::of(&position(table, look, moment));
    let (mut public, mut private) = (Fields::default(), Fields::default());
    moment.game.public_fields(None, &mut public);
    moment.game.private_fields(look.viewer, &mut private);
    let view = public.iter().chain(private.iter());
    write(
        "state",
        head.iter().chain(position.iter()),
        events,
        Some(view),
    )
}

fn position<'a>(table: &Table, look: &Look, moment: &'a Moment) -> Position<'a> {
    let game = moment.game;
    let asked = match (look.viewer, moment.over) {
        (Viewer::Seat(seat), false) => Some(seat),
        _ => None,
    };
    let awaited = match moment.over {
        true => SeatSet::EMPTY,
        false => game.awaited(look.viewer),
    };
    let now = moment.ply == moment.last;
    Position {
        lesson: asked
            .filter(|_| now)
            .and_then(|seat| lessons::shown(table, seat)),
        ply: Some(moment.ply),
        last_ply: Some(moment.last),
        awaited: names(game, awaited),
        question: asked.and_then(|seat| game.question(seat)),
        choices: asked.map_or_else(Vec::new, |seat| game.choices(seat)),
        can_undo: moment.can_undo && !moment.over,
        clocks: Some(&moment.clocks),
        status: match moment.over {
            true => TableStatus::Over,
            false => TableStatus::Running,
        },
        outcome: Some(&moment.outcome),
    }
}

/// What watchers have been shown of a table, and since which edition each field has been as it is.
#[derive(Debug, Default)]
pub(crate) struct Sheets {
    /// Counts what was shown.
    edition: u64,
    public: Sheet,
    /// The position that the public fields are of, and its ply.
    position: Option<(Box<dyn AnyGame>, u32)>,
    /// What can change of a row that heads are written from, and the edition since which it has been as it is.
    row: Option<(ChangingRow, u64)>,
    /// What each pair of eyes was shown besides: by viewer and by their own seats.
    by_eyes: Vec<(Eyes, OwnSheet)>,
}

#[derive(Debug, Default)]
struct OwnSheet {
    head: Sheet,
    /// What the head was written from: the edition of the row, and who was present.
    head_of: Option<(u64, SeatSet)>,
    position: Sheet,
    /// The view without its public fields, where there is one.
    private: Sheet,
    has_view: bool,
    /// The edition since which a view has been there, or has not.
    begun: u64,
}

/// Fields, each with the edition since which it has been as it is.
#[derive(Debug, Default)]
struct Sheet {
    fields: Fields,
    since: Vec<u64>,
    /// Where the next ones are written.
    spare: Fields,
}

impl Sheet {
    /// Writes the fields anew, knowing those that there were.
    fn update(&mut self, edition: u64, write: impl FnOnce(&Fields, &mut Fields)) {
        write(&self.fields, &mut self.spare);
        let pairs = self.fields.iter().zip(self.spare.iter());
        for (since, (old, new)) in self.since.iter_mut().zip(pairs) {
            if old != new {
                *since = edition;
            }
        }
        if self.fields.len() != self.spare.len() {
            self.since = vec![edition; self.spare.len()];
        }
        std::mem::swap(&mut self.fields, &mut self.spare);
    }

    /// The fields that are newer than an edition; all of them for whoever has seen none.
    fn after(&self, seen: Option<u64>) -> impl Iterator<Item = &[u8]> {
        let fields = self.fields.iter().zip(&self.since);
        let news = fields.filter(move |(_, since)| seen.is_none_or(|seen| **since > seen));
        news.map(|(field, _)| field)
    }
}

impl Sheets {
    /// Makes the frame that somebody lacks who was last shown the edition `seen`: `change`, or all of it as `state`. Gives
    /// its edition too.
    pub(crate) fn show(
        &mut self,
        table: &Table,
        look: &Look,
        seen: Option<u64>,
        events: &[Arc<RawValue>],
    ) -> (String, u64) {
        self.edition += 1;
        let edition = self.edition;
        if let Some(live) = table.live.as_ref() {
            self.update_public(live.table.game(), live.table.ply());
        }
        let row = self.row_edition(&table.row);
        let own = own_sheet(&mut self.by_eyes, (look.viewer, look.mine));
        if own.head_of != Some((row, look.present)) {
            own.head_of = Some((row, look.present));
            own.head
                .update(edition, |_, fields| fields.write(&head(table, look)));
        }
        own.update(table, look, edition);
        let seen = seen.filter(|&seen| seen >= own.begun);
        let kind = if seen.is_some() { "change" } else { "state" };
        let view = || self.public.after(seen).chain(own.private.after(seen));
        let frame = own.head.after(seen).chain(own.position.after(seen));
        let text = write(kind, frame, events, own.has_view.then(view));
        (text, edition)
    }

    fn update_public(&mut self, game: &dyn AnyGame, ply: u32) {
        let shown = self.position.as_ref().map(|(_, ply)| *ply);
        if shown == Some(ply) {
            return;
        }
        let before = self.position.as_ref().map(|(game, _)| &**game);
        self.public.update(self.edition, |known, fields| {
            game.public_fields(before.map(|game| (game, known)), fields)
        });
        self.position = Some((game.boxed(), ply));
    }

    /// The edition since which the table's row has been as it is.
    fn row_edition(&mut self, row: &TableRow) -> u64 {
        match &self.row {
            Some((known, since)) if known.is_of(row) => *since,
            _ => {
                self.row = Some((ChangingRow::of(row), self.edition));
                self.edition
            }
        }
    }
}

/// The rest of a table's row stays as it was when the table was opened.
#[derive(Debug)]
struct ChangingRow {
    status: TableStatus,
    seats: Vec<SeatRow>,
    rematch: String,
}

impl ChangingRow {
    fn of(row: &TableRow) -> ChangingRow {
        ChangingRow {
            status: row.status,
            seats: row.seats.clone(),
            rematch: row.rematch.clone(),
        }
    }

    fn is_of(&self, row: &TableRow) -> bool {
        self.status == row.status && self.seats == row.seats && self.rematch == row.rematch
    }
}

type Eyes = (Viewer, SeatSet);

/// The sheet of these eyes, empty at first.
fn own_sheet(sheets: &mut Vec<(Eyes, OwnSheet)>, eyes: Eyes) -> &mut OwnSheet {
    let known = sheets.iter().position(|(other, _)| *other == eyes);
    let place = known.unwrap_or_else(|| {
        sheets.push((eyes, OwnSheet::default()));
        sheets.len() - 1
    });
    &mut sheets[place].1
}

impl OwnSheet {
    fn update(&mut self, table: &Table, look: &Look, edition: u64) {
        let moment = now(table, look);
        if self.has_view != moment.is_some() {
            self.has_view = moment.is_some();
            self.begun = edition;
        }
        let position = moment
            .as_ref()
            .map(|moment| position(table, look, moment))
            .unwrap_or_default();
        self.position
            .update(edition, |_, fields| fields.write(&position));
        if let Some(moment) = &moment {
            let (game, viewer) = (moment.game, look.viewer);
            self.private
                .update(edition, |_, fields| game.private_fields(viewer, fields));
        }
    }
}

/// Most frames are shorter than this: a text that need not grow is not copied.
const USUAL: usize = 4 << 10;

fn write<'a>(
    kind: &str,
    frame: impl Iterator<Item = &'a [u8]>,
    events: &[Arc<RawValue>],
    view: Option<impl Iterator<Item = &'a [u8]>>,
) -> String {
    let mut text = Vec::with_capacity(USUAL);
    text.extend(b"{\"type\":\"");
    text.extend(kind.as_bytes());
    text.push(b'"');
    for field in frame {
        text.push(b',');
        text.extend(field);
    }
    text.extend(b",\"events\":[");
    let events = events.iter().map(|event| event.get().as_bytes());
    extend_list(&mut text, events);
    text.extend(b"],\"view\":");
    match view {
        Some(view) => {
            text.push(b'{');
            extend_list(&mut text, view);
            text.extend(b"}}");
        }
        None => text.extend(b"null}"),
    }
    String::from_utf8(text).expect("JSON is text")
}

fn extend_list<'a>(text: &mut Vec<u8>, items: impl Iterator<Item = &'a [u8]>) {
    for (place, item) in items.enumerate() {
        if place > 0 {
            text.push(b',');
        }
        text.extend(item);
    }
}

fn head<'a>(table: &'a Table, look: &Look) -> Head<'a> {
    let row = &table.row;
    let over = row.status == TableStatus::Over;
    Head {
        table: &row.id,
        game: &row.game,
        options: &row.options,
        speed: row.speed,
        viewer: match look.viewer {
            Viewer::Spectator => "spectator",
            Viewer::Seat(seat) => &row.seats[seat.index()].side,
        },
        seats: seats(table, look),
        commitment: row.seed.commitment(),
        seed: over.then(|| row.seed.to_hex()),
        hints: crate::analysis::hints_allowed(row, look.mine),
        rated: row.rated,
        event: (!row.event.is_empty()).then_some(&row.event),
        rematch: (!row.rematch.is_empty()).then_some(&row.rematch),
    }
}

fn seats<'a>(table: &'a Table, look: &Look) -> Vec<ShownSeat<'a>> {
    let seat = |(place, row): (u8, &'a SeatRow)| ShownSeat {
        side: &row.side,
        player: &row.name,
        kind: row.kind,
        bot: (row.kind == SeatKind::Bot).then_some(&row.bot),
        present: look.present.contains(Seat(place)),
        mine: look.mine.contains(Seat(place)),
    };
    (0..).zip(&table.row.seats).map(seat).collect()
}

fn names(game: &dyn AnyGame, seats: SeatSet) -> Vec<&'static str> {
    seats.iter().map(|seat| game.seat_name(seat)).collect()
}

/// How a table ended; null while it has not.
pub(crate) fn outcome(table: &LiveTable) -> Value {
    match table.ending() {
        Some(ending) => outcome_json(table.game(), &ending),
        None => Value::Null,
    }
}

fn outcome_json(game: &dyn AnyGame, ending: &Ending) -> Value {
    let Outcome {
        winners,
        scores,
        rule,
    } = ending.outcome;
    let by_rules = ending.reason == Reason::Rules;
    let score = |seat: u8| {
        let side = game.seat_name(Seat(seat)).to_owned();
        (side, Value::from(scores[usize::from(seat)]))
    };
    // A game that was given up has no scores.
    let counted = if by_rules { game.seats() as u8 } else { 0 };
    let scores: Map<String, Value> = (0..counted).map(score).collect();
    json!({
        "winners": names(game, winners),
        "scores": scores,
        "rule": by_rules.then_some(rule),
        "reason": ending.reason,
    })
}

/// How a game stood at a ply of a replay.
pub(crate) fn outcome_at(game: &dyn AnyGame, status: Status, last: &Value) -> Value {
    match (status, game.status()) {
        (Status::Waiting(_), _) => Value::Null,
        (Status::Over(_), Status::Over(outcome)) => outcome_json(
            game,
            &Ending {
                outcome,
                reason: Reason::Rules,
            },
        ),
        // Given up or lost on time: only the last ply can be, and the table's row says how.
        (Status::Over(_), Status::Waiting(_)) => last.clone(),
    }
}
