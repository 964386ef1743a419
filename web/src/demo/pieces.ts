import type { Json } from "../wire/apply.ts";
import type {
  Audience,
  Marks,
  Piece,
  PieceList,
  Point,
  Step,
  Told,
  View,
} from "../wire/protocol.ts";
import { Untold, type Source } from "../told/pieces.ts";
import { kPrinted } from "../text/steps.ts";
import { difference } from "./difference.ts";
import { kNoChoices, told } from "./parts.ts";
import { demoStates } from "./states.ts";

/** A small battle in pieces, made by hand: three turns of a few steps. */
type Change = (view: View) => View;
interface Scene {
  readonly step: Step;
  readonly clock: string;
  readonly marks?: Marks;
  /** One for each frame. */
  readonly changes?: readonly Change[];
}

const moved =
  (id: string, dx: number, dy: number): Change =>
  (view) => {
    const stand = view.stands[id];
    const contact = view.contacts[id];
    const [x, y] = stand?.at ?? contact?.at ?? [0, 0];
    const at: Point = [x + dx, y + dy];
    const path: Point[] = [[x, y], [x + dx / 2, y + dy], at];
    if (stand) return { ...view, stands: { ...view.stands, [id]: { ...stand, at, path } } };
    if (!contact) return view;
    return { ...view, contacts: { ...view.contacts, [id]: { ...contact, at, path } } };
  };
const says =
  (kind: Told["kind"], more: Partial<Told>): Change =>
  (view) => {
    const { turn, step } = view.battle;
    const n = String(Object.keys(view.log).length + 1);
    return { ...view, log: { ...view.log, [n]: { ...told(kind, more), turn, step } } };
  };
const both =
  (...changes: readonly Change[]): Change =>
  (view) =>
    changes.reduce((now, change) => change(now), view);
const suffers =
  (id: string, state: "pinned" | "shaken"): Change =>
  (view) => {
    const stand = view.stands[id];
    return stand ? { ...view, stands: { ...view.stands, [id]: { ...stand, state } } } : view;
  };
const lost =
  (id: string): Change =>
  (view) => {
    const { [id]: _, ...contacts } = view.contacts;
    return { ...view, contacts };
  };

const gun = { id: "s27", label: "Anti-Tank Platoon, 1st Gun", side: "blue" } as const;
const panzer = { id: "kd", label: "Panzer IVH", side: "red" } as const;
const platoon = { id: "s8", label: "E Company, 3rd Platoon", side: "blue" } as const;
const shot = (outcome: string, faces: readonly number[]): Change =>
  says("fire_resolved", {
    actor: gun,
    target: panzer,
    what: "57-mm gun",
    dice: faces.map((face) => ({ face, needs: 6 })),
    outcome,
  });

const setUp: readonly Scene[] = [
  { step: "deployment", clock: "06:00", changes: [says("battle_begun", {})] },
  { step: "first_orders", clock: "06:00" },
];
const turn: readonly Scene[] = [
  {
    step: "initiative",
    clock: "06:15",
    changes: [says("initiative_rolled", { side: "red", dice: [{ face: 4 }, { face: 9 }] })],
  },
  {
    step: "side_a_moves",
    clock: "06:15",
    marks: { contacts: 1 },
    changes: [
      moved("kd", 2600, 500),
      moved("ka", 2200, -300),
      both(moved("kb", 1800, 800), says("contact_made", { actor: panzer })),
    ],
  },
  {
    step: "opportunity_fire",
    clock: "06:15",
    marks: { fire: 1 },
    changes: [shot("hit", [3, 8])],
  },
  {
    step: "side_b_moves",
    clock: "06:15",
    changes: [moved("s7", -1500, 900), moved("s6", -1200, 700)],
  },
  {
    step: "general_fire",
    clock: "06:15",
    marks: { fire: 2 },
    changes: [
      shot("miss", [9, 8]),
      both(suffers("s8", "pinned"), says("fire_felt", { target: platoon, outcome: "pinned" })),
    ],
  },
  { step: "orders", clock: "06:15" },
  { step: "morale", clock: "06:15" },
];
const withLoss = turn.map((scene) =>
  scene.step === "general_fire"
    ? {
        ...scene,
        marks: { fire: 1, losses: 1, rulings: 1 },
        changes: [
          shot("hit", [2, 5]),
          both(lost("kd"), says("eliminated", { actor: panzer })),
          says("stand_edited", { actor: platoon, words: "it was forced back too far, see FB-03" }),
        ],
      }
    : scene.step === "side_b_moves"
      ? { ...scene, marks: { objectives: 1 } }
      : scene,
);
const kStory = [setUp, turn, withLoss, turn];

