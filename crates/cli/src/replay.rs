//! `hustings replay`: a journal at one ply, as one viewer saw it.

use crate::Games;
use crate::commands::ReplayArgs;
use crate::console::{Console, Failure};
use crate::setup::find_seat;
use crate::words::{Language, side, texts, title};
use crate::{journals, setup};
use anstyle::Style;
use bots::PlayedKind;
use engine::{
    AnyEvent, AnyGame, Entry, Export, JournalError, Message, Seat, SeatSet, SeenEvent, Status,
    Texts, Viewer,
};
use serde_json::{Value, json};

/// One ply of a journal.
struct Moment<'a> {
    export: &'a Export,
    kind: &'static dyn PlayedKind,
    ply: u32,
    game: Box<dyn AnyGame>,
    status: Status,
    events: Vec<AnyEvent>,
    viewer: Viewer,
}

pub fn run(games: &Games, args: &ReplayArgs, console: &mut Console) -> Result<(), Failure> {
    let (export, kind) = journals::open(games, &args.file)?;
    let about_file =
        |error: JournalError| Failure::about("error-about", &args.file, error.message());
    let last = export.journal.rows.len() as u32 - 1;
    let ply = args.ply.unwrap_or(last);
    if ply > last {
        return Err(about_file(JournalError::NoSuchPly { asked: ply, last }));
    }
    let (game, status, events) = go_to(&export, kind, ply).map_err(about_file)?;
    let viewer = viewer(game.as_ref(), &args.viewer)?;
    let moment = Moment {
        export: &export,
        kind,
        ply,
        game,
        status,
        events,
        viewer,
    };
    match args.json {
        true => console.json(&moment.as_json(last, console.language())),
        false => moment.show(last, console),
    }
}

/// A position, how the table stands there, and what happened in the ply that led to it.
type Reached = (Box<dyn AnyGame>, Status, Vec<AnyEvent>);

/// The position after a ply that the journal has, and what happened in it.
fn go_to(
    export: &Export,
    kind: &'static dyn PlayedKind,
    ply: u32,
) -> Result<Reached, JournalError> {
    let mut replay = export.journal.replay(kind)?;
    loop {
        let step = replay.step()?.ok_or(JournalError::Empty)?;
        if step.row.ply == ply {
            return Ok((step.game.boxed(), step.status, step.events));
        }
    }
}

fn viewer(game: &dyn AnyGame, name: &str) -> Result<Viewer, Failure> {
    if name == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seats = (0..game.seats() as u8).map(Seat);
    let names: Vec<&str> = seats.map(|seat| game.seat_name(seat)).collect();
    let seat = find_seat(&names, name).map_err(|_| {
        let names = names.join(", ");
        Failure::Use(
            Message::known("fail-no-viewer")
                .with("name", name)
                .with("names", names),
        )
    })?;
    Ok(Viewer::Seat(seat))
}

impl Moment<'_> {
    fn show(&self, last: u32, console: &mut Console) -> Result<(), Failure> {
        let texts = texts(self.kind, console.language());
        let bold = Style::new().bold();
        let header = &self.export.journal.header;
        let options: Value = header.options.clone().into_iter().collect();
        console.styled(
            bold,
            format_args!(
                "{} {}",
                title(self.kind, &texts),
                setup::describe_options(&options)
            ),
        )?;
        let ply = Message::new("cli-replay-ply")
            .with("ply", self.ply)
            .with("last", last);
        console.line(texts.say(&ply))?;
        console.line(texts.say(&self.what_was_done(&texts)))?;
        for event in self.seen() {
            console.line(format_args!("  {}", texts.say(&event.text)))?;
        }
        console.line("")?;
        console.line(self.game.sketch(self.viewer, &texts).trim_end())?;
        self.show_state(&texts, console)
    }

    /// The row of this ply, in words. What was answered stays with the events: they know who may see it.
    fn what_was_done(&self, texts: &Texts) -> Message {
        match &self.export.journal.rows[self.ply as usize].entry {
            Entry::Setup { .. } => Message::new("cli-replay-setup"),
            Entry::Answer { seat, .. } => {
                Message::new("cli-replay-answer").with("side", side(seat, texts))
            }
            Entry::Undo { seat, to, .. } => Message::new("cli-replay-undo")
                .with("side", side(seat, texts))
                .with("to", *to),
            Entry::Resign { seat, .. } => {
                Message::new("cli-replay-resign").with("side", side(seat, texts))
            }
            Entry::Clock { seat, .. } => {
                Message::new("cli-replay-clock").with("side", side(seat, texts))
            }
        }
    }

    fn show_state(&self, texts: &Texts, console: &mut Console) -> Result<(), Failure> {
        console.line("")?;
        if let Status::Over(outcome) = self.status {
            let over = Message::new("cli-over").with("rule", outcome.rule.0);
            console.line(texts.say(&over))?;
            let won = self.sides(outcome.winners, texts);
            let won = match won.is_empty() {
                true => Message::new("cli-nobody-won"),
                false => Message::new("cli-won").with("winners", won),
            };
            return console.line(texts.say(&won));
        }
        let awaited = self.sides(self.game.awaited(self.viewer), texts);
        let waiting = Message::new("cli-replay-waiting").with("sides", awaited);
        console.line(texts.say(&waiting))?;
        if let Viewer::Seat(seat) = self.viewer
            && let Some(question) = self.game.question(seat)
        {
            let asked = Message::new("cli-question")
                .with("question", question.text)
                .with("rule", question.rule.0);
            console.line(texts.say(&asked))?;
        }
        Ok(())
    }

    fn sides(&self, seats: SeatSet, texts: &Texts) -> Vec<Message> {
        let name = |seat| side(self.game.seat_name(seat), texts);
        seats.iter().map(name).collect()
    }

    fn seen(&self) -> impl Iterator<Item = &SeenEvent> {
        self.events
            .iter()
            .filter_map(|event| event.seen_by(self.viewer))
    }

    fn as_json(&self, last: u32, language: Language) -> Value {
        let header = &self.export.journal.header;
        let texts = texts(self.kind, language);
        let name = |seat: Seat| self.game.seat_name(seat);
        let awaited: Vec<&str> = self.game.awaited(self.viewer).iter().map(name).collect();
        let (viewer, question, choices) = match self.viewer {
            Viewer::Spectator => ("spectator", None, Vec::new()),
            Viewer::Seat(seat) => {
                let question = self.game.question(seat);
                let question = question.map(|asked| in_words(&asked, &asked.text, &texts));
                let choices = self.game.choices(seat);
                let choices = choices.iter().map(|c| in_words(c, &c.text, &texts));
                (name(seat), question, choices.collect())
            }
        };
        let outcome = match self.status {
            Status::Waiting(_) => Value::Null,
            Status::Over(outcome) => json!({
                "winners": outcome.winners.iter().map(name).collect::<Vec<_>>(),
                "scores": outcome.scores[..self.game.seats()],
                "rule": outcome.rule,
            }),
        };
        json!({
            "game": header.game,
            "options": header.options,
            "ply": self.ply,
            "last_ply": last,
            "viewer": viewer,
            "events": self.seen().map(|e| in_words(e, &e.text, &texts)).collect::<Vec<_>>(),
            "view": self.game.view(self.viewer),
            "awaited": awaited,
            "question": question,
            "choices": choices,
            "outcome": outcome,
        })
    }
}

/// A thing with its text, and that text in words.
fn in_words(thing: &impl serde::Serialize, text: &Message, texts: &Texts) -> Value {
    let mut thing = json!(thing);
    thing["words"] = texts.say(text).into();
    thing
}
