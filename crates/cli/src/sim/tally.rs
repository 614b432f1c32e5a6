//! Counts that can be added up in any order.

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
        wilson(self.wins[seat], self.games)
    }
}

/// Wilson's score interval at 95%: it stays within 0 to 1 and is honest at both ends.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let n = games as f64;
    let rate = wins as f64 / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (rate + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_published_values() {
        let close = |(low, high): (f64, f64), expected: (f64, f64)| {
            assert!((low - expected.0).abs() < 5e-4 && (high - expected.1).abs() < 5e-4);
        };
        // Newcombe (1998), table I: 81/263, 15/148, 0/20 and 1/29.
        close(wilson(81, 263), (0.2553, 0.3662));
        close(wilson(15, 148), (0.0624, 0.1605));
        close(wilson(0, 20), (0.0, 0.1611));
        close(wilson(1, 29), (0.0061, 0.1718));
    }
}
