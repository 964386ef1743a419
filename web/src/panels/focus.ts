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

/** A button that is gone took the focus along: on to the form, to who can act next, to the commit. */
export async function keepFocus(hasForm: boolean): Promise<void> {
  await tick();
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  focusFirst(hasForm ? [...kForm, ...kNext] : kNext);
}
