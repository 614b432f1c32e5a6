// WCAG 2.2 AA as far as a machine can tell: no violation on any page, in either theme and palette.
import { expect } from "@playwright/test";
import { answerUntil, asked, cleanInEveryLook, lit, over, playAs, rushUntil, sentence, test, turn, visit } from "./table";

test("lobby, settings, account and rules", async ({ browser }) => {
  const page = await visit(browser);
  await cleanInEveryLook(page);
  for (const path of ["/settings", "/account", "/rules/1960"]) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await page.waitForTimeout(300);
    await cleanInEveryLook(page);
  }
});

test("the table in its phases", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "kennedy");
  await answerUntil(page, async () => (await sentence(page))?.includes("which card") ?? false);
  await cleanInEveryLook(page);
  await page.locator(".hand [data-target]").last().click();
  await expect(page.locator(".sentence")).toContainText("What do you use");
  await cleanInEveryLook(page);
  await rushUntil(page, async () => (await lit(page)).some((target) => target.startsWith("state:")));
  await cleanInEveryLook(page);
  await rushUntil(page, async () => (await turn(page)) >= 6 && (await page.locator(".tube").isVisible()));
  await cleanInEveryLook(page);
  await rushUntil(page, () => over(page).isVisible());
  await page.waitForTimeout(300);
  await cleanInEveryLook(page);
});

test("a phone and a replay", async ({ browser }) => {
  const page = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await cleanInEveryLook(page);
  await playAs(page, "nixon");
  await asked(page);
  await cleanInEveryLook(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const id = page.url().split("/").at(-1);
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole("slider")).toBeVisible();
  await page.waitForTimeout(400);
  await cleanInEveryLook(page);
});
