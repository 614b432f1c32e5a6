//! Every command on a tiny game, in this process: what it prints, and how it fails.

#[path = "../../bots/tests/tiny/mod.rs"]
mod tiny;

use engine::{Kind, Registry};
use hustings_cli::{Console, Failure, Games};
use serde_json::{Value, json};
use std::io::{Cursor, Write};
use std::sync::{Arc, Mutex};

static TINY: Kind<tiny::Tiny> = Kind::new();
const GAMES: Games = Registry(&[&TINY]);

/// What a command wrote, for a test to read afterwards.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("one thread writes").write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn type_in(args: &str, input: &str) -> (Result<(), Failure>, String) {
    let (result, output, _) = type_at(args, input);
    (result, output)
}

/// What came of it, what was written, and the sentence of a failure.
fn type_at(args: &str, input: &str) -> (Result<(), Failure>, String, String) {
    let page = Page::default();
    let mut console = Console::new(page.clone(), Cursor::new(input.to_owned()));
    let words = ["hustings"].into_iter().chain(args.split_whitespace());
    let result = hustings_cli::run(&GAMES, words.map(Into::into).collect(), &mut console);
    let bytes = page.0.lock().expect("the command is over").clone();
    let output = String::from_utf8(bytes).expect("output is UTF-8");
    let sentence = match &result {
        Err(Failure::Use(message) | Failure::Check(message)) => console.say(message),
        _ => String::new(),
    };
    (result, output, sentence)
}

fn succeed(args: &str) -> String {
    let (result, output) = type_in(args, "");
    assert!(result.is_ok(), "{args}: {result:?}\n{output}");
    output
}

fn report(args: &str) -> Value {
    serde_json::from_str(&succeed(args)).expect("JSON")
}

/// The sentence of a wrong use, which must be one line.
fn misuse(args: &str) -> String {
    match type_at(args, "") {
        (Err(Failure::Use(_)), _, sentence) => {
            assert!(!sentence.contains('\n'), "{sentence}");
            sentence
        }
        other => panic!("{args}: {other:?}"),
    }
}

fn failed_check(args: &str) -> String {
    match type_at(args, "") {
        (Err(Failure::Told), output, _) => output,
        (Err(Failure::Check(_)), _, sentence) => sentence,
        other => panic!("{args}: {other:?}"),
    }
}

#[test]
fn games_are_listed_with_seats_and_options() {
    let list = report("games --json");
    let game = &list["games"][0];
    assert_eq!(game["name"], "tiny");
    assert_eq!(game["seats"], json!(["left", "right"]));
    assert_eq!(game["options"][0]["values"], json!(["short", "long"]));
    assert_eq!(game["options"][1]["default"], true);
    assert!(succeed("games").contains("-o edition=short|long  (default short)  How many stones"));
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let run = |threads: u32| {
        let args = "sim tiny -o edition=long --seats greedy,random --games 500 --seed 3 --json";
        let mut report = report(&format!("{args} --threads {threads}"));
        let report = report.as_object_mut().expect("an object");
        for changing in [
            "seconds",
            "games_per_second",
            "decisions_per_second",
            "threads",
        ] {
            assert!(report.remove(changing).is_some(), "{changing}");
        }
        report.clone()
    };
    let report = run(1);
    assert_eq!(report, run(4));
    assert_eq!(report["games"], 500);
    assert_eq!(report["options"]["edition"], "long");
    let seats = report["seats"].as_array().expect("a list");
    let wins: u64 = seats.iter().filter_map(|seat| seat["wins"].as_u64()).sum();
    assert_eq!(wins + report["draws"].as_u64().expect("a number"), 500);
    assert_eq!(seats[0]["seat"], "left");
    assert_eq!(seats[0]["bot"], "greedy");
    let (rate, ci95) = (seats[0]["win_rate"].as_f64(), &seats[0]["ci95"]);
    assert!(ci95[0].as_f64() < rate && rate < ci95[1].as_f64());
}

