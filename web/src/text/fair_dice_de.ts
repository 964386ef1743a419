import type { enFairDice } from "./fair_dice_en.ts";

export const deFairDice: typeof enFairDice = {
  inShort:
    "Server und Seiten versprechen vor dem ersten Wurf, woraus die Würfel entstehen. Ist alles offengelegt, kann diese Seite jeden Würfel noch einmal werfen, den kein Schiedsrichter gesetzt hat.",
  howHeading: "Wie das geht, und was versprochen wurde",
  explained:
    "Vor dem ersten Wurf verspricht der Server mit dieser Zahl sein Geheimnis; jede Seite verspricht einen Anteil durch seinen Hash und öffnet ihn, wenn beide versprochen haben. Wird nach der Schlacht alles offengelegt, kann diese Seite jeden Würfel noch einmal werfen, den kein Schiedsrichter gesetzt hat.",
  hostHeading: "Würfel, die sich kein Gastgeber aussucht",
  host: "Wer den Server betreibt, kennt sein Geheimnis; allein könnte er Schlacht um Schlacht anlegen, bis ihm die Würfel gefallen. Ein Anteil, den er nicht kennt, wenn er den eigenen verspricht, mischt sie alle neu: Sind beide Anteile versprochen und geöffnet, konnte niemand die Würfel wählen, bis auf eines: Ein Würfel gegen einen Gegner hängt vom Namen ab, unter dem die feuernde Seite ihn kennt; den zieht der Server, und wie, wird hier nicht geprüft. Fehlt einer, steht hier, wer es konnte. Anteile verbergen nichts: Wer den Server betreibt, kann alles sehen, was darin ist.",
  promise: "Versprechen des Servers",
  share: (side: string) => `Anteil von ${side}`,
  none: "keiner gegeben",
  promisedShare: "versprochen, noch nicht offen:",
  check: "Alle Würfel noch einmal werfen",
  record: "alle Würfel, um sie anderswo zu prüfen",
  verdict: {
    fair: (n: number) => `Alle ${n} Würfel sind, wie sie gefallen sind.`,
    fits: (n: number, all: number) =>
      `${n < all ? `Von ${all} Würfeln folgen ${n}` : `Alle ${n} Würfel folgen`} aus dem, was offengelegt wurde. Was das nicht zeigt, steht darunter.`,
    wrong: (wrong: number, n: number) =>
      wrong > 0
        ? `Diesen Würfeln ist nicht zu trauen: ${wrong} von ${n} sind anders.`
        : "Diesen Würfeln ist nicht zu trauen: siehe unten.",
    none: "Es gibt keinen Würfel, der noch einmal zu werfen wäre.",
  },
  commitment: {
    kept: "Das Geheimnis ist das, das vor dem ersten Wurf versprochen war.",
    fits: "Das Geheimnis passt zum Versprechen in der Aufzeichnung. Diesem Browser wurde vor dem ersten Wurf keines gezeigt; ob es dasselbe ist, wurde hier nicht geprüft.",
    broken: "Das Geheimnis ist nicht das versprochene.",
    malformed:
      "Das Geheimnis ist nicht so geschrieben, wie es sein muss: salt und seed haben je 64 Ziffern. Anders geteilt machen sie andere Würfel, und das Versprechen bleibt dasselbe.",
  },
  ownShare: {
    mixed_in: "Dein Anteil ist in jedem Würfel, der noch einmal geworfen wurde.",
    in_record:
      "Dein Anteil ist in der Aufzeichnung; dass er in jedem Würfel ist, zeigte sich nicht.",
    missing: "Dein Anteil fehlt.",
    lapsed:
      "Dein Anteil zählt nicht: Alle Anteile sind verfallen; der Verlauf sagte es vor dem ersten Wurf.",
    refused:
      "Dein Browser hat deinen Anteil geöffnet, und der Server hat ihn nicht genommen: Wer ihn betreibt, hatte ihn gesehen.",
    unsent:
      "Der Anteil, den dieser Browser zog, wurde nie geöffnet: Er ist in keinem Würfel. Ob ein anderer von dir eingemischt war, wurde hier nicht geprüft.",
    unknown:
      "Dieser Browser hat keinen Anteil von dir; ob er eingemischt war, wurde hier nicht geprüft.",
  },
  promises: {
    kept: "Jeder Anteil ist der, der versprochen war, bevor einer offen lag.",
    fit: "Jeder Anteil passt zu seinem Versprechen in der Aufzeichnung. Diesem Browser wurden die Versprechen nicht gezeigt, bevor ein Anteil offen lag; ob sie da schon standen, wurde hier nicht geprüft.",
    broken: "Ein Anteil ist nicht der versprochene.",
    malformed:
      "Ein Anteil oder Versprechen ist nicht so geschrieben, wie es sein muss: Anteile haben 32 Ziffern, Versprechen 64.",
    other: "Das Versprechen der anderen Seite ist nicht das, das diesem Browser gezeigt wurde.",
    none: "",
  },
  choices: {
    kept_back: (side: string) =>
      `Betreibt ${side} den Server, standen zwei Sätze von Würfeln zur Wahl: Der Anteil von ${side} wurde nicht geöffnet, an seiner Stelle zählt sein Versprechen.`,
    never_promised: (side: string, other: string) =>
      `${side} hat keinen Anteil versprochen: Es zählt nur der von ${other}.`,
    went_on: (side: string, other: string) =>
      `${side} ging ohne den Anteil von ${other} weiter: Betreibt ${side} den Server, standen beliebig viele Sätze von Würfeln zur Wahl (alles andere, was eingemischt ist, kann bekannt gewesen sein, bevor ${side} den eigenen Anteil zog).`,
    unpromised: (side: string) =>
      `Der Anteil von ${side} wurde ohne Versprechen gegeben: Betreibt ${side} den Server, standen beliebig viele Sätze von Würfeln zur Wahl.`,
    none_counts:
      "Kein Anteil zählt: Wer die Schlacht angelegt hat, konnte unter beliebig vielen Sätzen von Würfeln wählen.",
  },
  whole:
    "Die Liste der Würfel passt zu ihrer eigenen Zahl. Wer dieselbe hat, dem wurden dieselben Würfel gezeigt; vergleiche sie mit der anderen Seite:",
  notWhole: "Würfel wurden ausgelassen, hinzugefügt, verändert oder umgestellt.",
  heads: {
    fit: (n: number) =>
      `Was am Ende jeder Runde über alle Würfel gezeigt wurde, folgt aus ihnen, und alles, was diesem Browser davon gezeigt wurde, ist dabei (${n}): Seither wurde kein Würfel geändert oder weggelassen.`,
    not_shown:
      "Was am Ende jeder Runde über alle Würfel gezeigt wurde, folgt aus ihnen. Diesem Browser wurde davon während der Schlacht nichts gezeigt; verglichen wurde es nicht.",
    none: "Am Ende der Runden wurde nichts über alle Würfel gezeigt; verglichen wurde das nicht.",
    broken: (turn: number) =>
      `Was am Ende von Runde ${turn} über alle Würfel gezeigt wurde, folgt nicht aus ihnen oder fehlt.`,
    other: (turn: number) =>
      `Am Ende von Runde ${turn} wurde diesem Browser eine andere Zahl über alle Würfel gezeigt, als in der Aufzeichnung steht: Seither wurde ein Würfel geändert oder weggelassen.`,
  },
  allTold: (n: number) =>
    n === 0
      ? "In deinem Verlauf steht kein Würfel; es wurde keiner gesucht."
      : `Jeder Würfel in deinem Verlauf ist dabei (${n}).`,
  untold: (n: number) => `${n} Würfel, die dir genannt wurden, fehlen darunter.`,
  set: (n: number) =>
    `Als vom Schiedsrichter gesetzt vermerkt (${n}); ob er sie gesetzt hat, wurde hier nicht geprüft:`,
  chained:
    "Mit jedem Würfel, der dir genannt wird, kommt eine Zahl, die aus allen Würfeln davor gemacht ist. Dein Browser behält die letzte: Ein Würfel, der seither geändert oder weggelassen wurde, fiele auf.",
  headsKept: (n: number) =>
    n === 0
      ? "Am Ende jeder Runde wird allen eine Zahl über alle bisherigen Würfel gezeigt, auch über die, die dir nicht genannt werden. Dein Browser behält jede."
      : `Am Ende jeder Runde wird allen eine Zahl über alle bisherigen Würfel gezeigt, auch über die, die dir nicht genannt werden. Dein Browser behält jede (bisher ${n}) und vergleicht sie nach der Schlacht mit der Aufzeichnung.`,
  headsOther: (seen: string, turn: number) =>
    `Was über alle Würfel gezeigt wurde, ist seit dem Ende von Runde ${turn} ein anderes (bemerkt am ${seen}): Diesem Browser war eine andere Zahl gezeigt worden.`,
  headsGone: (seen: string, turn: number) =>
    `Diese Schlacht wurde zurückgesetzt (bemerkt am ${seen}): Was diesem Browser seit dem Ende von Runde ${turn} über alle Würfel gezeigt worden war, war weg.`,
  checkNow: "Meine Würfel jetzt prüfen",
  transcript: "Sichern, was mir gesagt wurde",
  toldNone: "In deinem Verlauf steht noch kein Würfel: Es gibt nichts zu prüfen.",
  toldWhole: (n: number) =>
    `${n} Würfel, die dir genannt wurden, stehen in einer ungebrochenen Kette: Keiner wurde geändert oder weggelassen, seit er diesem Browser genannt wurde.`,
  toldUnknown: (n: number) =>
    `${n} Würfel in deinem Verlauf stehen in einer ungebrochenen Kette. Dieser Browser behält nichts von dem, was ihm früher gesagt wurde; damit wurde nicht verglichen.`,
  takenBack: (seen: string, from: number, to: number) =>
    `Diese Schlacht wurde zurückgesetzt (bemerkt am ${seen}): Dir war Zeile ${from} genannt worden, und es ging ab Zeile ${to} weiter.`,
  toldBroken:
    "Die Kette der Würfel, die dir genannt wurden, ist gebrochen: Einige wurden geändert oder weggelassen.",
  notFromTheStart:
    "Der Anfang deines Verlaufs ist nicht mehr da; von ihm ist nur das letzte Glied bekannt.",
  closed: "Die Würfel dieser Schlacht werden nicht geöffnet.",
  failed: "Der Server hat nicht geantwortet wie erwartet.",
};
