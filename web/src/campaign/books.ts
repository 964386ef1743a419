import type { SeatLink } from "../lobby/lobby.ts";
import { campaignOf, forgetKeys, seatedIn } from "../lobby/seats.ts";
import { answerOf } from "../wire/answers.ts";
import type { TakeIn } from "../wire/protocol.ts";

/** The campaigns that can be begun, those that go on, and those that this browser began. */
export interface CampaignFile {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly days: number;
  readonly phases: number;
  readonly places: number;
}
export interface ListedCampaign {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly day: number;
  /** Counted from 0. */
  readonly phase: number;
  readonly over: boolean;
}
export interface NewCampaign {
  readonly campaign: string;
  readonly seats: readonly SeatLink[];
  /** Deletes it. */
  readonly maker_key: string;
}
interface Kept {
  readonly title: string;
  readonly seats: readonly SeatLink[];
  readonly maker_key: string;
}
const kKept = "ordercap.campaigns";

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`/api/campaigns${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export interface Campaigns {
  readonly campaigns: readonly CampaignFile[];
  readonly listed: readonly ListedCampaign[];
}
export const campaigns = async (): Promise<Campaigns> =>
  answerOf<Campaigns>(await fetch("/api/campaigns"));

/** What is absent is as the campaign's file has it. */
export interface Beginning {
  readonly order_seconds?: number;
  readonly take_in?: TakeIn;
}
export const beginCampaign = async (
  campaign: string,
  isListed: boolean,
  options: Beginning,
): Promise<NewCampaign> =>
  answerOf<NewCampaign>(await post("", { campaign, listed: isListed, options }));

function allKept(): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(kKept) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}
/** Answers whether it lasts longer than this page. */
function keep(all: Readonly<Record<string, Kept>>): boolean {
  try {
    localStorage.setItem(kKept, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
export const keptCampaign = (id: string): Kept | undefined => allKept()[id];
export const keepCampaign = ({ campaign, ...more }: NewCampaign, title: string): boolean =>
  keep({ ...allKept(), [campaign]: { title, ...more } });

const kTitles = "ordercap.campaign_titles";
function titles(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(kTitles) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
/** Whoever came by a link finds its name in the lobby. */
export function rememberTitle(id: string, title: string): void {
  const all = titles();
  if (all[id] === title) return;
  try {
    localStorage.setItem(kTitles, JSON.stringify({ ...all, [id]: title }));
  } catch {
    // It is found by its id.
  }
}
export const titleOf = (id: string): string => titles()[id] ?? keptCampaign(id)?.title ?? id;

/** That this browser began or has a seat in, the listed ones left out. */
export function ownCampaigns(listed: readonly ListedCampaign[]): readonly string[] {
  const known = new Set(listed.map(({ id }) => id));
  return [...new Set([...Object.keys(allKept()), ...seatedIn("campaign")])].filter(
    (id) => !known.has(id),
  );
}

/** For everybody, and all that this browser knows of it; when, where others have played it: nothing is forgotten yet. */
export async function deleteCampaign(id: string): Promise<number | undefined> {
  const response = await post(`/${encodeURIComponent(id)}/delete`, {
    key: keptCampaign(id)?.maker_key,
  });
  if (response.status !== 410) {
    const { deleted_at } = await answerOf<{ readonly deleted_at?: number }>(response);
    if (deleted_at !== undefined) return deleted_at;
  }
  const { [id]: _, ...others } = allKept();
  keep(others);
  for (const battle of seatedIn()) if (campaignOf(battle)?.id === id) forgetKeys(battle);
  forgetKeys(id, "campaign");
  return undefined;
}
