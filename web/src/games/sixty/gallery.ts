// The 97 cards of 1960, for the gallery.
import { say, t } from "../../lib/text";
import type { SixtyCard, SixtyReference } from "../../lib/types";
import { filter, type Gallery, type GalleryCard } from "../gallery";
import Card from "./SixtyCard.svelte";

const phase = (card: SixtyCard) => card.space ?? (card.lasts ? "turn" : "once");

export function gallery(reference: SixtyReference): Gallery {
  const stateName = (key: string) => reference.states.find((state) => state.key === key)?.name ?? key;
  const cards = reference.cards.map(
    (card): GalleryCard => ({
      key: card.key,
      name: card.name,
      words: [say(card.text), card.issue ? t("board-issue", { issue: card.issue }) : "", card.state ? stateName(card.state) : ""].join(" "),
      is: {
        side: card.icon === "both" ? ["kennedy", "nixon", "both"] : [card.icon],
        issue: card.issue ? [card.issue] : [],
        state: card.state ? [card.state] : [],
        points: [String(card.points)],
        phase: [phase(card)],
      },
      drawing: Card,
      props: { card, reference, large: true },
    }),
  );
  return {
    cards,
    filters: [
      filter("side", cards, (side) => t("gallery-side", { side }), ["kennedy", "nixon", "both"]),
      filter("issue", cards, (issue) => t("board-issue", { issue }), ["defense", "economy", "civil-rights"]),
      filter("points", cards, (points) => points, ["1", "2", "3", "4", "5"]),
      filter("phase", cards, (phase) => t("gallery-phase", { phase }), ["once", "turn", "debate", "election", "prevention"]),
      filter("state", cards, stateName),
    ],
  };
}
