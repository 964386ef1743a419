import { hoursWords } from "./hours.ts";
import type { LogWords } from "./log_words.ts";
import { spanWords } from "./span.ts";

const on = (who: string): string => (who ? ` auf ${who}` : "");
/** One of several players, by his number. */
const player = (l: { count: string }): string =>
  l.count === "1" ? "Der Anführer" : `Spieler ${l.count}`;
/** How somebody decided, where it was not at the table. */
const how = (what: string): string => (what ? `: ${what}.` : ".");
/** The reason of a ruling. */
const why = (words: string): string => (words ? `: ${words}` : ".");

export const logDe: LogWords = {
  unseen: "einen ungesehenen Feind",
  result: {
    no_effect: "keine Wirkung",
    cancelled: "keiner mehr",
    forced_back: "zurückgedrängt",
    eliminated: "ausgeschaltet",
    pass: "bestanden",
    pinned: "festgenagelt",
    shaken: "erschüttert",
    demoralized: "demoralisiert",
    steady: "gut",
    approved: "zugelassen",
    declined: "abgelehnt",
    success: "Erfolg",
    failure: "Fehlschlag",
    hit: "Treffer",
    miss: "daneben",
    out_of_range: "außer Reichweite",
    out_of_arc: "nicht im Schussfeld",
    no_line: "keine Schusslinie",
    depleted: "keine Munition mehr",
    suppressed: "niedergehalten",
    surrendered: "ergeben",
    contact: "durch Kontakt gestoppt",
    terrain: "vom Gelände gestoppt",
    edge: "am Tischrand gestoppt",
    template: "vom Feuer gestoppt",
    obstacle: "vom Hindernis gestoppt",
    opened: "wird geöffnet",
    ended: "wird beendet",
    by_owner: "",
    by_clock: "Drei Schritte hintereinander hat die Uhr beendet",
    by_consent: "Beide Anführer haben darum gebeten",
    taken_over: "vom Anführer geführt",
    substituted: "dort sitzt jetzt jemand anderes",
    reopened: "der Schiedsrichter öffnet ihn",
  },
  dice: {
    weather_rolled: "Wetter",
    response_rolled: "Antwort",
    ammunition_used: "Munition",
    fire_resolved: "Treffer",
    template_attack: "Treffer",
    mine_attack: "Treffer",
    hits_distributed: "Ergebnis",
    passenger_rolled: "Ergebnis",
    morale_checked: "Moral",
  },
  deed: {
    moved: (from, to) => `steht nicht mehr bei ${from}, sondern bei ${to}`,
    setDown: (to) => `steht bei ${to}`,
    faces: (wind) => `blickt nach ${wind}`,
    is: (what) => `ist nun ${what}`,
    suppressed: (is) => (is ? "wird niedergehalten" : "wird nicht mehr niedergehalten"),
    supply: (is) => (is ? "hat wieder Munition" : "hat keine Munition mehr"),
    visible: (is) => (is ? "wird vom Feind gesehen" : "wird vom Feind nicht mehr gesehen"),
  },
  line: {
    battle_begun: () => "Die Schlacht beginnt.",
    turn_begun: (l) => `Runde ${l.count} beginnt.`,
    step_opened: (l) => `${l.step}.`,
    committed: (l) => `${l.side} hat abgeschlossen${how(l.what)}`,
    weather_rolled: (l) => `Wetter: ${l.what}.`,
    initiative_rolled: (l) => `${l.side} hat die Initiative und handelt als Seite A.`,
    share_promised: (l) =>
      `${l.side} hat einen Anteil an den Würfeln versprochen: ${l.what.slice(0, 8)}…`,
    contribution_given: (l) => `${l.side} hat einen Anteil an den Würfeln: ${l.what.slice(0, 8)}…`,
    shares_lapsed: (l) =>
      l.what
        ? "Kein Anteil an den Würfeln zählt: Beide Anführer sind einverstanden. Wer die Schlacht angelegt hat, konnte unter vielen Würfelfolgen wählen."
        : `Kein Anteil an den Würfeln zählt: ${l.side ? `Der von ${l.side} wurde` : "Beide wurden"} nicht rechtzeitig geöffnet.`,
    went_without_share: (l) =>
      `${l.side} geht ohne den Anteil der anderen Seite an den Würfeln weiter: ${l.count === "2" ? "Als Gastgeber konnte die andere Seite zwischen zwei Würfelfolgen wählen, " + l.side + " unter beliebig vielen" : "Sie hat keinen versprochen; wer den Anteil von " + l.side + " wählte, konnte die Würfel wählen"}.`,
    no_shares_agreed: (l) => `${l.side} ist einverstanden, dass kein Anteil an den Würfeln zählt.`,
    companies_taken_up: (l) => `Spieler ${l.count} übernimmt seine Kompanien.`,
    companies_taken_over: (l) => `Der Anführer übernimmt die Kompanien von Spieler ${l.count}.`,
    player_committed: (l) => `${player(l)} hat abgeschlossen${how(l.what)}`,
    commit_taken_back: (l) => `${player(l)} entscheidet neu.`,
    standing_pass_set: (l) => `${player(l)} passt ${l.what} von jetzt an im Voraus.`,
    seat_handed_over: (l) =>
      Number(l.count) > 1
        ? `Für Spieler ${l.count} spielt von jetzt an ein Ersatzspieler.`
        : l.side
          ? `Für ${l.side} spielt von jetzt an ein Ersatzspieler.`
          : "Von jetzt an leitet ein anderer Schiedsrichter.",
    standing_pass_ended: (l) => `${player(l)} passt ${l.what} nicht mehr${why(l.result)}`,
    battle_ended: (l) =>
      `Die Schlacht ist vorbei; ${l.side || "niemand"} hat gewonnen${why([l.what, l.words].filter(Boolean).join("; "))}`,
    deployed: (l) => `${l.actor} ist aufgestellt.`,
    reserve_declared: (l) => `${l.actor} soll aus der Reserve kommen.`,
    reserve_placed: (l) => `${l.actor} kommt aus der Reserve.`,
    order_placed: (l) => `${l.actor} befiehlt ${l.what}.`,
    order_withdrawn: () => "Ein gelegter Befehl ist zurückgenommen.",
    order_named: (l) => `${l.actor}: Ihr Spieler nennt den Befehl, dem sie folgt.`,
    orders_take_force: () => "Die Befehle gelten.",
    orders_revealed: (l) => `${l.side} deckt seine Befehle auf.`,
    order_cancelled: () => "Ein Befehl entfällt.",
    order_changed: (l) => `${l.actor}: eine Karte ändert den Befehl (${l.result}).`,
    command_taken: (l) => `${l.actor} übernimmt die Führung von ${l.target || l.what}.`,
    command_returned: (l) => `${l.actor} steht wieder unter eigenem Kommando.`,
    command_succeeded: (l) => `${l.actor} tritt an die Stelle von ${l.target}.`,
    form_declared: (l) => `${l.actor} sagt an: ${l.what}.`,
    entrenched: (l) =>
      l.what ? `${l.actor} hat sich eingegraben: ${l.what}.` : `${l.actor} gräbt ohne Erfolg.`,
    regrouped: (l) => `${l.actor} ist wieder da; ${l.target} kommt nicht mehr.`,
    moved: (l) => `${l.actor} bewegt sich${l.result ? ` (${l.result})` : ""}.`,
    turned: (l) => `${l.actor} dreht sich.`,
    facing_declared: (l) => `${l.actor} wird sich drehen.`,
    forced_back_set: (l) => `${l.actor}: Ihr Spieler sagt, was sie zurückgedrängt tut.`,
    entered: (l) => `${l.actor} kommt auf den Tisch.`,
    ground_occupied: (l) => `${l.actor} besetzt das Gelände.`,
    template_entered: (l) => `${l.actor} gerät in Artilleriefeuer.`,
    obstacle_seen: (l) => `${l.side ? `${l.side}: ` : ""}${l.what} entdeckt.`,
    obstacle_gone: (l) => `${l.side ? `${l.side}: ` : ""}${l.what}: nicht mehr da.`,
    obstacle_cleared: (l) =>
      l.count === "0"
        ? `${l.actor} hat ein Hindernis geräumt: ${l.what}.`
        : `${l.actor} räumt ein Hindernis: ${l.what}, noch ${l.count}.`,
    loaded: (l) => `${l.actor} sitzt auf: ${l.target}.`,
    unloaded: (l) => `${l.actor} sitzt ab: ${l.target}.`,
    limbered: (l) => `${l.actor} ist aufgeprotzt: ${l.target}.`,
    unlimbered: (l) => `${l.actor} ist abgeprotzt.`,
    man_handled: (l) =>
      l.actor === l.target
        ? `${l.actor} wird von der Bedienung geschoben.`
        : `${l.actor} schiebt das Geschütz von ${l.target}.`,
    transport_removed: (l) => `${l.actor} wird vom Tisch genommen.`,
    transport_returned: (l) => `${l.actor} kommt zurück.`,
    objective_taken: (l) => `${l.side} nimmt ${l.what}.`,
    fire_declared: (l) => `${l.actor} wird${on(l.target)} feuern.`,
    fire_withdrawn: (l) =>
      l.actor
        ? `${l.actor} wird nicht${on(l.target)} feuern.`
        : "Ein angesagtes Feuer ist zurückgenommen.",
    fire_resolved: (l) =>
      `${l.actor} feuert${on(l.target)} mit ${l.what}: ${l.result || "kein Ergebnis"}.`,
    fire_felt: (l) =>
      `${l.target} liegt unter Feuer durch ${l.actor}${l.from && ` (${l.from})`}: ${l.result || "keine Wirkung"}.`,
    hits_distributed: (l) => `Ergebnis bei ${l.target}: ${l.result}.`,
    hits_felt: (l) => `${l.target} ist getroffen: ${l.result}.`,
    mission_requested: (l) => `${l.actor} soll feuern: ${l.what}.`,
    mission_withdrawn: (l) =>
      l.actor
        ? `Der Feuerauftrag für ${l.actor} ist zurückgenommen.`
        : "Ein Feuerauftrag ist zurückgenommen.",
    response_rolled: (l) => `${l.actor}, angefordert (${l.what}): ${l.result}.`,
    template_placed: (l) => `Es geht nieder: ${l.what}.`,
    template_removed: (l) => `Es verzieht sich: ${l.what}.`,
    template_attack: (l) => `${l.actor} trifft ${l.target}: ${l.result || "keine Wirkung"}.`,
    template_felt: (l) => `${l.what} auf ${l.target}: ${l.result || "keine Wirkung"}.`,
    bombardment_felt: (l) => `${l.result} auf ${l.what}: Das wird für die Moral zählen.`,
    mine_attack: (l) => `${l.actor} gerät auf Minen: ${l.result}.`,
    forced_back: (l) => `${l.actor} wird zurückgedrängt.`,
    eliminated: (l) => `${l.actor} ist ausgeschaltet.`,
    surrendered: (l) => `${l.actor} ergibt sich.`,
    driven_off: (l) => `${l.actor} wird vom Tisch gedrängt.`,
    stopped_at: (l) => `${l.actor} bleibt liegen, wo der Treffer fiel.`,
    wreck_placed: () => "Ein Wrack brennt.",
    gun_abandoned: (l) => `${l.actor} verlässt das Geschütz.`,
    gun_manned: (l) => `${l.actor} bemannt das Geschütz wieder.`,
    gun_lost: (l) =>
      l.actor
        ? `Das Geschütz von ${l.actor} ist verloren.`
        : `Ein verlassenes Geschütz ist verloren: ${l.what}.`,
    dismounted: (l) => `${l.actor} sitzt ab${l.target ? ` von ${l.target}` : ""}.`,
    passenger_rolled: (l) => `${l.actor} im getroffenen ${l.target || "Fahrzeug"}: ${l.result}.`,
    ground_vacated: () => "Gelände im Kontakt wurde verlassen.",
    suppressed: (l) => `${l.actor} ist niedergehalten.`,
    suppression_removed: () => "Alles Niederhalten endet.",
    ammunition_used: (l) =>
      `${l.actor}, ${l.what}: ${l.result || (l.count ? `noch ${l.count}` : "die Munition reicht")}.`,
    resupplied: (l) => `${l.actor} hat wieder Munition.`,
    morale_checked: (l) => `${l.actor || l.what} prüft die Moral: ${l.result}.`,
    state_changed: (l) => `${l.actor} ist jetzt ${l.result || l.what}.`,
    rallied: (l) => `${l.actor} sammelt sich: ${l.result || l.what}.`,
    company_eliminated: (l) => `${l.what || l.actor} ist ausgeschaltet.`,
    elimination_seen: (l) => `${l.what || l.actor} sah eine eigene Kompanie untergehen.`,
    contact_made: (l) => `${l.actor || l.target} ist entdeckt.`,
    stand_seen: (l) => `Der Gegner hat ${l.actor} entdeckt.`,
    contact_lost: (l) => `${l.actor || l.target} ist aus den Augen verloren.`,
    wreck_seen: () => "Ein Wrack ist zu sehen.",
    gun_seen: (l) => `Ein Geschütz ohne Bedienung ist zu sehen: ${l.what}.`,
    phantom_vanished: (l) => `${l.actor} wurde entdeckt: es war eine Attrappe.`,
    phantom_seen: () => "Etwas wurde entdeckt, und da ist nichts.",
    camouflage_lost: (l) => `${l.actor} ist nicht mehr getarnt.`,
    deck_shuffled: () => "Die Karten sind gemischt.",
    card_drawn: (l) => `${l.side} zieht ${l.what ? `„${l.what}“` : "eine Karte"}.`,
    card_discarded: (l) => `${l.side} wirft ${l.what ? `„${l.what}“` : "eine Karte"} ab.`,
    card_played: (l) => `„${l.what}“ ist ausgelegt.`,
    card_taken_back: (l) => `„${l.what}“ ist zurückgenommen.`,
    card_opened: (l) => `${l.side} spielt „${l.what}“. ${l.words}`,
    cards_cancelled: () => "Zwei Karten heben einander auf.",
    card_expired: (l) => `„${l.what}“ ist abgelaufen.`,
    stand_edited: (l) =>
      l.did
        ? `Entscheidung: ${l.actor} ${l.did}${why(l.words)}`
        : `Entscheidung zu ${l.actor}${why(l.words)}`,
    stand_removed: (l) => `Auf Entscheidung verlässt ${l.actor} die Schlacht${why(l.words)}`,
    stand_added: (l) => `Auf Entscheidung kommt ${l.actor} in die Schlacht${why(l.words)}`,
    order_set: (l) =>
      l.what
        ? `Auf Entscheidung steht ${l.actor} jetzt unter ${l.what}${why(l.words)}`
        : `Auf Entscheidung hat ${l.actor} keinen Befehl${why(l.words)}`,
    company_morale_set: (l) =>
      `Auf Entscheidung ist die Moralzahl von ${l.what} jetzt ${l.count}${why(l.words)}`,
    obstacle_added: (l) => `Der Schiedsrichter legt ein Hindernis an (${l.what})${why(l.words)}`,
    obstacle_removed: (l) => `Der Schiedsrichter entfernt ein Hindernis (${l.what})${why(l.words)}`,
    die_set: (l) => `Auf Entscheidung ist der Würfel für ${l.what} gesetzt${why(l.words)}`,
    die_withdrawn: (l) => `Auf Entscheidung fällt der Würfel für ${l.what} doch${why(l.words)}`,
    weather_set: (l) => `Auf Entscheidung ist das Wetter von jetzt an: ${l.what}${why(l.words)}`,
    move_asked: (l) => `${l.actor}: ein Weg wartet auf den Schiedsrichter.`,
    asked_move_judged: (l) => `Der Weg von ${l.actor} ist ${l.result}${why(l.words)}`,
    option_set: (l) => `Auf Entscheidung gilt von jetzt an „${l.what}“: ${l.result}${why(l.words)}`,
    step_extended: (l) => `Dieser Schritt hat ${l.count} Sekunden mehr${why(l.words)}`,
    step_forced: (l) =>
      `Entscheidung: Der Schritt „${l.what || l.step}“ ${l.result}${why(l.words)}`,
    time_ran_out: (l) =>
      l.side ? `${l.side}: Die Zeit ist abgelaufen.` : "Die Uhr hat den Schritt beendet.",
    grace_begun: (l) =>
      l.side
        ? `${l.side} ist zu spät: Der Schritt bleibt noch ${spanWords("de", l.count)} offen.`
        : `Die Zeit des Schritts ist um; er bleibt noch ${spanWords("de", l.count)} offen.`,
    deadline_stopped: () =>
      "Die Uhr des Servers wurde neu gestellt: Die Frist wartet auf den Schiedsrichter.",
    paused: (l) => `Die Schlacht ist angehalten${why(l.result || l.words)}`,
    quiet_hours_set: (l) => {
      const who = Number(l.count || 1) > 1 ? `${l.side}, ${player(l)},` : l.side;
      return l.what
        ? `${who} hat Ruhezeiten: ${hoursWords("de", l.what)}.`
        : `${who} hat keine Ruhezeiten.`;
    },
    pause_asked: (l) => `${l.side} bittet um eine Pause.`,
    pause_withdrawn: (l) => `${l.side} bittet nicht mehr um eine Pause.`,
    resumed: (l) => `Die Schlacht geht weiter${why(l.words)}`,
    written: (l) => `Der Schiedsrichter: ${l.words}`,
    battle_reopened: (l) => `Der Schiedsrichter setzt die Schlacht fort${why(l.words)}`,
    lift_agreed: (l) => `${l.side} ist bereit, alles offenzulegen.`,
    fog_lifted: () => "Alles liegt offen: jeder Würfel, und was jede Seite gesehen hat.",
  },
};
