//! The real binary with the dictators' race: its options, its deck, a simulation, what it allocates, and its weights.

mod program;

use program::{figure, fit_some, hustings, succeed};
use serde_json::{Value, json};

const HOUSE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../decks/dictators/house.toml"
);

fn sim(options: &[&str], seats: &str) -> Value {
    let mut args = vec!["sim", "dictators", "--games", "3", "--seed", "1", "--json"];
    args.extend(["--seats", seats]);
    args.extend(options);
    serde_json::from_str(&succeed(&args)).expect("JSON")
}

#[test]
fn every_number_of_players_is_simulated() {
    for players in 2..=5 {
        let seats = vec!["random"; players].join(",");
        let option = format!("players={players}");
        let report = sim(&["-o", &option, "-o", "novice=true"], &seats);
        assert_eq!(report["games"], 3);
    }
}

/// What `hustings bench` shows of it, for every number of players.
#[test]
fn it_is_played_without_allocating() {
    let kind = games::registry().find("dictators").expect("it is listed");
    for players in 2..=5 {
        let playouts = kind.playouts(&json!({ "players": players }), 1);
        let mut playouts = playouts.expect("these are its options");
        // What is built once is built in the first game.
        playouts.play(1);
        let allocated = allocation_counter::measure(|| {
            playouts.play(20);
        });
        assert_eq!(allocated.count_total, 0, "{players} players");
    }
}

#[test]
fn decks_are_checked_printed_and_played() {
    assert!(succeed(&["deck", "check", HOUSE]).starts_with("ok "));
    assert!(succeed(&["deck", "print", "dictators"]).contains("Tax Season"));
    let folder = tempfile::tempdir().expect("a folder for tests");
    let text = std::fs::read_to_string(HOUSE).expect("the house deck is there");
    let write = |name: &str, text: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let own = text.replace("ops = \"DRAW self 3\"", "ops = \"DRAW self 9\"");
    let own = write("own.toml", own);
    let (house, changed) = (
        sim(&["-o", "players=2"], "random,random"),
        sim(&["-o", "players=2", "--deck", &own], "random,random"),
    );
    assert_ne!(house["decisions"], changed["decisions"]);
    let spoilt = write("spoilt.toml", text.replace("DRAW self 3", "DRAW self 300"));
    let output = hustings(&["deck", "check", &spoilt]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("card A13: ops"), "{told}");
    let nobodys = write("nobodys.toml", text.replace("game = \"dictators\"", ""));
    let output = hustings(&["deck", "check", &nobodys]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("game = \"dictators\""), "{told}");
}

/// A share of the games that the program's weights were fitted and tried on: they still fit the rules, and the weights
/// foresee what is answered in them.
#[test]
fn the_weights_of_the_program_stand_the_games_that_they_came_from() {
    let fit = || fit_some("dictators", include_str!("../../dictators/games.txt"), 150);
    let told = fit();
    assert_eq!(fit(), told, "the same games teach the same");
    let loss = |which: &str| figure(&told, &format!("/answers/{which}/log_loss"));
    assert!(loss("without") - loss("now") > 0.7, "{told}");
}
