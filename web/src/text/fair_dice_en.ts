/** The dice of a battle, and how they are checked. */
export const enFairDice = {
  inShort:
    "Server and sides promise before the first roll what the dice are made of. Once everything is open, this page can roll again every die that no referee set.",
  howHeading: "How it works, and what was promised",
  explained:
    "Before the first roll the server promises its secret by this number; each side promises a share by its hash, and opens it when both have promised. When everything is opened after the battle, this page can roll again every die that no referee set.",
  hostHeading: "Dice that a host cannot choose",
  host: "Whoever keeps the server knows its secret; alone, he could make battle after battle until the dice pleased him. A share that he does not know when he promises his own mixes them all anew: where both shares were promised and opened, nobody could choose the dice, but for this: a die against an enemy depends on the name that the firing side has for him; the server draws it, and how is not checked here. Where one is missing, it is said here who could. Shares hide nothing: whoever keeps the server can see everything in it.",
  promise: "The server's promise",
  share: (side: string) => `${side}'s share`,
  none: "none given",
  promisedShare: "promised, not opened yet:",
  check: "Roll every die again",
  record: "all dice, to check elsewhere",
  verdict: {
    fair: (n: number) => `All ${n} dice are as they were rolled.`,
    fits: (n: number, all: number) =>
      `${n < all ? `Of ${all} dice ${n}` : `All ${n} dice`} follow from what was opened. What that does not show stands below.`,
    wrong: (wrong: number, n: number) =>
      wrong > 0
        ? `These dice cannot be trusted: ${wrong} of ${n} differ.`
        : "These dice cannot be trusted: see below.",
    none: "There is no die to roll again.",
  },
  commitment: {
    kept: "The secret is the one that was promised before the first roll.",
    fits: "The secret fits the promise in the record. This browser was not shown one before the first roll, so whether it is the same was not checked here.",
    broken: "The secret is not the one that was promised.",
    malformed:
      "The secret is not written as it has to be: salt and seed have 64 digits each. Cut elsewhere they make other dice and keep the same promise.",
  },
  ownShare: {
    mixed_in: "Your share is in every die that was rolled again.",
    in_record: "Your share is in the record; that it is in every die did not show.",
    missing: "Your share is missing.",
    lapsed: "Your share does not count: all shares lapsed, as the log said before the first roll.",
    refused:
      "Your browser opened your share, and the server did not take it: whoever keeps the server had seen it.",
    unsent:
      "The share that this browser drew was never opened: it is in no die. Whether another of yours was mixed in was not checked here.",
    unknown:
      "This browser holds no share of yours, so whether it was mixed in was not checked here.",
  },
  promises: {
    kept: "Each share is the one that was promised before any was opened.",
    fit: "Each share fits its promise in the record. This browser was not shown the promises before a share was opened, so whether they stood then was not checked here.",
    broken: "A share is not the one that was promised.",
    malformed:
      "A share or a promise is not written as it has to be: shares have 32 digits, promises 64.",
    other: "The other side's promise is not the one that this browser was shown.",
    none: "",
  },
  choices: {
    kept_back: (side: string) =>
      `${side}, if it hosts, could choose between two sets of dice: its share was not opened, and its promise counts in its place.`,
    never_promised: (side: string, other: string) =>
      `${side} promised no share: ${other}'s alone counts.`,
    went_on: (side: string, other: string) =>
      `${side} went on without ${other}'s share: ${side}, if it hosts, could choose among any number of dice (it may have known all else that is mixed in before it drew its share).`,
    unpromised: (side: string) =>
      `${side}'s share was given without a promise: ${side}, if it hosts, could choose among any number of dice.`,
    none_counts:
      "No share counts: who made the battle could choose among as many sets of dice as it liked.",
  },
  whole:
    "The list of dice fits its own number. Whoever has the same one was shown the same dice; compare it with the other side:",
  notWhole: "Dice were left out, added, changed or put in another place.",
  heads: {
    fit: (n: number) =>
      `What was shown over all dice at the end of each turn follows from them, and all that this browser was shown is there (${n}): since then no die was changed or dropped.`,
    not_shown:
      "What was shown over all dice at the end of each turn follows from them. This browser was shown none of it while the battle went on, so that was not compared.",
    none: "Nothing was shown over all dice at the end of a turn, so that was not compared.",
    broken: (turn: number) =>
      `What was shown over all dice at the end of turn ${turn} does not follow from them, or is missing.`,
    other: (turn: number) =>
      `At the end of turn ${turn} this browser was shown another number over all dice than the record has: a die was changed or dropped since.`,
  },
  allTold: (n: number) =>
    n === 0
      ? "No die is in your log, so none was looked for."
      : `Every die in your log is among them (${n}).`,
  untold: (n: number) => `${n} dice that you were told of are not among them.`,
  set: (n: number) =>
    `Marked as set by the referee (${n}); whether he set them was not checked here:`,
  chained:
    "With every die that you are told of comes a number that is made of all dice before it. Your browser keeps the last one: a die that was changed or dropped since would show.",
  headsKept: (n: number) =>
    n === 0
      ? "At the end of each turn everybody is shown a number over all dice so far, those too that you are not told of. Your browser keeps each."
      : `At the end of each turn everybody is shown a number over all dice so far, those too that you are not told of. Your browser keeps each (${n} so far): after the battle it compares them with the record.`,
  headsOther: (seen: string, turn: number) =>
    `What was shown over all dice has changed since the end of turn ${turn} (seen on ${seen}): this browser had been shown another number.`,
  headsGone: (seen: string, turn: number) =>
    `This battle was taken back (seen on ${seen}): what this browser had been shown over all dice since the end of turn ${turn} was gone.`,
  checkNow: "Check my dice now",
  transcript: "Save what I was told",
  toldNone: "There are no dice in your log yet: nothing to check.",
  toldWhole: (n: number) =>
    `${n} dice that you were told of are in an unbroken chain: none was changed or dropped since this browser was told of it.`,
  toldUnknown: (n: number) =>
    `${n} dice in your log are in an unbroken chain. This browser keeps nothing of what it was told before, so that was not compared.`,
  takenBack: (seen: string, from: number, to: number) =>
    `This battle was taken back (seen on ${seen}): you had been told of line ${from}, and it went on from line ${to}.`,
  toldBroken:
    "The chain of the dice that you were told of is broken: some were changed or dropped.",
  notFromTheStart: "Your log no longer has its beginning; of that, only the last link is known.",
  closed: "The dice of this battle are not opened.",
  failed: "The server did not answer as expected.",
};
