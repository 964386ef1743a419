import { expect, test, type Browser } from "./support/test";
import type { Place, Player } from "./support/board";
import { FourPages } from "./support/four_pages";
import { servePlaythroughs } from "./support/playthroughs";

const server = servePlaythroughs("guns and riders");

const sit = async (browser: Browser, scenario: string): Promise<FourPages> =>
  FourPages.sit(browser, server, await server.make(scenario));

/** What the chosen stand can do, by its button. */
const chip = ({ page }: Player, act: RegExp) =>
  page.locator("section.act .chip").filter({ hasText: act });
const hint = ({ page }: Player) => page.getByTestId("back-to-gun");
const card = ({ page }: Player) => page.getByTestId("selected");

const first = (turn: number) => ({
  [`t${turn}/2A/initiative/0/blue`]: 9,
  [`t${turn}/2A/initiative/0/red`]: 2,
});

async function advances(
  player: Player,
  issuer: string,
  from: Place,
  to: Place,
): Promise<void> {
  await player.choose(issuer);
  await player.page.locator("[data-chit=cautious_advance]").click();
  await player.drag(from, to);
  await expect(player.declared).toHaveCount(1);
  await player.page.keyboard.press("Escape");
}

test("a crew is driven from its gun and mans it again [ABND-01, ABND-02, TRANS-07]", async ({
  browser,
}) => {
  const four = await sit(browser, "guns");
  const { blue, red, desk, spectator } = four;
  await desk.setsDice(
    {
      "t1/4B/hit/4/1/1003/0": 1,
      "t1/4B/result/1003/4/1/0": 5,
      "t1/4B/result/1003/4/1/1": 5,
      "t1/5B/morale/1001": 1,
      "t2/2A/initiative/0/blue": 2,
      "t2/2A/initiative/0/red": 9,
    },
    "well laid",
  );
  await four.goTo("general_fire");
  await blue.choose("s4");
  await blue.page.getByRole("button", { name: /25-pounder HE/ }).click();
  await blue.page
    .getByTestId("target")
    .filter({ hasText: "5-cm Pak 38 (1)" })
    .click();
  await blue.do.click();
  await four.goTo("orders");
  await red.isTold("gun_abandoned", "Pak 2, 1. Kompanie leaves its gun");
  for (const page of [blue, spectator])
    await page.isTold("gun_seen", "without crew is seen: 5-cm Pak 38");
  await red.choose("s1003");
  await expect(card(red)).toContainText("crew without its gun");
  await advances(red, "s1001", [26, 16], [22, 15.1]);
  await four.goTo("side_a_moves");
  await red.choose("s1003");
  await expect(hint(red)).toBeVisible();
  await red.drag([27.74, 19.747], [23, 18.3]);
  await red.do.click();
  await red.isTold("gun_manned", "Pak 2, 1. Kompanie mans the gun again");
  await blue.isTold("gun_manned", "5-cm Pak 38 (1) mans the gun again");
  await expect(card(red)).not.toContainText("crew without its gun");
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("a gun is set down, its tow goes and comes back once, its crew pushes it [TRANS-05, TRANS-12, TRANS-19, S-26]", async ({
  browser,
}) => {
  const four = await sit(browser, "column");
  const { blue, red, desk } = four;
  await desk.setsDice({ ...first(1), ...first(2), ...first(3) }, "go on");
  await advances(blue, "s1", [6, 12], [9, 12]);
  await four.goTo("side_a_moves");
  await blue.choose("s6");
  await blue.do.click();
  await expect(card(blue)).toContainText("limbered to Loyd Carrier");
  await looksAt(red, "Loyd Carrier");
  await expect(card(red)).toContainText("tows a gun");
  await four.goTo("orders");
  await advances(blue, "s1", [6, 12], [9, 12]);
  await four.goTo("side_a_moves");
  await blue.choose("s7");
  await blue.page.getByTestId("aboard").click();
  await blue.page.getByTestId("place").first().click();
  await blue.do.click();
  await blue.isTold("unlimbered");
  await blue.choose("s7");
  await chip(blue, /^\s*Take off/).click();
  await blue.do.click();
  await blue.isTold("transport_removed", "Loyd Carrier");
  await desk.isTold("transport_removed", "Loyd Carrier");
  await red.isNotTold("transport_removed");
  await four.goTo("orders");
  await advances(blue, "s1", [6, 12], [9, 12]);
  await four.goTo("prep_fire_a");
  await blue.choose("s7");
  await expect(chip(blue, /Bring back/)).toHaveCount(0);
  await blue.page.getByTestId("place").first().click();
  await blue.do.click();
  await blue.isTold("transport_returned", "Loyd Carrier");
  await four.goTo("side_a_moves");
  await blue.choose("s6");
  await blue.page.getByTestId("place").first().click();
  await expect(blue.page.getByRole("group", { name: "Looks" })).toHaveCount(0);
  await blue.do.click();
  await blue.isTold("man_handled", "6-pounder, A Company is pushed by");
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("riders are seen on their tank and are shot off it [S-28, TRANS-16]", async ({
  browser,
}) => {
  const four = await sit(browser, "column");
  const { blue, red, desk } = four;
  await desk.setsDice(
    {
      ...first(1),
      "t1/3A/hit/1003/1/3/0": 1,
      "t1/3A/result/3/1003/1/0": 5,
      "t1/3A/hit/1003/1/3/1": 10,
      "t1/3A/hit/1003/1/3/2": 10,
    },
    "they are exposed",
  );
  await advances(blue, "s1", [6, 12], [9, 12]);
  await red.choose("s1001");
  await red.page.locator("[data-chit=hold]").click();
  await red.click([32, 13]);
  await four.goTo("side_a_moves");
  await blue.choose("s3");
  await chip(blue, /^\s*Get in/).click();
  await blue.do.click();
  await blue.isTold("loaded", "2nd Platoon");
  await blue.choose("s5");
  await blue.drag([9.3, 10], [12.5, 10]);
  await blue.do.click();
  await blue.isTold("moved", "Cromwell");
  await looksAt(red, "Cromwell IV");
  await expect(card(red)).toContainText("carries riders");
  await four.goTo("opportunity_fire");
  await red.choose("s1003");
  await red.page.getByRole("button", { name: /7.5-cm HE/ }).click();
  await red.page
    .getByTestId("target")
    .filter({ hasText: "Rifle Platoon (3)" })
    .click();
  await red.do.click();
  await four.goTo("general_fire");
  await blue.isTold("dismounted", "2nd Platoon, A Company dismounts");
  await red.isTold("forced_back", "Rifle Platoon");
  for (const page of four.all) expect(page.errors).toEqual([]);
});

/** Chooses a contact of this type in the list. */
async function looksAt(player: Player, type: string): Promise<void> {
  await player.tab("stands");
  await player.page
    .locator("[data-group=contacts]")
    .filter({ hasText: type })
    .first()
    .click();
}
