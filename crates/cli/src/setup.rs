//! From what was typed to a game that can be opened: its kind, its options, its seats.

use crate::Games;
use crate::commands::OptionArgs;
use crate::console::Failure;
use crate::files;
use bots::PlayedKind;
use engine::{AnyKind, Message, Player, Quick, Seat, parse_option};
use serde_json::{Map, Value};
use std::path::Path;

/// The game of that name.
pub fn find_game(games: &Games, name: &str) -> Result<&'static dyn PlayedKind, Failure> {
    Ok(games.find(name)?)
}

/// All options of the game, those typed and the others as by default.
pub fn read_options(kind: &dyn PlayedKind, args: &OptionArgs) -> Result<Value, Failure> {
    let mut options = Map::new();
    for text in &args.option {
        let (key, value) = parse_option(kind.options(), text)?;
        if options.insert(key.clone(), value).is_some() {
            return Err(Failure::Use(
                Message::known("fail-option-twice").with("key", key),
            ));
        }
    }
    if let Some(file) = &args.deck {
        options.insert("deck".to_owned(), Value::from(read_deck(kind, file)?));
    }
    Ok(kind.complete_options(&Value::Object(options))?)
}

/// The text of a deck file, once it is known to be a good one.
fn read_deck(kind: &dyn PlayedKind, file: &Path) -> Result<String, Failure> {
    let name = file.display().to_string();
    let text = files::read_text(file).map_err(Failure::Use)?;
    match kind.check_deck(&name, &text) {
        Some(problems) => match Message::joined("fail-lines", problems) {
            None => Ok(text),
            Some(told) => Err(Failure::Use(told)),
        },
        None => Err(Failure::Use(
            Message::known("fail-no-deck-of")
                .with("file", name)
                .with("game", kind.name()),
        )),
    }
}

/// The names of the seats of a table with these options.
pub fn seat_names(kind: &dyn AnyKind, options: &Value) -> Result<Vec<&'static str>, Failure> {
    // Names do not depend on what is dealt.
    let (table, _) = kind.open(options, &mut Quick::new(0))?;
    let seats = 0..table.seats() as u8;
    Ok(seats.map(|seat| table.seat_name(Seat(seat))).collect())
}

/// A bot as a player of a journal: it adds nothing to the seed.
pub fn bot_player(name: &str) -> Player {
    Player {
        name: name.to_owned(),
        nonce: String::new(),
    }
}

/// The seat of that name.
pub fn find_seat(names: &[&str], name: &str) -> Result<Seat, Failure> {
    match names.iter().position(|known| *known == name) {
        Some(index) => Ok(Seat(index as u8)),
        None => Err(Failure::Use(
            Message::known("fail-no-seat")
                .with("name", name)
                .with("names", names.join(", ")),
        )),
    }
}

/// Options as they are typed: `edition=gmt momentum=false`.
pub fn describe_options(options: &Value) -> String {
    let Value::Object(options) = options else {
        return String::new();
    };
    let pair = |(key, value): (&String, &Value)| match value {
        // A deck of a user's own is an option too, and a long one.
        Value::String(text) if text.contains('\n') => format!("{key}=…"),
        Value::String(text) => format!("{key}={text}"),
        other => format!("{key}={other}"),
    };
    options.iter().map(pair).collect::<Vec<_>>().join(" ")
}
