//! Scenario files, on a tiny game: two seats with hidden cards and a bag of cubes race to three points.

use hustings_engine::{
    Action, ActionSet, AnyKind, Chance, Draw, Game, Illegal, Kind, Log, MAX_SEATS, Message,
    OptionSpec, OptionValues, Outcome, Question, Quick, Registry, Reveal, Rule, Scenario, Scripted,
    Seat, SeatSet, SetupError, Status, Texts, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

// The game.

const CARDS: [&str; 3] = ["ace", "king", "queen"];
const CUBES: Draw = Draw("cube");
const RED: usize = 0;
const NAMES: [&str; 2] = ["left", "right"];

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Options {
    goal: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options { goal: 3 }
    }
}

/// 0..3 plays a card, 3 bets on red, 4 passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Move(usize);

impl Action for Move {
    const COUNT: usize = 5;
    fn index(self) -> usize {
        self.0
    }
    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Move(index))
    }
    fn name(self) -> String {
        match self.0 {
            3 => "bet".into(),
            4 => "pass".into(),
            card => format!("play {}", CARDS[card]),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
enum Event {
    Passed,
    Played {
        seat: u8,
        card: Option<&'static str>,
    },
    Drew {
        cube: &'static str,
    },
}

#[derive(Clone, Debug, PartialEq)]
struct Race {
    goal: u32,
    active: usize,
    points: [u32; 2],
    hands: [Vec<usize>; 2],
    bag: [u16; 2],
    passes: u32,
    /// Not shown by `inspect`.
    touched: u32,
    leaky: u32,
}

fn names(cards: &[usize]) -> Value {
    cards.iter().map(|card| CARDS[*card]).collect()
}

impl Game for Race {
    const NAME: &'static str = "race";
    const RULES_VERSION: u32 = 1;
    type Options = Options;
    type Action = Move;
    type Event = Event;
    type View = Value;

    fn new<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        chance: &mut C,
        _: &mut L,
    ) -> Result<Self, SetupError> {
        let first = chance.pick_member(Draw("card"), 0b111) as usize;
        Ok(Race {
            goal: options.goal,
            active: 0,
            points: [0, 0],
            hands: [vec![first], vec![(first + 1) % 3]],
            bag: [5, 5],
            passes: 0,
            touched: 0,
            leaky: 0,
        })
    }
    fn seats(&self) -> usize {
        2
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        NAMES[seat.index()]
    }
    fn status(&self) -> Status {
        let mut scores = [0; MAX_SEATS];
        scores[0] = self.points[0] as i32;
        scores[1] = self.points[1] as i32;
        let winners = (0..2u8)
            .filter(|seat| self.points[*seat as usize] >= self.goal)
            .fold(SeatSet::EMPTY, |set, seat| set.with(Seat(seat)));
        match winners.is_empty() && self.passes < 2 {
            true => Status::Waiting(SeatSet::only(Seat(self.active as u8))),
            false => Status::Over(Outcome {
                winners,
                scores,
                rule: Rule(if winners.is_empty() { "R-4.1" } else { "R-3.1" }),
            }),
        }
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        let asked = self.status() == Status::Waiting(SeatSet::only(seat));
        asked.then(|| Question {
            id: "Q-1",
            rule: Rule("R-2.1"),
            text: Message::new("move"),
        })
    }
    fn legal(&self, seat: Seat) -> ActionSet {
        if self.question(seat).is_none() {
            return ActionSet::EMPTY;
        }
        self.hands[self.active]
            .iter()
            .copied()
            .chain([3, 4])
            .collect()
    }
    fn answer<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Move,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Reveal, Illegal> {
        if self.legal(seat).contains(action.index()) {
            return Ok(self.apply(seat, action, chance, log));
        }
        self.touched += self.leaky;
        self.points[0] += u32::from(self.leaky == 2);
        Err(self.refuse(seat, action))
    }
    fn apply<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Move,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        let me = seat.index();
        self.passes = if action.0 == 4 { self.passes + 1 } else { 0 };
        match action.0 {
            4 => log.note(|| Event::Passed),
            3 => {
                let cube = chance.pick_heap(CUBES, &self.bag);
                self.bag[cube] -= 1;
                self.points[me] += u32::from(cube == RED);
                log.note(|| Event::Drew {
                    cube: ["red", "blue"][cube],
                });
            }
            card => {
                self.hands[me].retain(|held| *held != card);
                self.points[me] += 1;
                let seat = seat.0;
                log.note(|| Event::Played {
                    seat,
                    card: Some(CARDS[card]),
                });
            }
        }
        self.active = 1 - me;
        Reveal::Something
    }
    fn refuse(&self, seat: Seat, _: Move) -> Illegal {
        let rule = if self.question(seat).is_some() {
            "R-2.10"
        } else {
            "R-1.2.3"
        };
        Illegal {
            rule: Rule(rule),
            text: Message::new("no"),
        }
    }
    fn view(&self, viewer: Viewer) -> Value {
        let mut view =
            json!({ "points": { "left": self.points[0], "right": self.points[1] }, "turn": null });
        for seat in 0..2 {
            if viewer.is(Seat(seat as u8)) {
                view["hand"] = names(&self.hands[seat]);
            }
        }
        view
    }
    fn imagine<C: Chance + ?Sized>(_: &Value, chance: &mut C) -> Self {
        Race::new(&Options::default(), chance, &mut ()).expect("this game always starts")
    }
    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Played { seat, .. } if !viewer.is(Seat(*seat)) => Some(Event::Played {
                seat: *seat,
                card: None,
            }),
            event => Some(event.clone()),
        }
    }
}

