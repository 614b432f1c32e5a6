//! The real binary where the system speaks Italian: reports and problems, without a word of English.

mod program;

use program::in_italian;
use std::path::Path;

/// Common words of English that are none of Italian, and those that these commands would say.
const ENGLISH: &[&str] = &[
    "the",
    "and",
    "of",
    "to",
    "is",
    "are",
    "was",
    "not",
    "no",
    "there",
    "it",
    "its",
    "this",
    "that",
    "be",
    "by",
    "at",
    "with",
    "without",
    "for",
    "from",
    "each",
    "than",
    "more",
    "must",
    "cannot",
    "here",
    "write",
    "missing",
    "expected",
    "found",
    "card",
    "cards",
    "line",
    "column",
    "case",
    "step",
    "reject",
    "list",
    "text",
    "number",
    "table",
    "seat",
    "seats",
    "game",
    "games",
    "games/s",
    "decisions",
    "decisions/s",
    "draws",
    "threads",
    "wins",
    "win",
    "rate",
    "interval",
    "score",
    "mean",
    "against",
    "seed",
    "iterations",
    "iterations/s",
    "answers",
    "deep",
    "loss",
    "points",
    "positions",
    "won",
    "took",
    "process",
    "late",
    "rows",
];

/// What it says apart from what it quotes: names, what is typed, and the words of parsers, which know English only.
fn own_words(said: &str) -> String {
    let mut depth = 0_usize;
    let spoken = said.chars().filter(|letter| {
        match letter {
            '«' => depth += 1,
            '»' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    });
    let spoken: String = spoken.collect();
    spoken.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn speaks_italian(said: &str) {
    assert!(!said.trim().is_empty(), "nothing was said");
    assert!(!said.contains('⟨'), "a message is missing: {said}");
    let lower = own_words(said).to_lowercase();
    let mut words = lower
        .split_whitespace()
        .map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()));
    let english = words.find(|word| ENGLISH.contains(word));
    assert_eq!(english, None, "{said}");
}

/// What a command that succeeds writes.
#[track_caller]
fn report(args: &[&str]) -> String {
    let output = in_italian(args);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {told}");
    let said = String::from_utf8(output.stdout).expect("output is UTF-8");
    speaks_italian(&said);
    said
}

/// What a command that fails writes, to either stream.
#[track_caller]
fn problem(args: &[&str]) -> String {
    let output = in_italian(args);
    assert!(!output.status.success(), "{args:?}");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).expect("output is UTF-8");
    speaks_italian(&said);
    said
}

fn deck(game: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = root.join(format!("decks/{game}/house.toml"));
    std::fs::read_to_string(file).expect("the house deck is there")
}

/// The same with each of these changes, every one of them a mistake.
fn spoilt(deck: &str, changes: &[(&str, &str)]) -> String {
    changes.iter().fold(deck.to_owned(), |deck, (from, to)| {
        assert!(deck.contains(from), "{from:?} is in the deck");
        deck.replacen(from, to, 1)
    })
}

#[test]
fn simulations_and_arenas_are_told_in_italian_with_decimal_commas() {
    let sim = report(&["sim", "1960", "--seats", "random,random", "--games", "8"]);
    assert!(
        sim.contains("8 partite in ") && sim.contains("% vinte"),
        "{sim}"
    );
    let arena = report(&["arena", "1960", "--bots", "random,greedy", "--games", "2"]);
    assert!(arena.contains("random contro greedy: "), "{arena}");
    let is_share = |word: &&str| word.ends_with('%') && word.starts_with(char::is_numeric);
    for said in [sim, arena] {
        let shares: Vec<&str> = said.split_whitespace().filter(is_share).collect();
        assert!(
            shares.iter().filter(|share| share.contains(',')).count() > 1,
            "{said}"
        );
        assert!(!shares.iter().any(|share| share.contains('.')), "{said}");
    }
}

