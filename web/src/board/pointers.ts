import { panned, toSpot, zoomed, type Camera, type Pixel } from "./camera.ts";
import { apart, kDrag, type Tool, type Touch } from "./tools/tool.ts";

/** So long a finger rests, and so soon one click follows another, in milliseconds. */
const [kHold, kTwice] = [450, 400];

/** What the pointers ask of the board. */
export interface Hand {
  camera(): Camera;
  look(camera: Camera): void;
  touch(pixel: Pixel, isHeld?: boolean): Touch;
  toolAt(touch: Touch): Tool | undefined;
  toolForDrag(touch: Touch): Tool | undefined;
  click(touch: Touch): void;
  hover(touch: Touch | undefined): void;
}

/** Mouse, pen and fingers: one pointer uses a tool or moves the map, two pinch. */
export function listen(element: HTMLElement, hand: Hand): { cancel(): boolean; end(): void } {
  const down = new Map<number, Pixel>();
  let first: Touch | undefined;
  let tool: Tool | undefined;
  let pans = false;
  let last: Pixel = { left: 0, top: 0 };
  let hold = 0;
  let before = { at: -Infinity, pixel: last };
  const abort = new AbortController();
  const { signal } = abort;

  const pixelOf = (event: MouseEvent): Pixel => {
    const box = element.getBoundingClientRect();
    return { left: event.clientX - box.left, top: event.clientY - box.top };
  };
  const drop = (): boolean => {
    if (!tool) return false;
    tool.cancel();
    tool = undefined;
    first = undefined;
    return true;
  };
  const press = (event: PointerEvent): void => {
    if (event.target !== element && !(event.target instanceof HTMLCanvasElement)) return;
    element.setPointerCapture(event.pointerId);
    const pixel = pixelOf(event);
    down.set(event.pointerId, pixel);
    if (down.size > 1) {
      drop();
      first = undefined;
      return;
    }
    last = pixel;
    pans = event.button !== 0;
    first = hand.touch(pixel, event.shiftKey);
    if (pans) return;
    if (event.pointerType === "touch") hold = window.setTimeout(() => holdHere(pixel), kHold);
    tool = event.shiftKey ? undefined : hand.toolAt(first);
    tool?.start(first);
  };
  /** A finger that rests means what Shift means. */
  const holdHere = (pixel: Pixel): void => {
    if (!first || tool || pans || down.size !== 1) return;
    first = hand.touch(pixel, true);
    navigator.vibrate?.(15);
  };
  const drag = (event: PointerEvent): void => {
    const pixel = pixelOf(event);
    const before = down.get(event.pointerId);
    if (!before) {
      hand.hover(event.pointerType === "mouse" ? hand.touch(pixel) : undefined);
      return;
    }
    if (down.size === 2) {
      pinch(event.pointerId, before, pixel);
      return;
    }
    down.set(event.pointerId, pixel);
    if (tool) {
      tool.move(hand.touch(pixel));
      return;
    }
    if (!pans && first && apart(first.pixel, pixel) > kDrag) {
      clearTimeout(hold);
      tool = hand.toolForDrag(first);
      if (tool) {
        tool.start(first);
        tool.move(hand.touch(pixel));
        return;
      }
      pans = true;
      last = first.pixel;
    }
    if (pans) {
      hand.look(panned(hand.camera(), pixel.left - last.left, pixel.top - last.top));
      last = pixel;
    }
  };
  const pinch = (id: number, before: Pixel, pixel: Pixel): void => {
    const other = [...down].find(([key]) => key !== id)?.[1];
    down.set(id, pixel);
    if (!other) return;
    const factor = apart(pixel, other) / Math.max(1, apart(before, other));
    const middle = (a: Pixel, b: Pixel): Pixel => ({
      left: (a.left + b.left) / 2,
      top: (a.top + b.top) / 2,
    });
    const [was, is] = [middle(before, other), middle(pixel, other)];
    const moved = panned(hand.camera(), is.left - was.left, is.top - was.top);
    hand.look(zoomed(moved, factor, is));
  };
  const clickHere = (touch: Touch, now: number): void => {
    const isSecond = now - before.at < kTwice && apart(before.pixel, touch.pixel) < kDrag;
    before = { at: now, pixel: touch.pixel };
    hand.click(isSecond ? { ...touch, isSecond } : touch);
  };
  const release = (event: PointerEvent): void => {
    const pixel = pixelOf(event);
    clearTimeout(hold);
    if (!down.delete(event.pointerId)) return;
    if (tool) {
      const used = tool;
      tool = undefined;
      used.finish(hand.touch(pixel));
    } else if (first && !pans && down.size === 0) clickHere(first, event.timeStamp);
    if (down.size === 0) first = undefined;
  };
  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", drag, { signal });
  element.addEventListener("pointerup", release, { signal });
  element.addEventListener("pointercancel", (e) => (down.delete(e.pointerId), drop()), { signal });
  element.addEventListener("pointerleave", () => hand.hover(undefined), { signal });
  element.addEventListener("contextmenu", (e) => e.preventDefault(), { signal });
  element.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
      hand.look(zoomed(hand.camera(), factor, pixelOf(event)));
    },
    { signal, passive: false },
  );
  return { cancel: drop, end: () => abort.abort() };
}

const kStep = 80;
/** Keys that move the eye; answers the new camera. */
export function lookByKey(camera: Camera, key: string): Camera | undefined {
  const { width, height } = camera.screen;
  const middle = { left: width / 2, top: height / 2 };
  switch (key) {
    case "ArrowLeft":
      return panned(camera, kStep, 0);
    case "ArrowRight":
      return panned(camera, -kStep, 0);
    case "ArrowUp":
      return panned(camera, 0, kStep);
    case "ArrowDown":
      return panned(camera, 0, -kStep);
    case "+":
    case "=":
      return zoomed(camera, 1.25, middle);
    case "-":
      return zoomed(camera, 0.8, middle);
    default:
      return undefined;
  }
}
export const spotUnder = toSpot;
