/** The parts of the page of the rules. */
export type Shelf = "catalogue" | "sequence" | "charts" | "ask";

/** Where a fragment leads: "HIT-04", "sequence", "chart-terrain", "ask-to_hit". */
export function shelfOf(hash: string): Shelf {
  if (hash === "sequence") return "sequence";
  if (/^charts$|^chart-/.test(hash)) return "charts";
  if (/^ask$|^ask-/.test(hash)) return "ask";
  return "catalogue";
}
