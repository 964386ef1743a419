import type { enTrust } from "./trust_en.ts";

export const deTrust: typeof enTrust = {
  lead: "Hier spielen Leute gegeneinander, die sich vielleicht nie begegnet sind, auf einem Rechner, der ihnen nicht gehört. Niemand soll dabei etwas glauben müssen. Hier steht, was verborgen ist, wie das geprüft wird und wie man die Würfel selbst nachprüft.",
  chapters: [
    {
      title: "Was verborgen ist",
      words: [
        "Der Browser bekommt nie, was die eigene Seite nicht weiß. Hinter der Karte liegt keine verborgene Einheit und unter keiner Kappe ein Befehl, den jemand durch einen Blick in seinen Browser fände: Der Server lässt es weg, bevor er etwas sendet.",
        "Was aus der Sicht verloren ist, bleibt stehen, wo es zuletzt gesehen wurde. Es folgt nicht der Wahrheit und verschwindet auch nicht, wenn die Einheit anderswo verloren geht. Wird sie wieder gesehen, hat sie eine neue Nummer.",
        "Nichts wird angeboten, abgelehnt oder gezählt nach dem, was die andere Seite verbirgt. Ein Weg wird nicht abgelehnt, weil dort ein ungesehener Gegner steht; man geht ihn und merkt es.",
        "Jeder Schritt wird in jeder Runde für beide Seiten geöffnet und geschlossen, ob jemand etwas zu entscheiden hat oder nicht, mit zwei Ausnahmen: Schritt 5C wird nicht geöffnet, wenn kein Boden geräumt wurde, und 5D wartet nicht, wenn beide offenen Hände innerhalb der Grenze sind. Beides folgt aus dem, was allen gezeigt wird. Niemand erfährt daraus, wie schnell jemand fertig ist, dass er nichts zu feuern hat.",
        "Wer zuschaut, sieht nur, wovon beide Seiten wissen, dass es beide wissen. Wer leitet, sieht alles; das ist sein Amt.",
      ],
    },
    {
      title: "Wie es geprüft wird",
      words: [
        "Zwei Schlachten werden gespielt, die sich nur in dem unterscheiden, was eine Seite nicht wissen kann: eine andere Einheit im Wald, ein anderer Befehl, eine andere Karte. Jede Nachricht an diese Seite muss Buchstabe für Buchstabe dieselbe sein, und es müssen gleich viele sein. Viele solche Paare werden gespielt, bevor eine Änderung des Programms angenommen wird.",
        "Eine Prüfung, die nie fehlschlägt, beweist nichts. Darum werden mit Absicht Fehler eingebaut, wie sie ein müder Programmierer machen würde, und die Prüfungen müssen sie finden. Welche noch nicht gefunden werden, steht mit dem Grund in den Quellen des Programms.",
        "Jeder Befehl wird von jedem Platz in jedem Schritt gefragt: zu eigenen Einheiten, zu denen eines Partners, zu denen des Gegners und zu solchen, die es nicht gibt. Die Antworten stehen in einer Tabelle; ändert sich eine, fällt es auf.",
        "Was entschieden ist, steht auf der Platte, bevor jemand davon hört. Ein Server, der mitten in einer Runde abgeschossen wird, macht dort weiter und würfelt nichts noch einmal.",
      ],
    },
    {
      title: "Die Würfel selbst prüfen",
      words: [
        "Vor dem ersten Wurf veröffentlicht der Server einen Fingerabdruck seines Geheimnisses, und jede Seite gibt einen eigenen Anteil dazu: erst dessen Fingerabdruck, und den Anteil selbst erst, wenn beide Seiten den ihren versprochen haben. Alle drei zusammen machen jeden Würfel der Schlacht; weder der Server noch wer zuletzt gab, konnte sie aussuchen. Fehlt ein Anteil, so erfahren alle, wessen es ist, und die Seite und das Programm weiter unten sagen, wer dann unter Würfeln wählen konnte.",
        "Solange die Schlacht läuft, kommt mit jedem Würfel, der dir genannt wird, eine Zahl, die aus allen Würfeln gemacht ist, die dir davor genannt wurden. Dein Browser behält sie. Unter Einstellungen macht „Meine Würfel jetzt prüfen“ die Kette noch einmal: Ein Würfel, der seither geändert oder weggelassen wurde, bricht sie. Kommt der Server mit einer älteren Schlacht zurück, als deinem Browser gesagt wurde, fällt es auf, und es bleibt dort stehen, wann es war.",
        "Am Ende jeder Runde und der Schlacht wird allen eine Zahl über alle bisherigen Würfel gezeigt, auch über die, die nur der anderen Seite genannt wurden. Ein Geheimnis, das erst nach der Schlacht offenliegt, ist eingemischt; bis dahin verrät sie niemandem, wie viele Würfel es waren. Dein Browser behält jede und vergleicht sie mit der offenen Aufzeichnung: Ein Würfel, der nach dem Ende seiner Runde geändert oder weggelassen wurde, fällt auf. Dass die Würfel einer Runde ehrlich waren, solange sie lief, beweist das nicht.",
        "Ist die Schlacht vorbei und ihr Nebel gelichtet, liegen das Geheimnis und jeder Würfel offen. Die Seite der Schlacht prüft sie im eigenen Browser, unter Einstellungen: Das Geheimnis passt zu seinem Fingerabdruck, und jeder Würfel wird noch einmal geworfen, der nicht als vom Schiedsrichter gesetzt vermerkt ist. Was dein Browser nicht behalten hat, kann er nicht vergleichen, und das sagt er.",
        "Auch dieser Seite muss man nicht trauen: `protocol/check-dice.py` im Quelltext tut dasselbe mit einem anderen Programm, in einer anderen Sprache, aus der Aufzeichnung, die die Adresse der Schlacht mit `/dice` dahinter jedem gibt, und aus dem, was deiner Seite gesagt wurde; das kann man jederzeit speichern.",
        "Zehn Millionen Würfel nach der veröffentlichten Formel zeigen jede Zahl 9,98- bis 10,01-mal von hundert (Chi-Quadrat 8,47 bei neun Freiheitsgraden); `tests/charts/many_dice.py` zählt sie noch einmal.",
        "Ein Würfel, den der Schiedsrichter setzt, ist eine Entscheidung: Wem der Würfel genannt wird, dem wird gesagt, dass er gesetzt war. Die Seite nennt die Würfel, die als gesetzt vermerkt sind; ob der Schiedsrichter sie gesetzt hat, prüft sie nicht.",
      ],
    },
    {
      title: "Würfel, die sich kein Gastgeber aussucht",
      words: [
        "Wer den Server betreibt und dort spielt, kennt sein Geheimnis. Allein könnte er viele Schlachten anlegen und die behalten, deren Würfel ihm gefallen. Davor schützt der Anteil der anderen Seite: Sein Geheimnis und sein eigener Anteil sind versprochen, bevor er ihn kennt, und er verändert jeden Würfel. Das gilt für eine Schlacht, in der beide Anteile versprochen und geöffnet wurden, und für eine Seite, die nachsieht, ob es so war. Ein Würfel gegen einen Gegner hängt vom Namen ab, unter dem die feuernde Seite ihn kennt: Den zieht der Server, und wie, wird nicht geprüft.",
        "Verborgen wird ihm durch Anteile nichts, und sie hindern ihn nicht daran, einen Würfel wegzulassen, der sonst niemandem genannt wurde, solange dessen Runde läuft. Ist sie zu Ende, hält ihn fest, was allen über alle Würfel gezeigt wurde: Wer ihn dann weglässt oder ändert, den überführt nach der Schlacht, wer die Zahl behalten hat. Einen Würfel, der deiner Seite genannt wurde, kann er zu keiner Zeit unbemerkt weglassen oder ändern.",
      ],
    },
    {
      title: "Was niemand versprechen kann",
      words: [
        "Zwei, die auf demselben Sofa sitzen oder telefonieren, teilen, was sie sehen. Wer den Server betreibt, könnte während der Schlacht in seine Dateien sehen und sieht dort alles. Was jemand aus dem schließt, was er sehen darf, ist das Spiel. Und wie lange jemand gebraucht hat, sehen alle.",
      ],
    },
  ],
  releases: "Wer was erfährt",
  releasesHint:
    "Die Liste, der das Programm und seine Prüfungen folgen. Was in einer Schlacht geschieht, ist eine Zeile; was keine Zeile nennt, wird niemandem gesagt. Auf Englisch.",
};
