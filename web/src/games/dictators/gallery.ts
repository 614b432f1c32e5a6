// All cards of the dictators' race, for the gallery: the command deck, Presidents, dictators, facilities and tokens.
import { say, t } from "../../lib/text";
import type { DictatorsReference } from "../../lib/types";
import { filter, type Gallery, type GalleryCard } from "../gallery";
import Card from "./DictatorsCard.svelte";
import { type CardFace, faceOf } from "./facts";

const SORTS = ["action", "interruption", "asset", "founder", "event", "president", "dictator", "token", "facility"];
const sortName = (sort: string) => t("gallery-sort", { sort });

function drawn(key: string, face: CardFace, is: Record<string, string[]> = {}): GalleryCard {
  const { sort, name, note = "", text, line = "" } = face;
  return {
    key,
    name,
    words: [note, text, line, sortName(sort)].join(" "),
    is: { sort: [sort], ...is },
    drawing: Card,
    props: { ...face, label: sortName(sort), large: true },
  };
}

export function gallery(reference: DictatorsReference): Gallery {
  const command = reference.cards.map((card) => {
    const face = faceOf(card);
    const place = [card.usa_only ? "usa" : "anywhere", ...(card.air ? ["air"] : [])];
    const cost = face.cost === null || face.cost === undefined ? [] : [String(face.cost)];
    return drawn(card.key, face, { cost, place });
  });
  const presidents = reference.presidents.map(({ key, name, text, line, count }) => drawn(key, { sort: "president", name, text: say(text), line: say(line), note: t("gallery-copies", { count }) }));
  const dictators = reference.dictators.map(({ key, name, realm, when, text, line }) => drawn(key, { sort: "dictator", name, text: say(text), line: say(line), note: [realm, say(when)].filter(Boolean).join(" · ") }));
  const tokens = reference.tokens.map(({ key, when, text }) => drawn(`token-${key}`, { sort: "token", name: t("dictators-board-token", { token: key }), note: say(when), text: say(text) }));
  const facilities = reference.facilities.map(({ place, zone, name }) => {
    const where = { id: `dictators-place-${place}` };
    return drawn(`facility-${place}`, { sort: "facility", name, text: t("gallery-facility-zone", { zone, place: where }) });
  });
  const cards = [...command, ...presidents, ...dictators, ...tokens, ...facilities];
  return {
    cards,
    filters: [
      filter("sort", cards, sortName, SORTS),
      filter("cost", cards, (cost) => t("dictators-board-cost", { cost: Number(cost) }), ["0", "1", "2", "3"]),
      filter("place", cards, (place) => t("gallery-place", { place }), ["usa", "air", "anywhere"]),
    ],
  };
}
