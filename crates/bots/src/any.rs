//! Bots without their types, for those who hold games without their types.

use crate::fit::{self, Lesson};
use crate::record::{self, Record};
use crate::sim::{self, Finished, Plan, game_seed};
use crate::{Analysis, Bot, BotName, Budget, Level, RandomPlayouts, Search, Settings};
use engine::{
    Action, AnyGame, AnyKind, Game, Insight, Kind, Message, Quick, Scripted, Seat, SetupError,
    Viewer, Words, read_options,
};
use serde_json::Value;
use std::fmt::Debug;
use std::ops::Range;
use std::sync::atomic::AtomicBool;

/// A bot at a table of some game.
pub trait AnyBot: Debug + Send {
    /// The index of its answer, or nothing where `seat` is asked nothing or the table is of another game.
    fn choose(&mut self, table: &dyn AnyGame, seat: Seat) -> Option<usize>;

    /// See [`Bot::use_threads`].
    fn use_threads(&mut self, threads: usize);
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

    fn use_threads(&mut self, threads: usize) {
        self.bot.use_threads(threads);
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

/// A wish for advice: how long to think, on how many threads, and how to be told to stop.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    pub budget: Budget,
    /// With a budget of iterations the same seed gives the same advice, on any number of threads.
    pub seed: u64,
    pub threads: usize,
    /// Once set, the advice is what was found so far.
    pub stop: &'a AtomicBool,
}

/// A kind of game that bots can play.
pub trait PlayedKind: AnyKind {
    /// A bot for one game. The error is a sentence that lists the names.
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn AnyBot>, SetupError>;

    /// What the strategist would do as `seat`, knowing what that seat knows. Nothing where `seat` is asked nothing or
    /// the table is of another game. `progress` hears every now and then how many iterations are done.
    fn advise(
        &self,
        table: &dyn AnyGame,
        seat: Seat,
        wish: Wish,
        progress: &mut (dyn FnMut(u64) + Send),
    ) -> Option<Analysis>;

    /// How likely `seat` is to win, from 0 to 1, to somebody who sees everything: for games that are over, not for
    /// players. Nothing where the table is of another game.
    fn win_probability(&self, table: &dyn AnyGame, seat: Seat) -> Option<f32>;

    /// Plays some games of a plan and hands each over as it ends.
    fn simulate(
        &self,
        plan: &Plan,
        games: Range<u64>,
        each: &mut dyn FnMut(Finished),
    ) -> Result<(), SetupError>;

    /// Searches for the first answer of a table with these options, for measuring.
    fn explore(
        &self,
        options: &Value,
        settings: Settings,
        budget: Budget,
    ) -> Result<Analysis, SetupError>;

    /// What positions are measured by; empty where weights cannot be fitted.
    fn features(&self) -> &'static [&'static str];

    /// What speaks for answers; empty where that cannot be fitted.
    fn reasons(&self) -> &'static [&'static str];

    /// Plays one game of a plan and writes it down.
    fn record(&self, plan: &Plan, game: u64) -> Result<Record, SetupError>;

    /// Plays a record again and takes down what it can teach.
    fn learn(&self, plan: &Plan, record: &Record) -> Result<Lesson, SetupError>;

    /// Random games with these options, for measuring.
    fn playouts(&self, options: &Value, seed: u64) -> Result<Box<dyn Playouts>, SetupError>;
}

impl<G: Words + Scripted + Insight> PlayedKind for Kind<G> {
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn AnyBot>, SetupError> {
        Ok(Box::new(Erased::<G> {
            bot: BotName::parse(name)?.build(seed),
            choices: Vec::new(),
        }))
    }

    fn advise(
        &self,
        table: &dyn AnyGame,
        seat: Seat,
        wish: Wish,
        progress: &mut (dyn FnMut(u64) + Send),
    ) -> Option<Analysis> {
        let game = table.as_any().downcast_ref::<G>()?;
        if Game::legal(game, seat).is_empty() {
            return None;
        }
        let view = Game::view(game, Viewer::Seat(seat));
        let settings = Level::Strategist.settings();
        let mut search = Search::<G>::new(settings, wish.budget, wish.seed);
        search.use_threads(wish.threads);
        Some(search.run(&view, seat, wish.budget, wish.stop, progress))
    }

    fn win_probability(&self, table: &dyn AnyGame, seat: Seat) -> Option<f32> {
        let game = table.as_any().downcast_ref::<G>()?;
        Some(game.evaluate(seat))
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
            let (outcome, decisions) = sim::play::<G>(&options, &plan.bots, &seed, |_, _, _| ())?;
            each(Finished {
                game,
                outcome,
                decisions,
            });
        }
        Ok(())
    }

    fn explore(
        &self,
        options: &Value,
        settings: Settings,
        budget: Budget,
    ) -> Result<Analysis, SetupError> {
        let options = read_options::<G>(options)?;
        let game = G::new(&options, &mut Quick::new(1), &mut ())?;
        let seat = Game::status(&game).first_asked();
        let seat = seat.ok_or_else(|| SetupError(Message::known("setup-nobody-asked")))?;
        let view = Game::view(&game, Viewer::Seat(seat));
        let mut search = Search::<G>::new(settings, budget, 1);
        Ok(search.run(&view, seat, budget, &AtomicBool::new(false), &mut |_| ()))
    }

    fn features(&self) -> &'static [&'static str] {
        G::FEATURES
    }

    fn reasons(&self) -> &'static [&'static str] {
        G::REASONS
    }

    fn record(&self, plan: &Plan, game: u64) -> Result<Record, SetupError> {
        record::record::<G>(&read_options::<G>(&plan.options)?, plan, game)
    }

    fn learn(&self, plan: &Plan, record: &Record) -> Result<Lesson, SetupError> {
        fit::learn::<G>(&read_options::<G>(&plan.options)?, plan, record)
    }

    fn playouts(&self, options: &Value, seed: u64) -> Result<Box<dyn Playouts>, SetupError> {
        let options = read_options::<G>(options)?;
        Ok(Box::new(RandomPlayouts::<G>::new(options, seed)?))
    }
}
