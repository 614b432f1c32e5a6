// What a player has set for this browser. Kept in local storage, never sent.
import { type Language, LANGUAGES, spoken } from "./language";

export interface Settings {
  /** The language of the page; `auto` is the browser's. */
  language: "auto" | Language;
  theme: "auto" | "light" | "dark";
  palette: "normal" | "colour-blind";
  confirm: boolean;
  animation: boolean;
  sound: boolean;
  pace: number;
  notify: boolean;
  /** In slow games, whether one passes whenever a response could be given. */
  pass: boolean;
  /** The game that the lobby shows. */
  game: string;
}

const KEY = "hustings";
export const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  palette: "normal",
  confirm: false,
  animation: true,
  sound: false,
  pace: 700,
  notify: false,
  pass: false,
  game: "1960",
};

/** Settings from what was stored, whatever that is. */
export function readSettings(stored: string | null): Settings {
  const settings: Settings = { ...DEFAULTS };
  let given: unknown;
  try {
    given = JSON.parse(stored ?? "{}");
  } catch {
    return settings;
  }
  if (typeof given !== "object" || given === null) return settings;
  for (const [key, value] of Object.entries(given)) {
    const known = key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings];
    if (known) Object.assign(settings, { [key]: value });
  }
  if (!(["auto", ...LANGUAGES] as string[]).includes(settings.language)) settings.language = "auto";
  return settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Settings>(readSettings(stored()));

/** The language that this page is to speak. */
export const language = (): Language => spoken(settings.language, navigator.languages);

/** Whether anything may move: the player wants it, and so does the device. */
export function moves(): boolean {
  return settings.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Writes the settings down and shows them on the page's root, where the style sheets look. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.palette = settings.palette;
  root.dataset.motion = moves() ? "on" : "off";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
