import { defineConfig } from "@playwright/test";

/** Debian's Chromium; run by `npm run e2e` in web/, which builds nothing. */
export default defineConfig({
  testDir: ".",
  outputDir: "results",
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: "/usr/bin/chromium",
      args: ["--no-sandbox"],
    },
    viewport: { width: 1400, height: 900 },
    screenshot: "only-on-failure",
  },
});
