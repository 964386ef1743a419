import {
  expect,
  test,
  type Browser,
  type Locator,
  type Page,
} from "./support/test";
import { Player } from "./support/board";
import { Desk } from "./support/desk";
import { another } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Begun in the lobby by whoever is its staff; the links of the others. */
async function begin(page: Page): Promise<(role: string) => string> {
  await page.goto(server.url);
  await page.getByTestId("begin-ryasna-day").click();
  await expect(page.getByTestId("campaign-made")).toBeVisible();
  const links = new Map<string, string>();
  for (const role of ["blue", "blue2", "red", "red2", "public"])
    links.set(role, await page.locator(`#link-${role}`).inputValue());
  await page.getByTestId("open-staff").click();
  await expect(page.getByTestId("map")).toBeVisible();
  return (role) => links.get(role) ?? "";
}
/** In a browser of its own. */
async function sit(browser: Browser, link: string): Promise<Page> {
  const page = await another(browser);
  await page.goto(link);
  await expect(page.getByTestId("map")).toBeVisible();
  return page;
}
const prompt = (page: Page): Locator => page.getByTestId("prompt");
async function seal(page: Page): Promise<void> {
  await page.getByTestId("commit").click();
  await page.getByTestId("commit").click();
  await expect(prompt(page)).not.toContainText("no orders");
}

test("a campaign is begun, marched to a battle, and goes on when the staff drops it", async ({
  page: staff,
  browser,
}) => {
  const linkTo = await begin(staff);
  const blue = await sit(browser, linkTo("blue"));
  const red = await sit(browser, linkTo("red"));
  const watcher = await sit(browser, linkTo("public"));
  expect(blue.url()).toMatch(/\/campaign\/\w+\?as=blue$/);
  await expect(watcher.getByTestId("force-1bn")).toHaveCount(0);
  await expect(red.getByTestId("force-1bn")).toHaveCount(0);

  await blue.getByTestId("force-1bn").click();
  await blue.getByTestId("place-kamenka").click();
  await blue.getByTestId("posture-attack").check();
  await blue.getByTestId("give").click();
  await expect(blue.getByTestId("order-1bn")).toContainText(
    "to Kamenka, Attack",
  );
  await blue.getByTestId("take-back").click();
  await expect(blue.getByTestId("order-1bn")).toContainText("no order");
  await blue.getByTestId("place-kamenka").click();
  await blue.getByTestId("posture-attack").check();
  await blue.getByTestId("give").click();
  await expect(blue.getByTestId("order-1bn")).toContainText("Attack");
  await seal(blue);
  await expect(prompt(blue)).toContainText("Your orders are sealed");
  await expect(prompt(red)).toContainText("no orders");
  await seal(red);

  await expect(prompt(blue)).toContainText("staff is at work");
  await expect(prompt(watcher)).toContainText("staff is at work");
  await expect(staff.getByTestId("waiting")).toContainText("Kamenka");
  await blue.getByTestId("tab-battles").click();
  await expect(blue.locator(".campaign-battles")).toContainText(
    "Battle at Kamenka",
  );
  await expect(blue.locator(".campaign-battles")).not.toContainText(
    "Bataillon",
  );
  await blue.getByTestId("tab-journal").click();
  await expect(blue.getByTestId("journal")).toContainText(
    "meets the enemy at Kamenka",
  );

  const waiting = staff.getByTestId("waiting");
  await waiting.getByText("Drop the battle").click();
  await waiting.getByRole("textbox").fill("Both agree.");
  await waiting.getByRole("button", { name: /Red goes back/ }).click();
  await staff.getByTestId("yes").click();
  await expect(blue.getByTestId("clock")).toContainText("noon");
  await expect(blue.getByTestId("place-kamenka")).toHaveAttribute(
    "data-held",
    "blue",
  );
  await expect(blue.getByTestId("force-tanks")).toHaveAccessibleName(
    /at Zarechye/,
  );
  await expect(blue.getByTestId("journal")).not.toContainText("Both agree.");
  await expect(watcher.getByTestId("place-kamenka")).toHaveAttribute(
    "data-held",
    "red",
  );
});

