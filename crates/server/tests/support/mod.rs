//! A real server on a free port with a fresh database, and players who talk to it over real sockets.
#![allow(dead_code, unused_imports, unused_macros)]

pub mod database;
pub mod players;

pub use database::Database;
pub use players::{Player, Socket, play_both};

use hustings_server::{Config, Limits, Running};
use serde_json::json;
use std::sync::Arc;

/// Makes two tests of each: one on SQLite, one on PostgreSQL.
macro_rules! on_each_database {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(super::support::Database::sqlite()).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                if let Some(database) = super::support::Database::postgres() {
                    super::$test(database).await;
                }
            })+
        }
    };
}

pub struct House {
    pub server: Option<Running>,
    pub database: Arc<Database>,
    pub config: Config,
}

/// Nobody is in a hurry in a test, but tests are.
pub fn generous() -> Limits {
    let plenty = hustings_server::Rate::new(1e6, 1e6);
    Limits {
        requests: plenty,
        changes: plenty,
        messages: plenty,
        logins: plenty,
        guests: plenty,
        ..Limits::default()
    }
}

impl House {
    pub async fn open(database: Database) -> House {
        House::with(database, generous()).await
    }

    pub async fn with(database: Database, limits: Limits) -> House {
        House::configured(Arc::new(database), limits, |_| {}).await
    }

    /// Another process on the same database.
    pub async fn next_door(&self) -> House {
        House::configured(self.database.clone(), self.config.limits.clone(), |_| {}).await
    }

    pub async fn configured(
        database: Arc<Database>,
        limits: Limits,
        change: impl FnOnce(&mut Config),
    ) -> House {
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: database.url(),
            limits,
            ..Config::default()
        };
        change(&mut config);
        let mut house = House {
            server: None,
            database,
            config,
        };
        house.start().await;
        house
    }

    pub async fn start(&mut self) {
        let server = hustings_server::start(games::registry(), self.config.clone()).await;
        self.server = Some(server.expect("the server starts"));
    }

    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
    }

    pub fn base(&self) -> String {
        self.server.as_ref().expect("it runs").url()
    }

    /// Somebody new, with a session of their own.
    pub async fn guest(&self, name: &str) -> Player {
        let mut player = Player::nobody(&self.base());
        player.post("/api/session", json!({ "name": name })).await;
        player
    }

    /// The value of a counter.
    pub async fn metric(&self, name: &str) -> i64 {
        let (_, text) = Player::nobody(&self.base()).try_get("/metrics").await;
        let mut lines = text.lines().filter_map(|line| line.split_once(' '));
        let value = lines.find(|(key, _)| *key == format!("hustings_{name}"));
        value.expect("a counter").1.parse().expect("a number")
    }
}

/// A running table of two people, and a socket for each.
pub async fn two_at_a_table(house: &House) -> (Player, Player, String, Socket, Socket) {
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let link = invitations["nixon"].as_str().expect("a link").to_owned();
    bob.post(&format!("/api{link}"), json!({})).await;
    let one = ann.watch(&table).await;
    let two = bob.watch(&table).await;
    (ann, bob, table, one, two)
}
