import type { enFairDice } from "./fair_dice_en.ts";

export const deFairDice: typeof enFairDice = {
  dice: {
    heading: "Ehrliche Würfel",
    explained:
      "Vor dem ersten Wurf hat der Server sein Geheimnis mit dieser Zahl versprochen, und jede Seite hat einen Anteil durch seinen Hash versprochen und ihn geöffnet, als beide versprochen hatten: Weder der Server noch wer zuletzt öffnete, konnte ihn wählen. Wird nach der Schlacht alles offengelegt, kann diese Seite jeden Würfel noch einmal werfen.",
    promise: "Versprechen des Servers",
    share: (side: string) => `Anteil von ${side}`,
    none: "keiner gegeben",
    promisedShare: "versprochen, noch nicht offen:",
    check: "Alle Würfel noch einmal werfen",
    record: "alle Würfel, um sie anderswo zu prüfen",
    fair: (n: number) => `Alle ${n} Würfel sind, wie sie gefallen sind.`,
    unfair: (wrong: number, n: number) =>
      `Diesen Würfeln ist nicht zu trauen: ${wrong} von ${n} sind anders.`,
    promised: "Das Geheimnis ist das versprochene.",
    notPromised: "Das Geheimnis ist nicht das versprochene.",
    ownShare: "Dein Anteil ist in jedem Würfel.",
    noOwnShare: "Dein Anteil fehlt.",
    asPromised: "Jeder Anteil ist der, der versprochen war, bevor einer offen lag.",
    notAsPromised: "Ein Anteil ist nicht der versprochene.",
    whole: "Kein Würfel wurde ausgelassen, hinzugefügt oder umgestellt.",
    notWhole: "Würfel wurden ausgelassen, hinzugefügt, verändert oder umgestellt.",
    allTold: "Jeder Würfel, der dir genannt wurde, ist dabei.",
    untold: (n: number) => `${n} Würfel, die dir genannt wurden, fehlen darunter.`,
    set: (n: number) => `${n} hat der Schiedsrichter gesetzt; im Verlauf steht, welche und warum.`,
    chained:
      "Mit jedem Würfel, der dir genannt wird, kommt eine Zahl, die aus allen Würfeln davor gemacht ist. Dein Browser behält die letzte: Ein Würfel, der seither geändert oder weggelassen wurde, fiele auf.",
    checkNow: "Meine Würfel jetzt prüfen",
    transcript: "Sichern, was mir gesagt wurde",
    toldNone: "In deinem Verlauf steht noch kein Würfel: Es gibt nichts zu prüfen.",
    toldWhole: (n: number) =>
      `${n} Würfel, die dir genannt wurden, stehen in einer ungebrochenen Kette: Keiner wurde geändert oder weggelassen.`,
    toldBroken:
      "Die Kette der Würfel, die dir genannt wurden, ist gebrochen: Einige wurden geändert oder weggelassen.",
    notFromTheStart:
      "Der Anfang deines Verlaufs ist nicht mehr da; von ihm ist nur das letzte Glied bekannt.",
    closed: "Die Würfel dieser Schlacht werden nicht geöffnet.",
    failed: "Der Server hat nicht geantwortet wie erwartet.",
  },
};
