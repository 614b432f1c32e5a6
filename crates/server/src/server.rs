//! From a configuration to a server that runs, and back.

use crate::config::Config;
use crate::language::{ENGLISH, say};
use crate::room::{Hub, Room};
use crate::store::{Notice, Store};
use crate::{
    Games, accounts, bots, chat, clocks, events, http, orders, presence, ratings, tables, webhooks,
};
use axum::serve::ListenerExt;
use engine::{Message, Seat};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
#[error("{}", say(ENGLISH, &self.message()))]
pub enum StartError {
    Listen {
        address: SocketAddr,
        error: std::io::Error,
    },
    Database(String),
}

impl StartError {
    /// What is wrong, for whoever reads another language.
    pub fn message(&self) -> Message {
        match self {
            StartError::Listen { address, error } => Message::known("start-listen")
                .with("address", address.to_string())
                .with("error", error.to_string()),
            StartError::Database(error) => {
                Message::known("start-database").with("error", error.as_str())
            }
        }
    }
}

/// A server that runs until it is told to stop.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    hub: Arc<Hub>,
    stop: Option<oneshot::Sender<()>>,
    server: JoinHandle<()>,
    helpers: Vec<JoinHandle<()>>,
}

/// How long open requests may take to end.
const PATIENCE: Duration = Duration::from_secs(5);

/// Starts a server. It answers as soon as this returns.
pub async fn start(games: Games, config: Config) -> Result<Running, StartError> {
    let failed = |error: &dyn std::fmt::Display| StartError::Database(error.to_string());
    let store = Store::open(&config.database)
        .await
        .map_err(|e| failed(&e))?;
    let key = store.secret("invitations").await.map_err(|e| failed(&e))?;
    let news = store.bus().listen().await.map_err(|e| failed(&e))?;
    let address = config.listen;
    let cannot = |error| StartError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    // An answer and what comes of it are two small messages: the second must not wait for the first.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let (turns, to_post) = mpsc::channel(webhooks::QUEUE);
    let hub = Hub::new(store, games, config, key, turns);
    let (stop, stopped) = oneshot::channel::<()>();
    let service = http::router(hub.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let server = tokio::spawn(async move {
        let served = axum::serve(listener, service).with_graceful_shutdown(async {
            let _ = stopped.await;
        });
        if let Err(error) = served.await {
            tracing::error!(%error, "the server ended");
        }
    });
    let helpers = vec![
        tokio::spawn(tables::start_full(hub.clone())),
        tokio::spawn(bots::watch(hub.clone())),
        tokio::spawn(clocks::watch(hub.clone())),
        tokio::spawn(ratings::watch(hub.clone())),
        tokio::spawn(events::watch(hub.clone())),
        tokio::spawn(orders::watch(hub.clone())),
        tokio::spawn(presence::watch(hub.clone())),
        tokio::spawn(accounts::clear_sessions(hub.clone())),
        tokio::spawn(webhooks::post(hub.clone(), to_post)),
        tokio::spawn(follow(hub.clone(), news)),
    ];
    tracing::info!(%address, "listening");
    Ok(Running {
        address,
        hub,
        stop: Some(stop),
        server,
        helpers,
    })
}

/// Does here what other processes did.
async fn follow(hub: Arc<Hub>, mut news: mpsc::Receiver<Notice>) {
    while let Some(notice) = news.recv().await {
        match notice {
            Notice::Missed => {
                for room in hub.rooms() {
                    hub.refresh(&room).await;
                }
            }
            Notice::Table { table } => {
                if let Some(room) = hub.known_room(&table) {
                    hub.refresh(&room).await;
                }
            }
            Notice::Chat { table, id } => {
                if let Some(room) = hub.known_room(&table)
                    && let Ok(Some(said)) = hub.store.said(&id).await
                {
                    let _ = chat::spread(&hub, &room, &said).await;
                }
            }
            Notice::Orders { table, seat } => {
                if let Some(room) = hub.known_room(&table) {
                    orders::changed_elsewhere(&hub, &room, Seat(seat)).await;
                }
            }
            Notice::SignedOut(who) => hub.tell_signed_out(who),
            Notice::Who => presence::announce_all(&hub).await,
            Notice::Present {
                process,
                table,
                spectators,
                sitting,
            } => presence::hear(&hub, process, &table, sitting, spectators).await,
            Notice::Ply { table, ply } => {
                if let Some(room) = hub.known_room(&table) {
                    hub.follow(&room, ply).await;
                    tokio::spawn(back_up(hub.clone(), room, ply));
                }
            }
        }
    }
}

/// The process that wrote a row lets the bots play and the orders answer. Should it die, we do, after a while.
async fn back_up(hub: Arc<Hub>, room: Arc<Room>, ply: u32) {
    tokio::time::sleep(BACKUP).await;
    bots::drive_if_still(&hub, &room, ply).await;
    orders::drive(&hub, &room);
}

/// Longer than a bot thinks, shorter than a player waits.
const BACKUP: Duration = Duration::from_secs(5);

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of its page.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends it: watchers are told, requests end, what is being written is written.
    pub async fn stop(mut self) {
        self.hub.closing.send_replace(true);
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if tokio::time::timeout(PATIENCE, &mut self.server)
            .await
            .is_err()
        {
            self.server.abort();
        }
        // Sockets are no longer requests: they are waited for by themselves, so that each is told.
        let watched = async {
            while self.hub.metrics.watchers.now() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(PATIENCE, watched).await;
        for helper in &self.helpers {
            helper.abort();
        }
        self.hub.store.close().await;
        tracing::info!("stopped");
    }

    /// Waits for Ctrl-C or SIGTERM, then ends it.
    pub async fn until_told(self) {
        told_to_stop().await;
        self.stop().await;
    }
}

#[cfg(unix)]
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => {
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}

#[cfg(not(unix))]
async fn told_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}
