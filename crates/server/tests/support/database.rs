//! A database of its own for each test: a file, or a temporary cluster made from the system's PostgreSQL.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub enum Database {
    Sqlite(TempDir),
    Postgres(Cluster),
}

impl Database {
    pub fn sqlite() -> Database {
        Database::Sqlite(tempfile::tempdir().expect("a folder"))
    }

    /// Nothing where the machine has no PostgreSQL; but CI skips nothing.
    pub fn postgres() -> Option<Database> {
        let bin = newest_postgres();
        if bin.is_none() {
            assert!(
                std::env::var_os("CI").is_none(),
                "PostgreSQL is missing, and CI skips nothing: install it (Debian: apt install postgresql)"
            );
            println!("skipped: there is no PostgreSQL on this machine");
        }
        bin.map(|bin| Database::Postgres(Cluster::start(&bin)))
    }

    pub fn url(&self) -> String {
        match self {
            Database::Sqlite(folder) => {
                format!("sqlite://{}", folder.path().join("test.db").display())
            }
            Database::Postgres(cluster) => {
                let socket = cluster.folder.path().display().to_string();
                let socket = socket.replace('/', "%2F");
                format!("postgres://postgres@{socket}/postgres")
            }
        }
    }
}

/// The binaries of the newest PostgreSQL, where Debian puts them.
fn newest_postgres() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions
        .filter_map(|entry| Some(entry.ok()?.path()))
        .max_by_key(version)?;
    Some(newest.join("bin"))
}

/// A cluster that ends with its test, however that ends.
pub struct Cluster {
    folder: TempDir,
    process: Child,
}

impl Cluster {
    fn start(bin: &Path) -> Cluster {
        let folder = tempfile::tempdir().expect("a folder");
        if is_root() {
            let mut chown = Command::new("chown");
            run(chown.arg("postgres").arg(folder.path()));
        }
        let data = folder.path().join("data");
        make_data(bin, &data);
        let mut postgres = without_root(&bin.join("postgres"));
        postgres
            .args(["-c", "listen_addresses=", "-c", "fsync=off", "-D"])
            .arg(&data)
            .arg("-k")
            .arg(folder.path());
        let process = quiet(&mut postgres).spawn().expect("PostgreSQL starts");
        let cluster = Cluster { folder, process };
        let started = Instant::now();
        while !is_ready(&data) {
            assert!(
                started.elapsed() < Duration::from_secs(60),
                "PostgreSQL does not come up"
            );
            std::thread::sleep(Duration::from_millis(10));
        }
        cluster
    }
}

/// The folder of a fresh cluster. The first is kept for the others to copy, which takes a tenth of the time.
fn make_data(bin: &Path, data: &Path) {
    let version = bin.parent().and_then(Path::file_name).expect("a version");
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("postgres")
        .join(version);
    if kept.exists() {
        return copy(&kept, data);
    }
    let mut make = without_root(&bin.join("initdb"));
    make.args(["--auth=trust", "--username=postgres", "--no-sync", "-D"]);
    run(make.arg(data));
    let parent = kept.parent().expect("a folder");
    std::fs::create_dir_all(parent).expect("a folder");
    let copied = tempfile::tempdir_in(parent).expect("a folder");
    copy(data, &copied.path().join("data"));
    // Another test may have been faster, and its folder is as good.
    let _ = std::fs::rename(copied.path().join("data"), kept);
}

fn copy(from: &Path, to: &Path) {
    run(Command::new("cp").arg("-a").arg(from).arg(to));
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // An immediate end: nobody needs what it holds.
        let mut stop = Command::new("kill");
        run(stop.args(["-QUIT", &self.process.id().to_string()]));
        let _ = self.process.wait();
    }
}

/// What the server writes down about itself says when it takes connections.
fn is_ready(data: &Path) -> bool {
    let told = std::fs::read_to_string(data.join("postmaster.pid"));
    told.is_ok_and(|told| told.lines().any(|line| line.trim() == "ready"))
}

/// PostgreSQL does not run as root.
fn without_root(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    // A test that is killed takes its cluster with it.
    command.args(["--pdeathsig=QUIT"]).arg(program);
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.starts_with(b"0\n"))
}

fn quiet(command: &mut Command) -> &mut Command {
    let command = command.current_dir("/").stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null())
}

fn run(command: &mut Command) {
    let done = quiet(command).status().expect("the program is there");
    assert!(done.success(), "{command:?}");
}
