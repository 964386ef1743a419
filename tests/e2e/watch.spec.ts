import { expect, test, type Page } from "./support/test";
import { Player } from "./support/board";
import { another, sitsAs } from "./support/guests";
import { hasServer, Ordercap, type Battle } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Long, and played by bots, so that something happens. */
async function bots(): Promise<Battle> {
  const response = await fetch(`${server.url}/api/battles`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      scenario: "demo",
      options: { spectator_delay: "step" },
      bot: "both",
    }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Battle;
}
const saysWhy = (page: Page, why: string) =>
  expect(page.getByTestId("not-told")).toHaveAttribute("data-why", why);
const turnHere = (page: Page) => page.locator(".turn-stops [aria-current]");

test("the lobby leads to a battle that is watched a step behind, and on to its replay", async ({
  page,
}) => {
  const { battle } = await bots();
  await page.goto(server.url);
  const row = page.getByTestId(`battle-${battle}`);
  await expect(row).toContainText("watched one step behind");
  const player = new Player(page);
  await page.getByTestId(`watch-${battle}`).click();
  await expect(player.prompt).toContainText("one step behind the table");
  await expect(page.locator("header.prompt")).toContainText(/Turn \d/);
  await expect(page.getByTestId("tab-chat")).toHaveCount(0);
  expect(player.frames).toEqual([]);

  await page.getByTestId("replay").click();
  await expect(player.prompt).toContainText("as spectators were told it");
  await expect(turnHere(page)).toHaveAccessibleName("Set-up");
  await page.getByRole("button", { name: "Turn 1", exact: true }).click();
  await expect(page.locator("header.prompt")).toContainText("Turn 1");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/n=\d+/);
  const link = page.url();
  const step = await page.locator(".step-stops [aria-current]").innerText();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.locator(".step-stops [aria-current]")).toHaveText(step);
  expect(player.errors).toEqual([]);
});

test("a battle that is told when it is over shows nothing before", async ({
  page,
}) => {
  const { battle } = await server.make("tutorial", {
    spectator_delay: "end",
  });
  for (const path of ["battle", "replay"]) {
    await page.goto(`${server.url}/${path}/${battle}`);
    await saysWhy(page, "nothing");
    await expect(page.getByRole("main")).toContainText(
      "when the battle is over",
    );
  }
});

test("where nothing can be seen yet the battle has its title in the reader's language", async ({
  browser,
}) => {
  const { battle } = await server.make("tutorial", {
    spectator_delay: "end",
  });
  const context = await browser.newContext({ locale: "de-DE" });
  const page = await context.newPage();
  await page.goto(`${server.url}/battle/${battle}`);
  await saysWhy(page, "nothing");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Der Weg nach Le Mesnil",
  );
  await context.close();
});

test("own eyes are seen with where the seat was taken, and nowhere else", async ({
  browser,
}) => {
  const made = await server.make("tutorial", { spectator_delay: "step" });
  const { battle } = made;
  const page = await another(browser);
  const blue = new Player(page);
  await blue.sit(server.link(made, "blue"));
  await sitsAs(page, "blue");
  await blue.knowsTheWay();
  await blue.commits();
  const red = new Player(await another(browser));
  await red.sit(server.link(made, "red"));
  await red.knowsTheWay();
  await red.commits();
  await expect(blue.step).toHaveAttribute("data-step", "first_orders");

  await page.goto(`${server.url}/replay/${battle}?as=blue`);
  await expect(blue.prompt).toContainText("as Blue was told it");
  await expect(page.getByTestId("told-eyes").getByRole("option")).toHaveText([
    "Spectator",
    "Blue",
  ]);
  await red.page.goto(`${server.url}/replay/${battle}?as=blue`);
  await saysWhy(red.page, "key");
  await red.page.getByRole("link", { name: "As a spectator" }).click();
  await expect(red.prompt).toContainText("as spectators were told it");
  await red.page.goto(`${server.url}/replay/nowhere`);
  await saysWhy(red.page, "none");
  expect([...blue.errors, ...red.errors]).toEqual([]);
});
