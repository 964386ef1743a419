import { expect, type Locator, type Page } from "@playwright/test";

/** A place on the table in inches. */
export type Place = readonly [number, number];

/** One person at the board: looks, clicks and drags as a person would. */
export class Player {
  readonly errors: string[] = [];
  /** Everything that came over the socket, as text. */
  readonly frames: string[] = [];

  constructor(readonly page: Page) {
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) =>
        this.frames.push(payload.toString()),
      ),
    );
  }

  async sit(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.page.getByTestId("prompt")).toBeVisible();
    await expect(this.board).toHaveAttribute("data-look", /./);
  }

  get board(): Locator {
    return this.page.locator("#board");
  }
  get prompt(): Locator {
    return this.page.getByTestId("prompt");
  }
  get step(): Locator {
    return this.page.locator("abbr[data-step]");
  }
  get do(): Locator {
    return this.page.getByTestId("do");
  }
  get commit(): Locator {
    return this.page.getByTestId("commit");
  }

  async pixel([x, y]: Place): Promise<{ x: number; y: number }> {
    const look = (await this.board.getAttribute("data-look")) ?? "";
    const [cx = 0, cy = 0, scale = 0] = look.split(" ").map(Number);
    const box = await this.board.boundingBox();
    if (!box) throw new Error("the board is not on the page");
    return {
      x: box.x + box.width / 2 + (x * 1000 - cx) * scale,
      y: box.y + box.height / 2 - (y * 1000 - cy) * scale,
    };
  }
  async click(place: Place): Promise<void> {
    const { x, y } = await this.pixel(place);
    await this.page.mouse.click(x, y);
  }
  async drag(from: Place, ...to: readonly Place[]): Promise<void> {
    const start = await this.pixel(from);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    for (const place of to) {
      const { x, y } = await this.pixel(place);
      await this.page.mouse.move(x, y, { steps: 6 });
    }
    await this.page.mouse.up();
  }

  async tab(name: string): Promise<void> {
    await this.page.getByTestId(`tab-${name}`).click();
  }
  /** Chooses a stand or contact in the list. */
  async choose(id: string): Promise<void> {
    await this.tab("stands");
    await this.page.locator(`#stand-${id}`).click();
  }
  /** Ends the step for this seat, if it waits for it. */
  async commits(): Promise<void> {
    const before = await this.step.getAttribute("data-step");
    await this.commit.click();
    await expect(async () => {
      const now = await this.step.getAttribute("data-step");
      expect(now !== before || !(await this.commit.isVisible())).toBe(true);
    }).toPass();
  }
}
