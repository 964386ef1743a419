// Steps have a time, grace and quiet hours. In the second world other players of the other side have quiet hours, too, within those of
// their leader: whose they are, and how many play there, nobody else may notice. Or their time is over, when the other side has decided
// in the first world alone: who is late, and who is called, is his own business. Mostly the grace is over, too, and the clock ends the
// step: whose time it was, it tells in no way; nor does it pause the sooner. [REL-31, REL-54, S-99, S-110, S-112]

const why = "it is played over days";
const kTick = 300; // rooms look at the clock each tenth of a second
const kBeforeTheEnd = [3_600_000, -2000]; // who has not decided is called; then he has grace
const kMostTimesUp = 3; // in a pair; once where steps are passed beforehand, too
const kOptions = [["step_seconds", "100000"], ["grace_seconds", "50000"]];

export async function keepHours(fork) {
  const { pair, foe } = fork;
  for (const [option, value] of kOptions) await pair.command("referee", { do: "set_option", option, value, reason: why });
  const others = fork.of(foe).filter((role) => role !== foe);
  await pair.command(foe, { do: "set_quiet_hours", from: 20, to: 8 });
  for (const role of others) {
    const act = await pair.command(role, { do: "set_quiet_hours", from: 22, to: 6 }, "b");
    if (act.ok[0]) ++fork.differed;
  }
}

/** The observed side has still to decide; a battle whose steps run out one after the other pauses itself. */
export async function timeIsUp(fork) {
  const { pair, own, foe } = fork;
  const { battle, prompt } = pair.view(own);
  const isGrace = fork.graceOf === battle.opening; // another of the other side has decided meanwhile
  const isEnough = fork.timesUp >= (fork.beforehand ? 1 : kMostTimesUp);
  if (!fork.keepsHours || (isEnough && !isGrace) || !prompt.deadline || !fork.decides(own)) return;
  if (!isGrace) {
    ++fork.timesUp;
    fork.graceOf = battle.opening;
    for (const before of kBeforeTheEnd) await runs(pair, prompt.deadline - before);
  }
  const { deadline: end } = pair.view(own).prompt; // of its grace
  if (!fork.runsOut || !end || fork.decides(foe)) return;
  await fork.doAllBut("commit");
  await runs(pair, end - kBeforeTheEnd.at(-1));
}
async function runs(pair, until) {
  await pair.act("the time of the step runs", "", "both", async ({ served }) => {
    const now = await served.tell("leap 0");
    await served.pass(Math.max(0, until - now));
    await new Promise((resolve) => setTimeout(resolve, kTick));
  });
  await pair.compareOwn();
}
