import { length } from "../geometry.ts";
import type { Piece } from "../scene.ts";
import type { Camera } from "./camera.ts";
import { isFar } from "./layers/pieces.ts";

/** A counter as it is drawn: how many lie in its heap, none for those that another one stands for. */
export interface Drawn extends Piece {
  readonly heap?: number;
}
/** So near, in pixels, that one from afar hides the other. */
const kHeap = 15;
const isAlike = (a: Piece, b: Piece): boolean =>
  a.side === b.side && a.band === b.band && (a.band !== undefined || a.label === b.label);

/** From afar, those of one company that would hide each other are one counter with their number, where the first of them stands. */
export function inHeaps(pieces: readonly Piece[], camera: Camera): readonly Drawn[] {
  if (!isFar(camera)) return pieces;
  const reach = kHeap / camera.scale;
  const heaps: Piece[][] = [];
  for (const piece of pieces) {
    const heap = heaps.find(
      ([first]) =>
        first &&
        !first.ghost &&
        !piece.ghost &&
        isAlike(first, piece) &&
        length(first.at, piece.at) < reach,
    );
    if (heap) heap.push(piece);
    else heaps.push([piece]);
  }
  return heaps.flatMap((heap) => {
    const [first, ...others] = heap;
    if (!first || others.length === 0) return heap;
    const hidden = others.map((piece) => ({ ...piece, at: first.at, heap: 0 }));
    return [...hidden, { ...first, heap: heap.length }];
  });
}
