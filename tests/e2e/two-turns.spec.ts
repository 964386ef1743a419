import { expect, test } from "./support/test";
import { since, type Place } from "./support/board";
import { FourPages } from "./support/four_pages";
import { markedFolder } from "./support/marks";
import { searchForSecrets } from "./support/secrets";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const marked = markedFolder("demo", {
  blue: ["sniper"],
  red: ["range-card", "dud", "stoppage"],
});
/** The shares that pages draw would make other dice each time. */
const kSameDice = { dice_audit: "false" };
const server = new Ordercap([
  ...["--db", marked.folder],
  ...["--test-seed", "two turns"],
]);
test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server.end();
  marked.remove();
});

/** Stands by their id at the referee's desk, in the order of the scenario. */
const kGun = "s27";
const kGunType = marked.blue.types["us-gun-57"] ?? "";
const kPlatoon = "s7";
const kBridge: Place = [24.5, 21.79];

test("two turns of demo: each page is told what its seat may know, and nothing else [SEQ-08, ORD-22, IDF-12, OPF-03, SPOT-16, MOR-26, RALLY-01, FOW-08]", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("demo", kSameDice),
    true,
    { isSearched: true },
  );
  const { blue, red, desk, spectator } = four;
  const others = [red, spectator];

  await test.step("set-up: a gun is deployed in secret", async () => {
    await blue.choose("s29");
    await blue.click([48.5, 37.5]);
    await expect(blue.page.locator("#stand-s29")).toContainText("hidden");
    await blue.commits();
    await red.commits();
    await four.areAt("first_orders");
    await desk.choose("s29");
    await expect(desk.page.getByTestId("selected")).toContainText("3rd Gun");
    for (const page of others) await page.isNotTold("deployed");
  });

  await test.step("ORD-22 orders lie under caps until they are revealed", async () => {
    await blue.choose("s26");
    await blue.page.locator("[data-chit=hold]").click();
    await blue.click([39.3, 24.9]);
    await blue.choose("s16");
    await blue.page.locator("[data-chit=cautious_advance]").click();
    await blue.drag([42.2, 21.4], [46, 21.4]);
    await expect(blue.declared).toHaveCount(2);
    await red.choose("s1005");
    await red.page.locator("[data-chit=cautious_advance]").click();
    await red.drag([16.4, 22.5], [22, 22.01]);
    await red.choose("s1007");
    await red.page.locator("[data-chit=cautious_advance]").click();
    await red.drag([8.6, 17.6], [13, 17.6]);
    await expect(red.declared).toHaveCount(2);
    await four.shoot("1-first-orders");
    await desk.isTold("order_placed", "Platoon Commander");
    await red.isNotTold("order_placed", "Commander");
    await spectator.isNotTold("order_placed");
    await four.goTo("artillery_response");
  });

  await test.step("IDF-12 a template falls on a spotted Stand; who asked and who fires stays hidden", async () => {
    await desk.setsDice(
      {
        "t1/1A/response/4/24": 1,
        "t1/2A/initiative/0/blue": 1,
        "t1/2A/initiative/0/red": 10,
      },
      "the evening's plan",
    );
    await blue.choose("s4");
    await blue.page.getByLabel("B Battery").uncheck();
    await blue.page.getByLabel("Mortars, 1st Section").check();
    await blue.click([9.6, 27]);
    await blue.do.click();
    await expect(blue.declared).toHaveCount(1);
    await expect(blue.declared).toContainText("beside StuG IIIG");
    await four.shoot("2-mission");
    await four.goTo("prep_fire_a");
    await blue.isTold("response_rolled", "success");
    for (const page of four.all) await page.isTold("template_placed");
    await blue.isTold("template_attack", "Mortars, 1st Section");
    await red.isTold("template_felt", "StuG IIIG, 2. Zug");
    for (const page of others) {
      await page.isNotTold("response_rolled");
      await page.isNotTold("template_attack");
    }
    await four.shoot("3-template");
    for (const page of four.all)
      await page.isTold("initiative_rolled", "Red has the initiative");
  });

  await test.step("movement along drawn paths: in the open all see it, in the houses nobody", async () => {
    await four.goTo("side_a_moves");
    await red.drag([16.4, 22.5], kBridge);
    await expect(red.page.locator(".cost")).toContainText("/ 10");
    await four.shoot("4-path");
    await red.do.click();
    await red.isTold("moved", "Panzerspähwagen 1");
    await red.drag([13, 18.8], [18, 18.8]);
    await red.do.click();
    await red.isTold("moved", "Panzer IVH, 1. Zug");
    await red.commits();
    await four.areAt("side_b_moves");
    const newFrames = since(others);
    await blue.drag([48.4, 22.2], [49.4, 22.2]);
    await blue.do.click();
    await blue.isTold("moved", "3rd Platoon");
    await desk.isTold("moved", "3rd Platoon");
    expect(newFrames()).toEqual([]);
    await four.goTo("opportunity_fire");
  });

  await test.step("OPF-03, SPOT-16 a hidden gun opens fire at a moving Stand, and only then is spotted", async () => {
    await desk.setsDice(
      { "t1/3A/hit/27/0/1005/0": 1, "t1/3A/result/1005/27/0/0": 10 },
      "the gun is laid well",
    );
    for (const page of others)
      expect(page.frames.join()).not.toContain(kGunType);
    await blue.choose(kGun);
    await blue.click(kBridge);
    const point = blue.page.getByTestId("path-point");
    await point.fill((await point.getAttribute("max"))!);
    await blue.do.click();
    await expect(blue.declared).toHaveCount(1);
    await four.shoot("5-opportunity-fire");
    await desk.isTold("fire_declared", "1st Gun");
    for (const page of others) await page.isNotTold("fire_declared");
    await four.goTo("change_facing");
    await blue.isTold("fire_resolved", "eliminated");
    await red.isTold("fire_felt", "an unseen enemy");
    for (const page of four.all) await page.isTold("eliminated");
    for (const page of others) {
      await page.isNotTold("fire_resolved");
      await page.isTold("contact_made", kGunType);
    }
    await four.shoot("6-spotted");
  });

  await test.step("FOW-08 a card is played face up; a gun turns", async () => {
    for (const page of others)
      expect(page.frames.join()).not.toContain("Sniper");
    await blue.tab("cards");
    await blue.page.getByTestId("play").click();
    await blue.click([18, 18.8]);
    await blue.do.click();
    await blue.drag([37.7, 24.9], [30, 23.4]);
    await expect(blue.declared).toHaveCount(2);
    await four.shoot("7-card");
    await four.goTo("general_fire");
    for (const page of four.all) await page.isTold("card_opened", "Sniper");
    for (const page of four.all) await page.isTold("state_changed", "Pinned");
  });

  await test.step("a spotted gun is fired at", async () => {
    await red.choose("s1009");
    // It is aimed there already: the click is the shot.
    await red.click([37.7, 24.9]);
    await expect(red.declared).toHaveCount(1);
    await four.goTo("orders");
    await red.isTold("fire_resolved", kGunType);
    await blue.isTold("fire_felt", "1st Gun");
  });

  await test.step("REF-01 a ruling on a hidden Stand is told to its side alone", async () => {
    const newFrames = since(others);
    await desk.rules(kPlatoon, { state: "shaken" }, "shelled in the orchard");
    await blue.isTold("stand_edited", "shelled in the orchard");
    expect(newFrames()).toEqual([]);
    await desk.setsDice(
      {
        "t1/5B/morale/1002": 9,
        "t1/5B/morale/6": 1,
        "t1/5B/morale/2": 1,
      },
      "nerves",
    );
  });

  await test.step("MOR-26 companies check: the roll is their own side's, the marker everybody's", async () => {
    await blue.choose("s6");
    await blue.page.locator("[data-chit=rally]").click();
    await blue.click([38, 26.5]);
    await red.choose("s1007");
    await red.page.locator("[data-chit=cautious_advance]").click();
    await red.drag([8.6, 17.6], [13, 17.6]);
    await expect(blue.declared).toHaveCount(1);
    await expect(red.declared).toHaveCount(1);
    await four.shoot("8-orders");
    await four.goTo("artillery_response");
    await expect(blue.prompt).toBeVisible();
    for (const page of four.all)
      await expect(page.page.locator(".when")).toContainText("Turn 2");
    await blue.isTold("morale_checked", "Anti-Tank Platoon");
    await red.isTold("morale_checked", "Spähtrupp");
    await blue.isTold("state_changed", "Shaken");
    await spectator.isTold("state_changed", "Shaken");
    await red.isNotTold("morale_checked", "Anti-Tank");
    await blue.isNotTold("morale_checked", "Spähtrupp");
    await spectator.isNotTold("morale_checked");
  });

  await test.step("IDF-14 a template over a spotted gun and a hidden Stand: the firer learns of the gun", async () => {
    await desk.setsDice(
      {
        "t2/1A/response/1003/1004": 1,
        "t2/1C/hit/1004/he/6/0": 10,
        "t2/1C/hit/1004/he/6/1": 10,
        "t2/2A/initiative/0/blue": 10,
        "t2/2A/initiative/0/red": 1,
      },
      "the battery is ready",
    );
    await red.choose("s1003");
    await red.click([37.7, 24.9]);
    await red.do.click();
    await expect(red.declared).toHaveCount(1);
    await four.goTo("prep_fire_a");
    await blue.isTold("template_felt", "1st Gun");
    await blue.isTold("template_felt", "Platoon Commander");
    await red.isTold("template_attack", kGunType);
    await expect(red.told("template_attack")).toHaveCount(1);
    await blue.isNotTold("response_rolled", "3. Batterie");
    await four.shoot("9-template");
  });

  await test.step("RALLY-01 a hidden Stand is rallied, and nobody else notices", async () => {
    await four.goTo("side_a_moves");
    await blue.isTold("rallied", "1st Platoon");
    await desk.isTold("rallied", "1st Platoon");
    for (const page of others) await page.isNotTold("rallied");
    await four.goTo("side_b_moves");
    await red.drag([12.4, 16.6], [15, 16.6]);
    await red.click([17, 16.7]);
    await red.do.click();
    await red.isTold("moved", "Panzer IVH, 2. Zug");
    await four.shoot("10-turn-2");
  });

  await test.step("the second turn ends", async () => {
    await four.goTo("orders");
    await four.goTo("artillery_response");
    for (const page of four.all)
      await expect(page.page.locator(".when")).toContainText("Turn 3");
    await four.shoot("11-turn-3");
    await four.shootOnPhone("12-phone");
  });

  await test.step("no mark of a secret is in all that came to who may not know it", () =>
    searchForSecrets(four, marked));
});
