import type { Telling } from "../told/telling.ts";

/** Where a key is a letter that somebody writes, presses a button, or chooses in a list. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest("input:not([type=checkbox]), textarea, select, dialog")) return true;
  if (event.key === " ") return target?.closest("a, button, summary, input") != null;
  return target?.closest(".stands, [role=tab], [role=tabpanel]:focus") != null;
}

/** The keys of the time line, wherever the focus is. */
export function timed(telling: Telling, event: KeyboardEvent, toBegin: () => void): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const turnOrStep = (way: 1 | -1): void =>
    event.shiftKey ? telling.turn(way) : telling.step(way);
  const acts: Readonly<Record<string, () => void>> = {
    " ": () => telling.toggle(),
    ArrowLeft: () => turnOrStep(-1),
    ArrowRight: () => turnOrStep(1),
    Home: toBegin,
    End: () => void telling.toEnd(),
  };
  const act = acts[event.key];
  if (!act || isTaken(event)) return;
  act();
  event.preventDefault();
  event.stopPropagation();
}
