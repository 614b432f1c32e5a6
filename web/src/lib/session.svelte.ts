// Who sits at this browser, and what the server knows once for all.
import { get, locale, post } from "./api";
import { addTexts } from "./text";
import type { GameInfo, StateFrame, User } from "./types";

class Session {
  user = $state<User | null>(null);
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);
  trouble = $state<string | null>(null);

  async start(): Promise<void> {
    try {
      const [texts, games, session] = await Promise.all([
        locale("en"),
        get<GameInfo[]>("/api/games"),
        post<{ user: User }>("/api/session"),
      ]);
      addTexts(texts);
      this.games = games;
      this.user = session.user;
      this.ready = true;
      this.trouble = null;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
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
