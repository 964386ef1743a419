import { expect, test } from "./support/test";
import { axeOf } from "./support/axe";
import { serveDist } from "./support/files";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "a lobby to look at"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("every battle that can be chosen shows its table, and its options under headings in words", async ({
  page,
}) => {
  await page.goto(server.url);
  const cards = page.locator(".scenarios > li");
  await expect(cards.first().locator("svg > path").first()).toBeVisible();
  await expect(page.locator(".scenarios .table-picture")).toHaveCount(
    await cards.count(),
  );
  await expect(page.getByTestId("facts-demo")).toContainText(
    "Red Germany, about 35 stands",
  );
  await expect(page.getByTestId("facts-demo")).toContainText(
    "About 150 minutes · medium",
  );
  await page.getByTestId("scenario-demo").click();
  await page.locator("details.options > summary").click();
  const groups = page.locator(".options .group");
  await expect(groups).toHaveCount(10);
  await page.locator("[data-heading=sight] > summary").click();
  const rehide = page.getByLabel("A spotted stand is hidden again when");
  await rehide.selectOption({ label: "never" });
  await expect(page.locator("[data-heading=sight] > summary")).toContainText(
    "1 changed",
  );
  const { violations } = await axeOf(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByTestId("start").click();
  await expect(page.locator(".seats input").first()).toBeVisible();
});

test("on a phone the first battle's map is as wide as its words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url);
  const map = await page.locator(".begin .table-picture").boundingBox();
  const ways = await page.locator(".begin .ways").boundingBox();
  expect(map?.width).toBe(ways?.width);
});

for (const locale of ["en-GB", "de-DE"])
  test(`on a phone the first battle begins on the first screen, and what is played already is one press away [${locale}]`, async ({
    browser,
  }) => {
    await server.make("tutorial", { dice_audit: "false" });
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale,
    });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.getByTestId("begin")).toBeInViewport({ ratio: 1 });
    const cards = page.locator(".scenarios > li");
    await expect(cards.first().locator("svg > path").first()).toBeVisible();
    for (const box of await Promise.all(
      (await cards.all()).map((card) => card.boundingBox()),
    ))
      expect(box?.height).toBeLessThan(170);
    for (const id of ["running", "campaigns"]) {
      await page.evaluate(() => scrollTo(0, 0));
      const way = page.locator(`.ways-down a[href="#${id}"]`);
      await expect(way).toBeInViewport({ ratio: 1 });
      await way.tap();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.setViewportSize({ width: 1400, height: 900 });
    await expect(page.locator(".ways-down")).toBeHidden();
    await context.close();
  });

test("an option that was chosen by its words holds in the battle", async ({
  page,
}) => {
  const made = page.waitForRequest(
    (one) => one.url().endsWith("/api/battles") && one.method() === "POST",
  );
  await page.goto(server.url);
  await page.getByTestId("scenario-demo").click();
  await page.locator("details.options > summary").click();
  await page.locator("[data-heading=sight] > summary").click();
  await page
    .getByLabel("A spotted stand is hidden again when")
    .selectOption({ label: "never" });
  await page.getByTestId("start").click();
  expect((await made).postDataJSON()).toMatchObject({
    options: { rehide: "never" },
  });
});

test("the light of the room is worn, and what was chosen instead is kept", async ({
  page,
}) => {
  const files = await serveDist();
  const worn = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${files.url}/demo.html?state=orders`);
  await expect(worn).toHaveAttribute("data-theme", "dark");
  await page.getByTestId("tab-settings").click();
  await page.getByTestId("theme").selectOption("light");
  await expect(worn).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(worn).toHaveAttribute("data-theme", "light");
  files.close();
});

test("the demo's index leads to every state, and each shows a table without a mistake", async ({
  page,
}) => {
  const files = await serveDist();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`${files.url}/demo.html`);
  await expect(page.locator(".pictures a").first()).toBeVisible();
  const links = await page
    .locator(".pictures a:first-child")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) {
    await page.goto(`${files.url}/demo.html${link}`);
    await expect(page.locator("#board[data-look], #map")).toBeVisible();
  }
  expect(errors).toEqual([]);
  files.close();
});