impl Words for Race {
    const TITLE: &'static str = "Race";
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        key: "goal",
        values: OptionValues::Range(1, 9),
        default: "3",
        help: "goal",
    }];
    const LOCALES: &'static [(&'static str, &'static str)] = &[];
    const RULES_PAGE: &'static str = "- **R-2.1** Play, bet or pass.\n- **R-3.1** The goal wins.\n";
    fn choice_text(&self, _: Seat, action: Move) -> Message {
        Message::new(action.name())
    }
    fn event_text(&self, _: &Event) -> Message {
        Message::new("event")
    }
    fn sketch(_: &Value, _: &Texts) -> String {
        String::new()
    }
}

impl Race {
    fn set(&mut self, path: &str, value: &Value) -> Result<(), String> {
        let number = || {
            value
                .as_u64()
                .map(|n| n as u32)
                .ok_or(format!("{path} is a number"))
        };
        let seat = |name: &str| NAMES.iter().position(|n| *n == name).ok_or("left or right");
        match path.split_once('.').unwrap_or((path, "")) {
            ("start", _) => (self.hands, self.bag) = ([vec![], vec![]], [0, 0]),
            ("active", _) => self.active = seat(value.as_str().unwrap_or(""))?,
            // Whoever is active: so that a test can tell in which order things were set.
            ("mine", _) => self.points[self.active] = number()?,
            ("points", name) => self.points[seat(name)?] = number()?,
            ("leaky", _) => self.leaky = number()?,
            ("coin", _) => self.touched = 99,
            ("bag", _) => {
                for cube in 0..2 {
                    self.bag[cube] = value[cube].as_u64().ok_or("a bag is [red, blue]")? as u16;
                }
            }
            ("hand", name) => {
                let cards = value.as_array().ok_or("a hand is a list")?;
                let card = |card: &Value| CARDS.iter().position(|name| card == name);
                let cards: Option<Vec<usize>> = cards.iter().map(card).collect();
                self.hands[seat(name)?] = cards.ok_or(format!("cards are {}", CARDS.join(", ")))?;
            }
            _ => return Err(format!("there is no part '{path}'")),
        }
        Ok(())
    }
}

impl Scripted for Race {
    fn inspect(&self) -> Value {
        json!({
            "active": NAMES[self.active],
            "points": { "left": self.points[0], "right": self.points[1] },
            "hand": { "left": names(&self.hands[0]), "right": names(&self.hands[1]) },
            "bag": [self.bag[0], self.bag[1]],
            "effects": [{ "card": "ace", "left": 2 }],
            "none": {},
        })
    }
    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        self.set(path, value).map_err(Message::plain)
    }
    fn resume<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Result<(), Message> {
        if self.touched == 99 {
            self.touched = 0;
            self.active = chance.pick(Draw("coin"), 2) as usize;
        }
        match self.points[0] > 9 {
            true => Err(Message::plain("nobody has ten points")),
            false => Ok(()),
        }
    }
    fn outcome(kind: &str, name: &str) -> Option<(Draw, u32)> {
        match (kind, name) {
            ("cubes", "red") => Some((CUBES, 0)),
            ("cubes", "blue") => Some((CUBES, 1)),
            ("coins", number) => Some((Draw("coin"), number.parse().ok()?)),
            _ => None,
        }
    }
    fn phrase(&self, _: Seat, phrase: &str) -> Option<Vec<Move>> {
        match phrase {
            "bet twice" => Some(vec![Move(3), Move(3)]),
            "pass twice" => Some(vec![Move(4), Move(4)]),
            phrase => Move::parse(phrase).map(|action| vec![action]),
        }
    }
}

static RACE: Kind<Race> = Kind::new();
static GAMES: Registry<dyn AnyKind> = Registry(&[&RACE]);

// Running.

const HEAD: &str = "title = 'T'\ngame = 'race'\n";

/// The files that `after` finds.
fn library(name: &str) -> Result<String, Message> {
    let rest = match name {
        "opening.toml" => "[given]\nhand.left = ['ace']\n[[step]]\nseat = 'left'\ndo = 'play ace'",
        "sub/second.toml" => {
            "after = '../opening'\n[[step]]\nseat = 'right'\ndo = 'bet'\nchance.cubes = 'red'"
        }
        "short.toml" => "options = { goal = 1 }\n[[step]]\nseat = 'left'\ndo = 'pass'",
        "cases.toml" => {
            "[[case]]\ntitle = 'a'\ngiven.points.left = 1\n[[case]]\ntitle = 'b'\ngiven.points.left = 2"
        }
        "round.toml" => "after = 'about'",
        "about.toml" => "after = './round.toml'",
        "broken.toml" => "after = ",
        "refused.toml" => "[[step]]\nseat = 'right'\ndo = 'pass'",
        "other.toml" => return Ok("title = 'T'\ngame = 'chess'".into()),
        _ => return Err(Message::plain(format!("no file {name}"))),
    };
    Ok(format!("{HEAD}{rest}"))
}

