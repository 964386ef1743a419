import { expect, test } from "./support/test";
import { Player } from "./support/board";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "a tray of companies"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("a company is set up as a block by two presses, the rest where the server would, and both can be seen before the step ends", async ({
  page,
}) => {
  const player = new Player(page);
  await player.sit(server.link(await server.make("belt"), "blue"));
  const companies = page.locator(".tray .company");
  const first = companies.first();
  const all = await first.locator(".piece").count();
  expect(all).toBeGreaterThan(1);
  await first.getByTestId("block").click();
  await page.getByTestId("block-place").first().click();
  await expect(first).toContainText(`${String(all)} of ${String(all)}`);
  const left = await page.locator(".tray .counter:not(.pale)").count();
  expect(left).toBeGreaterThan(0);
  await page.getByTestId("servers-places").click();
  await expect(page.locator(".tray .counter:not(.pale)")).toHaveCount(0);
  await expect(page.getByTestId("servers-places")).toHaveCount(0);
  await expect(player.commit).not.toContainText("server places");
  expect(player.errors).toEqual([]);
});

test("a company is set up on the map, and moved as a whole until the step ends", async ({
  page,
}) => {
  const player = new Player(page);
  await player.sit(server.link(await server.make("belt"), "blue"));
  const first = page.locator(".tray .company").first();
  const all = await first.locator(".piece").count();
  const { choices } = player.lastView("view") as {
    choices: { deploy: Record<string, { places: [number, number][] }> };
  };
  const [x = 0, y = 0] = Object.values(choices.deploy)[0]?.places[2] ?? [];
  for (const dx of [2, 6]) {
    await first.getByTestId("block").click();
    await expect(page.getByTestId("group")).toBeVisible();
    await player.click([x / 1000 + dx, y / 1000 + 2]);
    await expect(first).toContainText(`${String(all)} of ${String(all)}`);
  }
  await expect(page.getByTestId("unmet")).toHaveCount(0);
  expect(player.errors).toEqual([]);
});
