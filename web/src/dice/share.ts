import { keyText } from "../kit/random.ts";
import type { Command, View } from "../wire/protocol.ts";
import type { Battle } from "../wire/store.ts";
import { isSide, kOther, type Remembered, type Side } from "./shares.ts";

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

const kAgain = 1000;

/**
 * Promised at once; again when play waits for a share that this browser does not have: another one
 * of this side has drawn it. [S-102]
 */
const isPromiseWanted = (view: View, own: string | undefined, promise: string): boolean =>
  view.choices.may_promise &&
  (own === undefined || (own !== promise && view.battle.step === "dice_contributions"));

/** What this side would send now, and what to remember of it when it is sent. */
async function wishOf(
  view: View,
  side: Side,
  drawn: string,
  was?: Remembered,
): Promise<readonly [Command, Remembered] | undefined> {
  const { promiseFor } = await import("./promise.ts");
  const { commitment, ...dice } = view.dice;
  const own = dice[`promise_${side}`];
  const promise = promiseFor(side, drawn);
  const kept = { commitment, ...was, drawn };
  if (view.choices.may_contribute && [promise, undefined].includes(own)) {
    const promised = dice[`promise_${kOther[side]}`];
    const opened = {
      contribution: drawn,
      sent: drawn,
      ...(promised !== undefined && { promised }),
    };
    return [
      { do: "contribute_to_dice", contribution: drawn },
      { ...kept, ...opened },
    ];
  }
  return isPromiseWanted(view, own, promise) ? [{ do: "promise_share", promise }, kept] : undefined;
}

/**
 * Draws this side's share in the dice, promises it and opens it as soon as both are promised, without
 * asking anybody, and keeps what was promised before the first roll. [S-05, S-102]
 */
export function shareInDice(id: string, battle: Battle): () => void {
  const sent = new Set<string>();
  let drawnHere: string | undefined; // where nothing can be stored
  let isBusy = false;
  let isLate = false;

  const actOn = async (view: View, side: Side): Promise<void> => {
    const { may_promise, may_contribute } = view.choices;
    if (!may_promise && !may_contribute) return;
    const before = remembered(id, side);
    const drawn = before?.drawn ?? (drawnHere ??= keyText());
    const wanted = await wishOf(view, side, drawn, before);
    if (!wanted || sent.has(JSON.stringify(wanted[0]))) return;
    const [command, kept] = wanted;
    sent.add(JSON.stringify(command));
    remember(id, side, kept);
    const { accepted } = await battle.send(command);
    // The step may have been ended while it was on its way: it is given in the next.
    if (!accepted) sent.delete(JSON.stringify(command));
    if (accepted || !before || command.do !== "contribute_to_dice") return;
    remember(id, side, { ...before, sent: command.contribution });
  };

  /** One thing at a time; what comes in meanwhile is looked at after it. */
  const act = async (): Promise<void> => {
    isLate = isBusy;
    const { view, audience } = battle.get();
    if (isBusy || !view || !isSide(audience)) return;
    isBusy = true;
    // What did not load, as while the server is away, is tried again: all may wait for this alone.
    await actOn(view, audience).catch(() => setTimeout(() => void act(), kAgain));
    isBusy = false;
    if (isLate) await act();
  };

  return battle.subscribe(({ view, audience }) => {
    if (!view) return;
    const was = remembered(id, audience);
    const { commitment } = view.dice;
    if (view.battle.turn === 0 && !was) remember(id, audience, { commitment });
    const isLeftOut = view.battle.turn > 0 && isSide(audience) && !view.dice[audience];
    if (isLeftOut && was?.contribution && !was.lapsed)
      remember(id, audience, { ...was, lapsed: true }); // all shares lapsed, and it was said
    void act();
  });
}
