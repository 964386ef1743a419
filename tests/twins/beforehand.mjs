// The other side passes some steps: by hand in the first world, beforehand in the second. Nobody else may notice, since every window
// lasts its time. Clocks are moved by hand meanwhile. [S-107]

const kSteps = ["1A", "2B", "3A", "4A", "4B"];
const kWindow = 36_000; // seconds: more than acts in a step, each of which takes one
const kTick = 300;
const why = "it is played slowly";

export class Beforehand {
  steps = new Set(); // as printed

  constructor(fork, chance) {
    Object.assign(this, { fork, chance });
  }
  async begin() {
    await this.fork.pair.command("referee", { do: "set_option", option: "window_seconds", value: String(kWindow), reason: why });
    const open = this.fork.view().battle.printed; // without a window
    this.steps = new Set(this.chance.some(kSteps, 4));
    for (const role of this.fork.of(this.fork.foe)) for (const step of this.steps) if (step !== open) await this.#promise(role, step);
  }
  /** Is the open step one of them? Cards before a step are another; so is what was opened before windows lasted. */
  isOpen() {
    const { battle, prompt } = this.fork.view();
    return battle.step !== "card_window" && prompt.window_ends !== undefined && this.steps.has(battle.printed);
  }
  async #promise(role, step) {
    const { choices, standing_passes: passes } = this.fork.pair.worlds[1].view(role);
    if (!choices.may_pass.includes(step) || passes[`${role}/${step}`]) return;
    ++this.fork.differed;
    await this.fork.pair.command(role, { do: "pass_always", step }, "b");
  }
  /** By hand in the first world; who has sat down meanwhile has promised nothing yet. */
  async decide() {
    const { pair, foe } = this.fork;
    for (const role of this.fork.of(foe)) {
      const [a, b] = pair.worlds.map((world) => world.view(role).choices);
      if (a.must_discard > 0) throw new Error("the other side decided otherwise");
      if (a.may_commit) await pair.command(role, { do: "commit" }, "a");
      if (b.may_commit) await this.#promise(role, this.fork.view().battle.printed);
    }
  }
  /** Both have decided: the window goes on until its time is over. */
  async pass() {
    const { pair, own } = this.fork;
    const opened = pair.view(own).battle.opening;
    await pair.act("the window ends", "", "both", async (world) => {
      await world.served.tell(`leap ${kWindow * 1000}`); // the wall clock alone: no page is thought gone
      for (let i = 0; i < 20 && world.view(own).battle.opening === opened; ++i) await new Promise((resolve) => setTimeout(resolve, kTick / 3));
    });
  }
}
