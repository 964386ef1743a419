import { mergePatch, type JsonObject } from "../wire/apply.ts";
import type { ListedPiece, Piece, View } from "../wire/protocol.ts";

/** What a piece tells, view by view: what was known before it, then after each of its frames. */
export type Views = readonly [View, ...View[]];

/** `before` is what was known when the piece began; one that carries it whole needs none. */
export function viewsOf(piece: Piece, before?: View): Views | undefined {
  const first = piece.whole ? settled(piece.whole, before) : before;
  if (!first) return undefined;
  const views: [View, ...View[]] = [first];
  let last = first as unknown as JsonObject;
  for (const { patch } of piece.frames) {
    last = mergePatch(last, patch as JsonObject) as JsonObject;
    views.push(last as unknown as View);
  }
  return views;
}

/** The same ground stays the same: it is not painted anew. */
function settled(whole: View, before: View | undefined): View {
  const isSame = before && JSON.stringify(before.map) === JSON.stringify(whole.map);
  return isSame ? { ...whole, map: before.map } : whole;
}

/** The piece from which this one can be told: the last that carries a whole view. */
export const beginOf = (pieces: readonly ListedPiece[], n: number): ListedPiece | undefined =>
  pieces.findLast((piece) => piece.whole === true && piece.n <= n);

/** The pieces that are told together, a turn of them: from a whole view to before the next. */
export function stretchOf(pieces: readonly ListedPiece[], n: number): readonly ListedPiece[] {
  const begin = beginOf(pieces, n);
  if (!begin) return [];
  const end = pieces.find((piece) => piece.whole === true && piece.n > n);
  return pieces.filter((piece) => piece.n >= begin.n && (!end || piece.n < end.n));
}
