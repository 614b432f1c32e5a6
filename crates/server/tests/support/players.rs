//! Players who talk to a server over real sockets.

#[path = "change.rs"]
mod change;

use change::apply;
use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

#[derive(Clone)]
pub struct Player {
    pub base: String,
    pub cookie: String,
    http: reqwest::Client,
}

impl Player {
    pub fn nobody(base: &str) -> Player {
        Player {
            base: base.to_owned(),
            cookie: String::new(),
            http: reqwest::Client::new(),
        }
    }

    pub async fn send(&mut self, request: reqwest::RequestBuilder) -> (u16, String) {
        let request = request.header(COOKIE, &self.cookie);
        let response = request.send().await.expect("the server answers");
        if let Some(cookie) = response.headers().get(SET_COOKIE) {
            let cookie = cookie.to_str().expect("a cookie is text");
            self.cookie = cookie.split(';').next().expect("a pair").to_owned();
        }
        let status = response.status().as_u16();
        (status, response.text().await.expect("a body"))
    }

    pub async fn try_post(&mut self, path: &str, body: Value) -> (u16, Value) {
        self.try_change(Method::POST, path, body).await
    }

    pub async fn try_change(&mut self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let request = self.http.request(method, format!("{}{path}", self.base));
        let request = request
            .header(ORIGIN, &self.base)
            .header(CONTENT_TYPE, "application/json")
            .body(body.to_string());
        let (status, text) = self.send(request).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, answer) = self.try_post(path, body).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    pub async fn try_get(&mut self, path: &str) -> (u16, String) {
        let request = self.http.get(format!("{}{path}", self.base));
        self.send(request).await
    }

    pub async fn get(&mut self, path: &str) -> Value {
        let (status, text) = self.try_get(path).await;
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    pub fn http(&self) -> &reqwest::Client {
        &self.http
    }

    /// Opens a table of 1960 and gives its id and invitations.
    pub async fn table(&mut self, seats: Value) -> (String, Value) {
        let body = json!({ "game": "1960", "options": {}, "seats": seats, "speed": "none",
                           "private": false, "bot_pace_ms": 0 });
        let answer = self.post("/api/tables", body).await;
        let id = answer["table"].as_str().expect("an id").to_owned();
        (id, answer["invitations"].clone())
    }

    pub async fn connect(&self, table: &str, origin: &str) -> Result<Socket, String> {
        let url = format!(
            "{}/api/tables/{table}/socket",
            self.base.replace("http", "ws")
        );
        let mut request = url.into_client_request().expect("a request");
        let headers = request.headers_mut();
        headers.insert("origin", origin.parse().expect("a header"));
        headers.insert("cookie", self.cookie.parse().expect("a header"));
        let connected = tokio_tungstenite::connect_async(request).await;
        let (stream, _) = connected.map_err(|error| error.to_string())?;
        Ok(Socket {
            stream,
            state: Value::Null,
            events: Vec::new(),
            frames: Vec::new(),
        })
    }

    /// Sits down at a table's socket and says hello.
    pub async fn watch(&self, table: &str) -> Socket {
        self.watch_from(table, None).await
    }

    pub async fn watch_from(&self, table: &str, seen: Option<u64>) -> Socket {
        let connected = self.connect(table, &self.base).await;
        let mut socket = connected.expect("the socket opens");
        socket.say(json!({ "type": "hello", "seen": seen })).await;
        socket.next_of("state").await;
        socket
    }
}

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last `state`.
    pub state: Value,
    /// Every event so far, in order.
    pub events: Vec<Value>,
    /// Everything that came, as text; where only changes came, with all that they left as it was.
    pub frames: Vec<String>,
}

