// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus, type FocusKeeper } from "./focus.ts";

let keeper: FocusKeeper;
const button = (id: string): HTMLButtonElement => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`no button ${id}`);
  return found;
};
const focused = (): string | undefined => document.activeElement?.id;
const microtasks = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.innerHTML = `
    <ul class="ready-list"><button id="first"></button><button id="second"></button></ul>
    <div class="act"><button id="chit" class="chit"></button></div>
    <button id="gone"></button>`;
  keeper = keepFocus();
});
afterEach(() => keeper.end());

test("between two stops of Tab nothing has the focus, and nothing is lost", async () => {
  button("second").focus();
  button("second").blur();
  await microtasks();
  await keeper.rescue(false);
  expect(focused()).toBe("");
});

test("a focus that is gone with its button goes on in the list, or in the form", async () => {
  button("gone").focus();
  button("gone").remove();
  await keeper.rescue(false);
  expect(focused()).toBe("first");
  button("first").remove();
  await keeper.rescue(true);
  expect(focused()).toBe("chit");
});

test("a focus that is somewhere stays there", async () => {
  button("second").focus();
  await keeper.rescue(true);
  expect(focused()).toBe("second");
});

test("a page that is only looked away from keeps its focus", async () => {
  button("gone").focus();
  button("gone").dispatchEvent(new FocusEvent("blur"));
  await microtasks();
  button("gone").remove();
  await keeper.rescue(false);
  expect(focused()).toBe("first");
});