#[test]
fn journals_of_a_simulation_hold_the_same_games_and_prove_themselves() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let folder = folder.path().join("kept");
    let args = "sim tiny --seats greedy,random --games 20 --seed 5 --json";
    let plain = report(args);
    let kept = report(&format!("{args} --journals {}", folder.display()));
    assert_eq!(plain["seats"], kept["seats"]);
    assert_eq!(plain["decisions"], kept["decisions"]);

    let file = folder.join("tiny-000007.json");
    let verdict = succeed(&format!("verify {}", file.display()));
    assert!(verdict.contains("draws are those of the seed"), "{verdict}");
    let checked = succeed(&format!("journal check {}", folder.display()));
    assert!(checked.ends_with("20 the same, 0 different\n"), "{checked}");
}

#[test]
fn a_forged_journal_fails_and_a_broken_one_is_no_journal() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let kept = folder.path().display();
    succeed(&format!(
        "sim tiny --seats random,random --games 1 --journals {kept}"
    ));
    let file = folder.path().join("tiny-000000.json");
    let text = std::fs::read_to_string(&file).expect("the journal");
    let forged = text.replace("\"player\":\"random\"", "\"player\":\"nobody\"");
    assert_ne!(text, forged);
    std::fs::write(&file, forged).expect("can be written");
    let told = failed_check(&format!("verify {}", file.display()));
    assert!(told.contains("proves nothing"), "{told}");
    let told = failed_check(&format!("journal check {kept}"));
    assert!(told.ends_with("0 the same, 1 different\n"), "{told}");

    std::fs::write(&file, &text[..text.len() / 2]).expect("can be written");
    let told = misuse(&format!("verify {}", file.display()));
    assert!(told.contains("cut short"), "{told}");
}

#[test]
fn a_replay_shows_a_viewer_what_they_saw() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let kept = folder.path().display();
    succeed(&format!(
        "sim tiny --seats random,random --games 1 --journals {kept}"
    ));
    let replay = format!("replay {kept}/tiny-000000.json");
    let bid = |viewer: &str| {
        let at = report(&format!("{replay} --ply 1 --viewer {viewer} --json"));
        assert_eq!(at["ply"], 1);
        at["view"]["bids"][0].clone()
    };
    assert!(bid("left").is_number(), "one's own bid");
    assert!(bid("right").is_null() && bid("spectator").is_null());
    let asked = report(&format!("{replay} --ply 0 --viewer left --json"));
    assert_eq!(asked["choices"][1]["words"], "Pay 1");
    let end = report(&format!("{replay} --json"));
    assert_eq!(end["ply"], end["last_ply"]);
    assert_eq!(end["outcome"]["rule"], "T-3");
    assert!(succeed(&replay).contains("The game is over (T-3)."));
    assert!(succeed(&format!("{replay} --ply 0")).contains("Waiting for left and right."));

    assert!(misuse(&format!("{replay} --ply 999")).contains("there is no ply 999"));
    assert!(misuse(&format!("{replay} --viewer up")).contains("left, right, spectator"));
}

#[test]
fn rows_go_to_a_parquet_file() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;
    let folder = tempfile::tempdir().expect("a folder for tests");
    let path = folder.path().join("games.parquet");
    let args = "sim tiny --seats random,random --games 300 --json --out";
    let report = report(&format!("{args} {}", path.display()));
    let file = std::fs::File::open(&path).expect("the file");
    let reader = SerializedFileReader::new(file).expect("Parquet");
    let (mut decisions, mut draws) = (0, 0);
    for (place, row) in (0..).zip(reader.get_row_iter(None).expect("rows")) {
        let row = row.expect("a row");
        assert_eq!(row.get_long(0).expect("game"), place);
        assert_eq!(row.get_string(1).expect("seed").len(), 64);
        match row.get_string(2) {
            Ok(winner) => assert!(winner == "left" || winner == "right"),
            Err(_) => draws += 1,
        }
        decisions += row.get_int(5).expect("decisions");
    }
    assert_eq!(report["decisions"], decisions);
    assert_eq!(report["draws"], draws);
}

