import { expect } from "@playwright/test";
import { answerOnce, answerUntil, asked, invite, lit, movedFrom, over, playAs, position, sentence, test, turn, visit, watched } from "./table";

test("a whole game against a bot with the mouse", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "kennedy");
  const texas = await page.locator('[data-state="TX"] path').first().boundingBox();
  expect(texas?.width).toBeGreaterThan(100);
  await answerUntil(page, () => over(page).isVisible());
  await expect(page.locator(".sentence")).toContainText(/wins|drawn/);
  await expect(page.getByRole("table")).toContainText("Electoral votes");
});

test("a whole game by keyboard alone", async ({ browser }) => {
  const page = await visit(browser);
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.classList.contains("nixon"))) break;
  }
  await page.keyboard.press("Enter");
  await asked(page);
  const look = watched(page);
  while (!(await over(page).isVisible())) {
    const { ply, lit, focus } = await look();
    if (!lit.length) {
      await page.waitForTimeout(20);
      continue;
    }
    // The keys that lead to an answer take turns, though the first answer is in focus by itself.
    const key = ["Shift", "n", "h", "m", "Tab"][Number(ply) % 5] ?? "n";
    await page.keyboard.press(focus ? key : "n");
    if (!(await position(page)).focus) await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await movedFrom(page, ply);
  }
});

test("arrows walk the map by geography", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "kennedy");
  await page.keyboard.press("m");
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.state);
  const from = await at();
  expect(from).toBeTruthy();
  await page.keyboard.press("ArrowLeft");
  expect(await at()).not.toBe(from);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
});

test("two browsers over an invitation, one of them a phone", async ({ browser }) => {
  const host = await visit(browser);
  const link = await invite(host);
  const guest = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await guest.goto(link);
  await expect(host.locator(".map")).toBeVisible();
  await expect(guest.locator(".map")).toBeVisible();
  const lookAtHost = watched(host);
  while ((await turn(host)) < 2) {
    await answerOnce(host, await lookAtHost());
    await answerOnce(guest, await position(guest), true);
  }
  const wide = await guest.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test("a spectator sees the board and no hidden card", async ({ browser }) => {
  const player = await visit(browser);
  await playAs(player, "nixon");
  const names = await player.locator(".hand .held h4").allTextContents();
  expect(names.length).toBeGreaterThan(3);
  const watcher = await visit(browser);
  await watcher.goto(new URL(player.url()).pathname);
  await expect(watcher.locator(".map")).toBeVisible();
  await expect(watcher.getByText("Watching")).toBeVisible();
  await expect(watcher.locator(".hand .held")).toHaveCount(0);
  // The text of a card in play may name one that is in hand.
  const seen = await watcher.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>(".card > p")];
    return texts.reduce((all, text) => all.replace(text.innerText, ""), document.body.innerText);
  });
  expect(seen).toContain("Kennedy");
  for (const name of names) expect(seen.toLowerCase()).not.toContain(name.toLowerCase());
  expect(await lit(watcher)).toEqual([]);
});

test("two at one screen, with a curtain between them", async ({ browser }) => {
  const page = await visit(browser);
  await page.getByRole("button", { name: "Two at one screen" }).click();
  const curtain = page.getByRole("dialog", { name: "Hand over the screen" });
  const seen = new Set<string>();
  const look = watched(page);
  while (seen.size < 2) {
    if (await curtain.isVisible()) {
      // Nothing of either hand shows while the curtain is down: wherever one points, one points at the curtain.
      const covered = await page.locator(".hand").evaluate((hand) => {
        const box = hand.getBoundingClientRect();
        return document.elementFromPoint(box.left + box.width / 2, Math.min(box.top + 20, innerHeight - 5))?.closest(".curtain") !== null;
      });
      expect(covered).toBe(true);
      const side = await curtain.getByRole("heading").textContent();
      await curtain.getByRole("button", { name: /^I am/ }).click();
      await expect(curtain).toBeHidden();
      seen.add(side ?? "");
    } else await answerOnce(page, await look());
  }
  expect([...seen].sort()).toEqual(["Kennedy", "Nixon"]);
});

