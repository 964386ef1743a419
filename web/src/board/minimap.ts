import type { Spot } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { Piece } from "../scene.ts";
import { fit, toPixel, toSpot, type Camera, type Size } from "./camera.ts";
import { kSideColours } from "./counters.ts";
import type { Ground } from "./ground.ts";
import { drawTerrain } from "./layers/terrain.ts";

/** The whole table in a corner; a click looks there. */
export interface Minimap {
  readonly element: HTMLCanvasElement;
  draw(ground: Ground, pieces: readonly Piece[], camera: Camera, ratio: number, light: Light): void;
}
const kLongest = 168;

export function minimap(onLook: (at: Spot) => void): Minimap {
  const element = document.createElement("canvas");
  element.className = "minimap";
  element.setAttribute("aria-hidden", "true");
  let picture: HTMLCanvasElement | undefined;
  let pictured: Ground | undefined;
  let lit: Light | undefined;
  let whole: Camera | undefined;

  const look = (event: PointerEvent): void => {
    if (!whole || event.buttons !== 1) return;
    event.preventDefault();
    event.stopPropagation();
    const box = element.getBoundingClientRect();
    onLook(toSpot(whole, { left: event.clientX - box.left, top: event.clientY - box.top }));
  };
  element.addEventListener("pointerdown", look);
  element.addEventListener("pointermove", look);

  const paper = (ground: Ground, size: Size, ratio: number, light: Light): HTMLCanvasElement => {
    if (picture && pictured === ground && lit === light && picture.width === size.width * ratio)
      return picture;
    picture = document.createElement("canvas");
    pictured = ground;
    lit = light;
    picture.width = size.width * ratio;
    picture.height = size.height * ratio;
    const context = picture.getContext("2d");
    if (context && whole) drawTerrain(context, ground, whole, ratio, false, light);
    return picture;
  };

  return {
    element,
    draw: (ground, pieces, camera, ratio, light) => {
      const { width, height } = ground.map;
      const share = kLongest / Math.max(width, height);
      const size = { width: Math.round(width * share), height: Math.round(height * share) };
      whole = { ...fit({ width, height }, size), scale: share };
      if (element.width !== size.width * ratio) {
        element.width = size.width * ratio;
        element.height = size.height * ratio;
        element.style.width = `${size.width}px`;
        element.style.height = `${size.height}px`;
      }
      const context = element.getContext("2d");
      if (!context) return;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(paper(ground, size, ratio, light), 0, 0);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      for (const piece of pieces) {
        const { left, top } = toPixel(whole, piece.at);
        context.globalAlpha = piece.ghost ? 0.5 : 1;
        context.fillStyle = kSideColours[piece.side].strong;
        context.fillRect(left - 2, top - 2, 4, 4);
      }
      context.globalAlpha = 1;
      const upper = toPixel(whole, toSpot(camera, { left: 0, top: 0 }));
      const lower = toPixel(
        whole,
        toSpot(camera, { left: camera.screen.width, top: camera.screen.height }),
      );
      context.strokeStyle = "#2a2440";
      context.lineWidth = 1.6;
      context.strokeRect(upper.left, upper.top, lower.left - upper.left, lower.top - upper.top);
    },
  };
}
