//! The laws that every race obeys, tried on random games of two to five players.

mod own_decks;
mod windows;

use crate::bag::Bag;
use crate::board::{Place, Places};
use crate::cards::{Audience, FOUNDERS, HELD, KINDS, Kind, Kinds, Token, Tokens};
use crate::options::Options;
use crate::pile::Pile;
use crate::question::QUESTIONS;
use crate::state::{Dictators, Hand, SPECTATOR, VIEWERS};
use engine::conformance::{Plan, Report, check, playthrough};
use engine::{Draw, Game, Key, Quick, SeatSet, Status, Viewer, english};
use std::sync::atomic::{AtomicU64, Ordering};

/// Races of so many players, for experts and for novices.
fn option_sets(players: u8) -> Vec<Options> {
    let sets = [false, true].map(|novice| Options {
        players,
        novice,
        ..Options::default()
    });
    sets.into()
}

/// Changes everything that a viewer cannot know: cards, facilities, tokens and presidential cards whose place they do
/// not know change places among themselves, and so does what others know; answers that others have given are taken back.
fn scramble(game: &mut Dictators, viewer: Viewer, quick: &mut Quick) {
    let me = match viewer {
        Viewer::Seat(seat) if seat.index() < game.public.count() => seat.index(),
        _ => SPECTATOR,
    };
    scramble_cards(game, me, quick);
    scramble_presidents(game, me, quick);
    scramble_facilities(game, me, quick);
    scramble_tokens(game, me, quick);
    for seat in game.public.seats().filter(|seat| seat.index() != me) {
        game.hidden.picks[seat.index()] = None;
    }
}

fn any<const K: usize>(bag: &mut Bag<K>, quick: &mut Quick) -> usize {
    let nth = quick.below(bag.len() as u32) as usize;
    let kind = bag.iter().nth(nth).expect("the bag is not empty");
    bag.take(kind);
    kind
}

fn scramble_pile<const K: usize, const N: usize>(
    pile: &mut Pile<K, N>,
    mut cards: Bag<K>,
    me: usize,
    quick: &mut Quick,
) {
    let (top, bottom) = (pile.top.as_mut_slice(), pile.bottom.as_mut_slice());
    for slot in top.iter_mut().chain(bottom) {
        if slot.seen >> me & 1 == 0 {
            slot.kind = any(&mut cards, quick) as u8;
        }
    }
    pile.rest = cards;
}

fn scramble_cards(game: &mut Dictators, me: usize, quick: &mut Quick) {
    let unseen = game.unseen(me);
    let mut founders: Vec<Kind> = Vec::new();
    let mut cards = Hand::default();
    for kind in unseen.iter().map(Kind::at) {
        if kind.index() >= KINDS - FOUNDERS {
            founders.push(kind);
        } else {
            cards.add(kind.index(), 1);
        }
    }
    let count = game.hidden.founders.len();
    game.hidden.founders = Kinds::default();
    for _ in 0..count {
        let founder = founders.swap_remove(quick.below(founders.len() as u32) as usize);
        game.hidden.founders.insert(founder);
    }
    let mut held: Hand = cards.iter().filter(|&kind| kind < HELD).collect();
    for seat in game.public.seats() {
        let mut hand = game.hidden.known[me][seat.index()];
        for _ in hand.len()..game.hand_size(seat) {
            let kind = any(&mut held, quick);
            cards.take(kind);
            hand.add(kind, 1);
        }
        game.hidden.hands[seat.index()] = hand;
        let seers = game.seers(seat);
        for other in (0..VIEWERS).filter(|&other| other != me) {
            let known = &mut game.hidden.known[other][seat.index()];
            let still = known.iter().collect::<Vec<_>>();
            *known = if seers >> other & 1 == 1 {
                hand
            } else {
                let mut left = hand;
                still.into_iter().filter(|&kind| left.take(kind)).collect()
            };
        }
    }
    founders
        .iter()
        .for_each(|founder| cards.add(founder.index(), 1));
    scramble_pile(&mut game.hidden.deck, cards, me, quick);
}

