//! Counts that can be added up in any order.

use crate::statistics::wilson;
use bots::Finished;
use engine::{MAX_SEATS, Seat};

/// Games counted so far.
#[derive(Clone, Debug)]
pub struct Tally {
    pub games: u64,
    /// Games that nobody won.
    pub draws: u64,
    pub decisions: u64,
    pub shortest: u32,
    pub longest: u32,
    pub wins: [u64; MAX_SEATS],
    scores: [i64; MAX_SEATS],
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            games: 0,
            draws: 0,
            decisions: 0,
            shortest: u32::MAX,
            longest: 0,
            wins: [0; MAX_SEATS],
            scores: [0; MAX_SEATS],
        }
    }
}

impl Tally {
    pub fn count(&mut self, finished: &Finished) {
        self.games += 1;
        self.decisions += u64::from(finished.decisions);
        self.shortest = self.shortest.min(finished.decisions);
        self.longest = self.longest.max(finished.decisions);
        self.draws += u64::from(finished.outcome.winners.is_empty());
        for seat in 0..MAX_SEATS {
            let won = finished.outcome.winners.contains(Seat(seat as u8));
            self.wins[seat] += u64::from(won);
            self.scores[seat] += i64::from(finished.outcome.scores[seat]);
        }
    }

    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.draws += other.draws;
        self.decisions += other.decisions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
        }
    }

    pub fn win_rate(&self, seat: usize) -> f64 {
        self.wins[seat] as f64 / self.games as f64
    }

    pub fn mean_score(&self, seat: usize) -> f64 {
        self.scores[seat] as f64 / self.games as f64
    }

    pub fn mean_length(&self) -> f64 {
        self.decisions as f64 / self.games as f64
    }

    /// Where the seat's true win rate lies with 95% confidence.
    pub fn interval(&self, seat: usize) -> (f64, f64) {
        wilson(self.wins[seat] as f64, self.games)
    }
}
