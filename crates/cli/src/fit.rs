//! `hustings fit`: the weights of a game's evaluation, from games between bots.
//!
//! Some games are fitted on, others are held out: what is said about the weights is measured on games that they have
//! not seen. The evaluation that the program has now is measured on the same games, so the gain is there to read.

mod diagram;

use crate::Games;
use crate::commands::FitArgs;
use crate::console::{Console, Failure};
use crate::files::write_text;
use crate::setup::{describe_options, find_game, read_options, seat_names};
use crate::workers::{do_all, progress, threads};
use bots::{BotName, Calibration, Plan, PlayedKind, Sample, calibration, chance, fit};
use engine::Fitted;
use serde_json::{Value, json};

/// What came of it.
struct Outcome {
    fitted: Fitted,
    samples: usize,
    /// The evaluation that the program has now, and the fitted one, on the held-out games.
    now: Calibration,
    then: Calibration,
}

pub fn run(games: &Games, args: &FitArgs, console: &mut Console) -> Result<(), Failure> {
    let kind = find_game(games, &args.game)?;
    if kind.features().is_empty() {
        return Err(Failure::Use(format!(
            "{} has no features to fit weights for: give its Insight some",
            args.game
        )));
    }
    let options = read_options(kind, &args.options)?;
    let bot = BotName::parse(&args.bot).map_err(Failure::Use)?;
    let seats = seat_names(kind, &options)?.len();
    let plan = Plan {
        options,
        bots: vec![bot; seats],
        seed: args.seed,
    };
    let samples = gather(kind, &plan, args)?;
    let outcome = evaluate(kind, &samples, args.games);
    if let Some(path) = &args.out {
        let text = format!("{:#}\n", weights_file(args, &plan, &outcome));
        write_text(path, &text).map_err(Failure::Use)?;
    }
    if let Some(path) = &args.diagram {
        write_text(path, &diagram::draw(&outcome.now)).map_err(Failure::Use)?;
    }
    if args.json {
        console.json(&report(args, &plan, &outcome))
    } else {
        show(args, &plan, &outcome, console)
    }
}

/// Positions of all games, in the order of the games however the threads came to them.
fn gather(kind: &dyn PlayedKind, plan: &Plan, args: &FitArgs) -> Result<Vec<Sample>, Failure> {
    let games: Vec<u64> = (0..args.games + args.held_out).collect();
    let bar = progress(games.len() as u64);
    let mut samples = Vec::new();
    let play = |&game: &u64| {
        let mut of_game = Vec::new();
        kind.sample(plan, game..game + 1, &mut |found| of_game = found)?;
        Ok(of_game)
    };
    do_all(&games, threads(args.threads), play, |_, found| {
        samples.extend(found);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    samples.sort_by_key(|sample| sample.game);
    Ok(samples)
}

fn evaluate(kind: &dyn PlayedKind, samples: &[Sample], games: u64) -> Outcome {
    let split = samples.partition_point(|sample| sample.game < games);
    let (seen, held_out) = samples.split_at(split);
    let mut fitted = fit(kind.features(), seen);
    for weight in fitted.weights.iter_mut().flatten() {
        // More digits than the data can tell would only make the file longer.
        *weight = (*weight * 1e5).round() / 1e5;
    }
    Outcome {
        now: calibration(held_out, |sample| sample.now),
        then: calibration(held_out, |sample| chance(&fitted, sample)),
        samples: seen.len(),
        fitted,
    }
}

fn report(args: &FitArgs, plan: &Plan, outcome: &Outcome) -> Value {
    json!({
        "game": args.game,
        "options": plan.options,
        "bot": args.bot,
        "seed": args.seed,
        "games": args.games,
        "samples": outcome.samples,
        "held_out_games": args.held_out,
        "now": outcome.now,
        "fitted": outcome.then,
    })
}

/// The weights, with where they come from and what they gained.
fn weights_file(args: &FitArgs, plan: &Plan, outcome: &Outcome) -> Value {
    let mut file = json!({ "made_from": report(args, plan, outcome) });
    file["features"] = json!(outcome.fitted.features);
    file["weights"] = json!(outcome.fitted.weights);
    file
}

fn show(
    args: &FitArgs,
    plan: &Plan,
    outcome: &Outcome,
    console: &mut Console,
) -> Result<(), Failure> {
    console.line(format_args!(
        "{} {}, {} in every seat, seed {}",
        args.game,
        describe_options(&plan.options),
        args.bot,
        args.seed
    ))?;
    console.line(format_args!(
        "fitted on {} positions of {} games, tried on {} positions of {} others",
        outcome.samples, args.games, outcome.then.samples, args.held_out
    ))?;
    console.line("")?;
    console.line(format_args!(
        "{:<12} {:>9} {:>18}",
        "evaluation", "log loss", "calibration error"
    ))?;
    for (name, measured) in [("now", &outcome.now), ("fitted", &outcome.then)] {
        console.line(format_args!(
            "{name:<12} {:>9.4} {:>11.2} points",
            measured.log_loss,
            100.0 * measured.error
        ))?;
    }
    Ok(())
}
