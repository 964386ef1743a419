import { assertNever } from "../kit/assert.ts";
import type { CampaignWords } from "../text/campaign_en.ts";
import type { Words } from "../text/en.ts";
import type {
  CampaignBattle,
  CampaignFormation,
  CampaignLine,
  CampaignMoment,
  CampaignView,
} from "../wire/protocol.ts";
import { isOngoing, ownMade, waitsForStaff } from "./battles.ts";
import { hasSealed, phaseOf, withoutOrder } from "./ways.ts";

/** What the page says with: of the campaign, and of everything. */
export interface Speech {
  readonly c: CampaignWords;
  readonly w: Words;
}
type Known = Pick<CampaignView, "places" | "formations" | "phases" | "days" | "day" | "phase">;

export const placeName = ({ places }: Pick<CampaignView, "places">, key: string): string =>
  places.find((place) => place.key === key)?.name ?? key;

const partsOf = (name: string): readonly [string, string] => {
  const at = name.indexOf(", ");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 2)];
};
/** What tells it from others: "2nd Battalion", and if there are two of them, of what. */
export interface ShortName {
  readonly name: string;
  /** Empty where the name alone tells it. */
  readonly of: string;
}
export function shortName(
  { formations }: Pick<CampaignView, "formations">,
  formation: CampaignFormation,
): ShortName {
  const [name, of] = partsOf(formation.name);
  const isAlone = formations.filter((other) => partsOf(other.name)[0] === name).length < 2;
  return { name, of: isAlone ? "" : of };
}
export function formationName(known: Known, key: string | undefined): string {
  const formation = known.formations.find((one) => one.key === key);
  if (!formation) return "";
  const { name, of } = shortName(known, formation);
  return of ? `${name}, ${of}` : name;
}

export function phaseName({ c }: Speech, { phases }: Pick<Known, "phases">, phase: number): string {
  const name = phases[phase]?.name ?? String(phase + 1);
  return c.phaseName[name] ?? name;
}
/** "noon"; with its day where there are several. */
export function phaseWords(
  speech: Speech,
  known: Pick<Known, "phases" | "days">,
  { day, phase }: Pick<CampaignMoment, "day" | "phase">,
): string {
  const name = phaseName(speech, known, phase);
  return known.days > 1 ? speech.c.moment(day, name) : name;
}

/** How old a sighting is, in phases. */
export const ageOf = (
  known: Pick<Known, "phases" | "day" | "phase">,
  seen: CampaignMoment,
): number => (known.day - seen.day) * known.phases.length + known.phase - seen.phase;
export function ageWords(
  { c }: Speech,
  known: Pick<Known, "phases" | "day" | "phase">,
  seen: CampaignMoment,
): string {
  const age = ageOf(known, seen);
  return age <= 0 ? c.now : c.ago(age);
}

/** When a march is somewhere. */
export function arrivalWords(
  { c }: Speech,
  view: Pick<CampaignView, "impulses">,
  impulse: number,
): string {
  const { later, n } = phaseOf(view, impulse);
  if (later === 0) return c.impulse(n);
  return later === 1 ? c.nextPhase : c.later(later);
}

/** Where a formation is, in words. */
export function whereWords(
  speech: Speech,
  view: CampaignView,
  formation: CampaignFormation,
): string {
  const { c } = speech;
  const { place, road, arrives } = formation;
  if (place !== "") return c.orders.at(placeName(view, place));
  if (road) return c.orders.onRoad(placeName(view, road.from), placeName(view, road.to));
  if (!arrives) return c.orders.away;
  return c.orders.arrives(phaseWords(speech, view, arrives), placeName(view, arrives.place));
}

