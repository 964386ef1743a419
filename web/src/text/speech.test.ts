import { expect, test } from "vitest";
import { demoView } from "../demo/states.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { endingWords, sealed, sentence, weatherWords, wind, wordsOf } from "./speech.ts";
import { tellingWords } from "./telling.ts";
import type { ToldDeed } from "../table/deeds.ts";
import type { Told } from "../wire/protocol.ts";

function keysOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`));
}

test("both languages have the same words, none of them empty by mistake", () => {
  expect(keysOf(de)).toEqual(keysOf(en));
});

const kShot: Told = {
  turn: 2,
  step: "opportunity_fire",
  kind: "fire_resolved",
  actor: { id: "s4", label: "1st Gun" },
  target: { id: "kq", label: "Panzer IVH" },
  what: "57-mm gun",
  outcome: "eliminated",
  dice: [{ face: 3, needs: 6 }],
  working: [{ rule: "HIT-14", value: 1 }],
  words: "",
};

test("a line of the log becomes a sentence", () => {
  expect(sentence("en", kShot)).toBe("1st Gun fires at Panzer IVH with 57-mm gun: eliminated.");
  expect(sentence("de", kShot)).toBe("1st Gun feuert auf Panzer IVH mit 57-mm gun: ausgeschaltet.");
});

test("an unseen firer is called that and nothing more", () => {
  const felt: Told = {
    turn: 2,
    step: "opportunity_fire",
    kind: "fire_felt",
    target: { id: "s9", label: "2. Zug" },
    outcome: "forced_back",
    what: "",
    dice: [],
    working: [],
    words: "",
  };
  expect(sentence("en", felt)).toBe("2. Zug is under fire from an unseen enemy: forced back.");
  expect(sentence("de", felt)).toBe(
    "2. Zug liegt unter Feuer durch einen ungesehenen Feind: zurückgedrängt.",
  );
});

test("a commit says what it seals", () => {
  const none = { undeployed: 0, orders: 0, shots: 0, missions: 0, facings: 0, cards: 0 };
  expect(sealed("en", none)).toBe("");
  expect(sealed("en", { ...none, orders: 4, cards: 1 })).toBe("4 orders and 1 card");
});

test("an option is told by its title and its value in words", () => {
  const set = { ...kShot, kind: "option_set", what: "spectator_delay", outcome: "turn" } as const;
  expect(sentence("en", set)).toContain(
    "“How far behind the table those are who only watch”: one turn",
  );
  expect(sentence("de", set)).toContain("gilt von jetzt an „Wie weit Zuschauer");
  expect(sentence("de", { ...set, what: "edge_depth", outcome: "2" })).toMatch(/“: 2/);
});

test("no step is called as its phase before the first turn", () => {
  for (const language of ["de", "en"] as const) {
    const w = wordsOf(language);
    const { setUp } = tellingWords(language);
    for (const step of ["deployment", "first_orders"] as const)
      expect([w.prompt.setUp, w.log.turn(0), setUp]).not.toContain(w.step[step]);
  }
});

test("sixteen winds", () => {
  expect(wind("en", 0)).toBe("N");
  expect(wind("en", 95000)).toBe("E");
  expect(wind("de", 359000)).toBe("N");
});

test("a ruling reads with its reason, and the end with who has won and why", () => {
  const ruling: Told = {
    turn: 1,
    step: "general_fire",
    kind: "stand_removed",
    actor: { id: "s4", label: "1st Gun" },
    what: "",
    outcome: "",
    dice: [],
    working: [],
    words: "it was never in the force",
  };
  expect(sentence("en", ruling)).toBe(
    "By ruling, 1st Gun leaves the battle: it was never in the force",
  );
  expect(
    sentence("de", { ...ruling, kind: "step_forced", outcome: "ended", words: "zu früh" }),
  ).toBe(`Entscheidung: Der Schritt „${de.step.general_fire}“ wird beendet: zu früh`);
  const end: Told = { ...ruling, kind: "battle_ended", side: "red", what: "last_turn", words: "" };
  expect(sentence("en", end)).toBe("The battle is over; Red has won: the last turn is over");
  const facts = { ...demoView().battle, winner: "blue", ending: "conceded" } as const;
  expect(endingWords("en", facts)).toBe("Blue has won: the other side has conceded.");
  expect(endingWords("en", { ...facts, points_blue: 6, points_red: 0 })).toMatch(
    /Blue 6, Red 0\.$/,
  );
});

test("a ruling on a stand says what it did, where that is known", () => {
  const ruling: ToldDeed = { ...kShot, kind: "stand_edited", outcome: "", words: "wrong hill" };
  const gun = { ...ruling, actor: { id: "s4", label: "1st Gun" } };
  const said = (more: Partial<ToldDeed>): string => sentence("en", { ...gun, ...more });
  expect(said({})).toBe("Ruling on 1st Gun: wrong hill");
  expect(said({ did: { from: [31200, 12000], to: [33000, 12000] } })).toBe(
    "By ruling, 1st Gun moved from (31, 12) to (33, 12): wrong hill",
  );
  expect(said({ did: { from: [31200, 12000], to: [31400, 12000] } })).toContain(
    "moved from (31.2, 12) to (31.4, 12)",
  );
  expect(said({ did: { to: [5000, 6000], state: "pinned" }, words: "" })).toBe(
    "By ruling, 1st Gun was set down at (5, 6) and is Pinned now.",
  );
  expect(said({ place: [5000, 6000] })).toContain("was set down at (5, 6)");
  const did = { facing: 0, suppressed: false, supply: true, visible: false } as const;
  expect(sentence("de", { ...gun, did })).toBe(
    "Entscheidung: 1st Gun blickt nach N, wird nicht mehr niedergehalten, hat wieder Munition und wird vom Feind nicht mehr gesehen: wrong hill",
  );
});

test("the weather says what it does, and nothing while it is clear", () => {
  const { battle } = demoView();
  expect(weatherWords("en", battle)).toEqual({ name: "Clear", effects: "" });
  const night = { ...battle, weather: "Night", max_visibility: 6000, night: true };
  expect(weatherWords("en", night).effects).toBe("only what fires is seen farther than 6″");
  const bad = {
    ...battle,
    weather: "Bad",
    spot_percent: 50,
    wheeled_factor: 2,
    air_allowed: false,
  };
  expect(weatherWords("de", bad)).toEqual({
    name: "Schlecht",
    effects: "Entdeckungsweiten 50 %; Räder zahlen im Gelände das 2fache; keine Flugzeuge",
  });
});

test("ADV-ENT digging tells what it has made", () => {
  const dug = (what: string): Told => ({
    turn: 1,
    step: "side_a_moves",
    kind: "entrenched",
    actor: { id: "s4", label: "2nd Platoon" },
    what,
    outcome: what === "none" ? "failure" : "success",
    dice: [],
    working: [],
    words: "",
  });
  expect(sentence("en", dug("medium"))).toBe("2nd Platoon has dug in: medium cover.");
  expect(sentence("en", dug("none"))).toBe("2nd Platoon digs without success.");
  expect(sentence("de", dug("medium"))).toBe("2nd Platoon hat sich eingegraben: mittlere Deckung.");
});

test("ABND-03 TRANS-12 a gun is named where there is nobody to name", () => {
  const { actor: _, target: __, ...bare } = { ...kShot, outcome: "" };
  const actor = { id: "s4", label: "1st Gun" };
  const said = (line: Told): string => sentence("en", line);
  expect(said({ ...bare, kind: "gun_lost", actor })).toBe("The gun of 1st Gun is lost.");
  expect(said({ ...bare, kind: "gun_lost", what: "Pak 38" })).toBe(
    "An abandoned gun is lost: Pak 38.",
  );
  expect(said({ ...bare, kind: "man_handled", actor, target: actor })).toBe(
    "1st Gun is pushed by its crew.",
  );
  const target = { id: "s5", label: "2nd Gun" };
  expect(said({ ...bare, kind: "man_handled", actor, target })).toBe(
    "1st Gun pushes the gun of 2nd Gun.",
  );
});

test("FIRE-09 IDF-03 the referee reads of declarations without a gap in the sentence", () => {
  const told: Told = { ...kShot, what: "", outcome: "" };
  expect(sentence("en", { ...told, kind: "fire_declared" })).toBe(
    "1st Gun will fire at Panzer IVH.",
  );
  const { actor: _, target: __, ...bare } = told;
  for (const kind of ["fire_withdrawn", "mission_withdrawn", "order_withdrawn"] as const)
    for (const language of ["en", "de"] as const)
      expect(sentence(language, { ...bare, kind, what: "d5" })).toMatch(/^[A-Z][^5]+\.$/);
});

test("a line that names neither stand nor weapon is a whole sentence without numbers of the server", () => {
  const bare = { turn: 1, step: "orders", outcome: "", words: "", dice: [], working: [] } as const;
  const gun = { id: "s4", label: "1st Gun" };
  const told: readonly Told[] = [
    { ...bare, kind: "fire_declared", actor: gun, target: { id: "kq", label: "Tiger" }, what: "" },
    { ...bare, kind: "fire_withdrawn", what: "d3" },
    { ...bare, kind: "mission_withdrawn", what: "m3" },
    { ...bare, kind: "order_withdrawn", what: "o3" },
    { ...bare, kind: "order_named", actor: gun, what: "o3" },
    { ...bare, kind: "order_cancelled", what: "o3" },
    { ...bare, kind: "forced_back_set", actor: gun, what: "" },
  ];
  for (const one of told)
    for (const language of ["en", "de"] as const) {
      const said = sentence(language, one);
      expect(said).toMatch(/^[A-Z0-9].*\w\.$/);
      expect(said).not.toMatch(/\b[dmo]3\b|[:,] *\.$| (with|mit) *\.$/);
    }
});
