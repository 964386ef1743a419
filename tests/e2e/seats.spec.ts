import { expect, test, type Page } from "./support/test";
import { axeOf } from "./support/axe";
import { another, sitsAs } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const kShots = process.env["ORDERCAP_SHOTS"];
const server = new Ordercap([], "once");
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const isTurnedAway = (page: Page, why: string) =>
  expect(page.getByTestId("no-seat")).toHaveAttribute("data-why", why);

async function linkFrom(page: Page, button: string): Promise<string> {
  await page.getByTestId("tab-settings").click();
  await page.getByTestId(button).click();
  return page.getByTestId("new-link").inputValue();
}

test("a link sits once; it leaves the address; the lobby leads back to the seat", async ({
  browser,
}) => {
  const battle = await server.make("tutorial");
  const link = server.link(battle, "blue");
  const friend = await another(browser);
  await friend.goto(link);
  await sitsAs(friend, "blue");
  expect(friend.url()).toBe(`${server.url}/battle/${battle.battle}?as=blue`);
  await friend.reload();
  await sitsAs(friend, "blue");
  await friend.route("**/api/mine", async (slow) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await slow.continue();
  });
  await friend.goto(server.url);
  await friend.getByTestId(`again-${battle.battle}-blue`).waitFor();
  expect(await friend.getByTestId("my-battles").isVisible()).toBe(true); // before what it would move under a press
  await friend.getByTestId(`again-${battle.battle}-blue`).click();
  await sitsAs(friend, "blue");
  await friend.goto("about:blank");
  await friend.goto(link);
  await sitsAs(friend, "blue");

  const stranger = await another(browser);
  await stranger.goto(link);
  await isTurnedAway(stranger, "spent");
  await stranger.getByRole("link", { name: "Watch this battle" }).click();
  await sitsAs(stranger, "public");
  await stranger.goto(`${server.url}/battle/${battle.battle}?as=blue`);
  await isTurnedAway(stranger, "lost");
});

test("whoever made a battle sees which seats are taken, and cannot look in", async ({
  browser,
  page,
}) => {
  await page.goto(server.url);
  await page.getByTestId("scenario-tutorial").click();
  await page.getByTestId("start").click();
  const red = page.getByTestId("seat-red");
  await expect(red).toHaveAttribute("data-state", "open");
  const link = await red.getByRole("textbox").inputValue();
  const friend = await another(browser);
  await friend.goto(link);
  await sitsAs(friend, "red");
  await expect(red).toHaveAttribute("data-state", "taken");
  await expect(red.getByRole("link")).toHaveCount(0);
  await page.goto(link);
  await isTurnedAway(page, "spent");
});

test("a link for another device works once; a seat given anew closes what was open", async ({
  browser,
  page,
}) => {
  const battle = await server.make("tutorial");
  await page.goto(server.link(battle, "blue"));
  await sitsAs(page, "blue");
  const phone = await another(browser);
  await phone.goto(await linkFrom(page, "another-device"));
  await sitsAs(phone, "blue");
  await sitsAs(page, "blue");

  await page.getByTestId("renew-seat").click();
  await page.getByTestId("renew-seat").click();
  await isTurnedAway(phone, "unknown");
  await sitsAs(page, "blue");
  expect(page.url()).toContain("?as=blue");

  const desk = await another(browser);
  await desk.goto(server.link(battle, "referee"));
  await sitsAs(desk, "referee");
  const given = await linkFrom(desk, "give-anew");
  await isTurnedAway(page, "unknown");
  const substitute = await another(browser);
  await substitute.goto(given);
  await sitsAs(substitute, "blue");
});

const keepsNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });

test("a browser that keeps nothing says so", async ({ browser }) => {
  const battle = await server.make("tutorial");
  const page = await another(browser);
  await keepsNothing(page);
  await page.goto(server.link(battle, "blue"));
  await sitsAs(page, "blue");
  await expect(page.getByTestId("not-kept")).toBeVisible();
});

for (const [locale, said] of [
  ["en-GB", "Copy them all before."],
  ["de-DE", "Kopiere sie vorher alle."],
] as const)
  test(`whoever makes a battle there has its links as long as its page is open [${locale}]`, async ({
    browser,
  }) => {
    const page = await another(browser, { locale });
    await keepsNothing(page);
    await page.goto(server.url);
    await page.getByTestId("scenario-tutorial").click();
    await page.getByTestId("seek-red").check();
    await page.getByTestId("start").click();
    const [blue, red] = [
      page.getByTestId("seat-blue"),
      page.getByTestId("seat-red"),
    ];
    await expect(page.getByTestId("links-unkept")).toContainText(said);
    await expect(blue.getByRole("textbox")).toHaveValue(/#seat=/);
    await fits(page, `unkept-${locale.slice(0, 2)}`);

    await page.getByTestId("withdraw-red").click();
    await expect(red.getByRole("textbox")).toHaveValue(/#seat=/);
    const opened = page.context().waitForEvent("page");
    await blue.getByRole("link").click();
    await sitsAs(await opened, "blue");
    await expect(blue).toHaveAttribute("data-state", "taken");
    await page.getByTestId("open-up-red").click();
    await page.getByTestId("open-now-red").click();
    await expect(red).toHaveAttribute("data-state", "sought");
  });

/** Of either width; without storage the language is the browser's own. */
async function fits(page: Page, name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await axeOf(page).analyze();
    expect(violations).toEqual([]);
    const wide = await page.evaluate(() => document.body.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    if (!kShots) continue;
    const path = `${kShots}/${name}-${String(width)}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}
