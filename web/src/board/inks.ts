import type { Side } from "../wire/protocol.ts";

/** What can act or be chosen, what is aimed at, and what is drafted and not sent. */
export const kLit = "#ffb300";
export const kTarget = "#e11d48";
export const kDraft = "#7c3aed";

/** Sides differ in colour and lightness. */
export const kSideColours: Readonly<Record<Side, { fill: string; line: string; strong: string }>> =
  {
    blue: { fill: "#a9cdf2", line: "#0e2a4d", strong: "#1f5fa8" },
    red: { fill: "#f3a893", line: "#4d1408", strong: "#b8331a" },
  };

/** One for each company, told apart by lightness as well. */
export const kBands = [
  "#1b3a8f",
  "#e0a100",
  "#0f7a6c",
  "#b5338a",
  "#6b4f2a",
  "#4aa3df",
  "#d9541e",
  "#3f7d20",
  "#8a6fd1",
  "#2b2b2b",
] as const;

export const kStateBadges = {
  pinned: { letter: "P", fill: "#f2c230", ink: "#2b2203" },
  shaken: { letter: "S", fill: "#e8801c", ink: "#fff" },
  demoralized: { letter: "D", fill: "#8c1d40", ink: "#fff" },
} as const;

export const kInks = {
  // Names and numbers beside counters.
  count: "#17202b",
  countHalo: "rgba(255, 254, 246, 0.95)",
  name: "#23271e",
  nameHalo: "rgba(251, 248, 238, 0.9)",
  company: "#4a4f42",
  white: "#fff",
  // Counters: those lost from sight, hollow ones, and what is marked on them.
  ghost: "rgba(235, 230, 215, 0.55)",
  ghostLine: "rgba(70, 60, 50, 0.75)",
  ghostBase: "rgba(120, 110, 95, 0.25)",
  ghostEdge: "rgba(70, 60, 50, 0.6)",
  ghostTick: "rgba(70, 60, 50, 0.5)",
  hollow: "rgba(255, 254, 246, 0.9)",
  counterShade: "rgba(30, 25, 10, 0.45)",
  badgeEdge: "rgba(255, 255, 250, 0.95)",
  suppressed: "#4d4a55",
  empty: "#8c2f1b",
  load: "#e9e4d2",
  onLoad: "#2b2b20",
  past: "#efe9d8",
  onPast: "#5a4d3a",
  star: "#ffd54a",
  starEdge: "#4a3600",
  eye: "#fff6c9",
  eyeEdge: "#6b4a00",
  // Under them: wrecks, works, obstacles, objectives, fire and smoke.
  wreck: "#8b8983",
  wreckEdge: "#55534f",
  wreckBase: "rgba(60, 58, 54, 0.45)",
  earth: "#8a6b3f40",
  bank: "#5b4426",
  improved: "#e6d9b8",
  obstacle: "#3a3128",
  roadblock: "#6b4a2a66",
  beam: "#4a3018",
  bridge: "#4b4236",
  unheld: "#6d6748",
  pole: "#2f2a1a",
  flagEdge: "rgba(255, 255, 250, 0.9)",
  circleByNight: "rgba(255, 255, 245, 0.3)",
  leftGun: "rgba(255, 254, 246, 0.85)",
  aircraft: "#26323d",
  smoke: "rgba(240, 240, 238, 0.55)",
  smokeEdge: "#6f7378",
  puff: "rgba(255, 255, 255, 0.45)",
  puffEdge: "rgba(110, 115, 120, 0.35)",
  shells: "rgba(214, 80, 20, 0.2)",
  shellsEdge: "#a8380a",
  burst: "rgba(235, 130, 30, 0.6)",
  burstEdge: "rgba(140, 50, 5, 0.55)",
  // Orders, and missions that are asked for.
  cap: "#efe3bd",
  capSealed: "#fffdf2",
  capShade: "rgba(30, 25, 10, 0.5)",
  chit: "#26221a",
  smokeMission: "#4b5563",
  fireMission: "#b4310a",
  // Shots: those that may be chosen, that are proposed, declared, held.
  mayFire: "rgba(190, 24, 60, 0.85)",
  proposed: "rgba(190, 24, 60, 0.75)",
  declared: "#c2410c",
  held: "#9f1239",
  // What follows the pointer.
  pointed: "#fffef0",
  ringShade: "rgba(40, 30, 0, 0.55)",
  dotEdge: "#3b2a00",
  draftAhead: "rgba(124, 58, 237, 0.55)",
  draftBase: "rgba(124, 58, 237, 0.3)",
  draftBand: "rgba(124, 58, 237, 0.12)",
  label: "#2a2440",
  warning: "#8c1d40",
  list: "rgba(251, 248, 238, 0.96)",
  listEdge: "#57543f",
  listChosen: "#e9defd",
  listMore: "#565c4c",
  finger: "rgba(20, 16, 40, 0.75)",
  // The light line round what is drawn on any ground.
  wayHalo: "rgba(255, 255, 245, 0.75)",
  tickHalo: "rgba(255, 255, 245, 0.8)",
  arrowHalo: "rgba(255, 255, 245, 0.85)",
  crossHalo: "rgba(255, 255, 245, 0.9)",
  markHalo: "rgba(255, 255, 245, 0.95)",
  baseHalo: "rgba(255, 255, 255, 0.85)",
} as const;