fn run(rest: &str) -> Result<(usize, usize), String> {
    let text = format!("{HEAD}{rest}");
    let scenario = Scenario::parse(&text).map_err(|error| error.to_string())?;
    let passed = scenario
        .run(&GAMES, &mut library)
        .map_err(|failure| failure.to_string())?;
    Ok((passed.cases, passed.option_sets))
}

#[track_caller]
fn holds(rest: &str) {
    assert_eq!(run(rest), Ok((1, 1)), "{rest}");
}

#[track_caller]
fn fails(rest: &str, told: &str) {
    assert_eq!(run(rest).expect_err("this must fail"), told, "{rest}");
}

/// The fault of a text that is not a scenario.
#[track_caller]
fn faulty(rest: &str, told: &str) {
    let text = format!("{HEAD}{rest}");
    let error = Scenario::parse(&text).expect_err("this must not be a scenario");
    assert_eq!(error.to_string(), told, "{rest}");
}

const BET: &str = "[[step]]\nseat = 'left'\ndo = 'bet'\nchance.cubes = ['red']\n";

#[test]
fn a_wrong_number_fails_with_what_was_expected_and_found() {
    holds(&format!("{BET}[expect]\npoints.left = 1"));
    fails(
        &format!("{BET}[expect]\npoints.left = 2"),
        "expect: points.left: expected 2, found 1",
    );
}

#[test]
fn the_top_says_what_the_scenario_is() {
    let text = format!(
        "{HEAD}cite = 'the manual'\nrules = ['R-2.1']\n[[case]]\ntitle = 'a'\nrules = ['R-3.1']\ncite = 'b'"
    );
    let scenario = Scenario::parse(&text).expect("this is a scenario");
    assert_eq!(
        (scenario.title.as_str(), scenario.game.as_str()),
        ("T", "race")
    );
    assert_eq!(scenario.cite.as_deref(), Some("the manual"));
    assert_eq!(scenario.rules, ["R-2.1", "R-3.1"]);
    assert!(scenario.run(&GAMES, &mut library).is_ok());

    fails(
        "rules = ['R-9.9']",
        "'rules': the rules page has no statement 'R-9.9'",
    );
    faulty(
        "cite = 5",
        "line 3, column 1: 'cite' must be text, not a number",
    );
    faulty(
        "rules = [5]",
        "line 3, column 10: each item of 'rules' must be text, not a number",
    );
    let told = |text| Scenario::parse(text).expect_err("incomplete").to_string();
    assert_eq!(
        told("game = 'race'"),
        "line 1, column 1: 'title' is missing"
    );
    assert_eq!(told("title = 'T'"), "line 1, column 1: 'game' is missing");
    let chess = Scenario::parse("title = 'T'\ngame = 'chess'").expect("well formed");
    let failure = chess.run(&GAMES, &mut library).expect_err("no such game");
    assert_eq!(
        failure.to_string(),
        "'game': there is no game 'chess'; there are: race"
    );
}

#[test]
fn options_are_one_table_or_several() {
    let won = "[given]\npoints.left = 2\n[status]\nover = true";
    holds(&format!("options = {{ goal = 2 }}\n{won}"));
    assert_eq!(
        run(&format!(
            "options = [{{ goal = 1 }}, {{ goal = 2 }}]\n{won}"
        )),
        Ok((1, 2))
    );
    fails(
        &format!("options = [{{ goal = 2 }}, {{ goal = 3 }}]\n{won}"),
        "options {\"goal\":3}: status: over: expected true, found false",
    );
    fails(
        "options = { gaol = 2 }",
        "'options': there is no option 'gaol'; there are goal",
    );
    fails(
        "options = { goal = 20 }",
        "'options': option goal cannot be '20'; write goal=1..9",
    );
    faulty(
        "options = 5",
        "line 3, column 1: 'options' must be a table or a list of tables, not a number",
    );
    faulty(
        "options = []",
        "line 3, column 1: 'options' must be a table or a list of at least one, not a list",
    );
    faulty(
        "options = [5]",
        "line 3, column 12: each item of 'options' must be a table, not a number",
    );
}

#[test]
fn a_position_starts_from_the_set_up_or_from_nothing() {
    holds("start = 'setup'\n[expect]\nbag = [5, 5]\nhand.left = { size = 1 }");
    holds(
        "start = 'empty'\n[given]\nhand.right = ['ace']\n[expect]\nbag = [0, 0]\nhand.left = []\nhand.right = ['ace']",
    );
    fails(
        "start = 'empty'\n[expect]\nbag = [5, 5]",
        "expect: bag: expected [5,5], found [0,0]",
    );
    faulty(
        "start = 'full'",
        "line 3, column 1: 'start' must be 'setup' or 'empty', not 'full'",
    );
    faulty(
        "start = 'empty'\nafter = 'opening'",
        "line 1, column 1: 'start' and 'after' exclude each other: leave one of them out",
    );
}

