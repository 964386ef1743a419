import { expect, test } from "./support/test";
import { Player } from "./support/board";
import { serveDist } from "./support/files";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap } from "./support/server";

test("companies without an order are asked for once, and a second press ends the step [S-09]", async ({
  page,
}) => {
  const files = await serveDist();
  const player = new Player(page);
  const asked = page.getByTestId("asked");
  const sent = () => page.locator("body").getAttribute("data-command");
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await player.sit(`${files.url}/demo.html?state=orders`);
    await player.commit.dblclick();
    await expect(asked).toContainText("without an order: ");
    await expect(asked.getByTestId("not-now")).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(asked).toHaveCount(0);
    await player.commit.click();
    await asked.getByTestId("not-now").click();
    await expect(asked).toHaveCount(0);
    expect(await sent()).toBeNull();
    await page.keyboard.press("Control+Enter");
    await expect(player.commit).toHaveText("Commit 2 orders all the same");
    expect(await sent()).toBeNull();
    await page.keyboard.press("Control+Enter");
    expect(JSON.parse((await sent()) ?? "null")).toMatchObject({
      do: "commit",
    });
  }
  expect(player.errors).toEqual([]);
  files.close();
});

test("the count on the button never lags behind what is sealed, nor is anything given away unasked", async ({
  browser,
}) => {
  test.skip(!hasServer, "build/release/ordercap is not built");
  const server = new Ordercap(["--test-seed", "many at once"]);
  await server.start();
  const four = await FourPages.sit(browser, server, await server.make("demo"));
  const { red } = four;
  await four.goTo("first_orders");
  await expect(red.commit).toHaveText(
    /^End step: \d+ companies without an order$/,
  );
  await red.commit.evaluate((button) => {
    const seen: string[] = [];
    const look = (): void => {
      if (!(button as HTMLButtonElement).disabled)
        seen.push(button.textContent?.trim() ?? "");
      document.body.dataset["labels"] = JSON.stringify([...new Set(seen)]);
    };
    new MutationObserver(look).observe(button, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await red.page.getByTestId("all-issuers").click();
  await red.page.locator("[data-chit=hold]").click();
  await expect(red.commit).toHaveText(/^Commit \d+ orders$/);
  const labels = await red.page.locator("body").getAttribute("data-labels");
  const placed = await red.declared.count();
  expect(
    (JSON.parse(labels ?? "[]") as string[]).filter(
      (one) => !one.startsWith("End step"),
    ),
  ).toEqual([`Commit ${String(placed)} orders`]);
  for (const { errors } of four.all) expect(errors).toEqual([]);
  await server.end();
});
