import { describe, expect, test } from "vitest";
import { cardsOf, filter, type GalleryCard, sift } from "./gallery";

const card = (key: string, words: string, is: Record<string, string[]> = {}) => ({ key, name: key, words, is }) as unknown as GalleryCard;
const cards = [card("Café", "Adds support in Texas", { points: ["3"] }), card("Gaffe", "Loses support in Ohio", { points: ["2", "3"] })];

describe("the gallery", () => {
  test("a search finds all its words, whatever their case and accents", () => {
    expect(sift(cards, "cafe TEXAS", {}).map(({ key }) => key)).toEqual(["Café"]);
    expect(sift(cards, "texas ohio", {})).toEqual([]);
    expect(sift(cards, " ", {})).toHaveLength(2);
  });
  test("filters narrow it", () => {
    expect(sift(cards, "", { points: "2" }).map(({ key }) => key)).toEqual(["Gaffe"]);
    expect(sift(cards, "", { points: "" })).toHaveLength(2);
    expect(sift(cards, "", { state: "NY" })).toEqual([]);
  });
  test("a filter offers what there is", () => {
    expect(filter("points", cards, (value) => value, ["1", "2", "3"]).values.map(([value]) => value)).toEqual(["2", "3"]);
  });
});

describe("the cards of an event", () => {
  test("are found by the fields that name them", () => {
    expect(cardsOf({ event: "card-played", card: "gaffe", side: "nixon" })).toEqual(["gaffe"]);
    expect(cardsOf({ event: "drew", cards: ["a", "b"] })).toEqual(["a", "b"]);
    expect(cardsOf({ event: "drew", cards: null, count: 2 })).toEqual([]);
    expect(cardsOf({ event: "card-played", card: { known: "veto" } })).toEqual(["veto"]);
  });
});
