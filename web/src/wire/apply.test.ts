import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePatch, type Json } from "./apply.ts";

test("a stand moves, the others stay the very same", () => {
  const before = { stands: { s1: { at: 1 }, s2: { at: 2 } }, log: { "1": "a" } };
  const after = mergePatch(before, { stands: { s1: { at: 5 } } }) as typeof before;
  expect(after).toEqual({ stands: { s1: { at: 5 }, s2: { at: 2 } }, log: { "1": "a" } });
  expect(after.stands.s2).toBe(before.stands.s2);
  expect(after.log).toBe(before.log);
  expect(before.stands.s1.at).toBe(1);
});

test("null removes, an array is replaced as a whole", () => {
  expect(mergePatch({ a: 1, b: [1, 2] }, { a: null, b: [3] })).toEqual({ b: [3] });
});

test("a patch of something that is no object replaces it", () => {
  expect(mergePatch([1], { a: 1 })).toEqual({ a: 1 });
  expect(mergePatch({ a: 1 }, 7)).toBe(7);
  expect(mergePatch(undefined, { a: { b: null, c: 1 } })).toEqual({ a: { c: 1 } });
});

test("a key named __proto__ is only a key", () => {
  const after = mergePatch({}, JSON.parse('{"__proto__":{"polluted":true}}') as Json);
  expect(Object.keys(after as object)).toEqual(["__proto__"]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

/** The server's side of it: what turns one view into the next. */
function difference(from: Json | undefined, to: Json): Json {
  const plain = (v: Json | undefined): v is Record<string, Json> =>
    typeof v === "object" && v !== null && !Array.isArray(v);
  if (!plain(from) || !plain(to)) return to;
  const patch: Record<string, Json> = {};
  for (const key of Object.keys(from)) if (!(key in to)) patch[key] = null;
  for (const [key, value] of Object.entries(to)) {
    if (JSON.stringify(from[key]) !== JSON.stringify(value)) {
      patch[key] = difference(from[key], value);
    }
  }
  return patch;
}

test("whatever two views are, the patch between them leads from one to the other", () => {
  const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.array(fc.integer()));
  const key = fc.constantFrom("a", "b", "c", "s17");
  const view = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf)));
  fc.assert(
    fc.property(view, view, (from, to) => {
      expect(mergePatch(from, difference(from, to))).toEqual(to);
    }),
  );
});
