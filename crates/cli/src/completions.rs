//! `hustings completions`: what a shell needs to complete the commands.

use crate::commands::{Cli, CompletionsArgs};
use crate::console::{Console, Failure};
use crate::help;
use clap::CommandFactory;

pub fn run(args: &CompletionsArgs, console: &mut Console) -> Result<(), Failure> {
    // Into memory first: the generator panics where it cannot write.
    let mut script = Vec::new();
    let mut commands = help::translated(Cli::command(), console.language());
    clap_complete::generate(args.shell, &mut commands, "hustings", &mut script);
    console.write(&script)
}
