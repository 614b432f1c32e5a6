// The dictators' race at four browsers: interruptions, a trade of everything, the end; and a phone, and axe.
import { type Browser, expect, type Page } from "@playwright/test";
import { answerOnce, asked, cleanInEveryLook, lit, movedFrom, position, test, visit, watched } from "./table";

const SEATS = ["red", "blue", "green", "amber"] as const;
/** Tables that are played at a time to prepare one. The trade needs one token of fifteen, which one game in four deals out. */
const AT_ONCE = 4;

interface Driven {
  /** The table at which this seat can trade everything. */
  found: string | null;
  /** Tables that are over, or at which that can hardly happen any more. */
  spent: string[];
  play: (table: string) => void;
  stop: () => void;
}
declare global {
  interface Window {
    driven?: Driven;
  }
}

/** Opens a table at which each of the pages has a seat. */
async function openTable(pages: Page[]): Promise<string> {
  const [host, ...guests] = pages;
  if (!host) throw new Error("somebody must open the table");
  const seats = SEATS.map((_, seat) => (seat === 0 ? { who: "me", nonce: "a" } : { who: "open" }));
  const made = await send(host, "/api/tables", { game: "dictators", options: { players: 4 }, seats, speed: "none", private: false, hints: false, bot_pace_ms: 0 });
  const id = String(made.table);
  await Promise.all(guests.map((guest, index) => send(guest, `/api/tables/${id}/sit`, { seat: SEATS[index + 1], nonce: "b" })));
  return id;
}
/** Posts as the page's own user; where the server asks for patience, it has some. */
function send(page: Page, path: string, body: unknown): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([path, body]) => {
      for (;;) {
        const answer = await fetch(path as string, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
        if (answer.ok) return answer.json();
        if (answer.status !== 429) throw new Error(`${path as string}: ${await answer.text()}`);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    },
    [path, body],
  );
}

/**
 * Plays the page's seat at some tables over sockets, without a hand on the mouse: it walks to its facilities and disarms
 * them, zone 4 first, then goes to Washington. Where `trades`, it stops at a table where everything could be traded.
 */
function drive(page: Page, tables: string[], seat: string, trades: boolean): Promise<void> {
  return page.evaluate(
    async ([tables, seat, trades]) => {
      interface Choice {
        index: number;
        target: string;
      }
      interface View {
        active: number;
        players: { place: string; disarmed: string[] }[];
        facilities: { known: string[] }[];
        result: unknown;
      }
      const { places } = (await (await fetch("/api/games/dictators/reference")).json()) as { places: { key: string; foreign: boolean; neighbours: string[]; flights: string[] }[] };
      const ways = new Map(places.map((place) => [place.key, [...place.neighbours, ...place.flights]]));
      const abroad = new Set(places.filter((place) => place.foreign).map((place) => place.key));
      /** How many steps each location is from a goal. */
      const distances = (goal: string) => {
        const far = new Map([[goal, 0]]);
        for (const [at, steps] of far) for (const next of ways.get(at) ?? []) if (!far.has(next)) far.set(next, steps + 1);
        return far;
      };
      const pick = (view: View, choices: Choice[]) => {
        const by = (target: string) => choices.find((choice) => choice.target === target);
        const words = ["button:pass", "button:confront", "button:disarm"].map(by).find(Boolean);
        if (words) return words;
        const player = view.players[view.active];
        const left = (view.facilities[view.active]?.known ?? []).filter((place) => !player?.disarmed.includes(place));
        const goal = left.find((place) => abroad.has(place)) ?? left[0] ?? "DC";
        const far = distances(goal);
        const here = far.get(player?.place ?? "HI") ?? 99;
        const towards = choices.filter(({ target }) => target.startsWith("place:") && (far.get(target.slice(6)) ?? 99) < here);
        return towards[0] ?? by("button:end-turn") ?? choices[0];
      };
      const sockets: WebSocket[] = [];
      const driven: Driven = {
        found: null,
        spent: [],
        stop: () => sockets.forEach((socket) => socket.close()),
        play: (id) => {
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
          sockets.push(socket);
          socket.onopen = () => socket.send(JSON.stringify({ type: "hello", seen: null }));
          let answered = -1;
          let state = {} as { ply: number | null; view: View; choices: Choice[] };
          socket.onmessage = ({ data }) => {
            const told = JSON.parse(String(data)) as { type: string; view: View };
            if (told.type !== "state" && told.type !== "change") return;
            state = { ...state, ...told, view: { ...state.view, ...told.view } };
            const { ply, view, choices } = state;
            if (ply === null || driven.found) return;
            if (trades && choices.some((choice) => choice.target === "token:V")) {
              driven.found = id;
              return;
            }
            if (view.result || (trades && view.players.every((player) => player.disarmed.some((place) => abroad.has(place))))) {
              driven.spent.push(id);
              socket.close();
              return;
            }
            const choice = choices.length && ply !== answered ? pick(view, choices) : undefined;
            if (!choice) return;
            answered = ply;
            // A socket takes fifty messages a second.
            setTimeout(() => socket.readyState === 1 && socket.send(JSON.stringify({ type: "answer", ply, seat, choice: choice.index })), 20);
          };
        },
      };
      window.driven = driven;
      (tables as string[]).forEach(driven.play);
    },
    [tables, seat, trades],
  );
}
const stop = (pages: Page[]) => Promise.all(pages.map((page) => page.evaluate(() => window.driven?.stop())));

