import { Refused } from "../wire/answers.ts";
import type { Refusal } from "../wire/store.ts";
import type { Language } from "./language.ts";
import { wordsOf } from "./speech.ts";

type Words = Readonly<Partial<Record<string, string>>>;
/** By code, fetched when the first is wanted; English has the server's own sentence. */
const kDoors: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => ({}),
  de: async () => (await import("./refusals_de.ts")).refusalsDe,
};

export async function refusalWords(
  language: Language,
  { code, reason }: Pick<Refusal, "code" | "reason">,
): Promise<string> {
  const words = await kDoors[language]().catch((): Words => ({}));
  return words[code] ?? reason;
}

/** Why a request over HTTP came to nothing. */
export const troubleWords = async (language: Language, error: unknown): Promise<string> =>
  error instanceof Refused ? refusalWords(language, error.refusal) : wordsOf(language).lobby.failed;
