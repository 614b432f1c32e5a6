//! `hustings verify`: proves a journal, from the commitment to the last draw.

use crate::Games;
use crate::commands::VerifyArgs;
use crate::console::{Console, Failure};
use crate::journals;

pub fn run(games: &Games, args: &VerifyArgs, console: &mut Console) -> Result<(), Failure> {
    let (export, kind) = journals::open(games, &args.file)?;
    let name = args.file.display();
    match engine::verify(&export, kind) {
        Ok(verdict) => console.line(format_args!("ok {name}: {verdict}")),
        Err(error) => Err(Failure::Check(format!("{name} proves nothing: {error}"))),
    }
}
