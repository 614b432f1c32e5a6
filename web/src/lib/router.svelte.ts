// The page's own addresses. A link is an ordinary <a>; clicks on it are caught once, here.
import { parse, type Route } from "./route";

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
