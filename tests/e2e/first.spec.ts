import { expect, test, type Page } from "./support/test";
import { axeOf } from "./support/axe";
import { seatBot } from "./support/bot";
import { Player } from "./support/board";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "the first five minutes"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** From the lobby, so many presses at most. */
const kPresses = 6;
/** From the table to the end: two or three a turn. */
const kPressesOfBattle = 20;

/** Presses the yellow button alone, until this has come. */
async function pressYellow(
  page: Page,
  until: () => Promise<boolean>,
): Promise<number> {
  const button = page.locator("[data-testid=commit]:enabled");
  const label = () => page.getByTestId("commit").textContent();
  let presses = 0;
  while (!(await until())) {
    if ((await button.count()) === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    const before = `${await label()} ${await page.getByTestId("prompt").textContent()}`;
    await button.click();
    presses += 1;
    await expect(async () => {
      const isOpen = (await button.count()) > 0;
      const now = isOpen
        ? `${await label()} ${await page.getByTestId("prompt").textContent()}`
        : "";
      expect(now !== before || (await until())).toBe(true);
    }).toPass({ intervals: [20] });
  }
  return presses;
}

test("from the lobby to the first resolved shot a newcomer needs few presses, and is told who he is", async ({
  page,
}) => {
  await page.goto(server.url);
  const first = page.locator("main .begin, main .scenarios li").first();
  await expect(first).toContainText("Begin here");
  await page.getByTestId("begin").click();
  const welcome = page.getByTestId("welcome");
  await expect(welcome).toContainText("You are Blue");
  await expect(welcome).toContainText("Hold the hamlet");
  await expect(welcome).toContainText("5 turns");
  const shots = new Player(page).told("fire_resolved");
  const presses = await pressYellow(
    page,
    async () => (await shots.count()) > 0,
  );
  expect(presses + 1).toBeLessThanOrEqual(kPresses);
});

/** In the page: every decision that is put, also one that stands there for a moment only. */
function keepDecisions(): void {
  const all = new Set<string>();
  new MutationObserver(() => {
    const put = document.querySelector("[data-testid=decision] b")?.textContent;
    if (put) sessionStorage.decided = JSON.stringify([...all.add(put)]);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Shares that pages draw, and a bot with whims of its own, would make another battle each time. */
const kSameDice = { dice_audit: "false" };
const kWhims = 1;

test("whoever only follows the yellow button is asked for one decision a turn, comes to the last turn, wins, and is offered the other side", async ({
  page,
}) => {
  const battle = await server.make("tutorial", kSameDice);
  const bot = seatBot(server, battle, "red", kWhims);
  const over = page.locator(".prompt[data-code=over]");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(keepDecisions);
  await new Player(page).sit(server.link(battle, "blue"));
  const presses = await pressYellow(page, async () => (await over.count()) > 0);
  bot.leave();
  const decided = await page.evaluate(() => sessionStorage.decided as string);
  expect(JSON.parse(decided)).toEqual(
    [1, 2, 3, 4, 5].map((turn) => `The decision of turn ${String(turn)}.`),
  );
  expect(presses).toBeLessThanOrEqual(kPressesOfBattle);
  await expect(page.getByTestId("prompt")).toContainText("Blue has won");
  await expect(page.locator(".prompt .who")).toContainText("Turn 5 of 5");
  await page.getByTestId("other-side").click();
  await expect(page.getByTestId("side-now")).toContainText("Red");
});

test("whoever wants something else stops what is carried on with, or does it first", async ({
  page,
}) => {
  await page.goto(server.link(await server.make("tutorial"), "blue"));
  const { commit } = new Player(page);
  await expect(commit).toHaveText("To the next decision");
  await commit.click();
  // Nobody sits opposite: it waits, and can be told not to go on.
  await expect(page.locator(".prompt[data-code=committed]")).toBeVisible();
  await page.getByTestId("stop-here").click();
  await expect(page.getByTestId("take-back")).toBeVisible();
  await page.getByTestId("take-back").click();
  await expect(commit).toHaveText("To the next decision");
});

test("the guide lights what it speaks of, and whoever knows the way is left alone", async ({
  page,
}) => {
  const link = server.link(await server.make("tutorial"), "blue");
  const player = new Player(page);
  await player.sit(link);
  const coach = page.getByTestId("coach");
  await expect(coach).toHaveAttribute("data-say", "deploy");
  const lit = page.locator(".table-page");
  await expect(lit).toHaveAttribute("data-lit", "commit");
  await page.getByTestId("leave-coach").click();
  await expect(coach).toHaveCount(0);
  await expect(player.commit).toContainText("server places 1");
  await page.reload();
  await expect(player.commit).toContainText("server places 1");
  await expect(coach).toHaveCount(0);
});

test("in another battle it guides through the first turn whoever asks for it", async ({
  page,
}) => {
  await page.goto(server.link(await server.make("belt"), "blue"));
  await expect(page.getByTestId("coach")).toHaveCount(0);
  await page.getByTestId("ask-coach").click();
  await expect(page.getByTestId("coach")).toHaveAttribute("data-say", "deploy");
  await expect(page.locator(".table-page")).toHaveAttribute("data-lit", "tray");
});

test("who has read the welcome is not told again", async ({ page }) => {
  await page.goto(server.link(await server.make("tutorial"), "red"));
  await expect(page.getByTestId("welcome")).toContainText("You are Red");
  await page.getByRole("button", { name: "Understood" }).click();
  await page.reload();
  await expect(page.getByTestId("prompt")).toBeVisible();
  await expect(page.getByTestId("welcome")).toHaveCount(0);
  await expect(page.locator(".me .whole")).toHaveText("You are Red");
});

test("the game in five minutes is a page of its own, in both languages", async ({
  browser,
}) => {
  for (const [locale, title] of [
    ["en-GB", "The game in five minutes"],
    ["de-DE", "Das Spiel in fünf Minuten"],
  ] as const) {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto(server.url);
    await page.getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const { violations } = await axeOf(page).analyze();
    expect(violations).toEqual([]);
    await page.context().close();
  }
});
