import type { Audience, CardSeen, Told, View } from "../wire/protocol.ts";
import type { Language } from "./language.ts";
import { calledIn, mapIn } from "./places.ts";
import { cardsIn, scenarioIn, type CardsById, type ScenarioWords } from "./shipped.ts";

/** What the files of a battle say in the language of whoever sits here, as far as it has come. */
export interface FileWords {
  readonly scenario?: ScenarioWords | undefined;
  readonly cards?: CardsById | undefined;
}
export const kAsPrinted: FileWords = {};

const isOfPlaces = ({ kind }: Told): boolean => kind === "objective_taken";
const isOfCards = ({ kind }: Told): boolean => kind.startsWith("card_");

/** Loads what this view has words for: of cards only when there are any. */
export async function fileWords(language: Language, view: View): Promise<FileWords> {
  const hasCards = view.hand.length > 0 || Object.values(view.log).some(isOfCards);
  const [scenario, cards] = await Promise.all([
    scenarioIn(language, view.battle.scenario),
    hasCards ? cardsIn(language) : undefined,
  ]);
  return { scenario, cards };
}

type Printed = Pick<CardSeen, "card" | "title" | "text">;

function factsIn(
  facts: View["battle"],
  audience: Audience,
  words: ScenarioWords | undefined,
): View["battle"] {
  if (words?.en !== facts.title) return facts;
  const { title = facts.title, summary } = words;
  const isPlayer = audience === "blue" || audience === "red";
  return {
    ...facts,
    title,
    summary,
    ...(isPlayer && facts.briefing && { briefing: words[audience] ?? facts.briefing }),
  };
}

/** The view with what its files say in another language; whatever is not known there stays as it is. */
export function inTongue(view: View, audience: Audience, { scenario, cards }: FileWords): View {
  const battle = factsIn(view.battle, audience, scenario);
  const isTold = battle !== view.battle;
  const places = isTold ? scenario?.places : undefined;
  if (!cards && !isTold) return view;
  const byTitle = new Map(Object.values(cards ?? {}).map((card) => [card.en, card]));
  const printed = <T extends Printed>(card: T): T => {
    const words = cards?.[card.card];
    return words?.en === card.title ? { ...card, title: words.title, text: words.text } : card;
  };
  const line = ([n, told]: [string, Told]): [string, Told] => {
    const place = isOfPlaces(told) ? places?.[told.what ?? ""] : undefined;
    if (place !== undefined) return [n, { ...told, what: place }];
    const words = isOfCards(told) ? byTitle.get(told.what ?? "") : undefined;
    if (!words) return [n, told];
    return [n, { ...told, what: words.title, ...(told.words && { words: words.text }) }];
  };
  const each = <T>(all: Readonly<Record<string, T>>, change: (one: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(all).map(([id, one]) => [id, change(one)]));
  return {
    ...view,
    battle,
    ...(places && {
      map: mapIn(view.map, places),
      objectives: calledIn(view.objectives, places),
      obstacles: calledIn(view.obstacles, places),
    }),
    hand: view.hand.map(printed),
    cards_played: each(view.cards_played, printed),
    log: Object.fromEntries(Object.entries(view.log).map(line)),
  };
}
