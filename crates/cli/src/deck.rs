//! `hustings deck`: checks decks of cards and prints them.

use crate::Games;
use crate::commands::{DeckCheckArgs, DeckPrintArgs};
use crate::console::{Console, Failure};
use crate::files;
use crate::setup::find_game;
use crate::words::texts;
use bots::PlayedKind;

pub fn check(games: &Games, args: &DeckCheckArgs, console: &mut Console) -> Result<(), Failure> {
    let name = args.file.display().to_string();
    let text = files::read_text(&args.file).map_err(Failure::Use)?;
    let found = games
        .0
        .iter()
        .find_map(|kind| Some((kind.name(), kind.check_deck(&name, &text)?)));
    let Some((game, problems)) = found else {
        let has_deck =
            |kind: &&&dyn PlayedKind| kind.options().iter().any(|option| option.key == "deck");
        let games = games.0.iter().filter(has_deck);
        let lines: Vec<String> = games
            .map(|kind| format!("game = \"{}\"", kind.name()))
            .collect();
        let problem = format!(
            "{name} is a deck of no game here: write {} into it",
            lines.join(" or ")
        );
        return Err(Failure::Use(problem));
    };
    for problem in &problems {
        console.line(problem)?;
    }
    match problems.len() {
        0 => console.line(format_args!("ok {name}: a deck of {game}")),
        count => Err(Failure::Check(format!(
            "{count} thing(s) to correct in {name}"
        ))),
    }
}

pub fn print(games: &Games, args: &DeckPrintArgs, console: &mut Console) -> Result<(), Failure> {
    let kind = find_game(games, &args.game)?;
    match kind.deck_page(&texts(kind)) {
        Some(page) => console.write(page.as_bytes()),
        None => Err(Failure::Use(format!(
            "{} has no deck that can be printed",
            args.game
        ))),
    }
}
