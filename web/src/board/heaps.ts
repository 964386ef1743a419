import type { Piece } from "../table/scene.ts";
import type { MoraleState } from "../wire/protocol.ts";
import { seesAll, type Camera } from "./camera.ts";
import { counterHeight } from "./counters.ts";
import { counterWidth, isFar } from "./sizes.ts";

/** A counter as it is drawn: how many lie in its heap, none for those that another one stands for. */
export interface Drawn extends Piece {
  readonly heap?: number;
}
/** So near, in pixels, that one from afar hides the other; nearer, the share of a counter. */
const [kHeap, kHides] = [15, 0.8];
/** How many lie apart yet where all of the table is seen, but not from afar. */
const kFew = 3;
const kWorse: readonly MoraleState[] = ["steady", "pinned", "shaken", "demoralized"];

type Hides = (first: Piece, other: Piece) => boolean;

/** From afar, those of one company. */
function hidesAfar(camera: Camera): Hides {
  const reach = kHeap / camera.scale;
  const isAlike = (a: Piece, b: Piece): boolean =>
    a.band === b.band && (a.band !== undefined || a.label === b.label);
  return (a, b) => isAlike(a, b) && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < reach;
}
/** Where all of the table is seen, whoever lies upon another of his side. */
const hidesNear =
  (camera: Camera): Hides =>
  (a, b) => {
    const width = counterWidth(a, camera);
    const [x, y] = [width, counterHeight(a.own, width)].map((side) => side * kHides);
    const apart = (one: number, other: number): number => Math.abs(one - other) * camera.scale;
    return apart(a.at.x, b.at.x) < (x ?? 0) && apart(a.at.y, b.at.y) < (y ?? 0);
  };

/** The first stands for all: what befell any of them is seen on it, and its company only if it is everybody's. */
function headOf(heap: readonly Piece[], first: Piece): Drawn {
  const { band: own, ...rest } = first;
  const band = heap.every((one) => one.band === own) ? own : undefined;
  const states = heap.map(({ state }) => kWorse.indexOf(state));
  return {
    ...rest,
    ...(band !== undefined && { band }),
    ...(first.seen !== undefined && { seen: heap.some(({ seen }) => seen) }),
    heap: heap.length,
    commands: heap.some(({ commands }) => commands),
    suppressed: heap.some(({ suppressed }) => suppressed),
    empty: heap.some(({ empty }) => empty),
    state: kWorse[Math.max(...states)] ?? first.state,
  };
}

/** Those that would hide each other are one counter with their number, where the first of them stands: from afar every two of a company, and wherever all of the table is seen more than a few. */
export function inHeaps(pieces: readonly Piece[], camera: Camera): readonly Drawn[] {
  const afar = isFar(camera);
  if (!afar && !seesAll(camera)) return pieces;
  const [least, hides] = afar ? [2, hidesAfar(camera)] : [kFew + 1, hidesNear(camera)];
  const heaps: Piece[][] = [];
  for (const piece of pieces) {
    const heap = heaps.find(
      ([first]) =>
        first && !first.ghost && !piece.ghost && first.side === piece.side && hides(first, piece),
    );
    if (heap) heap.push(piece);
    else heaps.push([piece]);
  }
  if (heaps.every(({ length }) => length < least)) return pieces;
  return heaps.flatMap((heap): readonly Drawn[] => {
    const [first, ...others] = heap;
    if (!first || heap.length < least) return heap;
    const hidden = others.map((piece) => ({ ...piece, at: first.at, heap: 0 }));
    return [...hidden, headOf(heap, first)];
  });
}