test("at one screen an answer is taken back after the curtain has fallen", async ({ browser }) => {
  const page = await visit(browser);
  await page.getByRole("button", { name: "Two at one screen" }).click();
  const curtain = page.getByRole("dialog", { name: "Hand over the screen" });
  const first = page.locator('[data-target^="side:"]').first();
  await expect(curtain.or(first).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.getByRole("button", { name: /^I am/ }).click();
  await expect(page.locator(".sentence")).toContainText("Who goes first");
  const question = await sentence(page);
  const mine = await page.locator("[data-place^='side:']", { hasText: "to answer" }).getAttribute("data-place");
  await page.locator(`[data-target="${mine === "side:kennedy" ? "side:nixon" : "side:kennedy"}"]`).first().click();
  await expect(curtain).toBeVisible();
  await curtain.getByRole("button", { name: "takes the last answer back" }).click();
  await expect(curtain).toBeHidden();
  await expect(page.locator(".sentence")).toHaveText(question ?? "");
});

test("an answer is taken back, until something became known", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "kennedy");
  await answerUntil(page, async () => (await sentence(page))?.includes("which card") ?? false);
  const question = await sentence(page);
  const undo = page.getByRole("button", { name: "Undo" });
  await page.locator('[data-target="card:candidate"], .hand [data-target]').first().click();
  await expect(page.locator(".sentence")).toContainText("What do you use");
  await undo.click();
  await expect(page.locator(".sentence")).toHaveText(question ?? "");
  // Advertising draws cubes at once: after a draw there is no way back.
  await page.locator(".hand [data-target]").first().click();
  await page.locator('[data-target="button:advertise"]').click();
  const preempt = page.locator('[data-target="button:no-preempt"]');
  await expect(preempt.or(page.locator(".log .cube-drawn")).first()).toBeVisible();
  if (await preempt.isVisible()) await preempt.click();
  await expect(page.locator(".log").getByText("Check for media support").first()).toBeVisible();
  await expect(undo).toBeDisabled();
});

test("a lost connection comes back in the middle of a question", async ({ browser }) => {
  const page = await visit(browser);
  let drop = (): Promise<void> => Promise.resolve();
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    drop = async () => {
      await server.close();
      await socket.close();
    };
  });
  await playAs(page, "kennedy");
  const question = await sentence(page);
  const lines = await page.locator(".log li").count();
  await drop();
  await expect(page.getByText("The connection is lost")).toBeVisible();
  await expect(page.getByText("The connection is lost")).toBeHidden();
  await expect(page.locator(".sentence")).toHaveText(question ?? "");
  expect(await page.locator(".log li").count()).toBe(lines);
  await answerUntil(page, async () => (await sentence(page)) !== question);
});

test("why a question is asked", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "nixon");
  await page.getByRole("button", { name: "Why?" }).click();
  await page.getByRole("link", { name: /^R-/ }).click();
  await expect(page.locator("li.cited")).toBeInViewport();
  await page.getByRole("searchbox").fill("support check bag");
  await expect(page.getByRole("status")).toContainText("rules");
});

test("a click on the log shows the board as it was", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "kennedy");
  await answerUntil(page, async () => (await turn(page)) >= 2);
  await asked(page);
  await page.locator(".log li button").last().click();
  await expect(page.getByText("The board as it was")).toBeVisible();
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(page.getByText("The board as it was")).toBeHidden();
});

test("the replay slider goes over a whole game", async ({ browser }) => {
  const page = await visit(browser);
  await page.getByRole("button", { name: "Watch bots" }).click();
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Replay" }).click();
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  await expect.poll(async () => Number(await slider.getAttribute("max"))).toBeGreaterThan(100);
  const last = await slider.getAttribute("max");
  await slider.fill("60");
  await expect(page).toHaveURL(/\/60$/);
  const early = await page.locator(".votes.kennedy b").textContent();
  await slider.fill(last ?? "0");
  await expect(page.locator(".turns [aria-current=step]")).toContainText("9");
  expect(early).toBeTruthy();
});

test("settings are kept", async ({ browser }) => {
  const page = await visit(browser);
  await page.goto("/settings");
  await page.getByLabel("Dark").check();
  await page.getByLabel("Blue and orange").check();
  await page.reload();
  await expect(page.getByLabel("Dark")).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-palette", "colour-blind");
});

test("a finished game is saved and brought back", async ({ browser }) => {
  const page = await visit(browser);
  await page.getByRole("button", { name: "Watch bots" }).click();
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
  const id = page.url().split("/").at(-1);
  const journal = await page.request.get(`/api/tables/${id}/journal`);
  expect(journal.ok()).toBe(true);
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: await journal.body() });
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByRole("slider")).toBeVisible();
});
