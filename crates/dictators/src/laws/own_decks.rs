//! Decks as somebody else might write them, made at random: what passes the check can be played, and keeps the laws.

use super::plan;
use crate::deck::{Deck, house};
use crate::op::Op;
use crate::options::Options;
use engine::Quick;
use engine::conformance::check;
use engine::deck::{Deck as _, DeckChoice};
use std::sync::Arc;
use toml::{Table, Value};

/// One to three operations, whether they fit the card or not.
fn any_ops(quick: &mut Quick) -> String {
    let forms = Op::forms();
    let count = 1 + quick.below(3);
    let ops = (0..count).map(|_| {
        let form = &forms[quick.below(forms.len() as u32) as usize];
        let sign = if quick.below(2) == 0 { "+" } else { "-" };
        let number = (1 + quick.below(9)).to_string();
        form.replace('±', sign).replace('#', &number)
    });
    ops.collect::<Vec<_>>().join("; ")
}

fn rows<'a>(deck: &'a mut Table, table: &str) -> impl Iterator<Item = &'a mut Table> {
    let rows = deck.get_mut(table).and_then(Value::as_array_mut);
    let rows = rows.expect("the house deck has it").iter_mut();
    rows.filter_map(Value::as_table_mut)
}

fn set_ops(card: &mut Table, ops: &str) {
    card.insert("ops".into(), ops.into());
    card.remove("turns");
    if ops.contains("STATUS") {
        card.insert("turns".into(), 2.into());
    }
}

/// Changes the operations of a card until the whole deck passes the check, or leaves them as they were.
fn spoil(deck: &mut Table, table: &str, number: usize, quick: &mut Quick) {
    for _ in 0..4 {
        let before = deck.clone();
        let card = rows(deck, table).nth(number).expect("there is such a row");
        let abilities = card.get_mut("ability").and_then(Value::as_array_mut);
        match abilities.and_then(|abilities| abilities[0].as_table_mut()) {
            Some(ability) => {
                let ops = any_ops(quick);
                let travel =
                    ops.contains("TRAVEL") || ops.contains("FLIGHT") || ops.contains("flight");
                ability.insert("travel".into(), travel.into());
                ability.insert("ops".into(), ops.into());
            }
            None => set_ops(card, &any_ops(quick)),
        }
        if Deck::read("random", &deck.to_string()).is_ok() {
            return;
        }
        *deck = before;
    }
}

/// Cards of one sort swap their numbers of copies.
fn shuffle_counts(deck: &mut Table, table: &str, quick: &mut Quick) {
    let counts = rows(deck, table).map(|row| row["count"].clone());
    let mut counts: Vec<Value> = counts.collect();
    for at in (1..counts.len()).rev() {
        counts.swap(at, quick.below(at as u32 + 1) as usize);
    }
    for (row, count) in rows(deck, table).zip(counts) {
        row.insert("count".into(), count);
    }
}

fn random_deck(seed: u64) -> Deck {
    let mut quick = Quick::new(seed);
    let mut deck: Table = Deck::house()
        .text()
        .parse()
        .expect("the house deck is TOML");
    deck.insert("name".into(), "random".into());
    for table in ["action", "interruption", "asset"] {
        shuffle_counts(&mut deck, table, &mut quick);
    }
    for (table, changed) in [
        ("action", 10),
        ("asset", 5),
        ("president", 3),
        ("dictator", 6),
    ] {
        let places = rows(&mut deck, table).count() as u32;
        for _ in 0..changed {
            let number = quick.below(places) as usize;
            spoil(&mut deck, table, number, &mut quick);
        }
    }
    Deck::read("random", &deck.to_string()).expect("it passes the check")
}

/// Plays random games with so many random decks.
fn play_with(decks: std::ops::Range<u64>) {
    let options = |seed: u64| Options {
        players: 2 + (seed % 4) as u8,
        novice: seed.is_multiple_of(2),
        deck: DeckChoice(Arc::new(random_deck(seed))),
    };
    let options: Vec<Options> = decks.map(options).collect();
    for Options { deck, .. } in &options {
        let cards = deck.0.designs.iter().zip(&house().designs);
        let changed = cards.filter(|(own, house)| own.ops != house.ops).count();
        assert!(changed >= 2, "the deck is hardly a deck of one's own");
    }
    check(plan(options, 3, 1, 200));
}

#[test]
fn a_deck_that_passes_the_check_keeps_the_laws() {
    play_with(0..5);
}

/// The same for long: `make soak`.
#[test]
#[ignore = "takes minutes: make soak"]
fn many_decks_that_pass_the_check_keep_the_laws() {
    play_with(100..1_100);
}
