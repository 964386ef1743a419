// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { kNothing, type Draft } from "../../acts/draft.ts";
import { actByKey } from "../../acts/keys.ts";
import type { MoveAct } from "../../acts/kinds/move.ts";
import { demoStates } from "../../demo/states.ts";
import { stillBattle } from "../../demo/still_battle.ts";
import type { Spot } from "../../ground/geometry.ts";
import { piecesOf } from "../../table/scene.ts";
import { layTable } from "../../table/table.ts";
import type { Command, View } from "../../wire/protocol.ts";
import { fit, toPixel } from "../camera.ts";
import { click, toolAt, toolForDrag } from "./choose_tool.ts";
import type { Bench, Touch } from "./tool.ts";

/** A table with synthetic pointers: what would be sent is kept. */
function sit(state: string): {
  bench: Bench;
  sent: Command[];
  at: (x: number, y: number) => Touch;
  draft: () => Draft;
} {
  const view = demoStates()[state] as View;
  const sent: Command[] = [];
  const table = layTable(stillBattle({ view }, (command) => sent.push(command)));
  const pieces = piecesOf(view, "blue");
  const camera = fit(view.map, { width: 1000, height: 700 });
  const shown = table.shown.get();
  if (!shown) throw new Error("nothing is shown");
  const bench = { table, shown, pieces: new Map(pieces.map((p) => [p.id, p])) };
  const at = (x: number, y: number): Touch => {
    const spot: Spot = { x: x * 1000, y: y * 1000 };
    const pixel = toPixel(camera, spot);
    const piece = pieces.find((p) => Math.hypot(p.at.x - spot.x, p.at.y - spot.y) < 400);
    return { pixel, spot, camera, ...(piece && { piece }) };
  };
  return { bench, sent, at, draft: () => table.draft.get() };
}

test("a drag from a stand that may move draws its path; cancelling takes it back", () => {
  const { bench, at, draft, sent } = sit("movement");
  const tool = toolForDrag(bench, at(32.6, 27.4));
  tool?.start(at(32.6, 27.4));
  tool?.move(at(28, 29));
  expect((draft().act as MoveAct).path).toHaveLength(1);
  tool?.cancel();
  expect((draft().act as MoveAct).path).toHaveLength(0);
  expect(sent).toEqual([]);
});

test("a path ends where the allowance does", () => {
  const { bench, at, draft } = sit("movement");
  const tool = toolForDrag(bench, at(32.6, 27.4));
  tool?.start(at(32.6, 27.4));
  tool?.finish(at(2, 38));
  const [end] = (draft().act as MoveAct).path;
  expect(32600 - (end?.x ?? 0)).toBeLessThan(12000);
});

test("a click on a lit target aims, a click on another firer takes that one", () => {
  const { bench, at, draft } = sit("opportunity_fire");
  bench.table.select("s27");
  const contact = bench.shown.view.contacts["kc"]?.at ?? [0, 0];
  click(bench, at(contact[0] / 1000, contact[1] / 1000));
  expect(draft().act).toMatchObject({ kind: "fire", firer: "s27", target: "kc" });
  const other = bench.shown.view.stands["s22"]?.at ?? [0, 0];
  click(bench, at(other[0] / 1000, other[1] / 1000));
  expect(draft().act).toMatchObject({ kind: "fire", firer: "s22" });
});

test("a second click on the target that is aimed at is the shot", () => {
  const { bench, at, sent } = sit("opportunity_fire");
  bench.table.select("s27");
  const [x, y] = bench.shown.view.contacts["kd"]?.at ?? [0, 0];
  click(bench, at(x / 1000, y / 1000));
  expect(sent).toEqual([]);
  click(bench, at(x / 1000, y / 1000));
  expect(sent).toMatchObject([{ do: "declare_fire", firer: "s27", target: "kd" }]);
});

