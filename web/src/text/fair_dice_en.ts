/** The dice of a battle, and how they are checked. */
export const enFairDice = {
  dice: {
    heading: "Fair dice",
    explained:
      "Before the first roll the server promised its secret by this number, and each side promised a share by its hash and opened it when both had promised: neither the server nor who opened last could choose it. When everything is opened after the battle, this page can roll every die again.",
    promise: "The server's promise",
    share: (side: string) => `${side}'s share`,
    none: "none given",
    promisedShare: "promised, not opened yet:",
    check: "Roll every die again",
    record: "all dice, to check elsewhere",
    fair: (n: number) => `All ${n} dice are as they were rolled.`,
    unfair: (wrong: number, n: number) => `These dice cannot be trusted: ${wrong} of ${n} differ.`,
    promised: "The secret is the one that was promised.",
    notPromised: "The secret is not the one that was promised.",
    ownShare: "Your share is in every die.",
    noOwnShare: "Your share is missing.",
    asPromised: "Each share is the one that was promised before any was opened.",
    notAsPromised: "A share is not the one that was promised.",
    whole: "No die was left out, added or put in another place.",
    notWhole: "Dice were left out, added, changed or put in another place.",
    allTold: "Every die that you were told of is among them.",
    untold: (n: number) => `${n} dice that you were told of are not among them.`,
    set: (n: number) => `The referee set ${n} of them; the log says which and why.`,
    chained:
      "With every die that you are told of comes a number that is made of all dice before it. Your browser keeps the last one: a die that was changed or dropped since would show.",
    checkNow: "Check my dice now",
    transcript: "Save what I was told",
    toldNone: "There are no dice in your log yet: nothing to check.",
    toldWhole: (n: number) =>
      `${n} dice that you were told of are in an unbroken chain: none was changed or dropped.`,
    toldBroken:
      "The chain of the dice that you were told of is broken: some were changed or dropped.",
    notFromTheStart: "Your log no longer has its beginning; of that, only the last link is known.",
    closed: "The dice of this battle are not opened.",
    failed: "The server did not answer as expected.",
  },
};
