import type { Remembered } from "./dice_record.ts";
import { keyText } from "./random.ts";
import type { Battle } from "./store.ts";

const keyOf = (battle: string, audience: string): string => `ordercap.dice.${battle}.${audience}`;

export function remembered(battle: string, audience: string): Remembered | undefined {
  try {
    const kept = localStorage.getItem(keyOf(battle, audience));
    return kept === null ? undefined : (JSON.parse(kept) as Remembered);
  } catch {
    return undefined;
  }
}

function remember(battle: string, audience: string, what: Remembered): void {
  try {
    localStorage.setItem(keyOf(battle, audience), JSON.stringify(what));
  } catch {
    // Without storage nothing can be compared at the end; the dice are checked all the same.
  }
}

/**
 * Gives this side's share in the dice as soon as it is wanted, without asking anybody, and keeps what
 * was promised before the first roll. [S-05]
 */
export function shareInDice(id: string, battle: Battle): () => void {
  let isGiven = false;
  return battle.subscribe(({ view, audience }) => {
    if (!view) return;
    const { commitment } = view.dice;
    if (view.battle.turn === 0 && !remembered(id, audience)) remember(id, audience, { commitment });
    if (isGiven || !view.choices.may_contribute) return;
    isGiven = true;
    const contribution = keyText();
    void battle
      .send({ do: "contribute_to_dice", contribution })
      .then(({ accepted }) =>
        accepted ? remember(id, audience, { commitment, contribution }) : battle.forgetRefusal(),
      );
  });
}
