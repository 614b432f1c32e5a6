//! Bots at tables: one task a table while a bot is waited for, and a bounded pool for the thinking.
//!
//! Bots are kept while they answer one question after another, so that they can go on with what they found. Nothing of
//! them is stored: after a restart they are made anew and think about the position that the journal gives.

use crate::error::{Error, Result};
use crate::room::{Deed, Hub, Room, position};
use ::bots::{AnyBot, bot_seed};
use engine::{AnyGame, Seat, Viewer};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

/// How often processes that share a database look for bots that nobody lets play.
const SWEEP: Duration = Duration::from_secs(20);

/// What a bot has to answer.
struct Turn {
    seat: Seat,
    bot: String,
    seed: u64,
    ply: u32,
    kind: &'static dyn ::bots::PlayedKind,
    game: Box<dyn AnyGame>,
    pace: Duration,
    /// What a lesson lets it answer.
    scripted: Option<usize>,
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
                entered.state().followed = false;
            }
            Err(_) => return,
        }
        let mut bots = BTreeMap::new();
        while let Some(turn) = next(&hub, &room).await {
            if let Err(error) = play(&hub, &room, turn, &mut bots).await {
                tracing::warn!(table = room.id, %error, "a bot could not answer");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    });
}

/// The next turn of a bot. Where there is none, the table is driven no longer.
async fn next(hub: &Arc<Hub>, room: &Arc<Room>) -> Option<Turn> {
    let Ok(mut entered) = hub.enter(room).await else {
        room.let_go().await;
        return None;
    };
    let closing = *hub.closing.borrow();
    // Two processes that both let the same bots play would only be in each other's way.
    let elsewhere = entered.state().followed;
    let turn = turn(entered.table()).filter(|_| !closing && !elsewhere);
    entered.state().driven = turn.is_some();
    turn
}

fn turn(table: &crate::room::Table) -> Option<Turn> {
    let (seat, bot) = table.bot_to_move()?;
    let live = table.live.as_ref()?;
    Some(Turn {
        seat,
        bot: bot.to_owned(),
        // Differs from ply to ply, because the bot is made anew whenever the table has to be taken up again.
        seed: bot_seed(&table.row.seed, seat).wrapping_add(u64::from(live.table.ply())),
        ply: live.table.ply(),
        kind: table.kind,
        game: position(table)?.boxed(),
        pace: Duration::from_millis(table.row.bot_pace_ms),
        scripted: crate::lessons::scripted(table, seat),
    })
}

/// The bots of a table by their seats, with the names they were made from.
type Bots = BTreeMap<Seat, (String, Box<dyn AnyBot>)>;

async fn play(hub: &Arc<Hub>, room: &Arc<Room>, turn: Turn, bots: &mut Bots) -> Result<()> {
    if !turn.pace.is_zero() {
        tokio::time::sleep(turn.pace).await;
    }
    let (seat, seen, name) = (turn.seat, turn.ply, turn.bot.clone());
    if let Some(index) = turn.scripted {
        let _ = hub.act(room, Deed::Answer { seat, index, seen }).await;
        return Ok(());
    }
    let bot = match bots.remove(&seat) {
        Some((of, bot)) if of == name => bot,
        _ => turn.kind.bot(&name, turn.seed)?,
    };
    let permit = hub.bot_pool.clone().acquire_owned().await;
    let permit = permit.map_err(|_| Error::Closing)?;
    // Threads that nobody else needs now make the answer come sooner; it stays the same.
    let spare = || hub.bot_pool.clone().try_acquire_owned().ok();
    let spare: Vec<_> = (1..MOST_THREADS).map_while(|_| spare()).collect();
    let thinking = tokio::task::spawn_blocking(move || {
        let thought = think(&turn, bot, 1 + spare.len());
        drop(spare);
        thought
    });
    let thought = thinking.await;
    drop(permit);
    let (index, bot) = thought.map_err(|_| Error::Broken("a bot stumbled"))??;
    bots.insert(seat, (name, bot));
    hub.metrics.bot_answers.add(1);
    // Late means that somebody took the seat or another process was faster: the next turn sees to it.
    let _ = hub.act(room, Deed::Answer { seat, index, seen }).await;
    Ok(())
}

/// Threads that one answer uses at most: a search has no more trees.
const MOST_THREADS: usize = 4;

fn think(
    turn: &Turn,
    mut bot: Box<dyn AnyBot>,
    threads: usize,
) -> Result<(usize, Box<dyn AnyBot>)> {
    bot.use_threads(threads);
    let chosen = bot.choose(turn.game.as_ref(), turn.seat);
    debug_assert!(
        turn.game
            .awaited(Viewer::Seat(turn.seat))
            .contains(turn.seat)
    );
    let chosen = chosen.ok_or(Error::Broken("a bot that is waited for has no answer"))?;
    Ok((chosen, bot))
}

/// Lets the bots of a table play, if nobody has done anything there since `ply`.
pub(crate) async fn drive_if_still(hub: &Arc<Hub>, room: &Arc<Room>, ply: u32) {
    let still = match hub.enter(room).await {
        Ok(mut entered) => {
            let live = entered.table().live.as_ref();
            live.is_some_and(|live| live.table.ply() == ply)
        }
        Err(_) => false,
    };
    if still {
        drive(hub, room);
    }
}

/// Whoever was thinking when a server stopped thinks again: all of them after a start, and later, where processes share
/// a database, those at whose table nothing has happened for a while, lest the process that let them play has died.
pub(crate) async fn watch(hub: Arc<Hub>) {
    let mut seen: HashMap<String, u32> = HashMap::new();
    let mut first = true;
    loop {
        match hub.store.tables_with_bots().await {
            Ok(tables) => {
                for (table, ply) in &tables {
                    if first || seen.get(table) == Some(ply) {
                        drive(&hub, &hub.room(table));
                    }
                }
                seen = tables.into_iter().collect();
                first = false;
            }
            Err(error) => tracing::error!(%error, "bots could not be woken"),
        }
        if !first && !hub.store.bus().is_shared() {
            return;
        }
        tokio::time::sleep(SWEEP).await;
    }
}
