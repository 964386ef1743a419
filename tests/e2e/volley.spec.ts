import { expect, test, type Page } from "./support/test";
import { axeOf } from "./support/axe";
import { Player } from "./support/board";
import { serveDist } from "./support/files";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

/** Before a volley is resolved; the page's time passes only when it is told to. */
async function atVolley(page: Page, more = ""): Promise<Player> {
  const player = new Player(page);
  await page.clock.install();
  await player.sit(`${files.url}/demo.html?state=volley${more}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  return player;
}

test("what a step did is played on the map in four seconds, and nothing waits for it", async ({
  page,
}) => {
  const player = await atVolley(page);
  await player.commit.click();
  await expect(player.board).toHaveAttribute("data-playing", /./);
  expect(await player.stepNow()).toBe("orders");
  await expect(player.commit).toBeEnabled();
  await page.clock.runFor(1500);
  await expect(player.board).toHaveAttribute("data-playing", /shot/);
  await page.clock.runFor(2600);
  await expect(player.board).not.toHaveAttribute("data-playing", /./);
  await expect(page.getByTestId("volley")).toHaveCount(0);
  expect(player.errors).toEqual([]);
});

test("a click ends what is played, and still does its act; so does a key", async ({
  page,
}) => {
  const player = await atVolley(page);
  await player.commit.click();
  await expect(player.board).toHaveAttribute("data-playing", /./);
  await player.click([27.9, 36.1]);
  await expect(player.board).not.toHaveAttribute("data-playing", /./);
  await expect(page.locator("[data-chit=hold]")).toBeVisible();
  expect(player.errors).toEqual([]);

  await page.reload();
  await page.clock.runFor(1000);
  await player.commit.click();
  await expect(player.board).toHaveAttribute("data-playing", /./);
  await page.keyboard.press("n");
  await expect(player.board).not.toHaveAttribute("data-playing", /./);
  await expect(page.locator("[data-chit=hold]")).toBeVisible();
});

test("whoever wants no motion reads the same, until it is put away", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const player = await atVolley(page);
  await player.commit.click();
  const told = page.getByTestId("volley");
  await expect(told).toContainText("This volley: Panzer IVH (1) eliminated");
  await expect(told).toContainText("Yours: 1 forced back, 1 suppressed.");
  await expect(told.locator(".told")).toHaveCount(9);
  await expect(player.board).not.toHaveAttribute("data-playing", /./);
  await page.clock.resume();
  const { violations } = await axeOf(page).include(".volley").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByTestId("close-volley").click();
  await expect(told).toHaveCount(0);
  expect(player.errors).toEqual([]);
});

test("it is read, too, where motion is switched off; sounds are off until asked for", async ({
  page,
}) => {
  const player = await atVolley(page);
  await player.tab("settings");
  await expect(page.getByTestId("sounds")).not.toBeChecked();
  await page.getByTestId("motion").uncheck();
  await player.commit.click();
  await expect(page.getByTestId("volley")).toBeVisible();
  await expect(player.board).not.toHaveAttribute("data-playing", /./);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("volley")).toHaveCount(0);
});

test("with sounds, the same is heard and nothing breaks", async ({ page }) => {
  const player = await atVolley(page);
  await player.tab("settings");
  await page.getByTestId("sounds").check();
  await player.commit.click();
  await page.clock.runFor(4100);
  await expect(player.board).not.toHaveAttribute("data-playing", /./);
  expect(player.errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("a volley is a sheet; a tap elsewhere puts it away and does its act", async ({
    page,
  }) => {
    const player = await atVolley(page, "&language=de");
    await player.commit.tap();
    const told = page.getByTestId("volley");
    await expect(told).toContainText(
      "Diese Salve: Panzer IVH (1) ausgeschaltet",
    );
    await expect(told.locator(".told").first()).toBeHidden();
    await told.locator("summary").tap();
    await expect(told.locator(".told")).toHaveCount(9);
    await expect(told.locator(".told").first()).toBeVisible();
    await page.getByTestId("tab-log").tap();
    await expect(told).toHaveCount(0);
    await expect(page.getByTestId("tab-log")).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(player.errors).toEqual([]);
  });
});