#[test]
fn a_scenario_goes_on_after_another() {
    holds("after = 'opening'\n[given]\nmine = 2\n[expect]\npoints = { left = 1, right = 2 }");
    holds("after = 'sub/second.toml'\n[expect]\npoints = { left = 1, right = 1 }");
    holds("after = 'cases#b'\n[expect]\npoints.left = 2");
    fails(
        "after = 'opening'\n[expect]\npoints.left = 0",
        "expect: points.left: expected 0, found 1",
    );
    fails(
        "after = 'cases'",
        "after 'cases': it has several cases: name one after '#'",
    );
    fails("after = 'cases#c'", "after 'cases#c': it has no case 'c'");
    fails(
        "after = 'round'",
        "after './round.toml': the files come after each other in a circle",
    );
    fails("after = 'nowhere'", "after 'nowhere': no file nowhere.toml");
    fails(
        "after = 'other'",
        "after 'other': it is of the game 'chess', not of 'race'",
    );
    fails(
        "after = 'refused'",
        "after 'refused.toml': step 1: 'pass': the answer 'pass' was refused by R-1.2.3; on offer: nothing",
    );
    let told = run("after = 'broken'").expect_err("not TOML");
    assert!(
        told.starts_with("after 'broken': line 3, column 9: this is not TOML"),
        "{told}"
    );
}

#[test]
fn the_options_of_the_file_before_hold_unless_there_are_others() {
    let step = "[[step]]\nseat = 'right'\ndo = 'bet'\nchance.cubes = 'red'\n[status]\n";
    holds(&format!("after = 'short'\n{step}over = true"));
    holds(&format!(
        "after = 'short'\noptions = {{ goal = 2 }}\n{step}over = false"
    ));
}

#[test]
fn files_that_lead_ever_deeper_are_a_circle_too() {
    let text = format!("{HEAD}after = 'deeper/same'");
    let scenario = Scenario::parse(&text).expect("well formed");
    let failure = scenario
        .run(&GAMES, &mut |_| Ok(text.clone()))
        .expect_err("no end");
    assert!(failure.to_string().contains("circle"), "{failure}");
}

#[test]
fn given_parts_are_set_in_the_order_of_the_file() {
    // 'active' sorts before 'mine' and 'points' after it: only the order of the file gives these.
    holds("[given]\nmine = 1\nactive = 'right'\n[expect]\npoints.left = 1");
    holds("[given]\nactive = 'right'\nmine = 1\n[expect]\npoints.right = 1");
    holds("[given]\npoints.left = 2\nmine = 1\npoints.right = 2\n[expect]\npoints.left = 1");
    holds("[given]\n'points.left' = 2\n[expect]\n'points.left' = 2");
    fails(
        "[given]\npoints.up = 1",
        "given, 'points.up': left or right",
    );
    fails(
        "[given]\nhand.left = ['jack']",
        "given, 'hand.left': cards are ace, king, queen",
    );
    fails("[given]\nbag = {}", "given, 'bag': a bag is [red, blue]");
    fails("[given]\npoints.left = 10", "given: nobody has ten points");
    faulty(
        "given = 5",
        "line 3, column 1: 'given' must be a table, not a number",
    );
}

#[test]
fn chance_of_the_position_comes_before_its_first_question() {
    holds("chance.coins = [1]\n[given]\ncoin = true\n[expect]\nactive = 'right'");
    assert_eq!(
        run(
            "chance.coins = 1\n[given]\ncoin = true\n[[case]]\ntitle = 'a'\nexpect.active = 'right'\n[[case]]\ntitle = 'b'\nchance.coins = 0\nexpect.active = 'left'"
        ),
        Ok((2, 1))
    );
    fails(
        "[given]\ncoin = true",
        "'chance': the game drew one more of 'coin' than the 0 in the script",
    );
    fails("chance.coins = 1", "'chance': never drawn of 'coin': 1");
    faulty(
        "chance = 5",
        "line 3, column 1: 'chance' must be a table, not a number",
    );
    faulty(
        "chance.coins = [true]",
        "line 3, column 17: 'chance', 'coins' must be names or numbers, not true or false",
    );
}

