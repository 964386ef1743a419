import { expect, test } from "./support/test";
import { Player } from "./support/board";
import { isFit } from "./support/fit";
import { another } from "./support/guests";
import { hasServer, Ordercap, type Battle } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Red is open to anybody. */
async function opens(dice_audit: boolean): Promise<Battle> {
  const response = await fetch(`${server.url}/api/battles`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      scenario: "tutorial",
      options: { dice_audit: String(dice_audit) },
      listed: true,
      seek: { roles: ["red"], words: "" },
    }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Battle;
}

test("whether dice can be checked is said before a seat is taken [S-05, S-102]", async ({
  browser,
}) => {
  const [checked, unchecked] = [await opens(true), await opens(false)];
  const guest = await another(browser);
  await guest.goto(server.url);
  for (const row of ["open", "battle"]) {
    const said = (one: Battle) =>
      guest.getByTestId(`${row}-${one.battle}`).getByTestId("dice-audit");
    await expect(said(checked)).toHaveText("dice can be checked");
    await expect(said(unchecked)).toHaveText("dice are not checked");
  }
  await isFit(guest, "dice-audit-lobby", async () => {
    await expect(guest.getByTestId("dice-audit")).toHaveCount(4);
  });

  const blue = new Player(await another(browser));
  await blue.sit(server.link(checked, "blue"));
  await expect(blue.page.getByTestId("dice-note")).toHaveCount(0);
  await blue.sit(server.link(unchecked, "blue"));
  const note = blue.page.getByTestId("dice-note");
  await expect(note).toContainText("dice are not checked");
  await isFit(blue.page, "dice-audit-seat", async () => {
    await expect(note).toBeVisible();
  });
});
