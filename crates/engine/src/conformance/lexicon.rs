//! Whether everything that players read has words, and every citation a line to point at.
//!
//! What is missing is collected, not reported one by one: a translator wants the whole list.

use crate::any::{Heading, Words, rule_line};
use crate::game::Rule;
use crate::seat::Viewer;
use crate::text::{Message, Texts};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

#[derive(Debug)]
pub(super) struct Lexicon {
    texts: Vec<(&'static str, Texts)>,
    /// Messages that were tried already, as their hashes: most refusals are said a thousand times, and a long run
    /// says millions of different ones.
    tried: HashSet<u64>,
    cited: BTreeSet<&'static str>,
    /// What is wrong, by message or rule.
    missing: BTreeMap<String, String>,
}

impl Lexicon {
    pub fn new<G: Words>(languages: &[&'static str]) -> Lexicon {
        let mut lexicon = Lexicon {
            texts: Vec::new(),
            tried: HashSet::new(),
            cited: BTreeSet::new(),
            missing: BTreeMap::new(),
        };
        for &language in languages {
            match Texts::of(language, G::LOCALES) {
                Ok(texts) => lexicon.texts.push((language, texts)),
                Err(error) => lexicon.miss(language, error),
            }
        }
        lexicon
    }

    /// Every option has its explanation.
    pub fn explain_options<G: Words>(&mut self) {
        for option in G::OPTIONS {
            self.say(&Message::new(option.help));
        }
    }

    /// What each viewer reads of some events.
    pub fn tell<G: Words>(&mut self, state: &G, events: &[G::Event]) {
        for event in events {
            if let Some(Heading::Chapter(text) | Heading::Deed(text)) = G::heading(event) {
                self.say(&text);
            }
            for viewer in Viewer::all(state.seats()) {
                if let Some(seen) = G::event_for(event, viewer) {
                    self.say(&state.event_text(&seen));
                }
            }
        }
    }

    /// A message has words in every language.
    pub fn say(&mut self, message: &Message) {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(message);
        if !self.tried.insert(hash) {
            return;
        }
        for at in 0..self.texts.len() {
            let (language, texts) = &self.texts[at];
            let id = format!("{} ({language})", message.id);
            match texts.try_say(message) {
                Ok(words) => self.read(&id, &words),
                Err(error) => self.miss(&id, error),
            }
        }
    }

    /// The board in plain text, in every language.
    pub fn sketch<G: Words>(&mut self, view: &G::View) {
        for at in 0..self.texts.len() {
            let (language, texts) = &self.texts[at];
            let id = format!("the sketch ({language})");
            let words = G::sketch(view, texts);
            self.read(&id, &words);
        }
    }

    /// A rule is a line of the rules page.
    pub fn cite(&mut self, rule: Rule, page: &'static str) {
        if self.cited.insert(rule.0) && (rule.0.is_empty() || rule_line(page, rule.0).is_none()) {
            self.miss(
                &format!("rule '{}'", rule.0),
                "no line of the rules page".into(),
            );
        }
    }

    /// Everything that is missing, a line each.
    pub fn missing(&self) -> Option<String> {
        let lines: Vec<String> = self
            .missing
            .iter()
            .map(|(id, what)| format!("  {id}: {what}"))
            .collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    fn read(&mut self, id: &str, words: &str) {
        if words.trim().is_empty() {
            self.miss(id, "says nothing".into());
        } else if words.contains('⟨') {
            self.miss(id, format!("has a hole: {words}"));
        }
    }

    fn miss(&mut self, id: &str, what: String) {
        self.missing.entry(id.to_owned()).or_insert(what);
    }
}
