//! First lessons: a prepared position, what the player is told and asked to do there, and what the others answer.
//!
//! A lesson is a folder `lessons/GAME/NAME`, embedded in the program; `docs/lessons.md` says how one is written. A table
//! that was opened from a lesson is known by its seed, which no other table has, and how far the lesson has come follows
//! from the answers in the table's journal. So nothing is stored beside it, an undo goes back in the lesson too, and
//! whoever answers something else has simply left it and plays on.

use crate::accounts::Member;
use crate::error::{Error, Result};
use crate::ids::now;
use crate::room::{Hub, Table};
use crate::store::{SeatRow, TableRow, User};
use crate::tables::{MAX_PACE, check_count, default_pace, from_journal};
use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use bots::PlayedKind;
use engine::{AnyGame, Choice, Entry, Journal, LiveTable, Message, Player, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/lessons/{game}/{name}", routing::post(begin))
}

/// `notes.toml`: everything but the position and the words.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Notes {
    /// The side that the player takes.
    seat: String,
    /// Who takes the other sides, and plays on when the lesson is over.
    bot: String,
    /// The seed of the journal.
    seed: String,
    /// The message that is shown when all steps are done.
    end: String,
    step: Vec<Step>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    /// The message that tells the player what to do.
    text: String,
    /// The rule behind it.
    rule: String,
    /// The player's answers, by name; a `*` at the end stands for anything.
    #[serde(rename = "do")]
    asked: Vec<String>,
    /// What the others answer then, each with its side before it. Where nothing is said, the bot decides.
    #[serde(default)]
    then: Vec<String>,
}

/// A lesson.
#[derive(Debug)]
pub(crate) struct Lesson {
    pub(crate) game: &'static str,
    pub(crate) name: &'static str,
    seat: String,
    bot: String,
    seed: Seed,
    end: String,
    /// The prepared position.
    journal: Journal,
    steps: Vec<Step>,
    /// The answers of all steps, in order.
    script: Vec<Line>,
}

/// An answer that a lesson waits for.
#[derive(Debug)]
struct Line {
    step: usize,
    side: String,
    answer: String,
}

impl Line {
    fn fits(&self, side: &str, answer: &str) -> bool {
        let fits = match self.answer.strip_suffix('*') {
            Some(beginning) => answer.starts_with(beginning),
            None => answer == self.answer,
        };
        fits && side == self.side
    }
}

/// What the player of a lesson is shown of it.
#[derive(Debug, Serialize)]
pub(crate) struct ShownLesson {
    name: &'static str,
    /// The step that is asked for, from 1.
    step: usize,
    steps: usize,
    /// Whether all steps are done.
    done: bool,
    text: Message,
    rule: Option<&'static str>,
    /// The choices that lead on.
    choices: Vec<usize>,
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |(game, name, notes, journal): &(&'static str, &'static str, &str, &str)| {
        let lesson = Lesson::read(game, name, notes, journal);
        lesson.unwrap_or_else(|error| panic!("the lesson {game}/{name} is tested: {error}"))
    };
    SOURCES.iter().map(read).collect()
});

/// The names of the lessons of a game.
pub(crate) fn names(game: &str) -> Vec<&'static str> {
    let lessons = LESSONS.iter().filter(|lesson| lesson.game == game);
    lessons.map(|lesson| lesson.name).collect()
}

/// The lesson that a table was opened from.
fn of(row: &TableRow) -> Option<&'static Lesson> {
    let mut lessons = LESSONS.iter();
    lessons.find(|lesson| lesson.game == row.game && lesson.seed == row.seed)
}

/// What the player on `seat` is shown of the table's lesson, while it lasts.
pub(crate) fn shown(table: &Table, seat: Seat) -> Option<ShownLesson> {
    let (lesson, live) = (of(&table.row)?, table.live.as_ref()?);
    let playing = table.row.seat(&lesson.seat).ok()? == seat && table.is_running();
    let next = playing.then(|| lesson.next_line(live.table.journal()))??;
    lesson.show(next, live.table.game(), seat)
}

/// What the table's lesson lets a bot answer now.
pub(crate) fn scripted(table: &Table, seat: Seat) -> Option<usize> {
    let (lesson, live) = (of(&table.row)?, table.live.as_ref()?);
    let next = lesson.next_line(live.table.journal())?;
    lesson.scripted(next, live.table.game(), seat)
}

