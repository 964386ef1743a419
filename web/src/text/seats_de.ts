import type { enSeats } from "./seats_en.ts";

export const deSeats: typeof enSeats = {
  seats: {
    taking: "Du nimmst deinen Platz ein …",
    again: "Deinen Platz wieder einnehmen:",
    links: "Links",
    taken: "vergeben",
    closed: "gilt nicht mehr",
    openHint: "Wer ihn hier öffnet, hat den Platz in diesem Browser.",
    spent: "Dieser Link wurde schon geöffnet",
    spentWhy:
      "Ein Link öffnet seinen Platz einmal. Warst du es selbst, dann nimm deinen Platz in dem Browser ein, in dem du ihn geöffnet hast, und mache dort einen Link für ein anderes Gerät. Warst du es nicht, dann bitte den Absender oder den Schiedsrichter, den Platz neu zu vergeben: Damit wird alles geschlossen, was mit ihm geöffnet wurde.",
    unknown: "Dieser Link öffnet hier keinen Platz",
    unknownWhy:
      "Vielleicht fehlt ein Teil, oder der Platz wurde neu vergeben. Bitte den Absender um einen neuen.",
    lost: "Dieser Browser hat keinen Schlüssel zu diesem Platz",
    lostWhy:
      "Ein Platz gehört dem Browser, in dem sein Link geöffnet wurde. Bitte um einen neuen Link, oder mache dort, wo du sitzt, einen Link für ein anderes Gerät.",
    gone: "Diese Schlacht ist nicht zu erreichen",
    goneWhy: "Es gibt sie hier nicht, sie wurde gelöscht, oder sie ist nicht lesbar.",
    failed: "Der Platz konnte nicht eingenommen werden",
    failedWhy:
      "Der Server hat nicht geantwortet. Der Link gehört noch dir: Versuche es noch einmal.",
    tryAgain: "Noch einmal versuchen",
    watch: "Bei dieser Schlacht zusehen",
    lobby: "Zur Übersicht",
    notKept:
      "Dieser Browser behält nichts: Wird die Seite geschlossen, ist der Platz verloren. Mache vorher einen Link für ein anderes Gerät (unter Einstellungen).",
    heading: "Dieser Platz",
    another: "Ein Link für ein anderes Gerät",
    anotherHint: "Er gilt einmal, und dieses Gerät behält den Platz.",
    renew: "Alle anderen Geräte und Links schließen",
    renewSure: "Wirklich? Jedes andere Gerät verliert den Platz, und Meldungen an Geräte enden",
    give: "Einen Platz neu vergeben",
    giveHint:
      "Wer dort sitzt, geht, alle seine Links werden geschlossen, und es gibt einen neuen zum Verschicken.",
    giveSeat: "Platz",
    giveNow: "Neu vergeben",
    inCampaign:
      "Diese Schlacht gehört zu einem Feldzug: Wer dort sitzt, sitzt hier, und Links zu Plätzen gibt es dort.",
    toCampaign: "Zurück zum Feldzug",
    toCampaignOf: (title) => `Zurück zum Feldzug: ${title}`,
  },
};
