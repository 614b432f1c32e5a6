// Small truths about the dictators' race that several parts of its board need.
import { say, t } from "../../lib/text";
import type { Dictator, DictatorsCard, DictatorsFrame, DictatorsReference, DictatorsView, Kind, Place, StateFrame, TimeZone } from "../../lib/types";

export const ZONES: readonly TimeZone[] = ["hawaii", "pacific", "mountain", "central", "eastern"];
export const placeName = (key: Place): string => t(`dictators-place-${key}`);
/** Sites abroad as post and customs write them: British Columbia and Baja California must not look alike. */
const ABROAD: Partial<Record<Place, string>> = {
  CBC: "BC", CAB: "AB", CMB: "MB", CON: "ON", CQC: "QC",
  MBC: "BCN", MCH: "CHH", MNL: "NLE", MVE: "VER",
};
/** What a place's sign says. */
export const signOf = (key: Place): string => ABROAD[key] ?? key;

/** Seats by their number, by name. */
export const seatKeys = (frame: StateFrame): string[] => frame.seats.map((seat) => seat.side);
export const cardOf = (reference: DictatorsReference, key: Kind) => reference.cards.find((card) => card.key === key);
export const dictatorOf = (reference: DictatorsReference, key: Dictator) => reference.dictators.find((person) => person.key === key);

/** What a card shows. */
export interface CardFace {
  sort: string;
  name: string;
  cost?: number | null;
  note?: string;
  text: string;
  line?: string;
}
/** A card of the command deck. */
export function faceOf(card: DictatorsCard): CardFace {
  const { sort, name } = card;
  const line = say(card.line);
  const note = [say(card.when), card.usa_only ? t("dictators-board-usa-only") : "", card.turns ? t("dictators-board-turns", { turns: card.turns }) : ""].filter(Boolean).join(" · ");
  const text = say(card.text) || t("dictators-board-event", { card: card.key });
  const cost = sort === "action" || sort === "asset" ? card.cost : null;
  return { sort: sort === "defcon" || sort === "trident" ? "event" : sort, name, cost, note, text, line };
}

/** A dictator's name without the epithet. */
export const shortName = (name: string): string => name.replace(/ ".*"$/, "");

/** What lies on the response stack, the first thing first. */
export type Answerable = Extract<DictatorsFrame, { frame: "turn-start" | "play" | "move" | "arrived" | "attempt" | "roll" | "present" }>;
const ANSWERABLE = new Set(["turn-start", "play", "move", "arrived", "attempt", "roll", "present"]);
export const stackOf = (view: DictatorsView): Answerable[] => view.frames.filter((frame): frame is Answerable => ANSWERABLE.has(frame.frame));
