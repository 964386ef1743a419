import { expect, test } from "./support/test";
import type { Place, Player } from "./support/board";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "to the end"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const refusal = ({ page }: Player) => page.getByTestId("refusal");

/** Stands that can act, by the list. */
async function lit(player: Player): Promise<string[]> {
  await player.tab("stands");
  const ids = await player.page
    .locator(".stand.lit")
    .evaluateAll((rows) => rows.map(({ id }) => id.replace("stand-", "")));
  return ids;
}
const placesOf = (player: Player): Record<string, { at?: Place }> =>
  player.lastView("view")["stands"] as Record<string, { at?: Place }>;

async function allAdvanceEast(player: Player): Promise<void> {
  for (const issuer of await lit(player)) {
    await player.choose(issuer);
    await player.page.locator("[data-chit=hasty_advance]").click();
    await player.page.getByTestId("spot").first().click();
    await player.page.getByRole("button", { name: "E", exact: true }).click();
    await player.do.click();
    await expect(player.do).toHaveCount(0);
  }
}

/** Drags each stand that can move as far along its arrow as the map goes; says who was refused. */
async function allDraggedEast(
  player: Player,
): Promise<{ went: string[]; refused: string[] }> {
  const places = placesOf(player);
  const [went, refused]: [string[], string[]] = [[], []];
  for (const id of await lit(player)) {
    const [x, y] = places[id]?.at ?? [0, 0];
    await player.choose(id);
    if ((await player.page.locator(".cost").count()) === 0) continue;
    await expect(player.page.getByTestId("ready-path").first()).toHaveText(
      /As far as it goes|Go as ordered/,
    );
    await player.drag([x / 1000, y / 1000], [71, y / 1000]);
    const words = await player.page.locator(".cost").innerText();
    await player.do.click();
    await expect(async () => {
      const isRefused = await refusal(player).isVisible();
      const mayDo = player.page.locator("[data-testid=do]:enabled"); // which goes when it is done
      expect(isRefused || (await mayDo.count()) === 0).toBe(true);
    }).toPass();
    if (await refusal(player).isVisible()) {
      refused.push(`${id} at ${words}: ${await refusal(player).innerText()}`);
      await refusal(player).getByRole("button").click();
      await player.page.keyboard.press("Escape");
    } else went.push(id);
  }
  return { went, refused };
}

test("a stand dragged to the end of its allowance gets there, water or not [MOVE-08, TERR-07, S-22]", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const battle = await server.make("demo");
  const four = await FourPages.sit(browser, server, battle, false);
  const { red, desk } = four;
  await desk.setsDice(
    { "t1/2A/initiative/0/blue": 1, "t1/2A/initiative/0/red": 10 },
    "Red moves first",
  );
  await four.closes(desk);
  await four.goTo("first_orders");
  await red.page.getByRole("button", { name: "Show the whole table" }).click();
  await allAdvanceEast(red);
  await four.goTo("side_a_moves");
  await expect(red.commit).toHaveText("Finish: the server moves 22");
  const { went, refused } = await allDraggedEast(red);
  expect(refused).toEqual([]);
  expect(went).toHaveLength(22);
  await expect(red.commit).toHaveText("Finish moving");
  expect(red.errors).toEqual([]);
});
