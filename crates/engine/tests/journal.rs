//! What a journal must withstand: play, undo, replay, and every way of tampering with its file.

mod race;

use hustings_engine::*;
use race::Race;
use serde_json::{Value, json};

const KIND: &Kind<Race> = &Kind::new();
const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const BID: usize = 0;
const ROLL: usize = 3;
const THINK: usize = 5;

fn players() -> Vec<Player> {
    let player = |name: &str, nonce: &str| Player {
        name: name.into(),
        nonce: nonce.into(),
    };
    vec![player("Ann", "heads"), player("Bob \"the\" Ünlucky", "")]
}

fn table() -> LiveTable {
    open(&json!({})).expect("the options are valid")
}

fn open(options: &Value) -> Result<LiveTable, JournalError> {
    let opened = 1_700_000_000_000;
    LiveTable::open(KIND, options, &players(), Seed::new([42; 32]), opened).map(|(table, _)| table)
}

/// Answers, and sometimes takes back, at random until the game is over; `seen` is told of each ply.
fn play_out(table: &mut LiveTable, seed: u64, mut seen: impl FnMut(&LiveTable, &[AnyEvent])) {
    let mut dice = Quick::new(seed);
    while let Status::Waiting(seats) = table.game().status() {
        let at = u64::from(table.ply()) * 10 + 5;
        let undoer = [RED, BLUE].into_iter().find(|&seat| table.can_undo(seat));
        if let Some(seat) = undoer.filter(|_| dice.below(3) == 0) {
            table.undo(seat, at).expect("it can be undone");
            seen(table, &[]);
            continue;
        }
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[dice.below(seats.len() as u32) as usize];
        let choices = table.game().choices(seat);
        let choice = &choices[dice.below(choices.len() as u32) as usize];
        let answered = table.answer(seat, choice.index, at).expect("it is legal");
        seen(table, &answered.events);
    }
}

/// A finished game that has everything in it: undo, dice, cards, second thoughts.
fn finished() -> Export {
    let has_all = |export: &Export| {
        let text = export.to_text();
        ["undo", "roll", "card", "think"]
            .iter()
            .all(|word| text.contains(&format!("\"{word}\"")))
    };
    let game = |seed| {
        let mut table = table();
        play_out(&mut table, seed, |_, _| ());
        table.export()
    };
    let found = (0..100).map(game).find(has_all);
    found.expect("one game in a hundred has everything in it")
}

fn views(game: &dyn AnyGame) -> Vec<Value> {
    Viewer::all(game.seats())
        .map(|viewer| game.view(viewer))
        .collect()
}

fn read_and_verify(text: &str) -> Result<Verdict, JournalError> {
    verify(&import(text)?, KIND)
}

fn message<T: std::fmt::Debug>(result: Result<T, JournalError>) -> String {
    result.expect_err("it must be refused").to_string()
}

// Play and replay.

#[test]
fn a_finished_game_survives_its_file_and_proves_its_draws() {
    let export = finished();
    let read = import(&export.to_text()).expect("what was exported can be imported");
    assert_eq!(read, export);
    let verdict = verify(&read, KIND).expect("it is sound");
    assert!(verdict.ending.is_some());
    assert!(matches!(verdict.draws, Draws::Proved(count) if count > 4));
}

#[test]
fn layout_and_order_of_fields_do_not_matter() {
    let value: Value = serde_json::from_str(&finished().to_text()).expect("it is JSON");
    let pretty = serde_json::to_string_pretty(&value).expect("it is JSON");
    assert!(read_and_verify(&pretty).is_ok());
}

