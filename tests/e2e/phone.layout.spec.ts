import { expect, test, type Page } from "./support/test";
import { Player } from "./support/board";
import { serveDist } from "./support/files";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const at = async (page: Page, state: string, more = ""): Promise<Player> => {
  const player = new Player(page);
  await player.sit(`${files.url}/demo.html?state=${state}${more}`);
  return player;
};
const kStates = [
  "orders",
  "movement",
  "opportunity_fire",
  "artillery",
  "facing",
  "discard",
  "deployment",
  "night",
  "over",
];

for (const language of ["en", "de"])
  test(`nothing in the bar above the board is cut on a phone: ${language}`, async ({
    page,
  }) => {
    for (const state of kStates) {
      await at(page, state, `&language=${language}`);
      const cut = await page.locator(".prompt").evaluate((bar) =>
        [...bar.querySelectorAll<HTMLElement>(".when, .when *, .task")]
          .filter((part) => part.offsetParent !== null)
          // What only the ear meets.
          .filter((part) => part.offsetWidth > 1)
          .filter((part) => {
            const box = part.getBoundingClientRect();
            const button = bar.querySelector(".commit");
            const beside = button?.getBoundingClientRect();
            const isUnder =
              beside !== undefined &&
              box.right > beside.left &&
              box.left < beside.right &&
              box.bottom > beside.top &&
              box.top < beside.bottom;
            return (
              isUnder ||
              part.scrollWidth > Math.max(part.clientWidth, part.offsetWidth)
            );
          })
          .map((part) => part.textContent?.trim()),
      );
      expect(cut, state).toEqual([]);
      const box = await page.locator(".prompt").boundingBox();
      expect(box?.height, state).toBeLessThan(140);
    }
  });

test("whatever is to be pressed is large enough for a finger", async ({
  page,
}) => {
  const small = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "button, select, summary, input:not([type=checkbox], [type=radio]), label:has(input)",
        ),
      ]
        .filter((one) => one.offsetParent !== null)
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < 43.9 || height < 43.9;
        })
        .map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return `${one.className || one.tagName} ${String(one.textContent?.trim().slice(0, 30))} ${width.toFixed(0)}x${height.toFixed(0)}`;
        }),
    );
  for (const [state, more] of [
    ["orders", ""],
    ["orders", "&select=s15"],
    ["movement", "&select=s7"],
    ["opportunity_fire", ""],
    ["opportunity_fire", "&select=s27"],
    ["facing", "&select=s27"],
    ["guided", ""],
    ["tray", ""],
    ["over", ""],
  ] as const) {
    const player = await at(page, state, more);
    expect(await small(), `${state}${more}`).toEqual([]);
    if (state !== "orders" || more) continue;
    for (const tab of [
      "log",
      "stands",
      "cards",
      "roster",
      "chat",
      "settings",
    ]) {
      await player.tab(tab);
      expect(await small(), tab).toEqual([]);
    }
  }
});

test("who is chosen to fire has his targets in sight, and nothing lies on them", async ({
  page,
}) => {
  await at(page, "opportunity_fire", "&select=s27");
  const covered = await page.getByTestId("target").evaluateAll(
    (all) =>
      all.slice(0, 2).filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height - 4];
        return !one.contains(document.elementFromPoint(x, y));
      }).length,
  );
  expect(covered).toBe(0);
});
