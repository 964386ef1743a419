import type { Advice } from "../coach.ts";

/** What a newcomer is told, step by step. */
const say: Readonly<Record<Advice["say"], (n: number) => string>> = {
  over: () => "The battle is over. The log and the whole truth are open.",
  wait: () => "The other side still decides. Nothing is asked of you.",
  discard: (n) =>
    `You hold too many cards: choose ${String(n)} to put away below (REF-05). The yellow button takes the oldest.`,
  deploy: (n) =>
    `${String(n)} of your stands have no place yet. Set a company down as a block inside the dashed zone, or let the yellow button show places for all.`,
  block: () => "Now press the map inside the dashed zone.",
  deployed: () => "All are on the table. Drag any elsewhere; the yellow button ends the set-up.",
  chooseIssuer: (n) =>
    `${String(n)} of your companies ${n === 1 ? "has" : "have"} no order. Choose a commander with a yellow ring and give one: without an order a stand neither moves nor fires first (S-09).`,
  chooseOrder: () =>
    "Choose the order. Hold is for whoever defends: he may fire at what comes (ORD-56).",
  layOrder: () => "Press one of the yellow dots: there the cap lies, and whoever is near follows.",
  pointOrder: () => "Which way? Pull from the cap, or press a direction.",
  ordered: () => "Every company has its order. The yellow button seals them.",
  prepFire: () =>
    "You may fire before anybody moves, but whoever fires now fires no more this turn (FIRE-03). Better wait until they come: end the step.",
  fire: (n) =>
    `${String(n)} can fire. On the map, pull from one of yours to the enemy it shall hit: that is the shot. The dashed arrows are a proposal; the yellow button takes it as it is.`,
  fired: (n) =>
    n === 1
      ? "One shot is ready. The yellow button seals it."
      : `${String(n)} shots are ready. The yellow button seals them.`,
  noFire: () => "Nobody of yours sees anybody to fire at. End the step.",
  move: (n) =>
    `${String(n)} may move. Pull a stand, or let all go as far as their orders let them.`,
  stay: () => "Under Hold nobody moves. End the step and watch who comes.",
  artillery: () =>
    "Guns beyond the table wait for an observer who sees something. You need none now: end the step.",
  facing: () => "Stands may turn before they fire. Yours look the right way: end the step.",
  pass: () => "Nothing has to be done here. End the step.",
};
export const enCoach = {
  theme: {
    heading: "Light",
    auto: "as the room has it",
    light: "by day",
    dark: "by lamplight",
  },
  coach: {
    heading: "Your first battle",
    say,
    leave: "I know the way",
    ask: "Guide me through the first turn",
    does: {
      places: (n: number) =>
        n === 1 ? "Show a place for 1 stand" : `Show places for ${String(n)} stands`,
      discard: () => "Put the oldest card away",
      same: () => "The same orders again",
      hold: () => "Let all hold",
      fire: (n: number) => (n === 1 ? "Fire the shot shown" : `Fire the ${String(n)} shots shown`),
    } satisfies Record<NonNullable<Advice["does"]>, (n: number) => string>,
  },
};
