/** The ways that end in this browser, of all its battles; a list of ways says but the host of each. */
interface Kept {
  readonly endpoint: string;
  readonly ids: readonly string[];
}
const kKey = "ordercap.push";

/** None, if this browser has another endpoint since. */
export function keptFor(endpoint: string | undefined): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(kKey) ?? "{}") as Partial<Kept>;
    return endpoint !== undefined && kept.endpoint === endpoint ? (kept.ids ?? []) : [];
  } catch {
    return [];
  }
}
export function keep(endpoint: string, ids: readonly string[]): void {
  try {
    const kept: Kept = { endpoint, ids };
    localStorage.setItem(kKey, JSON.stringify(kept));
  } catch {
    // Without storage this browser is one among others.
  }
}
