import type { View } from "../wire/protocol.ts";
import { kNoChoices } from "./parts.ts";
import { volley } from "./volley.ts";

/** Set-up, with one company that is not all on the table yet and one that is. */
function tray(base: View): View {
  const companies = ["c2", "c3"];
  const mine = Object.entries(base.stands).filter(
    ([, { company, presence }]) => companies.includes(company) && presence === "on_table",
  );
  const waits = (id: string, company: string): boolean => company === "c2" && id !== "s6";
  const stands = mine.map(([id, stand]) => {
    if (!waits(id, stand.company)) return [id, { ...stand, state: "steady" as const }] as const;
    const { at: _, ...rest } = stand;
    return [id, { ...rest, state: "steady" as const, presence: "undeployed" as const }] as const;
  });
  const undeployed = mine.filter(([id, { company }]) => waits(id, company)).length;
  return {
    ...base,
    battle: { ...base.battle, step: "deployment", printed: "0", phase: "set_up", turn: 0 },
    stands: { ...base.stands, ...Object.fromEntries(stands) },
    contacts: {},
    orders: {},
    templates: {},
    wrecks: {},
    log: {},
    prompt: { ...base.prompt, seals: { ...base.prompt.seals, orders: 0, undeployed } },
    choices: {
      ...kNoChoices,
      may_commit: true,
      deploy: Object.fromEntries(
        mine.map(([stand]) => [stand, { stand, places: [[47000, 38000] as const] }]),
      ),
    },
  };
}

/** Nothing to decide: the other side is still at it. */
const waiting = (base: View): View => ({
  ...base,
  prompt: { ...base.prompt, code: "wait", waits_for: "other" },
  choices: kNoChoices,
});

/** So many stands that a frame has enough to do. */
export function crowd(base: View): View {
  const own = Object.entries(base.stands).filter(([, { presence }]) => presence === "on_table");
  const copies = Array.from({ length: Math.ceil(600 / own.length) }, (_, n) => n);
  const stands = copies.flatMap((n) =>
    own.map(([id, stand]) => {
      const [x, y] = stand.at ?? [0, 0];
      const at = [(x + n * 5900) % base.map.width, (y + n * 4100) % base.map.height] as const;
      return [n === 0 ? id : `${id}x${String(n)}`, { ...stand, at }] as const;
    }),
  );
  return { ...base, stands: { ...base.stands, ...Object.fromEntries(stands) } };
}

/** As many have declared their fire as an enemy has drawn. */
function declared(base: View): View {
  const firers = Object.entries(base.stands)
    .filter(([, { presence }]) => presence === "on_table")
    .slice(0, 16);
  const targets = Object.keys(base.contacts);
  const shots = firers.map(([firer, { side }], i) => {
    const target = targets[i % 3] ?? "ka";
    return [`d${String(i)}`, { side, firer, line: 0, weapon: "Rifles", target, dice: 0 }] as const;
  });
  return {
    ...volley(base)[0],
    shots: Object.fromEntries(shots),
    prompt: { ...base.prompt, seals: { ...base.prompt.seals, orders: 0, shots: shots.length } },
    choices: { ...kNoChoices, may_commit: true },
  };
}

export const moreStates = (base: View): Readonly<Record<string, View>> => ({
  tray: tray(base),
  waiting: waiting(base),
  crowd: crowd(base),
  declared: declared(base),
  volley: volley(base)[0],
  volley_told: volley(base)[1],
  guided: { ...base, battle: { ...base.battle, scenario: "tutorial" } },
  paused: {
    ...base,
    battle: { ...base.battle, paused: true },
    prompt: { ...base.prompt, code: "paused", waits_for: "nobody" },
    choices: kNoChoices,
  },
  paused_by_consent: {
    ...base,
    battle: { ...base.battle, paused: true, paused_by_consent: true },
    prompt: { ...base.prompt, code: "paused", waits_for: "nobody" },
    choices: { ...kNoChoices, may_resume: true },
  },
  pause_asked: {
    ...base,
    battle: { ...base.battle, pause_asked: ["red"], quiet_blue: "22-6", quiet_red: "1-7 12-13" },
    quiet_hours: { blue: { side: "blue", player: 1, from: 22, to: 6 } },
    choices: { ...base.choices, may_ask_for_pause: true },
  },
  late: {
    ...base,
    prompt: { ...base.prompt, deadline: 1_800_000_000_000, late: ["blue"] },
  },
  night: {
    ...base,
    battle: { ...base.battle, weather: "Night", night: true, max_visibility: 6000 },
  },
});
