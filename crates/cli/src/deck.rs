//! `hustings deck`: checks decks of cards and prints them.

use crate::Games;
use crate::commands::{DeckCheckArgs, DeckPrintArgs};
use crate::console::{Console, Failure};
use crate::files;
use crate::setup::find_game;
use crate::words::texts;
use bots::PlayedKind;
use engine::Message;

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
        let message = Message::known("fail-deck-of-none").with("file", name);
        return Err(Failure::Use(message.with("lines", lines.join(", "))));
    };
    for problem in &problems {
        console.tell(problem)?;
    }
    match problems.len() {
        0 => console.tell(
            &Message::known("cli-deck-ok")
                .with("file", name)
                .with("game", game),
        ),
        count => {
            let message = Message::known("fail-deck").with("count", count);
            Err(Failure::Check(message.with("file", name)))
        }
    }
}

pub fn print(games: &Games, args: &DeckPrintArgs, console: &mut Console) -> Result<(), Failure> {
    let kind = find_game(games, &args.game)?;
    match kind.deck_page(&texts(kind, console.language())) {
        Some(page) => console.write(page.as_bytes()),
        None => Err(Failure::Use(
            Message::known("fail-no-deck").with("game", args.game.as_str()),
        )),
    }
}