#[test]
fn scenarios_are_run_one_line_each() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("can be written");
    };
    let good = "title = 'A small pile'\ngame = 'tiny'\n[given]\npile = 2\n[expect]\npile = 2\n";
    write("good.toml", good);
    let run = format!("scenario {}", folder.path().display());
    let output = succeed(&run);
    assert!(output.starts_with("ok "), "{output}");
    assert!(output.ends_with("1 passed, 0 failed\n"), "{output}");

    write(
        "wrong.toml",
        "title = 'Magic'\ngame = 'tiny'\n[expect]\npile = 3\n",
    );
    write("broken.toml", "title = ");
    let output = failed_check(&run);
    assert_eq!(output.matches("FAIL ").count(), 2, "{output}");
    assert!(output.ends_with("1 passed, 2 failed\n"), "{output}");
    assert_eq!(output.lines().count(), 4, "{output}");
}

#[test]
fn a_benchmark_is_measured_for_each_edition() {
    let report = report("bench --seconds 1 --json");
    let list = report["benchmarks"].as_array().expect("a list");
    let names: Vec<&str> = list.iter().filter_map(|b| b["name"].as_str()).collect();
    assert_eq!(names, ["playout/tiny-short", "playout/tiny-long"]);
    for benchmark in list {
        assert!(benchmark["games_per_second"].as_f64() > Some(1000.0));
        assert_eq!(benchmark["allocated_bytes_per_decision"], 0.0);
    }
    let searches = report["searches"].as_array().expect("a list");
    assert_eq!(searches.len(), 4);
    for search in searches {
        assert!(
            search["iterations_per_second"].as_f64() > Some(1000.0),
            "{search}"
        );
        assert!(
            search["depth"].as_u64() > Some(2) && search["bytes"].as_u64() > Some(0),
            "{search}"
        );
    }
}

#[test]
fn an_arena_ranks_bots_and_goes_on_where_it_was_cut() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let file = folder.path().join("arena.jsonl");
    let args = "arena tiny --bots random,greedy,ismcts:50 --games 20 --json --threads";
    let whole = report(&format!("{args} 2"));
    let kept = format!("{args} 1 --resume {}", file.display());
    assert_eq!(
        report(&kept),
        whole,
        "neither threads nor a file change a result"
    );

    let text = std::fs::read_to_string(&file).expect("written as it goes");
    assert_eq!(text.lines().count(), 61, "a heading and 60 games");
    let cut = text.lines().take(30).collect::<Vec<_>>().join("\n") + "\n{\"first\":0,\"sec";
    std::fs::write(&file, cut).expect("can be written");
    assert_eq!(report(&kept), whole);
    let text = std::fs::read_to_string(&file).expect("still there");
    assert_eq!(text.lines().count(), 61);

    let elo = |bot: usize| whole["bots"][bot]["elo"].as_f64().expect("a number");
    assert!(elo(0) < elo(1), "random is weaker than greedy");
    assert_eq!(whole["pairings"].as_array().expect("a list").len(), 3);
    assert!(succeed("arena tiny --bots random,greedy --games 4").contains("random against greedy"));
    let other = misuse(&format!(
        "arena tiny --bots random,greedy --resume {}",
        file.display()
    ));
    assert!(other.contains("is not of this arena"), "{other}");
}

#[test]
fn wrong_uses_are_told_in_one_sentence_that_says_what_fits() {
    let sim = "sim tiny --seats random,random";
    for (args, fits) in [
        ("play chess --terminal", "there are: tiny"),
        ("sim chess --seats random,random", "there are: tiny"),
        ("sim tiny --seats random", "2 seats (left, right)"),
        (
            "sim tiny --seats random,clever",
            "there are: random, greedy",
        ),
        (&format!("{sim} -o edition=huge"), "short|long"),
        (&format!("{sim} -o colour=red"), "edition, dice"),
        (&format!("{sim} -o edition"), "KEY=VALUE"),
        (&format!("{sim} -o dice=true -o dice=true"), "twice"),
        (&format!("{sim} --games 0"), "1..="),
        (
            &format!("{sim} --out /nowhere/x.parquet"),
            "cannot write /nowhere/x.parquet",
        ),
        ("play tiny --terminal --side up", "left, right"),
        ("play tiny --terminal --bot clever", "random, greedy"),
        ("play tiny --terminal --seed 12", "64 hexadecimal digits"),
        ("serve --database games.db", "sqlite://PATH"),
        ("serve --config /nowhere.toml", "/nowhere.toml"),
        ("bench chess", "there are: tiny"),
        ("arena tiny --bots greedy", "needs two bots"),
        ("arena tiny --bots greedy,greedy", "named twice"),
        ("sim tiny --seats random,ismcts:0", "ismcts:250ms"),
        ("fit tiny", "no features"),
        ("replay /nowhere.json", "cannot read"),
        ("verify /", "is a folder"),
        ("scenario /nowhere.toml", "cannot read"),
    ] {
        let sentence = misuse(args);
        assert!(sentence.contains(fits), "{args}: {sentence}");
    }
}

