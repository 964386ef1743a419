import type { Command } from "../wire/protocol.ts";
import type { Battle, Refusal } from "../wire/store.ts";
import { commandOf } from "./acts.ts";
import type { Act } from "./draft.ts";

/** What the server did not grant of many acts that were sent together. */
export interface Unmet {
  readonly command: Command;
  readonly refusal: Refusal;
}
/** What a connection may say is rationed: after so many each one waits. */
const [kAtOnce, kPause] = [60, 250];
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, kPause));

/** Sends each act by itself, and says what was refused: one that is refused hinders no other. */
export async function performAll(battle: Battle, acts: readonly Act[]): Promise<readonly Unmet[]> {
  const commands = acts.flatMap((act) => commandOf(act) ?? []);
  const answers: Promise<Unmet | undefined>[] = [];
  for (const [i, command] of commands.entries()) {
    if (i >= kAtOnce) await pause();
    const answer = battle.send(command);
    answers.push(answer.then((one) => (one.accepted ? undefined : { command, refusal: one })));
  }
  const unmet = (await Promise.all(answers)).filter((one) => one !== undefined);
  battle.forgetRefusal();
  return unmet;
}
