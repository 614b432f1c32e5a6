//! The list of games: one line each.

use bots::PlayedKind;
use engine::Registry;

/// In the order in which they are listed and offered.
const GAMES: &[&dyn PlayedKind] = &[
    &engine::Kind::<nineteen_sixty::NineteenSixty>::new(),
    &engine::Kind::<campaign_trail::CampaignTrail>::new(),
    &engine::Kind::<dictators::Dictators>::new(),
];

/// Every game that this build can play.
pub fn registry() -> Registry<dyn PlayedKind> {
    Registry(GAMES)
}
