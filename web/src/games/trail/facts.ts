// Small readings of a view of Campaign Trail: what the board shows, never what is legal.
import { CALL_OUT, MAP, type Place } from "../usa/geography";
import type { Message, StateFrame, TrailCard, TrailIssue, TrailParty, TrailReference, TrailRegion, TrailState, TrailStateKey, TrailView } from "../../lib/types";

export const PARTIES: readonly TrailParty[] = ["democrat", "libertarian", "republican"];
export const REGIONS: readonly TrailRegion[] = ["pacific", "mountain", "great-plains", "great-lakes", "gulf-coast", "appalachian", "southeast", "mid-atlantic", "northeast"];
/** The District of Columbia is a state here, and too small to be drawn. */
export const PLACES: Record<string, Place> = { ...MAP.states, DC: { x: 829, y: 277, near: ["MD", "VA"] } };
export const TILES: readonly string[] = [...CALL_OUT, "DC"];
/** Voters in each state for a marker on the spaces of a debate track (CT-B9). */
export const REACTION = [1, 2, 3, 5] as const;

const has = (set: number, party: TrailParty) => ((set >> PARTIES.indexOf(party)) & 1) === 1;
export const inPlay = (view: TrailView) => PARTIES.filter((party) => has(view.roster.in_play, party));
export const isAutomated = (view: TrailView, party: TrailParty) => has(view.roster.automated, party);
/** The seats of a party: its only player, or President and Vice President. */
export const seatsOf = (view: TrailView, party: TrailParty) => view.roster.teams[party].filter((seat) => seat !== null);
export const allSeats = (view: TrailView) => Array.from({ length: view.roster.seats }, (_, seat) => seat);
export const partyOf = (view: TrailView, seat: number): TrailParty => view.roster.party_of[seat] ?? "democrat";

export type Role = "alone" | "president" | "vice-president";
export function roleOf(view: TrailView, seat: number): Role {
  const team = seatsOf(view, partyOf(view, seat));
  return team.length < 2 ? "alone" : team[0] === seat ? "president" : "vice-president";
}

/** The seat through whose eyes the table is seen. */
export function viewerSeat(frame: StateFrame): number | null {
  const at = frame.seats.findIndex((seat) => seat.side === frame.viewer);
  return at < 0 ? null : at;
}

export function stageName(view: TrailView): string {
  return typeof view.stage === "string" ? view.stage : (Object.keys(view.stage)[0] ?? "over");
}
export const isDebating = (view: TrailView) => /^(debate|last-word|voter-reaction)/.test(stageName(view));
/** Everything but the basic solo game has debates. */
export const hasDebates = (view: TrailView) => view.options.mode === "versus" || view.options.solo_deck === "advanced";

export interface Standing {
  party: TrailParty;
  voters: number;
  /** Which tie-break star is theirs; 0 is none. */
  star: 0 | 1 | 2;
}
/** Who stands in a state, in the order that breaks ties: first star, second star, the third party. */
export function standings(view: TrailView, state: TrailState): Standing[] {
  const third = PARTIES.filter((party) => !state.stars.includes(party));
  const all = [...state.stars, ...third].map((party, i) => ({ party, voters: view.voters[state.key][party], star: ([1, 2, 0] as const)[i] ?? 0 }));
  const playing = inPlay(view);
  return all.filter(({ party }) => playing.includes(party));
}

export interface Spot {
  party: TrailParty | null;
  space: number;
}
/** Where an issue's marker is: aside (null), in the centre (space 0), or on a party's track. */
export function marker(view: TrailView, issue: TrailIssue): Spot | null {
  const [place, space] = view.arena[issue].split(" ");
  if (place === "aside") return null;
  if (place === "centre") return { party: null, space: 0 };
  return { party: place as TrailParty, space: Number(space) };
}
export const issuesOf = (view: TrailView) => Object.keys(view.arena) as TrailIssue[];

/** The states that a card may touch: those of its issues and of its campaign. */
export function coloured(card: TrailCard, reference: TrailReference): Set<TrailStateKey> {
  const advertised = reference.states.filter((state) => card.advertise.includes(state.issue)).map((state) => state.key);
  return new Set([...advertised, ...(Array.isArray(card.campaign) ? card.campaign : [])]);
}

/** The same issues, each once with how often it is printed. */
export function tally(issues: readonly TrailIssue[]): [TrailIssue, number][] {
  const counts = new Map<TrailIssue, number>();
  for (const issue of issues) counts.set(issue, (counts.get(issue) ?? 0) + 1);
  return [...counts];
}

/** How far a card lets travel: `3`, `plane`, `plane+1` or `5/plane`, in words. */
export function travel(printed: string): Message {
  const steps = Number(/\d+/.exec(printed)?.[0] ?? 0);
  const kind = !printed.includes("plane") ? "steps" : printed.includes("/") ? "either" : steps ? "both" : "plane";
  return { id: "trail-travel", args: { kind, steps } };
}
