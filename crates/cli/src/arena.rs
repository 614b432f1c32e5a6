//! `hustings arena`: every bot against every other, with sides swapped on the same seeds, and a ranking.

mod elo;
mod results;

use crate::Games;
use crate::commands::ArenaArgs;
use crate::console::{Console, Failure};
use crate::setup::{describe_options, find_game, read_options, seat_names};
use crate::statistics::wilson;
use crate::workers::{do_all, progress, threads};
use bots::{BotName, Plan, PlayedKind};
use elo::{Rating, ratings};
use engine::Message;
use engine::{Outcome, Seat};
use results::{Played, Results};
use serde_json::{Value, json};

/// One game to be played: bots `first` and `second` by their numbers in the list.
struct Job {
    first: usize,
    second: usize,
    /// Two games share each deal, with sides swapped.
    game: u64,
}

/// What two bots came to against each other.
struct Pairing {
    first: usize,
    second: usize,
    games: u64,
    /// Games won by the first; a draw counts half.
    score: f64,
}

pub fn run(games: &Games, args: &ArenaArgs, console: &mut Console) -> Result<(), Failure> {
    let kind = find_game(games, &args.game)?;
    let options = read_options(kind, &args.options)?;
    let seats = seat_names(kind, &options)?.len();
    let bots = read_bots(args)?;
    let heading = json!({
        "game": args.game, "options": options, "bots": args.bots, "seed": args.seed,
    });
    let mut results = Results::open(args.resume.as_deref(), &heading)?;
    let jobs: Vec<Job> = schedule(bots.len(), args.games)
        .filter(|job| !results.has(job.first, job.second, job.game))
        .collect();
    let bar = progress(jobs.len() as u64, console);
    let play = |job: &Job| play(kind, &options, args.seed, &bots, seats, job);
    do_all(&jobs, threads(args.threads), play, |job, score| {
        bar.inc(1);
        results.add(Played {
            first: job.first,
            second: job.second,
            game: job.game,
            score,
        })
    })?;
    bar.finish_and_clear();
    let pairings = pairings(bots.len(), args.games, &results);
    let ratings = ratings(bots.len(), &pairings);
    if args.json {
        console.json(&as_json(args, &options, &pairings, &ratings))
    } else {
        show(args, &options, &pairings, &ratings, console)
    }
}

fn read_bots(args: &ArenaArgs) -> Result<Vec<BotName>, Failure> {
    let bots = args.bots.iter().map(|name| BotName::parse(name));
    let bots = bots.collect::<Result<Vec<_>, _>>()?;
    if bots.len() < 2 {
        return Err(Failure::told("fail-arena-two"));
    }
    let twice = |(at, name): &(usize, &String)| args.bots[..*at].contains(name);
    match args.bots.iter().enumerate().find(twice) {
        Some((_, name)) => Err(Failure::Use(
            Message::known("fail-arena-twice").with("name", name.as_str()),
        )),
        None => Ok(bots),
    }
}

/// Every pair's games, deal by deal, so that an arena cut short has played all pairs about as often.
fn schedule(bots: usize, games: u64) -> impl Iterator<Item = Job> {
    (0..games).flat_map(move |game| {
        (0..bots).flat_map(move |first| {
            (first + 1..bots).map(move |second| Job {
                first,
                second,
                game,
            })
        })
    })
}

/// The score of the job's first bot: 1, 0, or ½ where both or neither won. At larger tables the two alternate.
fn play(
    kind: &dyn PlayedKind,
    options: &Value,
    seed: u64,
    bots: &[BotName],
    seats: usize,
    job: &Job,
) -> Result<f64, Failure> {
    let deal = job.game / 2;
    let is_first = |seat: usize| (seat as u64 + job.game).is_multiple_of(2);
    let at = |seat| {
        if is_first(seat) {
            bots[job.first]
        } else {
            bots[job.second]
        }
    };
    let plan = Plan {
        options: options.clone(),
        bots: (0..seats).map(at).collect(),
        seed,
    };
    let mut score = 0.5;
    kind.simulate(&plan, deal..deal + 1, &mut |finished| {
        score = score_of(&finished.outcome, seats, is_first);
    })?;
    Ok(score)
}

