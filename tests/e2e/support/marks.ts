import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kRoot } from "./files";

interface Named {
  name?: string;
  names?: string[];
  line?: string;
  dedicated_to?: string;
  stands?: Named[];
  companies?: Named[];
  formations?: Named[];
}
interface Force {
  briefing: string;
  deck: string | string[];
  formations: Named[];
}
interface Scenario {
  blue: Force;
  red: Force;
}
interface Equipment {
  lines: { id: string; name: string }[];
}

/** What is written into a side's names so that it can be searched for. */
export interface Marks {
  /** One to each name of a Stand, company, formation and briefing: never told to the enemy. */
  readonly names: readonly string[];
  /** The mark of a line of equipment: told with the Stand that shows it, and not before. */
  readonly types: Readonly<Record<string, string>>;
}
export interface MarkedFolder {
  readonly folder: string;
  readonly blue: Marks;
  readonly red: Marks;
  remove(): void;
}

/** A copy of db/ with the small scenarios of the playthroughs beside its own. */
export function withPlaythroughs(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "ordercap-db-"));
  cpSync(join(kRoot, "db"), folder, { recursive: true });
  cpSync(
    join(kRoot, "tests", "playthroughs", "scenarios"),
    join(folder, "scenarios"),
    { recursive: true },
  );
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A copy of db/ in which every name of either side in this scenario carries a mark of its own. */
export function markedFolder(
  scenario: string,
  decks: { readonly blue: readonly string[]; readonly red: readonly string[] },
): MarkedFolder {
  const folder = mkdtempSync(join(tmpdir(), "ordercap-db-"));
  cpSync(join(kRoot, "db"), folder, { recursive: true });
  const path = join(folder, "scenarios", `${scenario}.json`);
  const battle = JSON.parse(readFileSync(path, "utf8")) as Scenario;
  const marks = {
    blue: markForce(battle.blue, "zq7B"),
    red: markForce(battle.red, "zq7R"),
  };
  battle.blue.deck = [...decks.blue];
  battle.red.deck = [...decks.red];
  writeFileSync(path, JSON.stringify(battle));
  return {
    folder,
    blue: { names: marks.blue, types: markTypes(folder, "us", "zt7B") },
    red: { names: marks.red, types: markTypes(folder, "de", "zt7R") },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function markForce(force: Force, prefix: string): string[] {
  const marks: string[] = [];
  const mark = (name: string): string => {
    marks.push(`${prefix}${100 + marks.length}kx`);
    return `${name} ${marks.at(-1)}`;
  };
  const renamed = new Map<string, string>();
  const walk = (one: Named): void => {
    const was = one.name;
    if (one.name !== undefined) one.name = mark(one.name);
    if (was !== undefined && one.name !== undefined) renamed.set(was, one.name);
    if (one.names) one.names = one.names.map(mark);
    for (const part of ["stands", "companies", "formations"] as const)
      one[part]?.forEach(walk);
  };
  force.formations.forEach(walk);
  const serve = (one: Named): void => {
    if (one.dedicated_to !== undefined)
      one.dedicated_to = renamed.get(one.dedicated_to) ?? one.dedicated_to;
    for (const part of ["stands", "companies", "formations"] as const)
      one[part]?.forEach(serve);
  };
  force.formations.forEach(serve);
  force.briefing = mark(force.briefing);
  return marks;
}

function markTypes(
  folder: string,
  nation: string,
  prefix: string,
): Record<string, string> {
  const path = join(folder, "data", `equipment-${nation}.json`);
  const equipment = JSON.parse(readFileSync(path, "utf8")) as Equipment;
  const marks: Record<string, string> = {};
  equipment.lines.forEach((line, i) => {
    marks[line.id] = `${prefix}${100 + i}kx`;
    line.name = `${line.name} ${marks[line.id]}`;
  });
  writeFileSync(path, JSON.stringify(equipment));
  return marks;
}

/** A mark as it is, in hex, and in base64 wherever it begins in its group of three bytes. */
export function disguises(mark: string): readonly string[] {
  const plain = Buffer.from(mark);
  const base64 = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), plain]);
    const whole = text.subarray(0, text.length - (text.length % 3));
    return whole.toString("base64").slice(before === 0 ? 0 : 4);
  });
  return [mark, plain.toString("hex"), ...base64];
}

/** Which of these marks the text holds, in whatever dress. */
export const found = (text: string, marks: readonly string[]): string[] =>
  marks.filter((mark) => disguises(mark).some((dress) => text.includes(dress)));
