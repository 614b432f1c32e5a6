// Campaign Trail in the browser: three parties, teams, automated parties, responses, and every kind of screen.
import { type Browser, expect, type Page } from "@playwright/test";
import { answerOnce, cleanInEveryLook, lit, movedFrom, over, position, smallType, test, visit, watched } from "./table";

type Options = Record<string, string | number | boolean>;

/** A lobby that shows Campaign Trail with some options chosen. */
async function lobby(page: Page, options: Options): Promise<void> {
  await page.getByRole("group", { name: "Games" }).getByRole("button", { name: "Campaign Trail" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaign Trail");
  const labels: Record<string, RegExp> = { mode: /^versus:/, automated: /^How many automated/ };
  for (const [option, value] of Object.entries(options)) await page.getByLabel(labels[option] ?? option).selectOption(String(value));
}

/** Opens a table and seats one page on each of `people`; bots take the other seats. */
async function seat(browser: Browser, options: Options, people: string[], speed: unknown = "none"): Promise<Page[]> {
  const host = await visit(browser);
  const made = await host.evaluate(
    async ([options, people, speed]) => {
      const post = async (path: string, body: unknown) => (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
      const { seats } = (await post("/api/games/campaign-trail/seats", options)) as { seats: string[] };
      const plan = (seat: string) => (seat === people[0] ? { who: "me", nonce: "a1" } : people.includes(seat) ? { who: "open" } : { who: "bot", bot: "volunteer" });
      const table = { game: "campaign-trail", options, seats: seats.map(plan), speed, private: true, hints: false, bot_pace_ms: 0 };
      return (await post("/api/tables", table)) as { table: string; invitations: Record<string, string> };
    },
    [options, people, speed] as const,
  );
  const pages = [host];
  for (const person of people.slice(1)) {
    const guest = await visit(browser);
    await guest.goto(new URL(made.invitations[person] ?? "", guest.url()).href);
    pages.push(guest);
  }
  await host.goto(`/table/${made.table}`);
  for (const page of pages) await expect(page.locator(".map")).toBeVisible();
  return pages;
}

/** Clicks one target, without a hand on the mouse; nothing happens where it is not lit. */
async function click(page: Page, target: string): Promise<void> {
  await page.locator(`[data-target="${target}"]:not([disabled])`).first().dispatchEvent("click");
}

/** Everybody answers whatever is asked, until `until` holds; `choose` may name the answer. */
async function answerTogether(pages: Page[], until: () => Promise<boolean>, choose: (page: Page, sentence: string, lit: string[]) => Promise<string | undefined>): Promise<void> {
  const looks = pages.map((page) => watched(page));
  while (!(await until())) {
    let quiet = true;
    for (const [i, page] of pages.entries()) {
      const now = await looks[i]?.();
      if (!now?.lit.length) continue;
      const wanted = await choose(page, now.sentence, now.lit);
      await click(page, wanted ?? now.lit[(Number(now.ply) * 7) % now.lit.length] ?? "");
      await movedFrom(page, now.ply);
      quiet = false;
    }
    if (quiet) await pages[0]?.waitForTimeout(20);
  }
}

/** The same at full speed: each page answers by itself whatever it is asked, but for choices that `but` speaks of. */
async function rushTogether(pages: Page[], until: () => Promise<boolean>, but = /$^/): Promise<void> {
  const looks = pages.map((page) => watched(page));
  const start = (page: Page) =>
    page.evaluate((but) => {
      let [last, since] = ["", 0];
      const spared = new RegExp(but);
      const answer = () => {
        const found = [...document.querySelectorAll("[data-target]:not([disabled])")];
        const ply = document.querySelector<HTMLElement>("[data-ply]")?.dataset.ply ?? "";
        const asked = document.querySelector(".sentence")?.textContent ?? "";
        if (!found.length || (spared.test(asked) && found.length > 1) || (ply === last && Date.now() - since < 1000)) return;
        [last, since] = [ply, Date.now()];
        // Turns come round at even distances: a plain multiple of the ply would pick the same kind of answer all game long.
        const mixed = Math.floor(Math.abs(Math.sin(Number(ply)) * 10_000));
        found[mixed % found.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      };
      return Number(setInterval(answer, 10));
    }, but.source);
  const timers = await Promise.all(pages.map(start));
  while (!(await until())) {
    await Promise.all(looks.map((look) => look()));
    await pages[0]?.waitForTimeout(100);
  }
  await Promise.all(pages.map((page, i) => page.evaluate((timer) => clearInterval(timer), timers[i])));
}

const cards = async (page: Page, seat: string) => page.locator(`[data-hand="${seat}"] [data-card]`).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card ?? "").sort());
const asks = async (page: Page, what: RegExp) => what.test((await position(page)).sentence) && (await lit(page)).length > 0;

test("three parties at three browsers play to the end", async ({ browser }) => {
  const parties = ["democrat", "libertarian", "republican"];
  const pages = await seat(browser, { players: 3 }, parties);
  await rushTogether(pages, () => pages[0]!.locator(".calendar [aria-current]", { hasText: "September" }).isVisible());
  // Each sees a hand of their own, and no card is in two hands.
  const hands = await Promise.all(pages.map((page, i) => cards(page, parties[i] ?? "")));
  expect(hands.every((hand) => hand.length > 0)).toBe(true);
  expect(new Set(hands.flat()).size).toBe(hands.flat().length);
  for (const page of pages) await expect(page.locator("[data-hand]")).toHaveCount(1);
  await rushTogether(pages, () => over(pages[0]!).isVisible());
  for (const page of pages) {
    await expect(page.locator(".studio")).toBeVisible();
    await expect(page.locator(".sentence")).toContainText("wins");
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveText(["Democrats", "Libertarians", "Republicans"]);
  }
});

test("a response is played in another's turn", async ({ browser }) => {
  // A window stays open until everybody has answered.
  const patient = { live: { seconds: 3600, increment: 0, window: 0 } };
  const pages = await seat(browser, { players: 3 }, ["democrat", "libertarian", "republican"], patient);
  const answers = /Do you answer with/;
  // Everybody is asked who may hold an answer as far as the table knows; one of them does.
  const holds = async (page: Page) => {
    const now = await position(page);
    return answers.test(now.sentence) && now.lit.some((target) => target.startsWith("card:"));
  };
  let asked = -1;
  await rushTogether(pages, async () => (asked = (await Promise.all(pages.map(holds))).indexOf(true)) >= 0, answers);
  const page = pages[asked]!;
  // It is somebody else's turn.
  const card = (await lit(page)).find((target) => target.startsWith("card:")) ?? "";
  expect(card).not.toBe("");
  await expect(page.locator('[data-target="button:pass"]')).toBeVisible();
  const { ply } = await position(page);
  await click(page, card);
  await movedFrom(page, ply);
  // Others may be asked in the same window; then all can read who answered.
  await answerTogether(pages, async () => (await pages[0]!.locator(".log").getByText(`answers with #${card.slice(5)}`).count()) > 0, async (_, sentence) => (answers.test(sentence) ? "button:pass" : undefined));
  for (const other of pages) await expect(other.locator(".log").getByText(`answers with #${card.slice(5)}`).first()).toBeVisible();
});

test("running mates see each other's hands, exchange cards and debate; nobody else sees them", async ({ browser }) => {
  const [president, mate] = ["democrat-president", "democrat-vice-president"];
  const pages = await seat(browser, { players: 4 }, [president, mate]);
  const [first, second] = pages as [Page, Page];
  const facts = (await (await first.request.get("/api/games/campaign-trail/reference")).json()) as { states: { key: string; region: string; neighbours: string[] }[] };
  const regionOf = new Map(facts.states.map((state) => [state.key, state.region]));
  const nearOf = new Map(facts.states.map((state) => [state.key, state.neighbours]));
  /** Steps from a state to a region. */
  function far(from: string, region: string | undefined): number {
    let [steps, reached] = [0, new Set([from])];
    while (![...reached].some((state) => regionOf.get(state) === region)) {
      reached = new Set([...reached].flatMap((state) => [state, ...(nearOf.get(state) ?? [])]));
      steps += 1;
    }
    return steps;
  }
  const standsIn = (page: Page, who: string) =>
    page.evaluate((who) => [...document.querySelectorAll<HTMLElement>("[data-state]")].find((state) => state.getAttribute("aria-label")?.includes(`${who} is here`))?.dataset.state, who);
  // They look for each other: cards that travel, and ways that end in the other's region.
  async function meet(page: Page, sentence: string, lit: string[]): Promise<string | undefined> {
    const other = await standsIn(page, page === first ? "Democrat Vice President" : "Democrat President");
    const goal = other && regionOf.get(other);
    if (/do you travel/.test(sentence) && goal) {
      const ways = lit.filter((target) => target.startsWith("state:")).sort((a, b) => far(a.slice(6), goal) - far(b.slice(6), goal));
      return ways[0] ?? lit[0];
    }
    if (/^What do you play/.test(sentence)) return lit.find((target) => target === "button:travel");
    if (/which card do you play/.test(sentence)) {
      const travels = page.locator(".held[data-target]", { has: page.locator("li.travel") });
      return (await travels.count()) ? ((await travels.first().getAttribute("data-target")) ?? undefined) : undefined;
    }
    return undefined;
  }
  await answerTogether(pages, () => asks(first, /offer to your running mate/), meet);

  // Both see both hands, cards for cards. The smallest hand, the Genius's, has two.
  for (const seat of [president, mate]) {
    const seen = await cards(first, seat);
    expect(seen.length).toBeGreaterThan(1);
    expect(await cards(second, seat)).toEqual(seen);
  }
  const watcher = await visit(browser);
  await watcher.goto(new URL(first.url()).pathname);
  await expect(watcher.locator(".map")).toBeVisible();
  await expect(watcher.locator("[data-card]")).toHaveCount(0);

  // One card for one card.
  const given = (await lit(first)).find((target) => target.startsWith("card:")) ?? "";
  await click(first, given);
  await expect(first.locator(`[data-card="${given.slice(5)}"]`)).toContainText("held out");
  if (await asks(first, /offer to your running mate/)) await click(first, "button:stop");
  await expect(second.locator(".sentence")).toContainText("Your President offers");
  await expect(second.locator(`[data-card="${given.slice(5)}"]`)).toContainText("held out");
  const taken = (await lit(second)).find((target) => target.startsWith("card:")) ?? "";
  await click(second, taken);
  await expect(second.locator(".log")).toContainText(/exchange|gives/);
  expect(await cards(first, mate)).toContain(given.slice(5));
  expect(await cards(second, president)).toContain(taken.slice(5));

  // The first debate is the Vice Presidents'.
  await rushTogether(pages, () => asks(second, /in the debate/), /in the debate/);
  await expect(second.locator(".arena .marker")).not.toHaveCount(0);
  await expect(first.locator(".arena .marker")).not.toHaveCount(0);
  await rushTogether(pages, async () => (await first.locator(".log").getByText("argues with").count()) > 0);
  await rushTogether(pages, () => first.locator(".calendar [aria-current]", { hasText: "September" }).isVisible());
});

test("a solo game by keyboard alone, to the end", async ({ browser }) => {
  const page = await visit(browser);
  await lobby(page, { mode: "solo", automated: 2 });
  await expect(page.locator("button.side")).toHaveCount(1);
  await page.locator("button.side").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".track")).toHaveCount(2);
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
  await expect(page.getByRole("table")).toContainText("Electoral votes");
});