/** A line of the journal as a sentence. */
export function lineWords(speech: Speech, known: Known, line: CampaignLine): string {
  const { c, w } = speech;
  const place = line.place ? placeName(known, line.place) : "";
  const from = line.from ? placeName(known, line.from) : "";
  const who = formationName(known, line.formation) || c.line.someone;
  const side = line.side ? w.side[line.side] : "";
  const own = known.formations.find(({ key }) => key === line.formation);
  /** Of a contact: it came to the enemy, and not he to it. */
  const isComer = line.side === undefined || own === undefined || own.side === line.side;
  const said = ((): string => {
    switch (line.what) {
      case "phase_begun":
        return c.line.phase_begun(c.moment(line.at.day, phaseName(speech, known, line.at.phase)));
      case "orders_closed":
      case "step_forced":
        return c.line[line.what]();
      case "arrived":
      case "formation_set":
        return c.line[line.what](who, place);
      case "halted":
        return c.line.halted(who, place);
      case "moved":
        return place ? c.line.moved(who, place, from) : c.line.movedOn(who, from);
      case "contact":
        return c.line.contact(who, place, c.line.then[line.then ?? "battle"](isComer));
      case "retired":
        return c.line.retired(who, from, place);
      case "battle_proposed":
        return line.formation ? c.line.joined(who, place) : c.line.battle_proposed(place);
      case "battle_dropped":
        return c.line.battle_dropped(place, side);
      case "battle_made":
        return c.line.battle_made(place);
      case "battle_taken":
        return c.line.battle_taken(place, side);
      case "pieces_changed":
        return c.line.pieces_changed(who, c.pieces[line.state ?? "present"](line.count ?? 1));
      case "returned":
        return c.line.returned(who, line.count ?? 1);
      case "piece_changed":
        return c.line.piece_changed(line.piece ?? "", who, c.piece[line.state ?? "present"]);
      case "sighted":
        return c.line.sighted(c.seen[line.kind ?? "mixed"], c.size[line.size ?? "company"], place);
      case "place_taken":
        return c.line.place_taken(side, place);
      case "ended":
        return c.line.ended(side);
      default:
        return assertNever(line.what);
    }
  })();
  return line.reason ? `${said} (${line.reason})` : said;
}

/** The lines of a phase, the newest phase first. */
export interface Chapter {
  readonly day: number;
  readonly phase: number;
  readonly lines: readonly CampaignLine[];
}
export function chaptersOf(log: readonly CampaignLine[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of log) {
    const { day, phase } = line.at;
    const last = chapters.at(-1);
    if (last?.day === day && last.phase === phase)
      chapters[chapters.length - 1] = { ...last, lines: [...last.lines, line] };
    else chapters.push({ day, phase, lines: [line] });
  }
  return chapters.reverse();
}

/** How far it is. */
export function stateWords(
  { c, w }: Speech,
  { audience }: Pick<CampaignView, "audience">,
  { state, over, holder }: CampaignBattle,
): string {
  if (state === "taken" && holder) return c.battles.keeps(w.side[holder]);
  if (state === "made" && audience === "referee") return over ? c.battles.isOver : c.battles.goesOn;
  if (state === "made" && over) return c.battles.isOverForYou;
  return c.battles.state[state];
}

function battlesWords(c: CampaignWords, view: CampaignView): string {
  if (view.audience === "referee") {
    const waiting = view.battles.filter(waitsForStaff).length;
    return waiting > 0
      ? c.prompt.yourWork(waiting)
      : c.prompt.battlesGoOn(view.battles.filter(isOngoing).length);
  }
  const own = ownMade(view);
  const ongoing = own.filter(isOngoing).length;
  const said = own
    .filter(({ over }) => over)
    .map(({ place }) => c.prompt.battleOver(placeName(view, place)));
  if (ongoing > 0) said.push(c.prompt.yourBattles(ongoing));
  return said.join(" ") || c.prompt.staffAtWork;
}
/** What is to be done now. */
export function taskWords({ c, w }: Speech, view: CampaignView): string {
  if (view.step === "over") return view.winner ? c.prompt.won(w.side[view.winner]) : c.prompt.drawn;
  if (view.step === "battles") return battlesWords(c, view);
  if (!/^(blue|red)/.test(view.audience)) return c.prompt.ordersOpen;
  if (hasSealed(view)) return c.prompt.sealed;
  if (!view.formations.some(({ may_order }) => may_order)) return c.prompt.noneToOrder;
  const without = withoutOrder(view).length;
  return without > 0 ? `${c.prompt.without(without)} ${c.prompt.give}` : c.prompt.ready;
}
