import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kRoot } from "./files";

const kAxe = readFileSync(
  join(kRoot, "web/node_modules/axe-core/axe.min.js"),
  "utf8",
);

/** Brought to each document once; its builder would send 1.3 MB of it twice for every look. */
class Axe extends AxeBuilder {
  constructor(readonly looksAt: Page) {
    super({ page: looksAt, axeSource: ";" });
  }
  override async analyze(): ReturnType<AxeBuilder["analyze"]> {
    if (!(await this.looksAt.evaluate("'axe' in window")))
      await this.looksAt.evaluate(kAxe);
    return super.analyze();
  }
}

/** What axe finds; the places that are as they should be need no names. Our pages have no frames of others, so it needs no page of its own to put together what it found. */
export const axeOf = (page: Page): AxeBuilder =>
  new Axe(page).setLegacyMode().options({ resultTypes: ["violations"] });
