import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";

/** Somebody else, with a browser of his own. */
export const another = async (
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<Page> => (await browser.newContext(options)).newPage();

export const sitsAs = (page: Page, audience: string): Promise<void> =>
  expect(page.locator(".table-page")).toHaveAttribute(
    "data-audience",
    audience,
  );
