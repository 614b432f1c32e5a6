//! `hustings analyse`: what turned a game, and what the strongest bot would have done.

use crate::Games;
use crate::commands::AnalyseArgs;
use crate::console::{Console, Failure};
use crate::journals;
use crate::words::{side, texts};
use bots::{Analysis, Level, PlayedKind, Story, Swing, Wish};
use engine::{AnyGame, JournalError, Message, Seat, Texts};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;

/// Lines of the graph.
const LINES: usize = 24;
/// Letters of its longest bar.
const BAR: f32 = 40.0;
/// Answers that are told of.
const TOLD: usize = 5;

pub fn run(games: &Games, args: &AnalyseArgs, console: &mut Console) -> Result<(), Failure> {
    let (export, kind) = journals::open(games, &args.file)?;
    let journal = &export.journal;
    let about_file =
        |error: JournalError| Failure::about("error-about", &args.file, error.message());
    match args.ply {
        None => {
            let story = bots::story(kind, journal).map_err(about_file)?;
            match args.json {
                true => console.json(&story_json(&story, &texts(kind, console.language()))),
                false => show_story(&story, &texts(kind, console.language()), console),
            }
        }
        Some(ply) => {
            let game = journal.replay_to(kind, ply).map_err(about_file)?;
            let seat = asked(&*game, ply)?;
            let found = search(kind, &*game, seat)?;
            let advice = Advice {
                ply,
                game: &*game,
                seat,
                found: &found,
                played: journal.answer_after(ply, &*game),
            };
            match args.json {
                true => console.json(&advice.as_json(&texts(kind, console.language()))),
                false => advice.show(&texts(kind, console.language()), console),
            }
        }
    }
}

fn asked(game: &dyn AnyGame, ply: u32) -> Result<Seat, Failure> {
    game.status()
        .first_asked()
        .ok_or_else(|| Failure::Use(Message::known("fail-nobody-asked").with("ply", ply)))
}

/// Thinks with a bar that shows how far it has come; Ctrl-C ends it.
fn search(kind: &dyn PlayedKind, game: &dyn AnyGame, seat: Seat) -> Result<Analysis, Failure> {
    let bar = ProgressBar::new(Level::ADVICE.iterations.into());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent}%") {
        bar.set_style(style);
    }
    let never = AtomicBool::new(false);
    let wish = Wish {
        budget: Level::ADVICE,
        seed: 1,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        stop: &never,
    };
    let found = kind.advise(game, seat, wish, &mut |done| bar.set_position(done));
    bar.finish_and_clear();
    found.ok_or_else(|| Failure::told("fail-seat-not-asked"))
}

fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}

fn show_story(story: &Story, texts: &Texts, console: &mut Console) -> Result<(), Failure> {
    let Some(&first) = story.seats.first() else {
        return Ok(());
    };
    let head = Message::new("cli-analyse-chances").with("side", side(first, texts));
    console.line(texts.say(&head))?;
    let last = story.chances.len() - 1;
    for line in 0..=LINES.min(last) {
        let ply = line * last / LINES.min(last).max(1);
        let chance = story.chances[ply][0];
        let bar = "█".repeat((chance * BAR).round() as usize);
        console.line(format_args!("{ply:5} {:3}% {bar}", percent(chance)))?;
    }
    console.line("")?;
    console.line(texts.say(&Message::new("cli-analyse-swings")))?;
    for swing in &story.swings {
        console.line(texts.say(&swing_words(swing, texts)))?;
    }
    Ok(())
}

fn swing_words(swing: &Swing, texts: &Texts) -> Message {
    let id = match swing.chapter {
        Some(_) => "cli-analyse-swing",
        None => "cli-analyse-swing-bare",
    };
    let words = Message::new(id)
        .with("deed", swing.deed.clone())
        .with("side", side(swing.seat, texts))
        .with("gain", percent(swing.gain))
        .with("from", swing.from)
        .with("to", swing.to);
    match &swing.chapter {
        Some(chapter) => words.with("chapter", chapter.clone()),
        None => words,
    }
}

fn story_json(story: &Story, texts: &Texts) -> Value {
    let mut told = json!(story);
    for (swing, told) in story
        .swings
        .iter()
        .zip(told["swings"].as_array_mut().into_iter().flatten())
    {
        told["words"] = texts.say(&swing_words(swing, texts)).into();
    }
    told
}

/// What was found about one question.
struct Advice<'a> {
    ply: u32,
    game: &'a dyn AnyGame,
    seat: Seat,
    found: &'a Analysis,
    played: Option<usize>,
}

impl Advice<'_> {
    fn show(&self, texts: &Texts, console: &mut Console) -> Result<(), Failure> {
        let name = side(self.game.seat_name(self.seat), texts);
        let head = Message::new("cli-analyse-advice")
            .with("side", name)
            .with("ply", self.ply)
            .with("chance", percent(self.found.value))
            .with("iterations", self.found.iterations as u32);
        console.line(texts.say(&head))?;
        if let Some(question) = self.game.question(self.seat) {
            console.line(texts.say(&question.text))?;
        }
        for choice in self.found.choices.iter().take(TOLD) {
            let text = self.game.choice_text(self.seat, choice.action);
            let text = text.map_or_else(String::new, |text| texts.say(&text));
            let mark = if self.played == Some(choice.action) {
                "→"
            } else {
                " "
            };
            console.line(format_args!(
                "{mark} {:3}%  {:7}  {text}",
                percent(choice.value),
                choice.visits
            ))?;
        }
        Ok(())
    }

    fn as_json(&self, texts: &Texts) -> Value {
        let choices = self.found.choices.iter().map(|choice| {
            let text = self.game.choice_text(self.seat, choice.action);
            let mut told = json!(choice);
            told["name"] = json!(self.game.action_name(choice.action));
            told["words"] = json!(text.map(|text| texts.say(&text)));
            told
        });
        json!({
            "ply": self.ply,
            "seat": self.game.seat_name(self.seat),
            "value": self.found.value,
            "iterations": self.found.iterations,
            "choices": choices.collect::<Vec<_>>(),
            "played": self.played.and_then(|played| self.game.action_name(played)),
        })
    }
}
