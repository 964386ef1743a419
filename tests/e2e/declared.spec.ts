import { expect, test, type Locator } from "./support/test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { since, type Player } from "./support/board";
import { FourPages } from "./support/four_pages";
import { servePlaythroughs } from "./support/playthroughs";

const server = servePlaythroughs("declared", (folder) =>
  onlyInHand(folder, "cards", { blue: "steady-aim", red: "dud" }),
);

/** Decks of one card: it is dealt to its side, whatever the dice show. */
function onlyInHand(
  folder: string,
  scenario: string,
  cards: { blue: string; red: string },
): void {
  const path = join(folder, "scenarios", `${scenario}.json`);
  const battle = JSON.parse(readFileSync(path, "utf8")) as Record<
    "blue" | "red",
    { deck: string[] }
  >;
  battle.blue.deck = [cards.blue];
  battle.red.deck = [cards.red];
  writeFileSync(path, JSON.stringify(battle));
}

const undo = (line: Locator): Locator =>
  line.getByRole("button", { name: /^Take back/ });

async function plays({ page, do: play }: Player, card: string): Promise<void> {
  await page.getByTestId("playable-cards").getByText(card).click();
  await page.getByTestId("target").first().click();
  await play.click();
}

test("harassing fire is asked for without an observer, and falls as any shells do [IDF-11, S-83, REL-10, REL-11]", async ({
  browser,
}) => {
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("strike"),
  );
  const { blue, red, desk, spectator } = four;
  await four.goTo("artillery_response");
  await desk.setsDice({ "t1/1A/response/0/2": 2 }, "it is answered");
  await desk.setsWeather("Bad", "no observer sees so far");
  const act = blue.page.locator("section.act");
  await expect(blue.page.getByTestId("ready-list")).toHaveCount(0);
  await expect(act).not.toContainText("has anything to do");
  await blue.page.setViewportSize({ width: 390, height: 844 });
  const harass = act.getByRole("button", { name: /^Harassing fire/ });
  await expect(harass).toBeInViewport();
  await blue.page.getByRole("button", { name: "Show the whole table" }).click();
  await harass.click();
  await blue.click([44, 20]);
  const toOthers = since([red, spectator]);
  await blue.do.click();
  await expect(undo(blue.declared)).toBeInViewport();
  await undo(blue.declared).click();
  await expect(blue.declared).toHaveCount(0);
  await desk.isTold("mission_withdrawn", "A mission is taken back");
  await blue.page.setViewportSize({ width: 1400, height: 900 });
  await harass.click();
  await blue.click([44, 20]);
  await blue.do.click();
  await expect(blue.declared).toHaveText(/A Battery.*Harassing/);
  expect(toOthers()).toEqual([]);
  await blue.commits();
  await red.commits();
  await blue.isTold("template_placed", "Harassing and interdiction comes down");
  for (const page of [red, spectator]) {
    await page.isTold("template_placed", "High explosive comes down");
    expect(page.frames.join()).not.toContain("harassing");
  }
  for (const page of four.all) expect(page.errors).toEqual([]);
});

test("in the window before the rolls a card is played, and what was declared stays [S-65, S-78, FOW-13, REL-23]", async ({
  browser,
}) => {
  const four = await FourPages.sit(
    browser,
    server,
    await server.make("cards", { fow_windows: "every_step" }),
  );
  const { blue, red, desk, spectator } = four;
  await four.goTo("general_fire");
  await blue.choose("s1");
  await blue.page.getByTestId("target").first().click();
  await blue.do.click();
  await expect(undo(blue.declared)).toHaveCount(1);
  await blue.page.keyboard.press("Escape");
  await blue.commits();
  await red.commits();
  await four.areAt("card_window");
  await expect(blue.page.locator("header.prompt")).toContainText(
    "Cards for: General Fire",
  );
  await expect(blue.declared).toHaveText(/1st Platoon.* fires at/);
  await expect(undo(blue.declared)).toHaveCount(0);
  await expect(blue.commit).toHaveText("Go on");
  const toOthers = since([red, spectator]);
  await plays(blue, "Steady Aim");
  await expect(undo(blue.declared)).toHaveCount(1);
  await undo(blue.declared).click();
  await expect(blue.declared).toHaveCount(1);
  await plays(blue, "Steady Aim");
  await expect(blue.declared).toHaveCount(2);
  await desk.isTold("card_played", "Steady Aim");
  await blue.commits();
  expect(toOthers().join()).not.toContain("Steady");
  await red.commits();
  for (const page of four.all)
    await page.isTold(
      "card_opened",
      "Blue plays “Steady Aim”. All fire of one",
    );
  await blue.isTold("fire_resolved", /HIT-10/);
  for (const page of four.all) expect(page.errors).toEqual([]);
});
