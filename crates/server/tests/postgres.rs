//! The same on PostgreSQL, and several processes on one: a temporary cluster from the system's binaries.

mod support;

use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use support::{House, play_both};

/// A cluster that ends with the test.
struct Cluster {
    folder: tempfile::TempDir,
    bin: PathBuf,
}

impl Cluster {
    /// Nothing where the machine has no PostgreSQL.
    fn start() -> Option<Cluster> {
        let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
        let newest = versions
            .filter_map(|entry| Some(entry.ok()?.path()))
            .max()?;
        let bin = newest.join("bin");
        let folder = tempfile::tempdir().expect("a folder");
        let cluster = Cluster { folder, bin };
        let data = cluster.folder.path().join("data");
        cluster.give_to_postgres();
        let (data, socket) = (data.display().to_string(), cluster.socket());
        cluster.run(
            "initdb",
            &["-D", &data, "-A", "trust", "-U", "postgres", "--no-sync"],
        );
        let options =
            format!("-c listen_addresses='' -c unix_socket_directories='{socket}' -c fsync=off");
        cluster.run(
            "pg_ctl",
            &[
                "-D",
                &data,
                "-o",
                &options,
                "-w",
                "-l",
                &format!("{socket}/log"),
                "start",
            ],
        );
        Some(cluster)
    }

    fn socket(&self) -> String {
        self.folder.path().display().to_string()
    }

    fn url(&self) -> String {
        let socket = self.socket().replace('/', "%2F");
        format!("postgres://postgres@{socket}/postgres")
    }

    /// PostgreSQL does not run as root.
    fn give_to_postgres(&self) {
        if is_root() {
            let chown = Command::new("chown")
                .arg("postgres")
                .arg(self.folder.path())
                .status();
            assert!(chown.expect("chown runs").success());
        }
    }

    fn run(&self, program: &str, args: &[&str]) {
        let program = self.bin.join(program);
        let mut command = match is_root() {
            true => as_postgres(&program),
            false => Command::new(&program),
        };
        let done = command
            .args(args)
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        assert!(
            done.expect("PostgreSQL runs").success(),
            "{program:?} {args:?}"
        );
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.path().join("data").display().to_string();
        self.run("pg_ctl", &["-D", &data, "-m", "immediate", "stop"]);
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.starts_with(b"0\n"))
}

fn as_postgres(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    command.arg(program);
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_on_one_postgres_serve_the_same_table() {
    let Some(cluster) = Cluster::start() else {
        println!("skipped: there is no PostgreSQL on this machine");
        return;
    };
    let mut left = House::on(&cluster.url()).await;
    let mut right = House::on(&cluster.url()).await;
    let mut ann = left.guest("Ann").await;
    let mut bob = right.guest("Bob").await;
    let (table, invitations) = ann.table(json!([{ "who": "me" }, { "who": "open" }])).await;
    let mut one = ann.watch(&table).await;
    bob.post(
        &format!("/api{}", invitations["nixon"].as_str().unwrap()),
        json!({}),
    )
    .await;
    while one.state["status"] == "open" {
        one.next_of("state").await;
    }
    let mut two = bob.watch(&table).await;
    play_both(&mut one, &mut two, 5, |socket| socket.ply() > 60).await;
    one.say(json!({ "type": "chat", "room": "seats", "text": "well played" }))
        .await;
    assert_eq!(two.next_of("chat").await["text"], "well played");
    play_both(&mut one, &mut two, 5, |_| false).await;
    assert_eq!(one.state["outcome"], two.state["outcome"]);
    let (_, text) = bob.try_get(&format!("/api/tables/{table}/journal")).await;
    let kind = games::registry().find("1960").unwrap();
    engine::verify(&engine::import(&text).unwrap(), kind).expect("it proves itself");
    let bots = json!([{ "who": "bot", "bot": "greedy" }, { "who": "bot", "bot": "random" }]);
    let (table, _) = ann.table(bots).await;
    let mut watched = bob.watch(&table).await;
    while !watched.is_over() {
        watched.next_of("state").await;
    }
    left.stop().await;
    right.stop().await;
}
