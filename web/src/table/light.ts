import type { View } from "../wire/protocol.ts";

/** How the table lies before the eye: by day, in bad weather, at night. */
export type Light = "day" | "murk" | "night";

/** From the weather that everybody knows. */
export function lightOf(battle: View["battle"]): Light {
  if (battle.night) return "night";
  return battle.max_visibility !== undefined || battle.spot_percent < 100 ? "murk" : "day";
}
