import { expect, test } from "./support/test";
import { since } from "./support/board";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "the desk asks first"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const kGun = "s27";

test("the desk asks before what cannot be taken back, and a lost Stand comes back [REF-01, REF-02]", async ({
  browser,
}) => {
  const four = await FourPages.sit(browser, server, await server.make("demo"));
  const { blue, red, desk, spectator } = four;
  await four.goTo("first_orders");
  const row = desk.page.locator(`#stand-${kGun}`);
  const form = desk.page.getByTestId("edit-stand");
  const sure = desk.page.getByTestId("sure");
  const warning = desk.page.getByTestId("place-warning");

  await test.step("nothing happens until it is sure", async () => {
    await desk.choose(kGun);
    await desk.because("a mistake");
    const said = desk.said.length;
    await form.getByRole("button", { name: "Take out" }).click();
    await expect(sure).toContainText("leaves the battle");
    await expect(sure.getByRole("button", { name: "Not now" })).toBeFocused();
    await desk.page.keyboard.press("Escape");
    await expect(sure).toHaveCount(0);
    await desk.page.getByRole("button", { name: "End the step …" }).click();
    await expect(sure).toContainText("Blue, Red");
    await sure.getByRole("button", { name: "Not now" }).click();
    const part = await desk.part("End the battle");
    await part.getByRole("button", { name: "End the battle" }).click();
    await expect(sure).toContainText("winner: nobody");
    await sure.getByRole("button", { name: "Not now" }).click();
    expect(
      desk.said.slice(said).filter((one) => one.includes("command")),
    ).toEqual([]);
  });

  await test.step("a lost Stand is put back where the referee clicks; the enemy learns nothing", async () => {
    await desk.removes(kGun, "a mistake");
    const newFrames = since([red, spectator]);
    await desk.choose(kGun);
    await expect(row).toHaveAttribute("data-group", "lost");
    await desk.because("it was there after all");
    await expect(desk.page.getByTestId("rule")).toBeDisabled();
    await form.getByRole("button", { name: "Put it on the map" }).click();
    await desk.click([40.2, 23.2]);
    await expect(warning).toHaveCount(0);
    await desk.page.getByTestId("rule").click();
    for (const page of [desk, blue])
      await page.isTold(
        "stand_edited",
        /was set down at \(40, 23\).*: it was there after all/,
      );
    await desk.tab("stands");
    await expect(row).toHaveAttribute("data-group", "own");
    await blue.tab("stands");
    await expect(blue.page.locator(`#stand-${kGun}`)).toHaveAttribute(
      "data-group",
      "own",
    );
    expect(newFrames()).toEqual([]);
  });

  await test.step("a place upon another Stand, or off the table, warns and may still be ruled", async () => {
    await desk.choose(kGun);
    await desk.because("there it stood");
    await desk.drag([40.2, 23.2], [42.2, 21.4]);
    await expect(warning).toContainText("It would stand upon");
    await desk.drag([42.2, 21.4], [0.1, 20]);
    await expect(warning).toContainText("off the table");
    await expect(desk.page.getByTestId("rule")).toBeEnabled();
  });

  await test.step("the log says what was ruled, also once the page is loaded again", async () => {
    await desk.choose(kGun);
    await desk.because("there it stood");
    await desk.drag([40.2, 23.2], [43.2, 26.4]);
    await desk.page.getByTestId("rule").click();
    await blue.isTold(
      "stand_edited",
      /moved from \(40, 23\) to \(43, 26\): there it stood/,
    );
    await blue.page.reload();
    await blue.isTold("stand_edited", "moved from (40, 23) to (43, 26)");
    await blue.isTold("stand_edited", "was set down at (40, 23)");
    await four.shoot("ruled-and-loaded-again");
  });
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("a path that is asked for waits for a referee who is not here [REF-03, MOVE-12]", async ({
  browser,
}) => {
  const battle = await server.make("demo");
  const four = await FourPages.sit(browser, server, battle);
  const { blue, red, desk } = four;
  await desk.setsDice(
    { "t1/2A/initiative/0/blue": 1, "t1/2A/initiative/0/red": 10 },
    "Red moves first",
  );
  await four.goTo("first_orders");
  await red.choose("s1005");
  await red.page.locator("[data-chit=cautious_advance]").click();
  await red.drag([16.4, 22.5], [22, 22.01]);
  await expect(red.declared).toHaveCount(1);
  await four.goTo("side_a_moves");
  await desk.page.goto("about:blank");
  await red.choose("s1005");
  await red.drag([16.4, 22.5], [20, 26]);
  await expect(red.page.getByTestId("referee-away")).toBeVisible();
  await red.page.getByTestId("ask-for-path").click();
  await expect(red.page.getByText("Waiting for the referee")).toBeVisible();
  await expect(red.page.getByTestId("refusal")).toHaveCount(0);
  await desk.sit(server.link(battle, "referee"));
  await expect(desk.page.getByTestId("tab-referee")).toContainText("1");
  expect(blue.errors).toEqual([]);
});
