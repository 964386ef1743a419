import { expect, test } from "./support/test";
import { Player } from "./support/board";
import { serveDist } from "./support/files";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

test("what came of a shot stands under it, and the log can be searched", async ({
  page,
}) => {
  const player = new Player(page);
  await player.sit(`${files.url}/demo.html?state=volley_told`);
  await player.tab("log");
  const shot = page
    .locator(".log li")
    .filter({
      has: page.locator("> .told", { hasText: /fires at Panzer IVH/ }),
    })
    .first();
  await expect(shot.locator(".results .told")).toContainText([/eliminated/]);
  await page.getByTestId("search-log").fill("FORCED");
  const lines = page.locator(".log .told");
  await expect(page.getByTestId("found")).toContainText(
    `${await lines.count()} lines`,
  );
  for (const line of await lines.all())
    await expect(line).toContainText(/forced/);
  await page.getByTestId("search-log").fill("no such words");
  await expect(lines).toHaveCount(0);
  await expect(page.locator(".log")).toContainText("No line of the log");
  await page.getByTestId("search-log").fill("");
  await expect(shot).toBeVisible();
  expect(player.errors).toEqual([]);
});

test("however far the log is pushed on a phone, no heading covers another", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = new Player(page);
  await player.sit(`${files.url}/demo.html?state=movement&language=de`);
  await player.tab("log");
  await expect(page.locator(".log h3").nth(1)).toBeAttached();
  const covered = await page.locator(".panel").evaluate((panel) => {
    const found: string[] = [];
    for (let top = 0; top < panel.scrollHeight; top += 7) {
      panel.scrollTo(0, top);
      const boxes = [...panel.querySelectorAll(".log h3")].map((heading) => ({
        words: heading.textContent,
        box: heading.getBoundingClientRect(),
      }));
      for (const [i, { words, box }] of boxes.entries()) {
        const above = boxes[i - 1];
        if (above && above.box.bottom > box.top + 1)
          found.push(`${String(top)}: ${words} covers ${above.words}`);
      }
    }
    return found;
  });
  expect(covered).toEqual([]);
  expect(player.errors).toEqual([]);
});
