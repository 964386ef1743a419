import { expect, test } from "./support/test";
import { axeOf } from "./support/axe";
import { Player } from "./support/board";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("SCALE-12 a player reads the lines of the own stands on a sheet, and no others", async ({
  page,
}) => {
  const blue = new Player(page);
  await blue.sit(server.link(await server.make("demo"), "blue"));
  await blue.tab("roster");
  await page.getByTestId("open-sheet").click();
  const sheet = page.getByTestId("sheet");
  const rifles = sheet.locator("[data-line=us-rifle]");
  await expect(rifles).toContainText("Rifle Platoon");
  await expect(rifles).toContainText("Numbers: of this project");
  await expect(rifles.getByRole("row", { name: /Garands/ })).toContainText(
    "3/2",
  );
  await expect(sheet.locator("[data-line^=de-]")).toHaveCount(0);
  const { violations } = await axeOf(page).include(".sheet").analyze();
  expect(violations.map((v) => [v.id, v.nodes.map((n) => n.html)])).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await blue.tab("log");
  expect(blue.errors).toEqual([]);
});
