import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { Kind } from "../../wire/protocol.ts";
import { silhouetteOf } from "./silhouettes.ts";

beforeAll(() => vi.stubGlobal("Path2D", String));

const kData = new URL("../../../../db/data/", import.meta.url);
interface Line {
  readonly symbol: string;
  readonly kind: Kind;
}
const lines = readdirSync(kData)
  .filter((file) => file.startsWith("equipment-"))
  .flatMap((file) => {
    const text = readFileSync(new URL(file, kData), "utf8");
    return (JSON.parse(text) as { lines: readonly Line[] }).lines;
  });

test("all equipment that stands on the ground has its silhouette", () => {
  expect(lines.length).toBeGreaterThan(100);
  const bare = lines.filter(({ symbol, kind }) => !silhouetteOf(symbol, kind));
  expect([...new Set(bare.map(({ symbol }) => symbol))]).toEqual(["aircraft"]);
});

test("a howitzer, one on tracks and one of rockets look different; a tank is one of its symbol", () => {
  const [towed, tracked, rockets] = (["personnel", "weak_afv", "soft_vehicle"] as const).map(
    (kind) => silhouetteOf("gun", kind),
  );
  expect(new Set([towed, tracked, rockets]).size).toBe(3);
  expect(silhouetteOf("tank", "strong_afv")).toBe(silhouetteOf("tank", "weak_afv"));
  expect(silhouetteOf("unknown", "personnel")).toBeUndefined();
});
