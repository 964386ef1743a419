import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demoPieces, demoSource } from "../demo/pieces.ts";
import { kAllFrames } from "./moment.ts";
import { Untold, type Source } from "./pieces.ts";
import { Reel } from "./reel.ts";
import { Telling } from "./telling.ts";

const pieces = demoPieces("blue");
const beginOfTurn = (turn: number): number => pieces.find((one) => one.turn === turn)?.n ?? 0;

async function tellingOf(source: Source): Promise<Telling> {
  const reel = new Reel(source);
  await reel.read();
  return new Telling(reel);
}
/** What was fetched is written down. */
function counted(source: Source): { source: Source; asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    source: {
      list: source.list,
      piece: (edition, n) => {
        asked.push(n);
        return source.piece(edition, n);
      },
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a jump loads the turn that it leads to, and no other; each piece once", async () => {
  const { source, asked } = counted(demoSource("blue"));
  const telling = await tellingOf(source);
  await telling.goTo({ n: beginOfTurn(2) + 3, frame: 0 });
  await telling.goTo({ n: beginOfTurn(2), frame: 1 });
  const turn = pieces.filter((one) => one.turn === 2).map(({ n }) => n);
  expect(asked).toEqual(turn);
  expect(telling.battle.get().view?.battle.turn).toBe(2);
  expect(telling.state.get().at).toEqual({ n: beginOfTurn(2), frame: 1 });
});

test("it plays frame by frame, over steps and turns, to the end", async () => {
  const telling = await tellingOf(demoSource("blue"));
  await telling.goTo({ n: 1, frame: 0 });
  const seen = new Set<string>();
  telling.battle.subscribe(
    ({ view }) => view && seen.add(`${String(view.battle.turn)} ${view.battle.step}`),
  );
  void telling.play();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(telling.state.get()).toMatchObject({ isPlaying: false, at: { n: pieces.length } });
  expect([...seen].slice(0, 4)).toEqual([
    "0 deployment",
    "0 first_orders",
    "1 initiative",
    "1 side_a_moves",
  ]);
  expect(seen.has("3 end_of_turn")).toBe(true);
});

test("stopped it stays where it is; a jump while it plays goes on from there", async () => {
  const telling = await tellingOf(demoSource("blue"));
  await telling.goTo({ n: 4, frame: 0 });
  void telling.play();
  await vi.advanceTimersByTimeAsync(1000);
  telling.stop();
  const { at } = telling.state.get();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(telling.state.get().at).toEqual(at);
  void telling.play();
  telling.turn(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect(telling.state.get().isPlaying).toBe(true);
  expect(telling.battle.get().view?.battle.turn).toBe(2);
  telling.end();
});

test("a frame beyond the last is the last; where a piece ends the next begins", async () => {
  const telling = await tellingOf(demoSource("blue"));
  await telling.goTo({ n: 4, frame: 77 });
  expect(telling.state.get().at).toEqual({ n: 5, frame: 0 });
  await telling.goTo({ n: pieces.length, frame: kAllFrames });
  const frames = pieces.at(-1)?.frames.length;
  expect(telling.state.get().at).toEqual({ n: pieces.length, frame: frames });
});

test("what is not told is said, and what was shown stays", async () => {
  const telling = await tellingOf(demoSource("blue"));
  await telling.goTo({ n: 3, frame: 0 });
  await telling.goTo({ n: 99, frame: 0 });
  expect(telling.state.get()).toMatchObject({ trouble: "none", at: { n: 3, frame: 0 } });
  await telling.goTo({ n: 4, frame: 0 });
  expect(telling.state.get().trouble).toBeUndefined();
});

test("another edition of the program is told anew", async () => {
  let edition = "old";
  const inner = demoSource("blue");
  const telling = await tellingOf({
    list: async () => ({ ...(await inner.list()), edition }),
    piece: (asked, n) =>
      asked === edition ? inner.piece(asked, n) : Promise.reject(new Untold("none")),
  });
  await telling.goTo({ n: 3, frame: 0 });
  edition = "new";
  await telling.goTo({ n: beginOfTurn(2), frame: 0 });
  expect(telling.state.get().trouble).toBeUndefined();
  expect(telling.battle.get().view?.battle.turn).toBe(2);
});

test("a piece that could not be had is asked for again", async () => {
  const inner = demoSource("blue");
  let isUp = false;
  const telling = await tellingOf({
    list: inner.list,
    piece: (edition, n) => (isUp ? inner.piece(edition, n) : Promise.reject(new Untold("failed"))),
  });
  await telling.goTo({ n: 1, frame: 0 });
  expect(telling.state.get().trouble).toBe("failed");
  isUp = true;
  await telling.goTo({ n: 1, frame: 0 });
  expect(telling.battle.get().view?.battle.turn).toBe(0);
});

test("eyes that see less see their last step, and those that see nothing are not taken", async () => {
  const telling = await tellingOf(demoSource("blue"));
  await telling.goTo({ n: 5, frame: 1 });
  expect(await telling.lookThrough(new Reel(demoSource("public", {}, () => 0)))).toBe(false);
  expect(telling.state.get().list?.audience).toBe("blue");
  expect(await telling.lookThrough(new Reel(demoSource("public", {}, () => 3)))).toBe(true);
  expect(telling.state.get()).toMatchObject({ at: { n: 3 }, list: { audience: "public" } });
});

test("through other eyes it is the same step", async () => {
  const telling = await tellingOf(demoSource("blue"));
  await telling.goTo({ n: 5, frame: 1 });
  await telling.lookThrough(new Reel(demoSource("referee")));
  expect(telling.battle.get().audience).toBe("referee");
  expect(telling.state.get()).toMatchObject({
    at: { n: 5, frame: 0 },
    list: { audience: "referee" },
  });
});
