import { expect, test } from "./support/test";
import { axeOf } from "./support/axe";
import { another, sitsAs } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const kShots = process.env["ORDERCAP_SHOTS"];
const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

for (const [width, locale, words, waits] of [
  [1400, "en-GB", "could not be loaded", "Waiting for the server"],
  [390, "de-DE", "konnte nicht geladen werden", "Wartet auf den Server"],
] as const)
  test(`what could not be loaded while the server was away is had again by a press [${width}, ${locale}]`, async ({
    browser,
  }) => {
    const page = await another(browser, {
      locale,
      viewport: { width, height: 844 },
    });
    await page.goto(server.link(await server.make("tutorial"), "blue"));
    await sitsAs(page, "blue");
    const missing = page.getByTestId("missing-part");
    await expect(missing).toHaveCount(0);
    await server.stop();
    await page.getByTestId("tab-chat").click();
    await expect(missing).toContainText(words);
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    const wide = await page.evaluate(() => document.body.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    if (kShots)
      await page.screenshot({ path: `${kShots}/missing-${locale}.png` });
    await missing.getByRole("button").click();
    await expect(missing).toContainText(waits);
    await server.start(new URL(server.url).port);
    await expect(missing).toHaveCount(0);
    await sitsAs(page, "blue");
    await page.getByTestId("tab-chat").click();
    await expect(
      page.getByRole("tabpanel").locator("textarea, input").first(),
    ).toBeVisible();
  });
