import { offersFor, type Offer } from "../acts/acts.ts";
import { actorsOf, declaredFirers } from "../table/scene.ts";
import type { Shown } from "../table/shown.ts";
import type { View } from "../wire/protocol.ts";
import { targetsNamed } from "./here.ts";

export interface Ready {
  readonly id: string;
  readonly name: string;
  readonly offers: readonly Offer[];
  /** Enemies that it can aim at; absent unless it may fire. */
  readonly targets?: number;
  /** Its fire is declared: that it may use another weapon, too, is no reason to wait for it. */
  readonly isDeclared: boolean;
}
/** Who can act now: with more than a turn, by turning alone, or by firing at nobody. */
export interface ReadyStands {
  readonly acting: readonly Ready[];
  readonly turning: readonly Ready[];
  readonly idle: readonly Ready[];
}

function targetsOf({ choices }: View, id: string): number | undefined {
  const fires = Object.values(choices.fires).filter(({ firer }) => firer === id);
  if (fires.length === 0) return undefined;
  const targets = fires.flatMap(({ weapons = [] }) =>
    weapons.flatMap((weapon) => (weapon.targets ?? []).map(({ target }) => target)),
  );
  return new Set(targets).size;
}

/** Each in map order. Who holds his fire, or has declared it, has nothing to fire at. */
export function readyStands(shown: Shown, held: readonly string[] = []): ReadyStands {
  const { view, borrowed } = shown;
  const declared = declaredFirers(view);
  const all = borrowed ? [] : targetsNamed(shown, [...actorsOf(view)]);
  const ready = all.map(({ id, name }): Ready => {
    const targets = targetsOf(view, id);
    const isDeclared = declared.has(id);
    const offers = offersFor(view, id);
    return { id, name, offers, isDeclared, ...(targets !== undefined && { targets }) };
  });
  const useful = ready.map(({ offers, targets, isDeclared }) =>
    offers.filter(
      ({ act }) =>
        act.kind !== "turn" &&
        (act.kind !== "fire" || (targets !== 0 && !isDeclared && !held.includes(act.firer))),
    ),
  );
  const acting = ready.filter((_, i) => (useful[i]?.length ?? 0) > 0);
  const rest = ready.filter((one) => !acting.includes(one));
  const turns = ({ offers }: Ready): boolean => offers.some(({ act }) => act.kind === "turn");
  return { acting, turning: rest.filter(turns), idle: rest.filter((one) => !turns(one)) };
}

/** Who comes after this stand, or before it, in map order; absent where nobody else can act. */
export function neighbourReady(
  { acting }: ReadyStands,
  id: string | undefined,
  step: 1 | -1,
): Ready | undefined {
  const at = acting.findIndex((one) => one.id === id);
  const from = at < 0 && step < 0 ? 0 : at;
  const around = acting.map((_, i) => (from + step * (i + 1) + 2 * acting.length) % acting.length);
  return around.flatMap((i) => acting[i] ?? []).find((one) => one.id !== id);
}
export const nextReady = (ready: ReadyStands, id: string | undefined): Ready | undefined =>
  neighbourReady(ready, id, 1);

/** Whose orders do not let them stay: who is not moved goes the least that he must. [S-04] */
export function pushedStands({ view, borrowed }: Shown): readonly string[] {
  if (borrowed || !view.choices.may_commit) return [];
  return Object.values(view.choices.moves)
    .filter(({ least }) => least > 0)
    .map(({ stand }) => stand);
}
