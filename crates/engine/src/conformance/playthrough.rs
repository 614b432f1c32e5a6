//! A random game in text with every observable printed: kept in a file, it shows what a change to the rules changes.

use super::{any_answer, key};
use crate::action::Action;
use crate::any::Words;
use crate::chance::{Quick, Recorder, Seeded};
use crate::game::{Game, Status};
use crate::seat::{SeatSet, Viewer};
use crate::text::Texts;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Enough for any game that ends; one that does not is cut off, and says so.
const MOST_PLIES: u64 = 10_000;

/// Plays one random game and prints, ply by ply, who is asked what by which rule, every choice, the answer, what was
/// drawn, the events as each viewer sees them and a short hash of each view. The same seed prints the same text.
pub fn playthrough<G: Words>(options: &G::Options, seed: u64) -> String {
    let mut page = Page {
        texts: english::<G>(),
        text: format!("{} rules {} seed {seed}\n", G::NAME, G::RULES_VERSION),
    };
    let json = serde_json::to_string(options).unwrap_or_default();
    page.line(&format!("options {json}"));
    let mut chance = Seeded::new(key(seed));
    let mut quick = Quick::new(!seed);
    let mut recorder = Recorder::new(&mut chance);
    let mut log = Vec::new();
    let mut state = match G::new(options, &mut recorder, &mut log) {
        Ok(state) => state,
        Err(error) => {
            page.line(&format!("cannot be set up: {error}"));
            return page.text;
        }
    };
    page.drawn(&recorder.into_outcomes());
    page.told(&state, &log);
    for ply in 1..=MOST_PLIES {
        let Status::Waiting(seats) = state.status() else {
            return page.close(&state);
        };
        page.asked(&state, seats, ply);
        let (seat, action) = any_answer(&state, seats, &mut quick);
        chance.at_ply(ply);
        let mut recorder = Recorder::new(&mut chance);
        let mut log = Vec::new();
        let reveal = state.apply(seat, action, &mut recorder, &mut log);
        let (who, name) = (state.seat_name(seat), action.name());
        page.line(&format!("> {who}: {name} (reveals {reveal:?})"));
        page.drawn(&recorder.into_outcomes());
        page.told(&state, &log);
    }
    page.line("cut off");
    page.text
}

fn english<G: Words>() -> Texts {
    Texts::of("en", G::LOCALES).expect("the suite checks that the game's words can be read")
}

struct Page {
    texts: Texts,
    text: String,
}

impl Page {
    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("writing to a string does not fail");
    }

    fn asked<G: Words>(&mut self, state: &G, seats: SeatSet, ply: u64) {
        self.line(&format!("\nply {ply}"));
        for seat in seats.iter() {
            let who = state.seat_name(seat);
            if let Some(question) = state.question(seat) {
                let words = self.texts.say(&question.text);
                self.line(&format!(
                    "? {who} {} {}: {words}",
                    question.id, question.rule.0
                ));
            }
            let mut choices = Vec::new();
            state.choices(seat, &mut choices);
            for action in choices {
                let words = self.texts.say(&state.choice_text(seat, action));
                self.line(&format!("  - {}: {words}", action.name()));
            }
        }
    }

    fn drawn(&mut self, outcomes: &[u32]) {
        if !outcomes.is_empty() {
            self.line(&format!("  drawn {outcomes:?}"));
        }
    }

    /// Events that all see alike are printed once.
    fn told<G: Words>(&mut self, state: &G, log: &[G::Event]) {
        for event in log {
            let seen = |viewer| G::event_for(event, viewer).map(|event| (viewer, event));
            let seen: Vec<_> = Viewer::all(state.seats()).filter_map(seen).collect();
            let everybody = seen.len() == state.seats() + 1;
            let alike = seen.iter().all(|(_, other)| *other == seen[0].1);
            for (viewer, event) in &seen {
                let words = self.texts.say(&state.event_text(event));
                if everybody && alike {
                    self.line(&format!("  * {words}"));
                    break;
                }
                self.line(&format!("  * {}: {words}", name(state, *viewer)));
            }
        }
        for viewer in Viewer::all(state.seats()) {
            let awaited = names(state, state.awaited(viewer));
            let hash = short_hash(&state.view(viewer));
            let who = name(state, viewer);
            self.line(&format!("  {who} sees {hash}, awaits {}", awaited));
        }
    }

    fn close<G: Words>(mut self, state: &G) -> String {
        if let Status::Over(outcome) = state.status() {
            let winners = names(state, outcome.winners);
            let scores = &outcome.scores[..state.seats()];
            let line = format!(
                "\nover by {}, won by {}, scores {scores:?}",
                outcome.rule.0, winners
            );
            self.line(&line);
        }
        let sketch = G::sketch(&state.view(Viewer::Spectator), &self.texts);
        self.line(sketch.trim_end());
        self.text
    }
}

fn names<G: Game>(state: &G, seats: SeatSet) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| state.seat_name(seat)).collect();
    if names.is_empty() {
        "nobody".into()
    } else {
        names.join(" ")
    }
}

fn name<G: Game>(state: &G, viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(seat) => state.seat_name(seat),
        Viewer::Spectator => "spectator",
    }
}

fn short_hash(view: &impl Serialize) -> String {
    let json = serde_json::to_vec(view).expect("views have string keys and no foreign types");
    let digest = Sha256::digest(&json);
    digest[..4]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
