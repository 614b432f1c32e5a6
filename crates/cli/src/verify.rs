//! `hustings verify`: proves a journal, from the commitment to the last draw.

use crate::Games;
use crate::commands::VerifyArgs;
use crate::console::{Console, Failure};
use crate::journals;
use engine::Message;

pub fn run(games: &Games, args: &VerifyArgs, console: &mut Console) -> Result<(), Failure> {
    let (export, kind) = journals::open(games, &args.file)?;
    let name = args.file.display();
    match engine::verify(&export, kind) {
        Ok(verdict) => {
            let verdict = console.say(&verdict.message());
            console.line(format_args!("ok {name}: {verdict}"))
        }
        Err(error) => {
            let message = Message::known("fail-proves-nothing").with("file", name.to_string());
            Err(Failure::Check(message.with("problem", error.message())))
        }
    }
}
