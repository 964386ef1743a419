import type { Terrain } from "../wire/protocol.ts";

/** Colours of a printed map: soft greens, brown contours, blue water. Lines in thousandths. */
export const kPaper = {
  table: "#d9dfbd",
  meadow: "rgba(196, 212, 158, 0.26)",
  fallow: "rgba(232, 226, 190, 0.3)",
  tuft: "rgba(110, 130, 70, 0.35)",
  edge: "#5f6650",
  rail: "#6b4d2e",
  railLight: "#a07c50",
  railShade: "#2c1f12",
  slopeLight: "rgba(240, 226, 178, 0.75)",
  slopeDark: "rgba(190, 160, 104, 0.7)",
  contourLine: "#a5855a",
  hillFill: "rgba(226, 205, 150, 0.55)",
  hillShade: "rgba(96, 74, 34, 0.28)",
  roadCase: "#7b6f58",
  roadFill: "#f5edd3",
  water: "#7fb2cf",
  waterEdge: "#5a8fb0",
  grid: "rgba(60, 70, 45, 0.16)",
  building: "#8d6a58",
  buildingStone: "#6f6a66",
  wall: "#d3cec2",
  wallEdge: "#4d4a45",
  hedge: "#557f3a",
  hedgeEdge: "#2c4a1d",
  bank: "#c39a62",
  bankEdge: "#6b4a24",
  crown: "#92b06f",
  fir: "#7f9f62",
  crownEdge: "rgba(60, 88, 40, 0.55)",
  crownShade: "rgba(40, 60, 25, 0.28)",
  scrub: "#a3b97c",
  row: "rgba(150, 130, 50, 0.4)",
  reed: "#6f9fa0",
  stone: "rgba(110, 100, 80, 0.6)",
  houseShade: "rgba(60, 45, 30, 0.35)",
} as const;

/** How an area is filled, and what is strewn over it. */
export interface AreaStyle {
  readonly fill: string;
  readonly edge: string;
  readonly strewn:
    "trees" | "firs" | "buildings" | "rows" | "orchard" | "scrub" | "marsh" | "stones" | "none";
}
const plain = (fill: string, edge: string, strewn: AreaStyle["strewn"]): AreaStyle => ({
  fill,
  edge,
  strewn,
});

export const kAreaStyles: Readonly<Record<Terrain, AreaStyle>> = {
  open: plain("rgba(0,0,0,0)", "rgba(0,0,0,0)", "none"),
  woods: plain("#b3cb90", "#7e9c5c", "trees"),
  forest: plain("#a3c084", "#6b8a4e", "firs"),
  bua: plain("#d8c9ad", "#9b8867", "buildings"),
  stone_bua: plain("#c9c0b2", "#857c6e", "buildings"),
  broken: plain("#cfcfa8", "#a3a077", "stones"),
  sand: plain("#ecdfb0", "#cbb981", "none"),
  rubble: plain("#cdc3b3", "#8f8576", "stones"),
  steep_slope: plain("#d6c79a", "#a5855a", "stones"),
  swamp: plain("#c3d6bd", "#8db0a0", "marsh"),
  cliff: plain("#c9b898", "#7f6a48", "stones"),
  creek: plain("#9cc5da", "#5a8fb0", "none"),
  river: plain("#8fbdd6", "#5a8fb0", "none"),
  brush: plain("#c6d6a0", "#9db374", "scrub"),
  orchard: plain("#cbdca4", "#9db374", "orchard"),
  crops: plain("#e6dfa6", "#c4b873", "rows"),
  escarpment: plain("#d0bf95", "#8a744c", "stones"),
  canal: plain("#8fbdd6", "#5a8fb0", "none"),
};
