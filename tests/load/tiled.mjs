// A scenario laid out so many times side by side, for measuring how a battle grows with its stands.
//   node tests/load/tiled.mjs SCENARIO TIMES FOLDER      copies db/ there, with SCENARIO-xTIMES among its scenarios
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const kNames = new Set(["name", "short", "key", "tow", "aboard", "in_tow_of"]);

/** Every point of this part of a scenario, moved; names of its own. */
function moved(part, by, suffix, key = "") {
  if (Array.isArray(part)) {
    if (part.length === 2 && part.every((n) => typeof n === "number")) return [part[0] + by[0], part[1] + by[1]];
    return part.map((one) => moved(one, by, suffix, key));
  }
  if (part && typeof part === "object")
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, moved(value, by, suffix, name)]));
  return kNames.has(key) ? `${part}${suffix}` : part;
}

/** The lists of all tiles, one behind the other; what is no list stays that of the first. */
function joined(tiles) {
  const [first] = tiles;
  if (Array.isArray(first)) return tiles.flat();
  if (!first || typeof first !== "object") return first;
  return Object.fromEntries(Object.keys(first).map((name) => [name, joined(tiles.map((tile) => tile[name]))]));
}

export function tiled(scenario, times) {
  const { width, height } = scenario.table;
  const columns = Math.ceil(times / 4);
  const at = (i) => [width * (i % columns), height * Math.floor(i / columns)];
  const onEdge = (part) => { // who comes in from the right comes in from there still
    if (!part || typeof part !== "object") return part;
    for (const value of Object.values(part)) onEdge(value);
    if (part.entry) part.entry.at[0] = width * columns;
    return part;
  };
  const of = (name) => onEdge(joined(Array.from({ length: times }, (_, i) => moved(scenario[name], at(i), i === 0 ? "" : `-${i + 1}`))));
  const parts = Object.fromEntries(["ground", "objectives", "blue", "red"].map((name) => [name, of(name)]));
  return { ...scenario, ...parts, id: `${scenario.id}-x${times}`, table: { width: width * columns, height: height * Math.ceil(times / columns) } };
}

export function writeTiled(id, times, folder) {
  cpSync("db", folder, { recursive: true });
  const scenario = tiled(JSON.parse(readFileSync(join("db/scenarios", `${id}.json`), "utf8")), times);
  writeFileSync(join(folder, "scenarios", `${scenario.id}.json`), JSON.stringify(scenario));
  return scenario.id;
}

if (process.argv[1].endsWith("tiled.mjs")) console.log(writeTiled(process.argv[2], Number(process.argv[3]), process.argv[4]));
