import { expect, test, type Page } from "./support/test";
import { axeOf } from "./support/axe";
import { Player } from "./support/board";
import { serveDist } from "./support/files";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

const kPhone = { width: 390, height: 844 };
const at = async (page: Page, state: string): Promise<Player> => {
  const player = new Player(page);
  await player.sit(`${files.url}/demo.html?state=${state}`);
  return player;
};
const stepHere = (page: Page) => page.locator(".step-stops [aria-current]");
const turnHere = (page: Page) => page.locator(".turn-stops [aria-current]");
async function axe(page: Page): Promise<void> {
  const { violations } = await axeOf(page).analyze();
  expect(violations.map((v) => [v.id, v.nodes.map((n) => n.html)])).toEqual([]);
}

test("a named turn and step are two gestures away", async ({ page }) => {
  const player = await at(page, "replay");
  await expect(player.prompt).toContainText("as Blue was told it");
  await page.getByRole("button", { name: "Turn 2", exact: true }).click();
  await page.getByRole("button", { name: /General Fire/ }).click();
  await expect(page.locator("header.prompt")).toContainText("Turn 2 of 8");
  await expect(page.locator("header.prompt")).toContainText("General Fire");
  expect(player.errors).toEqual([]);
});

test("the keys of the time line work wherever the focus is", async ({
  page,
}) => {
  await at(page, "replay");
  await page.locator("#board").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(turnHere(page)).toHaveAccessibleName("Turn 1");
  await expect(stepHere(page)).toContainText("Initiative");
  await page.keyboard.press("ArrowRight");
  await expect(stepHere(page)).toContainText("Side A moves");
  await page.keyboard.press("ArrowLeft");
  await expect(stepHere(page)).toContainText("Initiative");
  await page.keyboard.press("End");
  await expect(turnHere(page)).toHaveAccessibleName("Turn 3");
  await page.keyboard.press("Home");
  await expect(turnHere(page)).toHaveAccessibleName("Set-up");
  await page.getByTestId("pace").selectOption("4 ×");
  await page.locator("#board").focus();
  await page.keyboard.press("Space");
  await expect(page.getByTestId("play")).toContainText("Pause");
  await expect(turnHere(page)).toHaveAccessibleName("Turn 1");
  await page.keyboard.press("Space");
  await expect(page.getByTestId("play")).toContainText("Play");
});

test("other eyes see the same step, and less or more in it", async ({
  page,
}) => {
  const player = await at(page, "replay&n=5");
  const stands = page.locator(".stands [data-group]");
  await player.tab("stands");
  await expect(stands.first()).toBeVisible();
  const blue = await stands.count();
  const step = await stepHere(page).innerText();
  await page.getByTestId("told-eyes").selectOption("Spectator");
  await expect(player.prompt).toContainText("as spectators were told it");
  await expect(stepHere(page)).toHaveText(step);
  expect(await stands.count()).toBeLessThan(blue);
  await page.getByTestId("told-eyes").selectOption("Everything");
  await expect(player.prompt).toContainText("as it truly was");
  expect(player.errors).toEqual([]);
});

test("a moment that is not told is said, in a sentence", async ({ page }) => {
  await at(page, "replay&n=99");
  await expect(page.getByTestId("moment-said")).toContainText("the last one");
  await page.keyboard.press("Home");
  await expect(page.getByTestId("moment-said")).toHaveCount(0);
  await at(page, "replay&n=soon");
  await expect(page.getByTestId("moment-said")).toContainText("the beginning");
});

test("whoever watches is told how far behind he is, and nothing can be done or said", async ({
  page,
}) => {
  const player = await at(page, "watching");
  await expect(player.prompt).toContainText("one step behind the table");
  await expect(page.getByTestId("behind")).toContainText("goes on by itself");
  await expect(page.getByTestId("tab-chat")).toHaveCount(0);
  await expect(page.getByTestId("commit")).toHaveCount(0);
  await expect(page.getByTestId("behind")).toContainText("Now:");
  expect(player.errors).toEqual([]);
});

test("before anything may be seen, it is said when", async ({ page }) => {
  await page.goto(`${files.url}/demo.html?state=watching&delay=end`);
  await expect(page.getByTestId("not-told")).toContainText(
    "when the battle is over",
  );
  await axe(page);
});

for (const [name, size] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", kPhone],
] as const)
  test(`axe finds nothing in what is told, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const state of ["replay&n=7", "watching"])
      for (const theme of ["light", "dark"]) {
        await at(page, `${state}&theme=${theme}`);
        await axe(page);
      }
  });

test("from the end of a battle to the step with the most losses it is one gesture", async ({
  page,
}) => {
  const player = await at(page, "over");
  const end = page.getByTestId("battle-end");
  await expect(end).toContainText("Blue has won");
  await expect(page.getByTestId("worst").getByRole("link")).toHaveAttribute(
    "href",
    /^\/replay\/\?as=blue&n=\d+$/,
  );
  await expect(page.getByTestId("takings").getByRole("link")).toHaveCount(1);
  await expect(page.getByTestId("again")).toHaveAttribute("href", /side=red$/);
  await page.getByTestId("to-dice").click();
  await expect(page.locator("#dice")).toBeFocused();
  expect(player.errors).toEqual([]);
});

test("the end is the same to all who look, on a phone and in German", async ({
  page,
}) => {
  for (const size of [kPhone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await at(page, "over&lifted&language=de");
    await expect(page.getByTestId("company-losses")).toBeVisible();
    await expect(page.getByTestId("worst")).toBeVisible();
    await axe(page);
  }
});
