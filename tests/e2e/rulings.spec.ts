import { expect, test } from "./support/test";
import { since, type Place } from "./support/board";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "a referee's rulings"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Of Blue, and not spotted. */
const kGun = "s27";
/** Of Blue, and not spotted either. */
const kPlatoon = "s1";
/** Of Red, on the road where all see it. */
const kHalftrack = "s1017";
const kHalftrackWas: Place = [2.4, 20.8];
const kInTheHouses: Place = [40.2, 23.2];

test("stands go and come, steps close and open, and the battle ends as the referee says [REF-01, REF-02]", async ({
  browser,
}) => {
  const four = await FourPages.sit(browser, server, await server.make("demo"));
  const { blue, red, desk, spectator } = four;
  const others = [red, spectator];
  await four.goTo("first_orders");

  await test.step("a hidden Stand is taken out, and the enemy is told nothing at all", async () => {
    const newFrames = since(others);
    await desk.removes(kGun, "it was never in the force");
    await blue.isTold(
      "stand_removed",
      "By ruling, 1st Gun, Anti-Tank Platoon leaves the battle: it was never in the force",
    );
    for (const page of [blue, desk]) {
      await page.tab("stands");
      const row = page.page.locator(`#stand-${kGun}`);
      await expect(row).toHaveAttribute("data-group", "lost");
      await expect(row).toContainText("eliminated");
      await expect(row).not.toContainText("camouflaged");
    }
    await desk.choose(kGun);
    await desk.tab("referee");
    await expect(desk.page.getByText("out of the battle.")).toBeVisible();
    await expect(
      desk.page.getByRole("button", { name: "Take out" }),
    ).toHaveCount(0);
    await four.shoot("r1-hidden-gone");
    expect(newFrames()).toEqual([]);
  });

  await test.step("a Stand in sight is taken out, and is on nobody's table any more", async () => {
    const seen = (page: typeof blue) =>
      page.page.locator('.stand[data-side="red"]', { hasText: "251" });
    for (const page of [blue, spectator]) {
      await page.tab("stands");
      await expect(seen(page)).toHaveCount(4);
    }
    await desk.removes(kHalftrack, "it broke down on the march");
    for (const page of [blue, spectator]) {
      await expect(seen(page)).toHaveCount(3);
      await page.click(kHalftrackWas);
      await expect(page.page.getByTestId("selected")).toHaveCount(0);
    }
    await red.isTold("stand_removed", "broke down");
    await blue.isNotTold("stand_removed", "broke down");
    await four.shoot("r2-seen-gone");
  });

  await test.step("a Stand is set down where nobody sees it, and only its side is told", async () => {
    const newFrames = since(others);
    const gun = {
      name: "4th Gun",
      company: "Anti-Tank Platoon",
      type: "57-mm Anti-Tank Gun",
      at: kInTheHouses,
    };
    await desk.adds(gun, "it came late");
    await blue.isTold(
      "stand_added",
      "By ruling, 4th Gun joins the battle: it came late",
    );
    for (const page of [blue, desk]) {
      await page.tab("stands");
      const row = page.page.locator(".stand", { hasText: "4th Gun" });
      await expect(row).toHaveAttribute("data-group", "own");
    }
    await four.shoot("r3-added");
    expect(newFrames()).toEqual([]);
  });

  await test.step("a step is ended for both", async () => {
    await desk.endsStep("time is short");
    await four.areAt("artillery_response");
    for (const page of four.all)
      await page.isTold(
        "step_forced",
        "Ruling: the step “First orders” is ended",
      );
    await desk.isTold("step_forced", "is ended: time is short");
    for (const page of [blue, ...others])
      await page.isNotTold("step_forced", "time is short");
    await expect(blue.commit).toBeVisible();
    await expect(red.commit).toBeVisible();
    await four.shoot("r4-step-ended");
  });

  await test.step("orders and numbers are changed, and only their side is told [S-95]", async () => {
    const newFrames = since(others);
    await desk.orders(kPlatoon, "hasty_advance", "E", "the marker fell down");
    await blue.isTold("order_set", "Hasty Advance: the marker fell down");
    await four.shoot("r4-order-set");
    await four.shootOnPhone("r4-order-set-phone");
    await desk.orders(kPlatoon, "", undefined, "it stays where it is");
    await blue.isTold("order_set", "has no order: it stays where it is");
    await desk.setsMorale("Anti-Tank Platoon", "10", "misread");
    await blue.isTold(
      "company_morale_set",
      "By ruling, the morale number of Anti-Tank Platoon is 10: misread",
    );
    expect(newFrames()).toEqual([]);
  });

  await test.step("an earlier step is opened again, and both sides decide once more", async () => {
    await four.goTo("general_fire");
    await desk.opens("opportunity_fire", "a shot was forgotten");
    await four.areAt("opportunity_fire");
    for (const page of four.all)
      await page.isTold(
        "step_forced",
        "Ruling: the step “Opportunity Fire” is opened",
      );
    await expect(blue.commit).toBeVisible();
    await expect(red.commit).toBeVisible();
    await four.shoot("r5-step-opened");
    await four.goTo("general_fire");
  });

  await test.step("what the server resolves by itself is not offered [S-96]", async () => {
    await desk.tab("referee");
    const steps = desk.page.getByLabel("Step", { exact: true });
    await expect(steps.locator('option[value="orders"]')).toHaveCount(1);
    await expect(steps.locator('option[value="morale"]')).toHaveCount(0);
  });

  await test.step("a set die takes the place of the one before, and is taken back [S-98]", async () => {
    const purpose = "t1/5B/morale/2";
    await desk.setsDice({ [purpose]: 3 }, "it fell off the table");
    await desk.setsDice({ [purpose]: 9 }, "it was misread");
    const set = (await desk.part("Set a die"))
      .getByRole("listitem")
      .filter({ hasText: purpose });
    await expect(set).toHaveCount(1);
    await expect(set.locator(".die")).toHaveText("9");
    await desk.withdrawsDie(purpose, "it is rolled as all are");
    await desk.isTold("die_withdrawn", "it is rolled as all are");
  });

  await test.step("a ruling is refused, and its reason is kept", async () => {
    await desk.choose(kPlatoon);
    await desk.because("nerves");
    const form = await desk.part("Set its order");
    await form.getByLabel("Order in force").selectOption("");
    await form.getByRole("button", { name: "Set the order" }).click();
    const refusal = desk.page.getByTestId("refusal");
    await expect(refusal).toContainText("follows no order");
    await expect(desk.reason).toHaveValue("nerves");
    await refusal.getByRole("button").click();
  });

  await test.step("nobody decides in a pause", async () => {
    await desk.because("coffee");
    await desk.page.getByTestId("tell-blue").click();
    await desk.presses("Pause");
    for (const page of [desk, blue])
      await page.isTold("paused", "The battle is paused: coffee");
    for (const page of others) await page.isNotTold("paused", "coffee");
    for (const page of four.all) {
      await expect(page.prompt).toContainText("paused");
      await expect(page.commit).toHaveCount(0);
    }
    await four.shoot("r6-paused");
    await desk.because("it was good");
    await desk.presses("Go on");
    for (const page of four.all)
      await page.isTold("resumed", "The battle goes on");
    await expect(blue.commit).toBeVisible();
  });

  await test.step("the battle ends, and every page says who has won and why", async () => {
    await desk.endsBattle("blue", "the last tram goes at ten");
    await four.areAt("battle_over");
    for (const page of four.all) {
      await expect(page.prompt).toContainText(
        /Blue has won: the referee has ended it\. Points: Blue \d+, Red \d+\./,
      );
      await page.isTold(
        "battle_ended",
        "Blue has won: the referee has ended it",
      );
      await expect(page.commit).toHaveCount(0);
    }
    await desk.isTold("battle_ended", "the last tram goes at ten");
    await four.shoot("r7-over");
    await four.shootOnPhone("r8-over-phone");
  });

  await test.step("it was a slip: the battle goes on, and is over again", async () => {
    await desk.because("there is a later tram");
    await desk.page.getByLabel("Step", { exact: true }).selectOption("orders");
    await desk.presses("Reopen the battle at this step");
    await four.areAt("orders");
    await expect(blue.commit).toBeVisible();
    await desk.endsBattle("red", "it did not come");
    await four.areAt("battle_over");
  });

  await test.step("both leaders agree, and then everybody may see everything [REL-35]", async () => {
    for (const page of four.all) {
      await page.tab("log");
      await expect(page.page.getByTestId("opening")).toContainText(
        "at the latest on",
      );
      await expect(
        page.page.getByRole("button", { name: "Roll every die again" }),
      ).toHaveCount(0);
    }
    for (const side of [blue, red])
      await side.page
        .getByRole("button", { name: "Agree to open everything" })
        .click();
    for (const page of [blue, red, spectator]) {
      await page.tab("log");
      await page.page.getByTestId("view-as-referee").click();
      await page.tab("stands");
      await expect(page.page.locator(`#stand-${kPlatoon}`)).toBeVisible();
    }
    await four.shoot("r9-opened");
    await four.shootOnPhone("r9-opened-phone");
  });

  for (const page of four.all) expect(page.errors).toEqual([]);
});
