import { expect, test } from "vitest";
import { chapters } from "virtual:rulebook";
import { cards } from "../../../db/data/cards.json";
import { kLanguages, type Language } from "./language.ts";
import { campaignIn, cardsIn, catalogueIn, scenarioIn, titledIn } from "./shipped.ts";

interface Named {
  readonly name?: string;
}
interface ScenarioFile {
  readonly id: string;
  readonly title: string;
  readonly ground: Readonly<Record<string, unknown>>;
  readonly objectives?: readonly Named[];
  readonly blue: { readonly zones?: readonly Named[] };
  readonly red: { readonly zones?: readonly Named[] };
}
const scenarios = Object.values(
  import.meta.glob<ScenarioFile>("../../../db/scenarios/*.json", {
    import: "default",
    eager: true,
  }),
);
/** Names that a player may read. */
function placesOf({ ground, objectives = [], blue, red }: ScenarioFile): readonly string[] {
  const read = ["areas", "hills", "cover_lines", "roads", "waters", "obstacle_types"];
  const grounds = read.flatMap((kind) => (ground[kind] ?? []) as readonly Named[]);
  const zones = [blue, red].flatMap((side) => side.zones ?? []);
  return [...grounds, ...objectives, ...zones].flatMap(({ name }) => name ?? []);
}
/** Of a country whose language is neither the file's nor ours. */
const kTheSame = [
  "Berezki",
  "Bois Brûlé",
  "Bois Carré",
  "Bois Halbout",
  "Bois Neuf",
  "Bois de l'Est",
  "Bois de la Hogue",
  "Bois des Chênes",
  "Bois du Renard",
  "Chemin",
  "Dubna",
  "Dubrava",
  "Forêt Saint-Martin",
  "Fuchsholz",
  "Himmelsleiter",
  "Jungholz",
  "Kamenka",
  "La Brette",
  "La Cidrerie",
  "La Ferme",
  "La Ferme Blanche",
  "Le Marais",
  "Le Mesnil",
  "Le Moulin",
  "Le Parc",
  "Le Petit Bois",
  "Le Taillis",
  "Les Vergers",
  "Losha",
  "Olshanka",
  "Rott",
  "Route Nationale",
  "Route de Falaise",
  "Route de Vire",
  "Ruisseau du Moulin",
  "Ryasna",
  "Saint-Aubrin",
  "Sainte-Claire",
  "Sosnovy Bor",
  "Tannenbusch",
  "Vaudry",
  "Verkhnyaya",
];
const campaigns = Object.values(
  import.meta.glob<{ readonly id: string; readonly title: string }>(
    "../../../db/campaigns/*.json",
    { import: "default", eager: true },
  ),
);
const others = (Object.keys(kLanguages) as Language[]).filter((one) => one !== "en");

for (const language of others) {
  test(`every shipped scenario is told in ${language}, by the title that it has`, async () => {
    for (const { id, title } of scenarios) {
      const words = await scenarioIn(language, id);
      expect(words, id).toMatchObject({ en: title });
      expect(Object.keys(words ?? {})).toEqual(["en", "title", "summary", "blue", "red", "places"]);
      for (const text of Object.values(words ?? {})) expect(text).not.toBe("");
    }
  });
  test(`every place of a shipped scenario is called otherwise in ${language}, or the same on purpose`, async () => {
    for (const file of scenarios) {
      const names = [...new Set(placesOf(file))].filter((name) => !kTheSame.includes(name));
      const { places = {} } = (await scenarioIn(language, file.id)) ?? {};
      expect(Object.keys(places).sort(), file.id).toEqual(names.sort());
    }
  });
  test(`every shipped campaign is told in ${language}, by the title that it has`, async () => {
    for (const { id, title } of campaigns)
      expect(await campaignIn(language, id), id).toMatchObject({
        en: title,
        title: expect.any(String) as string,
      });
  });
  test(`every card is told in ${language}, by the title that it has`, async () => {
    const words = await cardsIn(language);
    expect(Object.keys(words ?? {})).toEqual(cards.map(({ id }) => id));
    for (const { id, title } of cards) expect(words?.[id]?.en).toBe(title);
  });
  test(`every title of the register has its words in ${language}`, async () => {
    const words = await catalogueIn(language);
    for (const { title, sections } of chapters) {
      expect(words?.chapters).toHaveProperty([title.split(":")[0] ?? ""]);
      for (const { heading, entries } of sections) {
        if (heading) expect(words?.sections).toHaveProperty([heading]);
        for (const one of entries) if (one.title) expect(words?.entries).toHaveProperty([one.id]);
      }
    }
  });
}

test("what somebody has written or changed himself stays as it is", async () => {
  const mine = { id: "mine", title: "Mine", summary: "Of my own." };
  const changed = { id: "demo", title: "Another", summary: "Changed." };
  expect(await titledIn("de", [mine, changed])).toEqual([
    { ...mine, printed: "Mine" },
    { ...changed, printed: "Another" },
  ]);
});
