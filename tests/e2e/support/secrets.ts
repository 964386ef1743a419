import { expect } from "@playwright/test";
import type { Player } from "./board";
import type { FourPages } from "./four_pages";
import { found, type MarkedFolder } from "./marks";

interface Line {
  kind: string;
  side?: string;
  actor?: { id: string };
}
interface Message {
  type: string;
  view?: Part;
  patch?: Part;
}
interface Part {
  log?: Record<string, Line | null>;
  stands?: Record<string, { line?: string } | null>;
}

const partsOf = (player: Player): Part[] =>
  player.frames
    .map((frame) => JSON.parse(frame) as Message)
    .flatMap(({ view, patch }) => view ?? patch ?? []);

/** The lines of equipment of all Stands that this side has ever spotted, as the referee's desk was told. */
function typesSpottedBy(side: string, desk: Player): Set<string> {
  const lines = new Map<string, string>();
  const spotted = new Set<string>();
  for (const { stands, log } of partsOf(desk)) {
    for (const [id, stand] of Object.entries(stands ?? {}))
      if (stand?.line) lines.set(id, stand.line);
    for (const line of Object.values(log ?? {}))
      if (line?.kind === "contact_made" && line.side === side && line.actor)
        spotted.add(line.actor.id);
  }
  return new Set([...spotted].map((id) => lines.get(id) ?? id));
}

/** What came to each page, and what it shows and keeps, holds no mark that its seat may not know; its own side's has them all. */
export async function searchForSecrets(
  four: FourPages,
  marked: MarkedFolder,
): Promise<void> {
  for (const page of four.all) expect(page.errors).toEqual([]);
  const toBlue = await four.blue.everything();
  const toRed = await four.red.everything();
  const toDesk = await four.desk.everything();
  const toPublic = await four.spectator.everything();
  const { blue, red } = marked;
  expect(found(toRed, blue.names)).toEqual([]);
  expect(found(toBlue, red.names)).toEqual([]);
  expect(found(toPublic, [...blue.names, ...red.names])).toEqual([]);
  expect(found(toBlue, blue.names)).toEqual(blue.names);
  expect(found(toRed, red.names)).toEqual(red.names);
  expect(found(toDesk, [...blue.names, ...red.names])).toEqual([
    ...blue.names,
    ...red.names,
  ]);

  const spotted = typesSpottedBy("red", four.desk);
  const unseen = Object.keys(blue.types).filter((line) => !spotted.has(line));
  const marksOf = (lines: readonly string[]): string[] =>
    lines.map((line) => blue.types[line] ?? line);
  expect(spotted).toContain("us-gun-57");
  expect(unseen).toContain("us-bazooka");
  expect(found(toRed, marksOf(unseen))).toEqual([]);
  expect(found(toPublic, marksOf(unseen))).toEqual([]);
  expect(found(toRed, marksOf([...spotted]))).toEqual(marksOf([...spotted]));
  expect(found(toBlue, marksOf(["us-bazooka"]))).toHaveLength(1);
}
