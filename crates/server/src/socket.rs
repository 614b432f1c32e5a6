//! One WebSocket a watcher: `hello`, then a `state` for every change, and answers back.
//!
//! A watcher is told that something changed and builds what it may know by itself, from the last ply that it sent. So
//! a slow watcher gets fewer, longer messages instead of a longer queue, and one that takes nothing at all is dropped.

use crate::accounts;
use crate::chat;
use crate::error::{Error, Result};
use crate::guard::Bucket;
use crate::orders;
use crate::presence;
use crate::room::{Deed, Framed, Hub, Refusal, Room, Sight, Watcher};
use crate::store::{SignedOut, TableRow, User};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use engine::{Seat, Viewer};
use futures_util::stream::FuturesUnordered;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::Interval;

/// Small messages that wait for a watcher.
const POST: usize = 64;
/// Clients say little; the library would take, and wipe for every message, 128 KiB for each of them.
const READ_BUFFER: usize = 2 << 10;
const PING: Duration = Duration::from_secs(25);
/// Whoever has not said hello by then never will.
const HELLO: Duration = Duration::from_secs(20);
static WATCHERS: AtomicU64 = AtomicU64::new(1);

#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Request {
    Hello {
        seen: Option<u32>,
        viewer: Option<String>,
    },
    Answer {
        ply: u32,
        seat: String,
        choice: usize,
    },
    Undo {
        seat: String,
    },
    Resign {
        seat: String,
    },
    Look {
        seat: String,
    },
    Chat {
        room: String,
        text: String,
    },
    Ping {},
}

pub(crate) async fn connect(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    hub.guard.same_origin(&headers)?;
    let visitor = Visitor::admit(&hub, &headers).await?;
    let room = hub.room(&id);
    hub.enter(&room).await?;
    let most = hub.config.limits.message_bytes;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    let upgrade = upgrade.read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        hub.metrics.watchers.add(1);
        serve(&hub, &room, visitor, socket).await;
        hub.metrics.watchers.add(-1);
    }))
}

/// Who opened a socket, and with which session.
struct Visitor {
    user: Option<User>,
    session: Option<String>,
    signed_out: broadcast::Receiver<SignedOut>,
}

impl Visitor {
    async fn admit(hub: &Arc<Hub>, headers: &HeaderMap) -> Result<Visitor> {
        // Listens before it looks: a session that ends in between is heard of.
        let signed_out = hub.signed_out.subscribe();
        let session = accounts::session(headers);
        let user = match &session {
            Some(session) => hub.store.user_of_session(session).await?,
            None => None,
        };
        Ok(Visitor {
            user,
            session,
            signed_out,
        })
    }

    /// Returns once the session has ended.
    async fn signs_out(&mut self) {
        let Some(user) = &self.user else {
            return std::future::pending().await;
        };
        loop {
            let ended = match self.signed_out.recv().await {
                Ok(SignedOut::Session(session)) => self.session.as_ref() == Some(&session),
                Ok(SignedOut::User { user: whose, kept }) => {
                    user.id == whose && kept != self.session
                }
                // So many at once that some were not heard of: whoever is still known can come back.
                Err(broadcast::error::RecvError::Lagged(_)) => true,
                Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
            };
            if ended {
                return;
            }
        }
    }
}

/// What the server knows of one watcher.
struct Session<'a> {
    hub: &'a Arc<Hub>,
    room: &'a Arc<Room>,
    user: Option<User>,
    socket: WebSocket,
    viewer: Viewer,
    /// The last ply that was sent.
    sent: Option<u32>,
    /// The edition of the last frame: the next one holds what has changed since. Nothing before the first.
    seen: Option<u64>,
    bucket: Bucket,
    changes: watch::Receiver<u64>,
}

