//! How well a player stands: the one thing that the game tells opponents about itself.

use crate::board::ALL_VOTES;
use crate::side::Side;
use crate::state::NineteenSixty;
use engine::{Game, Insight, Seat, Status};

impl Insight for NineteenSixty {
    fn evaluate(&self, seat: Seat) -> f32 {
        match self.status() {
            Status::Over(outcome) if outcome.winners.is_empty() => 0.5,
            Status::Over(outcome) => f32::from(u8::from(outcome.winners.contains(seat))),
            Status::Waiting(_) => {
                let votes = self.public.votes_now();
                let side = Side::of(seat);
                f32::from(votes[side]) / f32::from(ALL_VOTES)
            }
        }
    }
}
