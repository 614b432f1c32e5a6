//! Bots at a table of a tiny game: what they choose, and that the same seed plays the same games.

mod tiny;

use engine::{Action, AnyGame, AnyKind, Game, Kind, Quick, Seat, Seeded, Status, Viewer};
use hustings_bots::{
    Bot, BotName, Budget, Finished, Greedy, Plan, PlayedKind, Random, bot_seed, game_seed,
};
use serde_json::json;
use tiny::{Move, Tiny};

const TINY: Kind<Tiny> = Kind::new();

fn plan(bots: &[BotName]) -> Plan {
    Plan {
        options: json!({"edition": "long"}),
        bots: bots.to_vec(),
        seed: 7,
    }
}

fn play(plan: &Plan, games: std::ops::Range<u64>) -> Vec<Finished> {
    let mut finished = Vec::new();
    TINY.simulate(plan, games, &mut |game| finished.push(game))
        .expect("the plan is sound");
    finished
}

#[test]
fn greedy_takes_the_most_and_never_more_than_it_sees() {
    let mut game = Tiny::new(&Default::default(), &mut Quick::new(1), &mut ()).expect("sound");
    game.apply(Seat(0), Move::Bid(1), &mut Quick::new(1), &mut ());
    game.apply(Seat(1), Move::Bid(0), &mut Quick::new(1), &mut ());
    let mut choices = Vec::new();
    Game::choices(&game, Seat(0), &mut choices);
    for seed in 0..20 {
        let mut bot = Greedy::<Tiny>::with_worlds(seed, 16);
        let view = Game::view(&game, Viewer::Seat(Seat(0)));
        assert_eq!(bot.choose(&view, Seat(0), &choices), Move::Take(3));
    }
}

#[test]
fn greedy_breaks_ties_by_its_own_seed() {
    let game = Tiny::new(&Default::default(), &mut Quick::new(1), &mut ()).expect("sound");
    let view = Game::view(&game, Viewer::Seat(Seat(0)));
    let bids = [Move::Bid(0), Move::Bid(1), Move::Bid(2)];
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..50 {
        seen.insert(Greedy::<Tiny>::new(seed).choose(&view, Seat(0), &bids));
    }
    assert_eq!(seen.len(), 3, "no bid shows before both are in");
}

#[test]
fn a_random_bot_that_does_not_look_answers_as_if_it_did() {
    let game = Tiny::new(&Default::default(), &mut Quick::new(1), &mut ()).expect("sound");
    let view = Game::view(&game, Viewer::Seat(Seat(0)));
    let mut choices = Vec::new();
    Game::choices(&game, Seat(0), &mut choices);
    let (mut looks, mut is_blind) = (Random::new(3), Random::new(3));
    for _ in 0..50 {
        let seen = Bot::<Tiny>::choose(&mut looks, &view, Seat(0), &choices);
        let unseen = Bot::<Tiny>::choose_unseen(&mut is_blind, &game.legal(Seat(0)));
        assert_eq!(Some(seen.index()), unseen);
    }
}

#[test]
fn games_do_not_depend_on_how_they_are_shared_out() {
    let plan = plan(&[BotName::Greedy, BotName::Random]);
    let whole = play(&plan, 0..40);
    let mut parts = play(&plan, 25..40);
    parts.splice(0..0, play(&plan, 0..25));
    assert_eq!(whole, parts);
}

#[test]
fn greedy_beats_random() {
    let games = play(&plan(&[BotName::Greedy, BotName::Random]), 0..400);
    let wins = |seat| {
        let won = |game: &&Finished| game.outcome.winners.contains(Seat(seat));
        games.iter().filter(won).count()
    };
    assert!(wins(0) > 2 * wins(1), "{} to {}", wins(0), wins(1));
}

#[test]
fn tree_search_beats_random_and_is_a_function_of_its_seed() {
    let searching = plan(&[BotName::Ismcts(Budget::iterations(100)), BotName::Random]);
    let games = play(&searching, 0..200);
    let won = |seat| {
        games
            .iter()
            .filter(|game| game.outcome.winners.contains(Seat(seat)))
            .count()
    };
    assert!(won(0) > 2 * won(1), "{} to {}", won(0), won(1));
    assert_eq!(games[..20], play(&searching, 0..20));
}

#[test]
fn a_table_played_by_hand_from_a_games_seed_ends_the_same() {
    let plan = plan(&[BotName::Greedy, BotName::Random]);
    for finished in play(&plan, 0..20) {
        let seed = game_seed(plan.seed, finished.game);
        let mut chance = Seeded::new(seed.key(&[String::new(), String::new()]));
        let (mut table, _) = TINY.open(&plan.options, &mut chance).expect("sound");
        let mut bots = ["greedy", "random"].map(|name| name.to_owned());
        let mut bots: Vec<_> = (0..)
            .zip(bots.iter_mut())
            .map(|(seat, name)| TINY.bot(name, bot_seed(&seed, Seat(seat))).expect("known"))
            .collect();
        let mut ply = 0;
        let outcome = loop {
            let seats = match table.status() {
                Status::Over(outcome) => break outcome,
                Status::Waiting(seats) => seats,
            };
            let seat = seats.lowest().expect("somebody is waited for");
            let answer = bots[seat.index()].choose(table.as_ref(), seat);
            ply += 1;
            chance.at_ply(ply);
            table
                .answer(seat, answer.expect("the seat is asked"), &mut chance)
                .expect("bots answer legally");
        };
        assert_eq!(outcome, finished.outcome);
        assert_eq!(ply, u64::from(finished.decisions));
    }
}

#[test]
fn a_bot_without_a_question_has_no_answer() {
    let (mut table, _) = TINY.open(&json!({}), &mut Quick::new(1)).expect("sound");
    let table: &mut dyn AnyGame = table.as_mut();
    let mut bot = TINY.bot("greedy", 1).expect("known");
    table.answer(Seat(0), 0, &mut Quick::new(1)).expect("legal");
    assert_eq!(bot.choose(table, Seat(0)), None);
    assert!(bot.choose(table, Seat(1)).is_some());
}

#[test]
fn a_plan_needs_one_bot_a_seat() {
    let error = TINY
        .simulate(&plan(&[BotName::Random]), 0..1, &mut |_| ())
        .expect_err("one bot is missing");
    assert!(error.to_string().contains("2 seats and 1 bots"), "{error}");
    assert!(TINY.bot("clever", 1).is_err());
}

#[test]
fn playouts_count_their_decisions() {
    let mut playouts = TINY
        .playouts(&json!({"edition": "short"}), 1)
        .expect("sound");
    let decisions = playouts.play(100);
    // Two bids, then 3 to 9 answers that empty the pile.
    assert!((500..=1100).contains(&decisions), "{decisions}");
    assert!(TINY.playouts(&json!({"edition": "none"}), 1).is_err());
}
