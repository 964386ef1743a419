// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demoPieces, demoSource } from "../demo/pieces.ts";
import { follow } from "./following.ts";
import { Untold, type Source } from "./pieces.ts";
import { Reel } from "./reel.ts";
import { Telling } from "./telling.ts";

let upTo = 3;
let isHidden = false;
let asked = 0;
let trouble: "failed" | "gone" | undefined;
const inner = demoSource("public", {}, () => upTo);
const source: Source = {
  list: () => {
    asked += 1;
    return trouble ? Promise.reject(new Untold(trouble)) : inner.list();
  },
  piece: inner.piece,
};
async function watch(): Promise<{ telling: Telling; end: () => void }> {
  const reel = new Reel(source);
  await reel.read();
  const telling = new Telling(reel);
  const end = follow(telling);
  await vi.advanceTimersByTimeAsync(0);
  asked = 0;
  return { telling, end };
}
function hide(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}
const lengthOf = (n: number): number => demoPieces("public")[n - 1]?.frames.length ?? 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  [upTo, isHidden, trouble] = [3, false, undefined];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it begins where the newest piece ends, and plays the next when it is there", async () => {
  const { telling, end } = await watch();
  expect(telling.state.get()).toMatchObject({ at: { n: 3, frame: lengthOf(3) } });
  upTo = 4;
  await vi.advanceTimersByTimeAsync(3100);
  expect(telling.state.get()).toMatchObject({ isPlaying: true, at: { n: 4, frame: 1 } });
  await vi.advanceTimersByTimeAsync(2900);
  expect(telling.state.get()).toMatchObject({ isPlaying: false, at: { n: 4, frame: lengthOf(4) } });
  end();
});

test("it asks every three seconds, every thirty when nothing has come for ten minutes", async () => {
  const { end } = await watch();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(10);
  await vi.advanceTimersByTimeAsync(600_000);
  asked = 0;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toBe(10);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(10);
});

test("nobody looks: nothing is asked; when somebody does, the newest alone is played", async () => {
  const { telling, end } = await watch();
  hide(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
  upTo = 9;
  hide(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toBe(1);
  expect(telling.state.get()).toMatchObject({ isPlaying: true, at: { n: 9 } });
  end();
});

test("who is only a step behind is hurried when more has come, and then no more", async () => {
  const { telling, end } = await watch();
  upTo = 9;
  await vi.advanceTimersByTimeAsync(3100);
  expect(telling.state.get().pace).toBe(4);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(telling.state.get().pace).toBe(1);
  end();
});

test("a turn that is released as one is played from its beginning", async () => {
  const { telling, end } = await watch();
  upTo = 9;
  await vi.advanceTimersByTimeAsync(3100);
  expect(telling.state.get().at?.n).toBe(4);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(telling.state.get().at?.n).toBe(9);
  end();
});

test("nothing is released yet: it waits", async () => {
  upTo = 0;
  const { telling, end } = await watch();
  expect(telling.state.get().at).toBeUndefined();
  upTo = 1;
  await vi.advanceTimersByTimeAsync(3100);
  expect(telling.state.get().at).toEqual({ n: 1, frame: lengthOf(1) });
  end();
});

test("without an answer it says so and goes on asking; of a deleted battle it asks no more", async () => {
  const { telling, end } = await watch();
  trouble = "failed";
  await vi.advanceTimersByTimeAsync(6100);
  expect(telling.state.get()).toMatchObject({ trouble: "failed", at: { n: 3 } });
  trouble = undefined;
  await vi.advanceTimersByTimeAsync(3000);
  expect(telling.state.get().trouble).toBeUndefined();
  trouble = "gone";
  await vi.advanceTimersByTimeAsync(3000);
  asked = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
  expect(telling.state.get().trouble).toBe("gone");
  end();
});
