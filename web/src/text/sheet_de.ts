import type { enSheet } from "./sheet_en.ts";

export const deSheet: typeof enSheet = {
  sheet: {
    equipment: "Ausrüstung",
    nations: {
      DE: "Deutschland",
      GB: "Großbritannien",
      SU: "Sowjetunion",
      US: "Vereinigte Staaten",
    },
    open: "Merkblatt meiner Ausrüstung",
    openAll: "Merkblatt aller Ausrüstung",
  },
};
