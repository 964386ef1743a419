/** Links to seats, and the keys that they become. */
export const enSeats = {
  seats: {
    taking: "Taking your seat …",
    again: "Take your seat again:",
    links: "Links",
    taken: "taken",
    closed: "no longer valid",
    openHint: "Opened here, this browser has the seat.",
    spent: "This link was opened before",
    spentWhy:
      "A link opens its seat once. If it was you, take your seat in the browser where you opened it, and make a link for another device there. If it was not, ask whoever sent it, or the referee, to give the seat anew: that closes all that was opened with it.",
    unknown: "This link opens no seat here",
    unknownWhy:
      "A part of it may be missing, or the seat was given anew. Ask whoever sent it for a new one.",
    lost: "This browser has no key to that seat",
    lostWhy:
      "A seat belongs to the browser in which its link was opened. Ask for a new link, or make a link for another device where you are seated.",
    gone: "This battle cannot be reached",
    goneWhy: "It does not exist here, was deleted, or cannot be read.",
    failed: "The seat could not be taken",
    failedWhy: "The server did not answer. The link is still yours: try again.",
    tryAgain: "Try again",
    watch: "Watch this battle",
    lobby: "To the lobby",
    notKept:
      "This browser keeps nothing: when the page is closed, the seat is lost. Make a link for another device before (under Settings).",
    heading: "This seat",
    another: "A link for another device",
    anotherHint: "It works once, and this device stays seated.",
    renew: "Close all other devices and links",
    renewSure: "Really? Every other device leaves the seat, and pushes to devices end",
    give: "Give a seat anew",
    giveHint:
      "Whoever sits there leaves, all its links are closed, and there is one new link to send.",
    giveSeat: "Seat",
    giveNow: "Give it anew",
    inCampaign:
      "This battle belongs to a campaign: whoever sits there sits here, and links to seats are made there.",
    toCampaign: "Back to the campaign",
    toCampaignOf: (title: string) => `Back to the campaign: ${title}`,
  },
};
