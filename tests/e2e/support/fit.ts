import { expect, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { axeOf } from "./axe";

const kShots = process.env["ORDERCAP_SHOTS"];
const kWidths = [390, 1280] as const;

/** Nothing that axe finds, nothing wider than the page, in either size and language; `open` comes to what is looked at, after each load. */
export async function isFit(
  page: Page,
  name: string,
  open: () => Promise<void> = async () => {},
): Promise<void> {
  for (const language of ["en", "de"]) {
    await page.evaluate((chosen) => {
      const kept = localStorage.getItem("ordercap.preferences") ?? "{}";
      const all = { ...(JSON.parse(kept) as object), language: chosen };
      localStorage.setItem("ordercap.preferences", JSON.stringify(all));
    }, language);
    // Loaded as on a phone; what is open there stays open when there is more room.
    await page.setViewportSize({ width: kWidths[0], height: 844 });
    await page.reload();
    await page.waitForLoadState("networkidle");
    await open();
    for (const width of kWidths) {
      await page.setViewportSize({ width, height: 844 });
      const { violations } = await axeOf(page).analyze();
      expect(violations).toEqual([]);
      const wide = await page.evaluate(() => document.body.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      if (!kShots) continue;
      mkdirSync(kShots, { recursive: true });
      const path = `${kShots}/${name}-${String(width)}-${language}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.evaluate(() => localStorage.removeItem("ordercap.preferences"));
  await page.reload();
}
