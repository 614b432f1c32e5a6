//! What must hold of a whole deck so that every table can be played with it.

use super::Deck;
use crate::board::Issue;
use engine::deck::{DeckErrors, place};
use engine::{Key, Message};

/// Enough for six players with a Newcomer among them and a few cards in every month.
const FEWEST_CARDS: usize = 60;
/// Two automated parties draw thirty cards each; a set of cards has 64 bits.
const SOLO_CARDS: std::ops::RangeInclusive<usize> = 60..=64;

pub(super) fn check(deck: &Deck, errors: &mut DeckErrors) {
    let cards = deck.standard.len();
    if cards < FEWEST_CARDS {
        let problem = Message::known("deck-few-cards").with("found", cards);
        errors.add_at_top("cards", problem.with("fewest", FEWEST_CARDS));
    }
    if deck.standard.minus(deck.not_for_two).len() < FEWEST_CARDS {
        errors.add_at_top("cards", Message::known("deck-not-for-two"));
    }
    if deck.topics.len() < 2 {
        errors.add_at_top("topics", Message::known("deck-topics"));
    }
    if !SOLO_CARDS.contains(&deck.solo.len()) {
        let problem = Message::known("deck-solo-cards")
            .with("found", deck.solo.len())
            .with("fewest", *SOLO_CARDS.start())
            .with("most", *SOLO_CARDS.end());
        errors.add_at_top("solo", problem);
    }
    for &issue in Issue::ALL {
        if deck.issue_states[issue].is_empty() {
            let problem = Message::known("deck-issue-unseen");
            errors.add(place("issue", issue.key()), "", problem);
        }
    }
    for (region, states) in deck.region_states.iter() {
        if states.is_empty() {
            let problem = Message::known("deck-region-empty");
            errors.add(place("region", region.key()), "", problem);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Card, Deck, Tour};
    use crate::action::Use;
    use crate::board::{Icons, Issue, Party, Region, State, StateSet};
    use crate::politick::{Kind, Politick};
    use State::*;
    use engine::Key;

    fn card(number: usize) -> super::super::CardFacts {
        Deck::house().facts(Card::numbered(number).expect("a number of the deck"))
    }

    fn icons(codes: &str) -> Icons {
        let mut icons = Icons::default();
        for code in codes.split(' ') {
            icons.add(Issue::named(code).expect("an issue"));
        }
        icons
    }

    /// Counts of the house deck: cards, actions, values, copies.
    #[test]
    fn the_house_deck_is_complete() {
        let deck = Deck::house();
        assert_eq!((deck.standard.len(), deck.dirty.len()), (100, 15));
        assert_eq!(
            (deck.not_for_two.len(), deck.topics.len(), deck.solo.len()),
            (15, 30, 63)
        );
        let facts = || deck.standard.iter().map(|card| deck.facts(card));
        let count = |usage: Use| facts().filter(|card| card.shows(usage)).count();
        assert_eq!(
            Use::ALL
                .iter()
                .map(|&usage| count(usage))
                .collect::<Vec<_>>(),
            [62, 68, 68, 66, 70, 66]
        );
        let homes = facts()
            .filter(|card| card.campaign == Some(Tour::HomeRegion))
            .count();
        assert_eq!(homes, 2);
        let by_kind = |kind: Kind| {
            facts()
                .filter_map(|card| card.politick)
                .filter(|it| it.kind() == kind)
                .count()
        };
        assert_eq!(
            [Kind::Instant, Kind::Ongoing, Kind::Response].map(by_kind),
            [22, 36, 8]
        );
        let copies: Vec<usize> = Politick::ALL
            .iter()
            .map(|&it| deck.politicks[it].len())
            .collect();
        assert_eq!(
            copies,
            [
                3, 4, 4, 3, 4, 4, 3, 3, 3, 3, 4, 3, 3, 2, 2, 2, 3, 2, 3, 4, 4, 3, 2, 3, 2
            ]
        );
        assert_eq!(
            deck.solo
                .iter()
                .filter(|card| card.register.is_none())
                .count(),
            8
        );
        for &party in Party::ALL {
            let automatic = |card: &&Option<super::super::SoloCard>| {
                card.is_some_and(|card| card.register.is_none())
            };
            assert_eq!(deck.advanced[party].iter().filter(automatic).count(), 4);
        }
        for card in deck
            .solo
            .iter()
            .chain(deck.advanced.cells().iter().flatten().flatten())
        {
            if let Some((filled, _)) = card.register {
                assert!(
                    filled * 3 >= card.cubes * card.count,
                    "{card:?} cannot be paid"
                );
            }
        }
    }

    /// CT-D7, CT-D8: stars give the parties 179, 180 and 179 votes, and each pair 269 each; ethics states are their party's.
    #[test]
    fn the_stars_are_balanced() {
        let deck = Deck::house();
        let votes = |holds: &dyn Fn(State) -> Party, party: Party| -> u16 {
            State::ALL
                .iter()
                .filter(|&&state| holds(state) == party)
                .map(|state| state.votes())
                .sum()
        };
        let first = |state: State| deck.stars[state][0];
        assert_eq!(
            [0, 1, 2].map(|at| votes(&first, Party::ALL[at])),
            [179, 180, 179]
        );
        for &unused in Party::ALL {
            let holder = |state: State| {
                let [first, second] = deck.stars[state];
                if first == unused { second } else { first }
            };
            for &party in Party::ALL.iter().filter(|&&party| party != unused) {
                assert_eq!(votes(&holder, party), 269);
            }
        }
        for &party in Party::ALL {
            assert!(
                party
                    .ethics_states()
                    .iter()
                    .all(|state| first(state) == party)
            );
        }
        assert!(deck.stars[CT] == [Party::Democrat, Party::Republican]);
        assert_eq!(deck.region_states[Region::GreatPlains].len(), 7);
    }

    /// What the rulebook prints of single cards.
    #[test]
    fn printed_cards_are_as_printed() {
        let plane = card(10).travel.expect("#10 travels");
        assert!(plane.plane && plane.steps == 0);
        assert_eq!(card(11).advertise, icons("TAX TAX ENG ENG"));
        assert_eq!(card(23).politick, Some(Politick::SuperPac));
        assert_eq!(card(29).register, Some(10));
        assert_eq!(card(73).politick, Some(Politick::LocalFundsDryUp));
        assert_eq!(card(87).fundraise, Some(70));
        assert_eq!(
            card(97).campaign,
            Some(Tour::Listed(StateSet::of(&[MD, VA, WV, DC, KY])))
        );
        for (number, codes) in [
            (55, "TAX ENG JOB JOB"),
            (72, "GUN DEB DRU"),
            (79, "ENG ENG JOB"),
            (82, "HEA GUN"),
            (93, "HOU IMM DRU"),
            (100, "JOB TAX"),
        ] {
            assert_eq!(card(number).debate, icons(codes), "#{number}");
        }
        let deck = Deck::house();
        assert_eq!(deck.issue_states[Issue::TAX], StateSet::of(&[GA, SC, OH]));
        assert_eq!(
            deck.issue_states[Issue::ENG],
            StateSet::of(&[MT, AR, WV, PA])
        );
        assert_eq!(deck.issue_states[Issue::GEN], StateSet::of(&[CA]));
        assert_eq!(deck.issue_states[Issue::HEA], StateSet::of(&[FL, ND, HI]));
        assert_eq!(card(106).advertise.len(), 4);
        assert!(matches!(card(108).campaign, Some(Tour::Listed(states)) if states.contains(CA)));
        assert_eq!(card(112).suppression, 2);
    }

    /// Every error names file, card and field.
    #[test]
    fn errors_name_file_card_and_field() {
        let spoil = |from: &str, to: &str| {
            let text = Deck::house_text().replacen(from, to, 1);
            assert_ne!(text, Deck::house_text(), "'{from}' is in the deck");
            let errors = Deck::read("mine.toml", &text).expect_err("the deck is spoilt");
            errors.first().expect("at least one").to_string()
        };
        for (from, to, message) in [
            (
                "campaign = \"IL IN KY OH\"",
                "campaign = \"IL XX\"",
                "mine.toml: card 1: campaign: there is no 'XX'",
            ),
            (
                "fundraise = 80",
                "fundraise = 8",
                "mine.toml: card 1: fundraise: write a number from 10 to 200",
            ),
            (
                "ref = \"MD\"",
                "ref = \"CA\"",
                "mine.toml: card 1: ref: California",
            ),
            (
                "ref = \"MD\", ",
                "ref = \"MD\", register = 5, ",
                "mine.toml: card 1: it has 5 actions",
            ),
            (
                "debate = \"SUR MIL\"",
                "debate = \"SUR\"",
                "mine.toml: card 1: debate: write two to four issues",
            ),
            (
                "travel = \"3\"",
                "travel = \"train\"",
                "mine.toml: card 1: travel: write a number of states",
            ),
            (
                "politick = \"unprepared\"",
                "politick = \"bribes\"",
                "mine.toml: card 1: politick: 'bribes' does not belong",
            ),
            (
                "ref = \"MD\", ",
                "ref = \"MD\", colour = 1, ",
                "mine.toml: card 1: colour: there is no such field",
            ),
            (
                "\n101 = ",
                "\n100 = ",
                "mine.toml: card 100: its number must be",
            ),
            ("cubes = 1", "cubes = 0", "mine.toml: solo card S01: cubes"),
            (
                "MI2 MN2",
                "MI2 MN",
                "mine.toml: solo card S01: states: 'MN' is not a state",
            ),
            (
                "grid = \"100 001\"",
                "grid = \"1 1\"",
                "mine.toml: solo card D01: grid",
            ),
            (
                "stars = \"libertarian republican\"",
                "stars = \"whig\"",
                "mine.toml: state AK: stars: there is no 'whig'",
            ),
            (
                "[solo]",
                "[alone]",
                "mine.toml: solo: this table is missing",
            ),
            ("name = \"house\"", "name = house", "mine.toml: is not TOML"),
        ] {
            let found = spoil(from, to);
            assert!(found.starts_with(message), "{found}");
        }
    }
}
