//! `hustings fit`: the weights of a game's evaluation and of its answers, from games between bots.
//!
//! Some games are fitted on, others are held out: what is said about the weights is measured on games that they have
//! not seen. The weights that the program has now are measured on the same games, so the gain is there to read.

mod diagram;
mod games;

use crate::Games;
use crate::commands::FitArgs;
use crate::console::{Console, Failure};
use crate::files::write_text;
use crate::setup::{describe_options, find_game, read_options, seat_names};
use crate::workers::{do_all, progress, threads};
use bots::{
    BotName, Calibration, Choice, Foresight, Lesson, Plan, PlayedKind, Record, Sample, calibration,
    chance, fit, fit_reasons,
};
use engine::Message;
use engine::Weights;
use games::Heading;
use serde::Serialize;
use serde_json::{Value, json};

/// What came of it.
struct Outcome {
    weights: Weights,
    evaluation: Gain<Calibration>,
    answers: Gain<Foresight>,
}

/// How weights did on the held-out games.
#[derive(Serialize)]
struct Gain<M> {
    /// Positions or choices that were fitted on.
    fitted_on: usize,
    /// Without any weights.
    without: M,
    /// With those that the program has now.
    now: M,
    fitted: M,
}

pub fn run(games: &Games, args: &FitArgs, console: &mut Console) -> Result<(), Failure> {
    let kind = find_game(games, &args.game)?;
    if kind.features().is_empty() {
        return Err(Failure::Use(
            Message::known("fail-no-features").with("game", args.game.as_str()),
        ));
    }
    let (heading, records) = match &args.data {
        Some(path) => {
            let (heading, records) = games::read(path)?;
            (heading, Some(records))
        }
        None => (heading(kind, args)?, None),
    };
    if heading.game != args.game {
        return Err(Failure::Use(
            Message::known("fail-fit-other").with("game", heading.game.as_str()),
        ));
    }
    let plan = plan(kind, &heading)?;
    let records = match records {
        Some(records) => records,
        None => play(kind, &plan, &heading, args, console)?,
    };
    if let Some(path) = &args.keep {
        games::write(path, &heading, &records)?;
    }
    let lesson = learn(kind, &plan, &records, args)?;
    let outcome = evaluate(kind, &lesson, heading.games);
    let report = report(&heading, &outcome);
    if let Some(path) = &args.out {
        let mut file = json!(outcome.weights);
        file["made_from"] = report.clone();
        write_text(path, &format!("{file:#}\n")).map_err(Failure::Use)?;
    }
    if let Some(path) = &args.diagram {
        let drawn = diagram::draw(&outcome.evaluation.fitted, console);
        write_text(path, &drawn).map_err(Failure::Use)?;
    }
    match args.json {
        true => console.json(&report),
        false => show(&heading, &outcome, console),
    }
}

fn heading(kind: &dyn PlayedKind, args: &FitArgs) -> Result<Heading, Failure> {
    Ok(Heading {
        game: args.game.clone(),
        options: read_options(kind, &args.options)?,
        bot: args.bot.clone(),
        seed: args.seed,
        games: args.games,
        held_out: args.held_out,
    })
}

fn plan(kind: &dyn PlayedKind, heading: &Heading) -> Result<Plan, Failure> {
    let bot = BotName::parse(&heading.bot)?;
    let seats = seat_names(kind, &heading.options)?.len();
    Ok(Plan {
        options: heading.options.clone(),
        bots: vec![bot; seats],
        seed: heading.seed,
    })
}

