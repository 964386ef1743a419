import { commandOf, litBy } from "../../acts/acts.ts";
import type { OrderAct } from "../../acts/kinds/order.ts";
import { bearing, type Spot } from "../../ground/geometry.ts";
import { toPixel } from "../camera.ts";
import { apart, kDrag, kSnap, type Bench, type Tool, type Touch } from "./tool.ts";

/** The lit place nearest to the pointer, if it is near. */
export function snapped(places: readonly Spot[], touch: Touch, reach = kSnap): Spot | undefined {
  let best: Spot | undefined;
  let nearest = reach;
  for (const place of places) {
    const off = apart(toPixel(touch.camera, place), touch.pixel);
    if (off < nearest) [best, nearest] = [place, off];
  }
  return best;
}

/** Press where the cap shall lie, pull the way of its arrow. A click sets the cap, a second one an arrow that must be. */
export function placeOrder(bench: Bench, act: OrderAct): Tool {
  const { table, shown } = bench;
  const mayPull = act.offer?.takes_arrow ?? false;
  const setsArrowOnly =
    (act.offer?.needs_arrow ?? false) && act.marker !== undefined && act.arrow === undefined;
  /** Where a click is enough, a hand that shakes turns nobody. */
  const pull = act.offer?.needs_arrow ? kDrag * 2 : kDrag * 4;
  let marker = act.marker;
  let first: Touch | undefined;

  const draw = (touch: Touch): void => {
    if (!marker || !first) return;
    const isPulled = setsArrowOnly || apart(first.pixel, touch.pixel) > pull;
    const arrow = mayPull && isPulled ? { arrow: bearing(marker, touch.spot) } : {};
    const { arrow: _, ...rest } = act;
    table.change({ ...rest, marker, ...arrow });
  };
  return {
    start: (touch) => {
      first = touch;
      if (!setsArrowOnly) marker = snapped(litBy(shown.view, act).places, touch) ?? touch.spot;
      draw(touch);
    },
    move: draw,
    finish: (touch) => {
      draw(touch);
      if (commandOf(table.draft.get().act)) void table.performDraft();
    },
    cancel: () => table.change(act),
  };
}
