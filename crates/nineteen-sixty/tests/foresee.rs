//! What a player is shown of an answer before giving it is what then happens.

use engine::{AnyGame, Foreseen, Game, Quick, Status, Viewer};
use hustings_nineteen_sixty::NineteenSixty;

/// Plays random games; `hear` is told of every answer what was foreseen and whether its seat is asked again.
fn play(games: u32, mut hear: impl FnMut(&NineteenSixty, Viewer, Foreseen, bool)) {
    let mut quick = Quick::new(1960);
    for _ in 0..games {
        let game = NineteenSixty::new(&Default::default(), &mut quick, &mut ());
        let mut game = game.expect("the default options fit");
        while let Status::Waiting(seats) = Game::status(&game) {
            let seat = seats.lowest().expect("somebody is waited for");
            let viewer = Viewer::Seat(seat);
            let choices = AnyGame::choices(&game, seat);
            let choice = choices[quick.below(choices.len() as u32) as usize].index;
            let foreseen = game.foresee(seat, choice).expect("a legal answer");
            AnyGame::answer(&mut game, seat, choice, &mut quick).expect("a legal answer");
            let asked_again = AnyGame::awaited(&game, viewer).contains(seat);
            hear(&game, viewer, foreseen, asked_again);
        }
    }
}

#[test]
fn what_is_certain_happens() {
    let mut certain = 0;
    play(4, |game, viewer, foreseen, asked_again| {
        if let Some(view) = foreseen.view {
            assert_eq!(view, AnyGame::view(game, viewer));
            assert_eq!(foreseen.ends, !asked_again);
            certain += 1;
        }
    });
    assert!(certain > 200, "most answers draw nothing: {certain}");
}

/// Where chance decides whether the turn passes on, a player who wants to be asked first would rather be asked in vain.
#[test]
fn hardly_a_turn_ends_that_was_not_foreseen_to_end() {
    let (mut ended, mut unforeseen) = (0, 0);
    play(20, |_, _, foreseen, asked_again| {
        if !asked_again {
            ended += 1;
            unforeseen += u32::from(!foreseen.ends);
        }
    });
    assert!(unforeseen * 100 < ended, "{unforeseen} of {ended}");
}

#[test]
fn an_answer_that_is_not_open_has_nothing_to_foresee() {
    let mut quick = Quick::new(1960);
    let game = NineteenSixty::new(&Default::default(), &mut quick, &mut ());
    let game = game.expect("the default options fit");
    let Status::Waiting(seats) = Game::status(&game) else {
        panic!("a game begins with a question")
    };
    let seat = seats.lowest().expect("somebody is waited for");
    assert_eq!(game.foresee(seat, 0), None);
    assert_eq!(game.foresee(seat, usize::MAX), None);
}