#[test]
fn a_step_answers_phrase_by_phrase() {
    holds(
        "[given]\nhand.left = ['ace']\n[[step]]\nseat = 'left'\ndo = ['play ace']\n[[step]]\nseat = 'right'\ndo = 'pass'\n[expect]\npoints.left = 1",
    );
    fails(
        "[[step]]\nseat = 'up'\ndo = 'pass'",
        "step 1: 'seat': there is no seat 'up'; there are left, right",
    );
    fails(
        "[given]\nhand.left = []\n[[step]]\nseat = 'left'\ndo = 'sing'",
        "step 1: 'sing': this is no answer that the game understands here; on offer: bet, pass",
    );
    fails(
        "[given]\nhand.left = []\n[[step]]\nseat = 'left'\ndo = 'play ace'",
        "step 1: 'play ace': the answer 'play ace' was refused by R-2.10; on offer: bet, pass",
    );
    fails(
        "[[step]]\nseat = 'left'\ndo = 'pass twice'",
        "step 1: 'pass twice': the answer 'pass' was refused by R-1.2.3; on offer: nothing",
    );
    faulty(
        "[[step]]\ndo = 'pass'",
        "line 3, column 1: step 1, 'seat' is missing",
    );
    faulty(
        "[[step]]\nseat = 'left'\ndo = 5",
        "line 5, column 1: step 1, 'do' must be text or a list of texts, not a number",
    );
    faulty(
        "[[step]]\nset = 'left'",
        "line 4, column 1: step 1, 'set' is not a key that is known here; there are seat, do, chance, expect, view, status, asks, offers, events, reject",
    );
    faulty(
        "step = 5",
        "line 3, column 1: 'step' must be a list, not a number",
    );
    faulty(
        "step = [5]",
        "line 3, column 9: step 1, the step must be a table, not a number",
    );
}

#[test]
fn every_outcome_is_drawn_and_none_is_missing() {
    holds(
        "[[step]]\nseat = 'left'\ndo = 'bet'\nchance = { cubes = ['blue'] }\n[expect]\nbag = [5, 4]",
    );
    fails(
        "[[step]]\nseat = 'left'\ndo = 'bet'",
        "step 1: 'bet': the game drew one more of 'cube' than the 0 in the script",
    );
    fails(
        "[[step]]\nseat = 'left'\ndo = 'bet'\nchance.cubes = ['red', 'blue', 'red']",
        "step 1: 'chance': never drawn of 'cube': blue, red",
    );
    fails(
        "[[step]]\nchance.cubes = 'red'",
        "step 1: 'chance': never drawn of 'cube': red",
    );
    fails(
        "[given]\nbag = [0, 1]\n[[step]]\nseat = 'left'\ndo = 'bet'\nchance.cubes = ['red']",
        "step 1: 'bet': 'red' cannot come out of 'cube' here",
    );
    fails(
        "[[step]]\nchance.cubes = 'green'",
        "step 1: 'chance': 'race' knows no 'green' that could come out of 'cubes'",
    );
}

#[test]
fn a_step_is_looked_at_where_it_ends() {
    let looks = "expect.points.left = 1\nview.right.points.left = 1\nstatus.waiting = 'right'\nasks.right = 'Q-1'\noffers.right.has = 'pass'\nevents.has = [{ Drew = { cube = 'red' } }]\nreject = [{ seat = 'left', do = 'pass', rule = 'R-1' }]\n";
    let second = "[[step]]\nseat = 'right'\ndo = 'bet'\nchance.cubes = 'blue'\nevents.lacks = [{ Drew = { cube = 'red' } }]\n";
    holds(&format!("{BET}{looks}{second}"));
    fails(
        &format!("{BET}expect.points.left = 2\n{second}"),
        "step 1: expect: points.left: expected 2, found 1",
    );
    fails(
        &format!("{BET}{second}asks.right = 'Q-1'"),
        "step 2: asks right: expected a question, found none",
    );
    holds("[[step]]\nexpect.active = 'left'");
}

#[test]
fn comparisons_of_parts() {
    let table = [
        (
            "bag = [5, 5]",
            "bag = [5]",
            "bag: expected [5], found [5,5]",
        ),
        (
            "bag.0 = 5.0",
            "bag.2 = 5",
            "bag.2: expected 5, found nothing there",
        ),
        ("none = {}", "bag = {}", "bag: expected {}, found [5,5]"),
        (
            "hand.left = { contains = ['ace', 'king'] }",
            "hand.left = { contains = ['ace', 'ace'] }",
            "hand.left: expected a list with [\"ace\",\"ace\"], found [\"king\",\"ace\"]",
        ),
        (
            "effects = { contains = [{ card = 'ace' }] }",
            "effects = { contains = [{ card = 'king' }] }",
            "effects: expected a list with [{\"card\":\"king\"}], found [{\"card\":\"ace\",\"left\":2}]",
        ),
        (
            "hand.left = { lacks = ['queen'] }",
            "hand.left = { lacks = ['ace'] }",
            "hand.left: expected a list without [\"ace\"], found [\"king\",\"ace\"]",
        ),
        (
            "hand.left = { is = ['ace', 'king'] }",
            "hand.left = { is = ['ace'] }",
            "hand.left: expected [\"ace\"] in any order, found [\"king\",\"ace\"]",
        ),
        (
            "points = { is = ['right', 'left'] }",
            "active = { is = ['left'] }",
            "active: expected [\"left\"] in any order, found \"left\"",
        ),
        (
            "hand.left = { size = 2 }",
            "hand.left = { size = 3 }",
            "hand.left: expected size 3, found size 2 in [\"king\",\"ace\"]",
        ),
        (
            "points.left = { at_least = 0 }",
            "points.left = { at_least = 1 }",
            "points.left: expected at least 1, found 0",
        ),
        (
            "points.left = { at_most = 0 }",
            "points.left = { at_least = 0, at_most = -1 }",
            "points.left: expected at most -1, found 0",
        ),
        (
            "moon = { absent = true }",
            "bag = { absent = true }",
            "bag: expected nothing there, found [5,5]",
        ),
        (
            "bag = { absent = false }",
            "moon = { absent = false }",
            "moon: expected something there, found nothing",
        ),
    ];
    for (right, wrong, told) in table {
        let given = "[given]\nhand.left = ['king', 'ace']\n[expect]\n";
        holds(&format!("{given}{right}"));
        fails(&format!("{given}{wrong}"), &format!("expect: {told}"));
    }
    faulty(
        "[expect]\nbag = { size = 'two' }",
        "line 4, column 9: 'expect', 'bag', 'size' must be a whole number, not text",
    );
    faulty(
        "[expect]\nbag = { is = 2 }",
        "line 4, column 9: 'expect', 'bag', 'is' must be a list, not a number",
    );
    faulty(
        "[expect]\nbag = { absent = 2 }",
        "line 4, column 9: 'expect', 'bag', 'absent' must be true or false, not a number",
    );
    faulty(
        "[expect]\nbag = { size = 2, red = 5 }",
        "line 4, column 1: 'expect', 'bag' mixes comparisons (contains, lacks, is, size, at_least, at_most, absent) with parts; write the parts as quoted paths",
    );
    faulty(
        "expect = 5",
        "line 3, column 1: 'expect' must be a table, not a number",
    );
}

