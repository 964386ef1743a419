import type { ListedPiece } from "../wire/protocol.ts";

/** A place in the story: after so many frames of a piece. */
export interface Moment {
  readonly n: number;
  readonly frame: number;
}
/** After the last frame, however many there are. */
export const kAllFrames = Number.MAX_SAFE_INTEGER;

type Pieces = readonly ListedPiece[];
const turnAt = (pieces: Pieces, n: number): number | undefined =>
  pieces.find((piece) => piece.n === n)?.turn;

/** Where the first piece begins. */
export const firstOf = (pieces: Pieces): Moment | undefined =>
  pieces[0] && { n: pieces[0].n, frame: 0 };
/** Where the last piece ends. */
export function lastOf(pieces: Pieces): Moment | undefined {
  const last = pieces.at(-1);
  return last && { n: last.n, frame: kAllFrames };
}

/** To where the next step begins, or back to where this one did, or the one before it. */
export function stepFrom(pieces: Pieces, at: Moment, way: 1 | -1): Moment | undefined {
  if (way === -1 && at.frame > 0) return { n: at.n, frame: 0 };
  const isListed = pieces.some(({ n }) => n === at.n + way);
  if (isListed) return { n: at.n + way, frame: 0 };
  return way === 1 ? lastOf(pieces) : firstOf(pieces);
}

/** To where the next turn begins, or back to where this one did, or the one before it. */
export function turnFrom(pieces: Pieces, at: Moment, way: 1 | -1): Moment | undefined {
  const turn = turnAt(pieces, at.n) ?? 0;
  const begin = pieces.find((piece) => piece.turn === turn)?.n;
  if (way === -1 && begin !== undefined && (at.n > begin || at.frame > 0))
    return { n: begin, frame: 0 };
  const other =
    way === 1
      ? pieces.find((piece) => piece.turn > turn)
      : pieces.find((piece) => piece.turn === turn - 1);
  if (other) return { n: other.n, frame: 0 };
  return way === 1 ? lastOf(pieces) : firstOf(pieces);
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Of an address; nothing if it names none, "bad" if nobody can say which. */
export function momentIn(query: URLSearchParams): Moment | "bad" | undefined {
  if (!query.has("n")) return undefined;
  const n = whole(query.get("n"));
  const frame = query.has("frame") ? whole(query.get("frame")) : 0;
  return n === undefined || frame === undefined ? "bad" : { n, frame };
}

/** The address of this moment. */
export function replayPath(battle: string, audience: string, at?: Moment): string {
  const query = new URLSearchParams({
    ...(audience !== "public" && { as: audience }),
    ...(at && { n: String(at.n) }),
    ...(at && at.frame > 0 && { frame: String(at.frame) }),
  }).toString();
  return `/replay/${encodeURIComponent(battle)}${query && `?${query}`}`;
}
