import type { Language } from "./language.ts";

const kHour = 3_600_000;

/** A whole hour by UTC as the clock of who looks shows it. */
export function localHour(language: Language, hour: number, zone?: string): string {
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  // Of today, for summer time changes what it is here.
  const today = Math.floor(Date.now() / (24 * kHour)) * 24 * kHour;
  return new Intl.DateTimeFormat(language, { ...time, ...(zone && { timeZone: zone }) }).format(
    today + hour * kHour,
  );
}

/** "22-6 12-14", hours by UTC, in the time of who looks. */
export const hoursWords = (language: Language, hours: string, zone?: string): string =>
  new Intl.ListFormat(language).format(
    hours
      .split(" ")
      .filter(Boolean)
      .map((range) =>
        range
          .split("-")
          .map((hour) => localHour(language, Number(hour), zone))
          .join("–"),
      ),
  );
