import { expect, test } from "./support/test";
import { axeOf } from "./support/axe";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test("a commit is taken back, quiet steps are passed beforehand, and nobody else hears of it [S-107, S-109]", async ({
  browser,
}) => {
  test.skip(!hasServer, "build/release/ordercap is not built");
  const server = new Ordercap(["--test-seed", "beforehand"]);
  await server.start();
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("demo", { window_seconds: "1" }),
  );
  const { blue, red, desk } = four;
  await four.goTo("artillery_response");

  await expect(blue.page.getByTestId("pass-always")).toHaveText(
    "Always pass 1A",
  );
  await blue.commit.click();
  const takeBack = blue.page.getByTestId("take-back");
  await expect(takeBack).toBeVisible();
  await four.shoot("committed");
  expect((await axeOf(blue.page).analyze()).violations).toEqual([]);
  await takeBack.click();
  await expect(blue.commit).toBeVisible();
  await blue.isTold("commit_taken_back", "The leader decides anew.");

  for (const player of [blue, red]) {
    const ahead = player.page.getByTestId("ahead");
    await ahead.locator("summary").click();
    await ahead.getByTestId("pass-all").click();
    await expect(ahead.locator("summary")).toContainText(
      "1A, 2B, 3A, 4A, 4B, 5C, 5D, 5E, FW",
    );
  }
  await four.shoot("passed");
  const { violations } = await axeOf(blue.page).analyze();
  expect(violations).toEqual([]);

  // Moves and orders are nobody's to pass; all else goes by itself.
  await four.areAt("side_a_moves");
  await four.goTo("orders");
  const remark = blue.page.getByTestId("remark");
  await expect(remark).toHaveAttribute("data-why", "passed");
  for (const step of ["3A Opportunity Fire", "4B General Fire"])
    await expect(remark).toContainText(step);
  await four.shoot("passed-steps");
  await four.goTo("side_a_moves");
  await four.shoot("next-turn");
  await blue.tab("log");
  await expect(blue.page.locator("#panel .log")).toContainText(
    "Blue has committed: standing pass.",
  );
  for (const kind of ["standing_pass_set", "commit_taken_back"]) {
    await desk.isTold(kind);
    await four.spectator.isNotTold(kind);
  }
  await red.isNotTold("commit_taken_back");
  await expect(red.told("standing_pass_set")).toHaveCount(9);
  await expect(desk.page.getByTestId("ahead")).toContainText("Red, Leader: FW");
  await server.stop();
});
