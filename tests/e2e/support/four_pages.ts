import { expect, type Browser } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Player } from "./board";
import { Desk } from "./desk";
import { another } from "./guests";
import type { Battle, Ordercap } from "./server";

const kTable = { width: 1400, height: 900 };

/** Where pictures go, if anybody wants to look at them. */
const kShots = process.env["ORDERCAP_SHOTS"];

/** Blue, Red, a referee and a spectator, each in a browser of their own, at one battle. */
export class FourPages {
  private constructor(
    readonly blue: Player,
    readonly red: Player,
    readonly desk: Desk,
    readonly spectator: Player,
    readonly all: Player[],
  ) {}

  /** Unwatched, the spectator's page stays empty. Blue may come another way: what his page keeps, it keeps for where it comes from. Who is to be searched says so before anything comes. Nothing is acted out on their maps: that costs each page sixty pictures a second, and nobody looks at it here. */
  static async sit(
    browser: Browser,
    server: Ordercap,
    battle: Battle,
    watched = true,
    { blueComesBy = server.url, isSearched = false } = {},
  ): Promise<FourPages> {
    const page = () =>
      another(browser, { viewport: kTable, reducedMotion: "reduce" });
    const blue = new Player(await page());
    const red = new Player(await page());
    const desk = new Desk(await page());
    const spectator = new Player(await page());
    const all = watched ? [blue, red, desk, spectator] : [blue, red, desk];
    if (isSearched) for (const player of all) player.keepsWhatIsFetched();
    const seats = ["blue", "red", "referee", "public"] as const;
    await Promise.all(
      all.map((player, i) => {
        const link = server.link(battle, seats[i]!);
        return player.sit(
          i === 0 ? link.replace(server.url, blueComesBy) : link,
        );
      }),
    );
    return new FourPages(blue, red, desk, spectator, all);
  }

  /** Nobody needs this page any more. */
  async closes(player: Player): Promise<void> {
    this.all.splice(this.all.indexOf(player), 1);
    await player.page.close();
  }

  /** All four have come to this Subphase. */
  async areAt(step: string): Promise<void> {
    for (const player of this.all)
      await expect(player.step).toHaveAttribute("data-step", step);
  }

  /** Whoever is asked commits, with nothing declared, until this Subphase. The pages open their shares in the dice without a press. [S-102] */
  async goTo(step: string): Promise<void> {
    await expect(async () => {
      // A page that lags behind would end the step that another shows already.
      const isThere = (await this.stepsNow()).includes(step);
      for (const player of isThere ? [] : [this.blue, this.red]) {
        const now = (await player.stepNow()) ?? "";
        const isAsked = ![step, "dice_contributions"].includes(now);
        // A page that carries on by itself is left to it.
        if (isAsked && (await player.mayCommit.count()) > 0)
          await player.ends(now);
      }
      expect(await this.stepsNow()).toEqual(this.all.map(() => step));
    }).toPass({ intervals: [50], timeout: 60_000 });
  }
  private stepsNow(): Promise<(string | null)[]> {
    return Promise.all(this.all.map((player) => player.stepNow()));
  }

  async shoot(name: string): Promise<void> {
    if (!kShots) return;
    mkdirSync(kShots, { recursive: true });
    const seats = ["blue", "red", "referee", "public"];
    for (const [i, player] of this.all.entries()) {
      const path = join(kShots, `${name}-${seats[i]}.png`);
      await player.page.screenshot({ path });
    }
  }

  /** Blue's and the referee's table on a phone. */
  async shootOnPhone(name: string): Promise<void> {
    if (!kShots) return;
    for (const [seat, player] of [
      ["blue", this.blue],
      ["referee", this.desk],
    ] as const) {
      await player.page.setViewportSize({ width: 390, height: 844 });
      await player.page.screenshot({
        path: join(kShots, `${name}-${seat}.png`),
      });
      await player.page.setViewportSize(kTable);
    }
  }
}
