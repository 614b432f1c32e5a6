// What the server sends. One file, until it is generated from Rust.

export type Side = "kennedy" | "nixon";
export type Seat = string;
export type Viewer = Seat | "spectator";

/** A sentence by its Fluent identifier, with what is to be filled in. */
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}
export type Arg = number | string | Message | Message[];

export interface User {
  id: string;
  name: string;
  guest: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  options: OptionSpec[];
  seats: Seat[];
  bots: string[];
}
export interface OptionSpec {
  key: string;
  form: "flag" | "one-of" | "range";
  /** Every value; of a range its ends. */
  values: (string | number | boolean)[];
  default: string | number | boolean;
  help: string;
}

export type Speed = "none" | { live: { seconds: number; increment: number } } | { days: number };
export type SeatPlan = { who: "me" } | { who: "open" } | { who: "bot"; bot: string };
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  speed: Speed;
  private: boolean;
  hints?: boolean;
  bot_pace_ms?: number;
}
export interface Created {
  table: string;
  invitations?: Record<Seat, string>;
}

export interface SeatInfo {
  side: Seat;
  player: string | null;
  kind: "person" | "bot" | "open";
  bot?: string | null;
  present: boolean;
  mine: boolean;
}
export type Status = "open" | "running" | "over";
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  speed: Speed;
  status: Status;
  your_turn?: boolean;
  mine?: boolean;
  private?: boolean;
  hints?: boolean;
}

export interface Question {
  id: string;
  rule: string;
  text: Message;
}
export interface Choice {
  index: number;
  name: string;
  target: string;
  text: Message;
}
export interface LogEvent {
  ply: number;
  text: Message;
  /** `event` names what happened in the game, `kind` what happened to the table itself. */
  data: { event?: string; kind?: string } & Record<string, unknown>;
}
export interface Clocks {
  left_ms: Record<Seat, number>;
  running: Seat[];
}
export interface Outcome {
  winners: Seat[];
  scores: Record<Seat, number>;
  rule: string | null;
  reason: "rules" | "resigned" | "clock";
}

export interface StateFrame<V = unknown> {
  type: "state";
  ply: number;
  last_ply?: number | null;
  viewer: Viewer;
  seats: SeatInfo[];
  view: V;
  awaited: Seat[];
  question: Question | null;
  choices: Choice[];
  events: LogEvent[];
  can_undo: boolean;
  clocks: Clocks | null;
  status: Status;
  outcome: Outcome | null;
  commitment: string;
  seed: string | null;
  /** Whether this viewer may ask for advice while the game runs. */
  hints: boolean;
}

/** How a game that is over went. */
export interface Story {
  /** The order of every row of `chances`. */
  seats: Seat[];
  /** One row a ply: how likely each seat was to win. */
  chances: number[][];
  /** What turned it, the biggest first. */
  swings: Swing[];
}
export interface Swing {
  from: number;
  to: number;
  chapter: Message | null;
  deed: Message;
  seat: Seat;
  gain: number;
}

export type ServerFrame =
  | StateFrame
  | { type: "accepted"; ply: number }
  | { type: "refused"; ply: number; code: string; rule: string | null; text: Message | string | null }
  | { type: "presence"; seats: Record<Seat, boolean>; spectators: number }
  | { type: "chat"; room: Room; from: string; text: string; at: number | string }
  | { type: "pong" }
  | { type: "bye"; text: string | Message };

export type Room = "seats" | "spectators";
export type ClientFrame =
  | { type: "hello"; seen: number | null; viewer?: Viewer }
  | { type: "answer"; ply: number; seat: Seat; choice: number }
  | { type: "undo"; seat: Seat }
  | { type: "resign"; seat: Seat }
  | { type: "look"; seat: Viewer }
  | { type: "chat"; room: Room; text: string }
  | { type: "ping" };

export interface ApiError {
  error: { code: string; text: string; advice?: string };
}

// 1960

export type Region = "west" | "midwest" | "south" | "east";
export type Zone = Region | "alaska" | "hawaii";
export type Issue = "defense" | "economy" | "civil-rights";
export type Sides<T> = Record<Side, T>;
/** `"kennedy 4"`, `"nixon 1"` or `"empty"`. */
export type LeanText = string;

export interface SixtyPile {
  size: number;
  known: string[];
}
export interface SixtyTally {
  votes: Sides<number>;
  states: Sides<number>;
  cubes: Sides<number>;
  winner: Side | null;
  by: string;
}
export interface SixtyView {
  turn: number;
  stage: string | Record<string, Record<string, number>>;
  initiative: Side;
  start_player: Side;
  support: Record<string, LeanText>;
  media: Record<Region, LeanText>;
  endorsements: Record<Region, LeanText>;
  issues: Record<Issue, LeanText>;
  track: Issue[];
  tokens: Sides<string>;
  momentum: Sides<number>;
  rest: Sides<number>;
  bag: Sides<number>;
  candidate: Sides<boolean>;
  vice_president: Sides<boolean>;
  discard: string[];
  removed: string[];
  in_play: string[];
  in_force: Sides<string[]>;
  debate_space: string[];
  election_space: string[];
  prevention_space: string[];
  prevented: string[];
  endorsement_deck: { regional: Record<Region, number>; major: number };
  debate: {
    original: Issue[];
    open: Record<Issue, boolean>;
    cards: Record<Issue, Sides<string[]>>;
    track: (Issue | null)[];
    won: number;
  };
  revealed: Sides<string[]>;
  result: SixtyTally | null;
  hand: Sides<SixtyPile>;
  stack: Sides<SixtyPile>;
  deck_size: number;
  own: { pick: unknown; aside: string[] } | null;
  options: { edition: string; vice_president_cards: boolean; restricted_positioning: boolean };
}

export interface SixtyState {
  key: string;
  name: string;
  votes: number;
  region: Region;
  edge: Side;
  zone: Zone;
}
export interface SixtyCard {
  key: string;
  number: number;
  name: string;
  points: number;
  rest: number;
  icon: Side | "both";
  issue: Issue | null;
  state: string | null;
  space: "debate" | "election" | "prevention" | null;
  lasts: boolean;
  text: Message;
}
export interface SixtyReference {
  states: SixtyState[];
  cards: SixtyCard[];
  zones: Record<Zone, Zone[]>;
}
