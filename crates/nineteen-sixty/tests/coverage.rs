//! Every rule is named by code or by a test; every card has a scenario; every citation points at a line.

#[path = "../../engine/tests/support/coverage.rs"]
mod support;

use engine::{Key, Words};
use hustings_nineteen_sixty::{Card, NineteenSixty};
use support::{Coverage, repository};

const COVERAGE: Coverage = Coverage {
    title: "1960",
    page: NineteenSixty::RULES_PAGE,
    package: "nineteen-sixty",
    scenarios: "1960",
    prefix: "R-",
    dots: 2,
};

#[test]
fn every_rule_is_named_by_code_or_by_a_test() {
    COVERAGE.is_complete(225);
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
fn every_card_has_a_scenario_of_its_own() {
    for card in Card::all() {
        let name = format!("{:03}-{}.toml", card.number(), card.key());
        let path = repository().join("scenarios/1960/cards").join(&name);
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(text.contains(card.key()), "{name} is missing");
    }
}