/// The draws and hashes of journals that are already written must never change without a new format version.
#[test]
fn a_fixed_seed_always_gives_the_same_journal() {
    let players = [("Ann", "a"), ("", "")].map(|(name, nonce)| Player {
        name: name.into(),
        nonce: nonce.into(),
    });
    let seed = Seed::new([1; 32]);
    let (mut table, _) = LiveTable::open(KIND, &json!({"rounds": 1}), &players, seed, 0)
        .expect("the options are valid");
    for (seat, action) in [(RED, BID), (BLUE, BID), (RED, THINK)] {
        table.answer(seat, action, 3).expect("it is legal");
    }
    table.undo(RED, 4).expect("nothing was made known");
    table.answer(RED, ROLL, 9).expect("it is legal");
    let seal = "0a674c10ed07eecc6a499942e8890614674f23dcbb0abfeec8c16664e691a655";
    assert_eq!(table.export().seal.to_string(), seal);
}

#[test]
fn replay_equals_play_at_every_ply() {
    for seed in 0..30 {
        let mut table = table();
        let mut played = vec![(views(table.game()), 2)];
        play_out(&mut table, seed, |table, events| {
            played.push((views(table.game()), events.len()));
        });
        let journal = table.journal();
        let mut replay = journal.replay(KIND).expect("the header is sound");
        for (ply, (views_then, events_then)) in played.iter().enumerate() {
            let step = replay.step().expect("it is sound").expect("there is a ply");
            assert_eq!(step.row.ply as usize, ply);
            assert_eq!(&views(step.game), views_then);
            assert_eq!(step.events.len(), *events_then);
            let there = journal.replay_to(KIND, ply as u32).expect("it is sound");
            assert_eq!(&views(&*there), views_then);
        }
        assert!(replay.step().expect("it is sound").is_none());
        let end = journal.fold(KIND).expect("it is sound");
        assert_eq!(views(&*end), views(table.game()));
        let beyond = message(journal.replay_to(KIND, 9999));
        assert!(beyond.contains("no ply 9999"), "{beyond}");
    }
}

#[test]
fn the_answer_after_a_ply_is_the_one_that_the_next_row_holds() {
    let journal = finished().journal;
    let mut found = 0;
    for (ply, row) in (0..).zip(&journal.rows[1..]) {
        let game = journal.replay_to(KIND, ply).expect("it replays");
        let answer = journal.answer_after(ply, &*game);
        let expected = match &row.entry {
            Entry::Answer { action, .. } => game.action_index(action),
            _ => None,
        };
        assert_eq!(answer, expected, "ply {ply}");
        found += usize::from(answer.is_some());
    }
    assert!(found > 0);
    let last = journal.rows.len() as u32 - 1;
    let game = journal.replay_to(KIND, last).expect("it replays");
    assert_eq!(journal.answer_after(last, &*game), None);
    assert_eq!(journal.answer_after(u32::MAX, &*game), None);
}

#[test]
fn a_table_taken_up_again_goes_on_as_if_never_left() {
    let mut one = table();
    let steps = [
        (RED, BID),
        (BLUE, BID),
        (RED, THINK),
        (RED, ROLL),
        (BLUE, BID),
    ];
    for (seat, action) in steps {
        one.answer(seat, action, 0).expect("it is legal");
        let mut two = LiveTable::resume(KIND, one.journal().clone(), Seed::new([42; 32]))
            .expect("the journal is sound");
        assert_eq!(two.export(), one.export());
        assert_eq!(
            [RED, BLUE].map(|s| two.can_undo(s)),
            [RED, BLUE].map(|s| one.can_undo(s))
        );
        play_out(&mut two, 3, |_, _| ());
        assert!(verify(&two.export(), KIND).is_ok());
    }
    let wrong = LiveTable::resume(KIND, one.journal().clone(), Seed::new([41; 32]));
    assert!(message(wrong).contains("commits to"));
}

#[test]
fn a_refused_answer_leaves_no_trace() {
    let mut table = table();
    let before = table.export();
    for (seat, action) in [
        (RED, ROLL),
        (RED, 6),
        (RED, usize::MAX),
        (Seat(2), BID),
        (Seat(255), BID),
    ] {
        let refused = table.answer(seat, action, 0);
        assert_eq!(
            refused.as_ref().map_err(JournalError::ply).err(),
            Some(Some(1))
        );
        assert_eq!(table.export(), before);
    }
    let refused = message(table.answer(RED, ROLL, 0));
    assert_eq!(
        refused,
        "ply 1: red cannot answer 'roll' here: refused by R-1"
    );
}