test("two together against an automated party, to the end", async ({ browser }) => {
  const pages = await seat(browser, { mode: "coop" }, ["democrat-president", "democrat-vice-president"]);
  await expect(pages[0]!.locator(".automated").or(pages[0]!.locator(".track")).first()).toBeVisible();
  await rushTogether(pages, () => over(pages[0]!).isVisible());
  for (const page of pages) {
    await expect(page.getByRole("table")).toContainText("States");
    await expect(page.locator(".sentence")).toHaveText(/wins? the election|an automated party wins/);
  }
});

test("a phone plays with its finger, and nothing is wider than it", async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await visit(browser, phone, { game: "campaign-trail" });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect(page.getByLabel(/^versus:/)).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(390);
  await page.locator("button.side.republican").click();
  const look = watched(page);
  while (!(await page.locator(".arena").isVisible())) {
    await answerOnce(page, await look(), true);
    expect(await wide()).toBeLessThanOrEqual(390);
  }
  expect(await smallType(page)).toEqual([]);
  await rushTogether([page], () => over(page).isVisible());
  expect(await wide()).toBeLessThanOrEqual(390);
});

test("no barrier at the table", async ({ browser }) => {
  const [page] = (await seat(browser, { players: 4, dirty_politics: true }, ["democrat-president"])) as [Page];
  await expect(page.locator(".candidates [data-target]").first()).toBeVisible();
  await cleanInEveryLook(page);
  await rushTogether([page], () => asks(page, /which card do you play/), /which card do you play/);
  await cleanInEveryLook(page);
  expect(await smallType(page)).toEqual([]);
  const map = /^(Where|Which state|Whose voters)/;
  await rushTogether([page], () => asks(page, map), map);
  await cleanInEveryLook(page);
  await page.getByRole("button", { name: "Issues", exact: true }).click();
  await cleanInEveryLook(page);
  await page.getByRole("button", { name: "Voters", exact: true }).click();
  await rushTogether([page], () => asks(page, /which card do you play/), /which card do you play/);
  await page.getByRole("button", { name: "Debate", exact: true }).click();
  await expect(page.locator(".arena")).toBeVisible();
  await cleanInEveryLook(page);
  const [alone] = (await seat(browser, { mode: "solo", automated: 2 }, ["democrat"])) as [Page];
  await rushTogether([alone], () => over(alone).isVisible());
  await expect(alone.getByRole("table")).toBeVisible();
  await cleanInEveryLook(alone);
});
