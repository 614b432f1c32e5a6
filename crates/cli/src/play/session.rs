//! A person at a table: what they are shown, what they may type, and the bots that answer meanwhile.

use super::Opened;
use super::find::{Found, find};
use super::layout::numbered;
use super::typed::Typed;
use crate::console::{Console, Failure};
use crate::files::write_text;
use anstyle::{AnsiColor, Style};
use bots::{AnyBot, PlayedKind};
use engine::{
    AnyEvent, Choice, LiveTable, Message, Outcome, Reveal, Rule, Seat, Status, Texts, Viewer,
    rule_line,
};
use std::path::{Path, PathBuf};
use std::time::Instant;

const QUESTION: Style = Style::new().bold();
const ASIDE: Style = Style::new().dimmed();
const TROUBLE: Style = AnsiColor::Yellow.on_default();

/// Whether the player stays.
#[derive(PartialEq)]
enum Next {
    Stay,
    Leave,
}

pub struct Session<'c> {
    kind: &'static dyn PlayedKind,
    texts: Texts,
    table: LiveTable,
    seat: Seat,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    bot_name: String,
    /// Everything that the player was told, and how much of it after each answer that stands.
    log: Vec<String>,
    answers: Vec<Given>,
    /// Whether the player has not seen the board since others acted.
    stale: bool,
    console: &'c mut Console,
    save: Option<PathBuf>,
    opened: Instant,
}

/// An answer that stands.
struct Given {
    seat: Seat,
    reveal: Reveal,
    /// The length of the log before it.
    log: usize,
}

