// What is done at and around a table besides answering: clocks, open tables, resigning, bots that take over.
import { expect, type Page } from "@playwright/test";
import { answerOnce, answerUntil, asked, lit, movedFrom, over, playAs, position, sentence, smallType, test, visit, watched } from "./table";

const menu = async (page: Page) => {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  return page.getByRole("dialog", { name: "Table" });
};
const heading = (page: Page, name: string) => page.getByRole("heading", { name });

test("a live clock runs down while you think", async ({ browser }) => {
  const page = await visit(browser);
  await page.getByLabel("Clock").selectOption({ label: "20 minutes and 10 seconds a move" });
  await playAs(page, "kennedy");
  const mine = page.getByRole("list", { name: "Clocks" }).locator("li.running b");
  const first = await mine.textContent();
  expect(first).toMatch(/^(20:\d\d|19:\d\d)$/);
  await expect(mine).not.toHaveText(first ?? "");
  const bots = page.getByRole("list", { name: "Clocks" }).locator("li:not(.running) b");
  // A bot that goes first may have gained ten seconds for each of several quick answers.
  await expect(bots).toHaveText(/^(2\d:\d\d|19:5\d)$/);
});

test("days a move are shown at the table and in the lobby", async ({ browser }) => {
  const page = await visit(browser);
  await page.getByLabel("Clock").selectOption({ label: "3 days a move" });
  await playAs(page, "nixon");
  await expect(page.getByRole("list", { name: "Clocks" }).locator("li.running b")).toHaveText(/^(3 d 0 h|2 d 23 h)$/);
  await page.goto("/");
  await expect(page.locator(".tables li.turn")).toContainText("days a move");
});

test("an open table is found in the lobby and sat at", async ({ browser }) => {
  const host = await visit(browser);
  await host.getByLabel("Only by invitation").uncheck();
  await host.getByRole("button", { name: "Invite, and play Kennedy" }).click();
  await expect(heading(host, "Waiting for players")).toBeVisible();
  const id = host.url().split("/").at(-1);
  const guest = await visit(browser);
  await guest.locator(`.tables a[href="/table/${id}"]`).click();
  await guest.getByRole("button", { name: "Sit here" }).click();
  await expect(guest.locator(".map")).toBeVisible();
  await expect(host.locator(".map")).toBeVisible();
});

test("bots play for whoever wants to watch", async ({ browser }) => {
  const host = await visit(browser, {}, { pace: 1500 });
  await host.getByRole("button", { name: "Watch bots" }).click();
  await expect(host.locator(".map")).toBeVisible();
  const id = host.url().split("/").at(-1);
  const watcher = await visit(browser);
  await watcher.locator(`.tables a[href="/table/${id}"]`).click();
  await expect(watcher.getByText("Watching")).toBeVisible();
  await expect(watcher.getByText("2 spectators")).toBeVisible();
  const { ply } = await position(watcher);
  await expect.poll(async () => (await position(watcher)).ply).not.toBe(ply);
  expect(await lit(watcher)).toEqual([]);
});

test("whoever resigns has lost, and plays again with sides swapped", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "kennedy");
  const first = page.url();
  await (await menu(page)).getByRole("button", { name: "Resign as Kennedy" }).click();
  // One click too many ends no game.
  expect(await sentence(page)).not.toContain("resigned");
  await page.getByRole("button", { name: "Yes, give the game up" }).click();
  await expect(page.locator(".sentence")).toHaveText("Nixon wins: the other side has resigned.");
  await page.getByRole("button", { name: "Play again with sides swapped" }).click();
  await expect(page).not.toHaveURL(first);
  await asked(page);
  await expect(page.locator('[data-place="side:nixon"]')).toContainText("(you)");
  await expect(page.locator('[data-place="side:kennedy"]')).toContainText("Bot");
});

test("a bot takes a seat over and plays to the end", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "nixon");
  await (await menu(page)).getByRole("button", { name: "Let a bot play Nixon" }).click();
  await expect(page.locator('[data-place="side:nixon"]')).toContainText("Bot");
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
});

