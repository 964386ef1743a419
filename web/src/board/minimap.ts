import type { Spot } from "../ground/geometry.ts";
import type { Light } from "../table/light.ts";
import type { Piece } from "../table/scene.ts";
import { fit, toPixel, toSpot, type Camera, type Size } from "./camera.ts";
import type { Ground } from "./ground.ts";
import { drawTerrain } from "./layers/terrain.ts";
import { kInks, kSideColours } from "./inks.ts";

/** The whole table in a corner; a click looks there. */
export interface Minimap {
  readonly element: HTMLCanvasElement;
  draw(ground: Ground, pieces: readonly Piece[], camera: Camera, ratio: number, light: Light): void;
}
const kLongest = 168;

export const minimap = (onLook: (at: Spot) => void): Minimap => new CornerMap(onLook);

class CornerMap implements Minimap {
  readonly element = document.createElement("canvas");
  readonly #onLook: (at: Spot) => void;
  #picture: HTMLCanvasElement | undefined;
  #pictured: Ground | undefined;
  #lit: Light | undefined;
  #whole: Camera | undefined;

  constructor(onLook: (at: Spot) => void) {
    this.#onLook = onLook;
    this.element.className = "minimap";
    this.element.setAttribute("aria-hidden", "true");
    this.element.addEventListener("pointerdown", this.#look);
    this.element.addEventListener("pointermove", this.#look);
  }

  readonly #look = (event: PointerEvent): void => {
    if (!this.#whole || event.buttons !== 1) return;
    event.preventDefault();
    event.stopPropagation();
    const box = this.element.getBoundingClientRect();
    const at = { left: event.clientX - box.left, top: event.clientY - box.top };
    this.#onLook(toSpot(this.#whole, at));
  };

  /** The map without anybody on it, drawn once. */
  #paper(ground: Ground, size: Size, ratio: number, light: Light): HTMLCanvasElement {
    const isSame = this.#pictured === ground && this.#lit === light;
    if (this.#picture && isSame && this.#picture.width === size.width * ratio) return this.#picture;
    const picture = document.createElement("canvas");
    [this.#picture, this.#pictured, this.#lit] = [picture, ground, light];
    picture.width = size.width * ratio;
    picture.height = size.height * ratio;
    const context = picture.getContext("2d");
    if (context && this.#whole) drawTerrain(context, ground, this.#whole, ratio, false, light);
    return picture;
  }

  #resize({ width, height }: Size, ratio: number): void {
    const { element } = this;
    if (element.width === width * ratio) return;
    element.width = width * ratio;
    element.height = height * ratio;
    element.style.width = `${String(width)}px`;
    element.style.height = `${String(height)}px`;
  }

  draw(
    ground: Ground,
    pieces: readonly Piece[],
    camera: Camera,
    ratio: number,
    light: Light,
  ): void {
    const { width, height } = ground.map;
    const share = kLongest / Math.max(width, height);
    const size = { width: Math.round(width * share), height: Math.round(height * share) };
    const whole = { ...fit({ width, height }, size), scale: share };
    this.#whole = whole;
    this.#resize(size, ratio);
    const context = this.element.getContext("2d");
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#paper(ground, size, ratio, light), 0, 0);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const piece of pieces) {
      const { left, top } = toPixel(whole, piece.at);
      context.globalAlpha = piece.ghost ? 0.5 : 1;
      context.fillStyle = kSideColours[piece.side].strong;
      context.fillRect(left - 2, top - 2, 4, 4);
    }
    context.globalAlpha = 1;
    drawFrame(context, camera, whole);
  }
}

/** What of the table is on the screen. */
function drawFrame(context: CanvasRenderingContext2D, camera: Camera, whole: Camera): void {
  const { width, height } = camera.screen;
  const upper = toPixel(whole, toSpot(camera, { left: 0, top: 0 }));
  const lower = toPixel(whole, toSpot(camera, { left: width, top: height }));
  context.strokeStyle = kInks.label;
  context.lineWidth = 1.6;
  context.strokeRect(upper.left, upper.top, lower.left - upper.left, lower.top - upper.top);
}