/** A table of the four at which one of them may trade everything now, found by playing several. */
async function prepared(pages: Page[]): Promise<{ table: string; trader: Page }> {
  await Promise.all(pages.map((page, index) => drive(page, [], SEATS[index] ?? "", true)));
  const open = async () => {
    const table = await openTable(pages);
    await Promise.all(pages.map((page) => page.evaluate((table) => window.driven?.play(table), table)));
  };
  let opened = 0;
  for (;;) {
    const told = await Promise.all(pages.map((page) => page.evaluate(() => ({ found: window.driven?.found ?? null, spent: window.driven?.spent ?? [] }))));
    const at = told.findIndex(({ found }) => found);
    const [table, trader] = [told[at]?.found, pages[at]];
    if (table && trader) {
      await stop(pages);
      return { table, trader };
    }
    if (opened - new Set(told.flatMap(({ spent }) => spent)).size < AT_ONCE) {
      opened += 1;
      await open();
    } else await pages[0]?.waitForTimeout(100);
  }
}

const hand = (page: Page) => page.locator(".hand .held:not(.offered) .action h4, .hand .held:not(.offered) .interruption h4").allTextContents();
const dictator = (page: Page, seat: string) => page.locator(`[data-player="${seat}"] .dictator`).textContent();

/** One answer by the mouse from whoever is asked; interruptions come before anything else. */
async function round(pages: Page[]): Promise<{ interrupted: boolean }> {
  for (const page of pages) {
    const now = await position(page);
    if (!now.lit.length) continue;
    const window = now.lit.includes("button:pass");
    const answer = window ? (now.lit.find((target) => target.startsWith("card:")) ?? "button:pass") : undefined;
    if (!answer) {
      await answerOnce(page, now);
      continue;
    }
    await page.locator(`[data-target="${answer}"]`).first().click();
    await movedFrom(page, now.ply);
    if (answer.startsWith("card:")) return { interrupted: true };
  }
  return { interrupted: false };
}