impl<'c> Session<'c> {
    pub fn new(
        kind: &'static dyn PlayedKind,
        texts: Texts,
        opened: Opened,
        console: &'c mut Console,
        save: Option<PathBuf>,
    ) -> Session<'c> {
        let viewer = Viewer::Seat(opened.seat);
        let log = told(&opened.setup, viewer, &texts).collect();
        Session {
            kind,
            texts,
            table: opened.table,
            seat: opened.seat,
            bots: opened.bots,
            bot_name: opened.bot_name,
            log,
            answers: Vec::new(),
            stale: true,
            console,
            save,
            opened: Instant::now(),
        }
    }

    /// Plays until the game is over or the player leaves.
    pub fn play(mut self) -> Result<(), Failure> {
        self.welcome()?;
        let outcome = loop {
            match self.table.game().status() {
                Status::Over(outcome) => break Some(outcome),
                Status::Waiting(seats) if seats.contains(self.seat) => {
                    if self.person_answers()? == Next::Leave {
                        break None;
                    }
                }
                Status::Waiting(seats) => {
                    let seat = seats.lowest().expect("a table that waits waits for a seat");
                    self.bot_answers(seat)?;
                }
            }
        };
        if let Some(outcome) = outcome {
            self.show_ending(&outcome)?;
        }
        match self.save.take() {
            Some(file) => self.keep(&file)?.map_err(Failure::Use),
            None => Ok(()),
        }
    }

    fn welcome(&mut self) -> Result<(), Failure> {
        let others = (0..self.bots.len() as u8).map(Seat);
        let others = others.filter(|&seat| seat != self.seat).map(|seat| {
            Message::new("cli-played-by")
                .with("side", self.side(seat))
                .with("bot", self.bot_name.as_str())
        });
        let welcome = Message::new("cli-welcome")
            .with("title", crate::words::title(self.kind, &self.texts))
            .with("side", self.side(self.seat))
            .with("others", others.collect::<Vec<_>>());
        let commitment = self.table.journal().header.commitment.to_string();
        let commitment = Message::new("cli-commitment").with("commitment", commitment);
        self.say(QUESTION, &welcome)?;
        self.say(ASIDE, &commitment)?;
        self.say(ASIDE, &Message::new("cli-hint"))?;
        self.show_log()
    }

    /// Asks the player and does what they type, up to one answer.
    fn person_answers(&mut self) -> Result<Next, Failure> {
        let choices = self.table.game().choices(self.seat);
        if std::mem::take(&mut self.stale) {
            self.show_board()?;
        }
        self.show_question(&choices)?;
        let prompt = Message::new("cli-prompt").with("side", self.side(self.seat));
        let prompt = format!("{} ", self.texts.say(&prompt));
        loop {
            let Some(line) = self.console.ask(&prompt)? else {
                self.console.line("")?;
                self.say(ASIDE, &Message::new("cli-end-of-input"))?;
                return Ok(Next::Leave);
            };
            match Typed::read(&line) {
                Typed::Nothing => {}
                Typed::Quit => {
                    self.say(ASIDE, &Message::new("cli-bye"))?;
                    return Ok(Next::Leave);
                }
                Typed::Answer(text) => {
                    if let Some(index) = self.understand(&choices, &text)? {
                        self.answer(self.seat, index)?;
                        return Ok(Next::Stay);
                    }
                }
                Typed::Undo => {
                    if self.undo()? {
                        return Ok(Next::Stay);
                    }
                }
                Typed::Why(None) => self.why_question()?,
                Typed::Why(Some(about)) => self.why_answer(&choices, &about)?,
                Typed::Board => {
                    self.show_board()?;
                    self.show_question(&choices)?;
                }
                Typed::Log => self.show_log()?,
                Typed::Save(file) => self.save_as(file)?,
                Typed::Help => self.show_help()?,
            }
        }
    }

    fn bot_answers(&mut self, seat: Seat) -> Result<(), Failure> {
        self.stale = true;
        let bot = self.bots[seat.index()].as_mut();
        let bot = bot.expect("every seat but the person's has a bot");
        match bot.choose(self.table.game(), seat) {
            Some(index) => self.answer(seat, index),
            None => Err(Failure::Check(Message::known("cli-waiting"))),
        }
    }

    /// Gives an answer that is known to be legal and tells what came of it.
    fn answer(&mut self, seat: Seat, index: usize) -> Result<(), Failure> {
        let at = self.opened.elapsed().as_millis() as u64;
        let answered = self.table.answer(seat, index, at);
        let answered = answered.map_err(|error| Failure::Check(error.message()))?;
        self.answers.push(Given {
            seat,
            reveal: answered.reveal,
            log: self.log.len(),
        });
        let viewer = Viewer::Seat(self.seat);
        let lines: Vec<String> = told(&answered.events, viewer, &self.texts).collect();
        for line in &lines {
            self.console.line(format_args!("  {line}"))?;
        }
        self.log.extend(lines);
        Ok(())
    }

    /// The index of the legal answer that was typed; otherwise one sentence says what is wrong with it.
    fn understand(&mut self, choices: &[Choice], typed: &str) -> Result<Option<usize>, Failure> {
        match find(choices, typed, &self.texts) {
            Found::Choice(choice) => return Ok(Some(choice.index)),
            Found::NoSuchNumber => self.no_such_number(choices.len())?,
            Found::NotOffered => drop(self.refuse(typed)?),
        }
        Ok(None)
    }

    fn no_such_number(&mut self, count: usize) -> Result<(), Failure> {
        let told = Message::new("cli-no-such-number").with("count", count);
        self.say(TROUBLE, &told)
    }

    /// Says why something that is no choice is none, and gives the rule that forbids it, if there is one.
    fn refuse(&mut self, typed: &str) -> Result<Option<Rule>, Failure> {
        let game = self.table.game();
        let index = game.action_index(typed);
        let Some(illegal) = index.and_then(|index| game.refusal(self.seat, index)) else {
            let told = Message::new("cli-no-such-answer").with("typed", typed);
            self.say(TROUBLE, &told)?;
            return Ok(None);
        };
        let told = Message::new("cli-refused")
            .with("reason", illegal.text)
            .with("rule", illegal.rule.0);
        self.say(TROUBLE, &told)?;
        Ok(Some(illegal.rule))
    }

    /// Takes the player's last answer back, and before it whatever the bots answered since.
    fn undo(&mut self) -> Result<bool, Failure> {
        let mine = self
            .answers
            .iter()
            .rposition(|given| given.seat == self.seat);
        let Some(mine) = mine else {
            self.say(TROUBLE, &Message::new("cli-nothing-to-undo"))?;
            return Ok(false);
        };
        let hidden = |given: &Given| given.reveal == Reveal::Nothing;
        if !self.answers[mine..].iter().all(hidden) {
            self.say(TROUBLE, &Message::new("cli-revealed"))?;
            return Ok(false);
        }
        let at = self.opened.elapsed().as_millis() as u64;
        for given in self.answers.drain(mine..).rev() {
            let undone = self.table.undo(given.seat, at);
            undone.map_err(|error| Failure::Check(error.message()))?;
            self.log.truncate(given.log);
        }
        self.stale = true;
        self.say(ASIDE, &Message::new("cli-undone"))?;
        Ok(true)
    }

    fn why_question(&mut self) -> Result<(), Failure> {
        match self.table.game().question(self.seat) {
            Some(question) => self.cite(question.rule.0),
            None => Ok(()),
        }
    }

    fn why_answer(&mut self, choices: &[Choice], about: &str) -> Result<(), Failure> {
        match find(choices, about, &self.texts) {
            Found::Choice(choice) => {
                let told = Message::new("cli-means")
                    .with("text", choice.text.clone())
                    .with("name", choice.name.as_str());
                self.say(ASIDE, &told)?;
                self.why_question()
            }
            Found::NoSuchNumber => self.no_such_number(choices.len()),
            Found::NotOffered => match self.refuse(about)? {
                Some(rule) => self.cite(rule.0),
                None => Ok(()),
            },
        }
    }

    /// The line of the rules page, without the marks of its list.
    fn cite(&mut self, rule: &str) -> Result<(), Failure> {
        match rule_line(self.kind.rules_page(self.console.language()), rule) {
            Some(line) => {
                let line = line.trim_start_matches(['-', '*', ' ']).replace("**", "");
                self.console.styled(ASIDE, line)
            }
            None => {
                let told = Message::new("cli-rule-unknown").with("rule", rule);
                self.say(ASIDE, &told)
            }
        }
    }

    fn save_as(&mut self, file: Option<String>) -> Result<(), Failure> {
        match file {
            Some(file) => self.keep(Path::new(&file)).map(drop),
            None => self.say(TROUBLE, &Message::new("cli-save-where")),
        }
    }

    /// Writes the journal and says so, or why not.
    fn keep(&mut self, file: &Path) -> Result<Result<(), Message>, Failure> {
        let written = write_text(file, &self.table.export().to_text());
        let told = match &written {
            Ok(()) => Message::new("cli-saved").with("file", file.display().to_string()),
            Err(problem) => Message::new("cli-not-saved").with("problem", problem.clone()),
        };
        self.say(ASIDE, &told)?;
        Ok(written)
    }

    fn show_question(&mut self, choices: &[Choice]) -> Result<(), Failure> {
        let Some(question) = self.table.game().question(self.seat) else {
            return Ok(());
        };
        let asked = Message::new("cli-question")
            .with("question", question.text)
            .with("rule", question.rule.0);
        self.console.line("")?;
        self.say(QUESTION, &asked)?;
        let texts: Vec<String> = choices.iter().map(|c| self.texts.say(&c.text)).collect();
        for line in numbered(&texts, self.console.width) {
            self.console.line(line)?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let viewer = Viewer::Seat(self.seat);
        let sketch = self.table.game().sketch(viewer, &self.texts);
        self.console.line("")?;
        self.console.line(sketch.trim_end())
    }

    fn show_log(&mut self) -> Result<(), Failure> {
        for line in &self.log {
            self.console.line(format_args!("  {line}"))?;
        }
        Ok(())
    }

    fn show_help(&mut self) -> Result<(), Failure> {
        const TOPICS: [&str; 8] = [
            "number",
            "why",
            "why-answer",
            "undo",
            "board",
            "log",
            "save",
            "quit",
        ];
        for topic in TOPICS {
            self.say(ASIDE, &Message::new(format!("cli-help-{topic}")))?;
        }
        Ok(())
    }

    fn show_ending(&mut self, outcome: &Outcome) -> Result<(), Failure> {
        self.show_board()?;
        self.console.line("")?;
        let over = Message::new("cli-over").with("rule", outcome.rule.0);
        self.say(QUESTION, &over)?;
        let winners: Vec<Message> = outcome.winners.iter().map(|s| self.side(s)).collect();
        let won = match winners.is_empty() {
            true => Message::new("cli-nobody-won"),
            false => Message::new("cli-won").with("winners", winners),
        };
        self.say(QUESTION, &won)?;
        let scores = (0..self.bots.len()).map(|seat| {
            Message::new("cli-score")
                .with("side", self.side(Seat(seat as u8)))
                .with("score", i64::from(outcome.scores[seat]))
        });
        let scores = Message::new("cli-scores").with("scores", scores.collect::<Vec<_>>());
        self.say(ASIDE, &scores)?;
        if let Some(seed) = self.table.export().seed {
            self.say(ASIDE, &Message::new("cli-seed").with("seed", seed.to_hex()))?;
        }
        Ok(())
    }

    /// A side in words.
    fn side(&self, seat: Seat) -> Message {
        crate::words::side(self.table.game().seat_name(seat), &self.texts)
    }

    fn say(&mut self, style: Style, message: &Message) -> Result<(), Failure> {
        self.console.styled(style, self.texts.say(message))
    }
}

/// What a viewer is told of some events.
fn told<'a>(
    events: &'a [AnyEvent],
    viewer: Viewer,
    texts: &'a Texts,
) -> impl Iterator<Item = String> + 'a {
    let seen = events.iter().filter_map(move |event| event.seen_by(viewer));
    seen.map(|event| texts.say(&event.text))
}
