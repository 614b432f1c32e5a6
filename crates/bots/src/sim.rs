//! Bots against each other, many times, on the fast path: no events, no journal, no checks twice.
//!
//! Every game has a seed of its own, made from the plan's seed and the game's number. Neither the number of threads
//! nor the order in which games are played can change a result, and a journal opened with the same seed draws the
//! same cards and cubes.

use crate::{Bot, BotName};
use engine::{
    Action, Game, Insight, Message, Outcome, Seat, Seed, Seeded, SetupError, Status, Viewer,
};
use sha2::{Digest, Sha256};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The options as JSON, complete or not.
    pub options: serde_json::Value,
    /// Who plays each seat.
    pub bots: Vec<BotName>,
    /// Every game's seed is made from this.
    pub seed: u64,
}

/// A game that was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The game's number in its plan.
    pub game: u64,
    pub outcome: Outcome,
    /// How many answers were given.
    pub decisions: u32,
}

/// The seed of one game of a plan.
pub fn game_seed(seed: u64, game: u64) -> Seed {
    let digest = Sha256::new()
        .chain_update(b"hustings sim")
        .chain_update(seed.to_le_bytes())
        .chain_update(game.to_le_bytes())
        .finalize();
    Seed::new(digest.into())
}

/// The seed of a bot at a table. It comes from the table's seed, so that a game is known by one seed, and tells the
/// bot nothing about the draws.
pub fn bot_seed(table: &Seed, seat: Seat) -> u64 {
    let digest = Sha256::new()
        .chain_update(b"hustings bot")
        .chain_update(table.to_hex())
        .chain_update([seat.0])
        .finalize();
    let mut seed = [0; 8];
    seed.copy_from_slice(&digest[..8]);
    u64::from_le_bytes(seed)
}

/// Plays one game between bots to its end. `heard` is told every answer with the position that it was given in.
pub(crate) fn play<G: Insight>(
    options: &G::Options,
    bots: &[BotName],
    seed: &Seed,
    mut heard: impl FnMut(&G, Seat, G::Action),
) -> Result<(Outcome, u32), SetupError> {
    let mut players: Vec<Box<dyn Bot<G>>> = (0..)
        .zip(bots)
        .map(|(seat, bot)| bot.build(bot_seed(seed, Seat(seat))))
        .collect();
    let mut choices = Vec::new();
    conduct(options, bots.len(), seed, |game: &G, seat| {
        let action = ask(players[seat.index()].as_mut(), game, seat, &mut choices);
        heard(game, seat, action);
        Ok(action)
    })
}

/// Leads one game to its end with whatever `answer` says. The answers of a game lead to the same end every time.
pub(crate) fn conduct<G: Game>(
    options: &G::Options,
    players: usize,
    seed: &Seed,
    mut answer: impl FnMut(&G, Seat) -> Result<G::Action, SetupError>,
) -> Result<(Outcome, u32), SetupError> {
    // Bots add nothing to the seed; a journal of the same game has empty nonces too.
    let nonces = vec![String::new(); players];
    let mut chance = Seeded::new(seed.key(&nonces));
    let mut game = G::new(options, &mut chance, &mut ())?;
    check_seats(players, Game::seats(&game))?;
    let mut decisions = 0;
    loop {
        match game.status() {
            Status::Over(outcome) => return Ok((outcome, decisions)),
            Status::Waiting(seats) => {
                let seat = seats.lowest().expect("a table that waits waits for a seat");
                let action = answer(&game, seat)?;
                decisions += 1;
                chance.at_ply(u64::from(decisions));
                game.apply(seat, action, &mut chance, &mut ());
            }
        }
    }
}

/// The bot's answer to what its seat is asked now.
pub(crate) fn ask<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    seat: Seat,
    choices: &mut Vec<G::Action>,
) -> G::Action {
    let legal = game.legal(seat);
    if let Some(action) = bot.choose_unseen(&legal).and_then(G::Action::from_index) {
        return action;
    }
    choices.clear();
    choices.extend(legal.iter().filter_map(G::Action::from_index));
    bot.choose(&game.view(Viewer::Seat(seat)), seat, choices)
}

fn check_seats(bots: usize, seats: usize) -> Result<(), SetupError> {
    if bots == seats {
        return Ok(());
    }
    let message = Message::known("setup-seats-and-bots").with("seats", seats);
    Err(SetupError(message.with("bots", bots)))
}