test("a pull from who fires to whom he fires at is the shot, with the weapon that reaches him", () => {
  const { bench, at, sent, draft } = sit("opportunity_fire");
  const [fx, fy] = bench.shown.view.stands["s27"]?.at ?? [0, 0];
  const [x, y] = bench.shown.view.contacts["kd"]?.at ?? [0, 0];
  const tool = toolForDrag(bench, at(fx / 1000, fy / 1000));
  tool?.start(at(fx / 1000, fy / 1000));
  tool?.move(at(x / 1000, y / 1000));
  expect(draft().act).toMatchObject({ kind: "fire", firer: "s27", target: "kd" });
  expect(sent).toEqual([]);
  tool?.finish(at(x / 1000, y / 1000));
  expect(sent).toMatchObject([{ do: "declare_fire", firer: "s27", line: 0, target: "kd" }]);
});

test("a pull from who fires to nobody chooses him, and no more", () => {
  const { bench, at, sent, draft } = sit("opportunity_fire");
  const [fx, fy] = bench.shown.view.stands["s27"]?.at ?? [0, 0];
  const tool = toolForDrag(bench, at(fx / 1000, fy / 1000));
  tool?.start(at(fx / 1000, fy / 1000));
  tool?.finish(at(1, 1));
  expect(sent).toEqual([]);
  expect(draft()).toMatchObject({ selected: "s27", act: { kind: "fire" } });
});

test("a pull that passes over others aims at none of them, and near enough is at him", () => {
  localStorage.clear();
  const { bench, at, sent, draft } = sit("opportunity_fire");
  const place = (id: string, aside = 0): Touch => {
    const { view } = bench.shown;
    const [x, y] = view.stands[id]?.at ?? view.contacts[id]?.at ?? [0, 0];
    return at(x / 1000 + aside, y / 1000);
  };
  const tool = toolForDrag(bench, place("s27"));
  tool?.start(place("s27"));
  tool?.move(place("kc"));
  tool?.finish(at(1, 1));
  expect(bench.table.memory.get().aimed["s27"]).toBeUndefined();
  bench.table.select(undefined);
  const again = toolForDrag(bench, place("s27"));
  again?.start(place("s27"));
  again?.move(place("kc"));
  again?.finish(place("kd", 0.9));
  expect(sent).toMatchObject([{ do: "declare_fire", firer: "s27", target: "kd" }]);
  expect(bench.table.memory.get().aimed["s27"]).toMatchObject({ target: "kd" });
  expect(draft().selected).toBeUndefined();
});

test("a weapon that is chosen by its number while the shot is pulled is the one that fires", () => {
  const { bench, at, sent } = sit("opportunity_fire");
  const place = (id: string): Touch => {
    const { view } = bench.shown;
    const [x, y] = view.stands[id]?.at ?? view.contacts[id]?.at ?? [0, 0];
    return at(x / 1000, y / 1000);
  };
  const tool = toolForDrag(bench, place("s27"));
  tool?.start(place("s27"));
  tool?.move(place("kc"));
  expect(actByKey(bench.table, "2")).toBe(true);
  tool?.move(place("kc"));
  tool?.finish(place("kc"));
  expect(sent).toMatchObject([{ do: "declare_fire", firer: "s27", line: 1, target: "kc" }]);
});

test("a pull from who carries is the shot of who rides on him", () => {
  const { bench, at, sent } = sit("opportunity_fire");
  const { view } = bench.shown;
  const gun = view.stands["s27"];
  const [carrier = ""] = Object.keys(view.stands).filter((id) => !(id in view.choices.fires));
  const other = view.stands[carrier];
  if (!gun?.at || !other) throw new Error("nobody rides");
  const stands = {
    ...view.stands,
    s27: { ...gun, aboard: carrier },
    [carrier]: { ...other, carries: ["s27"] },
  };
  const loaded: Bench = { ...bench, shown: { ...bench.shown, view: { ...view, stands } } };
  const [x, y] = view.contacts["kd"]?.at ?? [0, 0];
  const [cx, cy] = other.at ?? [0, 0];
  const piece = bench.pieces.get(carrier);
  const from: Touch = { ...at(cx / 1000, cy / 1000), ...(piece && { piece, stack: [piece] }) };
  const tool = toolForDrag(loaded, from);
  tool?.start(from);
  tool?.finish(at(x / 1000, y / 1000));
  expect(sent).toMatchObject([{ do: "declare_fire", firer: "s27", line: 0, target: "kd" }]);
});

