import { expect, test } from "@playwright/test";
import { since, type Place } from "./support/board";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "a referee's evening"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const kGun = "s27";
const kGunWas: Place = [37.7, 24.9];
const kGunIs: Place = [37.7, 30.4];
/** Of Red, and not spotted. */
const kUnseen = "s1009";

test("the referee rules, and each page is told what its seat may know [REF-01, S-05]", async ({
  browser,
}) => {
  const four = await FourPages.sit(browser, server, await server.make("demo"));
  const { blue, red, desk, spectator } = four;
  const others = [red, spectator];
  await four.goTo("first_orders");

  await test.step("a Stand is dragged to another place, with a reason", async () => {
    const newFrames = since(others);
    await desk.tab("referee");
    await desk.reason.fill("it was set down in the wrong orchard");
    await desk.drag(kGunWas, kGunIs);
    await desk.tab("log");
    await desk.tab("referee");
    await expect(desk.reason).toHaveValue(/wrong orchard$/);
    await desk.page.getByTestId("rule").click();
    await expect(desk.reason).toHaveValue("");
    await blue.isTold("stand_edited", "wrong orchard");
    await desk.isTold("stand_edited", "1st Gun");
    await blue.click(kGunIs);
    await expect(blue.page.getByTestId("selected")).toContainText("1st Gun");
    expect(newFrames()).toEqual([]);
  });

  await test.step("a battle that is paused waits for nobody until it goes on", async () => {
    await desk.because("coffee");
    await desk.page.getByRole("button", { name: "Pause" }).click();
    for (const page of four.all) await page.isTold("paused", "coffee");
    await expect(blue.prompt).toContainText("paused");
    await expect(blue.commit).toHaveCount(0);
    await desk.because("it was good");
    await desk.page.getByRole("button", { name: "Go on" }).click();
    for (const page of four.all) await page.isTold("resumed", "it was good");
    await expect(blue.commit).toBeVisible();
  });

  await test.step("a die is set before it is rolled, and its line says what for", async () => {
    const newFrames = since([blue, ...others]);
    await desk.setsDice(
      {
        "t1/2A/initiative/0/blue": 2,
        "t1/2A/initiative/0/red": 9,
      },
      "the plan of the evening",
    );
    await desk.isTold("die_set", "initiative of Red (turn 1, 2A)");
    expect(newFrames()).toEqual([]);
    await four.goTo("prep_fire_a");
    for (const page of four.all) {
      await page.isTold("initiative_rolled", "Red has the initiative");
      const dice = page.told("initiative_rolled").locator(".dice");
      await expect(dice).toHaveText(/Blue\s*2\s*Red\s*9/);
    }
  });

  await test.step("what is written to a side is read by that side", async () => {
    const newFrames = since(others);
    await desk.writes("Blue", "Look to the north.");
    await blue.isTold("written", "Look to the north.");
    expect(newFrames()).toEqual([]);
  });

  await test.step("seen as Blue, what Blue has not spotted is not there", async () => {
    await desk.choose(kUnseen);
    const its = await desk.page.locator(`#stand-${kUnseen} b`).innerText();
    await desk.tab("referee");
    await desk.page.getByTestId("view-as-blue").click();
    await expect(desk.page.getByText("exactly what Blue sees")).toBeVisible();
    const borrowed = desk.lastView("seen_as");
    await blue.page.reload();
    await expect(blue.prompt).toBeVisible();
    expect(borrowed).toEqual(blue.lastView("view"));
    expect(JSON.stringify(borrowed)).not.toContain(its);
    await desk.tab("stands");
    await expect(desk.page.locator(`#stand-${kGun}`)).toBeVisible();
    await expect(desk.page.locator(`#stand-${kUnseen}`)).toHaveCount(0);
    await desk.tab("referee");
    await desk.page.getByRole("button", { name: "Everything" }).click();
    await desk.choose(kUnseen);
  });

  for (const page of four.all) expect(page.errors).toEqual([]);
});