/** Who knows what at the beginning. */
function beginning(audience: Audience): View {
  const states = demoStates();
  const base = (audience === "referee" ? states["referee"] : states["orders"]) as View;
  const view: View = {
    ...base,
    choices: kNoChoices,
    prompt: { ...base.prompt, code: "watch", waits_for: "both" },
    log: {},
    templates: {},
    orders: {},
    wrecks: {},
  };
  if (audience === "blue" || audience === "referee") return view;
  return {
    ...view,
    hand: [],
    stands: Object.fromEntries(
      Object.entries(view.stands).filter(([, { side, visible }]) => side === audience || visible),
    ),
  };
}

function opened(view: View, turnNow: number, { step, clock }: Scene): View {
  const facts = { ...view.battle, turn: turnNow, step, clock, printed: kPrinted[step] };
  return { ...view, battle: facts };
}

/** All pieces, as a server would have made them. */
export function demoPieces(audience: Audience): readonly (Piece & { readonly marks: Marks })[] {
  const scenes = kStory.flatMap((all, turnNow) => all.map((scene) => ({ scene, turnNow })));
  const [first] = scenes;
  if (!first) return [];
  let view = opened(beginning(audience), 0, first.scene);
  const begun = Date.UTC(2026, 5, 6, 18);
  return scenes.map(({ scene, turnNow }, i) => {
    const before = view;
    const next = scenes[i + 1];
    const open: Change = (now) =>
      next
        ? opened(now, next.turnNow, next.scene)
        : opened(now, turnNow, { ...scene, step: "end_of_turn" });
    const frames = [...(scene.changes ?? []), open].map((change, k) => {
      const last = view;
      view = change(view);
      return { at: begun + (i * 10 + k) * 6000, patch: patchOf(last, view) };
    });
    const isFirst = scenes[i - 1]?.turnNow !== turnNow;
    return {
      n: i + 1,
      turn: turnNow,
      step: scene.step,
      passed: next ? [next.scene.step] : [],
      at: begun + (i + 1) * 60000,
      ...(isFirst && { whole: before }),
      frames,
      marks: scene.marks ?? {},
    };
  });
}
const patchOf = (from: View, to: View): Piece["frames"][number]["patch"] =>
  difference(from as unknown as Json, to as unknown as Json) as Piece["frames"][number]["patch"];

/** As far as `upTo` says at the time of asking. */
export function demoSource(
  audience: Audience,
  facts: Partial<PieceList> = {},
  upTo: () => number = () => Infinity,
): Source {
  const pieces = demoPieces(audience);
  const released = (): typeof pieces => pieces.filter(({ n }) => n <= upTo());
  return {
    list: () =>
      Promise.resolve({
        audience,
        edition: "demo",
        title: "Sainte-Claire",
        turns: 8,
        delay: "step",
        over: false,
        lifted: false,
        heads: [],
        ...facts,
        pieces: released().map(({ n, turn, step, at, whole, marks }) => ({
          n,
          turn,
          step,
          at,
          ...(whole && { whole: true as const }),
          marks,
        })),
      }),
    piece: (_edition, n) => {
      const found = released().find((piece) => piece.n === n);
      if (!found) return Promise.reject(new Untold("none"));
      const { marks: _, ...piece } = found;
      return Promise.resolve(piece);
    },
  };
}
