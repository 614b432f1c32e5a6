//! What one viewer is shown of a table: the only place where something leaves the server about a game.
//!
//! Everything about the game comes from `view`, `question`, `choices` and `seen_by` of that viewer; nothing here looks
//! at a position by itself.

use crate::room::{Table, Told};
use crate::store::{SeatKind, TableStatus};
use engine::{AnyGame, Ending, LiveTable, Outcome, Reason, Seat, SeatSet, Status, Viewer};
use serde_json::{Map, Value, json};

/// A table at a ply: now, or in a replay.
pub(crate) struct Moment<'a> {
    pub(crate) ply: u32,
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) over: bool,
    pub(crate) outcome: Value,
    pub(crate) can_undo: bool,
    pub(crate) clocks: Value,
}

/// Who looks, and since when.
pub(crate) struct Look<'a> {
    pub(crate) viewer: Viewer,
    pub(crate) user: &'a str,
    /// The users who watch now.
    pub(crate) present: &'a [String],
    pub(crate) events: &'a [(u32, Vec<Told>)],
}

/// The frame `state` of a table as it is now.
pub(crate) fn state(table: &Table, look: &Look) -> Value {
    let moment = table.live.as_ref().map(|live| Moment {
        ply: live.table.ply(),
        game: live.table.game(),
        over: table.row.status == TableStatus::Over,
        outcome: table.row.outcome.clone(),
        can_undo: matches!(look.viewer, Viewer::Seat(seat) if live.table.can_undo(seat)),
        clocks: table.clocks(),
    });
    match moment {
        Some(moment) => at_moment(table, look, &moment),
        None => not_started(table, look),
    }
}

/// The frame `state` of a table as it was or is.
pub(crate) fn at_moment(table: &Table, look: &Look, moment: &Moment) -> Value {
    let game = moment.game;
    let asked = match (look.viewer, moment.over) {
        (Viewer::Seat(seat), false) => Some(seat),
        _ => None,
    };
    let choices = asked.map_or_else(Vec::new, |seat| game.choices(seat));
    let awaited = match moment.over {
        true => SeatSet::EMPTY,
        false => game.awaited(look.viewer),
    };
    let mut frame = around(table, look);
    frame["ply"] = moment.ply.into();
    frame["view"] = game.view(look.viewer);
    frame["awaited"] = names(game, awaited);
    frame["question"] = json!(asked.and_then(|seat| game.question(seat)));
    frame["choices"] = json!(choices);
    frame["events"] = events(look);
    frame["can_undo"] = (moment.can_undo && !moment.over).into();
    frame["clocks"] = moment.clocks.clone();
    frame["status"] = if moment.over { "over" } else { "running" }.into();
    frame["outcome"] = moment.outcome.clone();
    frame
}

fn not_started(table: &Table, look: &Look) -> Value {
    let mut frame = around(table, look);
    for nothing in ["ply", "view", "question", "clocks", "outcome"] {
        frame[nothing] = Value::Null;
    }
    for none in ["awaited", "choices", "events"] {
        frame[none] = json!([]);
    }
    frame["can_undo"] = false.into();
    frame["status"] = "open".into();
    frame
}

/// What is true of the table at every ply.
fn around(table: &Table, look: &Look) -> Value {
    let row = &table.row;
    let over = row.status == TableStatus::Over;
    let last = table.live.as_ref().map(|live| live.table.ply());
    let mut frame = json!({
        "type": "state",
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "speed": row.speed,
        "viewer": viewer_name(table, look.viewer),
        "seats": seats(table, look.user, look.present),
        "commitment": row.seed.commitment(),
        "seed": over.then(|| row.seed.to_hex()),
        "last_ply": last,
        "hints": crate::analysis::hints_allowed(row, look.user),
    });
    if !row.rematch.is_empty() {
        frame["rematch"] = row.rematch.clone().into();
    }
    frame
}

pub(crate) fn viewer_name(table: &Table, viewer: Viewer) -> &str {
    match viewer {
        Viewer::Spectator => "spectator",
        Viewer::Seat(seat) => &table.row.seats[seat.index()].side,
    }
}

pub(crate) fn seats(table: &Table, user: &str, present: &[String]) -> Vec<Value> {
    let seat = |seat: &crate::store::SeatRow| {
        let here = match seat.kind {
            SeatKind::Bot => true,
            _ => !seat.user.is_empty() && present.contains(&seat.user),
        };
        json!({
            "side": seat.side,
            "player": seat.name,
            "kind": seat.kind,
            "bot": (seat.kind == SeatKind::Bot).then_some(&seat.bot),
            "present": here,
            "mine": seat.is_held_by(user),
        })
    };
    table.row.seats.iter().map(seat).collect()
}

fn events(look: &Look) -> Value {
    let seen = look.events.iter().flat_map(|(ply, told)| {
        let seen = told.iter().filter_map(|event| event.seen_by(look.viewer));
        seen.map(move |event| json!({ "ply": ply, "text": event.text, "data": event.data }))
    });
    seen.collect()
}

fn names(game: &dyn AnyGame, seats: SeatSet) -> Value {
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
