import type { Piece } from "../table/scene.ts";
import type { Camera } from "./camera.ts";
import { counterHeight } from "./counters.ts";

/** A wide base is no wide counter: its size would read as importance. */
const kWidest = 1150;
/** Pixels to a thousandth below which symbols are too small to tell, and from which names fit under them. */
const [kFar, kNear] = [0.0062, 0.048];
export const isFar = ({ scale }: Camera): boolean => scale < kFar;
export const isNear = ({ scale }: Camera): boolean => scale > kNear;

/** How wide a counter is drawn: as its base, but never too small to read nor a poster. */
export function counterWidth(piece: Piece, camera: Camera): number {
  const least = isFar(camera) ? 14 : 22;
  const width = Math.min(piece.width, kWidest) * camera.scale * 0.95;
  return Math.round(Math.min(96, Math.max(least, width)) / 2) * 2;
}

/** The pixels round a counter that belong to it. */
export function reachOf(piece: Piece, camera: Camera): { readonly x: number; readonly y: number } {
  const width = counterWidth(piece, camera);
  return { x: width / 2 + 2, y: counterHeight(piece.own, width) / 2 + 2 };
}
