// Pictures for the documentation, taken from a running server: `HUSTINGS_URL=http://127.0.0.1:1960 node scripts/screenshots.mjs`.
import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const url = process.env.HUSTINGS_URL ?? "http://127.0.0.1:1960";
const folder = join(import.meta.dirname, "../../docs/images");
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

async function open(name, viewport, colorScheme, table) {
  const page = await browser.newPage({ viewport, colorScheme });
  await page.goto(url);
  await page.getByRole("button", { name: /Play now as Kennedy/i }).waitFor();
  if (table) {
    await page.getByRole("button", { name: /Play now as Kennedy/i }).click();
    await page.waitForURL(/\/table\//);
    await page.waitForTimeout(3000);
  }
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}

const desk = { width: 1440, height: 900 };
await open("lobby", desk, "light", false);
await open("table", desk, "light", true);
await open("dark", desk, "dark", true);
await open("phone", { width: 390, height: 844 }, "light", true);
await browser.close();
