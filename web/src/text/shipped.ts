import type { Language } from "./language.ts";
import type { Places } from "./places.ts";

/** What the file of a scenario says, in another language; absent is what stays as the file has it. */
export interface ScenarioWords {
  /** Its title there: one that has been changed is left as it is. */
  readonly en: string;
  readonly title?: string;
  readonly summary: string;
  readonly blue?: string;
  readonly red?: string;
  readonly places?: Places;
}
/** What a card says, in another language. */
export interface CardWords {
  readonly en: string;
  readonly title: string;
  readonly text: string;
}
/** Titles of the register: chapters by what stands before their colon, sections by their heading, entries by id. */
export interface CatalogueWords {
  readonly chapters: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, string>>;
}
export type CardsById = Readonly<Record<string, CardWords>>;

type Doors<T> = Readonly<Record<string, () => Promise<T>>>;
const kScenarios: Doors<ScenarioWords> = import.meta.glob<ScenarioWords>(
  "./shipped_*/scenarios/*.json",
  {
    import: "default",
  },
);
/** What a campaign's file says of it in the lobby. */
export type CampaignWords = Pick<ScenarioWords, "en" | "title" | "summary">;
const kCampaigns: Doors<CampaignWords> = import.meta.glob<CampaignWords>(
  "./shipped_*/campaigns/*.json",
  {
    import: "default",
  },
);
const kCards: Doors<CardsById> = import.meta.glob<CardsById>("./shipped_*/cards.json", {
  import: "default",
});
const kCatalogues: Doors<CatalogueWords> = import.meta.glob<CatalogueWords>(
  "./shipped_*/catalogue.json",
  {
    import: "default",
  },
);

/** Absent where there is nothing in this language: then it is as the file has it. */
const opened = async <T>(doors: Doors<T>, name: string): Promise<T | undefined> =>
  doors[name]?.().catch(() => undefined);
export const scenarioIn = (language: Language, id: string): Promise<ScenarioWords | undefined> =>
  opened(kScenarios, `./shipped_${language}/scenarios/${id}.json`);
export const campaignIn = (language: Language, id: string): Promise<CampaignWords | undefined> =>
  opened(kCampaigns, `./shipped_${language}/campaigns/${id}.json`);
export const cardsIn = (language: Language): Promise<CardsById | undefined> =>
  opened(kCards, `./shipped_${language}/cards.json`);
export const catalogueIn = (language: Language): Promise<CatalogueWords | undefined> =>
  opened(kCatalogues, `./shipped_${language}/catalogue.json`);

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}
/** Scenarios or campaigns as the lobby lists them; `printed` is the title that their battles have. */
export const titledIn = <T extends Titled>(
  language: Language,
  all: readonly T[],
  wordsIn: (language: Language, id: string) => Promise<CampaignWords | undefined> = scenarioIn,
): Promise<readonly (T & { readonly printed: string })[]> =>
  Promise.all(
    all.map(async (one) => {
      const words = await wordsIn(language, one.id);
      const { title = one.title, summary } = words?.en === one.title ? words : one;
      return { ...one, title, summary, printed: one.title };
    }),
  );