#[test]
fn nothing_follows_the_end() {
    let mut table = table();
    play_out(&mut table, 1, |_, _| ());
    let last = table.ply();
    for seat in [RED, BLUE] {
        assert!(message(table.answer(seat, BID, 0)).contains("the game is over"));
        assert!(message(table.undo(seat, 0)).contains("the game is over"));
    }
    assert_eq!(table.ply(), last);
}

#[test]
fn a_table_that_could_not_be_exported_is_not_opened() {
    assert!(message(open(&json!({"rounds": 51}))).contains("rounds=1..50"));
    assert!(message(open(&json!([]))).contains("table of keys"));
    let mut many = players();
    many.push(Player::default());
    let seed = Seed::new([0; 32]);
    let three = LiveTable::open(KIND, &json!({}), &many, seed, 0);
    assert!(message(three).contains("3 players were named; this game has 2 seats"));
    let mut long = players();
    long[1].name = "é".repeat(201);
    let long = LiveTable::open(KIND, &json!({}), &long, seed, 0);
    assert!(message(long).contains("player's name has 201 characters"));
}

// Ends that no rule brings about.

#[test]
fn a_game_that_is_given_up_or_lost_on_time_is_over_for_everybody() {
    for (reason, kind) in [(Reason::Resigned, "resign"), (Reason::Clock, "clock")] {
        let mut table = table();
        table.answer(RED, BID, 3).expect("it is legal");
        assert!(message(table.forfeit(RED, Reason::Rules, 4)).contains("given up or lost on time"));
        table.forfeit(RED, reason, 5).expect("the game goes on");
        let ending = table.ending().expect("it is over");
        assert_eq!(ending.reason, reason);
        assert_eq!(ending.outcome.winners, SeatSet::only(BLUE));
        assert!(message(table.answer(BLUE, BID, 6)).contains("the game is over"));
        assert!(message(table.undo(RED, 6)).contains("the game is over"));
        assert!(message(table.forfeit(BLUE, reason, 6)).contains("the game is over"));
        let text = table.export().to_text();
        assert!(text.contains(&format!("\"kind\":\"{kind}\"")), "{text}");
        let export = import(&text).expect("it can be read");
        let verdict = verify(&export, KIND).expect("it proves itself");
        assert_eq!(verdict.ending, Some(ending.outcome));
        let again = LiveTable::resume(KIND, export.journal.clone(), Seed::new([42; 32]));
        assert_eq!(again.expect("it resumes").ending(), Some(ending));
        let forged = text.replace("\"seat\":\"red\",\"at\":5", "\"seat\":\"blue\",\"at\":5");
        assert!(verify(&import(&forged).expect("well formed"), KIND).is_err());
    }
}

// Undo.

#[test]
fn own_answers_can_be_taken_back_one_by_one_up_to_a_reveal() {
    let mut table = table();
    assert!(message(table.undo(RED, 0)).contains("red has no answer to take back"));
    for (seat, action) in [(BLUE, BID), (RED, BID), (RED, THINK), (RED, THINK)] {
        table.answer(seat, action, 0).expect("it is legal");
    }
    let start = views(&*table.journal().replay_to(KIND, 1).expect("it is sound"));
    for to in [3, 2, 1] {
        table.undo(RED, 0).expect("nothing was made known");
        let expected = table.journal().replay_to(KIND, to).expect("it is sound");
        assert_eq!(views(table.game()), views(&*expected));
        let row = table.journal().rows.last().expect("a row was written");
        assert!(matches!(row.entry, Entry::Undo { to: written, .. } if written == to));
    }
    assert_eq!(views(table.game()), start);
    assert!(message(table.undo(RED, 0)).contains("red has no answer to take back"));

    table.answer(RED, BID, 0).expect("it is legal");
    table.answer(RED, ROLL, 0).expect("it is legal");
    let refused = message(table.undo(RED, 0));
    assert!(refused.contains("made something known"), "{refused}");
    assert!(!table.can_undo(RED));
    play_out(&mut table, 9, |_, _| ());
    assert!(verify(&table.export(), KIND).is_ok());
}

