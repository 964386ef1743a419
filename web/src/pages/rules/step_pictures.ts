import type { Icon } from "../../style/glyphs.ts";
import type { OrderChit } from "../../wire/protocol.ts";

/** One thing in a picture of 120 by 60: where it is, and what it is. */
export type Thing =
  | { readonly is: "own" | "enemy" | "ghost"; readonly at: readonly [number, number] }
  | { readonly is: "move" | "shot" | "aim" | "look" | "zone"; readonly d: string }
  | { readonly is: "die" | "mark"; readonly at: readonly [number, number]; readonly says: string }
  | { readonly is: "icon"; readonly at: readonly [number, number]; readonly icon: Icon }
  | { readonly is: "cap"; readonly at: readonly [number, number]; readonly chit?: OrderChit };

const own = (x: number, y: number): Thing => ({ is: "own", at: [x, y] });
const enemy = (x: number, y: number): Thing => ({ is: "enemy", at: [x, y] });
const ghost = (x: number, y: number): Thing => ({ is: "ghost", at: [x, y] });
const line = (is: "move" | "shot" | "aim" | "look" | "zone", d: string): Thing => ({ is, d });
const die = (x: number, y: number, says: string): Thing => ({ is: "die", at: [x, y], says });
const mark = (x: number, y: number, says: string): Thing => ({ is: "mark", at: [x, y], says });
const icon = (x: number, y: number, name: Icon): Thing => ({ is: "icon", at: [x, y], icon: name });
const cap = (x: number, y: number, chit?: OrderChit): Thing => ({
  is: "cap",
  at: [x, y],
  ...(chit && { chit }),
});

const kTemplate = "M78 14h30v32h-30z";
const firersSpotted = [
  own(24, 30),
  line("look", "M90 30H44"),
  icon(96, 30, "eye"),
  mark(38, 18, "!"),
];

/** What happens in each printed step, at a glance. */
export const kStepPictures: Readonly<Record<string, readonly Thing[]>> = {
  "0": [line("zone", "M8 8h58v44h-58z"), own(24, 22), own(48, 38), icon(92, 30, "deploy")],
  "0W": [icon(42, 30, "cloud"), icon(78, 30, "moon")],
  "1A": [
    own(20, 44),
    line("look", "M34 40L76 30"),
    line("zone", kTemplate),
    enemy(93, 30),
    icon(52, 14, "mission"),
  ],
  "1B": [
    line("zone", "M14 14h30v32h-30z"),
    icon(29, 30, "cloud"),
    mark(66, 30, "S"),
    icon(96, 30, "close"),
  ],
  "1C": [line("zone", kTemplate), enemy(93, 30), mark(108, 16, "S"), die(34, 30, "3")],
  "2A": [own(18, 30), die(46, 30, "8"), die(74, 30, "3"), enemy(102, 30)],
  "2B": [own(24, 30), cap(24, 12, "hold"), line("aim", "M40 30H80"), enemy(97, 30)],
  "2C": [own(24, 30), line("shot", "M40 30H80"), enemy(97, 30), mark(110, 17, "S")],
  "2D": [own(20, 42), cap(20, 20, "cautious_advance"), line("move", "M36 42C60 42 60 20 92 20")],
  "2E": [enemy(100, 42), cap(100, 20, "hasty_advance"), line("move", "M84 42C60 42 60 20 28 20")],
  "2F": [own(20, 30), icon(50, 30, "eye"), line("look", "M65 30H82"), enemy(97, 30)],
  "3A": [
    enemy(100, 16),
    line("move", "M86 16C66 16 66 44 88 44"),
    own(20, 30),
    line("shot", "M36 30H66"),
  ],
  "3B": firersSpotted,
  "4A": [own(40, 30), icon(72, 30, "turn")],
  "4B": [own(22, 20), line("shot", "M38 20H82"), line("shot", "M82 42H38"), enemy(98, 42)],
  "4C": [own(30, 30), die(60, 30, "1"), icon(90, 30, "hold")],
  "4D": firersSpotted,
  "5A": [own(30, 38), cap(30, 16), line("aim", "M46 16H84"), icon(100, 16, "card")],
  "5B": [die(28, 30, "7"), own(66, 30), mark(81, 18, "P")],
  "5C": [own(26, 30), line("move", "M42 30H68"), ghost(88, 30)],
  "5D": [icon(40, 30, "card"), icon(60, 30, "card"), icon(80, 30, "plus")],
  "5E": [own(30, 36), cap(30, 14, "road_march"), line("move", "M46 36H98")],
  "5F": [icon(38, 30, "nextTurn"), enemy(84, 30), line("move", "M118 30H101")],
};
