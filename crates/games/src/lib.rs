//! The list of games: one line each.

use bots::PlayedKind;
use engine::Registry;

/// Every game that this build can play.
pub fn registry() -> Registry<dyn PlayedKind> {
    Registry(&[
        // &engine::Kind::<nineteen_sixty::NineteenSixty>::new(),
    ])
}
