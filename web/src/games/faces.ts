// What the shell must know of each game: how to fetch its board, which answers the board shows, and how its log is sorted.
import type { Component } from "svelte";
import type { LogEvent, StateFrame } from "../lib/types";
import type { Gallery } from "./gallery";

/** What every board is given. Its view and reference are in the game's own form, which only the board knows. */
export interface BoardProps {
  frame: StateFrame;
  view: never;
  /** What the viewer would see after the answer under the pointer. */
  ahead?: never | null;
  reference: never;
  events: LogEvent[];
  /** What has just happened. */
  fresh: LogEvent[];
  /** Whether the end is being told on the board: until then nobody should give the result away. */
  counting?: boolean;
}
export type GameBoard = Component<BoardProps, object, "counting">;

export interface Face {
  /** Fetched when a table of the game is opened. */
  board: () => Promise<{ default: GameBoard }>;
  /** All its cards, from what is printed on them. */
  gallery: () => Promise<{ gallery: (reference: never) => Gallery }>;
  /** The picture in the lobby. */
  poster: () => Promise<{ default: Component }>;
  /** Targets that the board shows where they can be clicked; the others are buttons in the question bar. */
  drawn: RegExp;
  /** Kinds of log lines, by the names of events. */
  log: Record<string, RegExp>;
  /** Events that begin a part of the game: shown whatever is filtered. */
  chapter: RegExp;
  /** Whether the table is dark now: a night, or the end of the world. */
  night: (view: unknown) => boolean;
  /** Whether the question is a response window, in which whoever says nothing passes. */
  window?: (view: unknown) => boolean;
  /** What is said when no seat has won, where that is no draw. */
  nobody?: string;
}

export const FACES: Record<string, Face> = {
  "1960": {
    board: () => import("./sixty/SixtyBoard.svelte"),
    gallery: () => import("./sixty/gallery"),
    poster: () => import("./sixty/SixtyPoster.svelte"),
    drawn: /^(state|card):/,
    log: {
      draws: /cube-drawn|reseeded|reshuffled|drew/,
      cards: /card|event|played|preempt|trigger|turned-up|discard|retriev|aside|in-force|effects/,
      board: /support|media|issue|momentum|moved|crossed|endors|track/,
    },
    chapter: /^turn-began$/,
    night: (view) => (view as { turn?: number } | null)?.turn === 9,
  },
  "campaign-trail": {
    board: () => import("./trail/TrailBoard.svelte"),
    gallery: () => import("./trail/gallery"),
    poster: () => import("./trail/TrailPoster.svelte"),
    drawn: /^(state|card|candidate|region):/,
    log: {
      draws: /drew|returned|reshuffled|exchanged/,
      cards: /card|responded|stays|ongoing|tucked|retrieved|discarded|automated/,
      board: /voters|majority|moved|money|registered|marker|track/,
    },
    chapter: /^(round-began|debate-began)$/,
    night: () => false,
    window: (view) => (view as { own?: { asked?: boolean } | null } | null)?.own?.asked ?? false,
    nobody: "trail-board-nobody",
  },
  dictators: {
    board: () => import("./dictators/DictatorsBoard.svelte"),
    gallery: () => import("./dictators/gallery"),
    poster: () => import("./dictators/DictatorsPoster.svelte"),
    drawn: /^(place|road|zone|seat|card|ability|token|president):/,
    log: {
      draws: /rolled|roll-|drew|reshuffled|shuffled/,
      cards: /card|ability|power|token|founder|asset|ban|discard|cancel|redirect|ignored|taken|retriev|event/,
      board: /travel|moved|road|airspace|defcon|trident|disarmed|rearmed|traded|attempt|skip/,
    },
    chapter: /^turn-began$/,
    night: (view) => ((view as { defcon?: number } | null)?.defcon ?? 5) <= 2,
    window: (view) => (view as { window?: boolean } | null)?.window ?? false,
  },
};
