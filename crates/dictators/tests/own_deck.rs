//! A deck of somebody's own is what is played: its costs, its operations, its names.

use engine::deck::Deck as _;
use engine::{AnyKind, Kind, Message, Quick, Registry, Scenario, Seat, Texts};
use hustings_dictators::{Deck, Dictators};
use serde_json::json;

const GAMES: &[&dyn AnyKind] = &[&Kind::<Dictators>::new()];

/// Tax Season of the house deck draws three cards for one action; this one draws two for two, by another name.
fn own_deck() -> String {
    let house = Deck::house();
    let own = house
        .text()
        .replace("name = \"house\"", "name = \"own\"")
        .replace(
            "name = \"Tax Season\"\ncount = 3\ncost = 1",
            "name = \"Bake Sale\"\ncount = 3\ncost = 2",
        )
        .replace("ops = \"DRAW self 3\"", "ops = \"DRAW self 2\"");
    assert_ne!(own, house.text());
    own
}

/// Plays Tax Season, or whatever has its place, and says what must come of it.
fn scenario(deck: &str) -> String {
    let options = format!("options = {{ players = 2, deck = {} }}", json!(deck));
    format!(
        r#"
        title = "the deck's own card"
        cite = "R-8.2"
        game = "dictators"
        {options}
        [given]
        first = "red"
        hand.red = ["tax-season"]
        hand.blue = []
        [[step]]
        seat = "red"
        do = "card tax-season"
        chance = {{ cards = ["veto", "emp"] }}
        [expect]
        actions_left = 1
        "hand.red" = {{ is = ["veto", "emp"] }}
        "#
    )
}

fn run(deck: &str) -> Result<(), String> {
    let scenario = Scenario::parse(&scenario(deck)).expect("the scenario is well written");
    let mut load = |_: &str| Err(Message::plain("no other file is named"));
    let result = scenario.run(&Registry(GAMES), &mut load);
    result.map(|_| ()).map_err(|failure| failure.to_string())
}

#[test]
fn a_changed_deck_changes_the_game() {
    run(&own_deck()).expect("the deck's own card draws two for two actions");
    run("house").expect_err("the house deck's card draws three for one action");
}

/// Choices, views and saved options tell of the deck that is played.
#[test]
fn its_names_are_told_and_its_text_is_kept() {
    let kind = Kind::<Dictators>::new();
    let options = kind
        .complete_options(&json!({ "players": 2, "deck": own_deck() }))
        .expect("the deck is sound");
    assert_eq!(options["deck"], own_deck());
    let (table, _) = kind.open(&options, &mut Quick::new(1)).expect("it opens");
    let view = table.view(engine::Viewer::Spectator);
    assert_eq!(view["options"]["deck"], "own");
    let index = table
        .action_index("card tax-season")
        .expect("it has that place");
    let text = table
        .choice_text(Seat(0), index)
        .expect("there is such an answer");
    assert!(format!("{text:?}").contains("Bake Sale"), "{text:?}");
}

#[test]
fn a_deck_that_is_not_sound_opens_no_table() {
    let kind = Kind::<Dictators>::new();
    let deck = own_deck().replace("DRAW self 2\"", "DRAW self 200\"");
    let error = kind
        .complete_options(&json!({ "deck": deck }))
        .expect_err("no card draws 200");
    assert!(error.to_string().contains("card A13: ops"), "{error}");
    let italian = Texts::of("it", engine::ERRORS).expect("the words can be read");
    let told = italian.say(&error.message());
    assert!(
        told.starts_with("deck: carta A13: ops: «DRAW self 200» non è un'operazione"),
        "{told}"
    );

    let other = own_deck().replace("game = \"dictators\"", "game = \"chess\"");
    let error = kind
        .complete_options(&json!({ "deck": other }))
        .expect_err("this is a deck of another game");
    let told = italian.say(&error.message());
    assert!(told.contains("`game = \"dictators\"`"), "{told}");
}
