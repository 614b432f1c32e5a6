//! Decks: cards as data, read from a file and checked. A game has a house deck in the program, and a user may write
//! another one; options and journals carry such a deck whole, as the text that it was read from.

use crate::text::{Message, Texts, english};
use std::fmt;
use std::sync::Arc;

/// The name that stands for the house deck in options.
pub(crate) const HOUSE: &str = "house";

/// What is wrong with a deck file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckError {
    pub file: String,
    /// `card 11`, `state NY`, `solo card S04`; nothing where it is about the whole file.
    pub place: Option<Message>,
    pub field: String,
    /// A sentence that says what would fit.
    pub problem: Message,
}

impl DeckError {
    /// File, place and field, then what is wrong there.
    pub fn message(&self) -> Message {
        let mut told = self.problem.clone();
        if !self.field.is_empty() {
            told = Message::about(self.field.as_str(), told);
        }
        if let Some(place) = &self.place {
            told = Message::about(place.clone(), told);
        }
        Message::about(self.file.as_str(), told)
    }
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&english(&self.message()))
    }
}

impl std::error::Error for DeckError {}

/// A row of a deck file: `card 11`, `state NY`.
pub fn place(sort: &str, name: &str) -> Message {
    let message = Message::known("deck-place").with("sort", sort);
    message.with("name", name)
}

/// Collects what is wrong, so that one look at a file finds all of it.
#[derive(Debug)]
pub struct DeckErrors<'a> {
    file: &'a str,
    found: Vec<DeckError>,
}

impl<'a> DeckErrors<'a> {
    /// Nothing found yet; `file` is what the errors call the file.
    pub fn new(file: &'a str) -> Self {
        DeckErrors {
            file,
            found: Vec::new(),
        }
    }

    /// Something is wrong with a row.
    pub fn add(&mut self, place: Message, field: &str, problem: Message) {
        self.found.push(DeckError {
            file: self.file.into(),
            place: Some(place),
            field: field.into(),
            problem,
        });
    }

    /// Something is wrong with a whole table, or with what stands at the top of the file.
    pub fn add_at_top(&mut self, field: &str, problem: Message) {
        self.found.push(DeckError {
            file: self.file.into(),
            place: None,
            field: field.into(),
            problem,
        });
    }

    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// What was read, unless anything is wrong with it.
    pub fn verdict<T>(self, read: T) -> Result<T, Vec<DeckError>> {
        if self.found.is_empty() {
            Ok(read)
        } else {
            Err(self.found)
        }
    }
}

/// The tables of a deck file, or the only error that there is then.
pub fn tables(file: &str, text: &str) -> Result<toml::Table, Vec<DeckError>> {
    text.parse().map_err(|error: toml::de::Error| {
        let mut errors = DeckErrors::new(file);
        let problem = Message::known("deck-not-toml");
        errors.add_at_top("", problem.with("reason", error.to_string().trim()));
        errors.found
    })
}

/// A deck that can come from a file.
pub trait Deck: Send + Sync + Sized + 'static {
    /// The game whose deck it is, as the file names it.
    const GAME: &'static str;

    /// The deck that comes with the program.
    fn house() -> Arc<Self>;

    /// Reads and checks a deck. `file` is what errors call it.
    fn read(file: &str, text: &str) -> Result<Self, Vec<DeckError>>;

    /// The name that the file gives it.
    fn name(&self) -> &str;

    /// The text that it was read from.
    fn text(&self) -> &str;
}

/// What is wrong with a deck file, a sentence each; nothing at all where it is a deck of another game.
pub fn check_deck<D: Deck>(file: &str, text: &str) -> Option<Vec<Message>> {
    let ours = match text.parse::<toml::Table>() {
        Ok(tables) => tables.get("game").and_then(|game| game.as_str()) == Some(D::GAME),
        // Whichever game is asked can tell that this is no deck of any.
        Err(_) => true,
    };
    ours.then(|| match D::read(file, text) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(DeckError::message).collect(),
    })
}

/// The deck of a table. In options it is the word `house`, or the whole text of another deck.
pub struct DeckChoice<D>(pub Arc<D>);

impl<D> Clone for DeckChoice<D> {
    #[inline]
    fn clone(&self) -> Self {
        DeckChoice(self.0.clone())
    }
}

impl<D: Deck> fmt::Debug for DeckChoice<D> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_tuple("DeckChoice").field(&self.0.name()).finish()
    }
}

impl<D: Deck> Default for DeckChoice<D> {
    fn default() -> Self {
        DeckChoice(D::house())
    }
}

impl<D: Deck> PartialEq for DeckChoice<D> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.text() == other.0.text()
    }
}
impl<D: Deck> Eq for DeckChoice<D> {}

impl<D: Deck> serde::Serialize for DeckChoice<D> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if Arc::ptr_eq(&self.0, &D::house()) {
            serializer.serialize_str(HOUSE)
        } else {
            serializer.serialize_str(self.0.text())
        }
    }
}

impl<'de, D: Deck> serde::Deserialize<'de> for DeckChoice<D> {
    fn deserialize<S: serde::Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        let text = String::deserialize(deserializer)?;
        if text == HOUSE {
            return Ok(DeckChoice::default());
        }
        let deck = D::read("the deck", &text).map_err(|errors| {
            let lines: Vec<String> = errors.iter().take(5).map(ToString::to_string).collect();
            serde::de::Error::custom(lines.join("; "))
        })?;
        Ok(DeckChoice(Arc::new(deck)))
    }
}

const STYLE: &str = "body{font:10pt sans-serif;margin:8mm}h2{break-before:page}\
.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:3mm}\
.card{border:.4mm solid #333;border-radius:2mm;padding:2.5mm;min-height:62mm;break-inside:avoid}\
.card h3{margin:0 0 1mm;font-size:11pt}.card p{margin:0 0 1mm}.debate{border-top:.2mm solid #999;padding-top:1mm}";

/// A page in HTML that prints every card of a deck: cut out, shuffle, play.
#[derive(Debug)]
pub struct DeckPage {
    html: String,
}

impl DeckPage {
    /// A page with this title, in the language of these words.
    pub fn new(title: &Message, texts: &Texts) -> DeckPage {
        let title = escape(&texts.say(title));
        let language = texts.language();
        DeckPage {
            html: format!(
                "<!doctype html>\n<html lang=\"{language}\"><meta charset=\"utf-8\"><title>{title}</title>\
                 <style>{STYLE}</style><h1>{title}</h1>"
            ),
        }
    }

    /// Cards of one sort, each with its title and its lines.
    pub fn chapter(&mut self, title: &str, cards: impl IntoIterator<Item = (String, Vec<String>)>) {
        self.html += &format!("\n<h2>{}</h2><div class=\"cards\">", escape(title));
        for (title, lines) in cards {
            self.html += &format!("<div class=\"card\"><h3>{}</h3>", escape(&title));
            for line in lines {
                self.html += &format!("<p>{}</p>", escape(&line));
            }
            self.html += "</div>";
        }
        self.html += "</div>";
    }

    pub fn finish(self) -> String {
        self.html + "\n</html>\n"
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
