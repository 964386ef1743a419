import type { Side } from "../wire/protocol.ts";

/** The address where a battle of this scenario is made. */
export const pathOfNew = (scenario: string, side?: Side): string =>
  `/?${new URLSearchParams({ scenario, ...(side && { side }) }).toString()}`;
