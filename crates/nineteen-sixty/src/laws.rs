//! The laws that every game of 1960 obeys, tried on random games of both editions with all options.

use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::log::Event;
use crate::options::{Edition, Options};
use crate::side::{Side, Sides};
use crate::state::{NineteenSixty, Pick, Public};
use engine::conformance::{Plan, check, playthrough};
use engine::{Action as _, Draw, Game, Key, Quick, Status, Viewer, english};

fn every_option_set() -> Vec<Options> {
    let mut sets = Vec::new();
    for &edition in Edition::ALL {
        for vice_president_cards in [false, true] {
            for restricted_positioning in [false, true] {
                sets.push(Options {
                    edition,
                    vice_president_cards,
                    restricted_positioning,
                });
            }
        }
    }
    sets
}

/// Changes everything that a viewer cannot know: cards whose place they do not know change their names among
/// themselves, and what others have picked in secret is picked anew.
pub(crate) fn scramble(game: &mut NineteenSixty, viewer: Viewer, quick: &mut Quick) {
    let unknown_to = |side: Side| !viewer.is(side.seat());
    let mut pool = game.hidden.deck;
    for &side in Side::ALL.iter().filter(|&&side| unknown_to(side)) {
        let mut known = game.public.known_hand[side].union(game.public.known_stack[side]);
        if viewer != Viewer::Spectator {
            known = known
                .union(game.hidden.shown_hand[side])
                .union(game.hidden.shown_stack[side]);
        }
        let held = game.hidden.hands[side].union(game.hidden.stacks[side]);
        pool = pool.union(held.minus(known));
    }
    // Cards that came back by a reshuffle and cards held since before it are not alike.
    let returned = game.public.reshuffle.returned;
    let mut names: Vec<Card> = Card::all().collect();
    for class in [pool.intersection(returned), pool.minus(returned)] {
        let cards: Vec<Card> = class.iter().collect();
        for last in (1..cards.len()).rev() {
            let other = quick.below(last as u32 + 1) as usize;
            names.swap(cards[last].index(), cards[other].index());
        }
    }
    let awaited = game.waiting();
    rename(game, &names);
    for &side in Side::ALL.iter().filter(|&&side| unknown_to(side)) {
        game.hidden.picks[side] = None;
        game.hidden.aside[side] = CardSet::default();
    }
    for &side in Side::ALL.iter().filter(|&&side| unknown_to(side)) {
        game.imagine_secrets(side, awaited, quick);
    }
}

fn rename(game: &mut NineteenSixty, names: &[Card]) {
    let renamed = |cards: CardSet| {
        cards
            .iter()
            .map(|card| names[card.index()])
            .collect::<CardSet>()
    };
    let hidden = &mut game.hidden;
    hidden.deck = renamed(hidden.deck);
    for &side in Side::ALL {
        hidden.hands[side] = renamed(hidden.hands[side]);
        hidden.stacks[side] = renamed(hidden.stacks[side]);
        hidden.shown_hand[side] = renamed(hidden.shown_hand[side]);
        hidden.shown_stack[side] = renamed(hidden.shown_stack[side]);
        hidden.aside[side] = renamed(hidden.aside[side]);
        if let Some(Pick::Card(card)) = &mut hidden.picks[side] {
            *card = names[card.index()];
        }
    }
}

/// Cards lie in exactly one place, no place holds both colours (its type sees to that), and endorsement cards and
/// Candidate Cards are as many as they should be.
fn conserved(game: &NineteenSixty) -> Result<(), String> {
    game.check_cards().map_err(|lost| english(&lost))?;
    let known = |cards: CardSet, pile: CardSet| cards.minus(pile).is_empty();
    for &side in Side::ALL {
        let (public, hidden) = (&game.public, &game.hidden);
        let right = known(public.known_hand[side], hidden.hands[side])
            && known(hidden.shown_hand[side], hidden.hands[side])
            && known(public.known_stack[side], hidden.stacks[side])
            && known(hidden.shown_stack[side], hidden.stacks[side])
            && known(hidden.aside[side], hidden.hands[side]);
        if !right {
            return Err(format!(
                "something is known of {side:?}'s cards that is not so"
            ));
        }
    }
    Ok(())
}

fn reload(game: &NineteenSixty) -> NineteenSixty {
    let text = serde_json::to_string(game).expect("a game can be saved");
    serde_json::from_str(&text).expect("a saved game can be loaded")
}

fn plan(games: u32, seed: u64) -> Plan<NineteenSixty> {
    Plan {
        options: every_option_set(),
        games,
        seed,
        bound: 1_000,
        every: 24,
        reload: Some(reload),
        secret_draws: &[Draw("cards")],
        languages: &["en", "it"],
        ..Plan::new(scramble, conserved)
    }
}

/// 2,000 games: 250 of each of the eight option sets.
#[test]
fn random_games_keep_the_laws() {
    let report = check(plan(250, 1));
    assert_eq!(report.games, 2_000);
    for id in EVERY_QUESTION {
        assert!(report.questions.contains_key(*id), "{id} was never asked");
    }
}

