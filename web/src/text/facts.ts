import type { TypeSeen } from "../wire/protocol.ts";
import { termOf } from "./ask.ts";
import type { Language } from "./language.ts";
import { inches } from "./speech.ts";
import { bookOf } from "./tongue.ts";

/** What is printed in a row above the weapons of a line: its name and its value. */
export function factsOf(
  language: Language,
  type: TypeSeen,
): readonly (readonly [string, string])[] {
  const { sheet } = bookOf(language);
  const { move_cross_country: country, move_road: road, man_handling: byHand } = type;
  const moves = [
    inches(country),
    ...(road === country ? [] : [sheet.roads(inches(road))]),
    ...(byHand > 0 ? [sheet.byHand(inches(byHand))] : []),
  ].join(", ");
  const flags: Readonly<Record<string, string>> = sheet.flags;
  const isAfv = type.kind === "weak_afv" || type.kind === "strong_afv";
  const fire = type.indirect;
  const all: (readonly [string, string])[] = [
    [sheet.movement, `${moves} (${termOf(language, "mobility", type.mobility)})`],
    [sheet.armour, isAfv ? sheet.frontFlank(type.armor_front, type.armor_flank) : ""],
    [sheet.weight, isAfv ? String(type.weight_class) : ""],
    [sheet.gunClass, type.gun_class],
    [sheet.base, sheet.bases[type.base]],
    [sheet.cargo, type.cargo > 0 ? sheet.cargoStands(type.cargo) : ""],
    [sheet.tows, type.tows],
    [
      sheet.indirect,
      fire ? sheet.indirectLine(inches(fire.range), fire.hit, inches(fire.template_size)) : "",
    ],
    [sheet.marks, (type.flags ?? []).map((flag) => flags[flag] ?? flag).join(", ")],
  ];
  return all.filter(([, value]) => value !== "");
}