#[test]
fn views_are_looked_at_through_their_viewers_eyes() {
    let given = "[given]\nhand.left = ['ace']\n";
    holds(&format!(
        "{given}[view.left]\nhand = ['ace']\nturn = {{ absent = true }}\n[view.spectator]\nhand = {{ absent = true }}"
    ));
    fails(
        &format!("{given}[view.left]\nhand = {{ absent = true }}"),
        "view of left: hand: expected nothing there, found [\"ace\"]",
    );
    fails(
        "[view.up]\nhand = 1",
        "view of up: there is no seat 'up'; there are left, right",
    );
    faulty(
        "view.left = 5",
        "line 3, column 6: 'view', 'left' must be a table, not a number",
    );
}

#[test]
fn the_status_of_the_table() {
    let table = [
        (
            "",
            "waiting = ['left']",
            "waiting = ['right']",
            "waiting: expected right, found left",
        ),
        (
            "",
            "waiting = 'left'",
            "waiting = []",
            "waiting: expected nobody, found left",
        ),
        (
            "",
            "over = false",
            "over = true",
            "over: expected true, found false",
        ),
        (
            "",
            "draw = false",
            "winners = []",
            "expected an end of the game, found none",
        ),
        (
            "points.left = 3",
            "winners = ['left']",
            "winners = ['right']",
            "winners: expected right, found left",
        ),
        (
            "points.left = 3",
            "draw = false",
            "draw = true",
            "draw: expected true, found false",
        ),
        (
            "points.left = 3",
            "rule = 'R-3.1'",
            "rule = 'R-4'",
            "expected the rule R-4, found R-3.1",
        ),
        (
            "points.left = 3",
            "scores.left = 3",
            "scores.left = 4",
            "scores.left: expected 4, found 3",
        ),
    ];
    for (given, right, wrong, told) in table {
        holds(&format!("[given]\n{given}\n[status]\n{right}"));
        fails(
            &format!("[given]\n{given}\n[status]\n{wrong}"),
            &format!("status: {told}"),
        );
    }
    let pass = |seat| format!("[[step]]\nseat = '{seat}'\ndo = 'pass'\n");
    holds(&format!(
        "{}{}[status]\ndraw = true\nwinners = []",
        pass("left"),
        pass("right")
    ));
    fails(
        "[status]\nwaiting = 'up'",
        "status: there is no seat 'up'; there are left, right",
    );
    faulty(
        "[status]\nwon = true",
        "line 4, column 1: 'status', 'won' is not a key that is known here; there are waiting, over, winners, draw, rule, scores",
    );
}

#[test]
fn what_a_seat_is_asked() {
    holds("[asks]\nleft = 'Q-1'\nright = false");
    holds("asks.left = { id = 'Q-1', rule = 'R-2.1' }");
    fails(
        "asks.left = 'Q-2'",
        "asks left: id: expected Q-2, found Q-1",
    );
    fails(
        "asks.left = { rule = 'R-3' }",
        "asks left: expected the rule R-3, found R-2.1",
    );
    fails(
        "asks.left = false",
        "asks left: expected no question, found Q-1",
    );
    fails(
        "asks.right = 'Q-1'",
        "asks right: expected a question, found none",
    );
    faulty(
        "asks.left = true",
        "line 3, column 6: 'asks', 'left' must be text, a table or false, not true or false",
    );
    faulty(
        "asks.left = { ruling = 'R' }",
        "line 3, column 15: 'asks', 'left', 'ruling' is not a key that is known here; there are id, rule",
    );
}

