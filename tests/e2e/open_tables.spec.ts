import { expect, test, type Page } from "./support/test";
import { Player } from "./support/board";
import { isFit } from "./support/fit";
import { another, sitsAs } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "open to anybody"], "once");
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const kWords = "English or German, evenings";

/** Chosen in the lobby, with the seats that are open to anybody. */
async function chooses(
  page: Page,
  scenario: string,
  ...roles: readonly string[]
): Promise<void> {
  await page.goto(server.url);
  await page.getByTestId(`scenario-${scenario}`).click();
  for (const role of roles) await page.getByTestId(`seek-${role}`).check();
}
/** Answers which battle it is. */
async function begins(page: Page): Promise<string> {
  const made = page.waitForResponse(
    (one) =>
      one.url().endsWith("/api/battles") && one.request().method() === "POST",
  );
  await page.getByTestId("start").click();
  const { battle } = (await (await made).json()) as { battle: string };
  await expect(page.getByTestId("seat-public")).toBeVisible();
  return battle;
}
const seat = (page: Page, role: string) => page.getByTestId(`seat-${role}`);
const linkOf = (page: Page, role: string) =>
  seat(page, role).getByRole("textbox");

test("a seat is open to anybody: who comes first takes it with one press", async ({
  browser,
}) => {
  const anna = await another(browser);
  const bert = await another(browser);
  const carl = await another(browser);
  const dora = await another(browser);
  await dora.clock.install();
  await dora.goto(server.url);
  await expect(dora.getByTestId("scenario-encounter")).toBeVisible();

  await test.step("Anna leaves Red open, and says whom she seeks", async () => {
    await chooses(anna, "encounter", "red");
    await expect(anna.getByTestId("seek-blue2")).toBeVisible();
    await expect(anna.getByTestId("start-blue")).toBeDisabled();
    await anna.getByTestId("seek-words").fill(kWords);
    await anna.getByTestId("pace").selectOption("day");
    await isFit(anna, "making", async () => {
      await anna.getByTestId("scenario-encounter").click();
      await anna.getByTestId("seek-red").check();
      await anna.getByTestId("seek-words").fill(kWords);
      await anna.getByTestId("pace").selectOption("day");
    });
    await anna.getByTestId("scenario-encounter").click();
    await anna.getByTestId("seek-red").check();
    await anna.getByTestId("seek-words").fill(kWords);
    await anna.getByTestId("pace").selectOption("day");
  });
  const battle = await begins(anna);
  const toLinks = async (): Promise<void> =>
    anna.getByTestId(`open-links-${battle}`).click();

  await test.step("her page has a link for each seat but that", async () => {
    await expect(linkOf(anna, "blue")).toHaveValue(/#seat=/);
    await expect(seat(anna, "red")).toHaveAttribute("data-state", "sought");
    await expect(seat(anna, "red")).toContainText("Open to anybody");
    await expect(linkOf(anna, "red")).toHaveCount(0);
    await anna.goto(server.url);
    await isFit(anna, "seats", toLinks);
    await toLinks();
    await anna.goto(await linkOf(anna, "blue").inputValue());
    await sitsAs(anna, "blue");
  });

  const table = (page: Page) => page.getByTestId(`open-${battle}`);
  const take = (page: Page) => page.getByTestId(`take-${battle}-red`);
  await test.step("others find the table, its pace and her words", async () => {
    for (const page of [bert, carl]) await page.goto(server.url);
    await expect(table(bert)).toContainText("Free: Red · A day a decision");
    await expect(table(bert).locator("bdi")).toHaveText(kWords);
    await expect(take(carl)).toBeVisible();
    await isFit(bert, "lobby", async () => {
      await expect(take(bert)).toBeVisible();
    });
  });

  await test.step("a lobby that stands open finds it, too, and that it is gone", async () => {
    await dora.clock.fastForward(31_000);
    await expect(table(dora)).toBeVisible();
  });

  await test.step("Bert takes the seat, and sits", async () => {
    await take(bert).click();
    await sitsAs(bert, "red");
    await bert.reload();
    await sitsAs(bert, "red");
    await dora.clock.fastForward(31_000);
    await expect(table(dora)).toHaveCount(0);
  });
  await test.step("Carl comes too late, and is told so", async () => {
    await take(carl).click();
    await expect(carl.getByTestId("open-tables")).toContainText(
      "Nobody is sought for that seat any more.",
    );
    await expect(table(carl)).toHaveCount(0);
    await carl.reload();
    await expect(carl.getByTestId(`watch-${battle}`)).toBeVisible();
    await expect(carl.getByTestId("open-tables")).toHaveCount(0);
  });
  await test.step("Anna sees that it is taken", async () => {
    await anna.goto(server.url);
    await anna.getByTestId(`links-${battle}`).click();
    await expect(seat(anna, "red")).toHaveAttribute("data-state", "taken");
  });
});

test("an open seat is withdrawn, and then has a link; another is opened, and its link closes", async ({
  browser,
  page,
}) => {
  const friend = await another(browser);
  await chooses(page, "tutorial", "red");
  await page.getByTestId("seek-words").fill(kWords);
  const battle = await begins(page);
  await friend.goto(server.url);
  await expect(friend.getByTestId(`take-${battle}-red`)).toBeVisible();

  await page.getByTestId("withdraw-red").click();
  await expect(linkOf(page, "red")).toHaveValue(/#seat=/);
  await expect(linkOf(page, "red")).toBeFocused();
  const withdrawn = await linkOf(page, "red").inputValue();
  await friend.reload();
  await expect(friend.getByTestId(`watch-${battle}`)).toBeVisible();
  await expect(friend.getByTestId("open-tables")).toHaveCount(0);

  const referee = await linkOf(page, "referee").inputValue();
  await page.getByTestId("open-up-referee").click();
  await page.getByTestId("words-referee").fill("Somebody who knows the rules");
  await page.getByTestId("open-now-referee").click();
  await expect(seat(page, "referee")).toHaveAttribute("data-state", "sought");
  await friend.reload();
  await expect(friend.getByTestId(`open-${battle}`)).toContainText(
    "Somebody who knows the rules",
  );
  await friend.goto(referee);
  await expect(friend.getByTestId("no-seat")).toBeVisible();
  await friend.goto(server.url);
  await friend.getByTestId(`take-${battle}-referee`).click();
  await sitsAs(friend, "referee");

  const guest = await another(browser);
  await guest.goto(withdrawn);
  await sitsAs(guest, "red");
});

test("words of others are text, and turn no row", async ({ browser, page }) => {
  const words = "שלום <b>evenings</b>";
  await chooses(page, "tutorial", "blue", "red");
  await page.getByTestId("seek-words").fill(words);
  const battle = await begins(page);
  const visitor = await another(browser);
  await visitor.goto(server.url);
  const table = visitor.getByTestId(`open-${battle}`);
  await expect(table.locator("bdi")).toHaveText(words);
  await expect(table).toContainText("Free: Blue; Red · Live");
  await expect(visitor.getByTestId(`take-${battle}-blue`)).toBeVisible();
});

test("a seat is given on: its player goes on until a substitute comes, and is out then", async ({
  browser,
}) => {
  const battle = await server.make("tutorial");
  const [anna, bert, carl] = [
    new Player(await another(browser)),
    new Player(await another(browser)),
    new Player(await another(browser)),
  ];
  await anna.sit(server.link(battle, "blue"));
  await bert.sit(server.link(battle, "red"));
  const part = bert.page.getByTestId("substitute");

  await test.step("Bert seeks somebody, and plays on", async () => {
    await bert.tab("settings");
    await part.getByTestId("substitute-words").fill("I am on holiday");
    await part.getByTestId("seek-substitute").click();
    await expect(part).toContainText("A substitute is sought for Red.");
    await sitsAs(bert.page, "red");
    await isFit(bert.page, "substitute", async () => {
      if (!(await part.isVisible())) await bert.tab("settings");
      await part.scrollIntoViewIfNeeded();
    });
  });
  const take = (player: Player) =>
    player.page.getByTestId(`take-${battle.battle}-red`);
  await test.step("who has seen the battle through other eyes is told no", async () => {
    await anna.page.goto(server.url);
    await expect(take(anna)).toHaveCount(0);
  });
  await test.step("Carl takes the seat; Bert is out, and his link with him", async () => {
    await carl.page.goto(server.url);
    await take(carl).click();
    await sitsAs(carl.page, "red");
    await expect(bert.page.locator(".table-page")).toHaveCount(0, {
      timeout: 15000,
    });
  });
});

test("whoever sits there is told, at his table and in the lobby, that the referee seeks a substitute for him", async ({
  browser,
}) => {
  const battle = await server.make("tutorial");
  const bert = new Player(await another(browser));
  const desk = new Player(await another(browser));
  await bert.sit(server.link(battle, "red"));
  await desk.sit(server.link(battle, "referee"));
  const part = bert.page.getByTestId("substitute");
  await bert.tab("settings");
  await expect(part.getByTestId("seek-substitute")).toBeVisible();

  await desk.tab("settings");
  const given = desk.page.getByTestId("substitute");
  await given.getByRole("combobox").selectOption("red");
  await given.getByTestId("seek-substitute").click();
  await expect(given).toContainText("A substitute is sought for Red.");
  await expect(part).toContainText("A substitute is sought for Red.");
  await expect(part).toContainText("You go on playing until");
  await isFit(bert.page, "substitute-sought", async () => {
    if (!(await part.isVisible())) await bert.tab("settings");
    await part.scrollIntoViewIfNeeded();
  });

  const { url } = server;
  await bert.page.goto(url);
  const own = bert.page.getByTestId(`own-${battle.battle}-red`);
  await expect(own).toContainText("A substitute is sought for your seat");
  await isFit(bert.page, "lobby-sought", () => expect(own).toBeVisible());
  await own.click();
  await bert.tab("settings");
  await part.getByTestId("seek-nobody").click();
  await expect(part.getByTestId("seek-substitute")).toBeVisible();
  await bert.page.goto(url);
  await expect(own).toBeVisible();
  await expect(own).not.toContainText("substitute");
});