#[test]
fn fits_and_benchmarks_are_told_in_italian() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let diagram = folder.path().join("diagram.svg").display().to_string();
    let games = ["--bot", "random", "--games", "12", "--held-out", "6"];
    let fit = report(&[&["fit", "1960", "--diagram", &diagram], &games[..]].concat());
    assert!(fit.contains("perdita logaritmica 0,"), "{fit}");
    let diagram = std::fs::read_to_string(diagram).expect("it was drawn");
    assert!(diagram.contains("probabilità di vittoria"), "{diagram}");
    let texts = diagram.split('<').filter_map(|tag| tag.split_once('>'));
    let texts: Vec<&str> = texts.map(|(_, text)| text).collect();
    speaks_italian(&texts.join(" "));
    assert!(report(&["bench", "1960", "--seconds", "1"]).contains(" partite/s "));
    assert!(report(&["bench", "1960", "--think", "1"]).contains(" nodi, "));
}

#[test]
fn what_is_wrong_with_a_deck_is_told_in_italian() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let file = folder.path().join("mio.toml");
    let path = file.display().to_string();
    let check = |text: &str| {
        std::fs::write(&file, text).expect("it can be written");
        problem(&["deck", "check", &path])
    };
    let trail = deck("campaign-trail");
    let said = check(&spoilt(
        &trail,
        &[
            ("campaign = \"IL IN KY OH\"", "campaign = \"IL XX\""),
            ("fundraise = 80", "fundraise = 8"),
            ("ref = \"MD\"", "ref = \"CA\", colour = 1"),
            ("debate = \"SUR MIL\"", "debate = \"SUR\""),
            ("travel = \"3\"", "travel = \"train\""),
            ("politick = \"unprepared\"", "politick = \"bribes\""),
            ("\n101 = ", "\n100 = "),
            ("cubes = 1", "cubes = 0"),
            ("MI2 MN2", "MI2 MN"),
            ("grid = \"100 001\"", "grid = \"1 1\""),
            ("stars = \"libertarian republican\"", "stars = \"whig\""),
        ],
    ));
    for told in [
        "mio.toml: carta 1: fundraise: scrivi un numero da 10 a 200",
        "carta 1: colour: questo campo qui non esiste",
        "Stato AK: stars: non esiste «whig»; ci sono",
        "carta del solitario S01: cubes: ",
    ] {
        assert!(said.contains(told), "'{told}' is not in:\n{said}");
    }
    let said = check(&spoilt(&trail, &[("[solo]", "[alone]")]));
    assert!(said.contains("solo: questa tabella manca"), "{said}");
    let race = deck("dictators");
    let said = check(&spoilt(
        &race,
        &[
            (
                "count = 4\ncost = 1\nusa_only",
                "count = 4\ncost = 7\nusa_only",
            ),
            (
                "ops = \"DRAW self 3\"",
                "ops = \"DRAW self 3; ACTIONS self +1\"",
            ),
            ("window = \"W2\"", "window = \"W3\""),
            ("effect = \"clumsy\"", "effect = \"nimble\""),
            ("roll = 2", "roll = 20"),
            ("place = \"AZ\"\nzone = 1", "place = \"AZ\"\nzone = 2"),
        ],
    ));
    for told in [
        "carta A01: cost: deve andare da 1 a 3",
        "carta A13: ops: Actions(1) non è per le carte azione",
        "carta N1-01: zone: AZ è nella zona 1",
    ] {
        assert!(said.contains(told), "'{told}' is not in:\n{said}");
    }
    check(&race.replacen("count = 6\n", "count = 5\n", 1));
    check(&race.replacen("cost = 1\nusa_only", "cost = \"uno\"\nusa_only", 1));
    let said = check("game = ");
    assert!(said.contains("non è TOML: «"), "{said}");

    // The same file, where a game is to be played with it.
    std::fs::write(&file, race.replacen("roll = 2", "roll = 20", 1)).expect("written");
    let sim = ["sim", "dictators", "--seats", "random,random", "--deck"];
    let said = problem(&[&sim[..], &[&path]].concat());
    assert!(said.contains("roll: deve andare da -9 a 9"), "{said}");
}