#[test]
fn nobody_takes_back_what_another_has_answered_to() {
    let mut table = table();
    table.answer(RED, BID, 0).expect("it is legal");
    table.answer(BLUE, BID, 0).expect("it is legal");
    let refused = message(table.undo(RED, 0));
    assert!(
        refused.contains("because blue has answered since, at ply 2"),
        "{refused}"
    );
    // Once blue's answer is gone, red's is the last again.
    table.undo(BLUE, 0).expect("nothing was made known");
    table.undo(RED, 0).expect("nothing was made known");
    assert_eq!(table.ply(), 4);
    assert!(message(table.undo(Seat(9), 0)).contains("no seat 9"));
}

#[test]
fn a_forged_undo_is_refused_even_with_its_hashes_mended() {
    let mut table = table();
    for (seat, action) in [(RED, BID), (BLUE, BID), (RED, THINK)] {
        table.answer(seat, action, 0).expect("it is legal");
    }
    let forge = |seat: &str, to| {
        let seat = seat.into();
        let entry = Entry::Undo { seat, to, at: 0 };
        message(verify(&with_row(table.export(), entry), KIND))
    };
    assert!(forge("blue", 1).contains("ply 4: blue cannot take an answer back"));
    assert!(
        forge("red", 1)
            .contains("ply 4: this undo leads back to ply 1; it can only lead back to ply 2")
    );
    assert!(
        forge("green", 2)
            .contains("ply 4: there is no side 'green' at this table; there are red, blue")
    );
}

/// The journal with one row more, honestly chained and sealed.
fn with_row(mut export: Export, entry: Entry) -> Export {
    let journal = &mut export.journal;
    let (ply, previous) = (journal.rows.len() as u32, journal.seal());
    journal.rows.push(Row {
        ply,
        entry,
        previous,
    });
    export.seal = export.journal.seal();
    export
}

// Proof.

#[test]
fn a_running_game_hides_its_seed_and_claims_no_more_than_it_can_prove() {
    let mut table = table();
    table.answer(RED, BID, 0).expect("it is legal");
    let export = table.export();
    assert_eq!(export.seed, None);
    let verdict = read_and_verify(&export.to_text()).expect("it is sound");
    assert_eq!(verdict.draws, Draws::NotYetProvable(2));
    let says = verdict.to_string();
    assert!(says.contains("draws not yet provable: the seed is shown when the game ends"));
    assert!(!format!("{table:?}").contains(&Seed::new([42; 32]).to_hex()));

    let told = Export {
        seed: Some(Seed::new([42; 32])),
        ..export
    };
    assert!(message(verify(&told, KIND)).contains("although the game is not over at ply 1"));
}

#[test]
fn forged_rows_are_refused_even_with_their_hashes_mended() {
    let answer = |action: &str, chance: &[u32]| Entry::Answer {
        seat: "red".into(),
        action: action.into(),
        chance: chance.to_vec(),
        at: 0,
    };
    let forge = |entry| message(verify(&with_row(table().export(), entry), KIND));
    assert!(
        forge(answer("bid 0", &[1])).starts_with("ply 1: the outcomes written down do not fit")
    );
    assert!(forge(answer("roll", &[1, 2])).starts_with("ply 1: red cannot answer 'roll' here"));
    assert!(forge(answer("fly", &[])).starts_with("ply 1: there is no answer 'fly'"));
    assert!(
        forge(Entry::Setup { chance: vec![] }).starts_with("ply 1: a table is set up only once")
    );
    let after = with_row(finished(), answer("bid 0", &[]));
    assert!(message(verify(&after, KIND)).contains("the game is over, and nothing can follow"));
}

