import type { Choices, ContactSeen, StandSeen, Told, View } from "../wire/protocol.ts";

/** What the states of the demo page are made of. */
export const kNoChoices: Choices = {
  may_commit: false,
  may_promise: false,
  may_contribute: false,
  may_go_without: false,
  may_agree_to_no_shares: false,
  may_lift: false,
  may_resume: false,
  may_take_up: false,
  may_ask_for_pause: false,
  may_withdraw_pause: false,
  may_take_back: false,
  may_pass: [],
  take_over: [],
  must_discard: 0,
  deploy: {},
  orders: {},
  forms: {},
  moves: {},
  costs: [],
  transport: {},
  may_turn: [],
  fires: {},
  missions: {},
  cards: {},
  occupy: {},
  rulings: [],
};

export function contactOf(stand: StandSeen, more: Partial<ContactSeen> = {}): ContactSeen {
  const { side, type, symbol, kind, width, depth, facing, state, suppressed } = stand;
  const at = stand.at ?? ([0, 0] as const);
  const seen = { side, type, symbol, kind, width, depth, facing, state, suppressed, at };
  const marks = { limbered: false, crew_left_gun: false, towing: false, riders: false };
  return { ...seen, ...marks, path: [], in_sight: true, turn: 2, step: "spotting", ...more };
}

export const told = (kind: Told["kind"], more: Partial<Told>): Told => ({
  turn: 2,
  step: "opportunity_fire",
  kind,
  dice: [],
  working: [],
  outcome: "",
  what: "",
  words: "",
  ...more,
});

export const kHand: View["hand"] = [
  {
    card: "stand-fast",
    title: "Stand Fast",
    text: "One of your companies checks its morale (MOR-01) at +2 this turn.",
    windows: ["5A"],
    steps: ["orders"],
    acts_in: "morale",
    ends_with: ["command"],
    lasts: true,
    hindrance: "",
    target: "own_company",
  },
  {
    card: "second-wind",
    title: "Second Wind",
    text: "One of your stands loses its pin and its suppression.",
    windows: ["2B", "4A"],
    steps: ["prep_fire_a", "prep_fire_b", "change_facing"],
    ends_with: ["movement", "general_fire"],
    lasts: false,
    hindrance: "wrong_window",
    target: "own_stand",
  },
];