fn play(input: &str) -> String {
    let seed = "ab".repeat(32);
    let args = format!("play tiny --terminal --bot greedy --seed {seed}");
    let (result, output) = type_in(&args, input);
    assert!(result.is_ok(), "{result:?}\n{output}");
    output
}

#[track_caller]
fn shows(output: &str, text: &str) {
    assert!(output.contains(text), "'{text}' is not in:\n{output}");
}

#[test]
fn a_whole_game_can_be_played_by_numbers() {
    let output = play(&"1\n".repeat(40));
    shows(&output, "Stones. You play left; right is played by greedy.");
    shows(&output, "How many stones do you pay to begin? (T-1)");
    shows(&output, "The game is over (T-3).");
    shows(&output, &format!("The seed was {}.", "ab".repeat(32)));
}

#[test]
fn the_end_of_input_and_quit_end_politely() {
    shows(&play(""), "There is no more input");
    shows(&play("quit\n"), "Goodbye.");
}

#[test]
fn answers_can_be_named_and_refusals_cite_their_rule() {
    let output = play("take 2\nwhy take 2\n9\n0\nfoo bar\nwhy\nBID 2\nquit\n");
    shows(&output, "'take 2' is not open to you now. (T-2)");
    shows(&output, "T-2 In turn they take one to three stones.");
    assert_eq!(output.matches("There are 3 choices").count(), 2, "{output}");
    shows(&output, "'foo bar' is no answer here");
    shows(&output, "T-1 Both players bid in secret");
    shows(&output, "Seat 0 has bid.");
}

#[test]
fn undo_stops_where_something_became_known() {
    let output = play("undo\nbid 2\nundo\nquit\n");
    shows(&output, "You have no answer to take back.");
    shows(&output, "cannot be taken back: something became known");
}

#[test]
fn undo_takes_the_bots_answers_back_with_ones_own() {
    // Greedy answers openly, so that both answers can be taken back.
    let output = play("bid 2\ntake 1\nundo\nlog\nquit\n");
    shows(&output, "Taken back.");
    let (before, after) = output.split_once("Taken back.").expect("an undo");
    shows(before, "Seat 0 took 1.");
    assert!(!after.contains("Seat 0 took 1."), "{output}");
}

#[test]
fn a_game_is_saved_and_can_be_replayed() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let file = folder.path().join("game.json");
    let output = play(&format!("1\nsave\nsave {}\nquit\n", file.display()));
    shows(&output, "Say where: save FILE.");
    shows(&output, "Saved as ");
    succeed(&format!("replay {} --viewer left", file.display()));
    let verdict = succeed(&format!("verify {}", file.display()));
    shows(&verdict, "not yet provable");
}

#[test]
fn help_lists_what_can_be_typed() {
    let output = play("help\nboard\nwhy 1\n\nquit\n");
    for text in ["why NUMBER|NAME", "save FILE", "undo"] {
        shows(&output, text);
    }
    shows(&output, "pile 9, left 0, right 0");
    shows(&output, "Pay 0: its name is 'bid 0'.");
}

#[test]
fn italian_is_spoken_where_it_is_asked_for() {
    let help = succeed("sim --help --language it");
    assert!(
        help.contains("Uso:") && help.contains("Quante partite"),
        "{help}"
    );
    assert!(succeed("games --language it").contains("posti: "));
    let told = misuse("verify nowhere.json --language=it");
    assert_eq!(
        told,
        "impossibile leggere nowhere.json: il file o la cartella non esiste"
    );
    let told = misuse("--language it sim toy --game 3");
    assert!(told.starts_with("argomento inatteso «--game»"), "{told}");
    let told = misuse("--language it games toy --jsn");
    assert!(told.ends_with("; vedi «hustings games --help»"), "{told}");
}
