// Where a battle is cut, read from its journal without any code of the server's; and what `ordercap view --upto` makes of it there.
import { run } from "../load/server.mjs";
import { text, withoutRoom } from "./pieces.mjs";

const kCuts = ["step_opened", "card_window_opened", "turn_begun", "battle_ended", "battle_reopened", "fog_lifted"];
const kLine = /^(\d+) (?:([^{ ]*)\/\S* )?(\{.*)$/; // number, who, what

/** The last event of each command that opens something for all to see, but for that which begins the battle. */
export async function cutsOf(data, battle) {
  const { code, out } = await run("replay", data, battle);
  if (code !== 0) throw new Error(`ordercap replay ended with ${code}: ${out.slice(0, 2000)}`);
  const commands = [];
  for (const line of out.trim().split("\n")) {
    const [, seq, actor, event] = kLine.exec(line) ?? [];
    if (event === undefined) continue;
    if (actor !== undefined || commands.length === 0) commands.push({ isCut: false });
    const command = commands.at(-1);
    command.last = Number(seq);
    command.isCut ||= Object.keys(JSON.parse(event)).some((kind) => kCuts.includes(kind));
  }
  return commands.slice(1).filter(({ isCut }) => isCut).map(({ last }) => last);
}

/** What is wrong with pieces that end so: at every so many of these cuts the view is another. */
export async function differences(data, battle, role, ends, every) {
  const cuts = await cutsOf(data, battle);
  const wrong = cuts.length === ends.length ? [] : [`${battle}, ${role}: ${ends.length} pieces, the journal has ${cuts.length} cuts`];
  let compared = 0;
  for (let i = 0; i < Math.min(cuts.length, ends.length) && wrong.length === 0; i += every, compared += 1) {
    const { code, out } = await run("view", data, battle, "--as", role, "--upto", String(cuts[i]));
    if (code !== 0) wrong.push(`ordercap view ended with ${code}: ${out.slice(0, 2000)}`);
    else if (text(withoutRoom(JSON.parse(out).view)) !== text(withoutRoom(ends[i]))) wrong.push(`${battle}, ${role}: after event ${cuts[i]}, piece ${i + 1} is another view`);
  }
  return { wrong, compared };
}
