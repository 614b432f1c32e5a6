//! `hustings play`: the page in a browser, or a whole game in a terminal, against bots.

mod find;
mod layout;
mod session;
mod typed;

use crate::Games;
use crate::commands::PlayArgs;
use crate::console::{Console, Failure};
use crate::serve;
use crate::setup::{find_game, find_seat, read_options, seat_names};
use crate::words::texts;
use bots::{BotName, PlayedKind, bot_seed};
use engine::{AnyKind, LiveTable, Message, NotHex, Player, Seat, Seed};
use session::Session;
use std::time::{SystemTime, UNIX_EPOCH};

pub fn run(games: &Games, args: &PlayArgs, console: &mut Console) -> Result<(), Failure> {
    let kind = match &args.game {
        Some(name) => find_game(games, name)?,
        None => first_game(games)?,
    };
    if !args.terminal {
        return serve::play(games, args, console);
    }
    let texts = texts(kind, console.language());
    let table = open(kind, args)?;
    Session::new(kind, texts, table, console, args.save.clone()).play()
}

fn first_game(games: &Games) -> Result<&'static dyn PlayedKind, Failure> {
    let first = games.0.first().copied();
    first.ok_or_else(|| Failure::told("fail-no-games"))
}

/// A table that was just set up, and who sits at it.
struct Opened {
    table: LiveTable,
    setup: Vec<engine::AnyEvent>,
    seat: Seat,
    /// One a seat; none for the person's.
    bots: Vec<Option<Box<dyn bots::AnyBot>>>,
    bot_name: String,
}

fn open(kind: &'static dyn PlayedKind, args: &PlayArgs) -> Result<Opened, Failure> {
    let options = read_options(kind, &args.options)?;
    let names = seat_names(kind, &options)?;
    let seat = match &args.side {
        Some(name) => find_seat(&names, name)?,
        None => Seat(0),
    };
    BotName::parse(&args.bot)?;
    let seed = seed(args)?;
    let mut players = Vec::new();
    let mut bots = Vec::new();
    for place in (0..names.len() as u8).map(Seat) {
        let (name, bot) = if place == seat {
            ("you", None)
        } else {
            let bot = kind.bot(&args.bot, bot_seed(&seed, place));
            (args.bot.as_str(), Some(bot?))
        };
        players.push(Player {
            name: name.into(),
            nonce: String::new(),
        });
        bots.push(bot);
    }
    let kind: &dyn AnyKind = kind;
    let (table, setup) = LiveTable::open(kind, &options, &players, seed, now())
        .map_err(|error| Failure::Use(error.message()))?;
    Ok(Opened {
        table,
        setup,
        seat,
        bots,
        bot_name: args.bot.clone(),
    })
}

fn seed(args: &PlayArgs) -> Result<Seed, Failure> {
    if let Some(text) = &args.seed {
        return text.parse().map_err(|error| {
            Failure::Use(
                Message::known("fail-seed")
                    .with("text", text.as_str())
                    .with("problem", NotHex::message(&error)),
            )
        });
    }
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).map_err(|error| {
        Failure::Use(Message::known("fail-no-random").with("error", error.to_string()))
    })?;
    Ok(Seed::new(bits))
}

/// Milliseconds since 1970, or 0 on a machine whose clock is set before that.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as u64)
}
