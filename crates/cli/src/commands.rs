//! What can be typed: the commands, their arguments and an example of each.

use crate::words::LANGUAGES;
use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Plays board games about winning the White House, by the rules, against people or bots.
#[derive(Debug, Parser)]
#[command(
    name = "hustings",
    version,
    after_help = "Example: hustings play 1960 --terminal"
)]
pub struct Cli {
    /// The language to speak; that of the environment if you do not say
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = PossibleValuesParser::new(LANGUAGES))]
    pub language: Option<String>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Opens the page in a browser, or plays a game against a bot in this terminal
    Play(PlayArgs),
    /// Serves the page and its tables to others
    Serve(ServeArgs),
    /// Lists the games, their seats and options
    Games(GamesArgs),
    /// Plays bots against each other and counts who wins
    Sim(SimArgs),
    /// Runs scenario files: positions, answers and what must then be true
    Scenario(ScenarioArgs),
    /// Shows a journal at a ply, as a viewer saw it
    Replay(ReplayArgs),
    /// Tells what turned a game, or what the strongest bot would have done at a ply of it
    Analyse(AnalyseArgs),
    /// Proves a journal: every answer legal, every draw as the seed has it
    Verify(VerifyArgs),
    /// Works on many journals
    #[command(subcommand)]
    Journal(JournalCommand),
    /// Plays every bot against every other and ranks them
    Arena(ArenaArgs),
    /// Fits a game's weights, of its evaluation and of its answers, on games between bots
    Fit(FitArgs),
    /// Works on decks of cards
    #[command(subcommand)]
    Deck(DeckCommand),
    /// Measures random games and searches for each CPU-second
    Bench(BenchArgs),
    /// Prints a completion script for a shell
    Completions(CompletionsArgs),
}

impl Command {
    /// What `hustings` alone does.
    pub fn play() -> Command {
        Command::Play(PlayArgs::default())
    }
}

#[derive(Args, Debug, Default)]
#[command(
    after_help = "Example: hustings play 1960 --terminal --side nixon --bot manager -o edition=gmt"
)]
pub struct PlayArgs {
    /// The game; the first of `hustings games` if you do not say
    pub game: Option<String>,
    /// Play in this terminal; without it, Hustings opens in the browser
    #[arg(long)]
    pub terminal: bool,
    /// Only print the page's address
    #[arg(long)]
    pub no_browser: bool,
    /// The side that you play; the first if you do not say
    #[arg(long, value_name = "SEAT")]
    pub side: Option<String>,
    /// Who plays the other sides
    #[arg(long, value_name = "NAME", default_value = DEFAULT_BOT)]
    pub bot: String,
    #[command(flatten)]
    pub options: OptionArgs,
    /// The table's seed, 64 hexadecimal digits, to play a known game again; random if you do not say
    #[arg(long, value_name = "HEX")]
    pub seed: Option<String>,
    /// Where to keep the game when it ends or you leave
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(Args, Debug, Default)]
#[command(
    after_help = "A setting comes from the flag, else from its variable, else from the file of --config, else it is as by default.\nThe file is TOML, with the names of the flags: listen = \"0.0.0.0:1960\", bot-threads = 4.\n\nExample: hustings serve --listen 127.0.0.1:1960 --database sqlite://hustings.db"
)]
pub struct ServeArgs {
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "HUSTINGS_CONFIG")]
    pub config: Option<PathBuf>,
    #[command(flatten)]
    pub settings: Settings,
}

