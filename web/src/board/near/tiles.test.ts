import { beforeEach, expect, test, vi } from "vitest";

type Call = readonly [string, ...unknown[]];
/** Writes down what is asked of it. */
function written(calls: Call[]): CanvasRenderingContext2D {
  const ask =
    (name: string) =>
    (...given: unknown[]): unknown => {
      calls.push([name, ...given]);
      return name === "createPattern" ? { setTransform: () => undefined } : undefined;
    };
  return new Proxy({}, { get: (_, name) => ask(String(name)), set: () => true }) as never;
}
const drawn: Call[] = [];
beforeEach(() => {
  vi.resetModules();
  drawn.length = 0;
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => written(drawn) }) });
  vi.stubGlobal(
    "DOMMatrix",
    class {
      rotate(): this {
        return this;
      }
      scale(): this {
        return this;
      }
    },
  );
});

test("a texture is drawn once, and laid again and again", async () => {
  const { laid } = await import("./tiles.ts");
  const asked: Call[] = [];
  laid(written(asked), "grass");
  const marks = drawn.length;
  expect(marks).toBeGreaterThan(1000);
  laid(written(asked), "grass", 1);
  expect(drawn.length).toBe(marks);
  expect(asked[0]?.[1]).toBe(asked[1]?.[1]);
});

test("whoever comes again sees the same leaves at the same places", async () => {
  const first = await import("./tiles.ts");
  first.laid(written([]), "leaves");
  const before = JSON.stringify(drawn);
  drawn.length = 0;
  vi.resetModules();
  const again = await import("./tiles.ts");
  again.laid(written([]), "leaves");
  expect(again).not.toBe(first);
  expect(JSON.stringify(drawn)).toBe(before);
});
