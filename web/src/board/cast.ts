import type { Moment } from "../play/player.ts";
import { piecesOf, type Piece } from "../table/scene.ts";
import type { Audience, View } from "../wire/protocol.ts";

/** A stand that is drawn as a play has it. */
export interface Actor extends Piece {
  /** How much of it is seen, 0 to 1. */
  readonly shows: number;
}
const kLooks = new WeakMap<View, ReadonlyMap<string, Piece>>();

function looksIn(view: View, audience: Audience): ReadonlyMap<string, Piece> {
  const known = kLooks.get(view);
  if (known) return known;
  const looks = new Map(piecesOf(view, audience).map((piece) => [piece.id, piece]));
  kLooks.set(view, looks);
  return looks;
}

/** Those that have a role now, as they are drawn. */
export function castOf({ roles }: Moment, audience: Audience): readonly Actor[] {
  return [...roles].flatMap(([id, { view, at, facing, shows }]) => {
    const piece = looksIn(view, audience).get(id);
    return piece ? [{ ...piece, at, facing: facing ?? piece.facing, shows }] : [];
  });
}

export const castKey = (moment: Moment | undefined): string =>
  [...(moment?.roles.keys() ?? [])].join();