test("the staff looks with other eyes, and a seat is taken again", async ({
  page: staff,
  browser,
}) => {
  const linkTo = await begin(staff);
  const second = await sit(browser, linkTo("blue2"));
  await second.getByTestId("tab-orders").click();
  await expect(second.getByTestId("order-1bn")).toContainText("no order");
  await staff.getByTestId("as-red").click();
  await expect(staff.getByTestId("force-1bn")).toHaveCount(0);
  await expect(staff.getByTestId("force-ii487")).toBeVisible();
  await second.goto(server.url);
  await expect(
    second.locator("li", { has: second.locator("[data-testid$=-blue2]") }),
  ).toContainText("A Day on the Ryasna");
  await second.locator("[data-testid$=-blue2]").click();
  await expect(prompt(second)).toContainText("no orders");
  await second.goto(linkTo("blue2"));
  await expect(prompt(second)).toContainText("no orders");
  const other = await another(browser);
  await other.goto(linkTo("blue2"));
  await expect(other.getByTestId("no-seat")).toHaveAttribute(
    "data-why",
    "spent",
  );
});

/** One battalion goes for the bridge, where the enemy is. */
async function attack(blue: Page, red: Page): Promise<void> {
  await blue.getByTestId("force-1bn").click();
  await blue.getByTestId("place-kamenka").click();
  await blue.getByTestId("posture-attack").check();
  await blue.getByTestId("give").click();
  await expect(blue.getByTestId("order-1bn")).toContainText("Attack");
  await seal(blue);
  await seal(red);
}

/** Whoever is asked presses the yellow button, until the battle is in this turn. */
async function fightTo(
  turn: number,
  players: readonly Player[],
): Promise<void> {
  const isThere = () =>
    Promise.all(
      players.map(async ({ page }) =>
        (await page.locator(".when").textContent())?.includes(
          `Turn ${String(turn)} `,
        ),
      ),
    );
  await expect(async () => {
    for (const player of players) {
      if ((await isThere()).includes(true)) break;
      // The pages open their shares in the dice without a press.
      if ((await player.stepNow()) === "dice_contributions") continue;
      // The step may end while the button is pressed.
      if (await player.commit.isVisible())
        await player.commit.click({ timeout: 1000 });
    }
    expect(await isThere()).toEqual(players.map(() => true));
  }).toPass({ intervals: [50], timeout: 60_000 });
}

