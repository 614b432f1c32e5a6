//! From a configuration to a server that runs, and back.

use crate::config::Config;
use crate::room::Hub;
use crate::store::{Notice, Store};
use crate::{Games, bots, chat, clocks, http};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("the server cannot listen at {address}: {error}; pick another address with --listen")]
    Listen {
        address: SocketAddr,
        error: std::io::Error,
    },
    #[error("the database cannot be opened: {0}; see --database")]
    Database(String),
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
    let hub = Hub::new(store, games, config, key);
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
        tokio::spawn(bots::resume(hub.clone())),
        tokio::spawn(clocks::watch(hub.clone())),
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
        let (table, ply) = match &notice {
            Notice::Ply { table, ply } => (table, Some(*ply)),
            Notice::Table { table } | Notice::Chat { table, .. } => (table, None),
        };
        let Some(room) = hub.known_room(table) else {
            continue;
        };
        if let Notice::Chat { id, .. } = &notice {
            if let Ok(Some(said)) = hub.store.said(id).await {
                let _ = chat::spread(&hub, &room, &said).await;
            }
            continue;
        }
        hub.refresh(&room, ply).await;
        // The process that wrote it lets the bots play. Should it die, we do, after a while.
        let hub = hub.clone();
        tokio::spawn(async move {
            tokio::time::sleep(BACKUP).await;
            bots::drive(&hub, &room);
        });
    }
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
