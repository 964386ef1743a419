import type { Point, Terrain, Told, View } from "../wire/protocol.ts";
import type { Deed, ToldDeed } from "../table/deeds.ts";
import { purposeWords, type Naming } from "./dice.ts";
import type { Words } from "./en.ts";
import type { Language } from "./language.ts";
import type { LogParts, LogWords } from "./log_words.ts";
import { tongueOf } from "./tongue.ts";

export const wordsOf = (language: Language): Words => tongueOf(language).words;
const logOf = (language: Language): LogWords => tongueOf(language).log;

/** "high_explosive" is not for reading: its word, or at least without the line. */
function word(language: Language, raw: string): string {
  const w = wordsOf(language);
  const known: Record<string, string> = {
    ...w.chit,
    ...w.mission,
    ...w.obstacle,
    ...w.state,
    ...w.forcedBack,
    ...w.step,
    ...w.ending,
    ...w.weather,
    ...w.fireKind,
  };
  return known[raw] ?? (/^[a-z]+(_[a-z]+)+$/.test(raw) ? raw.replaceAll("_", " ") : raw);
}

/** What the dice of this line are for, one word a die where they differ. */
export function dieWords(language: Language, kind: Told["kind"], index: number): string {
  const { side } = wordsOf(language);
  // The sides roll in turn, Blue first.
  if (kind === "initiative_rolled") return index % 2 === 0 ? side.blue : side.red;
  return index === 0 ? (logOf(language).dice[kind] ?? "") : "";
}

function whatOf(language: Language, { kind, what = "" }: Told, name: Naming): string {
  if (kind === "die_set" || kind === "die_withdrawn") return purposeWords(language, what, name);
  if (kind === "option_set") return wordsOf(language).options.names[what] ?? word(language, what);
  if (kind !== "entrenched") return word(language, what);
  const covers: Readonly<Record<string, string>> = wordsOf(language).cover;
  return what === "none" ? "" : (covers[what] ?? what);
}

/** A value of this option in words; a number is what it is. */
export function valueWords({ options }: Words, name: string, value: string): string {
  return options.values[`${name}=${value}`] ?? options.values[value] ?? value;
}

/** How it ended, or to what an option was set. */
function resultOf(language: Language, { kind, what = "", outcome }: Told): string {
  return kind === "option_set"
    ? valueWords(wordsOf(language), what, outcome)
    : resultWords(language, outcome);
}

/** How it ended; empty where that is not told. */
export const resultWords = (language: Language, outcome: string): string =>
  outcome && (logOf(language).result[outcome] ?? word(language, outcome));

/** A place of the table in whole inches: finer only where two would be the same. */
function placeWords([x, y]: Point, tenths = false): string {
  const step = tenths ? 100 : 1000;
  return `(${[x, y].map((n) => (Math.round(n / step) * step) / 1000).join(", ")})`;
}

const deedIn = ({ did, place }: ToldDeed): Deed => did ?? (place ? { to: place } : {});

/** What was done to a stand, as one list. */
function deedWords(language: Language, { from, to, ...now }: Deed): string {
  const w = wordsOf(language);
  const { deed } = logOf(language);
  const moved = (a: Point, b: Point): string => {
    const isSame = placeWords(a) === placeWords(b);
    return deed.moved(placeWords(a, isSame), placeWords(b, isSame));
  };
  const parts = [
    to && (from ? moved(from, to) : deed.setDown(placeWords(to))),
    now.facing !== undefined && deed.faces(wind(language, now.facing)),
    now.state && deed.is(w.state[now.state]),
    now.quality && deed.is(w.quality[now.quality]),
    ...(["suppressed", "supply", "visible"] as const).map((key) => {
      const is = now[key];
      return is !== undefined && deed[key](is);
    }),
  ].filter((part) => typeof part === "string");
  return new Intl.ListFormat(language).format(parts);
}

export function sentence(language: Language, told: ToldDeed, name: Naming = (id) => id): string {
  const w = wordsOf(language);
  const log = logOf(language);
  const isUnseen = told.kind === "fire_felt" && !told.actor;
  const parts: LogParts = {
    actor: isUnseen ? log.unseen : (told.actor?.label ?? ""),
    target: told.target?.label ?? "",
    side: told.side ? w.side[told.side] : "",
    what: whatOf(language, told, name),
    result: resultOf(language, told),
    count: told.count === undefined ? "" : String(told.count),
    step: w.step[told.step],
    words: told.words ?? "",
    from: told.from === undefined ? "" : wind(language, told.from),
    did: told.kind === "stand_edited" ? deedWords(language, deedIn(told)) : "",
  };
  return log.line[told.kind](parts).replace(/\s+/g, " ").trim();
}

/** The weather by its name, and what it does. */
export function weatherWords(
  language: Language,
  facts: View["battle"],
): { readonly name: string; readonly effects: string } {
  const w = wordsOf(language).page;
  const { spot_percent: spotting, max_visibility: limit, wheeled_factor: factor } = facts;
  const sight = limit === undefined ? "" : (facts.night ? w.darkness : w.visibility)(inches(limit));
  const effects = [
    spotting < 100 ? w.spotting(spotting) : "",
    sight,
    factor > 1 ? w.wheels(factor) : "",
    facts.air_allowed ? "" : w.noAir,
  ].filter(Boolean);
  return { name: word(language, facts.weather), effects: effects.join("; ") };
}

/** Who has won and why, with the points where they are known. */
export function endingWords(language: Language, facts: View["battle"]): string {
  const w = wordsOf(language);
  const { winner, ending, points_blue: blue, points_red: red } = facts;
  const won = winner ? w.prompt.winner(w.side[winner]) : w.prompt.draw;
  const why = word(language, ending ?? "").replace(/\.$/, "");
  const points = blue === undefined || red === undefined ? "" : ` ${w.prompt.points(blue, red)}`;
  return `${won}${why ? `: ${why}` : ""}.${points}`;
}

/** What a class of ground is called. */
export const terrainWords = (language: Language, terrain: Terrain): string =>
  tongueOf(language).terrain[terrain];

/** Inches as a table reads them: 4.2″. */
export const inches = (thousandths: number): string =>
  `${(Math.round(thousandths / 100) / 10).toString()}″`;

/** A facing as one of sixteen winds. */
export function wind(language: Language, millidegrees: number): string {
  const { compass } = wordsOf(language);
  return compass[Math.round(millidegrees / 22500) % 16] ?? "";
}

/** What a commit would seal, as a list; empty when it is nothing. */
export function sealed(language: Language, seals: View["prompt"]["seals"]): string {
  const w = wordsOf(language);
  const keys = ["orders", "shots", "missions", "facings", "cards", "undeployed"] as const;
  const parts = keys.filter((key) => seals[key] > 0).map((key) => w.seals[key](seals[key]));
  return new Intl.ListFormat(language).format(parts);
}
