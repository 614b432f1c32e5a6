//! Bots at tables: one task a table while a bot is waited for, and a bounded pool for the thinking.
//!
//! Nothing about a bot is kept: after a restart it is made anew and thinks about the position that the journal gives.

use crate::error::{Error, Result};
use crate::room::{Deed, Hub, Room, position};
use ::bots::bot_seed;
use engine::{AnyGame, Seat, Viewer};
use std::sync::Arc;
use std::time::Duration;

/// What a bot has to answer.
struct Turn {
    seat: Seat,
    bot: String,
    seed: u64,
    ply: u32,
    kind: &'static dyn ::bots::PlayedKind,
    game: Box<dyn AnyGame>,
    pace: Duration,
}

/// Lets the bots of a table play, if one is waited for and nobody does so already.
pub(crate) fn drive(hub: &Arc<Hub>, room: &Arc<Room>) {
    let (hub, room) = (hub.clone(), room.clone());
    tokio::spawn(async move {
        match hub.enter(&room).await {
            Ok(mut entered) => {
                let waiting = entered.table().bot_to_move().is_some();
                if !waiting || std::mem::replace(&mut entered.state().driven, true) {
                    return;
                }
            }
            Err(_) => return,
        }
        while let Some(turn) = next(&hub, &room).await {
            if let Err(error) = play(&hub, &room, turn).await {
                tracing::warn!(table = room.id, %error, "a bot could not answer");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    });
}

/// The next turn of a bot. Where there is none, the table is driven no longer.
async fn next(hub: &Arc<Hub>, room: &Arc<Room>) -> Option<Turn> {
    let mut entered = hub.enter(room).await.ok()?;
    let closing = *hub.closing.borrow();
    let turn = turn(entered.table()).filter(|_| !closing);
    entered.state().driven = turn.is_some();
    turn
}

fn turn(table: &crate::room::Table) -> Option<Turn> {
    let (seat, bot) = table.bot_to_move()?;
    let live = table.live.as_ref()?;
    Some(Turn {
        seat,
        bot: bot.to_owned(),
        // Differs from ply to ply, because the bot is made anew for each.
        seed: bot_seed(&table.row.seed, seat).wrapping_add(u64::from(live.table.ply())),
        ply: live.table.ply(),
        kind: table.kind,
        game: position(table)?.boxed(),
        pace: Duration::from_millis(table.row.bot_pace_ms),
    })
}

async fn play(hub: &Arc<Hub>, room: &Arc<Room>, turn: Turn) -> Result<()> {
    if !turn.pace.is_zero() {
        tokio::time::sleep(turn.pace).await;
    }
    let (seat, seen) = (turn.seat, turn.ply);
    let permit = hub.bot_pool.clone().acquire_owned().await;
    let _permit = permit.map_err(|_| Error::Closing)?;
    let thought = tokio::task::spawn_blocking(move || think(&turn)).await;
    let index = thought.map_err(|_| Error::Broken("a bot stumbled"))??;
    hub.metrics.bot_answers.add(1);
    // Late means that somebody took the seat or another process was faster: the next turn sees to it.
    let _ = hub.act(room, Deed::Answer { seat, index, seen }).await;
    Ok(())
}

fn think(turn: &Turn) -> Result<usize> {
    let bot = turn.kind.bot(&turn.bot, turn.seed);
    let mut bot = bot.map_err(Error::Bad)?;
    let chosen = bot.choose(turn.game.as_ref(), turn.seat);
    debug_assert!(
        turn.game
            .awaited(Viewer::Seat(turn.seat))
            .contains(turn.seat)
    );
    chosen.ok_or(Error::Broken("a bot that is waited for has no answer"))
}

/// After a start: whoever was thinking when the server stopped thinks again.
pub(crate) async fn resume(hub: Arc<Hub>) {
    match hub.store.tables_with_bots().await {
        Ok(tables) => {
            for table in tables {
                drive(&hub, &hub.room(&table));
            }
        }
        Err(error) => tracing::error!(%error, "bots could not be woken"),
    }
}
