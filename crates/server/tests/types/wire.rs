//! What crosses the wire between server and page, as types. What the server really sends is read with them, so that
//! they cannot differ from it: a field too many or too few fails the test, and the page is compiled with the rest.
#![allow(dead_code)]

use engine::{Choice, Message, Question, Rule};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Anything: what a game says in its own words.
pub type Json = serde_json::Value;

/// The name of a seat.
#[derive(Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, TS)]
pub struct Seat(pub String);

/// A seat, or `spectator`.
#[derive(Debug, Deserialize, Serialize, TS)]
pub struct Viewer(pub String);

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct User {
    pub id: String,
    pub name: String,
    pub guest: bool,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameInfo {
    pub name: String,
    pub title: String,
    pub rules_version: u32,
    pub options: Vec<OptionSpec>,
    pub seats: Vec<Seat>,
    pub bots: Vec<String>,
    /// The names of its lessons.
    pub lessons: Vec<String>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OptionSpec {
    pub key: String,
    pub form: OptionForm,
    /// Every value; of a range its ends.
    pub values: Vec<OptionValue>,
    pub default: OptionValue,
    /// The Fluent identifier of its explanation.
    pub help: String,
}

#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OptionForm {
    Flag,
    OneOf,
    Range,
    /// Anything; no values are listed.
    Text,
}

#[derive(Debug, Deserialize, TS)]
#[serde(untagged)]
pub enum OptionValue {
    Flag(bool),
    Number(i32),
    Word(String),
}

#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    None,
    Live {
        seconds: u32,
        increment: u32,
        window: u32,
    },
    Days(u32),
}

/// Who is to sit on a seat of a new table.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "who", rename_all = "lowercase")]
pub enum SeatPlan {
    Me {
        /// This player's part in the seed, so that nobody else chose the shuffle alone.
        nonce: String,
    },
    Open,
    Bot {
        bot: String,
    },
}

#[derive(Debug, Serialize, TS)]
pub struct NewTable {
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    pub options: BTreeMap<String, Json>,
    pub seats: Vec<SeatPlan>,
    pub speed: Speed,
    pub private: bool,
    /// Whether whoever asks is advised by a bot while people play each other.
    pub hints: bool,
    /// Whether it changes ratings: for accounts, with a clock, without bots and hints.
    pub rated: bool,
    pub bot_pace_ms: u32,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Created {
    pub table: String,
    /// A link for each seat that is open.
    #[ts(type = "Record<Seat, string>")]
    pub invitations: BTreeMap<Seat, String>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    Person,
    Bot,
    Open,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    pub side: Seat,
    pub player: String,
    pub kind: SeatKind,
    pub bot: Option<String>,
    /// Only at the table itself.
    #[serde(default)]
    #[ts(optional)]
    pub present: Option<bool>,
    pub mine: bool,
}

#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Open,
    Running,
    Over,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    pub options: Json,
    pub speed: Speed,
    pub private: bool,
    pub hints: bool,
    pub rated: bool,
    /// The event that it belongs to.
    pub event: Option<String>,
    pub status: Status,
    pub mine: bool,
    pub owner: bool,
    pub seats: Vec<SeatInfo>,
    pub your_turn: bool,
    pub outcome: Option<Outcome>,
    pub rematch: Option<String>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LogEvent {
    pub ply: u32,
    #[ts(as = "Message")]
    pub text: Json,
    /// `event` names what happened in the game, `kind` what happened to the table itself.
    #[ts(type = "{ event?: string; kind?: string } & Record<string, unknown>")]
    pub data: Json,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    pub speed: Speed,
    #[ts(type = "Record<Seat, number>")]
    pub left_ms: BTreeMap<Seat, i64>,
    pub running: Vec<Seat>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub winners: Vec<Seat>,
    #[ts(type = "Record<Seat, number>")]
    pub scores: BTreeMap<Seat, i64>,
    pub rule: Option<String>,
    pub reason: Reason,
}

#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    Rules,
    Resigned,
    Clock,
}

/// What is not known before a table starts is null: the ply, the view, the clocks.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StateFrame {
    pub table: String,
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    pub options: Json,
    pub speed: Speed,
    pub ply: Option<u32>,
    /// The latest ply, which in a replay is another.
    pub last_ply: Option<u32>,
    pub viewer: Viewer,
    pub seats: Vec<SeatInfo>,
    /// What the viewer knows, in the game's own form.
    #[ts(type = "unknown")]
    pub view: Json,
    pub awaited: Vec<Seat>,
    #[ts(as = "Option<Question>")]
    pub question: Json,
    #[ts(as = "Vec<Choice>")]
    pub choices: Json,
    pub events: Vec<LogEvent>,
    pub can_undo: bool,
    pub clocks: Option<Clocks>,
    pub status: Status,
    pub outcome: Option<Outcome>,
    pub commitment: String,
    /// Shown when the game is over.
    pub seed: Option<String>,
    /// Whether this viewer may ask for advice while the game runs.
    pub hints: bool,
    /// Whether it changes ratings.
    pub rated: bool,
    /// The event that it belongs to.
    pub event: Option<String>,
    /// The table of the next game, with sides swapped.
    pub rematch: Option<String>,
    pub lesson: Option<Lesson>,
}

