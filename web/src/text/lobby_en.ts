/** The page where battles are found and made. */
export const enLobby = {
  lobby: {
    heading: "Battles",
    running: "Running battles",
    none: "No public battles are running.",
    watch: "Watch",
    scenarios: "Start a new battle",
    turns: (n: number) => `${n} turns`,
    options: "Options",
    optionsHint: "What is left empty stays as the rules have it.",
    start: "Start, with a link for each seat",
    startBot: (side: string) => `Play ${side} against the bot`,
    links: "The seats of your battle",
    linksHint:
      "Each link opens its seat once: whoever opens it first has the seat. Open yours, send the others.",
    copy: "Copy link",
    copied: "Copied",
    open: "Open",
    failed: "The server did not answer as expected.",
    back: "All scenarios",
    sideNow: (side: string) => `This time you play ${side}.`,
    choose: "Choose",
    catalogue: "in the catalogue",
    notListed: "not listed",
    doNotList: "Do not list it: only who has a link finds it",
    ended: (n: number) => `Battles that have ended (${String(n)})`,
    remove: "Delete",
    removeLoses: (title: string) =>
      `“${title}” is gone for everybody: what happened in it, its dice, its chat and all its links. It cannot be brought back.`,
  },
};
