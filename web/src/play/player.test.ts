import { expect, test } from "vitest";
import { demoView } from "../demo/states.ts";
import { volley } from "../demo/volley.ts";
import type { View } from "../wire/protocol.ts";
import { createPlayer, type Frames } from "./player.ts";

const [before, after] = volley(demoView());

/** Time that a test lets pass. */
function handTime(): Frames & { pass(ms: number): void } {
  let [now, call]: [number, (() => void) | undefined] = [0, undefined];
  return {
    now: () => now,
    next: (next) => {
      call = next;
      return () => (call = undefined);
    },
    pass: (ms) => {
      now += ms;
      const due = call;
      call = undefined;
      due?.();
    },
  };
}

test("who will fall back is first drawn where it stood, then on its way, then as the view has it", () => {
  const frames = handTime();
  const player = createPlayer({ frames, isStill: () => false });
  void player.play(before, after);
  const role = () => player.playing.get()?.roles.get("s8");
  const [x = 0, y = 0] = before.stands["s8"]?.at ?? [];
  expect(role()).toMatchObject({ at: { x, y }, shows: 1 });
  const seen = new Set<number>();
  for (let i = 0; i < 80; i += 1) {
    frames.pass(50);
    const at = role()?.at.x;
    if (at !== undefined) seen.add(at);
  }
  expect(seen.size).toBeGreaterThan(4);
  expect(player.playing.get()).toBeUndefined();
});

test("a contact that is made later is not seen before", () => {
  const frames = handTime();
  const player = createPlayer({ frames, isStill: () => false });
  void player.play(before, after);
  expect(player.playing.get()?.roles.get("kn")).toMatchObject({ shows: 0 });
  expect(player.playing.get()?.roles.get("kc")).toMatchObject({ shows: 1, view: before });
});

test("it is over in four seconds, and whoever waits is told", async () => {
  const frames = handTime();
  const player = createPlayer({ frames, isStill: () => false });
  const over = player.play(before, after);
  frames.pass(3000);
  expect(player.playing.get()).toBeDefined();
  frames.pass(1001);
  expect(player.playing.get()).toBeUndefined();
  expect((await over).length).toBeGreaterThan(5);
});

test("twice as fast takes half the time", () => {
  const frames = handTime();
  const player = createPlayer({ frames, isStill: () => false, pace: () => 2 });
  void player.play(before, after);
  frames.pass(2001);
  expect(player.playing.get()).toBeUndefined();
});

test("what comes meanwhile waits, drawn as it was before it, and what is played makes haste", () => {
  const frames = handTime();
  const player = createPlayer({ frames, isStill: () => false });
  const s7 = { ...(after.stands["s7"] as View["stands"][string]), suppressed: true };
  const later = { ...after, stands: { ...after.stands, s7 } };
  void player.play(before, after);
  frames.pass(100);
  void player.play(after, later);
  expect(player.playing.get()?.roles.get("s7")).toMatchObject({ view: after });
  frames.pass(901);
  expect(player.playing.get()?.running.map(({ scene }) => scene.kind)).toEqual(["marked"]);
  frames.pass(2001);
  expect(player.playing.get()).toBeUndefined();
});

test("however much comes, it is over soon after the last of it", () => {
  const frames = handTime();
  const player = createPlayer({ frames, isStill: () => false });
  for (let i = 0; i < 12; i += 1) void player.play(before, after);
  let passed = 0;
  for (; player.playing.get(); passed += 20) frames.pass(20);
  expect(passed).toBeGreaterThan(2000);
  expect(passed).toBeLessThanOrEqual(4000);
});

test("who moves while others do waits for nobody, but never for two things at once", () => {
  const frames = handTime();
  const player = createPlayer({ frames, isStill: () => false });
  const to = (view: View, id: string, by: number): View => {
    const contact = view.contacts[id] as View["contacts"][string];
    const [x, y] = contact.at;
    const at = [x + by, y] as const;
    return { ...view, contacts: { ...view.contacts, [id]: { ...contact, at, path: [at] } } };
  };
  const first = to(before, "ka", 1000);
  const second = to(first, "kb", 1000);
  void player.play(before, first);
  void player.play(first, second);
  const running = () =>
    player.playing.get()?.running.map(({ scene }) => ("who" in scene ? scene.who : ""));
  expect(running()).toEqual(["ka", "kb"]);
  void player.play(second, to(second, "ka", 900));
  expect(running()).toEqual(["ka", "kb"]);
  frames.pass(901);
  expect(running()).toEqual(["ka"]);
});

test("skipped, all is passed and everybody is told", async () => {
  const frames = handTime();
  const player = createPlayer({ frames, isStill: () => false });
  const both = Promise.all([player.play(before, after), player.play(before, after)]);
  player.skip();
  expect(player.playing.get()).toBeUndefined();
  expect((await both).length).toBe(2);
});

test("without motion nothing is shown, and all is told at once", async () => {
  const player = createPlayer({ isStill: () => true });
  const scenes = await player.play(before, after);
  expect(player.playing.get()).toBeUndefined();
  expect(scenes.length).toBeGreaterThan(5);
});

test("where nothing happened nothing is played", async () => {
  expect(await createPlayer({ isStill: () => false }).play(before, before)).toEqual([]);
});
