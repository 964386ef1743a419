import { expect, test, type Page } from "./support/test";
import { axeOf } from "./support/axe";
import { serveDist } from "./support/files";
import { walksByTab } from "./support/walk";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

const at = async (page: Page, state: string, more = ""): Promise<void> => {
  await page.goto(`${files.url}/demo.html?state=${state}${more}`);
  await expect(page.getByTestId("map")).toBeVisible();
};
const sent = async (page: Page): Promise<unknown> =>
  JSON.parse(
    (await page.locator("body").getAttribute("data-command")) ?? "null",
  );

test("a march is chosen on the map, place by place, and given", async ({
  page,
}) => {
  await at(page, "campaign");
  await page.getByTestId("force-2bn").click();
  await page.getByTestId("place-verkhnyaya").click();
  await page.getByTestId("place-olshanka").click();
  await expect(page.getByTestId("way")).toContainText("Verkhnyaya impulse 1");
  await expect(page.getByTestId("way")).toContainText("Olshanka impulse 4");
  await page.getByTestId("posture-attack").check();
  await page.getByTestId("looks").selectOption("kamenka");
  await page.getByTestId("give").click();
  expect(await sent(page)).toEqual({
    type: "order_march",
    formation: "2bn",
    way: ["verkhnyaya", "olshanka"],
    posture: "attack",
    looks: "kamenka",
  });
});

test("the same by keys alone", async ({ page }) => {
  await at(page, "campaign");
  await page.getByTestId("force-tanks").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("place-zarechye").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("way")).not.toContainText("Verkhnyaya");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("place-verkhnyaya")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Backspace");
  await page.getByTestId("place-kamenka").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("give").press("Enter");
  expect(await sent(page)).toMatchObject({ way: ["kamenka"] });
});

test("who would seal without orders is asked once", async ({ page }) => {
  await at(page, "campaign");
  const commit = page.getByTestId("commit");
  await commit.click();
  await expect(page.getByTestId("prompt")).toContainText("2nd Battalion");
  expect(await sent(page)).toBeNull();
  await page.getByTestId("not-now").click();
  await commit.click();
  await commit.click();
  expect(await sent(page)).toEqual({ type: "commit", opening: 2 });
  await expect(page.getByTestId("prompt")).toContainText("sealed");
  await expect(commit).toBeHidden();
});

test("the staff drops a battle with a reason, and looks through other eyes", async ({
  page,
}) => {
  await at(page, "campaign", "&as=referee");
  const waiting = page.getByTestId("waiting");
  await page.getByTestId("drop-2").click();
  const drop = waiting.getByRole("button", { name: /Red goes back/ });
  await expect(drop).toBeDisabled();
  await page.getByTestId("reason-battle-2").fill("Both agree.");
  await drop.click();
  await page.getByTestId("yes").click();
  expect(await sent(page)).toEqual({
    type: "drop_battle",
    battle: 2,
    retires: "red",
    reason: "Both agree.",
  });
  await page.getByTestId("as-blue").click();
  await expect(page.getByTestId("force-kg")).toBeHidden();
  await expect(page.getByTestId("sighting-x2")).toBeVisible();
  await expect(page.getByTestId("commit")).toBeHidden();
});

test("the staff makes a battle as it is proposed, or changes it first", async ({
  page,
}) => {
  await at(page, "campaign_proposed", "&as=referee");
  await page.getByTestId("make-2").click();
  expect(await sent(page)).toEqual({ type: "make_battle", battle: 2 });
  await page.getByTestId("edit-2").click();
  await page.getByTestId("edit-turns").fill("6");
  await page.getByTestId("edit-weather").selectOption("Poor");
  await page.getByTestId("edit-player-red").selectOption("bot");
  await page.getByTestId("edit-part-tanks").selectOption("late");
  await page.getByTestId("edit-turn-tanks").fill("3");
  await page.getByLabel("The ford: points of Red").fill("9");
  await page.getByTestId("make-so").click();
  expect(await sent(page)).toEqual({
    type: "make_battle",
    battle: 2,
    bots: ["red"],
    edits: {
      turns: 6,
      weather: "Poor",
      late: [{ formation: "tanks", turn: 3 }],
      points: [{ objective: "The ford", points_blue: 3, points_red: 9 }],
    },
  });
});

