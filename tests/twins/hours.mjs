// Steps have a time, grace and quiet hours. In the second world other players of the other side have quiet hours, too, within those of
// their leader: whose they are, and how many play there, nobody else may notice. [S-110, S-112]

const why = "it is played over days";
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
