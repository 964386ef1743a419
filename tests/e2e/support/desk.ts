import { expect, type Locator } from "@playwright/test";
import { Player, type Place } from "./board";

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
  async part(title: string): Promise<Locator> {
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

  /** A die that was set is rolled after all. [S-98] */
  async withdrawsDie(purpose: string, reason: string): Promise<void> {
    const part = await this.part("Set a die");
    await this.because(reason);
    const set = part.getByRole("listitem").filter({ hasText: purpose });
    await set.getByRole("button", { name: "Roll it after all" }).click();
    await expect(set).toHaveCount(0);
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

  /** Puts a Stand under an order, towards one of the winds, or under none. [S-95] */
  async orders(
    stand: string,
    chit: string,
    wind: string | undefined,
    reason: string,
  ): Promise<void> {
    await this.choose(stand);
    await this.because(reason);
    const form = await this.part("Set its order");
    await form.getByLabel("Order in force").selectOption(chit);
    if (wind)
      await form.getByRole("button", { name: wind, exact: true }).click();
    await form.getByRole("button", { name: "Set the order" }).click();
    await this.isTold("order_set", reason);
  }
  /** Whatever was rolled. [WX-01, S-80] */
  async setsWeather(weather: string, reason: string): Promise<void> {
    const part = await this.part("Set the weather");
    await this.because(reason);
    await part.getByRole("button", { name: weather, exact: true }).click();
    await this.isTold("weather_set", reason);
  }
  /** Another morale number for a company. [S-95] */
  async setsMorale(
    company: string,
    number: string,
    reason: string,
  ): Promise<void> {
    const part = await this.part("Change a company's morale number");
    await this.because(reason);
    await part.getByLabel(/^\s*Company/).selectOption({ label: company });
    await part.getByLabel("Morale number").selectOption(number);
    await part.getByRole("button", { name: "Set the number" }).click();
    await this.isTold("company_morale_set", reason);
  }

  /** Takes a Stand out of the battle. [REF-01] */
  async removes(stand: string, reason: string): Promise<void> {
    await this.choose(stand);
    await this.because(reason);
    const form = this.page.getByTestId("edit-stand");
    await form.getByRole("button", { name: "Take out" }).click();
    await this.isSure("leaves the battle");
    await this.isTold("stand_removed", reason);
  }
  /** Sets a new Stand down with a click on the map. [REF-01] */
  async adds(
    stand: { name: string; company: string; type: string; at: Place },
    reason: string,
  ): Promise<void> {
    const part = await this.part("Add a stand");
    await this.because(reason);
    await part.getByLabel(/^\s*Company/).selectOption({ label: stand.company });
    await part.getByLabel("Type").selectOption({ label: stand.type });
    await part.getByLabel("Name").fill(stand.name);
    const add = part.getByRole("button", { name: "Add a stand" });
    await expect(add).toBeDisabled();
    await part.getByRole("button", { name: "Choose its place" }).click();
    await this.click(stand.at);
    await add.click();
    await this.isTold("stand_added", reason);
  }
  /** A step is opened, whatever was open before. [REF-02] */
  async opens(step: string, reason: string): Promise<void> {
    await this.because(reason);
    await this.page.getByLabel("Step", { exact: true }).selectOption(step);
    await this.presses("Open this step");
    await expect(this.step).toHaveAttribute("data-step", step);
  }
  /** Ends the open step for both sides. [REF-02] */
  async endsStep(reason: string): Promise<void> {
    await this.because(reason);
    await this.presses("End the step …");
    await this.isSure(/step/);
  }
  /** What cannot be taken back asks first, and says what is lost. */
  async isSure(loses: string | RegExp): Promise<void> {
    const question = this.page.getByTestId("sure");
    await expect(question).toContainText(loses);
    await question.getByTestId("yes").click();
    await expect(question).toHaveCount(0);
  }
  /** One of the buttons of the desk. */
  async presses(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }
  async endsBattle(winner: string, reason: string): Promise<void> {
    const part = await this.part("End the battle");
    await this.because(reason);
    await part.getByLabel("Winner").selectOption(winner);
    await part.getByRole("button", { name: "End the battle" }).click();
    await this.isSure("The battle ends for everybody");
    await this.isTold("battle_ended", reason);
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