test("a pull from one of those who are chosen together is the shot of all who can fire at him", async () => {
  const { bench, at, sent, draft } = sit("opportunity_fire");
  const { view } = bench.shown;
  const { fires } = view.choices;
  const [gun, machineGun] = [fires["s27"], fires["s22"]];
  const target = gun?.weapons?.[0]?.targets?.find((one) => one.target === "kd");
  const weapons = machineGun?.weapons?.map((one) => ({ ...one, targets: target ? [target] : [] }));
  if (!gun || !machineGun || !weapons) throw new Error("nobody fires");
  const choices = { ...view.choices, fires: { s27: gun, s22: { ...machineGun, weapons } } };
  const both: Bench = {
    ...bench,
    shown: { ...bench.shown, view: { ...view, choices, shots: {} } },
  };
  const place = (id: string): Touch => {
    const [x, y] = view.stands[id]?.at ?? view.contacts[id]?.at ?? [0, 0];
    return at(x / 1000, y / 1000);
  };
  bench.table.draft.set({ act: { kind: "none" }, group: ["s27", "s22"] });
  const tool = toolForDrag(both, place("s27"));
  tool?.start(place("s27"));
  tool?.move(place("kd"));
  expect(draft().volley).toMatchObject([{ firer: "s22", target: "kd" }]);
  tool?.finish(at(1, 1));
  expect(draft()).toMatchObject({ act: { kind: "none" }, group: ["s27", "s22"] });
  expect(sent).toEqual([]);
  tool?.finish(place("kd"));
  await Promise.resolve();
  expect(sent).toMatchObject([
    { firer: "s27", line: 0, target: "kd" },
    { firer: "s22", line: 0, target: "kd" },
  ]);
});

test("all that is proposed is declared at once, each shot by itself", async () => {
  const { bench, sent } = sit("opportunity_fire");
  await bench.table.performAll(bench.table.proposals.get());
  expect(sent).toMatchObject([{ do: "declare_fire", firer: "s27" }]);
});

test("an order is pressed where the cap lies and pulled the way of its arrow", () => {
  const { bench, at, sent } = sit("orders");
  const [offer] = bench.shown.view.choices.orders["s15"]?.offers ?? [];
  if (!offer) throw new Error("no offer");
  bench.table.begin({ kind: "order", slot: "s15", issuer: "s15", offer, overwatch: [] });
  const tool = toolAt(bench, at(41.6, 20.1));
  tool?.start(at(41.6, 20.1));
  tool?.move(at(41.5, 30));
  tool?.finish(at(41.5, 30));
  expect(sent).toMatchObject([{ do: "place_order", marker: [41500, 20000], arrow: 0 }]);
});

test("ORD-45 a hold is placed by a click, and with an arrow if it is pulled", () => {
  for (const [y, arrow] of [
    [20.1, false],
    [30, 0],
  ] as const) {
    const { bench, at, sent } = sit("orders");
    const offer = bench.shown.view.choices.orders["s15"]?.offers.find((o) => o.chit === "hold");
    if (!offer) throw new Error("no offer");
    bench.table.begin({ kind: "order", slot: "s15", issuer: "s15", offer, overwatch: [] });
    const tool = toolAt(bench, at(41.6, 20.1));
    tool?.start(at(41.5, 20.1));
    tool?.finish(at(41.5, y));
    expect(sent).toMatchObject([{ chit: "hold", marker: [41500, 20000] }]);
    expect(sent.map((one) => "arrow" in one && one.arrow)).toEqual([arrow]);
  }
});

