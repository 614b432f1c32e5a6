//! The dictators' race across North America, as a pure state machine.
//!
//! Files are chapters of the rules page (`docs/rules/dictators.md`); functions name the statements they implement.
//! Cards are data (`decks/dictators/`), read by one interpreter. This crate knows only `engine`: no file, no clock, no
//! thread, no randomness of its own.

mod action;
mod bag;
mod board;
mod cards;
mod classes;
mod deck;
mod desk;
mod disarming;
mod effects;
mod events;
mod features;
mod flow;
mod game;
mod hands;
mod insight;
mod journey;
#[cfg(test)]
mod laws;
mod log;
mod moving;
mod op;
mod options;
mod pile;
mod play;
mod policy;
mod president;
mod print;
mod question;
mod reference;
mod refusal;
mod response;
mod rulings;
mod scenario;
mod setup;
mod sketch;
mod state;
mod tokens;
mod turn;
mod view;
mod words;

pub use action::{Action, Word};
pub use board::{Place, Places, Road, Roads, TimeZone, Zones};
pub use cards::{AssetAbility, Audience, Dictator, Effect, Kind, Sort, Token};
pub use deck::{Deck, DeckChoice, house};
pub use log::Event;
pub use op::Op;
pub use options::Options;
pub use reference::Reference;
pub use state::{Dictators, Ending, Player, Public, Turn};
pub use view::View;
