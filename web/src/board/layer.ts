import { seesAll, toPixel, type Camera, type Pixel, type Size } from "./camera.ts";

export type Context = CanvasRenderingContext2D;
/** So much of the screen is painted beyond each of its edges, and so far a picture may be stretched. */
const [kBeyond, kMost] = [0.22, 2.6];

/** The part of a painted picture that lies on the screen while the eye rests. */
export function onScreen({ screen }: Camera): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const share = kBeyond / (1 + 2 * kBeyond);
  const [left, top] = [screen.width * share, screen.height * share];
  return { left, top, right: screen.width - left, bottom: screen.height - top };
}

/** One canvas, a little larger than the board: while the eye moves, its picture is shifted and stretched. */
export class Layer {
  readonly canvas = document.createElement("canvas");
  readonly #context = this.canvas.getContext("2d");
  #ratio = 1;
  #beyond: Size = { width: 0, height: 0 };
  /** What was painted last: the screen and what lies round it. */
  #eye: Camera | undefined;

  readonly #share: number;

  /** `beyond`: the share of the screen that is painted past each edge. */
  constructor(name: string, beyond = kBeyond) {
    this.#share = beyond;
    this.canvas.dataset["layer"] = name;
  }

  resize({ width, height }: Size, ratio: number): void {
    this.#ratio = ratio;
    this.#eye = undefined;
    this.#beyond = {
      width: Math.round(width * this.#share),
      height: Math.round(height * this.#share),
    };
    const [wide, high] = [width + 2 * this.#beyond.width, height + 2 * this.#beyond.height];
    this.canvas.width = Math.round(wide * ratio);
    this.canvas.height = Math.round(high * ratio);
    this.canvas.style.width = `${String(wide)}px`;
    this.canvas.style.height = `${String(high)}px`;
  }

  /** Nothing is on it; what was painted is not shown again. */
  hide(): void {
    this.canvas.hidden = true;
    this.#eye = undefined;
  }

  paint(camera: Camera, draw: (context: Context, eye: Camera, ratio: number) => void): void {
    const context = this.#context;
    if (!context) return;
    this.canvas.hidden = false;
    const { width, height } = camera.screen;
    const screen = {
      width: width + 2 * this.#beyond.width,
      height: height + 2 * this.#beyond.height,
    };
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#eye = { ...camera, screen };
    draw(context, this.#eye, this.#ratio);
    this.follow(camera);
  }

  /** What is painted round a place on the screen while the eye rests, so many pixels of it, over all of another canvas. */
  copyTo(other: Context, { left, top }: Pixel, shows: number): void {
    if (this.canvas.hidden) return;
    const { width, height } = other.canvas;
    const [x, y] = [left + this.#beyond.width, top + this.#beyond.height].map(
      (middle) => (middle - shows / 2) * this.#ratio,
    );
    const side = shows * this.#ratio;
    other.drawImage(this.canvas, x ?? 0, y ?? 0, side, side, 0, 0, width, height);
  }

  /** Lays what is painted where this camera would see it; answers whether it fills the screen well enough. */
  follow(camera: Camera): boolean {
    const eye = this.#eye;
    if (!eye) return false;
    const stretch = camera.scale / eye.scale;
    const { width, height } = eye.screen;
    const middle = toPixel(camera, eye.centre);
    // Whole pixels: a picture that is only shifted is copied, and stays sharp.
    const left = Math.round(middle.left - (stretch * width) / 2);
    const top = Math.round(middle.top - (stretch * height) / 2);
    this.canvas.style.transform = `translate(${String(left)}px, ${String(top)}px) scale(${String(stretch)})`;
    const isFilled =
      left <= 0 &&
      top <= 0 &&
      left + stretch * width >= camera.screen.width &&
      top + stretch * height >= camera.screen.height;
    const isNear = stretch < kMost && stretch > 1 / kMost;
    return isNear && (isFilled || seesAll(eye));
  }
}