/// Settings of a server, from flags, variables or a file.
#[derive(Args, Clone, Debug, Default, serde::Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Where to listen; port 0 takes a free one [default: 127.0.0.1:1960]
    #[arg(long, value_name = "ADDRESS:PORT", env = "HUSTINGS_LISTEN")]
    pub listen: Option<std::net::SocketAddr>,
    /// sqlite://PATH or postgres://USER:PASSWORD@HOST/NAME [default: sqlite://hustings.db]
    #[arg(
        long,
        value_name = "URL",
        env = "HUSTINGS_DATABASE",
        hide_env_values = true
    )]
    pub database: Option<String>,
    /// The address that players use, where a proxy stands in front: https://play.example.org
    #[arg(long, value_name = "URL", env = "HUSTINGS_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Believe the proxy's X-Forwarded-For
    #[arg(long, env = "HUSTINGS_TRUST_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub trust_proxy: Option<bool>,
    /// How many bots think at once [default: as many as the machine has threads]
    #[arg(long, value_name = "N", env = "HUSTINGS_BOT_THREADS")]
    pub bot_threads: Option<usize>,
    /// Let webhooks go to private addresses: this machine, this network
    #[arg(long, env = "HUSTINGS_ALLOW_PRIVATE_WEBHOOKS", num_args = 0..=1, default_missing_value = "true")]
    pub allow_private_webhooks: Option<bool>,
    /// Requests a second for each address [default: 50]
    #[arg(long, value_name = "N", env = "HUSTINGS_REQUESTS_A_SECOND")]
    pub requests_a_second: Option<f64>,
    /// Requests a second that change something, for each session [default: 5]
    #[arg(long, value_name = "N", env = "HUSTINGS_CHANGES_A_SECOND")]
    pub changes_a_second: Option<f64>,
    /// Messages a second for each socket [default: 50]
    #[arg(long, value_name = "N", env = "HUSTINGS_MESSAGES_A_SECOND")]
    pub messages_a_second: Option<f64>,
    /// New guests a minute for each address [default: 30]
    #[arg(long, value_name = "N", env = "HUSTINGS_GUESTS_A_MINUTE")]
    pub guests_a_minute: Option<f64>,
    /// Unfinished tables of one user [default: 100]
    #[arg(long, value_name = "N", env = "HUSTINGS_TABLES_A_USER")]
    pub tables_a_user: Option<i64>,
    /// Watchers of one table [default: 500]
    #[arg(long, value_name = "N", env = "HUSTINGS_WATCHERS_A_TABLE")]
    pub watchers_a_table: Option<usize>,
    /// Tables kept in memory [default: 5000]
    #[arg(long, value_name = "N", env = "HUSTINGS_TABLES_IN_MEMORY")]
    pub tables_in_memory: Option<usize>,
    /// Days that an invitation is good for [default: 14]
    #[arg(long, value_name = "N", env = "HUSTINGS_INVITATION_DAYS")]
    pub invitation_days: Option<u32>,
    /// What to log: error, warn, info, debug [default: info]
    #[arg(long, value_name = "LEVEL", env = "HUSTINGS_LOG")]
    pub log: Option<String>,
    /// Log one JSON object a line
    #[arg(long, env = "HUSTINGS_LOG_JSON", num_args = 0..=1, default_missing_value = "true")]
    pub log_json: Option<bool>,
}

/// Good enough to punish carelessness, quick enough to answer at once.
pub const DEFAULT_BOT: &str = "organizer";

