// A guest who becomes an account, and what an account can do with itself.
import { expect, type Page } from "@playwright/test";
import { playAs, test, visit } from "./table";

const PASSWORD = "a long enough one";
let made = 0;

async function register(page: Page): Promise<string> {
  made += 1;
  const name = `Ann ${process.pid}-${made}`;
  await page.goto("/account");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText("Your account is made, and your games are kept.")).toBeVisible();
  return name;
}
async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto("/account");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a guest becomes an account and keeps their games", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "kennedy");
  const table = new URL(page.url()).pathname;
  const name = await register(page);
  await page.goto("/");
  await expect(page.locator(`.tables a[href="${table}"]`)).toContainText(name);
  // On another device too.
  const phone = await visit(browser, { viewport: { width: 390, height: 844 } });
  await signIn(phone, name, PASSWORD);
  await expect(phone.getByText("You are signed in.")).toBeVisible();
  await phone.goto(table);
  await expect(phone.locator(".hand .held").first()).toBeVisible();
});

test("a password is changed, and the old one is good for nothing", async ({ browser }) => {
  const page = await visit(browser);
  const name = await register(page);
  await page.getByLabel("Present password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another long one");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("The password is changed.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await signIn(page, name, PASSWORD);
  await expect(page.getByText("Name or password is wrong.")).toBeVisible();
  await signIn(page, name, "another long one");
  await expect(page.getByText("You are signed in.")).toBeVisible();
});

test("signing out everywhere reaches the other device", async ({ browser }) => {
  const page = await visit(browser);
  const name = await register(page);
  const phone = await visit(browser);
  await signIn(phone, name, PASSWORD);
  await expect(phone.getByText("You are signed in.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await phone.goto("/account");
  await expect(phone.getByText(/You play as a guest/)).toBeVisible();
});

test("an account's data are saved as a file, and deleted", async ({ browser }) => {
  const page = await visit(browser);
  await playAs(page, "nixon");
  const table = page.url().split("/").at(-1);
  const name = await register(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save my data" }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString()) as { user: { name: string }; tables: { id: string }[] };
  expect(data.user.name).toBe(name);
  expect(data.tables.map((kept) => kept.id)).toContain(table);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Yes, delete it for good" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await signIn(page, name, PASSWORD);
  await expect(page.getByText("Name or password is wrong.")).toBeVisible();
});
