// Rated games and events of a club: from the lobby to the leader board, and from a link to the standings.
import { type Browser, expect, type Page } from "@playwright/test";
import { clean, movedFrom, position, test, visit } from "./table";

let number = 0;
/** A browser with an account of its own. */
async function member(browser: Browser, width = 1280): Promise<{ page: Page; name: string }> {
  const page = await visit(browser, { viewport: { width, height: 900 } });
  number += 1;
  const name = `Member ${Date.now()} ${number}`;
  await page.goto("/account");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText("Your account is made, and your games are kept.")).toBeVisible();
  await page.goto("/");
  return { page, name };
}

/** Lets whoever is asked answer until so many plies are played. */
async function play(pages: Page[], plies: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    for (const page of pages) {
      const { ply, lit } = await position(page);
      if (Number(ply) >= plies) return;
      if (!lit.length) continue;
      // Another one whenever the first only opened a menu.
      await page.evaluate((pick) => {
        const found = document.querySelectorAll("[data-target]:not([disabled])");
        found[pick % found.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }, 7 * tries);
      await movedFrom(page, ply);
    }
  }
  throw new Error("the game does not go on");
}

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: /^Resign as/ }).click();
  await page.getByRole("button", { name: "Yes, give the game up" }).click();
}

test("a rated game is opened in the lobby, played, and shown on the leader board and in the profile", async ({ browser }) => {
  const guest = await visit(browser);
  await guest.getByLabel("Rated: the result changes").check();
  await expect(guest.getByText("A rated game still needs: an account and a clock.")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Invite, and play Kennedy" })).toBeDisabled();
  await clean(guest);

  const [ann, bob] = [await member(browser), await member(browser, 390)];
  await ann.page.getByLabel("Clock").selectOption("slow");
  await ann.page.getByLabel("Rated: the result changes").check();
  await ann.page.getByRole("button", { name: "Invite, and play Kennedy" }).click();
  const link = await ann.page.getByLabel("Send this link to your opponent").inputValue();
  await guest.goto(link);
  await expect(guest.getByText("A rated game is for people with an account.")).toBeVisible();
  await bob.page.goto(link);
  const strip = ann.page.getByRole("list", { name: "Ratings of the players" });
  await expect(strip).toContainText(`${bob.name} 1500 ± 686`);
  await expect(strip).toContainText("50 % to win");
  await play([ann.page, bob.page], 10);
  await clean(ann.page);
  await resign(bob.page);
  await expect(strip).toContainText(/\(\+\d+\)/);

  await ann.page.goto("/ratings/1960");
  const row = ann.page.getByRole("row", { name: new RegExp(ann.name) });
  await expect(row).toContainText(/1[67]\d\d ± \d+/);
  await expect(ann.page.getByText(/Kennedy wins \d+\.\d %/)).toBeVisible();
  await clean(ann.page);
  await ann.page.getByRole("link", { name: ann.name }).last().click();
  await expect(ann.page.getByRole("heading", { level: 1 })).toHaveText(`Profile of ${ann.name}`);
  await expect(ann.page.getByRole("img", { name: /rating after each of the last 1 rated games: from 1500/ })).toBeVisible();
  await expect(ann.page.getByRole("cell", { name: "won" })).toBeVisible();
  await clean(ann.page);
  await bob.page.goto(`/player/${encodeURIComponent(ann.name)}`);
  await expect(bob.page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await bob.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await clean(bob.page);
});

test("an event is opened in the lobby, joined by its link, and its table is live", async ({ browser }) => {
  const [ann, bob] = [await member(browser), await member(browser, 390)];
  await expect(ann.page.getByText("To open an event you still need: a clock.")).toBeVisible();
  await ann.page.getByLabel("Clock").selectOption("days");
  await ann.page.getByLabel("Name of the event").fill("Club night");
  await ann.page.getByRole("button", { name: "Open the event" }).click();
  await expect(ann.page.getByRole("heading", { level: 1 })).toHaveText("Club night");
  await ann.page.getByRole("button", { name: "Join" }).click();
  await clean(ann.page);
  const link = await ann.page.getByLabel("Send this link to your club").inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole("button", { name: "Join" }).click();
  await expect(bob.page.getByText("You play in this event.")).toBeVisible();
  await ann.page.getByRole("button", { name: "Start with 2 players" }).click();
  await expect(bob.page.getByRole("heading", { name: "Standings" })).toBeVisible();
  await expect(bob.page.getByText("Being played")).toBeVisible();
  expect(await bob.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await clean(bob.page);

  const watched = await ann.page.context().newPage();
  await watched.goto(link);
  await Promise.all([ann, bob].map(({ page }) => page.getByRole("link", { name: /^To the table of/ }).click()));
  await play([ann.page, bob.page], 10);
  await resign(ann.page);
  // The table that was open all the time has changed by itself.
  await expect(watched.getByRole("row", { name: new RegExp(bob.name) })).toContainText("1 · 0 · 0");
  await expect(watched.getByText(`${bob.name} wins`)).toBeVisible();
  await clean(watched);
  await ann.page.goto("/");
  await expect(ann.page.getByRole("link", { name: "Club night" })).toBeVisible();
  const [download] = await Promise.all([watched.waitForEvent("download"), watched.getByRole("link", { name: /Standings \(CSV\)/ }).click()]);
  expect(download.suggestedFilename()).toContain("standings.csv");
});
