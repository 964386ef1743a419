import type { OrderChit } from "../wire/protocol.ts";

/** Line drawings on a field of 24 by 24, for the canvas and for buttons alike. */
export const kChitGlyphs: Readonly<Record<OrderChit, string>> = {
  cautious_advance: "M12 19V6 M6 12l6-6 6 6",
  hasty_advance: "M6 12l6-6 6 6 M6 18.5l6-6 6 6",
  disengage: "M12 5v13 M6 12l6 6 6-6",
  hold: "M6 7v10 M18 7v10 M6 12h12",
  take_command: "M12 4.5l2.2 5 5.3.5-4 3.6 1.2 5.3L12 16.1l-4.7 2.8 1.2-5.3-4-3.6 5.3-.5z",
  rally: "M7 20V4.5 M7 5h10l-3 3.5 3 3.5H7",
  road_march: "M8 20L10.5 4 M16 20L13.5 4 M12 7v2 M12 12v2 M12 17v2",
  entrench: "M4 16h4l2-5h4l2 5h4",
  banzai: "M12 20V9 M6 11l6-6 6 6 M5 17l3-3 M19 17l-3-3",
  regroup: "M17.5 8A7 7 0 1 0 19 12 M18.5 4v4.5H14",
};

export const kIcons = {
  fire: "M4 12h11 M12 8l4 4-4 4 M19 7v10",
  pull: "M4.5 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5 M7 16.5L17 7.5 M11.5 7H17.5V13 M19.5 4.5h.01",
  turn: "M18 8a7 7 0 1 0 1 6 M19 4v5h-5",
  move: "M4 17c4 0 5-10 10-10h5 M15 3l5 4-5 4",
  mission: "M12 3v4 M12 17v4 M3 12h4 M17 12h4 M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8",
  deploy: "M12 3v12 M7 10l5 5 5-5 M5 20h14",
  transport:
    "M3 8h11v8H3z M14 11h4l3 3v2h-7 M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4 M17 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  card: "M7 4h10v16H7z M10 8h4 M10 12h4",
  occupy: "M6 20V5 M6 5h11l-3 4 3 4H6",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12z M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  undo: "M9 7L4 12l5 5 M4 12h10a5 5 0 0 1 0 10h-2",
  back: "M11 5l-7 7 7 7 M4 12h16",
  close: "M6 6l12 12 M18 6L6 18",
  hold: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16 M6.5 17.5l11-11",
  plus: "M12 5v14 M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5 M20 9V4h-5 M4 15v5h5 M20 15v5h-5",
  grid: "M4 9h16 M4 15h16 M9 4v16 M15 4v16",
  chat: "M4 5h16v11H9l-5 4z",
  pause: "M8 5v14 M16 5v14",
  moon: "M20 14.5A8 8 0 1 1 9.5 4 6.5 6.5 0 0 0 20 14.5z",
  cloud: "M7 18h10a4 4 0 0 0 .6-7.95A6 6 0 0 0 6.2 11.1 3.5 3.5 0 0 0 7 18z",
  play: "M7 5l12 7-12 7z",
  nextStep: "M6 5l9 7-9 7z M18.5 5v14",
  previousStep: "M18 5l-9 7 9 7z M5.5 5v14",
  nextTurn: "M5 5l7 7-7 7 M13 5l7 7-7 7",
  previousTurn: "M19 5l-7 7 7 7 M11 5l-7 7 7 7",
  toEnd: "M4 5l7 7-7 7 M11 5l7 7-7 7 M20.5 5v14",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  settings: "M4 8h9 M18 8h2 M15.5 5v6 M4 16h2 M11 16h9 M8.5 13v6",
  pen: "M4 20l1-5L16 4l4 4L9 19z",
} as const;
export type Icon = keyof typeof kIcons;
