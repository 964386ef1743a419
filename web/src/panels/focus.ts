import { tick } from "svelte";

/** Where a person at the keyboard goes on, in this order. */
const kForm = [".act .chit", ".act .choices button", ".act [data-testid=do]:enabled"];
const kNext = ["[data-testid=next-ready]", ".ready-list button", "[data-testid=commit]"];

function focusFirst(of: readonly string[]): void {
  for (const one of of) {
    const found = document.querySelector<HTMLElement>(one);
    if (!found) continue;
    found.focus();
    return;
  }
}

/** What was just chosen by key opens a form: on into it. */
export async function intoForm(): Promise<void> {
  await tick();
  focusFirst([...kForm, ...kNext]);
}

export interface FocusKeeper {
  /** A button that is gone took the focus along: on to the form, to who can act next, to the commit. */
  readonly rescue: (hasForm: boolean) => Promise<void>;
  readonly end: () => void;
}

const isThere = (one: Element): boolean => one.isConnected && !one.matches(":disabled");

/** Knows a focus that was taken from one that left by itself: between two stops nothing has it, and nothing is lost. */
export function keepFocus(): FocusKeeper {
  let held: Element | undefined;
  const take = ({ target }: FocusEvent): void => {
    if (target instanceof Element) held = target;
  };
  const leave = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    // Whoever removes it has done so by then; and a page that is only looked away from keeps it.
    queueMicrotask(() => {
      if (held === target && isThere(target) && document.activeElement !== target) held = undefined;
    });
  };
  addEventListener("focus", take, true);
  addEventListener("blur", leave, true);
  return {
    rescue: async (hasForm) => {
      await tick();
      const { activeElement } = document;
      if (!held || (activeElement && activeElement !== document.body)) return;
      focusFirst(hasForm ? [...kForm, ...kNext] : kNext);
    },
    end: () => {
      removeEventListener("focus", take, true);
      removeEventListener("blur", leave, true);
    },
  };
}
