import { expect, test } from "./support/test";
import { hookSink } from "../load/sinks.mjs";
import { Player } from "./support/board";
import { isFit } from "./support/fit";
import { another } from "./support/guests";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

/** What is asked for stands there from its first letter to its last. */
function isPlaceholderWhole(field: Element): boolean {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const ink = document.createElement("canvas").getContext("2d");
  if (!ink || !(field instanceof HTMLInputElement)) return false;
  ink.font = font;
  const { width } = ink.measureText(field.placeholder);
  const room =
    field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return width <= room;
}

test("a web hook is asked, confirmed by the link that was posted, and called when a step opens", async ({
  browser,
}) => {
  const sink = await hookSink();
  const ways = ["--hooks", "--test-authority", sink.authority];
  const server = new Ordercap(["--test-seed", "hooks", ...ways]);
  await server.start();
  try {
    const battle = await server.make("demo", { step_seconds: "86400" });
    const blue = new Player(await another(browser));
    const red = new Player(await another(browser));
    await blue.sit(server.link(battle, "blue"));
    await red.sit(server.link(battle, "red"));
    const away = blue.page.getByTestId("away");
    const way = away.getByRole("listitem");
    const address = away.getByRole("textbox");

    await test.step("only https, and nothing that is near", async () => {
      await blue.tab("settings");
      await address.fill("http://localhost/hook");
      await blue.page.getByTestId("add-reach").click();
      await expect(away.getByRole("alert")).toBeVisible();
      await isFit(blue.page, "hook-address", async () => {
        if (!(await address.isVisible())) await blue.tab("settings");
        await address.scrollIntoViewIfNeeded();
        expect(await address.evaluate(isPlaceholderWhole)).toBe(true);
      });
      await blue.tab("settings");
    });
    await test.step("it is asked there, and waits for the link to be opened", async () => {
      await address.fill(`${sink.url}/ok/blue`);
      await blue.page.getByTestId("add-reach").click();
      await expect(way).toHaveAttribute("data-state", "asked");
      await isFit(blue.page, "hook", async () => {
        if (!(await way.isVisible())) await blue.tab("settings");
        await way.scrollIntoViewIfNeeded();
      });
      await expect.poll(() => sink.posts.length).toBe(1);
      const [asked] = sink.posts;
      expect(asked?.kind).toBe("confirm");
      const link = /http\S+\/reach#confirm=\w+/.exec(asked?.text ?? "")?.[0];
      const reader = await another(browser);
      await reader.goto(link ?? "");
      await reader.getByTestId("say-it").click();
      await expect(reader.getByTestId("word-taken")).toBeVisible();
    });
    await test.step("whoever has closed his page is called there", async () => {
      await blue.commits();
      await blue.page.close();
      await red.commits();
      await expect
        .poll(() => sink.posts.some(({ kind }) => kind === "to_decide"), {
          timeout: 15_000,
        })
        .toBe(true);
    });
  } finally {
    await server.end();
    sink.close();
  }
});
