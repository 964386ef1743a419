import { expect, test, type Page } from "./support/test";
import { join } from "node:path";
import { axeOf } from "./support/axe";
import { Player } from "./support/board";
import { Desk } from "./support/desk";
import { serveDist } from "./support/files";
import { another } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

const server = new Ordercap();
let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.beforeAll(() => (hasServer ? server.start() : undefined));
test.afterAll(() => files.close());
test.afterAll(() => server.end());

const kShots = process.env["ORDERCAP_SHOTS"];
const kDesk = { width: 1280, height: 800 };
const kPhone = { width: 390, height: 844 };
const missed = (page: Page) => page.getByTestId("missed");
const show = (page: Page) => page.getByTestId("show-missed").click();
const past = (page: Page) => page.getByTestId("skip-missed");

/** He has missed three steps of a small battle, whose last is in turn 3. */
async function away(page: Page, more = "", steps = 3): Promise<Player> {
  const player = new Player(page);
  await player.sit(
    `${files.url}/demo.html?state=orders&missed=${steps}${more}`,
  );
  return player;
}
async function axe(page: Page, part: string): Promise<void> {
  const { violations } = await axeOf(page).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test("a player who was away is offered what happened, sees it or does not, and nothing waits for it", async ({
  browser,
}) => {
  test.skip(!hasServer, "build/release/ordercap is not built");
  const made = await server.make("tutorial", { spectator_delay: "step" });
  const blue = new Player(await another(browser));
  const red = new Player(await another(browser));
  for (const [player, seat] of [
    [blue, "blue"],
    [red, "red"],
  ] as const) {
    await player.sit(server.link(made, seat));
    await player.knowsTheWay();
  }
  const looked = () =>
    blue.page.evaluate(
      (key) =>
        (
          JSON.parse(localStorage.getItem(key) ?? "{}") as {
            looked?: Record<string, number>;
          }
        ).looked?.["blue"],
      `ordercap.memory.${made.battle}.blue`,
    );

  await test.step("he left before the first step was closed", async () => {
    await expect.poll(looked).toBe(0);
    await expect(missed(blue.page)).toHaveCount(0);
    await blue.commits();
    await blue.page.goto("about:blank");
    await red.commits();
    await expect(red.step).toHaveAttribute("data-step", "first_orders");
    await blue.sit(server.link(made, "blue"));
    await expect(missed(blue.page)).toContainText("you were here: 1 step.");
  });

  await test.step("whoever decides has gone on, and whoever is here misses nothing", async () => {
    await expect(blue.commit).toBeEnabled();
    await blue.commits();
    await expect(missed(blue.page)).toHaveCount(0);
    await red.commits();
    await expect(blue.step).not.toHaveAttribute("data-step", "first_orders");
    await expect.poll(looked).toBeGreaterThanOrEqual(2);
    await blue.page.reload();
    await expect(blue.commit).toBeVisible();
    await expect(missed(blue.page)).toHaveCount(0);
  });

  await test.step("what he missed is shown on his map, and any key ends it", async () => {
    const step = await blue.stepNow();
    await blue.commits();
    await blue.page.goto("about:blank");
    await expect(async () => {
      if (await red.commit.isVisible()) await red.commits();
      expect(await red.stepNow()).not.toBe(step);
    }).toPass();
    const asked = blue.page.waitForRequest(
      (request) =>
        /\/told\/blue\/\w+\/\d+$/.test(request.url()) &&
        /^Bearer /.test(request.headers()["authorization"] ?? ""),
    );
    await blue.sit(server.link(made, "blue"));
    await show(blue.page);
    await asked;
    await expect(missed(blue.page)).toContainText("What happened, 1 of");
    expect(await blue.stepNow()).toBe(await red.stepNow());
    await blue.page.keyboard.press("x");
    await expect(missed(blue.page)).toHaveCount(0);
    await blue.page.reload();
    await expect(blue.step).toHaveAttribute("data-step", /./);
    await expect(missed(blue.page)).toHaveCount(0);
  });
  expect([...blue.errors, ...red.errors]).toEqual([]);
});

test("it is played step by step; an act ends it and is done", async ({
  page,
}) => {
  const player = await away(page);
  await expect(missed(page)).toContainText("you were here: 3 steps.");
  await show(page);
  await expect(missed(page)).toContainText("1 of 3: General Fire");
  await expect(player.board).toHaveAttribute("data-playing", /./);
  await expect(player.commit).toBeEnabled();
  await player.click([27.9, 36.1]);
  await expect(missed(page)).toHaveCount(0);
  await expect(player.board).not.toHaveAttribute("data-playing", /./);
  await expect(page.locator("[data-chit=hold]")).toBeVisible();

  await away(page);
  await show(page);
  await expect(past(page)).toBeVisible();
  await player.commit.click();
  await expect(missed(page)).toHaveCount(0);
  await expect(page.getByTestId("asked")).toBeVisible();
  expect(player.errors).toEqual([]);
});

test("it comes to its end by itself, and by keys alone it is begun and put away", async ({
  page,
}) => {
  const player = await away(page);
  await page.getByTestId("show-missed").focus();
  await page.keyboard.press("Enter");
  await expect(past(page)).toBeFocused();
  await expect(missed(page)).toContainText("3 of 3: Morale");
  await expect(missed(page)).toHaveCount(0);
  await expect(player.board).toBeFocused();
  await away(page);
  await page.getByTestId("close-missed").focus();
  await page.keyboard.press("Enter");
  await expect(missed(page)).toHaveCount(0);
  expect(player.errors).toEqual([]);
});

test("without motion, in German and on a phone it is the same, and axe finds nothing", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of [kDesk, kPhone]) {
    await page.setViewportSize(size);
    const player = await away(page, "&language=de", 18);
    await expect(missed(page)).toContainText("du hier warst: 18 Schritte.");
    await axe(page, "body");
    await show(page);
    await expect(missed(page)).toContainText("Was geschah, 1 von 18");
    await axe(page, ".missed");
    await expect(missed(page)).toContainText("Was geschah");
    await expect(player.board).not.toHaveAttribute("data-playing", /./);
    const skip = await past(page).boundingBox();
    // It goes as soon as it is pressed.
    await page.mouse.click((skip?.x ?? 0) + 20, (skip?.y ?? 0) + 10);
    await expect(missed(page)).toHaveCount(0);
    expect(player.errors).toEqual([]);
  }
});

