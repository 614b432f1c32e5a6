//! What was counted, and how sure it makes us.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Successes among trials.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    pub hits: u64,
    pub of: u64,
}

impl Share {
    pub fn count(&mut self, hit: bool) {
        self.hits += u64::from(hit);
        self.of += 1;
    }

    pub fn add(&mut self, other: Share) {
        self.hits += other.hits;
        self.of += other.of;
    }

    /// The share, and Wilson's interval at 95%.
    pub fn estimate(self) -> Estimate {
        let (n, z) = (self.of.max(1) as f64, 1.96_f64);
        let share = self.hits as f64 / n;
        let scale = 1.0 + z * z / n;
        let middle = (share + z * z / (2.0 * n)) / scale;
        let half = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        Estimate {
            share,
            low: middle - half,
            high: middle + half,
        }
    }
}

/// A share and its interval.
#[derive(Clone, Copy, Debug)]
pub struct Estimate {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// The same after a function that keeps the order.
    pub fn map(self, f: impl Fn(f64) -> f64) -> Estimate {
        Estimate {
            share: f(self.share),
            low: f(self.low),
            high: f(self.high),
        }
    }

    pub fn text(self) -> String {
        format!(
            "{:.1}% ({:.1} to {:.1})",
            100.0 * self.share,
            100.0 * self.low,
            100.0 * self.high
        )
    }
}

/// What is counted apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Games won by each party.
    Party,
    /// By the party's place in the first order of turns.
    Place,
    /// By the party that had the candidate.
    Candidate,
    /// By the greedy seat: the people against automated parties, or the one among random players.
    Greedy,
    /// How often each politick action was taken where it could be.
    Politick,
    /// Which actions cards were played for.
    Use,
}

/// What the games of one setting came to.
#[derive(Debug, Serialize, Deserialize)]
pub struct Counts {
    pub setting: String,
    pub games: u64,
    pub decisions: u64,
    pub shares: BTreeMap<Group, BTreeMap<String, Share>>,
}

impl Counts {
    pub fn of(setting: &str) -> Counts {
        Counts {
            setting: setting.to_owned(),
            games: 0,
            decisions: 0,
            shares: BTreeMap::new(),
        }
    }

    pub fn count(&mut self, group: Group, key: &str, hit: bool) {
        self.share(group, key).count(hit);
    }

    fn share(&mut self, group: Group, key: &str) -> &mut Share {
        let group = self.shares.entry(group).or_default();
        group.entry(key.to_owned()).or_default()
    }

    pub fn add(&mut self, other: &Counts) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (&group, shares) in &other.shares {
            for (key, share) in shares {
                self.share(group, key).add(*share);
            }
        }
    }

    /// What was counted under a key; nothing where it never came up.
    pub fn get(&self, group: Group, key: &str) -> Option<Share> {
        self.shares.get(&group)?.get(key).copied()
    }
}
