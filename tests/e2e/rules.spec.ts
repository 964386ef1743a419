import { expect, test, type Page } from "./support/test";
import { axeOf } from "./support/axe";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** The whole page, or what has changed of it. */
async function findsNothing(page: Page, part = "html"): Promise<void> {
  const { violations } = await axeOf(page).include(part).analyze();
  expect(violations.map((v) => [v.id, v.nodes.map((n) => n.html)])).toEqual([]);
}
const answerOf = (page: Page, field: string) =>
  page.getByTestId("answer").locator(`[data-field=${field}]`);

test("the rulebook answers, shows its working, and the working leads to the rules", async ({
  page,
}) => {
  await page.goto(`${server.url}/rules#ask-to_hit`);
  const answer = page.getByTestId("answer");
  await expect(answer).toContainText("Still needed: Hit number of the band");
  await page.getByLabel("Hit number of the band").fill("6");
  await expect(answerOf(page, "to_hit")).toHaveText("6");
  await page.getByLabel("Quality").selectOption("Veteran");
  await page.getByLabel("Cover").selectOption("hard cover");
  await expect(answerOf(page, "to_hit")).toHaveText("4");
  await expect(answer.getByRole("row")).toHaveText([
    /RNG-03.*6/,
    /HIT-13.*−3/,
    /HIT-14.*\+1/,
  ]);
  await page.getByLabel("Hit number of the band").fill("600");
  await expect(answer).toContainText("a whole number from -100 to 100");
  await page.getByLabel("Hit number of the band").fill("6");
  await answer.getByRole("link", { name: "HIT-13" }).click();
  await expect(page.locator("#HIT-13")).toBeInViewport();
});

test("a list of obstacles is put together in the form", async ({ page }) => {
  await page.goto(`${server.url}/rules#ask-line_of_sight`);
  for (const [end, x] of [
    ["From", "0"],
    ["To", "10"],
  ] as const) {
    const group = page.getByRole("group", { name: end, exact: true });
    await group.getByLabel("x", { exact: true }).fill(x);
    await group.getByLabel("y", { exact: true }).fill("0");
  }
  await expect(answerOf(page, "visible")).toHaveText("yes");
  await page.getByRole("button", { name: "Add to: Obstacles" }).click();
  await expect(page.getByTestId("answer")).toContainText(
    "Still needed: Obstacles 1 → Corners",
  );
  await page.getByLabel("Corners").fill("4,-1 6,-1 6,1 4,1");
  await page.getByLabel("Kind").selectOption("woods");
  await expect(answerOf(page, "visible")).toHaveText("no");
});

test("the charts of the server are shown, and an entry names its rulings", async ({
  page,
}) => {
  await page.goto(`${server.url}/rules#chart-terrain`);
  const row = page
    .locator("#chart-terrain")
    .getByRole("row", { name: /woods/ });
  await expect(row.getByRole("cell")).toHaveText(["×1", "×2", "×4"]);
  await page.getByRole("searchbox").fill("ord-22");
  await expect(page.locator(".entry")).toHaveCount(1);
  await page
    .locator("#ORD-22")
    .getByRole("link", { name: /^R-02 Reach/ })
    .click();
  await expect(page.locator("#R-02")).toBeInViewport();
  await expect(page.locator("#R-02")).toContainText("Named by");
});

test("SCALE-12 the equipment of a nation is read as on a player's own sheet", async ({
  page,
}) => {
  await page.goto(`${server.url}/rules#equipment-us-rifle`);
  const rifles = page.locator("[data-line=us-rifle]");
  await expect(rifles).toBeInViewport();
  await expect(rifles.getByRole("row", { name: /Garands/ })).toContainText(
    "3/2",
  );
  await page.getByRole("link", { name: "Germany" }).click();
  await expect(page.locator("[data-line=de-pz4h]")).toBeVisible();
  await expect(rifles).toHaveCount(0);
});

for (const size of [
  { name: "desktop", width: 1400, height: 900 },
  { name: "phone", width: 390, height: 844 },
]) {
  test(`axe finds nothing in the rules on a ${size.name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${server.url}/rules#ask-hit_result`);
    await page.getByLabel("Die").fill("7");
    await expect(answerOf(page, "result")).toBeVisible();
    await findsNothing(page);
    for (const shelf of ["charts", "equipment", "sequence"]) {
      await page.goto(`${server.url}/rules#${shelf}`);
      await expect(page.locator(".rules table").first()).toBeVisible();
      await findsNothing(page, "main");
    }
    // A chapter with tables and headings stands for all: a thousand entries take a minute.
    await page.getByRole("searchbox").fill("ord-");
    await expect(page.locator("#ORD-14 table")).toBeVisible();
    await findsNothing(page, "main");
  });
}

test("the rules open on the sequence, with a picture for each step, by day and by lamplight", async ({
  browser,
}) => {
  for (const [locale, title, colorScheme] of [
    ["en-GB", "Sequence of play", "light"],
    ["de-DE", "Ablauf der Runde", "dark"],
  ] as const) {
    const context = await browser.newContext({ locale, colorScheme });
    const page = await context.newPage();
    await page.goto(`${server.url}/rules`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const steps = page.locator(".steps li");
    await expect(steps).toHaveCount(23);
    for (const step of await steps.all())
      expect(await step.locator("svg > *").count()).toBeGreaterThan(1);
    await findsNothing(page);
    await context.close();
  }
});

test("what is shipped is told in German, and the register by its titles", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "de-DE" });
  const page = await context.newPage();
  await page.goto(`${server.url}/rules#R-01`);
  await expect(page.locator("#R-01")).toContainText("Was Vorrang hat");
  await page.goto(server.url);
  await expect(page.getByText("Der Riegel vor Rott")).toBeVisible();
  await page.getByTestId("begin").click();
  const welcome = page.getByTestId("welcome");
  await expect(welcome).toContainText("Deine Kompanie hält Le Mesnil");
  await findsNothing(page, "[data-testid=coach]");
  await page.getByTestId("tab-roster").click();
  await expect(page.locator("#panel")).toContainText("Eine britische");
  await context.close();
});
