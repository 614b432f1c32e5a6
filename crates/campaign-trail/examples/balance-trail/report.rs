//! The tables and plots of `docs/balance-campaign-trail.md`.

use crate::chart::{Line, draw};
use crate::counts::{Counts, Estimate, Group, Share};
use engine::Key;
use hustings_campaign_trail::{Candidate, Party, Politick, Use};

/// The settings without automated parties, by the number of players.
const VERSUS: [&str; 5] = ["2", "3", "4", "5", "6"];
const CANDIDATE_AIM: (f64, f64) = (0.4, 0.6);
const POLITICK_AIM: (f64, f64) = (0.05, 0.6);
const SOLO_AIM: (f64, f64) = (0.35, 0.65);
/// How far a party, and a place in the order of turns, may be from a fair share.
const PARTY_AIM: f64 = 0.05;
const PLACE_AIM: f64 = 0.04;
const PLACES: [&str; 3] = ["first", "second", "third"];

/// What a party wins if all are equal.
fn fair(setting: &str) -> f64 {
    match setting {
        "2" | "4" => 1.0 / 2.0,
        _ => 1.0 / 3.0,
    }
}

/// The chance of a candidate against one average opponent: with three parties a share s of all games means s against
/// (1 - s) / 2 in each of the two duels.
fn against_the_field(setting: &str, estimate: Estimate) -> Estimate {
    let rivals = 1.0 / fair(setting) - 1.0;
    estimate.map(|share| share / (share + (1.0 - share) / rivals))
}

fn versus(all: &[Counts]) -> impl Iterator<Item = &Counts> {
    VERSUS
        .iter()
        .filter_map(|name| all.iter().find(|counts| counts.setting == *name))
}

fn against_automated(all: &[Counts]) -> impl Iterator<Item = &Counts> {
    let alone = |counts: &&Counts| {
        ["solo", "coop"]
            .iter()
            .any(|mode| counts.setting.starts_with(mode))
    };
    all.iter().filter(alone)
}

/// A politick action over all settings where the card is in the game, and nobody is automated.
fn politick_total(all: &[Counts], politick: Politick) -> Option<Estimate> {
    let mut total = Share::default();
    let settings = all.iter().filter(|counts| {
        let dirty = counts.setting.starts_with("dirty");
        dirty == politick.is_dirty() && (dirty || VERSUS.contains(&counts.setting.as_str()))
    });
    for counts in settings {
        total.add(
            counts
                .get(Group::Politick, politick.key())
                .unwrap_or_default(),
        );
    }
    (total.of > 0).then(|| total.estimate())
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<String> = cells.into_iter().collect();
    format!("| {} |\n", cells.join(" | "))
}

fn table(title: &str, heads: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = format!("\n### {title}\n\n");
    text += &row(heads.iter().map(|&head| head.to_owned()));
    text += &row(heads.iter().map(|_| "---".to_owned()));
    rows.into_iter().for_each(|cells| text += &row(cells));
    text
}

fn cell(share: Option<Share>) -> String {
    share.map_or(String::new(), |share| share.estimate().text())
}

pub fn tables(all: &[Counts]) -> String {
    let mut text = String::new();
    let played = all.iter().map(|counts| {
        let mean = counts.decisions as f64 / counts.games.max(1) as f64;
        vec![
            counts.setting.clone(),
            counts.games.to_string(),
            format!("{mean:.0}"),
        ]
    });
    text += &table("Games", &["setting", "games", "answers a game"], played);
    let strength = all
        .iter()
        .filter(|counts| counts.setting.starts_with("random"));
    let strength = strength.map(|counts| {
        vec![
            counts.setting.clone(),
            cell(counts.get(Group::Greedy, "greedy")),
        ]
    });
    text += &table("Strength", &["against", "greedy wins"], strength);

    let parties =
        versus(all).map(|counts| by_key(counts, Group::Party, Party::all().map(Party::key)));
    text += &table(
        "Parties",
        &["players", "Democrats", "Libertarians", "Republicans"],
        parties,
    );
    let places = versus(all).map(|counts| by_key(counts, Group::Place, PLACES.into_iter()));
    text += &table(
        "Order of turns",
        &["players", "first", "second", "third"],
        places,
    );
    let solo = against_automated(all).map(|counts| {
        vec![
            counts.setting.clone(),
            cell(counts.get(Group::Greedy, "greedy")),
        ]
    });
    text += &table("Automated parties", &["game", "greedy wins"], solo);

    let candidates = Candidate::all().map(|candidate| {
        let of = |counts: &Counts| {
            let share = counts.get(Group::Candidate, candidate.key());
            let estimate = share.map(|share| against_the_field(&counts.setting, share.estimate()));
            estimate.map_or(String::new(), Estimate::text)
        };
        std::iter::once(candidate.key().to_owned())
            .chain(versus(all).map(of))
            .collect()
    });
    text += &by_players(all, "Candidates", "candidate", &[], candidates);
    let politicks = Politick::all().map(|politick| {
        let of = |counts: &Counts| cell(counts.get(Group::Politick, politick.key()));
        let total = politick_total(all, politick).map_or(String::new(), Estimate::text);
        std::iter::once(politick.key().to_owned())
            .chain(versus(all).map(of))
            .chain([total])
            .collect()
    });
    text += &by_players(all, "Politick actions", "action", &["all"], politicks);
    let uses = Use::all().map(|usage| {
        let of = |counts: &Counts| cell(counts.get(Group::Use, usage.key()));
        std::iter::once(usage.key().to_owned())
            .chain(versus(all).map(of))
            .collect()
    });
    text + &by_players(all, "Actions", "action", &[], uses)
}

