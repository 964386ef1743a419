/** The step that waits for each side's share in the dice. */
export const enShares = {
  promised: (side: string) => `${side} has promised a share.`,
  open: (side: string) => `${side}'s share lies open.`,
  wanting: (side: string) => `${side} has promised no share yet.`,
  agrees: (side: string) => `${side} agrees that no share counts.`,
  waits:
    "No die is rolled before both shares lie open. Each browser gives its own: a share that was promised in another browser, such as a phone's, is opened by coming back with that one.",
  goOn: (other: string) => `Go on without ${other}'s share`,
  keptBack: (other: string) =>
    `${other}'s promise is mixed in instead of its share, for good. Everybody reads that ${other}, if it hosts, could choose between two sets of dice, and you, if you host, among any number.`,
  alone: (other: string) =>
    `${other} has promised no share: yours is opened, and alone counts. Everybody reads that you, if you host, could choose among any number of dice.`,
  agree: "Agree that no share counts",
  none: "Once both leaders agree, the dice come from the server's number alone: whoever made the battle could choose among as many sets of dice as he liked.",
  changed:
    "The promises of the dice were changed after your share was sent. Whoever keeps the server knew your share, and may have chosen the dice: by putting back a backup, for one. Your browser does not give your share to other promises.",
  noShare: "This browser does not hold the share that was promised.",
};
