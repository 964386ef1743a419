import { expect, test } from "./support/test";
import { Player } from "./support/board";
import { Cable } from "./support/cable";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
const cable = new Cable();
test.beforeAll(() => server.start());
test.afterAll(async () => {
  cable.end();
  await server.end();
});

/** The page's own connections are within reach of the test. */
const kKeepSockets = `
  window.kept = [];
  window.WebSocket = class extends WebSocket {
    constructor(...to) { super(...to); window.kept.push(this); }
  };`;

test("whoever is turned away for a limit is told why, and comes back by itself", async ({
  page,
}) => {
  const blue = new Player(page);
  const notice = page.getByTestId("connection");
  const link = new URL(server.link(await server.make("tutorial"), "blue"));
  await page.addInitScript(kKeepSockets);
  await page.clock.install();
  const soon = { timeout: 50 };
  const isBack = () =>
    blue.waitsUntil(() => expect(notice).toHaveCount(0, soon));
  await blue.sit((await cable.lay(server.url)) + link.pathname + link.hash);

  await test.step("more messages than are rationed", async () => {
    await page.evaluate(() => {
      const { kept } = window as unknown as { kept: WebSocket[] };
      for (let i = 0; i < 120; ++i) kept.at(-1)?.send('{"type":"ping"}');
    });
    await expect(notice).toContainText(
      "More was asked of the server than it takes at once",
    );
    await isBack();
  });

  await test.step("a server that takes connections and answers none", async () => {
    cable.isDeaf = true;
    cable.drop();
    await expect(notice).toContainText("No connection");
    await blue.waitsUntil(() =>
      expect(notice).toContainText("does not answer", soon),
    );
    cable.mend();
    await isBack();
  });

  await test.step("a server that is told to end says so", async () => {
    await server.stop();
    await expect(notice).toContainText("starts again");
    await server.start(new URL(server.url).port);
    await isBack();
  });

  await blue.knowsTheWay();
  await blue.commits();
  expect(blue.errors).toEqual([]);
});
