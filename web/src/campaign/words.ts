import { campaignDe } from "../text/campaign_de.ts";
import { campaignEn, type CampaignWords } from "../text/campaign_en.ts";
import type { Language } from "../text/language.ts";
import { wordsOf } from "../text/speech.ts";
import type { Speech } from "./sentences.ts";

const kWords: Readonly<Record<Language, CampaignWords>> = { en: campaignEn, de: campaignDe };

/** Loaded with the pages that need it, not with every page. */
export const speechOf = (language: Language): Speech => ({
  c: kWords[language],
  w: wordsOf(language),
});
