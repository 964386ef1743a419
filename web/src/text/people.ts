import type { Audience, View } from "../wire/protocol.ts";
import type { Words } from "./en.ts";
import type { Language } from "./language.ts";

/** How people are called, by the role of their seat. */
export type Names = Readonly<Partial<Record<string, string>>>;
export const namesIn = (seats: Readonly<Record<string, { readonly name: string }>>): Names =>
  Object.fromEntries(Object.entries(seats).map(([role, { name }]) => [role, name]));

/** "Anna (Blue)"; a seat without a name is its role. */
export function personWords(w: Words, role: string, names: Names): string {
  const seat = role in w.seat ? w.seat[role as keyof Words["seat"]] : role;
  const name = names[role];
  return name ? `${name} (${seat})` : seat;
}

/** "Anna and Carl (Blue)", the leader first; empty where nobody has given a name. */
export function peopleOf(language: Language, w: Words, names: Names, side: "blue" | "red"): string {
  const called = Object.keys(names)
    .filter((role) => role.replace(/\d$/, "") === side)
    .sort()
    .map((role) => names[role] ?? "")
    .filter(Boolean);
  if (called.length === 0) return "";
  return `${new Intl.ListFormat(language).format(called)} (${w.side[side]})`;
}

/** For whom the battle waits, by name where that is known. */
export function waitsWords(
  language: Language,
  w: Words,
  { battle, players, prompt, seats }: View,
  audience: Audience,
): string {
  const names = namesIn(seats);
  const said = w.waits[prompt.waits_for];
  const waits = (who: string): string => (who ? w.waitsFor(who) : said);
  switch (prompt.waits_for) {
    case "blue":
    case "red":
      return waits(peopleOf(language, w, names, prompt.waits_for));
    case "other":
      return waits(peopleOf(language, w, names, audience === "blue" ? "red" : "blue"));
    case "side": {
      const late = Object.entries(players)
        .filter(([, { side, number }]) => side === audience && number !== battle.player)
        .filter(([, { up, committed }]) => up && !committed)
        .map(([role]) => role);
      if (!late.some((role) => names[role])) return said;
      const who = late.map((role) => personWords(w, role, names));
      return waits(new Intl.ListFormat(language).format(who));
    }
    case "you":
    case "both":
    case "nobody":
      return said;
  }
}
