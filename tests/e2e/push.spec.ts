import { expect, test } from "./support/test";
import { pushSink } from "../load/sinks.mjs";
import { Player } from "./support/board";
import { isFit } from "./support/fit";
import { another } from "./support/guests";
import { isSubscribed, PushWire, renews, subscribesTo } from "./support/push";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

test("a browser is called while its page is elsewhere: it says yes by itself, and shows each call once", async ({
  browser,
}) => {
  const sink = await pushSink();
  const ways = ["--push", "--hooks", "--test-authority", sink.authority];
  const server = new Ordercap(["--test-seed", "push", ...ways]);
  await server.start();
  try {
    const battle = await server.make("demo", { step_seconds: "86400" });
    const blue = new Player(await another(browser));
    const red = new Player(await another(browser));
    await blue.sit(server.link(battle, "blue"));
    await red.sit(server.link(battle, "red"));
    const { page } = blue;
    const table = page.url();
    const away = page.getByTestId("away");
    const way = away.locator("li[data-state]");
    const press = page.getByTestId("call-browser");
    const looksAt = (what: typeof way) => async (): Promise<void> => {
      if (!(await what.isVisible())) await blue.tab("settings");
      await what.scrollIntoViewIfNeeded();
    };

    await test.step("who does not let the page notify him is told so", async () => {
      await blue.tab("settings");
      await press.click();
      await expect(away.getByRole("alert")).toContainText("notifications");
      await isFit(page, "push", looksAt(press));
    });
    await subscribesTo(page, sink.subscription("/ok/blue"));
    await test.step("where it goes is told to the server, which asks first", async () => {
      await looksAt(press)();
      await press.click();
      await expect(way).toHaveAttribute("data-state", "asked");
      await expect(way).toContainText("This browser");
      await expect(press).toBeHidden();
    });
    const wire = await PushWire.of(page);
    const count = async (): Promise<number> => (await wire.shown()).times;
    await isFit(page, "push-asked", looksAt(way));

    await test.step("the browser says yes to the first by itself", async () => {
      await looksAt(way)();
      await expect.poll(() => sink.pushes.length).toBe(1);
      expect(sink.pushes[0]?.kind).toBe("confirm");
      await wire.deliver(sink.pushes[0]?.plain ?? "");
      await expect(way).toHaveAttribute("data-state", "open");
      expect(await count()).toBe(1);
      await isFit(page, "push-open", looksAt(way));
      await looksAt(way)();
      await expect(way).toHaveAttribute("data-state", "open");
    });
    await test.step("elsewhere it is a browser of that host", async () => {
      const other = new Player(await another(browser));
      await other.sit(server.link(battle, "blue"));
      await other.tab("settings");
      const there = other.page.getByTestId("away").locator("li[data-state]");
      await expect(there).toContainText("A browser at localhost");
      await other.page.close();
    });
    await test.step("whoever looks at another page is called, once", async () => {
      await blue.commits();
      await page.goto(server.url);
      await red.commits();
      const call = () => sink.pushes.find(({ kind }) => kind === "to_decide");
      await expect.poll(() => call()?.id, { timeout: 15_000 }).toBeTruthy();
      await wire.deliver(call()?.plain ?? "");
      await expect.poll(count).toBe(2);
      const { all } = await wire.shown();
      expect(all).toHaveLength(1);
      expect(all[0]?.title).toBe(call()?.title);
      const icon = await page.request.get(
        new URL(all[0]?.icon ?? "", server.url).href,
      );
      expect(icon.headers()["content-type"]).toBe("image/png");
      const later = { ...(JSON.parse(call()?.plain ?? "") as object), id: "7" };
      await wire.deliver(call()?.plain ?? "");
      await wire.deliver(JSON.stringify(later));
      await expect.poll(count).toBe(3);
      expect((await wire.shown()).all).toHaveLength(1);
      expect(await wire.click(call()?.tag ?? "")).toBe(
        `opened ${server.url}/battle/${battle.battle}`,
      );
      expect((await wire.shown()).all).toEqual([]);
    });
    await test.step("when its subscription is over the worker makes another for the same server", async () => {
      const { push } = (await (
        await page.request.get(`${server.url}/api/reach`)
      ).json()) as { push: string };
      expect(push).not.toBe("");
      expect(await wire.renew()).toBe(push);
    });
    const before = sink.pushes.length;
    await test.step("a page that opens then has this seat called at the new address, and no more at the old one", async () => {
      await renews(page, sink.subscription("/ok/renewed"));
      await page.goto(table);
      await expect.poll(() => sink.pushes.length).toBe(before + 1);
      expect(sink.pushes.at(-1)?.kind).toBe("confirm");
      await wire.deliver(sink.pushes.at(-1)?.plain ?? "");
      await looksAt(way)();
      await expect(way).toHaveCount(1);
      await expect(way).toHaveAttribute("data-state", "open");
      await expect(way).toContainText("This browser");
      await isFit(page, "push-renewed", looksAt(way));
      expect(sink.pushes).toHaveLength(before + 1);
    });
    await test.step("what is ended is gone, and the browser has no endpoint more", async () => {
      await page.goto(table);
      await looksAt(way)();
      expect(await isSubscribed(page)).toBe(true);
      await way.getByRole("button").click();
      await expect(way).toHaveCount(0);
      await expect(press).toBeVisible();
      expect(await isSubscribed(page)).toBe(false);
    });
    expect(sink.mistakes).toEqual([]);
    expect(blue.errors).toEqual([]);
  } finally {
    await server.end();
    sink.close();
  }
});