test("a click on nothing lets go of everything", () => {
  const { bench, at, draft } = sit("over");
  bench.table.select("s1");
  click(bench, at(1, 1));
  expect(draft()).toEqual(kNothing);
});

test("clicks on a stack go through all that lie in it, one after the other", () => {
  const { bench, at, draft } = sit("over");
  const [first, second, third] = [...bench.pieces.values()].slice(-3);
  if (!first || !second || !third) throw new Error("no stack");
  const stack = [first, second, third];
  const touch = { ...at(30, 30), piece: first, stack };
  for (const one of [first, second, third, first]) {
    click(bench, touch);
    expect(draft().selected).toBe(one.id);
  }
});

test("a pull from a commander is a Cautious Advance that way, with Shift a Hasty one", () => {
  for (const [isHeld, chit] of [
    [false, "cautious_advance"],
    [true, "hasty_advance"],
  ] as const) {
    const { bench, at, sent } = sit("orders");
    const [x, y] = bench.shown.view.stands["s15"]?.at ?? [0, 0];
    const tool = toolForDrag(bench, { ...at(x / 1000, y / 1000), isHeld });
    tool?.start(at(x / 1000, y / 1000));
    tool?.move(at(x / 1000 + 9, y / 1000));
    expect(sent).toEqual([]);
    tool?.finish(at(x / 1000 + 9, y / 1000));
    expect(sent).toMatchObject([{ do: "place_order", issuer: "s15", chit, arrow: 90000 }]);
  }
});

test("two quick clicks on a commander, and he holds", () => {
  const { bench, at, sent } = sit("orders");
  const [x, y] = bench.shown.view.stands["s15"]?.at ?? [0, 0];
  click(bench, at(x / 1000, y / 1000));
  expect(sent).toEqual([]);
  click(bench, { ...at(x / 1000, y / 1000), isSecond: true });
  expect(sent).toMatchObject([{ do: "place_order", issuer: "s15", chit: "hold" }]);
});

test("a band chooses those in it who can act, and a cancelled one nobody", () => {
  const { bench, at, draft } = sit("orders");
  const band = toolForDrag(bench, { ...at(1, 1), isHeld: true });
  band?.start(at(1, 1));
  band?.move(at(71, 47));
  expect(draft().band).toBeDefined();
  band?.cancel();
  expect(draft().band).toBeUndefined();
  band?.start(at(1, 1));
  band?.finish(at(71, 47));
  const { orders } = bench.shown.view.choices;
  const issuers = new Set(Object.values(orders).map(({ issuer }) => issuer));
  expect(new Set(draft().group ?? [draft().selected])).toEqual(issuers);
});

test("a formation is pulled along its own arrow and moves only when it is told to", async () => {
  const { bench, at, draft, sent } = sit("movement");
  bench.table.draft.set({ act: { kind: "none" }, group: ["s7"] });
  const [x, y] = bench.shown.view.stands["s7"]?.at ?? [0, 0];
  const tool = toolForDrag(bench, at(x / 1000, y / 1000));
  tool?.start(at(x / 1000, y / 1000));
  tool?.finish(at(x / 1000, y / 1000 + 8));
  const [move] = draft().formation ?? [];
  expect(move?.choice.stand).toBe("s7");
  expect(sent).toEqual([]);
  await bench.table.performDraft();
  expect(sent).toMatchObject([{ do: "move_stand", stand: "s7" }]);
  expect(draft().formation).toBeUndefined();
});

test("what was shown of a formation is taken back before the choice itself", () => {
  const { bench, draft } = sit("movement");
  const choice = bench.shown.view.choices.moves["s7"];
  if (!choice) throw new Error("no move");
  bench.table.draft.set({ act: { kind: "none" }, group: ["s7", "s8"] });
  bench.table.propose([{ kind: "move", choice, path: [{ x: 0, y: 0 }] }]);
  bench.table.cancel();
  expect(draft()).toMatchObject({ group: ["s7", "s8"] });
  expect(draft().formation).toBeUndefined();
  bench.table.cancel();
  expect(draft()).toEqual(kNothing);
});
