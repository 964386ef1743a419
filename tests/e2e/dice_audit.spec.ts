import { expect, test } from "./support/test";
import { isFit } from "./support/fit";
import { another, sitsAs } from "./support/guests";
import { hasServer, Ordercap, type Battle } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap([], "once");
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Red is open to anybody. */
async function opens(dice_audit: boolean): Promise<Battle> {
  const response = await fetch(`${server.url}/api/battles`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      scenario: "tutorial",
      options: { dice_audit: String(dice_audit) },
      listed: true,
      seek: { roles: ["red"], words: "" },
    }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Battle;
}

test("whether dice can be checked is said before a seat is taken [S-05, S-102]", async ({
  browser,
}) => {
  const [checked, unchecked] = [await opens(true), await opens(false)];
  const guest = await another(browser);
  await guest.goto(server.url);
  for (const row of ["open", "battle"]) {
    const said = (one: Battle) =>
      guest.getByTestId(`${row}-${one.battle}`).getByTestId("dice-audit");
    await expect(said(checked)).toHaveText("dice can be checked");
    await expect(said(unchecked)).toHaveText("dice are not checked");
  }
  await isFit(guest, "dice-audit-lobby", async () => {
    await expect(guest.getByTestId("dice-audit")).toHaveCount(4);
  });

  // Who has read it there is not asked once more.
  await guest.getByTestId(`take-${unchecked.battle}-red`).click();
  await sitsAs(guest, "red");
});

test("whoever opens a link is asked before its seat is his, where dice are not checked [S-05, S-102]", async ({
  browser,
}) => {
  const [checked, unchecked] = [await opens(true), await opens(false)];
  const page = await another(browser);
  await page.goto(server.link(checked, "blue"));
  await sitsAs(page, "blue");
  await expect(page.getByTestId("dice-note")).toHaveCount(0);

  const link = server.link(unchecked, "blue");
  const asked = page.getByTestId("ask-first");
  const note = page.getByTestId("dice-note");
  await page.goto(link);
  await expect(asked).toContainText("dice are not checked");
  await isFit(page, "dice-audit-asked", async () => {
    await expect(asked.getByTestId("dice-note")).toBeVisible();
    expect(page.url()).toBe(link);
  });

  await asked.getByTestId("not-now").click();
  await expect(page.getByTestId(`battle-${unchecked.battle}`)).toBeVisible();
  expect(page.url()).toBe(`${server.url}/`);
  const again = page.getByTestId(`again-${unchecked.battle}-blue`);
  await expect(again).toHaveCount(0);

  await page.goto(link);
  await asked.getByTestId("take-seat").click();
  await sitsAs(page, "blue");
  expect(page.url()).toBe(`${server.url}/battle/${unchecked.battle}?as=blue`);
  await isFit(page, "dice-audit-seat", async () => {
    await expect(note).toBeVisible();
  });
  await page.goto("about:blank");
  await page.goto(link);
  await sitsAs(page, "blue");

  // An answer that does not come keeps nobody out.
  const desk = await another(browser);
  await desk.route(`**/api/battles/${unchecked.battle}`, (one) => one.abort());
  await desk.goto(server.link(unchecked, "referee"));
  await sitsAs(desk, "referee");
});

test("on a phone the row of an own battle says in one line that dice are not checked, and what can be done stands in one row", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/?scenario=tutorial`);
  await page.locator("details.options > summary").click();
  const option = page.locator('[id="option-dice_audit"]');
  await page.locator(".group", { has: option }).locator("> summary").click();
  await option.selectOption("false");
  await page.getByTestId("start").click();
  await expect(page.locator(".seats input").first()).toBeVisible();
  await page.goto(server.url);
  const row = page.locator(".battles li", {
    has: page.getByText("Löschen", { exact: false }),
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const said = await row.getByTestId("dice-audit").boundingBox();
    expect(said?.height).toBeLessThan(30);
    const tops = await row
      .locator("a, button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    if (width === 390) expect(new Set(tops).size).toBe(1);
    const wide = await page.evaluate(() => document.body.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  await context.close();
});
