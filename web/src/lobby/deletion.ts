import { answerOf } from "../wire/answers.ts";
import { makerKeyOf } from "./lobby.ts";
import { keysOf, type Book } from "./seats.ts";

/** Any key of it takes a deletion back: of a seat, or of whoever made it. */
export function keeperOf(battle: string): string | undefined {
  return Object.values(keysOf(battle))[0]?.key ?? makerKeyOf(battle);
}

/** It stays, for everybody. */
export async function keepsIt(id: string, key: string, book: Book = "battle"): Promise<void> {
  const response = await fetch(`/api/${book}s/${encodeURIComponent(id)}/keep`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key }),
  });
  await answerOf(response);
}
