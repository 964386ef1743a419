import { expect, test, type Browser } from "./support/test";
import { hasServer, Ordercap } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** Bytes over the wire, compressed and with their headers, until nothing more comes. */
const kMost = 150_000;

async function transferred(
  browser: Browser,
  url: string,
  locale: string,
  shown: string,
): Promise<number> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  let bytes = 0;
  wire.on("Network.loadingFinished", (one) => (bytes += one.encodedDataLength));
  await page.goto(url);
  await expect(page.getByTestId(shown)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.close();
  return bytes;
}

for (const locale of ["en-GB", "de-DE"])
  test(`lobby and table come in 150,000 bytes each [${locale}]`, async ({
    browser,
  }) => {
    const table = server.link(await server.make("tutorial"), "blue");
    const bytes = {
      lobby: await transferred(browser, server.url, locale, "begin"),
      table: await transferred(browser, table, locale, "commit"),
    };
    console.log(locale, bytes);
    expect(bytes.lobby).toBeLessThanOrEqual(kMost);
    expect(bytes.table).toBeLessThanOrEqual(kMost);
  });
