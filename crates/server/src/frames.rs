//! What one viewer is shown of a table: the only place where something leaves the server about a game.
//!
//! Everything about the game comes from `view`, `question`, `choices` and `seen_by` of that viewer; nothing here looks
//! at a position by itself. A frame is written as text at once, without a tree of values in between, because every
//! answer makes one for each pair of eyes.

use crate::room::Table;
use crate::store::{SeatKind, SeatRow, Speed, TableStatus};
use engine::{
    AnyGame, Choice, Digest, Ending, LiveTable, Outcome, Question, Reason, Seat, SeatSet, Status,
    Viewer,
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

/// Who looks, and what has happened since they last did.
pub(crate) struct Look<'a> {
    pub(crate) viewer: Viewer,
    /// The seats of whoever looks.
    pub(crate) mine: SeatSet,
    /// The seats of those who watch now.
    pub(crate) present: SeatSet,
    /// As this viewer is told of them.
    pub(crate) events: &'a [Arc<RawValue>],
}

/// The frame `state` but for its view, which the game itself writes; `docs/protocol.md` says what the fields hold.
#[derive(Serialize)]
struct Frame<'a> {
    r#type: &'static str,
    table: &'a str,
    game: &'a str,
    options: &'a Value,
    speed: Speed,
    viewer: &'a str,
    seats: Vec<ShownSeat<'a>>,
    commitment: Digest,
    seed: Option<String>,
    hints: bool,
    #[serde(skip_serializing_if = "str::is_empty")]
    rematch: &'a str,
    ply: Option<u32>,
    last_ply: Option<u32>,
    awaited: Vec<&'static str>,
    question: Option<Question>,
    choices: Vec<Choice>,
    events: Vec<&'a RawValue>,
    can_undo: bool,
    clocks: &'a Value,
    status: TableStatus,
    outcome: &'a Value,
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

/// The frame `state` of a table as it is now.
pub(crate) fn state(table: &Table, look: &Look) -> String {
    let moment = table.live.as_ref().map(|live| Moment {
        ply: live.table.ply(),
        last: live.table.ply(),
        game: live.table.game(),
        over: table.row.status == TableStatus::Over,
        outcome: table.row.outcome.clone(),
        can_undo: matches!(look.viewer, Viewer::Seat(seat) if live.table.can_undo(seat)),
        clocks: table.clocks(look.viewer),
    });
    match moment {
        Some(moment) => at_moment(table, look, &moment),
        None => write(&before_the_start(table, look), |text| {
            text.extend(b"null");
        }),
    }
}

/// The frame `state` of a table as it was or is.
pub(crate) fn at_moment(table: &Table, look: &Look, moment: &Moment) -> String {
    let game = moment.game;
    let asked = match (look.viewer, moment.over) {
        (Viewer::Seat(seat), false) => Some(seat),
        _ => None,
    };
    let awaited = match moment.over {
        true => SeatSet::EMPTY,
        false => game.awaited(look.viewer),
    };
    let frame = Frame {
        ply: Some(moment.ply),
        last_ply: Some(moment.last),
        awaited: names(game, awaited),
        question: asked.and_then(|seat| game.question(seat)),
        choices: asked.map_or_else(Vec::new, |seat| game.choices(seat)),
        events: look.events.iter().map(|event| &**event).collect(),
        can_undo: moment.can_undo && !moment.over,
        clocks: &moment.clocks,
        status: match moment.over {
            true => TableStatus::Over,
            false => TableStatus::Running,
        },
        outcome: &moment.outcome,
        ..before_the_start(table, look)
    };
    write(&frame, |text| game.write_view(look.viewer, text))
}

/// What there is to see before the cards are dealt, and what stays true afterwards.
fn before_the_start<'a>(table: &'a Table, look: &Look) -> Frame<'a> {
    let row = &table.row;
    let over = row.status == TableStatus::Over;
    Frame {
        r#type: "state",
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
        rematch: &row.rematch,
        ply: None,
        last_ply: None,
        awaited: Vec::new(),
        question: None,
        choices: Vec::new(),
        events: Vec::new(),
        can_undo: false,
        clocks: &Value::Null,
        status: TableStatus::Open,
        outcome: &Value::Null,
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

/// Most frames are shorter than this: a text that need not grow is not copied.
const USUAL: usize = 12 << 10;

fn write(frame: &Frame, write_view: impl FnOnce(&mut Vec<u8>)) -> String {
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, frame).expect("frames have string keys and no foreign types");
    // The view becomes the last field.
    text.pop();
    text.extend(b",\"view\":");
    write_view(&mut text);
    text.push(b'}');
    String::from_utf8(text).expect("JSON is text")
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
