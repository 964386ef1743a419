import { expect, test } from "./support/test";
import { since } from "./support/board";
import { FourPages } from "./support/four_pages";
import { servePlaythroughs } from "./support/playthroughs";

const server = servePlaythroughs("many at once");

test("proposed fire is declared at once; who holds fire does so after a reload, and nobody else hears of it [GENF-01, MEAS-01]", async ({
  browser,
}) => {
  const four = await FourPages.sit(browser, server, await server.make("cards"));
  const { red, blue } = four;
  await four.goTo("general_fire");
  const shots = blue.page.locator("[data-testid=proposed] .shot");
  await expect(shots).toHaveCount(1);
  await expect(blue.commit).toHaveText("End step: 1 could fire");
  const firer = await shots.getAttribute("data-firer");
  const toOthers = since([red, four.spectator]);
  await blue.page.getByTestId(`hold-${firer}`).click();
  await expect(shots).toHaveCount(0);
  await expect(blue.commit).toHaveText("End step");
  await blue.page.reload();
  await blue.page.getByTestId("release").click();
  await expect(shots).toHaveAttribute("data-firer", firer!);
  await blue.page.getByTestId("fire-all").click();
  await expect(blue.declared).toHaveCount(1);
  await expect(shots).toHaveCount(0);
  expect(toOthers()).toEqual([]);
  for (const { errors } of four.all) expect(errors).toEqual([]);
});
