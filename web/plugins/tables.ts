import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { direction } from "../src/board/strewn.ts";
import { forcesOf, type Forces, type ForcesOfFile } from "./forces_of.ts";
import { inks, textures } from "./table_inks.ts";

const kScenarios = new URL("../../db/scenarios/", import.meta.url);

type Place = readonly [number, number];
interface Ground {
  readonly hills?: readonly {
    readonly contours: readonly { readonly level: number; readonly outline: Place[] }[];
  }[];
  readonly areas?: readonly { readonly terrain: string; readonly outline: Place[] }[];
  readonly cover_lines?: readonly { readonly kind: string; readonly line: Place[] }[];
  readonly roads?: readonly { readonly line: Place[] }[];
  readonly waters?: readonly { readonly line: Place[] }[];
}
export interface Scenario {
  readonly id: string;
  readonly table: { readonly width: number; readonly height: number };
  readonly ground: Ground;
}
/** What a path shows by the name of its inks, and the path. */
type Path = readonly [string, string];
/** A map for the size of a thumb, in half inches, y down, from the ground up. Only what lies open on the table. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly Path[];
}

/** Rows of a field go along its longest side. */
function inkOf({ terrain, outline }: { readonly terrain: string; readonly outline: Place[] }) {
  if (terrain !== "crops") return terrain;
  const along = direction(outline.map(([x, y]) => ({ x, y })));
  return Math.abs(Math.sin(along)) > 0.7 ? "crops_across" : "crops";
}

/** One path for each kind of thing, in the order in which the kinds come. */
function joined(paths: readonly Path[]): readonly Path[] {
  const kinds = [...new Set(paths.map(([kind]) => kind))];
  return kinds.map((kind) => [
    kind,
    paths.flatMap(([other, path]) => (other === kind ? [path] : [])).join(""),
  ]);
}

export function sketchOf({ table, ground }: Scenario): Sketch {
  const place = ([x, y]: Place): string =>
    `${String(Math.round(x * 2))} ${String(Math.round((table.height - y) * 2))}`;
  const line = (places: readonly Place[]): string => `M${places.map(place).join("L")}`;
  const area = (places: readonly Place[]): string => `${line(places)}Z`;
  const contours = (ground.hills ?? []).flatMap((hill) => hill.contours);
  const levels = [...new Set(contours.map(({ level }) => level))].sort((a, b) => a - b);
  const hills = levels.map((level): Path => {
    const outlines = contours.filter((one) => one.level === level);
    return ["hill", outlines.map(({ outline }) => area(outline)).join("")];
  });
  const lines = (kind: string, all: readonly { readonly line: Place[] }[] = []): readonly Path[] =>
    all.map((one) => [kind, line(one.line)]);
  const covers = (ground.cover_lines ?? []).filter(({ kind }) => kind !== "emplacement");
  const { width, height } = table;
  return {
    width: width * 2,
    height: height * 2,
    paths: [
      ["table", `M0 0h${String(width * 2)}v${String(height * 2)}H0z`],
      ...hills,
      ...joined((ground.areas ?? []).map((one) => [inkOf(one), area(one.outline)])),
      ...joined(lines("water", ground.waters)),
      ...joined(lines("road", ground.roads)),
      ...joined(covers.map((one) => [one.kind, line(one.line)])),
    ],
  };
}

export type Table = Sketch & Forces;
export function tablesOf(): Record<string, Table> {
  const files = readdirSync(kScenarios).filter((file) => file.endsWith(".json"));
  const all = files.map(
    (file) =>
      JSON.parse(readFileSync(new URL(file, kScenarios), "utf8")) as Scenario & ForcesOfFile,
  );
  return Object.fromEntries(all.map((one) => [one.id, { ...sketchOf(one), ...forcesOf(one) }]));
}

export function tables(): Plugin {
  const parts = (): string =>
    Object.entries({ tables: tablesOf(), inks, textures })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  return {
    name: "tables",
    resolveId: (id) => (id === "virtual:tables" ? "\0virtual:tables" : undefined),
    load: (id) => (id === "\0virtual:tables" ? parts() : undefined),
  };
}
