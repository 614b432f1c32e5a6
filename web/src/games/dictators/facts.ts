// Small truths about the dictators' race that several parts of its board need.
import { t } from "../../lib/text";
import type { Dictator, DictatorsFrame, DictatorsReference, DictatorsView, Kind, Place, StateFrame, TimeZone } from "../../lib/types";

export const ZONES: readonly TimeZone[] = ["hawaii", "pacific", "mountain", "central", "eastern"];
export const placeName = (key: Place): string => t(`dictators-place-${key}`);

/** Seats by their number, by name. */
export const seatKeys = (frame: StateFrame): string[] => frame.seats.map((seat) => seat.side);
export const cardOf = (reference: DictatorsReference, key: Kind) => reference.cards.find((card) => card.key === key);
export const dictatorOf = (reference: DictatorsReference, key: Dictator) => reference.dictators.find((person) => person.key === key);

/** A dictator's name without the epithet. */
export const shortName = (name: string): string => name.replace(/ ".*"$/, "");

/** What lies on the response stack, the first thing first. */
export type Answerable = Extract<DictatorsFrame, { frame: "turn-start" | "play" | "move" | "arrived" | "attempt" | "roll" | "present" }>;
const ANSWERABLE = new Set(["turn-start", "play", "move", "arrived", "attempt", "roll", "present"]);
export const stackOf = (view: DictatorsView): Answerable[] => view.frames.filter((frame): frame is Answerable => ANSWERABLE.has(frame.frame));
