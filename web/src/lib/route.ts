// Which page an address means.

export type Route =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "join"; token: string }
  | { name: "replay"; id: string; ply: number | null }
  | { name: "rules"; game: string; rule: string | null }
  | { name: "cards"; game: string; card: string | null }
  | { name: "settings" }
  | { name: "account" }
  | { name: "ratings"; game: string }
  | { name: "player"; player: string }
  | { name: "event"; id: string }
  | { name: "missing" };

export function parse(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  switch (first) {
    case undefined:
      return { name: "lobby" };
    case "table":
      return second ? { name: "table", id: second } : { name: "missing" };
    case "join":
      return second ? { name: "join", token: second } : { name: "missing" };
    case "replay":
      return second ? { name: "replay", id: second, ply: third ? Number(third) : null } : { name: "missing" };
    case "rules":
      return { name: "rules", game: second ?? "1960", rule: hash ? hash.slice(1) : null };
    case "cards":
      return { name: "cards", game: second ?? "1960", card: hash ? decodeURIComponent(hash.slice(1)) : null };
    case "settings":
      return { name: "settings" };
    case "account":
      return { name: "account" };
    case "ratings":
      return { name: "ratings", game: second ?? "1960" };
    case "player":
      return second ? { name: "player", player: second } : { name: "missing" };
    case "event":
      return second ? { name: "event", id: second } : { name: "missing" };
    default:
      return { name: "missing" };
  }
}
