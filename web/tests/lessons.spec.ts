// Every lesson of every game to its end: with the mouse at the width of a phone, and by keyboard; in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { answerOnce, clean, lit, movedFrom, position, test, visit, watched } from "./table";

const LESSONS = join(import.meta.dirname, "../../lessons");
const PHONE = { width: 390, height: 844 };
/** The language in which each hand plays. */
const [BY_MOUSE, BY_KEYBOARD] = ["en-GB", "it-IT"];
const lessons = readdirSync(LESSONS).flatMap((game) => readdirSync(join(LESSONS, game)).map((name) => ({ game, name })));

/** The messages of a lesson, by identifier. */
function words(game: string, name: string, language: string): Map<string, string> {
  const lines = readFileSync(join(LESSONS, game, name, `${language}.ftl`), "utf8").split("\n");
  return new Map(lines.filter((line) => /^[a-z].* = /.test(line)).map((line) => [line.slice(0, line.indexOf(" = ")), line.slice(line.indexOf(" = ") + 3)]));
}
/** What the notes of a lesson say, step by step. */
function steps(game: string, name: string): string[] {
  const notes = readFileSync(join(LESSONS, game, name, "notes.toml"), "utf8");
  return [...notes.matchAll(/^text = "(.+)"$/gm)].map((match) => match[1] ?? "");
}

/** A page on the first page with this game's face. */
async function arrive(page: Page, game: string, name: string): Promise<Map<string, string>> {
  // Where the page does not speak the browser's language, it speaks English.
  const language = await page.evaluate(() => document.documentElement.lang.slice(0, 2));
  const texts = words(game, name, language);
  await expect(page.locator(`[data-lesson="${name}"]`)).toContainText(texts.get(`lesson-${game}-${name}`) ?? "no title");
  return texts;
}

/** Plays a lesson to its end and sees every step of it, each with its words. */
async function follow(page: Page, game: string, name: string, texts: Map<string, string>, answer: () => Promise<void>): Promise<void> {
  const panel = page.locator(".lesson");
  const told = steps(game, name);
  const seen: string[] = [];
  await expect(panel).toBeVisible();
  for (;;) {
    const { step, text } = await panel.evaluate((element) => ({ step: (element as HTMLElement).dataset.step ?? "", text: element.querySelector(".text")?.textContent ?? "" }));
    if (step !== seen.at(-1)) {
      seen.push(step);
      const id = step === "done" ? `lesson-${game}-${name}-end` : (told[Number(step) - 1] ?? "");
      expect(text).toContain(texts.get(id) ?? `no message ${id}`);
    }
    if (step === "done") break;
    await answer();
  }
  expect(seen).toEqual([...told.map((_, i) => String(i + 1)), "done"]);
}

/** After a lesson one plays on: everything that is legal is lit. */
async function playOn(page: Page, answer: () => Promise<void>): Promise<void> {
  await expect(page.locator(".lesson")).toHaveCount(0);
  const from = Number((await position(page)).ply);
  const look = watched(page);
  for (let now = from; now < from + 6; now = Number((await look()).ply)) await answer();
  await expect(page.locator(".lesson")).toHaveCount(0);
}

async function begin(page: Page, name: string): Promise<void> {
  await page.locator(`[data-lesson="${name}"]`).click();
  await expect(page.locator(".lesson")).toBeVisible();
}

/** Answers with the key that goes to the next answer, and Enter. */
async function byKey(page: Page): Promise<void> {
  const { ply, lit } = await position(page);
  if (!lit.length) return page.waitForTimeout(20);
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await movedFrom(page, ply);
}

for (const { game, name } of lessons) {
  test(`${game}, ${name}: with the mouse at the width of a phone, in ${BY_MOUSE}`, async ({ browser }) => {
    const page = await visit(browser, { viewport: PHONE, locale: BY_MOUSE }, { game });
    const texts = await arrive(page, game, name);
    await begin(page, name);
    await clean(page);
    const look = watched(page);
    const answer = async () => answerOnce(page, await look());
    await follow(page, game, name, texts, answer);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.locator(".lesson button").click();
    await playOn(page, answer);
  });

  test(`${game}, ${name}: by keyboard, in ${BY_KEYBOARD}`, async ({ browser }) => {
    const page = await visit(browser, { locale: BY_KEYBOARD }, { game });
    const texts = await arrive(page, game, name);
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((name) => (document.activeElement as HTMLElement | null)?.dataset.lesson === name, name)) break;
    }
    await page.keyboard.press("Enter");
    await follow(page, game, name, texts, () => byKey(page));
    await clean(page);
    await page.locator(".lesson button").focus();
    await page.keyboard.press("Enter");
    await playOn(page, () => byKey(page));
  });
}

test("another answer is not taken, with a kind word; skipping lets one play as one likes", async ({ browser }) => {
  const page = await visit(browser, {}, { game: "1960" });
  await begin(page, "first-turn");
  const { ply } = await position(page);
  expect(await lit(page)).toHaveLength(1);
  // What is dimmed says that it is disabled, and may be tried all the same.
  await page.locator(".answers .dim").click({ force: true });
  await expect(page.locator(".lesson .kindly")).toBeVisible();
  expect((await position(page)).ply).toBe(ply);
  await page.locator(".lesson button").click();
  await expect(page.locator(".lesson")).toHaveCount(0);
  expect(await lit(page)).toHaveLength(2);
  await page.locator(".answers .answer").last().click();
  await expect.poll(async () => (await position(page)).ply).not.toBe(ply);
  await page.reload();
  await expect(page.locator(".sentence")).toBeVisible();
  await expect(page.locator(".lesson")).toHaveCount(0);
});

test("an undo goes back in the lesson", async ({ browser }) => {
  const page = await visit(browser, {}, { game: "1960" });
  await begin(page, "first-turn");
  await byKey(page);
  await expect(page.locator(".lesson")).toHaveAttribute("data-step", "2");
  await page.locator(".undo").click();
  await expect(page.locator(".lesson")).toHaveAttribute("data-step", "1");
});
