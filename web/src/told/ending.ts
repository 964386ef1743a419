import { isLost } from "../table/scene.ts";
import type { ListedPiece, Side, View } from "../wire/protocol.ts";
import type { Reel } from "./reel.ts";

type Pieces = readonly ListedPiece[];

/** The piece in which most was lost, the first of several; none if nothing was. */
export function worstOf(pieces: Pieces): ListedPiece | undefined {
  const most = Math.max(0, ...pieces.map(({ marks }) => marks.losses ?? 0));
  return most > 0 ? pieces.find(({ marks }) => marks.losses === most) : undefined;
}

/** The pieces in which an objective changed hands. */
export const takingsIn = (pieces: Pieces): Pieces =>
  pieces.filter(({ marks }) => (marks.objectives ?? 0) > 0);

export interface CompanyLosses {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly lost: number;
  readonly of: number;
}
/** As far as this view tells; of each side the company that lost most comes first. */
export function lossesByCompany({ companies, stands }: View): readonly CompanyLosses[] {
  const all = Object.values(stands);
  return Object.entries(companies)
    .map(([id, { name, side }]): CompanyLosses => {
      const its = all.filter(({ company }) => company === id);
      const lost = its.filter(({ presence }) => isLost(presence)).length;
      return { id, name, side, lost, of: its.length };
    })
    .filter(({ of }) => of > 0)
    .sort(
      (a, b) => a.side.localeCompare(b.side) || b.lost - a.lost || a.name.localeCompare(b.name),
    );
}

/** What was so when the last piece was closed; its list has been read. */
export async function lastViewOf(reel: Reel): Promise<View | undefined> {
  const last = reel.pieces().at(-1);
  return last && (await reel.told(last.n)).views.at(-1);
}