#[test]
fn what_is_on_offer() {
    let given = "[given]\nhand.left = ['ace']\n[offers.left]\n";
    let table = [
        (
            "has = ['bet', 'pass']",
            "has = 'play king'",
            "expected an offer of 'play king', found play ace, bet, pass",
        ),
        (
            "lacks = 'play king'",
            "lacks = ['bet']",
            "expected no offer of 'bet', found play ace, bet, pass",
        ),
        (
            "only = ['pass', 'bet', 'play ace']",
            "only = ['pass', 'bet']",
            "expected no offer of 'play ace', found play ace, bet, pass",
        ),
        (
            "only = ['pass', 'bet', 'play ace']",
            "only = ['pass', 'bet', 'play ace', 'play king']",
            "expected an offer of 'play king', found play ace, bet, pass",
        ),
        (
            "has = []",
            "lacks = 'plya king'",
            "the game knows no answer 'plya king'",
        ),
    ];
    for (right, wrong, told) in table {
        holds(&format!("{given}{right}"));
        fails(
            &format!("{given}{wrong}"),
            &format!("offers to left: {told}"),
        );
    }
    holds("offers.right.only = []");
    fails(
        "offers.right.has = 'bet'",
        "offers to right: expected an offer of 'bet', found nothing",
    );
    faulty(
        "offers.left = ['bet']",
        "line 3, column 8: 'offers', 'left', the offers must be a table, not a list",
    );
}

#[test]
fn what_happened_and_who_saw_it() {
    let play = "[given]\nhand.left = ['ace']\n[[step]]\nseat = 'left'\ndo = 'play ace'\n[[step]]\nseat = 'right'\ndo = 'pass'\n";
    holds(&format!(
        "{play}[events]\nhas = ['Passed', {{ Played = {{ card = 'ace' }} }}]\nlacks = [{{ Drew = {{}} }}]"
    ));
    holds(&format!(
        "{play}[events.left]\nhas = [{{ Played = {{ card = 'ace' }} }}]\n[events.right]\nhas = [{{ Played = {{ seat = 0 }} }}]\nlacks = [{{ Played = {{ card = 'ace' }} }}]"
    ));
    fails(
        &format!("{play}[events.spectator]\nhas = [{{ Played = {{ card = 'ace' }} }}]"),
        "events as spectator sees them: expected {\"Played\":{\"card\":\"ace\"}}, found {\"Played\":{\"card\":null,\"seat\":0}}, \"Passed\"",
    );
    fails(
        &format!("{play}[events]\nlacks = ['Passed']"),
        "events: expected no \"Passed\", found {\"Played\":{\"card\":\"ace\",\"seat\":0}}, {\"Played\":{\"card\":null,\"seat\":0}}, \"Passed\"",
    );
    fails(
        "[events]\nhas = ['Passed']",
        "events: expected \"Passed\", found nothing",
    );
    faulty(
        "[events]\nhas = 'Passed'",
        "line 4, column 1: 'events', 'has' must be a list, not text",
    );
    faulty(
        "[events.left]\nhad = []",
        "line 4, column 1: 'events', 'left', 'had' is not a key that is known here; there are has, lacks",
    );
}

#[test]
fn refusals_cite_their_rule_and_change_nothing() {
    let reject = |given: &str, seat: &str, phrase: &str, rule: &str| {
        format!(
            "[given]\nhand.left = []\n{given}\n[[reject]]\nseat = '{seat}'\ndo = '{phrase}'\nrule = '{rule}'"
        )
    };
    for rule in ["R-", "R-2", "R-2.", "R-2.10"] {
        holds(&reject("", "left", "play ace", rule));
    }
    holds(&reject("", "right", "pass", "R-1.2"));
    holds(&reject("", "left", "pass twice", "R-1.2"));
    let place = "reject 1, 'play ace'";
    fails(
        &reject("", "left", "play ace", "R-2.1"),
        &format!("{place}: expected the rule R-2.1, found R-2.10"),
    );
    fails(
        &reject("", "left", "pass", "R-2"),
        "reject 1, 'pass': expected a refusal by R-2, found the answer accepted",
    );
    fails(
        &reject("", "left", "bet", "R-2"),
        "reject 1, 'bet': expected a refusal, found an answer that draws",
    );
    fails(
        &reject("", "left", "sing", "R-2"),
        "reject 1, 'sing': this is no answer that the game understands here; on offer: bet, pass",
    );
    fails(
        &reject("leaky = 1", "left", "play ace", "R-2"),
        &format!("{place}: expected a refusal that changes nothing, found a change"),
    );
    fails(
        &reject("leaky = 2", "left", "play ace", "R-2"),
        &format!(
            "{place}: expected a refusal that changes nothing, found a change at 'points.left'"
        ),
    );
    faulty(
        "[[reject]]\nseat = 'left'\ndo = 'pass'",
        "line 3, column 1: reject 1, 'rule' is missing",
    );
    faulty(
        "reject = 5",
        "line 3, column 1: 'reject' must be a list, not a number",
    );
}

