import type { terrainEn } from "./terrain_en.ts";

/** Classes of ground. */
export const terrainDe: typeof terrainEn = {
  open: "offen",
  woods: "Wald",
  forest: "dichter Wald",
  bua: "bebautes Gelände",
  broken: "zerklüftetes Gelände",
  sand: "Sand",
  rubble: "Trümmer",
  steep_slope: "Steilhang",
  swamp: "Sumpf",
  cliff: "Klippe",
  creek: "Bach, beim Überqueren",
  river: "Fluss, beim Überqueren",
  brush: "Gestrüpp",
  orchard: "Obstgarten",
  crops: "Felder",
  stone_bua: "bebautes Gelände aus Stein",
  escarpment: "Steilstufe",
  canal: "Kanal, beim Überqueren",
};
