//! The server is killed again and again while it plays: what it acknowledged is there, once, and every game ends.

#[path = "../../server/tests/support/database.rs"]
mod database;
#[path = "../../server/tests/support/players.rs"]
#[allow(dead_code)]
mod players;
mod program;

use database::Database;
use engine::{Entry, Journal, Row};
use players::{Player, Socket};
use program::Program;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

struct Plan {
    processes: usize,
    kills: usize,
    /// Tables where bots play each other.
    watched: usize,
    /// Tables where this test plays a side over a socket.
    played: usize,
    pace_ms: u64,
    /// The longest that a server lives.
    life_ms: u64,
}

const SMALL: Plan = Plan {
    processes: 1,
    kills: 5,
    watched: 8,
    played: 4,
    pace_ms: 10,
    life_ms: 800,
};

const FULL: Plan = Plan {
    processes: 1,
    kills: 50,
    watched: 150,
    played: 50,
    pace_ms: 200,
    life_ms: 2000,
};

#[tokio::test(flavor = "multi_thread")]
async fn on_sqlite_nothing_acknowledged_is_lost() {
    survive(Database::sqlite(), SMALL).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgres_with_two_processes_nothing_acknowledged_is_lost() {
    if let Some(database) = Database::postgres() {
        let processes = 2;
        survive(database, Plan { processes, ..SMALL }).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: 200 tables, killed 50 times"]
async fn on_sqlite_200_tables_survive_50_kills() {
    survive(Database::sqlite(), FULL).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: 200 tables, killed 50 times"]
async fn on_postgres_200_tables_survive_50_kills_of_two_processes() {
    if let Some(database) = Database::postgres() {
        let processes = 2;
        survive(database, Plan { processes, ..FULL }).await;
    }
}

async fn survive(database: Database, plan: Plan) {
    let began = Instant::now();
    let mut dice = Dice::new();
    let mut fleet = Fleet::start(&database, plan.processes);
    let tables = open_tables(&fleet, &plan).await;
    let seats: Vec<_> = tables
        .iter()
        .filter_map(|table| {
            let player = table.player.clone()?;
            let (id, addresses) = (table.id.clone(), fleet.addresses.clone());
            let dice = dice.another();
            Some(tokio::spawn(play(player, id, addresses, dice)))
        })
        .collect();
    for _ in 0..plan.kills {
        let life = dice.below(plan.life_ms as usize) as u64;
        tokio::time::sleep(Duration::from_millis(life)).await;
        fleet.kill_and_restart(dice.below(plan.processes));
    }
    let last_kill = now();
    let mut stories = Vec::new();
    for seat in seats {
        stories.push(seat.await.expect("a seat is played to the end"));
    }
    let journals = journals(&fleet, &tables).await;
    let played = tables.iter().zip(&journals);
    let played = played.filter(|(table, _)| table.player.is_some());
    for (story, (_, journal)) in stories.iter().zip(played) {
        story.check(journal);
    }
    let alive = journals.iter().filter(|journal| ended(journal) > last_kill);
    let alive = alive.count();
    assert!(
        alive * 4 >= tables.len(),
        "only {alive} tables still ran at the last kill: it proved little"
    );
    let rows = |until: u64| {
        let journals = journals.iter();
        let written = journals.map(|journal| written_until(journal, until));
        written.sum::<usize>()
    };
    let under_fire = rows(last_kill);
    assert!(under_fire > 2 * tables.len(), "nothing went on meanwhile");
    let acknowledged: usize = stories.iter().map(Story::acknowledged).sum();
    let given: usize = stories.iter().map(|story| story.given.len()).sum();
    println!(
        "{} kills, {} tables, {alive} still running at the last kill; {} rows, {under_fire} of them before it; over \
         sockets {acknowledged} acknowledged, {} in doubt; {:.0?}",
        plan.kills,
        tables.len(),
        rows(u64::MAX),
        given - acknowledged,
        began.elapsed()
    );
}

/// Random numbers, from a seed that a failure shows.
struct Dice(u64);

impl Dice {
    fn new() -> Dice {
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).expect("a machine has randomness");
        let dice = Dice(u64::from_le_bytes(seed) | 1);
        println!("seed {}", dice.0);
        dice
    }

    fn another(&mut self) -> Dice {
        Dice(self.next() | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() >> 16) as usize % end
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.expect("it is after 1970").as_millis() as u64
}

type Addresses = Arc<Mutex<Vec<String>>>;

/// The servers, each a process of its own on the same database.
struct Fleet {
    database: String,
    programs: Vec<Program>,
    /// Where each listens.
    addresses: Addresses,
}

impl Fleet {
    fn start(database: &Database, processes: usize) -> Fleet {
        let database = database.url();
        let programs: Vec<Program> = (0..processes).map(|_| serve(&database)).collect();
        let addresses = programs.iter().map(|program| program.address.clone());
        Fleet {
            addresses: Arc::new(Mutex::new(addresses.collect())),
            database,
            programs,
        }
    }

    fn kill_and_restart(&mut self, which: usize) {
        self.programs[which].kill();
        self.programs[which] = serve(&self.database);
        let address = self.programs[which].address.clone();
        self.addresses.lock().expect("a list")[which] = address;
    }

    fn base(&self) -> String {
        self.programs[0].address.clone()
    }
}

fn serve(database: &str) -> Program {
    Program::serve(&["--requests-a-second", "10000", "--database", database])
}

struct Table {
    id: String,
    /// Whoever plays Kennedy there, where it is not a bot.
    player: Option<Player>,
}

async fn open_tables(fleet: &Fleet, plan: &Plan) -> Vec<Table> {
    let mut players = Vec::new();
    for _ in 0..10 {
        let mut player = Player::nobody(&fleet.base());
        player.post("/api/session", json!({})).await;
        players.push(player);
    }
    let mut tables = Vec::new();
    for number in 0..plan.watched + plan.played {
        let player = &mut players[number % 10];
        let is_played = number >= plan.watched;
        let bot = |name: &str| json!({ "who": "bot", "bot": name });
        let first = match is_played {
            true => json!({ "who": "me" }),
            false => bot("greedy"),
        };
        let body =
            json!({ "game": "1960", "seats": [first, bot("random")], "bot_pace_ms": plan.pace_ms });
        let opened = player.post("/api/tables", body).await;
        tables.push(Table {
            id: opened["table"].as_str().expect("an id").to_owned(),
            player: is_played.then(|| player.clone()),
        });
    }
    tables
}

/// An answer that was sent.
struct Given {
    ply: u64,
    action: String,
    choice: u64,
    /// Its row, if the server said that it is on the disk.
    row: Option<u64>,
}

/// Everything that one player did and saw, over all connections.
#[derive(Default)]
struct Story {
    given: Vec<Given>,
    events: Vec<Value>,
    seen: Option<u64>,
}

/// Plays Kennedy until the game is over, with whichever server answers.
async fn play(mut player: Player, table: String, addresses: Addresses, mut dice: Dice) -> Story {
    let mut story = Story::default();
    let began = Instant::now();
    loop {
        assert!(
            began.elapsed() < Duration::from_secs(600),
            "the game does not end"
        );
        player.base = {
            let addresses = addresses.lock().expect("a list");
            addresses[dice.below(addresses.len())].clone()
        };
        if let Ok(mut socket) = player.connect(&table, &player.base).await {
            let over = story.go_on(&mut socket, &mut dice).await;
            if over.is_some() {
                return story;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

impl Story {
    /// Plays on one connection. Nothing means that it broke before the game was over.
    async fn go_on(&mut self, socket: &mut Socket, dice: &mut Dice) -> Option<()> {
        let hello = json!({ "type": "hello", "seen": self.seen });
        socket.say(hello).await;
        self.next_state(socket).await?;
        // Whoever did not hear what came of their answer gives it again.
        if let Some(last) = self.given.len().checked_sub(1)
            && self.given[last].row.is_none()
        {
            self.send(socket, last).await?;
        }
        while !socket.is_over() {
            if socket.choices().is_empty() {
                self.next_state(socket).await?;
                continue;
            }
            let choice = &socket.choices()[dice.below(socket.choices().len())];
            self.given.push(Given {
                ply: socket.ply(),
                action: choice["name"].as_str()?.to_owned(),
                choice: choice["index"].as_u64()?,
                row: None,
            });
            self.send(socket, self.given.len() - 1).await?;
        }
        Some(())
    }

    /// Sends an answer, waits for what comes of it and for the state that follows.
    async fn send(&mut self, socket: &mut Socket, which: usize) -> Option<()> {
        let Given { ply, choice, .. } = self.given[which];
        let answer = json!({ "type": "answer", "ply": ply, "seat": "kennedy", "choice": choice });
        socket.say(answer).await;
        loop {
            let frame = self.next(socket).await?;
            if frame["type"] == "accepted" {
                let row = frame["row"].as_u64().expect("a row");
                self.given[which].row = Some(row);
                while self.seen < Some(row) {
                    self.next_state(socket).await?;
                }
                return Some(());
            }
            if frame["type"] == "refused" {
                assert_eq!(frame["code"], "late", "{frame}");
                return Some(());
            }
        }
    }

    async fn next_state(&mut self, socket: &mut Socket) -> Option<()> {
        while self.next(socket).await?["type"] != "state" {}
        Some(())
    }

    async fn next(&mut self, socket: &mut Socket) -> Option<Value> {
        let frame = socket.next().await?;
        if frame["type"] == "state" {
            self.seen = Some(socket.ply());
            self.events.append(&mut socket.events);
        }
        Some(frame)
    }

    fn acknowledged(&self) -> usize {
        self.given
            .iter()
            .filter(|given| given.row.is_some())
            .count()
    }

    /// Every acknowledged answer is in the journal where the server said; what else is there of this side was sent too.
    fn check(&self, journal: &Journal) {
        let mut own: Vec<(u64, &str)> = journal
            .rows
            .iter()
            .filter_map(|row| match &row.entry {
                Entry::Answer { seat, action, .. } if seat == "kennedy" => {
                    Some((u64::from(row.ply), action.as_str()))
                }
                _ => None,
            })
            .collect();
        for given in &self.given {
            let Some(row) = given.row else { continue };
            let place = own
                .iter()
                .position(|&(ply, action)| ply == row && action == given.action);
            own.remove(place.unwrap_or_else(|| panic!("row {row}, {}, is lost", given.action)));
        }
        let mut in_doubt: Vec<&Given> = self
            .given
            .iter()
            .filter(|given| given.row.is_none())
            .collect();
        for (ply, action) in own {
            let sent = |given: &&Given| given.ply < ply && given.action == action;
            let place = in_doubt.iter().position(sent);
            in_doubt.remove(
                place.unwrap_or_else(|| panic!("row {ply}, {action}, was not sent so often")),
            );
        }
        let plies: Vec<u64> = self
            .events
            .iter()
            .filter_map(|event| event["ply"].as_u64())
            .collect();
        assert!(
            plies.is_sorted(),
            "events come in order, over all connections"
        );
    }
}

/// The journal of every table, once its game is over; each proves itself.
async fn journals(fleet: &Fleet, tables: &[Table]) -> Vec<Journal> {
    let mut anybody = Player::nobody(&fleet.base());
    let kind = games::registry().find("1960").expect("the game");
    let began = Instant::now();
    let mut journals = Vec::new();
    for table in tables {
        let path = format!("/api/tables/{}/journal", table.id);
        let text = loop {
            match anybody.try_get(&path).await {
                (200, text) => break text,
                (409, _) if began.elapsed() < Duration::from_secs(300) => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                (status, text) => panic!("{}: {status} {text}", table.id),
            }
        };
        let export = engine::import(&text).expect("a journal can be read");
        let verdict = engine::verify(&export, kind).expect("a journal proves itself");
        assert!(verdict.ending.is_some(), "the game is over");
        journals.push(export.journal);
    }
    journals
}

/// When a row was written, in milliseconds since 1970.
fn written(journal: &Journal, row: &Row) -> u64 {
    let at = match &row.entry {
        Entry::Setup { .. } => 0,
        Entry::Answer { at, .. } => *at,
        other => panic!("everybody here only answers: {other:?}"),
    };
    journal.header.opened + at
}

fn ended(journal: &Journal) -> u64 {
    let last = journal.rows.last().expect("a journal has rows");
    written(journal, last)
}

fn written_until(journal: &Journal, time: u64) -> usize {
    let rows = journal.rows.iter();
    rows.filter(|row| written(journal, row) <= time).count()
}