/// What the player of a lesson is told.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    pub name: String,
    /// The step that is asked for, from 1.
    pub step: u32,
    pub steps: u32,
    /// Whether all steps are done.
    pub done: bool,
    #[ts(as = "Message")]
    pub text: Json,
    pub rule: Option<String>,
    /// The choices that lead on, by their index; none while others answer.
    pub choices: Vec<u32>,
}

/// How strong somebody seems: whole points, and half the width of the interval that holds the strength with 95 %.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ShownRating {
    pub rating: i32,
    pub uncertainty: i32,
    /// Whether it is sure enough for a rank.
    pub ranked: bool,
}

/// The leader board of a game.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Leaders {
    pub game: String,
    /// Those who are ranked first, each part by rating.
    pub players: Vec<Leader>,
    /// What sides are worth, for each set of options that rated games were played with.
    pub sides: Vec<SideWorths>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    pub name: String,
    pub rating: i32,
    pub uncertainty: i32,
    pub ranked: bool,
    pub games: u32,
    pub played: i64,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SideWorths {
    #[ts(type = "Record<string, unknown>")]
    pub options: Json,
    pub games: u32,
    pub sides: Vec<SideShare>,
}

/// How often a side wins between players of the same strength, from 0 to 1.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SideShare {
    pub side: Seat,
    pub share: f64,
    pub uncertainty: f64,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    pub name: String,
    pub ratings: Vec<GameRating>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameRating {
    pub game: String,
    pub rating: i32,
    pub uncertainty: i32,
    pub ranked: bool,
    pub games: u32,
    /// The newest first.
    pub history: Vec<RatedGame>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RatedGame {
    pub table: String,
    pub at: i64,
    pub side: Seat,
    pub result: Score,
    pub before: ShownRating,
    pub after: ShownRating,
    pub others: Vec<RatedOpponent>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    Won,
    Drawn,
    Lost,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RatedOpponent {
    pub side: Seat,
    /// Empty where the account is gone.
    pub name: String,
    pub rating: i32,
}

/// Everybody's rating at a rated table.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TableRatings {
    pub rated: bool,
    /// Once it is in the books: whether it counts.
    pub entered: Option<bool>,
    #[ts(type = "Record<Seat, SeatRating>")]
    pub seats: BTreeMap<Seat, SeatRating>,
    /// How likely each side is to win, from 0 to 1, once everybody sits.
    #[ts(type = "Record<Seat, number>")]
    pub chances: BTreeMap<Seat, f64>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatRating {
    pub before: ShownRating,
    pub after: Option<ShownRating>,
}

#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum EventForm {
    Single,
    Double,
    Knockout,
}

#[derive(Debug, Serialize, TS)]
pub struct NewEvent {
    pub name: String,
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    pub options: BTreeMap<String, Json>,
    pub speed: Speed,
    pub form: EventForm,
    pub rated: bool,
}

/// A line of the list of one's events.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EventLine {
    pub id: String,
    pub name: String,
    pub game: String,
    pub form: EventForm,
    pub status: Status,
    pub owner: bool,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EventInfo {
    pub id: String,
    pub name: String,
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    pub options: Json,
    pub speed: Speed,
    pub form: EventForm,
    pub rated: bool,
    pub status: Status,
    /// From 1; 0 before the start.
    pub round: u32,
    pub rounds: u32,
    /// The sides of a game, in the order of `first` and `second`.
    pub sides: Vec<Seat>,
    pub owner: bool,
    pub joined: bool,
    pub players: Vec<EventPlayer>,
    pub games: Vec<EventGame>,
    /// The best first.
    pub standings: Vec<EventStanding>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EventPlayer {
    pub number: u32,
    pub name: String,
    pub rating: i32,
    pub withdrawn: bool,
    pub mine: bool,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EventGame {
    pub round: u32,
    pub board: u32,
    /// 0, and more where a drawn knock-out game is played again.
    pub replay: u32,
    /// Numbers of players; null where nobody is there.
    pub first: Option<u32>,
    pub second: Option<u32>,
    pub table: Option<String>,
    pub status: Option<Status>,
    pub result: Option<EventResult>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EventResult {
    First,
    Second,
    Draw,
    WalkoverFirst,
    WalkoverSecond,
    Bye,
    Void,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EventStanding {
    /// Null for whoever withdrew early.
    pub rank: Option<u32>,
    pub number: u32,
    pub name: String,
    pub rating: i32,
    pub points: f64,
    /// Sonneborn and Berger.
    pub tie_break: f64,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// The last round of a knock-out that they came to; one more for its winner.
    pub reached: u32,
    pub withdrawn: bool,
}

/// How a game that is over went.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// The order of every row of `chances`.
    pub seats: Vec<Seat>,
    /// One row a ply: how likely each seat was to win.
    pub chances: Vec<Vec<f32>>,
    /// What turned it, the biggest first.
    pub swings: Vec<Swing>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Swing {
    pub from: u32,
    pub to: u32,
    #[ts(as = "Option<Message>")]
    pub chapter: Json,
    #[ts(as = "Message")]
    pub deed: Json,
    pub seat: Seat,
    pub gain: f32,
}

/// What a player has ordered at a table, and what came of it. Nobody else is told.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// To be named by whoever changes them.
    pub version: u32,
    /// Whether to pass in every response window.
    pub pass: bool,
    pub orders: Vec<Order>,
    /// Oldest first.
    pub told: Vec<Fate>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Order {
    pub id: String,
    pub when: When,
    /// One question after the other.
    pub answers: Vec<Given>,
    /// The ply at which it was written, or at which it last answered.
    pub since: u32,
    /// Whether it has answered already: the rest follows without a condition.
    pub begun: bool,
}

/// On what an order waits.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum When {
    Whatever,
    /// An event with these fields.
    Seen {
        #[ts(type = "Record<string, unknown>")]
        event: Json,
        #[ts(as = "Message")]
        text: Json,
    },
}

#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Given {
    pub name: String,
    #[ts(as = "Message")]
    pub text: Json,
}

/// What came of an order.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Fate {
    pub ply: u32,
    pub fate: FateKind,
    /// Null where it was passed in a response window.
    pub when: Option<When>,
    /// The answer that was given, or all that were not.
    pub answers: Vec<Given>,
    pub why: Option<Why>,
}

#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum FateKind {
    Played,
    Dropped,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Why {
    #[ts(as = "Option<Rule>")]
    pub rule: Option<String>,
    #[ts(as = "Message")]
    pub text: Json,
}

/// All orders of a seat as they are to be.
#[derive(Debug, Serialize, TS)]
pub struct OrdersPlan {
    /// The version that was read.
    pub version: u32,
    pub pass: bool,
    pub orders: Vec<OrderPlan>,
}

#[derive(Debug, Serialize, TS)]
pub struct OrderPlan {
    /// Of an order that is there already.
    pub id: Option<String>,
    pub when: When,
    pub answers: Vec<Given>,
}

/// A line of what the Strategist tells.
#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum AdviceLine {
    /// How much is thought through, from 0 to 1.
    Done(f32),
    Advice(Advice),
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    pub seat: Seat,
    /// How likely the seat is to win, from 0 to 1.
    pub value: f32,
    pub iterations: u32,
    /// The best first.
    pub choices: Vec<Weighed>,
    /// What was answered, in a game that is over.
    #[ts(as = "Option<Choice>")]
    pub played: Json,
}

/// An answer, how often it was looked at, and how likely it is to win.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Weighed {
    pub index: u32,
    pub name: String,
    pub target: String,
    #[ts(as = "Message")]
    pub text: Json,
    pub visits: u32,
    pub value: f32,
}

