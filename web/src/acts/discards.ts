import type { View } from "../wire/protocol.ts";

const kWithoutLeader = ["random", "none"] as const;
/** Which cards above the limit go: the leader's choice, unless the battle says otherwise. */
export const discardsBy = ({ battle }: View): "choice" | (typeof kWithoutLeader)[number] =>
  kWithoutLeader.find((one) => one === battle.options["fow_discard"]) ?? "choice";

/** As which each card of the hand is discarded, from 1; absent where its age decides. A card can be held twice. */
export function placesOf(
  hand: readonly string[],
  order: readonly string[],
): readonly (number | undefined)[] {
  const taken = new Set<number>();
  return kept(hand, order).reduce<(number | undefined)[]>((places, card, place) => {
    const at = hand.findIndex((one, i) => one === card && !taken.has(i));
    taken.add(at);
    return places.with(at, place + 1);
  }, Array<undefined>(hand.length).fill(undefined));
}

/** The order without what is held no longer. */
function kept(hand: readonly string[], order: readonly string[]): readonly string[] {
  const left = [...hand];
  return order.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The order after this card of the hand was pressed: it goes last of them, or by its age again. */
export function withPressed(
  hand: readonly string[],
  order: readonly string[],
  pressed: number,
): readonly string[] {
  const place = placesOf(hand, order)[pressed];
  const now = kept(hand, order);
  if (place !== undefined) return now.filter((_, i) => i !== place - 1);
  return [...now, ...hand.slice(pressed, pressed + 1)];
}
