//! The words that players read: the command line's own, the shared ones and the game's, in the language that is wanted.

use engine::{AnyKind, ERRORS, Message, Texts};

/// A language that there are words in, by its code.
pub type Language = &'static str;

pub const ENGLISH: Language = "en";
pub const LANGUAGES: &[Language] = &[ENGLISH, "it"];

/// What the command line itself says.
const OURS: &[(&str, &str)] = &[
    ("en", include_str!("../../../locales/en/engine.ftl")),
    ("en", include_str!("../../../locales/en/server.ftl")),
    ("en", include_str!("../../../locales/en/cli.ftl")),
    ("it", include_str!("../../../locales/it/engine.ftl")),
    ("it", include_str!("../../../locales/it/server.ftl")),
    ("it", include_str!("../../../locales/it/cli.ftl")),
];

/// The language of this user: `HUSTINGS_LANG`, else what the system has set, as far as there are words in it.
pub fn language_of_this_user() -> Language {
    const VARIABLES: [&str; 4] = ["HUSTINGS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let values = VARIABLES.map(|name| std::env::var(name).unwrap_or_default());
    preferred(values.each_ref().map(String::as_str))
}

/// The first that is set decides, as everywhere on such systems: `it`, `it_IT.UTF-8`.
fn preferred(values: [&str; 4]) -> Language {
    let set = values.into_iter().find(|value| !value.is_empty());
    let base = set.unwrap_or("").split(['_', '-', '.', '@']).next();
    let known = LANGUAGES.iter().find(|known| Some(**known) == base);
    known.copied().unwrap_or(ENGLISH)
}

/// What is said without a game.
pub fn own_texts(language: Language) -> Texts {
    read(language, [OURS, ERRORS].concat())
}

/// Everything that the terminal says about a game.
pub fn texts(kind: &dyn AnyKind, language: Language) -> Texts {
    // A game may have no words in this language; it is then played in English.
    let spoken = kind.locales().iter().any(|(spoken, _)| *spoken == language);
    let language = if spoken { language } else { ENGLISH };
    read(language, [OURS, ERRORS, kind.locales()].concat())
}

fn read(language: Language, sources: Vec<(&str, &str)>) -> Texts {
    Texts::of(language, &sources).expect("the built-in Fluent files are tested to load together")
}

/// A side's name in words: the game's own `seat-NAME`, or the name as the command line writes it.
pub fn side(name: &str, texts: &Texts) -> Message {
    let id = format!("seat-{name}");
    match texts.has(&id) {
        true => Message::new(id),
        false => Message::new("cli-side").with("name", name),
    }
}

/// What a game is called: its own `game-NAME`, or its title.
pub fn title(kind: &dyn AnyKind, texts: &Texts) -> String {
    let id = format!("game-{}", kind.name());
    match texts.has(&id) {
        true => texts.say(&Message::new(id)),
        false => kind.title().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_every_game_load_and_explain_its_options() {
        for kind in games::registry().0 {
            for language in LANGUAGES {
                let texts = texts(*kind, language);
                for spec in kind.options() {
                    assert!(texts.has(spec.help), "{}: {}", kind.name(), spec.help);
                }
            }
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(preferred(["", "", "", "it_IT.UTF-8"]), "it");
        assert_eq!(preferred(["it", "C", "", "en_GB"]), "it");
        assert_eq!(preferred(["", "C", "", "it_IT"]), "en");
        assert_eq!(preferred(["", "", "", ""]), "en");
        assert_eq!(preferred(["fr", "", "", "it"]), "en");
    }
}
