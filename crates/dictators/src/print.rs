//! A page that prints every card of a deck.

use crate::deck::{Deck, Design};
use crate::words::{msg, printed};
use engine::Texts;
use engine::deck::DeckPage;

/// The whole deck as one page in HTML.
pub(crate) fn page(deck: &Deck, texts: &Texts) -> String {
    let title = msg("print-title").with("deck", deck.name.as_str());
    let mut page = DeckPage::new(&title, texts);
    let say = |text: &str| texts.say(&printed(text));
    let mut chapter = |sort: &str, cards: Vec<(String, Vec<String>)>| {
        page.chapter(&texts.say(&msg("print-chapter").with("sort", sort)), cards);
    };
    let (actions, rest) = deck.designs.split_at(crate::cards::ACTIONS);
    let (interruptions, assets) = rest.split_at(crate::cards::INTERRUPTIONS);
    for (sort, designs) in [
        ("action", actions),
        ("interruption", interruptions),
        ("asset", assets),
    ] {
        let card = |design: &Design| (design.name.clone(), design_lines(design, texts));
        let copies = designs
            .iter()
            .flat_map(|design| std::iter::repeat_n(card(design), design.count.into()));
        chapter(sort, copies.collect());
    }
    let founders = deck.founders.iter().map(|card| {
        let turns = (card.turns > 0).then(|| msg("print-turns").with("turns", card.turns));
        let lines = turns.iter().map(|line| texts.say(line));
        let lines = lines.chain([say(&card.text), say(&card.line)]);
        (card.name.clone(), lines.collect())
    });
    chapter("founder", founders.collect());
    let presidents = deck.presidents.iter().flat_map(|card| {
        let lines = vec![say(&card.text), say(&card.line)];
        std::iter::repeat_n((card.name.clone(), lines), card.count.into())
    });
    chapter("president", presidents.collect());
    let dictators = deck.dictators.iter().map(|card| {
        let lines = vec![
            card.realm.clone(),
            say(&card.when),
            say(&card.text),
            say(&card.line),
        ];
        (card.name.clone(), lines)
    });
    chapter("dictator", dictators.collect());
    let facilities = deck.facilities.iter().map(|card| {
        let zone = msg("nuclear-zone").with("zone", card.zone);
        let place = msg(&format!("place-{}", card.place));
        let lines = [texts.say(&place), texts.say(&zone)];
        (card.name.clone(), lines.into())
    });
    chapter("facility", facilities.collect());
    let tokens = deck.tokens.iter().map(|token| {
        let lines = vec![say(&token.when), say(&token.text)];
        (token.key.clone(), lines)
    });
    chapter("token", tokens.collect());
    page.finish()
}

/// What is printed on a command card.
fn design_lines(design: &Design, texts: &Texts) -> Vec<String> {
    let symbols = [
        (design.cost > 0).then(|| msg("print-cost").with("cost", design.cost)),
        design.usa_only.then(|| msg("print-usa-only")),
        design.air.then(|| msg("print-air")),
        (design.turns > 0).then(|| msg("print-turns").with("turns", design.turns)),
    ];
    let symbols = symbols.into_iter().flatten();
    let lines = [&design.when, &design.text, &design.line];
    symbols
        .map(|line| texts.say(&line))
        .chain(lines.map(|line| texts.say(&printed(line))))
        .filter(|line| !line.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::state::Dictators;
    use engine::{Texts, Words};

    #[test]
    fn every_card_is_on_the_page() {
        let page = page_in("en");
        assert_eq!(
            page.matches("<div class=\"card\">").count(),
            122 + 15 + 12 + 14 + 40 + 15
        );
    }

    fn page_in(language: &str) -> String {
        let texts = Texts::of(language, Dictators::LOCALES).expect("the words can be read");
        let page = Dictators::deck_page(&texts).expect("this game has a deck");
        assert!(!page.contains('⟨'), "a message is missing");
        page
    }

    #[test]
    fn cards_are_printed_in_the_language_that_is_asked_for() {
        assert!(page_in("en").contains("Draw 3 cards."));
        let page = page_in("it");
        assert!(page.contains("Pesca 3 carte.") && !page.contains("Draw 3 cards."));
        assert!(
            page.contains("<html lang=\"it\">"),
            "browsers read it aloud"
        );
    }
}
