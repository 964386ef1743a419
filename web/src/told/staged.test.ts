import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demoView } from "../demo/states.ts";
import type { Player } from "../play/player.ts";
import type { Scene } from "../play/scene.ts";
import { observable } from "../kit/observable.ts";
import { staged } from "./staged.ts";

const view = demoView();
const hit = [{ kind: "hit" }] as unknown as readonly Scene[];
function playing(scenes: readonly Scene[], lasts: number, isStill = false): Player {
  return {
    playing: observable(undefined),
    play: () => new Promise((done) => setTimeout(() => done(scenes), lasts)),
    skip: vi.fn(),
    isStill: () => isStill,
  };
}
/** How long it takes, in steps of a tenth of a second. */
async function lengthOf(player: Player, pace: 1 | 2): Promise<number> {
  let isDone = false;
  void staged(player)(view, view, pace, new AbortController().signal).then(() => (isDone = true));
  for (let time = 0; ; time += 100) {
    await vi.advanceTimersByTimeAsync(time === 0 ? 0 : 100);
    if (isDone) return time;
  }
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("after what was played there is a moment to take it in", async () => {
  expect(await lengthOf(playing(hit, 1000), 1)).toBe(1300);
});

test("where nothing may move there is time to read, and less at a faster pace", async () => {
  expect(await lengthOf(playing(hit, 0, true), 1)).toBe(1400);
  expect(await lengthOf(playing(hit, 0, true), 2)).toBe(700);
  expect(await lengthOf(playing([], 0), 1)).toBe(500);
});

test("cut short, what is played is skipped", async () => {
  const player = playing(hit, 1000);
  const cut = new AbortController();
  const done = staged(player)(view, view, 1, cut.signal);
  cut.abort();
  expect(player.skip).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
});