/// Why a session ends.
enum End {
    /// The other side is gone, or does not take what it is sent.
    Gone,
    /// The message that says why.
    Bye(&'static str),
}

type Step<T = ()> = std::result::Result<T, End>;

async fn serve(hub: &Arc<Hub>, room: &Arc<Room>, visitor: Visitor, socket: WebSocket) {
    let mut session = Session {
        hub,
        room,
        user: visitor.user.clone(),
        socket,
        viewer: Viewer::Spectator,
        sent: None,
        seen: None,
        bucket: Bucket::new(hub.config.limits.messages),
        changes: room.changed.subscribe(),
    };
    let (post, posted) = mpsc::channel(POST);
    let watcher = Watcher {
        id: WATCHERS.fetch_add(1, Ordering::Relaxed),
        user: session.user_id().to_owned(),
        post,
    };
    let id = watcher.id;
    let end = match room.add_watcher(watcher, hub.config.limits.watchers_a_table) {
        Ok(()) => session.run(visitor, posted).await,
        Err(_) => Err(End::Bye("bye-watchers")),
    };
    room.remove_watcher(id);
    presence::changed(hub, room).await;
    session.close(end).await;
}

/// What a socket hears of besides its table and its other side.
struct Seldom {
    visitor: Visitor,
    posted: mpsc::Receiver<Value>,
    ping: Interval,
    closing: watch::Receiver<bool>,
}

enum News {
    Posted(Value),
    Ping,
    Bye(&'static str),
}

impl Seldom {
    async fn next(mut self) -> (News, Seldom) {
        let news = tokio::select! {
            message = self.posted.recv() => match message {
                Some(message) => News::Posted(message),
                None => News::Bye("bye-slow"),
            },
            _ = self.ping.tick() => News::Ping,
            () = self.visitor.signs_out() => News::Bye("bye-signed-out"),
            // Also where that was said before anybody listened.
            _ = self.closing.wait_for(|closing| *closing) => News::Bye("bye-restart"),
        };
        (news, self)
    }
}

impl Session<'_> {
    fn user_id(&self) -> &str {
        self.user.as_ref().map_or("", |user| &user.id)
    }

    async fn run(&mut self, visitor: Visitor, posted: mpsc::Receiver<Value>) -> Step {
        let hello = tokio::time::timeout(HELLO, self.hello()).await;
        hello.map_err(|_| End::Bye("bye-hello"))??;
        presence::changed(self.hub, self.room).await;
        let seldom = Seldom {
            visitor,
            posted,
            ping: tokio::time::interval(PING),
            closing: self.hub.closing.subscribe(),
        };
        // It is looked at only when it has something to say, not with every message.
        let mut seldom = FuturesUnordered::from_iter([seldom.next()]);
        loop {
            tokio::select! {
                biased;
                changed = self.changes.changed() => {
                    changed.map_err(|_| End::Gone)?;
                    self.push().await?;
                }
                received = self.socket.recv() => {
                    let Some(Ok(received)) = received else {
                        return Err(End::Gone);
                    };
                    self.receive(received).await?;
                }
                Some((news, rest)) = seldom.next() => {
                    seldom.push(rest.next());
                    self.hear(news).await?;
                }
            }
        }
    }

    async fn hear(&mut self, news: News) -> Step {
        match news {
            News::Posted(message) => self.send(&message).await,
            News::Ping => self.deliver(Message::Ping(Default::default())).await,
            News::Bye(why) => Err(End::Bye(why)),
        }
    }

    /// The first message says what has been seen; the answer is everything since.
    async fn hello(&mut self) -> Step {
        loop {
            let received = self.socket.recv().await;
            let Some(Ok(received)) = received else {
                return Err(End::Gone);
            };
            let Message::Text(text) = received else {
                continue;
            };
            match serde_json::from_str(&text) {
                Ok(Request::Hello { seen, viewer }) => return self.begin(seen, viewer).await,
                Ok(Request::Ping {}) => self.send(&json!({ "type": "pong" })).await?,
                _ => return Err(End::Bye("bye-hello")),
            }
        }
    }

