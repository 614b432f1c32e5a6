//! Opponents at a table of 1960: that they know no more than their seat, answer in time and go on with what they found.

use crate::laws::scramble;
use crate::options::Options;
use crate::state::NineteenSixty;
use bots::{Bot, Budget, Level, Search, Settings};
use engine::{Action as _, Game, Quick, Seat, Status, Viewer};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

type Opponent = Box<dyn Bot<NineteenSixty>>;

/// One of each kind: the levels, with budgets that let a thousand positions be tried in seconds.
fn opponents(seed: u64) -> Vec<Opponent> {
    let settings = Level::Strategist.settings();
    vec![
        Level::Volunteer.build(seed),
        Box::new(Search::new(
            Settings::INFORMED,
            Budget::iterations(30),
            seed,
        )),
        Box::new(Search::new(settings, Budget::iterations(40), seed)),
        Box::new(Search::new(Settings::UNIFORM, Budget::iterations(4), seed)),
    ]
}

/// Plays random games and hands over every position with a real choice, until told that it is enough.
fn random_positions(mut each: impl FnMut(&NineteenSixty, Seat) -> bool) {
    let mut quick = Quick::new(60);
    loop {
        let mut game = NineteenSixty::new(&Options::default(), &mut quick, &mut ()).expect("sound");
        while let Status::Waiting(seats) = game.status() {
            let seat = seats.lowest().expect("somebody is waited for");
            let legal = game.legal(seat);
            if legal.len() > 1 && !each(&game, seat) {
                return;
            }
            let pick = legal.nth(quick.below(legal.len() as u32) as usize);
            let action = pick.and_then(crate::Action::from_index).expect("legal");
            game.apply(seat, action, &mut quick, &mut ());
        }
    }
}

fn choose(bot: &mut Opponent, game: &NineteenSixty, seat: Seat) -> crate::Action {
    let mut choices = Vec::new();
    Game::choices(game, seat, &mut choices);
    bot.choose(&game.view(Viewer::Seat(seat)), seat, &choices)
}

/// Two tables that differ in everything that the seat cannot know, and in nothing else, get the same answer from the
/// same bot with the same seed, whatever it has seen before.
#[test]
fn opponents_answer_by_what_their_seat_can_know() {
    let (mut positions, mut different) = (0, 0);
    let mut secrets = Quick::new(1);
    let (mut here, mut there) = (opponents(7), opponents(7));
    random_positions(|game, seat| {
        let mut other = game.clone();
        scramble(&mut other, Viewer::Seat(seat), &mut secrets);
        different += u32::from(other != *game);
        let at = positions as usize % here.len();
        let answers = (
            choose(&mut here[at], game, seat),
            choose(&mut there[at], &other, seat),
        );
        assert_eq!(answers.0, answers.1, "position {positions}: {game:?}");
        positions += 1;
        positions < 1000
    });
    assert!(
        different > 900,
        "only {different} positions had anything to hide"
    );
}

/// Every kind of question is answered within the budget and what a busy machine adds to it; `hustings bench` and
/// `docs/bots.md` tell how close levels come to theirs.
#[test]
fn no_question_stalls_an_opponent() {
    let budget = Budget::milliseconds(5);
    let mut bot: Opponent = Box::new(Search::new(Settings::INFORMED, budget, 1));
    let (mut asked, mut seen) = (BTreeSet::new(), 0);
    random_positions(|game, seat| {
        let question = game.question(seat).expect("the seat is asked");
        if asked.insert(question.id) {
            let start = Instant::now();
            choose(&mut bot, game, seat);
            let took = start.elapsed();
            assert!(
                took < Duration::from_millis(500),
                "{}: {took:?}",
                question.id
            );
        }
        seen += 1;
        seen < 40_000
    });
    assert!(asked.len() > 20, "only {asked:?}");
}

/// Which card to play and what to use it for are two questions to the same seat with nothing in between: the second
/// search begins with what the first one found.
#[test]
fn a_search_goes_on_with_what_it_found() {
    let never = AtomicBool::new(false);
    let budget = Budget::iterations(2000);
    let mut search = Search::<NineteenSixty>::new(Settings::INFORMED, budget, 1);
    let mut kept = 0;
    random_positions(|game, seat| {
        if game
            .question(seat)
            .is_none_or(|question| question.id != "Q-10")
        {
            return true;
        }
        let mut choices = Vec::new();
        Game::choices(game, seat, &mut choices);
        let card = search.choose(&game.view(Viewer::Seat(seat)), seat, &choices);
        let mut next = game.clone();
        next.apply(seat, card, &mut Quick::new(1), &mut ());
        let view = next.view(Viewer::Seat(seat));
        let found = search.run(&view, seat, Budget::iterations(1), &never, &mut |_| ());
        kept += u32::from(found.iterations > 100);
        false
    });
    assert_eq!(kept, 1);
}
