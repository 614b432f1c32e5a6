//! Which language somebody wants, and messages in it.

use axum::http::{HeaderMap, header};
use engine::{Message, Texts};
use std::sync::LazyLock;

// `LOCALES`: every Fluent source, with its language.
include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// What is spoken where nothing else is asked for.
pub(crate) const ENGLISH: &str = "en";

static TEXTS: LazyLock<Vec<(&str, Texts)>> = LazyLock::new(|| {
    let mut languages: Vec<&str> = LOCALES.iter().map(|(language, _)| *language).collect();
    languages.dedup();
    let read = |language| {
        let texts = Texts::of(language, LOCALES);
        (
            language,
            texts.expect("the built-in Fluent files are tested to load together"),
        )
    };
    languages.into_iter().map(read).collect()
});

/// The language that a request asks for with `Accept-Language`: of those known here, the one it likes best.
pub(crate) fn wanted(headers: &HeaderMap) -> &'static str {
    let accepted = headers.get(header::ACCEPT_LANGUAGE);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut best = (0.0, ENGLISH);
    for part in accepted.split(',') {
        let (tag, quality) = part.split_once(';').unwrap_or((part, "q=1"));
        let quality = quality.trim().strip_prefix("q=");
        let quality = quality.and_then(|text| text.parse().ok()).unwrap_or(0.0);
        let base = tag.trim().split('-').next().unwrap_or("");
        let known = TEXTS
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(base));
        if let Some((known, _)) = known
            && quality > best.0
        {
            best = (quality, known);
        }
    }
    best.1
}

/// The message in words; in English where the language is not known.
pub(crate) fn say(language: &str, message: &Message) -> String {
    let of = |wanted: &str| TEXTS.iter().find(|(known, _)| *known == wanted);
    let found = of(language).or_else(|| of(ENGLISH));
    let (_, texts) = found.expect("English is built in");
    texts.say(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_that_is_liked_best() {
        for (accepted, language) in [
            ("it-IT,it;q=0.9,en;q=0.8", "it"),
            ("en-GB,it;q=0.5", "en"),
            ("fr, it;q=0.3, en;q=0.7", "en"),
            ("fr", "en"),
            ("", "en"),
            ("it;q=nonsense", "en"),
        ] {
            let mut headers = HeaderMap::new();
            let value = accepted.parse().expect("a header's value");
            headers.insert(header::ACCEPT_LANGUAGE, value);
            assert_eq!(wanted(&headers), language, "{accepted}");
        }
    }
}
