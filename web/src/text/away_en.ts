/** Names, and how a player is reached while he is away. Fetched by the panels and pages that say it. */
export const awayEn = {
  name: {
    heading: "What you are called",
    hint: "The others read it beside your side. Empty: nothing but your side.",
    label: "Name",
    save: "Save name",
    saved: "Saved. The others see it within ten seconds.",
  },
  away: {
    heading: "When I am away",
    hint: "Whenever the battle begins to wait for you and no window of your seat is in sight, a notice goes there. The address is told nobody; nothing goes to it before whoever reads it has said yes.",
    nobody:
      "This server reaches nobody elsewhere. While the page is open, your browser can notify you.",
    none: "No notices go anywhere.",
    kind: { mail: "Mail", hook: "Web hook" },
    thisBrowser: "This browser",
    browserAt: (host: string) => `A browser at ${host}`,
    state: {
      asked: "waits for your yes",
      open: "on",
      given_up: "did not answer, given up",
    },
    awaited: "waits for its first notification",
    asked: {
      mail: "A letter is on its way. Open the link in it and say yes there.",
      hook: "A first message is on its way. Open the link in it and say yes there.",
      push: "It is on its way. When it comes, the browser says yes by itself.",
    },
    address: { mail: "Mail address", hook: "Address of the web hook (https://…)" },
    way: "By",
    add: "Send notices there",
    end: "Remove",
    endOf: (address: string) => `Remove ${address}`,
    callBrowser: "Call this browser",
    notCalled: {
      refused:
        "This browser does not let the page notify you. Allow notifications for this page, then press again.",
      offline: "There is no connection. Press again when there is one.",
      unreached:
        "This browser's push service gave no address. Press again later, or choose another way.",
    },
  },
  reach: {
    confirm: {
      heading: "Shall notices come here?",
      about:
        "Somebody asked ordercap to write here whenever a battle waits for him. If that was you, say yes. If it was not, close this page: nobody writes again.",
      press: "Yes, write to me",
      doneHeading: "Notices come here",
      done: (address: string) => `From now on notices go to ${address}.`,
    },
    end: {
      heading: "No more notices of this battle?",
      about:
        "If you say so, nothing about this battle goes to your address any more. Your seat stays yours, and you can have notices sent again from there.",
      press: "No more notices",
      doneHeading: "No notices come any more",
      done: (address: string) => `No more notices of this battle go to ${address}.`,
    },
    noWord: {
      heading: "This link is not whole",
      about: "A part of it is missing. Open it again from the letter.",
    },
    open: "To the battle",
  },
  mine: {
    heading: "My battles",
    state: {
      mine: "Your turn",
      theirs: "Their turn",
      goes: "goes on",
      paused: "paused",
      over: "over",
    },
    against: (who: string) => `against ${who}`,
    between: (who: string) => `between ${who}`,
    as: (seat: string) => `Your seat: ${seat}`,
    begun: (date: string) => `begun ${date}`,
    visited: (date: string) => `last visit ${date}`,
    sought: "A substitute is sought for your seat",
    unread: (n: number) => (n === 1 ? "1 new line" : `${String(n)} new lines`),
    left: (left: string, until: string) => `${left}, ${until}`,
    noLimit: "no time limit",
    overdue: "the time is up",
    failed: "What your battles wait for cannot be said now.",
  },
};
export type AwayWords = typeof awayEn;
