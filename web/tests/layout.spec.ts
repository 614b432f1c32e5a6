// Nothing is cut off in Italian, nor with every text a third longer: in the lobby, the settings and on the three boards.
import { type Browser, expect, type Page } from "@playwright/test";
import { asked, rushUntil, test, visit } from "./table";
import { cut, stretched } from "./words";

const SCREENS = [
  { name: "a screen", size: { width: 1280, height: 800 } },
  { name: "a phone", size: { width: 390, height: 844 } },
];
const TEXTS = ["in Italian", "a third longer"];

async function enter(browser: Browser, size: { width: number; height: number }, texts: string, game: string): Promise<Page> {
  const page = await visit(browser, { viewport: size, locale: "it-IT" }, { game });
  if (texts === "a third longer") {
    await page.route("**/api/locales/it", async (route) => {
      const plain = await route.fetch();
      await route.fulfill({ response: plain, body: stretched(await plain.text()) });
    });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  return page;
}

const ply = (page: Page) => page.evaluate(() => Number(document.querySelector<HTMLElement>("[data-ply]")?.dataset.ply));

for (const { name, size } of SCREENS) {
  for (const texts of TEXTS) {
    test(`lobby and settings, ${name}, ${texts}`, async ({ browser }) => {
      const page = await enter(browser, size, texts, "1960");
      for (const game of [0, 1, 2]) {
        await page.locator("[aria-pressed]").nth(game).click();
        await page.waitForTimeout(200);
        expect(await cut(page)).toEqual([]);
      }
      for (const path of ["/settings", "/account", "/rules/1960"]) {
        await page.goto(path);
        await expect(page.locator("main")).toBeVisible();
        await page.waitForTimeout(200);
        expect(await cut(page)).toEqual([]);
      }
    });

    for (const game of ["1960", "campaign-trail", "dictators"]) {
      test(`a table of ${game}, ${name}, ${texts}`, async ({ browser }) => {
        const page = await enter(browser, size, texts, game);
        await page.locator("button.side").first().click();
        await asked(page);
        // At the start, and as the game goes on.
        for (const until of [0, 12, 40, 90]) {
          await rushUntil(page, async () => (await ply(page)) >= until || (await page.locator(".verdict, .studio").first().isVisible()));
          await page.waitForTimeout(150);
          expect(await cut(page), `at ply ${await ply(page)}`).toEqual([]);
          const held = page.locator(".hand .held").first();
          if (until > 0 || game === "1960" || name === "a phone" || !(await held.isVisible())) continue;
          await held.hover({ force: true });
          await expect(page.locator(".card.large").first()).toBeVisible();
          expect(await cut(page), `a card at ply ${await ply(page)}`).toEqual([]);
          await page.mouse.move(2, 2);
        }
      });
    }
  }
}
