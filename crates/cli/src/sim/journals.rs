//! A game of a plan with everything written down: slower than the fast path, and the same game.

use super::Run;
use crate::console::Failure;
use crate::files::write_text;
use crate::setup::bot_player;
use bots::{AnyBot, Finished, bot_seed, game_seed};
use engine::Message;
use engine::{LiveTable, Player, Seat, Status};
use std::path::Path;

/// Plays a game and keeps its journal in the folder.
pub fn play(
    run: &Run,
    bot_names: &[String],
    folder: &Path,
    game: u64,
) -> Result<Finished, Failure> {
    let bug = |problem: Message| {
        let message = Message::known("fail-game").with("game", game);
        Failure::Check(message.with("problem", problem))
    };
    let seed = game_seed(run.plan.seed, game);
    let players: Vec<Player> = bot_names.iter().map(|name| bot_player(name)).collect();
    // No clock: the same seed writes the same file.
    let (mut table, _) = LiveTable::open(run.kind, &run.plan.options, &players, seed, 0)
        .map_err(|error| Failure::Use(error.message()))?;
    let mut bots: Vec<Box<dyn AnyBot>> = (0..)
        .zip(bot_names)
        .map(|(seat, name)| run.kind.bot(name, bot_seed(&seed, Seat(seat))))
        .collect::<Result<_, _>>()?;
    let outcome = loop {
        match table.game().status() {
            Status::Over(outcome) => break outcome,
            Status::Waiting(seats) => {
                let seat = seats.lowest().expect("a table that waits waits for a seat");
                let answer = bots[seat.index()].choose(table.game(), seat);
                let answer = answer.ok_or_else(|| bug(Message::known("fail-bot-asked-nothing")))?;
                let answered = table.answer(seat, answer, 0);
                answered.map_err(|error| bug(error.message()))?;
            }
        }
    };
    let path = folder.join(format!("{}-{game:06}.json", run.kind.name()));
    write_text(&path, &table.export().to_text()).map_err(Failure::Use)?;
    Ok(Finished {
        game,
        outcome,
        decisions: table.ply(),
    })
}
