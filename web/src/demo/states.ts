import type { Choices, ContactSeen, OrderOffer, StandSeen, View } from "../wire/protocol.ts";
import { demoForces, demoMap } from "./from_scenario.ts";
import { kLog } from "./log.ts";
import { crowd, moreStates } from "./more_states.ts";
import { contactOf, kHand, kNoChoices } from "./parts.ts";

/** The states that the demo page shows: each a whole view, made by hand. */
const offer = (chit: OrderOffer["chit"], arrow: "needed" | "may" | "none"): OrderOffer => ({
  chit,
  reach: "adjacent",
  takes_arrow: arrow !== "none",
  needs_arrow: arrow === "needed",
  needs_recipient: false,
  needs_pair: false,
});
export function demoView(): View {
  const [blue, red] = [demoForces("blue"), demoForces("red")];
  const stands: Record<string, StandSeen> = { ...blue.stands };
  const change = (id: string, more: Partial<StandSeen>): void => {
    const stand = stands[id];
    if (stand) stands[id] = { ...stand, ...more };
  };
  change("s8", { state: "pinned", visible: true, suppressed: true });
  change("s9", { state: "shaken", visible: true });
  change("s27", { visible: true });
  change("s6", { state: "demoralized" });
  const enemies = Object.values(red.stands).filter((s) => s.at);
  const contacts: Record<string, ContactSeen> = {};
  enemies.slice(3, 12).forEach((stand, i) => {
    const [x, y] = stand.at ?? [0, 0];
    const at = [x + 9000, y] as const;
    const path = i % 2 === 0 ? [stand.at ?? at, [x + 5000, y + 400] as const, at] : [];
    contacts[`k${"abcdefghq"[i] ?? i}`] = contactOf({ ...stand, at }, { path });
  });
  const [ghost] = enemies.slice(15);
  if (ghost) contacts["zz"] = contactOf(ghost, { in_sight: false, turn: 1 });
  return {
    battle: {
      scenario: "demo",
      title: "Sainte-Claire",
      summary: "A battle group meets a dug-in battalion.",
      briefing: "Hold the crossroads. Who starts in the houses is hidden (REF-04).",
      options: {},
      turn: 2,
      turns: 8,
      clock: "06:30",
      step: "orders",
      printed: "5A",
      opening: 83,
      phase: "command",
      side_a: "red",
      weather: "Clear",
      spot_percent: 100,
      wheeled_factor: 1,
      night: false,
      air_allowed: true,
      paused: false,
      paused_by_clock: false,
      paused_by_consent: false,
      pause_asked: [],
      quiet_blue: "",
      quiet_red: "",
      over: false,
      lifted: false,
      lift_agreed: [],
      ending: "",
    },
    map: demoMap(),
    seats: {},
    players: {},
    standing_passes: {},
    quiet_hours: {},
    asked_moves: {},
    dice: { commitment: "5f1d0c".padEnd(64, "0"), no_shares_agreed: [] },
    objectives: {
      "1": {
        name: "Crossroads",
        at: [41000, 24000],
        reach: 4000,
        points_blue: 3,
        points_red: 5,
        held_by: "blue",
      },
      "2": {
        name: "The bridge",
        at: [24300, 22100],
        reach: 3000,
        points_blue: 1,
        points_red: 2,
        held_by: "red",
      },
    },
    formations: blue.formations,
    companies: blue.companies,
    types: {},
    stands,
    contacts,
    orders: {
      o1: {
        side: "blue",
        chit: "cautious_advance",
        arrow: 270000,
        members: ["s6", "s7"],
        sealed: true,
        revealed: false,
        issuer: "s5",
        marker: [36500, 27500],
        overwatch: [],
        plain: [],
        named: [],
      },
      o2: {
        side: "blue",
        chit: "hold",
        members: ["s10", "s11"],
        sealed: true,
        revealed: false,
        issuer: "s10",
        marker: [46500, 38200],
        overwatch: [],
        plain: [],
        named: [],
      },
    },
    caps: {},
    shots: {},
    missions: {},
    facings: {},
    templates: {
      "20000/26000": { kind: "high_explosive", centre: [20500, 26500], size: 4000, turn_placed: 2 },
      "33000/30000": { kind: "air_strike", centre: [33000, 30000], size: 4000, turn_placed: 2 },
      "28000/19000": { kind: "smoke", centre: [28500, 19500], size: 3000, turn_placed: 2 },
    },
    wrecks: { w1: { at: [25500, 21200], facing: 80000, width: 1000, depth: 1500 } },
    abandoned_guns: {},
    fieldworks: {},
    obstacles: {},
    hand: kHand,
    hands: { blue: 2, red: 3 },
    decks: { blue: 14, red: 13 },
    cards_played: {},
    prompt: {
      code: "decide",
      waits_for: "you",
      deadline_stopped: false,
      late: [],
      seals: { undeployed: 0, orders: 2, shots: 0, missions: 0, facings: 0, cards: 0 },
    },
    choices: {
      ...kNoChoices,
      may_commit: true,
      orders: {
        s15: {
          issuer: "s15",
          offers: [
            offer("cautious_advance", "needed"),
            offer("hasty_advance", "needed"),
            offer("hold", "may"),
            offer("disengage", "needed"),
            offer("rally", "none"),
          ],
          spots: [
            { marker: [41500, 20000], followers: ["s15", "s16", "s17"] },
            { marker: [45000, 21500], followers: ["s18"] },
          ],
          recipients: [],
          lost_pairs: [],
        },
      },
      cards: {
        "stand-fast": {
          card: "stand-fast",
          target: "own_company",
          own_stands: [],
          own_companies: ["c2", "c3"],
          enemies: [],
        },
      },
    },
    log: kLog,
  } as View;
}

