import { expect, test } from "./support/test";
import { kPictures } from "../../web/src/demo/pictures";
import { Player } from "./support/board";
import { serveDist } from "./support/files";
import { walksByTab } from "./support/walk";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

const kPhone = { width: 390, height: 844 };

for (const half of [0, 1]) {
  test(`by Tab through every state of the table and back, half ${half + 1}`, async ({
    page,
  }) => {
    const player = new Player(page);
    for (const { query } of kPictures.filter((_, i) => i % 2 === half)) {
      await player.sit(`${files.url}/demo.html?${query}`);
      // The end of a battle comes when it is shown for the first time.
      if (query.startsWith("state=over"))
        await expect(page.getByText("How it ended")).toBeVisible();
      await walksByTab(page, query);
    }
    expect(player.errors).toEqual([]);
  });
}

for (const [query, size] of [
  ["state=orders&select=s15", undefined],
  ["state=opportunity_fire&select=s27", kPhone],
  ["state=referee&as=referee&select=s27", undefined],
] as const) {
  test(`by Tab through every panel and back, ${query}`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await new Player(page).sit(`${files.url}/demo.html?${query}`);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      // Some panels come when they are opened for the first time.
      await expect(page.locator("#panel > *")).not.toHaveCount(1);
      const name = await tab.innerText();
      // And a part of a player's settings later still.
      if (name === "Settings" && !query.includes("referee"))
        await expect(page.getByTestId("empty-steps")).toBeVisible();
      await walksByTab(page, `${query}: ${name}`);
    }
  });
}

test("by Tab through every page and back", async ({ page }) => {
  for (const path of ["/", "/first", "/trust", "/nowhere", "/demo.html"]) {
    await page.goto(files.url + path);
    await expect(page.getByRole("main")).not.toBeEmpty();
    await walksByTab(page, path);
  }
  await page.goto(`${files.url}/rules`);
  await page.getByRole("searchbox").fill("passengers");
  await expect(page.locator("#PASS-01")).toBeVisible();
  await expect(page.locator("#HIT-04")).toHaveCount(0);
  await walksByTab(page, "/rules");
});