test("what is over is taken in by one press, and who sits in a battle enters it by one", async ({
  page,
}) => {
  await at(page, "campaign_battle_over", "&as=referee");
  await page.getByTestId("take-in-1").click();
  expect(await sent(page)).toEqual({ type: "take_in_battle", battle: 1 });
  await page.getByTestId("take-in-2-red").click();
  expect(await sent(page)).toEqual({
    type: "take_in_battle",
    battle: 2,
    holder: "red",
  });
  await at(page, "campaign_made");
  const ways = page.getByTestId("way-in-2");
  await expect(ways.first()).toHaveText("Enter the battle at Verkhnyaya");
  await expect(ways.first()).toHaveAttribute("href", "/battle/demo?as=blue");
  await page.getByTestId("place-verkhnyaya").click();
  await expect(page.getByTestId("battle-here")).toContainText("goes on");
  await at(page, "campaign_battle_over");
  await expect(page.getByTestId("prompt")).toContainText(
    "The battle at Verkhnyaya is over: the staff takes it in.",
  );
  await expect(ways.first()).toHaveText("Look at the battle at Verkhnyaya");
  await page.getByTestId("place-verkhnyaya").click();
  await expect(page.getByTestId("battle-here")).toContainText(
    "is over: the staff takes it in",
  );
  await at(page, "campaign_taken");
  await page.getByTestId("tab-journal").click();
  await expect(page.getByTestId("journal")).toContainText(
    "The battle at Verkhnyaya is over: Blue keeps the field.",
  );
});

for (const size of [
  { name: "desk", width: 1280, height: 800, isDark: false },
  { name: "phone by lamplight", width: 390, height: 844, isDark: true },
])
  for (const [state, more] of [
    ["campaign", "&choose=2bn&way=verkhnyaya"],
    ["campaign", "&as=referee"],
    ["campaign", "&as=public"],
    ["campaign_proposed", "&as=referee&edit=2"],
    ["campaign_made", ""],
    ["campaign_battle_over", ""],
    ["campaign_battle_over", "&as=referee"],
    ["campaign_taken", ""],
    ["campaign_taken", "&as=referee"],
    ["campaign_over", ""],
  ] as const) {
    test(`axe finds nothing on a ${size.name}, and Tab reaches all: ${state}${more}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: size.isDark ? "dark" : "light" });
      await page.setViewportSize(size);
      await at(page, state, more);
      for (const [n, tab] of (await page.getByRole("tab").all()).entries()) {
        if ((await tab.getAttribute("aria-selected")) !== "true")
          await tab.click();
        for (const part of await page.locator(".panel summary").all())
          if (await part.isVisible()) await part.click();
        // The whole page, then what another tab changes of it.
        const axe = axeOf(page).include(n === 0 ? "html" : "#panel");
        if (n > 0) axe.include("[role=tablist]");
        const { violations } = await axe.analyze();
        expect
          .soft(
            violations.map((v) => [v.id, v.nodes.map((n) => n.html)]),
            await tab.innerText(),
          )
          .toEqual([]);
      }
      await walksByTab(page, `${state}${more}`);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(wide).toBeLessThanOrEqual(size.width);
    });
  }

/** In the page: names on the map that lie on each other. */
function namesThatMeet(): readonly string[] {
  const names = [...document.querySelectorAll("#map text")]
    .map((one) => ({
      words: one.textContent,
      box: one.getBoundingClientRect(),
    }))
    .filter(({ words, box }) => words.trim() !== "" && box.width > 0);
  return names.flatMap(({ words, box: a }, i) =>
    names.slice(i + 1).flatMap(({ words: other, box: b }) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 2 && down > 3 ? [`${words} / ${other}`] : [];
    }),
  );
}
for (const [width, height] of [
  [844, 390],
  [390, 844],
  [1280, 800],
] as const)
  test(`no name on the map lies on another at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [state, more] of [
      ["campaign", ""],
      ["campaign", "&as=referee"],
      ["campaign_battle_over", ""],
    ] as const) {
      await at(page, state, more);
      const map = await page.getByTestId("map").boundingBox();
      expect(map?.height).toBeGreaterThan(height / 4);
      expect(await page.evaluate(namesThatMeet)).toEqual([]);
    }
  });
