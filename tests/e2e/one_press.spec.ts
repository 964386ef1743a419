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
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("duel-infantry", { window_seconds: "1" }),
    false,
  );
  const { blue, red } = four;
  await four.goTo("opportunity_fire");
  for (const { commit } of [blue, red]) {
    await expect(commit).toHaveText("To the next decision");
    await commit.click();
  }
  // Nobody presses anything: orders are the next that is for anybody to decide.
  await four.areAt("orders");
  for (const { commit } of [blue, red])
    await expect(commit).toContainText("without an order");
  await blue.isTold("committed", "Blue has committed.");

  // While the others decide it can be taken back, and goes no further.
  await four.goTo("opportunity_fire");
  await blue.commit.click();
  await expect(blue.page.getByTestId("stop-here")).toBeVisible();
  await blue.page.getByTestId("take-back").click();
  await expect(blue.commit).toHaveText("To the next decision");
  await expect(blue.commit).toBeEnabled();

  await blue.tab("settings");
  await blue.page.getByTestId("empty-steps").uncheck();
  await expect(blue.commit).toHaveText("End step");
  expect((await axeOf(blue.page).analyze()).violations).toEqual([]);

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
