//! Campaign Trail for two to six players, solo and co-operative, as a pure state machine.
//!
//! Files are chapters of the rules page (`docs/rules/campaign-trail.md`); functions name the statements they implement.
//! This crate knows only `engine`: no file, no clock, no thread, no randomness of its own.

mod action;
mod automated;
mod board;
mod campaigning;
mod candidates;
mod debates;
mod deck;
mod desk;
mod effects;
mod election;
mod features;
mod flow;
mod game;
mod insight;
#[cfg(test)]
mod laws;
mod log;
mod options;
mod outlook;
mod play;
mod politick;
mod print;
mod question;
mod reference;
mod refusal;
mod resources;
mod responses;
mod round;
mod scenario;
mod setup;
mod sketch;
mod state;
mod travel;
mod view;
mod voters;
mod words;

pub use action::{Action, Use, Word};
pub use board::{Issue, Party, Region, State, StateSet};
pub use candidates::Candidate;
pub use deck::{Card, CardSet, Deck, DeckChoice};
pub use log::Event;
pub use options::{Mode, Options, Pair, Roster, SoloDeck};
pub use politick::Politick;
pub use reference::Reference;
pub use state::{CampaignTrail, Public, Tally};
pub use view::{Own, Pile, View};
