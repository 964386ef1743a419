import { answerOf } from "../wire/answers.ts";

/** How people are called, and how they are reached while they are away. */
export const kWays = ["mail", "hook"] as const;
export type Way = (typeof kWays)[number];
/** What a server offers. */
export type Ways = Readonly<Record<Way, boolean>>;
export interface Reach {
  readonly id: string;
  readonly kind: Way;
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
interface Seat {
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

export const ways = async (): Promise<Ways> => answerOf<Ways>(await fetch("/api/reach"));
/** An empty name takes it away. */
export const callSeat = (seat: Seat, name: string): Promise<unknown> => ask(seat, "name", { name });

type Listed = { readonly reaches: readonly Reach[] };
export const reaches = async (seat: Seat): Promise<readonly Reach[]> =>
  (await ask<Listed>(seat, "reach-list")).reaches;
export const addReach = async (
  seat: Seat,
  asked: Pick<Reach, "kind" | "address"> & { readonly language: string },
): Promise<readonly Reach[]> => (await ask<Listed>(seat, "reach", asked)).reaches;
export const endReach = async (seat: Seat, id: string): Promise<readonly Reach[]> =>
  (await ask<Listed>(seat, "reach-end", { id })).reaches;

/** What the owner of an address says to a letter. */
export const takeWord = (act: WordAct, word: string): Promise<WordTaken> =>
  post<WordTaken>(`/api/reach/${act}`, { word });
