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
        None => play(kind, &plan, &heading, args)?,
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
        write_text(path, &diagram::draw(&outcome.evaluation.fitted)).map_err(Failure::Use)?;
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
) -> Result<Vec<Record>, Failure> {
    let games: Vec<u64> = (0..heading.games + heading.held_out).collect();
    let bar = progress(games.len() as u64);
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
    console.line(format_args!(
        "{} {}, {} in every seat, seed {}: fitted on {} games, tried on {} others",
        heading.game,
        describe_options(&heading.options),
        heading.bot,
        heading.seed,
        heading.games,
        heading.held_out
    ))?;
    console.line(format_args!(
        "\nthe chance of winning, {} positions and {} others",
        evaluation.fitted_on, evaluation.fitted.samples
    ))?;
    for (name, measured) in evaluation.rows() {
        console.line(format_args!(
            "{name:<10} log loss {:.4}, calibration error {:5.2} points",
            measured.log_loss,
            100.0 * measured.error
        ))?;
    }
    console
        .line("\nof positions that the fitted weights call so likely to be won, so many were")?;
    for bin in &evaluation.fitted.bins {
        console.line(format_args!(
            "{:>5.1}%  {:>5.1}%  of {}",
            100.0 * bin.said,
            100.0 * bin.won,
            bin.samples
        ))?;
    }
    if answers.fitted_on == 0 {
        return Ok(());
    }
    console.line(format_args!(
        "\nwhat is answered, {} choices and {} others",
        answers.fitted_on, answers.fitted.choices
    ))?;
    for (name, measured) in answers.rows() {
        console.line(format_args!(
            "{name:<10} log loss {:.4}, the likeliest was given {:.1}%",
            measured.log_loss,
            100.0 * measured.likeliest
        ))?;
    }
    Ok(())
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
