/** Seats that are open to anybody. Fetched where one is, or can be, open. */
export const openEn = {
  heading: "Open tables",
  hint: "Somebody is sought here. Take a free seat, and you sit at the table at once.",
  free: (seats: string) => `Free: ${seats}`,
  made: (time: string) => `opened ${time}`,
  take: (seat: string) => `Take ${seat}`,
  yours: "Your own table.",
  /** Links that were made here. */
  unkept:
    "This browser keeps nothing: when this page is closed, its links are lost here. Copy them all before.",
  make: {
    legend: "Open table",
    hint: "A seat that you tick has no link: anybody may take it in the lobby. Whoever comes first has it.",
    noBot: "Where Blue or Red is open the bot does not play.",
    words: "Whom you seek",
    example: "English or German, evenings",
  },
  seat: {
    isOpen: "Open to anybody",
    withdraw: "Withdraw, and have a link",
    open: "Open to anybody",
    again: "Nobody came? Open it again",
    /** Before it is done. */
    closes: "Then anybody may take it in the lobby, and its link opens nothing any more.",
    sure: (seat: string) => `Open ${seat} to anybody`,
  },
  substitute: {
    heading: "A substitute",
    hint: "Your seat is offered to anybody in the lobby. You go on playing until somebody takes it; then your links open nothing any more, and he has all that your side was told.",
    hintOfReferee:
      "The seat is offered to anybody in the lobby. Who has it goes on playing until somebody takes it.",
    whose: "Whose seat",
    ask: "Seek a substitute",
    sought: (seat: string) => `A substitute is sought for ${seat}.`,
    yours: "You go on playing until somebody takes your seat. If you want to keep it, seek nobody.",
    withdraw: "Seek nobody",
  },
};
export type OpenWords = typeof openEn;
