import { kCalled } from "./called.ts";

/** A way that ends in this browser: a list of ways says but the host of each. */
export interface KeptWay {
  readonly endpoint: string;
  readonly battle: string;
}
export type OldWay = Pick<KeptWay, "battle"> & { readonly id: string };
type Kept = Readonly<Record<string, KeptWay>>;

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(kCalled) ?? "{}") as Kept | null) ?? {};
  } catch {
    return {};
  }
}
function write(kept: Kept): void {
  try {
    localStorage.setItem(kCalled, JSON.stringify(kept));
  } catch {
    // Without storage this browser is one among others.
  }
}

/** Those that were made with this endpoint, of all battles. */
export const keptFor = (endpoint: string | undefined): readonly string[] =>
  Object.entries(read()).flatMap(([id, way]) => (way.endpoint === endpoint ? [id] : []));
/** Those that were made with one that this browser has no more. */
export const keptBefore = (endpoint: string | undefined): readonly OldWay[] =>
  Object.entries(read()).flatMap(([id, way]) =>
    way.endpoint === endpoint ? [] : [{ id, battle: way.battle }],
  );
export const keep = (way: KeptWay, ids: readonly string[]): void =>
  write({ ...read(), ...Object.fromEntries(ids.map((id) => [id, way])) });
export function forget(ids: readonly string[]): void {
  write(Object.fromEntries(Object.entries(read()).filter(([id]) => !ids.includes(id))));
}