#[derive(Args, Debug, Default)]
pub struct OptionArgs {
    /// An option of the game; may be repeated, `hustings games` lists them
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE")]
    pub option: Vec<String>,
    /// A deck of your own, for games that are played with one; `hustings deck check` tells what is wrong with it
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings games --json")]
pub struct GamesArgs {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings sim 1960 --seats greedy,random --games 1000 --seed 1")]
pub struct SimArgs {
    /// The game
    pub game: String,
    #[command(flatten)]
    pub options: OptionArgs,
    /// A bot for each seat, in the order of `hustings games`
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', required = true)]
    pub seats: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// The same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; as many as the machine has if you do not say
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write one row a game as a Parquet file
    #[arg(long, value_name = "FILE.parquet")]
    pub out: Option<PathBuf>,
    /// Keep each game as a journal file in this folder
    #[arg(long, value_name = "DIR")]
    pub journals: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example: hustings arena 1960 -o edition=gmt --bots volunteer,organizer,manager --games 100 --resume arena.jsonl"
)]
pub struct ArenaArgs {
    /// The game
    pub game: String,
    #[command(flatten)]
    pub options: OptionArgs,
    /// The bots, two or more
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many games for each pair, half of them with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// The same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; as many as the machine has if you do not say
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Keep each result in this file, and go on where it ends if it is there
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example: hustings fit 1960 -o edition=gmt --games 4000 --keep games.txt --out weights.json --diagram reliability.svg\nAgain, with the same games: hustings fit 1960 --data games.txt --out weights.json"
)]
pub struct FitArgs {
    /// The game
    pub game: String,
    #[command(flatten)]
    pub options: OptionArgs,
    /// Who plays every seat
    #[arg(long, value_name = "NAME", default_value = "organizer")]
    pub bot: String,
    /// How many games to fit on
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// How many further games to try the weights on
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub held_out: u64,
    /// The same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; as many as the machine has if you do not say
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Fit on the games of this file instead of playing some
    #[arg(long, value_name = "FILE", conflicts_with_all = ["option", "deck", "bot", "games", "held_out", "seed"])]
    pub data: Option<PathBuf>,
    /// Keep the games in this file, a line each
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// Write the weights here
    #[arg(long, value_name = "FILE.json")]
    pub out: Option<PathBuf>,
    /// Draw how far the fitted chances can be trusted
    #[arg(long, value_name = "FILE.svg")]
    pub diagram: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings scenario scenarios/")]
pub struct ScenarioArgs {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings replay game.json --ply 12 --viewer nixon")]
pub struct ReplayArgs {
    /// A journal file
    pub file: PathBuf,
    /// The ply to show, 0 being the set-up; the last if you do not say
    #[arg(long, value_name = "N")]
    pub ply: Option<u32>,
    /// Whose eyes: a seat, or `spectator`
    #[arg(long, value_name = "SEAT", default_value = "spectator")]
    pub viewer: String,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings analyse game.json --ply 42")]
pub struct AnalyseArgs {
    /// A journal file
    pub file: PathBuf,
    /// Only the question after this ply, 0 being the set-up: the best answers, by the Strategist
    #[arg(long, value_name = "N")]
    pub ply: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings verify game.json")]
pub struct VerifyArgs {
    /// A journal file
    pub file: PathBuf,
}

#[derive(Debug, Subcommand)]
pub enum DeckCommand {
    /// Checks a deck file and names every card and field that is wrong
    Check(DeckCheckArgs),
    /// Prints a page (HTML) with every card of a game's own deck
    Print(DeckPrintArgs),
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings deck check decks/campaign-trail/house.toml")]
pub struct DeckCheckArgs {
    /// The deck file, TOML
    pub file: PathBuf,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings deck print dictators > cards.html")]
pub struct DeckPrintArgs {
    /// The game
    pub game: String,
}

#[derive(Debug, Subcommand)]
#[command(after_help = "Example: hustings journal check games/")]
pub enum JournalCommand {
    /// Replays journals on the rules of today and names the ply at which each differs
    Check(JournalCheckArgs),
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings journal check games/")]
pub struct JournalCheckArgs {
    /// A folder of journal files
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: hustings bench --json")]
pub struct BenchArgs {
    /// Only this game
    pub game: Option<String>,
    /// CPU-seconds for each benchmark
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=600))]
    pub seconds: u16,
    /// Instead, think so many seconds about the first question of a game and tell what memory that took
    #[arg(long, value_name = "N", conflicts_with = "answers", value_parser = clap::value_parser!(u16).range(1..=3600))]
    pub think: Option<u16>,
    /// Instead, let each bot play so many games on a machine kept busy and tell how long answers took
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub answers: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example: hustings completions bash > ~/.local/share/bash-completion/completions/hustings"
)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_commands_are_well_formed() {
        Cli::command().debug_assert();
    }
}
