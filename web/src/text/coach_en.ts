import type { Advice } from "../acts/advice.ts";
import type { Easy } from "../acts/easy.ts";
import type { Decision } from "../table/memory.ts";

/** What a newcomer is told, step by step. */
const say: Readonly<Record<Advice["say"], (n: number) => string>> = {
  over: () =>
    "The battle is over. The log tells how it went. What each side did not know is opened when both agree to it, or on the day that the log names.",
  wait: () => "The other side still decides. Nothing is asked of you.",
  discard: (n) =>
    `You hold too many cards: choose ${String(n)} to put away below (REF-05). The yellow button takes the oldest.`,
  deploy: (n) =>
    `${String(n)} of your stands ${n === 1 ? "has" : "have"} no place yet. Set a company down as a block inside the dashed zone, or let the yellow button show places for all.`,
  block: () => "Now press the map inside the dashed zone.",
  deployed: () => "All are on the table. Drag any elsewhere; the yellow button ends the set-up.",
  chooseIssuer: (n) =>
    `${String(n)} of your companies ${n === 1 ? "has" : "have"} no order, and without one a stand neither moves nor fires first (S-09). The yellow button does what is sound: whoever defends holds, whoever attacks comes on. If you want something else, choose a commander with a yellow ring.`,
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
    `${String(n)} may move. Pull a stand where you want it; the yellow button lets all go as far as their orders let them.`,
  stay: () => "Nobody of yours can move now. End the step and watch who comes.",
  artillery: () =>
    "Mortars and guns fire at what an observer sees. Nobody sees anything for them now: end the step.",
  mission: () =>
    "An observer sees somebody. The yellow button asks for high explosive there. If you want something else, choose the observer.",
  asked: () => "The fire is asked for. The yellow button seals it.",
  facing: () =>
    "Stands may turn before they fire. Turn whoever looks elsewhere; the yellow button ends the step.",
  pass: () => "Nothing has to be done here. End the step.",
};
const decision: Readonly<Record<Decision, string>> = {
  openFire:
    "Who opens fire? Whoever fires is seen from then on; whoever waits stays hidden and can fire later.",
  mortars:
    "Where do the mortars fire? Bombs drive infantry back, smoke takes the sight from an assault gun, and there is little smoke.",
  reserve:
    "Who stays, who goes? A second company comes up. An advance brings a platoon to where it is needed, but whoever moves is seen sooner.",
  early:
    "Now or later? Whoever fires before they move hits those who are in sight already, and has nothing left for those who come.",
  last: "Nobody needs to hide any longer. The hamlet is his who alone has a steady stand beside it at the end of this turn.",
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
    decides: (turn: number) => `The decision of turn ${String(turn)}`,
    decision,
    say,
    routine:
      "Here everything is routine. The yellow button carries on, one step after the other, and stops where something is for you to decide. If you want to do something else in this step, do it first.",
    toTheNext: "To the next decision",
    toTheEnd: "To the end of the battle",
    carriesOn: "Carrying on …",
    stop: "Stop here",
    again: (side: string) => `The same battle as ${side}`,
    leave: "I know the way",
    ask: "Guide me through the first turn",
    does: {
      places: (n: number) =>
        n === 1 ? "Show a place for 1 stand" : `Show places for ${String(n)} stands`,
      discard: () => "Put the oldest card away",
      same: () => "The same orders again",
      hold: () => "Let all hold",
      advance: () => "Let all come on",
      mission: () => "Call for fire",
      moves: (n: number) => (n === 1 ? "Move 1 stand" : `Move all ${String(n)}`),
      fire: (n: number) => (n === 1 ? "Fire the shot shown" : `Fire the ${String(n)} shots shown`),
    } satisfies Record<Easy, (n: number) => string>,
  },
};