fn by_key(counts: &Counts, group: Group, keys: impl Iterator<Item = &'static str>) -> Vec<String> {
    std::iter::once(counts.setting.clone())
        .chain(keys.map(|key| cell(counts.get(group, key))))
        .collect()
}

/// A table with a column for each number of players.
fn by_players(
    all: &[Counts],
    title: &str,
    first: &str,
    last: &[&str],
    rows: impl IntoIterator<Item = Vec<String>>,
) -> String {
    let heads: Vec<String> = versus(all)
        .map(|counts| format!("{} players", counts.setting))
        .collect();
    let heads: Vec<&str> = [first]
        .into_iter()
        .chain(heads.iter().map(String::as_str))
        .chain(last.iter().copied())
        .collect();
    table(title, &heads, rows)
}

/// File names and images.
pub fn plots(all: &[Counts]) -> Vec<(&'static str, String)> {
    let mut parties = Vec::new();
    let mut candidates = Vec::new();
    for counts in versus(all) {
        let name = &counts.setting;
        let around = |far: f64| (fair(name) - far, fair(name) + far);
        let mut add = |group, key: &str, aim| {
            let label = format!("{name} players, {key}");
            parties.extend(
                counts
                    .get(group, key)
                    .map(|share| line(label, share.estimate(), aim)),
            );
        };
        for party in Party::all() {
            add(Group::Party, party.key(), around(PARTY_AIM));
        }
        for place in PLACES {
            add(Group::Place, place, around(PLACE_AIM));
        }
        for candidate in Candidate::all() {
            if let Some(share) = counts.get(Group::Candidate, candidate.key()) {
                let estimate = against_the_field(name, share.estimate());
                let label = format!("{}, {name} players", candidate.key());
                candidates.push((candidate.index(), line(label, estimate, CANDIDATE_AIM)));
            }
        }
    }
    candidates.sort_by_key(|(candidate, _)| *candidate);
    let candidates: Vec<Line> = candidates.into_iter().map(|(_, line)| line).collect();
    let politicks: Vec<Line> = Politick::all()
        .filter_map(|politick| {
            let total = politick_total(all, politick)?;
            Some(line(politick.key().to_owned(), total, POLITICK_AIM))
        })
        .collect();
    let solo: Vec<Line> = against_automated(all)
        .filter_map(|counts| {
            let share = counts.get(Group::Greedy, "greedy")?;
            Some(line(counts.setting.clone(), share.estimate(), SOLO_AIM))
        })
        .collect();
    vec![
        (
            "trail-parties.svg",
            draw("Games won, by party and by order of turns", &parties, 0.7),
        ),
        (
            "trail-candidates.svg",
            draw("Candidates against the field", &candidates, 1.0),
        ),
        (
            "trail-politicks.svg",
            draw(
                "Politick actions taken where they could be",
                &politicks,
                1.0,
            ),
        ),
        (
            "trail-solo.svg",
            draw(
                "Games that greedy wins against automated parties",
                &solo,
                1.0,
            ),
        ),
    ]
}

fn line(label: String, estimate: Estimate, aim: (f64, f64)) -> Line {
    Line {
        label,
        estimate,
        aim,
    }
}