#[derive(Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerFrame {
    State(Box<StateFrame>),
    /// The fields that have changed since the last frame; of the view only its own changed fields.
    Change(#[ts(type = "Partial<StateFrame>")] Json),
    Accepted {
        ply: u32,
        row: u32,
    },
    Refused {
        ply: Option<u32>,
        code: String,
        #[ts(as = "Option<Rule>")]
        rule: Option<String>,
        #[ts(as = "Message")]
        text: Json,
    },
    Presence {
        #[ts(type = "Record<Seat, boolean>")]
        seats: BTreeMap<Seat, bool>,
        spectators: u32,
    },
    Chat {
        room: Room,
        from: String,
        text: String,
        at: i64,
    },
    /// To the owner alone.
    Orders {
        seat: Seat,
        version: u32,
        pass: bool,
        orders: Vec<Order>,
        told: Vec<Fate>,
    },
    Pong,
    Bye {
        #[ts(as = "Message")]
        text: Json,
    },
}

#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    Seats,
    Spectators,
}

#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ClientFrame {
    Hello {
        seen: Option<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        viewer: Option<Viewer>,
    },
    Answer {
        ply: u32,
        seat: Seat,
        choice: u32,
    },
    Undo {
        seat: Seat,
    },
    Resign {
        seat: Seat,
    },
    Look {
        seat: Viewer,
    },
    Chat {
        room: Room,
        text: String,
    },
    Ping,
}

#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ApiError {
    pub error: Complaint,
}

/// A sentence that can be shown as it is.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Complaint {
    pub code: String,
    pub text: String,
    /// The same for programs that put it into words themselves.
    #[ts(as = "Message")]
    pub message: Json,
    #[serde(default)]
    #[ts(optional)]
    pub advice: Option<String>,
}
