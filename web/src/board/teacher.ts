import type { Spot } from "../ground/geometry.ts";
import { placeOf } from "../table/scene.ts";
import type { Table } from "../table/table.ts";
import { toPixel, type Camera, type Pixel } from "./camera.ts";

const kHand =
  "M9 13V5a1.6 1.6 0 0 1 3.2 0v5.5M12.2 10.5V9a1.5 1.5 0 0 1 3 0v2M15.2 11v-.8a1.5 1.5 0 0 1 3 0V15c0 4-2 6.5-5.5 6.5-3 0-4.5-1.2-6-3.8L4.3 14c-.8-1.5 1-2.6 2.1-1.4L9 15z";
const kSvg = "http://www.w3.org/2000/svg";

function drawnHand(): SVGSVGElement {
  const svg = document.createElementNS(kSvg, "svg");
  const path = document.createElementNS(kSvg, "path");
  path.setAttribute("d", kHand);
  for (const [name, value] of [
    ["viewBox", "0 0 24 24"],
    ["width", "36"],
    ["height", "36"],
    ["aria-hidden", "true"],
  ] as const)
    svg.setAttribute(name, value);
  svg.append(path);
  return svg;
}

/** A hand that pulls from who fires to whom he fires at, as the coach says it is done. */
export class Teacher {
  readonly element = document.createElement("div");
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.element.className = "teacher";
    this.element.hidden = true;
    this.element.append(drawnHand());
  }

  /** Where it pulls now, if anything is to be shown. */
  #pull(): readonly [Spot, Spot] | undefined {
    const table = this.#table;
    const shown = table.shown.get();
    const { act, selected } = table.draft.get();
    const isShown = table.advice.get()?.say === "fire" && act.kind === "none" && !selected;
    const [shot] = isShown && !table.player.playing.get() ? table.proposals.get() : [];
    if (!shown || !shot) return undefined;
    const from = placeOf(shown.view, shot.firer);
    const to = shot.pathPoint ?? placeOf(shown.view, shot.target ?? "");
    return from && to ? [from, to] : undefined;
  }

  follow(camera: Camera): void {
    const pull = this.#pull();
    this.element.hidden = !pull || !this.#table.preferences.get().motion;
    if (!pull) return;
    const [from, to] = pull.map((spot) => toPixel(camera, spot)) as [Pixel, Pixel];
    const { style } = this.element;
    for (const [name, length] of [
      ["--from-x", from.left],
      ["--from-y", from.top],
      ["--to-x", to.left],
      ["--to-y", to.top],
    ] as const) {
      const value = `${String(Math.round(length))}px`;
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    }
  }
}
