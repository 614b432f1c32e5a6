// Which language is spoken: the one that was set, else the first of the browser's that there is.

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", it: "Italiano" };

export function spoken(set: "auto" | Language, preferred: readonly string[]): Language {
  if (set !== "auto") return set;
  const bases = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return bases.map((base) => LANGUAGES.find((known) => known === base)).find(Boolean) ?? "en";
}
