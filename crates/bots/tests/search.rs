//! The search at a table of a tiny game: the same answer on any number of threads, early ends, and memory.

mod tiny;

use engine::{Action as _, Game, Insight, Quick, Seat, Viewer};
use hustings_bots::{Analysis, Bot, Budget, Level, Search, Settings};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tiny::{Move, Tiny};

fn opening() -> Tiny {
    Tiny::new(&Default::default(), &mut Quick::new(1), &mut ()).expect("sound")
}

fn search(settings: Settings, iterations: u32, threads: usize) -> Analysis {
    let mut search = Search::<Tiny>::new(settings, Budget::iterations(iterations), 7);
    search.use_threads(threads);
    let view = Game::view(&opening(), Viewer::Seat(Seat(0)));
    let budget = Budget::iterations(iterations);
    search.run(&view, Seat(0), budget, &AtomicBool::new(false), &mut |_| ())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for trees in [1, 3, 4] {
        let settings = Settings {
            trees,
            ..Settings::INFORMED
        };
        let alone = search(settings, 1001, 1);
        assert_eq!(alone.iterations, 1001);
        for threads in [2, 3, 8] {
            assert_eq!(
                search(settings, 1001, threads),
                alone,
                "{trees} trees, {threads} threads"
            );
        }
    }
}

#[test]
fn a_search_that_is_stopped_tells_what_it_found_so_far() {
    let stop = AtomicBool::new(false);
    let mut heard = 0;
    let budget = Budget::iterations(10_000_000);
    let mut search = Search::<Tiny>::new(Settings::INFORMED, budget, 7);
    let view = Game::view(&opening(), Viewer::Seat(Seat(0)));
    let found = search.run(&view, Seat(0), budget, &stop, &mut |done| {
        heard = done;
        stop.store(done > 500, Ordering::Relaxed);
    });
    assert!(
        (500..1000).contains(&found.iterations),
        "{}",
        found.iterations
    );
    assert_eq!(heard, found.iterations);
    assert_eq!(found.choices.len(), 3);
}

#[test]
fn a_budget_of_time_is_kept() {
    let budget = Budget::milliseconds(60);
    let mut search = Search::<Tiny>::new(Settings::INFORMED, budget, 7);
    let view = Game::view(&opening(), Viewer::Seat(Seat(0)));
    let start = Instant::now();
    search.choose(&view, Seat(0), &[Move::Bid(0), Move::Bid(1), Move::Bid(2)]);
    let took = start.elapsed();
    assert!(took >= Duration::from_millis(60), "{took:?}");
    // Far more than the tenth that is promised: the machine may be doing other things while it runs tests.
    assert!(took < Duration::from_millis(500), "{took:?}");
}

#[test]
fn a_forced_answer_is_given_at_once() {
    for level in Level::ALL {
        let mut bot = level.build::<Tiny>(1);
        let view = Game::view(&opening(), Viewer::Seat(Seat(0)));
        let start = Instant::now();
        for _ in 0..100 {
            assert_eq!(bot.choose(&view, Seat(0), &[Move::Bid(1)]), Move::Bid(1));
        }
        assert!(start.elapsed() < Duration::from_millis(100), "{level:?}");
    }
}

#[test]
fn the_trees_stay_under_their_ceiling() {
    let ceiling = 8 << 10;
    let budget = Budget::iterations(50_000);
    let settings = Settings {
        trees: 2,
        ..Settings::INFORMED
    };
    let mut search = Search::<Tiny>::new(settings, budget, 7);
    search.set_ceiling(ceiling);
    let view = Game::view(&opening(), Viewer::Seat(Seat(0)));
    let found = search.run(&view, Seat(0), budget, &AtomicBool::new(false), &mut |_| ());
    assert_eq!(found.iterations, 50_000);
    assert!(found.bytes <= ceiling, "{}", found.bytes);
    assert!(
        found.bytes > ceiling / 2,
        "the ceiling was reached: {}",
        found.bytes
    );
}

#[test]
fn looking_ahead_finds_more_promise_in_what_stands_better() {
    let mut table = opening();
    let mut chance = Quick::new(1);
    for (seat, stones) in [(Seat(0), 1), (Seat(1), 0)] {
        table.apply(seat, Move::Bid(stones), &mut chance, &mut ());
    }
    let legal = Game::legal(&table, Seat(0));
    let mut weights = Vec::new();
    table.look_ahead(Seat(0), &legal, 0.1, &mut weights);
    assert_eq!(weights.len(), legal.len());
    // Each stone more is a step nearer, and the answers are in the order of what they take; the dice come after them.
    let takes = legal.iter().filter(|&answer| answer < Move::Roll.index());
    let takes = &weights[..takes.count()];
    assert!(takes.len() > 1 && takes.is_sorted_by(|less, more| 0.0 < *less && less < more));
    assert_eq!(weights.iter().copied().fold(0.0, f32::max), 1.0);
    // A longer step tells them less apart.
    let near = weights[0];
    table.look_ahead(Seat(0), &legal, 1.0, &mut weights);
    assert!(weights[0] > near);
}
