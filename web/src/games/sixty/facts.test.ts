import { describe, expect, test } from "vitest";
import type { SixtyReference, SixtyView } from "../../lib/types";
import { CALL_OUT, MAP, walk } from "../usa/geography";
import { lean, taker, tipping } from "./facts";

describe("leans", () => {
  test("are read", () => {
    expect(lean("kennedy 4")).toEqual({ side: "kennedy", cubes: 4 });
    expect(lean("empty")).toEqual({ side: null, cubes: 0 });
    expect(lean(undefined).side).toBeNull();
  });
});

describe("the map", () => {
  test("has fifty states", () => expect(Object.keys(MAP.states)).toHaveLength(50));
  test("is walked by geography", () => {
    expect(walk("KS", "ArrowUp")).toBe("NE");
    expect(walk("KS", "ArrowDown")).toBe("OK");
    expect(walk("KS", "ArrowLeft")).toBe("CO");
    expect(walk("KS", "ArrowRight")).toBe("MO");
    expect(walk("ME", "ArrowRight")).toBe("ME");
  });
  test("every state can be reached by arrows, and left", () => {
    const reached = new Set(["KS"]);
    for (const from of reached) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) reached.add(walk(from, arrow));
    }
    expect([...Object.keys(MAP.states)].filter((key) => !reached.has(key))).toEqual([]);
  });
  test("the call-out states are on it", () => CALL_OUT.forEach((key) => expect(MAP.states[key]).toBeDefined()));
});

describe("the score", () => {
  const state = (key: string, votes: number, edge: "kennedy" | "nixon") =>
    ({ key, name: key, votes, region: "east", zone: "east", edge }) as const;
  const reference = { states: [state("NY", 300, "nixon"), state("PA", 200, "nixon"), state("MD", 37, "nixon")], cards: [], zones: {} } as unknown as SixtyReference;
  const view = { support: { NY: "kennedy 1", PA: "empty", MD: "nixon 2" }, endorsements: { east: "empty" }, votes_now: { kennedy: 300, nixon: 237 } } as unknown as SixtyView;
  test("leaders take their states, edges the rest", () => expect(reference.states.map((s) => taker(view, s))).toEqual(["kennedy", "nixon", "nixon"]));
  test("endorsements go before edges", () => {
    const endorsed = { ...view, endorsements: { ...view.endorsements, east: "kennedy 1" } };
    expect(reference.states.map((s) => taker(endorsed, s))).toEqual(["kennedy", "kennedy", "nixon"]);
  });
  test("what tips it is named", () => expect(tipping(view, reference).map((s) => s.key)).toEqual(["NY"]));
});