fn scramble_presidents(game: &mut Dictators, me: usize, quick: &mut Quick) {
    let mut cards = game.unseen_presidents(me);
    for seat in game.public.seats().filter(|seat| seat.index() != me) {
        if let Some(kept) = &mut game.hidden.kept[seat.index()] {
            *kept = Audience::at(any(&mut cards, quick));
        }
    }
    scramble_pile(&mut game.hidden.presidents, cards, me, quick);
}

fn scramble_facilities(game: &mut Dictators, me: usize, quick: &mut Quick) {
    let known = game.hidden.known_facilities[me];
    let all_known = known
        .iter()
        .fold(Places::default(), |all, &cards| all.union(cards));
    for zone in 1..=4 {
        let cards = Place::facilities(zone);
        let mut left: Vec<Place> = cards.minus(all_known).iter().collect();
        for seat in game.public.seats() {
            let held = game.hidden.facilities[seat.index()];
            let keep = known[seat.index()];
            let mut new = held.minus(cards).union(keep.intersection(cards));
            for _ in 0..held.intersection(cards).minus(keep).len() {
                new.insert(left.swap_remove(quick.below(left.len() as u32) as usize));
            }
            game.hidden.facilities[seat.index()] = new;
        }
    }
    for seat in game.public.seats() {
        let held = game.hidden.facilities[seat.index()];
        for other in (0..VIEWERS).filter(|&other| other != me) {
            let known = &mut game.hidden.known_facilities[other][seat.index()];
            *known = if other == seat.index() {
                held
            } else {
                known.intersection(held)
            };
        }
    }
}

fn scramble_tokens(game: &mut Dictators, me: usize, quick: &mut Quick) {
    let known = game.hidden.known_tokens[me];
    let hidden = &mut game.hidden;
    let mut left: Vec<Token> = hidden.unused.union(hidden.buried).iter().collect();
    left.extend(hidden.at_sites.iter().flatten());
    for (held, known) in hidden.tokens.iter().zip(known) {
        left.extend(held.minus(known).iter());
    }
    let mut any = || left.swap_remove(quick.below(left.len() as u32) as usize);
    for (held, known) in hidden.tokens.iter_mut().zip(known) {
        let count = held.minus(known).len();
        *held = known.union((0..count).map(|_| any()).collect());
    }
    for site in hidden.at_sites.iter_mut().flatten() {
        *site = any();
    }
    let mut pile = |old: Tokens| -> Tokens { (0..old.len()).map(|_| any()).collect() };
    hidden.unused = pile(hidden.unused);
    hidden.buried = pile(hidden.buried);
    for seat in 0..hidden.tokens.len() {
        for other in (0..VIEWERS).filter(|&other| other != me) {
            let known = &mut hidden.known_tokens[other][seat];
            let held = hidden.tokens[seat];
            *known = if other == seat {
                held
            } else {
                known.intersection(held)
            };
        }
    }
    let active = game.public.active.index();
    if active != me {
        let held = game.hidden.tokens[active].contains(Token::V);
        game.hidden.fresh = held && quick.below(2) == 0;
    }
}

///
fn conserved(game: &Dictators) -> Result<(), String> {
    game.check_pieces().map_err(|lost| english(&lost))?;
    let supply = game.public.roadblocks.len() <= crate::rulings::ROADBLOCKS;
    supply
        .then_some(())
        .ok_or_else(|| "there are too many roadblocks".into())
}

fn reload(game: &Dictators) -> Dictators {
    let text = serde_json::to_string(game).expect("a game can be saved");
    serde_json::from_str(&text).expect("a saved game can be loaded")
}

fn plan(options: Vec<Options>, games: u32, seed: u64, every: u32) -> Plan<Dictators> {
    Plan {
        options,
        games,
        seed,
        bound: LONGEST,
        every,
        reload: Some(reload),
        secret_draws: &[
            Draw("cards"),
            Draw("hands"),
            Draw("founders"),
            Draw("presidents"),
            Draw("tokens"),
            Draw("facilities"),
        ],
        languages: &["en", "it"],
        ..Plan::new(scramble, conserved)
    }
}