impl Socket {
    pub async fn say(&mut self, message: Value) {
        self.say_text(message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: String) {
        // A server that hung up is noticed when reading.
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// The next message, or nothing once the server hung up.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let wait = tokio::time::timeout(Duration::from_secs(30), self.stream.next());
            match wait.await.expect("the server says something within 30 s")? {
                Ok(Message::Text(text)) => {
                    let mut frame: Value = serde_json::from_str(&text).expect("frames are JSON");
                    if frame["type"] == "change" {
                        let mut state = self.state.clone();
                        apply(&mut state, &frame);
                        frame = state;
                    }
                    self.frames.push(frame.to_string());
                    if frame["type"] == "state" {
                        let events = frame["events"].as_array().expect("a list");
                        self.events.extend(events.iter().cloned());
                        self.state = frame.clone();
                    }
                    return Some(frame);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    async fn next_while_open(&mut self) -> Value {
        match self.next().await {
            Some(frame) => frame,
            None => panic!("the server hung up after {:?}", self.frames.last()),
        }
    }

    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next_while_open().await;
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// What comes of a request: `accepted` or `refused`.
    pub async fn verdict(&mut self) -> Value {
        loop {
            let frame = self.next_while_open().await;
            if frame["type"] == "accepted" || frame["type"] == "refused" {
                return frame;
            }
        }
    }

    pub fn ply(&self) -> u64 {
        self.state["ply"].as_u64().expect("a ply")
    }

    pub fn is_over(&self) -> bool {
        self.state["status"] == "over"
    }

    pub fn choices(&self) -> &Vec<Value> {
        self.state["choices"].as_array().expect("a list")
    }

    pub fn side(&self) -> String {
        self.state["viewer"].as_str().expect("a viewer").to_owned()
    }

    pub async fn answer(&mut self, ply: u64, side: &str, choice: u64) -> Value {
        self.say(json!({ "type": "answer", "ply": ply, "seat": side, "choice": choice }))
            .await;
        self.verdict().await
    }

    /// Answers what is asked, with the choice that `pick` names.
    pub async fn answer_with(&mut self, pick: usize) {
        let choices = self.choices();
        let choice = choices[pick % choices.len()]["index"]
            .as_u64()
            .expect("an index");
        let (ply, side) = (self.ply(), self.side());
        let verdict = self.answer(ply, &side, choice).await;
        assert_eq!(verdict["type"], "accepted", "{verdict}");
        let row = verdict["row"].as_u64().expect("a row");
        while self.ply() < row {
            self.next_of("state").await;
        }
    }

    /// Waits until the server hangs up, and gives its last word.
    pub async fn last_word(&mut self) -> Option<String> {
        let mut word = None;
        while let Some(frame) = self.next().await {
            if frame["type"] == "bye" {
                word = frame["text"]["id"].as_str().map(str::to_owned);
            }
        }
        word
    }

    /// Whether the socket still answers.
    pub async fn is_open(&mut self) -> bool {
        self.say(json!({ "type": "ping" })).await;
        while let Some(frame) = self.next().await {
            if frame["type"] == "pong" {
                return true;
            }
        }
        false
    }

    /// Plays on its own until the game is over; somebody else answers for the other sides.
    pub async fn play_to_the_end(&mut self, mut pick: usize) {
        while !self.is_over() {
            if self.choices().is_empty() {
                self.next_of("state").await;
            } else {
                pick = pick.wrapping_mul(31).wrapping_add(7);
                self.answer_with(pick >> 3).await;
            }
        }
    }
}

/// Plays two sockets against each other until the game is over or `until` says so.
pub async fn play_both(
    one: &mut Socket,
    two: &mut Socket,
    mut pick: usize,
    until: impl Fn(&Socket) -> bool,
) {
    while !one.is_over() && !until(one) {
        let (mover, other) = match one.choices().is_empty() {
            false => (&mut *one, &mut *two),
            true => (&mut *two, &mut *one),
        };
        if mover.choices().is_empty() {
            mover.next_of("state").await;
            continue;
        }
        pick = pick.wrapping_mul(31).wrapping_add(7);
        mover.answer_with(pick >> 3).await;
        let ply = mover.ply();
        while other.ply() < ply {
            other.next_of("state").await;
        }
    }
}