#[test]
fn what_is_wrong_with_a_scenario_is_told_in_italian() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let file = folder.path().join("mio.toml");
    let path = file.display().to_string();
    let check = |game: &str, rest: &str, told: &str| {
        let text = format!("title = 'Prova'\ngame = '{game}'\n{rest}");
        std::fs::write(&file, text).expect("it can be written");
        let said = problem(&["scenario", &path]);
        assert!(said.starts_with("FAIL "), "{said}");
        assert!(said.contains(told), "'{told}' is not in:\n{said}");
    };
    for (rest, told) in [
        ("start = ", "riga 3, colonna 9: questo non è TOML: «"),
        ("cite = 5", "«cite» dev'essere un testo, non un numero"),
        ("expct = 1", "«expct» non è una chiave che valga qui"),
        ("[[step]]\ndo = 'pass'", "passo 1, «seat» manca"),
        (
            "[[step]]\nseat = 'left'\ndo = 'x'",
            "passo 1: «seat»: non esiste il posto «left»",
        ),
        (
            "[[step]]\nseat = 'nixon'\ndo = 'x'",
            "non è una risposta che il gioco qui capisca",
        ),
        ("[expect]\nturn = 4", "expect: turn: atteso: 4; trovato: 1"),
        (
            "[expect]\nmoon = { absent = false }",
            "atteso: qualcosa in quel punto",
        ),
        (
            "[status]\nover = true",
            "status: over: atteso: true; trovato: false",
        ),
        ("[asks]\nnixon = 'Q-99'", "domanda a nixon: "),
        (
            "[given]\nmoon = 1",
            "given, «moon»: non esiste la parte «moon»; ci sono `start, phase",
        ),
        (
            "[given]\nphase = 'lunch'",
            "non esiste una fase «lunch» da cui cominciare",
        ),
        (
            "[given]\nturn = 'x'",
            "given, «turn»: il valore non si può leggere: «",
        ),
        (
            "[given]\nactive = 'nixon'",
            "prima scrivi `phase = \"activity\"`",
        ),
        ("after = 'luna'", "dopo «luna»: impossibile leggere"),
        (
            "rules = ['R-0.0']",
            "la pagina delle regole non contiene «R-0.0»",
        ),
        (
            "options = { moon = 1 }",
            "«options»: non esiste l'opzione «moon»",
        ),
    ] {
        check("1960", rest, told);
    }
    check("chess", "", "«game»: non esiste il gioco «chess»");
    check(
        "campaign-trail",
        "[given]\nactive = 'whig'",
        "active è un posto o un partito",
    );
    check(
        "campaign-trail",
        "[given]\nphase = 'turn'\nstacks = [9, 9, 9]",
        "le pile contengono 27 carte",
    );
    check(
        "dictators",
        "[given]\nhand.red = ['defcon']",
        "è una carta evento",
    );
    check(
        "dictators",
        "[given]\nplace = 1",
        "«place» si scrive per ogni posto: place.red",
    );
}

#[test]
fn what_is_wrong_with_a_journal_is_told_in_italian() {
    let folder = tempfile::tempdir().expect("a folder for tests");
    let kept = folder.path().display().to_string();
    report(&[
        "sim",
        "1960",
        "--seats",
        "random,random",
        "--games",
        "1",
        "--journals",
        &kept,
    ]);
    let file = folder.path().join("1960-000000.json");
    let path = file.display().to_string();
    let verdict = report(&["verify", &path]);
    assert!(verdict.contains("la partita è finita"), "{verdict}");
    let text = std::fs::read_to_string(&file).expect("the journal");
    let check = |text: &str, told: &str| {
        std::fs::write(&file, text).expect("it can be written");
        let said = problem(&["verify", &path]);
        assert!(said.contains(told), "'{told}' is not in:\n{said}");
    };
    let forged = text.replace("\"player\":\"random\"", "\"player\":\"nemo\"");
    check(
        &forged,
        "la riga non segue da ciò che la precede (l'intestazione)",
    );
    check(&text[..text.len() / 2], "è stato troncato");
    check(
        &text.replacen("\"ply\"", "\"plie\"", 1),
        "il diario non è ben formato: «",
    );
    check(
        &text.replacen("\"header\": {", "\"more\": 1, \"header\": {", 1),
        "il diario non è ben formato",
    );
    check("hello", "il file non è JSON: «");
    let said = problem(&["journal", "check", &kept]);
    assert!(said.ends_with("uguali: 0, diversi: 1\n"), "{said}");
}
