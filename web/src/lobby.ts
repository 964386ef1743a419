import { answerOf } from "./answers.ts";
import type { Words } from "./text/en.ts";

/** What the lobby's HTTP requests answer. */
export interface ScenarioTitle {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly turns: number;
  /** Of the table, in thousandths of an inch. */
  readonly width: number;
  readonly height: number;
}
export interface ScenarioOption {
  readonly name: string;
  readonly kind: "flag" | "word" | "whole" | "decimal" | "seconds";
  readonly permitted: string;
  /** Catalogue ids. */
  readonly see: string;
  readonly default: string;
  readonly value: string;
}
export interface Scenario extends ScenarioTitle {
  readonly options: readonly ScenarioOption[];
}
export interface ListedBattle {
  readonly id: string;
  readonly title: string;
  readonly created: number;
  readonly turn: number;
  readonly turns: number;
  readonly over: boolean;
  readonly seated: readonly string[];
  readonly bots: string;
}
export interface SeatLink {
  readonly role: keyof Words["seat"];
  readonly token: string;
  readonly link: string;
}
export interface NewBattle {
  readonly battle: string;
  readonly seats: readonly SeatLink[];
}

async function read<T>(path: string, init?: RequestInit): Promise<T> {
  return answerOf<T>(await fetch(path, init));
}

export const scenarios = async (): Promise<readonly ScenarioTitle[]> =>
  (await read<{ scenarios: ScenarioTitle[] }>("/api/scenarios")).scenarios;
export const scenario = (id: string): Promise<Scenario> =>
  read<Scenario>(`/api/scenarios/${encodeURIComponent(id)}`);
export const battles = async (): Promise<readonly ListedBattle[]> =>
  (await read<{ battles: ListedBattle[] }>("/api/battles")).battles;

export function makeBattle(
  scenario: string,
  options: Readonly<Record<string, string>>,
  bot?: "blue" | "red",
): Promise<NewBattle> {
  const body = JSON.stringify({ scenario, options, ...(bot && { bot }) });
  const headers = { "content-type": "application/json" };
  return read<NewBattle>("/api/battles", { method: "POST", headers, body });
}

const kKey = "ordercap.seats";
/** The seats of battles that were made in this browser. */
export function keptSeats(): Readonly<Record<string, readonly SeatLink[]>> {
  try {
    return JSON.parse(localStorage.getItem(kKey) ?? "{}") as Record<string, SeatLink[]>;
  } catch {
    return {};
  }
}
export function keepSeats({ battle, seats }: NewBattle): void {
  try {
    localStorage.setItem(kKey, JSON.stringify({ ...keptSeats(), [battle]: seats }));
  } catch {
    // Without storage the links live on the page only.
  }
}
/** By path, so that it works behind any host name. Who watches needs no token. */
export const pathOf = (battle: string, { role, token }: SeatLink): string =>
  role === "public" ? `/battle/${battle}` : `/battle/${battle}#seat=${token}`;
