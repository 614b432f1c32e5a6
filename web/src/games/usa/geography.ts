// The United States as every board draws them: outlines, label points, neighbours, and how arrow keys walk from place to place.
import mapData from "./map.json";

/** Eastern states too small to tap, told again in the column beside the map. */
export const CALL_OUT = ["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD"] as const;

export interface Place {
  x: number;
  y: number;
  near: string[];
}
export interface Shape extends Place {
  d: string;
}
/** All states in an Albers projection of 975 × 610 units, and the borders between the regions of 1960. */
export const MAP: { borders: string; states: Record<string, Shape> } = mapData;

/** A number kept within bounds: what stands on a state at the edge of the map stays on the map. */
export const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
/** The map's own size. */
export const [WIDTH, HEIGHT] = [975, 610];
export const WHOLE_MAP = `0 0 ${WIDTH} ${HEIGHT}`;

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const WAY: Record<Arrow, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The place that lies next in a direction: near it, and least to the side. */
export function walk(from: string, arrow: Arrow, places: Record<string, Place> = MAP.states): string {
  const here = places[from];
  if (!here) return from;
  const [dx, dy] = WAY[arrow];
  let best = from;
  let least = Infinity;
  for (const [key, there] of Object.entries(places)) {
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (key === from || along <= 4 || aside > along * 2.2) continue;
    const cost = along + aside * 1.6 - (here.near.includes(key) ? 40 : 0);
    if (cost < least) {
      least = cost;
      best = key;
    }
  }
  return best;
}

/** Corners of an outline, ring by ring. */
function rings(d: string): [number, number][][] {
  const ring = (text: string) => text.slice(1).split("L").map((pair) => pair.split(",").map(Number) as [number, number]);
  return d.split("Z").filter(Boolean).map(ring);
}

/** The borders between groups of states: every stretch that two states of different groups share. */
export function bordersBetween(group: (state: string) => string | undefined): string {
  const owner = new Map<string, string>();
  const borders: string[] = [];
  for (const [key, shape] of Object.entries(MAP.states)) {
    for (const ring of rings(shape.d)) {
      ring.forEach((corner, i) => {
        const next = ring[(i + 1) % ring.length];
        if (!next) return;
        const stretch = [corner.join(), next.join()].sort().join("L");
        const other = owner.get(stretch);
        if (other === undefined) owner.set(stretch, key);
        else if (group(other) !== group(key)) borders.push(`M${stretch}`);
      });
    }
  }
  return borders.join("");
}

/** The part of the map that some states lie in, with a margin, as a view box. */
export function boxAround(states: readonly string[], margin = 14): string {
  const corners = states.flatMap((key) => rings(MAP.states[key]?.d ?? "").flat());
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].join(" ");
}

/** States in the order in which their polls close: from east to west, Alaska and Hawaii last. */
export function fromEastToWest<T extends { key: string; votes: number }>(states: readonly T[], places: Record<string, Place> = MAP.states): T[] {
  const late = (state: T) => (state.key === "AK" || state.key === "HI" ? 1 : 0);
  const zone = (state: T) => Math.round((places[state.key]?.x ?? 0) / 90);
  return [...states].sort((a, b) => late(a) - late(b) || zone(b) - zone(a) || a.votes - b.votes);
}