impl Lesson {
    fn read(
        game: &'static str,
        name: &'static str,
        notes: &str,
        journal: &str,
    ) -> std::result::Result<Lesson, String> {
        let notes: Notes = toml::from_str(notes).map_err(|error| error.to_string())?;
        let journal = engine::import(journal).map_err(|error| error.to_string())?;
        let seed = notes
            .seed
            .parse()
            .map_err(|error| format!("seed: {error}"))?;
        let mut script = Vec::new();
        for (place, step) in notes.step.iter().enumerate() {
            let line = |side: &str, answer: &str| Line {
                step: place,
                side: side.to_owned(),
                answer: answer.to_owned(),
            };
            script.extend(step.asked.iter().map(|answer| line(&notes.seat, answer)));
            for told in &step.then {
                let told = told.split_once(' ');
                let (side, answer) = told.ok_or("'then' names a side, then its answer")?;
                script.push(line(side, answer));
            }
        }
        Ok(Lesson {
            game,
            name,
            seat: notes.seat,
            bot: notes.bot,
            seed,
            end: notes.end,
            journal: journal.journal,
            steps: notes.step,
            script,
        })
    }

    /// The place in the script that a table has come to; none where it has left the lesson.
    fn next_line(&self, journal: &Journal) -> Option<usize> {
        let mut answers = standing(journal).into_iter();
        for prepared in standing(&self.journal) {
            answers.next().filter(|answer| *answer == prepared)?;
        }
        let mut next = 0;
        for (side, answer) in answers {
            match self.script.get(next) {
                Some(line) if line.fits(side, answer) => next += 1,
                // Others, of whom the lesson says nothing at this point, answer as they like.
                line if side != self.seat && line.is_none_or(|line| line.side == self.seat) => {}
                _ => return None,
            }
        }
        Some(next)
    }

    fn show(&'static self, next: usize, game: &dyn AnyGame, seat: Seat) -> Option<ShownLesson> {
        let steps = self.steps.len();
        let Some(line) = self.script.get(next) else {
            return Some(ShownLesson {
                name: self.name,
                step: steps,
                steps,
                done: true,
                text: Message::known(&self.end),
                rule: None,
                choices: Vec::new(),
            });
        };
        let step = &self.steps[line.step];
        let asked = game.choices(seat);
        let fits = |choice: &&Choice| line.fits(&self.seat, &choice.name);
        let choices: Vec<usize> = asked.iter().filter(fits).map(|c| c.index).collect();
        // Something was done that the lesson does not know of.
        if !asked.is_empty() && choices.is_empty() {
            return None;
        }
        Some(ShownLesson {
            name: self.name,
            step: line.step + 1,
            steps,
            done: false,
            text: Message::known(&step.text),
            rule: Some(&step.rule),
            choices,
        })
    }

    fn scripted(&self, next: usize, game: &dyn AnyGame, seat: Seat) -> Option<usize> {
        let line = self.script.get(next)?;
        let choices = game.choices(seat);
        let side = game.seat_name(seat);
        let choice = choices.iter().find(|choice| line.fits(side, &choice.name));
        choice.map(|choice| choice.index)
    }

    /// The prepared position, with these names at its seats.
    fn set_up(&self, kind: &dyn PlayedKind, names: &[String]) -> Result<LiveTable> {
        let header = &self.journal.header;
        let players = names
            .iter()
            .zip(&header.nonces)
            .map(|(name, nonce)| Player {
                name: name.clone(),
                nonce: nonce.clone(),
            });
        let players: Vec<Player> = players.collect();
        let options: Value = header.options.clone().into_iter().collect();
        let kind: &dyn engine::AnyKind = kind;
        let (mut table, _) = LiveTable::open(kind, &options, &players, self.seed, now() as u64)?;
        for row in &self.journal.rows {
            match &row.entry {
                Entry::Answer { seat, action, .. } => {
                    let index = table.game().action_index(action);
                    let index = index.ok_or(Error::Broken("a lesson names no answer"))?;
                    table.answer(self.place(seat)?, index, 0)?;
                }
                Entry::Undo { seat, .. } => table.undo(self.place(seat)?, 0)?,
                _ => {}
            }
        }
        Ok(table)
    }

