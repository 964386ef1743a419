import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds; the places that are as they should be need no names. Our pages have no frames of others, so it needs no page of its own to put together what it found. */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