/// Plays the games, in their order however the threads came to them.
fn play(
    kind: &dyn PlayedKind,
    plan: &Plan,
    heading: &Heading,
    args: &FitArgs,
    console: &Console,
) -> Result<Vec<Record>, Failure> {
    let games: Vec<u64> = (0..heading.games + heading.held_out).collect();
    let bar = progress(games.len() as u64, console);
    let mut records = Vec::new();
    let play = |&game: &u64| Ok(kind.record(plan, game)?);
    do_all(&games, threads(args.threads), play, |_, record| {
        records.push(record);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    records.sort_by_key(|record| record.game);
    Ok(records)
}

/// What all games can teach, in their order.
fn learn(
    kind: &dyn PlayedKind,
    plan: &Plan,
    records: &[Record],
    args: &FitArgs,
) -> Result<Lesson, Failure> {
    let mut lessons = Vec::new();
    let learn = |record: &Record| Ok(kind.learn(plan, record)?);
    do_all(records, threads(args.threads), learn, |record, lesson| {
        lessons.push((record.game, lesson));
        Ok(())
    })?;
    lessons.sort_by_key(|(game, _)| *game);
    let mut all = Lesson::default();
    for (_, lesson) in lessons {
        all.samples.extend(lesson.samples);
        all.choices.extend(lesson.choices);
    }
    Ok(all)
}

fn evaluate(kind: &dyn PlayedKind, lesson: &Lesson, games: u64) -> Outcome {
    let (samples, choices) = (&lesson.samples, &lesson.choices);
    let (seen, held_out) =
        samples.split_at(samples.partition_point(|sample: &Sample| sample.game < games));
    let (seen_choices, held_out_choices) =
        choices.split_at(choices.partition_point(|choice: &Choice| choice.game < games));
    let mut weights = Weights {
        evaluation: fit(kind.features(), seen),
        answers: fit_reasons(kind.reasons(), seen_choices),
    };
    let rows = weights.evaluation.weights.iter_mut().flatten();
    for weight in rows.chain(&mut weights.answers.weights) {
        // More digits than the data can tell would only make the file longer.
        *weight = (*weight * 1e5).round() / 1e5;
    }
    Outcome {
        evaluation: Gain {
            fitted_on: seen.len(),
            without: calibration(held_out, |_| 0.5),
            now: calibration(held_out, |sample| sample.now),
            fitted: calibration(held_out, |sample| chance(&weights.evaluation, sample)),
        },
        answers: Gain {
            fitted_on: seen_choices.len(),
            without: Foresight::none(held_out_choices),
            now: Foresight::now(held_out_choices),
            fitted: Foresight::then(held_out_choices, &weights.answers),
        },
        weights,
    }
}

/// Where the weights come from and what they gained.
fn report(heading: &Heading, outcome: &Outcome) -> Value {
    json!({
        "games": heading,
        "evaluation": outcome.evaluation,
        "answers": outcome.answers,
    })
}

fn show(heading: &Heading, outcome: &Outcome, console: &mut Console) -> Result<(), Failure> {
    let Outcome {
        evaluation,
        answers,
        ..
    } = outcome;
    let head = Message::known("cli-fit-head")
        .with("game", heading.game.as_str())
        .with("options", describe_options(&heading.options))
        .with("bot", heading.bot.as_str())
        .with("seed", heading.seed.to_string())
        .with("games", heading.games);
    console.tell(&head.with("others", heading.held_out))?;
    console.line("")?;
    let chances = Message::known("cli-fit-chances").with("positions", evaluation.fitted_on);
    console.tell(&chances.with("others", evaluation.fitted.samples))?;
    for (weights, measured) in evaluation.rows() {
        let row = Message::known("cli-fit-chance")
            .with("weights", weights_column(weights, console))
            .with("loss", console.figure(measured.log_loss, 4));
        let error = console.figure(100.0 * measured.error, 2);
        console.tell(&row.with("error", format!("{error:>5}")))?;
    }
    console.line("")?;
    console.tell(&Message::known("cli-fit-reliability"))?;
    for bin in &evaluation.fitted.bins {
        let row = Message::known("cli-fit-bin")
            .with("said", format!("{:>6}", console.percent(bin.said, 1)))
            .with("won", format!("{:>6}", console.percent(bin.won, 1)));
        console.tell(&row.with("positions", bin.samples))?;
    }
    if answers.fitted_on == 0 {
        return Ok(());
    }
    console.line("")?;
    let given = Message::known("cli-fit-answers").with("choices", answers.fitted_on);
    console.tell(&given.with("others", answers.fitted.choices))?;
    for (weights, measured) in answers.rows() {
        let row = Message::known("cli-fit-answer")
            .with("weights", weights_column(weights, console))
            .with("loss", console.figure(measured.log_loss, 4));
        console.tell(&row.with("likeliest", console.percent(measured.likeliest, 1)))?;
    }
    Ok(())
}

/// Which weights a row is about.
fn weights_column(weights: &'static str, console: &Console) -> String {
    let name = console.say(&Message::known("cli-fit-weights").with("weights", weights));
    format!("{name:<10}")
}

impl<M> Gain<M> {
    fn rows(&self) -> [(&'static str, &M); 3] {
        [
            ("without", &self.without),
            ("now", &self.now),
            ("fitted", &self.fitted),
        ]
    }
}
