import { answerOf } from "../wire/answers.ts";

/** How people are called, and how they are reached while they are away. */
export const kAddressed = ["mail", "hook"] as const;
/** By an address that one writes; or by what a browser's maker gives it. */
export type Addressed = (typeof kAddressed)[number];
export type Way = Addressed | "push";
/** What a server offers; `push` is the key by which a browser knows it, or empty. */
export type Ways = Readonly<Record<Addressed, boolean>> & { readonly push: string };
export interface Reach {
  readonly id: string;
  readonly kind: Way;
  /** Of a browser the host only. */
  readonly address: string;
  readonly state: "asked" | "open" | "given_up";
}
/** What a letter's link is about. */
export type WordAct = "confirm" | "end";
export interface WordTaken {
  readonly battle: string;
  readonly kind: Way;
  readonly address: string;
  readonly state: "open" | "ended";
}
/** By which a seat of a battle is held. */
export interface Seat {
  readonly battle: string;
  readonly key: string;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answerOf<T>(response);
}
const ask = <T>({ battle, key }: Seat, what: string, body: object = {}): Promise<T> =>
  post<T>(`/api/battles/${encodeURIComponent(battle)}/${what}`, { key, ...body });

export const kNoWays: Ways = { mail: false, hook: false, push: "" };
export const ways = async (): Promise<Ways> => ({
  ...kNoWays,
  ...(await answerOf<Partial<Ways>>(await fetch("/api/reach"))),
});
/** An empty name takes it away. */
export const callSeat = (seat: Seat, name: string): Promise<unknown> => ask(seat, "name", { name });

/** Where it goes; and what a browser's pushes are locked with. */
type Place =
  | { readonly kind: Addressed; readonly address: string }
  | {
      readonly kind: "push";
      readonly address: string;
      readonly p256dh: string;
      readonly auth: string;
    };
type Asked = Place & { readonly language: string };
type Listed = { readonly reaches: readonly Reach[] };
export const reaches = async (seat: Seat): Promise<readonly Reach[]> =>
  (await ask<Listed>(seat, "reach-list")).reaches;
export const addReach = async (seat: Seat, asked: Asked): Promise<readonly Reach[]> =>
  (await ask<Listed>(seat, "reach", asked)).reaches;
export const endReach = async (seat: Seat, id: string): Promise<readonly Reach[]> =>
  (await ask<Listed>(seat, "reach-end", { id })).reaches;

/** What the owner of an address says to a letter. */
export const takeWord = (act: WordAct, word: string): Promise<WordTaken> =>
  post<WordTaken>(`/api/reach/${act}`, { word });
