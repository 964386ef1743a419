/** The parts of the page of the rules. */
export type Shelf = "catalogue" | "sequence" | "charts" | "equipment" | "ask";

/** Where a fragment leads: "HIT-04", "sequence", "chart-terrain", "equipment-de", "ask-to_hit". */
export function shelfOf(hash: string): Shelf {
  if (hash === "" || /^sequence/.test(hash)) return "sequence";
  if (/^charts$|^chart-/.test(hash)) return "charts";
  if (/^equipment$|^equipment-/.test(hash)) return "equipment";
  if (/^ask$|^ask-/.test(hash)) return "ask";
  return "catalogue";
}
