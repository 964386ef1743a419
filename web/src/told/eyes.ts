import { keyOf, rolesOf } from "../lobby/seats.ts";
import type { Audience } from "../wire/protocol.ts";

/** Through whose eyes this browser may look, and the key that says so. */
export interface Eyes {
  readonly audience: Audience;
  readonly key?: string;
}
const kAudiences: readonly Audience[] = ["public", "blue", "red", "referee"];

/** Seats of one side have the same eyes. */
function seatsFor(battle: string, audience: Audience): string | undefined {
  const role = rolesOf(battle).find((one) => one.replace(/\d$/, "") === audience);
  return role && keyOf(battle, role);
}

/** The public's always, those of own seats, everybody's for the referee and once all may see everything. */
export function eyesIn(battle: string, isLifted: boolean): readonly Eyes[] {
  const referee = keyOf(battle, "referee");
  return kAudiences.flatMap((audience): Eyes[] => {
    if (audience === "public") return [{ audience }];
    const key = seatsFor(battle, audience) ?? referee;
    if (key !== undefined) return [{ audience, key }];
    return isLifted ? [{ audience }] : [];
  });
}
