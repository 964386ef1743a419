/** What leads to the sheet of the own equipment. */
export const enSheet = {
  sheet: {
    equipment: "Equipment",
    nations: { DE: "Germany", GB: "Great Britain", SU: "Soviet Union", US: "United States" },
    open: "Quick sheet of my equipment",
    openAll: "Quick sheet of all equipment",
  },
};
