import { expect, test, type Page } from "./support/test";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** What the browser forbids a page to do, as it tells it. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const all: string[] = [];
  page.on("pageerror", (error) => all.push(error.message));
  page.on("console", (message) => {
    if (/violat|policy|trusted/i.test(message.text())) all.push(message.text());
  });
  await page.exposeFunction("tellViolation", (words: string) =>
    all.push(words),
  );
  await page.addInitScript(`addEventListener("securitypolicyviolation",
    ({ violatedDirective, blockedURI, sample }) =>
      tellViolation([violatedDirective, blockedURI, sample].join(" ")))`);
  return all;
}

test("no page does what its policy forbids", async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto(server.url);
  await page.getByTestId("scenario-demo").click();
  await expect(page.getByTestId("start")).toBeVisible();
  const battle = await server.make("demo");
  for (const role of ["blue", "referee", "public"] as const) {
    await page.goto("about:blank");
    await page.goto(server.link(battle, role));
    await expect(page.getByTestId("prompt")).toBeVisible();
    const tabs = page.getByRole("tab");
    for (let i = 0; i < (await tabs.count()); ++i) await tabs.nth(i).click();
    for (const part of await page.locator("details > summary").all())
      if (await part.isVisible()) await part.click();
  }
  await page.goto(`${server.url}/rules`);
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect(violations).toEqual([]);

  // What is forbidden is noticed: the policy is there.
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
    try {
      document.body.innerHTML = "<b>words</b>";
    } catch {
      // as it should
    }
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
});
