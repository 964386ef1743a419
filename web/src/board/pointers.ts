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
  /** Where a finger draws; nothing when it is lifted. */
  magnify(at: Pixel | undefined): void;
}

/** Mouse, pen and fingers: one pointer uses a tool or moves the map, two pinch. */
export const listen = (element: HTMLElement, hand: Hand): { cancel(): boolean; end(): void } =>
  new Pointers(element, hand);

class Pointers {
  readonly #element: HTMLElement;
  readonly #hand: Hand;
  readonly #down = new Map<number, Pixel>();
  readonly #abort = new AbortController();
  #first: Touch | undefined;
  #tool: Tool | undefined;
  #pans = false;
  #last: Pixel = { left: 0, top: 0 };
  #hold = 0;
  #before = { at: -Infinity, pixel: this.#last };

  constructor(element: HTMLElement, hand: Hand) {
    this.#element = element;
    this.#hand = hand;
    const { signal } = this.#abort;
    element.addEventListener("pointerdown", (e) => this.#press(e), { signal });
    element.addEventListener("pointermove", (e) => this.#move(e), { signal });
    element.addEventListener("pointerup", (e) => this.#release(e), { signal });
    element.addEventListener("pointercancel", (e) => this.#lose(e), { signal });
    element.addEventListener("pointerleave", () => hand.hover(undefined), { signal });
    element.addEventListener("contextmenu", (e) => e.preventDefault(), { signal });
    element.addEventListener("wheel", (e) => this.#roll(e), { signal, passive: false });
  }
  /** Takes back what is being drawn; answers whether there was anything. */
  cancel(): boolean {
    if (!this.#tool) return false;
    this.#tool.cancel();
    this.#tool = undefined;
    this.#hand.magnify(undefined);
    this.#first = undefined;
    return true;
  }
  end(): void {
    this.#abort.abort();
  }

  #pixelOf(event: MouseEvent): Pixel {
    const box = this.#element.getBoundingClientRect();
    return { left: event.clientX - box.left, top: event.clientY - box.top };
  }
  #lose({ pointerId }: PointerEvent): void {
    this.#down.delete(pointerId);
    this.cancel();
  }
  #press(event: PointerEvent): void {
    const isBoard = event.target === this.#element || event.target instanceof HTMLCanvasElement;
    if (!isBoard) return;
    this.#element.setPointerCapture(event.pointerId);
    const pixel = this.#pixelOf(event);
    this.#down.set(event.pointerId, pixel);
    if (this.#down.size > 1) {
      this.cancel();
      this.#first = undefined;
      return;
    }
    this.#last = pixel;
    this.#pans = event.button !== 0;
    this.#first = this.#hand.touch(pixel, event.shiftKey);
    if (this.#pans) return;
    if (event.pointerType === "touch")
      this.#hold = window.setTimeout(() => this.#holdHere(pixel), kHold);
    this.#tool = event.shiftKey ? undefined : this.#hand.toolAt(this.#first);
    this.#tool?.start(this.#first);
  }
  /** A finger that rests means what Shift means. */
  #holdHere(pixel: Pixel): void {
    if (!this.#first || this.#tool || this.#pans || this.#down.size !== 1) return;
    this.#first = this.#hand.touch(pixel, true);
    navigator.vibrate?.(15);
  }

  #move(event: PointerEvent): void {
    const pixel = this.#pixelOf(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      this.#hand.hover(event.pointerType === "mouse" ? this.#hand.touch(pixel) : undefined);
      return;
    }
    if (this.#down.size === 2) {
      this.#pinch(event.pointerId, before, pixel);
      return;
    }
    this.#down.set(event.pointerId, pixel);
    if (this.#tool) this.#tool.move(this.#hand.touch(pixel));
    else this.#drag(pixel);
    if (this.#tool && event.pointerType === "touch") this.#hand.magnify(pixel);
  }
  /** Without a tool yet: what lies there is dragged, or the map. */
  #drag(pixel: Pixel): void {
    const first = this.#first;
    if (!this.#pans && first && apart(first.pixel, pixel) > kDrag) {
      clearTimeout(this.#hold);
      this.#tool = this.#hand.toolForDrag(first);
      if (this.#tool) {
        this.#tool.start(first);
        this.#tool.move(this.#hand.touch(pixel));
        return;
      }
      this.#pans = true;
      this.#last = first.pixel;
    }
    if (!this.#pans) return;
    const { left, top } = this.#last;
    this.#hand.look(panned(this.#hand.camera(), pixel.left - left, pixel.top - top));
    this.#last = pixel;
  }
  #pinch(id: number, before: Pixel, pixel: Pixel): void {
    const other = [...this.#down].find(([key]) => key !== id)?.[1];
    this.#down.set(id, pixel);
    if (!other) return;
    const factor = apart(pixel, other) / Math.max(1, apart(before, other));
    const middle = (a: Pixel, b: Pixel): Pixel => ({
      left: (a.left + b.left) / 2,
      top: (a.top + b.top) / 2,
    });
    const [was, is] = [middle(before, other), middle(pixel, other)];
    const moved = panned(this.#hand.camera(), is.left - was.left, is.top - was.top);
    this.#hand.look(zoomed(moved, factor, is));
  }

  #release(event: PointerEvent): void {
    const pixel = this.#pixelOf(event);
    clearTimeout(this.#hold);
    if (!this.#down.delete(event.pointerId)) return;
    const used = this.#tool;
    this.#tool = undefined;
    this.#hand.magnify(undefined);
    if (used) used.finish(this.#hand.touch(pixel));
    else if (this.#first && !this.#pans && this.#down.size === 0)
      this.#click(this.#first, event.timeStamp);
    if (this.#down.size === 0) this.#first = undefined;
  }
  #click(touch: Touch, now: number): void {
    const before = this.#before;
    const isSecond = now - before.at < kTwice && apart(before.pixel, touch.pixel) < kDrag;
    this.#before = { at: now, pixel: touch.pixel };
    this.#hand.click(isSecond ? { ...touch, isSecond } : touch);
  }
  #roll(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    this.#hand.look(zoomed(this.#hand.camera(), factor, this.#pixelOf(event)));
  }
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
