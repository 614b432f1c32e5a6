//! Tables of 1960 on a running server, each played by one task with four sockets.

use crate::program::Program;
use crate::report::Figures;
use crate::{Fallible, Run};
use futures_util::future::try_join_all;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Plays all rounds of a run and adds them up.
pub async fn measure(run: Run, program: &Path, scratch: &Path) -> Fallible<Figures> {
    let mut figures = Figures::new(run);
    for round in 0..run.rounds {
        let folder = tempfile::tempdir_in(scratch)?;
        let server = Program::hustings(program, folder.path()).await?;
        let empty = server.memory()?;
        let tables = open_tables(&server, run.tables).await?;
        let (cpu, began) = (server.cpu()?, Instant::now());
        // Each table is a task of its own, so that none waits for its turn among the others.
        let mut playing = JoinSet::new();
        for (number, mut table) in tables.into_iter().enumerate() {
            let seed = (round * run.tables + number) as u64;
            playing.spawn(async move {
                let latencies = table.play(run, began, Pick(seed), number).await?;
                Fallible::Ok((table, latencies))
            });
        }
        let mut tables = Vec::with_capacity(run.tables);
        while let Some(played) = playing.join_next().await {
            let (table, latencies) = played??;
            figures.latencies.extend(latencies);
            tables.push(table);
        }
        figures.wall += began.elapsed();
        figures.cpu += server.cpu()? - cpu;
        figures.bytes += tables.iter().map(Table::bytes).sum::<u64>();
        figures.note_memory(empty, server.memory()?);
    }
    Ok(figures)
}

/// Opens tables with two guests at each, and two strangers who look on.
async fn open_tables(server: &Program, count: usize) -> Fallible<Vec<Table>> {
    let address = server.greeting.rsplit('/').next().unwrap_or_default();
    let mut kennedy = Guest::arrive(address, "Ann").await?;
    let mut nixon = Guest::arrive(address, "Bob").await?;
    let mut tables = Vec::with_capacity(count);
    for _ in 0..count {
        let body = json!({
            "game": "1960", "options": {}, "speed": "none", "private": false,
            "seats": [{ "who": "me" }, { "who": "open" }],
        });
        let opened = kennedy.post("/api/tables", &body).await?;
        let id = opened["table"].as_str().ok_or("a table without a name")?;
        let invitation = opened["invitations"]["nixon"].as_str();
        let invitation = invitation.ok_or("a table without an invitation")?;
        nixon.post(&format!("/api{invitation}"), &json!({})).await?;
        tables.push(Table {
            seats: [
                Socket::open(address, id, &kennedy.cookie).await?,
                Socket::open(address, id, &nixon.cookie).await?,
            ],
            spectators: [
                Socket::open(address, id, "").await?,
                Socket::open(address, id, "").await?,
            ],
        });
    }
    Ok(tables)
}

struct Guest {
    http: reqwest::Client,
    base: String,
    cookie: String,
}

impl Guest {
    async fn arrive(address: &str, name: &str) -> Fallible<Guest> {
        let mut guest = Guest {
            http: reqwest::Client::new(),
            base: format!("http://{address}"),
            cookie: String::new(),
        };
        guest.post("/api/session", &json!({ "name": name })).await?;
        Ok(guest)
    }

    async fn post(&mut self, path: &str, body: &Value) -> Fallible<Value> {
        let request = self.http.post(format!("{}{path}", self.base)).json(body);
        let request = request.header("origin", &self.base);
        let answer = request.header("cookie", &self.cookie).send().await?;
        let answer = answer.error_for_status()?;
        let cookie = answer.headers().get("set-cookie");
        if let Some(pair) = cookie.and_then(|cookie| cookie.to_str().ok()?.split(';').next()) {
            self.cookie = pair.to_owned();
        }
        Ok(answer.json().await?)
    }
}

struct Table {
    seats: [Socket; 2],
    spectators: [Socket; 2],
}

