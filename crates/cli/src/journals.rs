//! What the commands on journal files share: reading one, and finding its game.

use crate::Games;
use crate::console::Failure;
use crate::files::read_text;
use bots::PlayedKind;
use engine::Message;
use engine::{Export, import};
use std::path::Path;

/// The journal in a file, with its game; the error is a sentence that names the file.
pub fn open(games: &Games, path: &Path) -> Result<(Export, &'static dyn PlayedKind), Failure> {
    let text = read_text(path).map_err(Failure::Use)?;
    let about_file = |problem: Message| Failure::about("error-about", path, problem);
    let export = import(&text).map_err(|error| about_file(error.message()))?;
    let kind = games
        .find(&export.journal.header.game)
        .map_err(|error| about_file(error.message()))?;
    Ok((export, kind))
}
