import type { Spot } from "../../ground/geometry.ts";
import type { Piece } from "../../table/scene.ts";
import type { Shown } from "../../table/shown.ts";
import type { Table } from "../../table/table.ts";
import type { Camera, Pixel } from "../camera.ts";

/** Where a pointer is. */
export interface Touch {
  readonly pixel: Pixel;
  readonly spot: Spot;
  /** The piece under it. */
  readonly piece?: Piece;
  /** With those that it hides. */
  readonly stack?: readonly Piece[];
  readonly camera: Camera;
  /** With Shift, or held for a while by a finger. */
  readonly isHeld?: boolean;
  /** The second of two quick ones at one place. */
  readonly isSecond?: boolean;
}
/** What a tool works with. */
export interface Bench {
  readonly table: Table;
  readonly shown: Shown;
  readonly pieces: ReadonlyMap<string, Piece>;
}
/** One gesture. It owns no state after `finish`. */
export interface Tool {
  start(touch: Touch): void;
  move(touch: Touch): void;
  finish(touch: Touch): void;
  cancel(): void;
}

export const kSnap = 22;
export const kDrag = 6;

export const apart = (a: Pixel, b: Pixel): number => Math.hypot(a.left - b.left, a.top - b.top);
