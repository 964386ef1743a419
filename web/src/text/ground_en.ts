/** What is said of the ground under the pointer. */
export const enGround = {
  ground: {
    named: (what: string, name: string) => `${what} “${name}”`,
    level: (n: number) => `level ${n}`,
    road: "road",
    high: (n: number) => `${n} ${n === 1 ? "level" : "levels"} high`,
    sight: { clear: "", open_blocking: "halves spotting distances", dense: "dense" },
    coverLine: { wall: "wall", hedge: "hedge", emplacement: "emplacement" },
    shelters: (cover: string) => `${cover} from fire across it`,
    hullDown: "AFVs hull down",
    fieldwork: "fieldwork",
    gun: (type: string) => `gun without crew: ${type}`,
  },
};