#[test]
fn a_loaded_die_is_found_even_with_all_hashes_mended() {
    let mut export = finished();
    let rows = &mut export.journal.rows;
    let ply = rows
        .iter()
        .position(|row| matches!(&row.entry, Entry::Answer { action, .. } if action == "roll"))
        .expect("somebody rolled");
    let Entry::Answer { chance, .. } = &mut rows[ply].entry else {
        unreachable!("a roll is an answer")
    };
    chance[0] = (chance[0] + 1) % 6;
    for next in 1..rows.len() {
        rows[next].previous = rows[next - 1].digest();
    }
    export.seal = export.journal.seal();
    let found = message(verify(&export, KIND));
    assert!(
        found.starts_with(&format!("ply {ply}: draw 1 of dice is ")),
        "{found}"
    );
    assert!(found.contains("but by the seed it is"), "{found}");
}

#[test]
fn other_rules_say_so_and_a_check_names_the_ply_where_they_part() {
    let export = finished();
    let newer: &Kind<Race<2>> = &Kind::new();
    let older: &Kind<Race<0>> = &Kind::new();
    let longer: &Kind<Race<3>> = &Kind::new();
    assert!(
        message(verify(&export, newer))
            .contains("version 1 of the rules, older than this program's 2")
    );
    assert!(message(verify(&export, older)).contains("update Hustings"));

    let rows = &export.journal.rows;
    let thought = rows
        .iter()
        .find(|row| matches!(&row.entry, Entry::Answer { action, .. } if action == "think"))
        .expect("somebody thought");
    let checked = check(&export, newer).expect("the journal is sound");
    assert_eq!((checked.rules_version, checked.current), (1, 2));
    assert_eq!(checked.difference.map(|d| d.ply), Some(thought.ply));
    assert_eq!(check(&export, older).expect("it is sound").difference, None);
    assert_eq!(check(&export, KIND).expect("it is sound").difference, None);

    let mut thoughtless = table();
    for (seat, action) in [
        (RED, BID),
        (BLUE, BID),
        (RED, ROLL),
        (RED, BID),
        (BLUE, BID),
        (BLUE, ROLL),
    ]
    .repeat(2)
    {
        thoughtless.answer(seat, action, 0).expect("it is legal");
    }
    let checked = check(&thoughtless.export(), longer).expect("the journal is sound");
    let difference = checked.difference.expect("a round is missing");
    assert_eq!(
        difference.to_string(),
        "ply 12: the game was over here, and now it goes on"
    );

    let mut damaged = export;
    damaged.journal.rows.remove(2);
    assert!(check(&damaged, newer).is_err());
}

// Tampering.

/// Every path to a part of `value`, itself included.
fn paths(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Object(parts) => parts
            .iter()
            .for_each(|(key, part)| paths(part, format!("{path}/{key}"), out)),
        Value::Array(parts) => parts
            .iter()
            .enumerate()
            .for_each(|(place, part)| paths(part, format!("{path}/{place}"), out)),
        _ => {}
    }
    out.push(path);
}

/// Other values for a part.
fn edits(part: &Value) -> Vec<Value> {
    let mut edits = vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0.5),
        json!("red"),
        json!("blue"),
    ];
    edits.extend([
        json!(0),
        json!(1),
        json!(u64::MAX),
        json!([]),
        json!({}),
        json!("answer"),
        json!("undo"),
    ]);
    match part {
        Value::Number(number) => {
            let number = number.as_u64().expect("journals have no other numbers");
            edits.extend([
                json!(number + 1),
                json!(number.wrapping_sub(1)),
                json!(number as f64),
            ]);
            edits.push(json!(number.to_string()));
        }
        Value::String(text) => {
            let mut last = text.clone();
            let digit = last.pop();
            last.push(if digit == Some('0') { '1' } else { '0' });
            edits.extend([
                json!(last),
                json!(format!("{text} ")),
                json!(text.to_uppercase()),
                json!(""),
            ]);
            edits.extend([
                json!("roll"),
                json!("bid 2"),
                json!("half"),
                json!("x".repeat(201)),
            ]);
        }
        Value::Bool(flag) => edits.push(json!(!flag)),
        Value::Null => edits.push(json!("0".repeat(64))),
        Value::Array(parts) => {
            edits.push(parts.iter().cloned().chain([json!(0)]).collect());
            edits.push(
                parts
                    .iter()
                    .cloned()
                    .chain(parts.first().cloned())
                    .collect(),
            );
            for place in 0..parts.len() {
                edits.push(without(parts, place));
                edits.push(swapped(parts, place));
            }
        }
        Value::Object(parts) => {
            let mut more = parts.clone();
            more.insert("note".into(), Value::Null);
            edits.push(Value::Object(more));
            edits.push(parts.values().cloned().collect());
            for key in parts.keys() {
                let mut fewer = parts.clone();
                fewer.remove(key);
                edits.push(Value::Object(fewer));
            }
        }
    }
    edits.retain(|edit| edit != part);
    edits
}

