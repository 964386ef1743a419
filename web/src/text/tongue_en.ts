import { diceEn } from "./dice_en.ts";
import { en } from "./en.ts";
import { logEn } from "./log_en.ts";
import { terrainEn } from "./terrain_en.ts";
import type { Tongue } from "./tongue.ts";

export const tongue: Tongue = { words: en, log: logEn, dice: diceEn, terrain: terrainEn };
