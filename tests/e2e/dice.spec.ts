import { expect, test } from "./support/test";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Player } from "./support/board";
import { isFit } from "./support/fit";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("each side has a share in the dice, and both roll them again when both open them [S-05, REL-35]", async ({
  browser,
}) => {
  const battle = await server.make("tutorial");
  const [blue, red] = await Promise.all(
    (["blue", "red"] as const).map(async (role) => {
      const context = await browser.newContext();
      const player = new Player(await context.newPage());
      await player.sit(server.link(battle, role));
      return player;
    }),
  );
  if (!blue || !red) throw new Error("two sides play");
  for (const player of [blue, red]) await player.knowsTheWay();
  await blue.page.locator("[data-fold=shares] > summary").first().click();
  for (const side of ["Blue", "Red"])
    for (const did of ["promised", "a share in the dice"])
      await expect(
        blue.page.getByText(new RegExp(`${side} has .*${did}`)).last(),
      ).toBeVisible();
  for (const step of ["deployment", "first_orders"]) {
    await expect(blue.step).toHaveAttribute("data-step", step);
    await blue.commits();
    await red.commits();
  }
  await expect(blue.step).toHaveAttribute("data-step", "artillery_response");
  const secret = await (
    await fetch(`${server.url}/api/battles/${battle.battle}/dice`)
  ).text();
  expect(secret).not.toContain("seed");

  await blue.tab("settings");
  const fair = blue.page.getByTestId("fair-dice");
  await expect(
    fair.getByRole("button", { name: "Roll every die again" }),
  ).toHaveCount(0);
  await fair.getByRole("button", { name: "Check my dice now" }).click();
  await expect(fair.getByText(/no dice in your log yet/)).toBeVisible();
  await blue.page.getByRole("button", { name: "Concede the battle" }).click();
  await blue.page.getByRole("button", { name: "Really concede?" }).click();
  const dice = async (): Promise<string> =>
    (await fetch(`${server.url}/api/battles/${battle.battle}/dice`)).text();
  for (const player of [blue, red]) {
    await player.tab("log");
    expect(await dice()).not.toContain("seed");
    await player.page
      .getByRole("button", { name: "Agree to open everything" })
      .click();
  }
  for (const player of [blue, red]) {
    await player.tab("log");
    const dice = player.page.getByTestId("fair-dice");
    const again = dice.getByRole("button", { name: "Roll every die again" });
    // What can be done is open; how it works, and with what numbers, is for who asks.
    const numbers = dice.locator("dl");
    await expect(again).toBeVisible();
    await expect(numbers).toBeHidden();
    const how = dice.getByText("How it works, and what was promised");
    await how.focus();
    await player.page.keyboard.press("Enter");
    await expect(numbers).toBeVisible();
    await again.click();
    await expect(
      dice.getByText(/^All [1-9]\d+ dice are as they were rolled\.$/),
    ).toBeVisible();
    await expect(
      dice.getByText("Your share is in every die that was rolled again."),
    ).toBeVisible();
    await expect(
      dice.getByText("Each share is the one that was promised"),
    ).toBeVisible();
    await expect(
      dice.getByText(/all that this browser was shown is there \(1\)/),
    ).toBeVisible();
    expect(player.errors).toEqual([]);
  }
});

test("a battle that is taken back by a backup is one that was taken back [S-105]", async ({
  browser,
}) => {
  const backup = mkdtempSync(join(tmpdir(), "ordercap-backup-"));
  const battle = await server.make("demo");
  const four = await FourPages.sit(browser, server, battle, false);
  const { blue } = four;
  const { port } = new URL(server.url);
  await four.goTo("artillery_response");
  await server.stop();
  cpSync(server.data, backup, { recursive: true });
  await server.start(port);
  await four.goTo("side_a_moves");
  await blue.isTold("initiative_rolled");
  await blue.tab("settings");
  const note = blue.page.getByTestId("taken-back");
  // The panel is loaded when it is opened first: before the server goes.
  await expect(blue.page.getByTestId("heads-kept")).toBeVisible();
  await expect(note).toHaveCount(0);

  await server.stop();
  rmSync(server.data, { recursive: true });
  cpSync(backup, server.data, { recursive: true });
  rmSync(backup, { recursive: true });
  await server.start(port);
  await expect(note).toContainText("This battle was taken back");
  await four.goTo("side_a_moves");
  await blue.page.reload();
  await blue.tab("settings");
  await expect(note).toContainText("This battle was taken back");
  await four.shoot("taken-back");
});

test("a share that was sent is not sent again when the other side's promise is another [S-102]", async ({
  browser,
}) => {
  const backup = mkdtempSync(join(tmpdir(), "ordercap-backup-"));
  const battle = await server.make("tutorial");
  const { port } = new URL(server.url);
  const sit = async (role: "blue" | "red"): Promise<Player> => {
    const player = new Player(await (await browser.newContext()).newPage());
    await player.sit(server.link(battle, role));
    return player;
  };
  const blue = await sit("blue");
  const log = (text: string) =>
    blue.page.getByText(new RegExp(`${text}.*in the dice`)).last();
  await blue.knowsTheWay();
  await blue.page.locator("[data-fold=shares] > summary").first().click();
  await expect(log("Blue has promised")).toBeAttached();
  await server.stop();
  cpSync(server.data, backup, { recursive: true });
  await server.start(port);
  const first = await sit("red");
  await expect(log("Blue has a share")).toBeAttached();
  await first.page.context().close();

  await server.stop();
  rmSync(server.data, { recursive: true });
  cpSync(backup, server.data, { recursive: true });
  rmSync(backup, { recursive: true });
  await server.start(port);
  const red = await sit("red");
  await red.knowsTheWay();
  await blue.page.reload();
  const notice = blue.page.getByTestId("shares-changed");
  await blue.tab("settings");
  await expect(notice).toContainText("changed after your share was sent");
  for (const step of ["deployment", "first_orders"]) {
    await expect(blue.step).toHaveAttribute("data-step", step);
    await blue.commits();
    await red.commits();
  }
  await expect(blue.step).toHaveAttribute("data-step", "dice_contributions");
  const waits = blue.page.getByTestId("shares-wanted");
  await expect(waits).toContainText("Blue has promised a share.");
  await isFit(blue.page, "shares-changed", () =>
    expect(waits.getByTestId("shares-changed")).toBeVisible(),
  );
});
