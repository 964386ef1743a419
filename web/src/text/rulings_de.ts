import type { enRulings } from "./rulings_en.ts";

export const deRulings: typeof enRulings = {
  rulings: {
    pausedByClock:
      "Die Uhr hat drei Schritte hintereinander beendet: Die Schlacht hat sich selbst angehalten.",
    deadlineStopped: "Die Frist wartet auf den Schiedsrichter.",
    askForPath: "Den Schiedsrichter um diesen Weg bitten",
    notNow: "Jetzt nicht",
    refereeAway:
      "Gerade ist kein Schiedsrichter da. Ein erbetener Weg wartet auf einen, solange dieser Schritt dauert; bis dahin bleibt die Einheit stehen.",
    asked: "Wartet auf den Schiedsrichter",
  },
};
