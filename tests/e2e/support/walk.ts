import { expect, type Page } from "@playwright/test";

/** In the page: the stops of Tab in their order, and what got the focus since it was last asked. */
interface Walk {
  readonly stops: () => readonly Element[];
  readonly nameOf: (one: Element) => string;
  reached: Element[];
}
declare global {
  interface Window {
    walk: Walk;
  }
}

function lay(): void {
  const kStops =
    "a[href], button, input, select, textarea, summary, [tabindex]";
  const isStop = (one: Element): boolean =>
    (one as HTMLElement).tabIndex >= 0 &&
    !one.matches(":disabled") &&
    !one.closest("[inert]") &&
    one.checkVisibility({ visibilityProperty: true });
  /** Among radio buttons of one name the arrow keys go on. */
  const isArrows = (one: Element, all: readonly Element[]): boolean => {
    if (!(one instanceof HTMLInputElement) || one.type !== "radio")
      return false;
    const group = all.filter(
      (other) => other instanceof HTMLInputElement && other.name === one.name,
    ) as HTMLInputElement[];
    return one !== (group.find(({ checked }) => checked) ?? group[0]);
  };
  const numbers = new Map<Element, number>();
  window.walk = {
    reached: [],
    stops() {
      const all = [...document.querySelectorAll(kStops)].filter(isStop);
      return all.filter((one) => !isArrows(one, all));
    },
    nameOf(one) {
      const n = numbers.get(one) ?? numbers.size + 1;
      numbers.set(one, n);
      const words = one.getAttribute("aria-label") ?? one.textContent ?? "";
      const short = words.trim().replaceAll(/\s+/g, " ").slice(0, 40);
      return `${String(n)} ${one.localName} ${short}`;
    },
  };
  addEventListener("focusin", ({ target }) =>
    window.walk.reached.push(target as Element),
  );
}

/** From this stop by so many of Tab; answers what had the focus in turn. */
async function goes(
  page: Page,
  from: 0 | -1,
  times: number,
): Promise<string[]> {
  await page.evaluate((n) => {
    (window.walk.stops().at(n) as HTMLElement | undefined)?.focus();
    window.walk.reached = [];
  }, from);
  // Shift is held: pressed with each Tab it may be let go before another is down.
  if (from === -1) await page.keyboard.down("Shift");
  await Promise.all(
    Array.from({ length: times }, () => page.keyboard.press("Tab")),
  );
  if (from === -1) await page.keyboard.up("Shift");
  return page.evaluate(() => window.walk.reached.map(window.walk.nameOf));
}

/** By Tab from the top of the page to its end and off it, and back: all is reached, each once. */
export async function walksByTab(page: Page, where: string): Promise<void> {
  // A page that was not painted yet takes no keys.
  await page.waitForFunction(
    () => performance.getEntriesByType("paint").length > 0,
  );
  if (!(await page.evaluate(() => "walk" in window))) await page.evaluate(lay);
  const stops = await page.evaluate(() =>
    window.walk.stops().map(window.walk.nameOf),
  );
  const there = await goes(page, 0, stops.length);
  // Off the end it is the browser's own, or the page begins anew.
  const isRound = there.length === stops.length && there.at(-1) === stops[0];
  expect
    .soft(isRound ? there.slice(0, -1) : there, `${where}, by Tab`)
    .toEqual(stops.slice(1));
  const back = await goes(page, -1, stops.length - 1);
  expect
    .soft(back, `${where}, back by Shift+Tab`)
    .toEqual(stops.slice(0, -1).reverse());
}
