import { expect, test, type Page } from "./support/test";
import { axeOf } from "./support/axe";
import { Player } from "./support/board";
import { serveDist } from "./support/files";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

const sent = async (page: Page): Promise<unknown> =>
  JSON.parse(
    (await page.locator("body").getAttribute("data-command")) ?? "null",
  );
const at = async (page: Page, state: string, more = ""): Promise<Player> => {
  const player = new Player(page);
  await player.sit(`${files.url}/demo.html?state=${state}${more}`);
  return player;
};

test("an order is placed with its arrow by one drag", async ({ page }) => {
  const player = await at(page, "orders");
  await player.click([27.9, 36.1]);
  await page.locator("[data-chit=hasty_advance]").click();
  await player.drag([41.5, 20], [36, 20]);
  expect(await sent(page)).toEqual({
    do: "place_order",
    issuer: "s15",
    chit: "hasty_advance",
    marker: [41500, 20000],
    arrow: 270000,
  });
  expect(player.errors).toEqual([]);
});

test("a declared shot is drawn whole while it is pointed at in the list", async ({
  page,
}) => {
  const player = await at(page, "declared");
  const picture = () =>
    page
      .locator("canvas[data-layer=overlay]")
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const declared = player.declared.first().locator(".link");
  const before = await picture();
  await declared.hover();
  await expect.poll(picture).not.toBe(before);
  await player.commit.hover();
  await page.mouse.move(700, 850);
  await expect.poll(picture).toBe(before);
  expect(player.errors).toEqual([]);
});

test("an order is placed from the list and the keyboard alone", async ({
  page,
}) => {
  const player = await at(page, "orders");
  await player.tab("stands");
  await page.locator("#stand-s15").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-chit=hold]").press("Enter");
  await page.getByTestId("spot").first().press("Enter");
  await player.do.press("Enter");
  expect(await sent(page)).toMatchObject({
    do: "place_order",
    chit: "hold",
    marker: [41500, 20000],
  });
});

test("a path is dragged, costs something, and is moved along", async ({
  page,
}) => {
  const player = await at(page, "movement");
  await player.drag([32.6, 27.4], [27, 29.4]);
  await expect(page.locator(".cost")).toContainText("/ 12″");
  await player.do.click();
  const command = (await sent(page)) as {
    do: string;
    stand: string;
    path: [number, number][];
  };
  expect(command).toMatchObject({ do: "move_stand", stand: "s7" });
  expect(command.path).toHaveLength(1);
});

test("S-92 the ground under the pointer is told, and the line of cover leads to its rule", async ({
  page,
}) => {
  const player = await at(page, "orders");
  const { x, y } = await player.pixel([42.1, 29.5]);
  await page.mouse.move(x, y);
  const told = page.getByTestId("ground");
  await expect(told).toContainText("wall “Churchyard”: medium cover");
  await expect(told.getByRole("link", { name: "S-92" })).toHaveAttribute(
    "href",
    "/rules#S-92",
  );
  expect(player.errors).toEqual([]);
});

test("escape takes a drawn path back", async ({ page }) => {
  const player = await at(page, "movement");
  await player.drag([32.6, 27.4], [27, 29.4]);
  await page.keyboard.press("Escape");
  await expect(page.locator(".cost")).toHaveCount(0);
  expect(await sent(page)).toBeNull();
});

test("fire is declared by firer, target, point of the path", async ({
  page,
}) => {
  const player = await at(page, "opportunity_fire");
  await player.click([37.7, 24.9]);
  await page.getByTestId("target").first().click();
  await page.getByTestId("path-point").fill("0");
  await expect(page.locator(".along output")).toHaveText("Point 1 of 2");
  await player.do.click();
  expect(await sent(page)).toEqual({
    do: "declare_fire",
    firer: "s27",
    line: 0,
    target: "ka",
    path_point: [22000, 18400],
  });
});

test("a mission is asked for beside a contact", async ({ page }) => {
  const player = await at(page, "artillery", "&select=s3");
  await page.getByTestId("target").last().click();
  await player.do.click();
  expect(await sent(page)).toEqual({
    do: "request_mission",
    batteries: ["s4"],
    kind: "high_explosive",
    target: [18600, 15200],
    observer: "s3",
  });
});

test("a stand is turned by pulling", async ({ page }) => {
  const player = await at(page, "facing");
  await player.drag([37.7, 24.9], [37.7, 30]);
  expect(await sent(page)).toEqual({
    do: "turn_stand",
    stand: "s27",
    facing: 0,
  });
});

test("a stand is deployed by a click into its zone", async ({ page }) => {
  const player = await at(page, "deployment", "&select=s29");
  await player.click([46, 39]);
  expect(await sent(page)).toMatchObject({ do: "deploy_stand", stand: "s29" });
});

test("FOW-12 a card that can be played is lit, another says why not", async ({
  page,
}) => {
  const player = await at(page, "orders");
  await player.tab("cards");
  const card = (id: string) => page.locator(`[data-card=${id}]`);
  await expect(card("stand-fast").getByTestId("play")).toBeVisible();
  await expect(card("stand-fast")).toContainText("waits for Morale");
  await expect(card("second-wind").getByTestId("play")).toHaveCount(0);
  await expect(card("second-wind")).toContainText("Not in this step.");
});

