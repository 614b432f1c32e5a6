//! Response windows tell nothing: whether somebody holds an answer shows in nothing that anybody else sees, and
//! answers to answers come to an end.

use crate::action::{Action, Word};
use crate::cards::{ACTIONS, INTERRUPTIONS, Kind, Sort};
use crate::deck::Deck;
use crate::options::Options;
use crate::rulings::STACK_LIMIT;
use crate::state::{Dictators, VIEWERS};
use engine::deck::{Deck as _, DeckChoice};
use engine::{AnyGame, Game, Key, Quick, Recorder, Seat, Status, Viewer};
use std::sync::Arc;

/// Changes one card of a hand for one of the deck.
fn swap(game: &mut Dictators, seat: Seat, out: usize, into: usize) {
    let hidden = &mut game.hidden;
    let hand = &mut hidden.hands[seat.index()];
    assert!(hand.take(out) && hidden.deck.rest.take(into));
    hand.add(into, 1);
    hidden.deck.rest.add(out, 1);
    hidden.known[seat.index()][seat.index()] = *hand;
}

/// The same table twice: once the seat holds nothing that could answer, once it holds an answer to the open window.
/// Nothing comes of it where somebody else knows cards of that hand, or where the deck has no card that would do.
fn twins(game: &Dictators, seat: Seat) -> Option<(Dictators, Dictators)> {
    let others = (0..VIEWERS).filter(|&viewer| viewer != seat.index());
    let mut known = others.map(|viewer| &game.hidden.known[viewer][seat.index()]);
    if known.any(|hand| !hand.is_empty()) {
        return None;
    }
    let in_deck = |game: &Dictators, kinds: std::ops::Range<usize>| -> Vec<usize> {
        let rest = &game.hidden.deck.rest;
        kinds.filter(|&kind| rest.count(kind) > 0).collect()
    };
    let mut unarmed = game.clone();
    let hand: Vec<usize> = unarmed.hidden.hands[seat.index()].iter().collect();
    let interruptions = |kind: &usize| Kind::at(*kind).sort() == Sort::Interruption;
    for card in hand.into_iter().filter(interruptions) {
        let plain = *in_deck(&unarmed, 0..ACTIONS).first()?;
        swap(&mut unarmed, seat, card, plain);
    }
    let out = unarmed.hidden.hands[seat.index()].iter().next()?;
    let armed = in_deck(&unarmed, ACTIONS..ACTIONS + INTERRUPTIONS);
    let armed = armed.into_iter().map(|answer| {
        let mut armed = unarmed.clone();
        swap(&mut armed, seat, out, answer);
        armed
    });
    let armed = armed
        .into_iter()
        .find(|armed| armed.legal(seat).len() > 1)?;
    (unarmed.legal(seat).len() == 1).then_some((unarmed, armed))
}

/// Everything that a viewer is sent.
fn frame(game: &Dictators, viewer: Viewer) -> String {
    let asked = match viewer {
        Viewer::Seat(seat) => format!(
            "{:?} {:?}",
            Game::question(game, seat),
            AnyGame::choices(game, seat)
        ),
        Viewer::Spectator => String::new(),
    };
    let view = AnyGame::view(game, viewer);
    format!("{view} {:?} {asked}", Game::awaited(game, viewer))
}

/// All pass, in the same order, in both. Nobody but the seat itself can tell the tables apart.
fn compare(mut one: Dictators, mut two: Dictators, seat: Seat) -> u32 {
    let viewers: Vec<Viewer> = Viewer::all(Game::seats(&one))
        .filter(|viewer| !viewer.is(seat))
        .collect();
    let pass = engine::Action::index(Action::Word(Word::Pass));
    let mut compared = 0;
    while let (Some(_), Status::Waiting(seats)) = (one.open_window(), Game::status(&one)) {
        assert_eq!(Game::status(&two), Game::status(&one));
        for &viewer in &viewers {
            assert_eq!(
                frame(&one, viewer),
                frame(&two, viewer),
                "{viewer:?} can tell"
            );
            compared += 1;
        }
        let next = seats.lowest().expect("a window asks somebody");
        let (mut here, mut there) = (Recorder::new(Quick::new(1)), Recorder::new(Quick::new(1)));
        let first = AnyGame::answer(&mut one, next, pass, &mut here).expect("anybody may pass");
        let second = AnyGame::answer(&mut two, next, pass, &mut there).expect("anybody may pass");
        let (here, there) = (here.into_outcomes(), there.into_outcomes());
        if !(here.is_empty() && there.is_empty()) {
            // From here on the two decks may differ.
            return compared;
        }
        assert_eq!(first.reveal, second.reveal);
        for &viewer in &viewers {
            let seen = |answered: &engine::Answered| {
                let events = answered.events.iter();
                format!(
                    "{:?}",
                    events
                        .map(|event| event.seen_by(viewer))
                        .collect::<Vec<_>>()
                )
            };
            assert_eq!(seen(&first), seen(&second), "{viewer:?} is told");
        }
    }
    compared
}

