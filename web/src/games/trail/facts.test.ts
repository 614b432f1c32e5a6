import { describe, expect, test } from "vitest";
import type { TrailReference, TrailState, TrailView } from "../../lib/types";
import { bordersBetween, boxAround, fromEastToWest, walk } from "../usa/geography";
import { coloured, inPlay, marker, PLACES, roleOf, standings, tally, travel } from "./facts";
import { SIGNS } from "./marks";

const ohio = { key: "OH", name: "Ohio", votes: 18, stars: ["republican", "democrat"], issue: "TAX" } as unknown as TrailState;
const view = {
  roster: { seats: 3, in_play: 0b101, automated: 0, party_of: ["democrat", "democrat", "republican"], teams: { democrat: [0, 1], libertarian: [null, null], republican: [2, null] } },
  voters: { OH: { democrat: 3, libertarian: 0, republican: 1 } },
  arena: { TAX: "aside", JOB: "centre", HEA: "democrat 2" },
} as unknown as TrailView;

describe("a view", () => {
  test("names the parties in play", () => expect(inPlay(view)).toEqual(["democrat", "republican"]));
  test("lists those in a state in the order that breaks ties", () =>
    expect(standings(view, ohio)).toEqual([
      { party: "republican", voters: 1, star: 1 },
      { party: "democrat", voters: 3, star: 2 },
    ]));
  test("tells who is President", () => expect([0, 1, 2].map((seat) => roleOf(view, seat))).toEqual(["president", "vice-president", "alone"]));
  test("says where markers are", () => {
    expect(marker(view, "TAX")).toBeNull();
    expect(marker(view, "JOB")).toEqual({ party: null, space: 0 });
    expect(marker(view, "HEA")).toEqual({ party: "democrat", space: 2 });
  });
});

describe("a card", () => {
  test("travels in words", () => expect(["3", "plane", "plane+1", "5/plane"].map((printed) => travel(printed).args)).toEqual([{ kind: "steps", steps: 3 }, { kind: "plane", steps: 0 }, { kind: "both", steps: 1 }, { kind: "either", steps: 5 }]));
  test("colours the states of its issues and its campaign", () => {
    const card = { advertise: ["TAX"], campaign: ["KY"] } as never;
    expect(coloured(card, { states: [ohio] } as unknown as TrailReference)).toEqual(new Set(["OH", "KY"]));
  });
  test("counts an issue that is printed twice", () => expect(tally(["TAX", "JOB", "TAX"])).toEqual([["TAX", 2], ["JOB", 1]]));
  test("has a sign for every issue and action, each of its own", () => {
    const drawn = Object.values(SIGNS).map(({ fill, line }) => `${fill} ${line}`);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

describe("the map", () => {
  test("has a border only between groups", () => {
    expect(bordersBetween(() => "one")).toBe("");
    const alone = bordersBetween((key) => (key === "KS" ? "kansas" : "rest"));
    const all = bordersBetween((key) => key);
    expect(alone.length).toBeGreaterThan(100);
    expect(all.length).toBeGreaterThan(alone.length * 10);
  });
  test("shows the part that some states lie in", () => {
    const [x = 0, y = 0, wide = 0, high = 0] = boxAround(["KS"]).split(" ").map(Number);
    const kansas = PLACES.KS ?? { x: 0, y: 0 };
    expect(kansas.x > x && kansas.x < x + wide && kansas.y > y && kansas.y < y + high).toBe(true);
  });
  test("the District can be reached by arrows, and left", () => {
    const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;
    expect(Object.keys(PLACES).some((from) => arrows.some((arrow) => walk(from, arrow, PLACES) === "DC"))).toBe(true);
    expect(arrows.some((arrow) => walk("DC", arrow, PLACES) !== "DC")).toBe(true);
  });
  test("polls close in the east first, in Alaska and Hawaii last", () => {
    const states = ["HI", "CA", "ME", "OH", "AK"].map((key) => ({ key, votes: 1 }));
    expect(fromEastToWest(states, PLACES).map(({ key }) => key)).toEqual(["ME", "OH", "CA", "HI", "AK"]);
  });
});
