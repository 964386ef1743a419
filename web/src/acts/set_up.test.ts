// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { stillBattle } from "../demo/still_battle.ts";
import { layTable } from "../table/table.ts";
import type { Command, Point, View } from "../wire/protocol.ts";
import type { Battle } from "../wire/store.ts";
import { takeServersPlaces } from "./set_up.ts";

/** Sets down whom it is told to, and then has the next place along. */
function server(view: View): { battle: Battle; sent: Command[] } {
  const sent: Command[] = [];
  const place = (i: number): Point => [40000 + i * 1000, 38000];
  const battle = stillBattle({ view }, (command) => {
    sent.push(command);
    if (command.do === "deploy_stand") setTimeout(() => setDown(command.stand, command.at), 5);
  });
  const setDown = (id: string, at: Point): void =>
    battle.update((now) => {
      const before = now.view ?? view;
      const stand = before.stands[id];
      if (!stand) return now;
      const deploy = Object.fromEntries(
        Object.keys(before.choices.deploy).map((one) => [
          one,
          { stand: one, places: [place(sent.length)] },
        ]),
      );
      return {
        ...now,
        view: {
          ...before,
          stands: { ...before.stands, [id]: { ...stand, at, presence: "on_table" } },
          choices: { ...before.choices, deploy },
        },
      };
    });
  return { battle, sent };
}

test("who waits is set down where the server would, one after the other, each where it is free by then", async () => {
  const { battle, sent } = server(demoStates()["tray"] as View);
  await takeServersPlaces(layTable(battle));
  const placed = sent.filter((one) => one.do === "deploy_stand");
  const waited = Object.entries((demoStates()["tray"] as View).stands)
    .filter(([, { presence }]) => presence === "undeployed")
    .map(([id]) => id);
  expect(placed.map(({ stand }) => stand)).toEqual(
    waited.filter((id) => id in (demoStates()["tray"] as View).choices.deploy),
  );
  expect(new Set(placed.map(({ at }) => at.join())).size).toBe(placed.length);
});
