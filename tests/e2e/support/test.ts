import { test as base } from "@playwright/test";

/** Every page that a test opened is closed behind it: one that stays would go on costing what it did while somebody looked at it. */
export const test = base.extend<{ empties: undefined }>({
  empties: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((one) => one.close()));
    },
    { auto: true },
  ],
});
export { expect } from "@playwright/test";
export type { Browser, CDPSession, Locator, Page } from "@playwright/test";
