// Small readings of a view of 1960: what the board shows, never what is legal.
import type { Region, Side, SixtyReference, SixtyState, SixtyView } from "../../lib/types";

export const SIDES: readonly Side[] = ["kennedy", "nixon"];
export const REGIONS: readonly Region[] = ["west", "midwest", "south", "east"];
/** Votes that win outright. */
export const MAJORITY = 269;
/** Cubes that carry a state. */
export const CARRIED = 4;
export interface Lean {
  side: Side | null;
  cubes: number;
}
const EMPTY: Lean = { side: null, cubes: 0 };

export function lean(text: string | undefined): Lean {
  const [side, cubes] = (text ?? "empty").split(" ");
  if (side !== "kennedy" && side !== "nixon") return EMPTY;
  return { side, cubes: Number(cubes ?? 0) };
}

/** Who would take a state if it were Election Day now: its leader, else its region's endorsements, else its edge. */
export function taker(view: SixtyView, state: SixtyState): Side {
  return lean(view.support[state.key]).side ?? lean(view.endorsements[state.region]).side ?? state.edge;
}

/** The states that decide it: those of the one ahead that are held by least, dearest first, until he is behind. */
export function tipping(view: SixtyView, reference: SixtyReference): SixtyState[] {
  const votes = view.votes_now;
  const ahead: Side = votes.kennedy >= votes.nixon ? "kennedy" : "nixon";
  const held = reference.states
    .filter((state) => taker(view, state) === ahead)
    .sort((a, b) => lean(view.support[a.key]).cubes - lean(view.support[b.key]).cubes || b.votes - a.votes);
  const tips: SixtyState[] = [];
  let left = votes[ahead];
  for (const state of held) {
    if (left < MAJORITY) break;
    tips.push(state);
    left -= state.votes;
  }
  return tips.slice(0, 6);
}

export function stageName(view: SixtyView): string {
  return typeof view.stage === "string" ? view.stage : (Object.keys(view.stage)[0] ?? "over");
}

/** Activity phase 1 to 5 while there is one. */
export function activityPhase(view: SixtyView): number | null {
  if (typeof view.stage === "string" || !("activity" in view.stage)) return null;
  const { plays } = view.stage.activity;
  return plays === 0 ? null : Math.ceil(plays / 2);
}
