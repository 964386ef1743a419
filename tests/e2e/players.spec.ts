import { expect, test } from "./support/test";
import { Player } from "./support/board";
import { Desk } from "./support/desk";
import { another } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const kShots = process.env["ORDERCAP_SHOTS"];
const server = new Ordercap(["--test-seed", "two captains"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

async function shoot(player: Player, name: string): Promise<void> {
  if (!kShots) return;
  await player.page.screenshot({ path: `${kShots}/${name}.png` });
  await player.page.setViewportSize({ width: 390, height: 844 });
  await player.page.screenshot({ path: `${kShots}/${name}-phone.png` });
  await player.page.setViewportSize({ width: 1400, height: 900 });
}

test("two players lead one side, and the leader leads for who is away [S-06, S-90, S-91]", async ({
  browser,
}) => {
  const battle = await server.make("encounter");
  const page = () =>
    another(browser, { viewport: { width: 1400, height: 900 } });
  const leader = new Player(await page());
  const second = new Player(await page());
  const red = new Player(await page());
  const desk = new Desk(await page());
  await leader.sit(server.link(battle, "blue"));
  await second.sit(server.link(battle, "blue2"));
  await red.sit(server.link(battle, "red"));
  await desk.sit(server.link(battle, "referee"));
  const start = await leader.stepNow();

  await test.step("he takes up his companies: now they are his to move", async () => {
    const takeUp = second.page.getByTestId("take-up");
    await expect(takeUp).toHaveText("Take up your companies");
    await shoot(second, "p1-take-up");
    await takeUp.click();
    await expect(takeUp).toHaveCount(0);
    await leader.tab("roster");
    const players = leader.page
      .getByTestId("players")
      .first()
      .getByRole("listitem");
    await expect(players).toHaveCount(2);
    await expect(players.nth(1)).toContainText(
      "Submachine-Gun Company, 1st Rifle Company",
    );
    await expect(players.nth(1)).not.toContainText("led by the leader");
    await shoot(leader, "p2-players");
  });

  await test.step("the side waits until both have decided", async () => {
    await leader.commits();
    await expect(leader.prompt).toContainText(
      "Waiting for the other players of your side.",
    );
    expect(await leader.stepNow()).toBe(start);
  });

  await test.step("who is away is led by the leader", async () => {
    await second.page.close();
    const lead = leader.page
      .getByRole("button", { name: "Lead them meanwhile" })
      .first();
    await expect(lead).toBeVisible();
    await shoot(leader, "p4-away");
    // The room may hear a moment later than we that he has gone: until then he leads them himself.
    await expect(async () => {
      if ((await lead.count()) > 0) await lead.click();
      await expect(lead).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await leader.commits();
    await red.commits();
    await expect(leader.step).not.toHaveAttribute("data-step", start ?? "");
  });

  await test.step("the referee changes an option, openly", async () => {
    await desk.because("we agreed so");
    await desk.page
      .locator("summary", { hasText: "Change an option of the rules" })
      .click();
    await desk.page.getByTestId("option-name").selectOption("rehide");
    await desk.page.getByTestId("option-value").selectOption("never");
    await shoot(desk, "p3-option");
    await desk.page
      .getByRole("button", { name: "Change an option of the rules" })
      .click();
    await red.isTold(
      "option_set",
      "A spotted stand is hidden again when”: never",
    );
  });
});
