import type { Language } from "./language.ts";

const kUnits = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** So many seconds, in the largest unit that they fill: "12 hours". */
export function spanWords(language: Language, seconds: number | string): string {
  const all = Number(seconds);
  const [unit, length] = kUnits.find(([, one]) => all >= one && all % one === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    all / length,
  );
}
