//! A page that prints every card of a deck: cut out, shuffle, play.

use crate::action::Use;
use crate::board::Party;
use crate::candidates::Candidate;
use crate::deck::{CardFacts, Deck, SoloCard};
use crate::words::{
    candidate_name, icon_list, issue_name, msg, party_name, state_name, use_in_full, use_name,
};
use engine::deck::DeckPage;
use engine::{Key, Message, Texts};

/// A card on the page: its title and its lines.
type Printed = (String, Vec<String>);

/// The whole deck as one page in HTML.
pub(crate) fn page(deck: &Deck, texts: &Texts) -> String {
    let title = msg("print-title").with("deck", deck.name.as_str());
    let mut page = DeckPage::new(&title, texts);
    let mut chapter = |id: &str, cards: Vec<Printed>| page.chapter(&texts.say(&msg(id)), cards);
    chapter(
        "print-candidates",
        Candidate::all()
            .map(|it| candidate(deck, it, texts))
            .collect(),
    );
    chapter(
        "print-cards",
        deck.standard
            .iter()
            .map(|it| action_card(it.number(), &deck.facts(it), texts))
            .collect(),
    );
    chapter(
        "print-dirty",
        deck.dirty
            .iter()
            .map(|it| action_card(it.number(), &deck.facts(it), texts))
            .collect(),
    );
    let topics = deck.topic_names.iter().zip(&deck.topics);
    chapter(
        "print-topics",
        topics
            .map(|(name, issues)| topic(name, issues, texts))
            .collect(),
    );
    let solo = deck.solo_names.iter().zip(&deck.solo);
    chapter(
        "print-solo",
        solo.map(|(name, card)| solo_card(name, card, texts))
            .collect(),
    );
    for &party in Party::ALL {
        let names = deck.advanced_names[party.index()].iter();
        let cards = names.zip(deck.advanced[party].iter().flatten());
        let party = texts.say(&party_name(party));
        let cards = cards.map(|(name, card)| solo_card(&format!("{name} {party}"), card, texts));
        chapter("print-advanced", cards.collect());
    }
    page.finish()
}

fn candidate(deck: &Deck, candidate: Candidate, texts: &Texts) -> Printed {
    let (money, voters) = deck.candidates[candidate];
    let text = msg("candidate-text").with("candidate", candidate.key());
    let lines = [
        msg("print-resources")
            .with("money", money)
            .with("voters", voters),
        text,
    ];
    (
        texts.say(&candidate_name(candidate)),
        lines.iter().map(|line| texts.say(line)).collect(),
    )
}

fn action_card(number: u8, facts: &CardFacts, texts: &Texts) -> Printed {
    let title = msg("print-card")
        .with("card", number)
        .with("state", state_name(facts.reference));
    let mut lines: Vec<Message> = Use::ALL
        .iter()
        .filter_map(|&usage| use_in_full(facts, usage))
        .collect();
    if facts.not_for_two {
        lines.push(msg("print-not-for-two"));
    }
    if !facts.dirty {
        lines.push(msg("print-debate").with("issues", icon_list(facts.debate)));
    }
    let lines: Vec<String> = lines.iter().map(|line| texts.say(line)).collect();
    (texts.say(&title), lines)
}

fn topic(name: &str, issues: &[crate::board::Issue; 6], texts: &Texts) -> Printed {
    let row = |issues: &[crate::board::Issue]| {
        let list: Vec<Message> = issues.iter().map(|&issue| issue_name(issue)).collect();
        texts.say(&msg("print-row").with("issues", list))
    };
    (name.to_owned(), vec![row(&issues[..3]), row(&issues[3..])])
}

fn solo_card(name: &str, facts: &SoloCard, texts: &Texts) -> Printed {
    let register = match facts.register {
        Some((filled, count)) => msg("print-register")
            .with("filled", filled)
            .with("count", count),
        None => msg("print-automatic"),
    };
    let states: Vec<Message> = facts
        .states()
        .iter()
        .map(|(state, threshold)| {
            msg("print-threshold")
                .with("state", state.key())
                .with("count", *threshold)
        })
        .collect();
    let direct = msg("print-direct")
        .with("use", use_name(facts.direct))
        .with("cubes", facts.cubes)
        .with("states", states);
    let mut lines = vec![register, direct];
    if facts.trail[0].is_some() {
        let grid: String = facts.grid.iter().map(u8::to_string).collect();
        let trail: Vec<Message> = facts
            .trail
            .iter()
            .flatten()
            .map(|&issue| issue_name(issue))
            .collect();
        lines.push(
            msg("print-rabbits")
                .with("grid", format!("{} {}", &grid[..3], &grid[3..]))
                .with("count", facts.rabbits)
                .with("issues", trail),
        );
    }
    let lines: Vec<String> = lines.iter().map(|line| texts.say(line)).collect();
    (name.to_owned(), lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::CampaignTrail;
    use engine::Words;

    #[test]
    fn every_card_is_on_the_page() {
        let texts = Texts::of("en", CampaignTrail::LOCALES).expect("the words can be read");
        let page = CampaignTrail::deck_page(&texts).expect("this game has a deck");
        assert_eq!(
            page.matches("<div class=\"card\">").count(),
            12 + 100 + 15 + 30 + 63 + 150
        );
        assert!(!page.contains('⟨'), "a message is missing");
    }
}