impl Table {
    /// Answers so many times, each after everybody has been told of the last one, and gives the latencies.
    async fn play(
        &mut self,
        run: Run,
        began: Instant,
        mut pick: Pick,
        number: usize,
    ) -> Fallible<Vec<Duration>> {
        // Tables take turns, so that a pace for all of them is even.
        let interval = run.pace.map(|pace| Duration::from_secs(1) / pace);
        let mut latencies = Vec::with_capacity(run.answers);
        for answer in 0..run.answers {
            if let Some(interval) = interval {
                let turn = began + interval * (answer * run.tables + number) as u32;
                tokio::time::sleep_until(turn.into()).await;
            }
            latencies.push(self.answer(&mut pick).await?);
        }
        Ok(latencies)
    }

    /// One answer, from sending it to the last socket having the position that came of it.
    async fn answer(&mut self, pick: &mut Pick) -> Fallible<Duration> {
        let asked = self.seats.iter().position(|seat| !seat.choices.is_empty());
        let place = asked.ok_or("nobody is asked, and the game is not over")?;
        let seat = &mut self.seats[place];
        let choice = seat.choices[pick.below(seat.choices.len())].index;
        let ply = seat.ply;
        let side = ["kennedy", "nixon"][place];
        let answer = json!({ "type": "answer", "ply": ply, "seat": side, "choice": choice });
        let sent = Instant::now();
        seat.say(&answer).await?;
        seat.accepted = None;
        let [one, two] = &mut self.seats;
        let [three, four] = &mut self.spectators;
        let told = [one, two, three, four].map(|socket| socket.follow(ply + 1));
        let told = try_join_all(told).await?;
        let seat = &mut self.seats[place];
        while seat.accepted.is_none() {
            seat.read().await?;
        }
        let last = told.into_iter().max().unwrap_or(sent);
        Ok(last - sent)
    }

    fn bytes(&self) -> u64 {
        self.seats
            .iter()
            .chain(&self.spectators)
            .map(|socket| socket.bytes)
            .sum()
    }
}

/// One watcher of a table.
struct Socket {
    stream: WebSocketStream<TcpStream>,
    ply: u32,
    choices: Vec<Choice>,
    /// The row of the last answer that was accepted.
    accepted: Option<u32>,
    /// What has come so far.
    bytes: u64,
}

/// What a player needs of a frame.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    ply: Option<u32>,
    row: Option<u32>,
    /// Nothing where they are as they were.
    choices: Option<Vec<Choice>>,
}

#[derive(Deserialize)]
struct Choice {
    index: usize,
}

impl Socket {
    async fn open(address: &str, table: &str, cookie: &str) -> Fallible<Socket> {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{address}").parse()?);
        headers.insert("cookie", cookie.parse()?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        let mut socket = Socket {
            stream,
            ply: 0,
            choices: Vec::new(),
            accepted: None,
            bytes: 0,
        };
        socket
            .say(&json!({ "type": "hello", "seen": null }))
            .await?;
        while !socket.read().await? {}
        socket.bytes = 0;
        Ok(socket)
    }

    async fn say(&mut self, message: &Value) -> Fallible<()> {
        Ok(self.stream.send(Message::text(message.to_string())).await?)
    }

    /// Reads until the position is that of `ply`, and gives when it came.
    async fn follow(&mut self, ply: u32) -> Fallible<Instant> {
        let mut told = Instant::now();
        while self.ply < ply {
            if self.read().await? {
                told = Instant::now();
            }
        }
        Ok(told)
    }

    /// Reads one message; true if it was a position.
    async fn read(&mut self) -> Fallible<bool> {
        let message = self.stream.next().await.ok_or("the server hung up")??;
        let Message::Text(text) = message else {
            return Ok(false);
        };
        self.bytes += text.len() as u64;
        let frame: Frame = serde_json::from_str(&text)?;
        match frame.kind {
            "state" | "change" => {
                if let Some(ply) = frame.ply {
                    self.ply = ply;
                }
                if let Some(choices) = frame.choices {
                    self.choices = choices;
                }
                return Ok(true);
            }
            "accepted" => self.accepted = frame.row,
            "refused" | "bye" => return Err(text.to_string().into()),
            _ => {}
        }
        Ok(false)
    }
}

/// Picks at random, the same for the same seed (SplitMix64).
struct Pick(u64);

impl Pick {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ bits >> 31) % count as u64) as usize
    }
}
