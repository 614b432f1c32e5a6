// Notes that only their writer sees, and orders that the server plays for whoever is away.
import { expect, type Page } from "@playwright/test";
import { asked, clean, movedFrom, position, smallType, test, visit } from "./table";

const tab = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Your orders" });

/** A table of two browsers without a clock; Kennedy's page and Nixon's. */
async function two(browser: Parameters<typeof visit>[0], narrow = false): Promise<[Page, Page]> {
  const size = narrow ? { viewport: { width: 390, height: 844 } } : {};
  const host = await visit(browser, size, { confirm: false });
  await host.getByRole("button", { name: "Invite, and play Kennedy" }).click();
  const link = host.locator("input[readonly]").first();
  await expect(link).toHaveValue(/\/join\//);
  const guest = await visit(browser, {}, { confirm: false });
  await guest.goto(await link.inputValue());
  await expect(guest.locator(".map")).toBeVisible();
  await expect(host.locator(".map")).toBeVisible();
  return [host, guest];
}

/** One answer of whoever is asked, without a hand on the mouse. */
async function answer(page: Page): Promise<boolean> {
  const { ply, lit } = await position(page);
  if (!lit.length) return false;
  await page.locator(`[data-target="${lit[0]}"]:not([disabled])`).first().dispatchEvent("click");
  await movedFrom(page, ply);
  return true;
}

test("a note is there again after a reload, and nobody else has it", async ({ browser }) => {
  const [host, guest] = await two(browser);
  await tab(host, "Notes").click();
  await host.getByLabel("Your notes on this table").fill("Texas first, then New York.");
  await expect(host.getByText("Saved.")).toBeVisible();
  await clean(host);
  await host.reload();
  await tab(host, "Notes").click();
  await expect(host.getByLabel("Your notes on this table")).toHaveValue("Texas first, then New York.");
  await tab(guest, "Notes").click();
  await expect(guest.getByLabel("Your notes on this table")).toBeEnabled();
  await expect(guest.getByLabel("Your notes on this table")).toHaveValue("");
});

/** Plays on until Nixon is to act and Kennedy can only be asked for a card next, with the form of a new order open. */
async function openOrder(host: Page, guest: Page): Promise<void> {
  for (;;) {
    const questions = panel(host).locator("#order-answer optgroup");
    if ((await position(guest)).lit.length && !(await position(host)).lit.length) {
      await panel(host).getByRole("button", { name: "New order" }).click();
      await expect(panel(host).locator("#order-answer")).toBeVisible();
      const labels = await questions.evaluateAll((all) => all.map((one) => one.getAttribute("label") ?? ""));
      if (labels.length === 1 && labels[0]?.includes("which card do you play")) return;
      await panel(host).getByRole("button", { name: "Cancel" }).click();
    }
    if (!(await answer(guest)) && !(await answer(host))) await host.waitForTimeout(50);
  }
}

for (const narrow of [false, true]) {
  test(`an order is written, changed and played${narrow ? " on a phone" : ""}`, async ({ browser }) => {
    const [host, guest] = await two(browser, narrow);
    await tab(host, "Orders").click();
    await openOrder(host, guest);
    const answers = panel(host).locator("#order-answer");
    const [first, second] = await answers.locator("option:not([value=''])").allTextContents();
    await answers.selectOption({ label: first ?? "" });
    await expect(panel(host).getByRole("list", { name: "Then I answer" })).toContainText(first ?? "");
    await clean(host);
    expect(await smallType(host)).toEqual([]);
    if (process.env.SHOTS) await host.screenshot({ path: `${process.env.SHOTS}/order-form-${narrow ? 390 : 1280}.png`, fullPage: narrow });
    await panel(host).getByRole("button", { name: "Save the order" }).click();
    await expect(panel(host).locator("li.order")).toHaveCount(1);
    // A second one that waits for something, put in front by the keyboard, and deleted again.
    await panel(host).getByRole("button", { name: "New order" }).click();
    await answers.selectOption({ label: second ?? "" });
    await panel(host).getByLabel("If", { exact: true }).selectOption({ index: 1 });
    await panel(host).getByRole("button", { name: "Save the order" }).click();
    await expect(panel(host).locator("li.order")).toHaveCount(2);
    await panel(host).getByRole("button", { name: "Move up: order 2" }).focus();
    await host.keyboard.press("Enter");
    await expect(panel(host).locator("li.order").first()).toContainText("If this happens");
    await expect(panel(host).getByRole("button", { name: "Move down: order 1" })).toBeFocused();
    await clean(host);
    if (process.env.SHOTS) await host.screenshot({ path: `${process.env.SHOTS}/orders-${narrow ? 390 : 1280}.png`, fullPage: narrow });
    await panel(host).getByRole("button", { name: "Delete: order 1" }).click();
    await expect(panel(host).locator("li.order")).toHaveCount(1);
    await host.reload();
    await tab(host, "Orders").click();
    await expect(panel(host).locator("li.order")).toContainText("Whatever they do");
    await expect(tab(guest, "Orders")).toBeVisible();
    while (await answer(guest));
    await expect(panel(host)).toContainText(/Ply \d+, played: /);
    await expect(panel(host).locator("li.order")).toHaveCount(0);
    await asked(host);
    await clean(host);
    if (process.env.SHOTS) await host.screenshot({ path: `${process.env.SHOTS}/order-played-${narrow ? 390 : 1280}.png`, fullPage: narrow });
    // The other sees an ordinary answer and nothing else.
    await tab(guest, "Orders").click();
    await expect(panel(guest)).toContainText("You have no orders.");
    await expect(guest.getByText("by your order")).toHaveCount(0);
  });
}
