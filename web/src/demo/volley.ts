import type { ContactSeen, Point, Told, View } from "../wire/protocol.ts";
import { kNoChoices, told } from "./parts.ts";

const by = (view: View, id: string): NonNullable<Told["actor"]> => {
  const { name: label, side } = view.stands[id] ?? {
    name: view.contacts[id]?.type ?? id,
    side: "red" as const,
  };
  return { id, label, side };
};
const dice = (needs: number, ...faces: readonly number[]): Told["dice"] =>
  faces.map((face) => ({ face, needs }));
const inches = (from: Point, dx: number, dy: number, n: number): readonly Point[] =>
  Array.from({ length: n }, (_, i) => [from[0] + dx * (i + 1), from[1] + dy * (i + 1)] as const);

/** A step of fire as Blue was told it: the view before it closed, and the one after. */
export function volley(base: View): readonly [before: View, after: View] {
  const { ka, kb, kc, kd, ...others } = base.contacts;
  if (!ka || !kb || !kc || !kd) return [base, base];
  const contacts = { ka, kb, kc, kd, ...others };
  const quiet = Object.entries(contacts).map(
    ([id, one]) => [id, { ...one, path: [] as readonly Point[] }] as const,
  );
  const before: View = {
    ...base,
    battle: {
      ...base.battle,
      step: "general_fire",
      printed: "4B",
      phase: "general_fire",
      opening: base.battle.opening - 1,
    },
    contacts: Object.fromEntries(quiet),
    choices: { ...kNoChoices, may_commit: true },
    orders: {},
    log: {},
  };
  const s8 = before.stands["s8"];
  const s9 = before.stands["s9"];
  if (!s8?.at || !s9?.at) return [base, base];
  const back = [s8.at[0] + 3500, s8.at[1] + 900] as const;
  const { kc: _, ...left } = before.contacts;
  const way = inches(kd.at, 950, 250, 6);
  const fallen = [kb.at[0] - 2600, kb.at[1] + 700] as const;
  const seen: ContactSeen = { ...kb, at: [fallen[0] + 9000, fallen[1] + 6000], path: [] };
  const fire = { step: "general_fire" as const };
  const lines: readonly Told[] = [
    told("fire_resolved", {
      ...fire,
      actor: by(before, "s27"),
      target: by(before, "kc"),
      what: "57-mm gun",
      dice: dice(7, 6, 9),
      outcome: "eliminated",
    }),
    told("eliminated", { ...fire, actor: by(before, "kc") }),
    told("fire_resolved", {
      ...fire,
      actor: by(before, "s22"),
      target: by(before, "kb"),
      what: "Machine guns",
      dice: dice(4, 3, 8, 2),
      outcome: "hit",
    }),
    told("hits_distributed", { ...fire, target: by(before, "kb"), outcome: "forced_back" }),
    told("forced_back", { ...fire, actor: by(before, "kb"), place: fallen }),
    told("fire_resolved", {
      ...fire,
      actor: by(before, "s7"),
      target: by(before, "ka"),
      what: "Rifles",
      outcome: "out_of_range",
    }),
    told("fire_felt", { ...fire, target: by(before, "s8"), from: 270000, outcome: "forced_back" }),
    told("forced_back", { ...fire, actor: by(before, "s8"), place: back }),
    told("contact_made", { ...fire, actor: { id: "kn", label: seen.type, side: "red" } }),
  ];
  const after: View = {
    ...base,
    stands: {
      ...before.stands,
      s8: { ...s8, at: back, forced_back: true },
      s9: { ...s9, suppressed: true },
    },
    contacts: {
      ...left,
      kb: { ...kb, path: [], at: fallen, suppressed: true },
      kd: { ...kd, at: way.at(-1) ?? kd.at, path: way },
      kn: seen,
    },
    wrecks: { ...before.wrecks, w2: { at: kc.at, facing: kc.facing, width: 1000, depth: 1500 } },
    log: Object.fromEntries(lines.map((line, i) => [String(i + 1), line])),
  };
  return [before, after];
}
