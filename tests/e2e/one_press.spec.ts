import { expect, test } from "./support/test";
import { axeOf } from "./support/axe";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

test("empty steps in a row are one press, and a leader says which cards go first [S-107]", async ({
  browser,
}) => {
  const server = new Ordercap(["--test-seed", "one press"]);
  await server.start();
  // Shares that pages draw would deal other cards each time.
  const options = { window_seconds: "1", dice_audit: "false" };
  const battle = await server.make("duel-infantry", options);
  const four = await FourPages.sit(browser, server, battle, false);
  const { blue, red } = four;
  await four.goTo("opportunity_fire");
  await expect(blue.commit).toHaveText("To the next decision");
  await blue.commit.click();
  // While the others decide it goes no further, and can be taken back.
  await expect(blue.page.getByTestId("stop-here")).toBeVisible();
  await blue.page.getByTestId("take-back").click();
  await expect(blue.commit).toHaveText("To the next decision");

  await blue.tab("settings");
  const setting = blue.page.getByTestId("empty-steps");
  await setting.uncheck();
  await expect(blue.commit).toHaveText("End step");
  await setting.check();
  expect((await axeOf(blue.page).analyze()).violations).toEqual([]);
  await blue.tab("log");
  await blue.commit.click();
  // Only Red is helped: Blue holds a card for General Fire, so that is the next for him to decide.
  await expect(async () => {
    const isThere = (await red.stepNow()) === "general_fire";
    if (!isThere && (await red.mayCommit.count()) > 0) await red.commits();
    expect(await blue.stepNow()).toBe("general_fire");
  }).toPass({ intervals: [50], timeout: 30_000 });
  await expect(blue.commit).toHaveText("End step");
  await expect(blue.commit).toBeEnabled();
  for (const step of ["Opportunity Fire", "Facing"])
    await expect(blue.page.locator("#panel .log")).toContainText(
      new RegExp(`${step}\\s*Blue has committed`),
    );

  const ahead = red.page.getByTestId("ahead");
  await ahead.locator("summary").click();
  await ahead.locator("[data-step='5D']").check();
  const card = ahead.getByTestId("discards").getByRole("button").first();
  await card.click();
  await expect(card).toHaveText(/^\s*1\. /);
  await expect(card).toHaveAttribute("aria-pressed", "true");
  expect((await axeOf(red.page).analyze()).violations).toEqual([]);
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "false");
  await server.stop();
});
