//! Counting what came of many games, on all cores.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Successes of trials.
#[derive(Clone, Copy, Debug, Default)]
pub struct Share {
    pub hits: u32,
    pub of: u32,
}

impl Share {
    pub fn add(&mut self, hit: bool) {
        self.hits += u32::from(hit);
        self.of += 1;
    }

    pub fn merge(&mut self, other: Share) {
        self.hits += other.hits;
        self.of += other.of;
    }

    pub fn rate(self) -> f64 {
        f64::from(self.hits) / f64::from(self.of.max(1))
    }

    /// Wilson's interval, 95 %.
    pub fn interval(self) -> (f64, f64) {
        let (n, z) = (f64::from(self.of.max(1)), 1.96_f64);
        let p = self.rate();
        let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        (centre - half, centre + half)
    }

    /// `26.1 % (25.5 to 26.7)`
    pub fn percent(self) -> String {
        let (low, high) = self.interval();
        let [rate, low, high] = [self.rate(), low, high].map(|part| 100.0 * part);
        format!("{rate:.1} % ({low:.1} to {high:.1})")
    }

    /// `1.04 (0.99 to 1.09)`: as a part of a fair share.
    pub fn of_fair(self, fair: f64) -> String {
        let (low, high) = self.interval();
        let [rate, low, high] = [self.rate(), low, high].map(|part| part / fair);
        format!("{rate:.2} ({low:.2} to {high:.2})")
    }
}

/// Sums that do not depend on who added what.
pub trait Tally: Default + Send {
    fn merge(&mut self, other: Self);
}

/// Plays games 0 to `games` - 1 on all cores and adds up what `play` tells of each.
pub fn on_all_cores<T: Tally>(games: u64, play: impl Fn(u64, &mut T) + Sync) -> T {
    let next = AtomicU64::new(0);
    let sum = Mutex::new(T::default());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                let mut own = T::default();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    play(game, &mut own);
                }
                sum.lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .merge(own);
            });
        }
    });
    sum.into_inner().unwrap_or_else(PoisonError::into_inner)
}
