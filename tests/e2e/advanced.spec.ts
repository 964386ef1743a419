import { expect, test } from "./support/test";
import { FourPages } from "./support/four_pages";
import { servePlaythroughs } from "./support/playthroughs";

const server = servePlaythroughs("advanced rules");
const kUnwatched = false;

test("a form is found where it can be declared, on a phone too, and what is dug is told [ADV-ENT-01, ADV-ENT-02, S-67]", async ({
  browser,
}) => {
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("forms"),
    kUnwatched,
  );
  const { blue, red, desk } = four;
  await blue.choose("s4");
  await blue.page.locator("[data-chit=hasty_advance]").click();
  await blue.drag([4, 28], [7, 28]);
  await blue.choose("s1");
  await blue.page.locator("[data-chit=hold]").click();
  await blue.click([6, 4]);
  await expect(blue.declared).toHaveCount(2);
  await blue.page.keyboard.press("Escape");
  const act = blue.page.locator("section.act");
  await expect(act).not.toContainText("has anything to do");
  const entrench = blue.page.locator("[data-form=entrench]");
  await blue.page.setViewportSize({ width: 390, height: 844 });
  await expect(entrench).toBeInViewport();
  await blue.page.setViewportSize({ width: 1400, height: 900 });
  await entrench.click();
  await expect(blue.declared.first()).toContainText("Entrench");
  await desk.setsDice(
    { "t1/2D/entrench/4": 1, "t1/2E/entrench/4": 1 },
    "soft ground",
  );
  await four.goTo("opportunity_fire");
  await blue.isTold(
    "entrenched",
    "Commander, B Company has dug in: medium cover",
  );
  await red.isTold("entrenched", /Rifle Platoon( \(\d\))? has dug in/);
  const { x, y } = await blue.pixel([4, 28]);
  await blue.page.mouse.move(x, y);
  await expect(blue.page.getByTestId("ground")).toContainText("medium cover");
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("an owner names which of two orders a stand follows [S-10]", async ({
  browser,
}) => {
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("battalion"),
    kUnwatched,
  );
  const { red } = four;
  await red.choose("s1002");
  await red.page.locator("[data-chit=cautious_advance]").click();
  await red.drag([28, 10], [24, 10]);
  await red.choose("s1003");
  await red.page.locator("[data-chit=hold]").click();
  await red.click([28, 10]);
  await expect(red.declared).toHaveCount(2);
  await red.page.keyboard.press("Escape");
  await red.choose("s1004");
  const names = red.page.getByTestId("name-order");
  await expect(names).toHaveCount(2);
  const cautious = names.filter({ hasText: "Cautious Advance" });
  await cautious.click();
  await expect(cautious).toHaveAttribute("aria-pressed", "true");
  await red.page.reload();
  await red.choose("s1004");
  await expect(cautious).toHaveAttribute("aria-pressed", "true");
  await four.goTo("artillery_response");
  await red.choose("s1004");
  await expect(red.page.getByTestId("selected")).toContainText(
    "under Cautious Advance",
  );
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("what keeps an issuer from Regroup is said once it has lost a stand [ADV-REG-02, ADV-REG-05]", async ({
  browser,
}) => {
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("forms"),
    kUnwatched,
  );
  const { blue, desk } = four;
  await desk.removes("s3", "gone");
  const act = blue.page.locator("section.act");
  await blue.choose("s4");
  await expect(act).toContainText("Rally");
  await expect(act).not.toContainText("No Regroup");
  await blue.choose("s1");
  await expect(act).toContainText("No Regroup now");
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("a stand without ammunition says how it is filled again [ADV-AMMO-07]", async ({
  browser,
}) => {
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("ammunition"),
    kUnwatched,
  );
  const { blue, desk } = four;
  const resupply = blue.page.getByTestId("resupply");
  await blue.choose("s2");
  await expect(blue.page.getByTestId("selected")).toContainText("25-pounder");
  await expect(resupply).toHaveCount(0);
  await desk.choose("s2");
  await desk.because("shells spoiled");
  const form = desk.page.getByTestId("edit-stand");
  await form.getByLabel("Ammunition").selectOption({ label: "none" });
  await desk.page.getByTestId("rule").click();
  await expect(resupply).toContainText("ADV-AMMO-07");
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("where a reinforcement comes in is named to its side [S-07]", async ({
  browser,
}) => {
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("arrival"),
    kUnwatched,
  );
  const { red, blue } = four;
  await red.choose("s1002");
  await expect(red.page.getByTestId("selected")).toContainText(
    "comes in turn 2 from the east",
  );
  expect(blue.frames.join("\n")).not.toContain("entry_turn");
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("what rides is set down from its carrier [S-25]", async ({ browser }) => {
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("column"),
    kUnwatched,
  );
  const { blue, desk } = four;
  const advance = async (): Promise<void> => {
    await blue.choose("s1");
    await blue.page.locator("[data-chit=cautious_advance]").click();
    await blue.drag([6, 12], [9, 12]);
    await expect(blue.declared).toHaveCount(1);
  };
  await advance();
  await desk.setsDice(
    { "t1/2A/initiative/0/blue": 9, "t1/2A/initiative/0/red": 2 },
    "first",
  );
  await four.goTo("side_a_moves");
  await blue.choose("s3");
  await blue.page.getByRole("button", { name: /^Get in/ }).click();
  await blue.do.click();
  await blue.isTold("loaded", "2nd Platoon");
  await four.goTo("orders");
  await advance();
  await desk.setsDice(
    { "t2/2A/initiative/0/blue": 9, "t2/2A/initiative/0/red": 2 },
    "again",
  );
  await four.goTo("side_a_moves");
  await blue.choose("s5");
  await blue.page.getByTestId("aboard").click();
  await expect(blue.page.getByTestId("selected")).toContainText("2nd Platoon");
  await blue.page.getByTestId("place").first().click();
  await blue.do.click();
  await blue.isTold("unloaded", "2nd Platoon");
  for (const page of four.all) expect(page.errors).toEqual([]);
});
