/** How fast a battle is played: presets of the time for a decision, of the grace for who is late, and of the least time of what can be passed beforehand. [S-04, S-107, S-110] */
export const kPaces = {
  live: {},
  evening: { step_seconds: "900", window_seconds: "15" },
  day: { step_seconds: "86400", window_seconds: "600", grace_seconds: "43200" },
  three_days: { step_seconds: "259200", window_seconds: "1800", grace_seconds: "86400" },
  week: { step_seconds: "604800", window_seconds: "3600", grace_seconds: "172800" },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
export type Pace = keyof typeof kPaces;
export const paces = Object.keys(kPaces) as readonly Pace[];

const kNames = ["step_seconds", "window_seconds", "grace_seconds"] as const;
type Chosen = Readonly<Record<string, string>>;

/** Nothing: its options were set one by one. */
export const paceOf = (chosen: Chosen): Pace | undefined =>
  paces.find((pace) =>
    kNames.every((name) => (chosen[name] ?? "") === ((kPaces[pace] as Chosen)[name] ?? "")),
  );

/** By the time for a decision alone; nothing: it is none of these. */
export const paceOfStep = (seconds: string): Pace | undefined =>
  paces.find((pace) => ((kPaces[pace] as Chosen)["step_seconds"] ?? "0") === (seconds || "0"));

export function withPace(chosen: Chosen, pace: Pace): Record<string, string> {
  const others = Object.entries(chosen).filter(([name]) => !kNames.some((one) => one === name));
  return { ...Object.fromEntries(others), ...kPaces[pace] };
}
