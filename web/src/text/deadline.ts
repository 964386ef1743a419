import type { Language } from "./language.ts";
import { wordsOf } from "./speech.ts";

export interface DeadlineWords {
  /** When, with its day unless that is today. */
  readonly until: string;
  /** How long that is from now. */
  readonly left: string;
  /** It is a matter of seconds. */
  readonly isNear: boolean;
}
const [kSecond, kMinute, kHour, kDay] = [1000, 60_000, 3_600_000, 86_400_000];
/** Until then seconds are counted. */
const kNear = 2 * kMinute;

function leftWords(language: Language, left: number): string {
  const w = wordsOf(language).prompt;
  if (left >= 2 * kDay) return w.inDays(Math.floor(left / kDay));
  if (left >= 2 * kHour) return w.inHours(Math.floor(left / kHour));
  if (left >= kNear) return w.inMinutes(Math.floor(left / kMinute));
  const seconds = Math.ceil(Math.max(0, left) / kSecond);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function deadlineWords(language: Language, deadline: number, now: number): DeadlineWords {
  const isToday = new Date(deadline).toDateString() === new Date(now).toDateString();
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const time = new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : day),
    hour: "2-digit",
    minute: "2-digit",
  }).format(deadline);
  const left = deadline - now;
  return {
    until: wordsOf(language).prompt.until(time),
    left: leftWords(language, left),
    isNear: left < kNear,
  };
}
