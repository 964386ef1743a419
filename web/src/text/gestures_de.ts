import type { enGestures } from "./gestures_en.ts";

export const deGestures: typeof enGestures = {
  many: {
    proposed: "Vorgeschlagenes Feuer",
    proposedHint:
      "Auf wen jeder zuletzt gezielt hat, sonst nach Blickrichtung und Waffe. Ein Klick zielt anders; gemessen hat niemand.",
    fireAll: (n) =>
      n === 1 ? "Schuss wie gezeigt abgeben" : `${String(n)} Schüsse wie gezeigt abgeben`,
    endUnfired: (n) => `Schritt beenden: ${String(n)} könnten feuern`,
    hold: "Feuer halten",
    holdAll: (type) => `Feuer halten: ${type}`,
    holds: "Hält das Feuer",
    holding: "Halten das Feuer",
    release: (type, n) => `${type} (${String(n)}) darf wieder feuern`,
    unmet: (n) => `${String(n)} ${n === 1 ? "wurde" : "wurden"} abgelehnt; alles andere ist getan:`,
    against: (firer, target) => `${firer} → ${target}`,
  },
};
