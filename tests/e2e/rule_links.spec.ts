import { expect, test, type Page } from "./support/test";
import { kChapters } from "../../web/src/text/rule_text";
import { Player } from "./support/board";
import { serveDist } from "./support/files";
import { hasServer, Ordercap } from "./support/server";

/** Ids on the page, and those among them that do not lead to their rule. What is only for the ear cannot be clicked. */
async function idsOn(page: Page) {
  return page.evaluate((chapters) => {
    const id = new RegExp(`(?<![\\w-])(?:${chapters})-\\d{2}\\b`, "g");
    const led: string[] = [];
    const dead: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const place = node.parentElement;
      if (!place || place.closest(".for-the-ear, script, style")) continue;
      const target = place.closest("a")?.getAttribute("href") ?? "";
      for (const [found] of (node.nodeValue ?? "").matchAll(id)) {
        const leads = target === `/rules#${found}` || target === `#${found}`;
        (leads ? led : dead).push(found);
      }
    }
    return { led, dead };
  }, kChapters);
}
/** These are on the page, and every id that is leads to its rule. */
async function leadTo(page: Page, some: readonly string[]): Promise<void> {
  await expect
    .poll(async () => Object.values(await idsOn(page)).flat())
    .toEqual(expect.arrayContaining([...some]));
  expect((await idsOn(page)).dead).toEqual([]);
}

for (const language of ["en", "de"])
  test(`every rule that the table names leads to the rulebook [${language}]`, async ({
    page,
  }) => {
    const files = await serveDist();
    await page.addInitScript((language) => {
      localStorage.setItem(
        "ordercap.preferences",
        JSON.stringify({ language }),
      );
    }, language);
    // In a briefing or on a card; the German texts of what is shipped name no rule.
    const written = (id: string): readonly string[] =>
      language === "en" ? [id] : [];
    const player = new Player(page);
    const open = (more: string): Promise<void> =>
      player.sit(`${files.url}/demo.html?${more}`);
    for (const state of ["orders", "opportunity_fire", "artillery", "over"]) {
      await open(`state=${state}&refused`);
      await leadTo(page, ["FIRE-03"]);
    }
    await open("state=orders&refused");
    for (const [tab, ids] of [
      ["stands", []],
      ["log", ["HIT-14", "FB-03", "REF-01"]],
      ["roster", written("REF-04")],
      ["cards", written("MOR-01")],
      ["chat", ["SPOT-07", "SPOT-09"]],
      ["settings", []],
    ] as const) {
      await player.tab(tab);
      await leadTo(page, ids);
    }
    await page.getByTestId("playable-cards").getByRole("button").click();
    await leadTo(page, written("MOR-01"));
    await open("state=referee&as=referee&select=s27");
    await leadTo(page, []);
    files.close();
  });

test.describe("with a server", () => {
  test.skip(!hasServer, "build/release/ordercap is not built");
  const server = new Ordercap();
  test.beforeAll(() => server.start());
  test.afterAll(() => server.end());

  test("every rule that the rulebook and the options name leads to its entry", async ({
    page,
  }) => {
    for (const [shelf, id] of [
      ["catalogue", "FOW-12"],
      ["sequence", "AIR-01"],
      ["charts", "HIT-03"],
    ] as const) {
      await page.goto(`${server.url}/rules#${shelf}`);
      await expect(page.locator(".rules table").first()).toBeVisible();
      await leadTo(page, [id]);
    }
    await page.goto(`${server.url}/rules#ask-to_hit`);
    await page.getByLabel("Hit number of the band").fill("6");
    await page.getByLabel("Cover").selectOption("hard cover");
    await expect(page.getByTestId("answer").getByRole("row")).toHaveCount(2);
    await leadTo(page, ["RNG-03", "HIT-13"]);
    await page.goto(server.url);
    await page.getByTestId("scenario-encounter").click();
    await page.getByText("Options (").click();
    await expect(page.locator(".group").first()).toBeVisible();
    for (const group of await page.locator(".group > summary").all())
      await group.click();
    await expect(page.locator(".option").first()).toBeVisible();
    await leadTo(page, ["S-01"]);
  });
});
