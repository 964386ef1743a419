import { expect } from "@playwright/test";
import type { Player } from "./board";

interface Said {
  type: string;
  last?: number;
  cmd_id?: string;
}
interface Heard {
  type: string;
  n: number;
}
const parse = <T>(frames: readonly string[]): T[] =>
  frames.map((frame) => JSON.parse(frame) as T);

/** The hello of each connection of this page, in order. */
export const hellosOf = ({ said }: Player): Said[] =>
  parse<Said>(said).filter(({ type }) => type === "hello");

/** How often each command was sent. */
export function timesSent({ said }: Player): Record<string, number> {
  const times: Record<string, number> = {};
  for (const { cmd_id } of parse<Said>(said))
    if (cmd_id) times[cmd_id] = (times[cmd_id] ?? 0) + 1;
  return times;
}

/** How often a command was sent on one connection at most: each begins with its hello. */
export function mostTimesSentAtOnce({ said }: Player): number {
  let most = 0;
  let times = new Map<string, number>();
  for (const { type, cmd_id } of parse<Said>(said)) {
    if (type === "hello") times = new Map();
    if (!cmd_id) continue;
    times.set(cmd_id, (times.get(cmd_id) ?? 0) + 1);
    most = Math.max(most, times.get(cmd_id) ?? 0);
  }
  return most;
}

/** The number of the last view or update that came. */
export const numberOf = ({ frames }: Player): number =>
  parse<Heard>(frames)
    .filter(({ type }) => type === "view" || type === "update")
    .at(-1)?.n ?? -1;

/** From this frame on come only updates that follow on `last` without a gap, or first a fresh view. */
export function expectNoGap(
  { frames }: Player,
  from: number,
  last: number,
): ("view" | "update")[] {
  const kinds: ("view" | "update")[] = [];
  let n = last;
  for (const message of parse<Heard>(frames.slice(from))) {
    if (message.type === "view") n = message.n;
    else if (message.type === "update") expect(message.n).toBe(++n);
    else continue;
    kinds.push(message.type);
  }
  return kinds;
}
