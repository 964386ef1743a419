import type { Words } from "../text/en.ts";
import type { ScenarioOption } from "./lobby.ts";

type Heading = keyof Words["options"]["headings"];

/** What a maker of a battle finds where, the commonest first. */
const kGroups: readonly (readonly [Heading, readonly string[]])[] = [
  [
    "table",
    [
      "step_seconds",
      "window_seconds",
      "grace_seconds",
      "spectator_delay",
      "shared_spotting",
      "fow_player",
      "setup_orders",
      "inch_scale",
      "dice_audit",
    ],
  ],
  [
    "orders",
    [
      "joint_order_reach",
      "order_caps_visible",
      "no_order",
      "two_orders",
      "take_command",
      "command_succession",
      "arrow_tolerance_deg",
      "detour_share",
    ],
  ],
  ["movement", ["transport_removal", "occupy_ground", "edge_exit", "contact_gap", "straddle"]],
  [
    "sight",
    [
      "camouflage_allowed",
      "rehide",
      "muzzle_hint",
      "reveal_quality",
      "elevation_spot_max",
      "edge_depth",
    ],
  ],
  [
    "fire",
    [
      "supporting_fire",
      "split_in_contact",
      "ca_ignores_cover",
      "tank_riders_fire",
      "natural_one_hits",
      "sa_area_diameter",
    ],
  ],
  ["cover", ["foxhole_cover", "light_cover_afv", "hull_down_moving"]],
  ["artillery", ["hi_fire", "air", "tot", "smoke_needs_target", "opfire_idf_calls"]],
  [
    "morale",
    [
      "morale_proximity",
      "morale_cover",
      "rally_all_or_nothing",
      "fb_loses_order",
      "out_of_range_morale",
      "regroup_types",
    ],
  ],
  [
    "cards",
    ["fow", "fow_hand_limit", "fow_discard", "fow_windows", "weather_roll", "initiative_tie"],
  ],
  [
    "advanced",
    ["adv_road_march", "adv_entrench", "adv_human_wave", "adv_regroup", "adv_ammo", "adv_flame"],
  ],
];

export interface OptionGroup {
  readonly heading: Heading;
  readonly options: readonly ScenarioOption[];
}

/** Each option under its heading; one that nobody has given a heading is with the others, and not lost. */
export function groupsOf(all: readonly ScenarioOption[]): readonly OptionGroup[] {
  const known = new Set(kGroups.flatMap(([, names]) => names));
  const groups: OptionGroup[] = kGroups.map(([heading, names]) => ({
    heading,
    options: names.flatMap((name) => all.find((one) => one.name === name) ?? []),
  }));
  const other = all.filter(({ name }) => !known.has(name));
  return [...groups, { heading: "other" as const, options: other }].filter(
    ({ options }) => options.length > 0,
  );
}
