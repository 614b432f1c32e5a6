// Who sits at this browser, and what the server knows once for all.
import { get, locale, post } from "./api";
import { addTexts } from "./text";
import type { GameInfo, User } from "./types";

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
/** What is printed on a game's board and cards; asked for once. */
export function reference<T>(game: string): Promise<T> {
  let found = references.get(game);
  if (!found) {
    found = get<T>(`/api/games/${game}/reference`);
    found.catch(() => references.delete(game));
    references.set(game, found);
  }
  return found as Promise<T>;
}
