import { defineConfig } from "@playwright/test";

/** Whole battles and lost connections take longest: two workers are done soonest if these begin. */
const kLong = /(campaign|watched|two-turns|reconnect|rulings|limits)\.spec\.ts/;

/** Debian's Chromium without a window of its own, which takes two thirds of the time; run by `npm run e2e` in web/, which builds nothing. */
export default defineConfig({
  testDir: ".",
  outputDir: "results",
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  projects: [
    { name: "long", testMatch: kLong },
    { name: "short", testIgnore: kLong },
  ],
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: "/usr/bin/chromium-headless-shell",
      args: ["--no-sandbox"],
    },
    viewport: { width: 1400, height: 900 },
    screenshot: "only-on-failure",
  },
});
