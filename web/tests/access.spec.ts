// WCAG 2.2 AA as far as a machine can tell: no violation on any page, in either theme.
import { expect, test } from "@playwright/test";
import { answerUntil, asked, clean, lit, over, playAs, rushUntil, sentence, turn, visit } from "./table";

for (const theme of ["light", "dark"]) {
  for (const palette of ["normal", "colour-blind"]) {
    test(`lobby, settings, account and rules, ${theme}, ${palette}`, async ({ browser }) => {
      const page = await visit(browser, {}, { theme, palette });
      await clean(page);
      for (const path of ["/settings", "/account", "/rules/1960"]) {
        await page.goto(path);
        await expect(page.locator("main")).toBeVisible();
        await page.waitForTimeout(300);
        await clean(page);
      }
    });

    test(`the table in its phases, ${theme}, ${palette}`, async ({ browser }) => {
      const page = await visit(browser, {}, { theme, palette });
      await playAs(page, "kennedy");
      await answerUntil(page, async () => (await sentence(page))?.includes("which card") ?? false);
      await clean(page);
      await page.locator(".hand [data-target]").last().click();
      await expect(page.locator(".sentence")).toContainText("What do you use");
      await clean(page);
      await rushUntil(page, async () => (await lit(page)).some((target) => target.startsWith("state:")));
      await clean(page);
      await rushUntil(page, async () => (await turn(page)) >= 6 && (await page.locator(".tube").isVisible()));
      await clean(page);
      await rushUntil(page, () => over(page).isVisible());
      await page.waitForTimeout(300);
      await clean(page);
    });
  }

  test(`a phone and a replay, ${theme}`, async ({ browser }) => {
    const page = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }, { theme });
    await clean(page);
    await playAs(page, "nixon");
    await asked(page);
    await clean(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const id = page.url().split("/").at(-1);
    await page.goto(`/replay/${id}`);
    await expect(page.getByRole("slider")).toBeVisible();
    await page.waitForTimeout(400);
    await clean(page);
  });
}
