import type { Camera, Pixel } from "./camera.ts";
import type { Layer } from "./layer.ts";
import { kInks } from "./inks.ts";

/** How wide it is, and how much of the screen it shows, in pixels. */
const [kSize, kShows] = [132, 76];

/** What lies under a finger that draws, shown beside it: on the half of the board where the finger is not. */
export class Magnifier {
  readonly element = document.createElement("canvas");
  readonly #context = this.element.getContext("2d");
  #at: Pixel | undefined;

  constructor() {
    this.element.className = "magnifier";
    this.element.hidden = true;
  }
  /** Where the finger is; nothing when it is lifted. */
  hold(at: Pixel | undefined): void {
    this.#at = at;
    if (!at) this.element.hidden = true;
  }
  draw(layers: Iterable<Layer>, { screen }: Camera, ratio: number): void {
    const at = this.#at;
    if (!at || !this.#context) return;
    this.element.hidden = false;
    this.element.width = this.element.height = Math.round(kSize * ratio);
    this.element.classList.toggle("right", at.left < screen.width / 2);
    for (const layer of layers) layer.copyTo(this.#context, at, kShows);
    this.#drawCross(this.element.width);
  }

  /** Where the finger points. */
  #drawCross(size: number): void {
    const context = this.#context;
    if (!context) return;
    context.lineWidth = size / 66;
    context.strokeStyle = kInks.finger;
    context.beginPath();
    for (const [from, to] of [
      [0.4, 0.46],
      [0.54, 0.6],
    ] as const) {
      context.moveTo(size * from, size / 2);
      context.lineTo(size * to, size / 2);
      context.moveTo(size / 2, size * from);
      context.lineTo(size / 2, size * to);
    }
    context.stroke();
  }
}
