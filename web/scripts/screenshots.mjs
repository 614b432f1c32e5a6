// Pictures for the documentation, taken from a running server: `HUSTINGS_URL=http://127.0.0.1:1960 node scripts/screenshots.mjs`.
import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const url = process.env.HUSTINGS_URL ?? "http://127.0.0.1:1960";
const folder = join(import.meta.dirname, "../../docs/images");
mkdirSync(folder, { recursive: true });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

async function visit(viewport, colorScheme = "light", game = "1960") {
  const page = await browser.newPage({ viewport, colorScheme });
  await page.addInitScript((game) => localStorage.setItem("hustings", JSON.stringify({ pace: 0, game })), game);
  await page.goto(url);
  await page.locator("button.side").first().waitFor();
  return page;
}

/** Answers whatever is asked until `there` holds in the page. */
async function playUntil(page, there) {
  while (!(await page.evaluate(there))) {
    if (await page.locator(".verdict, .studio").count()) throw new Error("the game was over before there was that to picture: run this again");
    await page.evaluate(() => {
      const lit = [...document.querySelectorAll("[data-target]:not([disabled])")];
      lit[Math.floor(Math.random() * lit.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
    await page.waitForTimeout(60);
  }
}
const campaigning = () => Number(document.querySelector(".turns [aria-current] b")?.textContent) >= 3 && document.querySelectorAll('.map [data-target^="state:"]').length > 8;
const choosing = () => Number(document.querySelector(".turns [aria-current] b")?.textContent) >= 3 && document.querySelectorAll(".hand [data-target]").length > 4;
const travelling = () => document.querySelector(".calendar [aria-current]")?.textContent?.includes("September") && document.querySelectorAll('.map [data-target^="state:"]').length > 5;
const debating = () => document.querySelectorAll(".tube .cards li").length >= 3;
const racing = () => document.querySelectorAll(".sign.disarmed").length >= 2 && document.querySelectorAll('.map [data-target^="place:"]').length > 0;
const counting = () => document.querySelector(".studio") !== null;

async function shoot(page, name) {
  // Whatever still flies has landed by then.
  await page.waitForFunction(() => !document.querySelector(".motion .flight"));
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function game(viewport, scheme, pictures, name = "1960") {
  const page = await visit(viewport, scheme, name);
  // Whoever answers at random wants no stronger opponent.
  await page.locator("select", { has: page.locator('option[value="volunteer"]') }).selectOption("volunteer");
  if (name === "campaign-trail") {
    await page.getByLabel("Players of a versus game").selectOption("3");
    await page.locator("button.side.libertarian").waitFor();
  }
  await page.locator("button.side").first().click();
  for (const [name, there] of pictures) {
    await playUntil(page, there);
    // Election Night is best half-way through.
    if (there === counting) await page.waitForTimeout(11_000);
    await shoot(page, name);
  }
  await page.close();
}

const lobby = await visit(desk);
await shoot(lobby, "lobby");
await lobby.close();
await game(desk, "light", [["table", campaigning], ["debate", debating], ["election-night", counting]]);
await game(desk, "dark", [["dark", choosing]]);
await game(phone, "light", [["phone", choosing]]);
await game(desk, "light", [["trail", travelling]], "campaign-trail");
await game(desk, "light", [["dictators", racing]], "dictators");
await browser.close();
