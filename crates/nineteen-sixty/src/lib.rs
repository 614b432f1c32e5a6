//! 1960: The Making of the President, in the first and the second edition, as a pure state machine.
//!
//! Files are chapters of the rules page (`docs/rules/1960.md`), in its order; functions name the statements they
//! implement. This crate knows only `engine`: no file, no clock, no thread, no randomness of its own.

mod action;
mod activity;
mod bag;
mod board;
mod campaigning;
mod card_text;
mod cards;
mod debates;
mod deck;
mod desk;
mod effects;
mod election;
mod event;
mod features;
mod flow;
mod game;
mod insight;
#[cfg(test)]
mod laws;
mod log;
mod momentum;
#[cfg(test)]
mod opponents;
mod options;
mod policy;
mod question;
mod reference;
mod refusal;
mod rulings;
mod scenario;
mod setup;
mod side;
mod sketch;
mod state;
mod strategy;
mod support;
mod turn;
mod view;
mod words;

pub use action::{Action, Use, Word};
pub use board::{Issue, Region, State, StateSet, Zone};
pub use card_text::card_text;
pub use cards::{Card, CardSet, Icon};
pub use log::Event;
pub use options::{Edition, Options};
pub use reference::Reference;
pub use side::{Lean, Side, Sides};
pub use state::{Decision, NineteenSixty, Public, Tally};
pub use view::View;
