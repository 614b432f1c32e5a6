// Two people at one table, each in their own language; and a language that is set.
import { expect, type Page } from "@playwright/test";
import { answerOnce, clean, invite, over, position, rushOnce, test, visit } from "./table";
import { english, names } from "./words";

const ITALIAN = { locale: "it-IT" };

async function allItalian(page: Page, known: string[]): Promise<void> {
  expect(await english(page, known)).toEqual([]);
}

test("a whole game of 1960, an Italian browser against an English one", async ({ browser }) => {
  const host = await visit(browser);
  const link = await invite(host);
  const guest = await visit(browser, ITALIAN);
  await expect(guest.locator("html")).toHaveAttribute("lang", "it");
  await guest.goto(link);
  await expect(host.locator(".map")).toBeVisible();
  await expect(guest.locator(".map")).toBeVisible();
  const known = await names(guest.request, "1960");
  const asked = { it: new Set<string>(), en: new Set<string>() };
  let ply = "";
  let still = Date.now();
  while (!(await over(guest).isVisible())) {
    const [here, there] = [await position(guest), await position(host)];
    if (here.lit.length && here.sentence) asked.it.add(here.sentence);
    if (there.lit.length && there.sentence) asked.en.add(there.sentence);
    // The first part of the game by hand; what is on the Italian page is read every now and then.
    const byHand = Number(here.ply) < 60;
    for (const [page, now] of [[guest, here], [host, there]] as const) {
      if (byHand) await answerOnce(page, now);
      else await rushOnce(page, now.ply);
    }
    if (here.ply !== ply) {
      if (Math.floor(Number(here.ply) / 40) !== Math.floor(Number(ply) / 40)) await allItalian(guest, known);
      [ply, still] = [here.ply, Date.now()];
    }
    if (Date.now() - still > 60_000) throw new Error(`the game does not go on at ply ${ply}: ${here.sentence} / ${there.sentence}`);
  }
  await allItalian(guest, known);
  await clean(guest);
  expect(await guest.locator(".sentence").textContent()).toMatch(/vince|parità/);
  await expect(host.locator(".sentence")).toContainText(/wins|drawn/);
  // Both were asked, each in their own language.
  expect(asked.it.size).toBeGreaterThan(8);
  expect(asked.en.size).toBeGreaterThan(8);
  expect([...asked.it].filter((question) => asked.en.has(question))).toEqual([]);
});

test("lobby, settings, account and rules in Italian", async ({ browser }) => {
  const page = await visit(browser, ITALIAN);
  const known = await names(page.request, "1960");
  for (const game of ["1960", "Campaign Trail", "La corsa dei dittatori"]) {
    await page.getByRole("button", { name: game }).first().click();
    await allItalian(page, known);
    await clean(page);
  }
  for (const path of ["/settings", "/account", "/nowhere"]) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await allItalian(page, known);
    await clean(page);
  }
  for (const game of ["1960", "campaign-trail", "dictators"]) {
    await page.goto(`/rules/${game}`);
    await expect(page.locator("main li").first()).toBeVisible();
    await expect(page.locator("main")).toContainText("giocatore");
  }
});

test("why a question is asked, and refusals, in Italian", async ({ browser }) => {
  const page = await visit(browser, ITALIAN);
  await page.locator("button.side.nixon").click();
  await expect(page.locator("[data-target]").first()).toBeVisible();
  await page.getByRole("button", { name: "Perché?" }).click();
  await allItalian(page, await names(page.request, "1960"));
  await page.getByRole("link", { name: /^R-/ }).click();
  await expect(page.locator("li.cited")).toBeInViewport();
  await page.goto("/join/nothing");
  await expect(page.getByText("Questo invito non è valido.")).toBeVisible();
});

test("the language that is set is spoken at once and kept", async ({ browser }) => {
  const page = await visit(browser, ITALIAN);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impostazioni");
  await page.getByLabel("English").check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.getByLabel("As the browser has it").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impostazioni");
});
