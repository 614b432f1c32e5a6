// The page's own addresses. A link is an ordinary <a>; clicks on it are caught once, here.

export type Route =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "join"; token: string }
  | { name: "replay"; id: string; ply: number | null }
  | { name: "rules"; game: string; rule: string | null }
  | { name: "settings" }
  | { name: "account" }
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
    case "settings":
      return { name: "settings" };
    case "account":
      return { name: "account" };
    default:
      return { name: "missing" };
  }
}

class Router {
  route = $state<Route>(parse(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(location.pathname, location.hash);
  }
}

export const router = new Router();