test("rulings that were made while he was away are told when he comes back, with what they did", async ({
  browser,
}) => {
  test.skip(!hasServer, "build/release/ordercap is not built");
  const made = await server.make("demo");
  const blue = new Player(await another(browser));
  const desk = new Desk(await another(browser));
  await blue.sit(server.link(made, "blue"));
  await desk.sit(server.link(made, "referee"));
  const ruled = blue.page.getByTestId("ruled-since");
  const own = blue.page.locator(".stands .stand").first();
  await blue.tab("stands");
  const stand = ((await own.getAttribute("id")) ?? "").replace("stand-", "");
  await expect(ruled).toHaveCount(0);
  await blue.page.goto("about:blank");
  await desk.rules(stand, { state: "shaken" }, "forgotten before");
  await blue.sit(server.link(made, "blue"));
  await expect(ruled).toContainText("Since you were here");
  await expect(ruled).toContainText(/Shaken.*forgotten before/);
  for (const size of [kPhone, kDesk]) {
    await blue.page.setViewportSize(size);
    await axe(blue.page, "[data-testid=ruled-since]");
    if (kShots)
      await blue.page.screenshot({
        path: join(kShots, `ruled-since-${size.width}.png`),
      });
  }
  await blue.page.getByTestId("close-ruled").click();
  await expect(ruled).toHaveCount(0);
  await blue.page.goto("about:blank");
  await blue.sit(server.link(made, "blue"));
  await blue.isTold("stand_edited", /Shaken.*forgotten before/);
  await expect(ruled).toHaveCount(0);
  expect([...blue.errors, ...desk.errors]).toEqual([]);
});

test("what a ruling did is in the log also where it was never heard, once its step is closed", async ({
  browser,
}) => {
  test.skip(!hasServer, "build/release/ordercap is not built");
  const made = await server.make("tutorial", { spectator_delay: "step" });
  const blue = new Player(await another(browser));
  const red = new Player(await another(browser));
  const desk = new Desk(await another(browser));
  await desk.sit(server.link(made, "referee"));
  await desk.rules("s2", { state: "shaken" }, "shelled before");
  for (const [player, seat] of [
    [blue, "blue"],
    [red, "red"],
  ] as const) {
    await player.sit(server.link(made, seat));
    await player.knowsTheWay();
  }
  await blue.isTold("stand_edited", /Ruling on 1st Platoon.*shelled before/);
  await blue.commits();
  await red.commits();
  await blue.isTold("stand_edited", /1st Platoon.*Shaken.*shelled before/);
  const elsewhere = new Player(await another(browser));
  await elsewhere.sit(server.link(made, "blue"));
  await elsewhere.isTold("stand_edited", /1st Platoon.*Shaken.*shelled before/);
  for (const size of [kPhone, kDesk]) {
    await elsewhere.page.setViewportSize(size);
    if (kShots)
      await elsewhere.page.screenshot({
        path: join(kShots, `ruled-elsewhere-${size.width}.png`),
      });
  }
  for (const page of [blue, red, desk, elsewhere])
    expect(page.errors).toEqual([]);
});
