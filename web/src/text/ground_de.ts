import type { enGround } from "./ground_en.ts";

export const deGround: typeof enGround = {
  ground: {
    named: (what, name) => `${what} „${name}“`,
    level: (n) => `Stufe ${n}`,
    road: "Straße",
    high: (n) => `${n} ${n === 1 ? "Stufe" : "Stufen"} hoch`,
    sight: { clear: "", open_blocking: "halbiert Entdeckungsweiten", dense: "dicht" },
    coverLine: { wall: "Mauer", hedge: "Hecke", emplacement: "Stellung (Erdwall)" },
    shelters: (cover) => `${cover} gegen Feuer, das sie quert`,
    hullDown: "Panzerfahrzeuge mit gedecktem Rumpf",
    fieldwork: "Feldbefestigung",
    gun: (type) => `Geschütz ohne Bedienung: ${type}`,
  },
};
