import { expect, test, type Browser } from "./support/test";
import { Player } from "./support/board";
import {
  hasServer,
  Ordercap,
  type Battle,
  type SeatLink,
} from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

async function seat(
  browser: Browser,
  battle: Battle,
  role: SeatLink["role"],
): Promise<Player> {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 900 },
  });
  const player = new Player(await context.newPage());
  await player.sit(server.link(battle, role));
  return player;
}

test("a battle is made in the lobby and its seats are open", async ({
  page,
}) => {
  await page.goto(server.url);
  await page.getByTestId("scenario-tutorial").click();
  await page.getByTestId("start").click();
  for (const role of ["blue", "red", "referee", "public"]) {
    await expect(page.getByTestId(`seat-${role}`)).toBeVisible();
  }
  await page.getByTestId("seat-blue").getByRole("link").click();
  await expect(page.getByTestId("prompt")).toBeVisible();
});

test("both sides come through set-up, the others watch, a kill is healed", async ({
  browser,
}) => {
  const battle = await server.make("tutorial");
  const [blue, red, referee, spectator] = await Promise.all([
    seat(browser, battle, "blue"),
    seat(browser, battle, "red"),
    seat(browser, battle, "referee"),
    seat(browser, battle, "public"),
  ]);
  await expect(blue.step).toHaveAttribute("data-step", "deployment");
  await expect(spectator.commit).toHaveCount(0);
  for (const player of [blue, red]) await player.knowsTheWay();
  await blue.commits();
  await red.commits();
  await expect(blue.step).toHaveAttribute("data-step", "first_orders");
  await expect(referee.step).toHaveAttribute("data-step", "first_orders");

  await blue.tab("chat");
  await blue.page
    .getByPlaceholder("Write a message")
    .fill("zq7f3a for my side only");
  await blue.page.locator(".chat select").selectOption("side");
  await blue.page.getByRole("button", { name: "Send" }).click();
  await expect(blue.page.getByText("zq7f3a")).toBeVisible();

  await server.kill();
  await expect(blue.page.getByTestId("connection")).toBeVisible();
  await server.start(new URL(server.url).port);
  await expect(blue.page.getByTestId("connection")).toHaveCount(0, {
    timeout: 30_000,
  });
  await blue.commits();
  await red.commits();
  await expect(spectator.step).not.toHaveAttribute("data-step", "first_orders");
  for (const player of [blue, red, referee, spectator])
    expect(player.errors).toEqual([]);
  expect(red.frames.join("\n")).not.toContain("zq7f3a");
  expect(spectator.frames.join("\n")).not.toContain("zq7f3a");
});