#[test]
fn cases_share_what_stands_above_them() {
    let shared = "[given]\npoints = { left = 1, right = 1 }\n[[case]]\ntitle = 'a'\n";
    let second = "[[case]]\ntitle = 'b'\ngiven.points.right = 2\n[[case.step]]\nseat = 'left'\ndo = 'pass'\n[[case.reject]]\nseat = 'left'\ndo = 'pass'\nrule = 'R-1'\n[case.expect]\npoints = { left = 1, right = 2 }\n";
    assert_eq!(run(&format!("{shared}{second}")), Ok((2, 1)));
    fails(
        &format!("{shared}{second}bag = [0, 0]"),
        "case 'b': expect: bag: expected [0,0], found [5,5]",
    );
    fails(
        &format!("{shared}[[case]]\ntitle = 'b'\n[[case.step]]\nseat = 'left'\ndo = 'sing'"),
        &format!(
            "case 'b': step 1: 'sing': this is no answer that the game understands here; on offer: play {}, bet, pass",
            first_card()
        ),
    );
    faulty(
        "[[case]]\ncite = 'x'",
        "line 3, column 1: case 1, 'title' is missing",
    );
    faulty(
        "[[case]]\ntitle = 'a'\n[[case]]\ntitle = 'a'",
        "line 5, column 1: there are two cases with the title 'a'",
    );
    faulty("case = []", "line 3, column 1: 'case' is an empty list");
    faulty(
        "[[case]]\ntitle = 'a'\n[[case.step]]\nset = 1",
        "line 6, column 1: case 'a', step 1, 'set' is not a key that is known here; there are seat, do, chance, expect, view, status, asks, offers, events, reject",
    );
    faulty(
        "[expect]\nbag = 1\n[[case]]\ntitle = 'a'",
        "line 3, column 2: 'expect' belongs in a case, since the file has cases",
    );
}

fn first_card() -> &'static str {
    let game = Race::new(&Options::default(), &mut Quick::new(1960), &mut ()).expect("it starts");
    CARDS[game.hands[0][0]]
}

#[test]
fn what_is_not_toml_is_told_by_line_and_column() {
    let error = Scenario::parse("title = 'T'\ngame = = 1").expect_err("not TOML");
    assert_eq!((error.line, error.column), (2, 8));
    assert!(
        error
            .to_string()
            .starts_with("line 2, column 8: this is not TOML: "),
        "{error}"
    );
    faulty(
        "expct = 1",
        "line 3, column 1: 'expct' is not a key that is known here; there are title, cite, rules, game, options, start, after, given, chance, case, step, expect, view, status, asks, offers, events, reject",
    );
    faulty(
        "given.a = 1979-05-27",
        "line 3, column 7: write the date 1979-05-27 in quotes",
    );
    faulty(
        "given.a = 99999999999999999999",
        "line 3, column 7: the number 99999999999999999999 is too large",
    );
    faulty(
        "given.a = inf",
        "line 3, column 7: inf is not a number to count with",
    );
}

#[test]
fn the_examples_of_the_documentation_are_well_formed() {
    let page = include_str!("../../../docs/scenarios.md");
    let blocks = page.split("```toml\n").skip(1);
    let examples: Vec<&str> = blocks
        .filter_map(|block| block.split("```").next())
        .collect();
    assert!(examples.len() >= 10, "the page shows every key");
    for example in examples {
        let text = match example.starts_with("title") {
            true => example.to_owned(),
            false => format!("{HEAD}{example}"),
        };
        Scenario::parse(&text).unwrap_or_else(|error| panic!("{error} in:\n{text}"));
    }
}

#[test]
fn no_text_makes_the_reader_or_the_runner_panic() {
    let valid = "title = 'é'\ngame = 'race'\nrules = ['R-2.1']\noptions = [{ goal = 2 }, { goal = 3 }]\nafter = 'opening'\n[given]\nhand.right = ['king']\nbag = [1, 1]\n[[step]]\nseat = 'right'\ndo = ['play king']\nchance = { cubes = [] }\nexpect.points.right = 1\nreject = [{ seat = 'right', do = 'bet', rule = 'R-' }]\n[expect]\nhand.right = { size = 0 }\n[view.left]\nhand = { absent = false }\n[status]\nwaiting = ['left']\n[asks]\nleft = 'Q-1'\n[offers.left]\nonly = ['bet', 'pass']\n[events.left]\nlacks = [{ Played = { card = 'king' } }]\n";
    let attempt = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        Scenario::parse(&text)
            .map_err(|error| error.to_string())
            .and_then(|scenario| {
                let passed = scenario.run(&GAMES, &mut library);
                passed.map_err(|failure| failure.to_string())
            })
    };
    attempt(valid.as_bytes()).expect("the text to spoil holds");
    for end in 0..valid.len() {
        let _ = attempt(&valid.as_bytes()[..end]);
    }
    let mut dice = Quick::new(7);
    for _ in 0..20_000 {
        let mut bytes = valid.as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            bytes[at] = dice.below(256) as u8;
        }
        let _ = attempt(&bytes);
    }
}
