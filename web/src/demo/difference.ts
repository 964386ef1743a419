import type { Json, JsonObject } from "../wire/apply.ts";

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The server's side of `mergePatch`: what turns one value into the next. */
export function difference(from: Json | undefined, to: Json): Json {
  if (!isObject(from) || !isObject(to)) return to;
  const gone = Object.keys(from).filter((key) => !(key in to));
  const changed = Object.entries(to).filter(
    ([key, value]) => JSON.stringify(from[key]) !== JSON.stringify(value),
  );
  return Object.fromEntries([
    ...gone.map((key) => [key, null] as const),
    ...changed.map(([key, value]) => [key, difference(from[key], value)] as const),
  ]);
}
