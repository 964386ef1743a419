import { expect, test } from "./support/test";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "by keys"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("by keys alone: N and a letter for each order, Ctrl+Enter ends the step, and the title says whose turn it is", async ({
  browser,
}) => {
  const four = await FourPages.sit(browser, server, await server.make("demo"));
  const { blue, red } = four;
  const { keyboard } = blue.page;
  await four.goTo("first_orders");
  await expect(blue.page).toHaveTitle("● Your turn: Sainte-Claire");
  await keyboard.press("n");
  const card = blue.page.getByTestId("selected");
  await expect(card).toBeVisible();
  await keyboard.press("h");
  await expect(blue.declared).toHaveText(/^\s*Hold by/);
  await keyboard.press("n");
  await keyboard.press("c");
  await expect(blue.declared).toHaveCount(1);
  await keyboard.press("ArrowLeft");
  await expect(blue.declared).toHaveCount(2);
  await expect(blue.declared.last()).toContainText("→ W");
  const first = await card.innerText();
  await keyboard.press("n");
  await expect(card).not.toHaveText(first);
  await blue.tab("chat");
  await blue.page.getByPlaceholder("Write a message").fill("");
  await blue.page.getByPlaceholder("Write a message").pressSequentially("hcn");
  await expect(blue.page.getByPlaceholder("Write a message")).toHaveValue(
    "hcn",
  );
  await expect(blue.declared).toHaveCount(2);
  await keyboard.press("Control+Enter");
  await expect(blue.page.getByTestId("asked")).toBeVisible();
  await keyboard.press("Control+Enter");
  await expect(blue.commit).toHaveCount(0);
  await expect(blue.page).toHaveTitle("Sainte-Claire · ordercap");
  await red.commits();
  await four.areAt("artillery_response");
  for (const { errors } of four.all) expect(errors).toEqual([]);
});
