//! `hustings bench --answers`: how long bots take for an answer while the machine is busy with something else.
//!
//! As many threads as the machine has do nothing but keep it busy. Beside them each bot plays a game against itself, and
//! every answer is timed from the moment the question is put, by kind of question.

use crate::console::{Console, Failure};
use crate::setup::{bot_player, seat_names};
use bots::{AnyBot, BotName, PlayedKind, bot_seed, game_seed};
use engine::Message;
use engine::{LiveTable, Player, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The levels, and a search whose budget is nothing but time.
const BOTS: [&str; 5] = [
    "volunteer",
    "organizer",
    "manager",
    "strategist",
    "ismcts:200ms",
];
/// What no answer may take longer than, in terms of its budget.
const ALLOWED: f64 = 1.1;
/// Questions with one answer, which are answered at once.
const FORCED: &str = "forced";

/// The times of a bot's answers, by kind of question.
type Times = BTreeMap<String, Vec<Duration>>;

pub fn run(
    name: &str,
    kind: &dyn PlayedKind,
    options: &Value,
    games: u64,
    in_json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut rows = Vec::new();
    if !in_json {
        let head = Message::known("cli-answers-head").with("name", name);
        console.tell(&head.with("games", games))?;
        console.line(format_args!(
            "{:<14} {:<22} {:>8} {:>9} {:>9} {:>9}",
            console.column("bot"),
            console.column("question"),
            console.column("answers"),
            console.column("usual"),
            console.column("worst"),
            console.column("budget")
        ))?;
    }
    for bot in BOTS {
        let times = under_load(|| play(kind, options, bot, games))?;
        for (question, times) in times {
            let row = Row::of(bot, question, times)?;
            if !in_json {
                console.line(format_args!(
                    "{:<14} {:<22} {:>8} {:>9} {:>9} {:>9}",
                    row.bot,
                    row.question,
                    row.answers,
                    console.figure(milliseconds(row.usual), 2),
                    console.figure(milliseconds(row.worst), 2),
                    row.budget
                        .map_or_else(|| "-".into(), |budget| budget.as_millis().to_string())
                ))?;
            }
            rows.push(row);
        }
    }
    let late = rows.iter().filter(|row| row.is_late()).count();
    if in_json {
        let rows: Vec<Value> = rows.iter().map(Row::as_json).collect();
        return console.json(&json!({ "name": name, "answers": rows, "late": late }));
    }
    console.tell(&Message::known("cli-answers-late").with("late", late))
}

/// Does something while every core is busy.
fn under_load<T>(work: impl FnOnce() -> T) -> T {
    let done = AtomicBool::new(false);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let result = work();
        done.store(true, Ordering::Relaxed);
        result
    })
}

/// Plays games of a bot against itself and times every answer.
fn play(kind: &dyn PlayedKind, options: &Value, name: &str, games: u64) -> Result<Times, Failure> {
    let mut times = Times::new();
    let seats = seat_names(kind, options)?.len() as u8;
    for game in 0..games {
        let seed = game_seed(1, game);
        let players: Vec<Player> = (0..seats).map(|_| bot_player(name)).collect();
        let (mut table, _) = LiveTable::open(kind, options, &players, seed, 0)
            .map_err(|error| Failure::Use(error.message()))?;
        let mut bots: Vec<Box<dyn AnyBot>> = (0..seats)
            .map(|seat| kind.bot(name, bot_seed(&seed, Seat(seat))))
            .collect::<Result<_, _>>()?;
        while let Some(seat) = table.status().first_asked() {
            let game = table.game();
            let choices = game.choices(seat).len();
            let question = match game.question(seat) {
                Some(question) if choices > 1 => question.id,
                _ => FORCED,
            };
            let start = Instant::now();
            let answer = bots[seat.index()].choose(game, seat);
            let took = start.elapsed();
            times.entry(question.to_owned()).or_default().push(took);
            let answer = answer.ok_or_else(|| Failure::Check(Message::known("fail-no-answer")))?;
            table
                .answer(seat, answer, 0)
                .map_err(|error| Failure::Check(error.message()))?;
        }
    }
    Ok(times)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// One kind of question, asked of one bot.
struct Row {
    bot: &'static str,
    question: String,
    answers: usize,
    /// Of a hundred answers 99 took no longer.
    usual: Duration,
    worst: Duration,
    /// Nothing for a bot that does not search.
    budget: Option<Duration>,
}

impl Row {
    fn of(bot: &'static str, question: String, mut times: Vec<Duration>) -> Result<Row, Failure> {
        let budget = BotName::parse(bot)?.budget();
        let milliseconds = budget.and_then(|budget| budget.milliseconds);
        times.sort();
        let last = times.len() - 1;
        Ok(Row {
            bot,
            question,
            answers: times.len(),
            usual: times[last * 99 / 100],
            worst: times[last],
            budget: milliseconds.map(|time| Duration::from_millis(time.into())),
        })
    }

    fn is_late(&self) -> bool {
        self.budget
            .is_some_and(|budget| self.worst > budget.mul_f64(ALLOWED))
    }

    fn as_json(&self) -> Value {
        json!({
            "bot": self.bot,
            "question": self.question,
            "answers": self.answers,
            "p99_ms": milliseconds(self.usual),
            "worst_ms": milliseconds(self.worst),
            "budget_ms": self.budget.map(milliseconds),
        })
    }
}