    async fn begin(&mut self, seen: Option<u32>, viewer: Option<String>) -> Step {
        if let Some(seen) = seen {
            self.hub.catch_up(self.room, seen).await;
        }
        let row = self.row().await?;
        self.viewer = match viewer.map(|viewer| self.eyes(&row, &viewer)) {
            Some(Some(viewer)) => viewer,
            Some(None) => return Err(End::Bye("bye-eyes")),
            None => own_eyes(&row, self.user_id()),
        };
        self.sent = seen;
        self.seen = None;
        self.push().await?;
        let lines = chat::history(self.hub, self.room, self.user_id()).await;
        for line in lines.unwrap_or_default() {
            self.send(&line).await?;
        }
        self.send_orders().await
    }

    /// Whoever looks with the eyes of a seat sees the orders of that seat, if it has any.
    async fn send_orders(&mut self) -> Step {
        let Viewer::Seat(seat) = self.viewer else {
            return Ok(());
        };
        let own = orders::frame_of(self.hub, self.room, self.user_id(), seat).await;
        match own {
            Ok(Some(frame)) => self.send(&frame).await,
            Ok(None) => Ok(()),
            Err(_) => Err(End::Bye("bye-unreadable")),
        }
    }

    async fn row(&mut self) -> Step<TableRow> {
        let entered = self.hub.enter(self.room).await;
        let mut entered = entered.map_err(|_| End::Bye("bye-unreadable"))?;
        Ok(entered.table().row.clone())
    }

    /// The viewer of that name, if this session may look so.
    fn eyes(&self, row: &TableRow, name: &str) -> Option<Viewer> {
        if name == "spectator" {
            return Some(Viewer::Spectator);
        }
        let seat = row.seat(name).ok()?;
        row.holds(self.user_id(), seat)
            .then_some(Viewer::Seat(seat))
    }

    async fn receive(&mut self, message: Message) -> Step {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => return Err(End::Bye("bye-binary")),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        if self.bucket.take(self.hub.config.limits.messages).is_err() {
            return Err(End::Bye("bye-too-fast"));
        }
        match serde_json::from_str(&text) {
            Ok(request) => self.handle(request).await,
            Err(_) => {
                self.refuse(
                    None,
                    &Refusal::Server(Error::Bad(engine::Message::known("refused-bad-request"))),
                )
                .await
            }
        }
    }

    async fn handle(&mut self, request: Request) -> Step {
        match request {
            Request::Ping {} => self.send(&json!({ "type": "pong" })).await,
            Request::Hello { seen, viewer } => self.begin(seen, viewer).await,
            Request::Look { seat } => self.look(&seat).await,
            Request::Chat { room, text } => {
                let said = chat::say(self.hub, self.room, self.user.as_ref(), &room, &text).await;
                match said {
                    Ok(()) => Ok(()),
                    Err(error) => self.refuse(None, &Refusal::Server(error)).await,
                }
            }
            Request::Answer { ply, seat, choice } => {
                let deed = |seat| Deed::Answer {
                    seat,
                    index: choice,
                    seen: ply,
                };
                self.act(&seat, Some(ply), deed).await
            }
            Request::Undo { seat } => self.act(&seat, None, |seat| Deed::Undo { seat }).await,
            Request::Resign { seat } => self.act(&seat, None, |seat| Deed::Resign { seat }).await,
        }
    }

