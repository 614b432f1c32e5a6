import { describe, expect, test } from "vitest";
import { clockText } from "./clock";
import { changed, mergeEvents, standing } from "./live.svelte";
import { parse } from "./route";
import { spoken } from "./language";
import { blocks, inline, slug, statement } from "./rules";
import { DEFAULTS, readSettings } from "./settings.svelte";
import { GLANCE, passesAfter, WINDOW } from "./window";
import { addTexts, capital, join, say } from "./text";
import type { LogEvent, StateFrame } from "./types";

const event = (ply: number, data: LogEvent["data"] = { event: "x" }): LogEvent => ({ ply, text: { id: "x" }, data });

describe("events", () => {
  test("a reconnect doubles none", () => {
    const { all, fresh } = mergeEvents([event(1), event(2)], [event(2), event(3)]);
    expect(all.map((e) => e.ply)).toEqual([1, 2, 3]);
    expect(fresh.map((e) => e.ply)).toEqual([3]);
  });
  test("several of one ply stay together", () => {
    expect(mergeEvents([event(1)], [event(2), event(2)]).all).toHaveLength(3);
  });
  test("an undo takes away what it took back, and is told itself", () => {
    const undo = event(4, { kind: "undo", to: 1 });
    expect(standing([event(1), event(2), event(3), undo, event(5)]).map((e) => e.ply)).toEqual([1, 4, 5]);
  });
});

describe("words", () => {
  addTexts("list-two = { $first } and { $rest }\nlist-more = { $first }, { $rest }\na = A\nof = of { $who }");
  test("lists are joined in the language's own way", () => {
    expect(join([])).toBe("");
    expect(join(["a"])).toBe("a");
    expect(join(["a", "b"])).toBe("a and b");
    expect(join(["a", "b", "c"])).toBe("a, b and c");
  });
  test("messages nest", () => {
    expect(say({ id: "of", args: { who: { id: "a" } } })).toBe("of A");
    expect(say({ id: "of", args: { who: [{ id: "a" }, { id: "a" }] } })).toBe("of A and A");
  });
  test("a missing message shows its name", () => expect(say({ id: "nowhere" })).toBe("⟨nowhere⟩"));
  test("capitals", () => expect(capital("the event")).toBe("The event"));
});

test.each([
  [0, "0:00"],
  [61_000, "1:01"],
  [3_600_000, "1:00:00"],
  [90_000_000, "1 d 1 h"],
])("a clock of %i ms reads %s", (ms, text) => expect(clockText(ms)).toBe(text));

describe("addresses", () => {
  test("each page has one", () => {
    expect(parse("/")).toEqual({ name: "lobby" });
    expect(parse("/table/ab")).toEqual({ name: "table", id: "ab" });
    expect(parse("/join/t0k")).toEqual({ name: "join", token: "t0k" });
    expect(parse("/replay/ab/12")).toEqual({ name: "replay", id: "ab", ply: 12 });
    expect(parse("/cards/dictators", "#bulldozer")).toEqual({ name: "cards", game: "dictators", card: "bulldozer" });
    expect(parse("/ratings/1960")).toEqual({ name: "ratings", game: "1960" });
    expect(parse("/player/Ann%20B")).toEqual({ name: "player", player: "Ann B" });
    expect(parse("/event/ab")).toEqual({ name: "event", id: "ab" });
    expect(parse("/rules/1960", "#R-1.1.1")).toEqual({ name: "rules", game: "1960", rule: "R-1.1.1" });
  });
  test("others are missing", () => expect(parse("/nowhere").name).toBe("missing"));
});

describe("settings", () => {
  test("are kept", () => expect(readSettings('{"theme":"dark"}').theme).toBe("dark"));
  test("survive nonsense", () => {
    expect(readSettings("{")).toEqual(DEFAULTS);
    expect(readSettings('{"pace":"fast","other":1}')).toEqual(DEFAULTS);
    expect(readSettings("null")).toEqual(DEFAULTS);
    expect(readSettings('{"language":"tlh"}')).toEqual(DEFAULTS);
  });
});