test("a journal that proves nothing is refused in words", async ({ browser }) => {
  const page = await visit(browser);
  await page.locator("input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from('{"game":"1960"}') });
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await expect(page).toHaveURL("/");
});

test("the browser tells of your turn while you look elsewhere", async ({ browser }) => {
  const page = await visit(browser, { permissions: ["notifications"] });
  await page.addInitScript(() => {
    const told: string[] = [];
    class Quiet {
      static permission = "granted";
      static requestPermission = () => Promise.resolve("granted");
      constructor(title: string) {
        told.push(title);
      }
    }
    Object.assign(window, { Notification: Quiet, told });
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  await page.goto("/settings");
  await page.getByLabel("Tell me when it is my turn").check();
  await page.goto("/");
  await playAs(page, "kennedy");
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toContain("Your turn");
});

test("your turn is posted nowhere inside the server's own network", async ({ browser }) => {
  const page = await visit(browser);
  await page.goto("/settings");
  await page.getByLabel("A web address").fill("http://127.0.0.1:9/turn");
  await page.getByRole("button", { name: "Post it there" }).click();
  await expect(page.getByText(/private|own network/i)).toBeVisible();
  await page.getByLabel("A web address").fill("");
  await page.getByRole("button", { name: "Post it there" }).click();
  await expect(page.getByText("Your turns are posted nowhere.")).toBeVisible();
});

test("the answer that ends the turn is asked about, and only that", async ({ browser }) => {
  const page = await visit(browser, {}, { confirm: true, pace: 1500 });
  await playAs(page, "kennedy");
  const sure = page.getByText("This ends your turn. Is it your answer?");
  const perhaps = page.getByText("This may end your turn. Is it your answer?");
  const look = watched(page);
  let now = await look();
  for (let warned = false; !(await sure.isVisible()); now = await look()) {
    if (await perhaps.isVisible()) {
      await page.getByRole("button", { name: "Yes", exact: true }).click();
      await movedFrom(page, now.ply);
      warned = true;
      continue;
    }
    // Whatever was given without being asked about has left us with more to answer.
    if (!warned) expect(now.sentence).not.toContain("Waiting");
    warned &&= now.sentence.includes("Waiting");
    await answerOnce(page, now);
  }
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(sure).toBeHidden();
  expect((await position(page)).ply).toBe(now.ply);
  await answerOnce(page, await look());
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.locator(".sentence")).toHaveText("Waiting for Nixon.");
});

test("cubes fly and cards turn, and nobody waits for them", async ({ browser }) => {
  const page = await visit(browser, {}, { animation: true });
  await playAs(page, "kennedy");
  const look = watched(page);
  const flights = page.locator(".flight");
  for (;;) {
    await answerOnce(page, await look());
    // The next answer can be given while the last one still flies.
    if ((await flights.count()) && (await lit(page)).length) break;
  }
  await expect(flights).toHaveCount(0);
});

test("whoever wants no motion sees none", async ({ browser }) => {
  const page = await visit(browser, { reducedMotion: "reduce" }, { animation: true });
  await playAs(page, "kennedy");
  await page.evaluate(() => {
    const seen = { flights: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => (seen.flights += document.querySelectorAll(".flight").length)).observe(document.body, { childList: true, subtree: true });
  });
  await answerUntil(page, async () => Number((await position(page)).ply) > 40);
  expect(await page.evaluate(() => (window as unknown as { seen: { flights: number } }).seen.flights)).toBe(0);
});

test("an answer under the pointer shows on the map before it is given", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "kennedy");
  const look = watched(page);
  for (;;) {
    const now = await look();
    if (/add state support|point goes|campaign/i.test(now.sentence) && now.lit.some((target) => target.startsWith("state:"))) {
      const state = now.lit.find((target) => target.startsWith("state:")) ?? "";
      await page.locator(`[data-target="${state}"]`).focus();
      const changed = page.locator(".map .changed").first();
      if (await changed.waitFor({ timeout: 2000 }).then(() => true, () => false)) break;
    }
    await answerOnce(page, now);
  }
  const { ply } = await position(page);
  await page.keyboard.press("Tab");
  await expect(page.locator(".map .state.changed, .map .tile.changed")).toHaveCount(0);
  expect((await position(page)).ply).toBe(ply);
});

for (const [device, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
  test(`type is never under 14 px, ${device}`, async ({ browser }) => {
    const page = await visit(browser, { viewport });
    expect(await smallType(page)).toEqual([]);
    await playAs(page, "kennedy");
    expect(await smallType(page)).toEqual([]);
  });
}
