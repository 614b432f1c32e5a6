import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/server.ts",
  timeout: 600_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    trace: "off",
  },
});
