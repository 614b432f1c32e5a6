// All cards of Campaign Trail, for the gallery: actions, candidates, topics, and those of automated parties.
import { capital, join, say, t } from "../../lib/text";
import type { TrailCard, TrailParty, TrailReference, TrailSoloCard } from "../../lib/types";
import { filter, type Gallery, type GalleryCard } from "../gallery";
import Card from "./TrailCard.svelte";
import { PARTIES } from "./facts";
import PlainCard from "./PlainCard.svelte";

const issueName = (issue: string) => say({ id: "trail-issue", args: { issue } });
const politickName = (politick: string) => say({ id: "trail-politick", args: { politick } });
const useName = (use: string) => say({ id: "trail-use", args: { use } });
const partyName = (party: string) => t("trail-board-party", { party });
const sortName = (sort: string) => t("gallery-sort", { sort });

function action(card: TrailCard, reference: TrailReference): GalleryCard {
  const stateName = (key: string) => reference.states.find((state) => state.key === key)?.name ?? key;
  const issues = [...new Set([...card.advertise, ...card.debate])];
  const tour = Array.isArray(card.campaign) ? card.campaign : [];
  return {
    key: card.key,
    name: say({ id: "trail-card", args: { card: card.number } }),
    words: [stateName(card.reference), ...tour.map(stateName), ...issues.map(issueName), ...card.actions.map(useName), card.politick ? politickName(card.politick) : "", say(card.text)].join(" "),
    is: {
      sort: [card.dirty ? "dirty" : "action"],
      issue: issues,
      use: card.actions,
      politick: card.politick ? [card.politick] : [],
      state: [...new Set([card.reference, ...tour])],
    },
    drawing: Card,
    props: { card, reference, large: true },
  };
}

function automated(card: TrailSoloCard, party: TrailParty | null, reference: TrailReference): GalleryCard {
  const stateName = (key: string) => reference.states.find((state) => state.key === key)?.name ?? key;
  const sort = party ? "advanced" : "solo";
  const use = { id: "trail-use", args: { use: card.direct } };
  const lines = [
    card.filled === null ? "" : capital(t("trail-board-automated-register", { filled: card.filled, count: card.register ?? 0 })),
    card.filled === null ? t("gallery-automated-always", { use, count: card.cubes }) : capital(t("trail-board-automated-direct", { use, count: card.cubes })),
    join(card.states.map(({ state, threshold }) => t("gallery-automated-states", { state: stateName(state), lead: threshold }))),
    party ? t("gallery-automated-debate", { checks: card.grid.join(" "), rabbits: card.rabbits }) : "",
  ].filter(Boolean);
  const name = party ? t("gallery-automated-party", { party: partyName(party), card: card.key }) : t("gallery-automated", { card: card.key });
  return {
    key: `${party ?? "solo"}-${card.key}`,
    name,
    words: [...lines, ...card.trail.map(issueName)].join(" "),
    is: { sort: [sort], use: [card.direct], issue: card.trail, party: party ? [party] : [], state: card.states.map(({ state }) => state) },
    drawing: PlainCard,
    props: { sort: sortName(sort), name, lines, issues: card.trail.map((issue) => [issue, issueName(issue)]) },
  };
}

export function gallery(reference: TrailReference): Gallery {
  const candidates = reference.candidates.map(({ key, money, voters }): GalleryCard => {
    const name = say({ id: "trail-candidate", args: { candidate: key } });
    const lines = [`${t("trail-board-money", { amount: money })} · ${t("trail-board-voters", { count: voters })}`, say({ id: "trail-candidate-text", args: { candidate: key } })];
    return { key, name, words: lines.join(" "), is: { sort: ["candidate"] }, drawing: PlainCard, props: { sort: sortName("candidate"), name, lines } };
  });
  const topics = reference.topics.map(({ key, issues }): GalleryCard => {
    const name = t("gallery-topic", { card: key });
    const named = issues.map((issue) => [issue, issueName(issue)] as const);
    return { key: `topic-${key}`, name, words: named.map(([, words]) => words).join(" "), is: { sort: ["topic"], issue: issues }, drawing: PlainCard, props: { sort: sortName("topic"), name, issues: named } };
  });
  const cards = [
    ...reference.cards.map((card) => action(card, reference)),
    ...candidates,
    ...topics,
    ...reference.solo.map((card) => automated(card, null, reference)),
    ...PARTIES.flatMap((party) => reference.advanced[party].map((card) => automated(card, party, reference))),
  ];
  const stateName = (key: string) => reference.states.find((state) => state.key === key)?.name ?? key;
  return {
    cards,
    filters: [
      filter("sort", cards, sortName, ["action", "dirty", "candidate", "topic", "solo", "advanced"]),
      filter("use", cards, (use) => capital(useName(use)), ["travel", "fundraise", "register", "advertise", "campaign", "politick"]),
      filter("issue", cards, issueName),
      filter("politick", cards, politickName),
      filter("party", cards, partyName, PARTIES),
      filter("state", cards, stateName),
    ],
  };
}
