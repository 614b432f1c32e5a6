//! `hustings serve` and `hustings play`: the server, for others and for oneself.

use crate::Games;
use crate::commands::{PlayArgs, ServeArgs, Settings};
use crate::console::{Console, Failure};
use crate::files::read_text;
use crate::words::texts;
use engine::{Message, Registry};
use server::{Config, Rate, Running};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub fn run(games: &Games, args: &ServeArgs, console: &mut Console) -> Result<(), Failure> {
    let settings = match &args.config {
        Some(file) => or(args.settings.clone(), read(file)?),
        None => args.settings.clone(),
    };
    log(&settings)?;
    let runtime = runtime()?;
    let config = config(&settings)?;
    runtime.block_on(async {
        let running = start(games, config).await?;
        console.tell(&Message::known("cli-serves").with("url", running.url()))?;
        console.write(b"")?;
        running.until_told().await;
        Ok(())
    })
}

/// The server for oneself: a free port, a file in the data folder, and a browser.
pub fn play(games: &Games, args: &PlayArgs, console: &mut Console) -> Result<(), Failure> {
    let file = data_folder()?.join("hustings.db");
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: format!("sqlite://{}", file.display()),
        ..Config::default()
    };
    log(&Settings {
        log: Some("warn".into()),
        ..Settings::default()
    })?;
    let kind = games.0.first().copied();
    let kind = kind.ok_or_else(|| Failure::told("fail-no-games"))?;
    let texts = texts(kind, console.language());
    runtime()?.block_on(async {
        let running = start(games, config).await?;
        let url = running.url();
        let told = Message::new("cli-page").with("url", url.as_str());
        console.line(texts.say(&told))?;
        console.write(b"")?;
        if !args.no_browser && webbrowser::open(&url).is_err() {
            console.line(texts.say(&Message::new("cli-no-browser")))?;
        }
        running.until_told().await;
        Ok(())
    })
}

async fn start(games: &Games, config: Config) -> Result<Running, Failure> {
    let started = server::start(Registry(games.0), config).await;
    started.map_err(|error| Failure::Use(error.message()))
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let built = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    built.map_err(|error| {
        Failure::Use(Message::known("fail-no-threads").with("error", error.to_string()))
    })
}

fn read(file: &Path) -> Result<Settings, Failure> {
    let text = read_text(file).map_err(Failure::Use)?;
    let unread = |error: toml::de::Error| Failure::about("fail-settings", file, error.message());
    toml::from_str(&text).map_err(unread)
}

/// Each setting of the first, or else of the second.
fn or(first: Settings, second: Settings) -> Settings {
    Settings {
        listen: first.listen.or(second.listen),
        database: first.database.or(second.database),
        public_url: first.public_url.or(second.public_url),
        trust_proxy: first.trust_proxy.or(second.trust_proxy),
        bot_threads: first.bot_threads.or(second.bot_threads),
        allow_private_webhooks: first
            .allow_private_webhooks
            .or(second.allow_private_webhooks),
        requests_a_second: first.requests_a_second.or(second.requests_a_second),
        changes_a_second: first.changes_a_second.or(second.changes_a_second),
        messages_a_second: first.messages_a_second.or(second.messages_a_second),
        guests_a_minute: first.guests_a_minute.or(second.guests_a_minute),
        tables_a_user: first.tables_a_user.or(second.tables_a_user),
        watchers_a_table: first.watchers_a_table.or(second.watchers_a_table),
        tables_in_memory: first.tables_in_memory.or(second.tables_in_memory),
        invitation_days: first.invitation_days.or(second.invitation_days),
        log: first.log.or(second.log),
        log_json: first.log_json.or(second.log_json),
    }
}

fn config(settings: &Settings) -> Result<Config, Failure> {
    let default = Config::default();
    let mut config = Config {
        listen: settings.listen.unwrap_or(default.listen),
        database: settings.database.clone().unwrap_or(default.database),
        public_url: settings.public_url.clone(),
        trust_proxy: settings.trust_proxy.unwrap_or(false),
        bot_threads: settings.bot_threads.unwrap_or(default.bot_threads),
        allow_private_webhooks: settings.allow_private_webhooks.unwrap_or(false),
        limits: default.limits,
    };
    let known = ["sqlite:", "postgres:", "postgresql:"];
    if !known.iter().any(|kind| config.database.starts_with(kind)) {
        return Err(Failure::told("fail-database"));
    }
    let limits = &mut config.limits;
    if let Some(requests) = settings.requests_a_second {
        limits.requests = Rate::new(requests, 6.0 * requests);
    }
    if let Some(changes) = settings.changes_a_second {
        limits.changes = Rate::new(changes, 12.0 * changes);
    }
    if let Some(messages) = settings.messages_a_second {
        limits.messages = Rate::new(messages, 4.0 * messages);
    }
    if let Some(guests) = settings.guests_a_minute {
        limits.guests = Rate::new(guests / 60.0, guests);
    }
    if let Some(days) = settings.invitation_days {
        limits.invitation = Duration::from_secs(u64::from(days) * 24 * 60 * 60);
    }
    limits.tables_a_user = settings.tables_a_user.unwrap_or(limits.tables_a_user);
    limits.watchers_a_table = settings.watchers_a_table.unwrap_or(limits.watchers_a_table);
    limits.tables_in_memory = settings.tables_in_memory.unwrap_or(limits.tables_in_memory);
    Ok(config)
}

fn log(settings: &Settings) -> Result<(), Failure> {
    let level = settings.log.as_deref().unwrap_or("info");
    let filter = tracing_subscriber::EnvFilter::try_new(level);
    let filter = filter.map_err(|error| {
        let message = Message::known("fail-log").with("level", level);
        Failure::Use(message.with("problem", error.to_string()))
    })?;
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    // A second server in the same process logs where the first one does.
    let _ = match settings.log_json.unwrap_or(false) {
        true => lines.json().try_init(),
        false => lines.try_init(),
    };
    Ok(())
}

/// Where this user's programs keep their data.
fn data_folder() -> Result<PathBuf, Failure> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let home = || variable("HOME").map(PathBuf::from);
    let folder = if cfg!(windows) {
        variable("LOCALAPPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        let named = variable("XDG_DATA_HOME").map(PathBuf::from);
        named.or_else(|| home().map(|home| home.join(".local/share")))
    };
    let folder = folder.ok_or_else(|| Failure::told("fail-no-home"))?;
    let folder = folder.join("hustings");
    std::fs::create_dir_all(&folder).map_err(|error| Failure::file("fail-make", &folder, error))?;
    Ok(folder)
}
