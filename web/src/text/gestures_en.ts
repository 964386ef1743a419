/** What is said where one gesture does many acts. */
export const enGestures = {
  many: {
    pullToFire:
      "On the map, pull from who fires to the enemy it shall hit: that is the shot. From a vehicle, who rides in it fires, too.",
    pullTogether: "Or pull from one of them on the map to an enemy: all fire at it who can.",
    pullChosen: "Pull from it on the map, or choose here:",
    fireKeys: [
      ["N", "firer"],
      [".", "target"],
      ["1–9", "weapon"],
      ["F", "fire"],
    ] as readonly (readonly [string, string])[],
    proposed: "Proposed fire",
    proposedHint:
      "At whom each aimed last, else what its weapon is for and can reach by eye: nobody has measured. A pull aims it elsewhere, so does a click here.",
    doubt: {
      rear: (n: number) => `${String(n)} of staff, observers and mortars could fire: show`,
      long: (n: number) => `${String(n)} long ${n === 1 ? "shot" : "shots"}: show`,
      hidden: (n: number) =>
        `${String(n)} hidden ${n === 1 ? "stand" : "stands"} could fire and may be seen: show`,
    },
    byEye: { near: "near", middling: "middling", far: "far", very_far: "very far" },
    fireAll: (n: number) =>
      n === 1 ? "Fire the shot as shown" : `Fire ${String(n)} shots as shown`,
    endUnfired: (n: number) => `End step: ${String(n)} could fire`,
    hold: "Hold fire",
    holdAll: (type: string) => `Hold fire: ${type}`,
    holds: "Holds its fire",
    holding: "Holding their fire",
    release: (type: string, n: number) => `${type} (${String(n)}) may fire again`,
    chosen: (n: number) => `${String(n)} stands chosen`,
    chosenHint: "Shift and drag (hold and drag with a finger) draws a band round others.",
    orderAll: "One order for all of them",
    orderAllHint: "Each cap lies where most follow. Or pull from one of them on the map.",
    pointAll: "Which way?",
    sameAsBefore: (n: number) => `Same as last turn: ${String(n)} ${n === 1 ? "order" : "orders"}`,
    sameOrder: (order: string) => `Same as last turn: ${order}`,
    chooseIssuers: (n: number) => `Order ${String(n)} commanders together`,
    without: (n: number, names: string) =>
      `${String(n)} ${n === 1 ? "company" : "companies"} without an order: ${names}`,
    endWithout: (n: number) =>
      `End step: ${String(n)} ${n === 1 ? "company" : "companies"} without an order`,
    allTheSame: (ends: string) => `${ends} all the same`,
    withoutHint:
      "Without an order they neither move nor fire first (S-09). Press again to end the step all the same.",
    pullHint:
      "On the map: pull from a commander for a Cautious Advance that way, with Shift (or held) for a Hasty one; two quick clicks and he holds.",
    allToEnd: (n: number) => `All ${String(n)} as far as their orders go`,
    capHint: "On the map: pull a cap, and all who follow it go along their arrow.",
    moveAll: (n: number) =>
      n === 1 ? "Move 1 stand as shown" : `Move ${String(n)} stands as shown`,
    pointHint: "Or click the point on the path itself.",
    unmet: (n: number) => `${String(n)} ${n === 1 ? "was" : "were"} refused; all others are done:`,
    against: (firer: string, target: string) => `${firer} → ${target}`,
  },
  keys: {
    heading: "Keys",
    commit: "Ctrl+Enter",
    call: "Notify me when it is my turn and this page is out of sight",
    letters: "Single letters act",
    yourTurn: (title: string) => `● Your turn: ${title}`,
    list: [
      ["N", "the next stand that can act"],
      ["P", "the one before"],
      ["← ↑ → ↓", "the way of an order's arrow; else the map moves"],
      ["X", "the chosen stand holds its fire, or no longer"],
      [". ,", "the next target of the chosen firer, and the one before"],
      ["1 … 9", "its first to ninth weapon; also while a shot is pulled"],
      ["F", "fire as shown, or at the target that is aimed at"],
      ["L", "all that may move, to the end; again: go"],
      ["S", "the same orders as in the last turn"],
      ["Enter", "on the map: do what is drawn"],
      ["Esc", "one step back"],
      ["Ctrl+Enter", "end the step"],
      ["+ − 0", "nearer, farther, the whole table"],
      ["any key, any click", "ends what the map shows of the last step, and does what it does"],
    ] as readonly (readonly [string, string])[],
  },
};
