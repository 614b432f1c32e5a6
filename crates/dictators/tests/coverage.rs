//! Every rule of the rules page is named by the code, by a test or by a scenario, and every card has a case of its own.

#[path = "../../engine/tests/support/coverage.rs"]
mod support;

use engine::{Key, Words};
use hustings_dictators::{AssetAbility, Audience, Dictator, Dictators, Kind, Token, house};
use support::Coverage;

const COVERAGE: Coverage = Coverage {
    title: "The dictators' race",
    page: Dictators::RULES_PAGE,
    package: "dictators",
    scenarios: "dictators",
    prefix: "R-",
    dots: 1,
};

#[test]
fn every_rule_is_named_by_code_or_by_a_test() {
    COVERAGE.is_complete(100);
}

#[test]
fn the_table_is_up_to_date() {
    COVERAGE.is_told();
}

#[test]
fn every_citation_resolves_to_its_line() {
    COVERAGE.citations_resolve();
}

/// The cases of all scenarios, each from its title on.
fn cases() -> Vec<String> {
    let scenarios = COVERAGE.scenarios().into_iter();
    let cases = scenarios.flat_map(|(_, text)| {
        let cases = text.split("\ntitle = \"").skip(1);
        cases.map(str::to_owned).collect::<Vec<_>>()
    });
    cases.collect()
}

/// A case of its own has a title that begins with the card's key and a colon, and names the card in what is given, done or
/// drawn.
#[test]
fn every_card_has_a_case_of_its_own() {
    let cases = cases();
    let has = |name: &str| {
        let key = name.strip_prefix("token ").unwrap_or(name);
        let title = format!("{name}: ");
        let own = cases.iter().filter_map(|case| case.strip_prefix(&title));
        own.into_iter().any(|case| {
            let (_, rest) = case.split_once('\n').unwrap_or_default();
            rest.contains(key)
        })
    };
    let tokens = Token::all().map(|token| format!("token {}", token.key()));
    let keys = Kind::all()
        .map(|kind| kind.key().to_owned())
        .chain(Audience::all().map(|card| card.key().to_owned()))
        .chain(Dictator::all().map(|dictator| dictator.key().to_owned()))
        .chain(tokens);
    let missing: Vec<String> = keys.filter(|key| !has(key)).collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
}

/// Every ability of every asset is used in some scenario, but for those that work by themselves.
#[test]
fn every_ability_is_used() {
    let cases = cases().concat();
    let by_themselves = ["lobby-firm-1", "mole-in-the-kitchen-1"];
    let printed = house()
        .designs
        .iter()
        .flat_map(|card| card.abilities.clone());
    let keys = printed.map(|number| AssetAbility::at(number).key());
    let used =
        |key: &&str| by_themselves.contains(key) || cases.contains(&format!("\"use {key}\""));
    let missing: Vec<&str> = keys.filter(|key| !used(key)).collect();
    assert!(missing.is_empty(), "no scenario uses {missing:?}");
}
