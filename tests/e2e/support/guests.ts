import { expect, type Browser, type Page } from "@playwright/test";

/** Somebody else, with a browser of his own. */
export const another = async (browser: Browser): Promise<Page> =>
  (await browser.newContext()).newPage();

export const sitsAs = (page: Page, audience: string): Promise<void> =>
  expect(page.locator(".table-page")).toHaveAttribute(
    "data-audience",
    audience,
  );