test("four browsers, interruptions, a trade of everything, and the end", async ({ browser }) => {
  const pages = await Promise.all(SEATS.map(() => visit(browser)));
  const { table, trader } = await prepared(pages);
  const seat = SEATS[pages.indexOf(trader)] ?? "";
  await Promise.all(pages.map((page) => page.goto(`/table/${table}`)));
  for (const page of pages) await expect(page.locator(".map")).toBeVisible();

  // The trade: what the one had, the other has, and nobody else learns any card of it.
  const other = SEATS.find((name) => name !== seat) ?? "";
  const partner = pages[SEATS.indexOf(other as (typeof SEATS)[number])];
  const witness = pages.find((page) => page !== trader && page !== partner);
  if (!partner || !witness) throw new Error("four pages are open");
  await expect(trader.locator('[data-target="token:V"]')).toBeVisible();
  const before = { own: await hand(trader), others: await hand(partner), one: await dictator(witness, seat), two: await dictator(witness, other) };
  await trader.locator('[data-target="token:V"]').click();
  await trader.locator(`[data-target="seat:${other}"]`).click();
  await expect(trader.locator(`[data-player="${seat}"]`)).toContainText("traded everything with");
  await expect(witness.locator(`[data-player="${other}"]`)).toContainText("traded everything with");
  expect(await dictator(witness, seat)).toBe(before.two);
  expect(await dictator(witness, other)).toBe(before.one);
  expect((await hand(trader)).sort()).toEqual(before.others.sort());
  expect((await hand(partner)).sort()).toEqual(before.own.sort());
  expect(await witness.locator(".piles").textContent()).not.toContain("Seen in other hands");

  // An interruption by hand: everybody sees what is answered, and the answer upon it.
  let interrupted = false;
  const look = watched(trader);
  while (!interrupted) {
    await look();
    ({ interrupted } = await round(pages));
  }
  await expect(witness.locator(".log")).toContainText("plays");

  // The rest of the way without a hand on the mouse, and back at the table for the end.
  await Promise.all(pages.map((page) => page.goto("/")));
  await Promise.all(pages.map((page, index) => drive(page, [table], SEATS[index] ?? "", false)));
  for (const page of pages) await expect.poll(() => page.evaluate(() => window.driven?.spent.length), { timeout: 240_000 }).toBe(1);
  await Promise.all(pages.map((page) => page.goto(`/table/${table}`)));
  for (const page of pages) {
    await expect(page.locator(".verdict")).toContainText(/wins/);
    await expect(page.locator(".sentence")).toContainText(/wins|drawn|nobody/i);
  }
});

async function play(browser: Browser, phone = false): Promise<Page> {
  const page = await visit(browser, phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {}, { game: "dictators" });
  await page.locator('button.side[data-seat="red"]').click();
  await asked(page);
  return page;
}

test("the table is clean, and so it is on a phone", async ({ browser }) => {
  const page = await play(browser);
  await cleanInEveryLook(page);
  const look = watched(page);
  while (!(await lit(page)).some((target) => target.startsWith("place:"))) await answerOnce(page, await look());
  await cleanInEveryLook(page);
  const small = await play(browser, true);
  await cleanInEveryLook(small);
});

test("a phone plays on, and nothing is wider than it", async ({ browser }) => {
  const page = await play(browser, true);
  const look = watched(page);
  const answered = new Set<string>();
  while (answered.size < 25) {
    const now = await look();
    if (now.lit.length) answered.add(now.ply);
    await answerOnce(page, now, true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test("arrows walk the map, and Enter travels", async ({ browser }) => {
  const page = await play(browser);
  const look = watched(page);
  const travels = async () => (await lit(page)).some((target) => target.startsWith("place:"));
  while (!(await travels())) await answerOnce(page, await look());
  await page.keyboard.press("m");
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stop ?? null);
  const first = await at();
  expect(first).toBeTruthy();
  await page.keyboard.press("ArrowRight");
  expect(await at()).not.toBe(first);
  await page.keyboard.press("m");
  const { ply } = await position(page);
  const target = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.target);
  expect(target).toMatch(/^place:/);
  await page.keyboard.press("Enter");
  await movedFrom(page, ply);
  expect((await position(page)).ply).not.toBe(ply);
});
