import { expect, test } from "vitest";
import { chapters } from "virtual:rulebook";
import { cards } from "../../../db/data/cards.json";
import { kLanguages, type Language } from "./language.ts";
import { campaignIn, cardsIn, catalogueIn, scenarioIn, titledIn } from "./shipped.ts";

const scenarios = Object.values(
  import.meta.glob<{ readonly id: string; readonly title: string }>(
    "../../../db/scenarios/*.json",
    { import: "default", eager: true },
  ),
);
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
      expect(Object.keys(words ?? {})).toEqual(["en", "title", "summary", "blue", "red"]);
      for (const text of Object.values(words ?? {})) expect(text).not.toBe("");
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