fn without(parts: &[Value], place: usize) -> Value {
    let kept = parts.iter().enumerate().filter(|&(at, _)| at != place);
    kept.map(|(_, part)| part.clone()).collect()
}

fn swapped(parts: &[Value], place: usize) -> Value {
    let mut parts = parts.to_vec();
    let other = (place + 1) % parts.len();
    parts.swap(place, other);
    Value::Array(parts)
}

fn names_ply(message: &str, ply: &str) -> bool {
    let mut words = message.split(|c: char| !c.is_alphanumeric());
    let mut found = false;
    while let Some(word) = words.next() {
        found |= word == "ply" && words.clone().next() == Some(ply);
    }
    found
}

#[test]
fn every_single_edit_of_a_finished_game_is_refused_and_an_edited_row_is_named() {
    refuse_all_edits(&finished());
}

#[test]
fn every_single_edit_of_a_running_game_is_refused_and_an_edited_row_is_named() {
    let mut table = table();
    for (seat, action) in [(RED, BID), (BLUE, BID), (RED, THINK)] {
        table.answer(seat, action, 7).expect("it is legal");
    }
    table.undo(RED, 8).expect("nothing was made known");
    table.answer(RED, ROLL, 9).expect("it is legal");
    refuse_all_edits(&table.export());
}

fn refuse_all_edits(export: &Export) {
    let original: Value = serde_json::from_str(&export.to_text()).expect("it is JSON");
    let mut all = Vec::new();
    paths(&original, String::new(), &mut all);
    let mut tried = 0;
    for path in &all {
        let part = original.pointer(path).expect("the path is of this value");
        for edit in edits(part) {
            let mut edited = original.clone();
            *edited.pointer_mut(path).expect("the path is there") = edit.clone();
            let error = match read_and_verify(&edited.to_string()) {
                Ok(_) => panic!("{path} was changed to {edit}, and nobody noticed"),
                Err(error) => error.to_string(),
            };
            if let Some(row) = path.strip_prefix("/rows/") {
                let ply = row.split('/').next().expect("a path has a first part");
                assert!(names_ply(&error, ply), "{path} changed to {edit}: {error}");
            }
            tried += 1;
        }
    }
    assert!(tried > 900, "only {tried} edits were tried");
}

#[test]
fn lost_repeated_and_swapped_rows_are_refused_by_name() {
    let export = finished();
    let count = export.journal.rows.len();
    let last = count - 1;
    for place in 0..count {
        let edit = |change: &dyn Fn(&mut Vec<Row>), named: usize| {
            let mut edited = export.clone();
            change(&mut edited.journal.rows);
            let error = read_and_verify(&edited.to_text()).expect_err("it must be refused");
            assert_eq!(error.ply(), Some(named as u32), "{error}");
        };
        let gap = if place == last { last - 1 } else { place };
        edit(&|rows| drop(rows.remove(place)), gap);
        edit(&|rows| rows.insert(place, rows[place].clone()), place + 1);
        if place > 0 {
            edit(&|rows| rows.truncate(place), place - 1);
        }
        if place < last {
            edit(&|rows| rows.swap(place, place + 1), place);
        }
    }
    let mut empty = export;
    empty.journal.rows.clear();
    assert!(message(read_and_verify(&empty.to_text())).contains("no rows"));
}

