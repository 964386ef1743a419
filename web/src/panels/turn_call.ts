import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import type { Words } from "../text/en.ts";
import { wordsOf } from "../text/speech.ts";

const isMine = (shown: Shown | undefined): boolean =>
  shown?.view.prompt.code === "decide" &&
  !shown.borrowed &&
  (shown.audience === "blue" || shown.audience === "red");

export interface Call {
  /** Nobody is called twice to the same. */
  readonly to: string;
  readonly words: string;
}
/** To what whoever sits here is called: his decision in each step; or, once, to companies that somebody else leads for him. */
export function callOf(shown: Shown, w: Words): Call | undefined {
  const { battle, choices } = shown.view;
  if (isMine(shown)) return { to: String(battle.opening), words: w.task[battle.step] };
  const mayTakeUp = choices.may_take_up && !shown.borrowed;
  return mayTakeUp ? { to: "companies", words: w.players.takeUp } : undefined;
}

/** Under the name that a push of the same battle has: whichever comes later takes the other's place, and is heard all the same. */
const called = (
  battle: string,
  body: string,
): NotificationOptions & { readonly renotify: boolean } => ({
  body,
  tag: battle,
  renotify: battle !== "",
});

/** The tab's title says whose turn it is; who asked for it is called when he looks elsewhere. */
export function callToTurn(table: Table): () => void {
  let last: string | undefined;
  let isFirst = true;
  return table.shown.subscribe((shown) => {
    if (!shown) return;
    const { title } = shown.view.battle;
    const { language, call: isWanted } = table.preferences.get();
    const w = wordsOf(language);
    const yours = w.keys.yourTurn(title);
    document.title = isMine(shown) ? yours : `${title} · ordercap`;
    const call = callOf(shown, w);
    const isNew = call?.to !== last && !isFirst;
    if (call && isNew && isWanted && document.hidden && Notification.permission === "granted")
      new Notification(yours, called(table.id, call.words));
    // A pause between is no new step.
    if (call) last = call.to;
    isFirst = false;
  });
}
