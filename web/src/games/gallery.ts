// What a game tells the gallery of its cards: how each is drawn, what can be searched, and by what they are told apart.
import type { Component } from "svelte";

export interface GalleryCard {
  /** Its place in the gallery's address. */
  key: string;
  name: string;
  /** Everything that a search looks at. */
  words: string;
  /** What it is by each filter. */
  is: Record<string, readonly string[]>;
  /** The board's own drawing of it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  drawing: Component<any>;
  props: Record<string, unknown>;
}
export interface Filter {
  key: string;
  /** Each value with its words, in the order in which they are offered. */
  values: readonly (readonly [value: string, words: string])[];
}
export interface Gallery {
  cards: GalleryCard[];
  filters: Filter[];
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The cards that hold every word of a search and have every value that was picked. */
export function sift(cards: readonly GalleryCard[], search: string, picked: Readonly<Record<string, string>>): GalleryCard[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const wanted = Object.entries(picked).filter(([, value]) => value !== "");
  return cards.filter((card) => {
    const text = plain(`${card.name} ${card.words}`);
    return words.every((word) => text.includes(word)) && wanted.every(([filter, value]) => card.is[filter]?.includes(value));
  });
}

/** A filter with the values that some card has. */
export function filter(key: string, cards: readonly GalleryCard[], name: (value: string) => string, inOrder?: readonly string[]): Filter {
  const found = new Set(cards.flatMap((card) => card.is[key] ?? []));
  const values = inOrder ? inOrder.filter((value) => found.has(value)) : [...found];
  const named = values.map((value) => [value, name(value)] as const);
  return { key, values: inOrder ? named : named.sort((a, b) => a[1].localeCompare(b[1])) };
}

/** The fields of an event that name cards. */
const NAMES_CARDS = /^(card|cards|asset|founder|over|gives|gets)$/;

/** The cards that an event names, by their keys. */
export function cardsOf(data: Readonly<Record<string, unknown>>): string[] {
  const keys = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(keys) : [];
  };
  return Object.entries(data).flatMap(([name, value]) => (NAMES_CARDS.test(name) ? keys(value) : []));
}