    fn place(&self, side: &str) -> Result<Seat> {
        let seats = &self.journal.header.seats;
        let place = seats.iter().position(|sitting| sitting.side == side);
        let place = place.ok_or_else(|| Error::NoSuchSeat(side.to_owned()))?;
        Ok(Seat(place as u8))
    }

    /// A private table at the prepared position: `user` on the lesson's seat, the bot on all others.
    fn table(
        &self,
        kind: &dyn PlayedKind,
        user: &User,
        pace: u64,
    ) -> Result<(TableRow, Vec<engine::Row>)> {
        let header = &self.journal.header;
        let seats = header.seats.iter().zip(&header.nonces);
        let seats = seats.map(|(sitting, nonce)| match sitting.side == self.seat {
            true => SeatRow::person(&sitting.side, user, nonce),
            false => SeatRow {
                nonce: nonce.clone(),
                ..SeatRow::bot(&sitting.side, &self.bot)
            },
        });
        let seats: Vec<SeatRow> = seats.collect();
        let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
        let table = self.set_up(kind, &names)?;
        let Journal { header, rows } = table.journal().clone();
        let row = TableRow {
            bot_pace_ms: pace.min(MAX_PACE),
            ..from_journal(header, self.seed, user, seats)
        };
        Ok((row, rows))
    }
}

