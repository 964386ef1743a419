import { expect, test } from "./support/test";
import type { Place, Player } from "./support/board";
import { since } from "./support/board";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "many together"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const button = ({ page }: Player, id: string) => page.getByTestId(id);
const unmet = ({ page }: Player) => page.getByTestId("unmet").locator("li");
/** Of a stand by its id, or the beginning of its name. */
function placeOf(player: Player, id: string): Place {
  const stands = player.lastView("view")["stands"] as Record<
    string,
    { name: string; at?: Place }
  >;
  const one =
    stands[id] ?? Object.values(stands).find(({ name }) => name.startsWith(id));
  const [x, y] = one?.at ?? [0, 0];
  return [x / 1000, y / 1000];
}

test("orders for many, the same again, and a battalion that moves at once [ORD-22, MOVE-08, MEAS-01]", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const four = await FourPages.sit(browser, server, await server.make("demo"));
  const { red, blue, desk, spectator } = four;
  await desk.setsDice(
    { "t1/2A/initiative/0/blue": 1, "t1/2A/initiative/0/red": 10 },
    "Red moves first",
  );
  await four.goTo("first_orders");
  await red.page.getByRole("button", { name: "Show the whole table" }).click();
  const toOthers = since([blue, spectator]);

  await test.step("a pull from a commander is his order", async () => {
    const [x, y] = placeOf(red, "s1007");
    await red.drag([x, y], [x + 8, y]);
    await expect(red.declared).toHaveText(/Cautious Advance.*→ E/);
    await red.page.keyboard.press("Escape");
    await red.declared.getByRole("button").last().click();
    await expect(red.declared).toHaveCount(0);
  });

  await test.step("a band round commanders, one order for all of them", async () => {
    await expect(button(red, "without-order")).toContainText(
      /^\d+ companies without an order/,
    );
    await red.page.keyboard.down("Shift");
    await red.drag([1, 46], [40, 1]);
    await red.page.keyboard.up("Shift");
    await expect(button(red, "group")).toBeVisible();
    await red.page.locator("[data-chit=hasty_advance]").click();
    await red.page.getByRole("button", { name: "E", exact: true }).click();
    await expect(red.declared).not.toHaveCount(0);
    await expect(unmet(red)).toHaveCount(0);
    await expect(button(red, "without-order")).toHaveCount(0);
  });
  expect(toOthers()).toEqual([]);
  const placed = await red.declared.count();

  await test.step("those in a band are pulled as far as their orders let them, each clear of the others", async () => {
    await four.goTo("side_a_moves");
    await red.page.keyboard.down("Shift");
    await red.drag([1, 46], [40, 1]);
    await red.page.keyboard.up("Shift");
    const [x, y] = placeOf(red, "Panzer IVH, 1. Zug");
    await red.drag([x, y], [70, y]);
    await expect(button(red, "move-all")).toHaveText(/^Move \d+ stands/);
    await four.shoot("pulled-together");
    await four.shootOnPhone("pulled-together-phone");
    await red.page.keyboard.press("Escape");
    await expect(button(red, "move-all")).toHaveCount(0);
    await red.page.keyboard.press("Escape");
  });

  await test.step("all go as far as their orders let them, when they are told to", async () => {
    await button(red, "to-the-end").click();
    await expect(button(red, "move-all")).toHaveText(/^Move \d+ stands/);
    await expect(red.page.locator(".told[data-kind=moved]")).toHaveCount(0);
    await button(red, "move-all").click();
    await red.isTold("moved", "Panzer IVH, 1. Zug");
    await expect(button(red, "move-all")).toHaveCount(0);
    // Until all are answered it is locked.
    await expect(red.commit).toBeEnabled();
    await expect(unmet(red)).toHaveCount(0);
  });

  await test.step("the same orders again, by one press", async () => {
    await four.goTo("orders");
    await red.page.keyboard.press("Escape");
    const words = await button(red, "same-orders").innerText();
    const n = Number(/\d+/.exec(words)?.[0]);
    expect(n).toBeGreaterThan(1);
    expect(n).toBeLessThanOrEqual(placed);
    await button(red, "same-orders").click();
    await expect(red.declared).toHaveCount(n);
  });
  for (const { errors } of four.all) expect(errors).toEqual([]);
});
