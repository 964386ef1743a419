import type { AwayWords } from "./away_en.ts";

export const awayDe: AwayWords = {
  name: {
    heading: "Wie du heißt",
    hint: "Die anderen lesen es neben deiner Seite. Leer: nur deine Seite.",
    label: "Name",
    save: "Name speichern",
    saved: "Gespeichert. Die anderen sehen ihn binnen zehn Sekunden.",
  },
  away: {
    heading: "Wenn ich nicht da bin",
    hint: "Sobald die Schlacht auf dich zu warten beginnt und kein Fenster deines Platzes zu sehen ist, geht eine Nachricht dorthin. Die Adresse erfährt niemand; nichts geht dorthin, bevor zugestimmt hat, wer dort liest.",
    nobody:
      "Dieser Server erreicht niemanden anderswo. Solange die Seite offen ist, kann dich dein Browser benachrichtigen.",
    none: "Nachrichten gehen nirgendwohin.",
    kind: { mail: "E-Mail", hook: "Web-Hook" },
    thisBrowser: "Dieser Browser",
    browserAt: (host) => `Ein Browser bei ${host}`,
    state: {
      asked: "wartet auf dein Ja",
      open: "an",
      given_up: "hat nicht geantwortet, aufgegeben",
    },
    awaited: "wartet auf seine erste Benachrichtigung",
    asked: {
      mail: "Eine E-Mail ist unterwegs. Öffne den Link darin und sag dort Ja.",
      hook: "Eine erste Nachricht ist unterwegs. Öffne den Link darin und sag dort Ja.",
      push: "Sie ist unterwegs. Kommt sie an, sagt der Browser von selbst Ja.",
    },
    address: { mail: "E-Mail-Adresse", hook: "Adresse des Web-Hooks (https://…)" },
    way: "Per",
    add: "Nachrichten dorthin",
    end: "Entfernen",
    endOf: (address) => `${address} entfernen`,
    callBrowser: "Diesen Browser benachrichtigen",
    notCalled: {
      refused:
        "Dieser Browser erlaubt der Seite keine Benachrichtigungen. Erlaub sie ihr und drück noch einmal.",
      offline: "Es besteht keine Verbindung. Drück noch einmal, wenn sie wieder da ist.",
      unreached:
        "Der Push-Dienst dieses Browsers gab keine Adresse. Drück später noch einmal, oder nimm einen anderen Weg.",
    },
  },
  reach: {
    confirm: {
      heading: "Sollen hier Nachrichten ankommen?",
      about:
        "Jemand möchte, dass ordercap hierher schreibt, sobald eine Schlacht auf ihn wartet. Warst du das, sag Ja. Sonst schließ diese Seite: Niemand schreibt wieder.",
      press: "Ja, schreib mir",
      doneHeading: "Nachrichten kommen hierher",
      done: (address) => `Von jetzt an gehen Nachrichten an ${address}.`,
    },
    end: {
      heading: "Keine Nachrichten mehr zu dieser Schlacht?",
      about:
        "Sagst du das, geht zu dieser Schlacht nichts mehr an deine Adresse. Dein Platz bleibt deiner, und von dort kannst du dir wieder Nachrichten schicken lassen.",
      press: "Keine Nachrichten mehr",
      doneHeading: "Keine Nachrichten mehr",
      done: (address) => `Zu dieser Schlacht gehen keine Nachrichten mehr an ${address}.`,
    },
    noWord: {
      heading: "Dieser Link ist nicht ganz",
      about: "Ein Teil davon fehlt. Öffne ihn noch einmal aus der Nachricht.",
    },
    open: "Zur Schlacht",
  },
  mine: {
    heading: "Meine Schlachten",
    state: {
      mine: "Du bist dran",
      theirs: "Die anderen sind dran",
      goes: "läuft",
      paused: "pausiert",
      over: "zu Ende",
    },
    against: (who) => `gegen ${who}`,
    between: (who) => `zwischen ${who}`,
    as: (seat) => `Dein Platz: ${seat}`,
    begun: (date) => `begonnen ${date}`,
    visited: (date) => `zuletzt besucht ${date}`,
    sought: "Für deinen Platz wird eine Vertretung gesucht",
    unread: (n) => (n === 1 ? "1 neue Zeile" : `${String(n)} neue Zeilen`),
    left: (left, until) => `${left}, ${until}`,
    noLimit: "ohne Frist",
    overdue: "die Zeit ist um",
    failed: "Worauf deine Schlachten warten, lässt sich gerade nicht sagen.",
  },
};