/// The answers that stand: who gave which, without those that were taken back.
fn standing(journal: &Journal) -> Vec<(&str, &str)> {
    let mut answers = Vec::new();
    let mut ply = journal.rows.len();
    while let Some(row) = ply.checked_sub(1).and_then(|last| journal.rows.get(last)) {
        ply -= 1;
        match &row.entry {
            Entry::Answer { seat, action, .. } => answers.push((seat.as_str(), action.as_str())),
            // The position after the ply `to` is as it was, so the row before the next is the one of `to`.
            Entry::Undo { to, .. } => ply = *to as usize + 1,
            _ => {}
        }
    }
    answers.reverse();
    answers
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Begin {
    #[serde(default = "default_pace")]
    bot_pace_ms: u64,
}

async fn begin(
    State(hub): State<Arc<Hub>>,
    Member(user): Member,
    Path((game, name)): Path<(String, String)>,
    Json(body): Json<Begin>,
) -> Result<Json<Value>> {
    let kind = hub.kind(&game)?;
    let mut lessons = LESSONS.iter();
    let lesson = lessons.find(|lesson| lesson.game == kind.name() && lesson.name == name);
    let lesson = lesson.ok_or(Error::NoSuchLesson)?;
    check_count(&hub, &user).await?;
    let (row, rows) = lesson.table(kind, &user, body.bot_pace_ms)?;
    hub.store.add_table(&row, &rows).await?;
    crate::bots::drive(&hub, &hub.room(&row.id));
    Ok(Json(json!({ "table": row.id })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Status, Texts};
    use std::collections::BTreeSet;

    fn kind(game: &str) -> &'static dyn PlayedKind {
        games::registry().find(game).expect("the game is here")
    }

    #[test]
    fn every_game_has_a_lesson() {
        for kind in games::registry().0 {
            assert!(!names(kind.name()).is_empty(), "{}", kind.name());
        }
    }

    #[test]
    fn every_lesson_has_six_to_ten_steps_and_cites_rules_that_there_are() {
        for lesson in LESSONS.iter() {
            let at = format!("{}/{}", lesson.game, lesson.name);
            assert!((6..=10).contains(&lesson.steps.len()), "{at}");
            let page = kind(lesson.game).rules_page("en");
            for step in &lesson.steps {
                assert!(!step.asked.is_empty(), "{at}: {} asks nothing", step.text);
                let cited = format!("**{}**", step.rule);
                assert!(page.contains(&cited), "{at}: no rule {}", step.rule);
            }
        }
    }

    #[test]
    fn every_lesson_has_all_its_words_in_both_languages_and_none_that_it_does_not_use() {
        for lesson in LESSONS.iter() {
            let title = format!("lesson-{}-{}", lesson.game, lesson.name);
            let steps = lesson.steps.iter().map(|step| step.text.clone());
            let used: BTreeSet<String> = steps.chain([title, lesson.end.clone()]).collect();
            for language in ["en", "it"] {
                let path = format!(
                    "../../lessons/{}/{}/{language}.ftl",
                    lesson.game, lesson.name
                );
                let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
                let source = std::fs::read_to_string(&path).expect("both languages are there");
                let texts = Texts::new(language, &[&source]).expect("Fluent");
                for id in &used {
                    let words = texts.try_say(&Message::new(id.clone()));
                    assert!(words.is_ok_and(|words| !words.is_empty()), "{path:?}: {id}");
                }
                let defined = source.lines().filter_map(|line| line.split_once(" ="));
                let defined: BTreeSet<String> = defined
                    .map(|(id, _)| id.to_owned())
                    .filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase()))
                    .collect();
                assert_eq!(defined, used, "{path:?}");
            }
        }
    }

    /// Plays a lesson to its end: the player gives the `pick`th of the choices that lead on, the others what is written.
    fn play_through(lesson: &'static Lesson, pick: usize) {
        let kind = kind(lesson.game);
        let names = lesson.journal.header.seats.iter();
        let names: Vec<String> = names.map(|sitting| sitting.player.clone()).collect();
        let mut table = lesson.set_up(kind, &names).expect("the position");
        let player = lesson.place(&lesson.seat).expect("the seat");
        let mut bot = kind.bot(&lesson.bot, 1).expect("a bot");
        for _ in 0..1000 {
            let at = format!("{}/{}, ply {}", lesson.game, lesson.name, table.ply());
            let next = lesson
                .next_line(table.journal())
                .expect("the lesson goes on");
            let shown = lesson.show(next, table.game(), player);
            let wanted = lesson.script.get(next);
            let offered: Vec<String> = (0..names.len() as u8)
                .flat_map(|seat| table.game().choices(Seat(seat)))
                .map(|choice| choice.name)
                .collect();
            let shown = shown.unwrap_or_else(|| panic!("{at}: {wanted:?} is not in {offered:?}"));
            if shown.done {
                let over = matches!(table.status(), Status::Over(_));
                return assert!(!over, "{at}: nothing is left to play");
            }
            let (seat, index) = if !shown.choices.is_empty() {
                (player, shown.choices[pick % shown.choices.len()])
            } else {
                let Status::Waiting(seats) = table.status() else {
                    panic!("{at}: the game is over before the lesson");
                };
                let seat = seats.iter().next().expect("somebody is waited for");
                assert_ne!(seat, player, "{at}: {wanted:?} is not in {offered:?}");
                let index = match wanted.is_some_and(|line| line.side == lesson.seat) {
                    true => bot.choose(table.game(), seat).expect("an answer"),
                    false => {
                        let index = lesson.scripted(next, table.game(), seat);
                        index.unwrap_or_else(|| panic!("{at}: {wanted:?} is not in {offered:?}"))
                    }
                };
                (seat, index)
            };
            table.answer(seat, index, 0).expect("a legal answer");
        }
        panic!("{}/{} has no end", lesson.game, lesson.name);
    }

    #[test]
    fn every_journal_verifies_and_every_lesson_plays_through() {
        for lesson in LESSONS.iter() {
            let proved = LiveTable::resume(kind(lesson.game), lesson.journal.clone(), lesson.seed);
            proved.unwrap_or_else(|error| panic!("{}/{}: {error}", lesson.game, lesson.name));
            for pick in 0..4 {
                play_through(lesson, pick);
            }
        }
    }

    #[test]
    fn another_answer_leaves_the_lesson_and_an_undo_goes_back_in_it() {
        let lesson = LESSONS.iter().find(|lesson| lesson.game == "1960");
        let lesson = lesson.expect("1960 has a lesson");
        let names = ["a".to_owned(), "b".to_owned()];
        let mut table = lesson.set_up(kind("1960"), &names).expect("a position");
        let player = lesson.place(&lesson.seat).expect("the seat");
        let begun = lesson.next_line(table.journal());
        assert_eq!(begun, Some(0));
        let right = lesson
            .show(0, table.game(), player)
            .expect("a step")
            .choices[0];
        let all = table.game().choices(player);
        let wrong = all.iter().find(|choice| choice.index != right);
        let wrong = wrong.expect("another answer").index;
        table.answer(player, wrong, 0).expect("legal");
        assert_eq!(lesson.next_line(table.journal()), None);
        table.undo(player, 0).expect("nothing came to light");
        assert_eq!(lesson.next_line(table.journal()), Some(0));
        table.answer(player, right, 0).expect("legal");
        assert_eq!(lesson.next_line(table.journal()), Some(1));
    }
}
