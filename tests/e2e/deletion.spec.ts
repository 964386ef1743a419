import { expect, test, type Page } from "./support/test";
import { isFit } from "./support/fit";
import { another, sitsAs } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap([], "once");
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Makes a battle in the lobby: the links of its seats, in their order. */
async function make(page: Page, isListed: boolean): Promise<string[]> {
  await page.goto(server.url);
  await page.getByTestId("scenario-tutorial").click();
  if (!isListed) await page.getByTestId("unlisted").check();
  await page.getByTestId("start").click();
  const links = page.locator(".seats input");
  await expect(links).toHaveCount(4);
  return links.evaluateAll((all) =>
    all.map((one) => (one as HTMLInputElement).value),
  );
}
const rowOf = (page: Page, link: string) => {
  const id = /battle\/([a-z0-9]+)/.exec(link)?.[1] ?? "";
  return page.getByTestId(`battle-${id}`);
};

test("whoever made a battle deletes it after a question, and who sits there is told", async ({
  browser,
  page,
}) => {
  const [blue = ""] = await make(page, true);
  const friend = await another(browser);
  await friend.goto(blue);
  await sitsAs(friend, "blue");
  const stranger = await another(browser);
  await stranger.goto(server.url);
  await expect(rowOf(stranger, blue)).toBeVisible();
  await expect(
    rowOf(stranger, blue).getByRole("button", { name: "Delete" }),
  ).toHaveCount(0);

  await page.goto(server.url);
  const row = rowOf(page, blue);
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row.getByTestId("sure")).toContainText("gone for everybody");
  await row.getByRole("button", { name: "Not now" }).click();
  await expect(row.getByTestId("sure")).toHaveCount(0);
  await row.getByRole("button", { name: "Delete" }).click();
  await row.getByTestId("yes").click();
  await expect(row).toHaveCount(0);

  await expect(friend.getByTestId("no-seat")).toHaveAttribute(
    "data-why",
    "gone",
  );
  await stranger.reload();
  await expect(stranger.getByTestId("scenario-tutorial")).toBeVisible();
  await expect(rowOf(stranger, blue)).toHaveCount(0);
});

test("where two have sat down it goes in a day, and a seat takes that back [REL-57]", async ({
  browser,
  page,
}) => {
  const links = await make(page, true);
  const [blue = ""] = links;
  const seats = [];
  for (const [i, role] of (["blue", "red"] as const).entries()) {
    const guest = await another(browser, { locale: i ? "de-DE" : "en" });
    await guest.goto(links[i] ?? "");
    await sitsAs(guest, role);
    seats.push(guest);
  }
  const [friend, foe] = seats as [Page, Page];
  await page.goto(server.url);
  const row = rowOf(page, blue);
  await row.getByRole("button", { name: "Delete" }).click();
  await row.getByTestId("yes").click();
  await expect(row.getByTestId("leaving")).toContainText("wants it deleted");
  await expect(row.getByRole("button", { name: "Delete" })).toHaveCount(0);
  for (const one of seats)
    await expect(one.getByTestId("leaving")).toBeVisible();
  await expect(foe.getByTestId("leaving")).toContainText("löschen");
  const said = (one: Page) => (): Promise<void> =>
    expect(one.getByTestId("leaving")).toBeVisible();
  await isFit(page, "leaving-lobby", said(page));
  await isFit(foe, "leaving-table", said(foe));
  // Whoever comes back is told, too; what one takes back is taken back for all.
  await friend.reload();
  await friend.getByTestId("leaving").getByTestId("keep").click();
  for (const one of seats)
    await expect(one.getByTestId("leaving")).toHaveCount(0);
  await page.goto(server.url);
  await expect(rowOf(page, blue)).toBeVisible();
  await expect(rowOf(page, blue).getByTestId("leaving")).toHaveCount(0);
  // Whoever made it may think better of it himself.
  await row.getByRole("button", { name: "Delete" }).click();
  await row.getByTestId("yes").click();
  await row.getByTestId("keep").click();
  await expect(row.getByTestId("leaving")).toHaveCount(0);
});

test("a battle that is not listed is found by its maker and by who has a seat", async ({
  browser,
  page,
}) => {
  const [blue = ""] = await make(page, false);
  const friend = await another(browser);
  await friend.goto(blue);
  await expect(friend.locator(".table-page")).toBeVisible();
  for (const one of [page, friend]) {
    await one.goto(server.url);
    await expect(rowOf(one, blue)).toContainText("not listed");
  }
  const stranger = await another(browser);
  await stranger.goto(server.url);
  await expect(stranger.getByTestId("scenario-tutorial")).toBeVisible();
  await expect(rowOf(stranger, blue)).toHaveCount(0);
});

test("battles that have ended lie under a fold", async ({ page }) => {
  const [blue = ""] = await make(page, true);
  await page.goto(blue);
  await page.getByTestId("tab-settings").click();
  await page.getByRole("button", { name: "Concede the battle" }).click();
  await page.getByRole("button", { name: "Really concede?" }).click();
  await expect(page.getByTestId("prompt")).toContainText("has won");
  // The list says so at the next turn of the loop.
  await expect(async () => {
    await page.goto(server.url);
    await expect(page.getByTestId("ended")).toBeVisible({ timeout: 1000 });
    await expect(rowOf(page, blue)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.getByTestId("ended").locator("summary").click();
  await expect(rowOf(page, blue)).toBeVisible();
});
