//! Ratings that are fair to both sides, and the pairings of a club's events. Pure: no clock, no file, no randomness of its own.
//!
//! - `glicko`: Glicko-2 as Mark Glickman published it, with what a side is worth as part of the expected score;
//! - `sides`: what each side of a game is worth, fitted from its rated games;
//! - `game`: one rated game of any number of sides, from who won to everybody's new rating;
//! - `events`: who meets whom on which side in a round robin or a knock-out, and how they stand.
//!
//! The rules are told in `docs/ratings.md` and `docs/events.md`.
//!
//! ```
//! use hustings_ratings::{Played, Rating, Sides, rate};
//! let newcomer = Rating::default();
//! // One player on each side; the second side won.
//! let after = rate(&[vec![newcomer], vec![newcomer]], &[false, true], &Sides::new(2));
//! assert!(after[1][0].rating > 1500.0 && after[0][0].rating < 1500.0);
//! let played = Played { players: vec![vec![0], vec![1]], won: vec![false, true] };
//! let sides = Sides::fit(2, &[played]);
//! assert!(sides.expected(0, 1) < 0.5, "the second side looks a little easier now");
//! ```

mod events;
mod game;
mod glicko;
mod sides;

pub use events::{Decided, Line, Pairing, bracket, round_robin, sides_by_balance, standings};
pub use game::{chances, rate};
pub use glicko::{Meeting, Rating};
pub use sides::{Edge, Played, Sides};