/// The same for long: `make soak`.
#[test]
#[ignore = "takes minutes: make soak"]
fn many_random_games_keep_the_laws() {
    assert_eq!(check(plan(2_500, 100_000)).games, 20_000);
}

/// Every question of the chapter on decision points, by its number.
const EVERY_QUESTION: &[&str] = &[
    "Q-01", "Q-10", "Q-10a", "Q-11", "Q-12", "Q-13", "Q-20", "Q-24", "Q-25", "Q-30", "Q-31",
    "Q-40", "Q-41", "Q-42", "Q-45", "Q-60", "Q-61", "Q-62", "Q-63", "Q-70", "Q-71", "Q-72", "E-01",
    "E-05", "E-06", "E-07", "E-08", "E-09", "E-10", "E-11", "E-12", "E-13", "E-14", "E-15", "E-16",
    "E-17", "E-19", "E-21", "E-22",
];

/// What the events of a game say has happened to cubes and markers.
#[derive(Clone, Debug)]
struct Books {
    public: Public,
}

impl Books {
    fn enter(&mut self, event: &Event) {
        let public = &mut self.public;
        match *event {
            Event::CubeDrawn { cube, .. } => public.bag[cube] -= 1,
            Event::BagReseeded { each } => public.bag = Sides::new([each; 2]),
            Event::Rested { side, count } => {
                public.rest[side] -= count;
                public.bag[side] += u16::from(count);
            }
            Event::RestCubesTaken { side, count } => public.rest[side] += count,
            Event::Deposited { side, count } => {
                public.bag[side] += count;
                public.momentum[side] = 0;
                public.media = clear(public.media, side);
                public.issues = clear(public.issues, side);
            }
            Event::SupportGained {
                side, state, count, ..
            } => public.support[state].gain(side, count),
            Event::SupportLost {
                side, state, count, ..
            } => {
                assert_eq!(
                    public.support[state].lose(side, count),
                    count,
                    "a loss of cubes that were not there"
                );
            }
            Event::Undecided { state, side, .. } => public.support[state].gain(side, 1),
            Event::MediaGained {
                side,
                region,
                count,
                ..
            } => public.media[region].gain(side, count),
            Event::MediaLost {
                side,
                region,
                count,
                ..
            } => {
                public.media[region].lose(side, count);
            }
            Event::IssueGained {
                side, issue, count, ..
            } => public.issues[issue].gain(side, count),
            Event::IssueLost {
                side, issue, count, ..
            } => {
                public.issues[issue].lose(side, count);
            }
            Event::MomentumGained { side, count, .. } => public.momentum[side] += count,
            Event::MomentumLost { side, count, .. } => public.momentum[side] -= count,
            Event::Endorsed { side, region, .. } => public.endorsements[region].gain(side, 1),
            Event::TokenMoved { side, state } => public.tokens[side] = state,
            _ => {}
        }
    }

    fn balance(&self, found: &Public) {
        assert_eq!(self.public.support, found.support);
        assert_eq!(self.public.media, found.media);
        assert_eq!(self.public.issues, found.issues);
        assert_eq!(self.public.endorsements, found.endorsements);
        assert_eq!(self.public.momentum, found.momentum);
        assert_eq!(self.public.rest, found.rest);
        assert_eq!(self.public.bag, found.bag);
        assert_eq!(self.public.tokens, found.tokens);
    }
}

fn clear<K: Key, const N: usize>(
    mut table: engine::Table<K, crate::side::Lean, N>,
    side: Side,
) -> engine::Table<K, crate::side::Lean, N> {
    for key in K::all() {
        table[key].lose(side, u16::MAX >> 1);
    }
    table
}

/// no cube and no marker appears, moves or goes without an event that says so.
#[test]
fn the_log_accounts_for_every_cube_and_marker() {
    for (number, options) in every_option_set().into_iter().cycle().take(200).enumerate() {
        let mut quick = Quick::new(number as u64);
        let mut log = Vec::new();
        let mut books = Books {
            public: NineteenSixty::set_up(options).public,
        };
        let mut game =
            NineteenSixty::new(&options, &mut quick, &mut log).expect("the options are legal");
        loop {
            log.drain(..).for_each(|event| books.enter(&event));
            books.balance(&game.public);
            let Status::Waiting(seats) = game.status() else {
                break;
            };
            let seat = seats.lowest().expect("somebody is waited for");
            let legal = game.legal(seat);
            let index = legal
                .nth(quick.below(legal.len() as u32) as usize)
                .expect("within the set");
            let action = Action::from_index(index).expect("a legal answer exists");
            game.answer(seat, action, &mut quick, &mut log)
                .expect("a legal answer is accepted");
        }
    }
}

/// A golden game in text, every observable printed: whatever changes how the game plays or reads shows up here.
/// `UPDATE_GOLDEN=1` writes it anew.
#[test]
fn the_golden_playthroughs_have_not_changed() {
    for &edition in Edition::ALL {
        let options = Options {
            edition,
            ..Options::default()
        };
        let text = playthrough::<NineteenSixty>(&options, 1960);
        let path = format!(
            "{}/tests/golden/{}.txt",
            env!("CARGO_MANIFEST_DIR"),
            edition.key()
        );
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
}