/** The same battle in another step, with other things to do. */
export function demoStates(): Readonly<Record<string, View>> {
  const base = demoView();
  const red = demoForces("red");
  const [x, y] = base.stands["s7"]?.at ?? [0, 0];
  const step = (
    facts: Partial<View["battle"]>,
    choices: Partial<Choices>,
    more: Partial<View> = {},
  ): View => ({
    ...base,
    ...more,
    battle: { ...base.battle, ...facts },
    choices: { ...kNoChoices, may_commit: true, ...choices },
    prompt: { ...base.prompt, seals: { ...base.prompt.seals, orders: 0 } },
  });
  const target = (handle: string, points: readonly (readonly [number, number])[] = []) => ({
    target: handle,
    path_points: [...points],
    covers: [],
  });
  const movement = step(
    { step: "side_b_moves", printed: "2E", phase: "movement" },
    {
      moves: {
        s7: {
          stand: "s7",
          chit: "hasty_advance",
          arrow: 290000,
          mobility: "personnel",
          least: 6000,
          most: 12000,
          most_road: 12000,
          weather_factor: 1,
          road_only: false,
          paths: [[[x - 11200, y + 4070]], [[x - 5640, y + 2050]]],
        },
      },
      costs: [
        { mobility: "personnel", terrain: "woods", factor: 2, at_ford: 2, at_least: 0 },
        { mobility: "personnel", terrain: "creek", factor: 2, at_ford: 2, at_least: 1000 },
      ],
    },
  );
  return {
    orders: base,
    movement,
    crowd_movement: crowd(movement),
    opportunity_fire: step(
      { step: "opportunity_fire", printed: "3A", phase: "opportunity_fire" },
      {
        fires: {
          s27: {
            firer: "s27",
            weapons: [
              {
                line: 0,
                name: "57-mm gun, AP",
                dice: 2,
                targets: [
                  target("ka", [
                    [22000, 18400],
                    [18400, 17400],
                  ]),
                  target("kc"),
                  target("kd"),
                ],
              },
              { line: 1, name: "57-mm gun, HE", dice: 2, targets: [target("kc")] },
            ],
          },
          s22: {
            firer: "s22",
            weapons: [{ line: 0, name: "Machine guns", dice: 4, targets: [target("kb")] }],
          },
        },
      },
      {
        shots: {
          d1: {
            side: "blue",
            firer: "s22",
            line: 0,
            weapon: "Machine guns",
            target: "kb",
            dice: 0,
          },
        },
      },
    ),
    artillery: step(
      { step: "artillery_response", printed: "1A", phase: "artillery" },
      {
        missions: {
          "s3/high_explosive": {
            observer: "s3",
            kind: "high_explosive",
            batteries: ["s4", "s24"],
            least_batteries: 1,
            targets: [
              { target: "ka", point: [22000, 17600] },
              { target: "kc", point: [18600, 15200] },
            ],
          },
          "s3/smoke": {
            observer: "s3",
            kind: "smoke",
            batteries: ["s24"],
            least_batteries: 1,
            targets: [
              { target: "ka", point: [22000, 17600] },
              { target: "kc", point: [18600, 15200] },
            ],
          },
        },
      },
    ),
    facing: step(
      { step: "change_facing", printed: "4A", phase: "general_fire" },
      { may_turn: ["s27", "s28"] },
      { facings: { s28: 300000 } },
    ),
    discard: step(
      { step: "fog_of_war", printed: "5D", phase: "command" },
      { must_discard: 1 },
      { orders: {} },
    ),
    deployment: step(
      { step: "deployment", printed: "0", phase: "set_up", turn: 0 },
      {
        deploy: {
          s29: {
            stand: "s29",
            places: [[47000, 38000]],
          },
        },
      },
      { contacts: {}, orders: {}, templates: {}, wrecks: {} },
    ),
    ...moreStates(base),
    referee: {
      ...base,
      prompt: { ...base.prompt, code: "watch", waits_for: "both" },
      choices: { ...kNoChoices, rulings: ["edit_stand", "remove_stand", "end_step", "pause"] },
      stands: { ...base.stands, ...red.stands },
      companies: { ...base.companies, ...red.companies },
      formations: { ...base.formations, ...red.formations },
      contacts: {},
      desk: {
        contacts: {},
        forced_dice: { "t2/4B/hit/27/0/1005/0": 3 },
        committed: { blue: 1, red: 0 },
        briefing_blue: "",
        briefing_red: "",
        hand_blue: [],
        hand_red: [],
        deck_blue: [],
        deck_red: [],
        weathers: ["Clear", "Poor", "Bad"],
        morale_numbers: [5, 6, 7, 8, 9, 10],
        steps: ["orders", "general_fire"],
        orders: ["hold", "cautious_advance", "hasty_advance", "disengage", "rally"],
      },
    },
    over: {
      ...step(
        {
          step: "battle_over",
          printed: "end",
          phase: "over",
          over: true,
          winner: "blue",
          points_blue: 9,
          points_red: 4,
          ending: "last_turn",
        },
        { may_commit: false },
      ),
      prompt: { ...base.prompt, code: "over", waits_for: "nobody" },
    },
  };
}
