// Where everything lies on the board of the dictators' race, in the units of the map of the states.
import type { DictatorsReference, Place, Road, TimeZone } from "../../lib/types";
import { MAP, type Place as Spot } from "../usa/geography";
import outlines from "./land.json";

/** Canada, Mexico and Cuba as one outline, and the waters inside them. */
export const OUTLINES: { land: string; water: string } = outlines;

export type Box = readonly [x: number, y: number, width: number, height: number];
export const WHOLE: Box = [-92, -82, 1100, 786];
/** Parts of the board that a small screen shows one at a time. */
export const PARTS: Record<string, Box> = {
  west: [-92, -82, 480, 610],
  middle: [340, -30, 400, 560],
  east: [625, 10, 390, 420],
  mexico: [90, 400, 430, 304],
  southeast: [590, 330, 418, 374],
};

/** Hawaii lies off California here, and Alaska, where nobody goes, beside British Columbia. */
export const HAWAII = "translate(-284 -136)";
export const ALASKA = "translate(-107 -398) scale(0.7)";

type Point = readonly [x: number, y: number];
// Sites abroad, and states whose own place on the map is too small for a sign: these stand in the sea beside it.
const MOVED: Partial<Record<Place, Point>> = {
  HI: [12, 452],
  CBC: [112, -44], CAB: [236, -26], CMB: [462, 8], CON: [640, 34], CQC: [826, 40],
  MBC: [126, 470], MCH: [290, 534], MNL: [402, 606], MVE: [446, 674], GTMO: [944, 662],
  ME: [928, 78], VT: [862, 120], NH: [930, 122], MA: [962, 164], CT: [908, 192], RI: [972, 208], NJ: [896, 230], DE: [944, 264],
  MD: [876, 272], DC: [900, 350], CIA: [968, 376], NY: [826, 168], PA: [802, 222], WV: [756, 280], VA: [812, 322], NC: [806, 362],
  MI: [690, 204], IN: [664, 252], IL: [613, 268], OH: [726, 244], KY: [690, 316], TN: [668, 364], WI: [596, 166], IA: [540, 222],
  SC: [790, 404], GA: [738, 426], AL: [676, 432], MS: [618, 440], FL: [784, 520], LA: [560, 482], AR: [562, 392], MO: [562, 316],
  ID: [196, 180], WA: [126, 62], OR: [98, 134], CA: [62, 262], NV: [138, 238],
};
/** Where the land is whose sign stands apart from it. */
export const LEADERS: Partial<Record<Place, Point>> = {
  NH: [893, 140], MA: [905, 170], CT: [886, 190], RI: [905, 184], NJ: [863, 228], DE: [855, 262], MD: [838, 256], DC: [828, 270],
};

export const spotOf = (key: Place): Point => {
  const moved = MOVED[key];
  const state = MAP.states[key];
  return moved ?? (state ? [state.x, state.y] : [0, 0]);
};

/** The signs of the time zones. */
export const ZONE_SIGNS: Record<TimeZone, Point> = {
  hawaii: [-24, 506],
  pacific: [-30, 196],
  mountain: [350, 34],
  central: [612, 566],
  eastern: [936, 440],
};

export const middleOf = (one: Place, two: Place): Point => {
  const [a, b] = [spotOf(one), spotOf(two)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};

/** A flight as an arc, so that it is never taken for a road. */
export function arc(one: Place, two: Place): string {
  const [[ax, ay], [bx, by]] = [spotOf(one), spotOf(two)];
  const bend = 0.16;
  const [cx, cy] = [(ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend];
  return `M${ax},${ay}Q${cx},${cy} ${bx},${by}`;
}

/** Locations as the arrow keys walk them. */
export function spots(reference: DictatorsReference): Record<string, Spot> {
  return Object.fromEntries(
    reference.places.map(({ key, neighbours, flights }) => {
      const [x, y] = spotOf(key);
      return [key, { x, y, near: [...neighbours, ...flights] }];
    }),
  );
}

export const roadName = (road: Road): [string, string] => road.split("-") as [string, string];

export const inside = ([x, y]: Point, [left, top, width, height]: Box): boolean => x >= left && x <= left + width && y >= top && y <= top + height;