test("S-105 before the first die there is nothing to check", async ({
  page,
}) => {
  const player = await at(page, "tray");
  await player.tab("settings");
  await page.getByRole("button", { name: "Check my dice now" }).click();
  await expect(page.getByText("no dice in your log yet")).toBeVisible();
  await expect(page.getByText("unbroken chain")).toHaveCount(0);
});

test("who was lost stands under the forces by turn, and what the log says of a stand on its card", async ({
  page,
}) => {
  const player = await at(page, "orders", "&select=s8");
  await page.getByTestId("story").locator("summary").click();
  await expect(page.locator(".story .told")).toHaveCount(2);
  await player.tab("roster");
  const row = page.getByTestId("losses").locator("tbody tr");
  await expect(row).toHaveText(/2\s+1\s+Grenadier Platoon/);
  expect(player.errors).toEqual([]);
});

test("what a finger draws is shown beside it, larger, until it is lifted", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const player = await at(await context.newPage(), "movement");
  const fingers = await context.newCDPSession(player.page);
  const press = async (type: string, ...places: [number, number][]) =>
    fingers.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: await Promise.all(places.map((one) => player.pixel(one))),
    });
  const glass = player.page.locator(".magnifier");
  await expect(glass).toBeHidden();
  await press("touchStart", [32.6, 27.4]);
  await press("touchMove", [31, 28]);
  await press("touchMove", [28, 29]);
  await expect(glass).toBeVisible();
  await press("touchEnd");
  await expect(glass).toBeHidden();
  await expect(player.page.locator(".cost")).toContainText("/ 12″");
  expect(player.errors).toEqual([]);
  await context.close();
});

test("what is drawn only from near is fetched by who looks from near", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (one) => fetched.push(new URL(one.url()).pathname));
  await at(page, "orders");
  await page.waitForLoadState("networkidle");
  const near = (): string[] =>
    fetched.filter((path) => /^\/assets\/close_up-/.test(path));
  expect(near()).toEqual([]);
  for (let i = 0; i < 6; i += 1) {
    await page.locator("#board").press("+");
  }
  await expect.poll(near).toHaveLength(1);
});

test("from afar a heap of counters is chosen from, one press after the other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await at(page, "orders");
  await page.getByRole("button", { name: "Whole table" }).click();
  const chosen = page.getByTestId("selected").getByRole("heading");
  await player.click([27.4, 37.7]);
  await expect(chosen).toBeVisible();
  const first = await chosen.innerText();
  await page.waitForTimeout(500); // two quick presses would be an order
  await player.click([27.4, 37.7]);
  await expect(chosen).not.toHaveText(first);
});

test("on a phone the stands that can act are a list to tap", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await at(page, "opportunity_fire");
  const first = page.getByTestId("ready-list").getByRole("button").first();
  await expect(first).toContainText("target");
  await first.click();
  await expect(page.getByTestId("selected")).toBeVisible();
  await expect(page.getByTestId("target").first()).toBeVisible();
});

test("on a phone another stand is chosen from the list while one is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await at(page, "orders", "&select=s15");
  await player.choose("s1");
  await expect(page.getByTestId("selected")).toBeVisible();
  await expect(page.getByTestId("tab-act")).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

for (const size of [
  { name: "desktop", width: 1400, height: 900 },
  { name: "phone", width: 390, height: 844 },
  { name: "desktop by lamplight", width: 1400, height: 900, isDark: true },
]) {
  test(`axe finds nothing on a ${size.name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: size.isDark ? "dark" : "light" });
    await page.setViewportSize(size);
    /** The whole page, or what has changed of it. */
    const check = async (part = "html"): Promise<void> => {
      const { violations } = await axeOf(page).include(part).analyze();
      expect(violations.map((v) => [v.id, v.nodes.map((n) => n.html)])).toEqual(
        [],
      );
    };
    const player = await at(page, "orders", "&select=s15");
    await page.locator("[data-chit=hasty_advance]").click();
    await page.getByTestId("spot").first().click();
    await check();
    for (const tab of [
      "stands",
      "log",
      "roster",
      "cards",
      "chat",
      "settings",
    ]) {
      await player.tab(tab);
      await check(".side");
    }
    await at(page, "opportunity_fire", "&select=s27");
    await check();
    await at(page, "referee", "&as=referee&select=s27");
    await check();
    await at(page, "tray");
    await check(".side");
  });
}

test("every rule of the log leads into the rulebook", async ({ page }) => {
  await page.goto(`${files.url}/rules#HIT-04`);
  await expect(page.locator("#HIT-04")).toBeInViewport();
  await page.getByRole("searchbox").fill("passengers");
  await expect(page.locator("#HIT-04")).toHaveCount(0);
  const { violations } = await axeOf(page).analyze();
  expect(violations.map((v) => [v.id, v.nodes.map((n) => n.html)])).toEqual([]);
});
