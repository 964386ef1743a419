import { keyText } from "../kit/random.ts";
import type { Command, View } from "../wire/protocol.ts";
import type { Battle } from "../wire/store.ts";
import { isSentElsewhere, isSide, kOther } from "./shares.ts";
import type { Remembered, Side } from "./shares.ts";

const keyOf = (battle: string, audience: string): string => `ordercap.dice.${battle}.${audience}`;
/** Where nothing can be stored, it is known as long as the page is open. */
const unstored = new Map<string, string>();

export function remembered(battle: string, audience: string): Remembered | undefined {
  const key = keyOf(battle, audience);
  try {
    const kept = unstored.get(key) ?? localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Remembered);
  } catch {
    return undefined;
  }
}

function remember(battle: string, audience: string, what: Remembered): void {
  const key = keyOf(battle, audience);
  const text = JSON.stringify(what);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** Whoever goes on without the other's share shows his own: from then on it was sent. [S-102] */
export function openedAlone(battle: string, side: Side): void {
  const was = remembered(battle, side);
  if (was?.drawn !== undefined) remember(battle, side, { ...was, sent: was.drawn });
}

/** The server took it: from now on it has to be in the record. [S-102] */
export function takenAlone(battle: string, side: Side): void {
  const was = remembered(battle, side);
  if (was?.sent !== undefined) remember(battle, side, { ...was, contribution: was.sent });
}

const kAgain = 1000;

/** No share counts, and the log says so. */
const haveLapsed = ({ battle, dice, log }: View): boolean =>
  battle.turn > 0 &&
  !dice.blue &&
  !dice.red &&
  Object.values(log).some(({ kind }) => kind === "shares_lapsed");

/**
 * Promised at once; again when play waits for a share that this browser does not have: another one
 * of this side has drawn it. [S-102]
 */
const isPromiseWanted = (view: View, own: string | undefined, promise: string): boolean =>
  view.choices.may_promise &&
  (own === undefined || (own !== promise && view.battle.step === "dice_contributions"));

/**
 * What this side would send now, and what to remember of it before it is sent. A share that was sent is known to
 * whoever keeps the server: it is neither promised nor sent against what may have been chosen since. [S-102]
 */
function wishOf(
  view: View,
  side: Side,
  promiseFor: (side: Side, share: string) => string,
  was?: Remembered,
): readonly [Command, Remembered] | undefined {
  const { commitment, ...dice } = view.dice;
  if (isSentElsewhere(view, side, was)) return undefined;
  const own = dice[`promise_${side}`];
  const drawn = was?.drawn ?? keyText();
  const promise = promiseFor(side, drawn);
  const kept = { commitment, ...was, drawn };
  if (view.choices.may_contribute && [promise, undefined].includes(own)) {
    const promised = dice[`promise_${kOther[side]}`];
    const opened = {
      contribution: drawn,
      sent: drawn,
      own: promise,
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
  let isBusy = false;
  let isLate = false;

  const actOn = async (view: View, side: Side): Promise<void> => {
    const { may_promise, may_contribute } = view.choices;
    if (!may_promise && !may_contribute) return;
    const { promiseFor } = await import("./promise.ts");
    // From here until it is remembered nothing is waited for: another page may keep what it sends.
    const before = remembered(id, side);
    const wanted = wishOf(view, side, promiseFor, before);
    if (!wanted || sent.has(JSON.stringify(wanted[0]))) return;
    const [command, kept] = wanted;
    sent.add(JSON.stringify(command));
    remember(id, side, kept);
    const { accepted } = await battle.send(command);
    if (accepted) return;
    // The step may have been ended while it was on its way: it is given in the next.
    sent.delete(JSON.stringify(command));
    if (command.do !== "contribute_to_dice" || before?.contribution !== undefined) return;
    const { contribution: _, ...refused } = remembered(id, side) ?? kept;
    remember(id, side, refused);
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
    // What is shown was taken, though the page was closed before the answer came.
    if (was?.sent !== undefined && was.contribution === undefined && isSide(audience))
      if (view.dice[audience] === was.sent) takenAlone(id, audience);
    if (was?.sent !== undefined && !was.lapsed && haveLapsed(view))
      remember(id, audience, { ...was, lapsed: true });
    void act();
  });
}
