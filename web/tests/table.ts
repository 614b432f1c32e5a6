// A player's hands: what every browser test does at a table.
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

export interface Kept {
  theme?: string;
  palette?: string;
  confirm?: boolean;
  animation?: boolean;
  pace?: number;
}

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
export function lit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>("[data-target]:not([disabled])")];
    return [...new Set(found.map((element) => element.dataset.target ?? ""))];
  });
}

/** How often the table has moved on, as far as this page knows. */
export const sentence = (page: Page) => page.locator(".sentence").textContent();

/** Answers what is asked until `until` holds. Different answers come up as the game goes on. */
export async function answerUntil(page: Page, until: () => Promise<boolean>, tap = false): Promise<void> {
  for (let step = 0; step < 4000; step += 1) {
    if (await until()) return;
    const targets = await lit(page);
    const target = targets[(step * 7) % targets.length];
    if (!target) {
      await page.waitForTimeout(30);
      continue;
    }
    const place = page.locator(`[data-target="${target}"]`).first();
    // A state is clicked at its label, which lies inside it.
    const act = tap ? place.tap({ timeout: 1500, force: true }) : place.click({ timeout: 1500, force: true });
    await act.catch(() => undefined);
    await page.waitForTimeout(10);
  }
  throw new Error("the game does not go on");
}

/** The same without a hand on the mouse: for tests that want a later part of the game, not the way there. */
export async function rushUntil(page: Page, until: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 4000; step += 1) {
    if (await until()) return;
    await page.evaluate((step) => {
      const found = [...document.querySelectorAll("[data-target]:not([disabled])")];
      found[(step * 7) % found.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }, step);
    await page.waitForTimeout(20);
  }
  throw new Error("the game does not go on");
}
