//! The words that players read: the command line's own, the shared ones and the game's.

use engine::{AnyKind, Message, Texts};

const LANGUAGE: &str = "en";
const SHARED: &str = include_str!("../../../locales/en/engine.ftl");
const OURS: &str = include_str!("../../../locales/en/cli.ftl");

/// Everything that the terminal says about a game.
pub fn texts(kind: &dyn AnyKind) -> Texts {
    let mut sources = vec![SHARED, OURS];
    for (language, source) in kind.locales() {
        // A game may bring the shared words along; they are defined once all the same.
        if *language == LANGUAGE && !sources.contains(source) {
            sources.push(source);
        }
    }
    Texts::new(LANGUAGE, &sources).expect("the built-in Fluent files are tested to load together")
}

/// A side's name in words: the game's own `seat-NAME`, or the name as the command line writes it.
pub fn side(name: &str, texts: &Texts) -> Message {
    let id = format!("seat-{name}");
    match texts.has(&id) {
        true => Message::new(id),
        false => Message::new("cli-side").with("name", name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_every_game_load_and_explain_its_options() {
        for kind in games::registry().0 {
            let texts = texts(*kind);
            for spec in kind.options() {
                assert!(texts.has(spec.help), "{}: {}", kind.name(), spec.help);
            }
        }
    }
}
