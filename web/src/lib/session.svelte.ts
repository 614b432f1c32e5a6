// Who sits at this browser, and what the server knows once for all.
import { get, locale, post } from "./api";
import type { Language } from "./language";
import { language } from "./settings.svelte";
import { speak } from "./text";
import type { GameInfo, StateFrame, User } from "./types";

class Session {
  user = $state<User | null>(null);
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);
  trouble = $state<string | null>(null);

  /** The language whose words are loaded. */
  language = $state<Language | null>(null);

  async start(): Promise<void> {
    try {
      const [, games, session] = await Promise.all([
        this.learn(language()),
        get<GameInfo[]>("/api/games"),
        post<{ user: User }>("/api/session"),
      ]);
      this.games = games;
      this.user = session.user;
      this.ready = true;
      this.trouble = null;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Loads the words of a language, unless another one was asked for meanwhile. */
  async learn(wanted: Language): Promise<void> {
    if (wanted === this.language) return;
    const words = await locale(wanted);
    if (wanted !== language()) return;
    speak(wanted, words);
    document.documentElement.lang = wanted;
    this.language = wanted;
  }
}

export const session = new Session();

const references = new Map<string, Promise<unknown>>();
/** What is printed on a game's board and cards, or on those of a table that plays with a deck of its own; asked for once. */
export function reference<T>(game: string, table: string | null = null): Promise<T> {
  const where = table ? `/api/tables/${table}/reference` : `/api/games/${game}/reference`;
  let found = references.get(where);
  if (!found) {
    found = get<T>(where);
    found.catch(() => references.delete(where));
    references.set(where, found);
  }
  return found as Promise<T>;
}

/** The table whose cards are to be asked for, where they are not the game's own. */
export function ownDeck(frame: StateFrame | null): string | null {
  return frame && (frame.options.deck ?? "house") !== "house" ? frame.table : null;
}
