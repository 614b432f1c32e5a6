// The card gallery: every card of every game, found by words and by filters, on paper, and from a line of the log.
import { expect, type Page } from "@playwright/test";
import { answerUntil, clean, smallType, test, visit } from "./table";

/** Each game with what shows some of each kind of its cards: looking for barriers among hundreds takes minutes. */
const GAMES: Record<string, [filter: string, value: string][]> = {
  "1960": [["points", "4"]],
  "campaign-trail": [["politick", "super-pac"], ["sort", "candidate"], ["sort", "topic"], ["party", "libertarian"]],
  dictators: [["cost", "2"], ["sort", "founder"], ["sort", "president"], ["sort", "token"]],
};
const cards = (page: Page) => page.locator("main .cards > li");
const filter = (page: Page, key: string) => page.locator(`[data-filter="${key}"]`);

/** How many cards the server knows of. */
async function printed(page: Page, game: string): Promise<number> {
  const reference = (await (await page.request.get(`/api/games/${game}/reference`)).json()) as Record<string, unknown>;
  const lists = ["cards", "candidates", "topics", "solo", "presidents", "dictators", "tokens", "facilities"].map((key) => reference[key]);
  const advanced = Object.values((reference.advanced ?? {}) as Record<string, unknown[]>);
  return [...lists, ...advanced].reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

async function cleanByKind(page: Page, kinds: [string, string][]): Promise<void> {
  for (const [key, value] of kinds) {
    await filter(page, key).selectOption(value);
    await clean(page);
    await filter(page, key).selectOption("");
  }
}

for (const [game, kinds] of Object.entries(GAMES)) {
  test(`${game}: all cards, each once; without barriers, in both themes and on a phone`, async ({ browser }) => {
    for (const theme of ["light", "dark"]) {
      const page = await visit(browser, {}, { theme, game });
      await page.getByRole("link", { name: "Cards", exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`/cards/${game}$`));
      await expect(cards(page)).toHaveCount(await printed(page, game));
      const ids = await cards(page).evaluateAll((all) => all.map((card) => card.id));
      expect(new Set(ids).size).toBe(ids.length);
      await cleanByKind(page, theme === "dark" ? kinds : kinds.slice(0, 1));
    }
    const phone = await visit(browser, { viewport: { width: 390, height: 844 } }, { game });
    await phone.goto(`/cards/${game}`);
    await expect(cards(phone).first()).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await smallType(phone)).toEqual([]);
    await expect(phone.getByText("⟨")).toHaveCount(0);
    await cleanByKind(phone, kinds.slice(0, 1));
  });
}

test("a search looks at names and texts, and filters narrow it", async ({ browser }) => {
  const page = await visit(browser);
  await page.goto("/cards/1960");
  const search = page.getByRole("searchbox");
  await search.fill("whistlestop");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Whistlestop");
  await search.fill("state support TEXAS");
  await expect(page.locator("[id='lyndon-johnson']")).toBeVisible();
  await search.fill("no card says this");
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("No card fits. Take a filter away.");
  await page.getByRole("button", { name: "Show all" }).click();
  await filter(page, "points").selectOption("4");
  await filter(page, "side").selectOption({ label: "Nixon" });
  const points = await cards(page).locator(".points > [aria-hidden]").allTextContents();
  expect(points.length).toBeGreaterThan(3);
  expect(new Set(points)).toEqual(new Set(["4"]));
  await filter(page, "state").selectOption({ label: "California" });
  await expect(cards(page).first()).toContainText("California");
});

test("the other games have filters of their own", async ({ browser }) => {
  const page = await visit(browser);
  await page.goto("/cards/campaign-trail");
  await filter(page, "sort").selectOption("candidate");
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole("button", { name: "Show all" }).click();
  await filter(page, "politick").selectOption("super-pac");
  await expect(cards(page).first()).toContainText("Super PAC");
  await page.getByRole("navigation", { name: "Games" }).getByRole("link", { name: "The Dictators' Race" }).click();
  await filter(page, "sort").selectOption("dictator");
  await expect(cards(page)).toHaveCount(14);
  await page.getByRole("searchbox").fill("fiddler");
  await expect(cards(page)).toHaveCount(1);
});

test("on paper there are the cards and nothing to click", async ({ browser }) => {
  const page = await visit(browser);
  await page.goto("/cards/dictators");
  await expect(cards(page).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.locator("nav").first()).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

for (const game of Object.keys(GAMES)) {
  test(`${game}: a line of the log leads to its card, and back leads to the table`, async ({ browser }) => {
    const page = await visit(browser, {}, { game });
    await page.locator("button.side").first().click();
    const link = page.locator(".log a.card").first();
    await answerUntil(page, () => link.isVisible());
    const table = page.url();
    const name = (await link.getAttribute("aria-label"))?.replace("Card: ", "") ?? "";
    const key = (await link.getAttribute("href"))?.split("#").at(-1) ?? "";
    await link.click();
    const card = page.locator(`[id="${key}"]`);
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
    await expect(card).toContainText(name.replace("#", ""));
    await page.goBack();
    await expect(page).toHaveURL(table);
    await expect(page.locator(".sentence")).toBeVisible();
  });
}

test("the table's menu leads to the cards", async ({ browser }) => {
  const page = await visit(browser);
  await page.locator("button.side").first().click();
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Cards" }).click();
  await expect(cards(page).first()).toBeVisible();
});