/// The most answers that a race can take: 39 rounds of five turns, each turn with its windows.
const LONGEST: u32 = 20_000;

/// 500 games of so many players; with the four tests below, 2,000 games. T22: each of them is replayed to the same end.
fn random_games_of(players: u8) -> Report {
    let report = check(plan(option_sets(players), 250, 1, 1_000));
    assert_eq!(report.games, 500);
    report
}

#[test]
fn random_games_of_two_keep_the_laws() {
    random_games_of(2);
}

#[test]
fn random_games_of_three_keep_the_laws() {
    random_games_of(3);
}

#[test]
fn random_games_of_four_keep_the_laws() {
    random_games_of(4);
}

/// With five players every question comes up.
#[test]
fn random_games_of_five_keep_the_laws() {
    let report = random_games_of(5);
    for (id, ..) in QUESTIONS {
        assert!(report.questions.contains_key(id), "{id} was never asked");
    }
}

/// 125,000 games of so many players on all cores; with the four tests below, 500,000: `make soak`.
fn many_random_games_of(players: u8) {
    const BATCHES: u64 = 500;
    const GAMES_OF_A_BATCH: u32 = 125;
    let next = AtomicU64::new(0);
    let played = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    if batch >= BATCHES {
                        break;
                    }
                    let seed = 100_000 + batch * u64::from(GAMES_OF_A_BATCH);
                    let sets = option_sets(players);
                    let report = check(plan(sets, GAMES_OF_A_BATCH, seed, 5_000));
                    played.fetch_add(report.games, Ordering::Relaxed);
                }
            });
        }
    });
    assert_eq!(played.into_inner(), 125_000);
}

#[test]
#[ignore = "takes minutes on many cores, hours on few: make soak"]
fn many_random_games_of_two_keep_the_laws() {
    many_random_games_of(2);
}

#[test]
#[ignore = "takes minutes on many cores, hours on few: make soak"]
fn many_random_games_of_three_keep_the_laws() {
    many_random_games_of(3);
}

#[test]
#[ignore = "takes minutes on many cores, hours on few: make soak"]
fn many_random_games_of_four_keep_the_laws() {
    many_random_games_of(4);
}

#[test]
#[ignore = "takes minutes on many cores, hours on few: make soak"]
fn many_random_games_of_five_keep_the_laws() {
    many_random_games_of(5);
}

/// A golden game in text, every observable printed: whatever changes how the game plays or reads shows up here.
/// `UPDATE_GOLDEN=1` writes it anew.
#[test]
fn the_golden_playthrough_has_not_changed() {
    let options = Options {
        players: 3,
        ..Options::default()
    };
    let text = playthrough::<Dictators>(&options, 2016);
    let path = format!("{}/tests/golden/dictators.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden file is there");
    let differs = text
        .lines()
        .zip(golden.lines())
        .enumerate()
        .find(|(_, (new, old))| new != old);
    assert!(text == golden, "{path} differs: {differs:?}");
}

/// One of the awaited seats gives any answer.
fn random_answer(game: &mut Dictators, seats: SeatSet, quick: &mut Quick) {
    let seat = seats.lowest().expect("somebody is asked");
    let legal = game.legal(seat);
    let pick = quick.below(legal.len() as u32) as usize;
    let action = legal
        .nth(pick)
        .and_then(<crate::Action as engine::Action>::from_index);
    game.apply(seat, action.expect("it is legal"), quick, &mut ());
}

/// nobody's choices can make a race last past round 39, though somebody calms the world whenever that is open.
#[test]
fn the_closing_clock_ends_every_race() {
    for seed in 0..40 {
        let mut quick = Quick::new(seed);
        let options = Options {
            players: 2 + (seed % 4) as u8,
            ..Options::default()
        };
        let mut game =
            <Dictators as Game>::new(&options, &mut quick, &mut ()).expect("legal options");
        while let Status::Waiting(seats) = game.status() {
            random_answer(&mut game, seats, &mut quick);
            assert!(game.public.round <= 39);
        }
    }
}
