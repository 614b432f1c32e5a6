//! Tables over HTTP and WebSockets: accounts, seats, clocks, bots, and the journal behind them.
//!
//! The server knows no rule and no game: it holds [`engine::LiveTable`]s, tells each viewer what they may know, takes
//! answers and writes them down before it says that it has. The chapters:
//!
//! - `config`: every limit and setting; `error`: what can go wrong, each in one sentence;
//! - `store`: SQLite or PostgreSQL, the same statements for both, one writer that commits for many tables at once;
//! - `room`: a table that is being played or watched; `frames`: what one viewer is shown of it;
//! - `tables`, `accounts`, `library`: the HTTP part; `socket`: the WebSocket part;
//! - `lessons`: prepared positions with a script;
//! - `bots`, `clocks` and `orders`: whoever acts at a table without a request; `presence`: who watches it;
//! - `notes`: what players write for themselves;
//! - `ratings`: rated games, leader boards and profiles; `events`: a club's round robins and knock-outs;
//! - `webhooks`: 'your turn' told to another program; `outbound`: the one request that the server makes itself;
//! - `guard`: origins, headers and rates; `http`: all of it as one router; `page`: the page, embedded.

mod accounts;
mod analysis;
mod bots;
mod chat;
mod clocks;
mod config;
mod error;
mod events;
mod frames;
mod guard;
mod http;
mod ids;
mod language;
mod lessons;
mod library;
mod metrics;
mod notes;
mod openapi;
mod orders;
mod outbound;
mod page;
mod presence;
mod ratings;
mod room;
mod server;
mod socket;
mod store;
mod tables;
mod webhooks;

pub use config::{Config, Limits, Rate};
pub use server::{Running, StartError, start};

/// The games that a server offers.
pub type Games = engine::Registry<dyn ::bots::PlayedKind>;
