import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import { wordsOf } from "../text/speech.ts";

const isMine = (shown: Shown | undefined): boolean =>
  shown?.view.prompt.code === "decide" &&
  !shown.borrowed &&
  (shown.audience === "blue" || shown.audience === "red");

/** The tab's title says whose turn it is; who asked for it is called when he looks elsewhere. */
export function callToTurn(table: Table): () => void {
  let wasMine = true;
  const end = table.shown.subscribe((shown) => {
    if (!shown) return;
    const { title } = shown.view.battle;
    const { language, call } = table.preferences.get();
    const words = wordsOf(language).keys.yourTurn(title);
    document.title = isMine(shown) ? words : `${title} · ordercap`;
    const isCalled = isMine(shown) && !wasMine && call && document.hidden;
    if (isCalled && Notification.permission === "granted")
      new Notification(words, { body: wordsOf(language).task[shown.view.battle.step] });
    wasMine = isMine(shown);
  });
  return end;
}
