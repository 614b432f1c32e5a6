// A player's hands: what every browser test does at a table.
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, expect, type Page, test as plain } from "@playwright/test";

export interface Kept {
  theme?: string;
  palette?: string;
  confirm?: boolean;
  animation?: boolean;
  pace?: number;
  game?: string;
  language?: string;
}

/** A test that closes its pages at the end: the next one has the machine for itself. */
export const test = plain.extend<{ closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A page on the lobby, with bots that answer at once and nothing that moves. Anything the browser complains of fails. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}, kept: Kept = {}): Promise<Page> {
  const url = process.env.HUSTINGS_URL ?? "http://127.0.0.1:4600";
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  const stored = JSON.stringify({ pace: 0, animation: false, ...kept });
  await page.addInitScript((text) => {
    if (!localStorage.getItem("hustings")) localStorage.setItem("hustings", text);
  }, stored);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

/** Opens a table as Kennedy and gives the link for whoever is to be Nixon. */
export async function invite(host: Page): Promise<string> {
  await host.getByRole("button", { name: "Invite, and play Kennedy" }).click();
  // By its name: the lobby, which is there until the table is, has a textbox too.
  return host.getByRole("textbox", { name: "Send this link to your opponent" }).inputValue();
}

export async function playAs(page: Page, side: "kennedy" | "nixon"): Promise<void> {
  await page.locator(`button.side.${side}`).click();
  await asked(page);
}

/** Waits until the page asks something. */
export async function asked(page: Page): Promise<void> {
  await expect(page.locator("[data-target]").first()).toBeVisible({ timeout: 20_000 });
}

export const over = (page: Page) => page.locator(".verdict, .studio").first();

export async function turn(page: Page): Promise<number> {
  return Number(await page.locator(".turns [aria-current=step] b").textContent());
}

/** What is lit right now, as targets. */
export const lit = async (page: Page) => (await position(page)).lit;

export const sentence = (page: Page) => page.locator(".sentence").textContent();

interface Position {
  ply: string;
  sentence: string;
  lit: string[];
  /** The target in focus, if one is, and the element that has it. */
  focus: string | null;
  focused: string;
}

export function position(page: Page): Promise<Position> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>("[data-target]:not([disabled])")];
    const active = document.activeElement as HTMLElement | null;
    return {
      ply: document.querySelector<HTMLElement>("[data-ply]")?.dataset.ply ?? "",
      sentence: document.querySelector(".sentence")?.textContent ?? "",
      lit: [...new Set(found.map((element) => element.dataset.target ?? ""))],
      focus: active?.dataset.target ?? null,
      focused: active?.outerHTML.slice(0, 160) ?? "",
    };
  });
}

/** How long a table may stand still before a test gives up: long enough for a busy machine, short of a whole test. */
const PATIENCE = 60_000;

/** Looks at the table again and again; once it has stood still for too long, the error says at which question. */
export function watched(page: Page): () => Promise<Position> {
  let ply = "";
  let since = Date.now();
  return async () => {
    const now = await position(page);
    if (now.ply !== ply) {
      ply = now.ply;
      since = Date.now();
    } else if (Date.now() - since > PATIENCE) {
      throw new Error(`the game does not go on at ply ${ply}: "${now.sentence}", lit: ${now.lit.join(" ")}, in focus: ${now.focused}`);
    }
    return now;
  };
}

/** A point of the screen at which `target` itself is hit. A state's middle may lie outside it. */
function pointOf(page: Page, target: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((target) => {
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const element of document.querySelectorAll(`[data-target="${target}"]:not([disabled])`)) {
      element.scrollIntoView({ block: "center", inline: "center" });
      const box = element.getBoundingClientRect();
      for (const down of parts) {
        for (const along of parts) {
          const [x, y] = [box.left + box.width * along, box.top + box.height * down];
          if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
      }
    }
    return null;
  }, target);
}

/** Waits, not for long, until the table has moved on from a ply. */
export async function movedFrom(page: Page, ply: string): Promise<void> {
  const moved = (ply: string) => document.querySelector<HTMLElement>("[data-ply]")?.dataset.ply !== ply;
  await page.waitForFunction(moved, ply, { timeout: 3000, polling: 10 }).catch(() => undefined);
}

/** Gives one answer with the mouse or a finger, if anything is asked. */
export async function answerOnce(page: Page, now: Position, tap = false): Promise<void> {
  // Different answers come up as the game goes on.
  const target = now.lit[(Number(now.ply) * 7) % now.lit.length];
  const point = target && (await pointOf(page, target));
  if (!point) {
    await page.waitForTimeout(20);
    return;
  }
  await (tap ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
  await movedFrom(page, now.ply);
}

/** Answers what is asked until `until` holds. */
export async function answerUntil(page: Page, until: () => Promise<boolean>): Promise<void> {
  const look = watched(page);
  while (!(await until())) await answerOnce(page, await look());
}

/** The same without a hand on the mouse: for tests that want a later part of the game, not the way there. */
export async function rushUntil(page: Page, until: () => Promise<boolean>): Promise<void> {
  const look = watched(page);
  while (!(await until())) {
    const { ply } = await look();
    if (await rushOnce(page, ply)) await movedFrom(page, ply);
    else await page.waitForTimeout(20);
  }
}

/** One answer given so; whether there was anything to answer. */
export function rushOnce(page: Page, ply: string): Promise<boolean> {
  return page.evaluate((ply) => {
    const found = [...document.querySelectorAll("[data-target]:not([disabled])")];
    return found[(ply * 7) % found.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true })) ?? false;
  }, Number(ply));
}

const LAWS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No violation of the accessibility guidelines, as far as a machine can tell; or of those rules alone. */
export async function clean(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(LAWS)).analyze();
  const told = violations.map((found) => `${found.id}: ${found.nodes.map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? node.all[0]?.message ?? ""})`).join("; ")}`);
  expect(told).toEqual([]);
}

const LOOKS = ["light", "dark"].flatMap((theme) => ["normal", "colour-blind"].map((palette) => ({ theme, palette })));

/** The same in both themes and palettes, the one that is set last. They change colours and nothing else: the other laws are looked at once. */
export async function cleanInEveryLook(page: Page): Promise<void> {
  const set = await page.evaluate(() => ({ theme: document.documentElement.dataset.theme, palette: document.documentElement.dataset.palette }));
  const show = (look: object) => page.evaluate((look) => void Object.assign(document.documentElement.dataset, look), look);
  for (const look of LOOKS.filter((look) => look.theme !== set.theme || look.palette !== set.palette)) {
    await show(look);
    await clean(page, ["color-contrast"]);
  }
  await show(set);
  await clean(page);
}

/** All type under 14 px on the page. */
export function smallType(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("body *")) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!own || element.closest(".hidden-text, title, script, style, noscript, option") || !element.getClientRects().length) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Math.abs(parseFloat(getComputedStyle(element).fontSize) * scale);
      if (size < 13.9) found.push(`${element.textContent?.trim().slice(0, 20)}: ${size.toFixed(1)} px`);
    }
    return found;
  });
}
