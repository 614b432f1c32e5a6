//! Bots without their types, for those who hold games without their types.

use crate::sim::{self, Finished, Plan, game_seed};
use crate::{Bot, BotName, RandomPlayouts};
use engine::{
    Action, AnyGame, AnyKind, Game, Insight, Kind, Scripted, Seat, SetupError, Words, read_options,
};
use serde_json::Value;
use std::fmt::Debug;
use std::ops::Range;

/// A bot at a table of some game.
pub trait AnyBot: Debug + Send {
    /// The index of its answer, or nothing where `seat` is asked nothing or the table is of another game.
    fn choose(&mut self, table: &dyn AnyGame, seat: Seat) -> Option<usize>;
}

#[derive(Debug)]
struct Erased<G: Game> {
    bot: Box<dyn Bot<G>>,
    choices: Vec<G::Action>,
}

impl<G: Game> AnyBot for Erased<G> {
    fn choose(&mut self, table: &dyn AnyGame, seat: Seat) -> Option<usize> {
        let game = table.as_any().downcast_ref::<G>()?;
        if game.legal(seat).is_empty() {
            return None;
        }
        Some(sim::ask(self.bot.as_mut(), game, seat, &mut self.choices).index())
    }
}

/// Random games one after the other.
pub trait Playouts: Debug + Send {
    /// Plays that many and counts the answers given.
    fn play(&mut self, games: u64) -> u64;
}

impl<G: Game> Playouts for RandomPlayouts<G> {
    fn play(&mut self, games: u64) -> u64 {
        (0..games).map(|_| self.play_one()).sum()
    }
}

/// A kind of game that bots can play.
pub trait PlayedKind: AnyKind {
    /// A bot for one game. The error is a sentence that lists the names.
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn AnyBot>, String>;

    /// How likely each seat is to win, by the game's own insight, for somebody who sees everything.
    fn chances(&self, table: &dyn AnyGame) -> Vec<f32>;

    /// Plays some games of a plan and hands each over as it ends.
    fn simulate(
        &self,
        plan: &Plan,
        games: Range<u64>,
        each: &mut dyn FnMut(Finished),
    ) -> Result<(), SetupError>;

    /// Random games with these options, for measuring.
    fn playouts(&self, options: &Value, seed: u64) -> Result<Box<dyn Playouts>, SetupError>;
}

impl<G: Words + Scripted + Insight> PlayedKind for Kind<G> {
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn AnyBot>, String> {
        Ok(Box::new(Erased::<G> {
            bot: BotName::parse(name)?.build(seed),
            choices: Vec::new(),
        }))
    }

    fn chances(&self, table: &dyn AnyGame) -> Vec<f32> {
        let seats = 0..table.seats() as u8;
        match table.as_any().downcast_ref::<G>() {
            Some(game) => seats.map(|seat| game.evaluate(Seat(seat))).collect(),
            None => Vec::new(),
        }
    }

    fn simulate(
        &self,
        plan: &Plan,
        games: Range<u64>,
        each: &mut dyn FnMut(Finished),
    ) -> Result<(), SetupError> {
        let options = read_options::<G>(&plan.options)?;
        for game in games {
            let seed = game_seed(plan.seed, game);
            let (outcome, decisions) = sim::play::<G>(&options, &plan.bots, &seed)?;
            each(Finished {
                game,
                outcome,
                decisions,
            });
        }
        Ok(())
    }

    fn playouts(&self, options: &Value, seed: u64) -> Result<Box<dyn Playouts>, SetupError> {
        let options = read_options::<G>(options)?;
        Ok(Box::new(RandomPlayouts::<G>::new(options, seed)?))
    }
}