test("a battle is made with a change, entered by one click, fought into its second turn, conceded and taken in", async ({
  page: staff,
  browser,
}) => {
  const linkTo = await begin(staff);
  const blue = await sit(browser, linkTo("blue"));
  const second = await sit(browser, linkTo("blue2"));
  const red = await sit(browser, linkTo("red"));
  const other = await sit(browser, linkTo("red2"));
  await attack(blue, red);

  await staff.getByTestId("edit-1").click();
  await staff.getByTestId("edit-turns").fill("99");
  await staff.getByTestId("make-so").click();
  await expect(staff.getByTestId("cannot-make")).toContainText("1 to 40");
  await staff.getByTestId("edit-turns").fill("5");
  await staff.getByTestId("make-so").click();
  await expect(staff.getByTestId("waits-1")).toContainText("goes on");

  await second.getByTestId("way-in-1").first().click();
  await expect(second).toHaveURL(/\/battle\/\w+\?as=blue$/);
  await expect(second.locator(".prompt .me")).toContainText("Blue");
  await expect(second.getByTestId("welcome")).toContainText("5 turns");
  const shut = second.url().replace(/\?.*/, "");
  await second.getByTestId("tab-settings").click();
  await expect(second.getByTestId("seat-keys")).toContainText("campaign");
  await second.locator(".prompt").getByTestId("to-campaign").click();
  await expect(second).toHaveURL(/\/campaign\/\w+\?as=blue2$/);
  await expect(second.getByTestId("map")).toBeVisible();
  const stranger = await another(browser);
  await stranger.goto(shut);
  await expect(stranger.getByTestId("no-seat")).toBeVisible();

  await other.getByTestId("tab-battles").click();
  await other.locator(".panel").getByTestId("way-in-1").click();

  await second.goBack();
  const attacker = new Player(second);
  const defender = new Player(other);
  await attacker.commits();
  await defender.commits();
  await server.stop();
  await server.start(new URL(server.url).port);
  for (const { page, commit } of [attacker, defender]) {
    await expect(page.getByTestId("connection")).toHaveCount(0);
    await expect(commit).toBeVisible();
  }
  await fightTo(2, [attacker, defender]);

  await staff.getByTestId("way-in-1").click();
  const desk = new Desk(staff);
  await desk.tab("stands");
  const stand = staff.locator(".stand[data-side=blue]").first();
  const lost = ((await stand.getAttribute("id")) ?? "").replace("stand-", "");
  await desk.removes(lost, "It drove into the river.");
  await staff.locator(".prompt").getByTestId("to-campaign").click();

  await other.getByTestId("tab-settings").click();
  await other.getByRole("button", { name: "Concede the battle" }).click();
  await other.getByRole("button", { name: "Really concede?" }).click();
  await expect(other.getByTestId("battle-end")).toBeVisible();
  await expect(other.getByTestId("again")).toHaveCount(0);
  await other.getByTestId("to-replay").click();
  await expect(other.getByTestId("play")).toBeVisible();
  await other.locator(".prompt").getByTestId("to-campaign").click();
  await expect(other).toHaveURL(/\/campaign\/\w+\?as=red2$/);
  for (const page of [blue, red, other])
    await expect(prompt(page)).toHaveText(
      "The battle at Kamenka is over: the staff takes it in.",
    );
  await expect(blue.locator(".prompt").getByTestId("way-in-1")).toHaveText(
    "Look at the battle",
  );

  await staff.getByTestId("take-in-1").click();
  await expect(blue.getByTestId("clock")).toContainText("noon");
  await expect(blue.getByTestId("place-kamenka")).toHaveAttribute(
    "data-held",
    "blue",
  );
  await expect(red.getByTestId("force-ii487")).toHaveAccessibleName(
    /at Olshanka/,
  );
  await expect(blue.getByTestId("force-1bn")).toHaveAccessibleName(/25 of 26/);
  await blue.getByTestId("tab-journal").click();
  await expect(blue.getByTestId("journal")).toContainText(
    "1st Battalion: 1 lost",
  );
  await blue.getByTestId("tab-battles").click();
  await expect(blue.getByTestId("battle-1")).toContainText("Blue keeps");
  await blue.locator(".panel").getByTestId("way-in-1").click();
  await expect(blue.getByTestId("battle-end")).toBeVisible();
});

test("a battle is left to bots, and what is lost stays lost", async ({
  page: staff,
  browser,
}) => {
  const linkTo = await begin(staff);
  const blue = await sit(browser, linkTo("blue"));
  const red = await sit(browser, linkTo("red"));
  await attack(blue, red);
  await staff.getByTestId("edit-1").click();
  await staff.getByTestId("edit-turns").fill("2");
  for (const side of ["blue", "red"])
    await staff.getByTestId(`edit-player-${side}`).selectOption("bot");
  await staff.getByTestId("make-so").click();
  const takeIn = staff.locator("[data-testid^=take-in-1]");
  await expect(takeIn.first()).toBeVisible({ timeout: 60_000 });
  await takeIn.first().click();
  await expect(blue.getByTestId("clock")).toContainText("noon");
  await blue.getByTestId("tab-journal").click();
  await expect(blue.getByTestId("journal")).toContainText(
    /battle at Kamenka is over: (Blue|Red) keeps the field/,
  );
  const force = blue.getByTestId("force-1bn");
  const named = (await force.getAttribute("aria-label")) ?? "";
  const left = Number(/(\d+) of 26/.exec(named)?.[1]);
  const gone = left < 26 ? /1st Battalion: \d+ (lost|captured|straggling)/ : "";
  await expect(blue.getByTestId("journal")).toContainText(gone);
});
