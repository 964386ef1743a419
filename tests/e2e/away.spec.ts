import { expect, test, type Page } from "./support/test";
import { mkdirSync } from "node:fs";
import { Player } from "./support/board";
import { isFit } from "./support/fit";
import { another, sitsAs } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";
import { Spool } from "./support/spool";

test.skip(!hasServer, "build/release/ordercap is not built");

const spool = new Spool();
const server = new Ordercap(["--test-seed", "while away", ...spool.options]);
test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server.end();
  spool.end();
});
const kShots = process.env["ORDERCAP_SHOTS"];

async function isCalled(player: Player, name: string): Promise<void> {
  await player.tab("settings");
  const part = player.page.getByTestId("name");
  await part.getByRole("textbox").fill(name);
  await part.getByRole("button").click();
  await expect(part.getByRole("status")).toBeVisible();
}

test("named, reached by mail while away, led back by one's own battles, and left alone again", async ({
  browser,
}) => {
  const battle = await server.make("demo", { step_seconds: "86400" });
  const blue = new Player(await another(browser));
  const red = new Player(await another(browser));
  await blue.sit(server.link(battle, "blue"));
  await red.sit(server.link(battle, "red"));

  await test.step("a name is told to the others, and belongs to one of them", async () => {
    await isCalled(blue, "Anna");
    await red.tab("settings");
    const part = red.page.getByTestId("name");
    await part.getByRole("textbox").fill("Anna");
    await part.getByRole("button").click();
    await expect(part.getByRole("alert")).toBeVisible();
    await isCalled(red, "Bert Wagner");
    await red.tab("chat");
    await expect(red.page.getByTestId("presence")).toContainText("Anna (Blue)");
    await red.page.getByPlaceholder("Write a message").fill("Shall we?");
    await red.page.keyboard.press("Enter");
    await blue.tab("chat");
    await expect(blue.page.locator(".chat ol")).toContainText(
      "Bert Wagner (Red)",
    );
    await isFit(blue.page, "chat", () => blue.tab("chat"));
  });

  await test.step("a letter asks first, and only a person says yes", async () => {
    await blue.tab("settings");
    const away = blue.page.getByTestId("away");
    await away.getByRole("textbox").fill("anna@example.org");
    await blue.page.getByTestId("add-reach").click();
    const way = away.getByRole("listitem");
    await expect(way).toHaveAttribute("data-state", "asked");
    await isFit(blue.page, "settings", async () => {
      await blue.tab("settings");
      await way.scrollIntoViewIfNeeded();
    });
    await expect.poll(() => spool.link("confirm")).toBeTruthy();
    const reader = await another(browser);
    await reader.goto(spool.link("confirm") ?? "");
    await expect(reader.getByTestId("say-it")).toBeVisible();
    await isFit(reader, "confirm");
    expect(await stateOf(blue)).toBe("asked");
    await reader.getByTestId("say-it").click();
    await expect(reader.getByTestId("word-taken")).toContainText(
      "anna@example.org",
    );
    await isShot(reader, "confirmed");
    expect(await stateOf(blue)).toBe("open");
    await reader.close();
  });

  await test.step("what has begun to wait for whoever is away is told there", async () => {
    const first = await red.stepNow();
    await blue.commits();
    await expect(red.page.locator(".prompt")).toHaveAttribute(
      "data-waits",
      "you",
    );
    await looksElsewhere(blue.page);
    const before = spool.letters().length;
    await red.commits();
    await expect(red.step).not.toHaveAttribute("data-step", first ?? "");
    await expect.poll(() => spool.letters().length).toBeGreaterThan(before);
  });

  await test.step("one's own battles say whose turn it is, against whom, and what is new", async () => {
    await blue.page.goto(server.url);
    const own = blue.page.getByTestId(`own-${battle.battle}-blue`);
    await expect(own).toHaveAttribute("data-standing", "mine");
    await expect(own).toContainText("Your turn");
    await expect(own).toContainText("against Bert Wagner (Red)");
    await expect(own).toContainText("Your seat: Anna (Blue)");
    await expect(own).toContainText(/in 23 h, until/);
    await expect(own).not.toContainText("new line");
    await red.tab("chat");
    for (const words of ["Are you there?", "I go to bed."]) {
      await red.page.getByPlaceholder("Write a message").fill(words);
      await red.page.keyboard.press("Enter");
      await expect(red.page.getByText(words)).toBeVisible();
    }
    await blue.page.reload();
    await expect(own).toContainText("2 new lines");
    await isFit(blue.page, "lobby");
    await own.click();
    await sitsAs(blue.page, "blue");
  });

  await test.step("a letter's other link ends it, when a person says so", async () => {
    const reader = await another(browser);
    await reader.goto(spool.link("end") ?? "");
    await isFit(reader, "end");
    await reader.getByTestId("say-it").click();
    await expect(reader.getByTestId("word-taken")).toBeVisible();
    await reader.getByTestId("to-battle").click();
    await sitsAs(reader, "public");
    await blue.tab("settings");
    const away = blue.page.getByTestId("away");
    await expect(away).toContainText("No notices go anywhere.");
    await reader.goto(spool.link("end") ?? "");
    await reader.getByTestId("say-it").click();
    await expect(reader.getByRole("alert")).toBeVisible();
  });
  for (const { errors } of [blue, red]) expect(errors).toEqual([]);
});

/** The page stays open, and nobody sees it. */
const looksElsewhere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
/** Of the way to Blue, asked for anew. */
async function stateOf(player: Player): Promise<string | null> {
  await player.tab("log");
  await player.tab("settings");
  return player.page
    .getByTestId("away")
    .getByRole("listitem")
    .getAttribute("data-state");
}
async function isShot(page: Page, name: string): Promise<void> {
  if (!kShots) return;
  mkdirSync(kShots, { recursive: true });
  await page.screenshot({ path: `${kShots}/${name}.png` });
}

test("where a server reaches nobody, it says so, and a name is kept all the same", async ({
  browser,
}) => {
  const silent = new Ordercap(["--test-seed", "nobody elsewhere"]);
  await silent.start();
  const battle = await silent.make("tutorial");
  const blue = new Player(await another(browser));
  await blue.sit(silent.link(battle, "blue"));
  await isCalled(blue, "Anna");
  const away = blue.page.getByTestId("away");
  await expect(away).toContainText("This server reaches nobody elsewhere.");
  await expect(away.getByRole("textbox")).toHaveCount(0);
  await expect(blue.page.getByTestId("presence")).toHaveCount(0);
  await silent.end();
});
