import { de } from "./de.ts";
import { diceDe } from "./dice_de.ts";
import { logDe } from "./log_de.ts";
import { terrainDe } from "./terrain_de.ts";
import type { Tongue } from "./tongue.ts";

export const tongue: Tongue = {
  words: de,
  log: logDe,
  dice: diceDe,
  terrain: terrainDe,
};
