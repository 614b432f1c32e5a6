//! `hustings scenario`: runs scenario files, one line each.

use crate::Games;
use crate::commands::ScenarioArgs;
use crate::console::{Console, Failure};
use crate::files::{read_text, walk};
use engine::{Message, Scenario};
use std::path::Path;

pub fn run(games: &Games, args: &ScenarioArgs, console: &mut Console) -> Result<(), Failure> {
    let files = walk(&args.files, "toml")?;
    if files.is_empty() {
        return Err(Failure::told("fail-no-scenarios"));
    }
    let (mut passed, mut failed) = (0, 0);
    for path in &files {
        // A file that cannot be read was named wrongly; one that can be read and does not hold has failed.
        let text = read_text(path).map_err(Failure::Use)?;
        let name = path.display();
        match prove(games, path, &text) {
            Ok(()) => {
                passed += 1;
                console.line(format_args!("ok {name}"))?;
            }
            Err(problem) => {
                failed += 1;
                let problem = console.say(&problem);
                console.line(format_args!("FAIL {name}: {problem}"))?;
            }
        }
    }
    let told = Message::known("cli-scenarios").with("passed", passed);
    console.tell(&told.with("failed", failed))?;
    match failed {
        0 => Ok(()),
        _ => Err(Failure::Told),
    }
}

/// Reads and plays a scenario; other files that it names are found next to it.
fn prove(games: &Games, path: &Path, text: &str) -> Result<(), Message> {
    let scenario = Scenario::parse(text).map_err(|error| error.message())?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut load = |other: &str| read_text(&folder.join(other));
    let passed = scenario.run(games, &mut load);
    passed.map(drop).map_err(|failure| failure.message())
}