fn score_of(outcome: &Outcome, seats: usize, is_first: impl Fn(usize) -> bool) -> f64 {
    let won = |first: bool| {
        (0..seats).any(|seat| is_first(seat) == first && outcome.winners.contains(Seat(seat as u8)))
    };
    match (won(true), won(false)) {
        (true, false) => 1.0,
        (false, true) => 0.0,
        _ => 0.5,
    }
}

fn pairings(bots: usize, games: u64, results: &Results) -> Vec<Pairing> {
    let pairs = (0..bots).flat_map(|first| (first + 1..bots).map(move |second| (first, second)));
    pairs
        .map(|(first, second)| Pairing {
            first,
            second,
            games,
            score: results.score(first, second, games),
        })
        .collect()
}

fn show(
    args: &ArenaArgs,
    options: &Value,
    pairings: &[Pairing],
    ratings: &[Rating],
    console: &mut Console,
) -> Result<(), Failure> {
    let head = Message::known("cli-arena-head")
        .with("game", args.game.as_str())
        .with("options", describe_options(options))
        .with("seed", args.seed.to_string());
    console.tell(&head.with("games", args.games))?;
    console.line("")?;
    console.line(format_args!(
        "{:<24} {:>6}   {:<18} {:>7}",
        console.column("bot"),
        "Elo",
        console.column("interval"),
        console.column("score")
    ))?;
    let mut order: Vec<usize> = (0..ratings.len()).collect();
    order.sort_by(|&a, &b| ratings[b].elo.total_cmp(&ratings[a].elo));
    for bot in order {
        let Rating { elo, half_width } = ratings[bot];
        let (score, games) = totals(bot, pairings);
        console.line(format_args!(
            "{:<24} {:>6}   {:<18} {:>7}",
            args.bots[bot],
            console.figure(elo, 0),
            console.interval(
                console.figure(elo - half_width, 0),
                console.figure(elo + half_width, 0)
            ),
            console.percent(score / games as f64, 1)
        ))?;
    }
    console.line("")?;
    for pairing in pairings {
        let (low, high) = wilson(pairing.score, pairing.games);
        let score = pairing.score / pairing.games as f64;
        let interval = console.interval(console.percent(low, 1), console.percent(high, 1));
        let line = Message::known("cli-arena-pair")
            .with("one", args.bots[pairing.first].as_str())
            .with("other", args.bots[pairing.second].as_str())
            .with("score", console.percent(score, 1));
        console.tell(&line.with("interval", interval))?;
    }
    Ok(())
}

/// A bot's score and games over all its pairings.
fn totals(bot: usize, pairings: &[Pairing]) -> (f64, u64) {
    pairings.iter().fold((0.0, 0), |(score, games), pairing| {
        if pairing.first == bot {
            (score + pairing.score, games + pairing.games)
        } else if pairing.second == bot {
            (
                score + pairing.games as f64 - pairing.score,
                games + pairing.games,
            )
        } else {
            (score, games)
        }
    })
}

fn as_json(args: &ArenaArgs, options: &Value, pairings: &[Pairing], ratings: &[Rating]) -> Value {
    let bot = |(bot, rating): (usize, &Rating)| {
        let (score, games) = totals(bot, pairings);
        json!({
            "bot": args.bots[bot],
            "elo": rating.elo,
            "ci95": [rating.elo - rating.half_width, rating.elo + rating.half_width],
            "games": games,
            "score": score / games as f64,
        })
    };
    let pairing = |pairing: &Pairing| {
        let (low, high) = wilson(pairing.score, pairing.games);
        json!({
            "bots": [args.bots[pairing.first], args.bots[pairing.second]],
            "games": pairing.games,
            "score": pairing.score / pairing.games as f64,
            "ci95": [low, high],
        })
    };
    json!({
        "game": args.game,
        "options": options,
        "seed": args.seed,
        "games_per_pair": args.games,
        "bots": ratings.iter().enumerate().map(bot).collect::<Vec<_>>(),
        "pairings": pairings.iter().map(pairing).collect::<Vec<_>>(),
    })
}
