import { expect, test, type Locator, type Page } from "./support/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { axeOf } from "./support/axe";
import { Player } from "./support/board";
import { FourPages } from "./support/four_pages";
import { hasServer, Ordercap, type Battle } from "./support/server";

test.skip(!hasServer, "build/release/ordercap is not built");

const server = new Ordercap(["--test-seed", "a watched battle"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const kDesk = { width: 1280, height: 800 };
const kPhone = { width: 390, height: 844 };
/** Where pictures go, if anybody wants to look at them. */
const kShots = process.env["ORDERCAP_SHOTS"];

/** Watched as the server has it by itself; the shares that pages draw would make other dice each time. */
async function make(more: object = {}): Promise<Battle> {
  const response = await fetch(`${server.url}/api/battles`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      scenario: "duel-armour",
      options: { dice_audit: "false" },
      ...more,
    }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Battle;
}

/** Somebody without a link: what his page was given, and how often he pressed something. */
class Watcher extends Player {
  /** The pieces that came. */
  readonly pieces = new Set<number>();
  gestures = 0;

  constructor(
    page: Page,
    readonly battle: string,
  ) {
    super(page);
    page.on("response", (response) => {
      const [, n] = /\/told\/public\/\w+\/(\d+)$/.exec(response.url()) ?? [];
      if (n && response.status() === 200) this.pieces.add(Number(n));
    });
  }
  get newest(): number {
    return Math.max(0, ...this.pieces);
  }
  async presses(what: Locator): Promise<void> {
    this.gestures += 1;
    await what.click();
  }
  /** What has not been closed at the table is there for nobody. */
  async seesNothingNewer(): Promise<void> {
    const told = `${server.url}/api/battles/${this.battle}/told/public`;
    const { edition, pieces } = (await (await fetch(told)).json()) as {
      edition: string;
      pieces: readonly { n: number }[];
    };
    expect(this.newest).toBeLessThanOrEqual(pieces.length);
    const next = await fetch(`${told}/${edition}/${pieces.length + 1}`);
    expect(next.status).toBe(404);
  }
  async axe(): Promise<void> {
    const { violations } = await axeOf(this.page).analyze();
    expect(violations.map((v) => [v.id, v.nodes[0]?.html])).toEqual([]);
  }
}

async function shoot(name: string, ...players: readonly Player[]) {
  if (!kShots) return;
  mkdirSync(kShots, { recursive: true });
  for (const [i, { page }] of players.entries())
    await page.screenshot({ path: join(kShots, `w-${name}-${i}.png`) });
}

test("whoever has no link follows a battle of two people one step late, to its end and back", async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const battle = await make();
  // It is over, with losses, when it is looked at.
  const ended = await make({ bot: "both" });
  const four = await FourPages.sit(browser, server, battle, false);
  const { blue, red, desk } = four;
  const watcher = new Watcher(four.spectator.page, battle.battle);
  await watcher.page.setViewportSize(kDesk);
  const other = await browser.newContext({ locale: "de-DE", viewport: kPhone });
  const phone = new Watcher(await other.newPage(), battle.battle);
  const both = [watcher, phone] as const;
  const behind = (page: Page) => page.getByTestId("behind");

  /** Both end the step; before the second does, nobody who watches has anything of it. */
  async function closes(): Promise<void> {
    const step = (await blue.stepNow()) ?? "";
    const before = watcher.newest;
    if (await blue.commit.isVisible()) await blue.commits();
    if ((await red.commit.isVisible()) && (await red.stepNow()) === step) {
      await watcher.seesNothingNewer();
      expect(watcher.newest).toBe(before);
      await expect(async () => {
        if (await red.commit.isVisible()) await red.commits();
        expect(await red.stepNow()).not.toBe(step);
      }).toPass();
    }
    await expect(blue.step).not.toHaveAttribute("data-step", step);
  }
  /** Blue has ended it already. */
  async function closesWithout(): Promise<void> {
    const step = await red.stepNow();
    await expect(async () => {
      if (await red.commit.isVisible()) await red.commits();
      expect(await red.stepNow()).not.toBe(step);
    }).toPass();
  }

  const follows = async (): Promise<void> =>
    expect(async () => {
      expect(await watcher.stepNow()).toBe(await blue.stepNow());
    }).toPass();

  await test.step("from the lobby it is one press; before the first step is closed it is said when it begins", async () => {
    await watcher.page.goto(server.url);
    await watcher.presses(watcher.page.getByTestId(`watch-${battle.battle}`));
    expect(watcher.gestures).toBeLessThanOrEqual(2);
    await phone.page.goto(`${server.url}/battle/${battle.battle}`);
    const nothing = watcher.page.getByTestId("not-told");
    await expect(nothing).toContainText("one step behind the table");
    await expect(phone.page.getByTestId("not-told")).toContainText(
      "einen Schritt hinter dem Tisch",
    );
    await shoot("1-nothing", ...both);
    for (const one of both) await one.axe();
    expect([...watcher.pieces]).toEqual([]);
  });

  await test.step("three steps are followed one late, by pieces alone", async () => {
    for (let i = 0; i < 3; ++i) {
      await closes();
      await follows();
      await watcher.seesNothingNewer();
    }
    await expect(watcher.prompt).toContainText("one step behind the table");
    await expect(phone.prompt).toContainText("einen Schritt hinter dem Tisch");
    await shoot("2-behind", ...both);
    for (const one of both) await one.axe();
    expect([...watcher.frames, ...phone.frames]).toEqual([]);
  });

  await test.step("a player leaves, the power fails, a step closes; he is shown it and skips it", async () => {
    await four.goTo("change_facing");
    await follows();
    await blue.commits();
    await blue.page.goto("about:blank");
    await server.kill();
    await expect(behind(watcher.page)).toContainText("does not answer");
    await shoot("3-power-cut", ...both);
    await server.start(new URL(server.url).port);
    for (const page of [red, desk])
      await expect(page.page.getByTestId("connection")).toHaveCount(0);
    await closesWithout();
    await blue.sit(server.link(battle, "blue"));
    await follows();
    await expect(behind(watcher.page)).not.toContainText("does not answer");
    await blue.page.getByTestId("show-missed").click();
    await expect(blue.page.getByTestId("missed")).toContainText("1 of");
    await shoot("4-story", blue);
    await blue.page.keyboard.press("Escape");
    await expect(blue.page.getByTestId("missed")).toHaveCount(0);
  });
  async function keepsBack(
    delay: string,
    words: string,
    reason: string,
  ): Promise<void> {
    await desk.part("Change an option of the rules");
    await desk.because(reason);
    await desk.page.getByTestId("option-name").selectOption("spectator_delay");
    await desk.page.getByTestId("option-value").selectOption(delay);
    await desk.presses("Change an option of the rules");
    await desk.isTold("option_set", `who only watch”: ${words}`);
  }

  await test.step("the referee keeps them back a turn, and lets them come again", async () => {
    await keepsBack("turn", "one turn", "no help from the crowd");
    await expect(watcher.prompt).toContainText("one turn behind the table");
    const seen = watcher.newest;
    await closes();
    await watcher.seesNothingNewer();
    expect(watcher.newest).toBe(seen);
    await shoot("5-raised", ...both);
    await keepsBack("step", "one step", "no harm done");
    await expect(watcher.prompt).toContainText("one step behind the table");
    await follows();
    expect(watcher.newest).toBeGreaterThan(seen);
  });

  await test.step("the referee ends it, and all who look are told how", async () => {
    await desk.endsBattle("Blue", "it is late");
    for (const { page } of [...both, blue])
      await expect(page.getByTestId("battle-end")).toBeVisible();
    for (const { page } of both)
      await expect(page.getByTestId("opening")).toContainText(
        /no longer be reopened|nicht mehr fortgesetzt/,
      );
    await expect(blue.page.getByTestId("company-losses")).toBeVisible();
    for (const { page } of [...both, blue])
      await expect(
        page.getByRole("link", { name: /^(Replay|Wiederholung)/ }),
      ).toHaveCount(1);
    await shoot("6-end", watcher, phone, blue);
    for (const one of both) await one.axe();
  });

  const stepHere = (page: Page) => page.locator(".step-stops [aria-current]");
  await test.step("from an end it is one press to the step with the most losses, and by keys alone the replay comes to it, too", async () => {
    const { page } = watcher;
    await page.goto(`${server.url}/battle/${ended.battle}`);
    const worst = page.getByTestId("worst").getByRole("link");
    await expect(worst).toBeVisible({ timeout: 120_000 });
    const link = `${server.url}${await worst.getAttribute("href")}`;
    watcher.gestures = 0;
    await watcher.presses(worst);
    expect(watcher.gestures).toBeLessThanOrEqual(2);
    await expect(page).toHaveURL(link);
    const last = Number(new URL(link).searchParams.get("n"));
    // A replay that has not come yet has no keys.
    await expect(stepHere(page)).toHaveAttribute("data-testid", `step-${last}`);
    await page.keyboard.press("Home");
    for (let n = 1; n <= last; ++n) {
      await expect(page).toHaveURL(new RegExp(`[?]n=${n}$`));
      if (n < last) await page.keyboard.press("ArrowRight");
    }
    await expect(stepHere(page)).toHaveAttribute("data-testid", `step-${last}`);
    await shoot("7-replay", watcher);
    await watcher.axe();
  });

  await test.step("a link to that moment shows it in another browser", async () => {
    const link = watcher.page.url();
    await phone.page.goto(link);
    await expect(phone.prompt).toContainText("wie Zuschauer es erfuhren");
    await expect(stepHere(phone.page)).toHaveCount(1);
    expect(phone.page.url()).toBe(link);
    await shoot("8-replay", phone);
    await phone.axe();
    phone.gestures = 0;
    await phone.presses(phone.page.getByTestId("turn-0"));
    await phone.presses(phone.page.locator(".step-stops button").last());
    expect(phone.gestures).toBeLessThanOrEqual(2);
    await expect(stepHere(phone.page)).toHaveCount(1);
  });
  for (const { errors } of [...four.all, ...both]) expect(errors).toEqual([]);
});
