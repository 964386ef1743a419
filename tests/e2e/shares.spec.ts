import { expect, test } from "./support/test";
import { Player } from "./support/board";
import { Desk } from "./support/desk";
import { isFit } from "./support/fit";
import { another } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("nothing passes a share that is wanting; whoever has promised goes on alone, and all are told [S-102]", async ({
  browser,
}) => {
  const battle = await server.make("tutorial");
  const blue = new Player(await another(browser));
  const desk = new Desk(await another(browser));
  await blue.sit(server.link(battle, "blue"));
  await desk.sit(server.link(battle, "referee"));
  await blue.knowsTheWay();
  for (const step of ["deployment", "first_orders"]) {
    await expect(desk.step).toHaveAttribute("data-step", step);
    await desk.endsStep("Red is away");
  }
  await expect(blue.step).toHaveAttribute("data-step", "dice_contributions");
  const waits = blue.page.getByTestId("shares-wanted");

  await test.step("neither a button nor the referee ends it", async () => {
    await expect(waits).toContainText("Blue has promised a share.");
    await expect(waits).toContainText("Red has promised no share yet.");
    await expect(blue.commit).not.toBeVisible();
    await desk.endsStep("Red is still away");
    await expect(desk.page.getByTestId("refusal")).toHaveAttribute(
      "data-code",
      "shares_wanting",
    );
    await expect(blue.step).toHaveAttribute("data-step", "dice_contributions");
  });

  await test.step("what it means is said before it is done", async () => {
    await waits
      .getByRole("button", { name: "Go on without Red's share …" })
      .click();
    await expect(waits.getByTestId("sure")).toContainText(
      "Red has promised no share: yours is opened, and alone counts.",
    );
  });

  await test.step("at either width, in either language", async () => {
    await isFit(blue.page, "shares-wanted", async () => {
      await waits.locator("button", { hasText: "…" }).first().click();
      await expect(waits.getByTestId("sure")).toBeVisible();
    });
    await blue.page.evaluate(() =>
      localStorage.removeItem("ordercap.preferences"),
    );
    await blue.page.reload();
    await waits.getByRole("button", { name: /^Go on without/ }).click();
    await waits.getByTestId("yes").click();
  });

  await expect(blue.step).toHaveAttribute("data-step", "artillery_response");
  await expect(waits).toHaveCount(0);
  await blue.tab("log");
  await expect(
    blue.page.getByText(/Blue goes on without the other side's share/).first(),
  ).toBeVisible();
  await blue.tab("settings");
  await expect(blue.page.getByTestId("fair-dice")).toContainText(
    "Red promised no share",
  );
});
