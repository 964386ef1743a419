import { expect, test, type Page } from "./support/test";
import { Player } from "./support/board";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "what is chosen"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Of Blue: a gun, and a commander of a company. */
const [kGun, kCommander] = ["s27", "s16"];
const card = ({ page }: Player) => page.getByTestId("selected");
const count = ({ page }: Player) => page.getByTestId("ready-count");
const remark = ({ page }: Player) => page.getByTestId("remark");

/** Chosen and begun, but not placed. */
async function draftsHold(player: Player): Promise<void> {
  await player.choose(kCommander);
  await player.page.locator("[data-chit=hold]").click();
  await expect(player.do).toBeVisible();
}

test("a stand that cannot act in the new step is let go, and who can act is told", async ({
  browser,
}) => {
  const four = await FourPages.sit(browser, server, await server.make("demo"));
  const { blue, red } = four;
  await four.goTo("first_orders");
  await expect(count(blue)).toContainText("stands can act");
  await expect(blue.page.getByTestId("ready-list")).toBeVisible();
  await blue.choose(kCommander);
  await expect(count(blue)).toContainText("stands can act");
  await blue.page.getByTestId("next-ready").click();
  await expect(card(blue)).toBeVisible();
  const next = await card(blue).getByRole("heading").innerText();
  await blue.page.getByTestId("next-ready").click();
  await expect(card(blue).getByRole("heading")).not.toHaveText(next);
  await blue.choose(kGun);
  await expect(card(blue)).toBeVisible();
  await blue.commits();
  await red.commits();
  await four.areAt("artillery_response");
  await expect(card(blue)).toHaveCount(0);
  await expect(count(blue)).toContainText("can act");
  await expect(count(blue)).not.toContainText("turn");
  await blue.choose(kGun);
  await four.desk.removes(kGun, "it was never there");
  await expect(card(blue)).toHaveCount(0);
  await expect(remark(blue)).toContainText("it was never there");
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("a draft that is gone is named, and why it is", async ({ browser }) => {
  const battle = await server.make("demo");
  const four = await FourPages.sit(browser, server, battle);
  const { blue, desk } = four;
  await four.goTo("first_orders");
  const other = new Player(await blue.page.context().newPage());
  await other.sit(server.link(battle, "blue"));

  await test.step("another window of the same seat commits", async () => {
    await draftsHold(blue);
    await other.commits();
    await expect(remark(blue)).toHaveAttribute("data-why", "other_window");
    await expect(remark(blue)).toContainText("Hold by");
    await expect(remark(other)).toHaveCount(0);
    await remark(blue).getByRole("button").click();
    await expect(remark(blue)).toHaveCount(0);
  });
  await test.step("that the seat is open twice is said, to whoever sits there [REL-30]", async () => {
    const twice = (page: Page) =>
      page
        .getByTestId("presence")
        .getByRole("listitem")
        .filter({ hasText: "open on 2 pages" });
    await blue.tab("chat");
    await expect(twice(blue.page)).toHaveCount(1);
    await four.red.tab("chat");
    await expect(four.red.page.getByTestId("presence")).toBeVisible();
    await expect(twice(four.red.page)).toHaveCount(0);
    await other.page.close();
    await expect(twice(blue.page)).toHaveCount(0);
  });

  await test.step("the referee ends the step", async () => {
    await four.goTo("orders");
    await draftsHold(blue);
    await desk.endsStep("the last tram");
    await expect(remark(blue)).toHaveAttribute("data-why", "forced");
    await expect(remark(blue)).toContainText("Hold by");
  });

  await test.step("what this page places and seals itself is no loss", async () => {
    await four.goTo("orders");
    await blue.choose(kCommander);
    await blue.page.locator("[data-chit=hold]").click();
    await blue.page.getByTestId("spot").first().click();
    await blue.do.press("Enter");
    await expect(blue.declared).toHaveCount(1);
    await expect(blue.page.getByTestId("next-ready")).toBeFocused();
    await blue.commits();
    await expect(remark(blue)).toHaveCount(0);
  });
});

test("near its end a deadline counts the seconds", async ({ browser }) => {
  const battle = await server.make("tutorial", { step_seconds: "90" });
  const page: Page = await browser.newPage();
  const blue = new Player(page);
  await blue.sit(server.link(battle, "blue"));
  const deadline = page.getByTestId("deadline");
  await expect(deadline).toHaveText(/^until .*, [01]:\d\d$/);
  await expect(deadline).toHaveClass(/near/);
  const day = await server.make("tutorial", { step_seconds: "90000" });
  await blue.sit(server.link(day, "blue"));
  await expect(deadline).toHaveText(/^until \w+, \w+ \d+.*, in 2\d h$/);
});
