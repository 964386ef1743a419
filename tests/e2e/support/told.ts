import type { Player } from "./board";

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
export function typesSpottedBy(side: string, desk: Player): Set<string> {
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
