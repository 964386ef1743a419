/** A battle that is told: replayed, or watched behind the table. */
const many = (n: number, one: string, more: string): string =>
  `${String(n)} ${n === 1 ? one : more}`;

export const enTold = {
  told: {
    replay: "Replay",
    loading: "The pieces of this battle are being fetched …",
    setUp: "Set-up",
    timeline: "Time line",
    turns: "Turns",
    steps: (turn: string) => `Steps of: ${turn}`,
    turn: (turn: number) => `Turn ${String(turn)}`,
    play: "Play",
    stop: "Pause",
    nextStep: "Next step",
    previousStep: "Previous step",
    nextTurn: "Next turn",
    previousTurn: "Previous turn",
    toEnd: "To the end",
    pace: "Pace",
    link: "Link to this moment",
    copied: "Copied",
    keys: "Keys",
    keyHints: [
      ["Space", "play or pause"],
      ["← →", "previous or next step"],
      ["Shift + ← →", "previous or next turn"],
      ["Home, End", "to the beginning, to the end"],
    ] as readonly (readonly [string, string])[],
    mark: {
      contacts: (n: number) => many(n, "contact", "contacts"),
      fire: (n: number) => many(n, "shot", "shots"),
      losses: (n: number) => many(n, "loss", "losses"),
      objectives: (n: number) => many(n, "objective taken", "objectives taken"),
      rulings: (n: number) => many(n, "ruling", "rulings"),
    },
    asSeenBy: (who: string) => `Replay, as ${who} was told it.`,
    asPublicSaw: "Replay, as spectators were told it.",
    asTruth: "Replay, as it truly was.",
    why: {
      none: "There is nothing to see here",
      gone: "This battle was deleted",
      failed: "This battle cannot be read just now",
      key: "This browser has no key to these eyes",
      nothing: "Nothing can be seen yet",
    },
    whyMore: {
      none: "This battle does not exist here, or it may not be seen with these eyes.",
      gone: "What happened in it is gone for everybody.",
      failed: "The server does not answer, or has much to do. Try again in a moment.",
      key: "Who played sees with the eyes of that side in the browser in which that seat was taken; everybody sees with all eyes once the fog is lifted.",
      nothing: "The first step of this battle has not been closed yet.",
    },
    trouble: {
      none: "This part of the battle is no longer told: it may be told again when the page is loaded anew.",
      gone: "This battle was deleted meanwhile.",
      failed: "The server does not answer. Try again in a moment.",
    },
    /** How far behind the table whoever only watches is. */
    behind: {
      none: "You see the battle as it is played.",
      step: "You see the battle one step behind the table.",
      turn: "You see the battle one turn behind the table.",
      "2_turns": "You see the battle two turns behind the table.",
      "3_turns": "You see the battle three turns behind the table.",
      end: "You see the battle after its end.",
    },
    /** In the lobby's list. */
    watched: {
      step: "watched one step behind",
      turn: "watched one turn behind",
      "2_turns": "watched two turns behind",
      "3_turns": "watched three turns behind",
      end: "to be seen when it is over",
    },
    /** When there will be something to see. */
    notYet: {
      none: "It begins in a moment.",
      step: "Those who watch are one step behind the table: it begins here as soon as the first step is closed there.",
      turn: "Those who watch are one turn behind the table: it begins here when the first turn begins there.",
      "2_turns":
        "Those who watch are two turns behind the table: it begins here when the second turn begins there.",
      "3_turns":
        "Those who watch are three turns behind the table: it begins here when the third turn begins there.",
      end: "This battle can be seen when the battle is over. Until then, what happens in it is known to those who play.",
    },
    stays: "This page goes on by itself.",
    watching: "Watching",
    awaits: "Nothing new yet: it goes on by itself.",
    playing: (step: string) => `Now: ${step}`,
    late: (n: number) => `${many(n, "step", "steps")} more to see`,
    newest: "To the newest",
    soFar: "Replay so far",
    fromBegin: "Replay from the beginning",
    over: "The battle is over.",
    beyond: "That moment is not told, or not yet: this is the last one that is.",
    unseen: "These eyes can see nothing of this battle yet.",
    unclear: "That address names no moment: this is the beginning.",
    asPublic: "As a spectator",
  },
};
