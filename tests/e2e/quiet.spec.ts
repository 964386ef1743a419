import { expect, test } from "./support/test";
import { Player } from "./support/board";
import { isFit } from "./support/fit";
import { another } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "quiet hours"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());
/** Where hours and pauses are. */
async function looksAtHours(player: Player): Promise<void> {
  const hours = player.page.getByTestId("quiet-hours");
  await expect(player.page.getByTestId("tab-settings")).toBeVisible();
  if (!(await hours.isVisible())) await player.tab("settings");
  await hours.scrollIntoViewIfNeeded();
}

test("quiet hours move the end of the next step, and both leaders pause a battle [S-111, S-112]", async ({
  browser,
}) => {
  const battle = await server.make("demo", { step_seconds: "86400" });
  const blue = new Player(await another(browser));
  const red = new Player(await another(browser));
  await blue.sit(server.link(battle, "blue"));
  await red.sit(server.link(battle, "red"));

  await test.step("a player says when he sleeps; all see when his side is not waited for", async () => {
    await blue.tab("settings");
    const hours = blue.page.getByTestId("quiet-hours");
    await hours.getByTestId("quiet-from").selectOption({ index: 23 });
    await hours.getByTestId("quiet-to").selectOption({ index: 12 });
    await expect(hours.getByTestId("set-quiet")).toBeDisabled();
    await hours.getByTestId("quiet-to").selectOption({ index: 7 });
    await hours.getByTestId("set-quiet").click();
    await expect(hours.locator("[data-side=blue]")).toBeVisible();
    await red.tab("settings");
    await expect(
      red.page.getByTestId("quiet-hours").locator("[data-side=blue]"),
    ).toContainText("Blue:");
    await isFit(blue.page, "quiet", () => looksAtHours(blue));
    await looksAtHours(blue);
  });

  await test.step("a pause comes when both have asked, and ends with either", async () => {
    await red.page.getByTestId("ask-for-pause").click();
    await expect(red.page.getByTestId("withdraw-pause")).toBeVisible();
    await expect(blue.page.getByTestId("prompt")).toContainText(
      "Red asks for a pause.",
    );
    await blue.page.getByTestId("ask-for-pause").click();
    for (const { page } of [blue, red])
      await expect(page.getByTestId("prompt")).toContainText(
        "Both leaders wanted a pause.",
      );
    await isFit(red.page, "paused", () => looksAtHours(red));
    await looksAtHours(red);
    await red.page.getByTestId("resume-by-consent").click();
    await expect(blue.page.getByTestId("prompt")).not.toContainText("pause");
  });

  await test.step("what was set can be ended", async () => {
    await blue.page.getByTestId("no-quiet").click();
    await expect(
      red.page.getByTestId("quiet-hours").locator("[data-side=blue]"),
    ).toHaveCount(0);
  });
});
