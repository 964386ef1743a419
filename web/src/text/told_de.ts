import type { enTold } from "./told_en.ts";

export const deTold: typeof enTold = {
  told: {
    replay: "Wiederholung",
    loading: "Die Stücke dieser Schlacht werden geholt …",
    watched: {
      step: "zu sehen einen Schritt danach",
      turn: "zu sehen eine Runde danach",
      "2_turns": "zu sehen zwei Runden danach",
      "3_turns": "zu sehen drei Runden danach",
      end: "zu sehen, wenn sie vorbei ist",
    },
    soFar: "Wiederholung bis hierher",
  },
};
