import type { AwayWords } from "./away_en.ts";
import { deadlineWords } from "./deadline.ts";
import type { Language } from "./language.ts";

interface LeftWords {
  readonly words: string;
  readonly isNear: boolean;
}
const kNear = 3 * 3_600_000;

/** How long a decision has time: from now, and until when. */
export function leftOf(
  language: Language,
  { mine }: AwayWords,
  ends: number | undefined,
  now: number,
): LeftWords {
  if (ends === undefined) return { words: mine.noLimit, isNear: false };
  if (ends <= now) return { words: mine.overdue, isNear: true };
  const { left, until } = deadlineWords(language, ends, now);
  return { words: mine.left(left, until), isNear: ends - now < kNear };
}
