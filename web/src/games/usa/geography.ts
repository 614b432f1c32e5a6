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