describe("the language", () => {
  test("is the browser's first that there is", () => {
    expect(spoken("auto", ["fr-FR", "it-CH", "en"])).toBe("it");
    expect(spoken("auto", ["en-GB", "it"])).toBe("en");
    expect(spoken("auto", ["fr"])).toBe("en");
  });
  test("is the one that was set", () => expect(spoken("it", ["en"])).toBe("it"));
});

describe("the rules page", () => {
  const page = "# Rules\n\n## 1. Parts\n- **R-1.1.1** `[gmt]` {Overview} Two *players*.\n- **R-1.1.2** Nine turns,\n  no more.\n\n| a | b |\n| --- | --- |\n| 1 | `2` |\n";
  test("a statement is found with its heading and edition", () => {
    expect(statement(page, "R-1.1.1")).toEqual({ rule: "R-1.1.1", edition: "gmt", heading: "Overview", text: "Two players." });
    expect(statement(page, "R-9.9.9")).toBeNull();
    const derived = "- **R-2.2.2** `[both]` † {Setting Up} The *tiles* start here.\n- **R-2.2.3** † So it follows.";
    expect(statement(derived, "R-2.2.2")).toEqual({ rule: "R-2.2.2", edition: "both", heading: "Setting Up", text: "† The tiles start here." });
    expect(statement(derived, "R-2.2.3")).toEqual({ rule: "R-2.2.3", edition: null, heading: null, text: "† So it follows." });
  });
  test("is read in blocks", () => {
    expect(blocks(page).map((block) => block.kind)).toEqual(["heading", "heading", "list", "table"]);
    const list = blocks(page)[2];
    expect(list?.kind === "list" && list.items.map((item) => item.id)).toEqual(["R-1.1.1", "R-1.1.2"]);
  });
  test("headings have addresses as elsewhere", () => expect(slug("1. Components and constants")).toBe("1-components-and-constants"));
  test("no markup comes from the text", () => expect(inline("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]));
});

describe("changes", () => {
  test("leave alone what they do not tell of", () => {
    const frame = { ply: 3, question: null, view: { turn: 1, hand: ["a"] } } as unknown as StateFrame;
    const next = changed(frame, { ply: 4, view: { hand: [] } });
    expect(next).toEqual({ ply: 4, question: null, view: { turn: 1, hand: [] } });
    expect(frame.view).toEqual({ turn: 1, hand: ["a"] });
  });
});

describe("response windows", () => {
  const person = { kind: "person", mine: false };
  const me = { kind: "person", mine: true };
  const bot = { kind: "bot", mine: false };
  const frame = (seats: object[], choices: number, speed: unknown = "none") => ({ seats, speed, choices: Array(choices).fill({}) }) as unknown as StateFrame;

  test("take everybody equally long, whatever they hold", () => {
    expect(passesAfter(frame([me, person], 1), false)).toBe(WINDOW);
    expect(passesAfter(frame([me, person], 3), false)).toBe(WINDOW);
  });
  test("take as long as the table says in live games, or wait for everybody", () => {
    const live = (window: number) => ({ live: { seconds: 600, increment: 5, window } });
    expect(passesAfter(frame([me, person], 2, live(20)), false)).toBe(20_000);
    expect(passesAfter(frame([me, person], 2, live(0)), false)).toBe(null);
  });
  test("need no word of whoever has nothing and plays bots", () => {
    expect(passesAfter(frame([me, bot], 1), false)).toBe(GLANCE);
    expect(passesAfter(frame([me, bot], 2), false)).toBe(null);
  });
  test("wait in slow games, unless one always passes", () => {
    expect(passesAfter(frame([me, person], 1, { days: 3 }), false)).toBe(null);
    expect(passesAfter(frame([me, person], 2, { days: 3 }), true)).toBe(GLANCE);
  });
  test("are answered by hand where several play at one screen", () => {
    expect(passesAfter(frame([me, me], 1), true)).toBe(null);
  });
});
