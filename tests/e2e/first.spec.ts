import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { Player } from "./support/board";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "the first five minutes"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** From the lobby, so many presses at most. */
const kPresses = 12;

test("from the lobby to the first resolved shot a newcomer needs few presses, and is told who he is", async ({
  page,
}) => {
  await page.goto(server.url);
  const first = page.locator("main .begin, main .scenarios li").first();
  await expect(first).toContainText("Begin here");
  let presses = 1;
  await page.getByTestId("begin").click();
  const welcome = page.getByTestId("welcome");
  await expect(welcome).toContainText("You are Blue");
  await expect(welcome).toContainText("Hold the hamlet");
  await expect(welcome).toContainText("5 turns");
  const player = new Player(page);
  const press = async (id: string): Promise<void> => {
    presses += 1;
    if (id === "commit") await player.commits();
    else await page.getByTestId(id).first().click();
  };
  await press("commit");
  await expect(player.step).toHaveAttribute("data-step", "first_orders");
  presses += 3;
  await page.getByTestId("ready-list").getByRole("button").first().click();
  await page.locator("[data-chit=hold]").click();
  if (await player.do.isDisabled()) await press("spot");
  await player.do.click();
  await expect(player.declared).not.toHaveCount(0);
  const shots = player.told("fire_resolved");
  while (presses < kPresses && (await shots.count()) === 0) {
    await expect(player.commit).toBeEnabled();
    const canFire = await page.getByTestId("fire-all").isVisible();
    if (canFire) await press("fire-all");
    await press("commit");
  }
  await expect(shots).not.toHaveCount(0);
});

test("who has read the welcome is not told again", async ({ page }) => {
  await page.goto(server.link(await server.make("tutorial"), "red"));
  await expect(page.getByTestId("welcome")).toContainText("You are Red");
  await page.getByRole("button", { name: "Understood" }).click();
  await page.reload();
  await expect(page.getByTestId("prompt")).toBeVisible();
  await expect(page.getByTestId("welcome")).toHaveCount(0);
  await expect(page.locator(".me")).toHaveText("You are Red");
});

test("the game in five minutes is a page of its own, in both languages", async ({
  browser,
}) => {
  for (const [locale, title] of [
    ["en-GB", "The game in five minutes"],
    ["de-DE", "Das Spiel in fünf Minuten"],
  ] as const) {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto(server.url);
    await page.getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await page.context().close();
  }
});
