import { expect, type Locator } from "@playwright/test";
import { Player } from "./board";

/** The referee: looks as everybody does, and rules. */
export class Desk extends Player {
  get reason(): Locator {
    return this.page.getByTestId("reason");
  }
  /** Why the next ruling is made. */
  async because(reason: string): Promise<void> {
    await this.tab("referee");
    await this.reason.fill(reason);
  }
  /** A part of the desk that is folded until it is needed, now open. */
  private async part(title: string): Promise<Locator> {
    await this.tab("referee");
    const part = this.page
      .locator("details")
      .filter({ has: this.page.locator("summary", { hasText: title }) });
    if ((await part.getAttribute("open")) === null)
      await part.locator("summary").click();
    return part;
  }

  /** Dice are set before they are rolled; `purpose` is what they are rolled for. [REF-01, S-05] */
  async setsDice(
    faces: Readonly<Record<string, number>>,
    reason: string,
  ): Promise<void> {
    const part = await this.part("Set a die");
    for (const [purpose, face] of Object.entries(faces)) {
      await this.because(reason);
      await part.getByLabel("What it is rolled for").fill(purpose);
      await part.getByLabel("Face").fill(String(face));
      await part.getByRole("button", { name: "Set a die" }).click();
      await expect(
        part.getByRole("listitem").filter({ hasText: purpose }),
      ).toContainText(String(face));
    }
  }

  /** Changes what a Stand is, by the form. [REF-01] */
  async rules(
    stand: string,
    changes: { state?: string; quality?: string },
    reason: string,
  ): Promise<void> {
    await this.choose(stand);
    await this.because(reason);
    const form = this.page.getByTestId("edit-stand");
    if (changes.state)
      await form.getByLabel("Morale state").selectOption(changes.state);
    if (changes.quality)
      await form.getByLabel("Quality").selectOption(changes.quality);
    await this.page.getByTestId("rule").click();
    await this.isTold("stand_edited", reason);
  }

  /** To one side, or to both. */
  async writes(to: string, words: string): Promise<void> {
    const part = await this.part("Write to");
    await part.getByLabel("Write to").selectOption(to);
    await part.getByLabel("Write a message").fill(words);
    await part.getByRole("button", { name: "Send" }).click();
    await this.isTold("written", words);
  }
}
