import { test as base } from "@playwright/test";
import { Reads } from "./reads";

/** Every page that a test opened is closed behind it: one that stays would go on costing what it did while somebody looked at it. With `./dev check --changed` a test is left out that was green on exactly what it would read now. */
export const test = base.extend<{ empties: undefined }>({
  empties: [
    async ({ browser }, use, info) => {
      const reads = new Reads(browser, info);
      info.skip(reads.isAsItWas(), "nothing that it reads is another");
      reads.begin();
      await use(undefined);
      await Promise.all(browser.contexts().map((one) => one.close()));
      reads.keep();
    },
    { auto: true },
  ],
});
export { expect } from "@playwright/test";
export type { Browser, CDPSession, Locator, Page } from "@playwright/test";
