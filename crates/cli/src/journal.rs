//! `hustings journal check`: whether the rules of today still play old journals as they were played.

use crate::Games;
use crate::commands::JournalCheckArgs;
use crate::console::{Console, Failure};
use crate::{files, journals};
use engine::Message;
use std::path::Path;

pub fn check(games: &Games, args: &JournalCheckArgs, console: &mut Console) -> Result<(), Failure> {
    let paths = files::walk(std::slice::from_ref(&args.folder), "json")?;
    if paths.is_empty() {
        return Err(Failure::told("fail-no-journals"));
    }
    let (mut same, mut different) = (0, 0);
    for path in &paths {
        let name = path.display();
        match compare(games, path)? {
            Ok(()) => {
                same += 1;
                console.line(format_args!("ok {name}"))?;
            }
            Err(difference) => {
                different += 1;
                let difference = console.say(&difference);
                console.line(format_args!("FAIL {name}: {difference}"))?;
            }
        }
    }
    let told = Message::known("cli-journals").with("same", same);
    console.tell(&told.with("different", different))?;
    match different {
        0 => Ok(()),
        _ => Err(Failure::Told),
    }
}

/// Nothing, or where the rules of today part from the journal, or what is wrong with it.
fn compare(games: &Games, path: &Path) -> Result<Result<(), Message>, Failure> {
    let (export, kind) = match journals::open(games, path) {
        Ok(opened) => opened,
        // One bad file must not hide what the others would tell.
        Err(Failure::Use(problem)) => return Ok(Err(problem)),
        Err(failure) => return Err(failure),
    };
    Ok(match engine::check(&export, kind) {
        Ok(check) => match check.difference {
            None => Ok(()),
            Some(difference) => Err(Message::known("cli-journal-differs")
                .with("difference", difference.message())
                .with("then", check.rules_version)
                .with("now", check.current)),
        },
        Err(error) => Err(Message::known("cli-journal-damaged").with("problem", error.message())),
    })
}