/// tried in every tenth window of random games.
#[test]
fn nobody_can_tell_who_holds_an_answer() {
    let mut compared = [0; 6];
    for seed in 0..16 {
        let players = 2 + (seed % 4) as u8;
        let options = Options {
            players,
            novice: seed % 3 == 0,
            ..Options::default()
        };
        let mut quick = Quick::new(seed);
        let mut game =
            <Dictators as Game>::new(&options, &mut quick, &mut ()).expect("legal options");
        while let Status::Waiting(seats) = Game::status(&game) {
            if game.open_window().is_some() && quick.below(10) == 0 {
                for seat in seats.iter() {
                    if let Some((unarmed, armed)) = twins(&game, seat) {
                        compared[usize::from(players)] += compare(unarmed, armed, seat);
                    }
                }
            }
            super::random_answer(&mut game, seats, &mut quick);
        }
    }
    for (players, compared) in compared.iter().enumerate().skip(2) {
        assert!(
            *compared > 100,
            "{players} players were compared {compared} times"
        );
    }
}

/// A deck with one veto, and answers to answers without end.
fn quarrelsome_deck() -> Deck {
    let mut deck: toml::Table = Deck::house()
        .text()
        .parse()
        .expect("the house deck is TOML");
    deck.insert("name".into(), "quarrelsome".into());
    let rows = deck["interruption"]
        .as_array_mut()
        .expect("a list of cards");
    for row in rows {
        row["count"] = match row["key"].as_str() {
            Some("veto") => 1.into(),
            Some("executive-privilege") => 40.into(),
            _ => 0.into(),
        };
    }
    Deck::read("quarrelsome", &deck.to_string()).expect("it is sound")
}

/// everybody holds as many answers to answers as there can be and plays them all: the stack grows to its limit
/// and no further, and then comes down again.
#[test]
fn the_stack_has_a_limit() {
    let mut reached = 0;
    for players in 2..=5 {
        let options = Options {
            players,
            novice: false,
            deck: DeckChoice(Arc::new(quarrelsome_deck())),
        };
        let mut quick = Quick::new(u64::from(players));
        let mut game =
            <Dictators as Game>::new(&options, &mut quick, &mut ()).expect("legal options");
        let cards = ["executive-privilege", "veto", "tax-season"];
        let cards = cards.map(|key| Kind::named(key).expect("it has that place"));
        deal_out(&mut game, cards);
        let mut deepest = 0;
        let mut answers = 0;
        while let Status::Waiting(seats) = Game::status(&game) {
            let seat = seats.lowest().expect("somebody is asked");
            let legal = game.legal(seat);
            let wanted = cards.map(Action::Card);
            let wanted = wanted
                .into_iter()
                .find(|card| legal.contains(engine::Action::index(*card)));
            match wanted {
                Some(card) => {
                    game.apply(seat, card, &mut quick, &mut ());
                }
                None => super::random_answer(&mut game, engine::SeatSet::only(seat), &mut quick),
            }
            deepest = deepest.max(game.public.frames.len());
            answers += 1;
            assert!(answers < super::LONGEST, "the game goes on for ever");
            game.check_pieces().expect("nothing gets lost");
        }
        assert!(deepest < STACK_LIMIT, "{players} players: {deepest}");
        reached = reached.max(deepest);
    }
    // Chance may break off a quarrel early at one table, not at all. What fills the stack is carried out without a question.
    assert_eq!(reached, STACK_LIMIT - 1);
}

/// Deals all answers to answers round the table, the veto to the next player, and something to begin with to the first.
fn deal_out(game: &mut Dictators, [answer, veto, first]: [Kind; 3]) {
    let hidden = &mut game.hidden;
    for hand in &mut hidden.hands {
        hidden.deck.rest.add_all(hand);
        *hand = Default::default();
    }
    let players = game.public.count();
    let begins = game.public.active.index();
    let round = (0..40).map(|number| (number % players, answer));
    let all = [(begins, first), ((begins + 1) % players, veto)];
    for (seat, kind) in all.into_iter().chain(round) {
        assert!(hidden.deck.rest.take(kind.index()));
        hidden.hands[seat].add(kind.index(), 1);
    }
    for seat in 0..players {
        for viewer in 0..VIEWERS {
            hidden.known[viewer][seat] = match viewer == seat {
                true => hidden.hands[seat],
                false => Default::default(),
            };
        }
    }
}
