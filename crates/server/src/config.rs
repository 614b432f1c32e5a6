//! Every setting and limit of a server, with defaults that suit a club.

use std::net::SocketAddr;
use std::time::Duration;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes a free one.
    pub listen: SocketAddr,
    /// `sqlite://PATH` or `postgres://…`.
    pub database: String,
    /// The address that players use, such as `https://play.example.org`, where a proxy stands in front.
    pub public_url: Option<String>,
    /// Whether the last address of `X-Forwarded-For` is believed. Only behind a proxy that sets it.
    pub trust_proxy: bool,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// Whether webhooks may go to private addresses: this machine, this network.
    pub allow_private_webhooks: bool,
    pub limits: Limits,
}

/// How much of everything one may have.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a WebSocket message.
    pub message_bytes: usize,
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// Bytes of a journal that is imported.
    pub import_bytes: usize,
    /// Requests a second and address, and how many may come at once.
    pub requests: Rate,
    /// Requests that change something, a second and session.
    pub changes: Rate,
    /// Messages a second and socket.
    pub messages: Rate,
    /// Chat lines a second and session.
    pub chat: Rate,
    /// Attempts to sign in, a second and address.
    pub logins: Rate,
    /// New guests a second and address.
    pub guests: Rate,
    /// Posts to a webhook, a second and user.
    pub webhooks: Rate,
    /// Tables of one user that are not over.
    pub tables_a_user: i64,
    /// Watchers of one table.
    pub watchers_a_table: usize,
    /// Tables kept in memory; the others are read from the journal when somebody asks for them.
    pub tables_in_memory: usize,
    /// How long a watcher may take to receive a message before it is dropped.
    pub slow_watcher: Duration,
    /// How long somebody may pause in the middle of a request.
    pub pause: Duration,
    /// How long an invitation is good for.
    pub invitation: Duration,
    /// How long a session is good for.
    pub session: Duration,
}

/// So many a second on average, and so many at once.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub a_second: f64,
    pub at_once: f64,
}

impl Rate {
    pub const fn new(a_second: f64, at_once: f64) -> Rate {
        Rate { a_second, at_once }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 1960)),
            database: "sqlite://hustings.db".into(),
            public_url: None,
            trust_proxy: false,
            bot_threads: std::thread::available_parallelism().map_or(2, usize::from),
            allow_private_webhooks: false,
            limits: Limits::default(),
        }
    }
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 16 << 10,
            body_bytes: 64 << 10,
            import_bytes: 8 << 20,
            requests: Rate::new(50.0, 300.0),
            changes: Rate::new(5.0, 60.0),
            messages: Rate::new(50.0, 200.0),
            chat: Rate::new(1.0, 5.0),
            logins: Rate::new(0.2, 10.0),
            guests: Rate::new(0.5, 30.0),
            webhooks: Rate::new(0.2, 20.0),
            tables_a_user: 100,
            watchers_a_table: 500,
            tables_in_memory: 5_000,
            slow_watcher: Duration::from_secs(10),
            pause: Duration::from_secs(20),
            invitation: DAY * 14,
            session: DAY * 180,
        }
    }
}
