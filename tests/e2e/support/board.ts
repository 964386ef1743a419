import {
  expect,
  type Locator,
  type Page,
  type Response,
} from "@playwright/test";

/** A place on the table in inches. */
export type Place = readonly [number, number];

async function wholeOf(response: Response): Promise<string> {
  const head = JSON.stringify(await response.allHeaders().catch(() => ({}))); // its page may be closed meanwhile
  const body = await response.text().catch(() => "");
  return [response.url(), head, body].join("\n");
}

/** One person at the board: looks, clicks and drags as a person would. */
export class Player {
  readonly errors: string[] = [];
  /** Everything that came over the socket, as text. */
  readonly frames: string[] = [];
  /** Everything that this page said over its sockets, as text. */
  readonly said: string[] = [];
  /** Everything else that was fetched, with its headers, if that is kept. */
  readonly #fetched: Promise<string>[] = [];

  constructor(readonly page: Page) {
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) =>
        this.frames.push(payload.toString()),
      );
      socket.on("framesent", ({ payload }) =>
        this.said.push(payload.toString()),
      );
    });
  }

  /** From here on all that is fetched is kept to be searched: each answer is sent from the browser once more. */
  keepsWhatIsFetched(): void {
    this.page.on("response", (response) =>
      this.#fetched.push(wholeOf(response)),
    );
  }

  /** Where dice are not checked he is asked first, and sits down all the same. */
  async sit(link: string): Promise<void> {
    await this.page.goto(link);
    const take = this.page.getByTestId("take-seat");
    await expect(take.or(this.prompt)).toBeVisible();
    if (await take.isVisible()) await take.click();
    await expect(this.prompt).toBeVisible();
    await expect(this.board).toHaveAttribute("data-look", /./);
  }

  /** The page's own time runs ahead until this holds, so that nobody sits through its patience. Its clock is installed first. */
  async waitsUntil(holds: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(1000);
      await holds();
    }).toPass({ intervals: [100], timeout: 60_000 });
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
  stepNow(): Promise<string | null> {
    return this.step.getAttribute("data-step");
  }
  get do(): Locator {
    return this.page.getByTestId("do");
  }
  get commit(): Locator {
    return this.page.getByTestId("commit");
  }
  /** The same while it can be pressed. */
  get mayCommit(): Locator {
    return this.page.locator("[data-testid=commit]:enabled");
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
  /** What this seat has declared and can still take back. */
  get declared(): Locator {
    return this.page.getByTestId("declared").getByRole("listitem");
  }
  /** Lines of the log of this kind, with these words. What is read in a volley on the map stands there as well. */
  told(kind: string, words: string | RegExp = "", where = "#panel"): Locator {
    return this.page
      .locator(`${where} .log .told[data-kind="${kind}"]`)
      .filter({ hasText: words });
  }
  /** A line of the log of this kind has come. */
  async isTold(kind: string, words: string | RegExp = ""): Promise<void> {
    await this.tab("log");
    await expect(this.told(kind, words).first()).toBeVisible();
  }
  /** No line of this kind has come, in the log or elsewhere; the page is where the others are. */
  async isNotTold(kind: string, words: string | RegExp = ""): Promise<void> {
    await this.tab("log");
    await expect(this.told(kind, words, "body")).toHaveCount(0);
  }
  /** The latest whole view that came, this page's own or one that it looked into, but for who is here. */
  lastView(type: "view" | "seen_as"): Record<string, unknown> {
    const messages = this.frames
      .map((frame) => JSON.parse(frame) as { type: string; view?: object })
      .filter((message) => message.type === type);
    return { ...messages.at(-1)?.view, seats: [] };
  }
  /** All that ever came to this page, and all that it shows and keeps. */
  async everything(): Promise<string> {
    expect(this.#fetched).not.toEqual([]);
    const shown: string[] = [];
    const tabs = this.page.getByRole("tab");
    for (let i = 0; i < (await tabs.count()); ++i) {
      await tabs.nth(i).click();
      shown.push(await this.page.content());
    }
    const kept = await this.page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
      ]),
    );
    const fetched = await Promise.all(this.#fetched);
    return [...this.frames, ...fetched, ...shown, kept].join("\n");
  }
  /** Nobody guides him any longer. */
  async knowsTheWay(): Promise<void> {
    await this.page.getByTestId("leave-coach").click();
  }
  /** Ends the step for this seat, if it waits for it. */
  async commits(): Promise<void> {
    const before = await this.stepNow();
    await this.commit.click();
    if (await this.page.getByTestId("asked").isVisible())
      await this.commit.click();
    await expect(() => this.hasLeft(before)).toPass();
  }
  /** Ends this step if it is still before him; a press that comes late would end the next one. */
  async ends(step: string): Promise<void> {
    const press = (): Promise<void> =>
      this.page.evaluate((name) => {
        const now = document.querySelector(`abbr[data-step="${name}"]`);
        const commit = "[data-testid=commit]:enabled";
        if (now) document.querySelector<HTMLElement>(commit)?.click();
      }, step);
    await press();
    if (await this.page.getByTestId("asked").isVisible()) await press();
    const left = expect(() => this.hasLeft(step)).toPass({ timeout: 3000 });
    await left.catch(() => undefined); // it could not be pressed just then
  }
  private async hasLeft(step: string | null): Promise<void> {
    const now = await this.stepNow();
    expect(now !== step || !(await this.commit.isVisible())).toBe(true);
  }
}

const kPong = JSON.stringify({ type: "pong" });

/** Who is connected is told to all, ten seconds late. [REL-30] */
function tellsPresenceOnly(frame: string): boolean {
  const { patch } = JSON.parse(frame) as { patch?: object };
  return patch !== undefined && Object.keys(patch).join() === "seats";
}

/** What these pages receive from now on, but for the beat of the connection and who is there. */
export function since(players: readonly Player[]): () => string[] {
  const from = players.map(({ frames }) => frames.length);
  return () =>
    players
      .flatMap(({ frames }, i) => frames.slice(from[i]))
      .filter((frame) => frame !== kPong && !tellsPresenceOnly(frame));
}
