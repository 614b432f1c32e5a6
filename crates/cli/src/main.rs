//! The binary `hustings`: the command line with every game of this build.

use std::process::ExitCode;

fn main() -> ExitCode {
    hustings_cli::main(&games::registry())
}
