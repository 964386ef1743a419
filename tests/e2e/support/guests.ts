import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";

/** Whose pages are open. Those of a test that is over would go on costing what they did while somebody looked at them. */
let sitting = { test: "", contexts: [] as BrowserContext[] };

/** Somebody else, with a browser of his own; whoever sat there in the test before has left. */
export async function another(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<Page> {
  const { testId } = test.info();
  if (sitting.test !== testId) {
    const { contexts } = sitting;
    sitting = { test: testId, contexts: [] };
    await Promise.all(contexts.map((one) => one.close()));
  }
  const context = await browser.newContext(options);
  sitting.contexts.push(context);
  return context.newPage();
}

export const sitsAs = (page: Page, audience: string): Promise<void> =>
  expect(page.locator(".table-page")).toHaveAttribute(
    "data-audience",
    audience,
  );