    async fn act(&mut self, side: &str, ply: Option<u32>, deed: impl FnOnce(Seat) -> Deed) -> Step {
        let entered = self.hub.enter(self.room).await;
        let mut entered = entered.map_err(|_| End::Bye("bye-unreadable"))?;
        let row = &entered.table().row;
        let held = |seat: &Seat| row.holds(self.user_id(), *seat);
        let done = match row.seat(side).ok().filter(held) {
            Some(seat) => {
                let deed = deed(seat);
                self.hub.act_within(self.room, entered, deed, None).await
            }
            None => {
                drop(entered);
                Err(Refusal::NotYours)
            }
        };
        match done {
            Ok(row) => {
                let ply = ply.unwrap_or(row);
                let accepted = format!(r#"{{"type":"accepted","ply":{ply},"row":{row}}}"#);
                // It waits for the frame that follows at once, so that both leave together.
                self.patiently(async |socket| socket.feed(Message::text(accepted)).await)
                    .await?;
                self.push().await
            }
            Err(refusal) => self.refuse(ply, &refusal).await,
        }
    }

    async fn refuse(&mut self, ply: Option<u32>, refusal: &Refusal) -> Step {
        self.hub.metrics.refused.add(1);
        if let Refusal::Server(error @ (Error::Store(_) | Error::Broken(_))) = refusal {
            tracing::error!(table = self.room.id, ?error, "a deed failed");
        }
        self.send(&refusal.as_json(ply)).await
    }

    /// Whoever plays several sides changes eyes, and gets that side's story from the beginning.
    async fn look(&mut self, name: &str) -> Step {
        let row = self.row().await?;
        match self.eyes(&row, name) {
            Some(viewer) => {
                self.viewer = viewer;
                self.sent = None;
                self.seen = None;
                self.push().await?;
                self.send_orders().await
            }
            None => self.refuse(None, &Refusal::NotYours).await,
        }
    }

    /// Sends what there is to see, with the events since the last time.
    async fn push(&mut self) -> Step {
        let change = *self.changes.borrow_and_update();
        match self.frame(change).await {
            Ok((ply, frame)) => {
                self.sent = ply;
                self.seen = Some(frame.edition);
                self.deliver(Message::Text(frame.text)).await
            }
            Err(error) => {
                tracing::error!(table = self.room.id, ?error, "a table cannot be shown");
                Err(End::Bye("bye-unreadable"))
            }
        }
    }

    /// The frame that this watcher lacks, and its ply.
    async fn frame(&mut self, change: u64) -> Result<(Option<u32>, Framed)> {
        let mut entered = self.hub.enter(self.room).await?;
        let table = entered.table();
        if let Viewer::Seat(seat) = self.viewer
            && !table.row.holds(self.user_id(), seat)
        {
            // A bot took the seat over, or somebody stood up: from here on, a spectator.
            self.viewer = own_eyes(&table.row, self.user_id());
            self.seen = None;
        }
        let sight = Sight {
            change,
            ply: table.live.as_ref().map(|live| live.table.ply()),
            viewer: self.viewer,
            mine: table.row.seats_of(self.user_id()).into(),
            present: self.room.present(&table.row),
            after: self.sent,
            seen: self.seen,
        };
        // Spectators see the same, except that a clock shows another time to each.
        let shared = sight.viewer == Viewer::Spectator && !table.has_clock();
        if shared && let Some(frame) = entered.state().shared(&sight) {
            return Ok((sight.ply, frame));
        }
        let table = entered.table();
        let events = self.hub.events(table, sight.viewer, sight.after).await?;
        let frame = entered.show(&sight, &events);
        if shared {
            entered.state().share(sight, frame.clone());
        }
        Ok((sight.ply, frame))
    }

    async fn send(&mut self, message: &Value) -> Step {
        self.deliver(Message::text(message.to_string())).await
    }

    async fn deliver(&mut self, message: Message) -> Step {
        self.patiently(async |socket| socket.send(message).await)
            .await
    }

    /// Writes to the socket. Whoever does not take it in time is dropped.
    async fn patiently(
        &mut self,
        write: impl AsyncFnOnce(&mut WebSocket) -> std::result::Result<(), axum::Error>,
    ) -> Step {
        let limit = self.hub.config.limits.slow_watcher;
        match tokio::time::timeout(limit, write(&mut self.socket)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => {
                self.hub.metrics.dropped.add(1);
                Err(End::Gone)
            }
        }
    }

    async fn close(mut self, end: Step) {
        let Err(End::Bye(why)) = end else {
            return;
        };
        let text = engine::Message::known(why);
        let _ = self.send(&json!({ "type": "bye", "text": text })).await;
        let frame = CloseFrame {
            code: 1000,
            reason: Default::default(),
        };
        let _ = self.deliver(Message::Close(Some(frame))).await;
        let _ = tokio::time::timeout(Duration::from_secs(1), self.socket.close()).await;
    }
}

/// One's own seat. Whoever plays several sees nothing hidden until they say whose eyes they want.
fn own_eyes(row: &TableRow, user: &str) -> Viewer {
    match row.seats_of(user)[..] {
        [seat] => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}
