import { expect, test } from "./support/test";
import { Cable } from "./support/cable";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";
import {
  expectNoGap,
  hellosOf,
  mostTimesSentAtOnce,
  numberOf,
  timesSent,
} from "./support/stream";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "a bad line"]);
const cable = new Cable();
test.beforeAll(() => server.start());
test.afterAll(async () => {
  cable.end();
  await server.end();
});

test("a page that lost its connection comes back to where the battle is, with all that it had prepared", async ({
  browser,
}) => {
  const battle = await server.make("demo");
  const way = await cable.lay(server.url);
  const four = await FourPages.sit(browser, server, battle, true, {
    blueComesBy: way,
  });
  const { blue, red, desk } = four;
  const notice = blue.page.getByTestId("connection");
  await blue.page.goto("about:blank");
  await blue.page.clock.install();
  await blue.sit(server.link(battle, "blue").replace(server.url, way));
  await four.goTo("first_orders");
  const isBack = () =>
    blue.waitsUntil(() => expect(notice).toHaveCount(0, { timeout: 50 }));

  await test.step("it says so at once, and misses nothing of what went on", async () => {
    await blue.choose("s26");
    await blue.page.locator("[data-chit=hold]").click();
    await blue.tab("chat");
    await blue.page.getByPlaceholder("Write a message").fill("Are you there?");
    const last = numberOf(blue);
    const from = blue.frames.length;
    cable.cut();
    await expect(notice).toContainText("No connection");
    await four.shoot("c1-cut");
    await desk.writes("Blue", "Look to the north.");
    await desk.writes("both sides", "It begins to rain.");
    await red.commits();
    cable.mend();
    await isBack();
    await blue.isTold("written", "Look to the north.");
    await blue.isTold("written", "begins to rain");
    expect(hellosOf(blue).at(-1)).toMatchObject({ last });
    expect(expectNoGap(blue, from, last)).not.toContain("view");
  });

  await test.step("what it had prepared is still there, and is finished", async () => {
    const hold = blue.page.locator("[data-chit=hold]");
    await expect(hold).toHaveAttribute("aria-pressed", "true");
    await blue.tab("chat");
    const words = blue.page.getByPlaceholder("Write a message");
    await expect(words).toHaveValue("Are you there?");
    await blue.page.getByRole("button", { name: "Send" }).click();
    await red.tab("chat");
    await expect(red.page.getByText("Are you there?")).toHaveCount(1);
    await blue.click([39.3, 24.9]);
    await expect(blue.declared).toHaveCount(1);
  });

  await test.step("an order whose answer was lost is placed once", async () => {
    cable.isDeaf = true;
    await blue.choose("s16");
    await blue.page.locator("[data-chit=cautious_advance]").click();
    await blue.drag([42.2, 21.4], [46, 21.4]);
    await desk.isTold("order_placed", "Cautious Advance");
    await expect(blue.declared).toHaveCount(1);
    await expect(blue.page.getByTestId("sending")).toBeVisible();
    await four.shoot("c2-deaf");
    cable.cut();
    await expect(notice).toBeVisible();
    cable.mend();
    await isBack();
    await expect(blue.declared).toHaveCount(2);
    expect(Math.max(...Object.values(timesSent(blue)))).toBe(2);
    await expect(desk.told("order_placed", "Cautious Advance")).toHaveCount(1);
    await expect(blue.commit).toBeEnabled();
  });

  await test.step("what is asked and written without a connection goes out when it is back", async () => {
    cable.cut();
    await expect(notice).toContainText("No connection");
    await blue.choose("s1");
    await blue.page.locator("[data-chit=hold]").click();
    await blue.click([39.5, 30.2]);
    await blue.tab("chat");
    const words = blue.page.getByPlaceholder("Write a message");
    await words.fill("The line is bad.");
    await words.press("Enter");
    await expect(words).toHaveValue("The line is bad.");
    await four.shoot("c3-waiting");
    cable.mend();
    await isBack();
    await expect(blue.declared).toHaveCount(3);
    await words.press("Enter");
    await expect(words).toHaveValue("");
    await expect(red.page.getByText("The line is bad.")).toHaveCount(1);
  });

  await test.step("a browser that is told to work offline, too", async () => {
    await blue.page.context().setOffline(true);
    await expect(notice).toContainText("No connection");
    await desk.writes("Blue", "Are you asleep?");
    await blue.page.context().setOffline(false);
    await isBack();
    await blue.isTold("written", "asleep");
  });

  await test.step("a server that was killed: a fresh view or what follows, and nothing twice", async () => {
    const last = numberOf(blue);
    const from = blue.frames.length;
    await server.kill();
    await expect(notice).toContainText("No connection");
    await blue.commit.click();
    await blue.commit.click(); // it asked for companies without an order
    await server.start(new URL(server.url).port);
    for (const page of four.all)
      await expect(page.page.getByTestId("connection")).toHaveCount(0);
    await four.areAt("artillery_response");
    expectNoGap(blue, from, last);
    await expect(blue.declared).toHaveCount(0);
    await expect(blue.page.getByTestId("commits")).not.toHaveCount(0);
    await four.shoot("c4-after-kill");
    // When the connection opens, and again with a fresh view.
    expect(mostTimesSentAtOnce(blue)).toBeLessThanOrEqual(2);
  });

  for (const page of four.all) expect(page.errors).toEqual([]);
});
