import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const kScenarios = new URL("../../db/scenarios/", import.meta.url);

type Place = readonly [number, number];
interface Ground {
  readonly hills?: readonly { readonly contours: readonly { readonly outline: Place[] }[] }[];
  readonly areas?: readonly { readonly terrain: string; readonly outline: Place[] }[];
  readonly roads?: readonly { readonly line: Place[] }[];
  readonly waters?: readonly { readonly line: Place[] }[];
}
export interface Scenario {
  readonly id: string;
  readonly table: { readonly width: number; readonly height: number };
  readonly ground: Ground;
}
/** A map for the size of a thumb: one path a colour, in half inches, y down. Only what lies open on the table. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly paths: Readonly<Record<string, string>>;
}

const kColours: readonly (readonly [string, RegExp])[] = [
  ["wood", /woods|forest|brush|orchard/],
  ["town", /bua|rubble/],
  ["field", /crops|sand|broken/],
  ["wet", /swamp|river|creek|canal/],
];

export function sketchOf({ table, ground }: Scenario): Sketch {
  const place = ([x, y]: Place): string =>
    `${String(Math.round(x * 2))} ${String(Math.round((table.height - y) * 2))}`;
  const line = (places: readonly Place[]): string => `M${places.map(place).join("L")}`;
  const area = (places: readonly Place[]): string => `${line(places)}Z`;
  const areas = kColours.map(([name, terrain]) => [
    name,
    (ground.areas ?? []).filter((one) => terrain.test(one.terrain)).map((one) => area(one.outline)),
  ]);
  const hills = (ground.hills ?? []).flatMap(({ contours }) =>
    contours.map(({ outline }) => area(outline)),
  );
  const all = [
    ["hill", hills],
    ...areas,
    ["water", (ground.waters ?? []).map((one) => line(one.line))],
    ["road", (ground.roads ?? []).map((one) => line(one.line))],
  ] as [string, string[]][];
  const paths = Object.fromEntries(
    all.filter(([, parts]) => parts.length > 0).map(([name, parts]) => [name, parts.join("")]),
  );
  return { width: table.width * 2, height: table.height * 2, paths };
}

export function sketches(): Record<string, Sketch> {
  const files = readdirSync(kScenarios).filter((file) => file.endsWith(".json"));
  const all = files.map(
    (file) => JSON.parse(readFileSync(new URL(file, kScenarios), "utf8")) as Scenario,
  );
  return Object.fromEntries(all.map((one) => [one.id, sketchOf(one)]));
}

export function tables(): Plugin {
  return {
    name: "tables",
    resolveId: (id) => (id === "virtual:tables" ? "\0virtual:tables" : undefined),
    load: (id) =>
      id === "\0virtual:tables"
        ? `export const sketches = ${JSON.stringify(sketches())};`
        : undefined,
  };
}
