import { expect, test, type Page } from "./support/test";
import { axeOf } from "./support/axe";
import { Player } from "./support/board";
import { serveDist } from "./support/files";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

const at = async (page: Page, state: string, more = ""): Promise<Player> => {
  const player = new Player(page);
  await player.sit(`${files.url}/demo.html?state=${state}${more}`);
  return player;
};
const focused = (page: Page) => page.locator(":focus");

test("who must discard finds the cards beside the prompt, and its button leads there [FOW-06]", async ({
  page,
}) => {
  for (const size of [
    { width: 1400, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const player = await at(page, "discard");
    await expect(page.getByTestId("tab-cards").locator(".count")).toHaveText(
      "1",
    );
    await player.tab("log");
    await player.commit.click();
    await expect(focused(page)).toHaveAttribute("data-testid", "discard");
    await expect(focused(page)).toBeInViewport();
    await expect(page.locator(".act")).not.toContainText("End the step above");
    await page.keyboard.press("Enter");
    expect(await page.locator("body").getAttribute("data-command")).toContain(
      "discard_card",
    );
  }
});

test("beside the map, too, the stands that can act are a list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await at(page, "orders");
  const list = page.getByTestId("ready-list");
  await expect(list.getByRole("button").first()).toBeVisible();
  const box = await list.boundingBox();
  expect(box?.height).toBeLessThan(300);
});

test("at the keyboard the focus goes on to the form, and from it to the next", async ({
  page,
}) => {
  await at(page, "orders");
  await page.getByTestId("ready-list").getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(focused(page)).toHaveClass(/chit/);
  await page.locator("[data-chit=hold]").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("spot").first().focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("do").focus();
  await page.keyboard.press("Enter");
  await expect(focused(page)).toHaveAttribute("data-testid", "commit");
});

test("on a phone that lies on its side no overview map covers the battle", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const player = await at(page, "movement");
  await player.board.press("+");
  await expect(page.locator(".minimap")).toBeHidden();
});

test("a tab that moves away under the press is opened all the same, by a key, too", async ({
  page,
}) => {
  await at(page, "orders");
  const roster = page.getByTestId("tab-roster");
  const box = await roster.boundingBox();
  if (!box) throw new Error("the tab is not on the page");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page
    .locator(".tabs")
    .evaluate((tabs) => (tabs.style.marginTop = "80px"));
  await page.mouse.up();
  await expect(roster).toHaveAttribute("aria-selected", "true");
  await page.getByTestId("tab-log").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("tab-log")).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

const wide = { width: 1400, height: 900 };
const narrow = { width: 390, height: 844 };

test("the tab that was chosen stays when the window is turned; what there is to do has a tab on a narrow one only", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  const player = await at(page, "orders");
  const isOpen = (tab: string) =>
    expect(page.getByTestId(`tab-${tab}`)).toHaveAttribute(
      "aria-selected",
      "true",
    );
  await player.tab("roster");
  await page.setViewportSize(narrow);
  await isOpen("roster");
  await player.tab("chat");
  await page.setViewportSize(wide);
  await isOpen("chat");
  await page.setViewportSize(narrow);
  await isOpen("chat");
  await player.tab("act");
  await page.setViewportSize(wide);
  await isOpen("chat");
  await page.setViewportSize(narrow);
  await isOpen("act");
  await player.tab("chat");
  await player.tab("chat");
  await expect(page.locator(".table-page")).toHaveClass(/folded/);
});

test("a map that nobody moved is looked at anew when the window is turned; else its middle and its scale stay", async ({
  page,
}) => {
  const look = async () =>
    ((await player.board.getAttribute("data-look")) ?? "")
      .split(" ")
      .map(Number);
  await page.setViewportSize(wide);
  const player = await at(page, "movement");
  const [, , whole = 0] = await look();
  await page.setViewportSize(narrow);
  await at(page, "movement");
  const [, , part = 0] = await look();
  await page.setViewportSize(wide);
  await expect.poll(async () => (await look())[2]).toBeCloseTo(whole, 6);
  await page.setViewportSize(narrow);
  await expect.poll(async () => (await look())[2]).toBeCloseTo(part, 6);
  await player.board.press("+");
  const moved = await look();
  expect(moved[2]).toBeGreaterThan(part);
  await page.setViewportSize(wide);
  await expect(page.locator(".side > .act")).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(drawn)),
      ),
  );
  expect(await look()).toEqual(moved);
});

test("headings go down by one step, whatever is open", async ({ page }) => {
  const check = async (): Promise<void> => {
    const { violations } = await axeOf(page)
      .withRules(["heading-order"])
      .analyze();
    expect(violations.map((v) => v.nodes.map((n) => n.html))).toEqual([]);
  };
  for (const [width, height] of [
    [1400, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const state of [
      "orders",
      "movement",
      "opportunity_fire",
      "facing",
      "discard",
      "over",
    ]) {
      await at(page, state);
      await check();
      const first = page.getByTestId("ready-list").getByRole("button").first();
      if (!(await first.isVisible())) continue;
      await first.click();
      await check();
    }
    const player = await at(page, "orders");
    await player.tab("cards");
    await page.getByTestId("play").first().click();
    await check();
    await at(page, "referee", "&as=referee&select=s27");
    await check();
  }
});

test("why one can trust the table fills a wide page and fits a narrow one", async ({
  page,
}) => {
  for (const [width, columns] of [
    [1400, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${files.url}/trust`);
    const headings = page.locator(".chapters h2");
    await expect(headings).toHaveCount(5);
    const lefts = await headings.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(columns);
    expect(Math.max(...lefts) > width / 2).toBe(columns === 2);
  }
});