#[test]
fn no_cut_or_flipped_byte_is_accepted_or_panics() {
    let text = finished().to_text();
    let original = import(&text).expect("it is sound");
    let whole = text.trim_end().len();
    for end in 0..whole {
        if let Some(cut) = text.get(..end) {
            assert!(message(read_and_verify(cut)).contains("cut short"));
        }
    }
    let mut dice = Quick::new(7);
    for _ in 0..6000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=dice.below(3) {
            let place = dice.below(bytes.len() as u32) as usize;
            match dice.below(3) {
                0 => bytes[place] ^= 1 << dice.below(8),
                1 => bytes[place] = b"0123456789{}[]\",:-.eE \\u"[dice.below(24) as usize],
                _ => drop(bytes.remove(place)),
            }
        }
        let mutated = String::from_utf8_lossy(&bytes);
        if let Ok(read) = import(&mutated)
            && verify(&read, KIND).is_ok()
        {
            assert_eq!(read, original, "something else was accepted");
        }
    }
}

// Files.

#[test]
fn other_formats_are_told_apart_before_their_fields_are_read() {
    let future = r#"{"header": {"format": "hustings-journal", "version": 7}, "chapters": []}"#;
    assert_eq!(
        message(import(future)),
        "this journal is of format 7; this program reads up to 2: update Hustings"
    );
    let never = r#"{"header": {"format": "hustings-journal", "version": 0}}"#;
    assert!(message(import(never)).contains("format 0, which never was"));
    for other in [
        "{}",
        "[]",
        "null",
        "7",
        r#""x""#,
        r#"{"header": {"format": "pgn"}}"#,
    ] {
        assert!(
            message(import(other)).contains("not a Hustings journal"),
            "{other}"
        );
    }
}

#[test]
fn garbage_gets_a_sentence() {
    let nested = "[".repeat(100_000);
    let closed = format!("{nested}{}", "]".repeat(100_000));
    let text = finished().to_text();
    let twice = text.replacen(
        "\"seal\":",
        &format!("\"seal\": \"{}\", \"seal\":", "0".repeat(64)),
        1,
    );
    let option = text.replacen("\"options\":{", "\"options\":{\"rounds\":4,", 1);
    let number = text.replacen("\"opened\":17", "\"opened\":1e99917", 1);
    let nan = text.replacen("\"opened\":17", "\"opened\":NaN", 1);
    let deep = text.replacen("\"rounds\":4", &format!("\"rounds\":{closed}"), 1);
    let list = text.replacen("\"rounds\":4", "\"rounds\":[4]", 1);
    for (garbage, says) in [
        ("", "cut short"),
        ("\u{feff}{}", "not JSON"),
        ("hello", "not JSON"),
        (&nested, "not JSON"),
        (&closed, "not JSON"),
        (&twice, "duplicate field `seal`"),
        (&option, "option 'rounds' is set twice"),
        (&number, "not JSON"),
        (&nan, "not JSON"),
        (&deep, "not JSON"),
        (&list, "option 'rounds' is a list or a table"),
    ] {
        let error = message(import(garbage));
        assert!(error.contains(says), "{error}");
    }
}

#[test]
fn too_much_is_refused() {
    let mut rows = finished();
    let row = rows.journal.rows[1].clone();
    rows.journal.rows.resize(100_001, row);
    assert!(message(import(&rows.to_text())).contains("100001 rows"));

    let mut outcomes = finished();
    let chance = vec![0; 10_001];
    outcomes.journal.rows[0].entry = Entry::Setup { chance };
    let error = message(import(&outcomes.to_text()));
    assert_eq!(
        error,
        "ply 0: 10001 chance outcomes are too many for a row; at most 10000 are allowed"
    );

    let mut seats = finished();
    let sitting = seats.journal.header.seats[0].clone();
    seats.journal.header.seats.resize(7, sitting);
    assert!(message(import(&seats.to_text())).contains("7 seats"));
}
