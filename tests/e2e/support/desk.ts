import { expect } from "@playwright/test";
import { Player } from "./board";

/** The referee: looks as everybody does, and rules. */
export class Desk extends Player {
  private async because(reason: string): Promise<void> {
    await this.tab("referee");
    await this.page.getByTestId("reason").fill(reason);
  }

  /** Dice are set before they are rolled; `purpose` is what they are rolled for. [REF-01, S-05] */
  async setsDice(
    faces: Readonly<Record<string, number>>,
    reason: string,
  ): Promise<void> {
    await this.tab("referee");
    const part = this.page
      .locator("details")
      .filter({ has: this.page.locator("summary", { hasText: "Set a die" }) });
    if ((await part.getAttribute("open")) === null)
      await part.locator("summary").click();
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
}
