import { answerOf } from "../wire/answers.ts";
import type { ListedBattle } from "./lobby.ts";
import { isMeant } from "./seats.ts";

/** What everybody may know of a battle whose dice are not checked. */
export type Unchecked = Pick<ListedBattle, "id" | "title" | "dice_audit"> & {
  readonly scenario: string;
};

const kPatience = 5000; // milliseconds

/** To which this link leads, if nobody here has agreed to that yet. An answer that does not come, or late, keeps nobody out. */
export async function uncheckedBattle(
  id: string,
  token: string,
  patience = kPatience,
): Promise<Unchecked | undefined> {
  if (isMeant(id, token)) return undefined;
  const signal = AbortSignal.timeout(patience);
  try {
    const battle = await answerOf<Unchecked>(
      await fetch(`/api/battles/${encodeURIComponent(id)}`, { signal }),
    );
    return battle.dice_audit === false ? battle : undefined;
  } catch {
    return undefined;
  }
}
