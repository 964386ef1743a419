import { seatPath, sitForCampaign } from "../lobby/seats.ts";
import type { CampaignBattle, CampaignView } from "../wire/protocol.ts";

/** What the battles of a campaign are to whoever looks at it. */
export const isOngoing = ({ state, over }: CampaignBattle): boolean => state === "made" && !over;
/** To be made or dropped, or over and to be taken in. */
export const waitsForStaff = ({ state, over }: CampaignBattle): boolean =>
  state === "proposed" || (state === "made" && over);

/** For the staff: what waits for it, and what goes on; the oldest first. */
export function forStaff(battles: readonly CampaignBattle[]): readonly CampaignBattle[] {
  const inOrder = [...battles].sort((a, b) => a.id - b.id);
  return [...inOrder.filter(waitsForStaff), ...inOrder.filter(isOngoing)];
}

/** Those of the own that the staff has not taken in yet. */
export const ownMade = ({ battles }: Pick<CampaignView, "battles">): readonly CampaignBattle[] =>
  battles.filter(({ state, seat }) => state === "made" && seat !== undefined);

/** Where whoever looks sits in it; undefined: nowhere. */
export const wayInto = ({ book, seat }: CampaignBattle): string | undefined =>
  book !== undefined && seat !== undefined ? seatPath(book, seat) : undefined;

/** The battles that are shown know who sits in them, before anybody goes there. */
export function handKeys(id: string, view: CampaignView, key: string): void {
  const { title, audience: role, battles } = view;
  for (const { book, seat } of battles)
    if (book !== undefined && seat !== undefined)
      sitForCampaign(book, seat, key, { id, title, role });
}
