// What a page says and how: no English on an Italian page, and nothing cut off.
import { type APIRequestContext, type Page } from "@playwright/test";

/** Common words of English that are none of Italian. */
const ENGLISH =
  "the and of to with your you is was were from for this that has have will can not by at it its which who when where what their there they card cards player players turn turns draw hand round each every an on one two may must play plays or as here now more than first then so all nobody game table seat move moves";

/** The names of a game's cards and people, which stay as they are in every language. */
export async function names(request: APIRequestContext, game: string): Promise<string[]> {
  const reference: unknown = await (await request.get(`/api/games/${game}/reference`)).json();
  const found: string[] = ["The Making of the President"];
  const collect = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "name" && typeof inner === "string") found.push(inner);
      else collect(inner);
    }
  };
  collect(reference);
  // Longer names first: one may be a part of another.
  return found.sort((one, other) => other.length - one.length);
}

/** Everything on the page that has an English word in it or is no word at all: text, labels and titles. */
export function english(page: Page, names: string[]): Promise<string[]> {
  return page.evaluate(
    ({ words, names }) => {
      const known = new Set(words.split(" "));
      const said: string[] = [document.title];
      for (const element of document.querySelectorAll("body *:not(script, style)")) {
        if (element.closest("[lang]:not(html)")) continue;
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        said.push(own.map((node) => node.textContent).join(" "), element.getAttribute("aria-label") ?? "", element.getAttribute("title") ?? "", element.getAttribute("placeholder") ?? "");
      }
      const fold = (text: string) => text.toLowerCase().replaceAll("’", "'");
      const plain = (text: string) => names.reduce((left, name) => left.replaceAll(fold(name), " "), fold(text));
      // States have two capital letters, and epithets stand in quotes.
      const named = (text: string) => text.replace(/"[^"]*"/g, " ").replace(/\b[A-Z]{2}\b/g, " ");
      const found = said.filter((text) => text.includes("⟨") || plain(named(text)).split(/[^\p{L}'-]+/u).some((word) => known.has(word)));
      return [...new Set(found.map((text) => text.trim()))];
    },
    { words: ENGLISH, names },
  );
}

/** Every text of the page that is cut off: by its own box, by a box around it, or by the edge of a drawing. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    // A line is higher than its letters.
    const LEADING = 3;
    const found: string[] = [];
    // A small card is an excerpt, shown whole where one points at it; people may have any name; and who looks at a part of a map closely
    // has left the rest.
    const SHORTENED = ".card:not(.large), .player, [data-close]";
    const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const tell = (element: Element, why: string) => {
      const name = element.tagName.toLowerCase() + [...element.classList].map((part) => `.${part}`).join("");
      found.push(`${name} ${why}: ${element.textContent?.trim().slice(0, 60)}`);
    };
    for (const element of document.querySelectorAll("body *")) {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!texts.length || element.closest(".hidden-text, title, option, script, style, [hidden]")) continue;
      if (element.closest(SHORTENED)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Its own words, without those of the elements within.
      const boxes = texts.map((text) => {
        const range = document.createRange();
        range.selectNode(text);
        return range.getBoundingClientRect();
      });
      const box = {
        left: Math.min(...boxes.map((part) => part.left)),
        right: Math.max(...boxes.map((part) => part.right)),
        top: Math.min(...boxes.map((part) => part.top)),
        bottom: Math.max(...boxes.map((part) => part.bottom)),
      };
      if (box.right === box.left || box.bottom === box.top) continue;
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        // What scrolls can be read in full.
        const [across, down] = [style.overflowX, style.overflowY];
        if ([across, down].some((overflow) => overflow === "auto" || overflow === "scroll")) break;
        if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
        if (clips(across) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)) {
          tell(element, `is ${Math.round(Math.max(box.right - edge.right, edge.left - box.left))} px wider than ${around.tagName.toLowerCase()}.${[...around.classList].join(".")}`);
          break;
        }
        if (clips(down) && (box.bottom > edge.bottom + LEADING || box.top < edge.top - LEADING)) {
          tell(element, `is ${Math.round(Math.max(box.bottom - edge.bottom, edge.top - box.top))} px higher than ${around.tagName.toLowerCase()}.${[...around.classList].join(".")}`);
          break;
        }
        if (style.position === "fixed") break;
      }
    }
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) {
      const wide = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > innerWidth + SLACK);
      wide.slice(-3).forEach((element) => tell(element, "ends beyond the screen"));
      found.push(`the page is ${beyond} px wider than the screen`);
    }
    return [...new Set(found)];
  });
}

/** Fluent source with every text about a third longer: vowels stand twice. Names of messages, variants and arguments stay. */
export function stretched(source: string): string {
  const longer = (text: string) => {
    let depth = 0;
    return [...text].map((char) => {
      if (char === "{") depth += 1;
      if (char === "}") depth = Math.max(0, depth - 1);
      return depth === 0 && /[aeiou]/i.test(char) ? char + char.toLowerCase() : char;
    }).join("");
  };
  const line = (line: string) => {
    const parts = /^([\w-]+ =|\s+\*?\[[^\]]+\]|\s+)(.*)$/.exec(line);
    return parts && !line.startsWith("#") ? `${parts[1]}${longer(parts[2] ?? "")}` : line;
  };
  return source.split("\n").map(line).join("\n");
}
