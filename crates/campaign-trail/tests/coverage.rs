//! Every rule is named by code or by a test; every candidate, politick action and dirty card has a scenario; every
//! scenario holds; every citation points at a line.

#[path = "../../engine/tests/support/coverage.rs"]
mod support;

use engine::{AnyKind, Key, Kind, Message, Registry, Scenario, Words};
use hustings_campaign_trail::{CampaignTrail, Candidate, Deck, Politick};
use support::{Coverage, repository};

const COVERAGE: Coverage = Coverage {
    title: "Campaign Trail",
    page: CampaignTrail::RULES_PAGE,
    package: "campaign-trail",
    scenarios: "campaign-trail",
    prefix: "CT-",
    dots: 0,
};

#[test]
fn every_rule_is_named_by_code_or_by_a_test() {
    COVERAGE.is_complete(160);
}

#[test]
fn the_table_is_up_to_date() {
    COVERAGE.is_told();
}

#[test]
fn every_citation_resolves_to_its_line() {
    COVERAGE.citations_resolve();
}

#[test]
fn every_candidate_politick_action_and_dirty_card_has_a_scenario() {
    let deck = Deck::house();
    let mut wanted: Vec<String> = Candidate::all()
        .map(|it| format!("candidates/{}", it.key()))
        .collect();
    wanted.extend(
        Politick::all()
            .filter(|it| !it.is_dirty())
            .map(|it| format!("politick/{}", it.key())),
    );
    wanted.extend(
        deck.dirty
            .iter()
            .map(|card| format!("dirty/{}", card.number())),
    );
    assert_eq!(wanted.len(), 12 + 21 + 15);
    for name in wanted {
        let path = repository().join(format!("scenarios/campaign-trail/{name}.toml"));
        assert!(path.exists(), "{name} is missing");
    }
}

/// A number that no line of the rules page states would send a player nowhere.
const GAMES: &[&dyn AnyKind] = &[&Kind::<CampaignTrail>::new()];

#[test]
fn every_scenario_holds() {
    let registry = Registry(GAMES);
    let mut failed = Vec::new();
    for (name, text) in COVERAGE.scenarios() {
        let verdict = Scenario::parse(&text)
            .map_err(|error| error.to_string())
            .and_then(|scenario| {
                let mut load =
                    |_: &str| Err(Message::plain("no scenario goes on from another here"));
                scenario
                    .run(&registry, &mut load)
                    .map_err(|failure| failure.to_string())
            });
        if let Err(problem) = verdict {
            failed.push(format!("{name}: {problem}"));
        }
    }
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}
