import { doorKeyOf } from "../lobby/seats.ts";
import type { Audience, Piece, PieceList } from "../wire/protocol.ts";

/** Why nothing is told: there is none, or not for these eyes; it was deleted; the server is in trouble. */
export type Why = "none" | "gone" | "failed";
export class Untold extends Error {
  readonly why: Why;
  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}
export const whyOf = (error: unknown): Why => (error instanceof Untold ? error.why : "failed");

/** Where the pieces of one audience come from. */
export interface Source {
  /** What may be asked for now. */
  list(): Promise<PieceList>;
  piece(edition: string, n: number): Promise<Piece>;
}

const kWhy: Readonly<Record<number, Why>> = { 404: "none", 410: "gone" };

async function read<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: "omit", ...init }).catch(() => {
    throw new Untold("failed");
  });
  if (!response.ok) throw new Untold(kWhy[response.status] ?? "failed");
  return (await response.json().catch(() => {
    throw new Untold("failed");
  })) as T;
}

/** From the server; other eyes than the public's are had by the key of a seat, and all of a campaign's battle. */
export function served(battle: string, audience: Audience, own?: string): Source {
  const key = own ?? doorKeyOf(battle);
  const path = `/api/battles/${encodeURIComponent(battle)}/told/${audience}`;
  const init: RequestInit =
    key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } };
  return {
    list: () => read(path, { ...init, cache: "no-cache" }),
    piece: (edition, n) => read(`${path}/${encodeURIComponent(edition)}/${String(n)}`, init),
  };
}
